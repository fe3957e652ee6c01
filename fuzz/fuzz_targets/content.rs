//! Any bytes as a file of a pack: of every kind of thing that any game has.
#![no_main]

use content::Source;

/// Reads the bytes as each of these kinds of file.
macro_rules! read_as {
    ($source:expr, $($kind:ty),+ $(,)?) => {
        $( let _ = content::load::<$kind>($source); )+
    };
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = content::read_any_bytes("fuzzed.yaml", bytes);
    let Ok(source) = Source::from_bytes("things/fuzzed.yaml", bytes) else { return };
    {
        use pow::card::file::{Battlefield, Character, Mission, Team};
        read_as!(&source, Battlefield, Character, Mission, Team);
    }
    {
        use crisis::card::file::{
            Affiliation, Battlefield, Character, Condition, Crisis, Gem, Measures, Roster, Tactic,
        };
        read_as!(
            &source,
            Affiliation,
            Battlefield,
            Character,
            Condition,
            Crisis,
            Gem,
            Measures,
            Roster,
            Tactic
        );
    }
    {
        use champions::card::file::{Counter, Deck, Identity, PlayerCard, Scenario, ScenarioCard, Set, Trait};
        read_as!(&source, Counter, Deck, Identity, PlayerCard, Scenario, ScenarioCard, Set, Trait);
    }
    {
        use gotham::printed::file::{Board, Dice, Hero, Material, Mission, Tile};
        use gotham::printed::skill::Skill;
        read_as!(&source, Board, Dice, Hero, Material, Mission, Skill, Tile);
    }
});
