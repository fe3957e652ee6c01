//! What happened, as sentences.

use crisis::card::ability::{Motion, Roll};
use crisis::dice::Faces;
use crisis::event::Event;
use crisis::state::{BySide, FigureId, Lies, Outcome, Side};
use table::Told;

use super::{Teller, term};
use words::place::{facing, place, straight};
use words::{Arg, Inches, Join, Message};

impl Teller<'_> {
    /// What happened, as a sentence.
    pub fn event(&self, told: &Told<Event>) -> String {
        self.words.say(&self.happened(&told.event))
    }

    fn happened(&self, event: &Event) -> Message {
        match *event {
            Event::BattlefieldProposed { side, battlefield } => self
                .about("crisis-event-battlefield-proposed", side)
                .with("name", self.battlefield(battlefield)),
            Event::BattlefieldAgreed { battlefield } => {
                Message::new("crisis-event-battlefield").with("name", self.battlefield(battlefield))
            }
            Event::TerrainShifted { piece, .. } => {
                Message::new("crisis-event-shifted").with("piece", self.piece(piece))
            }
            Event::TokenLaid { token, piece, lies } => {
                let key = match lies {
                    Lies::OnTop => "crisis-event-laid-on-top",
                    Lies::Under => "crisis-event-laid-under",
                };
                Message::new(key).with("token", self.token(token)).with("piece", self.piece(piece))
            }
            Event::TargetOutOfRange { attacker, target, gap, range } => self
                .of("crisis-event-out-of-range", attacker)
                .with("target", self.figure(target))
                .with("inches", apart(gap, range))
                .with("range", Inches(range)),
            Event::ControlChanged { figure, side } => {
                self.about("crisis-event-control", side).with("figure", self.figure(figure))
            }
            Event::PriorityRolled { dice, winner } => self.priority(dice, winner),
            Event::CrisisTypeChosen { side, kind } => {
                self.about("crisis-event-crisis-type", side).with("kind", term::crisis_type(kind))
            }
            Event::MissionRevealed { mission: [secure, extraction] } => Message::new("crisis-event-mission")
                .with("secure", self.crisis_name(secure))
                .with("extraction", self.crisis_name(extraction)),
            Event::ThreatChosen { threat } => Message::new("crisis-event-threat").with("threat", threat),
            Event::EdgeChosen { side, edge } => {
                self.about("crisis-event-edge", side).with("edge", term::edge(edge))
            }
            Event::SquadReady { side } => self.about("crisis-event-squad-ready", side),
            Event::SquadsRevealed { ref squads } => {
                let squad = |side: Side| {
                    let names = squads[side].characters.iter().map(|&character| {
                        let card = self.cards.characters.get(usize::from(character));
                        card.map_or_else(|| self.unknown(), |card| self.name(&card.name))
                    });
                    Arg::List(term::parts(names), Join::And)
                };
                Message::new("crisis-event-squads")
                    .with("team-a", self.team(Side::A))
                    .with("a", squad(Side::A))
                    .with("team-b", self.team(Side::B))
                    .with("b", squad(Side::B))
            }
            Event::Deployed { figure, at } => {
                self.of("crisis-event-deployed", figure).with("place", place(at))
            }
            Event::LeadershipDeclared { side, leader: Some(leader) } => {
                self.about("crisis-event-leader", side).with("figure", self.figure(leader))
            }
            Event::LeadershipDeclared { side, leader: None } => self.about("crisis-event-leader-none", side),
            Event::RoundBegan { round } => Message::new("crisis-event-round").with("round", round),
            Event::PhaseBegan { phase } => {
                Message::new("crisis-event-phase").with("phase", term::phase(phase))
            }
            Event::TurnBegan { side } => self.about("crisis-event-turn", side),
            Event::Passed { side } => self.about("crisis-event-passed", side),
            Event::ActivationBegan { figure } => self.of("crisis-event-activation", figure),
            Event::Activated { figure } => self.of("crisis-event-activated", figure),
            Event::SuperpowerUsed { figure, power } => {
                let name = self.superpower(figure, power).map(|power| self.printed().superpower_name(power));
                self.of("crisis-event-superpower", figure)
                    .with("power", name.unwrap_or_else(|| self.unknown()))
            }
            Event::TacticPlayed { card, player, .. } => {
                self.of("crisis-event-tactic", player).with("card", self.tactic_name(card))
            }
            Event::TacticAdded { side, card } => {
                self.about("crisis-event-tactic-added", side).with("card", self.tactic_name(card))
            }
            Event::AttackChosen { figure, weapon } => {
                self.of("crisis-event-attack", figure).with("attack", self.attack_name(figure, weapon))
            }
            Event::AttackStep { step, attacker, target } => Message::new("crisis-event-step")
                .with("step", term::step(step))
                .with("attacker", self.figure(attacker))
                .with("target", self.figure(target)),
            Event::AttackAborted { attacker } => self.of("crisis-event-aborted", attacker),
            Event::AllyInTheWay { figure } => self.of("crisis-event-ally", figure),
            Event::Rolled { roll, faces } => self.dice("crisis-event-rolled", roll, faces),
            Event::DiceRerolled { roll, chosen } => self.dice("crisis-event-rerolled", roll, chosen),
            Event::DiceChanged { roll, chosen, to } => {
                self.dice("crisis-event-changed", roll, chosen).with("to", term::face(to))
            }
            Event::Compared { attack, defence, damage } => Message::new("crisis-event-compared")
                .with("attack", term::faces(attack))
                .with("defence", term::faces(defence))
                .with("damage", damage),
            Event::PowerGained { figure, amount, now } => {
                self.counted("crisis-event-power-gained", figure, amount, now)
            }
            Event::PowerSpent { figure, amount, now } => {
                self.counted("crisis-event-power-spent", figure, amount, now)
            }
            Event::Damaged { figure, amount, now } => self
                .counted("crisis-event-damaged", figure, amount, now)
                .with("stamina", self.stamina(figure)),
            Event::Healed { figure, amount, now } => self.counted("crisis-event-healed", figure, amount, now),
            Event::Dazed { figure } => self.of("crisis-event-dazed", figure),
            Event::Removed { figure } => self.of("crisis-event-removed", figure),
            Event::Injured { figure } => self.of("crisis-event-injured", figure),
            Event::ConditionGained { figure, condition } => self
                .of("crisis-event-condition", figure)
                .with("condition", self.printed().condition_phrase(condition)),
            Event::ConditionRemoved { figure, condition } => self
                .of("crisis-event-condition-removed", figure)
                .with("condition", self.printed().condition_phrase(condition)),
            Event::Moved { figure, from, to, motion } => {
                let moved = self.of(term::moved(motion), figure).with("place", place(to));
                match motion {
                    Motion::Place => moved,
                    _ => moved.with("inches", Inches(straight(from, to))),
                }
            }
            Event::Collided { figure, with } => {
                self.of("crisis-event-collided", figure).with("thing", self.thing(with))
            }
            Event::TerrainThrown { figure, piece, way, struck } => {
                let (direction, _) = facing(way);
                let thrown = match struck {
                    Some(struck) => {
                        self.of("crisis-event-thrown-at", figure).with("thing", self.thing(struck))
                    }
                    None => self.of("crisis-event-thrown", figure),
                };
                thrown.with("piece", self.piece(piece)).with("direction", direction)
            }
            Event::Destroyed { piece } => {
                Message::new("crisis-event-destroyed").with("piece", self.piece(piece))
            }
            Event::Transformed { figure, .. } => self.of("crisis-event-transformed", figure),
            Event::Interacted { figure, token } => {
                self.of("crisis-event-interacted", figure).with("token", self.token(token))
            }
            Event::PickedUp { figure, token } => {
                self.of("crisis-event-picked-up", figure).with("token", self.token(token))
            }
            Event::Dropped { figure, token, at } => self
                .of("crisis-event-dropped", figure)
                .with("token", self.token(token))
                .with("place", place(at)),
            Event::TokenMoved { token, at } => Message::new("crisis-event-token-moved")
                .with("token", self.token(token))
                .with("place", place(at)),
            Event::Controlled { side, token } => {
                self.about("crisis-event-controlled", side).with("token", self.token(token))
            }
            Event::Scored { points, total } => self.scored(points, total),
            Event::PriorityPassed { to } => self.about("crisis-event-priority", to),
            Event::Ended { outcome: Outcome::Won(side) } => self.about("crisis-event-won", side),
            Event::Ended { outcome: Outcome::Drawn } => Message::new("crisis-event-drawn"),
        }
    }

    fn counted(&self, key: &'static str, figure: FigureId, amount: u8, now: u8) -> Message {
        self.of(key, figure).with("amount", amount).with("now", now)
    }

    fn dice(&self, key: &'static str, roll: Roll, faces: Faces) -> Message {
        Message::new(key).with("roll", term::roll(roll)).with("dice", term::faces(faces))
    }

    fn priority(&self, dice: BySide<Faces>, winner: Option<Side>) -> Message {
        match winner {
            Some(side) => self.about("crisis-event-priority-rolled", side),
            None => Message::new("crisis-event-priority-tied"),
        }
        .with("team-a", self.team(Side::A))
        .with("a", term::faces(dice[Side::A]))
        .with("team-b", self.team(Side::B))
        .with("b", term::faces(dice[Side::B]))
    }

    fn scored(&self, points: BySide<u8>, total: BySide<u8>) -> Message {
        Message::new("crisis-event-scored")
            .with("team-a", self.team(Side::A))
            .with("a", points[Side::A])
            .with("total-a", total[Side::A])
            .with("team-b", self.team(Side::B))
            .with("b", points[Side::B])
            .with("total-b", total[Side::B])
    }
}

/// A gap moved away from a range to whole hundredths, so that what differs never reads the same.
fn apart(gap: i32, range: i32) -> Inches {
    let down = gap.div_euclid(10) * 10;
    match gap {
        _ if gap % 10 == 0 => Inches(gap),
        _ if gap > range => Inches(down + 10),
        _ => Inches(down),
    }
}
