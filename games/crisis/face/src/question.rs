//! Questions in words and marks.

use crisis::Crisis;
use crisis::ask::{Answer, Ask, Thing};
use crisis::attack::{Order, Weapon, targetable};
use crisis::card::ability::Reach as Range;
use crisis::effect::Source;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::objectives;
use crisis::state::{Battleground as _, FigureId, Phase, Reading as _, State, TokenId};
use crisis::view::View;
use host::tabletop::ground;
use host::{Face, Open, Reader, Wording, forbidden};
use table::{Game as _, Scene, Why};
use wire::board::Board;
use wire::table::{Choice, Forbidden, Mark};

use super::board::{self, EDGES};
use super::{CrisisFace, choice, marks, odds, outline};
use crate::voice::{Teller, teller};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 40;
/// One of so many suggested places for deployment is listed.
const DEPLOYMENT_SPACED: usize = 3;

impl Face<Crisis> for CrisisFace {
    fn known<'v>(&self, view: &'v View) -> &'v State {
        &view.state
    }

    fn board(&self, reader: &Reader<Crisis>) -> Board {
        Board::of(Crisis::NAME, &board::drawn(reader, &teller(reader)))
    }

    fn question(&self, open: &Open<Crisis>) -> Wording {
        let Open { scene, pending, .. } = *open;
        let (ask, teller) = (&pending.ask, &teller(&open.reader));
        let answers: Vec<Answer> = listed(ask, &pending.options);
        let odds = odds::of_each(open, &answers);
        let choice = |(answer, odds)| choice::with_odds(open, teller, answer, odds);
        Wording {
            title: teller.ask(ask),
            because: because(scene, teller, ask),
            about: about(scene, ask),
            areas: areas(open),
            choices: answers.into_iter().zip(odds).map(choice).collect(),
            forbidden: forbidden(open, teller, ask, &pending.forbidden),
            payment: None,
            most: None,
        }
    }

    fn choice(&self, open: &Open<Crisis>, answer: Answer) -> Choice {
        choice::with_odds(open, &teller(&open.reader), answer, odds::of(open, answer))
    }

    fn of_setup(&self, state: &State, _ask: &Ask) -> bool {
        state.round <= 1 && !matches!(state.phase, Phase::Activation | Phase::Cleanup)
    }

    fn quiet(&self, answer: &Answer) -> bool {
        choice::quiet(answer)
    }
}

/// The answers that are listed: all of them, but of places only some, since any place may be pointed at.
fn listed(ask: &Ask, options: &[Answer]) -> Vec<Answer> {
    let straight = |answer: &&Answer| match answer {
        Answer::Advance(Advance::Along { pose, .. }) => pose.bend == 0,
        _ => true,
    };
    match ask {
        Ask::Deploy { .. } => options.iter().copied().step_by(DEPLOYMENT_SPACED).collect(),
        Ask::Advance { .. } => options.iter().filter(straight).copied().collect(),
        _ => options.to_vec(),
    }
}

/// What hangs on a question: the effect or the attack that asks it, as its card prints it.
fn because(scene: Scene<Crisis>, teller: &Teller, ask: &Ask) -> Option<String> {
    let printed = teller.printed();
    match *ask {
        Ask::Target { figure, weapon, .. } | Ask::Beam { figure, weapon, .. } => {
            Some(printed.attack_text(weapon.entry(scene.content, scene.state, figure)))
        }
        Ask::Dice { source, .. }
        | Ask::Face { source, .. }
        | Ask::Thing { source, .. }
        | Ask::Amount { source, .. }
        | Ask::Option { source, .. }
        | Ask::May { source, .. } => text_of(scene, teller, source),
        Ask::PlayedBy { card, .. } | Ask::JoinIn { card, .. } => {
            Some(printed.tactic_text(scene.tactic(card)))
        }
        _ => None,
    }
}

