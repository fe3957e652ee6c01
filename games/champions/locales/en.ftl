# Marvel Champions. The terms are those of the ledger (games/champions/ledger/champions.yaml, terms); the sentences are our own.
# $side is `you` for the listener's own seat, `other` for another; $player is that player's name.

## answers: what a player may choose, as a short order

champions-answer-attack = Attack with { $card } (ATK { $value })
champions-answer-card = { $card }
champions-answer-card-in = { $card }, { $place }
champions-answer-change-form = Change form: { $name }
champions-answer-character = { $card } (hit points left: { $left })
champions-answer-chosen-done = No more
champions-answer-decline = Decline
champions-answer-defend = Defend with { $card } (DEF { $defence }, hit points left: { $left })
champions-answer-defend-no = Do not defend
champions-answer-delayed = First { $card }
champions-answer-discard = Discard { $card }
champions-answer-discard-done = Keep the rest
champions-answer-end-turn = End the turn
champions-answer-mulligan-done = Keep these cards
champions-answer-no = No
champions-answer-option = Option { $number }
champions-answer-option-does = { CAPITAL($does) }
champions-answer-pass = Pass
champions-answer-pay = Discard { $card } for { $resources }
champions-answer-pay-ability = Use { $card }
champions-answer-pay-done = That is all
champions-answer-play = Play { $card } (cost { $cost })
champions-answer-play-discard = Play { $card } from your discard pile (cost { $cost })
champions-answer-player = { $player }
champions-answer-recover = Recover (REC { $value })
champions-answer-request = Ask { $player } for an action
champions-answer-resource = As { $resource }
champions-answer-retaliate = First the retaliation of { $card }
champions-answer-scheme = { $card } (threat: { $threat })
champions-answer-text = { $order }: { $text }
champions-answer-thwart = Thwart with { $card } (THW { $value })
champions-answer-use = Use { $card }
champions-answer-yes = Yes

## asks: the questions, put to the player who answers

champions-ask-action = Which action of { $card } do you use?
champions-ask-choose = Which one do you choose for { $source }?
champions-ask-choose-any = Which ones do you choose for { $source }?
champions-ask-choose-exactly = Which { $most } do you choose for { $source }?
champions-ask-choose-one = Which of these does { $source } do?
champions-ask-choose-up-to = Which do you choose for { $source }, up to { $most }?
champions-ask-declare = Which type is the wild resource?
champions-ask-defend = Who defends you against { $attacker }?
champions-ask-defend-other = Do you defend { $player } against { $attacker }?
champions-ask-discard = Which cards do you discard at the end of the phase?
champions-ask-divide = Who takes the next damage of { $source }? { $left } left.
champions-ask-forced = { CAPITAL($moment) }. Which forced ability comes first?
champions-ask-interrupt = { CAPITAL($moment) }. Do you use an interrupt?
champions-ask-may = Do you do what { $source } offers?
champions-ask-may-do = Do you do this for { $source }? ({ CAPITAL($steps) }.)
champions-ask-mulligan = Which cards of your opening hand do you exchange?
champions-ask-order = Which comes first?
champions-ask-pay = What pays the cost { $cost }? Generated so far: { $generated }.
champions-ask-pay-for = What pays { $cost } for { $card }? Generated so far: { $generated }.
champions-ask-player = Which player do you choose for { $source }?
champions-ask-put-next = Which card comes next for { $source }? The last one will lie outermost.
champions-ask-requested = { $player } lets you take an action. Which one?
champions-ask-response = { CAPITAL($moment) }. Do you use a response?
champions-ask-target = Which target do you choose for { $card }?
champions-ask-too-many = There are too many. Which one is discarded?
champions-ask-turn = What do you do in your turn?

## costs

champions-cost-any = { $any }
champions-cost-both = { $resources } + { $any }
champions-cost-of = { $resources }

## decks and setup: what is wrong with them

champions-deck-from-bottom = From the bottom: { $cards }
champions-deck-from-top = From the top: { $cards }
champions-deck-unknown = …
champions-problem-aspect = { $card } is of another aspect ({ $aspect }).
champions-problem-aspect-cards = { $aspect } { $cards }
champions-problem-copies = { $has } copies of { $card }. The limit is { $most }.
champions-problem-foreign = { $card } belongs in no deck of this identity.
champions-problem-hero-set = { $card }: { $has } in the deck, but { $needs } in the hero's set.
champions-problem-no-identity = { $card } is not an identity.
champions-problem-size = The deck has { $size } cards; it needs 40 to 50.
champions-problem-unequal-aspects = This identity asks for { $wants } aspects with equally many cards each: { $has }.
champions-problem-unknown = “{ $id }” does not exist.
champions-problem-unknown-near = “{ $id }” does not exist. Did you mean { $nearest }?
champions-setup-deck = The deck of player { $seat } is not legal: { $problems }
champions-setup-first-player = Seat { $seat } is empty. Choose a seat with a player as the first player.
champions-setup-no-modular-set = Every modular set is in the deck already, so none is left to pick at random.
champions-setup-players = { $players } players, but one to four can play.
champions-setup-same-identity = Players { $one } and { $other } chose the same identity.

## events: what happened

