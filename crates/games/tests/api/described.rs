//! The description of the API: complete, true, and committed.

use std::path::Path;

use crate::client::Server;

/// The committed description.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

#[tokio::test]
async fn the_committed_description_is_the_served_one() {
    let server = Server::start().await;
    let served = server.browser().get("/api/openapi.json").await;
    served.expect(200);
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::write(FILE, &served.bytes).expect("can write");
    }
    let written = std::fs::read(Path::new(FILE)).unwrap_or_default();
    assert!(written == served.bytes, "docs/openapi.json is stale: run `cargo xtask codegen` and commit it");
}

#[tokio::test]
async fn every_operation_says_what_it_is_and_how_it_can_fail() {
    let server = Server::start().await;
    let api = server.browser().get("/api/openapi.json").await.expect(200);
    let paths = api["paths"].as_object().unwrap();
    assert!(paths.len() > 20, "{}", paths.len());
    let mut names = std::collections::BTreeSet::new();
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            assert!(operation["summary"].is_string(), "{method} {path} has no summary");
            assert_eq!(
                operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"],
                "#/components/schemas/Problem"
            );
            assert!(names.insert(operation["operationId"].as_str().unwrap().to_owned()), "{operation}");
        }
    }
}
