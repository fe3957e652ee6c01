//! The table in lines: the scenario, each player with what lies before them, and the hand of whoever reads.

use std::io::Write;

use champions::Champions;
use champions::card::CardType;
use champions::card::ability::{Stat, Status};
use champions::initiate::bill;
use champions::modifiers::value;
use champions::player_phase::hand_size;
use champions::state::{Deck, InPlay, Reading as _};
use champions::villain_phase::threat_to_place;
use champions_face::voice::Teller;
use table::{Scene, Seat};
use words::{Message, Words};

use crate::play::canvas::OBJECTIVE;
use crate::play::terminal::{Legend, Seen};
use crate::screen::style;

/// Where what is said about a card begins.
const COLUMN: usize = 46;

/// Whatever a line is written from.
struct Table<'a> {
    scene: Scene<'a, Champions>,
    words: &'a Words,
    teller: &'a Teller<'a>,
    reader: Option<Seat>,
}

/// Prints the table as its reader may know it.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    seen: &Seen<Champions>,
    words: &Words,
    teller: &Teller,
    legend: Legend,
) -> anyhow::Result<()> {
    let table = Table { scene: seen.scene, words, teller, reader: seen.reader };
    let state = seen.scene.state;
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", table.where_it_stands())?;
    let of_scenario = |card: &&InPlay| card.controller.or(card.engaged).is_none() && card.host.is_none();
    for card in state.in_play.iter().filter(of_scenario) {
        table.card(out, card, 2)?;
    }
    for seat in (0..state.started()).map(Seat) {
        table.player(out, seat)?;
        if seen.reader.is_some_and(|reader| reader == seat || state.shown_hands.has(seat)) {
            table.hand(out, seat)?;
        }
    }
    if legend == Legend::Everything {
        table.rest(out)?;
    }
    Ok(())
}

