//! What a line says to a question, and what silence means.

use pow::Pow;
use pow::ask::{
    Act, Activate, Answer, Ask, Boost, Critical, Defend, Deployed, How, May, Reroll, Route, Stretch, Thing,
    ThrownAt, UsePower, Whom, Whose,
};
use pow::card::{Ability, Use};
use pow::state::{FigureId, Phase, Reading as _};
use space::{Body, Disc, Spot, Turn};
use table::{Pending, Scene};

use super::line::{Aim, Call, Deed, Line, Point, Target};
use super::words::about;
use scenario::{Reply, Silence};

/// Higher than anything on a table.
const SKY: i32 = 200_000;

/// What a line says to a question.
pub fn reply(scene: Scene<Pow>, line: &Line, pending: &Pending<Ask, Answer>, said: usize) -> Reply<Answer> {
    let ask = &pending.ask;
    match line {
        Line::Side(side, call) if ask.side() == *side => called(*call, ask),
        Line::Side(..) => Reply::Not,
        Line::Figure(figure, deed) if ask.side() == scene.state.figure(*figure).side => {
            done(scene, *figure, deed, ask)
        }
        Line::Figure(..) => Reply::Not,
        Line::TurnEnds => turn_ends(scene, pending, said),
    }
}

fn called(call: Call, ask: &Ask) -> Reply<Answer> {
    match (call, ask) {
        (Call::Pass, Ask::Activate { .. }) => last(Activate::Pass),
        (Call::Edge(edge), Ask::Edge { .. }) => last(edge),
        (Call::First(side), Ask::First { .. }) | (Call::Counter(side), Ask::Counter { .. }) => {
            last(Whose(side))
        }
        _ => Reply::Not,
    }
}

fn last(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Last(vec![answer.into()])
}

fn say(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Say(vec![answer.into()])
}

/// Whoever acts has to be activated first, whatever it does.
fn done(scene: Scene<Pow>, figure: FigureId, deed: &Deed, ask: &Ask) -> Reply<Answer> {
    match *ask {
        Ask::Deploy { .. } => match deed {
            Deed::Deploy(at) => last(Deployed { figure, at: stand(scene, figure, *at) }),
            _ => Reply::Not,
        },
        Ask::Activate { .. } => match deed {
            Deed::Activate => last(Activate::Figure(figure)),
            deed if is_act(scene, figure, deed) => say(Activate::Figure(figure)),
            _ => Reply::Not,
        },
        Ask::Follow { .. } => match deed {
            Deed::Activate => last(Whom::Figure(figure)),
            Deed::FollowNobody => last(Whom::Nobody),
            _ => Reply::Not,
        },
        Ask::NextTest { .. } if *deed == Deed::TestNext => last(Whom::Figure(figure)),
        Ask::React { .. } => match deed {
            Deed::Use { power, .. } if is_reactive(scene, figure, *power) => {
                last(UsePower::Power { figure, power: *power })
            }
            Deed::UseNoPower => last(UsePower::None),
            _ => Reply::Not,
        },
        _ if about(ask) == Some(figure) => about_itself(scene, figure, deed, ask),
        _ => Reply::Not,
    }
}

fn is_reactive(scene: Scene<Pow>, figure: FigureId, power: u8) -> bool {
    let power = scene.card(figure).powers.get(usize::from(power));
    power.is_some_and(|power| matches!(power.when, Use::Reactive(_)))
}

/// Whether a deed is one that a figure is activated for.
fn is_act(scene: Scene<Pow>, figure: FigureId, deed: &Deed) -> bool {
    match deed {
        Deed::Use { power, .. } => !is_reactive(scene, figure, *power),
        Deed::End | Deed::Recover(_) | Deed::Act(_) | Deed::Attack { .. } | Deed::Move { .. } => true,
        Deed::Grab { .. } | Deed::Leap(_) => true,
        _ => false,
    }
}

