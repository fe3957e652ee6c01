//! Status cards and keywords by name.

use champions::card::ability::{Keyword, Status};
use wire::board::champions::Named;
use words::champions::Printed;

use super::code;

pub(super) fn status(printed: &Printed, status: Status) -> Named {
    Named { code: code(&status), name: printed.status(status), text: String::new() }
}

pub(super) fn keyword(keyword: &Keyword) -> Named {
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
