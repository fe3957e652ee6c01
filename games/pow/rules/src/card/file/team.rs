//! `teams/ID.yaml`.

use content::{Id, Spanned, Thing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Name;

/// A team that is ready to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Team {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// The ids of its characters, 2 to 8.
    #[schemars(length(min = 2, max = 8))]
    pub members: Spanned<Vec<Spanned<Id>>>,
}

impl Thing for Team {
    const FOLDER: &'static str = "teams";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}
