//! What a player may choose, as short orders.

use crisis::activation::Act;
use crisis::ask::{Amount, Answer, Ask, Choice, Deployed, Effect, May, Spot, Thing};
use crisis::card::ability::PowerCost;
use crisis::dice::Faces;
use crisis::effect::Source;
use crisis::movement::Advance;
use crisis::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{Battleground as _, FigureId, Lies, Reading as _, Side};
use crisis::tactics::TacticCard;
use space::P;

use super::{Teller, term};
use words::place::{facing, place, way};
use words::{Arg, Inches, Message};

impl Teller<'_> {
    /// An answer to a question, as a short order. Any answer to any question can be said, legal or not.
    pub fn answer(&self, ask: &Ask, answer: &Answer) -> String {
        self.words.say(&self.order(*ask, answer))
    }

    fn order(&self, ask: Ask, answer: &Answer) -> Message {
        match *answer {
            Answer::Battlefield(LayoutPick::Agree) => Message::new("crisis-answer-battlefield-agree"),
            Answer::Battlefield(LayoutPick::Instead(place)) => {
                Message::new("crisis-answer-battlefield").with("name", self.battlefield(place))
            }
            Answer::Lies(Lies::OnTop) => Message::new("crisis-answer-on-top"),
            Answer::Lies(Lies::Under) => Message::new("crisis-answer-under"),
            Answer::CrisisType(kind) => {
                Message::new("crisis-answer-crisis-type").with("kind", term::crisis_type(kind))
            }
            Answer::Threat(ThreatPick(kind)) => {
                let threat = self.scene().crisis(kind).map_or(0, |crisis| crisis.threat);
                Message::new("crisis-answer-threat")
                    .with("threat", threat)
                    .with("kind", term::crisis_type(kind))
            }
            Answer::Edge(EdgePick(edge)) => Message::new("crisis-answer-edge").with("edge", term::edge(edge)),
            Answer::Squad(SquadPick::Add(place)) => self.recruit(ask.side(), place),
            Answer::Squad(SquadPick::Done) => Message::new("crisis-answer-squad-done"),
            Answer::Affiliation(AffiliationPick(None)) => Message::new("crisis-answer-affiliation-none"),
            Answer::Affiliation(AffiliationPick(Some(place))) => {
                let affiliation = self.cards.affiliations.get(usize::from(place));
                let name = affiliation.map_or_else(|| self.unknown(), |it| self.name(&it.name));
                Message::new("crisis-answer-affiliation").with("name", name)
            }
            Answer::Tactics(TacticPick::Add(card)) => {
                Message::new("crisis-answer-tactics").with("card", self.tactic_name(card))
            }
            Answer::Tactics(TacticPick::Done) => Message::new("crisis-answer-tactics-done"),
            Answer::Deploy(Deployed { figure, at }) => {
                self.of("crisis-answer-deploy", figure).with("place", place(at))
            }
            Answer::Leader(LeaderPick(figure)) => self.of("crisis-answer-leader", figure),
            Answer::Act(act) => self.act(ask, act),
            Answer::Attack(weapon) => self.armed(ask, weapon),
            Answer::Effect(Effect::Use(source)) => self.used(source),
            Answer::Effect(Effect::Pass) => Message::new("crisis-answer-effect-pass"),
            Answer::Dice(Faces::NONE) => Message::new("crisis-answer-dice-none"),
            Answer::Dice(faces) => Message::new("crisis-answer-dice").with("dice", term::faces(faces)),
            Answer::Face(face) => Message::new("crisis-answer-face").with("face", term::face(face)),
            Answer::Thing(thing) => self.chosen(ask, thing),
            Answer::Amount(Amount(amount)) => Message::new("crisis-answer-amount").with("amount", amount),
            Answer::Option(Choice(option)) => self.option(ask, option),
            Answer::May(may) => self.may(ask, may),
            Answer::Card(TacticCard(card)) => {
                Message::new("crisis-answer-card").with("card", self.tactic_name(card))
            }
            Answer::Condition(condition) => Message::new("crisis-answer-condition")
                .with("condition", self.printed().condition_phrase(condition)),
            Answer::Advance(advance) => self.advance(ask, advance),
            Answer::Way(turn) => {
                let (direction, degrees) = facing(turn);
                Message::new("crisis-answer-way").with("direction", direction).with("degrees", degrees)
            }
            Answer::Place(Spot(at)) => self.placed(ask, at),
            Answer::Order(source) => Message::new("crisis-answer-order").with("source", self.source(source)),
        }
    }

    /// A character of the roster joins: with its threat.
    fn recruit(&self, side: Side, place: u8) -> Message {
        let entry = self.state.squads[side].roster.get(usize::from(place));
        let card = entry.and_then(|(character, _)| self.cards.characters.get(usize::from(*character)));
        Message::new("crisis-answer-squad")
            .with("name", card.map_or_else(|| self.unknown(), |card| self.name(&card.name)))
            .with("threat", self.threat_of(side, place))
    }

    fn act(&self, ask: Ask, act: Act) -> Message {
        let actor = match ask {
            Ask::Act { figure, .. } => figure,
            _ => None,
        };
        match act {
            Act::Activate(figure) => {
                self.of("crisis-answer-activate", figure).with("power", self.power_left(figure))
            }
            Act::Move => {
                let speed = actor.and_then(|actor| self.form(actor)).map(|form| form.speed);
                match speed {
                    Some(speed) => Message::new("crisis-answer-move").with("tool", term::tool(speed)),
                    None => Message::new("crisis-answer-move-any"),
                }
            }
            Act::Attack => Message::new("crisis-answer-attack"),
            Act::Shake => Message::new("crisis-answer-shake"),
            Act::Power(power) => {
                let power = actor.and_then(|actor| self.superpower(actor, power));
                let cost = power.and_then(|power| power.cost.as_ref()).map_or(0, |cost| cost.power.least());
                let name = power.map(|power| self.printed().superpower_name(power));
                let key = match power {
                    Some(power) if power.action => "crisis-answer-power-action",
                    _ => "crisis-answer-power",
                };
                Message::new(key).with("power", name.unwrap_or_else(|| self.unknown())).with("cost", cost)
            }
            Act::Interact(token) => Message::new("crisis-answer-interact").with("token", self.token(token)),
            Act::Tactic(card) => Message::new("crisis-answer-tactic")
                .with("card", self.tactic_name(card))
                .with("cost", self.card_cost(card)),
            Act::EndActivation => Message::new("crisis-answer-end-activation"),
            Act::EndTurn => match self.state.go {
                Some(go) if !go.activated => Message::new("crisis-answer-pass"),
                _ => Message::new("crisis-answer-end-turn"),
            },
        }
    }

    /// An attack with its values: "Photon Blast: energy, range 4, 5 dice".
    fn armed(&self, ask: Ask, weapon: crisis::attack::Weapon) -> Message {
        let Ask::Attack { figure, .. } = ask else { return Message::new("app-unknown") };
        let Some(attack) = self.weapon(figure, weapon) else { return Message::new("app-unknown") };
        Message::new("crisis-answer-weapon")
            .with("attack", self.printed().attack_name(attack))
            .with("kind", term::attack_type(attack.kind))
            .with("reach", term::reach(attack.reach))
            .with("strength", attack.strength)
            .with("cost", attack.cost)
    }

    /// "Use J.A.R.V.I.S. (Invincible Iron Man, 1 power)".
    fn used(&self, source: Source) -> Message {
        let cost = match source {
            Source::Power { figure, power } => {
                self.superpower(figure, power).and_then(|power| power.cost.as_ref())
            }
            Source::Tactic { card, .. } => {
                self.cards.tactics.get(usize::from(card)).and_then(|card| card.cost.as_ref())
            }
            Source::Lasting(id) => self
                .state
                .lasting(id)
                .and_then(|lasting| self.cards.lasting.get(usize::from(lasting.what)))
                .and_then(|printed| printed.superpower.as_ref()?.cost.as_ref()),
            _ => None,
        };
        let cost = cost.map_or(0, |cost| PowerCost::least(&cost.power));
        match self.owner(source) {
            Some(owner) => self.by("crisis-answer-effect", source).with("figure", self.figure(owner)),
            None => self.by("crisis-answer-effect-card", source),
        }
        .with("cost", cost)
    }

    /// Somebody or something, with how far away it is where somebody chooses a target.
    fn chosen(&self, ask: Ask, thing: Thing) -> Message {
        let named = Message::new("crisis-answer-thing").with("thing", self.thing(thing));
        let (Ask::Target { figure, .. }, Thing::Figure(target)) = (ask, thing) else { return named };
        match self.is_here(figure) && self.is_here(target) {
            true => Message::new("crisis-answer-target")
                .with("thing", self.figure(target))
                .with("inches", Inches(self.scene().gap(figure, target)))
                .with("damage", self.state.figure(target).damage)
                .with("stamina", self.stamina(target)),
            false => named,
        }
    }

    /// An option by what it does, or by its number.
    fn option(&self, ask: Ask, option: u8) -> Message {
        let numbered = || Message::new("crisis-answer-option").with("number", u16::from(option) + 1);
        let Ask::Option { source, options, .. } = ask else { return numbered() };
        let Some(does) = self.option_steps(source, options, option) else { return numbered() };
        Message::new("crisis-answer-option-does").with("does", self.printed().steps(does))
    }

    fn may(&self, ask: Ask, may: May) -> Message {
        let yes = may == May::Yes;
        match ask {
            Ask::JoinIn { card, .. } if yes => {
                Message::new("crisis-answer-join-in").with("cost", self.card_cost(card))
            }
            Ask::JoinIn { .. } => Message::new("crisis-answer-join-in-no"),
            Ask::OtherTarget { .. } if yes => Message::new("crisis-answer-other-target"),
            Ask::OtherTarget { .. } => Message::new("crisis-answer-other-target-no"),
            _ => Message::new(if yes { "crisis-answer-yes" } else { "crisis-answer-no" }),
        }
    }

    fn advance(&self, ask: Ask, advance: Advance) -> Message {
        let Advance::Along { tool, to, climb, .. } = advance else {
            return Message::new("crisis-answer-stay");
        };
        let key = if climb { "crisis-answer-climb" } else { "crisis-answer-advance" };
        let from = match ask {
            Ask::Advance { figure, .. } if self.is_here(figure) => Some(self.state.figure(figure).at),
            _ => None,
        };
        let goes: Arg = match from {
            Some(from) => way(from, to).into(),
            None => place(to).into(),
        };
        Message::new(key).with("where", goes).with("tool", term::tool(tool))
    }

    fn placed(&self, ask: Ask, at: P) -> Message {
        match ask {
            Ask::Place { figure, .. } if self.is_here(figure) => {
                Message::new("crisis-answer-place-way").with("where", way(self.state.figure(figure).at, at))
            }
            Ask::Token { from, .. } => Message::new("crisis-answer-place-way").with("where", way(from, at)),
            _ => Message::new("crisis-answer-place").with("place", place(at)),
        }
    }

    fn is_here(&self, figure: FigureId) -> bool {
        usize::from(figure.0) < self.state.figures.len()
    }
}
