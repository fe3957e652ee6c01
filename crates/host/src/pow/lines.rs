//! What happened, as lines of the log.

use pow::Pow;
use pow::ask::{Answer, Route, Thing, ThrownAt};
use pow::dice::Roll;
use pow::event::Event;
use pow::state::{FIGURES, FigureId, Outcome, Reading as _, Side};
use space::{Body, Spot};
use table::Told;
use wire::table::{Burst, Dice, Mark};
use words::Message;
use words::pow::{Printed, Teller};

use super::marks;
use crate::{Heard, Line, Look};

/// Events as lines. Those before the `from`-th are looked at for where the figures stood.
pub(super) fn lines(look: &Look<Pow>, teller: &Teller, heard: &[Heard<Pow>], from: usize) -> Vec<Line> {
    let mut stands: [Option<Spot>; FIGURES] = [None; FIGURES];
    let mut lines = Vec::with_capacity(heard.len() - from);
    for (index, heard) in heard.iter().enumerate() {
        if index >= from {
            let mut line = line(look, teller, &heard.told);
            line.marks.extend(way(look, heard, &stands));
            lines.push(line);
        }
        if let Some((figure, at)) = moved(&heard.told.event)
            && let Some(stands) = stands.get_mut(usize::from(figure.0))
        {
            *stands = Some(at);
        }
    }
    lines
}

fn line(look: &Look<Pow>, teller: &Teller, told: &Told<Event>) -> Line {
    let about = About::of(look, &told.event);
    let of_figure = |id: FigureId| Some(look.view.state.figures.get(usize::from(id.0))?.side);
    let side = about.side.or_else(|| about.figure.and_then(of_figure));
    Line {
        text: teller.event(told),
        seat: side.map(Side::seat),
        marks: about.marks,
        dice: dice(&told.event),
        burst: burst(look, &told.event),
    }
}

/// Where an event puts a figure.
fn moved(event: &Event) -> Option<(FigureId, Spot)> {
    match *event {
        Event::Deployed { figure, at } | Event::Fell { figure, at, .. } | Event::Leapt { figure, at, .. } => {
            Some((figure, at))
        }
        Event::Moved { figure, to, .. } | Event::Pushed { figure, to, .. } | Event::Walked { figure, to } => {
            Some((figure, to))
        }
        Event::Landed { held: Thing::Figure(figure), at } => Some((figure, at)),
        _ => None,
    }
}

/// The way that a movement went, from where the figure stood along the route that its player laid.
fn way(look: &Look<Pow>, heard: &Heard<Pow>, stands: &[Option<Spot>; FIGURES]) -> Option<Mark> {
    let Event::Moved { figure, to, .. } = heard.told.event else { return None };
    let Some(Answer::Route(route)) = heard.answer else { return None };
    let from = (*stands.get(usize::from(figure.0))?)?;
    let stops = route.way();
    // A fall on the way makes two movements of one route; this one begins behind the stop it left.
    let begun = stops.iter().rposition(|stretch| stretch.to == from).map_or(0, |stop| stop + 1);
    let end = stops.iter().rposition(|stretch| stretch.to == to)?;
    // Who ends where it stood has no way to show.
    let gone = stops.get(begun..=end)?;
    let body = Body { at: from, ..*look.view.state.bodies.get(usize::from(figure.0))? };
    Some(marks::path(&body, &Route::new(route.pay, gone)?))
}

/// A phase by its turn and its name.
pub(super) fn chapter(look: &Look<Pow>, event: &Event) -> String {
    let Event::PhaseBegan { turn, phase } = *event else { return String::new() };
    let phase = Printed::new(look.words, look.content).phase(phase);
    look.words.say(&Message::new("host-pow-chapter").with("turn", turn).with("phase", phase))
}

/// Whom and what an event is about.
#[derive(Default)]
struct About {
    /// Whose deed it is, if a side's.
    side: Option<Side>,
    /// Whose deed it is, if a figure's.
    figure: Option<FigureId>,
    marks: Vec<Mark>,
}

