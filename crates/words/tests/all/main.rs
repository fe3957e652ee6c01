//! The words of the program and of its games: the files of the locales, and how the texts made of them read.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod games;
mod kept;
mod locales;
mod prose;
mod voice;
