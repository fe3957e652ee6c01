//! Size, threat, traits and skills of a figure: what is printed, read for a figure as it stands (chapters X and XI).

use arrayvec::ArrayVec;
use table::Scene;

use crate::Gotham;
use crate::board::{Board, ZoneId};
use crate::material;
use crate::printed::skill::{Modifier, Skill, Step};
use crate::printed::term::{LineTrigger, Trait};
use crate::printed::{HasSkill, Hero, Mission, SkillPlace, Tile};
use crate::state::{Body, FigureId};

/// What a scene says at once.
pub trait Reading<'a>: Copy {
    /// The mission.
    fn mission(self) -> &'a Mission;
    /// The board.
    fn board(self) -> &'a Board;
    /// What is printed of a figure.
    fn printed(self, figure: FigureId) -> PrintedFigure<'a>;
    /// Its size.
    fn size(self, figure: FigureId) -> u8;
    /// Its threat.
    fn threat(self, figure: FigureId) -> u8;
    /// Whether it has a trait; traits are always applied (traits.general.mandatory).
    fn has(self, figure: FigureId, wanted: Trait) -> bool;
    /// The levels of all its skills of which something is so, while it does something.
    fn level_of(
        self,
        figure: FigureId,
        during: LineTrigger,
        wanted: impl Fn(SkillPlace, &Skill) -> bool,
    ) -> u8;
    /// All its skills with their levels, while it does something.
    fn skills(self, figure: FigureId, during: LineTrigger) -> Skills;
    /// The levels of all its skills with such a modifier, while it does something.
    fn level(self, figure: FigureId, during: LineTrigger, wanted: impl Fn(&Modifier) -> bool) -> u8;
    /// The levels of all its skills that let it do something; none once it has been done as often as it can be.
    fn step_level(self, figure: FigureId, wanted: Step) -> u8;
    /// The total size of the figures in a zone.
    fn size_in(self, zone: ZoneId) -> u8;
    /// Whether a figure would over-saturate a zone (general.oversaturation.test).
    fn oversaturates(self, figure: FigureId, zone: ZoneId) -> bool;
}

/// Skills and their levels; more than any sheet and all cards together hold.
pub type Skills = ArrayVec<(SkillPlace, u8), 32>;

/// A hero sheet or a tile.
#[derive(Clone, Copy)]
pub enum PrintedFigure<'a> {
    /// Of a hero.
    Hero(&'a Hero),
    /// Of a character.
    Character(&'a Tile),
}

impl<'a> Reading<'a> for Scene<'a, Gotham> {
    fn mission(self) -> &'a Mission {
        &self.content.missions[usize::from(self.state.mission)]
    }

    fn board(self) -> &'a Board {
        &self.content.boards[usize::from(self.mission().board)]
    }

    fn printed(self, figure: FigureId) -> PrintedFigure<'a> {
        match self.state.figure(figure).body {
            Body::Hero(hero) => {
                PrintedFigure::Hero(&self.content.heroes[usize::from(self.state.hero(hero).printed)])
            }
            Body::Character(tile) => {
                let printed = self.state.tile(tile).printed;
                let place = printed.expect("the event tile has no characters: setup gives it none");
                PrintedFigure::Character(&self.content.tiles[usize::from(place)])
            }
        }
    }

    fn size(self, figure: FigureId) -> u8 {
        match self.printed(figure) {
            PrintedFigure::Hero(hero) => hero.size,
            PrintedFigure::Character(tile) => tile.size,
        }
    }

    fn threat(self, figure: FigureId) -> u8 {
        match self.printed(figure) {
            PrintedFigure::Hero(hero) => hero.threat,
            PrintedFigure::Character(tile) => tile.threat,
        }
    }

    fn has(self, figure: FigureId, wanted: Trait) -> bool {
        match self.printed(figure) {
            PrintedFigure::Hero(hero) => hero.traits.contains(&wanted),
            PrintedFigure::Character(tile) => tile.traits.contains(&wanted),
        }
    }

    fn level_of(
        self,
        figure: FigureId,
        during: LineTrigger,
        wanted: impl Fn(SkillPlace, &Skill) -> bool,
    ) -> u8 {
        // skills.general.neutralised, neutralised.hero.skills-off
        if self.state.is_neutralised(figure) {
            return 0;
        }
        let gives = |has: &HasSkill| wanted(has.skill, &self.content.skills[usize::from(has.skill)]);
        let levels = |skills: &[HasSkill], encumbrance: u8| {
            // material.encumbrance.skill-limit
            let works = |has: &&HasSkill| has.below.is_none_or(|below| encumbrance < below) && gives(has);
            skills.iter().filter(works).map(|has| has.level).sum::<u8>()
        };
        match (self.printed(figure), self.state.figure(figure).body) {
            (PrintedFigure::Hero(sheet), Body::Hero(hero)) => {
                if self.state.hero(hero).dazed {
                    return 0;
                }
                // material.bonus.skill-add
                let own = levels(&sheet.skills, material::encumbrance(self, hero));
                own + material::skill_level(self, hero, during, gives)
            }
            (PrintedFigure::Character(tile), _) => levels(&tile.skills, 0),
            (PrintedFigure::Hero(_), Body::Character(_)) => 0,
        }
    }

    fn skills(self, figure: FigureId, during: LineTrigger) -> Skills {
        let mut places = ArrayVec::<SkillPlace, 32>::new();
        let mut note = |has: &HasSkill| {
            if !places.contains(&has.skill) {
                let _full = places.try_push(has.skill);
            }
        };
        match (self.printed(figure), self.state.hero_of(figure)) {
            (PrintedFigure::Hero(sheet), Some(hero)) => {
                sheet.skills.iter().for_each(&mut note);
                let lines = material::carried(self, hero).flat_map(|(_, card)| &card.lines);
                lines.filter_map(|line| line.skill.as_ref()).for_each(note);
            }
            (PrintedFigure::Character(tile), _) => tile.skills.iter().for_each(note),
            (PrintedFigure::Hero(_), None) => {}
        }
        let level = |place: SkillPlace| self.level_of(figure, during, |other, _| other == place);
        places.into_iter().map(|place| (place, level(place))).filter(|(_, level)| *level > 0).collect()
    }

    fn level(self, figure: FigureId, during: LineTrigger, wanted: impl Fn(&Modifier) -> bool) -> u8 {
        self.level_of(figure, during, |_, skill| skill.modifiers.iter().any(&wanted))
    }

    fn step_level(self, figure: FigureId, wanted: Step) -> u8 {
        if self.state.once.contains(&(figure, wanted)) {
            return 0;
        }
        let during = LineTrigger::Permanent;
        self.level_of(figure, during, |_, skill| {
            skill.abilities.iter().any(|ability| ability.steps.contains(&wanted))
        })
    }

    fn size_in(self, zone: ZoneId) -> u8 {
        self.state.figures_in(zone).map(|figure| self.size(figure)).sum()
    }

    fn oversaturates(self, figure: FigureId, zone: ZoneId) -> bool {
        self.size_in(zone) + self.size(figure) > self.board().zone(zone).saturation
    }
}
