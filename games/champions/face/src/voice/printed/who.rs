//! Who is meant: picks, filters, players and zones as noun phrases.
//!
//! A phrase asks for its case by the sentence it stands in. What a filter demands follows its noun.

use champions::card::CardType;
use champions::card::ability::{
    Amount, Binding, Cards, Different, End, Filter, Noun, Pick, Readiness, Resources, Side, Varies, Who, Zone,
};
use words::{Arg, Join, Message};

use super::Telling;
use crate::voice::term;

/// Which of those that a filter fits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// "an enemy"
    One,
    /// "each enemy"
    Each,
    /// "no enemy"
    No,
    /// "enemies", several of which are meant
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

/// What a name stands for: how it is spoken of again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    Enemy,
    Minion,
    Character,
    Scheme,
    Card,
    /// A card that was sought.
    Found,
    Cards,
    Player,
    /// Whom an attack damaged, and how much.
    Damaged,
    /// How much threat was placed.
    Placed,
    /// The X of a cost.
    X,
}

/// What a step that has a name does, for those who ask whether it did.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Attacked,
    Discarded,
    Given,
    Healed,
    Revealed,
}

impl Telling<'_> {
    /// Certain cards.
    pub(super) fn pick(&mut self, pick: &Pick) -> Arg {
        match pick {
            Pick::This => self.noun(Noun::This, Mode::One, None),
            Pick::Host => self.noun(Noun::Host, Mode::One, None),
            Pick::You => self.noun(Noun::You, Mode::One, None),
            Pick::YourHero => self.noun(Noun::YourHero, Mode::One, None),
            Pick::YourAlterEgo => self.noun(Noun::YourAlterEgo, Mode::One, None),
            Pick::EngagedHero => Message::new("champions-who-engaged-hero").into(),
            Pick::Villain => self.noun(Noun::Villain, Mode::One, None),
            Pick::MainScheme => self.noun(Noun::MainScheme, Mode::One, None),
            Pick::The(name) => self.the(name.value),
            Pick::Choose { from, up_to, different, by, bind } => {
                let chosen = match up_to {
                    None => self.cards(from, Mode::One),
                    Some(most) => {
                        let most = self.bare(most);
                        let who = self.cards(from, Mode::Many);
                        Message::new("champions-who-up-to").with("most", most).with("who", who).into()
                    }
                };
                let chosen = match different {
                    Some(Different::Title) => that("champions-that-different", chosen).into(),
                    None => chosen,
                };
                let several = up_to.is_some();
                self.name(*bind, if several { Known::Cards } else { known(from) });
                match by {
                    Some(by) => {
                        that("champions-that-chosen-by", chosen).with("player", self.player(by)).into()
                    }
                    None => chosen,
                }
            }
            Pick::Each(cards) => self.cards(cards, Mode::Each),
            Pick::Random { from } => that("champions-that-random", self.cards(from, Mode::One)).into(),
            Pick::Highest { of, among } => that("champions-that-highest", self.cards(among, Mode::One))
                .with("stat", term::stat(*of))
                .into(),
            Pick::Topmost(cards) => that("champions-that-topmost", self.cards(cards, Mode::One)).into(),
            Pick::Top { of, count } => {
                let zone = self.zone(*of, None);
                match count {
                    None => Message::new("champions-who-top").with("zone", zone).into(),
                    Some(count) => Message::new("champions-who-top-several")
                        .with("count", self.bare(count))
                        .with("zone", zone)
                        .into(),
                }
            }
            Pick::AllOf(picks) => {
                let picks = picks.iter().map(|pick| self.pick(pick)).collect();
                Arg::List(picks, Join::And)
            }
            Pick::Varies(varies) => {
                let Varies { usually, but, provided } = &**varies;
                let (usually, but) = (self.pick(usually), self.pick(but));
                that("champions-that-varies", usually)
                    .with("but", but)
                    .with("claim", self.claim(provided))
                    .into()
            }
        }
    }

    /// Whether a pick is spoken of in the plural.
    pub(super) fn number(pick: &Pick) -> &'static str {
        match pick {
            Pick::AllOf(picks) if picks.len() > 1 => "many",
            Pick::Top { count: Some(count), .. } if *count != Amount::Number(1) => "many",
            _ => "one",
        }
    }

    /// Remembers what a name stands for.
    pub(super) fn name(&mut self, name: Option<Binding>, known: Known) {
        self.names.extend(name.map(|name| (name, known)));
    }

    /// Remembers what the step of a name does.
    pub(super) fn did(&mut self, name: Option<Binding>, deed: Deed) {
        self.deeds.extend(name.map(|name| (name, deed)));
    }

    /// What the step of a name does.
    pub(super) fn deed(&self, name: Binding) -> Option<Deed> {
        self.deeds.iter().rev().find(|(other, _)| *other == name).map(|(_, deed)| *deed)
    }

    /// What a name stands for: an outcome, or a role of the occurrence.
    pub(super) fn known(&self, name: Binding) -> Option<Known> {
        self.names.iter().rev().find(|(other, _)| *other == name).map(|(_, known)| *known)
    }

    /// An outcome, or a role of the occurrence, spoken of again.
    pub(super) fn the(&self, name: Binding) -> Arg {
        let key = match (self.known(name), name.0.as_str()) {
            (Some(Known::Enemy), _) => "champions-the-enemy",
            (Some(Known::Minion), _) => "champions-the-minion",
            (Some(Known::Character), _) => "champions-the-character",
            (Some(Known::Scheme), _) => "champions-the-scheme",
            (Some(Known::Found), _) => "champions-the-found",
            (Some(Known::Cards), _) => "champions-the-cards",
            (Some(Known::Player), _) => "champions-the-player",
            (Some(Known::Damaged), _) | (None, "damaged") => "champions-the-damaged",
            (None, "attacker") => "champions-the-attacker",
            (None, "attacked") => "champions-the-attacked",
            (None, "defeated") => "champions-the-defeated",
            (None, "entered") => "champions-the-entered",
            (None, "revealed") => "champions-the-revealed",
            (Some(Known::Card | Known::Placed | Known::X) | None, _) => "champions-the-card",
        };
        Message::new(key).into()
    }

    /// One or each of the cards of an earlier step.
    fn of_those(&self, name: Binding, mode: Mode) -> Arg {
        match (self.known(name), mode) {
            (Some(Known::Cards), Mode::One) => Message::new("champions-the-one").into(),
            (Some(Known::Cards), Mode::Each) => Message::new("champions-the-each").into(),
            _ => self.the(name),
        }
    }

    /// Those that a filter fits.
    pub(super) fn cards(&mut self, cards: &Cards, mode: Mode) -> Arg {
        let Filter {
            kind,
            any,
            r#trait,
            without_trait,
            keyword,
            printed_keyword,
            named,
            alter_ego,
            control,
            engaged,
            face,
            is,
            r#in,
            of,
            among,
            printed,
            other_than,
            without_attached,
        } = &*cards.0;
        let of_trait = r#trait.as_ref().map(|of| self.printed.trait_name(of.place));
        let name = named.as_ref().map(|named| self.printed.title(named));
        let name = name.or_else(|| alter_ego.as_ref().map(|identity| self.printed.alter_ego(identity)));
        let mut phrase: Arg = match (name, kind) {
            (Some(name), _) => Message::new("champions-who-named").with("name", name).into(),
            (None, Some(kind)) => self.noun(*kind, mode, of_trait.as_deref()),
            (None, None) if !any.is_empty() => {
                let nouns = any.iter().map(|kind| self.noun(*kind, mode, of_trait.as_deref())).collect();
                let join = if matches!(mode, Mode::Each | Mode::Many) { Join::And } else { Join::Or };
                Arg::List(nouns, join)
            }
            (None, None) => match among {
                // Several cards without one of them are "the others".
                Some(_) if mode == Mode::Each && matches!(other_than.as_deref(), Some(Pick::The(_))) => {
                    return Message::new("champions-the-others").into();
                }
                Some(among) => self.of_those(among.value, mode),
                None => self.noun(Noun::Card, mode, of_trait.as_deref()),
            },
        };
        if let (Some(among), true) = (among, kind.is_some() || !any.is_empty()) {
            phrase = that("champions-that-among", phrase).with("among", self.the(among.value)).into();
        }
        if let Some(Side::Down) = face {
            phrase = that("champions-that-facedown", phrase).into();
        }
        if let Some(is) = is {
            let key = match is {
                Readiness::Ready => "champions-that-ready",
                Readiness::Exhausted => "champions-that-exhausted",
            };
            phrase = that(key, phrase).into();
        }
        if let Some(control) = control {
            phrase = match control {
                Who::You => that("champions-that-you-control", phrase).into(),
                _ => that("champions-that-controlled", phrase).with("player", self.player(control)).into(),
            };
        }
        if let Some(engaged) = engaged {
            phrase = that("champions-that-engaged", phrase).with("player", self.player(engaged)).into();
        }
        if let Some(zone) = r#in {
            phrase = that("champions-that-in", phrase).with("zone", self.zone(*zone, of.as_ref())).into();
        }
        if let Some(resource) = printed {
            let mut one = Resources::default();
            one.add(*resource, 1);
            phrase = that("champions-that-printed", phrase).with("resource", term::glyphs(one)).into();
        }
        if let Some(other) = other_than {
            let other = self.pick(other);
            phrase = that("champions-that-other", phrase).with("other", other).into();
        }
        if let Some(of) = without_trait {
            let of = self.printed.trait_name(of.place);
            phrase = that("champions-that-no-trait", phrase).with("trait", of).into();
        }
        for (kind, key) in
            [(keyword, "champions-that-keyword"), (printed_keyword, "champions-that-printed-keyword")]
        {
            if let Some(kind) = kind {
                phrase = that(key, phrase).with("keyword", term::keyword_kind(*kind)).into();
            }
        }
        if let Some(attached) = without_attached {
            let name = self.printed.title(attached);
            phrase = that("champions-that-without", phrase).with("name", name).into();
        }
        phrase
    }

    /// A kind of card, or one certain card.
    pub(super) fn noun(&self, noun: Noun, mode: Mode, of_trait: Option<&str>) -> Arg {
        let certain = match noun {
            Noun::Villain => Some(Message::new("champions-who-villain")),
            Noun::MainScheme => Some(Message::new("champions-who-main-scheme")),
            Noun::This => Some(self.this()),
            Noun::Host => Some(self.host()),
            Noun::You => Some(Message::new("champions-who-you")),
            Noun::YourHero => Some(Message::new("champions-who-your-hero")),
            Noun::YourAlterEgo => Some(Message::new("champions-who-your-alter-ego")),
            Noun::Attack => Some(Message::new("champions-who-attack")),
            _ => None,
        };
        if let Some(certain) = certain {
            return match of_trait {
                Some(of) => that("champions-that-trait", certain.into()).with("trait", of).into(),
                None => certain.into(),
            };
        }
        let key = match noun {
            Noun::Character => "champions-who-character",
            Noun::Enemy => "champions-who-enemy",
            Noun::Minion => "champions-who-minion",
            Noun::Friendly => "champions-who-friendly",
            Noun::Hero => "champions-who-hero",
            Noun::AlterEgo => "champions-who-alter-ego",
            Noun::Ally => "champions-who-ally",
            Noun::Scheme => "champions-who-scheme",
            Noun::SideScheme => "champions-who-side-scheme",
            Noun::Treachery => "champions-who-treachery",
            Noun::Upgrade => "champions-who-upgrade",
            Noun::Support => "champions-who-support",
            Noun::Attachment => "champions-who-attachment",
            Noun::Environment => "champions-who-environment",
            Noun::Obligation => "champions-who-obligation",
            Noun::Event => "champions-who-event",
            Noun::Resource => "champions-who-resource-card",
            Noun::EnemyCard => "champions-who-enemy-card",
            Noun::FriendlyCard => "champions-who-friendly-card",
            Noun::Card
            | Noun::Villain
            | Noun::MainScheme
            | Noun::This
            | Noun::Host
            | Noun::You
            | Noun::YourHero
            | Noun::YourAlterEgo
            | Noun::Attack => "champions-who-card",
        };
        let has = if of_trait.is_some() { "trait" } else { "none" };
        Message::new(key)
            .with("mode", mode.code())
            .with("has", has)
            .with("trait", of_trait.unwrap_or_default())
            .into()
    }

    /// The card itself: characters by name, anything else as "this card".
    fn this(&self) -> Message {
        match self.face {
            Some(face) if face.kind.is_character() => {
                let kind = match face.kind {
                    CardType::Ally => "ally",
                    CardType::Minion => "minion",
                    CardType::Villain => "villain",
                    _ => "other",
                };
                Message::new("champions-who-self")
                    .with("kind", kind)
                    .with("name", self.printed.face_name(face))
            }
            _ => Message::new("champions-who-this"),
        }
    }

    /// What the card is attached to.
    fn host(&self) -> Message {
        let attach = self.face.and_then(|face| face.text.play.attach.as_ref());
        let among = match attach {
            Some(Pick::Villain) => return Message::new("champions-who-villain"),
            Some(Pick::Choose { from, .. }) => Some(from),
            Some(Pick::Highest { among, .. }) => Some(among),
            _ => None,
        };
        Message::new(match among.and_then(|among| among.0.kind) {
            Some(Noun::Minion) => "champions-host-minion",
            Some(Noun::Ally) => "champions-host-ally",
            Some(Noun::Enemy) => "champions-host-enemy",
            _ => "champions-host-card",
        })
    }

    /// A player.
    pub(super) fn player(&mut self, who: &Who) -> Message {
        match who {
            Who::You if self.others => Message::new("champions-player-they"),
            Who::You => Message::new("champions-player-you"),
            Who::Any => Message::new("champions-player-any"),
            Who::FirstPlayer => Message::new("champions-player-first"),
            Who::EngagedPlayer => Message::new("champions-player-engaged"),
            Who::The(_) => Message::new("champions-the-player"),
            Who::Choose(_) => Message::new("champions-player-chosen"),
        }
    }

    /// A zone, and whose it is. The sentence says by the case whether cards are from it or go to it.
    pub(super) fn zone(&mut self, zone: Zone, of: Option<&Who>) -> Message {
        let whose = match of {
            None | Some(Who::You) if self.others => "own",
            None | Some(Who::You) => "you",
            Some(Who::Any) => "any",
            Some(Who::FirstPlayer | Who::EngagedPlayer | Who::The(_) | Who::Choose(_)) => "their",
        };
        match zone {
            Zone::Hand => Message::new("champions-zone-hand").with("whose", whose),
            Zone::Deck => Message::new("champions-zone-deck").with("whose", whose),
            Zone::Discard => Message::new("champions-zone-discard").with("whose", whose),
            Zone::NemesisSet => Message::new("champions-zone-nemesis").with("whose", whose),
            Zone::EncounterDeck => Message::new("champions-zone-encounter-deck"),
            Zone::EncounterDiscard => Message::new("champions-zone-encounter-discard"),
            Zone::SetAside => Message::new("champions-zone-set-aside"),
            Zone::Here => Message::new("champions-zone-here"),
            Zone::FacedownHere => Message::new("champions-zone-facedown-here"),
            Zone::OutOfGame => Message::new("champions-zone-out-of-game"),
        }
    }

    /// An end of a deck to which cards go, and whose deck it is.
    pub(super) fn end(&mut self, zone: Zone, end: End, of: Option<&Who>) -> Message {
        let key = match end {
            End::Top => "champions-zone-top",
            End::Bottom => "champions-zone-bottom",
        };
        Message::new(key).with("zone", self.zone(zone, of))
    }
}

/// A phrase with a demand after it.
fn that(key: &'static str, who: Arg) -> Message {
    Message::new(key).with("who", who)
}

/// What a card that fits a filter is spoken of as.
pub(super) fn known(cards: &Cards) -> Known {
    match cards.0.kind {
        Some(Noun::Enemy | Noun::Villain) => Known::Enemy,
        Some(Noun::Minion) => Known::Minion,
        Some(Noun::Character | Noun::Friendly | Noun::Hero | Noun::AlterEgo | Noun::Ally) => Known::Character,
        Some(Noun::Scheme | Noun::MainScheme | Noun::SideScheme) => Known::Scheme,
        _ => Known::Card,
    }
}
