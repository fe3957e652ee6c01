//! Answers that were worked out: written down where they were worked out, and sent in pieces, so that a large one holds nobody
//! up on its way either, whether it is compressed or not.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;

use super::{Failure, beside};
use crate::App;
use crate::gate::Turn;
use crate::problems::internal;

/// How much is compressed and sent at a time, in bytes.
const PIECE: usize = 32 << 10;

/// An answer that is written down already.
pub struct Worked {
    kind: &'static str,
    bytes: Bytes,
}

impl Worked {
    /// A text of some kind.
    pub fn text(kind: &'static str, text: String) -> Worked {
        Worked { kind, bytes: text.into() }
    }
}

/// Works an answer out, and writes it down as JSON.
pub async fn worked<T: Serialize>(
    app: &App,
    work: impl FnOnce(&Turn) -> Result<T, Failure> + Send + 'static,
) -> Result<Worked, Failure> {
    let write = move |turn: &Turn| {
        let bytes = serde_json::to_vec(&work(turn)?).map_err(internal)?;
        Ok(Worked { kind: "application/json", bytes: bytes.into() })
    };
    beside(app, write).await
}

impl IntoResponse for Worked {
    fn into_response(self) -> Response {
        let Worked { kind, bytes } = self;
        let headers = [(header::CONTENT_TYPE, HeaderValue::from_static(kind))];
        if bytes.len() < PIECE {
            return (headers, Body::from(bytes)).into_response();
        }
        // Compressors ask once more after the end; an iterator that has ended can be asked.
        let pieces = (0..bytes.len()).step_by(PIECE).map(move |at| {
            let end = bytes.len().min(at + PIECE);
            Ok::<_, Infallible>(bytes.slice(at..end))
        });
        (headers, Body::from_stream(stream::iter(pieces))).into_response()
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use futures_util::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_large_answer_is_sent_in_pieces_and_is_whole() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 5 * PIECE] {
            let text: String = ('a'..='z').cycle().take(length).collect();
            let body = || Worked::text("application/json", text.clone()).into_response().into_body();
            assert_eq!(to_bytes(body(), usize::MAX).await.unwrap(), text.as_bytes(), "{length}");
            let mut pieces = body().into_data_stream();
            while let Some(piece) = pieces.next().await {
                assert!(piece.unwrap().len() <= PIECE);
            }
            assert!(pieces.next().await.is_none(), "compressors ask once more");
        }
    }
}
