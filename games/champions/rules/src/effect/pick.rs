//! Which cards are meant, and asking where somebody chooses (abilities.choose.who).

use table::{Flow, Question, Right, Scene, Seat, Verdict, fit, need};

use super::moves::may_enter;
use super::shape::resolvable;
use super::{Bound, Frame, Made, Node};
use crate::ask::{Ask, Chosen};
use crate::card::ability::{Amount, Different, Doing, Keyword, Label, Pick, Stat, Status, Who};
use crate::card::{AbilityId, CardType, Class};
use crate::damage::Source;
use crate::modifiers::{self, counted, holds};
use crate::state::{InPlay, InPlayId, Place, Reading, Thing};
use crate::{Champions, Play, attack, cards_in_play, damage, limits, rule, zones};

/// What is to be done to a card that is picked: so that an option is taken that changes something, if there is one
/// (abilities.choose.must-change-state).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Anything.
    Any,
    /// Damage is dealt to it.
    Damage,
    /// Damage is moved to it from another (damage.move.not-to-same-place).
    MoveDamage {
        /// Where the damage is.
        from: InPlayId,
    },
    /// Threat is moved to it from another scheme (damage.move.not-to-same-place).
    MoveThreat {
        /// Where the threat is.
        from: InPlayId,
    },
    /// It engages this player.
    Engage(Seat),
    /// It is healed.
    Heal,
    /// Damage is moved from it, which heals nobody.
    LoseDamage,
    /// It loses threat.
    LoseThreat,
    /// It readies.
    Ready,
    /// It exhausts.
    Exhaust,
    /// It gets a status card.
    Status(Status),
    /// It does something, or something else is done to it, from which a ban may keep it.
    Do(Doing),
    /// A cost is paid with it, by its controller (costs.own-elements).
    Pay(Toll),
    /// It is put into play, under the control of this player if not of its owner (limits.unique.cannot-enter).
    Enter(Option<Seat>),
    /// This player takes control of it (limits.max-per-player).
    Control(Seat),
    /// Its Special ability is carried out (abilities.special).
    Resolve,
    /// It is defeated.
    Defeat,
    /// Something else is done to it: it is discarded, moved away, gets damage put on it.
    Else,
}

impl Aim {
    /// Whether what is done in an attack is done to an enemy as its target, whatever it is (attack.labelled-one-attack).
    fn strikes(self) -> bool {
        match self {
            Aim::Damage | Aim::MoveDamage { .. } | Aim::Status(_) | Aim::Control(_) => true,
            Aim::Ready | Aim::Exhaust | Aim::Defeat | Aim::Else => true,
            Aim::Any | Aim::Heal | Aim::LoseThreat | Aim::MoveThreat { .. } | Aim::Engage(_) => false,
            Aim::LoseDamage | Aim::Do(_) => false,
            Aim::Pay(_) | Aim::Enter(_) | Aim::Resolve => false,
        }
    }

    /// What a ban may keep the card from (precedence.cannot-is-absolute); those on damage and threat are looked at with the
    /// rest of what makes these possible.
    fn doing(self) -> Option<Doing> {
        match self {
            Aim::Heal => Some(Doing::BeHealed),
            Aim::Ready => Some(Doing::Ready),
            Aim::Exhaust => Some(Doing::Exhaust),
            Aim::Status(status) => Some(Doing::GetStatus(status)),
            Aim::Do(doing) => Some(doing),
            _ => None,
        }
    }
}

/// How something pays a cost (costs.ability-cost).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// It exhausts.
    Exhaust,
    /// It is discarded.
    Discard,
    /// It takes damage.
    Damage,
    /// So much damage on it is healed.
    Heal(u16),
}

/// Whether a player may pay with something: with a card in play that the player controls, or whose cost it is; with a card
/// elsewhere only if the place is one of the player's own (costs.own-elements, costs.own-out-of-play).
pub fn is_own(scene: Scene<Champions>, frame: &Frame, thing: Thing) -> bool {
    let controls = |id: InPlayId| scene.state.find(id).is_some_and(|card| card.controller == Some(frame.you));
    let own = match thing {
        Thing::InPlay(id) | Thing::Out(Place::Under(id), _) => controls(id) || frame.source() == Some(id),
        Thing::Out(
            Place::Hand(seat)
            | Place::Deck(seat)
            | Place::Discard(seat)
            | Place::DeckEnd(seat, _)
            | Place::LookedAt(seat)
            | Place::Turned(seat)
            | Place::Playing(seat)
            | Place::Paying(seat),
            _,
        ) => seat == frame.you,
        Thing::Out(..) => false,
    };
    own || thing == frame.this()
}

