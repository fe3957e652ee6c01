//! Common abilities and effects of attacks: their names, and what they do in a sentence.

use pow::card::{Ability, Attack, Character, Effect, Nature};
use words::{Arg, Inches, Join, Message};

use super::{Printed, term};

/// A keyword of a card with what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyword {
    /// As data names it, without its number: `push`.
    pub code: &'static str,
    /// As a card names it: "Push 3".
    pub name: String,
    /// What it does, as one or two sentences.
    pub text: String,
}

/// All common abilities that are simply there or not, in the order of their English names.
const ABILITIES: [Ability; 24] = [
    Ability::Acrobat,
    Ability::Assassin,
    Ability::Brutal,
    Ability::Cruel,
    Ability::Fly,
    Ability::GreatStrategist,
    Ability::Infiltrator,
    Ability::Invisible,
    Ability::Luck,
    Ability::Marksmanship,
    Ability::MasterFighter,
    Ability::MasterTactician,
    Ability::Mastermind,
    Ability::Metallic,
    Ability::Order,
    Ability::PerfectPlan,
    Ability::PhaseShift,
    Ability::Scientific,
    Ability::Soldier,
    Ability::Stealth,
    Ability::Strategist,
    Ability::ThermalVision,
    Ability::TotalVision,
    Ability::WallCrawler,
];

