//! What a line says to a question, and what silence means.

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::ability::When;
use champions::card::{CardId, Face};
use champions::effect::pick::{attackable, helps_threat};
use champions::state::{InPlayId, Place, Reading as _, State, Thing};
use table::{Pending, Scene, Seat};

use super::line::{Deed, Line, Using, Word};
use super::names;
use scenario::{Reply, Silence, Since};

fn last(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Last(vec![answer.into()])
}

fn say_or_last(answer: impl Into<Answer>, more: bool) -> Reply<Answer> {
    let answers = vec![answer.into()];
    if more { Reply::Say(answers) } else { Reply::Last(answers) }
}

/// What a line says to a question.
pub fn reply(
    scene: Scene<Champions>,
    line: &Line,
    pending: &Pending<Ask, Answer>,
    since: Since<Champions>,
) -> Reply<Answer> {
    match line {
        Line::RoundEnds => round_ends(scene, pending, since.state),
        Line::Done(seat, deed) if pending.ask.prompt().seat == *seat => {
            Speaker { scene, seat: *seat, pending }.reply(deed)
        }
        Line::Done(..) => Reply::Not,
    }
}

/// Every turn is ended until the next round.
fn round_ends(scene: Scene<Champions>, pending: &Pending<Ask, Answer>, before: &State) -> Reply<Answer> {
    match pending.ask {
        Ask::Turn { .. } if scene.state.round > before.round => Reply::Over,
        Ask::Turn { .. } => Reply::Say(vec![TurnOption::EndTurn.into()]),
        _ => Reply::Not,
    }
}

/// A line being said to a question that is for its player.
struct Speaker<'a> {
    scene: Scene<'a, Champions>,
    seat: Seat,
    pending: &'a Pending<Ask, Answer>,
}