/// Whether something of the player's own can pay a cost.
fn can_pay_toll(scene: Scene<Champions>, frame: &Frame, toll: Toll, thing: Thing) -> bool {
    let card = thing.in_play().and_then(|id| scene.state.find(id));
    let able = match toll {
        Toll::Exhaust => card.is_some_and(|card| !card.exhausted),
        Toll::Discard => card.is_some() || thing.in_play().is_none(),
        Toll::Damage => card.is_some_and(|card| damage::can_pay_with(scene, card)),
        Toll::Heal(amount) => {
            card.is_some_and(|card| card.damage >= amount && modifiers::can(scene, card, Doing::BeHealed))
        }
    };
    let kept =
        toll == Toll::Exhaust && card.is_some_and(|card| cards_in_play::may_exhaust(scene, card).is_err());
    able && !kept && is_own(scene, frame, thing)
}

/// Whether doing it to this card would change anything.
pub fn helps(scene: Scene<Champions>, frame: &Frame, aim: Aim, thing: Thing) -> bool {
    if let (Thing::Out(..), Aim::Enter(control)) = (thing, aim) {
        return may_enter(scene, frame.you, thing, control);
    }
    if let Aim::Pay(toll) = aim {
        return can_pay_toll(scene, frame, toll, thing);
    }
    let Thing::InPlay(id) = thing else { return matches!(aim, Aim::Any | Aim::Else) };
    let Some(card) = scene.state.find(id) else { return false };
    if aim.strikes() && spared(scene, frame, card) {
        return false;
    }
    if aim.doing().is_some_and(|doing| !modifiers::can(scene, card, doing)) {
        return false;
    }
    match aim {
        Aim::Any | Aim::Else => true,
        Aim::Damage => {
            let source = Source::of(scene, frame);
            let barred = frame.label == Some(Label::Attack) && !attackable(scene, frame.you, card);
            scene.kind(card).is_character()
                && !barred
                && modifiers::can_take_damage(scene, card, Some(&source))
        }
        Aim::MoveDamage { from } => id != from && helps(scene, frame, Aim::Damage, thing),
        Aim::MoveThreat { from } => {
            id != from && scene.kind(card).is_scheme() && modifiers::can(scene, card, Doing::GainThreat)
        }
        Aim::Engage(player) => scene.kind(card) == CardType::Minion && card.engaged != Some(player),
        Aim::Heal => scene.kind(card).is_character() && card.damage > 0,
        Aim::LoseDamage => scene.kind(card).is_character() && card.damage > 0,
        Aim::LoseThreat => helps_threat(scene, card),
        Aim::Ready => card.exhausted,
        Aim::Exhaust => !card.exhausted,
        Aim::Status(status) => !card.statuses.has(status) && scene.kind(card).is_character(),
        Aim::Do(_) => true,
        // A card that is being defeated is not defeated again. What completes the last stage of the main scheme is its threat alone
        // (q.main-scheme-when-defeated).
        Aim::Defeat if scene.state.falling.contains(&id) => false,
        Aim::Defeat => match scene.kind(card) {
            CardType::MainScheme => !scene.state.encounter.scheme_deck.is_empty(),
            kind => kind.is_character() || kind.is_scheme(),
        },
        Aim::Enter(_) | Aim::Pay(_) => false,
        Aim::Resolve => resolvable(scene, frame.you, id),
        Aim::Control(to) => card.controller != Some(to) && limits::may_control(scene, card, to),
    }
}

/// Whether an attack cannot be aimed at this card: it is an enemy whom its player cannot attack
/// (keywords.guard.allies-included).
fn spared(scene: Scene<Champions>, frame: &Frame, card: &InPlay) -> bool {
    let attacks = frame.label == Some(Label::Attack);
    attacks && scene.kind(card).is_enemy() && !attackable(scene, frame.you, card)
}

/// Whether a scheme has threat that can be removed.
pub fn helps_threat(scene: Scene<Champions>, scheme: &InPlay) -> bool {
    scene.kind(scheme).is_scheme() && scheme.threat > 0 && modifiers::can_lose_threat(scene, scheme)
}

/// Whether a player's characters and abilities may attack an enemy: guard keeps them from the villain
/// (keywords.guard, keywords.guard.allies-included, keywords.guard.villain-with-guard).
pub fn attackable(scene: Scene<Champions>, player: Seat, enemy: &InPlay) -> bool {
    let guards = |card: &InPlay| modifiers::keywords(scene, card).contains(&Keyword::Guard);
    let engaged = |card: &&InPlay| card.engaged == Some(player) && scene.kind(card) == CardType::Minion;
    match scene.kind(enemy) {
        CardType::Minion => true,
        CardType::Villain => !scene.state.in_play.iter().filter(engaged).any(guards) || guards(enemy),
        _ => false,
    }
}

