//! Everything that POW tells and asks, in every language: one sample of each variant, and whole games.

use pow::ask::*;
use pow::card::{Bonus, Characteristic, Effect, Nature};
use pow::dice::Roll;
use pow::event::Event;
use pow::setup::Problem;
use pow::state::{BySide, Edge, FigureId, ObjectiveId, Outcome, Phase, PieceId, Side};
use pow_face::voice::{Printed, Teller};
use space::{P, Spot, Turn};
use table::{Fairness, Fast, Game, Match, RuleId, Seed, Told, Why};
use words::{Language, Players, Words};

use crate::golden::assert_golden;
use crate::support::text::{assert_all_sampled, assert_said, house, players, words};

const FIRST: FigureId = FigureId(0);
const OTHER: FigureId = FigureId(5);
const SIDE: Side = Side::A;

fn spot() -> Spot {
    P { x: 12_500, y: 8_250 }.at(0)
}

fn roof() -> Spot {
    P { x: 7_000, y: 12_000 }.at(7_000)
}

fn roll() -> Roll {
    Roll::try_from(vec![3, 6]).unwrap()
}

fn told(event: Event) -> Told<Event> {
    Told { entry: None, rule: pow::rule!("tests.roll"), event }
}

fn events() -> Vec<Event> {
    let (figure, target, side) = (FIRST, OTHER, SIDE);
    let (piece, objective, at) = (PieceId(2), ObjectiveId(0), spot());
    let held = Thing::Piece(piece);
    let (nature, effect) = (Nature::Energy, Effect::Stun(2));
    let rolled =
        |cover, hit| Event::Rolled { figure, target, roll: roll(), total: 14, defence: 13, cover, hit };
    vec![
        Event::BagFilled { bag: BySide([3, 4]) },
        Event::CoinTossed { first: side },
        Event::EdgeChosen { side, edge: Edge::North },
        Event::Deployed { figure, at },
        Event::PhaseBegan { turn: 0, phase: Phase::Deployment },
        Event::PhaseBegan { turn: 2, phase: Phase::Power },
        Event::PowGained { figure, count: 1, now: 6 },
        Event::PowLost { figure, count: 2, now: 0 },
        Event::Paid { figure, count: 2, now: 4 },
        Event::LifeRegained { figure, count: 1, now: 9 },
        Event::PlanUsed { figure },
        Event::PlanCancelled { figure },
        Event::CounterDrawn { side, chosen: true },
        Event::CounterDrawn { side: side.other(), chosen: false },
        Event::FirstDecided { side },
        Event::Activated { figure, extra: None },
        Event::Activated { figure, extra: Some(FollowBy::Comrade) },
        Event::ActivationEnded { figure },
        Event::Passed { side: side.other() },
        Event::Tested { figure, of: Characteristic::Agility, roll: roll(), value: 8, passed: false },
        Event::Tested { figure, of: Characteristic::Willpower, roll: roll(), value: 9, passed: true },
        Event::TestRerolled { figure, by: RerollBy::Acrobat },
        Event::Moved { figure, to: roof(), length: 6_500, paid: 2 },
        Event::AttackDeclared { figure, attack: 0 },
        Event::Targeted { figure, targets: vec![Thing::Figure(target), held, Thing::Figure(FigureId(6))] },
        Event::Targeted { figure, targets: vec![] },
        Event::PowerUsed { figure, power: 0 },
        Event::Defended { figure, nature },
        Event::Boosted { figure, attack: None, boost: Boost::No },
        Event::Boosted { figure, attack: None, boost: Boost::Die },
        Event::Boosted { figure: FigureId(1), attack: Some(0), boost: Boost::Option(0) },
        rolled(false, true),
        rolled(true, true),
        rolled(false, false),
        rolled(true, false),
        Event::AttackRerolled { figure, by: RerollBy::Luck },
        Event::DieRerolled { figure, face: 1 },
        Event::CriticalHit { figure, attack: 0, target, bonus: Critical::Damage },
        Event::CriticalHit { figure, attack: 0, target, bonus: Critical::Option(0) },
        Event::CriticalHit { figure, attack: 0, target, bonus: Critical::Option(3) },
        Event::Unaffected { figure, nature },
        Event::Damaged { figure, amount: 1, life: 1, nature },
        Event::Damaged { figure, amount: 0, life: 5, nature },
        Event::Affected { figure, effect },
        Event::PushIgnored { figure },
        Event::DefenceRaised { figure, nature, by: 2 },
        Event::KnockedOut { figure },
        Event::KnockedDown { figure },
        Event::GotUp { figure },
        Event::Recovered { figure },
        Event::StayedOut { figure },
        Event::Removed { figure },
        Event::Grabbed { figure, held },
        Event::GrabFailed { figure, held: Thing::Figure(target) },
        Event::Thrown { figure, held, at: ThrownAt::Thing(Thing::Figure(target)) },
        Event::Thrown { figure, held, at: ThrownAt::Spot(at) },
        Event::Pushed { figure, to: at, length: 3_000 },
        Event::Landed { held, at },
        Event::Dodged { figure },
        Event::SceneryDamaged { piece, amount: 1, left: 1 },
        Event::SceneryDestroyed { piece },
        Event::Fell { figure, height: 7_000, at },
        Event::Leapt { figure, height: 1_000, at },
        Event::Walked { figure, to: at },
        Event::Controlled { figure, objective },
        Event::PickedUp { figure, objective },
        Event::Dropped { figure, objective, at },
        Event::Reset,
        Event::Scored { side, points: 1, total: 3 },
        Event::Scored { side: side.other(), points: 2, total: 2 },
        Event::Ended { outcome: Outcome::Won(side) },
        Event::Ended { outcome: Outcome::Won(side.other()) },
        Event::Ended { outcome: Outcome::Drawn },
    ]
}

