//! Status cards and keywords with what they do.

use champions::card::ability::{Keyword, Status};
use host::code_of;

use crate::drawing::Named;
use crate::voice::Printed;

pub(super) fn status(printed: &Printed, status: Status) -> Named {
    let card = printed.status_card(status);
    Named { code: code_of(&status), name: card.name, text: card.text }
}

pub(super) fn keyword(printed: &Printed, keyword: &Keyword) -> Named {
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
    let reminder = printed.keyword(keyword);
    Named { code: code.to_owned(), name: reminder.name, text: reminder.text }
}