/// A question about the very figure that the line is about.
fn about_itself(scene: Scene<Pow>, figure: FigureId, deed: &Deed, ask: &Ask) -> Reply<Answer> {
    match (deed, *ask) {
        (Deed::Recover(may), Ask::Recover { .. }) => last(*may),
        (deed, Ask::Act { .. }) => act(deed),
        (Deed::Attack { at, .. } | Deed::Aim(at), Ask::Target { .. }) => match at {
            Aim::At(thing) => last(*thing),
            Aim::Way(_) => Reply::Not,
        },
        (Deed::Attack { at, .. } | Deed::Aim(at), Ask::Aim { .. }) => match at {
            Aim::Way(way) => last(*way),
            Aim::At(thing) => toward(scene, figure, *thing).map_or(Reply::Not, last),
        },
        (Deed::Move { pay, way }, Ask::Route { .. }) => Reply::Last(routes(scene, figure, *pay, way)),
        (Deed::Grab { what, at }, Ask::Grab { .. }) => match at {
            Some(_) => say(*what),
            None => last(*what),
        },
        (Deed::Grab { at: Some(at), .. } | Deed::Throw(at), Ask::Throw { .. }) => last(thrown_at(scene, *at)),
        (Deed::Leap(to), Ask::Leap { .. }) => {
            let below = scene.state.body(figure).at.z - space::SLACK - 1;
            let z = to.z.unwrap_or_else(|| surface(scene, to.at, scene.state.body(figure).r, below));
            last(Answer::Place(to.at.at(z)))
        }
        (Deed::Use { on: Some(other), .. } | Deed::Choose(other), Ask::PowerTarget { .. }) => {
            last(Whom::Figure(*other))
        }
        (Deed::WalkOther { moved, to }, Ask::PowerWalk { moved: asked, .. }) if *moved == asked => {
            let body = *scene.state.body(asked);
            last(Answer::Place(walked(scene, asked, &body, *to)))
        }
        (Deed::Defend(defend), Ask::Defend { .. }) => last(*defend),
        (Deed::Boost(boost), Ask::Boost { .. }) => last(*boost),
        (Deed::Reroll(reroll), Ask::RerollAttack { .. }) => last(*reroll),
        (Deed::Reroll(Reroll::All), Ask::RerollTest { .. }) => last(May::Yes),
        (Deed::Reroll(Reroll::No), Ask::RerollTest { .. }) => last(May::No),
        (Deed::Critical(critical), Ask::Critical { .. }) => last(*critical),
        (Deed::Push(may), Ask::BrutalPush { .. }) | (Deed::Dodge(may), Ask::Dodge { .. }) => last(*may),
        (Deed::UsePlan(may), Ask::PerfectPlan { .. }) | (Deed::CancelPlan(may), Ask::CancelPlan { .. }) => {
            last(*may)
        }
        _ => Reply::Not,
    }
}

/// What a deed is as an act of an activation.
fn act(deed: &Deed) -> Reply<Answer> {
    match deed {
        Deed::End => last(Act::End),
        Deed::Act(act) => last(*act),
        Deed::Attack { attack, .. } => say(Act::Attack(*attack)),
        Deed::Move { .. } => say(Act::Move),
        Deed::Grab { .. } => say(Act::Grab),
        Deed::Leap(_) => say(Act::Leap),
        Deed::Use { power, on: None } => last(Act::Power(*power)),
        Deed::Use { power, on: Some(_) } => say(Act::Power(*power)),
        _ => Reply::Not,
    }
}

/// The direction from the middle of one figure to that of another, or to the middle of a piece.
fn toward(scene: Scene<Pow>, from: FigureId, to: Thing) -> Option<Turn> {
    let to = match to {
        Thing::Figure(to) => scene.state.middle(to),
        Thing::Piece(piece) => scene.state.block(piece).foot.middle(),
    };
    Turn::of(to - scene.state.middle(from))
}

fn thrown_at(scene: Scene<Pow>, at: Target) -> Answer {
    Answer::Throw(match at {
        Target::Thing(thing) => ThrownAt::Thing(thing),
        Target::Point(Point { at, z }) => {
            ThrownAt::Spot(at.at(z.unwrap_or_else(|| surface(scene, at, 0, SKY))))
        }
    })
}

/// The highest surface below a height.
fn surface(scene: Scene<Pow>, at: space::P, radius: i32, below: i32) -> i32 {
    space::surface_below(&scene.state.field(), &Disc::new(at, radius), below).1
}

/// Where a figure stands at a point.
fn stand(scene: Scene<Pow>, figure: FigureId, Point { at, z }: Point) -> Spot {
    at.at(z.unwrap_or_else(|| surface(scene, at, scene.state.body(figure).r, SKY)))
}

