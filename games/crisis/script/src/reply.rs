//! What a line says to a question, and what silence means.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Amount, Answer, Ask, Choice, Deployed, Effect, May, Spot, Thing};
use crisis::attack::{Attack, Weapon};
use crisis::card::ability::{Kind, Tool};
use crisis::dice::Faces;
use crisis::effect::Source;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{Battleground as _, FigureId, Reading as _, Side, State};
use crisis::tactics::TacticCard;
use space::{Outline as _, P, Pose, Turn};
use table::{Pending, Scene};

use super::line::{Aim, Deed, Heading, How, Line, More, Move, Who};
use super::names;
use scenario::{Reply, Silence, Since};

/// What a line says to a question.
pub fn reply(
    scene: Scene<Crisis>,
    line: &Line,
    pending: &Pending<Ask, Answer>,
    since: Since<Crisis>,
) -> Reply<Answer> {
    match line {
        Line::RoundEnds => round_ends(scene, pending, since.state),
        Line::Done(who, deed) => Speaker { scene, who: *who, pending, before: since.state }.reply(deed),
    }
}

fn last(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Last(vec![answer.into()])
}

fn say(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Say(vec![answer.into()])
}

/// Says something, and something more later if there is more to say.
fn say_or_last(answer: impl Into<Answer>, more: bool) -> Reply<Answer> {
    if more { say(answer) } else { last(answer) }
}

/// Everybody who is left is activated and does nothing, until the next round.
fn round_ends(scene: Scene<Crisis>, pending: &Pending<Ask, Answer>, before: &State) -> Reply<Answer> {
    let Ask::Act { figure, .. } = pending.ask else { return Reply::Not };
    if scene.state.round > before.round {
        return Reply::Over;
    }
    let activates = |option: &&Answer| matches!(option, Answer::Act(Act::Activate(_)));
    match (figure, pending.options.iter().find(activates)) {
        (Some(_), _) => say(Act::EndActivation),
        (None, Some(activate)) => Reply::Say(vec![*activate]),
        (None, None) => say(Act::EndTurn),
    }
}

/// A line being said.
struct Speaker<'a> {
    scene: Scene<'a, Crisis>,
    who: Who,
    pending: &'a Pending<Ask, Answer>,
    /// The game as it stood when the line's turn came.
    before: &'a State,
}

