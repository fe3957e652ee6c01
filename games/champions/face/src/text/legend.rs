//! The table in lines: the scenario, each player with what lies before them, and the hand of whoever reads.

use champions::Champions;
use champions::card::CardType;
use champions::card::ability::{Stat, Status};
use champions::initiate::bill;
use champions::modifiers::value;
use champions::player_phase::hand_size;
use champions::state::{Deck, InPlay, Reading as _};
use champions::villain_phase::threat_to_place;
use host::Reader;
use host::text::Extent;
use table::{Scene, Seat};
use wire::board::Section;
use words::{Message, Words};

use crate::voice::Teller;

/// Where what is said about a card begins.
const COLUMN: usize = 46;

/// Whatever a line is written from.
struct Table<'a> {
    scene: Scene<'a, Champions>,
    words: &'a Words,
    teller: &'a Teller<'a>,
    reader: Option<Seat>,
}

/// The table as its reader may know it.
pub(crate) fn sections(reader: &Reader<Champions>, teller: &Teller, extent: Extent) -> Vec<Section> {
    let table = Table { scene: reader.scene(), words: reader.words, teller, reader: reader.seat };
    let state = reader.state;
    let of_scenario = |card: &&InPlay| card.controller.or(card.engaged).is_none() && card.host.is_none();
    let scenario = state.in_play.iter().filter(of_scenario).flat_map(|card| table.card(card, 0)).collect();
    let mut sections = vec![Section { heading: table.where_it_stands(), lines: scenario }];
    for seat in (0..state.started()).map(Seat) {
        let mut player = table.player(seat);
        if reader.seat.is_some_and(|own| own == seat || state.shown_hands.has(seat)) {
            player.lines.extend(table.hand(seat));
        }
        sections.push(player);
    }
    if let (Extent::All, Some(last)) = (extent, sections.last_mut()) {
        last.lines.extend(table.rest());
    }
    sections
}