impl About {
    fn side(side: Side) -> About {
        About { side: Some(side), ..About::default() }
    }

    fn figure(figure: FigureId) -> About {
        About { figure: Some(figure), marks: vec![marks::figure(figure)], side: None }
    }

    fn and(mut self, mark: Mark) -> About {
        self.marks.push(mark);
        self
    }

    /// A figure and where it comes to stand.
    fn moved(look: &Look<Pow>, figure: FigureId, to: Spot) -> About {
        let radius = look.view.state.bodies.get(usize::from(figure.0)).map_or(0, |body| body.r);
        About::figure(figure).and(marks::place(to, radius))
    }

    fn of(look: &Look<Pow>, event: &Event) -> About {
        match *event {
            Event::BagFilled { .. } | Event::PhaseBegan { .. } | Event::Reset => About::default(),
            Event::CoinTossed { first } => About::side(first),
            Event::EdgeChosen { side, edge } => {
                About::side(side).and(marks::area(marks::zone(edge), "zone", String::new()))
            }
            Event::CounterDrawn { side, .. } | Event::FirstDecided { side } | Event::Passed { side } => {
                About::side(side)
            }
            Event::Scored { side, .. } => About::side(side),
            Event::Ended { outcome: Outcome::Won(side) } => About::side(side),
            Event::Ended { outcome: Outcome::Drawn } => About::default(),
            Event::Deployed { figure, at } => About::moved(look, figure, at),
            Event::Moved { figure, to, .. } | Event::Pushed { figure, to, .. } => {
                About::moved(look, figure, to)
            }
            Event::Walked { figure, to } => About::moved(look, figure, to),
            Event::Fell { figure, at, .. } | Event::Leapt { figure, at, .. } => {
                About::moved(look, figure, at)
            }
            Event::PowGained { figure, .. } | Event::PowLost { figure, .. } => About::figure(figure),
            Event::Paid { figure, .. } | Event::LifeRegained { figure, .. } => About::figure(figure),
            Event::PlanUsed { figure } | Event::PlanCancelled { figure } => About::figure(figure),
            Event::Activated { figure, .. } | Event::ActivationEnded { figure } => About::figure(figure),
            Event::Tested { figure, .. } | Event::TestRerolled { figure, .. } => About::figure(figure),
            Event::AttackDeclared { figure, .. } | Event::PowerUsed { figure, .. } => About::figure(figure),
            Event::Defended { figure, .. } | Event::Boosted { figure, .. } => About::figure(figure),
            Event::AttackRerolled { figure, .. } | Event::DieRerolled { figure, .. } => About::figure(figure),
            Event::Unaffected { figure, .. } | Event::Damaged { figure, .. } => About::figure(figure),
            Event::Affected { figure, .. } | Event::PushIgnored { figure } => About::figure(figure),
            Event::DefenceRaised { figure, .. } | Event::KnockedOut { figure } => About::figure(figure),
            Event::KnockedDown { figure } | Event::GotUp { figure } => About::figure(figure),
            Event::Recovered { figure } | Event::StayedOut { figure } => About::figure(figure),
            Event::Removed { figure } | Event::Dodged { figure } => About::figure(figure),
            Event::Targeted { figure, ref targets } => {
                targets.iter().fold(About::figure(figure), |about, &target| about.and(marks::thing(target)))
            }
            Event::Rolled { figure, target, .. } | Event::CriticalHit { figure, target, .. } => {
                About::figure(figure).and(marks::figure(target))
            }
            Event::Grabbed { figure, held } | Event::GrabFailed { figure, held } => {
                About::figure(figure).and(marks::thing(held))
            }
            Event::Thrown { figure, held, at } => {
                About::figure(figure).and(marks::thing(held)).and(match at {
                    ThrownAt::Thing(thing) => marks::thing(thing),
                    ThrownAt::Spot(spot) => marks::place(spot, 0),
                })
            }
            Event::Landed { held: Thing::Figure(figure), at } => About::moved(look, figure, at),
            Event::Landed { held: Thing::Piece(piece), at } => {
                About::default().and(marks::piece(piece)).and(marks::place(at, 0))
            }
            Event::SceneryDamaged { piece, .. } | Event::SceneryDestroyed { piece } => {
                About::default().and(marks::piece(piece))
            }
            Event::Controlled { figure, objective } | Event::PickedUp { figure, objective } => {
                About::figure(figure).and(marks::objective(objective))
            }
            Event::Dropped { figure, objective, .. } => {
                About::figure(figure).and(marks::objective(objective))
            }
        }
    }
}

