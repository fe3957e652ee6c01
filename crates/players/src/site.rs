//! A server on this machine, and the little HTTP that it takes to sit down there.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use wire::problem::Problem;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    address: SocketAddr,
    /// From which address of this machine one comes; any, if none is said.
    from: Option<IpAddr>,
}

/// An address that is not on this machine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address of this machine, such as http://127.0.0.1:8080")]
pub struct NotHere(String);

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The server can't be reached, or stopped in the middle.
    #[error("the server can't be reached: {0}")]
    Unreachable(String),
    /// The server said no.
    #[error("the server says {status}: {problem:?}")]
    Refused {
        /// The status.
        status: u16,
        /// Why, where it said so.
        problem: Option<Box<Problem>>,
    },
    /// What came back is not what was expected.
    #[error("the server's answer can't be read: {0}")]
    Unreadable(String),
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Unreachable(error.to_string())
    }
}

/// An answer.
pub(crate) struct Answered<T> {
    pub body: T,
    /// The cookie that was set, as it is to be sent back.
    pub cookie: Option<String>,
}

impl Site {
    /// The site at an address of this machine.
    ///
    /// # Errors
    /// When it is an address of another.
    pub fn at(address: SocketAddr) -> Result<Site, NotHere> {
        if address.ip().is_loopback() {
            Ok(Site { address, from: None })
        } else {
            Err(NotHere(address.to_string()))
        }
    }

    /// Reads `http://127.0.0.1:8080` or `127.0.0.1:8080`.
    ///
    /// # Errors
    /// When it is no address, or one of another machine.
    pub fn parse(text: &str) -> Result<Site, NotHere> {
        let plain = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let plain = plain.replacen("localhost:", "127.0.0.1:", 1);
        let address: SocketAddr = plain.parse().map_err(|_| NotHere(text.to_owned()))?;
        Site::at(address).map_err(|_| NotHere(text.to_owned()))
    }

    /// The same as it is seen by whoever comes from another address of this machine, such as 127.0.0.2: to the server that is
    /// somebody else.
    ///
    /// # Errors
    /// When it is an address of another machine.
    pub fn seen_from(self, from: IpAddr) -> Result<Site, NotHere> {
        if from.is_loopback() {
            Ok(Site { from: Some(from), ..self })
        } else {
            Err(NotHere(from.to_string()))
        }
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) async fn connect(&self) -> std::io::Result<TcpStream> {
        let socket = if self.address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Reads something.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        Ok(self.request::<(), T>("GET", path, None, None).await?.body)
    }

    pub(crate) async fn request<B: Serialize, T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: Option<&B>,
    ) -> Result<Answered<T>, Failure> {
        let answer = timeout(PATIENCE, self.exchange(method, path, cookie, body)).await;
        let answer = answer.map_err(|_| Failure::Unreachable("it takes too long".to_owned()))??;
        read(&answer)
    }

    async fn exchange<B: Serialize>(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: Option<&B>,
    ) -> Result<Vec<u8>, Failure> {
        let body = match body {
            Some(body) => {
                serde_json::to_string(body).map_err(|error| Failure::Unreadable(error.to_string()))?
            }
            None => String::new(),
        };
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAccept: application/json\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(answer)
    }
}

/// Reads an answer that ended with its connection.
fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<Answered<T>, Failure> {
    let unreadable = |what: &str| Failure::Unreadable(what.to_owned());
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(|| unreadable("no head"))?;
    let head = std::str::from_utf8(&answer[..end]).map_err(|_| unreadable("a head that is no text"))?;
    let body = &answer[end + 4..];
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse::<u16>().ok());
    let status = status.ok_or_else(|| unreadable("no status"))?;
    if !(200..300).contains(&status) {
        return Err(Failure::Refused { status, problem: serde_json::from_slice(body).ok() });
    }
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("set-cookie")
            .then(|| value.split(';').next().unwrap_or_default().trim().to_owned())
    };
    let cookie = lines.find_map(header);
    let body = serde_json::from_slice(body).map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(Answered { body, cookie })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_a_site() {
        for here in ["http://127.0.0.1:8080", "127.0.0.1:1", "http://[::1]:80/", "http://localhost:8080"] {
            assert!(Site::parse(here).is_ok(), "{here}");
        }
        for elsewhere in
            ["http://93.184.216.34:80", "example.org", "http://0.0.0.0:80", "", "https://127.0.0.1:1"]
        {
            assert!(Site::parse(elsewhere).is_err(), "{elsewhere}");
        }
    }

    #[test]
    fn an_answer_is_read_with_its_cookie_and_a_problem_with_its_code() {
        let good = b"HTTP/1.1 201 Created\r\nSet-Cookie: crossover=ab; HttpOnly\r\n\r\n{\"table\":\"t\",\"commitment\":\"c\"}";
        let made: Answered<wire::lobby::Made> = read(good).unwrap();
        assert_eq!((made.body.table.as_str(), made.cookie.as_deref()), ("t", Some("crossover=ab")));
        let bad = b"HTTP/1.1 404 Not Found\r\n\r\n{\"code\":\"no-such-table\",\"message\":\"x\"}";
        let refused = read::<serde_json::Value>(bad).err().unwrap();
        assert!(matches!(refused, Failure::Refused { status: 404, problem: Some(_) }), "{refused:?}");
        assert!(read::<serde_json::Value>(b"half an ans").is_err());
    }
}
