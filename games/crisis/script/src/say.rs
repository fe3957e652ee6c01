//! Any answer as a line that gives that answer and no other: what [`super::line`] reads, written.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Amount, Answer, Ask, Choice, Deployed, Effect, May, Spot};
use crisis::effect::Source;
use crisis::movement::Advance;
use crisis::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{FigureId, Lies};
use crisis::tactics::TacticCard;
use table::Scene;

use super::faces;
use super::names::{self, Names};
use super::words::{self, about, tool_word};
use super::write::place;

/// The line for an answer to a question.
pub fn line(scene: Scene<Crisis>, names: &Names, ask: &Ask, answer: &Answer) -> String {
    let player = names::side(ask.side());
    let asked = about(ask).map_or(player, |figure| names.of(figure));
    match *answer {
        Answer::Battlefield(LayoutPick::Agree) => format!("{player} agrees"),
        Answer::Battlefield(_) => format!("{player} proposes {}", offered(scene, names, ask, answer)),
        Answer::Lies(Lies::OnTop) => format!("{player} lays the token on top"),
        Answer::Lies(Lies::Under) => format!("{player} lays the token under"),
        Answer::CrisisType(kind) => format!("{player} draws {}", names::crisis_type(kind)),
        Answer::Threat(ThreatPick(kind)) => {
            format!("{player} takes the threat of {}", names::crisis_type(kind))
        }
        Answer::Edge(EdgePick(edge)) => format!("{player} takes the {} edge", words::edge(edge)),
        Answer::Squad(SquadPick::Add(_)) => format!("{player} picks {}", offered(scene, names, ask, answer)),
        Answer::Squad(SquadPick::Done) | Answer::Tactics(TacticPick::Done) => format!("{player} is done"),
        Answer::Affiliation(AffiliationPick(None)) => format!("{player} declares no affiliation"),
        Answer::Affiliation(_) => format!("{player} declares {}", offered(scene, names, ask, answer)),
        Answer::Tactics(TacticPick::Add(card)) => {
            format!("{player} takes {}", names::tactic_name(scene.content, card))
        }
        Answer::Card(TacticCard(card)) => {
            format!("{player} adds {}", names::tactic_name(scene.content, card))
        }
        Answer::Deploy(Deployed { figure, at }) => format!("{} deploys at {}", names.of(figure), place(at)),
        Answer::Leader(LeaderPick(leader)) => format!("{player} is led by {}", names.of(leader)),
        Answer::Act(deed) => act(scene, names, ask, deed),
        Answer::Attack(weapon) => {
            let attacker = about(ask).unwrap_or(FigureId(0));
            format!("{asked} attacks with {}", names::weapon_name(scene, attacker, weapon))
        }
        Answer::Effect(Effect::Pass) => format!("{player} uses nothing"),
        Answer::Effect(Effect::Use(Source::Tactic { card, .. })) => {
            format!("{player} plays {}", names::tactic_name(scene.content, card))
        }
        Answer::Effect(Effect::Use(source)) => {
            let owner = names::effect_owner(scene.state, source);
            let owner = owner.filter(|&owner| scene.state.figure(owner).side == ask.side());
            let who = owner.map_or(player, |owner| names.of(owner));
            format!("{who} uses {}", names::effect_name(scene, source))
        }
        Answer::Dice(dice) => format!("{player} rerolls {}", faces::write(dice)),
        Answer::Face(face) => format!("{player} changes to {}", faces::face_word(face)),
        Answer::Thing(thing) if matches!(ask, Ask::Target { .. }) => {
            format!("{asked} aims at {}", words::thing(scene, names, thing))
        }
        Answer::Thing(thing) => format!("{player} chooses {}", words::thing(scene, names, thing)),
        Answer::Amount(Amount(amount)) => format!("{player} pays {amount}"),
        Answer::Option(Choice(option)) => format!("{player} chooses option {}", u16::from(option) + 1),
        Answer::May(may) => match (ask, may) {
            (Ask::JoinIn { .. }, May::Yes) => format!("{asked} joins in"),
            (Ask::JoinIn { .. }, May::No) => format!("{asked} stays out"),
            (_, May::Yes) => format!("{player} agrees"),
            (_, May::No) => format!("{player} declines"),
        },
        Answer::Condition(condition) => format!("{player} removes {}", words::condition_word(condition)),
        Answer::Advance(advance) => format!("{asked} {}", advances(advance)),
        Answer::Way(turn) if matches!(ask, Ask::Beam { .. }) => format!("{asked} aims turn {}", turn.0),
        Answer::Way(turn) => format!("{player} pushes {asked} turn {}", turn.0),
        Answer::Place(Spot(at)) => match *ask {
            Ask::Token { token, .. } => {
                format!("{player} places {} at {}", names::token_name(scene, token), place(at))
            }
            _ => format!("{player} places {asked} at {}", place(at)),
        },
        Answer::Order(source) => format!("{player} resolves {} first", names::effect_name(scene, source)),
    }
}

