//! Gotham City Chronicles as people and scripts run it.

mod figures;
mod playing;
