//! What the greedy mind counts and how much, in victory points.

/// How much the greedy mind makes of things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// All the stamina of a character, both sides of its card, for each point of its threat.
    pub stamina: f32,
    /// Being dazed, for each point of threat: no objective, no reactions, a turned card.
    pub dazed: f32,
    /// Losing the activation of this round, for each point of threat.
    pub activation: f32,
    /// Being knocked out, for each point of threat and round that is left.
    pub knocked_out: f32,
    /// A power token.
    pub power: f32,
    /// A special condition.
    pub condition: f32,
    /// A scoring that comes after the next one, of what the next one counts.
    pub later: f32,
    /// An objective that a friend already has.
    pub spare: f32,
    /// Being one move away from an objective, of what it is worth to be there.
    pub near: f32,
    /// Being able to attack next time, of what the attack is worth.
    pub lure: f32,
    /// Standing where enemies can attack, of what they would do.
    pub exposed: f32,
    /// The same for one who carries a token and would drop it.
    pub carrier_exposed: f32,
    /// What an enemy who has been activated this round still counts.
    pub done: f32,
    /// A second attack in the same activation, of the first.
    pub again: f32,
    /// An advance, push or placement nobody looked at more closely.
    pub shift: f32,
    /// Keeping a team tactic card for a better moment.
    pub card: f32,
    /// How much sooner a character acts for each point that it stands to lose.
    pub hurry: f32,
    /// An activation that gains less than so much can wait, if passing is possible.
    pub waits: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            stamina: 0.7,
            dazed: 0.25,
            activation: 0.2,
            knocked_out: 0.15,
            power: 0.09,
            condition: 0.25,
            later: 0.7,
            spare: 0.12,
            near: 0.62,
            lure: 0.5,
            exposed: 0.2,
            carrier_exposed: 0.5,
            done: 0.6,
            again: 0.85,
            shift: 0.15,
            card: 0.25,
            hurry: 0.35,
            waits: 0.25,
        }
    }
}
