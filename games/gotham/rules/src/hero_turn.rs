//! Chapter V B: the heroes' turn, steps 1 to 7.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::answer::Act;
use crate::ask::{Ask, Topic};
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::plot::Occasion;
use crate::printed::term::{Camp, Effort};
use crate::state::{CardPlace, HeroId, HeroState, Stage, State, bit};
use crate::{Gotham, Play, deed, effect, material, melee, mission, ranged, rule};

/// Steps 1 to 3.
///
/// # Errors
/// A stop of the table.
pub fn begin(play: &mut Play) -> Flow<()> {
    // Step 1: what was used in the villain's turn goes to fatigue.
    collect(play, rule!("hero-turn.step1.collect"));
    begin_turn_of(play, Camp::Heroes);

    // Step 2: effects of the start of the turn, among them the heroes' dissipation tokens.
    mission::occasion(play, Occasion::HeroesTurnBegins, Camp::Heroes)?;

    // Step 3: every hero declares a state, stands up and recovers.
    for hero in play.state.hero_ids() {
        let seat = Seat(play.state.hero(hero).player);
        let figure = play.state.hero(hero).figure;
        let declared = play.choose_if_any(&WhichState { seat, hero })?.unwrap_or(HeroState::Rest);
        play.state.hero_mut(hero).state = declared;
        play.event(rule!("hero-turn.step3.declare"), |_| Event::StateDeclared { hero, state: declared });
        stand_up(play, hero);
        effect::regenerate(play, figure);
        recover(play, hero);
    }
    play.state.passed = 0;
    play.state.handed_over = 0;
    play.state.stage = Stage::HeroesAct;
    Ok(())
}

/// What is limited per turn is renewed at the start of the camp's turn (rulings.once-per-turn).
pub fn begin_turn_of(play: &mut Play, camp: Camp) {
    let state = &mut play.state;
    for figure in state.figures.iter_mut().filter(|figure| figure.camp == camp) {
        figure.moved = false;
        figure.guided = false;
        figure.bonus_lost = false;
    }
    let figures = &state.figures;
    state.once.retain(|(figure, _)| figures[usize::from(figure.0)].camp != camp);
    state.refused.clear();
}

/// A hero that lies stands up, and his first movement of this turn has no bonus (rulings.immobilisation.hero).
fn stand_up(play: &mut Play, hero: HeroId) {
    let figure = play.state.hero(hero).figure;
    let body = play.state.figure_mut(figure);
    if body.lying {
        body.lying = false;
        body.bonus_lost = true;
        play.event(rule!("rulings.immobilisation.hero"), |_| Event::StoodUp { figure });
    }
}

/// From fatigue to available energy; what fatigue lacks comes from wounds, but only into fatigue
/// (hero-turn.step3.active.shortfall, hero-turn.step3.rest.shortfall).
fn recover(play: &mut Play, hero: HeroId) {
    let sheet = &play.content.heroes[usize::from(play.state.hero(hero).printed)];
    let (index, why) = match play.state.hero(hero).state {
        HeroState::Active => (sheet.recovery_active, rule!("hero-turn.step3.active.recover")),
        HeroState::Rest => (sheet.recovery_rest, rule!("hero-turn.step3.rest.recover")),
    };
    let cubes = &mut play.state.hero_mut(hero).cubes;
    let from_fatigue = index.min(cubes.fatigue);
    let from_wounds = (index - from_fatigue).min(cubes.wounds); // hero-turn.step3.active.shortfall-capped
    cubes.available += from_fatigue;
    cubes.fatigue = cubes.fatigue - from_fatigue + from_wounds;
    cubes.wounds -= from_wounds;
    if from_fatigue + from_wounds > 0 {
        play.event(why, |_| Event::Recovered { hero: Some(hero), from_fatigue, from_wounds });
    }
}

/// Steps 4 and 5: one action, or one player handing over or passing. The turn ends when all players have passed since the
/// last action (rulings.heroes-agree).
///
/// # Errors
/// A stop of the table.
pub fn act(play: &mut Play) -> Flow<()> {
    let lead = play.state.lead;
    let act = play.choose(&WhoActs { player: lead })?;
    let state = &mut play.state;
    match act {
        // No pass; but nobody does it twice before something is done, so that the lead does not go round for ever.
        Act::HandOver(_) => state.handed_over |= bit(lead),
        Act::Pass if !state.has_passed(lead) => {
            state.passed |= bit(lead);
            state.handed_over = 0;
        }
        // Dropping is no action.
        Act::Pass | Act::Drop(_) => {}
        _ => (state.passed, state.handed_over) = (0, 0),
    }
    match act {
        Act::Melee(hero) => melee::by_hero(play, hero)?,
        Act::Ranged(hero) => ranged::by_hero(play, hero)?,
        Act::Manipulate(hero) => deed::by_hero(play, hero, Effort::Manipulation)?,
        Act::Think(hero) => deed::by_hero(play, hero, Effort::Thought)?,
        Act::Move(hero) => {
            let figure = play.state.hero(hero).figure;
            movement::movement(play, figure, 0, FirstBonus::Counts)?;
        }
        Act::Drop(card) => {
            if let CardPlace::Carried(hero) = play.state.cards[usize::from(card)].place {
                material::drop(play, hero, card);
            }
        }
        Act::HandOver(player) => pass_lead(play, player),
        Act::Pass => {
            let next = next_player(&play.state);
            pass_lead(play, next);
        }
    }
    if (0..play.state.players).all(|player| play.state.has_passed(player)) {
        play.state.stage = Stage::HeroesEnd;
    }
    Ok(())
}

