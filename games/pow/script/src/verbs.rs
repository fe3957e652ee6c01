//! Every verb that a line may have, with what may follow it: what an author is told who has it wrong.

/// Every verb of a figure, with what may follow it.
pub const DEEDS: &[(&str, &str)] = &[
    ("activates", "FIGURE activates"),
    ("aims", "FIGURE aims at TARGET, FIGURE aims at 45 degrees"),
    ("attacks", "FIGURE attacks TARGET with ATTACK, FIGURE attacks with WAVE"),
    ("boosts", "FIGURE boosts with a die, FIGURE boosts with option 1, FIGURE boosts with stun"),
    ("cancels", "FIGURE cancels the plan"),
    ("chooses", "FIGURE chooses FIGURE"),
    ("climbs", "FIGURE climbs to [x, y, z]"),
    ("controls", "FIGURE controls pillar 1"),
    ("declares", "FIGURE declares ATTACK"),
    ("defends", "FIGURE defends physical, FIGURE defends mental, FIGURE defends energy"),
    ("deploys", "FIGURE deploys at [x, y]"),
    ("dodges", "FIGURE dodges"),
    (
        "does",
        "FIGURE does not defend, boost, reroll, push, dodge, use a power, use perfect plan, cancel the plan, call anybody",
    ),
    ("ends", "FIGURE ends"),
    ("flies", "FIGURE flies to [x, y, z]"),
    ("follows", "FIGURE follows"),
    ("gets", "FIGURE gets up"),
    ("grabs", "FIGURE grabs THING, FIGURE grabs THING and throws it at TARGET, .. and throws it to [x, y]"),
    ("jumps", "FIGURE jumps to [x, y, z]"),
    ("lays", "FIGURE lays down the relic"),
    ("leaps", "FIGURE leaps to [x, y]"),
    ("moves", "FIGURE moves to [x, y], FIGURE moves 2 POW: walk [x, y], climb [x, y, z], jump .., fly .."),
    ("picks", "FIGURE picks up relic 1"),
    ("pushes", "FIGURE pushes"),
    ("recovers", "FIGURE recovers"),
    ("rerolls", "FIGURE rerolls, FIGURE rerolls all, FIGURE rerolls the 2, FIGURE rerolls nothing"),
    ("sprays", "FIGURE sprays at TARGET with ATTACK, FIGURE sprays at 45 degrees with ATTACK"),
    ("stays", "FIGURE stays out"),
    ("takes", "FIGURE takes damage, FIGURE takes option 1, FIGURE takes stun"),
    ("tests", "FIGURE tests next"),
    ("throws", "FIGURE throws it at TARGET, FIGURE throws it to [x, y]"),
    ("uses", "FIGURE uses POWER, FIGURE uses POWER on FIGURE, FIGURE uses perfect plan"),
    ("walks", "FIGURE walks FIGURE to [x, y]"),
    ("waves", "FIGURE waves with ATTACK"),
    ("will", "FIGURE will move, FIGURE will grab, FIGURE will leap"),
];

/// Every verb of a player.
pub const CALLS: &[(&str, &str)] = &[
    ("goes", "a goes first"),
    ("lets", "a lets b go first"),
    ("passes", "a passes"),
    ("picks", "a picks the counter of b"),
    ("takes", "a takes the south edge"),
];