impl Table<'_> {
    fn where_it_stands(&self) -> String {
        let phase = self.teller.printed().phase(self.scene.state.phase);
        let message = match self.scene.state.round {
            0 => Message::new("terminal-champions-phase"),
            round => Message::new("terminal-champions-round").with("round", round),
        };
        self.words.say(&message.with("phase", phase))
    }

    /// A card in play, and under it what is attached to it.
    fn card(&self, out: &mut impl Write, card: &InPlay, indent: usize) -> anyhow::Result<()> {
        let kind = self.teller.printed().card_type(self.scene.kind(card));
        let name = Message::new("terminal-champions-card")
            .with("name", self.teller.card(card.id))
            .with("kind", kind);
        let (name, notes) = (self.words.say(&name), self.notes(card).join(", "));
        let (width, colour) = (COLUMN.saturating_sub(indent), self.colour(card));
        writeln!(out, "{:indent$}{colour}{name:<width$}{colour:#} {notes}", "")?;
        for attached in self.scene.state.in_play.iter().filter(|other| other.host == Some(card.id)) {
            self.card(out, attached, indent + 2)?;
        }
        Ok(())
    }

    /// What the game is about stands out.
    fn colour(&self, card: &InPlay) -> anstyle::Style {
        match self.scene.kind(card) {
            CardType::Villain | CardType::MainScheme => OBJECTIVE,
            CardType::Hero | CardType::AlterEgo => style::HEADING,
            _ => anstyle::Style::new(),
        }
    }

    /// Everything about a card in play that counts now.
    fn notes(&self, card: &InPlay) -> Vec<String> {
        let (scene, kind, printed) = (self.scene, self.scene.kind(card), self.teller.printed());
        let mut notes = Vec::new();
        if kind.is_character()
            && let (Some(left), Some(of)) =
                (value(scene, card, Stat::RemainingHitPoints), value(scene, card, Stat::HitPoints))
        {
            let points = Message::new("terminal-champions-hit-points").with("left", left).with("of", of);
            notes.push(self.words.say(&points));
        }
        if kind.is_scheme() {
            let target = scene.face(card).target_threat.map(|target| target.of(scene.state.started()));
            notes.push(
                self.words.say(&match target {
                    Some(target) => Message::new("terminal-champions-threat-of")
                        .with("threat", card.threat)
                        .with("target", target),
                    None => Message::new("terminal-champions-threat").with("threat", card.threat),
                }),
            );
        }
        if kind == CardType::MainScheme {
            let soon = Message::new("terminal-champions-threat-soon").with("threat", threat_to_place(scene));
            notes.push(self.words.say(&soon));
        }
        for &stat in powers(kind) {
            notes.extend(value(scene, card, stat).map(|number| format!("{} {number}", printed.stat(stat))));
        }
        if kind == CardType::Villain {
            let encounter = &scene.state.encounter;
            notes.extend(self.counted("terminal-champions-stages-left", encounter.villain_deck.len()));
            notes.extend(self.counted("terminal-champions-boosts", encounter.boosts.len()));
        }
        let statuses = [Status::Stunned, Status::Confused, Status::Tough];
        let statuses = statuses.into_iter().filter(|&status| card.statuses.has(status));
        notes.extend(statuses.map(|status| printed.status(status)));
        if card.exhausted {
            notes.push(self.words.word("terminal-champions-exhausted"));
        }
        notes.extend(card.counters.iter().map(|(counter, count)| printed.counters(counter, count)));
        let under = scene.state.under.iter().filter(|under| under.host == card.id).count();
        notes.extend(self.counted("terminal-champions-under", under));
        notes
    }

    /// So many of something, if there is any.
    fn counted(&self, key: &'static str, count: usize) -> Option<String> {
        (count > 0).then(|| self.words.say(&Message::new(key).with("count", count)))
    }

    /// A player: the identity, the piles, and all cards that lie before them.
    fn player(&self, out: &mut impl Write, seat: Seat) -> anyhow::Result<()> {
        let (scene, player) = (self.scene, self.scene.state.player(seat));
        let mut notes = vec![
            self.words.say(
                &Message::new("terminal-champions-hand-count")
                    .with("count", player.hand.len())
                    .with("of", hand_size(scene, seat)),
            ),
            self.words.say(&Message::new("terminal-champions-deck").with("count", player.deck.len())),
            self.words.say(&Message::new("terminal-champions-discard").with("count", player.discard.len())),
        ];
        notes.extend(self.counted("terminal-champions-dealt", player.dealt.len()));
        if scene.state.first_player == seat {
            notes.push(self.words.word("terminal-champions-first-player"));
        }
        if player.eliminated {
            notes.push(self.words.word("terminal-champions-eliminated"));
        }
        let (heading, faint) = (style::HEADING, style::FAINT);
        let (name, notes) = (self.teller.player(seat), notes.join(", "));
        writeln!(out, "{heading}{name}{heading:#} {faint}{notes}{faint:#}")?;
        let before = |card: &&InPlay| card.controller.or(card.engaged) == Some(seat) && card.host.is_none();
        for card in scene.state.in_play.iter().filter(before) {
            self.card(out, card, 2)?;
        }
        self.known_of(out, &player.deck)
    }

    /// What the reader knows of the order of a deck.
    fn known_of(&self, out: &mut impl Write, deck: &Deck) -> anyhow::Result<()> {
        let faint = style::FAINT;
        for line in self.reader.into_iter().flat_map(|reader| self.teller.known_of_deck(deck, reader)) {
            writeln!(out, "  {faint}{line}{faint:#}")?;
        }
        Ok(())
    }

    /// The cards in a hand, with what they cost now and what they pay.
    fn hand(&self, out: &mut impl Write, seat: Seat) -> anyhow::Result<()> {
        let printed = self.teller.printed();
        let heading = Message::new("terminal-champions-hand").with("player", self.teller.player(seat));
        writeln!(out, "  {}", self.words.say(&heading))?;
        for (id, copies) in self.scene.state.player(seat).hand.kinds() {
            let card = self.scene.content.card(id);
            let name = Message::new("terminal-champions-card")
                .with("name", printed.card_name(id))
                .with("kind", printed.card_type(card.front().kind));
            let mut notes = Vec::new();
            if card.cost.is_some() && card.front().kind != CardType::Resource {
                let cost =
                    Message::new("terminal-champions-cost").with("cost", bill(self.scene, seat, id).any);
                notes.push(self.words.say(&cost));
            }
            notes.push(printed.resources(card.resources));
            if copies > 1 {
                notes.push(format!("× {copies}"));
            }
            let (name, width, notes) = (self.words.say(&name), COLUMN - 4, notes.join(", "));
            writeln!(out, "    {name:<width$} {notes}")?;
        }
        Ok(())
    }

    /// The encounter deck, and what holds for a while.
    fn rest(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let (state, faint) = (self.scene.state, style::FAINT);
        let decks = Message::new("terminal-champions-encounter")
            .with("deck", state.encounter.deck.len())
            .with("discard", state.encounter.discard.len());
        writeln!(out, "  {faint}{}{faint:#}", self.words.say(&decks))?;
        self.known_of(out, &state.encounter.deck)?;
        let lasting = state.lasting.iter().map(|lasting| self.teller.lasting(lasting));
        let delayed = state.delayed.iter().map(|delayed| self.teller.delayed(delayed));
        for line in lasting.chain(delayed) {
            writeln!(out, "  {faint}{line}{faint:#}")?;
        }
        Ok(())
    }
}

/// The numbers that are told of each type of card.
fn powers(kind: CardType) -> &'static [Stat] {
    match kind {
        CardType::Hero => &[Stat::Thw, Stat::Atk, Stat::Def],
        CardType::AlterEgo => &[Stat::Rec],
        CardType::Ally => &[Stat::Thw, Stat::Atk],
        CardType::Villain | CardType::Minion => &[Stat::Sch, Stat::Atk],
        _ => &[],
    }
}
