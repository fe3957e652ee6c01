//! An attack without characters: so many dice against so many. It is played by two sketched cards, so that the rules are the
//! rules.

use content::{Id, Names, Spanned};
use space::P;
use table::{Fast, Flow, Odds, Picks, Play, Playout, Scene};

use super::{Choices, Outcome, attack, make, policy};
use crate::Crisis;
use crate::attack::Weapon;
use crate::card::ability::{
    Amount, AttackRule, AttackType, ByType, Condition, Counted, Face, Figures, Filter, Kind, Modifier,
    Occurrence, Pick, Reach, Roll, Step, Superpower, Tool,
};
use crate::card::{Attack, Battlefield, CardKind, Cards, Character, Form, Keywords, Layout, Measures};
use crate::grunts::figure;
use crate::setup;
use crate::state::{FigureId, Side, State, Whereabouts};

/// So many dice against so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// Dice of the attack.
    pub attack: u8,
    /// Dice of the defence.
    pub defence: u8,
    /// The attacker may reroll up to so many.
    pub attack_rerolls: u8,
    /// The defender may reroll up to so many.
    pub defence_rerolls: u8,
    /// The defender has cover.
    pub cover: bool,
    /// The attacker is hexed.
    pub hex_attack: bool,
    /// The defender is hexed.
    pub hex_defence: bool,
    /// Each critical of the attack adds two dice.
    pub criticals_add_two: bool,
    /// The defender's blanks count as successes.
    pub blanks_count: bool,
    /// A rule of the attack wants these icons; it gives the attacker 1 power.
    pub trigger: Option<&'static [Face]>,
}

impl Sketch {
    /// The odds of it.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn odds(&self) -> Flow<Odds<Outcome>> {
        let (cards, state) = self.draw();
        let scene: Scene<Crisis> = Scene { state: &state, content: &cards };
        attack(scene, FigureId(0), Weapon::Printed(0), FigureId(1), Choices::default())
    }

    /// Plays it once with dice that are rolled, by players who choose as they do for the odds; `drawn` is what
    /// [`Sketch::draw`] made.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn roll((cards, state): &(Cards, State), chance: Fast) -> Flow<Outcome> {
        let mut table = Playout::<Crisis, _>::new(Picks(policy(FigureId(0))), chance);
        let mut play = Play::new(cards, state.clone(), &mut table);
        make(&mut play, FigureId(0), Weapon::Printed(0), FigureId(1), 0)
    }

    /// The two cards, and the two characters face to face.
    pub fn draw(&self) -> (Cards, State) {
        let mut attacker = vec![rerolls(Roll::Attack, self.attack_rerolls)];
        attacker.retain(|_| self.attack_rerolls > 0);
        let mut defender = Vec::new();
        if self.defence_rerolls > 0 {
            defender.push(rerolls(Roll::Defence, self.defence_rerolls));
        }
        if self.cover {
            defender.push(holds("cover", Modifier::Cover { of: myself(), vs: None }));
        }
        if self.blanks_count {
            defender.push(holds(
                "blanks",
                Modifier::Counts {
                    roll: Roll::Defence,
                    of: Some(myself()),
                    against: Vec::new(),
                    provided: None,
                    face: Face::Blank,
                    r#as: 1,
                },
            ));
        }
        let mut rules = Vec::new();
        if self.criticals_add_two {
            rules.push(AttackRule {
                modifiers: vec![Modifier::CriticalsAdd { dice: 2 }],
                ..AttackRule::default()
            });
        }
        if let Some(icons) = self.trigger {
            rules.push(AttackRule {
                icons: icons.to_vec(),
                at: Some(crate::card::ability::AttackStep::After),
                steps: vec![Step::GainPower { who: None, amount: Amount::Number(1) }],
                ..AttackRule::default()
            });
        }
        let cards = Cards {
            characters: vec![character(self, attacker, rules), character(self, defender, Vec::new())],
            battlefields: vec![Battlefield {
                id: "nowhere".to_owned(),
                name: nameless(),
                pieces: Vec::new(),
            }],
            measures: vec![Measures {
                id: "tools".to_owned(),
                name: nameless(),
                ranges: [1_000, 3_000, 6_000, 8_000, 10_000],
                range_width: 1_000,
                tools: [3_375, 5_000, 7_250],
                tool_width: 558,
                token: 500,
            }],
            ..Cards::default()
        };
        let mut state = setup::position(0, 0);
        for (side, x) in [(Side::A, 10_000), (Side::B, 16_000)] {
            let mut figure = figure(side, u16::from(side.seat().0));
            figure.at = P::new(x, 18_000);
            figure.whereabouts = Whereabouts::Battlefield;
            let hexed = if side == Side::A { self.hex_attack } else { self.hex_defence };
            if hexed {
                figure.conditions.add(Condition::Hex);
            }
            state.figures.push(figure);
        }
        (cards, state)
    }
}

fn nameless() -> Names {
    Names { en: String::new(), fr: String::new(), de: String::new() }
}

pub(super) fn myself() -> Figures {
    Figures(Box::new(Filter { is: Some(Pick::Owner), ..Filter::default() }))
}

/// An innate superpower without anything in it.
pub(super) fn innate(id: &str) -> Superpower {
    Superpower {
        id: Spanned::unplaced(Id::new(id).expect("ids in code are well formed")),
        name: None,
        kind: Spanned::unplaced(Kind::Innate),
        action: false,
        side: None,
        affiliation: None,
        keyword: None,
        cost: None,
        once: None,
        may: true,
        when: None,
        provided: None,
        modifiers: Vec::new(),
        steps: Vec::new(),
        key: 0,
    }
}

fn holds(id: &str, modifier: Modifier) -> Superpower {
    Superpower { modifiers: vec![modifier], ..innate(id) }
}

pub(super) fn rerolls(roll: Roll, count: u8) -> Superpower {
    let up_to = Amount::Counted(Box::new(Counted::UpTo(Amount::Number(count))));
    Superpower {
        when: Some(Occurrence::Modify { roll, by: myself(), against: Vec::new(), vs: None }),
        steps: vec![Step::Reroll { roll: None, count: up_to, failures: false }],
        ..innate("rerolls")
    }
}

/// A card with one attack; it takes more damage than any attack deals.
fn character(sketch: &Sketch, superpowers: Vec<Superpower>, rules: Vec<AttackRule>) -> Character {
    let dice = sketch.defence;
    let attack = Attack {
        id: "attack".to_owned(),
        name: nameless(),
        kind: AttackType::Physical,
        reach: Reach::Range(5),
        strength: sketch.attack,
        cost: 0,
        rules,
    };
    let form = Form {
        id: "normal".to_owned(),
        radius: 689,
        size: 2,
        speed: Tool::Medium,
        healthy: u8::MAX,
        injured: Some(u8::MAX),
        defence: ByType { physical: dice, energy: dice, mystic: dice },
        attacks: vec![attack],
        superpowers: superpowers.into(),
        keywords: Keywords::default(),
    };
    Character {
        id: "sketch".to_owned(),
        name: nameless(),
        alter_ego: 0,
        threat: 0,
        card: CardKind::Separate,
        layout: Layout::Current,
        affiliations: Vec::new(),
        forms: vec![form],
        parents: Vec::new(),
        grunt: None,
        gems: Vec::new(),
        gems_at_once: 1,
    }
}
