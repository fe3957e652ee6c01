//! POW as people and scripts run it.

mod check;
mod figures;
mod playing;
mod wrong_input;
