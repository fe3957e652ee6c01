//! Skills: types say almost everything, so that little is left to check.

use content::Checker;

use super::Code;
use super::field::name;
use crate::printed::skill::Skill;

/// One skill.
pub(crate) fn skill(check: &mut Checker, written: &Skill) -> Skill {
    name(check, &written.name);
    if written.modifiers.is_empty() && written.abilities.is_empty() {
        let help = "write `modifiers` or `abilities`".to_owned();
        check.report(Code::Parts, written.id.span, "this skill does nothing", Some(help));
    }
    written.clone()
}
