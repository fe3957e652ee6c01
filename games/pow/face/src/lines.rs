//! What happened, as lines of the log.

use host::{Line, Log, Logged, Reader};
use pow::Pow;
use pow::ask::{Answer, Route, Thing, ThrownAt};
use pow::dice::Roll;
use pow::event::Event;
use pow::state::{FIGURES, FigureId, Outcome, Phase, Side, State};
use space::{Body, Spot};
use table::{Seat, Told};
use wire::table::{Burst, Dice, Mark};
use words::Message;

use crate::voice::{self, Printed, Teller};
use crate::{PowFace, marks};

impl Log<Pow> for PowFace {
    /// Events before the `from`-th are looked at for where the figures stood.
    fn lines(&self, reader: &Reader<Pow>, logged: &[Logged<Pow>], from: usize) -> Vec<Line> {
        let teller = voice::teller(reader);
        let mut stands: [Option<Spot>; FIGURES] = [None; FIGURES];
        let mut lines = Vec::with_capacity(logged.len() - from);
        for (index, logged) in logged.iter().enumerate() {
            if index >= from {
                let mut line = line(reader, &teller, &logged.told);
                line.marks.extend(way(reader, logged, &stands));
                lines.push(line);
            }
            if let Some((figure, at)) = moved(&logged.told.event)
                && let Some(stands) = stands.get_mut(usize::from(figure.0))
            {
                *stands = Some(at);
            }
        }
        lines
    }

    /// A phase by its turn and its name.
    fn chapter(&self, reader: &Reader<Pow>, event: &Event) -> String {
        let Event::PhaseBegan { turn, phase } = *event else { return String::new() };
        let phase = Printed::new(reader.words, reader.content).phase(phase);
        reader.words.say(&Message::new("pow-chapter").with("turn", turn).with("phase", phase))
    }

    fn heading(&self, event: &Event) -> Option<u8> {
        match event {
            // A turn begins with its power phase.
            Event::PhaseBegan { phase: Phase::Power, .. } => Some(1),
            Event::PhaseBegan { .. } => Some(2),
            _ => None,
        }
    }

    fn turn_begins(&self, event: &Event) -> bool {
        matches!(event, Event::Activated { .. })
    }

    fn units(&self, _state: &State, event: &Event) -> Vec<Seat> {
        match event {
            Event::PhaseBegan { phase: Phase::Power, .. } => Side::BOTH.map(Side::seat).into(),
            _ => Vec::new(),
        }
    }

    fn scored(&self, _state: &State, event: &Event) -> Vec<(Seat, f32)> {
        match event {
            Event::Scored { side, total, .. } => vec![(side.seat(), f32::from(*total))],
            _ => Vec::new(),
        }
    }

    fn scores(&self, state: &State) -> Vec<f32> {
        Side::BOTH.map(|side| f32::from(state.points[side])).into()
    }
}

fn line(reader: &Reader<Pow>, teller: &Teller, told: &Told<Event>) -> Line {
    let about = About::of(reader, &told.event);
    let of_figure = |id: FigureId| Some(reader.state.figures.get(usize::from(id.0))?.side);
    let side = about.side.or_else(|| about.figure.and_then(of_figure));
    Line {
        text: teller.event(told),
        seat: side.map(Side::seat),
        marks: about.marks,
        dice: dice(&told.event),
        burst: burst(reader, &told.event),
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
fn way(reader: &Reader<Pow>, logged: &Logged<Pow>, stands: &[Option<Spot>; FIGURES]) -> Option<Mark> {
    let Event::Moved { figure, to, .. } = logged.told.event else { return None };
    let Some(Answer::Route(route)) = logged.answer else { return None };
    let from = (*stands.get(usize::from(figure.0))?)?;
    let stops = route.way();
    // A fall on the way makes two movements of one route; this one begins behind the stop it left.
    let begun = stops.iter().rposition(|stretch| stretch.to == from).map_or(0, |stop| stop + 1);
    let end = stops.iter().rposition(|stretch| stretch.to == to)?;
    // Who ends where it stood has no way to show.
    let gone = stops.get(begun..=end)?;
    let body = Body { at: from, ..*reader.state.bodies.get(usize::from(figure.0))? };
    Some(marks::path(&body, &Route::new(route.pay, gone)?))
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
    fn moved(reader: &Reader<Pow>, figure: FigureId, to: Spot) -> About {
        let radius = reader.state.bodies.get(usize::from(figure.0)).map_or(0, |body| body.r);
        About::figure(figure).and(marks::place(to, radius))
    }

    fn of(reader: &Reader<Pow>, event: &Event) -> About {
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
            Event::Deployed { figure, at } => About::moved(reader, figure, at),
            Event::Moved { figure, to, .. } | Event::Pushed { figure, to, .. } => {
                About::moved(reader, figure, to)
            }
            Event::Walked { figure, to } => About::moved(reader, figure, to),
            Event::Fell { figure, at, .. } | Event::Leapt { figure, at, .. } => {
                About::moved(reader, figure, at)
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
            Event::Landed { held: Thing::Figure(figure), at } => About::moved(reader, figure, at),
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

fn burst(reader: &Reader<Pow>, event: &Event) -> Option<Burst> {
    let (figure, text, kind) = match *event {
        Event::Damaged { figure, amount: amount @ 1.., .. } => (figure, amount.to_string(), "damage"),
        Event::LifeRegained { figure, count, .. } => (figure, format!("+{count}"), "heal"),
        Event::Rolled { target, hit: false, .. } => (target, reader.words.word("pow-burst-miss"), "miss"),
        Event::KnockedOut { figure } => (figure, reader.words.word("pow-burst-ko"), "ko"),
        Event::Removed { figure } => (figure, reader.words.word("pow-burst-removed"), "ko"),
        Event::SceneryDestroyed { piece } => {
            let text = reader.words.word("pow-burst-destroyed");
            return Some(Burst { at: marks::piece(piece), text, look: "ko".into() });
        }
        Event::SceneryDamaged { piece, amount, .. } => {
            return Some(Burst { at: marks::piece(piece), text: amount.to_string(), look: "damage".into() });
        }
        _ => return None,
    };
    Some(Burst { at: marks::figure(figure), text, look: kind.into() })
}
