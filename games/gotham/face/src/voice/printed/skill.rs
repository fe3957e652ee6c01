//! Skills, as sentences made from their trees.

use gotham::printed::skill::{Ability, Claim, Counted, Modifier, Price, Skill, Step, Whose};
use gotham::printed::term::TileLevel;
use words::{Arg, Join, Message};

use super::Printed;
use crate::voice::term;

impl Printed<'_> {
    /// What a skill does at a level, or at the level X that its name has without one.
    pub fn skill(&self, skill: &Skill, level: Option<u8>) -> String {
        let x = || level.map_or_else(|| Arg::from("X"), Arg::from);
        let modifiers = skill.modifiers.iter().map(|modifier| sentence(holds(modifier, x())));
        let abilities = skill.abilities.iter().map(|ability| self.ability(ability, &x));
        let said: Vec<String> =
            modifiers.chain(abilities).map(|sentence| self.words.say(&sentence)).collect();
        said.join(" ")
    }

    fn ability(&self, ability: &Ability, x: &dyn Fn() -> Arg) -> Message {
        let steps = ability.steps.iter().map(|&step| Arg::from(does(step, x())));
        let steps = Arg::List(steps.collect(), Join::And);
        let key = if ability.once_per_turn { "gotham-ability-once" } else { "gotham-ability" };
        let does = Message::new(key).with("moment", term::moment(ability.when)).with("steps", steps);
        sentence(provided("gotham-provided", does, &ability.provided))
    }
}

fn sentence(does: Message) -> Message {
    Message::new("gotham-sentence").with("does", does)
}

/// What holds or happens, and what must be so for it.
fn provided(key: &'static str, does: Message, claims: &[Claim]) -> Message {
    if claims.is_empty() {
        return does;
    }
    let claims = claims.iter().map(|&claim| Arg::from(must_be(claim))).collect();
    Message::new(key).with("does", does).with("claims", Arg::List(claims, Join::And))
}

/// What holds if something else does. Several conditions are a sentence of their own.
fn holds_if(does: Message, claims: &[Claim]) -> Message {
    provided(if claims.len() > 1 { "gotham-provided" } else { "gotham-provided-holds" }, does, claims)
}

fn holds(modifier: &Modifier, x: Arg) -> Message {
    let with = |key: &'static str, x: Arg| Message::new(key).with("x", x);
    match modifier {
        Modifier::AddSuccesses { to, of, provided: claims } => {
            let key = match of {
                Whose::Own => "gotham-holds-successes",
                Whose::FriendInZone => "gotham-holds-successes-friend",
            };
            holds_if(with(key, x).with("to", counted(*to)), claims)
        }
        Modifier::AddMeleeDice { die, provided: claims } => {
            holds_if(with("gotham-holds-melee-dice", x).with("die", term::dice(&[*die])), claims)
        }
        Modifier::FreeRerolls { of, provided: claims } => {
            let key = match of {
                Whose::Own => "gotham-holds-rerolls",
                Whose::FriendInZone => "gotham-holds-rerolls-friend",
            };
            holds_if(with(key, x), claims)
        }
        Modifier::ForceRerolls => with("gotham-holds-force-rerolls", x),
        Modifier::IgnoreSize => with("gotham-holds-ignore-size", x),
        Modifier::IgnoreThreat => with("gotham-holds-ignore-threat", x),
        Modifier::IgnoreDifficultTerrain => with("gotham-holds-ignore-difficult", x),
        Modifier::IgnoreMoveLevels => with("gotham-holds-ignore-levels", x),
        Modifier::IgnoreFallWounds => with("gotham-holds-ignore-fall", x),
        Modifier::RaiseEntryCost => with("gotham-holds-entry-cost", x),
        Modifier::IgnoreClouds(cloud) => {
            Message::new("gotham-holds-ignore-clouds").with("cloud", term::cloud(*cloud))
        }
        Modifier::Reach => with("gotham-holds-reach", x),
        Modifier::TwoWeapons => with("gotham-holds-two-weapons", x),
        Modifier::BreakWalls => with("gotham-holds-break-walls", x),
        Modifier::Protected => with("gotham-holds-protected", x),
        Modifier::Command(level) => {
            let level: TileLevel = *level;
            with("gotham-holds-command", x).with("level", term::tile_level(level))
        }
        Modifier::ImaginaryFriend => with("gotham-holds-imaginary-friend", x),
    }
}

fn does(step: Step, x: Arg) -> Message {
    let with = |key: &'static str, x: Arg| Message::new(key).with("x", x);
    match step {
        Step::Heal => with("gotham-does-heal", x),
        Step::SpendWounds => with("gotham-does-spend-wounds", x),
        Step::Shackle => with("gotham-does-shackle", x),
        Step::Intercept => with("gotham-does-intercept", x),
        Step::Wound => with("gotham-does-wound", x),
        Step::DeferAttack => with("gotham-does-defer", x),
        Step::StrikeBack => with("gotham-does-strike-back", x),
        Step::StrikeOn => with("gotham-does-strike-on", x),
        Step::PlaceClouds(cloud) => with("gotham-does-clouds", x).with("cloud", term::cloud(cloud)),
        Step::LayDown => with("gotham-does-lay-down", x),
        Step::ExplodeAround(Price::Usual) => with("gotham-does-explode", x),
        Step::ExplodeAround(Price::Nothing) => with("gotham-does-explode-free", x),
        Step::ThrowGrenade => with("gotham-does-grenade", x),
        Step::Pull => with("gotham-does-pull", x),
        Step::GrantMovement => with("gotham-does-grant-movement", x),
    }
}

fn must_be(claim: Claim) -> Message {
    Message::new(match claim {
        Claim::SuccessOnDice => "gotham-claim-success",
        Claim::TargetInZone => "gotham-claim-target-in-zone",
        Claim::RangedAttack => "gotham-claim-ranged",
        Claim::FriendsPrevail => "gotham-claim-friends-prevail",
        Claim::HalfWounded => "gotham-claim-half-wounded",
        Claim::TaskNamesSkill => "gotham-claim-task-names",
        Claim::NobodyElse => "gotham-claim-nobody-else",
        Claim::NotFree => "gotham-claim-not-free",
        Claim::NotFreeUnlessDeferred => "gotham-claim-not-free-unless-deferred",
        Claim::TargetNeutralised => "gotham-claim-target-neutralised",
        Claim::NotAnAnswer => "gotham-claim-not-an-answer",
        Claim::AttackPrevails => "gotham-claim-attack-prevails",
    })
}

fn counted(counted: Counted) -> Message {
    Message::new(match counted {
        Counted::Attack => "gotham-counted-attack",
        Counted::MeleeAttack => "gotham-counted-melee",
        Counted::RangedAttack => "gotham-counted-ranged",
        Counted::Defence => "gotham-counted-defence",
        Counted::DefenceAgainstMelee => "gotham-counted-defence-melee",
        Counted::DefenceAgainstRanged => "gotham-counted-defence-ranged",
        Counted::ComplexManipulation => "gotham-counted-manipulation",
        Counted::ComplexThought => "gotham-counted-thought",
    })
}
