//! How a command ends: 0 well, 1 the answer is no, 2 wrong usage or input.

use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use crate::screen::style;

/// What a command came to, when nothing was wrong with the asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It went well.
    Well,
    /// It was answered, and the answer is no: not valid, not found, not in order.
    No,
}

impl Reply {
    /// Yes or no.
    pub fn from_yes(yes: bool) -> Reply {
        if yes { Reply::Well } else { Reply::No }
    }
}

/// The exit code of a command. Whatever was wrong is told on standard error, in one line where it fits.
pub fn code(ending: anyhow::Result<Reply>) -> ExitCode {
    match ending {
        Ok(Reply::Well) => ExitCode::SUCCESS,
        Ok(Reply::No) => ExitCode::from(1),
        // Whoever was reading has left, so there is nobody to tell anything.
        Err(error) if reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let red = style::WRONG;
            // If standard error is closed as well, the exit code has to do.
            let _ = writeln!(anstream::stderr(), "{red}error{red:#}: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether standard output has lost its reader. Nothing else that we do gives a broken pipe.
fn reader_left(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_pipe_is_no_failure_and_a_missing_file_is_one() {
        let pipe = anyhow::Error::from(io::Error::from(ErrorKind::BrokenPipe)).context("printing");
        let file = anyhow::Error::from(io::Error::from(ErrorKind::NotFound)).context("reading");
        assert!(reader_left(&pipe));
        assert!(!reader_left(&file));
    }
}