impl Speaker<'_> {
    fn reply(&self, deed: &Deed) -> Reply<Answer> {
        match (deed, self.pending.ask) {
            (Deed::ChangeForm, Ask::Turn { .. }) => last(TurnOption::ChangeForm),
            (Deed::Recover, Ask::Turn { .. }) => last(TurnOption::Recover),
            (Deed::EndTurn, Ask::Turn { .. }) => last(TurnOption::EndTurn),
            (Deed::Ask(of), Ask::Turn { .. }) => last(TurnOption::Request(*of)),
            (Deed::Attack(by, target), Ask::Turn { .. }) => self.with(by, |by| {
                say_or_last(TurnOption::Attack(by), target.is_some() && self.many_enemies(by))
            }),
            (Deed::Thwart(by, target), Ask::Turn { .. }) => self.with(by, |by| {
                say_or_last(TurnOption::Thwart(by), target.is_some() && self.many_schemes(by))
            }),
            (Deed::Attack(_, Some(target)) | Deed::Thwart(_, Some(target)), Ask::Target { .. }) => {
                self.with(target, last)
            }
            (Deed::Play(using), Ask::Turn { .. }) => match self.card(&using.what) {
                Some(card) => {
                    let which = using.ability.is_some();
                    say_or_last(TurnOption::Play(card), which || using.goes_on())
                }
                None => Reply::Not,
            },
            (Deed::PlayFromDiscard(using), Ask::Turn { .. }) => match self.card(&using.what) {
                Some(card) => say_or_last(TurnOption::PlayFromDiscard(card), using.goes_on()),
                None => Reply::Not,
            },
            (Deed::Play(using), Ask::Window { .. } | Ask::Requested { .. } | Ask::Action { .. }) => {
                self.event(using)
            }
            (Deed::Use(using), Ask::Turn { .. }) => self.with(&using.what, |card| {
                let place = using.ability.unwrap_or_else(|| self.place(card, true));
                say_or_last(TurnOption::Action { card, place }, using.goes_on())
            }),
            (Deed::Use(using), Ask::Window { .. } | Ask::Forced { .. } | Ask::Requested { .. }) => {
                self.ability(using)
            }
            (Deed::Play(using) | Deed::PlayFromDiscard(using) | Deed::Use(using), Ask::Pay { .. })
                if !using.paying.is_empty() =>
            {
                self.pays(&using.paying, using.on.is_some())
            }
            (Deed::Play(using) | Deed::PlayFromDiscard(using) | Deed::Use(using), _) => match &using.on {
                Some(on) => self.chooses(on, None),
                None => Reply::Not,
            },
            (Deed::Retaliate(card), Ask::Forced { .. }) => self.with(card, |card| last(Use::Retaliate(card))),
            (Deed::Delayed(at), Ask::Forced { .. }) => last(Use::Delayed(*at)),
            (Deed::Pass, Ask::Window { .. } | Ask::Requested { .. }) => last(Use::Pass),
            (Deed::Pass, Ask::Defend { .. }) => last(Defend::No),
            (Deed::Defend(by), Ask::Defend { .. }) => self.with(by, |by| last(Defend::With(by))),
            (Deed::Pay(with), Ask::Pay { .. }) => self.pays(with, false),
            (Deed::Add(with), Ask::Pay { .. }) => match self.payment(with) {
                Some(payment) => last(payment),
                None => Reply::Not,
            },
            (Deed::Done, Ask::Pay { .. }) => last(Pay::Done),
            (Deed::Done, Ask::Choose { .. }) => last(Chosen::Done),
            (Deed::Done, Ask::Mulligan { .. } | Ask::EndOfPhaseDiscard { .. }) => last(FromHand::Done),
            (Deed::Drop(card), Ask::Mulligan { .. } | Ask::EndOfPhaseDiscard { .. }) => {
                last(FromHand::Card(*card))
            }
            (Deed::Discard(cards), Ask::Mulligan { .. } | Ask::EndOfPhaseDiscard { .. }) => {
                self.discards(cards)
            }
            (Deed::Declare(resource), Ask::Declare { .. }) => last(*resource),
            (Deed::Agree, Ask::May { .. }) => last(May::Yes),
            (Deed::Decline, Ask::May { .. }) => last(May::No),
            (Deed::Option(at), Ask::ChooseOne { .. }) => last(Opted(*at)),
            (Deed::Choose(what, from), _) => self.chooses(what, from.as_deref()),
            _ => Reply::Not,
        }
    }

    /// Something with a card in play; a name that is not in play yet waits for another question.
    fn with(&self, name: &Word, reply: impl FnOnce(InPlayId) -> Reply<Answer>) -> Reply<Answer> {
        names::find(self.scene, name).map_or(Reply::Not, reply)
    }

    fn card(&self, name: &Word) -> Option<CardId> {
        self.scene.content.find(name)
    }

    /// Whether it has to be said which enemy is attacked: with one possibility nobody is asked, nor while stunned.
    fn many_enemies(&self, by: InPlayId) -> bool {
        use champions::card::ability::Status;
        let scene = self.scene;
        let stunned = scene.state.find(by).is_some_and(|card| card.statuses.has(Status::Stunned));
        let enemies = scene.state.in_play.iter().filter(|card| attackable(scene, self.seat, card));
        !stunned && enemies.count() > 1
    }

    fn many_schemes(&self, by: InPlayId) -> bool {
        use champions::card::ability::Status;
        let scene = self.scene;
        let confused = scene.state.find(by).is_some_and(|card| card.statuses.has(Status::Confused));
        !confused && scene.state.in_play.iter().filter(|card| helps_threat(scene, card)).count() > 1
    }

    /// The place of the ability that is meant where a file names none: the first that is offered, else the first of its kind.
    fn place(&self, card: InPlayId, action: bool) -> u8 {
        let offered = self.pending.options.iter().find_map(|option| match *option {
            Answer::Turn(TurnOption::Action { card: of, place })
            | Answer::Use(Use::Ability { card: of, place })
                if of == card =>
            {
                Some(place)
            }
            _ => None,
        });
        let printed = || self.scene.state.find(card).map(|card| first(self.scene.face(card), action));
        offered.or_else(printed).unwrap_or_default()
    }

    fn ability(&self, using: &Using) -> Reply<Answer> {
        let Some(card) = names::find(self.scene, &using.what) else { return self.event(using) };
        let action = matches!(self.pending.ask, Ask::Requested { .. } | Ask::Action { .. });
        let place = using.ability.unwrap_or_else(|| self.place(card, action));
        say_or_last(Use::Ability { card, place }, using.goes_on())
    }

    fn event(&self, using: &Using) -> Reply<Answer> {
        let Some(card) = self.card(&using.what) else { return Reply::Not };
        let action = matches!(self.pending.ask, Ask::Requested { .. } | Ask::Action { .. });
        let place = using.ability.unwrap_or_else(|| first(self.scene.content.card(card).front(), action));
        say_or_last(Use::Event { card, place }, using.goes_on())
    }

    /// One part of a payment: a card of the hand, else a resource ability of a card in play.
    fn payment(&self, name: &Word) -> Option<Pay> {
        let in_hand = |card: &CardId| self.scene.state.player(self.seat).hand.has(*card);
        if let Some(card) = self.card(name).filter(in_hand) {
            return Some(Pay::Card(card));
        }
        let Some(card) = names::find(self.scene, name) else { return self.card(name).map(Pay::Card) };
        let of = |option: &Answer| match *option {
            Answer::Pay(Pay::Ability { card: of, place }) if of == card => Some(place),
            _ => None,
        };
        let place = self.pending.options.iter().find_map(of).unwrap_or_default();
        Some(Pay::Ability { card, place })
    }

    /// The next part of a payment that was not made yet, then that it is made.
    fn pays(&self, with: &[Word], more: bool) -> Reply<Answer> {
        let mut paid = self.scene.state.player(self.seat).paying.clone();
        for name in with {
            if let Some(at) = self.card(name).and_then(|card| paid.iter().position(|it| *it == card)) {
                paid.remove(at);
                continue;
            }
            let Some(payment) = self.payment(name) else { return Reply::Not };
            // A resource ability that was used is not offered any more.
            let used =
                matches!(payment, Pay::Ability { .. }) && !self.pending.options.contains(&payment.into());
            let first = matches!(self.pending.ask, Ask::Pay { generated, .. } if generated.total() == 0);
            if !used || first {
                return Reply::Say(vec![payment.into()]);
            }
        }
        say_or_last(Pay::Done, more)
    }

    /// The next card that is still in hand as often as it was not discarded, then that these were all.
    fn discards(&self, cards: &[CardId]) -> Reply<Answer> {
        let player = self.scene.state.player(self.seat);
        // Those discarded just now lie on top of the pile, in this order.
        let top = |count: usize| player.discard.len() >= count && player.discard.ends_with(&cards[..count]);
        let done = (0..=cards.len()).rev().find(|&count| top(count)).unwrap_or_default();
        match cards.get(done) {
            Some(card) => Reply::Say(vec![FromHand::Card(*card).into()]),
            None => last(FromHand::Done),
        }
    }

    /// A card, a player or an option, whichever is asked for.
    fn chooses(&self, what: &Word, from: Option<&str>) -> Reply<Answer> {
        let scene = self.scene;
        match self.pending.ask {
            Ask::ChoosePlayer { .. } => names::seat(scene, what).map_or(Reply::Not, last),
            Ask::Target { .. } | Ask::Divide { .. } | Ask::Order { .. } | Ask::TooMany { .. } => {
                self.with(what, last)
            }
            Ask::Choose { .. } => {
                let fits = |option: &&Answer| match **option {
                    Answer::Chosen(Chosen::Card(Thing::InPlay(id))) => {
                        from.is_none() && names::find(scene, what) == Some(id)
                    }
                    Answer::Chosen(Chosen::Card(Thing::Out(place, card))) => {
                        let place = || names::place(scene, place);
                        names::card(scene, card) == what.as_str()
                            && from
                                .is_none_or(|from| place() == from || place().ends_with(&format!("/{from}")))
                    }
                    _ => false,
                };
                if let Some(option) = self.pending.options.iter().find(fits) {
                    return Reply::Last(vec![*option]);
                }
                // Not offered: then the rules say why not.
                match (names::find(scene, what), self.card(what)) {
                    (Some(id), _) if from.is_none() => last(Chosen::Card(Thing::InPlay(id))),
                    (_, Some(card)) => last(Chosen::Card(Thing::Out(Place::Discard(self.seat), card))),
                    _ => Reply::Not,
                }
            }
            _ => Reply::Not,
        }
    }
}