fn asks() -> Vec<Ask> {
    let (figure, target, side, nature) = (FIRST, OTHER, SIDE, Nature::Physical);
    vec![
        Ask::Edge { side },
        Ask::Deploy { side },
        Ask::PerfectPlan { side, figure },
        Ask::CancelPlan { side, figure },
        Ask::Counter { side },
        Ask::First { side },
        Ask::Activate { side },
        Ask::Recover { side, figure },
        Ask::Act { side, figure },
        Ask::Route { side, figure },
        Ask::Target { side, figure, attack: 0 },
        Ask::Aim { side, figure: FigureId(5), attack: 1 },
        Ask::React { side, attacker: target, attack: 0, target: figure, hit: false },
        Ask::React { side, attacker: target, attack: 0, target: figure, hit: true },
        Ask::Defend { side, figure, attacker: target, attack: Some(0), nature },
        Ask::Boost { side, figure: FigureId(1), attack: Some(0), target },
        Ask::Boost { side, figure, attack: None, target },
        Ask::RerollAttack { side, figure, target, roll: roll(), needed: 14 },
        Ask::RerollTest { side, figure, of: Characteristic::Stamina, by: RerollBy::Soldier },
        Ask::Dodge { side, figure, damage: 1 },
        Ask::Critical { side, figure, attack: 0, target },
        Ask::BrutalPush { side, figure, target },
        Ask::Grab { side, figure },
        Ask::Throw { side, figure, held: Thing::Piece(PieceId(8)) },
        Ask::Leap { side, figure },
        Ask::Follow { side, figure, by: FollowBy::MasterTactician },
        Ask::Follow { side, figure, by: FollowBy::Order },
        Ask::NextTest { side },
        Ask::PowerTarget { side, figure: FigureId(4), power: 0 },
        Ask::PowerWalk { side, figure, moved: target, up_to: 4_000 },
    ]
}

