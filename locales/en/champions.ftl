# Marvel Champions. The terms are those of the ledger (rules/champions.yaml, terms); the sentences are our own.
# $side is `you` for the listener's own seat, `other` for another; $player is that player's name.

## answers: what a player may choose, as a short order

champions-answer-attack = Attack with { $card } (ATK { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card } ({ $place })
champions-answer-change-form = Change form: { $name }
champions-answer-character = { $card } (hit points left: { $left })
champions-answer-chosen-done = No more
champions-answer-decline = Decline
champions-answer-defend = Defend with { $card } (DEF { $defence }, hit points left: { $left })
champions-answer-defend-no = Do not defend
champions-answer-delayed = First { $card }
champions-answer-discard = Discard { $card }
champions-answer-discard-done = Discard no more
champions-answer-end-turn = End the turn
champions-answer-mulligan-done = Keep the others
champions-answer-no = No
champions-answer-option = Option { $number }
champions-answer-pass = Pass
champions-answer-pay = Discard { $card } for { $resources }
champions-answer-pay-ability = Use { $card }
champions-answer-pay-done = That is all
champions-answer-play = Play { $card } (cost { $cost })
champions-answer-player = { $player }
champions-answer-recover = Recover (REC { $value })
champions-answer-request = Ask { $player } for an action
champions-answer-resource = As { $resource }
champions-answer-retaliate = First the retaliation of { $card }
champions-answer-scheme = { $card } (threat: { $threat })
champions-answer-thwart = Thwart with { $card } (THW { $value })
champions-answer-use = Use { $card }
champions-answer-yes = Yes

## asks: the questions, put to the player who answers

champions-ask-choose = { $source }: which one?
champions-ask-choose-any = { $source }: which ones?
champions-ask-choose-exactly = { $source }: which { $most }?
champions-ask-choose-one = { $source }: which of these?
champions-ask-choose-up-to = { $source }: which ones, up to { $most }?
champions-ask-declare = Which type is the wild resource?
champions-ask-defend = { $attacker } attacks you: who defends?
champions-ask-defend-other = { $attacker } attacks { $player }: does one of yours defend?
champions-ask-discard = Which cards do you discard at the end of the phase?
champions-ask-divide = { $source }: who takes the next damage? ({ $left } left)
champions-ask-forced = { CAPITAL($moment) }: which forced ability comes first?
champions-ask-interrupt = { CAPITAL($moment) }: an interrupt?
champions-ask-may = { $source }: do it?
champions-ask-mulligan = Which cards of your opening hand do you exchange?
champions-ask-order = Which comes first?
champions-ask-pay = To pay: { $cost }. Generated so far: { $generated }. With what?
champions-ask-player = { $source }: which player?
champions-ask-requested = { $player } asks you for an action. Which one?
champions-ask-response = { CAPITAL($moment) }: a response?
champions-ask-target = { $card }: which target?
champions-ask-too-many = There are too many. Which one is discarded?
champions-ask-turn = What do you do in your turn?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-problem-aspect = { $card } is of another aspect ({ $aspect }).
champions-problem-copies = { $card }: { $has } copies, but at most { $most }.
champions-problem-foreign = { $card } belongs in no deck of this identity.
champions-problem-hero-set = { $card }: { $has } in the deck, but { $needs } in the hero's set.
champions-problem-no-identity = { $card } is no identity.
champions-problem-size = The deck has { $size } cards; it needs 40 to 50.
champions-problem-unknown = There is no “{ $id }”.
champions-problem-unknown-near = There is no “{ $id }”. Did you mean { $nearest }?
champions-setup-deck = The deck of player { $seat } is not legal: { $problems }
champions-setup-first-player = Nobody sits at seat { $seat }, so nobody there can go first.
champions-setup-players = { $players } players, but one to four can play.
champions-setup-same-identity = Players { $one } and { $other } chose the same identity.

## events: what happened

champions-event-ability = { $side ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
champions-event-acceleration = An acceleration token is placed. There are { $tokens } now.
champions-event-attached = { $card } is attached to { $host }.
champions-event-attack = { $card } attacks.
champions-event-attack-ended = The attack of { $card } is over.
champions-event-boost-given = The villain gets a boost card.
champions-event-boost-turned = Boost card: { $card }.
champions-event-boosted = { $icons ->
    [0] { $card } gives no boost icon.
    [one] { $card } gives { $icons } boost icon.
   *[other] { $card } gives { $icons } boost icons.
}
champions-event-cancelled = { $card } is cancelled.
champions-event-counters = { $card }: { $now } counters.
champions-event-damage = { $card } takes { $taken } damage.
champions-event-damage-lessened = { $card } takes { $taken } of { $dealt } damage.
champions-event-damage-moved = { $amount } damage is moved from { $card }.
champions-event-damage-placed = { $amount } damage is placed on { $card }.
champions-event-dealt = { $side ->
    [you] You are dealt an encounter card.
   *[other] { $player } is dealt an encounter card.
}
champions-event-deck-reformed = { $side ->
    [you] Your deck has run out: { $cards } cards are shuffled into a new one.
   *[other] The deck of { $player } has run out: { $cards } cards are shuffled into a new one.
}
champions-event-defeated = { $card } is defeated.
champions-event-defends = { $card } defends.
champions-event-discarded = { $side ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
champions-event-drawn = { $side ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
champions-event-eliminated = { $side ->
    [you] You are out of the game.
   *[other] { $player } is out of the game.
}
champions-event-encounter-reformed = The encounter deck has run out: { $cards } cards are shuffled into a new one. Acceleration tokens: { $tokens }.
champions-event-enemy-attack = { $side ->
    [you] { $card } attacks you.
   *[other] { $card } attacks { $player }.
}
champions-event-enemy-scheme = { $card } schemes.
champions-event-engaged = { $side ->
    [you] { $card } engages you.
   *[other] { $card } engages { $player }.
}
champions-event-entered = { $card } enters play.
champions-event-entered-control = { $side ->
    [you] { $card } enters play under your control.
   *[other] { $card } enters play under the control of { $player }.
}
champions-event-entered-engaged = { $side ->
    [you] { $card } enters play engaged with you.
   *[other] { $card } enters play engaged with { $player }.
}
champions-event-exhausted = { $card } exhausts.
champions-event-first-player = { $side ->
    [you] You are the first player now.
   *[other] { $player } is the first player now.
}
champions-event-form = { $side ->
    [you] You change to { $form } form: { $name }.
   *[other] { $player } changes to { $form } form: { $name }.
}
champions-event-found = { $side ->
    [you] You find { $cards }.
   *[other] { $player } finds { $cards }.
}
champions-event-generated = { $side ->
    [you] You generate { $resources }.
   *[other] { $player } generates { $resources }.
}
champions-event-healed = { $card } heals { $amount } damage.
champions-event-left-play = { $card } is discarded.
champions-event-lost = The villain wins. The game is lost.
champions-event-moved = { CAPITAL($card) }: { $from } → { $to }.
champions-event-paid = { $side ->
    [you] You pay with { $card }.
   *[other] { $player } pays with { $card }.
}
champions-event-phase = { CAPITAL($phase) }.
champions-event-played = { $side ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
champions-event-prevented = { $amount } is prevented.
champions-event-readied = { $card } readies.
champions-event-removed = { CAPITAL($card) } is removed from the game.
champions-event-replaced = Something else happens instead.
champions-event-requested = { $side ->
    [you] You ask { $other } for an action.
   *[other] { $player } asks { $other } for an action.
}
champions-event-revealed = { $side ->
    [you] You reveal { $card }.
   *[other] { $player } reveals { $card }.
}
champions-event-round = Round { $round }.
champions-event-scheme-ended = The scheming of { $card } is over.
champions-event-scheme-turned = Main scheme: { $card } (threat: { $threat }).
champions-event-searched = { $side ->
    [you] You search and find nothing.
   *[other] { $player } searches.
}
champions-event-stage-completed = The villain completes { $card }.
champions-event-stage-revealed = The next stage of the main scheme is { $card }.
champions-event-status = { $card } is { $status } now.
champions-event-status-discarded = { $card } is no longer { $status }.
champions-event-surged = { $side ->
    [you] Surge: you reveal another encounter card.
   *[other] Surge: { $player } reveals another encounter card.
}
champions-event-threat = { $card }: { $amount } threat more, { $now } in all.
champions-event-threat-removed = { $card }: { $amount } threat less, { $now } left.
champions-event-thwart = { $card } thwarts.
champions-event-thwart-ended = The thwart of { $card } is over.
champions-event-turn = { $side ->
    [you] Your turn begins.
   *[other] The turn of { $player } begins.
}
champions-event-turn-ended = { $side ->
    [you] Your turn is over.
   *[other] The turn of { $player } is over.
}
champions-event-villain-stage = The villain goes on: { $card }, stage { $stage }.
champions-event-won = The villain is defeated. The game is won.

## moments: what is about to happen ($when is before) or has happened

champions-moment-attack = { $when ->
    [before] { $card } attacks
   *[after] { $card } has attacked
}
champions-moment-damage = { $when ->
    [before] { $card } is about to take { $amount } damage
   *[after] { $card } has taken { $amount } damage
}
champions-moment-defeat = { $when ->
    [before] { $card } is about to be defeated
   *[after] { $card } was defeated
}
champions-moment-defence = { $when ->
    [before] { $card } defends
   *[after] { $card } has defended
}
champions-moment-end = the end
champions-moment-enter-play = { $when ->
    [before] { $card } is about to enter play
   *[after] { $card } has entered play
}
champions-moment-form-change = { $when ->
    [before] { $player } is about to change form
   *[after] { $player } has changed form
}
champions-moment-play = { $when ->
    [before] { $card } is about to be played
   *[after] { $card } was played
}
champions-moment-reveal = { $when ->
    [before] { $card } is being revealed
   *[after] { $card } was revealed
}
champions-moment-scheme = { $when ->
    [before] { $card } schemes
   *[after] { $card } has schemed
}
champions-moment-threat = { $when ->
    [before] { $amount } threat is about to be placed on { $card }
   *[after] { $amount } threat was placed on { $card }
}
champions-moment-thwart = { $when ->
    [before] { $card } thwarts
   *[after] { $card } has thwarted
}
champions-window = { CAPITAL($moment) }.

## phases

champions-phase-activations = villain phase: the enemies activate
champions-phase-deal = villain phase: encounter cards are dealt
champions-phase-end = end of the player phase
champions-phase-end-round = villain phase: the round ends
champions-phase-player = player phase
champions-phase-reveal = villain phase: encounter cards are revealed
champions-phase-setup = setup
champions-phase-threat = villain phase: threat is placed

## places where cards lie

champions-place-boosts = boost cards
champions-place-dealt = { $side ->
    [you] your dealt cards
   *[other] dealt to { $player }
}
champions-place-deck = { $side ->
    [you] your deck
   *[other] deck of { $player }
}
champions-place-discard = { $side ->
    [you] your discard pile
   *[other] discard pile of { $player }
}
champions-place-encounter-deck = encounter deck
champions-place-encounter-discard = encounter discard pile
champions-place-facedown = face down in play
champions-place-hand = { $side ->
    [you] your hand
   *[other] hand of { $player }
}
champions-place-in-play = in play
champions-place-looked-at = { $side ->
    [you] the cards you look at
   *[other] looked at by { $player }
}
champions-place-nemesis = { $side ->
    [you] your nemesis set
   *[other] nemesis set of { $player }
}
champions-place-paying = { $side ->
    [you] your payment
   *[other] payment of { $player }
}
champions-place-playing = { $side ->
    [you] the card you play
   *[other] played by { $player }
}
champions-place-removed = removed from the game
champions-place-resolving = being resolved
champions-place-scheme-deck = main scheme deck
champions-place-set-aside = set aside
champions-place-under = under { $card }
champions-place-villain-deck = villain deck

## refusals: why an answer is not allowed, by rule

champions-why-abilities_choose_must-change-state = This choice would change nothing, and another one would.
champions-why-abilities_choose_who = The card does not offer this choice.
champions-why-abilities_form-word = You are in the wrong form for this.
champions-why-abilities_in-play-targets = The ability cannot target this.
champions-why-abilities_must-be-able-to-change-state = This would change nothing now.
champions-why-abilities_optional-controller-decides = Another player controls this card.
champions-why-abilities_optional-types = This is nothing that you could use or leave.
champions-why-abilities_source-in-play = This card is not in play.
champions-why-abilities_triggered-definition = The card has no such ability.
champions-why-allies_limit_three = Only one of your allies can be discarded here.
champions-why-attachments_illegal-stays-put = There is nothing that this could be attached to.
champions-why-attack_any-enemy = Only an enemy can be attacked.
champions-why-costs_ability-cost = You cannot pay this cost.
champions-why-costs_generate-by-discard = This card is not in your hand.
champions-why-costs_own-out-of-play = You can only pay with your own cards.
champions-why-costs_play-cost-any-mix = The cost is not paid yet, or it could not be paid any more.
champions-why-costs_resource-ability = This ability generates nothing for you now.
champions-why-costs_wild-must-specify = A wild resource becomes energy, mental or physical.
champions-why-damage_heal-cap = There is no damage to heal.
champions-why-damage_indirect_distribute = The damage cannot go there.
champions-why-damage_indirect_no-overassign = That character already gets enough damage to be defeated.
champions-why-defence_labelled-ability = Your hero cannot defend against this attack.
champions-why-effects_exhausted_cannot-exhaust-again = This card is exhausted.
champions-why-effects_search_add = The search did not find this card.
champions-why-effects_search_choose-among = One of the cards that were found must be chosen.
champions-why-enemy-attack_step2_declare-defender = Only a hero or an ally of yours can defend.
champions-why-enemy-attack_step2_hero-form-only = An alter-ego cannot defend.
champions-why-enemy-attack_step2_must-be-ready = An exhausted character cannot defend.
champions-why-initiating_play-definition = This card cannot be played that way.
champions-why-initiating_play-from-hand = This card is not in your hand.
champions-why-initiating_restrictions-all = The card says otherwise.
champions-why-initiating_step2-determine-cost = You cannot pay for this.
champions-why-keywords_guard = A minion with guard protects the villain.
champions-why-keywords_peril_others-locked = Peril: only the player who resolves the card may act.
champions-why-limits_limit = This ability has been used as often as its limit allows.
champions-why-limits_max-per-player = You already control as many of these as you may.
champions-why-limits_unique_cannot-enter = This card is unique and already in play.
champions-why-player-cards_event_definition = Only events are played this way.
champions-why-player-cards_resource_cannot-be-played = A resource card only pays for others.
champions-why-player-phase_end_discard-any = This card is not in your hand.
champions-why-player-phase_end_discard-down = You still hold more cards than your hand size.
champions-why-player-phase_turn_action-event = This event is not an action.
champions-why-player-phase_turn_change-form-once = You have already changed form this round.
champions-why-player-phase_turn_hero-power-option = Only your identity in hero form and your allies can do this.
champions-why-player-phase_turn_request-action = There is nobody here to ask for an action.
champions-why-player-phase_turn_request-is-declinable = This player has declined or has no action.
champions-why-player-phase_turn_use-ally = You do not control this ally.
champions-why-precedence_card-beats-rules = A card says who must defend.
champions-why-recovery_alter-ego-only = Only an alter-ego recovers.
champions-why-recovery_dash = This character does not have that power.
champions-why-setup_13-mulligan = This card is not in your hand.
champions-why-side-schemes_crisis = A side scheme with a crisis icon protects the main scheme.
champions-why-table_not-offered = This was not offered.
champions-why-table_wrong-kind = This is no answer to the question.
champions-why-thwart_any-scheme = Only a scheme can be thwarted.
champions-why-thwart_not-below-zero = There is no threat to remove.
champions-why-timing_forced_mandatory = This is no forced ability that waits now.
champions-why-timing_simultaneous_first-player = This is not one of those that come next.
champions-why-timing_trigger-condition = This ability waits for something else.
champions-why-villain-phase_step2_minions-one-at-a-time = This minion does not activate now.

## terms of the game

champions-aspect-aggression = Aggression
champions-aspect-justice = Justice
champions-aspect-leadership = Leadership
champions-aspect-protection = Protection
champions-card = a card
champions-facedown = facedown minion
champions-form-alter-ego = alter-ego
champions-form-hero = hero
champions-glyphs = { "[" }{ $row }]
champions-glyphs-none = 0
champions-mode-expert = Expert
champions-mode-standard = Standard
champions-resource-energy = energy
champions-resource-mental = mental
champions-resource-physical = physical
champions-resource-wild = wild
champions-scenario = the scenario
champions-set-expert = Expert set
champions-set-hero = hero set
champions-set-modular = modular set
champions-set-nemesis = nemesis set
champions-set-standard = Standard set
champions-set-villain = villain set
champions-stat-ally-limit = ally limit
champions-stat-atk = ATK
champions-stat-damage = damage
champions-stat-def = DEF
champions-stat-hand-size = hand size
champions-stat-hit-points = hit points
champions-stat-printed-hand-size = printed hand size
champions-stat-printed-hit-points = printed hit points
champions-stat-rec = REC
champions-stat-remaining = remaining hit points
champions-stat-sch = SCH
champions-stat-sustained = sustained damage
champions-stat-threat = threat
champions-stat-thw = THW
champions-status-confused = confused
champions-status-stunned = stunned
champions-status-tough = tough
champions-type-ally = ally
champions-type-alter-ego = alter-ego
champions-type-attachment = attachment
champions-type-environment = environment
champions-type-event = event
champions-type-hero = hero
champions-type-main-scheme = main scheme
champions-type-minion = minion
champions-type-obligation = obligation
champions-type-resource = resource
champions-type-side-scheme = side scheme
champions-type-support = support
champions-type-treachery = treachery
champions-type-upgrade = upgrade
champions-type-villain = villain
