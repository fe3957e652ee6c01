//! The real binary, as people and scripts run it.

mod champions;
mod check;
mod figures;
mod gotham;
mod gotham_play;
mod help;
mod playing;
mod program;
mod skirmish;
mod wrong_input;