/// Where a walk to a point leads; a walk that is blocked is left to the rules.
fn walked(scene: Scene<Pow>, figure: FigureId, body: &Body, Point { at, z }: Point) -> Spot {
    if let Some(z) = z {
        return at.at(z);
    }
    let step = scene.card(figure).height / 2;
    let walk = space::walk(&scene.state.field_without(figure), body, at, step);
    walk.map_or(at.at(body.at.z), |cost| cost.end)
}

/// The route at the given price, or at each price from the cheapest on.
fn routes(scene: Scene<Pow>, figure: FigureId, pay: Option<u8>, way: &[(Option<How>, Point)]) -> Vec<Answer> {
    let usual = if scene.has(figure, Ability::Fly) { How::Fly } else { How::Walk };
    let mut body = *scene.state.body(figure);
    let mut stretches = Vec::with_capacity(way.len());
    for &(how, point) in way {
        let how = how.unwrap_or(usual);
        let to = match how {
            How::Walk => walked(scene, figure, &body, point),
            How::Climb | How::Jump | How::Fly => stand(scene, figure, point),
        };
        body = body.moved(to);
        stretches.push(Stretch { how, to });
    }
    let speeds = scene.card(figure).speed.len() as u8;
    let prices = pay.map_or(1..=speeds, |pay| pay..=pay);
    prices.filter_map(|pay| Route::new(pay, &stretches)).map(Answer::Route).collect()
}

/// Everybody who is left is activated and does nothing, until the turn is over.
fn turn_ends(scene: Scene<Pow>, pending: &Pending<Ask, Answer>, said: usize) -> Reply<Answer> {
    match pending.ask {
        Ask::Activate { side } => {
            let mut left = scene.state.team(side).filter(|&id| !scene.state.figure(id).activated);
            left.next().map_or(Reply::Not, |figure| say(Activate::Figure(figure)))
        }
        Ask::Act { .. } => say(Act::End),
        Ask::Recover { .. } => say(May::No),
        Ask::PerfectPlan { .. } | Ask::First { .. } if said > 0 => Reply::Over,
        _ => Reply::Not,
    }
}

/// What it means that nobody answers a question.
pub fn silence(scene: Scene<Pow>, pending: &Pending<Ask, Answer>, next: Option<&Line>) -> Silence<Answer> {
    let pass = |answer: Answer| Silence::Pass(answer);
    match pending.ask {
        Ask::PerfectPlan { .. } | Ask::CancelPlan { .. } | Ask::RerollTest { .. } => pass(May::No.into()),
        Ask::Dodge { .. } | Ask::BrutalPush { .. } => pass(May::No.into()),
        Ask::React { .. } => pass(UsePower::None.into()),
        Ask::Defend { .. } => pass(Defend::No.into()),
        Ask::Boost { .. } => pass(Boost::No.into()),
        Ask::RerollAttack { .. } => pass(Reroll::No.into()),
        Ask::Critical { .. } => pass(Critical::Damage.into()),
        Ask::NextTest { .. } => pending.options.first().map_or(Silence::Speak, |first| Silence::Pass(*first)),
        Ask::Follow { .. } if pending.options.contains(&Whom::Nobody.into()) => pass(Whom::Nobody.into()),
        Ask::First { side } => Silence::GoOn(Whose(side).into()),
        // A figure that the next line does not speak of has done all it does.
        Ask::Act { figure, .. } if next.is_some_and(|line| !speaks_of(scene, line, figure)) => {
            Silence::GoOn(Act::End.into())
        }
        _ => Silence::Speak,
    }
}

/// Whether a line goes on with the activation of a figure.
fn speaks_of(scene: Scene<Pow>, line: &Line, acting: FigureId) -> bool {
    match line {
        Line::Figure(figure, _) if *figure == acting => true,
        // Who does not act, but answers, answers something that the acting figure is about to do.
        Line::Figure(figure, deed) => !(is_act(scene, *figure, deed) || *deed == Deed::Activate),
        Line::Side(side, call) => {
            !(*call == Call::Pass && *side != scene.state.figure(acting).side)
                && scene.state.phase == Phase::Action
        }
        Line::TurnEnds => true,
    }
}
