//! Writing a position as `given` reads it.

use content::Inches;
use crisis::Crisis;
use crisis::card::ability::Health;
use crisis::state::{Battleground as _, FigureId, Gems, Numbers, Reading as _, Side, TokenId, Whereabouts};
use space::P;
use table::Scene;

use super::kept::Kept;
use super::names::{self, Names};
use super::then::RESERVED;
use super::words::{self, condition_word};
use scenario::sides::{self, SideWord};

/// What everybody is called.
pub fn figure_names(scene: Scene<Crisis>) -> Names {
    let figures =
        scene.state.figure_ids().map(|id| (scene.state.figure(id).side, scene.character(id).id.as_str()));
    Names::new(sides::figure_names(&figures.collect::<Vec<_>>(), RESERVED))
}

/// A place in inches.
pub fn place(P { x, y }: P) -> String {
    format!("[{}, {}]", Inches(x), Inches(y))
}

/// Everything under `given`, one line for each.
pub fn position(scene: Scene<Crisis>, names: &Names) -> Vec<String> {
    let state = scene.state;
    let mut lines = vec![
        format!("battlefield: {}", scene.battlefield().id),
        format!("measures: {}", scene.measures().id),
        format!("phase: {}", plain(&state.phase)),
        format!("round: {}", state.round),
        format!("priority: {}", names::side(state.priority)),
        format!("turn: {}", names::side(state.turn)),
        format!("points: {{ a: {}, b: {} }}", state.points[Side::A], state.points[Side::B]),
        format!("threat: {}", state.threat),
        format!("last-activated: {}", SideWord::from(state.last_activated)),
        format!("edition: {}", plain(&scene.content.edition)),
    ];
    if let Some(extra) = state.extra_rounds {
        lines.push(format!("extra-rounds: {extra}"));
    }
    if let (Some(go), None) = (state.go, state.activation) {
        lines.push(format!("go: {{ activated: {}, may-pass: {} }}", go.activated, go.may_pass));
    }
    let mission: Vec<&str> =
        state.mission.iter().flatten().map(|&it| names::crisis_name(scene.content, it)).collect();
    if !mission.is_empty() {
        lines.push(format!("mission: [{}]", mission.join(", ")));
    }
    let destroyed: Vec<String> = (0..)
        .zip(&scene.battlefield().pieces)
        .filter(|(place, _)| state.destroyed.has(*place))
        .map(|(_, piece)| format!("{}: {{ gone: true }}", piece.id))
        .collect();
    if !destroyed.is_empty() {
        lines.push(format!("terrain: {{ {} }}", destroyed.join(", ")));
    }
    let kept = Kept::of(state);
    if kept != Kept::default() {
        lines.push(format!("kept: {}", plain(&kept)));
    }
    lines.push("squads:".to_owned());
    lines.extend(Side::BOTH.map(|side| format!("  {}: {}", names::side(side), squad(scene, names, side))));
    tokens(scene, names, &mut lines);
    if !state.figures.is_empty() {
        lines.push("figures:".to_owned());
    }
    lines.extend(state.figure_ids().map(|id| format!("  {}: {}", names.of(id), figure(scene, names, id))));
    lines
}

fn squad(scene: Scene<Crisis>, names: &Names, side: Side) -> String {
    let (squad, cards) = (&scene.state.squads[side], scene.content);
    let list = |words: Vec<String>| format!("[{}]", words.join(", "));
    let tactics = |cards_of: &[u16]| {
        list(cards_of.iter().map(|&it| names::tactic_name(cards, it).to_owned()).collect())
    };
    let member = |(character, gems): &(u16, Gems)| {
        let id = &cards.characters[usize::from(*character)].id;
        let gems = gem_ids(scene, gems);
        if gems.is_empty() { id.clone() } else { format!("{id} with {}", gems.join(" and ")) }
    };
    let chosen = squad.chosen.iter().filter_map(|place| squad.roster.get(usize::from(place)));
    let chosen = chosen.map(|(character, _)| cards.characters[usize::from(*character)].id.clone());
    let crises = squad.roster_crises.iter().map(|&it| names::crisis_name(cards, it).to_owned());
    let mut fields = vec![
        format!("edge: {}", squad.edge.map_or("none", words::edge)),
        format!("roster: {}", list(squad.roster.iter().map(member).collect())),
        format!("roster-tactics: {}", tactics(&squad.roster_tactics)),
        format!("roster-crises: {}", list(crises.collect())),
        format!("chosen: {}", list(chosen.collect())),
        format!("ready: {}", squad.ready),
        format!("tactics: {}", tactics(&squad.tactics)),
    ];
    if let Some(affiliation) = squad.affiliation {
        fields.push(format!("affiliation: {}", cards.affiliations[usize::from(affiliation)].id));
    }
    if let Some(leader) = squad.leader {
        fields.push(format!("leader: {}", names.of(leader)));
        fields.push(format!("leadership-used: {}", powers(scene, leader, squad.leadership_used)));
    }
    format!("{{ {} }}", fields.join(", "))
}

