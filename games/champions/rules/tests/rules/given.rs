//! Positions: a table laid out by hand, at a moment of the round.

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::ability::{Ability, Cost, Form, Resource, Status, Step};
use champions::card::{Card, CardId, Cards};
use champions::event::Event;
use champions::modifiers;
use champions::state::{Counters, InPlay, InPlayId, Phase, Place, Reading, State, Thing, VillainStep};
use champions::timing::Moment;
use std::sync::Arc;
use table::{Game, Match, Script, Seat, Source};

use crate::kit::{Table, cards, homebrew, setup};

/// Starter decks by the heroes' short names.
fn deck(hero: &str) -> &'static str {
    match hero {
        "spider" => "spider-man-justice",
        "marvel" => "captain-marvel-leadership",
        "hulk" => "she-hulk-aggression",
        "iron" => "iron-man-aggression",
        "panther" => "black-panther-protection",
        other => panic!("no hero is called {other}"),
    }
}

/// What is written as in the files of cards.
#[track_caller]
pub fn written<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let source = content::Source::from_text("written.yaml", text).unwrap_or_else(|found| panic!("{found}"));
    content::load(&source).unwrap_or_else(|found| panic!("{found}"))
}

/// A table being laid out. Hands are empty, everybody is in hero form, and it is the first player's turn.
pub struct Given {
    pub cards: Arc<Cards>,
    pub state: State,
    draws: Vec<usize>,
    bags: Vec<Vec<CardId>>,
}

impl Given {
    /// Heroes against a villain.
    #[track_caller]
    pub fn new(heroes: &[&str], scenario: &str) -> Given {
        Given::of(cards(), heroes, scenario)
    }

    /// The same with the homebrew cards beside the core set, which do what no card of it does.
    #[track_caller]
    pub fn homebrew(heroes: &[&str], scenario: &str) -> Given {
        Given::of(homebrew(), heroes, scenario)
    }

    #[track_caller]
    fn of(cards: Arc<Cards>, heroes: &[&str], scenario: &str) -> Given {
        let decks: Vec<&str> = heroes.iter().map(|hero| deck(hero)).collect();
        let mut state = Champions::start(&cards, &setup(&cards, &decks, scenario)).expect("a setup in order");
        (state.round, state.phase, state.active) = (1, Phase::Turn, Some(Seat(0)));
        for card in &mut state.in_play {
            let kind = cards.card(card.card).faces.len();
            if card.owner.is_some() {
                card.face = Form::Hero as u8;
            } else if kind == 2 {
                card.face = 1;
            }
        }
        // Step 11 is over.
        let aside: Vec<CardId> = state.encounter.set_aside.drain().collect();
        state.encounter.deck.extend(aside);
        Given { cards, state, draws: Vec::new(), bags: Vec::new() }
    }

    #[track_caller]
    pub fn card(&self, id: &str) -> CardId {
        self.cards.find(id).unwrap_or_else(|| panic!("{id}"))
    }

    /// A card prints something else, for rules that no card of the core set needs.
    #[track_caller]
    pub fn print(mut self, id: &str, change: impl FnOnce(&mut Card)) -> Given {
        let card = self.card(id);
        let cards = Arc::make_mut(&mut self.cards);
        change(&mut cards.cards[usize::from(card.0)]);
        cards.read_faces();
        self
    }

    /// A card has this ability and no other, written as in the files of cards, but without traits and titles. Counters it
    /// puts on the card or takes from it.
    #[track_caller]
    pub fn says(self, id: &str, ability: &str) -> Given {
        let mut ability: Ability = written(ability);
        let costs = ability.cost.iter_mut().filter_map(|cost| match cost {
            Cost::RemoveCounters(counters) => Some(&mut counters.counter),
            _ => None,
        });
        let steps = ability.steps.iter_mut().filter_map(|step| match step {
            Step::AddCounters { counter, .. } => Some(counter),
            _ => None,
        });
        for counter in costs.chain(steps) {
            counter.place = self.cards.counter(counter.id.as_str()).expect("a type of counter").0;
        }
        self.print(id, |card| card.faces[0].text.abilities = vec![ability])
    }

