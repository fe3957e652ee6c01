//! One websocket.

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use wire::play::{Ask, FromClient};

use crate::{Failure, Heard, Site};

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    wishes: u32,
}

impl Socket {
    /// Opens one, as whoever the cookie names.
    ///
    /// # Errors
    /// When the server can't be reached or does not let one in.
    pub async fn open(site: &Site, cookie: Option<&str>) -> Result<Socket, Failure> {
        let unreachable =
            |error: tokio_tungstenite::tungstenite::Error| Failure::Unreachable(error.to_string());
        let mut request =
            format!("ws://{}/api/socket", site.address()).into_client_request().map_err(unreachable)?;
        if let Some(cookie) = cookie {
            let cookie =
                HeaderValue::from_str(cookie).map_err(|error| Failure::Unreadable(error.to_string()))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = site.connect().await?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.map_err(unreachable)?;
        Ok(Socket { stream, wishes: 0 })
    }

    /// Sends a wish; returns its number, which the reply names.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn send(&mut self, ask: Ask) -> Result<u32, Failure> {
        self.wishes += 1;
        let message = FromClient { id: self.wishes, ask };
        let text = serde_json::to_string(&message).map_err(|error| Failure::Unreadable(error.to_string()))?;
        let sent = self.stream.send(Message::text(text)).await;
        sent.map_err(|error| Failure::Unreachable(error.to_string()))?;
        Ok(self.wishes)
    }

    /// The next message. May be awaited in `select!`: nothing is lost when it is not polled to its end.
    ///
    /// # Errors
    /// When the connection is lost or closed, with the reason.
    pub async fn hear(&mut self) -> Result<Heard, Failure> {
        loop {
            let gone = |why: String| Failure::Unreachable(why);
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Heard::read(&text).map_err(|error| Failure::Unreadable(error.to_string()));
                }
                Some(Ok(Message::Close(reason))) => return Err(gone(format!("closed: {reason:?}"))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(gone(error.to_string())),
                None => return Err(gone("closed".to_owned())),
            }
        }
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
