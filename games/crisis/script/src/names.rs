//! How a file calls characters, terrain, tokens, attacks, effects and cards.
//!
//! Cards, attacks, superpowers and tokens are called by their ids, or by any part of one that no other has: `iron-man`
//! for `invincible-iron-man`, `console 2` for `extremis-console 2`.

use crisis::Crisis;
use crisis::attack::Weapon;
use crisis::card::ability::{AttackRule, Step, Superpower};
use crisis::card::{Attack, Cards, Character, CrisisType, Piece};
use crisis::effect::Source;
use crisis::state::{Battleground as _, FigureId, Numbers, PieceId, Reading as _, State, TokenId};
use table::Scene;

pub use scenario::sides::{side, side_of};

/// The names of the characters in play, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    figures: Vec<String>,
}

impl Names {
    pub fn new(figures: Vec<String>) -> Names {
        Names { figures }
    }

    pub fn figure(&self, name: &str) -> Option<FigureId> {
        let at = self.figures.iter().position(|known| known == name)?;
        u8::try_from(at).ok().map(FigureId)
    }

    /// Grunts that come into play without being in the file are called so.
    pub fn of(&self, id: FigureId) -> &str {
        self.figures.get(usize::from(id.0)).map_or("grunts", String::as_str)
    }

    pub fn figures(&self) -> impl Iterator<Item = &str> {
        self.figures.iter().map(String::as_str)
    }

    /// The names of some characters.
    pub fn all(&self, numbers: Numbers) -> Vec<String> {
        numbers.iter().map(|id| self.of(FigureId(id)).to_owned()).collect()
    }
}

/// The place of an id in a list: the very id, or the only one of which the word is a part.
pub fn find<'k>(known: impl Iterator<Item = &'k str> + Clone, word: &str) -> Option<u16> {
    let exact = known.clone().position(|id| id == word);
    let mut parts = (0..).zip(known).filter(|(_, id)| is_part(id, word)).map(|(at, _)| at);
    let only = parts.next().filter(|_| parts.next().is_none());
    exact.and_then(|at| u16::try_from(at).ok()).or(only)
}

/// Whether a word is made of neighbouring words of an id.
fn is_part(id: &str, word: &str) -> bool {
    !word.is_empty() && format!("-{id}-").contains(&format!("-{word}-"))
}

/// Whether a word means a name: the very name, or a part of it.
pub fn is_called(name: &str, word: &str) -> bool {
    name == word || is_part(name, word)
}

/// A name as an id: small letters, and dashes between words.
pub fn slug(name: &str) -> String {
    let letters = name.chars().filter(|letter| !matches!(letter, '.' | '\'' | '’' | '!' | '?'));
    let dashed: String = letters
        .map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' })
        .collect();
    let words: Vec<&str> = dashed.split('-').filter(|word| !word.is_empty()).collect();
    words.join("-")
}

/// The ids of all stat cards.
pub fn characters(cards: &Cards) -> impl Iterator<Item = &str> + Clone {
    cards.characters.iter().map(|character| character.id.as_str())
}

/// The ids of all team tactic cards.
pub fn tactics(cards: &Cards) -> impl Iterator<Item = &str> + Clone {
    cards.tactics.iter().map(|tactic| tactic.id.as_str())
}

/// The id of a team tactic card.
pub fn tactic_name(cards: &Cards, place: u16) -> &str {
    cards.tactics.get(usize::from(place)).map_or("nothing", |tactic| &tactic.id)
}

/// The ids of all crises.
pub fn crises(cards: &Cards) -> impl Iterator<Item = &str> + Clone {
    cards.crises.iter().map(|crisis| crisis.id.as_str())
}

/// The id of a crisis.
pub fn crisis_name(cards: &Cards, place: u16) -> &str {
    cards.crises.get(usize::from(place)).map_or("nothing", |crisis| &crisis.id)
}

/// The ids of all affiliations.
pub fn affiliations(cards: &Cards) -> impl Iterator<Item = &str> + Clone {
    cards.affiliations.iter().map(|affiliation| affiliation.id.as_str())
}

/// The ids of all gems.
pub fn gems(cards: &Cards) -> impl Iterator<Item = &str> + Clone {
    cards.gems.iter().map(|gem| gem.id.as_str())
}

/// The word for a type of crisis.
pub fn crisis_type(kind: CrisisType) -> &'static str {
    match kind {
        CrisisType::Secure => "secure",
        CrisisType::Extraction => "extraction",
    }
}

