//! One binary for all tests of the words, so that they link once.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod crisis;
mod locales;
mod support;
