//! What a player may choose, as short orders.

use pow::ask::{
    Act, Activate, Answer, Ask, Boost, Critical, Defend, May, Reroll, Route, Thing, ThrownAt, UsePower, Whom,
    Whose,
};
use pow::card::{Bonus, ObjectiveKind};
use pow::movement;
use pow::state::{FigureId, ObjectiveId};
use space::{Spot, Turn};
use words::place::{facing, straight};
use words::{Arg, Inches, Join, Message};

use super::place::place;
use super::{Teller, term};

impl Teller<'_> {
    /// An answer to a question, as a short order. Any answer to any question can be said, legal or not.
    pub fn answer(&self, ask: &Ask, answer: &Answer) -> String {
        self.words.say(&self.order(*ask, answer))
    }

    fn order(&self, ask: Ask, answer: &Answer) -> Message {
        match *answer {
            Answer::Edge(edge) => Message::new("pow-answer-edge").with("edge", term::edge(edge)),
            Answer::Deploy(deployed) => {
                self.of("pow-answer-deploy", deployed.figure).with("place", place(deployed.at))
            }
            Answer::May(may) => self.may(ask, may),
            Answer::Whose(whose) => self.whose(ask, whose),
            Answer::Activate(Activate::Figure(figure)) => {
                self.of("pow-answer-activate", figure).with("count", self.pow_left(figure))
            }
            Answer::Activate(Activate::Pass) => Message::new("pow-answer-pass"),
            Answer::Act(act) => self.act(ask, act),
            Answer::Route(route) => self.route(ask, &route),
            Answer::Target(thing) => match ask {
                Ask::Grab { .. } => Message::new("pow-answer-grab-thing").with("thing", self.thing(thing)),
                _ => self.distant("pow-answer-target", ask, thing),
            },
            Answer::Aim(way) => self.aim(ask, way),
            Answer::React(UsePower::Power { figure, power }) => self
                .of("pow-answer-react", figure)
                .with("power", self.power_name(figure, power))
                .with("cost", self.power_of(figure, power).map_or(0, |power| power.cost)),
            Answer::React(UsePower::None) => Message::new("pow-answer-react-no"),
            Answer::Defend(Defend::With(nature)) => {
                Message::new("pow-answer-defend").with("defence", term::defence(nature))
            }
            Answer::Defend(Defend::No) => Message::new("pow-answer-defend-no"),
            Answer::Boost(Boost::No) => Message::new("pow-answer-boost-no"),
            Answer::Boost(Boost::Die) => Message::new("pow-answer-boost-die"),
            Answer::Boost(Boost::Option(option)) => {
                Message::new("pow-answer-boost-option").with("bonus", self.overload(ask, option))
            }
            Answer::Reroll(Reroll::No) => Message::new("pow-answer-reroll-no"),
            Answer::Reroll(Reroll::All) => {
                Message::new("pow-answer-reroll-all").with("by", Message::new("pow-ability-luck"))
            }
            Answer::Reroll(Reroll::One(face)) => Message::new("pow-answer-reroll-one")
                .with("face", face)
                .with("by", Message::new("pow-ability-master-fighter")),
            Answer::Critical(Critical::Damage) => Message::new("pow-answer-critical-damage"),
            Answer::Critical(Critical::Option(option)) => self.critical_option(ask, option),
            Answer::Throw(ThrownAt::Thing(thing)) => self.distant("pow-answer-throw-thing", ask, thing),
            Answer::Throw(ThrownAt::Spot(spot)) => {
                Message::new("pow-answer-throw-spot").with("place", place(spot))
            }
            Answer::Place(spot) => self.placed(ask, spot),
            Answer::Whom(Whom::Figure(figure)) => self.chosen(ask, figure),
            Answer::Whom(Whom::Nobody) => match ask {
                Ask::Follow { .. } => Message::new("pow-answer-follow-nobody"),
                _ => Message::new("pow-answer-nobody"),
            },
        }
    }

    fn may(&self, ask: Ask, may: May) -> Message {
        let yes = may == May::Yes;
        match ask {
            Ask::PerfectPlan { figure, .. } if yes => self.of("pow-answer-plan-yes", figure),
            Ask::PerfectPlan { .. } => Message::new("pow-answer-plan-no"),
            Ask::CancelPlan { figure, .. } if yes => self.of("pow-answer-cancel-plan-yes", figure),
            Ask::CancelPlan { .. } => Message::new("pow-answer-cancel-plan-no"),
            Ask::Recover { .. } if yes => Message::new("pow-answer-recover-yes"),
            Ask::Recover { .. } => Message::new("pow-answer-recover-no"),
            Ask::RerollTest { by, .. } if yes => {
                Message::new("pow-answer-reroll-test-yes").with("by", term::reroll_by(by))
            }
            Ask::RerollTest { .. } => Message::new("pow-answer-reroll-test-no"),
            Ask::Dodge { .. } if yes => Message::new("pow-answer-dodge-yes"),
            Ask::Dodge { .. } => Message::new("pow-answer-dodge-no"),
            Ask::BrutalPush { target, .. } if yes => {
                Message::new("pow-answer-brutal-yes").with("target", self.figure(target))
            }
            Ask::BrutalPush { .. } => Message::new("pow-answer-brutal-no"),
            _ => Message::new(if yes { "pow-answer-yes" } else { "pow-answer-no" }),
        }
    }

    fn whose(&self, ask: Ask, Whose(side): Whose) -> Message {
        let own = ask.side() == side;
        match ask {
            Ask::First { .. } if own => Message::new("pow-answer-first-own"),
            Ask::First { .. } => Message::new("pow-answer-first-other").with("team", self.team(side)),
            _ if own => Message::new("pow-answer-counter-own"),
            _ => Message::new("pow-answer-counter-other").with("team", self.team(side)),
        }
    }

    fn act(&self, ask: Ask, act: Act) -> Message {
        let figure = asked_figure(ask);
        match act {
            Act::Move => Message::new("pow-answer-move"),
            Act::Attack(index) => {
                let attack = figure.and_then(|figure| self.attack_of(figure, index));
                Message::new("pow-answer-attack")
                    .with("attack", self.name_or_unknown(attack.map(|attack| &attack.name)))
                    .with("cost", attack.map_or(0, |attack| attack.cost))
            }
            Act::Grab => Message::new("pow-answer-grab"),
            Act::GetUp => Message::new("pow-answer-get-up"),
            Act::Leap => Message::new("pow-answer-leap"),
            Act::Interact(objective) => {
                let key = match self.state.objectives.get(usize::from(objective.0)).map(|state| state.kind) {
                    Some(ObjectiveKind::Relic) => "pow-answer-pick-up",
                    _ => "pow-answer-control",
                };
                Message::new(key).with("objective", self.objective_phrase(objective))
            }
            Act::LayDown => {
                let carried =
                    figure.and_then(|figure| self.state.figures.get(usize::from(figure.0))?.carries);
                // Whoever carries nothing is refused; the objective beyond the last is said to be none.
                let relic = carried.unwrap_or(ObjectiveId(u8::MAX));
                Message::new("pow-answer-lay-down").with("objective", self.objective_phrase(relic))
            }
            Act::Power(index) => {
                let power = figure.and_then(|figure| self.power_of(figure, index));
                Message::new("pow-answer-power")
                    .with("power", self.name_or_unknown(power.map(|power| &power.name)))
                    .with("cost", power.map_or(0, |power| power.cost))
            }
            Act::End => Message::new("pow-answer-end"),
        }
    }

    /// "Walk and climb 6.5 inches to the north-east, to a height of 4 inches, 2 POW".
    fn route(&self, ask: Ask, route: &Route) -> Message {
        let (Some(figure), Some(last)) = (self.present(ask), route.way().last()) else {
            return Message::new("pow-answer-route-nowhere").with("cost", route.pay);
        };
        let mut hows: Vec<_> = route.way().iter().map(|stretch| stretch.how).collect();
        hows.dedup();
        let hows = Arg::List(term::parts(hows.into_iter().map(term::how)), Join::And);
        let from = self.state.body(figure).at;
        let measured = movement::length(self.scene(), figure, route);
        let (length, end) =
            measured.map_or((straight(from.flat(), last.to.flat()), last.to), |cost| (cost.length, cost.end));
        Message::new("pow-answer-route")
            .with("how", hows)
            .with("where", self.way(figure, length, end))
            .with("cost", route.pay)
    }

    /// The direction of a template, and whom it covers.
    fn aim(&self, ask: Ask, way: Turn) -> Message {
        let (compass, degrees) = facing(way);
        let covered = match ask {
            Ask::Aim { figure, attack, .. } if self.present(ask).is_some() => self
                .attack_of(figure, attack)
                .map(|attack| pow::attack_kinds::under_spray(self.scene(), figure, attack, way))
                .unwrap_or_default(),
            _ => Default::default(),
        };
        let covered = term::parts(covered.into_iter().map(|figure| self.figure(figure)));
        let key = if covered.is_empty() { "pow-answer-aim-nobody" } else { "pow-answer-aim" };
        let aim = Message::new(key).with("direction", compass).with("degrees", degrees);
        if covered.is_empty() { aim } else { aim.with("targets", Arg::List(covered, Join::And)) }
    }

    /// Something to aim at, with how far away it is.
    fn distant(&self, key: &'static str, ask: Ask, thing: Thing) -> Message {
        let from = self.present(ask).map(|figure| self.state.body(figure));
        let gap = from.and_then(|from| match thing {
            Thing::Figure(target) => {
                self.state.bodies.get(usize::from(target.0)).map(|body| space::gap(from, body))
            }
            Thing::Piece(piece) => {
                self.state.blocks.get(usize::from(piece.0)).map(|block| space::gap_to_block(from, block))
            }
        });
        Message::new(key).with("thing", self.thing(thing)).with("inches", Inches(gap.unwrap_or(0)))
    }

    fn placed(&self, ask: Ask, to: Spot) -> Message {
        let way = |figure: FigureId| {
            let from = self.state.bodies.get(usize::from(figure.0)).map_or(to, |body| body.at);
            self.way(figure, straight(from.flat(), to.flat()), to)
        };
        match ask {
            Ask::Leap { figure, .. } => Message::new("pow-answer-leap-place").with("where", way(figure)),
            Ask::PowerWalk { moved, .. } => self.of("pow-answer-power-walk", moved).with("where", way(moved)),
            _ => Message::new("pow-answer-place").with("place", place(to)),
        }
    }

    fn chosen(&self, ask: Ask, figure: FigureId) -> Message {
        match ask {
            Ask::NextTest { .. } => self.of("pow-answer-next-test", figure),
            Ask::PowerTarget { .. } => self.distant("pow-answer-power-target", ask, Thing::Figure(figure)),
            _ => self.of("pow-answer-follow", figure),
        }
    }

    fn overload(&self, ask: Ask, option: u8) -> Message {
        let attack = match ask {
            Ask::Boost { figure, attack: Some(attack), .. } => self.attack_of(figure, attack),
            _ => None,
        };
        bonus(attack.and_then(|attack| attack.overload.get(usize::from(option))), option)
    }

    fn critical_option(&self, ask: Ask, option: u8) -> Message {
        let attack = match ask {
            Ask::Critical { figure, attack, .. } => self.attack_of(figure, attack),
            _ => None,
        };
        bonus(attack.and_then(|attack| attack.critical.get(usize::from(option))), option)
    }

    /// The figure a question is about, if the table has it.
    fn present(&self, ask: Ask) -> Option<FigureId> {
        asked_figure(ask).filter(|figure| usize::from(figure.0) < self.state.bodies.len())
    }

    fn name_or_unknown(&self, names: Option<&content::Names>) -> String {
        names.map_or_else(|| self.words.word("app-unknown"), |names| self.name(names))
    }
}

/// A printed bonus, or the number of one that is not printed.
fn bonus(printed: Option<&Bonus>, option: u8) -> Message {
    printed.map_or_else(
        || Message::new("pow-bonus-option").with("number", u16::from(option) + 1),
        |printed| term::bonus(*printed),
    )
}

/// The figure that acts in a question.
fn asked_figure(ask: Ask) -> Option<FigureId> {
    match ask {
        Ask::Act { figure, .. } | Ask::Route { figure, .. } | Ask::Target { figure, .. } => Some(figure),
        Ask::Aim { figure, .. } | Ask::Throw { figure, .. } | Ask::Grab { figure, .. } => Some(figure),
        Ask::Leap { figure, .. } | Ask::PowerTarget { figure, .. } => Some(figure),
        _ => None,
    }
}