/// Whether being asked about cards of a place would betray something.
fn hidden(place: Place) -> bool {
    matches!(place.whole(), Place::Hand(_) | Place::Deck(_) | Place::Turned(_) | Place::EncounterDeck)
}

/// Whether something lies where not everybody can see it.
pub(super) fn is_hidden(thing: Thing) -> bool {
    matches!(thing, Thing::Out(place, _) if hidden(place) || matches!(place, Place::Under(_)))
}

/// The cards that a pick means, as far as nobody has to be asked: references and all that fit.
pub fn meant(scene: Scene<Champions>, frame: &Frame, pick: &Pick) -> Vec<Thing> {
    let voice = frame.voice();
    let in_play = |id: InPlayId| vec![Thing::InPlay(id)];
    let identity = || scene.identity(frame.you);
    let in_form = |form| if scene.form(frame.you) == form { in_play(identity().id) } else { Vec::new() };
    use crate::card::ability::Form;
    match pick {
        // A stage that lies where the one lay whose ability this is, is another card.
        Pick::This if frame.is_replaced(scene.state) => Vec::new(),
        Pick::This => vec![frame.this()],
        Pick::Host => {
            let source = frame.source().and_then(|source| scene.state.find(source)).copied();
            let host = source.or_else(|| frame.last_look()).and_then(|card| card.host);
            host.map_or_else(Vec::new, in_play)
        }
        Pick::You => in_play(identity().id),
        Pick::YourHero => in_form(Form::Hero),
        Pick::YourAlterEgo => in_form(Form::AlterEgo),
        Pick::EngagedHero => Vec::new(),
        Pick::Villain => in_play(scene.villain().id),
        Pick::MainScheme => in_play(scene.main_scheme().id),
        Pick::The(name) => frame.things(scene, name.value),
        Pick::Each(cards) | Pick::Choose { from: cards, .. } | Pick::Random { from: cards } => {
            modifiers::all(scene, voice, cards)
        }
        Pick::Topmost(cards) => modifiers::all(scene, voice, cards).pop().into_iter().collect(),
        Pick::Highest { of, among } => highest(scene, modifiers::all(scene, voice, among), *of),
        Pick::Top { of, .. } => {
            let places = modifiers::places(scene, voice, *of, None);
            let cards = places.into_iter().flat_map(|place| {
                scene.state.cards_in(place).into_iter().map(move |card| Thing::Out(place, card))
            });
            cards.collect()
        }
        Pick::AllOf(picks) => picks.iter().flat_map(|pick| meant(scene, frame, pick)).collect(),
        Pick::Varies(varies) => {
            let which = if holds(scene, voice, &varies.provided) { &varies.but } else { &varies.usually };
            meant(scene, frame, which)
        }
    }
}

/// Those with the highest number. What has no such number has less than any other: it is meant only where all are like that
/// (q.highest-without-number).
fn highest(scene: Scene<Champions>, things: Vec<Thing>, of: Stat) -> Vec<Thing> {
    let number = |thing: &Thing| {
        let card = thing.in_play().and_then(|id| scene.state.find(id));
        card.and_then(|card| modifiers::value(scene, card, of))
    };
    let Some(most) = things.iter().map(number).max() else { return Vec::new() };
    things.into_iter().filter(|thing| number(thing) == most).collect()
}

/// How many cards from the top of a deck: one, unless it is said.
pub(super) fn how_many(scene: Scene<Champions>, frame: &Frame, count: Option<&Amount>) -> usize {
    count.map_or(1, |amount| fit::<usize>(counted(scene, frame.voice(), amount).max(0)))
}

/// Picks cards for something that is done to them, asking where somebody chooses. An attack passes over enemies that it
/// cannot be aimed at, and the others count as attacked, whatever it does to them (attack.labelled-one-attack).
///
/// # Errors
/// A stop of the table.
pub fn pick(play: &mut Play, frame: &mut Frame, pick: &Pick, aim: Aim) -> Flow<Vec<Thing>> {
    let mut things = picked(play, frame, pick, aim)?;
    if frame.label == Some(Label::Attack) && aim.strikes() {
        let scene = play.scene();
        let card = |thing: &Thing| thing.in_play().and_then(|id| scene.state.find(id));
        things.retain(|thing| card(thing).is_none_or(|card| !spared(scene, frame, card)));
        let enemies = things.iter().filter_map(card).filter(|card| scene.kind(card).is_enemy());
        let enemies: Vec<InPlayId> = enemies.map(|card| card.id).collect();
        attack::strikes(play, frame.deed, enemies.into_iter());
    }
    Ok(things)
}

