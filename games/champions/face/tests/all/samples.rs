//! What Champions tells and asks at a table: one sample of each variant, read as committed.

use std::sync::Arc;

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::ability::{Duration, End, Form, Resource, Resources, Status};
use champions::card::{AbilityId, CardId, Cards, Deck};
use champions::event::{Event, Spot};
use champions::state::{DeedKind, InPlayId, Outcome, Phase, Place, Reading as _, Thing, VillainStep};
use champions::timing::{Moment, Side};
use champions_face::voice::Teller;
use table::{Fairness, Match, Right, Seat, Seed, Told};
use words::{Language, Players};

use crate::golden::assert_golden;
use crate::support::text::{assert_all_sampled, assert_said, cards, setup, words};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// A table of two, and the things on it that the samples are about.
struct Table {
    cards: Arc<Cards>,
    game: Match<Champions>,
    hero: InPlayId,
    villain: InPlayId,
    scheme: InPlayId,
}

impl Table {
    fn new() -> Table {
        let cards = cards();
        let deck_of = |hero: &str| {
            let is_theirs = |deck: &&Deck| cards.card(deck.identity).id == hero;
            cards.decks.iter().find(is_theirs).unwrap().id.as_str()
        };
        let setup = setup(&cards, "rhino", Default::default(), &[deck_of("spider-man"), deck_of("iron-man")]);
        let fairness = Fairness::alone(Seed::from_number(1));
        let game = Match::<Champions>::new(cards.clone(), &setup, fairness).unwrap();
        let scene = game.now();
        let (hero, villain, scheme) = (scene.identity(ADA).id, scene.villain().id, scene.main_scheme().id);
        Table { cards, game, hero, villain, scheme }
    }

    fn card(&self, id: &str) -> CardId {
        self.cards.find(id).unwrap()
    }

    fn ability(&self, id: &str) -> AbilityId {
        AbilityId { card: self.card(id), face: 0, place: 0 }
    }

    fn asks(&self) -> Vec<Ask> {
        let (player, side) = (ADA, Side::Before);
        let (attacker, by) = (self.villain, self.hero);
        let ability = self.ability("eviction-notice");
        let cost = Resources { energy: 1, ..Resources::default() };
        let choose = |least, most| Ask::Choose { player, ability, right: Right::Own, least, most };
        let mut asks = vec![
            Ask::Mulligan { player },
            Ask::Turn { player },
            Ask::Requested { player, by: BEN },
            Ask::EndOfPhaseDiscard { player },
            Ask::Defend { player, attacker, target: ADA },
            Ask::Defend { player, attacker, target: BEN },
            Ask::Pay { player, cost, any: 2, generated: cost, card: None },
            Ask::Pay { player, cost, any: 2, generated: cost, card: Some(self.card("haymaker")) },
            Ask::Declare { player },
            choose(1, 1),
            choose(0, u8::MAX),
            choose(2, 2),
            choose(0, 3),
            Ask::Action { player, card: self.card("haymaker") },
            Ask::PutNext { player, ability },
            Ask::Target { player, by },
            Ask::ChoosePlayer { player, ability },
            Ask::ChooseOne { player, ability },
            Ask::May { player, ability },
            Ask::Divide { player, ability, left: 2 },
            Ask::Order { player, right: Right::Own },
            Ask::TooMany { player },
        ];
        asks.extend(self.moments().map(|moment| Ask::Window { player, side, moment }));
        asks.extend(self.moments().map(|moment| Ask::Window { player, side: Side::After, moment }));
        asks.push(Ask::Forced { player, side, moment: Moment::Attack { by: attacker } });
        asks
    }

    fn moments(&self) -> impl Iterator<Item = Moment> + use<> {
        let (by, to, card) = (self.villain, self.hero, self.card("crowd-control"));
        [
            Moment::Attack { by },
            Moment::Scheme { by },
            Moment::Thwart { by: to },
            Moment::Defence { by: to },
            Moment::Damage { to, amount: 3 },
            Moment::Threat { at: self.scheme, amount: 2 },
            Moment::Defeat { what: by },
            Moment::EnterPlay { what: to },
            Moment::Play { card },
            Moment::Initiate { ability: AbilityId { card, face: 0, place: 0 } },
            Moment::Payment { player: BEN },
            Moment::Reveal { card },
            Moment::FormChange { player: BEN },
            Moment::EndOf { of: Duration::Round },
            Moment::Entering { card: None },
        ]
        .into_iter()
    }

