//! The questions, put to the player who answers them.

use gotham::ask::{Ask, RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::printed::term::{CubeBox, Effort};
use words::Message;

use super::{Teller, term};

impl Teller<'_> {
    /// The question, as its player is asked it.
    pub fn ask(&self, ask: &Ask) -> String {
        self.words.say(&self.asked(ask.topic))
    }

    fn asked(&self, topic: Topic) -> Message {
        match topic {
            Topic::State { hero } => Message::new("gotham-ask-state").with("hero", self.hero(hero)),
            Topic::Act => Message::new("gotham-ask-act"),
            Topic::Move { figure, points } => self.of("gotham-ask-move", figure).with("points", points),
            Topic::Reroll { figure, pool, picked, .. } if picked.count() > 0 => self
                .of("gotham-ask-reroll-more", figure)
                .with("dice", term::pool(&pool))
                .with("picked", term::pool(&picked)),
            Topic::Reroll { figure, by, pool, .. } => {
                let key = match by {
                    RerollBy::Skill => "gotham-ask-reroll-skill",
                    RerollBy::Pictogram => "gotham-ask-reroll-pictogram",
                    RerollBy::Misfortune => "gotham-ask-reroll-misfortune",
                    RerollBy::Cubes => "gotham-ask-reroll-cubes",
                };
                self.of(key, figure).with("dice", term::pool(&pool))
            }
            Topic::CubeFrom { hero, left } => {
                Message::new("gotham-ask-cube-from").with("who", self.owner(hero)).with("left", left)
            }
            Topic::Tile => Message::new("gotham-ask-tile"),
            Topic::Character { tile } => Message::new("gotham-ask-character").with("tile", self.tile(tile)),
            Topic::MayMove { figure } => self.of("gotham-ask-may-move", figure),
            Topic::CharacterAct { figure } => self.of("gotham-ask-character-act", figure),
            Topic::MayRepeat { figure, left } => self.of("gotham-ask-may-repeat", figure).with("left", left),
            Topic::Target { attacker, kind } => {
                let key = match kind {
                    AttackKind::Melee => "gotham-ask-target-melee",
                    AttackKind::Ranged => "gotham-ask-target-ranged",
                };
                self.of(key, attacker)
            }
            Topic::Weapon { hero, when, second } => {
                let key = if second { "gotham-ask-second-weapon" } else { "gotham-ask-weapon" };
                Message::new(key).with("hero", self.hero(hero)).with("when", term::trigger(when))
            }
            Topic::UseCard { card, when } => Message::new("gotham-ask-use-card")
                .with("card", self.card(card))
                .with("when", term::trigger(when)),
            Topic::Line { card, when } => Message::new("gotham-ask-line")
                .with("card", self.card(card))
                .with("when", term::trigger(when)),
            Topic::Cubes { figure, into: CubeBox::Defence, attack } => {
                self.of("gotham-ask-cubes-defence", figure).with("attack", attack)
            }
            Topic::Cubes { figure, into, .. } => {
                self.of("gotham-ask-cubes", figure).with("box", term::cube_box(into))
            }
            Topic::Push { hero, into, wounds } => Message::new("gotham-ask-push")
                .with("hero", self.hero(hero))
                .with("box", term::cube_box(into))
                .with("wounds", wounds),
            Topic::Deed { figure, effort } => {
                let key = match effort {
                    Effort::Manipulation => "gotham-ask-manipulation",
                    Effort::Thought => "gotham-ask-thought",
                };
                self.of(key, figure)
            }
            Topic::Consent { hero, nature } => Message::new("gotham-ask-consent")
                .with("hero", self.hero(hero))
                .with("nature", self.nature(nature)),
            Topic::TakeContent { hero, card } => Message::new("gotham-ask-take-content")
                .with("hero", self.hero(hero))
                .with("card", self.card(card)),
            Topic::Drop { hero } => Message::new("gotham-ask-drop").with("hero", self.hero(hero)),
            Topic::Skill { figure, moment } => {
                self.of("gotham-ask-skill", figure).with("moment", term::moment(moment))
            }
            Topic::Guide { figure } => self.of("gotham-ask-guide", figure),
            Topic::Beside { figure } => self.of("gotham-ask-beside", figure),
            Topic::Along { figure } => self.of("gotham-ask-along", figure),
            Topic::Landing { figure } => self.of("gotham-ask-landing", figure),
            Topic::Event => Message::new("gotham-ask-event"),
            Topic::CloudZone { cloud } => {
                Message::new("gotham-ask-cloud-zone").with("cloud", term::cloud(cloud))
            }
            Topic::ExplosionZone { level } => Message::new("gotham-ask-explosion-zone").with("level", level),
            Topic::Reinforce { points } => Message::new("gotham-ask-reinforce").with("points", points),
            Topic::Arrival { figure } => self.of("gotham-ask-arrival", figure),
            // What comes at once says by itself at which occasion.
            Topic::Order { occasion: _ } => Message::new("gotham-ask-order"),
        }
    }
}
