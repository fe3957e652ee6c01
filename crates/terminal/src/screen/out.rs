//! Standard output, for whoever still reads it.

use std::io::{self, ErrorKind, StdoutLock, Write};

use anstream::AutoStream;

/// Standard output with colour on terminals alone. Whichever way its reader left, writing says [`ErrorKind::BrokenPipe`].
pub struct Out(AutoStream<StdoutLock<'static>>);

/// Standard output, until it is dropped.
pub fn out() -> Out {
    Out(anstream::stdout().lock())
}

/// A terminal that was closed is an input/output error to Unix, where a pipe would be a broken pipe.
fn left(error: io::Error) -> io::Error {
    const EIO: i32 = 5;
    if cfg!(unix) && error.raw_os_error() == Some(EIO) { ErrorKind::BrokenPipe.into() } else { error }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(left)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_closed_terminal_is_a_closed_pipe_and_a_full_disk_is_not() {
        const FULL: i32 = 28;
        assert_eq!(left(io::Error::from_raw_os_error(5)).kind(), ErrorKind::BrokenPipe);
        assert_eq!(left(io::Error::from_raw_os_error(FULL)).raw_os_error(), Some(FULL));
    }
}