fn picked(play: &mut Play, frame: &mut Frame, pick: &Pick, aim: Aim) -> Flow<Vec<Thing>> {
    if let Some(Made::Things(chosen)) = frame.made(Node::of(pick)) {
        return Ok(chosen);
    }
    match pick {
        Pick::Choose { .. } => {
            let scene = play.scene();
            let fitting = meant(scene, frame, pick);
            pick_among(play, frame, pick, aim, fitting)
        }
        Pick::Highest { .. } => {
            // The first player breaks ties (players.first-player.breaks-target-ties).
            let fitting = meant(play.scene(), frame, pick);
            let player = play.state.first_player;
            let choice = Choice {
                player,
                right: Right::ForScenario,
                aim: Aim::Any,
                fitting,
                most: 1,
                different: None,
            };
            choose(play, frame, choice)
        }
        Pick::Random { .. } => {
            let things = meant(play.scene(), frame, pick);
            let out = things.iter().filter_map(|thing| match thing {
                Thing::Out(_, card) => Some(*card),
                Thing::InPlay(_) => None,
            });
            let cards: Vec<_> = out.collect();
            let drawn = zones::random_of(play, &cards, rule!("abilities.sentence-by-sentence"))?;
            let Some(card) = drawn else { return Ok(Vec::new()) };
            let taken = things.into_iter().find(|thing| matches!(thing, Thing::Out(_, it) if *it == card));
            Ok(taken.into_iter().collect())
        }
        Pick::Top { of, count } => {
            let count = how_many(play.scene(), frame, count.as_ref());
            let decks = modifiers::places(play.scene(), frame.voice(), *of, None);
            let mut taken = Vec::new();
            for deck in decks {
                // Where the card waits for what is done to it: nothing is asked before that.
                let waits = match deck {
                    Place::Deck(seat) => Place::Turned(seat),
                    _ => Place::Resolving,
                };
                for at in 0..count {
                    // What waits here has left the deck already: it is only not told yet where it goes.
                    if at > 0 {
                        zones::form_anew(play, deck)?;
                    }
                    let card = zones::top(play, deck, waits, rule!("zones.top-of-deck-encounter"))?;
                    taken.extend(card.map(|card| Thing::Out(waits, card)));
                }
            }
            Ok(taken)
        }
        Pick::AllOf(picks) => {
            let mut all = Vec::new();
            for one in picks {
                all.extend(picked(play, frame, one, aim)?);
            }
            Ok(all)
        }
        Pick::Varies(varies) => {
            let but = holds(play.scene(), frame.voice(), &varies.provided);
            let which = if but { &varies.but } else { &varies.usually };
            picked(play, frame, which, aim)
        }
        _ => Ok(meant(play.scene(), frame, pick)),
    }
}

/// Asks which cards are picked, among those that fit, where a pick says that somebody chooses.
///
/// # Errors
/// A stop of the table.
pub fn pick_among(
    play: &mut Play,
    frame: &mut Frame,
    pick: &Pick,
    aim: Aim,
    fitting: Vec<Thing>,
) -> Flow<Vec<Thing>> {
    let Pick::Choose { from: _, up_to, different, by, bind } = pick else { return Ok(fitting) };
    let scene = play.scene();
    let most = match up_to {
        Some(amount) => fit::<u8>(counted(scene, frame.voice(), amount).max(0)),
        None => 1,
    };
    let (player, right) = chooser(scene, frame, by.as_ref());
    let choice = Choice { player, right, aim, fitting, most, different: *different };
    let chosen = choose(play, frame, choice)?;
    let happened = !chosen.is_empty();
    frame.bind(*bind, Bound { things: chosen.clone(), happened, ..Bound::default() });
    Ok(chosen)
}

/// Who chooses, and by what right.
pub(super) fn chooser(scene: Scene<Champions>, frame: &Frame, by: Option<&Who>) -> (Seat, Right) {
    match by {
        Some(Who::FirstPlayer) => (scene.state.first_player, Right::ForScenario),
        _ if scene.state.is_out(frame.you) => (scene.state.first_player, Right::ForScenario),
        _ => (frame.you, Right::Own),
    }
}