fn gem_ids<'a>(scene: Scene<'a, Crisis>, gems: &Gems) -> Vec<&'a str> {
    gems.iter().map(|&gem| scene.content.gems[usize::from(gem)].id.as_str()).collect()
}

/// A word of the rules as it is serialised.
fn plain(word: &impl serde::Serialize) -> String {
    serde_json::to_string(word).unwrap_or_default().trim_matches('"').to_owned()
}

fn powers(scene: Scene<Crisis>, figure: FigureId, places: Numbers) -> String {
    let ids: Vec<&str> = places.iter().map(|place| names::power_name(scene, figure, place)).collect();
    format!("[{}]", ids.join(", "))
}

fn tokens(scene: Scene<Crisis>, names: &Names, lines: &mut Vec<String>) {
    if scene.state.tokens.is_empty() {
        return;
    }
    lines.push("tokens:".to_owned());
    for (number, token) in (0..).zip(&scene.state.tokens) {
        let mut fields = vec![format!("at: {}", place(token.at))];
        fields.extend(token.holder.map(|holder| format!("holder: {}", names.of(holder))));
        fields.extend(token.controller.map(|side| format!("controller: {}", names::side(side))));
        fields.extend(token.lies.map(|lies| format!("lies: {}", words::lies(lies))));
        if token.gone {
            fields.push("gone: true".to_owned());
        }
        lines.push(format!("  {}: {{ {} }}", names::token_name(scene, TokenId(number)), fields.join(", ")));
    }
}

fn figure(scene: Scene<Crisis>, names: &Names, id: FigureId) -> String {
    let state = scene.state;
    let (figure, character) = (state.figure(id), scene.character(id));
    let mut fields = vec![format!("side: {}", names::side(figure.side))];
    if names.of(id) != character.id {
        fields.push(format!("card: {}", character.id));
    }
    match figure.whereabouts {
        Whereabouts::Waiting => fields.push("waiting: true".to_owned()),
        Whereabouts::Gone => fields.push(format!("gone: true, at: {}", place(figure.at))),
        Whereabouts::Battlefield => fields.push(format!("at: {}", place(figure.at))),
    }
    fields.push(format!("damage: {}, power: {}", figure.damage, figure.power));
    if figure.form > 0 {
        fields.push(format!("form: {}", scene.card(id).id));
    }
    if !figure.gems.is_empty() {
        fields.push(format!("gems: [{}]", gem_ids(scene, &figure.gems).join(", ")));
    }
    if figure.squad != figure.side {
        fields.push(format!("squad: {}", names::side(figure.squad)));
    }
    if let Some(until) = figure.controlled_until {
        fields.push(format!("controlled-until: {}", plain(&until)));
    }
    if figure.health == Health::Injured {
        fields.push("health: injured".to_owned());
    }
    let conditions: Vec<&str> = figure.conditions.iter().map(condition_word).collect();
    if !conditions.is_empty() {
        fields.push(format!("conditions: [{}]", conditions.join(", ")));
    }
    for (name, is) in [("activated", figure.activated), ("dazed", figure.dazed)] {
        if is {
            fields.push(format!("{name}: true"));
        }
    }
    if figure.used_this_turn != Numbers::default() {
        fields.push(format!("used-this-turn: {}", powers(scene, id, figure.used_this_turn)));
    }
    if figure.attacked_this_turn != Numbers::default() {
        fields.push(format!("attacked-this-turn: [{}]", names.all(figure.attacked_this_turn).join(", ")));
    }
    let attacks = scene.card(id).attacks.iter().zip(figure.targeted_this_round);
    let targeted: Vec<String> = attacks
        .filter(|(_, whom)| *whom != Numbers::default())
        .map(|(attack, whom)| format!("{}: [{}]", attack.id, names.all(whom).join(", ")))
        .collect();
    if !targeted.is_empty() {
        fields.push(format!("targeted-this-round: {{ {} }}", targeted.join(", ")));
    }
    if let Some(activation) = state.activation.filter(|activation| activation.figure == id) {
        let interacted: Vec<String> =
            activation.interacted.iter().map(|token| names::token_name(scene, TokenId(token))).collect();
        let parent = activation.parent.map(|parent| format!(", parent: {}", names.of(parent)));
        fields.push(format!(
            "active: {{ actions: {}, performed: {}, moves: {}, interacted: [{}], may-pass: {}{} }}",
            activation.actions,
            activation.performed,
            activation.moves,
            interacted.join(", "),
            state.go.is_some_and(|go| go.may_pass),
            parent.unwrap_or_default()
        ));
    }
    format!("{{ {} }}", fields.join(", "))
}
