//! The description of the API: what no single route says, and its text.

use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, InfoBuilder, OpenApi, OpenApiBuilder, Ref, Required, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};
use wire::problem::Problem;

/// What the description begins with.
pub fn heading() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Crossover")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Superhero tabletop games by their real rules. REST for everything around play; play itself goes through \
             the websocket at `/api/socket` (docs/protocol.md). A visitor is known by one cookie, which the first \
             request that keeps something sets. Every answer that is not a success has a `Problem` as its body.",
        ));
    let mut api = OpenApiBuilder::new().info(info.build()).build();
    let mut schemas = vec![(Problem::name().into_owned(), Problem::schema())];
    Problem::schemas(&mut schemas);
    let components = api.components.get_or_insert_default();
    components.schemas.extend(schemas);
    api
}

/// The description as it is served. Every path takes `lang`, and everything that can happen anywhere (limits, sizes,
/// a store that is gone) is said once, as the default answer.
pub fn text(api: &OpenApi) -> String {
    let mut api = api.clone();
    for (path, item) in &mut api.paths.paths {
        let operations = [&mut item.get, &mut item.post, &mut item.patch, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            complete(operation, path.starts_with("/api/"));
        }
    }
    let mut text = api.to_pretty_json().expect("a description is plain data with text keys");
    text.push('\n');
    text
}

fn complete(operation: &mut Operation, spoken: bool) {
    // Two handlers of different chapters may have one name; clients that are generated need them apart.
    let chapter = operation.tags.iter().flatten().next();
    if let (Some(chapter), Some(name)) = (chapter, &operation.operation_id) {
        operation.operation_id = Some(format!("{chapter}_{name}"));
    }
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name(Problem::name()))).build();
    let other =
        ResponseBuilder::new().description("Why it came to nothing").content("application/json", problem);
    operation.responses.responses.insert("default".to_owned(), other.build().into());
    if spoken {
        let codes = words::Language::ALL.map(words::Language::code);
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).build();
        let lang = ParameterBuilder::new()
            .name("lang")
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .description(Some("The language of the words; without it, `Accept-Language` counts."))
            .schema(Some(schema));
        operation.parameters.get_or_insert_default().push(lang.build().into());
    }
}