    /// A card has these abilities and no other.
    #[track_caller]
    pub fn says_all(self, id: &str, abilities: &[&str]) -> Given {
        let abilities = abilities.iter().map(|ability| written(ability)).collect();
        self.print(id, |card| card.faces[0].text.abilities = abilities)
    }

    /// A card has this modifier and no other, written in the same way.
    #[track_caller]
    pub fn modifies(self, id: &str, modifier: &str) -> Given {
        let modifier = written(modifier);
        self.print(id, |card| card.faces[0].text.modifiers = vec![modifier])
    }

    /// A player is an alter-ego.
    pub fn alter_ego(mut self, seat: u8) -> Given {
        let id = self.state.player(Seat(seat)).identity;
        self.state.find_mut(id).expect("an identity").face = Form::AlterEgo as u8;
        self
    }

    /// Takes a card from its deck, if it is there; otherwise there is one more of it.
    #[track_caller]
    fn take(&mut self, seat: Option<u8>, id: &str) -> CardId {
        let card = self.card(id);
        match seat {
            Some(seat) => self.state.player_mut(Seat(seat)).deck.take(card),
            None => self.state.encounter.deck.take(card),
        };
        card
    }

    /// These are in a player's hand.
    #[track_caller]
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Given {
        for id in ids {
            let card = self.take(Some(seat), id);
            self.state.player_mut(Seat(seat)).hand.add(card);
        }
        self
    }

    /// These are in a player's discard pile, the last on top.
    #[track_caller]
    pub fn discard(mut self, seat: u8, ids: &[&str]) -> Given {
        for id in ids {
            let card = self.take(Some(seat), id);
            self.state.player_mut(Seat(seat)).discard.push(card);
        }
        self
    }

    /// These are in the encounter deck too.
    #[track_caller]
    pub fn stock(mut self, ids: &[&str]) -> Given {
        for id in ids {
            let card = self.card(id);
            self.state.encounter.deck.add(card);
        }
        self
    }

    /// A card is in play under a player's control, with its counters.
    #[track_caller]
    pub fn own(mut self, seat: u8, id: &str) -> Given {
        let card = self.take(Some(seat), id);
        let counters = Counters::entering(&self.cards.card(card).front().text);
        self.state.enter(card, Some(Seat(seat))).counters = counters;
        self
    }

    /// An encounter card is in play; a minion engaged with a player.
    #[track_caller]
    pub fn foe(mut self, engaged: Option<u8>, id: &str) -> Given {
        let card = self.take(None, id);
        self.state.enter(card, None).engaged = engaged.map(Seat);
        self
    }

    /// The card that entered last is attached to another.
    #[track_caller]
    pub fn attached_to(mut self, host: &str) -> Given {
        let host = self.id(host);
        self.state.in_play.last_mut().expect("a card in play").host = Some(host);
        self
    }

    /// A facedown minion of the trait drone, engaged with its owner.
    pub fn drone(mut self, seat: u8) -> Given {
        let card = self.state.player(Seat(seat)).deck.iter().next().expect("a card in the deck");
        self.state.player_mut(Seat(seat)).deck.take(card);
        let mask = self.cards.trait_of("drone").expect("a trait");
        let entered = self.state.enter(card, Some(Seat(seat)));
        (entered.facedown, entered.controller, entered.engaged) = (Some(mask), None, Some(Seat(seat)));
        self
    }

    /// The number of a card in play, by its id; an identity's is the id of its card.
    #[track_caller]
    pub fn id(&self, id: &str) -> InPlayId {
        let card = self.card(id);
        let found = self.state.in_play.iter().rev().find(|other| other.card == card);
        found.unwrap_or_else(|| panic!("{id} is not in play")).id
    }