/// The place of the first action, or of the first ability that is none.
fn first(face: &Face, action: bool) -> u8 {
    let mut abilities = face.abilities();
    abilities.find(|(_, it)| (it.when.value == When::Action) == action).map_or(0, |(place, _)| place)
}

/// What it means that nobody answers: windows pass, nobody defends, nothing is done that need not be, and what must happen
/// happens in the order in which it is listed.
pub fn silence(pending: &Pending<Ask, Answer>) -> Silence<Answer> {
    let pass = |answer: Answer| match pending.options.contains(&answer) {
        true => Silence::Pass(answer),
        false => Silence::Speak,
    };
    match pending.ask {
        Ask::Window { .. } | Ask::Requested { .. } => Silence::Pass(Use::Pass.into()),
        Ask::Defend { .. } => pass(Defend::No.into()),
        Ask::May { .. } => Silence::Pass(May::No.into()),
        Ask::Mulligan { .. } | Ask::EndOfPhaseDiscard { .. } => pass(FromHand::Done.into()),
        Ask::Choose { .. } => pass(Chosen::Done.into()),
        Ask::Forced { .. } | Ask::Order { .. } => {
            pending.options.first().map_or(Silence::Speak, |first| Silence::Pass(*first))
        }
        Ask::Turn { .. }
        | Ask::Action { .. }
        | Ask::Pay { .. }
        | Ask::Declare { .. }
        | Ask::PutNext { .. }
        | Ask::Target { .. }
        | Ask::ChoosePlayer { .. }
        | Ask::ChooseOne { .. }
        | Ask::Divide { .. }
        | Ask::TooMany { .. } => Silence::Speak,
    }
}
