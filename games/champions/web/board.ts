// Written by `cargo xtask codegen` from games/champions/face. Do not edit: change the types there.

import type { Emblem, Mark } from '$web/wire'

export type ChampionsBoard = { 
/**
 * The name of the scenario.
 */
scenario: string, 
/**
 * Standard or expert, in words.
 */
mode: string, 
/**
 * The modular sets of the encounter deck, in words.
 */
modular: Array<string>, 
/**
 * Where the round stands: `setup`, `turn`, `end-of-player-phase`, `place-threat`, `villain`, `minions`, `deal`, `reveal`,
 * `end-round`.
 */
stage: string, 
/**
 * The same in words.
 */
stageName: string, 
/**
 * The phases of a round in words: the players' and the villain's.
 */
phases: Array<string>, 
/**
 * Which of them it is; none during setup.
 */
phase?: number, 
/**
 * The round, from 1; 0 during setup.
 */
turn: number, 
/**
 * The five steps of the villain phase.
 */
steps: Array<ChampionsStep>, 
/**
 * Which of them it is, in the villain phase.
 */
step?: number, 
/**
 * Who has the first player token, by seat.
 */
firstPlayer: number, 
/**
 * Whose turn it is, by seat; in the villain phase, whose part of a step it is.
 */
turnOf?: number, 
/**
 * How it ended: `won` or `lost`.
 */
outcome?: string, 
/**
 * The players, by seat.
 */
sides: Array<ChampionsSide>, 
/**
 * Every card in play, in the order they entered.
 */
figures: Array<ChampionsInPlay>, 
/**
 * The villain among them.
 */
villain?: number, 
/**
 * The main scheme among them.
 */
mainScheme?: number, 
/**
 * Who does what is under way, else the identity of the player whose turn it is.
 */
acting?: number, 
/**
 * Threat that step one of the next villain phase would place on the main scheme, as things stand.
 */
nextThreat: number, 
/**
 * Encounter cards that step three would deal to each player, by seat, as things stand.
 */
nextCards: Array<number>, 
/**
 * How many cards the encounter deck has.
 */
encounterDeck: number, 
/**
 * What the listener knows of its order, in words.
 */
encounterDeckKnown: Array<string>, 
/**
 * The encounter discard pile, its top last.
 */
encounterDiscard: Array<ChampionsCard>, 
/**
 * The encounter cards that are being revealed or turned up, the innermost last.
 */
resolving: Array<ChampionsCard>, 
/**
 * Boost cards that lie face down on the villain.
 */
boosts: number, 
/**
 * Acceleration tokens by the main scheme.
 */
accelerationTokens: number, 
/**
 * Stages of the villain that are still to come.
 */
villainStagesLeft: number, 
/**
 * Stages of the main scheme that are still to come.
 */
schemeStagesLeft: number, 
/**
 * Cards that are out of the game.
 */
removed: Array<ChampionsCard>, 
/**
 * The attack, thwart or scheme under way, the innermost of several.
 */
deed?: ChampionsDeed, 
/**
 * Open windows for interrupts and responses, the innermost last.
 */
windows: Array<ChampionsWindow>, 
/**
 * What holds for a while, in words.
 */
lasting: Array<string>, 
/**
 * The player who must resolve a card with peril alone, by seat: nobody may confer then.
 */
peril?: number, };

export type ChampionsCard = { 
/**
 * What marks call it: copies share it.
 */
id: number, 
/**
 * Its id, to look its face up by.
 */
card: string, 
/**
 * Its title.
 */
name: string, 
/**
 * `ally`, `event`, `resource`, `support`, `upgrade`, `minion`, `side-scheme`, `treachery`, `attachment`, `environment`,
 * `obligation` and so on.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * `hero`, `aggression`, `justice`, `leadership`, `protection`, `basic` or `scenario`.
 */
class: string, 
/**
 * What it costs, with what changes that now; none where none is printed.
 */
cost?: string, 
/**
 * What it generates: `energy`, `mental`, `physical`, `wild`, one each.
 */
resources: Array<string>, 
/**
 * Boost icons of an encounter card.
 */
boost?: number, 
/**
 * What its picture is drawn from.
 */
emblem: Emblem, };

export type ChampionsCounters = { 
/**
 * The type's id.
 */
code: string, 
/**
 * Its name, as it stands beside the word counter.
 */
name: string, 
/**
 * How many.
 */
count: number, };

export type ChampionsDeed = { 
/**
 * `attack`, `thwart`, `enemy-attack` or `enemy-scheme`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * Who does it, among the cards in play.
 */
by: number, 
/**
 * Who does it, by seat; of an enemy's, against whom it goes.
 */
seat: number, 
/**
 * Who defends, among the cards in play.
 */
defender?: number, 
/**
 * ATK, THW or SCH that counts.
 */
value: number, 
/**
 * Boost icons turned up so far.
 */
boost: number, 
/**
 * Boost cards that are still face down for it.
 */
boosts: number, 
/**
 * DEF that counts.
 */
defence: number, 
/**
 * The least damage or threat it can still come to, if nothing else has a part in it.
 */
least: number, 
/**
 * The most, by what the unseen boost cards could show.
 */
most: number, 
/**
 * The book's steps of what an enemy does; empty for heroes and allies.
 */
steps: Array<ChampionsStep>, 
/**
 * Which of them it is.
 */
step: number, };