/// What the card of an effect says.
pub(super) fn text_of(scene: Scene<Crisis>, teller: &Teller, source: Source) -> Option<String> {
    let printed = teller.printed();
    match source {
        Source::Power { figure, power } => {
            scene.superpower(figure, power).map(|power| printed.superpower_text(power))
        }
        Source::Rule(place) | Source::Later(place) => {
            let attack = scene.state.attacks.last()?;
            attack.rules(scene).get(usize::from(place)).map(|rule| printed.rule_text(rule))
        }
        Source::Tactic { card, .. } => Some(printed.tactic_text(scene.tactic(card))),
        Source::Crisis { card, .. } | Source::Interact(card) => {
            scene.crisis(card).map(|crisis| printed.crisis_lines(crisis).join(" "))
        }
        _ => None,
    }
}

/// The characters and things that a question is about, the one that acts first.
fn about(scene: Scene<Crisis>, ask: &Ask) -> Vec<Mark> {
    let attack = || {
        let attack = scene.state.attacks.last();
        let both = attack.map(|attack| [attack.attacker, attack.target]);
        both.into_iter().flatten().map(marks::figure).collect()
    };
    match *ask {
        Ask::Act { figure, .. } => figure.map(marks::figure).into_iter().collect(),
        Ask::DeployGrunts { figure, .. }
        | Ask::Attack { figure, .. }
        | Ask::Target { figure, .. }
        | Ask::Beam { figure, .. }
        | Ask::JoinIn { figure, .. }
        | Ask::Condition { figure, .. }
        | Ask::Advance { figure, .. }
        | Ask::Way { figure, .. }
        | Ask::Place { figure, .. } => vec![marks::figure(figure)],
        Ask::PlayedBy { with, .. } => with.map(marks::figure).into_iter().collect(),
        Ask::OtherTarget { figure, target, .. } => vec![marks::figure(figure), marks::figure(target)],
        Ask::Token { token, .. } => vec![marks::token(token)],
        Ask::OnTerrain { token, piece, .. } => vec![marks::token(token), marks::piece(piece)],
        Ask::Dice { .. } | Ask::Face { .. } => attack(),
        Ask::Effect { moment, .. } if moment.in_attack() => attack(),
        Ask::Thing { source, .. }
        | Ask::Amount { source, .. }
        | Ask::Option { source, .. }
        | Ask::May { source, .. } => choice::source_marks(source),
        _ => Vec::new(),
    }
}

/// Where a place may be chosen, and how far something reaches.
fn areas(open: &Open<Crisis>) -> Vec<Mark> {
    let scene = open.scene;
    let zone = |edge| marks::area(marks::zone(edge, scene.range(3)), "zone", String::new());
    match open.pending.ask {
        Ask::Edge { .. } => EDGES.map(zone).into(),
        Ask::Deploy { side } | Ask::DeployGrunts { side, .. } => {
            scene.state.squads[side].edge.map(zone).into_iter().collect()
        }
        Ask::Advance { side, figure, tool, wedge, climb } => {
            let climb = if climb { Climb::Allowed } else { Climb::Barred };
            reach(scene, &LayTool { side, figure, tool, wedge, climb })
        }
        Ask::Target { figure, weapon, .. } | Ask::Beam { figure, weapon, .. } => {
            range_of(scene, figure, weapon).into_iter().collect()
        }
        Ask::Place { figure, range, of, .. } => {
            let own = scene.card(figure).radius;
            let figures = of.figures.iter().map(|id| scene.base(FigureId(id)));
            let tokens = of.tokens.iter().map(|id| objectives::disc(scene, TokenId(id)));
            let reach = scene.range(range) + own;
            let around = |disc| marks::area(marks::around(&disc, reach, 0), "reach", range.to_string());
            figures.chain(tokens).map(around).collect()
        }
        Ask::Token { token: _, from, range, .. } => {
            let at = scene.state.on_battlefield().find(|&id| scene.state.figure(id).at == from);
            let from = at.map_or(space::Disc::new(from, 0), |id| scene.base(id));
            let reach = scene.range(range) + scene.measures().token;
            vec![marks::area(marks::around(&from, reach, 0), "reach", range.to_string())]
        }
        _ => Vec::new(),
    }
}

/// Where a base may be set down with a movement tool.
fn reach(scene: Scene<Crisis>, lay: &LayTool) -> Vec<Mark> {
    let base = scene.base(lay.figure);
    let longest = lay.longest(scene);
    let far = crisis::movement::tool_shape(scene, longest).whole_way(base.r);
    outline::region(base.c, far, "reach", marks::letter(longest), lay.reaching(scene))
}

