//! What can be chosen before a game: the options that a lobby shows, as options of the command line, and all their values.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use clap::{Arg, ArgMatches, Command};
use content::did_you_mean;
use host::Door;
use serde_json::Value;
use wire::lobby::{Chosen, GameInfo, SetupOption, SetupValue};
use words::Language;

use crate::screen::style;

/// What a team of one's own begins with where a list of members is taken.
const IDS: &str = "ids:";

/// An option of the command line that stands for one of the game.
struct Switch<'i> {
    /// As it is typed: `mission`, `team-a`.
    name: String,
    /// The seat that chooses; none for the whole table.
    seat: Option<usize>,
    option: &'i SetupOption,
}

/// The options of a game as they are typed: each of the table, and each of a seat with the seat's letter.
fn switches(info: &GameInfo) -> Vec<Switch<'_>> {
    let of_table = info.options.iter().map(|option| Switch { name: option.id.clone(), seat: None, option });
    let of_seats = info.seat_options.iter().flat_map(|option| {
        (0..usize::from(info.most_seats)).zip('a'..='z').map(move |(seat, letter)| Switch {
            name: format!("{}-{letter}", option.id),
            seat: Some(seat),
            option,
        })
    });
    of_table.chain(of_seats).collect()
}

/// A command with the options of a game.
pub fn with_options(command: Command, info: &GameInfo) -> Command {
    let arguments = switches(info).into_iter().map(|switch| {
        let usual = switch.option.values.first().map(|value| format!(" [default: {}]", value.id));
        let usual = usual.filter(|_| switch.seat.is_none()).unwrap_or_default();
        let seat = switch.seat.map(|seat| format!(", seat {}", seat + 1)).unwrap_or_default();
        Arg::new(switch.name.clone())
            .long(switch.name)
            .value_name(switch.option.id.to_uppercase())
            .help(format!("{}{seat}{usual}", switch.option.name))
            .help_heading("The table (--list names what there is)")
    });
    command.args(arguments)
}

/// What was chosen, for the table and by each seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices {
    table: Vec<Chosen>,
    seats: Vec<Vec<Chosen>>,
}

impl Choices {
    /// Those that were typed.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is; a file that is no team.
    pub fn read(
        matches: &ArgMatches,
        game: &dyn Door,
        info: &GameInfo,
        language: Language,
    ) -> anyhow::Result<Choices> {
        let mut choices = Choices::default();
        for Switch { name, seat, option } in switches(info) {
            let Some(typed) = matches.get_one::<String>(&name) else { continue };
            let value = match seat {
                None => of_table(option, typed)?,
                Some(_) => of_seat(game, option, typed, language)?,
            };
            let chosen = Chosen { option: option.id.clone(), value };
            match seat {
                None => choices.table.push(chosen),
                Some(seat) => {
                    choices.seats.resize(choices.seats.len().max(seat + 1), Vec::new());
                    choices.seats[seat].push(chosen);
                }
            }
        }
        Ok(choices)
    }

    /// True if nothing was chosen.
    pub fn is_usual(&self) -> bool {
        self.table.is_empty() && self.seats.is_empty()
    }

    /// How many seats chose something, or sit before one that did.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// The setup of a table with so many seats.
    ///
    /// # Errors
    /// What can't be played.
    pub fn setup(
        mut self,
        game: &dyn Door,
        info: &GameInfo,
        seats: usize,
        language: Language,
    ) -> anyhow::Result<Value> {
        let (least, most) = (usize::from(info.least_seats), usize::from(info.most_seats));
        if !(least..=most).contains(&seats) {
            bail!("{} is played at a table of {least} to {most} seats, not of {seats}", info.game);
        }
        self.seats.resize(seats, Vec::new());
        game.setup(&self.table, &self.seats, language).map_err(|problem| {
            let said = problem.said.unwrap_or(problem.message);
            let members = self.seats.iter().flatten().filter_map(|chosen| chosen.value.strip_prefix(IDS));
            let hint = members.flat_map(|members| members.split(',')).find_map(|id| nearest(info, id));
            anyhow!("{said}{}", hint.unwrap_or_default())
        })
    }
}

/// A hint to an id that belongs to nothing listed, where one that does is near.
fn nearest(info: &GameInfo, id: &str) -> Option<String> {
    let shown = || info.seat_options.iter().flat_map(|option| &option.values).flat_map(|value| &value.shows);
    if shown().any(|known| known == id) {
        return None;
    }
    let near = did_you_mean(id, shown().map(String::as_str))?;
    Some(format!(" (`{id}`: did you mean `{near}`?)"))
}

