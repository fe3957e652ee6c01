//! Why a setup can't be played.

use gotham::rule;
use gotham::setup::SetupError;
use gotham::state::{FIGURES, TILES};
use table::RuleId;
use words::Message;

use super::Printed;

impl Printed<'_> {
    /// Why a setup can't be played, in a sentence.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let content = self.content;
        let hero =
            |id: &str| self.known(content.hero(id).map(|at| &content.heroes[usize::from(at)].name), id);
        let message = match error {
            SetupError::UnknownMission(id) => {
                Message::new("gotham-setup-unknown-mission").with("mission", id.as_str())
            }
            SetupError::Slots { wanted, chosen } => {
                Message::new("gotham-setup-slots").with("wanted", *wanted).with("chosen", *chosen)
            }
            SetupError::NotAllowed(id) => Message::new("gotham-setup-not-allowed").with("hero", hero(id)),
            SetupError::Twice(id) => Message::new("gotham-setup-twice").with("hero", hero(id)),
            SetupError::Players => Message::new("gotham-setup-players"),
            SetupError::UnknownGadget(id) => {
                let card = content.material(id).map(|at| &content.materials[usize::from(at)].name);
                Message::new("gotham-setup-unknown-gadget").with("card", self.known(card, id))
            }
            SetupError::Belt(id) => Message::new("gotham-setup-belt").with("hero", hero(id)),
            SetupError::Encumbrance(id) => Message::new("gotham-setup-encumbrance").with("hero", hero(id)),
            SetupError::Ally(id) => {
                let tile = content.tile(id).map(|at| &content.tiles[usize::from(at)].name);
                Message::new("gotham-setup-ally").with("tile", self.known(tile, id))
            }
            SetupError::Room => {
                Message::new("gotham-setup-room").with("figures", FIGURES).with("tiles", TILES)
            }
        };
        self.words.say(&message)
    }

    /// The rule behind it, where one is.
    pub fn setup_rule(&self, error: &SetupError) -> Option<RuleId> {
        Some(match error {
            SetupError::UnknownMission(_) | SetupError::Room => return None,
            SetupError::Slots { .. } | SetupError::NotAllowed(_) | SetupError::Twice(_) => {
                rule!("rulings.mission.hero-slots")
            }
            SetupError::Players => rule!("setup.mission.heroes"),
            SetupError::UnknownGadget(_) => rule!("setup.hero.bat-gadgets"),
            SetupError::Belt(_) => rule!("material.gadget.belt-limit"),
            SetupError::Encumbrance(_) => rule!("material.encumbrance.max"),
            SetupError::Ally(_) => rule!("skills.elite-command.tile"),
        })
    }

    /// A name, or the id as it was written where nothing has it.
    fn known(&self, names: Option<&content::Names>, id: &str) -> String {
        names.map_or_else(|| id.to_owned(), |names| self.name(names))
    }
}
