//! Under construction.
#[cfg(feature = "build")]
pub mod build;
mod ids;