/// The player who is asked after a pass: the next who has not passed.
fn next_player(state: &State) -> u8 {
    let after = |steps: u8| (state.lead + steps) % state.players;
    let mut others = (1..=state.players).map(after);
    others.find(|&player| !state.has_passed(player)).unwrap_or(after(1))
}

fn pass_lead(play: &mut Play, player: u8) {
    play.state.lead = player;
    play.event(rule!("game-turn.heroes.pass-the-lead"), |_| Event::LeadPassed { player });
}

/// Steps 6 and 7.
///
/// # Errors
/// A stop of the table.
pub fn end(play: &mut Play) -> Flow<()> {
    mission::occasion(play, Occasion::HeroesTurnEnds, Camp::Heroes)?;
    collect(play, rule!("hero-turn.step7.collect"));
    play.state.stage = Stage::Check;
    Ok(())
}

fn collect(play: &mut Play, why: table::RuleId) {
    for hero in play.state.hero_ids() {
        let count = play.state.hero_mut(hero).cubes.collect();
        if count > 0 {
            play.event(why, |_: &State| Event::CubesCollected { hero: Some(hero), count });
        }
    }
}

/// Active or at rest?
struct WhichState {
    seat: Seat,
    hero: HeroId,
}

impl Question<Gotham> for WhichState {
    type Answer = HeroState;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::State { hero: self.hero } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(HeroState)) {
        emit(HeroState::Active);
        emit(HeroState::Rest);
    }

    fn verdict(&self, scene: Scene<Gotham>, state: HeroState) -> Verdict {
        let down = scene.state.hero(self.hero).is_neutralised();
        need(state == HeroState::Rest || !down, rule!("hero-turn.step3.neutralised-must-rest"))
    }
}

/// Who acts, and how?
struct WhoActs {
    player: u8,
}

impl Question<Gotham> for WhoActs {
    type Answer = Act;

    fn ask(&self) -> Ask {
        Ask { seat: Seat(self.player), topic: Topic::Act }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Act)) {
        emit(Act::Pass);
        for hero in scene.state.hero_ids() {
            emit(Act::Melee(hero));
            emit(Act::Ranged(hero));
            emit(Act::Manipulate(hero));
            emit(Act::Think(hero));
            emit(Act::Move(hero));
            material::carried(scene, hero).for_each(|(card, _)| emit(Act::Drop(card)));
        }
        (0..scene.state.players)
            .filter(|&player| player != self.player)
            .for_each(|player| emit(Act::HandOver(player)));
    }

    fn verdict(&self, scene: Scene<Gotham>, act: Act) -> Verdict {
        match act {
            Act::Pass => Ok(()),
            Act::HandOver(player) => {
                let other = player != self.player && player < scene.state.players;
                let again = scene.state.handed_over & bit(self.player) != 0;
                need(other && !again, rule!("game-turn.heroes.pass-the-lead"))
            }
            Act::Melee(hero) => {
                self.may_act(scene, hero)?;
                melee::may_attack(scene, hero)
            }
            Act::Ranged(hero) => {
                self.may_act(scene, hero)?;
                ranged::may_attack(scene, hero)
            }
            Act::Manipulate(hero) => {
                self.may_act(scene, hero)?;
                deed::may_begin(scene, hero, Effort::Manipulation)
            }
            Act::Think(hero) => {
                self.may_act(scene, hero)?;
                deed::may_begin(scene, hero, Effort::Thought)
            }
            Act::Move(hero) => {
                self.may_act(scene, hero)?;
                let figure = scene.state.hero(hero).figure;
                let points = movement::pool(scene, figure, 0, FirstBonus::Counts);
                need(movement::can_move(scene, figure, points), rule!("rulings.actions.no-empty"))
            }
            Act::Drop(card) => {
                let place = scene.state.cards.get(usize::from(card)).map(|card| card.place);
                let Some(CardPlace::Carried(hero)) = place else {
                    return Err(rule!("material.carried-only").into());
                };
                let own = scene.state.hero(hero).player == self.player;
                need(own, rule!("rulings.heroes-agree"))?;
                material::may_part_with(scene, hero, card)
            }
        }
    }
}

impl WhoActs {
    /// A hero of this player who is active and on his feet.
    fn may_act(&self, scene: Scene<Gotham>, hero: HeroId) -> Verdict {
        let there = scene.state.heroes.get(usize::from(hero.0));
        let Some(hero) = there.filter(|hero| hero.player == self.player) else {
            return Err(rule!("rulings.heroes-agree").into());
        };
        need(hero.state == HeroState::Active, rule!("hero-turn.step3.rest.restriction"))?;
        need(!hero.is_neutralised(), rule!("neutralised.hero.no-actions"))
    }
}
