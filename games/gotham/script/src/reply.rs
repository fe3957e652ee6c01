//! What a line says to a question.

use gotham::Gotham;
use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, EventPick, Go, LinePick, May,
    Nature, Reinforcement, SkillPick, Sweep, TilePick, Weapon,
};
use gotham::ask::{Ask, Topic};
use gotham::attack::AttackKind;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::deed;
use gotham::printed::skill::{Moment, Step};
use gotham::printed::term::{CubeBox, Effort};
use gotham::state::{CardPlace, FigureId, HeroState, State};
use table::{Pending, Scene};

use super::line::{Choice, Deed, Extras, Line, What, Who, tile_of};
use super::names::{self, BOXES};
use super::question::{is_may, subject};
use super::words;
use scenario::{Reply, Since};

fn last(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Last(vec![answer.into()])
}

fn say(answer: impl Into<Answer>) -> Reply<Answer> {
    Reply::Say(vec![answer.into()])
}

/// What a line says to a question.
pub fn reply(
    scene: Scene<Gotham>,
    line: &Line,
    pending: &Pending<Ask, Answer>,
    since: Since<Gotham>,
) -> Reply<Answer> {
    match line {
        Line::TurnEnds => turn_ends(scene, pending, since),
        Line::Done(who, deed) => {
            let speaker = Speaker { scene, who: *who, pending, since };
            if speaker.is_asked() { speaker.reply(deed) } else { speaker.unasked(deed) }
        }
    }
}

/// Everybody passes until the turn pawn has moved.
fn turn_ends(scene: Scene<Gotham>, pending: &Pending<Ask, Answer>, since: Since<Gotham>) -> Reply<Answer> {
    match pending.ask.topic {
        Topic::Act | Topic::Tile | Topic::State { .. } if scene.state.turn > since.state.turn => Reply::Over,
        Topic::Act => say(Act::Pass),
        Topic::Tile => say(TilePick::End),
        Topic::Character { .. } => say(CharacterPick::End),
        _ => Reply::Not,
    }
}

/// A line being said to a question.
pub struct Speaker<'a> {
    pub scene: Scene<'a, Gotham>,
    who: Who,
    pub pending: &'a Pending<Ask, Answer>,
    pub since: Since<'a, Gotham>,
}

