//! Common abilities: each at most once, with a number that means something.

use content::{Checker, Id, Ids, Seen, Spanned};

use super::Code;
use super::field::{reach, x};
use crate::card::file::{self, word};
use crate::card::{Abilities, Ability};

/// All common abilities of a card.
pub(crate) fn abilities(
    check: &mut Checker,
    own_id: &Spanned<Id>,
    listed: &[Spanned<file::Ability>],
    characters: &Ids,
) -> Abilities {
    let mut abilities = Abilities::default();
    let mut seen = Seen::default();
    for ability in listed {
        let label = Spanned { value: label(ability), span: ability.span };
        check.unique(&mut seen, &label, "ability");
        match &ability.value {
            file::Ability::Comrade(comrade) => {
                if comrade.value == own_id.value {
                    let message = format!("`{comrade}` can't be its own Comrade");
                    let help = "name another character".to_owned();
                    check.report(Code::OwnComrade, comrade.span, message, Some(help));
                }
                abilities.comrades.extend(characters.find(check, comrade));
            }
            file::Ability::Immunity(nature) => abilities.against[*nature].immune = true,
            file::Ability::Leadership(far) => abilities.leadership = reach(check, far, "leadership"),
            file::Ability::Rage(more) => abilities.rage = x(check, more, "rage"),
            file::Ability::Regeneration(life) => abilities.regeneration = x(check, life, "regeneration"),
            file::Ability::Resistance { points, against } => {
                abilities.against[*against].resistance = x(check, points, "resistance");
            }
            file::Ability::Toughness(more) => abilities.toughness = x(check, more, "toughness"),
            file::Ability::Weakness(nature) => abilities.against[*nature].weak = true,
            file::Ability::Acrobat => abilities.add(Ability::Acrobat),
            file::Ability::Assassin => abilities.add(Ability::Assassin),
            file::Ability::Brutal => abilities.add(Ability::Brutal),
            file::Ability::Cruel => abilities.add(Ability::Cruel),
            file::Ability::Fly => abilities.add(Ability::Fly),
            file::Ability::GreatStrategist => abilities.add(Ability::GreatStrategist),
            file::Ability::Infiltrator => abilities.add(Ability::Infiltrator),
            file::Ability::Invisible => abilities.add(Ability::Invisible),
            file::Ability::Luck => abilities.add(Ability::Luck),
            file::Ability::Marksmanship => abilities.add(Ability::Marksmanship),
            file::Ability::MasterFighter => abilities.add(Ability::MasterFighter),
            file::Ability::MasterTactician => abilities.add(Ability::MasterTactician),
            file::Ability::Mastermind => abilities.add(Ability::Mastermind),
            file::Ability::Metallic => abilities.add(Ability::Metallic),
            file::Ability::Order => abilities.add(Ability::Order),
            file::Ability::PerfectPlan => abilities.add(Ability::PerfectPlan),
            file::Ability::PhaseShift => abilities.add(Ability::PhaseShift),
            file::Ability::Scientific => abilities.add(Ability::Scientific),
            file::Ability::Soldier => abilities.add(Ability::Soldier),
            file::Ability::Stealth => abilities.add(Ability::Stealth),
            file::Ability::Strategist => abilities.add(Ability::Strategist),
            file::Ability::ThermalVision => abilities.add(Ability::ThermalVision),
            file::Ability::TotalVision => abilities.add(Ability::TotalVision),
            file::Ability::WallCrawler => abilities.add(Ability::WallCrawler),
        }
    }
    abilities
}

/// What makes an ability the same as another: its word, and whom or what it is about. Resistance against two natures
/// is two abilities; Rage with two numbers is one written twice.
fn label(ability: &file::Ability) -> String {
    let own = word(ability);
    match ability {
        file::Ability::Comrade(comrade) => format!("{own}: {comrade}"),
        file::Ability::Immunity(nature)
        | file::Ability::Weakness(nature)
        | file::Ability::Resistance { against: nature, .. } => format!("{own}: {}", word(nature)),
        _ => own,
    }
}