    /// Changes a card in play.
    #[track_caller]
    pub fn with(mut self, id: &str, change: impl FnOnce(&mut InPlay)) -> Given {
        let id = self.id(id);
        change(self.state.find_mut(id).expect("it is in play"));
        self
    }

    /// Damage on a card.
    #[track_caller]
    pub fn damage(self, id: &str, damage: u16) -> Given {
        self.with(id, |card| card.damage = damage)
    }

    /// So many counters of a type on a card.
    #[track_caller]
    pub fn counters(self, id: &str, counter: &str, count: u16) -> Given {
        let counter = self.cards.counter(counter).expect("a type of counter");
        self.with(id, |card| card.counters.set(counter, count))
    }

    /// Threat on a scheme.
    #[track_caller]
    pub fn threat(self, id: &str, threat: u16) -> Given {
        self.with(id, |card| card.threat = threat)
    }

    /// A status card.
    #[track_caller]
    pub fn status(self, id: &str, status: Status) -> Given {
        self.with(id, |card| {
            card.statuses.add(status);
        })
    }

    /// The villain is at its next stage.
    pub fn next_stage(mut self) -> Given {
        let next = self.state.encounter.villain_deck.pop().expect("a later stage");
        let villain = self
            .state
            .in_play
            .iter_mut()
            .find(|card| self.cards.card(card.card).front().kind == champions::card::CardType::Villain);
        villain.expect("a villain").card = next;
        self
    }

    /// A later stage of the main scheme, B side up.
    pub fn next_scheme(mut self) -> Given {
        let next = self.state.encounter.scheme_deck.pop().expect("a later stage");
        let scheme =
            self.state.in_play.iter_mut().find(|card| {
                self.cards.card(card.card).front().kind == champions::card::CardType::MainScheme
            });
        scheme.expect("a main scheme").card = next;
        self
    }

    /// The round stands at the activation of the villain against the first player.
    pub fn villain_phase(mut self) -> Given {
        self.state.active = None;
        self.state.phase = Phase::Villain(VillainStep::Villain(self.state.first_player));
        self
    }

    /// Encounter cards are dealt to a player, and about to be revealed.
    #[track_caller]
    pub fn dealt(mut self, seat: u8, ids: &[&str]) -> Given {
        for id in ids {
            let card = self.take(None, id);
            self.state.player_mut(Seat(seat)).dealt.push(card);
        }
        self.state.active = None;
        self.state.phase = Phase::Villain(VillainStep::Reveal(Seat(seat)));
        self
    }

    /// The next cards that are drawn by chance, of whichever deck, in this order.
    #[track_caller]
    pub fn draws(mut self, ids: &[&str]) -> Given {
        if self.bags.is_empty() {
            self.bags.push(self.state.encounter.deck.iter().collect());
            for player in &self.state.players {
                self.bags.push(player.deck.iter().collect());
            }
        }
        for id in ids {
            let card = self.card(id);
            let bag = self.bags.iter_mut().find(|bag| bag.contains(&card));
            let bag = bag.unwrap_or_else(|| panic!("{id} is in no deck"));
            let mut kinds = bag.clone();
            kinds.dedup();
            self.draws.push(kinds.iter().position(|other| *other == card).expect("it is there"));
            let at = bag.iter().position(|other| *other == card).expect("it is there");
            bag.remove(at);
        }
        self
    }

    /// What chance says next where it is not a deck that is drawn from: a place in what there is to draw.
    pub fn chance(mut self, at: usize) -> Given {
        self.draws.push(at);
        self
    }

    /// Sits down.
    pub fn play(mut self) -> Table {
        self.state.cards = self.state.count_cards() as u16;
        let mut draws = self.draws;
        draws.extend([0; 400]);
        let script = Script { draws: draws.into(), ..Script::default() };
        let game = Match::from_state(self.cards.clone(), self.state, Source::Script(script));
        Table { cards: self.cards, game }
    }
}

