//! Passwords: argon2id with the crate's defaults, which are OWASP's floor (19 MiB, two passes). A hash takes tens of
//! milliseconds and its memory, so it runs beside the tasks of play, and only so many at once.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wire::problem::{Code, Problem};

use crate::problems::problem;

/// How many hashes are made at once.
const AT_ONCE: usize = 2;
/// How long one waits for a turn. Who comes later is told to try again.
const PATIENCE: Duration = Duration::from_secs(5);
/// Shortest password, in characters.
const LEAST: usize = 10;
/// Longest password, in bytes: long enough for any sentence, and no work for a prank.
const MOST: usize = 256;

/// Makes and checks hashes of passwords.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    /// The hash of a password that nobody has, checked when there is no such account: so it takes the same time.
    nobodys: Arc<OnceLock<String>>,
}

/// Why a password could neither be hashed nor checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unhashed {
    /// Too many others wait.
    #[error("too many sign-ins at once")]
    Busy,
    /// The hasher failed: no memory, no randomness, or a damaged hash in the store.
    #[error("a password could not be hashed")]
    Failed,
}

impl Passwords {
    /// Ready to hash.
    pub fn new() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), nobodys: Arc::new(OnceLock::new()) }
    }

    /// The hash of a new password, as a PHC string.
    ///
    /// # Errors
    /// When it could not be made.
    pub async fn hash(&self, password: Password) -> Result<String, Unhashed> {
        let turn = self.turn().await?;
        blocking(turn, move || hash_now(&password.0)).await
    }

    /// Whether a password is the one that was hashed; without a hash, no, after the same time.
    ///
    /// # Errors
    /// When it could not be checked.
    pub async fn check(&self, password: Password, hash: Option<String>) -> Result<bool, Unhashed> {
        let turn = self.turn().await?;
        let nobodys = Arc::clone(&self.nobodys);
        blocking(turn, move || {
            // Made at the first sign-in of all, whoever that is, so that unknown accounts take no longer.
            if nobodys.get().is_none() {
                let _ = nobodys.set(hash_now("a password that nobody has")?);
            }
            let known = hash.is_some();
            let hash = hash.as_ref().or(nobodys.get()).ok_or(Unhashed::Failed)?;
            let hash = PasswordHash::new(hash).map_err(|_| Unhashed::Failed)?;
            Ok(Argon2::default().verify_password(password.0.as_bytes(), &hash).is_ok() && known)
        })
        .await
    }

    async fn turn(&self) -> Result<OwnedSemaphorePermit, Unhashed> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or(Unhashed::Busy)
    }
}

/// Runs beside the tasks, holding its turn until the work is done, even when nobody waits for the result any more.
async fn blocking<T: Send + 'static>(
    turn: OwnedSemaphorePermit,
    work: impl FnOnce() -> Result<T, Unhashed> + Send + 'static,
) -> Result<T, Unhashed> {
    let done = tokio::task::spawn_blocking(move || {
        let result = work();
        drop(turn);
        result
    });
    done.await.unwrap_or(Err(Unhashed::Failed))
}

fn hash_now(password: &str) -> Result<String, Unhashed> {
    let hash = Argon2::default().hash_password(password.as_bytes()).map_err(|_| Unhashed::Failed)?;
    Ok(hash.to_string())
}

/// A password as it was typed. It is never shown, not even in a debug print.
pub struct Password(String);

impl Password {
    /// Reads a password for a new account.
    ///
    /// # Errors
    /// When it is too short to keep anybody out, or too long.
    pub fn choose(text: String) -> Result<Password, Problem> {
        if text.chars().count() < LEAST {
            return Err(problem(Code::WeakPassword, "a password has at least 10 characters"));
        }
        if text.len() > MOST {
            return Err(problem(Code::WeakPassword, "a password has at most 256 bytes"));
        }
        Ok(Password(text))
    }

    /// Reads a password to be compared. One that is too long can't be right, but is compared all the same, cut to
    /// its bounds, so that the answer takes its time.
    pub fn guess(mut text: String) -> Password {
        if text.len() > MOST {
            // One byte more than any account can have, so that a cut guess is never right by accident.
            text.truncate(text.floor_char_boundary(MOST));
            text.push('\0');
        }
        Password(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_of_a_known_account_fits() {
        let passwords = Passwords::new();
        let choose = |text: &str| Password::choose(text.to_owned()).unwrap();
        let hash = passwords.hash(choose("correct horse")).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(!hash.contains("correct"));
        let guess = |text: &str| Password::guess(text.to_owned());
        assert_eq!(passwords.check(guess("correct horse"), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.check(guess("battery staple"), Some(hash)).await, Ok(false));
        assert_eq!(passwords.check(guess("a password that nobody has"), None).await, Ok(false));
        assert_eq!(
            passwords.check(guess("correct horse"), Some("damaged".into())).await,
            Err(Unhashed::Failed)
        );
    }

    #[test]
    fn a_password_is_long_enough_but_not_endless() {
        for bad in ["", "123456789", &"é".repeat(200)] {
            assert!(
                Password::choose(bad.to_owned()).is_err_and(|problem| problem.code == Code::WeakPassword)
            );
        }
        assert!(Password::choose("éééééééééé".to_owned()).is_ok());
        let most = "é".repeat(128);
        assert!(Password::choose(most.clone()).is_ok());
        assert_ne!(Password::guess(format!("{most}x")).0, most);
    }
}