fn offered(scene: Scene<Crisis>, names: &Names, ask: &Ask, answer: &Answer) -> String {
    words::offer(scene, names, ask, answer).unwrap_or_default()
}

fn act(scene: Scene<Crisis>, names: &Names, ask: &Ask, act: Act) -> String {
    let player = names::side(ask.side());
    let active = about(ask);
    let who = active.map_or(player, |figure| names.of(figure));
    match act {
        Act::Activate(figure) => format!("{} activates", names.of(figure)),
        Act::Move => format!("{who} will move"),
        Act::Attack => format!("{who} will attack"),
        Act::Shake => format!("{who} shakes"),
        Act::Power(power) => {
            let name = active.map_or("nothing", |figure| names::power_name(scene, figure, power));
            format!("{who} uses {name}")
        }
        Act::Interact(token) => format!("{who} interacts with {}", names::token_name(scene, token)),
        Act::Tactic(card) => format!("{player} plays {}", names::tactic_name(scene.content, card)),
        Act::EndActivation => format!("{who} ends"),
        Act::EndTurn => format!("{player} ends the turn"),
    }
}

fn advances(advance: Advance) -> String {
    let Advance::Along { tool, pose, to, climb } = advance else { return "stays".to_owned() };
    let verb = if climb { "climbs" } else { "advances" };
    format!("{verb} {} way {} bend {} to {}", tool_word(tool), pose.way.0, pose.bend, place(to))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use crisis::Crisis;
    use crisis::card::{Edition, core};
    use crisis::setup::Setup;
    use table::{Fairness, Fast, Match, Seed};

    use super::line;
    use crate::verbs::VERBS;
    use crate::{line as read_line, reply, write};
    use scenario::{Reply, Sentence, Since};

    #[test]
    fn every_answer_of_random_games_can_be_said_and_is_understood() {
        let cards = Arc::new(core(Edition::Print2023).unwrap_or_else(|broken| panic!("{broken}")));
        let mut verbs = BTreeSet::new();
        for number in 0..12 {
            let fairness = Fairness::alone(Seed::from_number(number));
            let mut game = Match::<Crisis>::new(Arc::clone(&cards), &Setup::usual(), fairness)
                .expect("a playable setup");
            let mut chance = Fast::new(number);
            while let Some(pending) = game.pending().first() {
                let scene = game.now();
                let names = write::figure_names(scene);
                let forbidden = pending.forbidden.iter().map(|(answer, _)| answer);
                for answer in pending.options.iter().chain(forbidden) {
                    let said = line(scene, &names, &pending.ask, answer);
                    let read = read_line::read(scene, &names, &Sentence::of(&said));
                    let read = read.unwrap_or_else(|misread| panic!("`{said}`: {misread:?}"));
                    let since = Since { said: 0, spoken: 0, state: scene.state };
                    let replied = reply::reply(scene, &read, pending, since);
                    assert_eq!(replied, Reply::Last(vec![*answer]), "`{said}` to {:?}", pending.ask);
                    verbs.extend(said.split(' ').nth(1).map(str::to_owned));
                }
                let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
                game.answer(answer).expect("offered, so legal");
            }
        }
        // Rare questions may not come up; those are for scenarios.
        assert!(verbs.len() > 20, "only {verbs:?} were said");
        let taught = |verb: &String| VERBS.iter().any(|(known, _)| known == verb);
        assert!(verbs.iter().all(taught), "authors are not told of all of {verbs:?}");
    }
}
