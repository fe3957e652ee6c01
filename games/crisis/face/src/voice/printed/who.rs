//! Who is meant: picks and filters as noun phrases.
//!
//! Every phrase is in the singular, save what is counted, and asks for its case by the sentence it stands in. What a filter
//! demands follows its noun, in a form that serves any number.

use crisis::card::ability::{
    Actor, Binding, Figures, Filter, Health, Leader, OwnedTokens, Pick, Side, Terrain, Tokens, Within,
};
use words::{Arg, Join, Message};

use super::Telling;
use crate::voice::term;

/// Which of those that a filter fits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// "an enemy character"
    One,
    /// "each enemy character"
    Each,
    /// "no enemy character"
    No,
    /// "enemy characters", to be counted
    Many,
}

impl Mode {
    fn code(self) -> &'static str {
        match self {
            Mode::One => "one",
            Mode::Each => "each",
            Mode::No => "no",
            Mode::Many => "many",
        }
    }
}

/// What a name means: what it is spoken of as later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noun {
    Character,
    Terrain,
    Token,
    Number,
}

impl Telling<'_> {
    /// Somebody or something.
    pub(super) fn pick(&mut self, pick: &Pick) -> Arg {
        let key = match pick {
            Pick::Owner => self.owner.key(),
            Pick::It => "crisis-who-it",
            Pick::Target => "crisis-who-target",
            Pick::Attacker => "crisis-who-attacker",
            Pick::Defender => "crisis-who-defender",
            Pick::Roller => "crisis-who-roller",
            Pick::Mover => "crisis-who-mover",
            Pick::Fallen => "crisis-who-fallen",
            Pick::Player => "crisis-who-player",
            Pick::Partner => "crisis-who-partner",
            Pick::Payers => "crisis-who-payers",
            Pick::Ally => return noun("crisis-who-ally", Mode::One).into(),
            Pick::Enemy => return noun("crisis-who-enemy", Mode::One).into(),
            Pick::Players => "crisis-who-players",
            Pick::Token => "crisis-who-token",
            Pick::Tokens => return noun("crisis-who-tokens", Mode::One).into(),
            Pick::OtherTokens => "crisis-who-other-tokens",
            Pick::The(name) => self.the(name.value),
            Pick::Choose { from, by, bind } => {
                let chosen = self.figures(from, Mode::One);
                if let Some(name) = bind {
                    self.name(*name, noun_of(from));
                }
                return match by {
                    Some(Actor::Opponent) => {
                        Message::new("crisis-who-chosen-by-opponent").with("who", chosen).into()
                    }
                    Some(Actor::You) | None => chosen,
                };
            }
            Pick::Each(figures) => return self.figures(figures, Mode::Each),
        };
        Message::new(key).into()
    }

    /// The key by which an outcome is spoken of again.
    pub(super) fn the(&self, name: Binding) -> &'static str {
        match self.names.iter().rev().find(|(known, _)| *known == name).map(|(_, noun)| *noun) {
            Some(Noun::Terrain) => "crisis-who-that-terrain",
            Some(Noun::Token) => "crisis-who-that-token",
            Some(Noun::Number) => "crisis-amount-the",
            Some(Noun::Character) | None => "crisis-who-that",
        }
    }

    /// Remembers what a name means.
    pub(super) fn name(&mut self, name: Binding, noun: Noun) {
        self.names.push((name, noun));
    }

    /// Those that a filter fits.
    pub(super) fn figures(&mut self, figures: &Figures, mode: Mode) -> Arg {
        let filter = &*figures.0;
        if let Some(is) = plain(filter) {
            if *is == Pick::Tokens {
                return noun("crisis-who-tokens", mode).into();
            }
            return match mode {
                Mode::No => Message::new("crisis-who-not").with("who", self.pick(is)).into(),
                Mode::One | Mode::Each | Mode::Many => self.pick(is),
            };
        }
        let head = self.head(filter, mode);
        let demands = self.demands(filter);
        let phrase = match demands.is_empty() {
            true => head,
            false => Message::new("crisis-who-that-is")
                .with("who", head)
                .with("demands", Arg::List(demands, Join::And))
                .into(),
        };
        match &filter.provided {
            Some(claim) => {
                Message::new("crisis-who-if").with("who", phrase).with("claim", self.claim(claim)).into()
            }
            None => phrase,
        }
    }

    /// The noun of a filter: what its demands are made of.
    fn head(&mut self, filter: &Filter, mode: Mode) -> Arg {
        if !filter.any_of.is_empty() && filter.side.is_none() {
            let any: Vec<Arg> = filter.any_of.iter().map(|one| self.figures(one, mode)).collect();
            return match mode {
                Mode::One | Mode::No => Arg::List(any, Join::Or),
                // Named as a group, so that the sentence stays in the singular.
                Mode::Each => {
                    Message::new("crisis-who-each-of").with("all", Arg::List(any, Join::Comma)).into()
                }
                Mode::Many => Arg::List(any, Join::And),
            };
        }
        if let Some(named) = &filter.named {
            let card = self.printed.cards.characters.get(usize::from(named.place));
            let name = card
                .map_or_else(|| named.id.value.to_string(), |card| self.printed.name(&card.name).to_owned());
            let key =
                if filter.side == Some(Side::Ally) { "crisis-who-named-ally" } else { "crisis-who-named" };
            return noun(key, mode).with("name", name).into();
        }
        match (filter.tokens, filter.terrain, filter.side) {
            (Some(OwnedTokens::Controlled), ..) => noun("crisis-who-token-controlled", mode),
            (Some(OwnedTokens::SecuredByOpponent), ..) => noun("crisis-who-token-secured", mode),
            (None, Some(Terrain::Interactive), _) => noun("crisis-who-terrain", mode),
            (None, Some(Terrain::Kind(kind)), _) => {
                noun("crisis-who-terrain-kind", mode).with("kind", term::terrain(kind))
            }
            (None, None, _) if filter.object => noun("crisis-who-object", mode),
            (None, None, Some(Side::Ally)) => noun("crisis-who-ally", mode),
            (None, None, Some(Side::Enemy)) => noun("crisis-who-enemy", mode),
            (None, None, None) => noun("crisis-who-character", mode),
        }
        .into()
    }

    /// What a filter demands beside the noun.
    fn demands(&mut self, filter: &Filter) -> Vec<Arg> {
        let mut all: Vec<Message> = Vec::new();
        let card = |name: String| Message::new("crisis-that-affiliation").with("name", name);
        if let Some(is) = filter.is.as_ref().filter(|_| plain(filter).is_none()) {
            all.push(Message::new("crisis-that-is").with("who", self.pick(is)));
        }
        if let Some(affiliation) = &filter.affiliation {
            let printed = self.printed.cards.affiliations.get(usize::from(affiliation.place));
            let id = || affiliation.id.value.to_string();
            all.push(card(printed.map_or_else(id, |printed| self.printed.name(&printed.name).to_owned())));
        }
        if let Some(ego) = &filter.alter_ego {
            let printed = self.printed.cards.alter_egos.get(usize::from(ego.place));
            let unprinted = || super::text::titled(ego.id.value.as_str());
            let name = printed.map_or_else(unprinted, |(_, name)| name.clone());
            all.push(Message::new("crisis-that-alter-ego").with("name", name));
        }
        if let Some(size) = filter.size_at_most {
            all.push(Message::new("crisis-that-size").with("size", size));
        }
        match filter.grunt {
            Some(true) => all.push(Message::new("crisis-that-grunt")),
            Some(false) => all.push(Message::new("crisis-that-no-grunt")),
            None => {}
        }
        match filter.dazed {
            Some(true) => all.push(Message::new("crisis-that-dazed")),
            Some(false) => all.push(Message::new("crisis-that-not-dazed")),
            None => {}
        }
        match filter.health {
            Some(Health::Healthy) => all.push(Message::new("crisis-that-healthy")),
            Some(Health::Injured) => all.push(Message::new("crisis-that-injured")),
            None => {}
        }
        if let Some(power) = &filter.has {
            all.push(
                Message::new("crisis-that-has")
                    .with("power", self.superpower_called(power.id.value.as_str())),
            );
        }
        match filter.leadership {
            Some(Leader::Any) => all.push(Message::new("crisis-that-leads")),
            Some(Leader::Active) => all.push(Message::new("crisis-that-leads-now")),
            None => {}
        }
        match filter.holds {
            Some(Tokens::Token) => all.push(Message::new("crisis-that-holds-the-token")),
            Some(_) => all.push(Message::new("crisis-that-holds")),
            None => {}
        }
        match filter.contests {
            Some(Tokens::Any) => all.push(Message::new("crisis-that-contests")),
            Some(Tokens::Token) => all.push(Message::new("crisis-that-contests-the-token")),
            Some(Tokens::Same) => all.push(Message::new("crisis-that-contests-the-same")),
            Some(Tokens::Secure) => all.push(Message::new("crisis-that-contests-secure")),
            None => {}
        }
        match filter.stands_on {
            Some(Terrain::Kind(kind)) => {
                all.push(Message::new("crisis-that-stands-on").with("kind", term::terrain(kind)));
            }
            Some(Terrain::Interactive) => all.push(Message::new("crisis-that-stands-on-terrain")),
            None => {}
        }
        if let Some(by) = &filter.attacked_this_turn_by {
            all.push(Message::new("crisis-that-attacked").with("who", self.pick(by)));
        }
        if filter.not_targeted_this_round.is_some() {
            all.push(Message::new("crisis-that-not-targeted"));
        }
        if let Some(among) = &filter.among {
            all.push(Message::new(match among.value.0.as_str() {
                "payers" => "crisis-that-paid",
                "collided" => "crisis-that-collided",
                _ => "crisis-that-chosen",
            }));
        }
        if let Some(not) = &filter.not {
            let not = self.demands(&not.0);
            all.push(Message::new("crisis-that-not").with("demands", Arg::List(not, Join::Or)));
        }
        if let Some(other) = &filter.other_than {
            all.push(Message::new("crisis-that-other").with("who", self.pick(other)));
        }
        if let Some(by) = &filter.seen_by {
            all.push(Message::new("crisis-that-seen").with("who", self.pick(by)));
        }
        if let Some(within) = &filter.within {
            all.push(self.within("crisis-that-within", within));
        }
        let mut all = term::parts(all);
        if filter.side.is_some() && !filter.any_of.is_empty() {
            let any = filter.any_of.iter().map(|one| Arg::List(self.demands(&one.0), Join::And));
            all.push(Arg::List(any.collect(), Join::Or));
        }
        all
    }

    /// Within a range of something; of several, any one suffices.
    pub(super) fn within(&mut self, key: &'static str, within: &Within) -> Message {
        let range = self.amount(&within.range);
        let of = match &within.of {
            Pick::Each(figures) => self.figures(figures, Mode::One),
            of => self.pick(of),
        };
        Message::new(key).with("range", range).with("of", of)
    }
}

fn noun(key: &'static str, mode: Mode) -> Message {
    Message::new(key).with("mode", mode.code())
}

/// The pick of a filter that is nothing but a pick.
fn plain(filter: &Filter) -> Option<&Pick> {
    let is = filter.is.as_ref()?;
    (*filter == Filter { is: Some(is.clone()), ..Filter::default() }).then_some(is)
}

/// What a filter's things are spoken of as.
pub(super) fn noun_of(figures: &Figures) -> Noun {
    let filter = &*figures.0;
    if filter.tokens.is_some() {
        Noun::Token
    } else if filter.terrain.is_some() {
        Noun::Terrain
    } else {
        Noun::Character
    }
}
