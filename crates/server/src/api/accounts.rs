//! Accounts: optional, so that one's games are there on every device.
//!
//! Signing in says the same, after the same time, whether the account is unknown or the password wrong. Making an
//! account has to say that a name is taken; that it is limited to a few tries is what keeps names from being listed.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use store::{Account, Clash};
use wire::people::{Credentials, Me};
use wire::problem::{Code, Problem};

use super::Failure;
use super::extract::{Body, Reader};
use crate::App;
use crate::people::{AccountName, Password, Passwords, Unhashed, Visitor};
use crate::problems::internal;

/// Makes an account of the guest you are. What you have stays yours, and your cookie is a new one.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = 201, body = Me), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn sign_up(
    State(app): State<Arc<App>>,
    Extension(passwords): Extension<Passwords>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(Credentials { account, password }): Body<Credentials>,
) -> Result<impl IntoResponse, Failure> {
    let name = AccountName::read(&account)?;
    let password = Password::choose(password)?;
    if visitor.account().is_some() {
        return Err(Failure::new(Code::NameTaken, "you have an account; sign out first to make another"));
    }
    // Hashed before the name is looked at, so that a taken name takes as long as a free one.
    let password = passwords.hash(password).await?;
    let (person, _) = visitor.someone(&app, language).await?;
    let account = Account { name: name.as_str().to_owned(), password, person: person.id.clone() };
    match app.store.make_account(&account).await {
        Ok(()) => {}
        Err(store::Error::Conflict(Clash::AccountName | Clash::Account)) => {
            return Err(Failure::new(Code::NameTaken, "that name is taken"));
        }
        Err(error) => return Err(error.into()),
    }
    let cookie = visitor.rotate(&app, &person.id).await?;
    let me = Me { name: person.name, account: Some(account.name) };
    Ok((StatusCode::CREATED, cookie, Json(me)))
}

/// Signs in. What you had as a guest on this device becomes the account's, and your cookie is a new one.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Extension(passwords): Extension<Passwords>,
    visitor: Visitor,
    Body(Credentials { account, password }): Body<Credentials>,
) -> Result<impl IntoResponse, Failure> {
    // What can't be an account's name is an unknown account: it is asked for and hashed like any other.
    let name = AccountName::read(&account).ok();
    let asked = name.as_ref().map_or("", AccountName::as_str);
    let account = app.store.account(asked).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let fits = passwords.check(Password::guess(password), hash).await?;
    let Some(account) = account.filter(|_| fits) else {
        return Err(Failure::new(Code::BadLogin, "name or password is wrong"));
    };
    // First what the guest had, then the cookie: should the store go away in between, one signs in once more and
    // nothing is lost.
    if visitor.account().is_none()
        && let Some(guest) = visitor.person()
    {
        app.store.merge(&guest.id, &account.person).await?;
    }
    let cookie = visitor.rotate(&app, &account.person).await?;
    let person = app.store.person(&account.person).await?;
    let person = person.ok_or_else(|| internal("an account without its person"))?;
    Ok((cookie, Json(Me { name: person.name, account: Some(account.name) })))
}

/// Signs out of this device. A guest who signs out is nobody again and can't come back.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub async fn sign_out(State(app): State<Arc<App>>, visitor: Visitor) -> Result<impl IntoResponse, Failure> {
    Ok((visitor.forget(&app).await?, StatusCode::NO_CONTENT))
}

impl From<Unhashed> for Failure {
    fn from(unhashed: Unhashed) -> Failure {
        match unhashed {
            Unhashed::Busy => Failure::new(Code::Unavailable, "too many people sign in now").retry_after(5),
            Unhashed::Failed => internal(unhashed).into(),
        }
    }
}