/// How far an attack reaches.
pub(super) fn range_of(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon) -> Option<Mark> {
    let entry = weapon.entry(scene.content, scene.state, attacker);
    let look = if matches!(entry.reach, Range::Area(_)) { "template" } else { "range" };
    let range = entry.reach.range();
    let points = marks::around(&scene.base(attacker), scene.range(range), 0);
    Some(marks::area(points, look, range.to_string()))
}

/// The forbidden answers that a player would think of, each with its reason.
fn forbidden(open: &Open<Crisis>, teller: &Teller, ask: &Ask, all: &[(Answer, Why)]) -> Vec<Forbidden> {
    let scene = open.scene;
    let beyond = out_of_reach(scene, ask, &open.pending.options);
    let worth = all.iter().chain(&beyond).filter(|(answer, why)| worth_a_word(scene, ask, answer, why));
    let said = worth.take(MOST_FORBIDDEN).map(|(answer, why)| {
        let marks = choice::marks_of(open, answer).into_iter().chain(measured(scene, ask, answer, why));
        forbidden::forbidden(teller.answer(ask, answer), why, teller.refusal(why), marks.collect())
    });
    forbidden::each_once(said)
}

/// Enemies that an attack does not reach, each with the measure. The law lets a player declare them, and the attack then
/// comes to nothing (attack.step2.out-of-range); whoever asks why they are not offered is told how far they are.
fn out_of_reach(scene: Scene<Crisis>, ask: &Ask, options: &[Answer]) -> Vec<(Answer, Why)> {
    let Ask::Target { side, figure, weapon } = *ask else { return Vec::new() };
    let order = Order::plain(figure, weapon);
    let enemies = scene.state.squad(side.other()).map(|id| (id, Answer::Thing(Thing::Figure(id))));
    let others = enemies.filter(|(_, answer)| !options.contains(answer));
    others.filter_map(|(id, answer)| Some((answer, targetable(scene, &order, id).err()?))).collect()
}

/// The ruler that shows why a target is out of the question.
fn measured(scene: Scene<Crisis>, ask: &Ask, answer: &Answer, why: &Why) -> Option<Mark> {
    let (Ask::Target { figure, .. }, Answer::Thing(Thing::Figure(target))) = (ask, answer) else {
        return None;
    };
    if !scene.state.is_on_battlefield(*target) {
        return None;
    }
    let (from, to) = (scene.state.figure(*figure).at, scene.state.figure(*target).at);
    let look = if why.measured.is_some() { "ruler" } else { "blocked" };
    Some(Mark::Line { from: ground(from), to: ground(to), look: look.to_owned(), label: String::new() })
}

/// Places are many and every one says the same, so a place is asked about by pointing at it. And nobody wonders about what
/// is plainly none of theirs.
fn worth_a_word(scene: Scene<Crisis>, ask: &Ask, answer: &Answer, why: &Why) -> bool {
    use crisis::activation::Act;
    match answer {
        Answer::Advance(_) | Answer::Deploy(_) | Answer::Place(_) | Answer::Way(_) => false,
        Answer::Dice(_) | Answer::Leader(_) | Answer::Affiliation(_) => false,
        // Friends are no targets, and everybody knows; nor is oneself.
        Answer::Thing(_) => {
            matches!(ask, Ask::Target { .. }) && why.rule != crisis::rule!("attack.no-allied-target")
        }
        Answer::Act(act) => match (ask, act) {
            (Ask::Act { figure: None, .. }, Act::Activate(figure)) => {
                scene.state.is_on_battlefield(*figure) && scene.state.figure(*figure).side == ask.side()
            }
            (Ask::Act { figure: None, .. }, Act::EndTurn | Act::Tactic(_)) => true,
            (Ask::Act { figure: None, .. }, _) => false,
            (_, Act::Activate(_) | Act::EndTurn) => false,
            (Ask::Act { figure: Some(figure), .. }, Act::Shake) => {
                !scene.state.figure(*figure).conditions.is_empty()
            }
            // Of tokens only those that are near.
            (_, Act::Interact(_)) => why.measured.is_none_or(|it| it.value < 2 * it.limit.max(1)),
            _ => true,
        },
        _ => true,
    }
}