/// A listed value, or several with commas between them.
fn of_table(option: &SetupOption, typed: &str) -> anyhow::Result<String> {
    let all: Vec<String> = typed
        .split(',')
        .map(|one| Ok(listed(option, one.trim())?.id.clone()))
        .collect::<anyhow::Result<_>>()?;
    Ok(all.join(","))
}

/// A listed value; members of a team of one's own, with commas between them; or a file with a team as another program writes
/// it.
fn of_seat(game: &dyn Door, option: &SetupOption, typed: &str, language: Language) -> anyhow::Result<String> {
    let path = Path::new(typed);
    if path.is_file() {
        let written = fs::read_to_string(path).with_context(|| format!("{typed} can't be read"))?;
        let read = game
            .shelf(language)
            .read(&written)
            .map_err(|problem| anyhow!("{typed}: {}", problem.said.unwrap_or(problem.message)))?;
        if !read.notes.is_empty() {
            bail!("{typed}: {}", read.notes.join("; "));
        }
        return Ok(format!("{IDS}{}", read.team.members.join(",")));
    }
    if !typed.contains(',') {
        return Ok(listed(option, typed.trim())?.id.clone());
    }
    // A value that stands for one thing is that thing among the members of a team.
    let member = |id: &str| match option.values.iter().find(|value| value.id == id) {
        Some(SetupValue { shows, .. }) if shows.len() == 1 => shows[0].clone(),
        _ => id.to_owned(),
    };
    let members: Vec<String> = typed.split(',').map(|id| member(id.trim())).collect();
    Ok(format!("{IDS}{}", members.join(",")))
}

/// The value that is called so: by its id, else the first whose id begins so.
fn listed<'o>(option: &'o SetupOption, typed: &str) -> anyhow::Result<&'o SetupValue> {
    let begins = |value: &&SetupValue| {
        value.id.strip_prefix(typed).is_some_and(|rest| rest.starts_with('-')) && !typed.is_empty()
    };
    let exact = option.values.iter().find(|value| value.id == typed);
    exact.or_else(|| option.values.iter().find(begins)).ok_or_else(|| {
        let ids = || option.values.iter().map(|value| value.id.as_str());
        let hint = match did_you_mean(typed, ids()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there are {}", ids().collect::<Vec<_>>().join(", ")),
        };
        anyhow!("there is no {} `{typed}`: {hint}", option.id)
    })
}

/// Lists every value of every option, by id and with its name.
///
/// # Errors
/// When nobody reads any more.
pub fn list(out: &mut impl Write, info: &GameInfo) -> anyhow::Result<()> {
    let heading = style::HEADING;
    let of_table = info.options.iter().map(|option| (format!("--{}", option.id), option));
    let of_seats = info.seat_options.iter().map(|option| (format!("--{}-a, -b ..", option.id), option));
    for (typed, option) in of_table.chain(of_seats) {
        writeln!(out, "{heading}{} ({typed}){heading:#}", option.name)?;
        let width = option.values.iter().map(|value| value.id.chars().count()).max().unwrap_or(0);
        for SetupValue { id, name, blurb, .. } in &option.values {
            let blurb = if blurb.is_empty() { String::new() } else { format!(": {blurb}") };
            writeln!(out, "  {id:<width$}  {name}{blurb}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(id: &str, values: &[&str]) -> SetupOption {
        let value = |id: &&str| SetupValue {
            id: (*id).to_owned(),
            name: String::new(),
            blurb: String::new(),
            shows: Vec::new(),
            excludes: Vec::new(),
        };
        SetupOption { id: id.to_owned(), name: String::new(), values: values.iter().map(value).collect() }
    }

    #[test]
    fn a_value_is_known_by_its_id_or_its_beginning_and_a_slip_comes_with_the_nearest() {
        let team = option("team", &["iron-man-aggression", "iron-man", "she-hulk-justice"]);
        let id = |typed: &str| listed(&team, typed).map(|value| value.id.clone());
        assert_eq!(id("iron-man").unwrap(), "iron-man");
        assert_eq!(id("she-hulk").unwrap(), "she-hulk-justice");
        let said = id("iron-men").unwrap_err().to_string();
        assert_eq!(said, "there is no team `iron-men`: did you mean `iron-man`?");
        let said = id("").unwrap_err().to_string();
        assert!(said.ends_with("there are iron-man-aggression, iron-man, she-hulk-justice"), "{said}");
    }
}