/// What players do, in short.
impl Table {
    /// A card in play, by its id.
    #[track_caller]
    pub fn find(&self, id: &str) -> &InPlay {
        self.there(id).unwrap_or_else(|| panic!("{id} is not in play"))
    }

    /// A card in play, by its id, if it is.
    pub fn there(&self, id: &str) -> Option<&InPlay> {
        let card = self.card(id);
        self.state().in_play.iter().rev().find(|other| other.card == card && other.facedown.is_none())
    }

    #[track_caller]
    pub fn id(&self, id: &str) -> InPlayId {
        self.find(id).id
    }

    /// How many counters of a type lie on a card.
    #[track_caller]
    pub fn counters(&self, id: &str, counter: &str) -> u16 {
        self.find(id).counters.of(self.cards.counter(counter).expect("a type of counter"))
    }

    #[track_caller]
    pub fn damage_on(&self, id: &str) -> u16 {
        self.find(id).damage
    }

    #[track_caller]
    pub fn threat_on(&self, id: &str) -> u16 {
        self.find(id).threat
    }

    #[track_caller]
    pub fn has(&self, id: &str, status: Status) -> bool {
        self.find(id).statuses.has(status)
    }

    #[track_caller]
    pub fn value(&self, id: &str, stat: champions::card::ability::Stat) -> u16 {
        modifiers::value(self.game.now(), self.find(id), stat).expect("a number")
    }

    pub fn hand(&self, seat: u8) -> usize {
        self.state().player(Seat(seat)).hand.len()
    }

    pub fn in_hand(&self, seat: u8, id: &str) -> bool {
        self.state().has(Place::Hand(Seat(seat)), self.card(id))
    }

    pub fn discarded(&self, seat: u8, id: &str) -> bool {
        self.state().has(Place::Discard(Seat(seat)), self.card(id))
    }

    pub fn encounter_discarded(&self, id: &str) -> bool {
        self.state().has(Place::EncounterDiscard, self.card(id))
    }

    pub fn form(&self, seat: u8) -> Form {
        self.game.now().form(Seat(seat))
    }

    /// How often an ability of a card was used.
    pub fn fired(&self, id: &str) -> usize {
        let card = self.card(id);
        self.told()
            .filter(|(event, _)| matches!(event, Event::AbilityUsed { ability, .. } if ability.card == card))
            .count()
    }

    /// Plays a card of the hand, paying with these.
    #[track_caller]
    pub fn play_card(&mut self, id: &str, with: &[&str]) {
        let card = self.card(id);
        self.answer(TurnOption::Play(card));
        self.pay(with);
    }

    /// Pays with these cards, if anything is to be paid.
    #[track_caller]
    pub fn pay(&mut self, with: &[&str]) {
        for id in with {
            let card = self.card(id);
            self.answer(Pay::Card(card));
        }
        if matches!(self.game.pending().first().map(|pending| pending.ask), Some(Ask::Pay { .. })) {
            self.answer(Pay::Done);
        }
    }

    /// Uses an action of a card in play.
    #[track_caller]
    pub fn act(&mut self, id: &str) {
        let card = self.id(id);
        let place = self.action_place(id);
        self.answer(TurnOption::Action { card, place });
    }

    fn action_place(&self, id: &str) -> u8 {
        let card = self.find(id);
        let mut abilities = self.game.now().face(card).abilities();
        let action = abilities.find(|(_, it)| it.when.value == champions::card::ability::When::Action);
        action.map_or(0, |(place, _)| place)
    }

    /// Why an action of a card in play cannot be used.
    #[track_caller]
    pub fn cannot_act(&mut self, id: &str) -> table::RuleId {
        let (card, place) = (self.id(id), self.action_place(id));
        self.refused(TurnOption::Action { card, place })
    }