impl Table<'_> {
    fn where_it_stands(&self) -> String {
        let phase = self.teller.printed().phase(self.scene.state.phase);
        let message = match self.scene.state.round {
            0 => Message::new("champions-text-phase"),
            round => Message::new("champions-text-round").with("round", round),
        };
        self.words.say(&message.with("phase", phase))
    }

    /// A card in play, and under it what is attached to it.
    fn card(&self, card: &InPlay, indent: usize) -> Vec<String> {
        let kind = self.teller.printed().card_type(self.scene.kind(card));
        let name =
            Message::new("champions-text-card").with("name", self.teller.card(card.id)).with("kind", kind);
        let (name, notes) = (self.words.say(&name), self.notes(card).join(", "));
        let width = COLUMN.saturating_sub(indent + 2);
        let own = format!("{:indent$}{name:<width$} {notes}", "");
        let attached = self.scene.state.in_play.iter().filter(|other| other.host == Some(card.id));
        std::iter::once(own).chain(attached.flat_map(|attached| self.card(attached, indent + 2))).collect()
    }

    /// Everything about a card in play that counts now.
    fn notes(&self, card: &InPlay) -> Vec<String> {
        let (scene, kind, printed) = (self.scene, self.scene.kind(card), self.teller.printed());
        let mut notes = Vec::new();
        if kind.is_character()
            && let (Some(left), Some(of)) =
                (value(scene, card, Stat::RemainingHitPoints), value(scene, card, Stat::HitPoints))
        {
            let points = Message::new("champions-text-hit-points").with("left", left).with("of", of);
            notes.push(self.words.say(&points));
        }
        if kind.is_scheme() {
            let target = scene.face(card).target_threat.map(|target| target.of(scene.state.started()));
            notes.push(
                self.words.say(&match target {
                    Some(target) => Message::new("champions-text-threat-of")
                        .with("threat", card.threat)
                        .with("target", target),
                    None => Message::new("champions-text-threat").with("threat", card.threat),
                }),
            );
        }
        if kind == CardType::MainScheme {
            let soon = Message::new("champions-text-threat-soon").with("threat", threat_to_place(scene));
            notes.push(self.words.say(&soon));
        }
        for &stat in powers(kind) {
            notes.extend(value(scene, card, stat).map(|number| format!("{} {number}", printed.stat(stat))));
        }
        if kind == CardType::Villain {
            let encounter = &scene.state.encounter;
            notes.extend(self.counted("champions-text-stages-left", encounter.villain_deck.len()));
            notes.extend(self.counted("champions-text-boosts", encounter.boosts.len()));
        }
        let statuses = [Status::Stunned, Status::Confused, Status::Tough];
        let statuses = statuses.into_iter().filter(|&status| card.statuses.has(status));
        notes.extend(statuses.map(|status| printed.status(status)));
        if card.exhausted {
            notes.push(self.words.word("champions-text-exhausted"));
        }
        notes.extend(card.counters.iter().map(|(counter, count)| printed.counters(counter, count)));
        let under = scene.state.under.iter().filter(|under| under.host == card.id).count();
        notes.extend(self.counted("champions-text-under", under));
        notes
    }

    /// So many of something, if there is any.
    fn counted(&self, key: &'static str, count: usize) -> Option<String> {
        (count > 0).then(|| self.words.say(&Message::new(key).with("count", count)))
    }

    /// A player: the identity, the piles, and all cards that lie before them.
    fn player(&self, seat: Seat) -> Section {
        let (scene, player) = (self.scene, self.scene.state.player(seat));
        let mut notes = vec![
            self.words.say(
                &Message::new("champions-text-hand-count")
                    .with("count", player.hand.len())
                    .with("of", hand_size(scene, seat)),
            ),
            self.words.say(&Message::new("champions-text-deck").with("count", player.deck.len())),
            self.words.say(&Message::new("champions-text-discard").with("count", player.discard.len())),
        ];
        notes.extend(self.counted("champions-text-dealt", player.dealt.len()));
        if scene.state.first_player == seat {
            notes.push(self.words.word("champions-text-first-player"));
        }
        if player.eliminated {
            notes.push(self.words.word("champions-text-eliminated"));
        }
        let before = |card: &&InPlay| card.controller.or(card.engaged) == Some(seat) && card.host.is_none();
        let cards = scene.state.in_play.iter().filter(before).flat_map(|card| self.card(card, 0));
        Section {
            heading: format!("{} {}", self.teller.player(seat), notes.join(", ")),
            lines: cards.chain(self.known_of(&player.deck)).collect(),
        }
    }

    /// What the reader knows of the order of a deck.
    fn known_of(&self, deck: &Deck) -> Vec<String> {
        self.reader.into_iter().flat_map(|reader| self.teller.known_of_deck(deck, reader)).collect()
    }

    /// The cards in a hand, with what they cost now and what they pay.
    fn hand(&self, seat: Seat) -> Vec<String> {
        let printed = self.teller.printed();
        let heading = Message::new("champions-text-hand").with("player", self.teller.player(seat));
        let mut lines = vec![self.words.say(&heading)];
        for (id, copies) in self.scene.state.player(seat).hand.kinds() {
            let card = self.scene.content.card(id);
            let name = Message::new("champions-text-card")
                .with("name", printed.card_name(id))
                .with("kind", printed.card_type(card.front().kind));
            let mut notes = Vec::new();
            if card.cost.is_some() && card.front().kind != CardType::Resource {
                let cost = Message::new("champions-text-cost").with("cost", bill(self.scene, seat, id).any);
                notes.push(self.words.say(&cost));
            }
            notes.push(printed.resources(card.resources));
            if copies > 1 {
                notes.push(format!("× {copies}"));
            }
            let (name, width, notes) = (self.words.say(&name), COLUMN - 4, notes.join(", "));
            lines.push(format!("  {name:<width$} {notes}"));
        }
        lines
    }

    /// The encounter deck, and what holds for a while.
    fn rest(&self) -> Vec<String> {
        let state = self.scene.state;
        let decks = Message::new("champions-text-encounter")
            .with("deck", state.encounter.deck.len())
            .with("discard", state.encounter.discard.len());
        let lasting = state.lasting.iter().map(|lasting| self.teller.lasting(lasting));
        let delayed = state.delayed.iter().map(|delayed| self.teller.delayed(delayed));
        std::iter::once(self.words.say(&decks))
            .chain(self.known_of(&state.encounter.deck))
            .chain(lasting)
            .chain(delayed)
            .collect()
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