fn pieces(scene: Scene<'_, Crisis>) -> &[Piece] {
    &scene.battlefield().pieces
}

/// A terrain feature by its id.
pub fn piece(scene: Scene<Crisis>, name: &str) -> Option<PieceId> {
    let at = pieces(scene).iter().position(|piece| piece.id == name)?;
    u8::try_from(at).ok().map(PieceId)
}

/// The id of a terrain feature.
pub fn piece_name(scene: Scene<'_, Crisis>, id: PieceId) -> &str {
    pieces(scene).get(usize::from(id.0)).map_or("nothing", |piece| &piece.id)
}

/// The ids of all terrain features.
pub fn piece_names(scene: Scene<'_, Crisis>) -> impl Iterator<Item = &str> {
    pieces(scene).iter().map(|piece| piece.id.as_str())
}

/// The name of a token: what its crisis calls it, and its number among its kind.
pub fn token_name(scene: Scene<Crisis>, id: TokenId) -> String {
    let at = usize::from(id.0);
    let Some(token) = scene.state.tokens.get(at) else { return "nothing".to_owned() };
    let number = scene.state.tokens[..=at].iter().filter(|other| other.crisis == token.crisis).count();
    let kind = scene.crisis(token.crisis).map_or_else(|| "token".to_owned(), |it| slug(&it.token_name.en));
    format!("{kind} {number}")
}

/// The names of all tokens.
pub fn token_names(scene: Scene<Crisis>) -> Vec<String> {
    (0..scene.state.tokens.len() as u8).map(|id| token_name(scene, TokenId(id))).collect()
}

/// A token by its name, of whose first word a part is enough; the number may be left out where there is one.
pub fn token(scene: Scene<Crisis>, name: &str) -> Option<TokenId> {
    let (kind, number) = match name.rsplit_once(' ') {
        Some((kind, number)) if number.parse::<u8>().is_ok() => (kind, Some(number)),
        _ => (name, None),
    };
    let kind = slug(kind);
    let names = token_names(scene);
    let mut fitting = (0..).zip(&names).filter(|(_, known)| {
        let (known, its) = known.rsplit_once(' ').unwrap_or((known, ""));
        is_part(known, &kind) && number.is_none_or(|number| number == its)
    });
    let found = fitting.next()?;
    fitting.next().is_none().then_some(TokenId(found.0))
}

/// The ids of the attacks on the card of the present form.
pub fn attacks<'a>(scene: Scene<'a, Crisis>, figure: FigureId) -> impl Iterator<Item = &'a str> + Clone {
    scene.card(figure).attacks.iter().map(|attack| attack.id.as_str())
}

/// An attack of the present form.
pub fn attack(scene: Scene<Crisis>, figure: FigureId, word: &str) -> Option<u8> {
    find(attacks(scene, figure), word).and_then(|at| u8::try_from(at).ok())
}

/// The id of an attack; one that an effect brings along has none of its own.
pub fn weapon_name(scene: Scene<'_, Crisis>, figure: FigureId, weapon: Weapon) -> &str {
    match weapon {
        Weapon::Printed(place) => {
            scene.card(figure).attacks.get(usize::from(place)).map_or("nothing", |attack| &attack.id)
        }
        Weapon::Profile(place) => {
            scene.content.profiles.get(usize::from(place)).map_or("nothing", |attack| &attack.id)
        }
    }
}

/// The superpower at a place of the present form's card.
pub fn superpower<'a>(scene: Scene<'a, Crisis>, figure: FigureId, place: u8) -> Option<&'a Superpower> {
    let known = usize::from(figure.0) < scene.state.figures.len();
    known.then(|| scene.superpower(figure, place)).flatten()
}

/// The id of a superpower.
pub fn power_name(scene: Scene<'_, Crisis>, figure: FigureId, place: u8) -> &str {
    superpower(scene, figure, place).map_or("nothing", |power| power.id.as_str())
}

/// A superpower of the present form.
pub fn power(scene: Scene<Crisis>, figure: FigureId, word: &str) -> Option<u8> {
    let ids = power_ids(scene, figure);
    find(ids.iter().map(String::as_str), word).and_then(|at| u8::try_from(at).ok())
}

/// The ids of all superpowers of the present form and of the gems beside it, by their places.
pub fn power_ids(scene: Scene<Crisis>, figure: FigureId) -> Vec<String> {
    let powers = (0..).map_while(|place| superpower(scene, figure, place));
    powers.map(|power| power.id.as_str().to_owned()).collect()
}