/// One of the cards in play that the text of a card names, say for it to be attached to. Where the text says that somebody
/// chooses, that player does; if it only names them and several fit, the first player says which an encounter card means
/// (players.first-player.breaks-target-ties, q.choose-vs-first-player).
///
/// # Errors
/// A stop of the table.
pub fn choose_named(
    play: &mut Play,
    frame: &Frame,
    named: &Pick,
    fitting: Vec<Thing>,
) -> Flow<Option<InPlayId>> {
    let by = match named {
        Pick::Choose { by, .. } => by.as_ref(),
        _ if play.content.card(frame.card()).class == Class::Scenario => Some(&Who::FirstPlayer),
        _ => None,
    };
    let (player, right) = chooser(play.scene(), frame, by);
    let choice = Choice { player, right, aim: Aim::Any, fitting, most: 1, different: None };
    Ok(choose(play, frame, choice)?.into_iter().find_map(Thing::in_play))
}

/// One of these is chosen by the player of an ability.
///
/// # Errors
/// A stop of the table.
pub fn choose_among(play: &mut Play, frame: &Frame, fitting: Vec<Thing>) -> Flow<Vec<Thing>> {
    let (player, right) = chooser(play.scene(), frame, None);
    choose(play, frame, Choice { player, right, aim: Aim::Any, fitting, most: 1, different: None })
}

/// A choice to be made.
struct Choice {
    player: Seat,
    right: Right,
    aim: Aim,
    fitting: Vec<Thing>,
    most: u8,
    different: Option<Different>,
}

/// Asks one by one until done; with one possibility nobody is asked, unless that would betray something.
fn choose(play: &mut Play, frame: &Frame, choice: Choice) -> Flow<Vec<Thing>> {
    let Choice { player, right, aim, mut fitting, most, different } = choice;
    let mut chosen: Vec<Thing> = Vec::new();
    while chosen.len() < usize::from(most) && !fitting.is_empty() {
        let helpful = fitting.iter().any(|&thing| helps(play.scene(), frame, aim, thing));
        let question = ChooseCard {
            player,
            right,
            ability: frame.ability,
            frame,
            aim,
            fitting: &fitting,
            chosen: &chosen,
            helpful,
            most,
            different,
        };
        let Some(Chosen::Card(thing)) = play.choose_if_any(&question)? else { break };
        chosen.push(thing);
        let at = fitting.iter().position(|other| *other == thing);
        at.map(|at| fitting.remove(at));
    }
    Ok(chosen)
}

struct ChooseCard<'a> {
    player: Seat,
    right: Right,
    ability: AbilityId,
    frame: &'a Frame,
    aim: Aim,
    fitting: &'a [Thing],
    chosen: &'a [Thing],
    helpful: bool,
    most: u8,
    different: Option<Different>,
}

impl ChooseCard<'_> {
    fn titles_differ(&self, scene: Scene<Champions>, thing: Thing) -> bool {
        let title = |thing: Thing| match thing {
            Thing::Out(_, card) => Some(scene.printed(card).title),
            Thing::InPlay(id) => scene.state.find(id).map(|card| scene.printed(card.card).title),
        };
        !self.chosen.iter().any(|&other| title(other) == title(thing))
    }
}

impl Question<Champions> for ChooseCard<'_> {
    type Answer = Chosen;

    fn ask(&self) -> Ask {
        let least = u8::from(self.chosen.is_empty());
        let most = self.most - fit::<u8>(self.chosen.len());
        Ask::Choose { player: self.player, ability: self.ability, right: self.right, least, most }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Chosen)) {
        for (at, &thing) in self.fitting.iter().enumerate() {
            if !self.fitting[..at].contains(&thing) {
                emit(Chosen::Card(thing));
            }
        }
        if !self.chosen.is_empty() {
            emit(Chosen::Done);
        }
    }

    fn verdict(&self, scene: Scene<Champions>, answer: Chosen) -> Verdict {
        match answer {
            Chosen::Done => need(!self.chosen.is_empty(), rule!("abilities.choose.who")),
            Chosen::Card(thing) => {
                let (fits, why) = match self.aim {
                    Aim::Pay(_) => (rule!("costs.own-elements"), rule!("costs.own-elements")),
                    _ => (rule!("abilities.in-play-targets"), rule!("abilities.choose.must-change-state")),
                };
                need(self.fitting.contains(&thing), fits)?;
                let useful = !self.helpful || helps(scene, self.frame, self.aim, thing);
                need(useful, why)?;
                need(
                    self.different.is_none() || self.titles_differ(scene, thing),
                    rule!("initiating.restrictions-all"),
                )
            }
        }
    }

    fn telling(&self) -> bool {
        self.fitting.iter().any(|thing| matches!(thing, Thing::Out(place, _) if hidden(*place)))
    }
}