    /// Why a card cannot be played.
    #[track_caller]
    pub fn cannot_play(&mut self, id: &str) -> table::RuleId {
        let card = self.card(id);
        self.refused(TurnOption::Play(card))
    }

    /// A basic attack.
    #[track_caller]
    pub fn attack(&mut self, by: &str, target: &str) {
        let by = self.id(by);
        let target = self.id(target);
        self.answer(TurnOption::Attack(by));
        if matches!(self.game.pending().first().map(|pending| pending.ask), Some(Ask::Target { .. })) {
            self.answer(target);
        }
    }

    /// A basic thwart.
    #[track_caller]
    pub fn thwart(&mut self, by: &str, target: &str) {
        let by = self.id(by);
        let target = self.id(target);
        self.answer(TurnOption::Thwart(by));
        if matches!(self.game.pending().first().map(|pending| pending.ask), Some(Ask::Target { .. })) {
            self.answer(target);
        }
    }

    /// Chooses a card in play, if it is asked; with one possibility it is not.
    #[track_caller]
    pub fn choose(&mut self, id: &str) {
        if matches!(self.game.pending().first().map(|pending| pending.ask), Some(Ask::Choose { .. })) {
            let id = self.id(id);
            self.answer(Chosen::Card(Thing::InPlay(id)));
        }
    }

    /// Chooses a card elsewhere.
    #[track_caller]
    pub fn choose_out(&mut self, place: Place, id: &str) {
        let card = self.card(id);
        self.answer(Chosen::Card(Thing::Out(place, card)));
    }

    /// Uses an event in a window.
    #[track_caller]
    pub fn event(&mut self, id: &str) {
        let card = self.card(id);
        self.answer(Use::Event { card, place: 0 });
    }

    /// Uses an ability in play in a window.
    #[track_caller]
    pub fn ability(&mut self, id: &str, place: u8) {
        let card = self.id(id);
        self.answer(Use::Ability { card, place });
    }

    #[track_caller]
    pub fn defend(&mut self, id: &str) {
        let card = self.id(id);
        self.until(|ask| matches!(ask, Ask::Defend { .. }));
        self.answer(Defend::With(card));
    }

    /// Passes until nothing of this step is left: to the next turn option or the end.
    #[track_caller]
    pub fn settle(&mut self) {
        self.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::EndOfPhaseDiscard { .. }));
    }

    /// On to a window in which something can be used.
    #[track_caller]
    pub fn window(&mut self) {
        self.until(|ask| matches!(ask, Ask::Window { .. }));
    }

    /// On to a window about a certain thing.
    #[track_caller]
    pub fn window_on(&mut self, wanted: impl Fn(&Moment) -> bool) {
        self.until(|ask| matches!(ask, Ask::Window { moment, .. } if wanted(moment)));
        assert!(!self.game.over(), "no such window was opened");
    }

    /// On to the window before or after damage.
    #[track_caller]
    pub fn window_on_damage(&mut self) {
        self.window_on(|moment| matches!(moment, Moment::Damage { .. }));
    }

    /// On to a choice between options.
    #[track_caller]
    pub fn option(&mut self, at: u8) {
        self.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
        self.answer(Opted(at));
    }

    #[track_caller]
    pub fn declare(&mut self, resource: Resource) {
        self.answer(resource);
    }

    #[track_caller]
    pub fn may(&mut self, may: May) {
        self.until(|ask| matches!(ask, Ask::May { .. }));
        self.answer(may);
    }

    #[track_caller]
    pub fn end_turn(&mut self) {
        self.answer(TurnOption::EndTurn);
    }

    /// Keeps the hand at the end of the player phase.
    #[track_caller]
    pub fn keep(&mut self) {
        self.answer(FromHand::Done);
    }

    /// Whether an answer is among those offered.
    pub fn offers(&self, answer: impl Into<Answer>) -> bool {
        let answer = answer.into();
        self.game.pending().first().is_some_and(|pending| pending.options.contains(&answer))
    }
}
