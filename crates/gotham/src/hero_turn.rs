//! Chapter V B: the heroes' turn, steps 1 to 7.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Act, Ask};
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::plot::Occasion;
use crate::printed::term::Camp;
use crate::state::{HeroId, HeroState, Stage, State};
use crate::{Gotham, Play, melee, mission, rule, terrain};

/// Steps 1 to 3.
///
/// # Errors
/// A stop of the table.
pub fn begin(play: &mut Play) -> Flow<()> {
    // Step 1: what was used in the villain's turn goes to fatigue.
    collect(play, rule!("hero-turn.step1.collect"));
    for hero in play.state.hero_ids() {
        let figure = play.state.hero(hero).figure;
        play.state.figure_mut(figure).moved = false;
    }

    // Step 2: effects of the start of the turn, among them the heroes' dissipation tokens.
    terrain::dissipate(play, Camp::Heroes);
    mission::occasion(play, Occasion::HeroesTurnBegins, Camp::Heroes)?;

    // Step 3: every hero declares a state and recovers.
    for hero in play.state.hero_ids() {
        let seat = Seat(play.state.hero(hero).player);
        let declared = play.choose_if_any(&WhichState { seat, hero })?.unwrap_or(HeroState::Rest);
        play.state.hero_mut(hero).state = declared;
        play.event(rule!("hero-turn.step3.declare"), |_| Event::StateDeclared { hero, state: declared });
        recover(play, hero);
    }
    play.state.passes = 0;
    play.state.stage = Stage::HeroesAct;
    Ok(())
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
    play.event(why, |_| Event::Recovered { hero: Some(hero), from_fatigue, from_wounds });
}

/// Steps 4 and 5: one action, or one player handing over or passing. The turn ends when all players have passed since the
/// last action (rulings.heroes-agree).
///
/// # Errors
/// A stop of the table.
pub fn act(play: &mut Play) -> Flow<()> {
    let lead = play.state.lead;
    match play.choose(&WhoActs { player: lead })? {
        Act::Melee(hero) => {
            play.state.passes = 0;
            melee::by_hero(play, hero)?;
        }
        Act::Move(hero) => {
            play.state.passes = 0;
            let figure = play.state.hero(hero).figure;
            movement::movement(play, figure, 0, FirstBonus::Counts)?;
        }
        Act::HandOver(player) => {
            // Handing over counts as passing, so that nobody hands the lead round for ever.
            play.state.passes += 1;
            pass_lead(play, player);
        }
        Act::Pass => {
            play.state.passes += 1;
            pass_lead(play, (lead + 1) % play.state.players);
        }
    }
    if play.state.passes >= play.state.players {
        play.state.stage = Stage::HeroesEnd;
    }
    Ok(())
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
        Ask::State { seat: self.seat, hero: self.hero }
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
        Ask::Act { seat: Seat(self.player) }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Act)) {
        emit(Act::Pass);
        scene.state.hero_ids().for_each(|hero| {
            emit(Act::Melee(hero));
            emit(Act::Move(hero));
        });
        (0..scene.state.players)
            .filter(|&player| player != self.player)
            .for_each(|player| emit(Act::HandOver(player)));
    }

    fn verdict(&self, scene: Scene<Gotham>, act: Act) -> Verdict {
        match act {
            Act::Pass => Ok(()),
            Act::HandOver(player) => {
                let other = player != self.player && player < scene.state.players;
                need(other, rule!("game-turn.heroes.pass-the-lead"))
            }
            Act::Melee(hero) => {
                self.may_act(scene, hero)?;
                melee::may_attack(scene, hero)
            }
            Act::Move(hero) => {
                self.may_act(scene, hero)?;
                let figure = scene.state.hero(hero).figure;
                let points = movement::pool(scene, figure, 0, FirstBonus::Counts);
                need(movement::can_move(scene, figure, points), rule!("rulings.actions.no-empty"))
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