/// The key of a name and the key of its explanation, which take the same arguments.
type Keys = (&'static str, &'static str);
/// What is said with a key.
type Args = Vec<(&'static str, Arg)>;

impl Printed<'_> {
    /// The common abilities of a card.
    pub fn abilities(&self, character: &Character) -> Vec<Keyword> {
        self.spoken(character).into_iter().map(|(keys, args)| self.keyword_with(keys, &args)).collect()
    }

    /// The common abilities of a card as data names them, without a word being said.
    pub fn ability_codes(&self, character: &Character) -> Vec<&'static str> {
        self.spoken(character).into_iter().map(|((name, _), _)| code(name)).collect()
    }

    /// The common abilities of a card, each by its keys and what is said with them.
    fn spoken(&self, character: &Character) -> Vec<(Keys, Args)> {
        let abilities = &character.abilities;
        let plain = ABILITIES.into_iter().filter(|&ability| abilities.has(ability));
        let mut all: Vec<(Keys, Args)> = plain.map(|ability| (ability_keys(ability), Args::new())).collect();
        let with_x = [
            (LEADERSHIP, Arg::from(Inches(abilities.leadership)), abilities.leadership > 0),
            (RAGE, abilities.rage.into(), abilities.rage > 0),
            (REGENERATION, abilities.regeneration.into(), abilities.regeneration > 0),
            (TOUGHNESS, abilities.toughness.into(), abilities.toughness > 0),
        ];
        let with_x = with_x.into_iter().filter(|(.., there)| *there);
        all.extend(with_x.map(|(keys, x, _)| (keys, vec![("x", x)])));
        for nature in Nature::ALL {
            let against = abilities.against(nature);
            let of = || ("nature", Arg::from(term::nature(nature)));
            if against.resistance > 0 {
                all.push((RESISTANCE, vec![of(), ("x", against.resistance.into())]));
            }
            if against.immune {
                all.push((IMMUNITY, vec![of()]));
            }
            if against.weak {
                all.push((WEAKNESS, vec![of()]));
            }
        }
        let comrades =
            abilities.comrades.iter().filter_map(|&place| self.cards.characters.get(usize::from(place)));
        let comrades = term::parts(comrades.map(|comrade| self.name(&comrade.name)));
        if !comrades.is_empty() {
            all.push((COMRADE, vec![("names", Arg::List(comrades, Join::Or))]));
        }
        all
    }

    /// What an attack does besides damage.
    pub fn effects(&self, attack: &Attack) -> Vec<Keyword> {
        let effects = &attack.effects;
        let on_hit = effects.on_hit.iter().map(|&effect| self.effect(effect));
        let distances = [(EXPLOSIVE, effects.explosive), (PIERCE, effects.pierce)];
        let distances = distances.into_iter().filter(|(_, mils)| *mils > 0);
        let flags = [
            (HOMING, effects.homing),
            (IRRESISTIBLE, effects.irresistible),
            (PENETRATIVE, effects.penetrative),
        ];
        let flags = flags.into_iter().filter(|(_, there)| *there);
        on_hit
            .chain(distances.map(|(keys, mils)| self.keyword(keys, [("x", Inches(mils).into())])))
            .chain(flags.map(|(keys, _)| self.keyword(keys, [])))
            .collect()
    }

    /// One effect of an attack or a power.
    pub fn effect(&self, effect: Effect) -> Keyword {
        let (keys, x) = match effect {
            Effect::Awkwardness(x) => (AWKWARDNESS, x),
            Effect::Dazzle(x) => (DAZZLE, x),
            Effect::Distract(x) => (DISTRACT, x),
            Effect::Ensnare(x) => (ENSNARE, x),
            Effect::Push(x) => (PUSH, x),
            Effect::Stun(x) => (STUN, x),
        };
        self.keyword(keys, [("x", x.into())])
    }

    /// Every common ability and every effect, with X for its number, in the order of the alphabet.
    pub fn glossary(&self) -> Vec<Keyword> {
        let plain = ABILITIES.map(ability_keys).into_iter().chain([HOMING, IRRESISTIBLE, PENETRATIVE]);
        let effects = [AWKWARDNESS, DAZZLE, DISTRACT, ENSNARE, EXPLOSIVE, PIERCE, PUSH, STUN];
        let with_x = [LEADERSHIP, RAGE, REGENERATION, TOUGHNESS].into_iter().chain(effects);
        let mut all: Vec<Keyword> = plain.map(|keys| self.keyword(keys, [])).collect();
        all.extend(with_x.map(|keys| self.keyword(keys, [("x", "X".into())])));
        all.push(self.keyword(RESISTANCE, [("x", "X".into()), ("nature", "Y".into())]));
        all.extend([IMMUNITY, WEAKNESS].map(|keys| self.keyword(keys, [("nature", "X".into())])));
        all.push(self.keyword(COMRADE, [("names", "X".into())]));
        all.sort_by_cached_key(|keyword| alphabetical(&keyword.name));
        all
    }

    fn keyword<const N: usize>(&self, keys: Keys, args: [(&'static str, Arg); N]) -> Keyword {
        self.keyword_with(keys, &args)
    }

    fn keyword_with(&self, (name, text): Keys, args: &[(&'static str, Arg)]) -> Keyword {
        let with_args =
            |key| args.iter().fold(Message::new(key), |message, (name, arg)| message.with(name, arg.clone()));
        Keyword { code: code(name), name: self.say(&with_args(name)), text: self.say(&with_args(text)) }
    }
}

/// What data calls the ability or effect whose name has this key.
fn code(name: &'static str) -> &'static str {
    let code = name.strip_prefix("pow-ability-").or_else(|| name.strip_prefix("pow-effect-"));
    code.unwrap_or(name)
}

/// Letters as a dictionary orders them: É beside E, ß as ss.
fn alphabetical(name: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => "a".to_owned(),
        'é' | 'è' | 'ê' => "e".to_owned(),
        'î' => "i".to_owned(),
        'ô' | 'ö' => "o".to_owned(),
        'ü' | 'û' => "u".to_owned(),
        'ß' => "ss".to_owned(),
        other => other.to_string(),
    };
    name.to_lowercase().chars().map(plain).collect()
}

const AWKWARDNESS: Keys = ("pow-effect-awkwardness", "pow-effect-awkwardness-text");
const COMRADE: Keys = ("pow-ability-comrade", "pow-ability-comrade-text");
const DAZZLE: Keys = ("pow-effect-dazzle", "pow-effect-dazzle-text");
const DISTRACT: Keys = ("pow-effect-distract", "pow-effect-distract-text");
const ENSNARE: Keys = ("pow-effect-ensnare", "pow-effect-ensnare-text");
const EXPLOSIVE: Keys = ("pow-effect-explosive", "pow-effect-explosive-text");
const HOMING: Keys = ("pow-effect-homing", "pow-effect-homing-text");
const IMMUNITY: Keys = ("pow-ability-immunity", "pow-ability-immunity-text");
const IRRESISTIBLE: Keys = ("pow-effect-irresistible", "pow-effect-irresistible-text");
const LEADERSHIP: Keys = ("pow-ability-leadership", "pow-ability-leadership-text");
const PENETRATIVE: Keys = ("pow-effect-penetrative", "pow-effect-penetrative-text");
const PIERCE: Keys = ("pow-effect-pierce", "pow-effect-pierce-text");
const PUSH: Keys = ("pow-effect-push", "pow-effect-push-text");
const RAGE: Keys = ("pow-ability-rage", "pow-ability-rage-text");
const REGENERATION: Keys = ("pow-ability-regeneration", "pow-ability-regeneration-text");
const RESISTANCE: Keys = ("pow-ability-resistance", "pow-ability-resistance-text");
const STUN: Keys = ("pow-effect-stun", "pow-effect-stun-text");
const TOUGHNESS: Keys = ("pow-ability-toughness", "pow-ability-toughness-text");
const WEAKNESS: Keys = ("pow-ability-weakness", "pow-ability-weakness-text");

fn ability_keys(ability: Ability) -> Keys {
    match ability {
        Ability::Acrobat => ("pow-ability-acrobat", "pow-ability-acrobat-text"),
        Ability::Assassin => ("pow-ability-assassin", "pow-ability-assassin-text"),
        Ability::Brutal => ("pow-ability-brutal", "pow-ability-brutal-text"),
        Ability::Cruel => ("pow-ability-cruel", "pow-ability-cruel-text"),
        Ability::Fly => ("pow-ability-fly", "pow-ability-fly-text"),
        Ability::GreatStrategist => ("pow-ability-great-strategist", "pow-ability-great-strategist-text"),
        Ability::Infiltrator => ("pow-ability-infiltrator", "pow-ability-infiltrator-text"),
        Ability::Invisible => ("pow-ability-invisible", "pow-ability-invisible-text"),
        Ability::Luck => ("pow-ability-luck", "pow-ability-luck-text"),
        Ability::Marksmanship => ("pow-ability-marksmanship", "pow-ability-marksmanship-text"),
        Ability::MasterFighter => ("pow-ability-master-fighter", "pow-ability-master-fighter-text"),
        Ability::MasterTactician => ("pow-ability-master-tactician", "pow-ability-master-tactician-text"),
        Ability::Mastermind => ("pow-ability-mastermind", "pow-ability-mastermind-text"),
        Ability::Metallic => ("pow-ability-metallic", "pow-ability-metallic-text"),
        Ability::Order => ("pow-ability-order", "pow-ability-order-text"),
        Ability::PerfectPlan => ("pow-ability-perfect-plan", "pow-ability-perfect-plan-text"),
        Ability::PhaseShift => ("pow-ability-phase-shift", "pow-ability-phase-shift-text"),
        Ability::Scientific => ("pow-ability-scientific", "pow-ability-scientific-text"),
        Ability::Soldier => ("pow-ability-soldier", "pow-ability-soldier-text"),
        Ability::Stealth => ("pow-ability-stealth", "pow-ability-stealth-text"),
        Ability::Strategist => ("pow-ability-strategist", "pow-ability-strategist-text"),
        Ability::ThermalVision => ("pow-ability-thermal-vision", "pow-ability-thermal-vision-text"),
        Ability::TotalVision => ("pow-ability-total-vision", "pow-ability-total-vision-text"),
        Ability::WallCrawler => ("pow-ability-wall-crawler", "pow-ability-wall-crawler-text"),
    }
}
