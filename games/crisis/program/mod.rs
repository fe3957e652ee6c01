//! Crisis Protocol as people and scripts run it.

mod figures;
mod playing;
mod wrong_input;