impl Speaker<'_> {
    fn reply(&self, deed: &Deed) -> Reply<Answer> {
        let ask = &self.pending.ask;
        let mine = ask.side() == self.who.side;
        // Who is moved may be moved by the other player: such a line speaks of the one who moves.
        if let (Deed::Move(how), Ask::Advance { figure, .. }) = (deed, ask)
            && self.who.figure == Some(*figure)
        {
            return Reply::Last(self.advances(*how));
        }
        if self.is_over(deed) {
            return Reply::Over;
        }
        if !mine {
            return Reply::Not;
        }
        if let Ask::Act { figure, .. } = *ask {
            return self.act(figure, deed);
        }
        match (deed, *ask) {
            (Deed::Attack { with, at, option }, _) => self.attack(with.as_deref(), *at, *option),
            (Deed::Aim(aim), Ask::Target { .. } | Ask::Beam { .. }) => self.aim(*aim),
            (Deed::Use { effect, more }, _) => self.uses(effect, more),
            (Deed::Play { card, more }, _) => self.plays(*card, more),
            (Deed::UseNothing, Ask::Effect { .. }) => last(Effect::Pass),
            (Deed::Shake(Some(condition)) | Deed::Remove(condition), Ask::Condition { figure, .. })
                if self.who.figure.is_none_or(|who| who == figure) =>
            {
                last(*condition)
            }
            (Deed::Shake(Some(_)), _) if self.acted() => Reply::Over,
            (Deed::Choose(thing), Ask::Thing { .. } | Ask::Target { .. } | Ask::PlayedBy { .. }) => {
                last(*thing)
            }
            (Deed::Option(option), Ask::Option { .. }) => last(Choice(*option)),
            (Deed::Pay(amount), Ask::Amount { .. }) => last(Amount(*amount)),
            (Deed::Dice(dice), Ask::Dice { .. }) => last(*dice),
            (Deed::Change { dice, to }, Ask::Dice { .. }) if *dice != Faces::NONE => {
                say_or_last(*dice, to.is_some())
            }
            (Deed::Change { to: Some(to), .. }, Ask::Face { .. }) => last(*to),
            (Deed::Agree(true), Ask::Battlefield { .. }) => last(LayoutPick::Agree),
            (Deed::Propose(layout), Ask::Battlefield { .. }) => last(LayoutPick::Instead(*layout)),
            (Deed::Lay(lies), Ask::OnTerrain { .. }) => last(*lies),
            (Deed::Agree(yes), Ask::May { .. } | Ask::OtherTarget { .. }) => {
                last(if *yes { May::Yes } else { May::No })
            }
            (Deed::JoinIn(yes), Ask::JoinIn { figure, .. }) if self.who.figure == Some(figure) => {
                last(if *yes { May::Yes } else { May::No })
            }
            (Deed::Send { what, .. }, Ask::Thing { .. }) => say(*what),
            (Deed::Send { what, toward }, Ask::Way { figure, .. }) => self.sends(*what, *toward, figure),
            (Deed::Place(whom, at), Ask::Place { figure, .. }) if *whom == figure => last(Spot(*at)),
            (Deed::PlaceToken(what, at), Ask::Token { token, .. }) if *what == token => last(Spot(*at)),
            (Deed::Deploy(at), Ask::Deploy { .. } | Ask::DeployGrunts { .. }) => match self.who.figure {
                Some(figure) => last(Deployed { figure, at: *at }),
                None => Reply::Not,
            },
            (Deed::Draw(kind), Ask::CrisisType { .. }) => last(*kind),
            (Deed::Threat(kind), Ask::Threat { .. }) => last(ThreatPick(*kind)),
            (Deed::Edge(edge), Ask::Edge { .. }) => last(EdgePick(*edge)),
            (Deed::Pick(character), Ask::Squad { .. }) => {
                let roster = &self.scene.state.squads[self.who.side].roster;
                let place = (0..).zip(roster).find(|(_, (known, _))| known == character);
                // One that is not in the roster is for the rules to refuse.
                last(SquadPick::Add(place.map_or(u8::MAX, |(place, _)| place)))
            }
            (Deed::Ready, Ask::Squad { .. }) => last(SquadPick::Done),
            (Deed::Ready, Ask::Tactics { .. }) => last(TacticPick::Done),
            (Deed::Declare(list), Ask::Affiliation { .. }) => last(AffiliationPick(*list)),
            (Deed::Take(card), Ask::Tactics { .. }) => last(TacticPick::Add(*card)),
            (Deed::Take(card), Ask::AddTactic { .. }) => last(TacticCard(*card)),
            (Deed::Lead(leader), Ask::Leader { .. }) => last(LeaderPick(*leader)),
            (Deed::Order(crisis), Ask::Order { .. }) => self.orders(*crisis),
            _ => Reply::Not,
        }
    }

    /// Whether nobody had to be asked for the rest of a line: there was one attack, one target, one who could play.
    fn is_over(&self, deed: &Deed) -> bool {
        let asked = !matches!(
            self.pending.ask,
            Ask::Attack { .. } | Ask::Target { .. } | Ask::Beam { .. } | Ask::Option { .. } | Ask::Act { .. }
        );
        match deed {
            Deed::Attack { at, .. } => {
                // An attack that was being made before is not the one that the line is about.
                let begun = self.acted() || self.scene.state.attacks.len() > self.before.attacks.len();
                let own = |attack: &&Attack| begun && Some(attack.attacker) == self.who.figure;
                let running = self.scene.state.attacks.last().filter(own);
                let aimed = |attack: &Attack| match at {
                    Some(Aim::At(target)) => attack.target == *target,
                    Some(Aim::Way(_)) => false,
                    None => true,
                };
                asked && running.is_some_and(aimed)
            }
            Deed::Play { card, more } => {
                let was_there = self.before.squads[self.who.side].tactics.contains(card);
                *more == More::default() && was_there && !self.holds(*card)
            }
            _ => false,
        }
    }

    /// What a deed is as an act of a turn.
    fn act(&self, active: Option<FigureId>, deed: &Deed) -> Reply<Answer> {
        match (deed, active) {
            (Deed::Play { card, more }, _) if self.holds(*card) => {
                say_or_last(Act::Tactic(*card), self.may_be_asked_more(more))
            }
            (Deed::Play { .. }, _) => Reply::Over,
            (Deed::Pass, None) => last(Act::EndTurn),
            (Deed::EndTurn, None) => last(Act::EndTurn),
            (Deed::EndTurn, Some(_)) => say(Act::EndActivation),
            (Deed::Activate, None) => match self.who.figure {
                Some(figure) => last(Act::Activate(figure)),
                None => Reply::Not,
            },
            (deed, None) => match self.who.figure {
                Some(figure) if is_act(self.scene, figure, deed) && !self.turn_is_used() => {
                    say(Act::Activate(figure))
                }
                _ => Reply::Not,
            },
            (deed, Some(active)) if self.who.figure == Some(active) => self.acts(active, deed),
            _ => Reply::Not,
        }
    }

    /// What the active character does.
    fn acts(&self, active: FigureId, deed: &Deed) -> Reply<Answer> {
        match deed {
            Deed::End => last(Act::EndActivation),
            Deed::WillMove => last(Act::Move),
            Deed::WillAttack => last(Act::Attack),
            Deed::Move(Move::To { how, .. } | Move::Laid { how, .. }) if *how != How::Granted => {
                say(Act::Move)
            }
            Deed::Attack { .. } if self.acted() => Reply::Over,
            Deed::Attack { .. } => say(Act::Attack),
            Deed::Shake(_) if self.acted() => Reply::Over,
            Deed::Shake(condition) => say_or_last(Act::Shake, condition.is_some()),
            Deed::Interact(token) => last(Act::Interact(*token)),
            Deed::Use { effect, more } => {
                let powers =
                    || self.scene.superpowers(active).filter(|(_, power)| power.kind.value == Kind::Active);
                let exact = powers().find(|(_, power)| power.id.as_str() == effect);
                match exact.or_else(|| powers().find(|(_, it)| names::is_called(it.id.as_str(), effect))) {
                    Some((place, _)) => say_or_last(Act::Power(place), *more != More::default()),
                    None => Reply::Not,
                }
            }
            _ => Reply::Not,
        }
    }

    /// Whether somebody was activated in this turn.
    fn turn_is_used(&self) -> bool {
        self.scene.state.go.is_some_and(|go| go.activated)
    }

    /// Whether the character has performed an action since the line's turn came.
    fn acted(&self) -> bool {
        let performed = |state: &State| {
            let own = state.activation.filter(|activation| Some(activation.figure) == self.who.figure);
            own.map_or(0, |activation| activation.performed)
        };
        performed(self.scene.state) > performed(self.before)
    }

    fn holds(&self, card: u16) -> bool {
        self.scene.state.squads[self.who.side].tactics.contains(&card)
    }

    /// Who plays a card is asked where several could.
    fn may_be_asked_more(&self, more: &More) -> bool {
        *more != More::default() || self.who.figure.is_some()
    }

    fn attack(&self, with: Option<&str>, at: Option<Aim>, option: Option<u8>) -> Reply<Answer> {
        let Some(figure) = self.who.figure else { return Reply::Not };
        let running = self.scene.state.attacks.last().filter(|attack| attack.attacker == figure);
        match (self.pending.ask, option, at) {
            (Ask::Attack { figure: asked, .. }, ..) if asked == figure => {
                let place = with.and_then(|word| names::attack(self.scene, figure, word));
                match place {
                    Some(place) => say_or_last(Weapon::Printed(place), at.is_some() || option.is_some()),
                    None => Reply::Not,
                }
            }
            (Ask::Option { .. }, Some(option), _) if running.is_some() => {
                say_or_last(Choice(option), at.is_some())
            }
            (Ask::Target { figure: asked, .. } | Ask::Beam { figure: asked, .. }, _, Some(aim))
                if asked == figure =>
            {
                self.aim(aim)
            }
            _ => Reply::Not,
        }
    }

    fn aim(&self, aim: Aim) -> Reply<Answer> {
        match (self.pending.ask, aim) {
            (Ask::Target { .. }, Aim::At(target)) => last(Thing::Figure(target)),
            (Ask::Beam { .. }, Aim::Way(turn)) => last(turn),
            (Ask::Beam { figure, .. }, Aim::At(target)) => {
                let [from, to] = [figure, target].map(|id| self.scene.state.figure(id).at);
                Turn::of(to - from).map_or(Reply::Not, last)
            }
            _ => Reply::Not,
        }
    }

    fn uses(&self, effect: &str, more: &More) -> Reply<Answer> {
        match self.pending.ask {
            Ask::Effect { .. } => {
                let forbidden = self.pending.forbidden.iter().map(|(answer, _)| answer);
                let all = || self.pending.options.iter().chain(forbidden.clone());
                let named = |answer: &&Answer, exact: bool| match answer {
                    Answer::Effect(Effect::Use(source)) => {
                        let name = names::effect_name(self.scene, *source);
                        let fits = if exact { name == effect } else { names::is_called(&name, effect) };
                        fits && self.owns(*source)
                    }
                    _ => false,
                };
                let found = all().find(|answer| named(answer, true)).or(all().find(|it| named(it, false)));
                match found {
                    Some(answer) if *more == More::default() => Reply::Last(vec![*answer]),
                    Some(answer) => Reply::Say(vec![*answer]),
                    None => Reply::Not,
                }
            }
            _ => self.tells(more).unwrap_or(Reply::Not),
        }
    }

    /// Whether an effect is that of the one who is said to use it.
    fn owns(&self, source: Source) -> bool {
        let owner = names::effect_owner(self.scene.state, source);
        owner.is_none() || self.who.figure.is_none() || owner == self.who.figure || {
            // A leadership is the whole squad's: whoever profits may be said to use it.
            let leader = owner.filter(|owner| self.scene.state.squads[self.who.side].leader == Some(*owner));
            leader.is_some()
        }
    }

    /// How much, which option, on what: what an effect is told once it is used.
    fn tells(&self, more: &More) -> Option<Reply<Answer>> {
        match self.pending.ask {
            Ask::Amount { .. } => {
                let left = more.option.is_some() || more.on.is_some();
                more.amount.map(|amount| say_or_last(Amount(amount), left))
            }
            Ask::Option { .. } => more.option.map(|option| say_or_last(Choice(option), more.on.is_some())),
            Ask::Thing { .. } | Ask::PlayedBy { with: Some(_), .. } => more.on.map(last),
            _ => None,
        }
    }

    fn plays(&self, card: u16, more: &More) -> Reply<Answer> {
        let source = Source::Tactic { side: self.who.side, card };
        let told = self.tells(more);
        match self.pending.ask {
            Ask::Effect { .. } if self.holds(card) => {
                let forbidden = self.pending.forbidden.iter().map(|(answer, _)| answer);
                let use_it = Answer::Effect(Effect::Use(source));
                match self.pending.options.iter().chain(forbidden).find(|answer| **answer == use_it) {
                    Some(_) => say_or_last(use_it, self.may_be_asked_more(more)),
                    None => Reply::Not,
                }
            }
            Ask::PlayedBy { card: asked, with: None, .. } if asked == card => match self.who.figure {
                Some(figure) => say_or_last(Thing::Figure(figure), self.may_be_asked_more(more)),
                None => Reply::Not,
            },
            _ if self.holds(card) => Reply::Not,
            _ => match told {
                Some(told) => told,
                None => Reply::Not,
            },
        }
    }

    fn orders(&self, crisis: u16) -> Reply<Answer> {
        let is = |answer: &&Answer| match answer {
            Answer::Order(Source::Crisis { card, .. }) => {
                self.scene.state.mission[*card as usize] == Some(crisis)
            }
            _ => false,
        };
        self.pending.options.iter().find(is).map_or(Reply::Not, |answer| Reply::Last(vec![*answer]))
    }

    fn sends(&self, what: Thing, toward: Heading, asked: FigureId) -> Reply<Answer> {
        let fits = match what {
            Thing::Figure(figure) => figure == asked,
            // Terrain flies from whoever throws it.
            Thing::Piece(_) => true,
            Thing::Token(_) => false,
        };
        let from = self.scene.state.figure(asked).at;
        let turn = match toward {
            Heading::Turn(turn) => Some(turn),
            Heading::Toward(thing) => Turn::of(self.middle(thing) - from),
            Heading::AwayFrom(thing) => Turn::of(from - self.middle(thing)),
        };
        turn.filter(|_| fits).map_or(Reply::Not, last)
    }

    fn middle(&self, thing: Thing) -> P {
        match thing {
            Thing::Figure(figure) => self.scene.state.figure(figure).at,
            Thing::Token(token) => self.scene.state.token(token).at,
            Thing::Piece(piece) => {
                let bounds = self.scene.piece(piece).outline.bounds();
                P::new((bounds.lo.x + bounds.hi.x) / 2, (bounds.lo.y + bounds.hi.y) / 2)
            }
        }
    }

    /// The tool laid so that it leads to a place; else straight at it, for the rules to refuse.
    fn advances(&self, how: Move) -> Vec<Answer> {
        let Ask::Advance { side, figure, tool, wedge, climb } = self.pending.ask else { return Vec::new() };
        match how {
            Move::Stay => vec![Advance::Stay.into()],
            Move::Laid { how, tool, pose, at } => {
                vec![Advance::Along { tool, pose, to: at, climb: how == How::Climb }.into()]
            }
            Move::To { how, at } => {
                let from = self.scene.state.figure(figure).at;
                let way = Turn::of(at - from).unwrap_or_default();
                let straight = Pose { way, bend: 0 };
                if how == How::Climb {
                    return vec![
                        Advance::Along { tool: Tool::Short, pose: straight, to: at, climb: true }.into(),
                    ];
                }
                let climb = if climb { Climb::Allowed } else { Climb::Barred };
                let question = LayTool { side, figure, tool, wedge, climb };
                let found = question.find(self.scene, at);
                let walks = |answer: &Advance| matches!(answer, Advance::Along { climb: false, .. });
                let found = found.filter(walks).map(Answer::from);
                found
                    .into_iter()
                    .chain([Advance::Along { tool, pose: straight, to: at, climb: false }.into()])
                    .collect()
            }
        }
    }
}

