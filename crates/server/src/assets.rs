//! The pages, carried inside the binary. `web/dist` is what Vite built; without it everything else works, and a plain
//! page says how to build it.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use wire::problem::Code;

use crate::api::Failure;

/// What Vite built. Read from disk in debug builds, so that pages can be built without the server.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page that every path of the app begins with.
const INDEX: &str = "index.html";

/// Serves the pages: a file by its name, the app for every path of a page, and a problem for the rest.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Failure::new(Code::NoSuchPath, "there is no such path; GET /api/openapi.json lists them")
            .into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        let refused = Failure::new(Code::NoSuchPath, "pages are read with GET")
            .with_status(StatusCode::METHOD_NOT_ALLOWED);
        return ([(header::ALLOW, HeaderValue::from_static("GET,HEAD"))], refused).into_response();
    }
    if is_variant(path) {
        return missing();
    }
    if !path.is_empty()
        && path != INDEX
        && let Some(whole) = Dist::get(path)
    {
        return answer(path, &whole, &headers);
    }
    // The names of files have a dot in their last part, those of pages (games, tables) do not; rules do, so a rule's
    // page is known by its folder.
    let is_file =
        path.rsplit('/').next().is_some_and(|name| name.contains('.')) && !path.starts_with("rules/");
    if is_file && path != INDEX {
        return missing();
    }
    match Dist::get(INDEX) {
        Some(index) => answer(INDEX, &index, &headers),
        None => unbuilt(),
    }
}

/// Compressed copies are chosen by `Accept-Encoding`, not by name.
fn is_variant(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn missing() -> Response {
    Failure::new(Code::NoSuchPath, "there is no such file").into_response()
}

/// A file, in the smallest form that the browser takes; nothing at all when it has it.
fn answer(path: &str, whole: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let (encoding, file) = smallest(path, headers);
    let file = file.as_ref().unwrap_or(whole);
    let tag = crate::people::hexadecimal(&file.metadata.sha256_hash()[..16]);
    let tag = format!("\"{tag}\"");
    let mut answer = if is_held(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        file.data.clone().into_owned().into_response()
    };
    let fields = answer.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind_of(path)));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep(path)));
    fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        fields.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    answer
}

/// The compressed copy that the build made and the browser takes.
fn smallest(path: &str, headers: &HeaderMap) -> (Option<&'static str>, Option<EmbeddedFile>) {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or("");
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        if takes(accepted, encoding)
            && let Some(file) = Dist::get(&format!("{path}.{ending}"))
        {
            return (Some(encoding), Some(file));
        }
    }
    (None, None)
}

/// Whether an encoding is among those a browser takes.
fn takes(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|part| {
        let mut pieces = part.split(';').map(str::trim);
        let named = pieces.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        named && !pieces.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn is_held(headers: &HeaderMap, tag: &str) -> bool {
    let held = headers.get(header::IF_NONE_MATCH).and_then(|held| held.to_str().ok()).unwrap_or("");
    held.split(',').map(|part| part.trim().trim_start_matches("W/")).any(|part| part == tag || part == "*")
}

/// Vite puts the hash of a file's content into its name, in `assets/`: such a file never changes.
fn keep(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// The kinds of files that the pages are made of.
fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What stands in for the pages until they are built. For whoever builds the program, so it is English.
fn unbuilt() -> Response {
    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Crossover</title>\n\
        <h1>The pages are not built yet</h1>\n\
        <p>The server runs and its <a href=\"/api/openapi.json\">API</a> answers, but this binary was built without \
        the pages. With Node.js installed, build both with</p>\n\
        <pre>cargo xtask serve</pre>\n";
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (StatusCode::SERVICE_UNAVAILABLE, headers, PAGE).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_taken_as_the_browser_says() {
        assert!(takes("gzip, deflate, br;q=0.9", "br") && takes("GZIP", "gzip"));
        assert!(!takes("br;q=0, gzip", "br") && !takes("", "gzip") && !takes("brotli", "br"));
    }

    #[test]
    fn only_named_by_hash_is_kept_for_good() {
        assert!(keep("assets/index-abc123.js").contains("immutable"));
        assert_eq!(keep("index.html"), "no-cache");
    }

    #[test]
    fn a_held_file_is_known_by_its_tag() {
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, "\"x\", W/\"abc\"".parse().unwrap());
        assert!(is_held(&headers, "\"abc\"") && !is_held(&headers, "\"ab\""));
    }
}