fn answers() -> Vec<Answer> {
    let stretch = |how, to| Stretch { how, to };
    let up = [stretch(How::Walk, spot()), stretch(How::Climb, roof()), stretch(How::Jump, roof())];
    let acts = [
        Act::Move,
        Act::Attack(0),
        Act::Grab,
        Act::GetUp,
        Act::Leap,
        Act::Interact(ObjectiveId(0)),
        Act::LayDown,
        Act::Power(0),
        Act::End,
    ];
    let mut answers: Vec<Answer> = acts.into_iter().map(Answer::Act).collect();
    answers.extend([
        Answer::Edge(Edge::South),
        Answer::Deploy(Deployed { figure: FIRST, at: spot() }),
        Answer::May(May::Yes),
        Answer::May(May::No),
        Answer::Whose(Whose(Side::A)),
        Answer::Whose(Whose(Side::B)),
        Answer::Activate(Activate::Figure(FIRST)),
        Answer::Activate(Activate::Pass),
        Answer::Route(Route::new(3, &up).unwrap()),
        Answer::Route(Route::new(1, &[stretch(How::Fly, spot())]).unwrap()),
        Answer::Route(Route::new(1, &[]).unwrap()),
        Answer::Target(Thing::Figure(OTHER)),
        Answer::Target(Thing::Piece(PieceId(3))),
        Answer::Aim(Turn(8_192)),
        Answer::React(UsePower::Power { figure: FigureId(3), power: 0 }),
        Answer::React(UsePower::None),
        Answer::Defend(Defend::With(Nature::Mental)),
        Answer::Defend(Defend::No),
        Answer::Boost(Boost::No),
        Answer::Boost(Boost::Die),
        Answer::Boost(Boost::Option(0)),
        Answer::Reroll(Reroll::No),
        Answer::Reroll(Reroll::All),
        Answer::Reroll(Reroll::One(2)),
        Answer::Critical(Critical::Damage),
        Answer::Critical(Critical::Option(0)),
        Answer::Throw(ThrownAt::Thing(Thing::Figure(OTHER))),
        Answer::Throw(ThrownAt::Spot(roof())),
        Answer::Place(spot()),
        Answer::Whom(Whom::Figure(OTHER)),
        Answer::Whom(Whom::Nobody),
    ]);
    answers
}

#[test]
fn there_is_a_sample_of_every_variant() {
    assert_all_sampled(&events(), "event.rs", "Event");
    assert_all_sampled(&asks(), "ask.rs", "Ask");
    assert_all_sampled(&answers(), "ask.rs", "Answer");
    let acts: Vec<Act> = answers().iter().filter_map(|&answer| Act::try_from(answer).ok()).collect();
    assert_all_sampled(&acts, "ask.rs", "Act");
}

/// Whether an answer is of the kind that a question asks for.
fn fits(ask: &Ask, answer: &Answer) -> bool {
    match ask {
        Ask::Edge { .. } => matches!(answer, Answer::Edge(_)),
        Ask::Deploy { .. } => matches!(answer, Answer::Deploy(_)),
        Ask::PerfectPlan { .. } | Ask::CancelPlan { .. } | Ask::Recover { .. } => {
            matches!(answer, Answer::May(_))
        }
        Ask::RerollTest { .. } | Ask::Dodge { .. } | Ask::BrutalPush { .. } => {
            matches!(answer, Answer::May(_))
        }
        Ask::Counter { .. } | Ask::First { .. } => matches!(answer, Answer::Whose(_)),
        Ask::Activate { .. } => matches!(answer, Answer::Activate(_)),
        Ask::Act { .. } => matches!(answer, Answer::Act(_)),
        Ask::Route { .. } => matches!(answer, Answer::Route(_)),
        Ask::Target { .. } | Ask::Grab { .. } => matches!(answer, Answer::Target(_)),
        Ask::Aim { .. } => matches!(answer, Answer::Aim(_)),
        Ask::React { .. } => matches!(answer, Answer::React(_)),
        Ask::Defend { .. } => matches!(answer, Answer::Defend(_)),
        Ask::Boost { .. } => matches!(answer, Answer::Boost(_)),
        Ask::RerollAttack { .. } => matches!(answer, Answer::Reroll(_)),
        Ask::Critical { .. } => matches!(answer, Answer::Critical(_)),
        Ask::Throw { .. } => matches!(answer, Answer::Throw(_)),
        Ask::Leap { .. } | Ask::PowerWalk { .. } => matches!(answer, Answer::Place(_)),
        Ask::Follow { .. } | Ask::NextTest { .. } | Ask::PowerTarget { .. } => {
            matches!(answer, Answer::Whom(_))
        }
    }
}

