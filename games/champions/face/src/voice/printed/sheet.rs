//! Whole cards as lines of text.

use champions::card::ability::{Resources, Stat, When};
use champions::card::{Card, CardType, Class, Face, PerPlayer};
use words::{Arg, Join, Message};

use super::Printed;
use crate::voice::term;

impl<'a> Printed<'a> {
    /// A whole card: each of its faces with its kind, numbers and text box, then what it pays and how it boosts.
    pub fn card(&self, card: &'a Card) -> String {
        let mut lines = Vec::new();
        for (side, face) in ["A", "B"].into_iter().zip(&card.faces) {
            lines.push(self.heading(card, face, side));
            lines.extend(self.numbers(card, face).into_iter().map(|line| format!("  {line}")));
            for line in self.lines(face) {
                lines.push(match line.lead.is_empty() {
                    true => format!("  {}", line.text),
                    false => {
                        let led =
                            Message::new("champions-led").with("lead", line.lead).with("text", line.text);
                        format!("  {}", self.say(&led))
                    }
                });
            }
        }
        lines.extend(self.foot(card).map(|foot| format!("  {foot}")));
        lines.join("\n")
    }

    /// "Energy Daggers: upgrade (Black Panther), Weapon."
    fn heading(&self, card: &Card, face: &Face, side: &str) -> String {
        let traits = term::parts(self.traits(face));
        let heading = Message::new("champions-heading")
            .with("name", self.face_name(face))
            .with("kind", self.kind(card, face, side));
        self.say(&match traits.is_empty() {
            true => heading,
            false => Message::new("champions-heading-traits")
                .with("heading", heading)
                .with("traits", Arg::List(traits, Join::Comma)),
        })
    }

    /// What kind of card it is, and of which class.
    fn kind(&self, card: &Card, face: &Face, side: &str) -> Message {
        let kind = term::card_type(face.kind);
        let set = card.set.and_then(|set| self.cards.sets.get(usize::from(set)));
        let kind = match (card.stage, face.kind) {
            (0, _) => kind,
            (stage, CardType::MainScheme) => Message::new("champions-kind-stage")
                .with("kind", kind)
                .with("stage", format!("{stage}{side}")),
            (stage, _) => Message::new("champions-kind-stage").with("kind", kind).with("stage", stage),
        };
        let class: Arg = match (card.class, set) {
            (Class::Identity, _) => return kind,
            (Class::Basic, _) => Message::new("champions-class-basic").into(),
            (Class::Aspect(aspect), _) => term::aspect(aspect).into(),
            (Class::Hero | Class::Scenario, Some(set)) => self.name(&set.name).into(),
            (Class::Hero | Class::Scenario, None) => return kind,
        };
        Message::new("champions-kind-of").with("kind", kind).with("class", class)
    }

    /// The numbers of a face, on one line; no line if it has none.
    fn numbers(&self, card: &Card, face: &Face) -> Option<String> {
        let mut numbers: Vec<Message> = Vec::new();
        if let (Some(cost), false) = (card.cost, face.kind == CardType::Resource) {
            numbers.push(Message::new("champions-number-cost").with("cost", cost));
        }
        let powers = [
            (Stat::Thw, face.thw),
            (Stat::Atk, face.atk),
            (Stat::Def, face.def),
            (Stat::Rec, face.rec),
            (Stat::Sch, face.sch),
        ];
        for (stat, value) in powers {
            let Some(value) = value else { continue };
            let number = Message::new("champions-number").with("stat", term::stat(stat)).with("value", value);
            let marks = match stat {
                Stat::Thw => face.thw_marks,
                Stat::Atk => face.atk_marks,
                _ => 0,
            };
            numbers.push(match marks {
                0 => number,
                marks => Message::new("champions-number-marks").with("number", number).with("marks", marks),
            });
        }
        numbers.extend(face.hit_points.map(|points| counted("champions-number-hit-points", points)));
        if face.hand_size > 0 {
            numbers.push(Message::new("champions-number-hand-size").with("value", face.hand_size));
        }
        if face.kind.is_scheme() {
            numbers.extend(scheme_numbers(face));
        }
        let icons = [
            ("champions-icon-crisis", face.icons.crisis),
            ("champions-icon-acceleration", face.icons.acceleration),
            ("champions-icon-hazard", face.icons.hazard),
        ];
        for (icon, count) in icons {
            numbers.extend((0..count).map(|_| Message::new(icon)));
        }
        if numbers.is_empty() {
            return None;
        }
        let numbers = Arg::List(term::parts(numbers), Join::Comma);
        Some(self.say(&Message::new("champions-numbers").with("numbers", numbers)))
    }

    /// What it pays, how it boosts, and how it counts.
    fn foot(&self, card: &Card) -> Option<String> {
        let mut parts: Vec<Message> = Vec::new();
        if card.resources != Resources::default() {
            parts.push(Message::new("champions-foot-pays").with("resources", term::glyphs(card.resources)));
        }
        let starred = card.faces.iter().flat_map(Face::abilities);
        let starred = starred.into_iter().any(|(_, ability)| ability.when.value == When::Boost);
        match (card.boost, starred) {
            (0, false) => {}
            (0, true) => parts.push(Message::new("champions-foot-star")),
            (icons, false) => parts.push(Message::new("champions-foot-boost").with("icons", icons)),
            (icons, true) => parts.push(Message::new("champions-foot-boost-star").with("icons", icons)),
        }
        if card.unique {
            parts.push(Message::new("champions-foot-unique"));
        }
        if parts.is_empty() {
            return None;
        }
        Some(self.phrase(Arg::List(term::parts(parts), Join::Space)))
    }
}

/// A number that may count for each player.
fn counted(key: &'static str, number: PerPlayer) -> Message {
    let (value, per) = match number {
        PerPlayer::Fixed(value) => (value, "game"),
        PerPlayer::PerPlayer(value) => (value, "player"),
    };
    Message::new(key).with("value", value).with("per", per)
}

/// What only schemes print.
fn scheme_numbers(face: &Face) -> Vec<Message> {
    let mut numbers = Vec::new();
    let side = face.kind == CardType::SideScheme;
    if side || face.target_threat.is_some() {
        numbers.push(counted("champions-number-starting-threat", face.starting_threat));
    }
    if let Some(target) = face.target_threat {
        numbers.push(counted("champions-number-acceleration", face.acceleration));
        numbers.push(counted("champions-number-target-threat", target));
    }
    numbers
}
