//! What is about to happen or has happened: why abilities may be used.

use champions::timing::{Moment, Side};
use words::Message;

use super::Teller;
use super::printed::duration_code;

impl Teller<'_> {
    /// What a window is about, as a sentence.
    pub fn window(&self, side: Side, moment: Moment) -> String {
        self.words.say(&Message::new("champions-window").with("moment", self.moment(side, moment)))
    }

    /// A moment as a clause; it tells before and after apart: "Rhino attacks", "Rhino has attacked".
    pub(super) fn moment(&self, side: Side, moment: Moment) -> Message {
        let clause = match moment {
            Moment::Attack { by } => self.of("champions-moment-attack", by),
            Moment::Scheme { by } => self.of("champions-moment-scheme", by),
            Moment::Thwart { by } => self.of("champions-moment-thwart", by),
            Moment::Defence { by } => self.of("champions-moment-defence", by),
            Moment::Damage { to, amount } => self.of("champions-moment-damage", to).with("amount", amount),
            Moment::Threat { at, amount } => self.of("champions-moment-threat", at).with("amount", amount),
            Moment::Defeat { what } => self.of("champions-moment-defeat", what),
            Moment::EnterPlay { what } => self.of("champions-moment-enter-play", what),
            Moment::Entering { card: Some(card) } => self.of_printed("champions-moment-enter-play", card),
            Moment::Entering { card: None } => Message::new("champions-moment-enter-facedown"),
            Moment::Play { card } => self.of_printed("champions-moment-play", card),
            Moment::Initiate { ability } => self.of_printed("champions-moment-initiate", ability.card),
            Moment::Payment { player } => {
                Message::new("champions-moment-payment").with("player", self.player(player))
            }
            Moment::Reveal { card } => self.of_printed("champions-moment-reveal", card),
            Moment::FormChange { player } => {
                Message::new("champions-moment-form-change").with("player", self.player(player))
            }
            Moment::EndOf { of } => Message::new("champions-moment-end").with("of", duration_code(of)),
        };
        clause.with(
            "when",
            match side {
                Side::Before => "before",
                Side::After => "after",
            },
        )
    }
}