#[test]
fn events_questions_and_answers_read_as_committed() {
    let cards = house();
    for language in Language::ALL {
        let words = words(language);
        let setup = pow::setup::Setup { mission: "two-relics".into(), ..pow::setup::Setup::usual(&cards) };
        let mut state = pow::Pow::start(&cards, &setup).unwrap();
        for (number, figure) in (0..).zip([FIRST, OTHER]) {
            state.place(figure, P { x: 10_000 + 1_200 * number, y: 6_000 }.at(0));
        }
        state.figure_mut(FIRST).carries = Some(ObjectiveId(1));
        let players = players(words, &cards);
        let teller = Teller::new(words, &cards, &state, &players);
        let mut lines: Vec<String> = events().into_iter().map(|event| teller.event(&told(event))).collect();
        for ask in asks() {
            lines.push(format!("\n{}", teller.ask(&ask)));
            let orders = answers().into_iter().filter(|answer| fits(&ask, answer));
            lines.extend(orders.map(|answer| format!("- {}", teller.answer(&ask, &answer))));
        }
        assert_golden(&format!("table.{language}.txt"), &(lines.join("\n") + "\n"));
    }
}

/// Says everything there is a sample of, as lines.
fn everything(words: &Words, setup_mission: &str, you: Option<Side>) -> Vec<String> {
    let cards = house();
    let setup = pow::setup::Setup { mission: setup_mission.into(), ..pow::setup::Setup::usual(&cards) };
    let state = pow::Pow::start(&cards, &setup).unwrap();
    let players = Players { you: you.map(Side::seat), ..players(words, &cards) };
    let teller = Teller::new(words, &cards, &state, &players);
    let mut lines: Vec<String> = events().into_iter().map(|event| teller.event(&told(event))).collect();
    for ask in asks() {
        lines.push(teller.ask(&ask));
        lines.extend(answers().iter().map(|answer| teller.answer(&ask, answer)));
    }
    lines
}

#[test]
fn every_variant_is_said_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        for mission in ["brawl", "three-pillars", "two-relics"] {
            for line in everything(words, mission, Some(Side::A)) {
                assert_said(&line);
            }
        }
    }
}

#[test]
fn numbers_that_name_nothing_are_said_too() {
    let (cards, words) = (house(), words(Language::De));
    let state = pow::Pow::start(&cards, &pow::setup::Setup::usual(&cards)).unwrap();
    let players = players(words, &cards);
    let teller = Teller::new(words, &cards, &state, &players);
    let nobody = FigureId(200);
    for ask in [Ask::Act { side: SIDE, figure: nobody }, Ask::Aim { side: SIDE, figure: nobody, attack: 9 }] {
        assert_said(&teller.ask(&ask));
        for answer in answers() {
            assert_said(&teller.answer(&ask, &answer));
        }
    }
    let event = Event::Dropped { figure: nobody, objective: ObjectiveId(77), at: spot() };
    assert_said(&teller.event(&told(event)));
    assert_said(&teller.event(&told(Event::SceneryDestroyed { piece: PieceId(77) })));
}

#[test]
fn whole_games_are_told_without_a_gap() {
    let cards = std::sync::Arc::new(house());
    for (language, mission) in Language::ALL.into_iter().zip(["brawl", "three-pillars", "two-relics"]) {
        let words = words(language);
        let players = players(words, &cards);
        let setup = pow::setup::Setup { mission: mission.into(), ..pow::setup::Setup::usual(&cards) };
        let fairness = Fairness::alone(Seed::from_number(4));
        let mut game = Match::<pow::Pow>::new(cards.clone(), &setup, fairness).unwrap();
        let mut chance = Fast::new(4);
        while let Some(pending) = game.pending().first() {
            let teller = Teller::new(words, &cards, game.now().state, &players);
            assert_said(&teller.ask(&pending.ask));
            for answer in &pending.options {
                assert_said(&teller.answer(&pending.ask, answer));
            }
            for (answer, why) in &pending.forbidden {
                assert_said(&teller.answer(&pending.ask, answer));
                let refusal = teller.refusal(why);
                assert_said(&refusal);
                assert!(!refusal.contains(why.rule.as_str()), "no words of its own: {refusal}");
            }
            let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
            game.answer(answer).unwrap();
        }
        assert!(game.over());
        let teller = Teller::new(words, &cards, game.now().state, &players);
        for told in game.told() {
            assert_said(&teller.event(told));
        }
    }
}

