//! What the greedy mind counts and how much, in points of the mission.

/// How much the greedy mind makes of things.
///
/// Minds that differ in one weight were played against each other, some 1,500 games for each pair: `lure`, `pull`,
/// `exposed`, `strike`, `waits`, `guard` and `hurry`, each about halved or doubled. None moved the share of games won by
/// more than two in a hundred, which is about what chance does: nothing here is sharp.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A level on the table for a whole game, beside the points that losing it may cost.
    pub level: f32,
    /// Removing one of the last enemies, divided by the square of how many there are.
    pub wipe_out: f32,
    /// Being Knocked down.
    pub down: f32,
    /// A POW to one who has yet to act.
    pub pow: f32,
    /// Being able to strike next turn, of what the strike is worth.
    pub lure: f32,
    /// Being near an objective, of what the objective is worth.
    pub pull: f32,
    /// Standing where enemies can strike, of what they would do.
    pub exposed: f32,
    /// What is left of that in the last turn for a side that is not ahead.
    pub desperate: f32,
    /// The same for one who carries a relic and would drop it.
    pub carrier_exposed: f32,
    /// What an enemy who has acted this turn still counts.
    pub done: f32,
    /// A plan that begins with a movement, of what it would be worth here.
    pub after_moving: f32,
    /// An activation that gains so much is worth making first.
    pub strike: f32,
    /// An activation that gains less than so much can wait, if passing is possible.
    pub waits: f32,
    /// How much sooner a figure acts for each point that it stands to lose.
    pub hurry: f32,
    /// Recovering from KO, of what the figure is worth.
    pub recovery: f32,
    /// A first activation for which a Perfect plan is used.
    pub plan: f32,
    /// How much of what an objective could still score is counted on.
    pub sure: f32,
    /// An enemy who does not see the place, of what it counts otherwise.
    pub unseen: f32,
    /// The part of the harm that a reaction prevents.
    pub guard: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            level: 0.22,
            wipe_out: 4.0,
            down: 0.3,
            pow: 0.15,
            lure: 1.5,
            pull: 0.8,
            exposed: 0.15,
            desperate: 0.3,
            carrier_exposed: 0.6,
            done: 0.6,
            after_moving: 0.9,
            strike: 0.6,
            waits: 0.5,
            hurry: 0.3,
            recovery: 0.15,
            plan: 1.2,
            sure: 0.7,
            unseen: 0.35,
            guard: 0.22,
        }
    }
}
