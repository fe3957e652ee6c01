//! What the mind counts and how much, in points of damage to the villain.

/// How much the mind makes of things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The game itself.
    pub game: f32,
    /// The worth of a position in which it may go either way, for each player.
    pub even: f32,
    /// How surely a position that is worth more, for each player, is won.
    pub slope: f32,
    /// A hit point of the villain.
    pub villain: f32,
    /// A stage of the villain that is still to come: what it brings with it is feared beforehand, so that nobody spares the
    /// stage in play for fear of the next. For each player, since so do villains grow.
    pub stage: f32,
    /// How much the end of the main scheme is feared: so much for each player when it is a round
    /// away, half of it at two, and so on.
    pub scheme: f32,
    /// A point of threat on the main scheme, however far its end is.
    pub threat: f32,
    /// How much the defeat of a hero is feared, in the same way.
    pub fear: f32,
    /// A hit point of a hero, however many are left.
    pub hit_point: f32,
    /// A hero who is out of the game.
    pub hero: f32,
    /// A minion, beside what it can do.
    pub minion: f32,
    /// A point of a minion's ATK.
    pub minion_attack: f32,
    /// A point of a minion's SCH.
    pub minion_scheme: f32,
    /// A hit point of a minion: it has to be beaten off.
    pub minion_hit_point: f32,
    /// A minion that stands before the villain (keywords.guard): nobody gets at the villain before it is gone.
    pub guard: f32,
    /// A side scheme, beside its threat and its icons.
    pub side_scheme: f32,
    /// A point of threat on a side scheme.
    pub side_threat: f32,
    /// An icon of a side scheme: crisis, acceleration, hazard.
    pub icons: [f32; 3],
    /// An acceleration token.
    pub token: f32,
    /// A card attached to an enemy or a scheme, or an obligation.
    pub attachment: f32,
    /// An ally: somebody to defend with.
    pub ally: f32,
    /// What an ally can still do, for each point of ATK or THW and each use.
    pub ally_use: f32,
    /// A support or upgrade in play.
    pub permanent: f32,
    /// The same for each point of its cost.
    pub permanent_cost: f32,
    /// A card in hand.
    pub card: f32,
    /// A resource more than one on a card in hand.
    pub resource: f32,
    /// A card that the hero of a player draws up to.
    pub hand_size: f32,
    /// Being ready: the identity, for each point of its best power; an ally; another card.
    pub ready: [f32; 3],
    /// A status card on a hero: stunned, confused, tough.
    pub own_status: [f32; 3],
    /// A status card on the villain.
    pub villain_status: [f32; 3],
    /// A status card on a minion.
    pub minion_status: [f32; 3],
    /// An encounter card that is dealt, or a treachery that is being revealed.
    pub dealt: f32,
    /// An interrupt or a response must gain more than so much.
    pub worthwhile: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            game: 1000.0,
            even: -2.0,
            slope: 0.052,
            villain: 1.0,
            stage: 13.0,
            scheme: 7.0,
            threat: 0.8,
            fear: 4.0,
            hit_point: 0.6,
            hero: 60.0,
            minion: 1.0,
            minion_attack: 0.5,
            minion_scheme: 1.0,
            minion_hit_point: 1.8,
            guard: 4.0,
            side_scheme: 2.0,
            side_threat: 1.0,
            icons: [4.5, 3.0, 4.0],
            token: 6.0,
            attachment: 4.0,
            ally: 2.0,
            ally_use: 0.6,
            permanent: 0.6,
            permanent_cost: 1.1,
            card: 2.4,
            resource: 0.8,
            hand_size: 1.5,
            ready: [1.4, 1.5, 0.5],
            own_status: [-2.0, -3.5, 3.0],
            villain_status: [3.0, 3.5, -4.0],
            minion_status: [1.0, 0.3, -1.0],
            dealt: 4.0,
            worthwhile: 0.1,
        }
    }
}

impl Weights {
    /// What rules of thumb go by. They were climbed to with games that are played by habit alone, one number at a time, and
    /// kept where hundreds of games against all villains, alone and in parties, went better: a habit thinks less of cards in hand, which
    /// are there to be played, and more of allies to stand in the way.
    pub fn of_habit() -> Weights {
        Weights {
            scheme: 6.6,
            threat: 1.0,
            hit_point: 0.5,
            minion_scheme: 0.5,
            minion_hit_point: 1.35,
            minion_status: [1.0, 0.3, -0.8],
            side_threat: 1.35,
            ally: 2.7,
            ally_use: 0.9,
            card: 1.35,
            ready: [1.4, 0.2, 0.5],
            own_status: [-2.0, -3.5, 1.65],
            villain_status: [3.0, 3.5, -2.4],
            ..Weights::default()
        }
    }
}