/// The name of a rule of an attack: as an id, or by its number.
pub fn rule_name(rules: &[AttackRule], place: u8) -> String {
    let name = rules.get(usize::from(place)).and_then(|rule| rule.name.as_ref());
    name.map_or_else(|| format!("rule-{}", u16::from(place) + 1), |name| slug(&name.0.en))
}

/// The name of an effect, where the game stands.
pub fn effect_name(scene: Scene<Crisis>, source: Source) -> String {
    match source {
        Source::Power { figure, power } => power_name(scene, figure, power).to_owned(),
        Source::Rule(place) => match scene.state.attacks.last() {
            Some(attack) => rule_name(attack.rules(scene), place),
            None => format!("rule-{}", u16::from(place) + 1),
        },
        Source::Tactic { card, .. } => tactic_name(scene.content, card).to_owned(),
        Source::Crisis { card, .. } | Source::Interact(card) => {
            scene.crisis(card).map_or("nothing", |crisis| &crisis.id).to_owned()
        }
        Source::Lasting(id) => lasting_name(scene, id),
        Source::Condition { condition, .. } => super::words::condition_word(condition).to_owned(),
        Source::Cover => "cover".to_owned(),
        Source::Book => "the-book".to_owned(),
        Source::Later(place) => {
            let later = scene.state.attacks.last().and_then(|attack| attack.later.get(usize::from(place)));
            later.map_or_else(|| "later".to_owned(), |frame| effect_name(scene, frame.source))
        }
    }
}

/// What lasts is called by the superpower it gives, else by what brought it about.
fn lasting_name(scene: Scene<Crisis>, id: u16) -> String {
    let Some(lasting) = scene.state.lasting(id) else { return "nothing".to_owned() };
    let what = scene.content.lasting.get(usize::from(lasting.what));
    match (what.and_then(|what| what.superpower.as_ref()), lasting.frame.source, lasting.frame.owner) {
        (Some(power), ..) => power.id.as_str().to_owned(),
        // The attack that it was granted with is being made, and the one whose rule granted it is over or beneath.
        (None, Source::Rule(_), Some(owner)) => granting_rule(scene, owner, lasting.what),
        (None, source, _) => effect_name(scene, source),
    }
}

/// The rule of a character's attack that grants something lasting.
fn granting_rule(scene: Scene<Crisis>, owner: FigureId, what: u16) -> String {
    let grants = |step: &Step| matches!(step, Step::Attack { granted, .. } if *granted == what);
    let of_attack = |attack: &Attack| {
        let at = attack.rules.iter().position(|rule| rule.steps.iter().any(grants))?;
        u8::try_from(at).ok().map(|at| rule_name(&attack.rules, at))
    };
    scene.card(owner).attacks.iter().find_map(of_attack).unwrap_or_else(|| "granted".to_owned())
}

/// Whose effect it is, if it is a character's.
pub fn effect_owner(state: &State, source: Source) -> Option<FigureId> {
    match source {
        Source::Power { figure, .. } | Source::Condition { figure, .. } => Some(figure),
        Source::Rule(_) => state.attacks.last().map(|attack| attack.attacker),
        Source::Lasting(id) => state.lasting(id).and_then(|lasting| lasting.frame.owner),
        Source::Later(place) => {
            state.attacks.last().and_then(|attack| attack.later.get(usize::from(place))?.owner)
        }
        Source::Tactic { .. }
        | Source::Crisis { .. }
        | Source::Interact(_)
        | Source::Cover
        | Source::Book => None,
    }
}

/// Every name that an effect of a character can have, in any of its forms.
pub fn effects_of(character: &Character) -> impl Iterator<Item = String> + '_ {
    character.forms.iter().flat_map(|form| {
        let powers = form.superpowers.iter().map(|power| power.id.as_str().to_owned());
        let rules = form
            .attacks
            .iter()
            .flat_map(|attack| (0..attack.rules.len() as u8).map(|place| rule_name(&attack.rules, place)));
        powers.chain(rules)
    })
}

/// Every name that something lasting can have, and those of the book.
pub fn other_effects(cards: &Cards) -> impl Iterator<Item = String> + '_ {
    let powers = cards.lasting.iter().filter_map(|lasting| lasting.superpower.as_ref());
    let lasting = powers.map(|power| power.id.as_str().to_owned());
    let gems = cards.gems.iter().flat_map(|gem| gem.superpowers.iter());
    let gems = gems.map(|power| power.id.as_str().to_owned());
    lasting.chain(gems).chain(tactics(cards).map(str::to_owned)).chain(["cover".to_owned()])
}