    fn answers(&self) -> Vec<Answer> {
        let (hero, card, place) = (self.hero, self.card("haymaker"), 0);
        let pile = Thing::Out(Place::Discard(BEN), card);
        vec![
            FromHand::Card(card).into(),
            FromHand::Done.into(),
            TurnOption::ChangeForm.into(),
            TurnOption::Play(card).into(),
            TurnOption::PlayFromDiscard(card).into(),
            TurnOption::Attack(hero).into(),
            TurnOption::Thwart(hero).into(),
            TurnOption::Recover.into(),
            TurnOption::Action { card: hero, place }.into(),
            TurnOption::Request(BEN).into(),
            TurnOption::EndTurn.into(),
            Use::Pass.into(),
            Use::Ability { card: hero, place }.into(),
            Use::Event { card, place }.into(),
            Use::Retaliate(self.villain).into(),
            Defend::No.into(),
            Defend::With(hero).into(),
            Pay::Card(card).into(),
            Pay::Ability { card: hero, place }.into(),
            Pay::Done.into(),
            Resource::Mental.into(),
            Chosen::Card(Thing::InPlay(self.villain)).into(),
            Chosen::Card(pile).into(),
            Chosen::Done.into(),
            self.scheme.into(),
            BEN.into(),
            Opted(1).into(),
            May::Yes.into(),
            May::No.into(),
        ]
    }

    fn events(&self) -> Vec<Event> {
        let (player, card) = (ADA, self.hero);
        let (villain, scheme, printed) = (self.villain, self.scheme, self.card("haymaker"));
        let moved = |from, to| Event::Moved { card: Some(printed), from, to };
        let unseen = |from, to| Event::Moved { card: None, from, to };
        let (deck, hand) = (Spot::Out(Place::Deck(BEN)), Spot::Out(Place::Hand(BEN)));
        let encounter = Spot::Out(Place::EncounterDeck);
        let entered = |controller, engaged, host| Event::EnteredPlay { card, controller, engaged, host };
        let mut events = vec![
            Event::SetUp { step: 3, first_player: BEN },
            Event::RoundBegan { round: 2 },
            Event::TurnBegan { player },
            Event::TurnBegan { player: BEN },
            Event::TurnEnded { player },
            Event::FirstPlayerPassed { to: BEN },
            Event::Requested { by: player, of: BEN },
            Event::GameOver { outcome: Outcome::Won },
            Event::GameOver { outcome: Outcome::Lost },
            Event::Eliminated { player: BEN },
            unseen(deck, hand),
            moved(Spot::Out(Place::Deck(ADA)), Spot::Out(Place::Hand(ADA))),
            moved(hand, Spot::Out(Place::Discard(BEN))),
            moved(hand, Spot::Out(Place::Paying(BEN))),
            moved(hand, Spot::Out(Place::Playing(BEN))),
            unseen(encounter, Spot::Dealt(ADA)),
            unseen(encounter, Spot::Boosts),
            moved(Spot::Boosts, Spot::Out(Place::Resolving)),
            moved(Spot::InPlay(card), Spot::Out(Place::Removed)),
            moved(Spot::InPlay(card), Spot::Out(Place::Discard(ADA))),
            moved(Spot::Out(Place::LookedAt(ADA)), Spot::Facedown(card, 0)),
            moved(Spot::Out(Place::Turned(BEN)), Spot::Out(Place::DeckEnd(BEN, End::Top))),
            moved(Spot::Out(Place::Turned(ADA)), Spot::Out(Place::EncounterDeckEnd(End::Bottom))),
            moved(Spot::Out(Place::Nemesis(BEN)), Spot::Out(Place::Under(scheme))),
            moved(Spot::Out(Place::SetAside), Spot::Out(Place::EncounterDiscard)),
            moved(Spot::VillainDeck, Spot::SchemeDeck),
            Event::Drew { player, cards: 3 },
            Event::DeckReformed { player, cards: 30 },
            Event::EncounterDeckReformed { tokens: 1, cards: 25 },
            Event::Played { player, card: printed },
            Event::AbilityUsed { player, ability: self.ability("aunt-may") },
            Event::Generated { player, resources: Resources { mental: 2, wild: 1, ..Resources::default() } },
            Event::Revealed { player: BEN, card: self.card("assault") },
            Event::Surged { player },
            Event::Cancelled { card: self.card("assault") },
            Event::Searched {
                player,
                seen: vec![printed, self.card("energy"), self.card("genius")],
                found: vec![printed, self.card("energy")],
            },
            Event::Searched { player, seen: vec![self.card("genius")], found: Vec::new() },
            Event::Searched { player: BEN, seen: Vec::new(), found: Vec::new() },
            Event::LookedAt {
                player,
                deck: Place::Deck(player),
                count: 2,
                cards: vec![printed, self.card("energy")],
            },
            Event::LookedAt { player: BEN, deck: Place::EncounterDeck, count: 1, cards: Vec::new() },
            Event::LookedAt { player: BEN, deck: Place::Deck(BEN), count: 3, cards: Vec::new() },
            entered(None, None, None),
            entered(Some(ADA), None, None),
            entered(None, Some(BEN), None),
            entered(None, None, Some(villain)),
            Event::Engaged { minion: card, player },
            Event::ControlChanged { card, to: Some(player) },
            Event::ControlChanged { card, to: None },
            Event::Exhausted { card },
            Event::Readied { card },
            Event::StatusGiven { card, status: Status::Stunned },
            Event::StatusDiscarded { card: villain, status: Status::Tough },
            Event::CountersChanged { card, counter: self.cards.counter("web").unwrap(), now: 3 },
            Event::FormChanged { player, form: Form::Hero },
            Event::DamageDealt { to: villain, dealt: 3, taken: 3 },
            Event::DamageDealt { to: card, dealt: 3, taken: 1 },
            Event::DamagePlaced { at: card, amount: 2 },
            Event::DamageMoved { from: card, amount: 2 },
            Event::Prevented { amount: 3 },
            Event::Replaced,
            Event::Healed { card, amount: 1 },
            Event::HealedBeyond { card, amount: 2 },
            Event::Defeated { card: villain },
            Event::ThreatPlaced { scheme, amount: 2, now: 5 },
            Event::ThreatRemoved { scheme, amount: 1, now: 4 },
            Event::AccelerationAdded { tokens: 1 },
            Event::Defends { by: card },
            Event::Reckoned {
                kind: DeedKind::EnemyAttack,
                by: villain,
                at: card,
                power: 2,
                boost: 1,
                defence: 3,
            },
            Event::Reckoned {
                kind: DeedKind::EnemyScheme,
                by: villain,
                at: scheme,
                power: 1,
                boost: 2,
                defence: 0,
            },
            Event::Boosted { card: self.card("assault"), icons: 0 },
            Event::Boosted { card: self.card("charge"), icons: 2 },
            Event::SchemeTurned { scheme, card: self.card("the-break-in"), threat: 0 },
            Event::StageCompleted { card: self.card("the-crimson-cowl") },
            Event::StageRevealed { card: self.card("assault-on-norad") },
            Event::VillainStage { villain, card: self.card("rhino-2") },
        ];
        let kinds = [DeedKind::Attack, DeedKind::Thwart, DeedKind::EnemyAttack, DeedKind::EnemyScheme];
        events.extend(kinds.map(|kind| Event::Began { kind, by: card, player }));
        events.extend(kinds.map(|kind| Event::Ended { kind, by: card }));
        let steps = [
            VillainStep::PlaceThreat,
            VillainStep::Villain(ADA),
            VillainStep::Deal,
            VillainStep::Reveal(ADA),
            VillainStep::EndRound,
        ];
        let phases = [Phase::Setup, Phase::Turn, Phase::EndOfPlayerPhase];
        let phases = phases.into_iter().chain(steps.map(Phase::Villain));
        events.extend(phases.map(|phase| Event::PhaseBegan { phase }));
        events
    }
}

