//! Who is meant: picks and filters as noun phrases.
//!
//! Every phrase is in the singular, save what is counted, and asks for its case by the sentence it stands in. What a filter
//! demands follows its noun, in a form that serves any number.

use crisis::card::ability::{
    Actor, Amount, Binding, Claim, Counted, Figures, Filter, Health, Leader, OwnedTokens, Pick, Side,
    Terrain, Tokens, Within,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::text::Owner;
use crate::voice::term;

/// What was spoken of last, so that it is "it" from then on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Referent {
    Owner,
    Target,
    Attacker,
    Roller,
    Mover,
    Fallen,
    Bound(Binding),
}

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

    /// The same with "other" before the noun.
    fn other(self) -> &'static str {
        match self {
            Mode::One => "one-other",
            Mode::Each => "each-other",
            Mode::No => "no-other",
            Mode::Many => "many-other",
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
    /// Grunts that came into play.
    Deployed,
    /// A push, which may have moved somebody or not.
    Push,
}

impl Telling<'_> {
    /// Somebody or something as what a clause is about: the next mention is "it".
    pub(super) fn subject(&mut self, pick: &Pick) -> Arg {
        let said = self.pick(pick);
        self.last = match pick {
            Pick::Choose { bind, .. } => bind.map(Referent::Bound),
            pick => referent(pick),
        };
        said
    }

    /// Somebody or something by its full name, whatever was spoken of last.
    pub(super) fn full(&mut self, pick: &Pick) -> Arg {
        let last = self.last.take();
        let said = self.pick(pick);
        self.last = last;
        said
    }

    /// Somebody or something.
    pub(super) fn pick(&mut self, pick: &Pick) -> Arg {
        if let Pick::The(name) = pick
            && let Some((_, each)) = self.each.take_if(|(each, _)| *each == name.value)
        {
            return each;
        }
        if let Some(known) = self.last.filter(|&last| referent(pick) == Some(last)) {
            return Message::new(self.pronoun(known)).into();
        }
        let key = match pick {
            Pick::Owner => self.owner.key(),
            Pick::It => "crisis-who-it",
            Pick::Target => "crisis-who-target",
            Pick::Attacker => "crisis-who-attacker",
            Pick::Defender => "crisis-who-defender",
            Pick::Roller => "crisis-who-roller",
            Pick::Mover => "crisis-who-mover",
            Pick::Fallen => "crisis-who-fallen",
            Pick::Player => "crisis-who-self",
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

    /// The word for what was spoken of last.
    pub(super) fn pronoun(&self, last: Referent) -> &'static str {
        match last {
            Referent::Target => "crisis-it-target",
            Referent::Bound(name) => match self.the(name) {
                "crisis-who-that-terrain" => "crisis-it-terrain",
                "crisis-who-that-token" => "crisis-it-token",
                _ => "crisis-it-character",
            },
            _ => "crisis-it-character",
        }
    }

    /// The key by which an outcome is spoken of again.
    pub(super) fn the(&self, name: Binding) -> &'static str {
        match self.names.iter().rev().find(|(known, _)| *known == name).map(|(_, noun)| *noun) {
            Some(Noun::Terrain) => "crisis-who-that-terrain",
            Some(Noun::Token) => "crisis-who-that-token",
            Some(Noun::Deployed) => "crisis-who-deployed",
            Some(Noun::Number) => "crisis-amount-the",
            Some(Noun::Character | Noun::Push) | None => "crisis-who-that",
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
        if let [Some(first), Some(second)] = [filter.any_of.first(), filter.any_of.get(1)]
            && filter.any_of.len() == 2
            && filter.side.is_none()
            && mode == Mode::Each
            && plain(&first.0).is_some()
        {
            return Message::new("crisis-who-including")
                .with("who", self.figures(second, mode))
                .with("other", self.figures(first, Mode::One))
                .into();
        }
        let head = self.head(filter, mode);
        let demands = self.demands(filter);
        match demands.is_empty() {
            true => head,
            false => Message::new("crisis-who-that-is")
                .with("who", head)
                .with("demands", Arg::List(demands, Join::Space))
                .into(),
        }
    }

    /// The noun of a filter: what its demands are made of.
    fn head(&mut self, filter: &Filter, mode: Mode) -> Arg {
        if !filter.any_of.is_empty() && filter.side.is_none() {
            let any: Vec<Arg> = filter.any_of.iter().map(|one| self.figures(one, mode)).collect();
            return match mode {
                Mode::One | Mode::No => Arg::List(any, Join::Or),
                Mode::Each | Mode::Many => Arg::List(any, Join::And),
            };
        }
        let other = |key: &'static str| match filter.other_than {
            Some(_) => Message::new(key).with("mode", mode.other()),
            None => noun(key, mode),
        };
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
            (None, None, Some(Side::Ally)) => other("crisis-who-ally"),
            (None, None, Some(Side::Enemy)) => other("crisis-who-enemy"),
            (None, None, None) => other("crisis-who-character"),
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
        match filter.health {
            Some(Health::Healthy) => all.push(Message::new("crisis-that-healthy")),
            Some(Health::Injured) => all.push(Message::new("crisis-that-injured")),
            None => {}
        }
        if let Some(power) = &filter.has {
            let key = if filter.alter_ego.is_some() { "crisis-that-has-too" } else { "crisis-that-has" };
            all.push(Message::new(key).with("power", self.superpower_called(power.id.value.as_str())));
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
        // Characters say "other" before the noun.
        if let Some(other) = filter.other_than.as_ref().filter(|_| !of_characters(filter)) {
            all.push(Message::new("crisis-that-other").with("who", self.pick(other)));
        }
        if let Some(by) = &filter.seen_by {
            all.push(Message::new("crisis-that-seen").with("who", self.pick(by)));
        }
        if let Some(within) = &filter.within {
            all.push(self.that_within(within));
        }
        match filter.dazed {
            Some(true) => all.push(Message::new("crisis-that-dazed")),
            Some(false) => all.push(Message::new("crisis-that-not-dazed")),
            None => {}
        }
        if let Some(claim) = &filter.provided {
            all.push(self.that_counted(claim));
        }
        let mut all = term::parts(all);
        if filter.side.is_some() && !filter.any_of.is_empty() {
            all.push(self.any_of(&filter.any_of));
        }
        all
    }

    /// One of several demands. Near one thing or another, the range is said once.
    fn any_of(&mut self, all: &[Figures]) -> Arg {
        let near: Option<Vec<&Within>> = all
            .iter()
            .map(|one| one.0.within.as_ref().filter(|within| *one.0 == near_only(within)))
            .collect();
        if let Some([first, rest @ ..]) = near.as_deref()
            && rest.iter().all(|within| within.range == first.range)
        {
            let range = self.amount(&first.range);
            let of = [*first].into_iter().chain(rest.iter().copied()).map(|within| self.place(&within.of));
            let of = Arg::List(of.collect(), Join::Or);
            return Message::new("crisis-that-within").with("range", range).with("of", of).into();
        }
        let any = all.iter().map(|one| Arg::List(self.demands(&one.0), Join::Space));
        Arg::List(any.collect(), Join::Or)
    }

    /// What a filter demands of a candidate's figures: "with 3 or more power".
    fn that_counted(&mut self, claim: &Claim) -> Message {
        let (key, least) = match claim {
            Claim::AtLeast(Amount::Counted(counted), Amount::Number(least)) => (
                match **counted {
                    Counted::PowerOf(Pick::It) => Some("crisis-that-power-at-least"),
                    Counted::TokensHeld(Pick::It) => Some("crisis-that-tokens-at-least"),
                    _ => None,
                },
                *least,
            ),
            Claim::AtMost(Amount::Counted(counted), Amount::Number(most)) => (
                match **counted {
                    Counted::ThreatOf(Pick::It) => Some("crisis-that-threat-at-most"),
                    Counted::PowerOf(Pick::It) => Some("crisis-that-power-at-most"),
                    _ => None,
                },
                *most,
            ),
            _ => (None, 0),
        };
        match key {
            Some(key) => Message::new(key).with("count", least),
            None => Message::new("crisis-that-if").with("claim", self.claim(claim)),
        }
    }

    /// Within a range; without another place it is that of the card's own character.
    pub(super) fn that_within(&mut self, within: &Within) -> Message {
        match (&within.of, self.owner) {
            (Pick::Owner | Pick::Player, Owner::Character | Owner::Crisis) => {
                Message::new("crisis-that-near").with("range", self.amount(&within.range))
            }
            _ => self.within("crisis-that-within", within),
        }
    }

    /// What a range is measured from; of several, any one suffices.
    fn place(&mut self, of: &Pick) -> Arg {
        match of {
            Pick::Each(figures) => self.figures(figures, Mode::One),
            of => self.pick(of),
        }
    }

    /// Within a range of something; of several, any one suffices.
    pub(super) fn within(&mut self, key: &'static str, within: &Within) -> Message {
        let range = self.amount(&within.range);
        let of = self.place(&within.of);
        Message::new(key).with("range", range).with("of", of)
    }
}

fn noun(key: &'static str, mode: Mode) -> Message {
    Message::new(key).with("mode", mode.code())
}

/// Who is meant, where it can be spoken of again.
pub(super) fn referent(pick: &Pick) -> Option<Referent> {
    Some(match pick {
        Pick::Owner | Pick::Player => Referent::Owner,
        Pick::Target | Pick::Defender => Referent::Target,
        Pick::Attacker => Referent::Attacker,
        Pick::Roller => Referent::Roller,
        Pick::Mover => Referent::Mover,
        Pick::Fallen => Referent::Fallen,
        Pick::The(name) => Referent::Bound(name.value),
        _ => return None,
    })
}

/// A filter that demands nothing but a range.
fn near_only(within: &Within) -> Filter {
    Filter { within: Some(within.clone()), ..Filter::default() }
}

/// True if a filter is about characters whose noun says "other" itself.
fn of_characters(filter: &Filter) -> bool {
    filter.named.is_none() && filter.tokens.is_none() && filter.terrain.is_none() && !filter.object
}

/// The pick of a filter that is nothing but a pick.
pub(super) fn plain(filter: &Filter) -> Option<&Pick> {
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
