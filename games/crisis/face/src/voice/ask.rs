//! The questions, put to the player who answers them.

use crisis::ask::Ask;
use crisis::card::ability::PowerCost;
use crisis::movement::Wedge;
use crisis::state::{FigureId, Side};

use super::{Teller, term};
use words::place::place;
use words::{Arg, Message};

impl Teller<'_> {
    /// The question, as its player is asked it.
    pub fn ask(&self, ask: &Ask) -> String {
        self.words.say(&self.asked(*ask))
    }

    fn asked(&self, ask: Ask) -> Message {
        match ask {
            Ask::Battlefield { .. } => {
                Message::new("crisis-ask-battlefield").with("name", self.battlefield(self.state.battlefield))
            }
            Ask::OnTerrain { token, piece, .. } => Message::new("crisis-ask-on-terrain")
                .with("token", self.token(token))
                .with("piece", self.piece(piece)),
            Ask::OtherTarget { figure, target, .. } => {
                self.of("crisis-ask-other-target", figure).with("target", self.figure(target))
            }
            Ask::CrisisType { .. } => Message::new("crisis-ask-crisis-type"),
            Ask::Threat { .. } => Message::new("crisis-ask-threat"),
            Ask::Edge { .. } => Message::new("crisis-ask-edge"),
            Ask::Squad { side } => Message::new("crisis-ask-squad")
                .with("threat", self.threat_chosen(side))
                .with("limit", self.state.threat),
            Ask::Affiliation { .. } => Message::new("crisis-ask-affiliation"),
            Ask::Tactics { side } => {
                Message::new("crisis-ask-tactics").with("count", self.state.squads[side].tactics.len())
            }
            Ask::Deploy { .. } => Message::new("crisis-ask-deploy"),
            Ask::DeployGrunts { figure, .. } => self.of("crisis-ask-deploy-grunts", figure),
            Ask::Leader { .. } => Message::new("crisis-ask-leader"),
            Ask::Act { figure: None, .. } => Message::new("crisis-ask-turn"),
            Ask::Act { figure: Some(figure), .. } => {
                let actions = self.state.activation.map_or(0, |activation| activation.actions);
                self.of("crisis-ask-act", figure)
                    .with("actions", actions)
                    .with("power", self.power_left(figure))
            }
            Ask::Attack { figure, .. } => self.of("crisis-ask-attack", figure),
            Ask::Target { figure, weapon, .. } => {
                self.of("crisis-ask-target", figure).with("attack", self.attack_name(figure, weapon))
            }
            Ask::Beam { figure, weapon, .. } => {
                self.of("crisis-ask-beam", figure).with("attack", self.attack_name(figure, weapon))
            }
            Ask::Effect { moment, .. } => {
                Message::new("crisis-ask-effect").with("moment", self.moment(moment))
            }
            Ask::Dice { source, roll, least, most, .. } => {
                let key = if least == most { "crisis-ask-dice-exactly" } else { "crisis-ask-dice" };
                self.by(key, source).with("roll", term::roll(roll)).with("most", most)
            }
            Ask::Face { source, .. } => self.by("crisis-ask-face", source),
            Ask::Thing { source, .. } => self.by("crisis-ask-thing", source),
            Ask::Amount { source, least, most, .. } => {
                self.by("crisis-ask-amount", source).with("least", least).with("most", most)
            }
            Ask::Option { source, .. } => self.by("crisis-ask-option", source),
            Ask::May { source, .. } => self.by("crisis-ask-may", source),
            Ask::PlayedBy { card, with: None, .. } => {
                Message::new("crisis-ask-played-by").with("card", self.tactic_name(card))
            }
            Ask::PlayedBy { card, with: Some(figure), .. } => {
                self.of("crisis-ask-played-with", figure).with("card", self.tactic_name(card))
            }
            Ask::JoinIn { card, figure, .. } => self
                .of("crisis-ask-join-in", figure)
                .with("card", self.tactic_name(card))
                .with("cost", self.card_cost(card)),
            Ask::AddTactic { .. } => Message::new("crisis-ask-add-tactic"),
            Ask::Condition { figure, .. } => self.of("crisis-ask-condition", figure),
            Ask::Advance { figure, tool, wedge, climb, .. } => {
                let key = if climb { "crisis-ask-advance-climb" } else { "crisis-ask-advance" };
                self.of(key, figure).with("tool", term::tool(tool)).with("wedge", wedged(wedge))
            }
            Ask::Way { figure, wedge, .. } => self.of("crisis-ask-way", figure).with("wedge", wedged(wedge)),
            Ask::Place { figure, range, of, .. } => {
                self.of("crisis-ask-place", figure).with("range", range).with("of", self.things(of))
            }
            Ask::Token { token, range, .. } => {
                Message::new("crisis-ask-token").with("token", self.token(token)).with("range", range)
            }
            Ask::Order { .. } => Message::new("crisis-ask-order"),
        }
    }

    /// The threat of the characters chosen so far, with their gems.
    pub(super) fn threat_chosen(&self, side: Side) -> u8 {
        let squad = &self.state.squads[side];
        squad.chosen.iter().map(|place| self.threat_of(side, place)).sum()
    }

    /// The threat of a character of a roster.
    pub(super) fn threat_of(&self, side: Side, place: u8) -> u8 {
        let Some((character, gems)) = self.state.squads[side].roster.get(usize::from(place)) else {
            return 0;
        };
        let printed = self.cards.characters.get(usize::from(*character)).map_or(0, |card| card.threat);
        let gems = gems.iter().filter_map(|&gem| self.cards.gems.get(usize::from(gem)));
        printed + gems.map(|gem| gem.threat).sum::<u8>()
    }

    /// What each player of a card pays, at least.
    pub(super) fn card_cost(&self, card: u16) -> u8 {
        let card = self.cards.tactics.get(usize::from(card));
        card.and_then(|card| card.cost.as_ref()).map_or(0, |cost| PowerCost::least(&cost.power))
    }

    /// How much a character of the table can take yet, and its stamina.
    pub(super) fn stamina(&self, figure: FigureId) -> u8 {
        let health = self.state.figures.get(usize::from(figure.0)).map(|figure| figure.health);
        self.form(figure).zip(health).map_or(0, |(form, health)| form.stamina(health))
    }
}

/// Toward or away from a place; nothing for a free way.
fn wedged(wedge: Option<Wedge>) -> Arg {
    let Some(Wedge { of, toward }) = wedge else { return Message::new("crisis-wedge-free").into() };
    let key = if toward { "crisis-wedge-toward" } else { "crisis-wedge-away" };
    Message::new(key).with("place", place(of)).into()
}
