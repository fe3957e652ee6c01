//! Steps: what abilities do. Each is one rule of the book, and the rules' own procedures are called for it.

use content::Spanned;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Amount, Binding, Cards, Claim, Cost, Duration, End, Form, Modifier, Occurrence, Pick, Ref, Resources,
    Status, Who, Zone,
};

/// One step of an ability.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Step {
    // Damage and threat.
    /// Damage is dealt; to several characters at once (damage.multiple-characters-one-source).
    DealDamage {
        /// How much to each.
        amount: Amount,
        /// To whom.
        to: Pick,
        /// The name of the cards that took damage, and of how much.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// The resolving player divides damage (q.explosion-assignment).
    AssignDamage {
        /// How much in all.
        amount: Amount,
        /// Among whom.
        among: Cards,
        /// Who divides it, if not the resolving player: for damage to a group of players, the first player
        /// (q.indirect-who-assigns).
        #[serde(default)]
        by: Option<Who>,
    },
    /// Damage is moved (damage.move.counts-as-dealt).
    MoveDamage {
        /// How much.
        amount: Amount,
        /// From whom.
        from: Pick,
        /// To whom.
        to: Pick,
    },
    /// Threat is moved (damage.move.elements).
    MoveThreat {
        /// How much.
        amount: Amount,
        /// From which scheme.
        from: Pick,
        /// To which.
        to: Pick,
    },
    /// Damage is put on a card that is no character. No damage is dealt by it.
    PlaceDamage {
        /// How much.
        amount: Amount,
        /// Where.
        at: Pick,
    },
    /// damage.heal
    Heal {
        /// How much.
        amount: Amount,
        /// From whom.
        from: Pick,
        /// What is more than the damage gives hit points above the maximum (damage.heal-cap).
        #[serde(default)]
        beyond_maximum: bool,
        /// The name of what was healed.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Characters and schemes are defeated, whatever is on them; of the main scheme, a stage that is not the last
    /// (q.main-scheme-when-defeated).
    Defeat(Pick),
    /// Threat is removed from schemes.
    RemoveThreat {
        /// How much from each.
        amount: Amount,
        /// From which.
        from: Pick,
    },
    /// Threat is placed on schemes.
    PlaceThreat {
        /// How much on each.
        amount: Amount,
        /// On which.
        at: Pick,
    },
    /// An acceleration token is placed (main-scheme.acceleration-token-effect).
    AddAcceleration,

    // Cards.
    /// zones.draw-top
    Draw {
        /// Who draws, if not the resolving player.
        #[serde(default)]
        who: Option<Who>,
        /// So many.
        #[serde(default)]
        count: Option<Amount>,
        /// Until the hand holds so many.
        #[serde(default)]
        up_to: Option<Amount>,
    },
    /// Cards go to their owners' discard piles.
    Discard {
        /// Which.
        what: Pick,
        /// The name of what was discarded.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Cards are discarded from the top of a deck.
    DiscardTop {
        /// Of which; of one's own if it is left out.
        #[serde(default)]
        of: Option<Zone>,
        /// How many.
        count: Amount,
        /// The name of what was discarded.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Cards are discarded from the top of a deck until one fits (zones.encounter-deck-empty.search-fails).
    DiscardUntil {
        /// Of which deck.
        of: Zone,
        /// What is sought.
        r#for: Cards,
        /// The name of what was found.
        bind: Binding,
    },
    /// Cards are looked at, by the resolving player alone.
    LookAt {
        /// Which.
        what: Pick,
        /// Their name.
        bind: Binding,
    },
    /// effects.search.look
    Search {
        /// Where.
        r#in: Vec<Zone>,
        /// For what.
        r#for: Cards,
        /// The name of what was found.
        bind: Binding,
    },
    /// Cards go to a zone; to their owner's, if players have one each.
    Move {
        /// Which.
        what: Pick,
        /// Where to. What goes into a deck is shuffled in.
        to: Zone,
        /// On which end of a deck, if it is not shuffled in.
        #[serde(default)]
        at: Option<End>,
    },
    /// A deck is shuffled.
    Shuffle(Zone),
    /// initiating.put-into-play
    PutIntoPlay {
        /// What.
        what: Pick,
        /// Engaged with whom.
        #[serde(default)]
        engaged: Option<Who>,
        /// Under whose control.
        #[serde(default)]
        control: Option<Who>,
        /// Face down, as a minion of this trait.
        #[serde(default)]
        facedown_as: Option<Ref>,
        /// The name of what entered play.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// revealing.from-card-effect
    Reveal {
        /// What.
        what: Pick,
        /// The name of what was revealed.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// dealing.procedure
    DealEncounterCard {
        /// To whom.
        to: Who,
    },
    /// An enemy gets one more boost card.
    GiveBoostCard {
        /// Who.
        to: Pick,
    },
    /// Resources are generated.
    Generate(Generate),

    // The state of cards.
    /// Cards are exhausted.
    Exhaust(Pick),
    /// effects.ready-verb
    Ready(Pick),
    /// status.definition
    GiveStatus {
        /// Which.
        status: Status,
        /// To whom.
        to: Pick,
        /// The name of the cards that got it.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// identity.change-form.by-ability-is-extra
    ChangeForm {
        /// To which form; to the other one if it is left out.
        #[serde(default)]
        to: Option<Form>,
    },
    /// Counters are put on this card.
    AddCounters {
        /// Of which type.
        counter: Ref,
        /// How many.
        count: Amount,
    },
    /// Control of cards goes to a player, for as long as they stay in play (ownership.permanent).
    TakeControl {
        /// Of which cards.
        of: Pick,
        /// To whom, if not to the resolving player.
        #[serde(default)]
        who: Option<Who>,
        /// Only until then; whoever had them has them again after it.
        #[serde(default)]
        until: Option<Duration>,
    },
    /// Minions engage a player (minions.stays-engaged).
    Engage {
        /// Which.
        what: Pick,
        /// Whom.
        with: Who,
    },
    /// keywords.surge.gained-during-resolution
    GainSurge,

    // Enemies and the scenario.
    /// activation.from-card-abilities
    EnemyAttacks {
        /// The attacker.
        by: Pick,
        /// The players of these identities, in player order: `you` in whichever form, `your-hero` and `engaged-hero` only
        /// in hero form.
        against: Pick,
        /// The name of the cards that took damage and of how much; it happened if an attack was made.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// activation.from-card-abilities
    EnemySchemes {
        /// Who schemes.
        by: Pick,
        /// The name of the threat that was placed.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// The enemy attacks others too, one after the other (q.attack-each-hero).
    AlsoAttack {
        /// The attacker.
        by: Pick,
        /// Whom.
        against: Pick,
    },
    /// The main scheme goes on to its next side (q.scheme-sides).
    Advance,
    /// winning.card-states-loss
    LoseGame,

    // The occurrence that is interrupted.
    /// Damage or threat is prevented (damage.prevent-damage, damage.prevent-threat).
    Prevent(Amount),
    /// effects.cancel.definition
    Cancel(Cancel),
    /// effects.replacement.definition
    Instead(Vec<Step>),

    // Shape.
    /// Only if all steps before it were carried out in full (effects.then.must-resolve-first).
    Then(Vec<Step>),
    /// Only if something is so.
    If {
        /// What.
        holds: Claim,
        /// Then this.
        then: Vec<Step>,
        /// Otherwise that.
        #[serde(default)]
        r#else: Vec<Step>,
    },
    /// abilities.may
    May(Vec<Step>),
    /// One of several (abilities.choose.must-change-state).
    ChooseOne(Vec<Opt>),
    /// Cards are chosen, of which later steps speak.
    ChooseCards {
        /// Which.
        what: Pick,
        /// Their name.
        bind: Binding,
    },
    /// A player is chosen.
    ChoosePlayer {
        /// The player's name.
        bind: Binding,
    },
    /// Another player does it; `you` is that player.
    AsPlayer {
        /// Who.
        who: Who,
        /// What.
        r#do: Vec<Step>,
    },
    /// Each player does it, one by one (q.each-player).
    EachPlayer {
        /// What.
        r#do: Vec<Step>,
    },
    /// Abilities of other cards are carried out as steps of a sequence (abilities.special).
    Resolve {
        /// Which abilities.
        abilities: Resolved,
        /// Of which cards.
        of: Pick,
    },
    /// effects.lasting.definition
    Lasting(Lasting),
    /// effects.delayed.definition
    Later {
        /// When.
        at: Later,
        /// What.
        r#do: Vec<Step>,
        /// Its place in [`crate::card::Cards::delayed`], once all cards are read.
        #[serde(skip)]
        place: u16,
    },
}

/// One option of several.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Opt {
    /// What it costs.
    pub cost: Vec<Cost>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// Which resources are generated.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Generate {
    /// These.
    Resources(Resources),
    /// Those that a card prints.
    PrintedOn(Pick),
}

/// What is cancelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cancel {
    /// The When Revealed effects; keywords stay (q.cancel-and-surge).
    WhenRevealed,
    /// The whole card.
    Card,
    /// What an ability or an event does: it was used, and its costs stay paid (player-cards.event.cancelled-still-played).
    Effects,
}

/// Which abilities a card has carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Resolved {
    /// Specials.
    Special,
}

/// Modifiers that hold for a while, whatever becomes of the card (effects.lasting.independent-of-source).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lasting {
    /// Until when (effects.lasting.expiry).
    pub until: Duration,
    /// Or so many uses, if that comes first.
    #[serde(default)]
    pub uses: Option<u8>,
    /// What holds.
    pub modifiers: Vec<Modifier>,
    /// Its place in [`crate::card::Cards::lasting`], once all cards are read.
    #[serde(skip)]
    pub place: u16,
}

/// When a delayed effect happens.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Later {
    /// At the end of something.
    EndOf(Duration),
    /// After something, within the activation under way.
    After(Spanned<Occurrence>),
    /// In the place of the next such thing (effects.replacement.latest-wins).
    Instead {
        /// Of what.
        of: Spanned<Occurrence>,
        /// Until when it waits for that.
        until: Duration,
    },
}