impl Speaker<'_> {
    pub fn topic(&self) -> Topic {
        self.pending.ask.topic
    }

    /// Whether the question is for whoever the line speaks of.
    fn is_asked(&self) -> bool {
        let (state, seat) = (self.scene.state, self.pending.ask.seat);
        match self.who {
            Who::Camp(camp) => state.camp_of(seat) == camp,
            Who::Player(player) => seat.0 == player,
            Who::Figure(figure) => {
                let about = subject(&self.topic(), |hero| Some(state.hero(hero).figure));
                state.seat_of(figure) == seat && about.is_none_or(|about| about == figure)
            }
        }
    }

    /// A question for somebody else: a line that has begun has said what it had to say.
    fn unasked(&self, deed: &Deed) -> Reply<Answer> {
        let composed = matches!(
            deed,
            Deed::Attack(..) | Deed::Act(..) | Deed::Move(..) | Deed::Done | Deed::Reroll(_) | Deed::Lose(_)
        );
        if composed && self.since.spoken > 0 { Reply::Over } else { Reply::Not }
    }

    fn figure(&self) -> Option<FigureId> {
        match self.who {
            Who::Figure(figure) => Some(figure),
            Who::Camp(_) | Who::Player(_) => None,
        }
    }

    fn reply(&self, deed: &Deed) -> Reply<Answer> {
        match (deed, self.topic()) {
            (Deed::Attack(kind, target, extras), _) => self.attack(*kind, *target, extras),
            (Deed::Act(what, extras), _) => self.act(what, extras),
            (Deed::Move(zones, extras), _) => self.movement(zones, extras),
            (Deed::Active, Topic::State { .. }) => last(HeroState::Active),
            (Deed::Rest, Topic::State { .. }) => last(HeroState::Rest),
            (Deed::Pass, Topic::Act) => last(Act::Pass),
            (Deed::HandOver(player), Topic::Act) => last(Act::HandOver(*player)),
            (Deed::Drop(card), topic) => match (self.card(card), topic) {
                (Some(card), Topic::Act) => last(Act::Drop(card)),
                (Some(card), Topic::Move { .. }) => last(Go::Drop(card)),
                (Some(card), Topic::Drop { .. }) => last(DropPick::Card(card)),
                _ => Reply::Not,
            },
            (Deed::Activate(Some(tile), _), Topic::Tile) => last(TilePick::Activate(*tile)),
            // A tile may be called as its first character is: whoever is of another tile is not meant.
            (Deed::Activate(tile, Some(figure)), Topic::Character { tile: running })
                if tile.is_none() || tile_of(self.scene, *figure) == Some(running) =>
            {
                last(CharacterPick::Activate(*figure))
            }
            (Deed::Clean(tile), topic) => self.sweeps(Sweep::Clean(*tile), topic),
            (Deed::Demobilise(tile), topic) => self.sweeps(Sweep::Demobilise(*tile), topic),
            (Deed::Bring(tile, zone), Topic::Reinforce { .. }) => {
                last(Reinforcement::Bring { tile: *tile, zone: *zone })
            }
            (Deed::End, topic) => match topic {
                Topic::Tile => last(TilePick::End),
                Topic::Character { .. } => last(CharacterPick::End),
                Topic::CharacterAct { .. } => last(CharacterAct::Nothing),
                Topic::Reinforce { .. } => last(Reinforcement::End),
                Topic::Move { .. } => last(Go::Stop),
                _ => Reply::Not,
            },
            (Deed::Done, topic) => self.done(topic),
            (Deed::Spend(cubes), Topic::Cubes { .. }) => last(Amount(*cubes)),
            (Deed::Reroll(dice), Topic::Reroll { picked, .. }) => {
                if self.since.spoken > 0 && picked.count() == 0 {
                    return Reply::Over;
                }
                let mut left = picked.shown;
                for &(colour, shown) in dice {
                    match left[colour as usize].get_mut(usize::from(shown)).filter(|left| **left > 0) {
                        Some(left) => *left -= 1,
                        None => return say(DiePick::Die { colour, shown }),
                    }
                }
                last(DiePick::Done)
            }
            (Deed::Lose(boxes), Topic::CubeFrom { .. }) => {
                match boxes[self.since.spoken.min(boxes.len() - 1)..] {
                    [cube_box] => last(cube_box),
                    [cube_box, ..] => say(cube_box),
                    [] => Reply::Over,
                }
            }
            // What can be chosen in one way only is not asked for.
            (Deed::Reroll(_) | Deed::Lose(_), _) if self.since.spoken > 0 => Reply::Over,
            (Deed::Agree, topic) if is_may(&topic) => last(May::Yes),
            (Deed::Decline, topic) if is_may(&topic) => last(May::No),
            (Deed::Decline, Topic::Skill { .. }) => last(SkillPick::Done),
            (Deed::Decline, Topic::Reroll { .. }) => last(DiePick::Done),
            (Deed::Decline, Topic::Drop { .. }) => last(DropPick::Done),
            (Deed::Decline, Topic::CharacterAct { .. }) => last(CharacterAct::Nothing),
            (Deed::Choose(choice), topic) => self.chooses(choice, topic),
            (Deed::Answer(words, names), _) => {
                let mut options = self.pending.options.iter();
                let offered = options.find(|option| words::offer(self.scene, names, option) == *words);
                offered.map_or(Reply::Not, |answer| last(*answer))
            }
            _ => Reply::Not,
        }
    }

    fn sweeps(&self, sweep: Sweep, topic: Topic) -> Reply<Answer> {
        match topic {
            Topic::Tile => last(TilePick::Sweep(sweep)),
            Topic::Character { .. } => last(CharacterPick::Sweep(sweep)),
            _ => Reply::Not,
        }
    }

    /// A camp passes until it is asked no more, or until it is its turn again.
    fn done(&self, topic: Topic) -> Reply<Answer> {
        let again = self.scene.state.turn > self.since.state.turn;
        match topic {
            Topic::Act | Topic::Tile | Topic::State { .. } if again => Reply::Over,
            Topic::Act => say(Act::Pass),
            Topic::Tile => say(TilePick::End),
            Topic::Character { .. } => say(CharacterPick::End),
            _ => Reply::Not,
        }
    }

    /// Whether the line has begun the activation of its character itself.
    fn began(&self, figure: FigureId) -> usize {
        let (before, now) = (self.since.state.figure(figure), self.scene.state.figure(figure));
        usize::from(now.activated && !before.activated && self.since.spoken > 0)
    }

    /// An activation that the line's character has to begin with; `act` is what it does then.
    fn begin(
        &self,
        figure: FigureId,
        hero: impl FnOnce() -> Act,
        act: &[CharacterAct],
    ) -> Option<Reply<Answer>> {
        let first = self.since.spoken == 0;
        match self.topic() {
            Topic::Act if first => self.scene.state.hero_of(figure).map(|_| say(hero())),
            Topic::Character { tile } if first && tile_of(self.scene, figure) == Some(tile) => {
                Some(say(CharacterPick::Activate(figure)))
            }
            Topic::CharacterAct { .. } if self.since.spoken == self.began(figure) => {
                Some(Reply::Say(act.iter().map(|act| Answer::from(*act)).collect()))
            }
            Topic::MayRepeat { .. } if first => Some(say(May::Yes)),
            Topic::Act | Topic::Character { .. } | Topic::MayRepeat { .. } | Topic::CharacterAct { .. } => {
                Some(if first { Reply::Not } else { Reply::Over })
            }
            // The first movement is let pass; the second comes when everything was said.
            Topic::MayMove { .. } if self.since.spoken > self.began(figure) => Some(Reply::Over),
            Topic::MayMove { .. } => Some(Reply::Not),
            _ => None,
        }
    }

    /// Cubes, cards and Pushing Limits of an action that was declared.
    fn paid(&self, extras: &Extras) -> Option<Reply<Answer>> {
        let yes = |yes: bool| say(if yes { May::Yes } else { May::No });
        match self.topic() {
            Topic::Push { .. } => Some(yes(extras.pushing)),
            Topic::Cubes { attack: 0, .. } => {
                let usual = u8::from(!extras.pushing);
                Some(say(Amount(extras.spending.unwrap_or(usual))))
            }
            Topic::UseCard { card, .. } => {
                Some(yes(extras.with.iter().any(|name| self.card(name) == Some(card))))
            }
            Topic::Line { .. } => extras.line.map(|line| say(LinePick(line))),
            Topic::Weapon { second, .. } => {
                let wanted = extras.with.get(usize::from(second)).and_then(|name| self.card(name));
                let usual = self.pending.options.first().copied();
                let none = Answer::from(Weapon::None);
                Some(match wanted {
                    Some(card) => say(Weapon::Card(card)),
                    None if self.pending.options.contains(&none) => Reply::Say(vec![none]),
                    None => Reply::Say(usual.into_iter().collect()),
                })
            }
            _ => None,
        }
    }

    /// What a line that was begun says to a question that is none of its own.
    fn otherwise(&self) -> Reply<Answer> {
        if self.since.spoken > 0 { Reply::Over } else { Reply::Not }
    }

    fn attack(&self, kind: AttackKind, target: Option<FigureId>, extras: &Extras) -> Reply<Answer> {
        let Some(figure) = self.figure() else { return Reply::Not };
        let hero = self.scene.state.hero_of(figure);
        let line = extras.line.unwrap_or_default();
        let (act, by_character): (fn(_) -> Act, _) = match kind {
            AttackKind::Melee => (Act::Melee, CharacterAct::Melee(line)),
            AttackKind::Ranged => (Act::Ranged, CharacterAct::Ranged(line)),
        };
        let by_hero = || hero.map_or(Act::Pass, act);
        let into = match kind {
            AttackKind::Melee => CubeBox::Melee,
            AttackKind::Ranged => CubeBox::Ranged,
        };
        let otherwise = || {
            self.hits_another(figure, target, kind)
                || self.wields_another(hero, kind, extras)
                || self.spends_another(hero, into, false, extras)
        };
        if self.declares() && otherwise() {
            return Reply::Say(Vec::new());
        }
        if let Some(reply) = self.begin(figure, by_hero, &[by_character]) {
            return reply;
        }
        match self.topic() {
            Topic::Target { .. } => target.map_or(Reply::Not, say),
            Topic::Skill { moment: Moment::DeclaringMelee, .. } => {
                say(extras.using.map_or(SkillPick::Done, |skill| self.use_of(skill)))
            }
            // What was let pass before the attack is none of it.
            _ if self.since.spoken == 0 => Reply::Not,
            _ => self.paid(extras).unwrap_or_else(|| self.otherwise()),
        }
    }

    /// What a skill lets its possessor do at this moment, as it is offered; else what it says first.
    fn use_of(&self, wanted: u16) -> SkillPick {
        let offered = self.pending.options.iter().find_map(|option| match *option {
            Answer::Skill(pick @ SkillPick::Use { skill, .. }) if skill == wanted => Some(pick),
            _ => None,
        });
        offered.unwrap_or_else(|| {
            let skill = &self.scene.content.skills[usize::from(wanted)];
            let step = skill.abilities.iter().flat_map(|ability| &ability.steps).next();
            step.map_or(SkillPick::Done, |&step| SkillPick::Use { skill: wanted, step })
        })
    }

    fn act(&self, what: &What, extras: &Extras) -> Reply<Answer> {
        let Some(figure) = self.figure() else { return Reply::Not };
        let at_window = matches!(self.topic(), Topic::Skill { .. });
        if let (What::Skill(skill, target, _), true) = (what, at_window) {
            if self.since.spoken > 0 {
                return Reply::Over;
            }
            let pick = self.use_of(*skill);
            return if target.is_some() { say(pick) } else { last(pick) };
        }
        let nature = self.nature(what);
        let Some(nature) = nature else {
            // A skill that is used at a moment of an attack, and not as an action.
            return match (self.topic(), what) {
                (Topic::Target { .. }, What::Skill(_, Some(target), _)) if self.since.spoken > 0 => {
                    last(*target)
                }
                _ => self.otherwise(),
            };
        };
        let effort = deed::kind(self.scene, nature).effort();
        let hero = self.scene.state.hero_of(figure);
        let line = extras.line.unwrap_or_default();
        let (act, by_character): (fn(_) -> Act, _) = match effort {
            Effort::Manipulation => {
                (Act::Manipulate, [CharacterAct::Manipulate(Some(line)), CharacterAct::Manipulate(None)])
            }
            Effort::Thought => (Act::Think, [CharacterAct::Think(Some(line)), CharacterAct::Think(None)]),
        };
        let by_hero = || hero.map_or(Act::Pass, act);
        let fixed = !deed::kind(self.scene, nature).is_complex();
        let otherwise = || {
            self.does_another(figure, nature, effort)
                || self.spends_another(hero, effort.cube_box(), fixed, extras)
        };
        if self.declares() && otherwise() {
            return Reply::Say(Vec::new());
        }
        if let Some(reply) = self.begin(figure, by_hero, &by_character) {
            return reply;
        }
        match (self.topic(), what) {
            (Topic::Deed { .. }, _) => say(nature),
            (Topic::Guide { .. }, What::Skill(_, Some(friend), _)) => last(*friend),
            _ if self.since.spoken == 0 => Reply::Not,
            _ => self.paid(extras).unwrap_or_else(|| self.otherwise()),
        }
    }

    /// The deed that is meant, if it is one.
    fn nature(&self, what: &What) -> Option<Nature> {
        Some(match what {
            What::Task(task) => Nature::Task(*task),
            What::PickUp(card) => Nature::PickUp(self.lying(card)?),
            What::Give(card, to) => Nature::Give { card: self.card(card)?, to: *to },
            What::Take(card) => Nature::Take(names::find_card(self.scene, card)?),
            What::Throw(card, zone) => Nature::Throw { card: self.card(card)?, zone: *zone },
            What::Command(tile) => Nature::Command(*tile),
            What::Unshackle(figure) => Nature::Unshackle(*figure),
            What::Dispel(figure) => Nature::Dispel(*figure),
            What::Skill(skill, figure, zone) => {
                let skill = &self.scene.content.skills[usize::from(*skill)];
                let steps = skill.abilities.iter().flat_map(|ability| &ability.steps);
                steps.into_iter().find_map(|step| match (*step, *figure, *zone) {
                    (Step::ExplodeAround(price), ..) => Some(Nature::Explode(price)),
                    (Step::ThrowGrenade, _, Some(zone)) => Some(Nature::Grenade(zone)),
                    (Step::Pull, Some(figure), _) => Some(Nature::Pull(figure)),
                    (Step::GrantMovement, ..) => Some(Nature::Guide),
                    _ => None,
                })?
            }
        })
    }

    fn movement(&self, zones: &[ZoneId], extras: &Extras) -> Reply<Answer> {
        let Some(figure) = self.figure() else { return Reply::Not };
        let first = self.since.spoken == 0;
        match self.topic() {
            Topic::Act if first => match self.scene.state.hero_of(figure) {
                Some(hero) => say(Act::Move(hero)),
                None => Reply::Not,
            },
            Topic::Character { tile } if first && tile_of(self.scene, figure) == Some(tile) => {
                say(CharacterPick::Activate(figure))
            }
            Topic::MayMove { .. } if self.since.spoken == self.began(figure) => say(May::Yes),
            Topic::Move { .. } => {
                let zone = |state: &State| state.figure(figure).zone();
                let here = zone(self.scene.state);
                let reached = zones.iter().position(|&zone| Some(zone) == here);
                let next = match reached {
                    Some(at) if here != zone(self.since.state) => at + 1,
                    _ => 0,
                };
                match zones[next..] {
                    [] => Reply::Over,
                    [zone] if !extras.pushing => last(Go::To(zone)),
                    [zone, ..] => say(Go::To(zone)),
                }
            }
            _ if first => Reply::Not,
            Topic::UseCard { .. } | Topic::Line { .. } | Topic::Push { .. } => {
                self.paid(extras).unwrap_or_else(|| self.otherwise())
            }
            // Dice of falls and hazards on the way.
            Topic::Reroll { .. } => Reply::Not,
            _ => self.otherwise(),
        }
    }

    pub fn card(&self, name: &str) -> Option<u8> {
        let hero = self.figure().and_then(|figure| self.scene.state.hero_of(figure));
        names::find_card_of(self.scene, hero, name)
    }

    /// A card that lies where the line's figure stands, or any of this name.
    fn lying(&self, name: &str) -> Option<u8> {
        let here = self.figure().and_then(|figure| self.scene.state.figure(figure).zone());
        let place = here.map(CardPlace::Lying);
        let printed = self.scene.content.material(name);
        let cards = (0..).zip(&self.scene.state.cards);
        let mut here = cards.filter(|(_, card)| Some(card.place) == place && Some(card.printed) == printed);
        here.next().map(|(at, _)| at).or_else(|| names::find_card(self.scene, name))
    }

    fn chooses(&self, choice: &Choice, topic: Topic) -> Reply<Answer> {
        let scene = self.scene;
        match (choice, topic) {
            (Choice::Order(pick), Topic::Order { .. }) => last(*pick),
            (Choice::Line(line), Topic::Line { .. }) => last(*line),
            (
                Choice::Named(name, _),
                Topic::CloudZone { .. }
                | Topic::ExplosionZone { .. }
                | Topic::Beside { .. }
                | Topic::Along { .. }
                | Topic::Landing { .. }
                | Topic::Arrival { .. },
            ) => names::find_zone(scene, name).map_or(Reply::Not, last),
            (Choice::Named(_, figure), Topic::Guide { .. } | Topic::Target { .. }) => {
                figure.map_or(Reply::Not, last)
            }
            (Choice::Named(name, _), Topic::Event) => {
                let events = &scene.mission().events;
                let event = events.iter().position(|event| event.id == *name);
                event.map_or(Reply::Not, |event| last(EventPick(event as u8)))
            }
            (Choice::Named(name, _), Topic::Weapon { .. }) if name == "none" => last(Weapon::None),
            (Choice::Named(name, _), Topic::Weapon { .. }) => {
                self.card(name).map_or(Reply::Not, |card| last(Weapon::Card(card)))
            }
            (Choice::Named(name, _), Topic::CubeFrom { .. }) => {
                let known = BOXES.iter().find(|(known, _)| known == name);
                known.map_or(Reply::Not, |(_, cube_box)| last(*cube_box))
            }
            _ => Reply::Not,
        }
    }
}
