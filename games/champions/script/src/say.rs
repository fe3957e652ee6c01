//! Every answer as a line that gives this answer and no other: what a report writes.

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::CardId;
use champions::state::{InPlayId, Thing};
use table::Scene;

use super::names;
use super::words::resource_word;

/// An answer to a question, as a line.
pub fn line(scene: Scene<Champions>, ask: &Ask, answer: &Answer) -> String {
    let who = names::player(scene, ask.prompt().seat);
    let in_play = |id: InPlayId| names::in_play(scene, id);
    let card = |card: CardId| names::card(scene, card);
    let said = match *answer {
        Answer::FromHand(FromHand::Card(id)) => format!("drops {}", card(id)),
        Answer::FromHand(FromHand::Done) | Answer::Pay(Pay::Done) | Answer::Chosen(Chosen::Done) => {
            "is done".to_owned()
        }
        Answer::Turn(TurnOption::ChangeForm) => "changes form".to_owned(),
        Answer::Turn(TurnOption::Play(id)) => format!("plays {}", card(id)),
        Answer::Turn(TurnOption::PlayFromDiscard(id)) => format!("plays {} from discard", card(id)),
        // Whom is a question of its own.
        Answer::Turn(TurnOption::Attack(id)) => return format!("{} attacks", in_play(id)),
        Answer::Turn(TurnOption::Thwart(id)) => return format!("{} thwarts", in_play(id)),
        Answer::Turn(TurnOption::Recover) => "recovers".to_owned(),
        Answer::Turn(TurnOption::Action { card: id, place })
        | Answer::Use(Use::Ability { card: id, place }) => {
            format!("uses {} ability {}", in_play(id), place + 1)
        }
        Answer::Turn(TurnOption::Request(seat)) => format!("asks {}", names::player(scene, seat)),
        Answer::Turn(TurnOption::EndTurn) => "ends the turn".to_owned(),
        Answer::Use(Use::Pass) | Answer::Defend(Defend::No) => "passes".to_owned(),
        Answer::Use(Use::Event { card: id, place }) => format!("plays {} ability {}", card(id), place + 1),
        Answer::Use(Use::Retaliate(id)) => format!("resolves retaliate of {}", in_play(id)),
        Answer::Use(Use::Delayed(at)) => format!("resolves delayed {at}"),
        Answer::Defend(Defend::With(id)) => format!("defends with {}", in_play(id)),
        Answer::Pay(Pay::Card(id)) => format!("adds {}", card(id)),
        Answer::Pay(Pay::Ability { card: id, .. }) => format!("adds {}", in_play(id)),
        Answer::Resource(resource) => format!("declares {}", resource_word(resource)),
        Answer::Chosen(Chosen::Card(Thing::InPlay(id))) | Answer::InPlay(id) => {
            format!("chooses {}", in_play(id))
        }
        Answer::Chosen(Chosen::Card(Thing::Out(place, id))) => {
            format!("chooses {} from {}", card(id), names::place(scene, place))
        }
        Answer::Player(seat) => format!("chooses {}", names::player(scene, seat)),
        Answer::Opted(Opted(at)) => format!("chooses option {}", at + 1),
        Answer::May(May::Yes) => "agrees".to_owned(),
        Answer::May(May::No) => "declines".to_owned(),
    };
    format!("{who} {said}")
}
