//! The answers, as short orders.

use gotham::answer::{
    Act, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, LinePick, May, Nature, OrderPick,
    Reinforcement, SkillPick, Sweep, TilePick, Weapon,
};
use gotham::ask::{Ask, Topic};
use gotham::printed::skill::Price;
use gotham::printed::term::CubeBox;
use gotham::state::{Body, FigureId, HeroId, TileId};
use table::Seat;
use words::{Arg, Message};

use super::{Teller, term};

impl Teller<'_> {
    /// An answer to a question, as a short order.
    pub fn answer(&self, ask: &Ask, answer: &Answer) -> String {
        self.words.say(&self.answered(ask.topic, *answer))
    }

    fn answered(&self, topic: Topic, answer: Answer) -> Message {
        match answer {
            Answer::State(state) => Message::new("gotham-answer-state").with("state", term::state(state)),
            Answer::Act(act) => self.act(act),
            Answer::Go(Go::To(zone)) => Message::new("gotham-answer-go").with("zone", self.zone(zone)),
            Answer::Go(Go::Drop(card)) | Answer::Drop(DropPick::Card(card)) => {
                Message::new("gotham-answer-drop").with("card", self.card(card))
            }
            Answer::Go(Go::Stop) => Message::new("gotham-answer-stop"),
            Answer::Die(DiePick::Die { colour, shown }) => {
                Message::new("gotham-answer-die").with("die", term::die(colour, shown))
            }
            Answer::Die(DiePick::Done) => match topic {
                Topic::Reroll { picked, .. } if picked.count() > 0 => {
                    Message::new("gotham-answer-dice-throw").with("dice", term::pool(&picked))
                }
                _ => Message::new("gotham-answer-dice-done"),
            },
            Answer::Box(cube_box) => Message::new("gotham-answer-box").with("box", term::cube_box(cube_box)),
            Answer::Tile(TilePick::Activate(tile)) => self.of_tile("gotham-answer-tile", tile),
            Answer::Tile(TilePick::Sweep(sweep)) | Answer::Character(CharacterPick::Sweep(sweep)) => {
                match sweep {
                    Sweep::Clean(tile) => self.of_tile("gotham-answer-clean", tile),
                    Sweep::Demobilise(tile) => self.of_tile("gotham-answer-demobilise", tile),
                }
            }
            Answer::Tile(TilePick::End) => Message::new("gotham-answer-tile-end"),
            Answer::Character(CharacterPick::Activate(figure)) => {
                self.placed("gotham-answer-character", figure)
            }
            Answer::Character(CharacterPick::End) => Message::new("gotham-answer-character-end"),
            Answer::May(May::Yes) => Message::new("gotham-answer-yes"),
            Answer::May(May::No) => Message::new("gotham-answer-no"),
            Answer::CharacterAct(act) => self.character_act(topic, act),
            Answer::Nature(nature) => {
                Message::new("gotham-answer-nature").with("nature", self.nature(nature))
            }
            Answer::Figure(figure) => self.placed("gotham-answer-figure", figure),
            Answer::Weapon(Weapon::Card(card)) => {
                Message::new("gotham-answer-weapon").with("card", self.card(card))
            }
            Answer::Weapon(Weapon::None) => Message::new("gotham-answer-weapon-none"),
            Answer::Line(LinePick(line)) => self.line(topic, line),
            Answer::Amount(amount) => Message::new("gotham-answer-amount").with("count", amount.0),
            Answer::Drop(DropPick::Done) => Message::new("gotham-answer-drop-done"),
            Answer::Skill(SkillPick::Use { skill, .. }) => {
                Message::new("gotham-answer-skill").with("skill", self.skill(skill))
            }
            Answer::Skill(SkillPick::Done) => Message::new("gotham-answer-skill-done"),
            Answer::Event(event) => {
                Message::new("gotham-answer-event").with("event", self.event_name(event.0))
            }
            Answer::Order(OrderPick::Rule(rule)) => self.special_rule(rule),
            Answer::Order(OrderPick::Dissipate) => Message::new("gotham-answer-dissipate"),
            Answer::Zone(zone) => Message::new("gotham-answer-zone").with("zone", self.zone(zone)),
            Answer::Reinforcement(Reinforcement::Bring { tile, zone }) => {
                self.of_tile("gotham-answer-bring", tile).with("zone", self.zone(zone))
            }
            Answer::Reinforcement(Reinforcement::End) => Message::new("gotham-answer-bring-end"),
        }
    }

    /// A special rule of the mission, by what it does.
    fn special_rule(&self, place: u8) -> Message {
        let mission = self.mission();
        let rule = mission.and_then(|mission| Some((mission, mission.rules.get(usize::from(place))?)));
        let does = rule.map_or_else(
            || Arg::from(self.unknown()),
            |(mission, rule)| self.printed().order(mission, &rule.effects),
        );
        Message::new("gotham-answer-rule").with("does", does)
    }

    fn act(&self, act: Act) -> Message {
        let of_hero = |key: &'static str, hero: HeroId| Message::new(key).with("hero", self.hero(hero));
        match act {
            Act::Melee(hero) => of_hero("gotham-answer-melee", hero),
            Act::Ranged(hero) => of_hero("gotham-answer-ranged", hero),
            Act::Manipulate(hero) => of_hero("gotham-answer-manipulate", hero),
            Act::Think(hero) => of_hero("gotham-answer-think", hero),
            Act::Move(hero) => of_hero("gotham-answer-move", hero),
            Act::Drop(card) => Message::new("gotham-answer-drop").with("card", self.card(card)),
            Act::HandOver(player) => {
                Message::new("gotham-answer-hand-over").with("player", self.player(Seat(player)))
            }
            Act::Pass => Message::new("gotham-answer-pass"),
        }
    }

    /// What a character does, with the dice of the characteristic that it does it with.
    fn character_act(&self, topic: Topic, act: CharacterAct) -> Message {
        let (key, cube_box, line) = match act {
            CharacterAct::Melee(line) => ("gotham-answer-act-melee", CubeBox::Melee, Some(line)),
            CharacterAct::Ranged(line) => ("gotham-answer-act-ranged", CubeBox::Ranged, Some(line)),
            CharacterAct::Manipulate(line) => ("gotham-answer-act-manipulation", CubeBox::Manipulation, line),
            CharacterAct::Think(line) => ("gotham-answer-act-thought", CubeBox::Thought, line),
            CharacterAct::Nothing => return Message::new("gotham-answer-act-nothing"),
        };
        let dice = line.and_then(|line| {
            let Topic::CharacterAct { figure } = topic else { return None };
            let Body::Character(tile) = self.state.figures.get(usize::from(figure.0))?.body else {
                return None;
            };
            let printed = self.state.tiles.get(usize::from(tile.0))?.printed?;
            let tile = self.content.tiles.get(usize::from(printed))?;
            tile.lines.get(cube_box as usize)?.get(usize::from(line))
        });
        let dice = dice.map_or(&[][..], |line| line.dice.as_slice());
        Message::new(key).with("dice", term::dice(dice))
    }

    /// A line of the card that the question is about.
    fn line(&self, topic: Topic, at: u8) -> Message {
        let line = match topic {
            Topic::Line { card, .. } => self.material(card).and_then(|card| card.lines.get(usize::from(at))),
            _ => None,
        };
        match line {
            Some(line) => Message::new("gotham-answer-line").with("bonuses", self.printed().bonuses(line)),
            None => Message::new("gotham-answer-line-number").with("number", u16::from(at) + 1),
        }
    }

    /// What a manipulation or a thought is, to be said after its doer.
    pub(super) fn nature(&self, nature: Nature) -> Message {
        let of_card = |key: &'static str, card: u8| Message::new(key).with("card", self.card(card));
        match nature {
            Nature::Task(task) => {
                let task = self.mission().and_then(|mission| mission.tasks.get(usize::from(task)));
                Message::new("gotham-nature-task").with("task", self.named(task.map(|task| &task.name)))
            }
            Nature::PickUp(card) => of_card("gotham-nature-pick-up", card),
            Nature::Give { card, to } => of_card("gotham-nature-give", card).with("hero", self.hero(to)),
            Nature::Take(card) => of_card("gotham-nature-take", card),
            Nature::Throw { card, zone } => {
                of_card("gotham-nature-throw", card).with("zone", self.zone(zone))
            }
            Nature::Explode(Price::Usual) => Message::new("gotham-nature-blast"),
            Nature::Explode(Price::Nothing) => Message::new("gotham-nature-cry"),
            Nature::Grenade(zone) => Message::new("gotham-nature-grenade").with("zone", self.zone(zone)),
            Nature::Pull(figure) => self.of("gotham-nature-pull", figure),
            Nature::Guide => Message::new("gotham-nature-guide"),
            Nature::Command(tile) => self.of_tile("gotham-nature-command", tile),
            Nature::Unshackle(figure) => self.of("gotham-nature-unshackle", figure),
            Nature::Dispel(figure) => self.of("gotham-nature-dispel", figure),
        }
    }

    /// The name of an event of the mission.
    pub(super) fn event_name(&self, event: u8) -> String {
        let event = self.mission().and_then(|mission| mission.events.get(usize::from(event)));
        self.named(event.map(|event| &event.name))
    }

    /// A message about a tile.
    pub(super) fn of_tile(&self, key: &'static str, tile: TileId) -> Message {
        Message::new(key).with("tile", self.tile(tile))
    }

    /// A message about a figure and the zone it is in; one that is in none is only named.
    fn placed(&self, key: &'static str, figure: FigureId) -> Message {
        let zone = self.state.figures.get(usize::from(figure.0)).and_then(|figure| figure.zone());
        match zone {
            Some(zone) => self.of(key, figure).with("zone", self.zone(zone)),
            None => self.of("gotham-answer-nowhere", figure),
        }
    }
}
