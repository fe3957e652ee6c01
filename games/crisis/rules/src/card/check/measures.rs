//! Tools: ranges that grow, movement tools that grow.

use content::{Checker, Inches, Spanned};

use super::Code;
use super::field::{length, name};
use crate::card::{Measures, Mils, file};

/// One set of tools.
pub(crate) fn measures(check: &mut Checker, written: &file::Measures) -> Measures {
    let any = || Inches(100)..=Inches::whole(20);
    let mut one = |of: &Spanned<Inches>, what: &str| length(check, of, any(), what);
    let tools = &written.tools;
    let tools = [one(&tools.short, "short"), one(&tools.medium, "medium"), one(&tools.long, "long")];
    let range_width = one(&written.range_width, "range-width");
    let tool_width = one(&written.tool_width, "tool-width");
    let token = one(&written.token, "token") / 2;
    let ranges: Vec<Mils> = written.ranges.iter().map(|range| one(range, "range")).collect();
    let rises = |lengths: &[Mils]| lengths.windows(2).all(|pair| pair[0] < pair[1]);
    let ranges = <[Mils; 5]>::try_from(ranges).unwrap_or_else(|_| {
        let help = Some("ranges 1 to 5, in inches".to_owned());
        check.report(Code::Range, written.id.span, "there are five ranges", help);
        [1_000, 2_000, 3_000, 4_000, 5_000]
    });
    if !rises(&ranges) || !rises(&tools) {
        let help = Some("each longer than the one before".to_owned());
        check.report(Code::Range, written.id.span, "tools must grow", help);
    }
    Measures {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        ranges,
        range_width,
        tools,
        tool_width,
        token,
    }
}