champions-event-ability = { $side ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
champions-event-ability-scenario = { $source } takes effect.
champions-event-acceleration = An acceleration token is placed ({ $tokens } in all).
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
champions-event-control = { $side ->
    [you] You take control of { $card }.
   *[other] { $player } takes control of { $card }.
}
champions-event-control-scenario = { $card } belongs to the scenario again.
champions-event-counters = { $card } has { $counters } now.
champions-event-damage = { $card } takes { $taken } damage.
champions-event-damage-lessened = { $card } takes { $taken } of { $dealt } damage.
champions-event-damage-moved = { $amount } damage is moved from { $card }.
champions-event-damage-placed = { $amount } damage is placed on { $card }.
champions-event-dealt = { $side ->
    [you] You are dealt an encounter card.
   *[other] { $player } is dealt an encounter card.
}
champions-event-deck-reformed = { $side ->
    [you] Your deck has run out. You shuffle { $cards } cards into a new one.
   *[other] The deck of { $player } has run out. A new one has { $cards } cards.
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
champions-event-drew = { $side ->
    [you] You have drawn { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
   *[other] { $player } has drawn { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
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
    [you] You look through { $seen ->
        [one] a card
       *[other] { $seen } cards
    } and find { $cards }.
   *[other] { $player } looks through { $seen ->
        [one] a card
       *[other] { $seen } cards
    } and finds { $cards }.
}
champions-event-found-nothing = { $side ->
    [you] You look through { $seen ->
        [one] a card
       *[other] { $seen } cards
    } and find nothing.
   *[other] { $player } looks through { $seen ->
        [one] a card
       *[other] { $seen } cards
    } and finds nothing.
}
champions-event-generated = { $side ->
    [you] You generate { $resources }.
   *[other] { $player } generates { $resources }.
}
champions-event-healed = { $card } heals { $amount } damage.
champions-event-healed-beyond = { $amount ->
    [one] { $card } gets { $amount } hit point above the maximum.
   *[other] { $card } gets { $amount } hit points above the maximum.
}
champions-event-left-play = { $card } is discarded.
champions-event-looked = { $side ->
    [you] You look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } ({ $place }).
   *[other] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } ({ $place }).
}
champions-event-looked-at = { $side ->
    [you] You look at { $cards } ({ $place }, from the top).
   *[other] { $player } looks at { $cards } ({ $place }, from the top).
}
champions-event-lost = The villain wins. The game is lost.
champions-event-moved = { CAPITAL($card) } goes { $from } { $to }.
    .from = from
    .to = to
champions-event-paid = { $side ->
    [you] You pay with { $card }.
   *[other] { $player } pays with { $card }.
}
champions-event-phase = { CAPITAL($phase) }.
champions-event-played = { $side ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
champions-event-prevented = Prevented: { $amount }.
champions-event-readied = { $card } readies.
champions-event-reckoned-attack = { $card } strikes { $at }: ATK { $power }, boost { $boost }, stopped { $defence }.
champions-event-reckoned-scheme = { $card } schemes: SCH { $power }, boost { $boost }.
champions-event-removed = { CAPITAL($card) } is removed from the game.
champions-event-replaced = Something else happens instead.
champions-event-requested = { $side ->
    [you] You let { $other } take an action.
   *[other] { $player } lets { $other } take an action.
}
champions-event-revealed = { $side ->
    [you] You reveal { $card }.
   *[other] { $player } reveals { $card }.
}
champions-event-round = Round { $round }.
champions-event-scheme-ended = The scheming of { $card } is over.
champions-event-setup = Setup { $step }: { $step ->
    [1] identities are chosen and lie with their alter-egos up.
    [2] every identity has its hit points.
    [3] { $side ->
        [you] you are the first player.
       *[other] { $player } is the first player.
    }
    [4] the obligations are set aside.
    [5] the nemesis sets are set aside.
    [6] the players' decks are shuffled.
    [7] tokens, counters and status cards are at hand.
    [8] the villain and the main scheme take their places.
    [9] the villain has its hit points.
    [10] the main scheme is set up and turned.
    [11] the obligations are shuffled into the encounter deck.
    [12] every player draws a hand.
    [13] every player may exchange cards once.
   *[14] the identities are set up.
}
champions-event-scheme-turned = Main scheme: { $card } (threat: { $threat }).
champions-event-searched = { $side ->
    [you] You search and find nothing.
   *[other] { $player } searches.
}
champions-event-stage-completed = The villain completes { $card }.
champions-event-stage-revealed = The next stage of the main scheme is { $card }.
champions-event-status = { $card } is { $status } now.
champions-event-status-discarded = { $card } is not { $status } any more.
champions-event-surged = { $side ->
    [you] Surge: you reveal another encounter card.
   *[other] Surge: { $player } reveals another encounter card.
}
champions-event-threat = { $card } gains { $amount } threat ({ $now }).
champions-event-threat-removed = { $card } loses { $amount } threat ({ $now } left).
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
champions-moment-end = { $of ->
    [attack] the attack has ended
    [activation] the activation has ended
    [phase] the phase has ended
    [player-phase] the player phase has ended
    [villain-phase] the villain phase has ended
   *[round] the round has ended
}
champions-moment-enter-facedown = a card is about to enter play face down
champions-moment-enter-play = { $when ->
    [before] { $card } is about to enter play
   *[after] { $card } has entered play
}
champions-moment-form-change = { $when ->
    [before] { $player } is about to change form
   *[after] { $player } has changed form
}
champions-moment-initiate = { $when ->
    [before] { $card } is about to take effect
   *[after] { $card } took effect
}
champions-moment-payment = { $when ->
    [before] { $player } is about to pay a cost
   *[after] { $player } has paid a cost
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

champions-place-boosts = { $case ->
    [from] from the boost cards
    [to] to the boost cards
   *[other] boost cards
}
champions-place-bottom = { $place } (bottom)
    .place = same
champions-place-dealt = { $side ->
    [you] { $case ->
        [from] from your dealt cards
        [to] to your dealt cards
       *[other] your dealt cards
    }
   *[other] { $case ->
        [from] from the cards dealt to { $player }
        [to] to the cards dealt to { $player }
       *[other] dealt to { $player }
    }
}
champions-place-deck = { $side ->
    [you] { $case ->
        [from] from your deck
        [to] into your deck
       *[other] your deck
    }
   *[other] { $case ->
        [from] from the deck of { $player }
        [to] into the deck of { $player }
       *[other] deck of { $player }
    }
}
champions-place-discard = { $side ->
    [you] { $case ->
        [from] from your discard pile
        [to] to your discard pile
       *[other] your discard pile
    }
   *[other] { $case ->
        [from] from the discard pile of { $player }
        [to] to the discard pile of { $player }
       *[other] discard pile of { $player }
    }
}
champions-place-encounter-deck = { $case ->
    [from] from the encounter deck
    [to] into the encounter deck
   *[other] encounter deck
}
champions-place-encounter-discard = { $case ->
    [from] from the encounter discard pile
    [to] to the encounter discard pile
   *[other] encounter discard pile
}
champions-place-facedown = { $case ->
    [from] from play
    [to] face down into play
   *[other] face down in play
}
champions-place-hand = { $side ->
    [you] { $case ->
        [from] from your hand
        [to] to your hand
       *[other] your hand
    }
   *[other] { $case ->
        [from] from the hand of { $player }
        [to] to the hand of { $player }
       *[other] hand of { $player }
    }
}
champions-place-in-play = { $case ->
    [from] from play
    [to] into play
   *[other] in play
}
champions-place-looked-at = { $side ->
    [you] { $case ->
        [from] from the cards you look at
        [to] to the cards you look at
       *[other] the cards you look at
    }
   *[other] { $case ->
        [from] from the cards { $player } looks at
        [to] to the cards { $player } looks at
       *[other] looked at by { $player }
    }
}
champions-place-nemesis = { $side ->
    [you] { $case ->
        [from] from your nemesis set
        [to] to your nemesis set
       *[other] your nemesis set
    }
   *[other] { $case ->
        [from] from the nemesis set of { $player }
        [to] to the nemesis set of { $player }
       *[other] nemesis set of { $player }
    }
}
champions-place-paying = { $side ->
    [you] { $case ->
        [from] from your payment
        [to] to your payment
       *[other] your payment
    }
   *[other] { $case ->
        [from] from the payment of { $player }
        [to] to the payment of { $player }
       *[other] payment of { $player }
    }
}
champions-place-playing = { $side ->
    [you] { $case ->
        [from] from the cards you play
        [to] to the cards you play
       *[other] the card you play
    }
   *[other] { $case ->
        [from] from the cards { $player } plays
        [to] to the cards { $player } plays
       *[other] played by { $player }
    }
}
champions-place-removed = { $case ->
    [from] from outside the game
    [to] out of the game
   *[other] removed from the game
}
champions-place-resolving = { $case ->
    [from] from the card being resolved
    [to] to the card being resolved
   *[other] being resolved
}
champions-place-scheme-deck = { $case ->
    [from] from the main scheme deck
    [to] into the main scheme deck
   *[other] main scheme deck
}
champions-place-set-aside = { $case ->
    [from] from the cards set aside
    [to] to the cards set aside
   *[other] set aside
}
champions-place-top = { $place } (top)
    .place = same
champions-place-turned = { $side ->
    [you] { $case ->
        [from] from the top of your deck
        [to] to the top of your deck
       *[other] taken from the top of your deck
    }
   *[other] { $case ->
        [from] from the top of the deck of { $player }
        [to] to the top of the deck of { $player }
       *[other] taken from the top of the deck of { $player }
    }
}
champions-place-under = { $case ->
    [from] from under { $card }
    [to] under { $card }
   *[other] under { $card }
}
champions-place-villain-deck = { $case ->
    [from] from the villain deck
    [to] into the villain deck
   *[other] villain deck
}

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
champions-why-costs_multiple-simultaneous = All costs are paid at once: this would leave too little for the others.
champions-why-costs_own-out-of-play = You can only pay with your own cards.
champions-why-costs_play-cost-any-mix = What you have does not pay this cost in full.
champions-why-costs_resource-ability = This ability generates nothing for you now.
champions-why-costs_wild-must-specify = A wild resource becomes energy, mental or physical.
champions-why-damage_heal-cap = This has no damage to heal.
champions-why-damage_indirect_distribute = The damage cannot go there.
champions-why-damage_indirect_no-overassign = That character already gets enough damage to be defeated.
champions-why-defence_labelled-ability = Your hero cannot defend against this attack.
champions-why-effects_exhausted_cannot-exhaust-again = This card is exhausted.
champions-why-effects_search_add = The search did not find this card.
champions-why-effects_search_choose-among = One of the cards that were found must be chosen.
champions-why-enemy-attack_step2_declare-defender = Only your hero or your allies can defend.
champions-why-enemy-attack_step2_hero-form-only = An alter-ego cannot defend.
champions-why-enemy-attack_step2_must-be-ready = An exhausted character cannot defend.
champions-why-initiating_play-definition = This card cannot be played that way.
champions-why-initiating_play-from-hand = This card is not in your hand.
champions-why-initiating_restrictions-all = The card says otherwise.
champions-why-initiating_step2-determine-cost = You cannot pay for this.
champions-why-keywords_guard = A minion with guard protects the villain.
champions-why-keywords_peril_no-consulting = Peril: the player who resolves this card may not discuss it.
champions-why-keywords_peril_others-locked = Peril: only the player who resolves the card may act.
champions-why-limits_limit = This ability has been used as often as its limit allows.
champions-why-limits_max-in-ability = An ability of cards of this title was used as often as all players together may.
champions-why-limits_max-per-player = You already control as many of these as you may.
champions-why-limits_max-period = Cards of this title were played as often as all players together may.
champions-why-limits_unique_cannot-enter = This card is unique and already in play.
champions-why-player-cards_event_definition = Only events are played this way.
champions-why-player-cards_event_optional = A card in hand says that it must be played, and it can be.
champions-why-player-cards_resource_cannot-be-played = A resource card only pays for others.
champions-why-player-phase_end_discard-any = This card is not in your hand.
champions-why-player-phase_end_discard-down = You still hold more cards than your hand size.
champions-why-player-phase_turn_action-event = This event is not an action: it is offered when its moment comes.
champions-why-player-phase_turn_change-form-once = You have already changed form this round.
champions-why-player-phase_turn_hero-power-option = Only your identity in hero form and your allies can do this.
champions-why-player-phase_turn_request-action = You have no other player to ask for an action.
champions-why-player-phase_turn_request-is-declinable = This player has declined or has no action.
champions-why-player-phase_turn_use-ally = You do not control this ally.
champions-why-precedence_cannot-is-absolute = “Cannot” is absolute: a card keeps you from that.
champions-why-precedence_card-beats-rules = A card says who must defend.
champions-why-recovery_alter-ego-only = Only an alter-ego recovers.
champions-why-recovery_dash = This character does not have that power.
champions-why-setup_13-mulligan = This card is not in your hand.
champions-why-side-schemes_crisis = A side scheme with a crisis icon protects the main scheme.
champions-why-table_not-offered = This was not offered.
champions-why-table_wrong-kind = This does not answer the question.
champions-why-thwart_any-scheme = Only a scheme whose threat can be removed can be thwarted.
champions-why-thwart_hero-basic = With a THW of 0 no threat is removed.
champions-why-thwart_not-below-zero = This has no threat to remove.
champions-why-timing_forced_mandatory = This forced ability does not wait now. Choose one that does.
champions-why-timing_once-per-occurrence = This is nothing that the ability answers now.
champions-why-timing_simultaneous_first-player = This is not one of those that come next.
champions-why-timing_trigger-condition = This ability waits for something else.
champions-why-villain-phase_step2_minions-one-at-a-time = This minion does not activate now.

## terms of the game

champions-aspect-aggression = Aggression
champions-aspect-justice = Justice
champions-aspect-leadership = Leadership
champions-aspect-protection = Protection
champions-after-list = { $list }
    { $next }
    .list = same
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
champions-stat-ally-limit = { $case ->
    [definite] the ally limit
   *[other] ally limit
}
champions-stat-atk = { $case ->
    [definite] the ATK
   *[other] ATK
}
champions-stat-damage = { $case ->
    [definite] the damage
   *[other] damage
}
champions-stat-def = { $case ->
    [definite] the DEF
   *[other] DEF
}
champions-stat-hand-size = { $case ->
    [definite] the hand size
   *[other] hand size
}
champions-stat-hit-points = { $case ->
    [definite] the hit points
   *[other] hit points
}
champions-stat-printed-hand-size = { $case ->
    [definite] the printed hand size
   *[other] printed hand size
}
champions-stat-printed-hit-points = { $case ->
    [definite] the printed hit points
   *[other] printed hit points
}
champions-stat-printed-power = { $case ->
    [definite] the printed { $stat }
   *[other] printed { $stat }
}
champions-stat-rec = { $case ->
    [definite] the REC
   *[other] REC
}
champions-stat-remaining = { $case ->
    [definite] the remaining hit points
   *[other] remaining hit points
}
champions-stat-sch = { $case ->
    [definite] the SCH
   *[other] SCH
}
champions-stat-sustained = { $case ->
    [definite] the sustained damage
   *[other] sustained damage
}
champions-stat-threat = { $case ->
    [definite] the threat
   *[other] threat
}
champions-stat-thw = { $case ->
    [definite] the THW
   *[other] THW
}
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

## cards: amounts

champions-amount = { $number }
champions-amount-all = all
champions-amount-at-most = { $first } (maximum { $most })
    .first = same
champions-amount-dealt = the damage dealt
champions-amount-none = 0
champions-amount-number = the number of { $who }
champions-amount-placed = the threat placed
champions-amount-stat = { $stat } of { $who }
    .stat = definite
    .who = nominative
champions-amount-stat-on = { $stat } on { $who }
    .stat = definite
champions-amount-sum = { $first } plus { $others }
champions-amount-that = that number
champions-amount-times = { $first } × { $second }
champions-amount-varies = { $usually } ({ $but } if { $claim })
champions-each-boost = each boost icon on { $who }
champions-each-counter = each { $name } counter here
champions-each-icon = each resource icon on { $who }
champions-each-icon-of = each { $icon } on { $who }
champions-each-type = each type of resource on { $who }
champions-equal-to = { $unit } { $amount }
champions-for-each = { $base } for { $each }
    .base = same
champions-per-player = { $base } per player
champions-unit-cards = { $form ->
    [number] { $number } { $number ->
        [one] card
       *[other] cards
    }
    [that] that many cards
    [all] all cards
   *[bare] cards equal to
}
champions-unit-counters = { $form ->
    [number] { $number } { $name } { $number ->
        [one] counter
       *[other] counters
    }
    [that] that many { $name } counters
    [all] all { $name } counters
   *[bare] { $name } counters equal to
}
champions-unit-damage = { $form ->
    [number] { $number } damage
    [that] that much damage
    [all] all damage
   *[bare] damage equal to
}
champions-unit-stat = { $form ->
    [number] { $number } { $stat }
    [that] that much { $stat }
    [all] all { $stat }
   *[bare] { $stat } equal to
}
champions-unit-threat = { $form ->
    [number] { $number } threat
    [that] that much threat
    [all] all threat
   *[bare] threat equal to
}

## cards: claims, which follow “if” or “while”

champions-claim-alter-ego = { $so ->
    [yes] you are in alter-ego form
   *[no] you are not in alter-ego form
}
champions-claim-at-least = { $so ->
    [yes] { $amount } is at least { $least }
   *[no] { $amount } is less than { $least }
}
champions-claim-attacked = { $so ->
    [yes] an attack was made
   *[no] no attack was made
}
champions-claim-dealt = { $so ->
    [yes] this attack deals at least { $quantity }
   *[no] this attack deals less than { $quantity }
}
champions-claim-discarded = { $so ->
    [yes] something was discarded
   *[no] nothing was discarded
}
champions-claim-final-step = { $so ->
    [yes] this is the last step of the sequence
   *[no] this is not the last step of the sequence
}
champions-claim-given = { $so ->
    [yes] that had an effect
   *[no] that had no effect
}
champions-claim-happened = { $so ->
    [yes] that did something
   *[no] that did nothing
}
champions-claim-has = { $so ->
    [yes] { $who } has at least { $quantity }
   *[no] { $who } has less than { $quantity }
}
    .who = nominative
champions-claim-healed = { $so ->
    [yes] something was healed
   *[no] nothing was healed
}
champions-claim-hero = { $so ->
    [yes] you are in hero form
   *[no] you are not in hero form
}
champions-claim-in-play = { $so ->
    [yes] { $who } is in play
   *[no] { $who } isn't in play
}
    .who = nominative
champions-claim-none-in-play = { $who } is in play
champions-claim-paid = { $so ->
    [yes] this card was paid with { $resource }
   *[no] this card was not paid with { $resource }
}
champions-claim-printed = { $so ->
    [yes] { $who } has { $resources }
   *[no] { $who } does not have { $resources }
}
    .who = nominative
champions-claim-revealed = { $so ->
    [yes] { $who } was revealed
   *[no] { $who } was not revealed
}
champions-claim-trait = { $so ->
    [yes] you are { $trait }
   *[no] you are not { $trait }
}
champions-claim-undefended = { $so ->
    [yes] the attack is undefended
   *[no] the attack is defended
}

## cards: costs

champions-cost-counters = remove { $quantity } from here
champions-cost-printed = pay the printed cost of { $who }
champions-cost-spend = spend { $resources }
champions-paid = { $cost } → { $effect }
    .effect = same
champions-spend-counted = { $amount } { $resource }

## cards: keywords, status cards and icons

champions-icon-acceleration = [acceleration]
champions-icon-boost = [boost]
champions-icon-crisis = [crisis]
champions-icon-hazard = [hazard]
champions-icon-star = [star]
champions-keyword-guard = guard
champions-keyword-overkill = overkill
champions-keyword-peril = peril
champions-keyword-quickstrike = quickstrike
champions-keyword-restricted = restricted
champions-keyword-retaliate = retaliate { $amount }
champions-keyword-retaliate-any = retaliate
champions-keyword-surge = surge
champions-keyword-toughness = toughness
champions-keyword-uses = uses ({ $counters })
champions-keyword-uses-any = uses
champions-reminder-acceleration = Step 1 of the villain phase places 1 more threat on the main scheme.
champions-reminder-boost = Raises ATK or SCH of the activating villain by 1.
champions-reminder-confused = Discard this instead of the next thwart or scheme.
champions-reminder-crisis = No threat can be removed from the main scheme.
champions-reminder-guard = The player it is engaged with cannot attack the villain.
champions-reminder-hazard = Step 3 of the villain phase deals 1 more encounter card.
champions-reminder-overkill = Damage beyond what an ally has left goes on to its player's hero. Beyond what a minion has left, it goes on to the villain.
champions-reminder-peril = The player who reveals it resolves it alone. Other players give no advice and do not act.
champions-reminder-quickstrike = After it engages a hero, it attacks at once.
champions-reminder-restricted = A player may have at most two such cards in play.
champions-reminder-retaliate = After an attack on it, it deals { $amount } damage to the attacker.
champions-reminder-star = There is a boost ability in the text box.
champions-reminder-stunned = Discard this instead of the next attack.
champions-reminder-surge = Reveal another encounter card after it.
champions-reminder-tough = Discard this instead of taking the next damage.
champions-reminder-toughness = Enters play tough.
champions-reminder-uses = Enters play with these counters and is discarded when none is left.

## cards: modifiers

champions-lasting-activation = until the end of this activation, { $holds }
champions-lasting-attack = for this attack, { $holds }
champions-lasting-phase = until the end of the phase, { $holds }
champions-lasting-player-phase = until the end of the player phase, { $holds }
champions-lasting-villain-phase = until the end of the villain phase, { $holds }
champions-lasting-round = until the end of the round, { $holds }
champions-lasting-uses = { $uses ->
    [one] { $lasting } (once)
   *[other] { $lasting } ({ $uses } times)
}
champions-later-activation = when this activation ends, { $steps }
champions-later-after = { $occurrence }, { $steps }
champions-later-attack = when this attack ends, { $steps }
champions-later-instead = { $occurrence } next { $until ->
    [attack] during this attack
    [activation] during this activation
    [phase] this phase
    [player-phase] this player phase
    [villain-phase] this villain phase
   *[round] this round
}, instead { $steps }
champions-later-phase = when the phase ends, { $steps }
champions-later-player-phase = when the player phase ends, { $steps }
champions-later-villain-phase = when the villain phase ends, { $steps }
champions-later-round = at the end of the round, { $steps }
champions-modifier-base = { $who } has { $numbers }
    .who = nominative
champions-modifier-base-counted = { $stat } equal to { $amount }
champions-modifier-base-number = { $stat } { $amount }
champions-modifier-cannot-attack = { $certain ->
    [yes] { $who } cannot attack
   *[no] { $who } can attack
}
    .who = nominative
champions-modifier-cannot-thwart = { $certain ->
    [yes] { $who } cannot thwart
   *[no] { $who } can thwart
}
    .who = nominative
champions-modifier-cannot-scheme = { $certain ->
    [yes] { $who } cannot scheme
   *[no] { $who } can scheme
}
    .who = nominative
champions-modifier-cannot-defend = { $certain ->
    [yes] { $who } cannot defend
   *[no] { $who } can defend
}
    .who = nominative
champions-modifier-cannot-ready = { $certain ->
    [yes] { $who } cannot ready
   *[no] { $who } can ready
}
    .who = nominative
champions-modifier-cannot-exhaust = { $certain ->
    [yes] { $who } cannot exhaust
   *[no] { $who } can exhaust
}
    .who = nominative
champions-modifier-cannot-change-form = { $certain ->
    [yes] { $who } cannot change form
   *[no] { $who } can change form
}
    .who = nominative
champions-modifier-cannot-be-healed = { $certain ->
    [yes] { $who } cannot be healed
   *[no] { $who } can be healed
}
    .who = nominative
champions-modifier-cannot-gain-threat = { $certain ->
    [yes] { $who } cannot gain threat
   *[no] { $who } can gain threat
}
    .who = nominative
champions-modifier-cannot-draw = { $certain ->
    [yes] { $who } cannot draw cards
   *[no] { $who } can draw cards
}
    .who = nominative
champions-modifier-cannot-play = { $certain ->
    [yes] { $who } cannot be played
   *[no] { $who } can be played
}
    .who = nominative
champions-modifier-cannot-status = { $certain ->
    [yes] { $who } cannot get status cards
   *[no] { $who } can get status cards
}
    .who = nominative
champions-modifier-cannot-status-of = { $certain ->
    [yes] { $who } cannot become { $status }
   *[no] { $who } can become { $status }
}
    .who = nominative
champions-modifier-cost = { $sign ->
    [less] { $who } costs { $change } less
   *[more] { $who } costs { $change } more
}
    .who = nominative
champions-modifier-cost-of-player = { $sign ->
    [less] cards cost { $player } { $change } less
   *[more] cards cost { $player } { $change } more
}
champions-modifier-divide = { $stat } of { $who } is divided by { $by }, rounded up
    .stat = definite
champions-modifier-doubled = this card counts double when it pays for a card of the aspect { $aspect }
champions-modifier-doubled-card = this card counts double when it pays for { $who }
champions-modifier-keeps-threat = threat cannot be removed from { $who }
champions-modifier-keyword = { $who } has { $keyword }
    .who = nominative
champions-modifier-multiply = { $stat } of { $who } is multiplied by { $times }
    .stat = definite
champions-modifier-must-defend = attacks by { $who } must be defended by { $with }, if possible
champions-modifier-no-damage = { $who } cannot take damage
    .who = nominative
champions-modifier-no-damage-from = { $who } cannot take damage from { $from }
    .who = nominative
champions-modifier-stat = { $who } has { $gains }
    .who = nominative
champions-modifier-text = { $who } gains “{ $text }”
    .who = nominative
champions-modifier-threat-placed = { $sign ->
    [less] { $who } places { $change } threat less
   *[more] { $who } places { $change } threat more
}
    .who = nominative
champions-modifier-play-discard = you may play { $who } from your discard pile
champions-modifier-set = { $stat } of { $who } is { $amount }
    .stat = definite
champions-modifier-trait = { $who } has the trait { $trait }
    .who = nominative
champions-modifier-up-to = { $gain } (maximum { $stat } { $most })
champions-modifier-while = while { $claim }, { $modifiers }

## cards: players

champions-player-any = any player
champions-player-chosen = a player of your choice
champions-player-engaged = the player engaged with it
champions-player-first = the first player
champions-player-they = that player
champions-player-you = you

## cards: steps

champions-phrase = { $text }
    .text = same
champions-sentence = { CAPITAL($clause) }.
champions-sentence-on = { $clause }.
    .clause = same
champions-sentence-on-list = { $clause }
    .clause = same
champions-sentence-list = { CAPITAL($clause) }
champions-step-acceleration = { $case ->
    [third] places
   *[other] place
} an acceleration token
champions-step-advance = { $case ->
    [third] advances
   *[other] advance
} the main scheme
champions-step-also-attacks = { $number ->
    [one] { $who } also attacks { $against }
   *[many] { $who } also attack { $against }
}
    .who = nominative
champions-step-also-attacks-you = { $number ->
    [one] { $who } also attacks you
   *[many] { $who } also attack you
}
    .who = nominative
champions-step-as-player = { $player } { $steps }
    .steps = third
champions-step-assign = { $case ->
    [third] divides
   *[other] divide
} { $quantity } among { $who }
champions-step-assign-by = { $player } divides { $quantity } among { $who }
champions-step-attacks = { $number ->
    [one] { $who } attacks { $against }
   *[many] { $who } attack { $against }
}
    .who = nominative
champions-step-attacks-you = { $number ->
    [one] { $who } attacks you
   *[many] { $who } attack you
}
    .who = nominative
champions-step-boost = { $case ->
    [third] gives
   *[other] give
} { $who } 1 boost card
champions-step-cancel-card = { $case ->
    [third] cancels
   *[other] cancel
} the revealed card
champions-step-cancel-effects = its effects are cancelled
champions-step-cancel-played = { $case ->
    [third] cancels
   *[other] cancel
} the played card
champions-step-cancel-revealed = its When Revealed effects are cancelled
champions-step-change-form = { $case ->
    [third] changes
   *[other] change
} form
champions-step-change-form-to = { $case ->
    [third] changes
   *[other] change
} to { $form ->
    [hero] hero form
   *[alter-ego] alter-ego form
}
champions-step-choose-one = { $case ->
    [third] chooses
   *[other] choose
} one:{ $options }
champions-step-choose = { $case ->
    [third] chooses
   *[other] choose
} { $who }
champions-step-choose-player = { $case ->
    [third] chooses
   *[other] choose
} a player
champions-step-counters = { $case ->
    [third] adds
   *[other] add
} { $quantity } to this card
champions-step-deal = { $case ->
    [third] deals
   *[other] deal
} { $quantity } to { $who }
champions-step-deal-encounter = { $case ->
    [third] deals
   *[other] deal
} { $player } 1 encounter card
champions-step-discard = { $case ->
    [third] discards
   *[other] discard
} { $who }
champions-step-discard-top = { $case ->
    [third] discards
   *[other] discard
} { $quantity } from the top of { $zone }
    .zone = of
champions-step-discard-until = { $case ->
    [third] discards from { $zone }, top card first, until { $who } is discarded
   *[other] discard from { $zone }, top card first, until { $who } is discarded
}
    .zone = of
champions-step-draw = { $case ->
    [third] draws
   *[other] draw
} { $quantity }
champions-step-draw-up-to = { $case ->
    [third] draws
   *[other] draw
} up to { $most }
champions-step-each-player = each player { $steps }
    .steps = third
champions-step-each-player-chooses = each player chooses one:{ $options }
champions-step-engage = { $case ->
    [third] engages
   *[other] engage
} { $who } with { $player }
champions-step-exhaust = { $case ->
    [third] exhausts
   *[other] exhaust
} { $who }
champions-step-generate = { $case ->
    [third] generates
   *[other] generate
} { $resources }
champions-step-generate-printed = { $case ->
    [third] generates
   *[other] generate
} the resources printed on { $who }
champions-step-defeat = { $case ->
    [third] defeats
   *[other] defeat
} { $who }
champions-step-heal-beyond = heal { $quantity } from { $who }, above the maximum hit points if any is left over
champions-step-heal = { $case ->
    [third] heals
   *[other] heal
} { $quantity } from { $who }
champions-step-if = if { $claim }, { $then }
champions-step-if-after = if { $claim }, { $then }
champions-step-if-else = if { $claim }, { $then }. Otherwise, { $else }
champions-step-if-list = if { $claim }:{ $lines }
champions-step-instead = { $steps } instead
    .steps = same
champions-step-look-at = { $case ->
    [third] looks
   *[other] look
} at { $who }
champions-step-lose = the players lose the game
champions-step-may = { $case ->
    [third] may
   *[other] you may
} { $steps }
champions-step-move = { $case ->
    [third] puts
   *[other] put
} { $who } { $zone }
    .zone = to
champions-step-move-damage = { $case ->
    [third] moves
   *[other] move
} { $quantity } from { $from } to { $to }
champions-step-move-to-hand = { $case ->
    [third] puts
   *[other] put
} { $who } { $zone }
    .zone = to
champions-step-nothing = nothing
champions-step-place = { $case ->
    [third] adds
   *[other] add
} { $quantity } to { $who }
champions-step-player-draws = { $player } draws { $quantity }
champions-step-player-draws-up-to = { $player } draws up to { $most }
champions-step-prevent = { $case ->
    [third] prevents
   *[other] prevent
} { $quantity }
champions-step-put = { $case ->
    [third] puts
   *[other] put
} { $who } into play
champions-step-put-control = { $step } under the control of { $player }
    .step = same
champions-step-put-engaged = { $step }, engaging { $player }
    .step = same
champions-step-put-engaged-many = { $step }, engaging { $player }
    .step = same
champions-step-put-engaged-facedown = { $step }. { $number ->
    [many] They engage
   *[one] It engages
} { $player }
    .step = same
champions-step-put-facedown = { $step } facedown as { $number ->
    [many] { $trait } minions
   *[one] { AN($trait) } minion
}
    .step = same
champions-step-put-yours = { $step } under your control
    .step = same
champions-step-ready = { $case ->
    [third] readies
   *[other] ready
} { $who }
champions-step-remove = { $case ->
    [third] removes
   *[other] remove
} { $who } from the game
champions-step-remove-threat = { $case ->
    [third] removes
   *[other] remove
} { $quantity } from { $who }
champions-step-resolve = { $case ->
    [third] resolves
   *[other] resolve
} the Special ability of { $who }, in the order { $case ->
    [third] they choose
   *[other] you choose
}
champions-step-reveal = { $case ->
    [third] reveals
   *[other] reveal
} { $who }
champions-step-schemes = { $number ->
    [one] { $who } schemes
   *[many] { $who } scheme
}
    .who = nominative
champions-step-search = { $case ->
    [third] searches
   *[other] search
} for { $who } in { $zones }
    .zones = of
champions-step-shuffle = { $case ->
    [third] shuffles
   *[other] shuffle
} { $zone }
    .zone = of
champions-step-status = { $case ->
    [third] makes
   *[other] make
} { $who } { $status }
champions-step-status-you = { $case ->
    [third] becomes { $status }
   *[other] you become { $status }
}
champions-step-surge = this card gains surge
champions-step-gives-control = { $player } takes control of { $who }
champions-step-take-control = { $case ->
    [third] takes
   *[other] take
} control of { $who }
champions-step-take = { $case ->
    [third] takes { $quantity }
   *[other] take { $quantity }
}
champions-step-then = then { $steps }
    .steps = same

## cards: text boxes and sheets

champions-class-basic = basic
champions-clause-plain = { $clause }
champions-foot-boost = Boost icons: { $icons }.
champions-foot-boost-star = Boost icons: { $icons }, [star].
champions-foot-pays = Pays { $resources }.
champions-foot-star = Boost icons: [star].
champions-foot-unique = Unique.
champions-gained = { $lead }: { $text }
champions-heading = { $name } ({ $kind })
champions-heading-traits = { $heading }: { $traits }
champions-kind-of = { $kind }, { $class }
champions-kind-stage = { $kind }, stage { $stage }
champions-lead-action = { $form ->
    [none] Action
    [hero] Hero Action
   *[alter-ego] Alter-Ego Action
}
champions-lead-attack = { $lead } (attack)
champions-lead-boost = Boost [star]
champions-lead-defence = { $lead } (defense)
champions-lead-forced-interrupt = { $form ->
    [none] Forced Interrupt
    [hero] Forced Hero Interrupt
   *[alter-ego] Forced Alter-Ego Interrupt
}
champions-lead-forced-response = { $form ->
    [none] Forced Response
    [hero] Forced Hero Response
   *[alter-ego] Forced Alter-Ego Response
}
champions-lead-interrupt = { $form ->
    [none] Interrupt
    [hero] Hero Interrupt
   *[alter-ego] Alter-Ego Interrupt
}
champions-lead-resource = { $form ->
    [none] Resource
    [hero] Hero Resource
   *[alter-ego] Alter-Ego Resource
}
champions-lead-response = { $form ->
    [none] Response
    [hero] Hero Response
   *[alter-ego] Alter-Ego Response
}
champions-lead-setup = Setup
champions-lead-special = { $form ->
    [none] Special
    [hero] Hero Special
   *[alter-ego] Alter-Ego Special
}
champions-lead-thwart = { $lead } (thwart)
champions-lead-when-completed = When Completed
champions-lead-when-defeated = { $of ->
    [scheme] When Defeated
   *[other] When Defeated
}
champions-lead-when-revealed = { $form ->
    [none] When Revealed
    [hero] Hero When Revealed
   *[alter-ego] Alter-Ego When Revealed
}
champions-led = { $lead }: { $text }
champions-led-by = { $card }: { $text }
champions-line = { CAPITAL($effect) }
champions-line-counters = Enters play with { $counters }.
champions-line-max-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}At most { $count } per phase.
champions-line-max-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}At most { $count } per round.
champions-line-limit-phase = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Once per phase.
   *[other] { $uses } times per phase.
}
champions-line-limit-round = { $text }{ $after ->
    [list] {"\u000A"}
   *[text] {" "}
}{ $uses ->
    [one] Once per round.
   *[other] { $uses } times per round.
}
champions-line-when = { CAPITAL($condition) }, { $effect }
champions-line-when-on = { CAPITAL($condition) }, { $effect }
champions-number = { $stat } { $value }
champions-number-acceleration = { $per ->
    [player] { $value } threat each round per player
   *[game] { $value } threat each round
}
champions-number-cost = cost { $cost }
champions-number-hand-size = hand size { $value }
champions-number-hit-points = { $per ->
    [player] { $value } hit points per player
   *[game] { $value } hit points
}
champions-number-marks = { $number } (then { $marks } damage)
champions-number-starting-threat = { $per ->
    [player] starts with { $value } threat per player
   *[game] starts with { $value } threat
}
champions-number-target-threat = { $per ->
    [player] completed at { $value } per player
   *[game] completed at { $value }
}
champions-numbers = { CAPITAL($numbers) }.
champions-play-alter-ego = Play only in alter-ego form.
champions-play-attach = Attached to { $who }.
champions-play-attach-else = Attached to { $who }. If you cannot, { $steps }.
champions-play-control = Play under the control of { $player }.
champions-play-control-any = Goes under any player's control.
champions-play-engaged = Engages the player of { $who }.
champions-play-hero = Play only in hero form.
champions-play-max-deck = At most { $count } per deck.
champions-play-max-host = At most { $count } on one card.
champions-play-max-phase = At most { $count } per phase.
champions-play-max-round = At most { $count } per round.
champions-play-max-player = At most { $count } per player.
champions-play-must = If you can play this, you must.

## cards: what a card waits for ($when is before or after)

champions-when-and-damages = { $clause }, damaging { $who }
champions-when-and-defeats = { $clause }, defeating { $who }
champions-when-attack = { $when ->
    [before] when { $who } { $basic ->
        [basic] makes a basic attack
       *[any] attacks
    }
   *[after] after { $who } { $basic ->
        [basic] makes a basic attack
       *[any] attacks
    }
}
    .who = nominative
champions-when-attack-player = { $when ->
    [before] when { $who } { $basic ->
        [basic] makes a basic attack on
       *[any] attacks
    } { $player }
   *[after] after { $who } { $basic ->
        [basic] makes a basic attack on
       *[any] attacks
    } { $player }
}
    .who = nominative
champions-when-attack-you = { $when ->
    [before] when { $who } { $basic ->
        [basic] makes a basic attack on you
       *[any] attacks you
    }
   *[after] after { $who } { $basic ->
        [basic] makes a basic attack on you
       *[any] attacks you
    }
}
    .who = nominative
champions-when-change = { $when ->
    [before] when { $player } would change to { $form ->
        [hero] hero
       *[alter-ego] alter-ego
    } form
   *[after] after { $player } changes to { $form ->
        [hero] hero
       *[alter-ego] alter-ego
    } form
}
champions-when-damage = { $when ->
    [before] when { $who } would take damage{ $from ->
        [attack] { " " }from an attack
        [activation] { " " }from this activation
       *[any] { "" }
    }
   *[after] after { $who } takes damage{ $from ->
        [attack] { " " }from an attack
        [activation] { " " }from this activation
       *[any] { "" }
    }
}
    .who = nominative
champions-when-defeat = { $when ->
    [instead] when { $who } would be defeated
    [before] when { $who } is defeated
   *[after] after { $who } is defeated
}
    .who = nominative
champions-when-defeat-by = { $when ->
    [instead] when { $player } would defeat { $who }
    [before] when { $player } defeats { $who }
   *[after] after { $player } defeats { $who }
}
champions-when-defence = { $when ->
    [before] when { $who } defends
   *[after] after { $who } defends
}
    .who = nominative
champions-when-end = { $of ->
    [phase] after the phase ends
    [player-phase] after the player phase ends
    [villain-phase] after the villain phase ends
   *[round] after the round ends
}
champions-when-enter-play = { $when ->
    [before] when { $who } would enter play
   *[after] after { $who } enters play
}
    .who = nominative
champions-when-initiate = { $when ->
    [before] when { $who } would take effect
   *[after] after { $who } takes effect
}
    .who = nominative
champions-when-initiate-by = { $when ->
    [before] when { $who } of { $player } would take effect
   *[after] after { $who } of { $player } takes effect
}
    .who = nominative
champions-when-you-pay = { $when ->
    [before] when you would pay a cost
   *[after] after you pay a cost
}
champions-when-pay = { $when ->
    [before] when { $player } would pay a cost
   *[after] after { $player } pays a cost
}
champions-when-play = { $when ->
    [before] when you would play { $who }
   *[after] after you play { $who }
}
champions-when-play-by = { $when ->
    [before] when { $player } would play { $who }
   *[after] after { $player } plays { $who }
}
champions-when-reveal = { $when ->
    [before] when { $who } { $zone } is revealed
   *[after] after { $who } { $zone } is revealed
}
    .who = nominative
    .zone = in
champions-when-scheme = { $when ->
    [before] when { $who } schemes
   *[after] after { $who } schemes
}
    .who = nominative
champions-when-threat = { $when ->
    [before] when { $who } would gain threat{ $during ->
        [step-one] { " " }in step 1 of the villain phase
       *[any] { "" }
    }
   *[after] after { $who } gains threat{ $during ->
        [step-one] { " " }in step 1 of the villain phase
       *[any] { "" }
    }
}
champions-when-thwart = { $when ->
    [before] when { $who } thwarts
   *[after] after { $who } thwarts
}
    .who = nominative
champions-when-you-change = { $when ->
    [before] when you would change to { $form ->
        [hero] hero
       *[alter-ego] alter-ego
    } form
   *[after] after you change to { $form ->
        [hero] hero
       *[alter-ego] alter-ego
    } form
}
champions-when-you-defeat = { $when ->
    [instead] when you would defeat { $who }
    [before] when you defeat { $who }
   *[after] after you defeat { $who }
}

## cards: who is meant

champions-host-ally = the bearer
champions-host-card = the bearer
champions-host-enemy = the bearer
champions-host-minion = the bearer
champions-that-among = { $who } of { $among }
    .who = same
champions-that-chosen-by = { $who } ({ $player } chooses)
    .who = same
champions-that-controlled = { $who } of { $player }
    .who = same
champions-that-different = { $who } with different titles
    .who = same
champions-that-engaged = { $who } engaged with { $player }
    .who = same
champions-that-exhausted = { $who } (exhausted)
    .who = same
champions-that-ready = { $who } (ready)
    .who = same
champions-that-facedown = { $who } (facedown)
    .who = same
champions-that-highest = { $who } with the highest { $stat }
    .who = same
champions-that-in = { $who } { $zone }
    .who = same
    .zone = in
champions-that-other = { $who } other than { $other }
    .who = same
champions-that-printed = { $who } with { $resource }
    .who = same
champions-that-random = { $who } at random
    .who = same
champions-that-topmost = { $who } (the topmost)
    .who = same
champions-that-trait = { $who } with { $trait }
    .who = same
champions-that-no-trait = { $who } without the trait { $trait }
    .who = same
champions-that-keyword = { $who } with { $keyword }
    .who = same
champions-that-printed-keyword = { $who } with printed { $keyword }
    .who = same
champions-that-varies = { $who } ({ $but } if { $claim })
    .who = same
    .but = same
champions-that-without = { $who } without “{ $name }”
    .who = same
champions-that-you-control = { $who } you control
    .who = same
champions-the-attacked = the attacked enemy
champions-the-attacker = the attacker
champions-the-card = that card
champions-the-cards = those cards
champions-the-character = that character
champions-the-damaged = the damaged character
champions-the-each = each of those cards
champions-the-defeated = the defeated card
champions-the-enemy = that enemy
champions-the-entered = it
champions-the-minion = that minion
champions-the-one = one of those cards
champions-the-others = the others
champions-the-player = that player
champions-the-revealed = the revealed card
champions-the-scheme = that scheme
champions-the-found = that card
champions-who-ally = { $has ->
    [none] { $mode ->
        [one] an ally
        [each] each ally
        [no] no ally
       *[many] allies
    }
   *[trait] { $mode ->
        [one] { AN($trait) } ally
        [each] each { $trait } ally
        [no] no { $trait } ally
       *[many] { $trait } allies
    }
}
champions-who-anybody = a player
champions-who-attack = this attack
champions-who-card = { $has ->
    [none] { $mode ->
        [one] a card
        [each] each card
        [no] no card
       *[many] cards
    }
   *[trait] { $mode ->
        [one] { AN($trait) } card
        [each] each { $trait } card
        [no] no { $trait } card
       *[many] { $trait } cards
    }
}
champions-who-character = { $has ->
    [none] { $mode ->
        [one] a character
        [each] each character
        [no] no character
       *[many] characters
    }
   *[trait] { $mode ->
        [one] { AN($trait) } character
        [each] each { $trait } character
        [no] no { $trait } character
       *[many] { $trait } characters
    }
}
champions-who-enemy = { $has ->
    [none] { $mode ->
        [one] an enemy
        [each] each enemy
        [no] no enemy
       *[many] enemies
    }
   *[trait] { $mode ->
        [one] { AN($trait) } enemy
        [each] each { $trait } enemy
        [no] no { $trait } enemy
       *[many] { $trait } enemies
    }
}
champions-who-engaged-hero = its engaged hero
champions-who-friendly = { $has ->
    [none] { $mode ->
        [one] a friendly character
        [each] each friendly character
        [no] no friendly character
       *[many] friendly characters
    }
   *[trait] { $mode ->
        [one] { AN($trait) } friendly character
        [each] each { $trait } friendly character
        [no] no { $trait } friendly character
       *[many] { $trait } friendly characters
    }
}
champions-who-hero = { $has ->
    [none] { $mode ->
        [one] a hero
        [each] each hero
        [no] no hero
       *[many] heroes
    }
   *[trait] { $mode ->
        [one] { AN($trait) } hero
        [each] each { $trait } hero
        [no] no { $trait } hero
       *[many] { $trait } heroes
    }
}
champions-who-main-scheme = the main scheme
champions-who-minion = { $has ->
    [none] { $mode ->
        [one] a minion
        [each] each minion
        [no] no minion
       *[many] minions
    }
   *[trait] { $mode ->
        [one] { AN($trait) } minion
        [each] each { $trait } minion
        [no] no { $trait } minion
       *[many] { $trait } minions
    }
}
champions-who-named = “{ $name }”
champions-who-scheme = { $has ->
    [none] { $mode ->
        [one] a scheme
        [each] each scheme
        [no] no scheme
       *[many] schemes
    }
   *[trait] { $mode ->
        [one] { AN($trait) } scheme
        [each] each { $trait } scheme
        [no] no { $trait } scheme
       *[many] { $trait } schemes
    }
}
champions-who-self = { $kind ->
   *[other] { $name }
}
champions-who-side-scheme = { $has ->
    [none] { $mode ->
        [one] a side scheme
        [each] each side scheme
        [no] no side scheme
       *[many] side schemes
    }
   *[trait] { $mode ->
        [one] { AN($trait) } side scheme
        [each] each { $trait } side scheme
        [no] no { $trait } side scheme
       *[many] { $trait } side schemes
    }
}
champions-who-attachment = { $has ->
    [none] { $mode ->
        [one] an attachment
        [each] each attachment
        [no] no attachment
       *[many] attachments
    }
   *[trait] { $mode ->
        [one] { AN($trait) } attachment
        [each] each { $trait } attachment
        [no] no { $trait } attachment
       *[many] { $trait } attachments
    }
}
champions-who-environment = { $has ->
    [none] { $mode ->
        [one] an environment
        [each] each environment
        [no] no environment
       *[many] environments
    }
   *[trait] { $mode ->
        [one] { AN($trait) } environment
        [each] each { $trait } environment
        [no] no { $trait } environment
       *[many] { $trait } environments
    }
}
champions-who-obligation = { $has ->
    [none] { $mode ->
        [one] an obligation
        [each] each obligation
        [no] no obligation
       *[many] obligations
    }
   *[trait] { $mode ->
        [one] { AN($trait) } obligation
        [each] each { $trait } obligation
        [no] no { $trait } obligation
       *[many] { $trait } obligations
    }
}
champions-who-resource-card = { $has ->
    [none] { $mode ->
        [one] a resource card
        [each] each resource card
        [no] no resource card
       *[many] resource cards
    }
   *[trait] { $mode ->
        [one] { AN($trait) } resource card
        [each] each { $trait } resource card
        [no] no { $trait } resource card
       *[many] { $trait } resource cards
    }
}
champions-who-alter-ego = { $has ->
    [none] { $mode ->
        [one] an alter-ego
        [each] each alter-ego
        [no] no alter-ego
       *[many] alter-egos
    }
   *[trait] { $mode ->
        [one] { AN($trait) } alter-ego
        [each] each { $trait } alter-ego
        [no] no { $trait } alter-ego
       *[many] { $trait } alter-egos
    }
}
champions-who-event = { $has ->
    [none] { $mode ->
        [one] an event
        [each] each event
        [no] no event
       *[many] events
    }
   *[trait] { $mode ->
        [one] { AN($trait) } event
        [each] each { $trait } event
        [no] no { $trait } event
       *[many] { $trait } events
    }
}
champions-who-enemy-card = { $has ->
    [none] { $mode ->
        [one] an enemy card
        [each] each enemy card
        [no] no enemy card
       *[many] enemy cards
    }
   *[trait] { $mode ->
        [one] { AN($trait) } enemy card
        [each] each { $trait } enemy card
        [no] no { $trait } enemy card
       *[many] { $trait } enemy cards
    }
}
champions-who-friendly-card = { $has ->
    [none] { $mode ->
        [one] a friendly card
        [each] each friendly card
        [no] no friendly card
       *[many] friendly cards
    }
   *[trait] { $mode ->
        [one] { AN($trait) } friendly card
        [each] each { $trait } friendly card
        [no] no { $trait } friendly card
       *[many] { $trait } friendly cards
    }
}
champions-who-support = { $has ->
    [none] { $mode ->
        [one] a support
        [each] each support
        [no] no support
       *[many] supports
    }
   *[trait] { $mode ->
        [one] { AN($trait) } support
        [each] each { $trait } support
        [no] no { $trait } support
       *[many] { $trait } supports
    }
}
champions-who-this = this card
champions-who-top = { $zone }'s top card
    .zone = of
champions-who-top-several = { $zone }'s top { $count } cards
    .zone = of
champions-who-treachery = { $has ->
    [none] { $mode ->
        [one] a treachery
        [each] each treachery
        [no] no treachery
       *[many] treacheries
    }
   *[trait] { $mode ->
        [one] { AN($trait) } treachery
        [each] each { $trait } treachery
        [no] no { $trait } treachery
       *[many] { $trait } treacheries
    }
}
champions-who-up-to = up to { $most } { $who }
champions-who-upgrade = { $has ->
    [none] { $mode ->
        [one] an upgrade
        [each] each upgrade
        [no] no upgrade
       *[many] upgrades
    }
   *[trait] { $mode ->
        [one] { AN($trait) } upgrade
        [each] each { $trait } upgrade
        [no] no { $trait } upgrade
       *[many] { $trait } upgrades
    }
}
champions-who-villain = the villain
champions-who-you = your identity
champions-who-your-alter-ego = your alter-ego
champions-who-your-hero = your hero

## cards: zones

champions-zone-bottom = at the bottom of { $zone }
    .zone = genitive
champions-zone-deck = { $whose ->
    [you] { $case ->
        [in] from your deck
        [to] into your deck
        [genitive] your deck
       *[of] your deck
    }
    [own] { $case ->
        [in] from their deck
        [to] into their deck
        [genitive] their deck
       *[of] their deck
    }
    [any] { $case ->
        [in] from any deck
        [to] into its owner's deck
        [genitive] any deck
       *[of] any deck
    }
   *[their] { $case ->
        [in] from that player's deck
        [to] into that player's deck
        [genitive] that player's deck
       *[of] that player's deck
    }
}
champions-zone-discard = { $whose ->
    [you] { $case ->
        [in] from your discard pile
        [to] on your discard pile
        [genitive] your discard pile
       *[of] your discard pile
    }
    [own] { $case ->
        [in] from their discard pile
        [to] on their discard pile
        [genitive] their discard pile
       *[of] their discard pile
    }
    [any] { $case ->
        [in] from any player's discard pile
        [to] on its owner's discard pile
        [genitive] any player's discard pile
       *[of] any player's discard pile
    }
   *[their] { $case ->
        [in] from that player's discard pile
        [to] on that player's discard pile
        [genitive] that player's discard pile
       *[of] that player's discard pile
    }
}
champions-zone-encounter-deck = { $case ->
    [in] from the encounter deck
    [to] into the encounter deck
    [genitive] the encounter deck
   *[of] the encounter deck
}
champions-zone-encounter-discard = { $case ->
    [in] from the encounter discard pile
    [to] on the encounter discard pile
    [genitive] the encounter discard pile
   *[of] the encounter discard pile
}
champions-zone-facedown-here = { $case ->
    [in] facedown under this card
    [to] facedown under this card
    [genitive] the facedown cards under this card
   *[of] the facedown cards under this card
}
champions-zone-hand = { $whose ->
    [you] { $case ->
        [in] in hand
        [to] into your hand
        [genitive] your hand
       *[of] your hand
    }
    [own] { $case ->
        [in] in hand
        [to] into their hand
        [genitive] their hand
       *[of] their hand
    }
    [any] { $case ->
        [in] from any player's hand
        [to] into its owner's hand
        [genitive] any player's hand
       *[of] any player's hand
    }
   *[their] { $case ->
        [in] from that player's hand
        [to] into that player's hand
        [genitive] that player's hand
       *[of] that player's hand
    }
}
champions-zone-here = { $case ->
    [in] under this card
    [to] under this card
    [genitive] the cards under this card
   *[of] the cards under this card
}
champions-zone-nemesis = { $whose ->
    [you] { $case ->
        [in] from your nemesis set
        [to] into your nemesis set
        [genitive] your nemesis set
       *[of] your nemesis set
    }
    [own] { $case ->
        [in] from their nemesis set
        [to] into their nemesis set
        [genitive] their nemesis set
       *[of] their nemesis set
    }
    [any] { $case ->
        [in] from any nemesis set
        [to] into its nemesis set
        [genitive] any nemesis set
       *[of] any nemesis set
    }
   *[their] { $case ->
        [in] from that player's nemesis set
        [to] into that player's nemesis set
        [genitive] that player's nemesis set
       *[of] that player's nemesis set
    }
}
champions-zone-out-of-game = { $case ->
    [in] removed from the game
    [to] out of the game
    [genitive] the cards removed from the game
   *[of] the cards removed from the game
}
champions-zone-set-aside = { $case ->
    [in] (set aside)
    [to] aside
    [genitive] the cards set aside
   *[of] the cards set aside
}
champions-zone-top = on top of { $zone }
    .zone = genitive

## The table in words

champions-text-boosts = boost cards: { $count }
champions-text-card = { $name } ({ $kind })
champions-text-cost = cost { $cost }
champions-text-dealt = facedown encounter cards: { $count }
champions-text-deck = deck { $count }
champions-text-discard = discard pile { $count }
champions-text-eliminated = eliminated
champions-text-encounter = Encounter deck { $deck }, its discard pile { $discard }
champions-text-exhausted = exhausted
champions-text-first-player = first player
champions-text-hand = { $player } holds:
champions-text-hand-count = hand { $count } of { $of }
champions-text-hit-points = hit points { $left }/{ $of }
champions-text-phase = { CAPITAL($phase) }
champions-text-round = Round { $round }, { $phase }
champions-text-stages-left = stages to come: { $count }
champions-text-threat = threat { $threat }
champions-text-threat-of = threat { $threat } of { $target }
champions-text-threat-soon = { $threat } more in the next villain phase
champions-text-under = cards under it: { $count }

## on pages: bots

champions-bot-greedy = Greedy
champions-bot-greedy-blurb = Tries every option of its turn out to the end of the round and takes the best. A partner who pulls along.
champions-bot-random = Random
champions-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## on pages: bursts on the board

champions-burst-defeated = Defeated

## on pages: cards

champions-card-kind = { CAPITAL($kind) }
champions-card-line = { $kind } · { $traits }
champions-card-class-basic = Basic
champions-deck-line = { $cards } cards, with { $allies }
champions-number-per-player = { $number } for each player
champions-scenario-line = { $stages } { $stages ->
    [one] stage
   *[other] stages
} of the scheme · { $modular }
champions-set-line = { $cards } { $cards ->
    [one] card
   *[other] cards
}
champions-side-stage = { $name } { $stage }
champions-value-acceleration = Threat each round
champions-value-boost = Boost icons
champions-value-class = Class
champions-value-copies = Copies
champions-value-cost = Cost
champions-value-resource = Resources
champions-value-stage = Stage
champions-value-starting-threat = Starting threat
champions-value-target-threat = Target threat

## on pages: log and standing

champions-chapter-setup = Setup
champions-chapter-round = Round { $round }
champions-chapter-turn = { $player }
champions-ending-completed = { $scenario } wins in round { $round }: the scheme is completed
champions-ending-defeated = { $scenario } wins in round { $round }: every hero is defeated
champions-ending-lost = { $scenario } wins in round { $round }
champions-ending-won = { $scenario } is defeated in round { $round }
champions-standing = { $scenario }, round { $round }, { $left } hit points left

## on pages: odds and previews

champions-odds-damage = damage
champions-odds-defeated = defeated
champions-odds-hurt = takes damage
champions-odds-unseen = { $cards } unseen encounter cards; what stars do is not counted
champions-preview-damage = { $card } takes { $amount } damage: { $then } left
champions-preview-gone = { $card } leaves play
champions-preview-heal = { $card } heals { $amount }: { $then } left
champions-preview-status = { $card } becomes { $status }
champions-preview-status-lost = { $card } loses { $status }
champions-preview-threat = { $amount } threat on { $card }: { $then } then
champions-preview-thwart = { $amount } threat off { $card }: { $then } left
champions-threshold-defeated = { $amount } or more: { $card } is defeated

## on pages: pasted decks

champions-paste-json = This is not a decklist in JSON.
champions-paste-no-hero = This names no hero that is here{ $known ->
    [some] {""}. Did you mean { $nearest }?
   *[none] {""}.
}
champions-paste-unknown = { $line ->
    [0] {""}
   *[other] Line { $line }:{" "}
}{ $copies } × “{ $card }” is not a card here{ $known ->
    [some] {""}. Did you mean { $nearest }?
   *[none] {""}.
}

## on pages: questions and payments

champions-because-discard = You hold { $cards }, your hand size is { $size }: { $over ->
    [0] discard as many as you like
   *[other] discard at least { $over }
}. Then you draw up to { $size }.
champions-claim = { $player } takes a turn. Do you want to use an action?
champions-claim-act = I act
champions-plan = { $sources }{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } lost)
}
champions-plan-done = Enough is paid

