//! A whole character card as text.

use pow::card::{Character, Nature};
use words::{Arg, Inches, Join, Message};

use super::{Keyword, Printed, term};

impl Printed<'_> {
    /// A character card: a line for each group of values, then attacks, powers and abilities, one a line. Lines are
    /// as long as they are; whoever shows them breaks them.
    pub fn card(&self, card: &Character) -> String {
        let speeds = term::parts(card.speed.iter().map(|&speed| Inches(speed)));
        let values = Message::new("pow-card-values")
            .with("pow", card.pow)
            .with("speed", Arg::List(speeds, Join::Slash))
            .with("strength", card.strength)
            .with("attack", card.attack)
            .with("size", card.size);
        let tests = Message::new("pow-card-tests")
            .with("agility", card.agility)
            .with("stamina", card.stamina)
            .with("willpower", card.willpower);
        let defences = Message::new("pow-card-defences")
            .with("physical", card.defence[Nature::Physical])
            .with("mental", card.defence[Nature::Mental])
            .with("energy", card.defence[Nature::Energy]);
        let base = Message::new("pow-card-base")
            .with("base", Inches(2 * card.radius))
            .with("height", Inches(card.height));
        let title =
            Message::new("pow-card-title").with("name", self.name(&card.name)).with("level", card.level);
        let mut lines: Vec<String> =
            [title, values, tests, defences, life(card), base].iter().map(|line| self.say(line)).collect();

        self.group(&mut lines, "pow-card-attacks", card.attacks.iter().map(|attack| self.attack(attack)));
        self.group(&mut lines, "pow-card-powers", card.powers.iter().map(|power| self.power(card, power)));
        let abilities = self.abilities(card).into_iter().map(|Keyword { name, text, .. }| {
            self.say(&Message::new("pow-card-keyword").with("name", name).with("text", text))
        });
        self.group(&mut lines, "pow-card-abilities", abilities);
        lines.join("\n")
    }

    /// A heading with indented lines below it; nothing if there are none.
    fn group(&self, lines: &mut Vec<String>, heading: &'static str, items: impl Iterator<Item = String>) {
        let mut items = items.map(|item| format!("  {item}")).peekable();
        if items.peek().is_some() {
            lines.push(self.words.word(heading));
            lines.extend(items);
        }
    }
}

fn life(card: &Character) -> Message {
    if card.red_pow == 0 {
        return Message::new("pow-card-life").with("life", card.life).with("red", card.red);
    }
    Message::new("pow-card-life-pow")
        .with("life", card.life)
        .with("red", card.red)
        .with("change", format!("{:+}", card.red_pow))
}
