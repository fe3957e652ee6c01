//! Somebody with a cookie.

use std::time::Duration;

use tokio::time::timeout;
use wire::lobby::{Made, NewSeat, NewSitter, NewTable, SitDown, TableCard};
use wire::play::Ask;

use crate::site::Answered;
use crate::{Failure, Heard, Site, Socket};

/// How long a table may take to show itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// A guest.
#[derive(Clone, Debug)]
pub struct Guest {
    cookie: String,
}

impl Guest {
    /// The cookie, as it is to be sent.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// A new guest who makes a table; seats named here beyond the guest's own first one.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn make_table(
        site: &Site,
        game: &str,
        others: &[NewSitter],
    ) -> Result<(Guest, String), Failure> {
        let sitters: Vec<NewSitter> = std::iter::once(NewSitter::You).chain(others.iter().cloned()).collect();
        let (guest, table) = Guest::make(site, game, &sitters, false).await?;
        take_seat(site, &table, Some(&guest.cookie), None).await?;
        Ok((guest, table))
    }

    /// A new guest who makes a table with these seats, which everybody may watch or nobody, and has not sat down there.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn make(
        site: &Site,
        game: &str,
        sitters: &[NewSitter],
        public: bool,
    ) -> Result<(Guest, String), Failure> {
        let seat = |sitter: &NewSitter| NewSeat { sitter: sitter.clone(), options: Vec::new() };
        let seats = sitters.iter().map(seat).collect();
        let table =
            NewTable { game: game.to_owned(), options: Vec::new(), seats, public, clock: None, start: None };
        let made = site.request::<_, Made>("POST", "/api/tables", None, Some(&table)).await?;
        let cookie =
            made.cookie.ok_or_else(|| Failure::Unreadable("no cookie for a new guest".to_owned()))?;
        Ok((Guest { cookie }, made.body.table))
    }

    /// Takes the seats of a table that are kept for this guest.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn take(&self, site: &Site, table: &str) -> Result<(), Failure> {
        take_seat(site, table, Some(&self.cookie), None).await.map(drop)
    }

    /// The secret of the link to a free seat of a table that this guest has made.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn invitation(&self, site: &Site, table: &str) -> Result<String, Failure> {
        let mut socket = Socket::open(site, Some(&self.cookie)).await?;
        socket.send(open(table)).await?;
        let secret = async {
            loop {
                if let Heard::Table { view } = socket.hear().await? {
                    let free = view.invitations.first().map(|invitation| invitation.secret.clone());
                    return free.ok_or_else(|| Failure::Unreadable("no seat is free".to_owned()));
                }
            }
        };
        let secret = timeout(PATIENCE, secret).await;
        secret.map_err(|_| Failure::Unreachable("the table does not show itself".to_owned()))?
    }

    /// A new guest who sits down by a link.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn sit_down(site: &Site, table: &str, secret: &str) -> Result<Guest, Failure> {
        let sat = take_seat(site, table, None, Some(secret)).await?;
        let cookie = sat.cookie.ok_or_else(|| Failure::Unreadable("no cookie for a new guest".to_owned()))?;
        Ok(Guest { cookie })
    }

    /// A table for two with both seats taken.
    ///
    /// # Errors
    /// See [`Failure`].
    pub async fn pair(site: &Site, game: &str) -> Result<(String, [Guest; 2]), Failure> {
        let (maker, table) = Guest::make_table(site, game, &[NewSitter::Anyone]).await?;
        let secret = maker.invitation(site, &table).await?;
        let other = Guest::sit_down(site, &table, &secret).await?;
        Ok((table, [maker, other]))
    }
}

/// Sits down, at what is kept for whoever comes with this cookie or at the seat of a link.
async fn take_seat(
    site: &Site,
    table: &str,
    cookie: Option<&str>,
    secret: Option<&str>,
) -> Result<Answered<TableCard>, Failure> {
    let secret = secret.map(str::to_owned);
    let sit = SitDown { secret, nonce: "players".to_owned(), options: Vec::new() };
    site.request("POST", &format!("/api/tables/{table}/seats"), cookie, Some(&sit)).await
}

/// The wish to look at a table.
pub(crate) fn open(table: &str) -> Ask {
    Ask::Open { table: table.to_owned(), held: None, language: "en".to_owned() }
}
