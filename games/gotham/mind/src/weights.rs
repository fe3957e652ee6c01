//! What the greedy mind counts and how much. One point is about one wound of a hero.

/// How much the greedy mind makes of things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A cube's worth of effort towards an end of the mission.
    pub goal: f32,
    /// How much more an end counts in the last turn.
    pub hurry: f32,
    /// A hero's cube that is not a wound.
    pub health: f32,
    /// A hero who stands.
    pub standing: f32,
    /// A cube that can be spent in the next turn.
    pub energy: f32,
    /// One of the first few cubes that are kept for the opponent's turn.
    pub reserve: f32,
    /// A life point of a character.
    pub life: f32,
    /// A character on the board, whatever its life.
    pub character: f32,
    /// A success that its best attack rolls on average.
    pub attack: f32,
    /// A figure in the reserve, of what it is worth on the board.
    pub in_reserve: f32,
    /// A success that an enemy could roll against a hero where he stands.
    pub exposed: f32,
    /// A zone nearer to the nearest enemy, for a character of the villain.
    pub pressure: f32,
    /// An attack that could be made from a zone, of what it would gain.
    pub lure: f32,
    /// What has to be gained for an action to be worth while.
    pub bother: f32,
    /// A hero rests when he would begin his turn with fewer cubes than this.
    pub rest_below: u8,
    /// How often each answer is tried.
    pub tries: u64,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            goal: 1.6,
            hurry: 2.0,
            health: 1.0,
            standing: 4.0,
            energy: 0.35,
            reserve: 0.12,
            life: 0.7,
            character: 0.6,
            attack: 0.35,
            in_reserve: 0.3,
            exposed: 0.16,
            pressure: 0.12,
            lure: 0.7,
            bother: 0.1,
            rest_below: 4,
            tries: 6,
        }
    }
}
