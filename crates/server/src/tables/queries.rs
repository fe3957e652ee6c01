//! What is looked up at a table and changes nothing: how far, how likely, what is best. It is worked out on a copy, beside the table.

use host::{Reached, Sitting};
use table::Seat;
use wire::play::FromServer;
use wire::problem::{Code, Problem};
use words::Language;

use super::actor::Actor;
use super::deeds::refusal;
use super::open::OpenTable;
use super::request::{Caller, Query, Reply};
use crate::gate::{Apart, Client, Turn};
use crate::problems::problem;

/// How many answers are advised at most.
const MOST_ADVICE: u8 = 8;

impl Actor {
    /// Looks something up on a copy, beside the table: neither it nor anybody else waits.
    pub(super) async fn look_up(&mut self, caller: Caller, re: u32, query: Query, reply: Reply<FromServer>) {
        let looked = self.copy_for(&caller, &query).await;
        let (sitting, seat) = match looked {
            Ok(looked) => looked,
            Err(problem) => {
                let _ = reply.send(Err(problem));
                return;
            }
        };
        let (gate, language) = (self.context.gate.clone(), caller.language);
        tokio::spawn(async move {
            let look = move |turn: &Turn| answer_to(&**sitting.get(turn), seat, re, query, language);
            let mut reply = reply;
            let answer = tokio::select! {
                answer = gate.work(Client::Address(caller.address), look) => answer,
                // Who has gone away is owed no answer, and nobody works one out.
                () = reply.closed() => return,
            };
            let _ = reply.send(answer.flatten());
        });
    }

    /// The match as a question is put to it, and the seat that may put it.
    async fn copy_for(
        &mut self,
        caller: &Caller,
        query: &Query,
    ) -> Result<(Apart<Box<dyn Sitting>>, Seat), Problem> {
        let open = self.visible(caller.id()).await?;
        let seat = match query {
            Query::Reach { seq, which, .. } | Query::Odds { seq, which, .. } => {
                open.fresh(*seq)?;
                open.asked_seat(&open.seats_of(caller.id()), *which)?
            }
            Query::Best { seq, which, most } => {
                open.fresh(*seq)?;
                let mine = open.seats_of(caller.id());
                advised(open, &mine)?;
                if !(1..=MOST_ADVICE).contains(most) {
                    let message = format!("`most` is 1 to {MOST_ADVICE} answers");
                    return Err(problem(Code::TooLarge, message));
                }
                open.asked_seat(&mine, *which)?
            }
            Query::Value { seq, seat } => {
                open.fresh(*seq)?;
                let mine = open.seats_of(caller.id());
                advised(open, &mine)?;
                if !mine.contains(seat) {
                    return Err(problem(Code::NotSeated, "this seat is not yours"));
                }
                Seat(*seat)
            }
            Query::Measure { .. } => Seat(0),
        };
        let nobody = || problem(Code::NotAsked, "the game has not begun");
        Ok((Apart::new(open.sitting.as_ref().ok_or_else(nobody)?.copy()), seat))
    }
}

/// Nobody is advised who plays with other people.
fn advised(open: &OpenTable, mine: &[u8]) -> Result<(), Problem> {
    let alone = open.alone(mine);
    if alone || mine.is_empty() {
        return Ok(());
    }
    Err(problem(Code::NoHints, "there are other people at this table: nobody is advised here"))
}

fn answer_to(
    sitting: &dyn Sitting,
    seat: Seat,
    re: u32,
    query: Query,
    language: Language,
) -> Result<FromServer, Problem> {
    match query {
        Query::Reach { which, at, .. } => {
            let reached = sitting.page(Some(seat), language).reach(which, &at).map_err(refusal)?;
            let Reached { choices, why } = reached;
            Ok(FromServer::Reached { re, choices, why })
        }
        Query::Odds { which, answer, .. } => {
            let comparison = sitting.page(Some(seat), language).odds(which, &answer).map_err(refusal)?;
            Ok(FromServer::Odds { re, comparison })
        }
        Query::Best { which, most, .. } => {
            let page = sitting.page(Some(seat), language);
            let answers = page.best(which, most).map_err(refusal)?;
            Ok(FromServer::Best { re, answers })
        }
        Query::Value { .. } => {
            let page = sitting.page(Some(seat), language);
            let prospect = page.value().map_err(refusal)?;
            Ok(FromServer::Value { re, prospect })
        }
        Query::Measure { from, to } => {
            let measured = sitting.page(None, language).measure(from, to);
            let nothing = || problem(Code::NoSuchThing, "there is no such thing on the table");
            Ok(FromServer::Measured { re, measure: measured.ok_or_else(nothing)? })
        }
    }
}