#[test]
fn one_of_each_is_told_as_committed() {
    let table = Table::new();
    let (asks, answers, events) = (table.asks(), table.answers(), table.events());
    assert_all_sampled(&asks, "ask.rs", "Ask");
    assert_all_sampled(&answers, "ask.rs", "Answer");
    assert_all_sampled(&events, "event.rs", "Event");
    assert_all_sampled(&table.moments().collect::<Vec<_>>(), "timing.rs", "Moment");
    let players = Players { names: vec!["Ada".into(), "Ben".into()], you: Some(ADA) };
    for language in Language::ALL {
        let teller = Teller::new(words(language), &table.cards, table.game.now().state, &players);
        let choice = Ask::ChooseOne { player: ADA, ability: table.ability("eviction-notice") };
        let asked = asks.iter().map(|ask| teller.ask(ask));
        let answered = answers.iter().map(|answer| teller.answer(&choice, answer));
        let told = events.iter().map(|event| {
            let rule = champions::rule!("round.sequence");
            teller.event(&Told { entry: None, rule, event: event.clone() })
        });
        let lines: Vec<String> = asked.chain(answered).chain(told).collect();
        lines.iter().for_each(|line| assert_said(line));
        assert_golden(&format!("table.{language}.txt"), &(lines.join("\n") + "\n"));
    }
}
