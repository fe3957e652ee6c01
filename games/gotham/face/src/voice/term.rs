//! The words of the game, each as a message of its own.

use gotham::dice::Pool;
use gotham::printed::skill::Moment;
use gotham::printed::term::{
    Camp, Cloud, Colour, CubeBox, Deed, DieType, LineTrigger, MaterialType, TileLevel, Trait,
};
use gotham::state::HeroState;
use words::{Arg, Join, Message};

/// Many parts as a list.
pub(super) fn list<T: Into<Arg>>(parts: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(parts.into_iter().map(Into::into).collect(), Join::Comma)
}

pub(super) fn camp(camp: Camp) -> Message {
    Message::new(match camp {
        Camp::Heroes => "gotham-camp-heroes",
        Camp::Villain => "gotham-camp-villain",
        Camp::Neutral => "gotham-camp-neutral",
    })
}

pub(super) fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::White => "gotham-colour-white",
        Colour::Yellow => "gotham-colour-yellow",
        Colour::Orange => "gotham-colour-orange",
        Colour::Red => "gotham-colour-red",
        Colour::Black => "gotham-colour-black",
    })
}

/// Dice that are still to be rolled.
pub(super) fn dice(dice: &[DieType]) -> Message {
    if dice.is_empty() {
        return Message::new("gotham-dice-none");
    }
    let die = |die: &DieType| {
        let key = if die.free_reroll() { "gotham-die-type-reroll" } else { "gotham-die-type" };
        Message::new(key).with("colour", colour(die.colour()))
    };
    Message::new("gotham-dice").with("dice", list(dice.iter().map(die)))
}

/// A die as it lies.
pub(super) fn die(it: Colour, shown: u8) -> Message {
    Message::new("gotham-die").with("colour", colour(it)).with("shown", shown)
}

/// Dice as they lie, one by one.
pub(super) fn pool(pool: &Pool) -> Message {
    if pool.count() == 0 {
        return Message::new("gotham-dice-none");
    }
    let of_colour = |&colour: &Colour| {
        let shown = pool.shown[colour as usize];
        let alike = move |(shown, dice): (u8, u8)| (0..dice).map(move |_| die(colour, shown));
        (0..).zip(shown).flat_map(alike)
    };
    Message::new("gotham-dice").with("dice", list(Colour::ALL.iter().flat_map(of_colour)))
}

pub(super) fn cube_box(cube_box: CubeBox) -> Message {
    Message::new(match cube_box {
        CubeBox::Melee => "gotham-box-melee",
        CubeBox::Ranged => "gotham-box-ranged",
        CubeBox::Manipulation => "gotham-box-manipulation",
        CubeBox::Thought => "gotham-box-thought",
        CubeBox::Movement => "gotham-box-movement",
        CubeBox::Defence => "gotham-box-defence",
        CubeBox::Reroll => "gotham-box-reroll",
    })
}

pub(super) fn trigger(trigger: LineTrigger) -> Message {
    Message::new(match trigger {
        LineTrigger::MeleeAttack => "gotham-trigger-melee",
        LineTrigger::RangedAttack => "gotham-trigger-ranged",
        LineTrigger::Manipulation => "gotham-trigger-manipulation",
        LineTrigger::Thought => "gotham-trigger-thought",
        LineTrigger::Movement => "gotham-trigger-movement",
        LineTrigger::Defence => "gotham-trigger-defence",
        LineTrigger::Permanent => "gotham-trigger-permanent",
    })
}

pub(super) fn state(state: HeroState) -> Message {
    Message::new(match state {
        HeroState::Active => "gotham-state-active",
        HeroState::Rest => "gotham-state-rest",
    })
}

pub(super) fn cloud(cloud: Cloud) -> Message {
    Message::new(match cloud {
        Cloud::Gas => "gotham-cloud-gas",
        Cloud::Flame => "gotham-cloud-flame",
        Cloud::Smoke => "gotham-cloud-smoke",
        Cloud::Frost => "gotham-cloud-frost",
    })
}

/// At which moment a skill may be used.
pub(super) fn moment(moment: Moment) -> Message {
    Message::new(match moment {
        Moment::Recovering => "gotham-moment-recovering",
        Moment::Spending => "gotham-moment-spending",
        Moment::DeclaringMelee => "gotham-moment-declaring-melee",
        Moment::Declaring(Deed::ComplexManipulation | Deed::AutomaticManipulation) => {
            "gotham-moment-declaring-manipulation"
        }
        Moment::Declaring(Deed::ComplexThought | Deed::AutomaticThought) => "gotham-moment-declaring-thought",
        Moment::FriendTargeted => "gotham-moment-friend-targeted",
        Moment::DefenceCounted => "gotham-moment-defence-counted",
        Moment::MeleeWounds => "gotham-moment-melee-wounds",
        Moment::RangedWounds => "gotham-moment-ranged-wounds",
        Moment::MeleeEnds => "gotham-moment-melee-ends",
        Moment::AttackEnds => "gotham-moment-attack-ends",
        Moment::StruckInMelee => "gotham-moment-struck",
        Moment::ShotAt => "gotham-moment-shot-at",
        Moment::Exploded => "gotham-moment-exploded",
    })
}

pub(super) fn tile_level(level: TileLevel) -> Message {
    Message::new(match level {
        TileLevel::Leader => "gotham-level-leader",
        TileLevel::Elite => "gotham-level-elite",
        TileLevel::Henchman => "gotham-level-henchman",
    })
}

pub(super) fn of_trait(it: Trait) -> Message {
    Message::new(match it {
        Trait::MoralCode => "gotham-trait-moral-code",
        Trait::ReducedMobility => "gotham-trait-reduced-mobility",
        Trait::GasImmunity => "gotham-trait-gas-immunity",
        Trait::Flight => "gotham-trait-flight",
        Trait::Harmless => "gotham-trait-harmless",
    })
}

pub(super) fn material(kind: MaterialType) -> Message {
    Message::new(match kind {
        MaterialType::Object => "gotham-material-object",
        MaterialType::Tool => "gotham-material-tool",
        MaterialType::MeleeWeapon => "gotham-material-melee",
        MaterialType::RangedWeapon => "gotham-material-ranged",
    })
}
