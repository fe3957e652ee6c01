//! What changes only with the program is worked out once, compressed once, and served from memory from then on; who has
//! it already is told so in a few bytes.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use words::Language;

use super::PRINTED;
use super::extract::Reader;
use crate::people::hexadecimal;

/// The largest page that is kept, and how much is kept in all: more than every card and every book in all languages.
const LARGEST: usize = 8 << 20;
const IN_ALL: usize = 96 << 20;

/// What was printed so far.
#[derive(Default)]
pub struct Press {
    pages: Mutex<BTreeMap<(String, Language), Arc<Page>>>,
}

/// One page, as it is served.
struct Page {
    kind: HeaderValue,
    tag: HeaderValue,
    plain: Bytes,
    gzip: Bytes,
}

/// Serves what was printed; prints what was not.
pub async fn keep(State(press): State<Arc<Press>>, request: Request, next: Next) -> Response {
    let language = request.extensions().get::<Reader>().map_or(Language::default(), |reader| reader.0);
    // What is searched for is nobody else's, so only the language may be asked for.
    let plain = request.uri().query().is_none_or(|query| query.starts_with("lang=") && !query.contains('&'));
    if request.method() != Method::GET || !plain {
        return next.run(request).await;
    }
    let (key, headers) = ((request.uri().path().to_owned(), language), request.headers().clone());
    let kept = press.pages.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    if let Some(page) = kept {
        return page.answer(&headers);
    }
    let response = next.run(request).await;
    let printed = response.headers().get(header::CACHE_CONTROL).is_some_and(|kept| kept == PRINTED);
    if response.status() != StatusCode::OK || !printed {
        return response;
    }
    let (parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, LARGEST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let kind = parts.headers.get(header::CONTENT_TYPE).cloned();
    let press_page = move || Page::press(kind.unwrap_or(HeaderValue::from_static("application/json")), plain);
    let Ok(page) = tokio::task::spawn_blocking(press_page).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let page = Arc::new(page);
    let mut pages = press.pages.lock().unwrap_or_else(PoisonError::into_inner);
    let held: usize = pages.values().map(|page| page.plain.len() + page.gzip.len()).sum();
    if held < IN_ALL {
        pages.insert(key, Arc::clone(&page));
    }
    drop(pages);
    page.answer(&headers)
}

impl Page {
    fn press(kind: HeaderValue, plain: Bytes) -> Page {
        let digest = hexadecimal(&Sha256::digest(&plain)[..12]);
        let tag = HeaderValue::try_from(format!("\"{digest}\""));
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        // Memory takes everything that is written to it.
        let gzip = gzip.write_all(&plain).and_then(|()| gzip.finish()).unwrap_or_default();
        Page { kind, tag: tag.unwrap_or(HeaderValue::from_static("\"\"")), plain, gzip: gzip.into() }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let lists = |name, wanted: &str| {
            let values = asked.get_all(name).iter().filter_map(|value| value.to_str().ok());
            let mut parts = values.flat_map(|value| value.split(',')).map(str::trim);
            parts.any(|part| part.trim_start_matches("W/") == wanted || part == "*")
        };
        let mut headers = HeaderMap::new();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(PRINTED));
        headers.insert(header::VARY, HeaderValue::from_static("accept-language, accept-encoding"));
        headers.insert(header::ETAG, self.tag.clone());
        if lists(header::IF_NONE_MATCH, self.tag.to_str().unwrap_or_default()) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        let body = if !self.gzip.is_empty() && takes_gzip(asked) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            &self.gzip
        } else {
            &self.plain
        };
        (headers, Body::from(body.clone())).into_response()
    }
}

/// Whether gzip may be sent: it is named, and not with a weight of 0.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let values = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut parts = values.flat_map(|value| value.split(','));
    parts.any(|part| {
        let mut pieces = part.split(';').map(str::trim);
        let named = pieces.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = pieces.find_map(|piece| piece.strip_prefix("q=")?.parse::<f32>().ok());
        named && weight.is_none_or(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn who_has_a_page_is_told_so_and_who_takes_gzip_gets_it() {
        let text = "all the rules ".repeat(1_000);
        let page = Page::press(HeaderValue::from_static("application/json"), text.clone().into());
        let tag = page.tag.to_str().unwrap();
        let seen = page.answer(&asking(&[(header::IF_NONE_MATCH, &format!("\"other\", W/{tag}"))]));
        assert_eq!(seen.status(), StatusCode::NOT_MODIFIED);
        let small = page.answer(&asking(&[(header::ACCEPT_ENCODING, "br, gzip;q=0.5")]));
        assert_eq!(small.headers()[header::CONTENT_ENCODING], "gzip");
        let plain = page.answer(&asking(&[(header::ACCEPT_ENCODING, "gzip;q=0, br")]));
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        assert!(page.gzip.len() * 10 < text.len());
    }
}
