//! Positions of Crisis Protocol in which there is one sensible thing to do.

use std::sync::Arc;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Effect, Thing};
use crisis::card::{Cards, CrisisType, Edition, core};
use crisis::grunts::figure;
use crisis::setup::position;
use crisis::state::{Activation, FigureId, Go, Numbers, Phase, Side, State, Token, TokenId, Whereabouts};
use crisis_mind::Greedy;
use space::P;
use table::{Fairness, Match, Policy as _, Seed, Source};

const HERO: FigureId = FigureId(0);

/// On an empty street: a hero of side A who is activated, and others.
struct Street {
    cards: Arc<Cards>,
    state: State,
}

impl Street {
    fn new(hero: &str, power: u8) -> Street {
        let mut cards = core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}"));
        let battlefield = cards.battlefield("museum-square").expect("a battlefield of the core box");
        cards.battlefields[usize::from(battlefield)].pieces.clear();
        let measures = cards.measure("physical-measured").expect("tools of the core box");
        let mut state = position(battlefield, measures);
        state.phase = Phase::Activation;
        state.round = 2;
        state.go = Some(Go { activated: true, may_pass: false });
        for (kind, id) in [(0, "infinity-formula-goes-missing"), (1, "struggle-for-the-cube-continues")] {
            state.mission[kind] = cards.crisis(id);
        }
        let mut street = Street { cards: Arc::new(cards), state };
        street.stands(Side::A, hero, 18_000, 18_000);
        street.state.figure_mut(HERO).power = power;
        street.acts(2);
        street
    }

    fn acts(&mut self, actions: u8) {
        self.state.activation = Some(Activation {
            figure: HERO,
            actions,
            performed: 2 - actions,
            moves: 0,
            interacted: Numbers::default(),
            parent: None,
        });
    }

    fn stands(&mut self, side: Side, id: &str, x: i32, y: i32) -> FigureId {
        let character = self.cards.character(id).expect("a character of the core box");
        let mut it = figure(side, character);
        it.at = P::new(x, y);
        it.whereabouts = Whereabouts::Battlefield;
        self.state.figures.push(it);
        FigureId(self.state.figures.len() as u8 - 1)
    }

    fn lies(&mut self, crisis: CrisisType, x: i32, y: i32) -> TokenId {
        let at = P::new(x, y);
        self.state.tokens.push(Token { crisis, at, lies: None, holder: None, controller: None, gone: false });
        TokenId(self.state.tokens.len() as u8 - 1)
    }

    /// What the greedy mind answers, question by question, until `enough`.
    fn answers(&self, enough: impl Fn(&Ask) -> bool) -> Vec<Answer> {
        let source = Source::Fair(Fairness::alone(Seed::from_number(4)));
        let mut game = Match::<Crisis>::from_state(Arc::clone(&self.cards), self.state.clone(), source);
        let mut answers = Vec::new();
        while let Some(pending) = game.pending().first() {
            let mut chance = table::Fast::new(0);
            let picked = Greedy::default().pick(game.now(), &pending.ask, &pending.options, &mut chance);
            let answer = pending.options[picked];
            answers.push(answer);
            if enough(&pending.ask) {
                break;
            }
            game.answer(answer).expect("a listed answer is legal");
        }
        answers
    }

    fn first(&self) -> Answer {
        self.answers(|_| true)[0]
    }
}

#[test]
fn takes_up_what_lies_beside_it() {
    let mut street = Street::new("the-black-widow", 1);
    let token = street.lies(CrisisType::Extraction, 18_000, 19_500);
    street.stands(Side::B, "doc-ock-sinister-scientist", 18_000, 33_000);
    assert_eq!(street.first(), Answer::Act(Act::Interact(token)));
}

#[test]
fn goes_where_there_is_something_to_take() {
    let mut street = Street::new("the-black-widow", 1);
    street.lies(CrisisType::Extraction, 25_000, 18_000);
    street.stands(Side::B, "doc-ock-sinister-scientist", 3_000, 33_000);
    assert_eq!(street.first(), Answer::Act(Act::Move));
}

#[test]
fn attacks_whoever_is_about_to_fall() {
    let mut street = Street::new("winter-soldier-operative", 0);
    let healthy = street.stands(Side::B, "invincible-iron-man", 18_000, 22_000);
    let tired = street.stands(Side::B, "invincible-iron-man", 22_000, 18_000);
    street.state.figure_mut(tired).damage = 5;
    let answers = street.answers(|ask| matches!(ask, Ask::Target { .. }));
    assert_eq!(answers.last(), Some(&Answer::Thing(Thing::Figure(tired))), "{answers:?}, not {healthy:?}");
}

#[test]
fn does_not_leave_a_point_that_it_alone_holds() {
    let mut street = Street::new("captain-america-first-avenger", 0);
    street.lies(CrisisType::Secure, 18_000, 19_000);
    street.stands(Side::B, "doc-ock-sinister-scientist", 18_000, 34_000);
    street.acts(1);
    assert_ne!(street.first(), Answer::Act(Act::Move));
}

#[test]
fn pays_for_a_block_when_the_blow_would_fell_it() {
    // The enemy acts: Iron Man attacks Captain America, who has one point left and power to spare.
    let mut street = Street::new("invincible-iron-man", 0);
    let cap = street.stands(Side::B, "captain-america-first-avenger", 18_000, 22_000);
    street.state.figure_mut(cap).damage = 5;
    street.state.figure_mut(cap).power = 3;
    street.acts(1);
    let reacts = |ask: &Ask| matches!(ask, Ask::Effect { side: Side::B, .. });
    let answers = street.answers(reacts);
    assert!(matches!(answers.last(), Some(Answer::Effect(Effect::Use(_)))), "{answers:?}");
}
