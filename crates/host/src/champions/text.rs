//! What cards say, as the table shows it.

use champions::card::ability::{Keyword, Status};
use champions::card::{AbilityId, CardId};
use champions::view::LastingView;
use wire::board::champions::Named;
use words::champions::{Printed, Teller};

use super::code;

/// A face, a line each.
pub(super) fn face(_printed: &Printed, _card: CardId, _face: u8) -> Vec<(String, String)> {
    Vec::new()
}

/// One ability.
pub(super) fn ability(_printed: &Printed, _ability: AbilityId) -> Option<String> {
    None
}

pub(super) fn status(printed: &Printed, status: Status) -> Named {
    Named { code: code(&status), name: printed.status(status), text: String::new() }
}

pub(super) fn keyword(_printed: &Printed, keyword: &Keyword) -> Named {
    let code = match keyword {
        Keyword::Guard => "guard",
        Keyword::Overkill => "overkill",
        Keyword::Peril => "peril",
        Keyword::Quickstrike => "quickstrike",
        Keyword::Restricted => "restricted",
        Keyword::Retaliate(_) => "retaliate",
        Keyword::Surge => "surge",
        Keyword::Toughness => "toughness",
        Keyword::Uses(_) => "uses",
    };
    Named { code: code.to_owned(), name: code.to_owned(), text: String::new() }
}

/// What holds for a while.
pub(super) fn lasting(_teller: &Teller, _lasting: &LastingView) -> Option<String> {
    None
}