#[test]
fn setups_are_refused_in_every_language() {
    let side = Side::B;
    let problems = [
        Problem::UnknownMission("x".into()),
        Problem::UnknownBattlefield("x".into()),
        Problem::UnknownCharacter("x".into()),
        Problem::Players(1),
        Problem::TeamSize { side, size: 1 },
        Problem::Levels { side, total: 31, limit: 30 },
        Problem::SameTrueName { side, name: "x".into() },
        Problem::WrongBattlefield { mission: "x".into(), battlefield: "y".into() },
    ];
    assert_all_sampled(&problems, "setup.rs", "Problem");
    let cards = house();
    for language in Language::ALL {
        let words = words(language);
        let players = players(words, &cards);
        for problem in &problems {
            assert_said(&Printed::new(words, &cards).problem(problem, &players));
        }
    }
}

#[test]
fn a_refusal_gives_the_measure_on_the_right_side_of_the_limit() {
    let cards = house();
    let refused = |language, why: Why| {
        let words = words(language);
        Printed::new(words, &cards).refusal(&why)
    };
    let too_far = pow::rule!("attack-types.ranged.range").measured(12_001, 12_000);
    let too_near = pow::rule!("attack-types.ranged.minimum").measured(1_999, 2_000);
    assert_eq!(
        refused(Language::En, too_far),
        "The target is out of range. Measured: 12.01 inches, at most 12 allowed."
    );
    assert_eq!(
        refused(Language::Fr, too_near),
        "La cible d'une attaque à distance doit être assez loin. Mesuré\u{a0}: 1,99 pouce, il en faut au moins 2."
    );
    assert_eq!(refused(Language::De, RuleId::WRONG_KIND.into()), "Das beantwortet die Frage nicht.");
    assert_eq!(
        refused(Language::En, pow::rule!("tests.roll").into()),
        "The rule tests.roll does not allow this."
    );
}

#[test]
fn figures_of_one_name_are_told_apart() {
    let (cards, words) = (house(), words(Language::En));
    let mut state = pow::Pow::start(&cards, &pow::setup::Setup::usual(&cards)).unwrap();
    let ironbrow = cards.character("ironbrow").unwrap();
    let glyph = cards.character("glyph").unwrap();
    pow::setup::add_figure(&cards, &mut state, Side::B, ironbrow);
    pow::setup::add_figure(&cards, &mut state, Side::B, glyph);
    pow::setup::add_figure(&cards, &mut state, Side::B, ironbrow);
    let players = players(words, &cards);
    let teller = Teller::new(words, &cards, &state, &players);
    let names = [0, 8, 10, 4, 9, 1].map(|number| teller.figure(FigureId(number)));
    assert_eq!(
        names,
        [
            "Ironbrow (Vanguard)",
            "Ironbrow 1 (Eclipse)",
            "Ironbrow 2 (Eclipse)",
            "Glyph 1",
            "Glyph 2",
            "Skylance"
        ]
    );
    let unnamed = Players { names: vec!["Team".into(), "Team".into()], you: None };
    let teller = Teller::new(words, &cards, &state, &unnamed);
    assert_eq!(teller.figure(FigureId(0)), "Ironbrow (A)");
}

#[test]
fn boosts_and_criticals_are_named_when_the_card_leaves_no_doubt() {
    let (cards, words) = (house(), words(Language::En));
    let state = pow::Pow::start(&cards, &pow::setup::Setup::usual(&cards)).unwrap();
    let players = players(words, &cards);
    let teller = Teller::new(words, &cards, &state, &players);
    let skylance = FigureId(1);
    assert_eq!(
        cards.characters[usize::from(state.figure(skylance).character)].attacks[0].overload[0],
        Bonus::Damage(1)
    );
    let boosted = |boost| teller.event(&told(Event::Boosted { figure: skylance, attack: Some(0), boost }));
    assert_eq!(boosted(Boost::Option(0)), "Skylance boosts the attack: +1 damage.");
    assert_eq!(boosted(Boost::Option(7)), "Skylance boosts the attack: option 8.");
}
