//! What holds while a card is in force, as clauses.

use champions::card::ability::{Amount, Ban, Cards, Filter, Modifier, Noun, Stat};
use words::{Arg, Join, Message};

use super::Telling;
use super::amount::Unit;
use super::who::Mode;
use crate::voice::term;

impl Telling<'_> {
    /// Several at once.
    pub(super) fn modifiers(&mut self, modifiers: &[Modifier]) -> Arg {
        Arg::List(term::parts(self.modifier_clauses(modifiers)), Join::And)
    }

    /// One clause for each, or for several that change numbers of the same cards.
    pub(super) fn modifier_clauses(&mut self, modifiers: &[Modifier]) -> Vec<Message> {
        let mut clauses = Vec::new();
        let mut rest = modifiers;
        while let Some((first, others)) = rest.split_first() {
            let alike = others.iter().take_while(|other| same_owner(first, other)).count();
            clauses.push(match alike {
                0 => self.modifier(first),
                _ => self.gains(&rest[..=alike]),
            });
            rest = &rest[alike + 1..];
        }
        clauses
    }

    fn modifier(&mut self, modifier: &Modifier) -> Message {
        match modifier {
            Modifier::Stat { .. } => self.gains(std::slice::from_ref(modifier)),
            Modifier::Base { of, atk, sch, hit_points } => {
                let numbers = [(Stat::Atk, atk), (Stat::Sch, sch), (Stat::HitPoints, hit_points)];
                let numbers = numbers.into_iter().filter_map(|(stat, amount)| Some((stat, amount.as_ref()?)));
                let numbers = numbers.collect::<Vec<(Stat, &Amount)>>();
                let who = self.cards(of, Mode::Each);
                let base = |(stat, amount): (Stat, &Amount)| {
                    let key = match amount {
                        Amount::Number(_) => "champions-modifier-base-number",
                        Amount::Counted(_) => "champions-modifier-base-counted",
                    };
                    Message::new(key).with("stat", term::stat(stat)).with("amount", self.bare(amount))
                };
                let numbers = term::all(term::parts(numbers.into_iter().map(base)));
                Message::new("champions-modifier-base").with("who", who).with("numbers", numbers)
            }
            Modifier::Set { of, is, to } => {
                let who = self.cards(of, Mode::Each);
                let key =
                    Message::new("champions-modifier-set").with("who", who).with("stat", term::stat(*is));
                key.with("amount", self.bare(to))
            }
            Modifier::Multiply { of, is, times } => Message::new("champions-modifier-multiply")
                .with("who", self.cards(of, Mode::Each))
                .with("stat", term::stat(*is))
                .with("times", *times),
            Modifier::Divide { of, is, by } => Message::new("champions-modifier-divide")
                .with("who", self.cards(of, Mode::Each))
                .with("stat", term::stat(*is))
                .with("by", by.get()),
            Modifier::PlayFromDiscard { what } => {
                Message::new("champions-modifier-play-discard").with("who", self.cards(what, Mode::One))
            }
            Modifier::Trait { of, gains } => Message::new("champions-modifier-trait")
                .with("trait", self.printed.trait_name(gains.place))
                .with("who", self.cards(of, Mode::Each)),
            Modifier::Keyword { of, gains } => Message::new("champions-modifier-keyword")
                .with("keyword", self.printed.keyword_name(gains))
                .with("who", self.cards(of, Mode::Each)),
            Modifier::Text { of, gains } => {
                let who = self.cards(of, Mode::Each);
                // Whose text it is then is the other card's.
                let text = Telling::new(self.printed, None).gained(gains);
                Message::new("champions-modifier-text").with("who", who).with("text", text)
            }
            Modifier::Cannot(ban) => self.ban(ban),
            Modifier::MustDefend { against, with } => Message::new("champions-modifier-must-defend")
                .with("who", self.cards(against, Mode::One))
                .with("with", self.cards(with, Mode::One)),
            Modifier::Cost { of, by } => self.costs(of, by),
            Modifier::DoubledFor { aspect: Some(aspect), .. } => {
                Message::new("champions-modifier-doubled").with("aspect", term::aspect(*aspect))
            }
            Modifier::DoubledFor { aspect: None, card } => {
                let any = Cards::default();
                let who = self.cards(card.as_ref().unwrap_or(&any), Mode::One);
                Message::new("champions-modifier-doubled-card").with("who", who)
            }
            Modifier::ThreatPlaced { by, change } => {
                let who = self.cards(by, Mode::One);
                self.changed(Message::new("champions-modifier-threat-placed").with("who", who), change)
            }
            Modifier::While { holds, modifiers } => {
                let claim = self.claim(holds);
                Message::new("champions-modifier-while")
                    .with("claim", claim)
                    .with("modifiers", self.modifiers(modifiers))
            }
        }
    }

    /// What cannot happen.
    fn ban(&mut self, ban: &Ban) -> Message {
        let (key, who) = match ban {
            Ban::TakeDamage { who, from: None } => {
                return Message::new("champions-modifier-no-damage").with("who", self.cards(who, Mode::Each));
            }
            Ban::TakeDamage { who, from: Some(from) } => {
                return Message::new("champions-modifier-no-damage-from")
                    .with("who", self.cards(who, Mode::Each))
                    .with("from", self.cards(from, Mode::Many));
            }
            Ban::LoseThreat { who } => {
                return Message::new("champions-modifier-keeps-threat")
                    .with("who", self.cards(who, Mode::Each));
            }
            Ban::Attack { who } => ("champions-modifier-cannot-attack", who),
            Ban::Thwart { who } => ("champions-modifier-cannot-thwart", who),
            Ban::Scheme { who } => ("champions-modifier-cannot-scheme", who),
            Ban::Defend { who } => ("champions-modifier-cannot-defend", who),
            Ban::Ready { who } => ("champions-modifier-cannot-ready", who),
            Ban::Exhaust { who } => ("champions-modifier-cannot-exhaust", who),
            Ban::ChangeForm { who } => ("champions-modifier-cannot-change-form", who),
            Ban::BeHealed { who } => ("champions-modifier-cannot-be-healed", who),
            Ban::GetStatus { who, status: None } => ("champions-modifier-cannot-status", who),
            Ban::GetStatus { who, status: Some(status) } => {
                let message = Message::new("champions-modifier-cannot-status-of");
                return self.kept_from(message.with("status", term::status(*status)), who);
            }
            Ban::GainThreat { who } => ("champions-modifier-cannot-gain-threat", who),
            Ban::Draw { who } => ("champions-modifier-cannot-draw", who),
            Ban::Play { what } => ("champions-modifier-cannot-play", what),
        };
        self.kept_from(Message::new(key), who)
    }

    /// "The villain cannot ..", but "no minion can ..".
    fn kept_from(&mut self, message: Message, who: &Cards) -> Message {
        let Filter { kind, named, alter_ego, .. } = &*who.0;
        let certain = named.is_some() || alter_ego.is_some() || kind.is_some_and(Noun::is_certain);
        let mode = if certain { Mode::Each } else { Mode::No };
        message.with("who", self.cards(who, mode)).with("certain", if certain { "yes" } else { "no" })
    }

    /// Changes of numbers of the same cards: "your hero gets +1 THW and +1 ATK".
    fn gains(&mut self, modifiers: &[Modifier]) -> Message {
        let mut whose = None;
        let mut gains: Vec<Arg> = Vec::new();
        for modifier in modifiers {
            let Modifier::Stat { of, is, by, up_to } = modifier else { continue };
            whose.get_or_insert(of);
            let gain = self.quantity(by, Unit::Stat(*is));
            gains.push(match up_to {
                Some(most) => {
                    let most = self.bare(most);
                    let gain = Message::new("champions-modifier-up-to").with("gain", gain);
                    gain.with("stat", term::stat(*is)).with("most", most).into()
                }
                None => gain.into(),
            });
        }
        let who = whose.map(|of| self.cards(of, Mode::Each));
        let who = who.unwrap_or_else(|| Message::new("champions-who-this").into());
        Message::new("champions-modifier-stat").with("who", who).with("gains", Arg::List(gains, Join::And))
    }

    /// Cards of a player cost more or less; a filter of nothing but control means what that player plays.
    fn costs(&mut self, of: &Cards, by: &Amount) -> Message {
        let message = match &of.0.control {
            Some(control) if *of.0 == (Filter { control: Some(control.clone()), ..Filter::default() }) => {
                Message::new("champions-modifier-cost-of-player").with("player", self.player(control))
            }
            _ => Message::new("champions-modifier-cost").with("who", self.cards(of, Mode::Each)),
        };
        self.changed(message, by)
    }

    /// A clause with so much more or less.
    fn changed(&mut self, clause: Message, by: &Amount) -> Message {
        match by {
            Amount::Number(number) if *number < 0 => {
                clause.with("sign", "less").with("change", i32::from(number.unsigned_abs()))
            }
            _ => clause.with("sign", "more").with("change", self.bare(by)),
        }
    }
}

/// Whether two modifiers change numbers of the same cards.
fn same_owner(one: &Modifier, other: &Modifier) -> bool {
    match (one, other) {
        (Modifier::Stat { of, .. }, Modifier::Stat { of: others, .. }) => of == others,
        _ => false,
    }
}