## on pages: the lobby

champions-blurb = One to four heroes against a villain that plays itself. Thwart the scheme, beat the villain, stay on your feet.
champions-hands-closed = Closed
champions-hands-closed-blurb = Each player sees only their hand.
champions-hands-open = Open
champions-hands-open-blurb = All players see all hands. Spectators see none.
champions-mode-expert-blurb = Later stages of the villain, and the Expert set on top.
champions-mode-standard-blurb = As the scenario comes.
champions-modular-random = At random
champions-modular-random-blurb = A set that no player knows beforehand.
champions-modular-recommended = Recommended
champions-modular-recommended-blurb = The modular set that goes with the scenario.
champions-name = Marvel Champions
champions-option-hands = Hands
champions-option-mode = Mode
champions-option-modular = Modular set
champions-option-scenario = Scenario
champions-option-team = Hero and deck
champions-total-cards = Cards

## on pages: the table

champions-deed-boost = Boost card
champions-deed-damage = Damage
champions-deed-defend = Defender
champions-deed-kind-attack = Attack
champions-deed-kind-enemy-attack = Enemy attack
champions-deed-kind-enemy-scheme = Enemy scheme
champions-deed-kind-thwart = Thwart
champions-deed-threat = Threat
champions-deed-turn-up = Turn up the boost
champions-phase-players = Player phase
champions-phase-villain = Villain phase
champions-table-step-activate = Enemies activate
champions-table-step-deal = Deal encounter cards
champions-table-step-end = Pass first player
champions-table-step-reveal = Reveal them
champions-table-step-threat = Place threat

## recaps: what a deed came to

champions-recap-attack = { $card } attacks { $at }
champions-recap-scheme = { $card } schemes
champions-recap-thwart = { $card } thwarts { $at }
champions-recap-boost = boost
champions-recap-dealt = strength
champions-recap-changed = by cards
champions-recap-prevented = prevented
champions-recap-damage = { $count ->
   *[other] damage
}
champions-recap-threat = threat
champions-recap-removed = threat removed