fn dice(event: &Event) -> Option<Dice> {
    match *event {
        // The dice and what is added must beat the defence (attack.step-4-beat).
        Event::Rolled { roll, total, defence, hit, .. } => Some(Dice {
            bonus: i32::from(total) - i32::from(roll.total()),
            total: total.into(),
            needed: Some(defence.into()),
            good: Some(hit),
            ..fallen("attack", roll)
        }),
        // The dice must not exceed the value (tests.success).
        Event::Tested { roll, value, passed, .. } => {
            Some(Dice { needed: Some(value.into()), good: Some(passed), ..fallen("test", roll) })
        }
        _ => None,
    }
}

fn fallen(kind: &str, roll: Roll) -> Dice {
    Dice {
        sides: 8,
        faces: roll.into(),
        symbols: Vec::new(),
        roll: Some(kind.to_owned()),
        bonus: 0,
        total: roll.total().into(),
        needed: None,
        good: None,
    }
}

fn burst(look: &Look<Pow>, event: &Event) -> Option<Burst> {
    let (figure, text, kind) = match *event {
        Event::Damaged { figure, amount: amount @ 1.., .. } => (figure, amount.to_string(), "damage"),
        Event::LifeRegained { figure, count, .. } => (figure, format!("+{count}"), "heal"),
        Event::Rolled { target, hit: false, .. } => (target, look.words.word("host-pow-burst-miss"), "miss"),
        Event::KnockedOut { figure } => (figure, look.words.word("host-pow-burst-ko"), "ko"),
        Event::Removed { figure } => (figure, look.words.word("host-pow-burst-removed"), "ko"),
        Event::SceneryDestroyed { piece } => {
            let text = look.words.word("host-pow-burst-destroyed");
            return Some(Burst { at: marks::piece(piece), text, look: "ko".into() });
        }
        Event::SceneryDamaged { piece, amount, .. } => {
            return Some(Burst { at: marks::piece(piece), text: amount.to_string(), look: "damage".into() });
        }
        _ => return None,
    };
    Some(Burst { at: marks::figure(figure), text, look: kind.into() })
}

/// How the game ended.
pub(super) fn ending(look: &Look<Pow>, teller: &Teller) -> String {
    let state = &look.view.state;
    let (message, first) = match state.outcome {
        Some(Outcome::Won(side)) => {
            (Message::new("host-pow-ending-won").with("team", teller.team(side)), side)
        }
        Some(Outcome::Drawn) | None => (Message::new("host-pow-ending-drawn"), Side::A),
    };
    // The winner's points come first.
    let points = message.with("a", state.points[first]).with("b", state.points[first.other()]);
    look.words.say(&points)
}

/// Where the game stands, in a line.
pub(super) fn standing(look: &Look<Pow>) -> String {
    let scene = look.scene();
    let state = scene.state;
    if state.turn == 0 {
        return Printed::new(look.words, look.content).phase(state.phase);
    }
    let message = Message::new("host-pow-standing")
        .with("turn", state.turn)
        .with("turns", scene.mission().turns)
        .with("a", state.points[Side::A])
        .with("b", state.points[Side::B]);
    look.words.say(&message)
}
