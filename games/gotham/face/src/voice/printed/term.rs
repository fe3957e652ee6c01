//! The words of the game one by one, for whoever lays out a sheet or a table.

use gotham::printed::HasSkill;
use gotham::printed::term::{Camp, Cloud, CubeBox, DieType, LineTrigger, MaterialType, TileLevel, Trait};
use gotham::state::HeroState;
use words::Message;

use super::Printed;
use crate::voice::term;

impl Printed<'_> {
    /// The name of a camp.
    pub fn camp(&self, camp: Camp) -> String {
        self.words.say(&term::camp(camp))
    }

    /// The name of a box of cubes.
    pub fn cube_box(&self, cube_box: CubeBox) -> String {
        self.capital(term::cube_box(cube_box))
    }

    /// The name of a kind of dissipation token.
    pub fn cloud(&self, cloud: Cloud) -> String {
        self.words.say(&term::cloud(cloud))
    }

    /// The name of a tile's level.
    pub fn tile_level(&self, level: TileLevel) -> String {
        self.capital(term::tile_level(level))
    }

    /// Active or at rest.
    pub fn hero_state(&self, state: HeroState) -> String {
        self.capital(term::state(state))
    }

    /// The name of a trait.
    pub fn trait_name(&self, it: Trait) -> String {
        self.capital(term::of_trait(it))
    }

    /// What a trait does.
    pub fn trait_text(&self, it: Trait) -> String {
        self.words.word(match it {
            Trait::MoralCode => "gotham-trait-moral-code-text",
            Trait::ReducedMobility => "gotham-trait-reduced-mobility-text",
            Trait::GasImmunity => "gotham-trait-gas-immunity-text",
            Trait::Flight => "gotham-trait-flight-text",
            Trait::Harmless => "gotham-trait-harmless-text",
        })
    }

    /// The name of a type of material card.
    pub fn material_type(&self, kind: MaterialType) -> String {
        self.capital(term::material(kind))
    }

    /// When a line of a card helps.
    pub fn trigger(&self, trigger: LineTrigger) -> String {
        self.capital(term::trigger(trigger))
    }

    /// Dice that are still to be rolled.
    pub fn dice(&self, dice: &[DieType]) -> String {
        self.words.say(&term::dice(dice))
    }

    /// A skill with its level.
    pub fn skill_name(&self, has: HasSkill) -> String {
        self.words.say(&self.has_skill(has))
    }

    /// Words that begin a line.
    fn capital(&self, text: Message) -> String {
        self.words.say(&Message::new("gotham-line").with("text", text))
    }
}
