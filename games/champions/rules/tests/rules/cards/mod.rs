//! Every card of the core set, driven through real questions to exact values.

mod aspects;
mod black_panther;
mod captain_marvel;
mod iron_man;
mod klaw;
mod modular;
mod nemeses;
mod rhino;
mod she_hulk;
mod spider_man;
mod ultron;
