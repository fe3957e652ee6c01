//! What happened, as sentences.

use gotham::event::Event;
use gotham::printed::term::Camp;
use gotham::state::{CardPlace, HeroId, HeroState};
use table::{Seat, Told};
use words::Message;

use super::{Teller, term};

impl Teller<'_> {
    /// What happened, as a sentence.
    pub fn event(&self, told: &Told<Event>) -> String {
        self.words.say(&self.happened(&told.event))
    }

    fn happened(&self, event: &Event) -> Message {
        match *event {
            Event::TurnBegan { turn } => Message::new("gotham-event-turn").with("turn", turn),
            Event::CampBegan { camp } => Message::new(match camp {
                Camp::Heroes => "gotham-event-camp-heroes",
                Camp::Villain => "gotham-event-camp-villain",
                Camp::Neutral => "gotham-event-camp-neutral",
            }),
            Event::CubesCollected { hero, count } => {
                self.of_owner("gotham-event-collected", hero).with("count", count)
            }
            Event::StateDeclared { hero, state } => Message::new(match state {
                HeroState::Active => "gotham-event-active",
                HeroState::Rest => "gotham-event-rest",
            })
            .with("hero", self.hero(hero)),
            Event::Recovered { hero, from_fatigue, from_wounds: 0 } => {
                self.of_owner("gotham-event-recovered", hero).with("count", from_fatigue)
            }
            Event::Recovered { hero, from_fatigue, from_wounds } => self
                .of_owner("gotham-event-recovered-wounds", hero)
                .with("count", from_fatigue)
                .with("wounds", from_wounds),
            Event::LeadPassed { player } => {
                Message::new("gotham-event-lead").with("player", self.player(Seat(player)))
            }
            Event::MovementBegan { figure, points } => {
                self.of("gotham-event-movement", figure).with("points", points)
            }
            Event::CubesSpent { hero, into, count } => self
                .of_owner("gotham-event-spent", hero)
                .with("count", count)
                .with("box", term::cube_box(into)),
            Event::Moved { figure, to, cost, .. } => {
                self.of("gotham-event-moved", figure).with("zone", self.zone(to)).with("cost", cost)
            }
            Event::WallBroken { one, other } => Message::new("gotham-event-wall-broken")
                .with("one", self.zone(one))
                .with("other", self.zone(other)),
            Event::MovementEnded { figure, lost: 0 } => self.of("gotham-event-movement-ended", figure),
            Event::MovementEnded { figure, lost } => {
                self.of("gotham-event-movement-ended-lost", figure).with("lost", lost)
            }
            Event::Rolled { figure, pool } => self
                .of("gotham-event-rolled", figure)
                .with("dice", term::pool(&pool))
                .with("successes", pool.successes()),
            Event::Rerolled { figure, picked, pool } => self
                .of("gotham-event-rerolled", figure)
                .with("picked", term::pool(&picked))
                .with("dice", term::pool(&pool))
                .with("successes", pool.successes()),
            Event::Attacked { attacker, target, successes } => self
                .of("gotham-event-attacked", attacker)
                .with("target", self.figure(target))
                .with("successes", successes),
            Event::Defended { figure, attack, defence } => {
                self.of("gotham-event-defended", figure).with("attack", attack).with("defence", defence)
            }
            Event::Wounded { figure, wounds } => {
                self.of("gotham-event-wounded", figure).with("wounds", wounds)
            }
            Event::Neutralised { figure } => self.of("gotham-event-neutralised", figure),
            Event::TileNeutralised { tile } => self.of_tile("gotham-event-tile-neutralised", tile),
            Event::TileActivated { tile, cost } => {
                self.of_tile("gotham-event-tile-activated", tile).with("cost", cost)
            }
            Event::CharacterActivated { figure } => self.of("gotham-event-character", figure),
            Event::EventChosen { event } => {
                Message::new("gotham-event-event").with("event", self.event_name(event))
            }
            Event::Reinforced { figure, zone } => {
                self.of("gotham-event-reinforced", figure).with("zone", self.zone(zone))
            }
            Event::ReinforcementPointsLost { count } => {
                Message::new("gotham-event-points-lost").with("count", count)
            }
            Event::CloudsPlaced { cloud, zone, count } => Message::new("gotham-event-clouds-placed")
                .with("cloud", term::cloud(cloud))
                .with("zone", self.zone(zone))
                .with("count", count),
            Event::CloudsTurned { cloud, zone, count } => Message::new("gotham-event-clouds-turned")
                .with("cloud", term::cloud(cloud))
                .with("zone", self.zone(zone))
                .with("count", count),
            Event::CloudsGone { cloud, zone, count } => Message::new("gotham-event-clouds-gone")
                .with("cloud", term::cloud(cloud))
                .with("zone", self.zone(zone))
                .with("count", count),
            Event::SkillUsed { figure, skill } => {
                self.of("gotham-event-skill", figure).with("skill", self.skill(skill))
            }
            Event::Healed { figure, healed } => self.of("gotham-event-healed", figure).with("count", healed),
            Event::Shackled { figure, tokens } => {
                self.of("gotham-event-shackled", figure).with("count", tokens)
            }
            Event::ShacklesOff { figure } => self.of("gotham-event-shackles-off", figure),
            Event::Unharmed { figure } => self.of("gotham-event-unharmed", figure),
            Event::LaidDown { figure } => self.of("gotham-event-laid-down", figure),
            Event::StoodUp { figure } => self.of("gotham-event-stood-up", figure),
            Event::FriendVanished { figure } => self.of("gotham-event-friend-vanished", figure),
            Event::Pulled { figure, zone } => {
                self.of("gotham-event-pulled", figure).with("zone", self.zone(zone))
            }
            Event::Exploded { zone, level } => {
                Message::new("gotham-event-exploded").with("zone", self.zone(zone)).with("level", level)
            }
            Event::DeedBegan { figure, nature } => {
                self.of("gotham-event-deed", figure).with("nature", self.nature(nature))
            }
            Event::DeedCounted { figure, successes, difficulty } => self
                .of("gotham-event-deed-counted", figure)
                .with("successes", successes)
                .with("difficulty", difficulty),
            Event::DeedDone { figure, nature } => {
                self.of("gotham-event-deed-done", figure).with("nature", self.nature(nature))
            }
            Event::Refused { hero, nature } => Message::new("gotham-event-refused")
                .with("hero", self.hero(hero))
                .with("nature", self.nature(nature)),
            Event::CardUsed { hero, card } => self.of_card("gotham-event-card-used", hero, card),
            Event::CardMoved { card, place } => self.card_moved(card, place),
            Event::CardGone { hero, card } => self.of_card("gotham-event-card-gone", hero, card),
            Event::TokenRemoved { token } => {
                let kind = self.state.tokens.get(usize::from(token)).map(|token| token.kind);
                Message::new("gotham-event-token-removed").with("token", self.token_kind(kind))
            }
            Event::TokenPlaced { kind, zone } => Message::new("gotham-event-token-placed")
                .with("token", self.token_kind(Some(kind)))
                .with("zone", self.zone(zone)),
            Event::TileSwept { tile, cubes } => {
                self.of_tile("gotham-event-tile-swept", tile).with("cubes", cubes)
            }
            Event::Demobilised { tile } => self.of_tile("gotham-event-demobilised", tile),
            Event::CubesGained { count } => Message::new("gotham-event-cubes-gained").with("count", count),
            Event::Ended { winner } => Message::new(match winner {
                Camp::Heroes => "gotham-event-heroes-won",
                Camp::Villain => "gotham-event-villain-won",
                Camp::Neutral => "gotham-event-nobody-won",
            }),
        }
    }

    fn of_owner(&self, key: &'static str, hero: Option<HeroId>) -> Message {
        Message::new(key).with("who", self.owner(hero))
    }

    fn of_card(&self, key: &'static str, hero: HeroId, card: u8) -> Message {
        Message::new(key).with("hero", self.hero(hero)).with("card", self.card(card))
    }

    fn card_moved(&self, card: u8, place: CardPlace) -> Message {
        match place {
            CardPlace::Carried(hero) => self.of_card("gotham-event-card-carried", hero, card),
            CardPlace::Lying(zone) => Message::new("gotham-event-card-lying")
                .with("card", self.card(card))
                .with("zone", self.zone(zone)),
            CardPlace::Inside(token) => {
                let kind = self.state.tokens.get(usize::from(token)).map(|token| token.kind);
                Message::new("gotham-event-card-inside")
                    .with("card", self.card(card))
                    .with("token", self.token_kind(kind))
            }
            CardPlace::Gone => Message::new("gotham-event-card-removed").with("card", self.card(card)),
        }
    }

    /// The name of a kind of mission token.
    fn token_kind(&self, kind: Option<u8>) -> String {
        let kind = kind.zip(self.mission()).and_then(|(kind, mission)| mission.tokens.get(usize::from(kind)));
        self.named(kind.map(|kind| &kind.name))
    }
}
