//! What handlers take from a request. Each way to fail is a [`Failure`] with a typed body, never plain text.

use std::convert::Infallible;

use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use wire::problem::Code;
use words::Language;

use super::failure::Failure;

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        is_json(request.headers())?;
        let bytes = whole(request, state).await?;
        read(&bytes).map(Body)
    }
}

/// A body as it came, up to the limit of its route.
///
/// # Errors
/// When it is too large, or breaks off.
pub async fn whole<S: Send + Sync>(request: Request, state: &S) -> Result<axum::body::Bytes, Failure> {
    axum::body::Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Failure::new(Code::TooLarge, "the body is larger than this path takes")
        }
        _ => Failure::new(Code::Malformed, "the body broke off"),
    })
}

/// Reads JSON; an error says which field is wrong and where.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(bytes).map_err(|error| {
        let message = format!("the body can't be read: {error}");
        match error.classify() {
            Category::Data => Failure::unfit(message),
            _ => Failure::new(Code::Malformed, message),
        }
    })
}

/// Whether the body says that it is JSON. Forms of other sites can't say so without asking first, so this also helps
/// against requests that another site makes in a visitor's name.
///
/// # Errors
/// When it does not.
pub fn is_json(headers: &HeaderMap) -> Result<(), Failure> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    let message = "the body must be JSON, sent as `content-type: application/json`";
    Err(Failure::new(Code::Malformed, message).with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE))
}

/// The parameters in the path. What does not read as one names nothing that there is.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At<T>, Failure> {
        let found = Path::<T>::from_request_parts(parts, state).await;
        found
            .map(|Path(at)| At(at))
            .map_err(|_| Failure::new(Code::NoSuchThing, "the path names nothing that there is"))
    }
}

/// The parameters behind the question mark.
pub struct Asking<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asking<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asking<T>, Failure> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        // The text of the rejection names the field; it never repeats the value, which might be long or private.
        read.map(|Query(asked)| Asking(asked))
            .map_err(|rejection| Failure::new(Code::Malformed, rejection.body_text()))
    }
}

/// The language in which the reader wants the words: `?lang=`, else `Accept-Language`, else English.
#[derive(Clone, Copy)]
pub struct Reader(pub Language);

/// Finds out the reader's language, on every path alike: so a language that is not spoken here is refused wherever it
/// is asked for.
pub async fn read_language(mut request: Request, next: Next) -> Response {
    let asked = request.uri().query().and_then(asked_language);
    let language = match asked {
        Some(code) => Language::ALL.into_iter().find(|language| language.code() == code),
        None => Some(preferred(request.headers())),
    };
    let Some(language) = language else {
        return Failure::new(Code::Malformed, "`lang` is `en`, `fr` or `de`").into_response();
    };
    request.extensions_mut().insert(Reader(language));
    next.run(request).await
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Reader, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_else(|| Reader(preferred(&parts.headers))))
    }
}

/// The value of `lang`; languages need no escapes.
fn asked_language(query: &str) -> Option<&str> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang="))
}

/// The best language of `Accept-Language` that is spoken here.
pub fn preferred(headers: &HeaderMap) -> Language {
    let Some(accepted) = headers.get(header::ACCEPT_LANGUAGE).and_then(|accepted| accepted.to_str().ok())
    else {
        return Language::default();
    };
    let mut best: Option<(Language, f32)> = None;
    for part in accepted.split(',') {
        let mut pieces = part.split(';');
        let Some(Ok(language)) = pieces.next().map(|name| name.trim().parse::<Language>()) else { continue };
        let weight =
            pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        // Strictly better: of equals, the first counts.
        if weight > 0.0 && best.is_none_or(|(_, least)| weight > least) {
            best = Some((language, weight));
        }
    }
    best.map_or(Language::default(), |(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(accepted: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
        preferred(&headers)
    }

    #[test]
    fn the_best_language_that_is_spoken_here_counts() {
        assert_eq!(of("fr-CA,fr;q=0.9,en;q=0.8"), Language::Fr);
        assert_eq!(of("it,de;q=0.3,fr;q=0.7"), Language::Fr);
        assert_eq!(of("de,fr"), Language::De);
        assert_eq!(of("fr;q=0,de;q=0.1"), Language::De);
        for nonsense in ["", ",,;;q=", "xx;q=nan", "it"] {
            assert_eq!(of(nonsense), Language::En, "{nonsense}");
        }
    }

    #[test]
    fn a_language_is_asked_for_by_name() {
        assert_eq!(asked_language("q=a&lang=fr"), Some("fr"));
        assert_eq!(asked_language("slang=fr"), None);
    }

    #[test]
    fn only_json_is_a_body() {
        let mut headers = HeaderMap::new();
        assert!(is_json(&headers).is_err());
        for (kind, fits) in [
            ("application/json", true),
            ("Application/JSON; charset=utf-8", true),
            ("text/plain", false),
            ("application/x-www-form-urlencoded", false),
        ] {
            headers.insert(header::CONTENT_TYPE, kind.parse().unwrap());
            assert_eq!(is_json(&headers).is_ok(), fits, "{kind}");
        }
    }
}
