//! Chapter IV: the game turn, steps A to E.

use table::Flow;

use crate::bearer::Reading;
use crate::event::Event;
use crate::printed::plot::Occasion;
use crate::printed::term::Camp;
use crate::state::Stage;
use crate::{Play, hero_turn, mission, rule, villain_turn};

/// From one checkpoint to the next.
///
/// # Errors
/// A stop of the table; [`table::Stop::Over`] when the game has ended.
pub fn step(play: &mut Play) -> Flow<()> {
    match play.state.stage {
        Stage::Upkeep => upkeep(play),
        Stage::HeroesBegin => hero_turn::begin(play),
        Stage::HeroesAct => hero_turn::act(play),
        Stage::HeroesEnd => hero_turn::end(play),
        Stage::VillainBegins => villain_turn::begin(play),
        Stage::VillainActs(activated) => villain_turn::activate(play, activated),
        Stage::VillainEnds => villain_turn::end(play),
        Stage::Check => check(play),
    }
}

/// Step A: the turn pawn, then the effects of the upkeep.
fn upkeep(play: &mut Play) -> Flow<()> {
    play.state.turn += 1;
    play.event(rule!("game-turn.upkeep.advance-pawn"), |state| Event::TurnBegan { turn: state.turn });
    let initiative = play.scene().mission().initiative;
    mission::occasion(play, Occasion::Upkeep, initiative)?;
    play.state.second_half = false;
    begin_camp(play, initiative);
    Ok(())
}

/// Steps B and D: the camp with the initiative first (game-turn.step-b.heroes-first, game-turn.step-b.villain-first).
fn begin_camp(play: &mut Play, camp: Camp) {
    play.state.stage = match camp {
        Camp::Heroes => Stage::HeroesBegin,
        Camp::Villain | Camp::Neutral => Stage::VillainBegins,
    };
    play.event(rule!("game-turn.camps-alternate"), |_| Event::CampBegan { camp });
}

/// Steps C and E.
fn check(play: &mut Play) -> Flow<()> {
    mission::check(play)?;
    if play.state.second_half {
        // Heroes that were neutralised in this turn have their skills again in the next, if they have come back
        // (rulings.neutralised.skills-until).
        for hero in &mut play.state.heroes {
            hero.dazed = hero.is_neutralised();
        }
        play.state.stage = Stage::Upkeep;
        return Ok(());
    }
    play.state.second_half = true;
    let initiative = play.scene().mission().initiative;
    begin_camp(play, initiative.opponent().unwrap_or(Camp::Villain));
    Ok(())
}