/// Whether a deed is one that a character is activated for.
fn is_act(scene: Scene<Crisis>, figure: FigureId, deed: &Deed) -> bool {
    match deed {
        Deed::Use { effect, .. } => scene.character(figure).forms.iter().any(|form| {
            form.superpowers
                .iter()
                .any(|power| power.kind.value == Kind::Active && names::is_called(power.id.as_str(), effect))
        }),
        Deed::Move(Move::To { how, .. } | Move::Laid { how, .. }) => *how != How::Granted,
        Deed::Activate | Deed::End | Deed::WillMove | Deed::WillAttack => true,
        Deed::Shake(_) | Deed::Interact(_) | Deed::Attack { .. } => true,
        _ => false,
    }
}

/// What it means that nobody answers a question.
pub fn silence(scene: Scene<Crisis>, pending: &Pending<Ask, Answer>, next: Option<&Line>) -> Silence<Answer> {
    let pass = |answer: Answer| Silence::Pass(answer);
    let first = || pending.options.first().map_or(Silence::Speak, |first| Silence::Pass(*first));
    match pending.ask {
        // What must happen happens, in the order in which it is listed.
        Ask::Effect { .. } if pending.options.contains(&Effect::Pass.into()) => pass(Effect::Pass.into()),
        Ask::Effect { .. } | Ask::Order { .. } => first(),
        Ask::May { .. } | Ask::JoinIn { .. } | Ask::OtherTarget { .. } => pass(May::No.into()),
        // Where a line answers, its answer stands or falls.
        Ask::Advance { figure, .. } if next.is_some_and(|line| moves(line, figure)) => Silence::Speak,
        Ask::Advance { .. } => pass(Advance::Stay.into()),
        Ask::Dice { side, least: 0, .. } if !next.is_some_and(|line| picks_dice(line, side)) => {
            pass(Faces::NONE.into())
        }
        Ask::Affiliation { .. } => pass(AffiliationPick(None).into()),
        Ask::Tactics { .. } => pass(TacticPick::Done.into()),
        Ask::Act { figure, .. } if next.is_some_and(|line| goes_on(scene, line, figure)) => match figure {
            Some(_) => Silence::GoOn(Act::EndActivation.into()),
            None if scene.state.go.is_some_and(|go| go.activated) => Silence::GoOn(Act::EndTurn.into()),
            None => Silence::Speak,
        },
        _ => Silence::Speak,
    }
}

fn moves(line: &Line, figure: FigureId) -> bool {
    matches!(line, Line::Done(who, Deed::Move(_)) if who.figure == Some(figure))
}

fn picks_dice(line: &Line, side: Side) -> bool {
    matches!(line, Line::Done(who, Deed::Dice(_) | Deed::Change { .. }) if who.side == side)
}

/// Whether a line is about something that comes after what is being done.
fn goes_on(scene: Scene<Crisis>, line: &Line, active: Option<FigureId>) -> bool {
    match line {
        Line::RoundEnds => true,
        Line::Done(who, deed) => match who.figure {
            Some(figure) => Some(figure) != active && is_act(scene, figure, deed),
            None => matches!(deed, Deed::Pass | Deed::EndTurn) && who.side != scene.state.turn,
        },
    }
}
