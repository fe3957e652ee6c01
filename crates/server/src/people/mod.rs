//! People: guests, who are made when they first do something that is kept, and accounts, which guests become.
//!
//! A person is named by one cookie with an opaque token. Whoever only reads has none, so crawlers and monitors leave no
//! guests behind.

mod names;
mod passwords;
mod token;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use store::{Bearer, Person, PersonId, Purpose};
use wire::problem::Problem;
use words::{Language, Message, Words};

pub use names::{AccountName, DisplayName};
pub use passwords::{Password, Passwords, Unhashed};
pub use token::{Cookie, Token, hexadecimal};

use crate::api::Failure;
use crate::problems::{internal, of_store};
use crate::time::now_ms;
use crate::{App, security};

/// How long a token lives, in milliseconds.
const LIFE_MS: u64 = token::LASTS_SECONDS * 1000;
/// A token is renewed once it has lived this long: so who comes once a year stays, and not every request writes.
const RENEW_AFTER_MS: u64 = 7 * 24 * 60 * 60 * 1000;

/// Whom a request's cookie names; nobody is made by asking.
///
/// # Errors
/// When the store does not answer.
pub async fn person(app: &App, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    let Some(token) = security::cookie(&app.config).token(headers) else { return Ok(None) };
    let bearer = app.store.bearer(&token.hash(), now_ms()).await.map_err(of_store)?;
    Ok(bearer.map(|bearer| bearer.person))
}

/// Who makes a request: somebody we know, or nobody yet.
pub struct Visitor {
    known: Option<Known>,
    cookie: Cookie,
}

struct Known {
    token: Token,
    bearer: Bearer,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Failure> {
        let cookie = security::cookie(&app.config);
        let Some(token) = cookie.token(&parts.headers) else { return Ok(Visitor { known: None, cookie }) };
        let bearer = app.store.bearer(&token.hash(), now_ms()).await?;
        Ok(Visitor { known: bearer.map(|bearer| Known { token, bearer }), cookie })
    }
}

impl Visitor {
    /// The person, if there is one.
    pub fn person(&self) -> Option<&Person> {
        self.known.as_ref().map(|known| &known.bearer.person)
    }

    /// The account, if signed in.
    pub fn account(&self) -> Option<&str> {
        self.known.as_ref().and_then(|known| known.bearer.account.as_deref())
    }

    /// The person, made now as a guest if there is none; and the cookie that the answer must carry then, or when the
    /// old one has got on in years.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn someone(&self, app: &App, language: Language) -> Result<(Person, SetCookie), Failure> {
        let Some(known) = &self.known else { return self.guest(app, language).await };
        let renewed = now_ms() + LIFE_MS;
        let renew = known.bearer.expires_at + RENEW_AFTER_MS < renewed;
        let cookie = match renew {
            true => {
                app.store.extend_token(&known.token.hash(), renewed).await?;
                SetCookie(Some(self.cookie.set(&known.token)))
            }
            false => SetCookie(None),
        };
        Ok((known.bearer.person.clone(), cookie))
    }

    async fn guest(&self, app: &App, language: Language) -> Result<(Person, SetCookie), Failure> {
        let person = Person { id: PersonId::fresh(), name: guest_name(language)?, made_at: now_ms() };
        let token = fresh_token()?;
        app.store.make_person(&person, &kept(&token, &person.id)).await?;
        Ok((person, SetCookie(Some(self.cookie.set(&token)))))
    }

    /// A new token for a person, in place of the one the visitor came with: whoever had got hold of the old one has
    /// nothing from now on.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn rotate(&self, app: &App, person: &PersonId) -> Result<SetCookie, Failure> {
        let token = fresh_token()?;
        app.store.put_token(&kept(&token, person)).await?;
        self.forget(app).await?;
        Ok(SetCookie(Some(self.cookie.set(&token))))
    }

    /// Voids the visitor's token and takes the cookie away.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn forget(&self, app: &App) -> Result<SetCookie, Failure> {
        if let Some(known) = &self.known {
            app.store.drop_token(&known.token.hash()).await?;
        }
        Ok(SetCookie(Some(self.cookie.clear())))
    }
}

fn kept(token: &Token, person: &PersonId) -> store::Token {
    store::Token {
        hash: token.hash(),
        person: person.clone(),
        purpose: Purpose::Session,
        expires_at: now_ms() + LIFE_MS,
    }
}

fn fresh_token() -> Result<Token, Failure> {
    Token::new().map_err(|error| internal(error).into())
}

/// A guest's first name: "Guest 4821". The number only tells guests of one table apart.
fn guest_name(language: Language) -> Result<String, Failure> {
    let number = getrandom::u32().map_err(internal)? % 9000 + 1000;
    let message = Message::new("people-guest").with("number", number.to_string());
    Ok(words_of(language).say(&message))
}

/// What somebody is called who has no name yet.
pub fn nobodys_name(language: Language) -> String {
    words_of(language).word("people-nobody")
}

/// The words of a language, read once.
fn words_of(language: Language) -> &'static Words {
    static WORDS: LazyLock<BTreeMap<Language, Words>> =
        LazyLock::new(|| Language::ALL.into_iter().map(|language| (language, Words::of(language))).collect());
    &WORDS[&language]
}

/// The part of an answer that gives, renews or takes a cookie; nothing when the cookie stays.
pub struct SetCookie(Option<HeaderValue>);

impl IntoResponseParts for SetCookie {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Some(cookie) = self.0 {
            parts.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}
