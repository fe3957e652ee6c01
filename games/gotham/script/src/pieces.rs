//! Cards, tokens, clouds and broken walls, as `given` lays them.

use content::{Span, Spanned};
use gotham::bearer::Reading as _;
use gotham::board::WALLS;
use gotham::state::{Card, CardPlace, Clouds, Token};

use super::kept::Kept;
use super::names;
use super::position::Setter;

/// More cards, tokens or clouds than any table has.
const MOST: usize = 32;

/// Lays all of them.
pub fn lay(setter: &mut Setter) {
    tokens(setter);
    cards(setter);
    clouds(setter);
    walls(setter);
    kept(setter);
}

/// Two words with one between them: `charge at quay`.
fn parts<'a>(text: &'a str, between: &[&str]) -> Option<(&'a str, String, &'a str)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [what, how, place] if between.contains(&how) => Some((what, how.to_owned(), place)),
        [what, "gone"] => Some((what, "gone".to_owned(), "")),
        _ => None,
    }
}

fn too_many<T>(setter: &mut Setter, listed: &[Spanned<T>]) -> bool {
    let span = listed.get(MOST).map(|one| one.span);
    if let Some(span) = span {
        setter.impossible(span, "there are too many of them", Some(format!("at most {MOST}")));
    }
    span.is_some()
}

/// A word out of a longer text, with its place.
fn word(text: &Spanned<String>, part: &str) -> Spanned<String> {
    Spanned { value: part.to_owned(), span: text.span }
}

fn tokens(setter: &mut Setter) {
    let Some(given) = &setter.given.tokens else { return };
    if too_many(setter, given) {
        return;
    }
    setter.state.tokens.clear();
    setter.state.cards.retain(|card| !matches!(card.place, CardPlace::Inside(_)));
    for token in given {
        let Some((kind, how, zone)) = parts(token, &["at"]) else {
            let help = Some("such as `charge at quay` or `charge gone`".to_owned());
            setter.impossible(token.span, "this is no token somewhere", help);
            continue;
        };
        let known: Vec<String> = setter.scene().mission().tokens.iter().map(|kind| kind.id.clone()).collect();
        let Some(place) = known.iter().position(|id| id == kind) else {
            setter.unknown("token of this mission", &word(token, kind), known.iter().map(String::as_str));
            continue;
        };
        let at = if how == "gone" { None } else { setter.zone(&word(token, zone)) };
        let number = setter.state.tokens.len() as u8;
        let holds = setter.scene().mission().tokens[place].holds;
        setter.state.tokens.push(Token { kind: place as u8, at });
        if let (Some(printed), Some(_)) = (holds, at) {
            setter.state.cards.push(Card { printed, place: CardPlace::Inside(number) });
        }
    }
}

fn cards(setter: &mut Setter) {
    let given = setter.given;
    if let Some(cards) = &given.cards {
        if too_many(setter, cards) {
            return;
        }
        setter.state.cards.clear();
        for card in cards {
            let Some((id, how, place)) = parts(card, &["at", "in", "with"]) else {
                let help =
                    "such as `katana at quay`, `katana in safe`, `katana with batman` or `katana gone`";
                setter.impossible(card.span, "this is no card somewhere", Some(help.to_owned()));
                continue;
            };
            let place = word(card, place);
            let place = match how.as_str() {
                "at" => setter.zone(&place).map(CardPlace::Lying),
                "with" => setter.hero(&place).map(CardPlace::Carried),
                "in" => token(setter, &place).map(CardPlace::Inside),
                _ => Some(CardPlace::Gone),
            };
            add_card(setter, &word(card, id), place);
        }
    }
    for (name, hero) in given.heroes.iter().flat_map(|heroes| heroes.iter()) {
        let Some(carries) = &hero.carries else { continue };
        let Some(id) = setter.find_hero(name) else { continue };
        if given.set_up == Some(true) {
            setter.state.cards.retain(|card| card.place != CardPlace::Carried(id));
        }
        for card in carries {
            add_card(setter, card, Some(CardPlace::Carried(id)));
        }
    }
    if setter.state.cards.len() > MOST {
        setter.impossible(Span::FILE, "there are too many cards", Some(format!("at most {MOST}")));
    }
}

fn add_card(setter: &mut Setter, id: &Spanned<String>, place: Option<CardPlace>) {
    match (setter.printed.material(id), place) {
        (Some(printed), Some(place)) => setter.state.cards.push(Card { printed, place }),
        (None, _) => {
            let known: Vec<String> = setter.printed.materials.iter().map(|card| card.id.clone()).collect();
            setter.unknown("card", id, known.iter().map(String::as_str));
        }
        (Some(_), None) => {}
    }
}

/// A token by its name.
fn token(setter: &mut Setter, name: &Spanned<String>) -> Option<u8> {
    let scene = setter.scene();
    let tokens = 0..scene.state.tokens.len() as u8;
    let known: Vec<String> = tokens.map(|token| names::token(scene, token)).collect();
    let found = known.iter().position(|known| known == name.as_str());
    if found.is_none() {
        setter.unknown("token", name, known.iter().map(String::as_str));
    }
    found.map(|at| at as u8)
}

fn clouds(setter: &mut Setter) {
    let Some(given) = &setter.given.clouds else { return };
    if too_many(setter, given) {
        return;
    }
    for clouds in given {
        let count = Spanned { value: clouds.count, span: clouds.span };
        setter.checker().in_range(&count, 1..=7, "number of tokens");
        let Some(zone) = setter.zone(&clouds.at) else { continue };
        let (cloud, camp, count, full) = (clouds.cloud, clouds.by, clouds.count, clouds.full);
        setter.state.clouds.push(Clouds { cloud, zone, camp, count, full });
    }
}

fn walls(setter: &mut Setter) {
    let Some(given) = &setter.given.broken_walls else { return };
    for wall in given {
        let Some((one, _, other)) = parts(wall, &["and"]) else {
            let help = Some("such as `quay and shed-mid`".to_owned());
            setter.impossible(wall.span, "these are no two zones", help);
            continue;
        };
        let (one, other) = (setter.zone(&word(wall, one)), setter.zone(&word(wall, other)));
        let (Some(one), Some(other)) = (one, other) else { continue };
        let pair = (one.min(other), one.max(other));
        if setter.scene().board().wall(one, other).is_none_or(|wall| wall.level.is_none()) {
            setter.impossible(wall.span, "no wall that can be broken is between these zones", None);
        } else if setter.state.broken_walls.contains(&pair)
            || setter.state.broken_walls.try_push(pair).is_err()
        {
            let help = Some(format!("each once, at most {WALLS}"));
            setter.impossible(wall.span, "this wall is broken already", help);
        }
    }
}

/// What the rules keep besides.
fn kept(setter: &mut Setter) {
    let Some(written) = &setter.given.kept else { return };
    match serde_json::from_value::<Kept>(written.value.clone()) {
        Err(wrong) => setter.impossible(written.span, wrong.to_string(), None),
        Ok(kept) if !kept.fits(setter.scene()) => {
            let message = "this speaks of cards or figures that are not there";
            setter.impossible(written.span, message, None);
        }
        Ok(kept) => kept.into_state(&mut setter.state),
    }
}