export type ChampionsIcon = { 
/**
 * `crisis`, `acceleration` or `hazard`.
 */
code: string, 
/**
 * How many.
 */
count: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, };

export type ChampionsInPlay = { 
/**
 * The number it got when it entered play.
 */
id: number, 
/**
 * Its id, to look its face up by; none while it lies face down.
 */
card?: string, 
/**
 * What marks call its copies out of play; none while it lies face down.
 */
cardId?: number, 
/**
 * The face that counts, as a place in the sides of its card.
 */
face: number, 
/**
 * Its title; face down, what it counts as.
 */
name: string, 
/**
 * `hero`, `alter-ego`, `ally`, `support`, `upgrade`, `villain`, `minion`, `main-scheme`, `side-scheme`, `attachment`,
 * `environment`, `obligation`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * As of a card out of play.
 */
class: string, 
/**
 * What its picture is drawn from.
 */
emblem: Emblem, 
/**
 * What it is printed to cost, if it is a player's.
 */
cost?: string, 
/**
 * Who controls it, by seat; nobody for the scenario's.
 */
seat?: number, 
/**
 * Whose it is, by seat.
 */
owner?: number, 
/**
 * With whom it is engaged, by seat.
 */
engaged?: number, 
/**
 * What it is attached to.
 */
host?: number, 
/**
 * Whether it lies face down.
 */
facedown: boolean, 
/**
 * Of an identity, `hero` or `alter-ego`.
 */
form?: string, 
/**
 * Of a villain or a main scheme, its stage: `I`, `1B`.
 */
stage?: string, 
/**
 * Whether it is exhausted.
 */
exhausted: boolean, 
/**
 * Status cards: `stunned`, `confused`, `tough`.
 */
statuses: Array<ChampionsNamed>, 
/**
 * Keywords as they hold now: `guard`, `overkill`, `peril`, `quickstrike`, `restricted`, `retaliate`, `surge`, `toughness`, `uses`.
 */
keywords: Array<ChampionsNamed>, 
/**
 * Its traits, in words.
 */
traits: Array<string>, 
/**
 * Hit points left, of characters.
 */
left?: number, 
/**
 * Hit points in full, as they count now.
 */
full?: number, 
/**
 * Threat, of schemes.
 */
threat?: number, 
/**
 * The threat at which a main scheme goes on.
 */
target?: number, 
/**
 * Whether no threat can be removed from it now, or no damage dealt to it.
 */
locked: boolean, 
/**
 * Icons of a scheme.
 */
icons: Array<ChampionsIcon>, 
/**
 * Its values as they count now: `thwart`, `attack`, `defence`, `recover`, `scheme`.
 */
values: Array<ChampionsValue>, 
/**
 * Counters on it, by their types.
 */
counters: Array<ChampionsCounters>, 
/**
 * Cards that lie under it.
 */
under: number, };

export type ChampionsMoment = { 
/**
 * A code: `attack`, `scheme`, `thwart`, `defence`, `damage`, `threat`, `defeat`, `enter-play`, `play`, `reveal`, `form-change`.
 */
code: string, 
/**
 * In words.
 */
text: string, 
/**
 * What it is about.
 */
marks: Array<Mark>, };

export type ChampionsNamed = { 
/**
 * A code for its glyph.
 */
code: string, 
/**
 * Its name, with its number.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, };

export type ChampionsSide = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What is played: the hero's name.
 */
name: string, 
/**
 * The identity among the cards in play.
 */
identity: number, 
/**
 * The aspect of the deck, in words.
 */
aspect?: string, 
/**
 * The hand, if the listener may know it: one's own, or one that is shown.
 */
hand?: Array<ChampionsCard>, 
/**
 * How many cards are in hand.
 */
handCount: number, 
/**
 * The hand is shown to the other players; who only watches does not see it all the same.
 */
shown: boolean, 
/**
 * How many it is filled up to.
 */
handSize: number, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * What the listener knows of its order, in words.
 */
deckKnown: Array<string>, 
/**
 * The discard pile, its top last.
 */
discard: Array<ChampionsCard>, 
/**
 * Cards that are being played, the innermost last.
 */
playing: Array<ChampionsCard>, 
/**
 * Cards that the payment under way is made with.
 */
paying: Array<ChampionsCard>, 
/**
 * Cards of the deck that the player is looking at, if the listener may know them.
 */
lookedAt?: Array<ChampionsCard>, 
/**
 * Encounter cards that lie face down before the player.
 */
dealt: number, 
/**
 * Cards of the nemesis set that are still set aside.
 */
nemesis: number, 
/**
 * The most allies that the player may control.
 */
allyLimit: number, 
/**
 * Whether the form was changed this turn.
 */
changedForm: boolean, 
/**
 * Whether the player is out of the game.
 */
eliminated: boolean, };

export type ChampionsStep = { 
/**
 * In words.
 */
name: string, 
/**
 * Its rule.
 */
rule: string, };

export type ChampionsValue = { 
/**
 * `thwart`, `attack`, `defence`, `recover`, `scheme`.
 */
code: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its value now; none for a dash.
 */
value?: number, 
/**
 * Its value on the card.
 */
printed?: number, 
/**
 * Damage that an ally takes for using it.
 */
consequential: number, };

export type ChampionsWindow = { 
/**
 * `before` for interrupts, `after` for responses.
 */
side: string, 
/**
 * What can still be answered, in words.
 */
moments: Array<ChampionsMoment>, };
