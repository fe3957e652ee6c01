# Crisis Protocol. The terms are those of the ledger (games/crisis/ledger/crisis.yaml, terms); the sentences are our own.
# $side is `you` for the listener's own side, `other` for another; $team is its name.

## answers about options

crisis-answer-option-does = { CAPITAL($does) }

## answers: what a player may choose, as a short order

crisis-answer-activate = Activate { $figure } (has { $power } power)
crisis-answer-advance = Advance { $where } ({ $tool })
crisis-answer-affiliation = The squad is { $name }
crisis-answer-affiliation-none = No affiliation
crisis-answer-amount = { $amount }
crisis-answer-attack = Attack
crisis-answer-battlefield = Play on “{ $name }” instead
crisis-answer-battlefield-agree = Agreed
crisis-answer-card = Take “{ $card }”
crisis-answer-climb = Climb { $where }
crisis-answer-condition = Remove { $condition }
crisis-answer-crisis-type = Draw the { $kind } crisis
crisis-answer-deploy = Deploy { $figure } at { $place }
crisis-answer-dice = { CAPITAL($dice) }
crisis-answer-dice-none = No dice
crisis-answer-edge = Take the { $edge }
crisis-answer-effect = Use { $source } ({ $figure }, { $cost } power)
crisis-answer-effect-card = Use { $source } ({ $cost } power)
crisis-answer-effect-pass = Pass
crisis-answer-end-activation = End the activation
crisis-answer-end-turn = End the turn
crisis-answer-face = { CAPITAL($face) }
crisis-answer-interact = Interact with { $token }
crisis-answer-join-in = Pay too ({ $cost } power)
crisis-answer-join-in-no = Do not pay
crisis-answer-leader = { $figure } leads
crisis-answer-move = Move ({ $tool })
crisis-answer-move-any = Move
crisis-answer-no = No
crisis-answer-on-top = On top of it
crisis-answer-option = Option { $number }
crisis-answer-order = First { $source }
crisis-answer-other-target = Choose another target
crisis-answer-other-target-no = Make no attack
crisis-answer-pass = Pass
crisis-answer-place = At { $place }
crisis-answer-place-way = { CAPITAL($where) }
crisis-answer-power = Use { $power } ({ $cost } power)
crisis-answer-power-action = Action: { $power } ({ $cost } power)
crisis-answer-shake = Shake
crisis-answer-squad = { $name } (threat { $threat })
crisis-answer-squad-done = The squad is complete
crisis-answer-stay = Stay in place
crisis-answer-tactic = Play “{ $card }” ({ $cost } power)
crisis-answer-tactics = “{ $card }”
crisis-answer-tactics-done = No more cards
crisis-answer-target = { $thing }, { $inches ->
    [0] touching
    [one] { $inches } inch away
   *[other] { $inches } inches away
} (damage { $damage } of { $stamina })
crisis-answer-thing = { CAPITAL($thing) }
crisis-answer-threat = { $threat } threat ({ $kind } crisis)
crisis-answer-under = Under it
crisis-answer-way = { CAPITAL($direction) }, { $degrees }°
crisis-answer-weapon = { $attack } ({ $kind }, { $reach }, strength { $strength }, { $cost } power)
crisis-answer-yes = Yes

## asks: the questions, put to the player who answers

crisis-ask-act = What does { $figure } do? ({ $actions } { $actions ->
    [one] action
   *[other] actions
} left, { $power } power)
crisis-ask-add-tactic = Which team tactic card do you add?
crisis-ask-advance = Where does { $figure } advance ({ $tool }){ $wedge }?
crisis-ask-advance-climb = Where does { $figure } advance ({ $tool }) or climb{ $wedge }?
crisis-ask-affiliation = Which affiliation does your squad use?
crisis-ask-amount = How much do you choose for { $source }? { $least } to { $most }.
crisis-ask-attack = Which attack does { $figure } make?
crisis-ask-battlefield = Do you agree to play on “{ $name }”?
crisis-ask-beam = Which way does { $figure } lay the beam of { $attack }?
crisis-ask-condition = Which condition does { $figure } lose?
crisis-ask-crisis-type = Which type of crisis do you draw?
crisis-ask-deploy = Who is deployed, and where?
crisis-ask-deploy-grunts = Where is { $figure } deployed?
crisis-ask-dice = Which dice of the { $roll } does { $source } affect? Up to { $most }.
crisis-ask-dice-exactly = Which { $most } { $most ->
    [one] die
   *[other] dice
} of the { $roll } does { $source } affect?
crisis-ask-edge = Which edge do you take?
crisis-ask-effect = Use an effect? { CAPITAL($moment) }.
crisis-ask-face = Which face does the die show for { $source }?
crisis-ask-join-in = Does { $figure } pay for “{ $card }” too ({ $cost } power)?
crisis-ask-leader = Whose leadership is active?
crisis-ask-may = Do you use { $source }?
crisis-ask-on-terrain = Does { $token } lie on top of { $piece } or under it?
crisis-ask-option = Which option of { $source } do you choose?
crisis-ask-order = Which effect comes first?
crisis-ask-other-target = Do you choose another target? { $target } is out of range of { $figure }.
crisis-ask-place = Where is { $figure } placed, within range { $range } of { $of }?
crisis-ask-played-by = Who plays “{ $card }”?
crisis-ask-played-with = Who plays “{ $card }” together with { $figure }?
crisis-ask-squad = Who joins your squad? ({ $threat } of { $limit } threat)
crisis-ask-tactics = Which team tactic cards do you take? ({ $count } of 5)
crisis-ask-target = Whom does { $figure } attack with { $attack }?
crisis-ask-thing = Who or what does { $source } affect?
crisis-ask-threat = Which maximum threat is played?
crisis-ask-token = Where does { $token } go, within range { $range }?
crisis-ask-turn = What do you do in your turn?
crisis-ask-way = Which way does { $figure } go{ $wedge }?
crisis-wedge-away = , away from { $place }
crisis-wedge-free = { "" }
crisis-wedge-toward = , toward { $place }

## cards: amounts

crisis-amount-all = all
crisis-amount-any = any number of
crisis-amount-at-least = { $first } (at least { $second })
crisis-amount-count = the number of { $who }
crisis-amount-damage-dealt = the damage dealt
crisis-amount-defence-energy = the energy defence of { $who }
crisis-amount-defence-mystic = the mystic defence of { $who }
crisis-amount-defence-physical = the physical defence of { $who }
crisis-amount-equal = equal to { $amount }
crisis-amount-faces = the number of results ({ $faces }) in the { $roll }
crisis-amount-half = half of { $amount }, rounded up
crisis-amount-power = the power of { $who }
crisis-amount-round = the number of the round
crisis-amount-size = the size of { $who }
crisis-amount-sum = { $first } plus { $second }
crisis-amount-the = that much
crisis-amount-threat = the threat of { $who }
crisis-amount-times = { $first } times { $second }
crisis-amount-tokens = the number of tokens held by { $who }
crisis-amount-up-to = up to { $amount }
crisis-amount-up-to-counted = up to { $amount }
crisis-amount-x = X
crisis-each-face = each { $faces } in the { $roll }
crisis-each-token = each token held by { $who }

## cards: attacks and their rules

crisis-at-after = after the attack
crisis-at-before-damage = before damage is dealt
crisis-at-choose-target = before the target is chosen
crisis-at-modify = when dice are modified
crisis-attack-unnamed = an attack
crisis-rule-icons = [{ $icons }] { $text }
crisis-rule-named = { $name }: { $text }
crisis-rule-named-icons = [{ $icons }] { $name }: { $text }

## cards: conditions of abilities, after “if”

crisis-if-any = there is { $who }
crisis-if-at-least = { $one } is at least { $other }
crisis-if-at-most = { $one } is at most { $other }
crisis-if-behind-opponent = the opponent has fewer victory points than you
crisis-if-behind-you = you have fewer victory points than the opponent
crisis-if-damage-dealt = the attack dealt damage
crisis-if-happened = that happened
crisis-if-less-than = { $one } is less than { $other }
crisis-if-more-faces = the { $roll } shows more { $faces } results than there are { $who }
crisis-if-more-than = { $one } is more than { $other }
crisis-if-moved = { $who } moved
crisis-if-none = { $who } is there
crisis-if-not = it is not true that { $claim }
crisis-if-not-happened = that did not happen
crisis-if-not-moved = { $who } did not move
crisis-if-power-at-least = { $who } has { $count } or more power
crisis-if-power-at-most = { $who } has { $count } power or less
crisis-if-shows = the { $roll } shows { $faces }
crisis-if-shows-no = the { $roll } shows no { $faces }
crisis-if-target-fell = the target was dazed or knocked out
crisis-is = { $mode ->
    [not] { $who } is not { $a }
   *[is] { $who } is { $a }
}
crisis-is-attacked = { $mode ->
    [not] { $by } has not attacked { $who } this turn
   *[is] { $by } already attacked { $who } this turn
}
crisis-is-contesting = { $mode ->
    [not] { $who } contests no token
   *[is] { $who } contests a token
}
crisis-is-contesting-secure = { $mode ->
    [not] { $who } contests no token of the Secure crisis
   *[is] { $who } contests a token of the Secure crisis
}
crisis-is-holding = { $mode ->
    [not] { $who } holds no token
   *[is] { $who } holds a token
}
crisis-is-size = { $mode ->
    [not] { $who } is larger than size { $size }
   *[is] { $who } is size { $size } or less
}
crisis-is-within = { $mode ->
    [not] { $who } is not { $near }
   *[is] { $who } is { $near }
}

## cards: durations and frequencies

crisis-detail-left = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
crisis-during-activation = this activation
crisis-during-attack = this attack
crisis-during-effect = this effect
crisis-during-game = this game
crisis-during-round = this round
crisis-during-turn = this turn
crisis-once = once { $per }
crisis-per-activation = per activation
crisis-per-attack = per attack
crisis-per-effect = per effect
crisis-per-game = per game
crisis-per-round = per round
crisis-per-turn = per turn
crisis-until-activation = until the end of the activation
crisis-until-attack = until the end of the attack
crisis-until-effect = until the end of this effect
crisis-until-game = for the rest of the game
crisis-until-round = until the end of the round
crisis-until-turn = until the end of the turn

## cards: sentences

crisis-for-each = { $does } for { $each }
    .does = same
crisis-lead-both = { $first }, { $second }
crisis-lead-done = if you do
crisis-lead-each = for { $who }
crisis-lead-else = otherwise
crisis-lead-if = if { $claim }
crisis-lead-on = on a { $faces }
crisis-lead-paid = if it does
crisis-lead-some = for { $who }, up to { $count } of them
crisis-lead-unpaid = if it does not
crisis-list = { CAPITAL($intro) }:{ $lines }
crisis-list-alone = { $lines }
crisis-list-led = { CAPITAL($lead) }, { $intro }:{ $lines }
crisis-may = { $does }
    .does = may
crisis-quoted = { CAPITAL($does) }
crisis-quoted-led = { CAPITAL($lead) }, { $does }
crisis-sentence-led = { CAPITAL($lead) }, { $does }.

## cards: what abilities answer, after “when”

crisis-against = { "" } against { AN($types) } attack
crisis-against-any = { "" }
crisis-when-activation = when { $who } activates
crisis-when-activation-end = when the activation of { $who } ends
crisis-when-activation-phase-end = at the end of the Activation phase
crisis-when-activation-phase-start = at the start of the Activation phase
crisis-when-after-attack = after an attack against { $who }
crisis-when-after-attack-damaging = after an attack deals damage to { $who }
crisis-when-after-damage = after { $who } suffers damage
crisis-when-after-damage-from = after { $who } suffers damage from an effect of { $by }
crisis-when-before-damage = before an attack deals damage to { $who }
crisis-when-cleanup-phase = in the Cleanup phase
crisis-when-collision = when { $who } would suffer a collision
crisis-when-damage = when { $who } would suffer damage
crisis-when-damage-from = when { $who } would suffer damage from an effect of { $by }
crisis-when-destroyed = after an effect of { $who } destroys terrain
crisis-when-effect-over = after an effect in which { $who } rolled { $faces }
crisis-when-fell = after { $who } is dazed or knocked out
crisis-when-fell-by = after { $who } dazes or knocks out { $whom }
crisis-when-leadership-active = when this leadership becomes active
crisis-when-leadership-chosen = when a leadership of { $affiliations } is chosen
crisis-when-modify = when { $who } modifies { $roll }{ $against }
    .roll = pool
crisis-when-modify-end = after both sides modify their dice
crisis-when-modify-vs = { $modify } against { $vs }
crisis-when-moved = after { $who } { $ways }
    .ways = does
crisis-when-pool = when { $who } gathers { $roll }
    .roll = pool
crisis-when-power-gone = after { $who } spends or loses power
crisis-when-power-phase = in the Power phase
crisis-when-removed = before { $who } leaves the battlefield
crisis-when-rolled = after { $who } makes the { $roll }
crisis-when-scoring = when victory points are counted
crisis-when-squad-chosen = when the squads are chosen
crisis-when-tactic-paid = after { $who } pays power for a team tactic card
crisis-when-targeted = when an attack targets { $who }

## cards: what holds

crisis-failures-not = { "" }
crisis-failures-too = , including failures
crisis-holds-counts = each { $face } in the { $roll } of { $who }{ $against } counts as { $as } { $as ->
    [one] success
   *[other] successes
}
crisis-holds-cover = { $who } has cover{ $vs }
crisis-holds-cover-vs = { "" } against attacks of { $vs }
crisis-holds-criticals = each critical adds { $dice } { $dice ->
    [one] die
   *[other] dice
} instead of 1
crisis-holds-dice = { $who } adds { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $armed }
    .die = die
    .dice = dice
crisis-holds-dice-counted = { $who } adds { $dice } { $amount }{ $armed }
    .dice = dice
crisis-holds-dropped-opponent = the opposing player places the tokens that { $who } drops within range { $range }
crisis-holds-dropped-you = you place the tokens that { $who } drops within range { $range }
crisis-holds-extra-cost = { $who } pays { $power } more power for { $what }
crisis-holds-keyword = { $who } has { $keyword }
crisis-holds-limit-attacks = { $who } makes at most { $count } attack { $count ->
    [one] action
   *[other] actions
} { $per }
crisis-holds-limit-moves = { $who } makes at most { $count } move { $count ->
    [one] action
   *[other] actions
} { $per }
crisis-holds-no-collision = { $who } suffers no damage from collisions
crisis-holds-no-tokens = { $who } can neither pick up, hold or contest tokens nor interact with them
crisis-holds-not-moved = { $who } cannot be { $ways } by { $from }
crisis-holds-pay-from = { $who } may pay for { $what } with the power of { $from }
crisis-holds-rerolls = { $who } may reroll { $amount } { $amount ->
    [one] { $die }
   *[other] { $dice }
}{ $vs }{ $failures }
    .die = die
    .dice = dice
crisis-holds-rerolls-counted = { $who } may reroll { $dice }{ $vs }, { $amount }{ $failures }
    .dice = dice
crisis-holds-vs = { "" } against { $vs }
crisis-holds-with = { "" } with { $attack }
crisis-motion-advance = { $case ->
    [does] advances
   *[plain] advanced
}
crisis-motion-climb = { $case ->
    [does] climbs
   *[plain] climbed
}
crisis-motion-place = { $case ->
    [does] is placed
   *[plain] placed
}
crisis-motion-push = { $case ->
    [does] is pushed
   *[plain] pushed
}
crisis-motion-throw = { $case ->
    [does] is thrown
   *[plain] thrown
}
crisis-moved-by-effects = effects of either side
crisis-moved-by-enemy-superpowers = enemy superpowers
crisis-moved-by-mystic = special rules of mystic attacks
crisis-payable-attack = attacks
crisis-payable-superpower = superpowers
crisis-payable-tactic = team tactic cards

## cards: what is demanded of them

crisis-that-affiliation = on the { $name } list
crisis-that-alter-ego = with alter ego { $name }
crisis-that-attacked = attacked this turn by { $who }
crisis-that-chosen = among those
crisis-that-collided = in the collision
crisis-that-contests = contesting a token
crisis-that-contests-secure = contesting a token of the Secure crisis
crisis-that-contests-the-same = contesting the same token
crisis-that-contests-the-token = contesting the token
crisis-that-dazed = that is dazed
crisis-that-grunt = with Grunts
crisis-that-has = with the superpower { $power }
crisis-that-has-too = and the superpower { $power }
crisis-that-healthy = on the Healthy side
crisis-that-holds = holding a token
crisis-that-holds-the-token = holding the token
crisis-that-if = where { $claim }
crisis-that-injured = on the Injured side
crisis-that-is = that is { $who }
crisis-that-leads = with a leadership
crisis-that-leads-now = with the active leadership
crisis-that-near = within range { $range }
crisis-that-no-grunt = without Grunts
crisis-that-not = not { $demands }
crisis-that-not-dazed = that is not dazed
crisis-that-not-targeted = not yet targeted this round
crisis-that-other = other than { $who }
crisis-that-paid = among those that paid
crisis-that-power-at-least = with { $count } or more power
crisis-that-power-at-most = with { $count } or less power
crisis-that-seen = in the line of sight of { $who }
crisis-that-size = of size { $size } or less
crisis-that-stands-on = standing on terrain ({ $kind })
crisis-that-stands-on-terrain = standing on interactive terrain
crisis-that-threat-at-most = with threat { $count } or less
crisis-that-tokens-at-least = holding { $count } or more tokens
crisis-that-within = within range { $range } of { $of }

## cards: what is done, step by step

crisis-attack-against = { "" } against { $who }
crisis-attack-free = { "" } at no cost
crisis-attack-from = { "" } at any distance
crisis-attack-holds = in this attack
crisis-attack-laid-from = lay the tool from { $who }
crisis-attack-then = this attack has the rule “{ $rule }”
crisis-attack-without = this rule does not apply to the repeat
crisis-changed-any = any other face
crisis-lasting-actions = for { $uses } attack { $uses ->
    [one] action
   *[other] actions
} { $until }
crisis-lasting-attacks = for { $uses } { $uses ->
    [one] attack
   *[other] attacks
} { $until }
crisis-lasting-power = { $who } gains this superpower ({ $terms }):{ "\u000A" }“{ $does }”
crisis-showing = { "" } showing { $faces }
crisis-showing-any = { "" }
crisis-step-action-attack = { $case ->
    [may] { $who } may perform an attack action
   *[plain] { $who } performs an attack action
}
crisis-step-action-move = { $case ->
    [may] { $who } may perform a move action
   *[plain] { $who } performs a move action
}
crisis-step-add-dice = { $case ->
    [may] you may add { $amount } { $amount ->
            [one] die
           *[other] dice
        }{ $to }
   *[plain] add { $amount } { $amount ->
            [one] die
           *[other] dice
        }{ $to }
}
crisis-step-add-dice-counted = { $case ->
    [may] you may add dice{ $to } { $amount }
   *[plain] add dice{ $to } { $amount }
}
crisis-step-add-tactic = { $case ->
    [may] you may add an unused { $affiliations } team tactic card of the roster to your cards
   *[plain] add an unused { $affiliations } team tactic card of the roster to your cards
}
crisis-step-advance = { $case ->
    [may] { $who } may advance { $tool }{ $way }
   *[plain] { $who } advances { $tool }{ $way }
}
crisis-step-advance-by-opponent = { $case ->
    [may] the opposing player may advance { $who } { $tool }{ $way }
   *[plain] the opposing player advances { $who } { $tool }{ $way }
}
crisis-step-at-least = { "" } to no less than { $least }
crisis-step-attack = { $case ->
    [may] { $who } may make { $with }{ $cost }{ $distance }{ $against }
   *[plain] { $who } makes { $with }{ $cost }{ $distance }{ $against }
}
crisis-step-change = { $case ->
    [may] you may change { $amount } { $amount ->
            [one] die
           *[other] dice
        } of the { $roll }{ $showing } to { $to }
   *[plain] change { $amount } { $amount ->
            [one] die
           *[other] dice
        } of the { $roll }{ $showing } to { $to }
}
crisis-step-change-counted = { $case ->
    [may] you may change dice of the { $roll }{ $showing } to { $to }, { $amount }
   *[plain] change dice of the { $roll }{ $showing } to { $to }, { $amount }
}
crisis-step-choose = { $case ->
    [may] you may choose { $who }
   *[plain] choose { $who }
}
crisis-step-choose-one = { $case ->
    [may] you may choose one
   *[plain] choose one
}
crisis-step-collide = { $case ->
    [may] { $who } may suffer a collision with { $with }
   *[plain] { $who } suffers a collision with { $with }
}
crisis-step-conditions = { $case ->
    [may] { $who } may gain { $conditions }
   *[plain] { $who } gains { $conditions }
}
crisis-step-control = { $case ->
    [may] you may control { $token }
   *[plain] you control { $token }
}
crisis-step-deploy-grunts = { $case ->
    [may] you may deploy this character's grunts { $near }
   *[plain] deploy this character's grunts { $near }
}
crisis-step-destroy = { $case ->
    [may] you may destroy { $who }
   *[plain] destroy { $who }
}
crisis-step-drop = { $case ->
    [may] { $who } may drop all tokens
   *[plain] { $who } drops all tokens
}
crisis-step-gain-power = { $case ->
    [may] { $who } may gain { $amount } power
   *[plain] { $who } gains { $amount } power
}
crisis-step-gain-power-counted = { $case ->
    [may] { $who } may gain power { $amount }
   *[plain] { $who } gains power { $amount }
}
crisis-step-heal = { $case ->
    [may] you may remove { $amount } damage from { $who }
   *[plain] remove { $amount } damage from { $who }
}
crisis-step-heal-counted = { $case ->
    [may] you may remove damage from { $who } { $amount }
   *[plain] remove damage from { $who } { $amount }
}
crisis-step-knock-out = { $case ->
    [may] { $who } may be knocked out
   *[plain] { $who } is knocked out
}
crisis-step-less-damage = { $case ->
    [may] you may reduce the damage by { $amount }{ $least }
   *[plain] reduce the damage by { $amount }{ $least }
}
crisis-step-less-damage-counted = { $case ->
    [may] you may reduce the damage by { $amount }{ $least }
   *[plain] reduce the damage by { $amount }{ $least }
}
crisis-step-lose-power = { $case ->
    [may] { $who } may lose { $amount } power
   *[plain] { $who } loses { $amount } power
}
crisis-step-lose-power-counted = { $case ->
    [may] { $who } may lose power { $amount }
   *[plain] { $who } loses power { $amount }
}
crisis-step-of-roll = { "" } of the { $roll }
crisis-step-offer = { $who } may pay { $cost }
crisis-step-pick-up = { $case ->
    [may] { $who } may pick up { $token }
   *[plain] { $who } picks up { $token }
}
crisis-step-place = { $case ->
    [may] you may place { $who } within range { $range } of { $of }
   *[plain] place { $who } within range { $range } of { $of }
}
crisis-step-place-by-opponent = { $case ->
    [may] the opposing player may place { $who } within range { $range } of { $of }
   *[plain] the opposing player places { $who } within range { $range } of { $of }
}
crisis-step-place-here = { $case ->
    [may] you may place { $who } anywhere within range { $range } of its position
   *[plain] place { $who } anywhere within range { $range } of its position
}
crisis-step-place-here-by-opponent = { $case ->
    [may] the opposing player may place { $who } within range { $range } of its position
   *[plain] the opposing player places { $who } within range { $range } of its position
}
crisis-step-priority-first = the player with priority goes first
crisis-step-push = { $case ->
    [may] you may push { $who } { $tool }{ $way }
   *[plain] push { $who } { $tool }{ $way }
}
crisis-step-push-by-opponent = { $case ->
    [may] the opposing player may push { $who } { $tool }{ $way }
   *[plain] the opposing player pushes { $who } { $tool }{ $way }
}
crisis-step-remove-conditions = { $case ->
    [may] you may remove { $amount } { $amount ->
            [one] condition
           *[other] conditions
        } from { $who }
   *[plain] remove { $amount } { $amount ->
            [one] condition
           *[other] conditions
        } from { $who }
}
crisis-step-remove-conditions-counted = { $case ->
    [may] you may remove conditions from { $who } { $amount }
   *[plain] remove conditions from { $who } { $amount }
}
crisis-step-remove-these-conditions = { $case ->
    [may] you may remove { $amount } { $conditions } from { $who }
   *[plain] remove { $amount } { $conditions } from { $who }
}
crisis-step-remove-tokens = { $case ->
    [may] you may remove { $token } from the game
   *[plain] remove { $token } from the game
}
crisis-step-repeat = { $case ->
    [may] { $who } may repeat it{ $cost }{ $distance }{ $against }
   *[plain] { $who } repeats it{ $cost }{ $distance }{ $against }
}
crisis-step-reroll = { $case ->
    [may] you may reroll { $amount } { $amount ->
            [one] die
           *[other] dice
        }{ $of }{ $failures }
   *[plain] reroll { $amount } { $amount ->
            [one] die
           *[other] dice
        }{ $of }{ $failures }
}
crisis-step-reroll-counted = { $case ->
    [may] you may reroll dice{ $of }, { $amount }{ $failures }
   *[plain] reroll dice{ $of }, { $amount }{ $failures }
}
crisis-step-roll = { $case ->
    [may] you may roll { $amount } { $amount ->
            [one] die
           *[other] dice
        }
   *[plain] roll { $amount } { $amount ->
            [one] die
           *[other] dice
        }
}
crisis-step-roll-counted = { $case ->
    [may] you may roll dice { $amount }
   *[plain] roll dice { $amount }
}
crisis-step-roll-each = { $case ->
    [may] you may roll { $amount } { $amount ->
            [one] die
           *[other] dice
        } for { $who }
   *[plain] roll { $amount } { $amount ->
            [one] die
           *[other] dice
        } for { $who }
}
crisis-step-roll-each-counted = { $case ->
    [may] you may roll dice { $amount } for { $who }
   *[plain] roll dice { $amount } for { $who }
}
crisis-step-score = you score { $points }
crisis-step-score-instead = this crisis scores { $points } victory { $points ->
    [one] point
   *[other] points
} instead
crisis-step-score-opponent = the opposing player scores { $points }
crisis-step-set-type = the attack is { AN($kind) } attack
crisis-step-suffer = { $case ->
    [may] { $who } may suffer { $amount } damage
   *[plain] { $who } suffers { $amount } damage
}
crisis-step-suffer-counted = { $case ->
    [may] { $who } may suffer damage { $amount }
   *[plain] { $who } suffers damage { $amount }
}
crisis-step-take-control = you control { $who } { $until }
crisis-step-throw = { $case ->
    [may] you may throw { $who } { $tool }{ $way }
   *[plain] throw { $who } { $tool }{ $way }
}
crisis-step-to-roll = { "" } to the { $roll }
crisis-step-transform = { $case ->
    [may] { $who } may transform to { $form }
   *[plain] { $who } transforms to { $form }
}
crisis-step-treat = { $case ->
    [may] you may read { $amount } { $amount ->
            [one] die
           *[other] dice
        } of the { $roll }{ $showing } as { $as }
   *[plain] read { $amount } { $amount ->
            [one] die
           *[other] dice
        } of the { $roll }{ $showing } as { $as }
}
crisis-step-treat-counted = { $case ->
    [may] you may read dice of the { $roll }{ $showing } as { $as }, { $amount }
   *[plain] read dice of the { $roll }{ $showing } as { $as }, { $amount }
}
crisis-way-away = { "" } away from { $who }
crisis-way-toward = { "" } toward { $who }
crisis-with-cost = { $cost ->
    [0] a 0-power attack
   *[other] an attack of { $cost } power or less
}
crisis-with-named = the attack { $attack }
crisis-with-profile = { AN($kind) } attack ({ $reach }, strength { $strength })

## cards: who is meant

crisis-it-character = it
crisis-it-target = it
crisis-it-terrain = it
crisis-it-token = it
crisis-who-ally = { $mode ->
    [each] each allied character
    [each-other] each other allied character
    [no] no allied character
    [no-other] no other allied character
    [many] allied characters
    [many-other] other allied characters
    [one-other] another allied character
   *[one] an allied character
}
crisis-who-attacker = the attacker
crisis-who-character = { $mode ->
    [each] each character
    [each-other] each other character
    [no] no character
    [no-other] no other character
    [many] characters
    [many-other] other characters
    [one-other] another character
   *[one] a character
}
crisis-who-chosen-by-opponent = { $who } chosen by the opposing player
crisis-who-defender = the defender
crisis-who-deployed = the deployed character
crisis-who-enemy = { $mode ->
    [each] each enemy
    [each-other] each other enemy
    [no] no enemy
    [no-other] no other enemy
    [many] enemies
    [many-other] other enemies
    [one-other] another enemy
   *[one] an enemy
}
crisis-who-fallen = the character that fell
crisis-who-including = { $who } (including { $other })
crisis-who-it = that character
crisis-who-mover = the character that moved
crisis-who-named = { $mode ->
    [each] each { $name }
    [no] no { $name }
    [many] { $name }
   *[one] { $name }
}
crisis-who-named-ally = { $mode ->
    [each] each allied { $name }
    [no] no allied { $name }
    [many] allied { $name }
   *[one] an allied { $name }
}
crisis-who-not = not { $who }
crisis-who-object = { $mode ->
    [each] each object
    [no] no object
    [many] objects
   *[one] an object
}
crisis-who-other-tokens = another token of this crisis
crisis-who-partner = the partner
crisis-who-payers = each character that paid
crisis-who-players = each player
crisis-who-roller = the rolling character
crisis-who-self = this character
crisis-who-squad = your squad
crisis-who-target = the target
crisis-who-terrain = { $mode ->
    [each] each interactive terrain feature
    [no] no interactive terrain feature
    [many] interactive terrain features
   *[one] an interactive terrain feature
}
crisis-who-terrain-kind = { $mode ->
    [each] each terrain feature ({ $kind })
    [no] no terrain feature ({ $kind })
    [many] terrain features ({ $kind })
   *[one] a terrain feature ({ $kind })
}
crisis-who-that = that character
crisis-who-that-is = { $who } { $demands }
crisis-who-that-terrain = that terrain feature
crisis-who-that-token = that token
crisis-who-token = the token
crisis-who-token-controlled = { $mode ->
    [each] each token that is controlled
    [no] no token that is controlled
    [many] tokens that are controlled
   *[one] a token that is controlled
}
crisis-who-token-secured = { $mode ->
    [each] each token the opponent secures
    [no] no token the opponent secures
    [many] tokens the opponent secures
   *[one] a token the opponent secures
}
crisis-who-tokens = { $mode ->
    [each] each token of this crisis
    [no] no token of this crisis
    [many] tokens of this crisis
   *[one] a token of this crisis
}

## cards: whole cards

crisis-card-attack = { $name } ({ $line }). { $text }
crisis-card-attacks = Attacks
crisis-card-crisis = { $name } ({ $kind }, maximum threat { $threat } · { $count } × { $token }, { $token-kind })
crisis-card-defences = Defences: physical { $physical }, energy { $energy }, mystic { $mystic }
crisis-card-form = Form: { $name }
crisis-card-gem = { $name } (threat +{ $threat })
crisis-card-stamina = Stamina: Healthy { $healthy }, Injured { $injured }
crisis-card-stamina-one = Stamina: { $healthy }
crisis-card-superpower = { $name } ({ $line }). { $text }
crisis-card-superpowers = Superpowers
crisis-card-title = { $name }, threat { $threat }
crisis-card-values = Speed { $speed }, size { $size }
crisis-cost = { $power } power
crisis-cost-chosen = { $least } to { $most } power (X)
crisis-cost-from = { $cost } from { $who }
crisis-form-normal = normal form
crisis-hold-limit = One character holds at most { $limit }.
crisis-interact = Interact ({ $cost } power): { $does }
crisis-interact-counted = Interact (power equal to { $cost }): { $does }
crisis-line-action = action
crisis-line-affiliation = { $name }
crisis-line-side = only { $side }
crisis-line-strength = strength { $strength }
crisis-played-by-active = played by { $who } in its activation
crisis-played-by-many = played together, paid by { $who } that joins in
crisis-played-by-one = played by { $who }
crisis-played-by-pair = played by { $who } and { $other } together
crisis-score-controlled = { $points } { $points ->
    [one] victory point
   *[other] victory points
} for each “{ $token }” controlled
crisis-score-held = { $points } { $points ->
    [one] victory point
   *[other] victory points
} for each “{ $token }” held
crisis-score-holder = { $points } { $points ->
    [one] victory point
   *[other] victory points
} for each character that holds “{ $token }”
crisis-score-secured = { $points } { $points ->
    [one] victory point
   *[other] victory points
} for each “{ $token }” secured
crisis-unaffiliated = unaffiliated

## conditions: the name of each, then what it does

crisis-condition-bleed = Bleed
crisis-condition-bleed-text = Suffers 1 damage at the end of each of its activations.
crisis-condition-hex = Hex
crisis-condition-hex-text = Its criticals add no dice to its rolls.
crisis-condition-incinerate = Incinerate
crisis-condition-incinerate-text = One die fewer in its defence rolls.
crisis-condition-judgment = Judgment
crisis-condition-judgment-text = Damage from enemy attacks brings it no power.
crisis-condition-poison = Poison
crisis-condition-poison-text = Loses 1 power in each Power phase.
crisis-condition-root = Root
crisis-condition-root-text = Each active or reactive superpower costs it 1 power more.
crisis-condition-shock = Shock
crisis-condition-shock-text = One die fewer in its attack rolls.
crisis-condition-slow = Slow
crisis-condition-slow-text = Advances with the Short tool only.
crisis-condition-stagger = Stagger
crisis-condition-stagger-text = Its first action must be a shake, and that removes Stagger.
crisis-condition-stun = Stun
crisis-condition-stun-text = No effect gives it more than 1 power.

## dice: faces, and how many show them

crisis-dice-blank = { $count } { $count ->
    [one] blank
   *[other] blanks
}
crisis-dice-block = { $count } { $count ->
    [one] block
   *[other] blocks
}
crisis-dice-critical = { $count } { $count ->
    [one] critical
   *[other] criticals
}
crisis-dice-failure = { $count } { $count ->
    [one] failure
   *[other] failures
}
crisis-dice-hit = { $count } { $count ->
    [one] hit
   *[other] hits
}
crisis-dice-none = no dice
crisis-dice-wild = { $count } { $count ->
    [one] wild
   *[other] wilds
}
crisis-face-blank = blank
crisis-face-block = block
crisis-face-critical = critical
crisis-face-failure = failure
crisis-face-hit = hit
crisis-face-wild = wild

## events: what happened

crisis-event-aborted = The attack of { $figure } is not made.
crisis-event-activated = { $figure } is done.
crisis-event-activation = { $figure } activates.
crisis-event-ally = { $figure } is in the way and is attacked too.
crisis-event-attack = { $figure } attacks with { $attack }.
crisis-event-battlefield = The game is played on “{ $name }”.
crisis-event-battlefield-proposed = { $side ->
    [you] You propose “{ $name }”.
   *[other] { $team } proposes “{ $name }”.
}
crisis-event-changed = { $dice } of the { $roll } changes to { $to }.
crisis-event-collided = { $figure } collides with { $thing }.
crisis-event-compared = { CAPITAL($attack) } against { $defence }: { $damage } damage.
crisis-event-condition = { $figure } gains { $condition }.
crisis-event-condition-removed = { $figure } loses { $condition }.
crisis-event-control = { $side ->
    [you] You control { $figure } now.
   *[other] { $team } controls { $figure } now.
}
crisis-event-controlled = { $side ->
    [you] You control { $token }.
   *[other] { $team } controls { $token }.
}
crisis-event-crisis-type = { $side ->
    [you] You draw the { $kind } crisis.
   *[other] { $team } draws the { $kind } crisis.
}
crisis-event-damaged = { $figure } suffers { $amount } damage: { $now } of { $stamina }.
crisis-event-dazed = { $figure } is dazed.
crisis-event-deployed = { $figure } deploys at { $place }.
crisis-event-destroyed = { CAPITAL($piece) }: destroyed.
crisis-event-drawn = The game is over: a draw.
crisis-event-dropped = { $figure } drops { $token } at { $place }.
crisis-event-edge = { $side ->
    [you] You take the { $edge }.
   *[other] { $team } takes the { $edge }.
}
crisis-event-healed = { $figure } removes { $amount } damage and has { $now } left.
crisis-event-injured = { $figure } is up again, with the Injured side of the card.
crisis-event-interacted = { $figure } interacts with { $token }.
crisis-event-laid-on-top = { $token } lies on top of { $piece }.
crisis-event-laid-under = { $token } lies under { $piece }.
crisis-event-leader = { $side ->
    [you] { $figure } leads your squad.
   *[other] { $figure } leads the squad of { $team }.
}
crisis-event-leader-none = { $side ->
    [you] Your squad has no leadership.
   *[other] { $team } has no leadership.
}
crisis-event-mission = The mission: “{ $secure }” and “{ $extraction }”.
crisis-event-moved-advance = { $figure } advances { $inches } { $inches ->
    [one] inch
   *[other] inches
} to { $place }.
crisis-event-moved-climb = { $figure } climbs { $inches } { $inches ->
    [one] inch
   *[other] inches
} to { $place }.
crisis-event-moved-place = { $figure } is placed at { $place }.
crisis-event-moved-push = { $figure } is pushed { $inches } { $inches ->
    [one] inch
   *[other] inches
} to { $place }.
crisis-event-moved-throw = { $figure } is thrown { $inches } { $inches ->
    [one] inch
   *[other] inches
} to { $place }.
crisis-event-out-of-range = { $target } is out of range of { $figure }: { $inches } { $inches ->
    [one] inch
   *[other] inches
}, the range is { $range }.
crisis-event-passed = { $side ->
    [you] You pass.
   *[other] { $team } passes.
}
crisis-event-phase = { CAPITAL($phase) }.
crisis-event-picked-up = { $figure } picks up { $token }.
crisis-event-power-gained = { $figure } gains { $amount } power and has { $now }.
crisis-event-power-spent = { $figure } spends or loses { $amount } power and has { $now }.
crisis-event-priority = { $side ->
    [you] Priority passes to you.
   *[other] Priority passes to { $team }.
}
crisis-event-priority-rolled = { $team-a } rolls { $a }, { $team-b } rolls { $b }: { $side ->
    [you] you have priority.
   *[other] { $team } has priority.
}
crisis-event-priority-tied = { $team-a } rolls { $a }, { $team-b } rolls { $b }: a tie, roll again.
crisis-event-removed = { $figure } leaves the battlefield.
crisis-event-rerolled = The { $roll } rerolls { $dice }.
crisis-event-rolled = The { $roll } shows { $dice }.
crisis-event-round = Round { $round }.
crisis-event-scored = { $team-a } scores { $a } ({ $total-a }). { $team-b } scores { $b } ({ $total-b }).
crisis-event-shifted = { CAPITAL($piece) }: moved aside.
crisis-event-squad-ready = { $side ->
    [you] Your squad is ready.
   *[other] The squad of { $team } is ready.
}
crisis-event-squads = The squads: { $team-a } with { $a }; { $team-b } with { $b }.
crisis-event-step = The attack of { $attacker } against { $target } goes on: { $step }.
crisis-event-superpower = { $figure } uses { $power }.
crisis-event-tactic = { $figure } plays “{ $card }”.
crisis-event-tactic-added = { $side ->
    [you] You add “{ $card }” to your cards.
   *[other] { $team } adds “{ $card }” to the cards in hand.
}
crisis-event-threat = The maximum threat is { $threat }.
crisis-event-thrown = { $figure } throws { $piece } to the { $direction } and hits nothing.
crisis-event-thrown-at = { $figure } throws { $piece } to the { $direction } and hits { $thing }.
crisis-event-token-moved = { $token } lies at { $place } now.
crisis-event-transformed = { $figure } transforms.
crisis-event-turn = { $side ->
    [you] It is your turn.
   *[other] It is the turn of { $team }.
}
crisis-event-won = { $side ->
    [you] The game is over: you win.
   *[other] The game is over: { $team } wins.
}

## keywords: the name of each, then what it does

crisis-keyword-flight = Flight
crisis-keyword-flight-text = Counts as size 5 when the tool is laid for an advance.
crisis-keyword-gem-bearer = Gem Bearer ({ $gems })
crisis-keyword-gem-bearer-text = May carry one of these gems: { $gems }.
crisis-keyword-grunts = Grunts of { $parents }
crisis-keyword-grunts-text = Belongs to no roster. Comes into play and activates with its parent: { $parents }.
crisis-keyword-healing-factor = Healing Factor { $x }
crisis-keyword-healing-factor-text = At the end of its activation, may remove { $x } damage from itself.
crisis-keyword-immunity = Immunity to { $conditions }
crisis-keyword-immunity-text = Never has these conditions: { $conditions }.
crisis-keyword-several-gems = Several gems ({ $count })
crisis-keyword-several-gems-text = May carry up to { $count } gems at a time.
crisis-keyword-stealth = Stealth
crisis-keyword-stealth-text = Attackers must be within range 3.
crisis-keyword-wall-crawler = Wall Crawler
crisis-keyword-wall-crawler-text = Counts as size 5 when the tool is laid for an advance.

## moments: why effects may be used

crisis-moment-activation = { $figure } activates
crisis-moment-activation-end = the activation of { $figure } ends
crisis-moment-activation-phase-end = end of the Activation phase
crisis-moment-activation-phase-start = start of the Activation phase
crisis-moment-after-attack = { $attacker } has attacked { $target } ({ $attack })
crisis-moment-after-damage = { $figure } has suffered damage
crisis-moment-before-damage = { $attacker } is about to damage { $target } ({ $attack })
crisis-moment-choose-target = { $attacker } makes an attack ({ $attack }), target { $target }
crisis-moment-collision = { $figure } is about to suffer a collision
crisis-moment-damage = { $figure } is about to suffer { $amount } damage
crisis-moment-destroyed = terrain was destroyed
crisis-moment-effect-over = { $figure } has rolled a critical
crisis-moment-fell = { $figure } was dazed or knocked out
crisis-moment-leadership-chosen = the leadership is chosen
crisis-moment-modify-end = { $attacker } against { $target } ({ $attack }): all dice are modified
crisis-moment-moved = { $figure } has moved
crisis-moment-own-dice = { $figure } modifies the dice of the { $roll }
crisis-moment-own-turn = your turn
crisis-moment-pool = { $figure } gathers the dice of the { $roll }
crisis-moment-power-gone = { $figure } has spent or lost power
crisis-moment-removed = { $figure } is about to leave the battlefield
crisis-moment-rolled = { $figure } has made the { $roll }
crisis-moment-squad-chosen = the squad is chosen
crisis-moment-tactic-paid = { $figures } paid for a team tactic card
crisis-moment-targeted = { $attacker } targets { $target } ({ $attack })
crisis-moment-their-dice = the opponent modifies the { $roll } of { $figure }

## problems of a roster

crisis-problem = { $why } ({ $what })
crisis-problem-characters = characters
crisis-problem-count = { $why } ({ $what }: { $found } instead of { $wanted })
crisis-problem-extraction = Extraction crises
crisis-problem-gems = gems of { $figure }
crisis-problem-secure = Secure crises
crisis-problem-tactics = team tactic cards
crisis-problem-unknown = the card “{ $id }” does not exist

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

crisis-refusal-half = { $why } It is { $value } of { $limit }.
crisis-refusal-power = { $why } Needed: { $limit }, there: { $value }.
crisis-refusal-threat = { $why } It would be { $value } of { $limit }.
crisis-why-activation_action_move = A move is one advance or one climb.
crisis-why-activation_action_shake = The character does not have this condition.
crisis-why-activation_activate-mandatory = You may not pass: activate a character.
crisis-why-activation_activated-not-again = This character has already been activated this round.
crisis-why-activation_alternate-turns = This is not yours to activate now.
crisis-why-activation_one-activation-per-turn = Only one character is activated in a turn.
crisis-why-activation_turn-content = First a character must be activated.
crisis-why-activation_two-actions = No actions are left.
crisis-why-advance_bend = The tool does not bend so far.
crisis-why-advance_end-anywhere = The base must touch the tool where it ends.
crisis-why-advance_overlap-size = The tool lies over terrain that is larger than the character.
crisis-why-advance_tool-choice = The tool may be shorter, but not longer.
crisis-why-affiliation_more-than-half = More than half of the squad must be on the affiliation's list.
crisis-why-attack-rules_not-optional = This rule of the attack must be carried out.
crisis-why-attack_need-target = No enemy can be attacked.
crisis-why-attack_no-allied-target = Allies cannot be attacked.
crisis-why-attack_range-and-los = The target is out of range or out of sight.
crisis-why-attack_step1_affordable = There is not enough power for this attack.
crisis-why-attack_step1_choose = The card has no such attack.
crisis-why-attack_step2_declare = This cannot be the target of the attack.
crisis-why-attack_step2_out-of-range = The target is in sight, but out of range.
crisis-why-battlefield_terrain-agreement = This layout cannot be proposed again.
crisis-why-beam_forced-target = The beam must lie over the character that has to be attacked.
crisis-why-beam_needs-enemy = A beam must reach an enemy in sight.
crisis-why-cleanup_step3 = This effect is not waiting to be resolved.
crisis-why-climb_as-advance = A climb uses the Short tool.
crisis-why-climb_size-6-barred = Terrain of size 6 cannot be climbed.
crisis-why-conditions_slow = Slow: only the Short tool.
crisis-why-conditions_stagger = Stagger: the first action must be a shake.
crisis-why-crisis-card_rules-text = The crisis card does not allow this with its token.
crisis-why-damage_dazed_no-activation = A dazed character cannot be activated.
crisis-why-damage_dazed_no-attacks = A dazed character makes no attacks.
crisis-why-damage_dazed_untargetable = A dazed character cannot be attacked.
crisis-why-deployment_alternate = This character cannot be deployed now.
crisis-why-deployment_legal-position = The miniature cannot stand there.
crisis-why-deployment_within-3 = Deploy within range 3 of your own edge.
crisis-why-dice_failure = A failure is neither rerolled nor changed.
crisis-why-effects_cannot-beats-can = Another effect forbids it.
crisis-why-effects_same-name-once = An effect of this name was used already.
crisis-why-effects_sources = The effect does not offer this.
crisis-why-grunts_deployed-with-parent = Grunts are deployed together with their parent.
crisis-why-grunts_never-in-roster = Grunts are no part of a roster.
crisis-why-grunts_not-chosen = Grunts activate with their parent.
crisis-why-infinity-gems_bearer-needed = Only a bearer of this gem may carry it.
crisis-why-infinity-gems_one-of-each = There is only one of each gem.
crisis-why-infinity-gems_one-per-character = The character carries more gems than it may.
crisis-why-leadership_needs-affiliation = This leadership needs its affiliation.
crisis-why-line-of-sight_terrain-blocks = Terrain blocks the line of sight.
crisis-why-modify-dice_once-per-ability = This rule has no more dice to change.
crisis-why-movement_must-fit = The miniature does not fit there.
crisis-why-movement_no-base-overlap-end = The base would overlap another.
crisis-why-movement_no-partial-terrain = The base must stand wholly on the terrain or beside it.
crisis-why-movement_not-off-board = Characters stay on the battlefield.
crisis-why-objectives_drop_placement = A dropped token goes near the character that held it.
crisis-why-objectives_hold = Another character holds this token.
crisis-why-objectives_hold-many = The character holds as many tokens as the crisis allows.
crisis-why-objectives_interact_once-per-token = The character has already interacted with this token in this activation.
crisis-why-objectives_interact_when = The token is too far away.
crisis-why-place_measure-from-placed = The place is out of range.
crisis-why-power_no-overspend = There is not enough power.
crisis-why-roster_contents = A roster has ten characters, ten team tactic cards and three crises of each type.
crisis-why-roster_crises-unique = Each crisis is in a roster only once.
crisis-why-roster_tactics-unique = Each team tactic card is in a roster only once.
crisis-why-roster_unique-characters = Each character is in a roster only once.
crisis-why-squad_from-roster = The squad comes from your own roster.
crisis-why-squad_tactics-up-to-five = Up to five team tactic cards of the roster, each once.
crisis-why-squad_threat-limit = The squad's threat would be too high.
crisis-why-squad_unique-alter-ego = This alter ego is in the squad already.
crisis-why-superpowers_active_action-prefix = This superpower is an action, and none is left.
crisis-why-superpowers_active_when = This superpower is used in its own character's activation.
crisis-why-superpowers_fields = The card cannot use this superpower now.
crisis-why-superpowers_once-per-turn = This superpower was already used this turn.
crisis-why-superpowers_optional = There is nothing for this superpower to do.
crisis-why-superpowers_reactive_trigger = Nothing triggers this now.
crisis-why-table_not-offered = This is not among the choices.
crisis-why-table_wrong-kind = This answer does not fit the question.
crisis-why-team-tactics_affiliation-required = This card needs its affiliation.
crisis-why-team-tactics_discard = This card is not among those that can be played.
crisis-why-team-tactics_play-sequence = No character can play this card now.
crisis-why-team-tactics_type_active-action = This card takes an action of the activated character.
crisis-why-team-tactics_type_reactive = Nothing triggers this card now.
crisis-why-timing_non-player-last = This effect is not waiting to be resolved.
crisis-why-toward-away_stay-inside = It must go toward or away, as the effect says.
crisis-why-toward-away_whole-move-inside = The whole move must go toward or away, as the effect says.

## sources of effects that have no card

crisis-source-book = The rules
crisis-source-cover = Cover

## steps of an attack

crisis-attack-step-after = After the attack
crisis-attack-step-attack-pool = Attack dice
crisis-attack-step-attack-roll = Attack roll
crisis-attack-step-before-damage = Before damage
crisis-attack-step-compare = Comparing successes
crisis-attack-step-criticals = Criticals
crisis-attack-step-damage = Damage
crisis-attack-step-declare = Target
crisis-attack-step-defence-pool = Defence dice
crisis-attack-step-defence-roll = Defence roll
crisis-attack-step-modify = Modifying dice
crisis-attack-step-pay = Cost
crisis-attack-step-resolved = Resolved

## terms of the game

crisis-edge-north = northern edge
crisis-edge-south = southern edge
crisis-extraction = Extraction
crisis-health-healthy = Healthy
crisis-health-injured = Injured
crisis-kind-active = active
crisis-kind-active-action = active: action
crisis-kind-innate = innate
crisis-kind-leadership = leadership
crisis-kind-reactive = reactive
crisis-phase-activation = Activation phase
crisis-phase-battlefield = battlefield
crisis-phase-cleanup = Cleanup phase
crisis-phase-deployment = deployment
crisis-phase-leadership = leadership
crisis-phase-mission = mission
crisis-phase-power = Power phase
crisis-phase-priority = priority roll
crisis-phase-squads = squads
crisis-reach-area = area { $range }
crisis-reach-beam = beam { $range }
crisis-reach-range = range { $range }
crisis-roll-any = { $case ->
    [die] die
    [dice] dice
    [pool] dice
   *[plain] roll
}
crisis-roll-attack = { $case ->
    [die] attack die
    [dice] attack dice
    [pool] attack dice
   *[plain] attack roll
}
crisis-roll-defence = { $case ->
    [die] defence die
    [dice] defence dice
    [pool] defence dice
   *[plain] defence roll
}
crisis-roll-dodge = { $case ->
    [die] dodge die
    [dice] dodge dice
    [pool] dodge dice
   *[plain] dodge roll
}
crisis-secure = Secure
crisis-terrain-bench = bench
crisis-terrain-billboard = billboard
crisis-terrain-building = building
crisis-terrain-car = car
crisis-terrain-crate = crate
crisis-terrain-cryo-tube = cryo tube
crisis-terrain-dumpster = dumpster
crisis-terrain-food-truck = food truck
crisis-terrain-kiosk = kiosk
crisis-terrain-lamp-post = lamp post
crisis-terrain-monolith = monolith
crisis-terrain-pyramid = pyramid
crisis-terrain-shop = shop
crisis-terrain-truck = truck
crisis-token-asset = asset
crisis-token-civilian = civilian
crisis-token-point-of-interest = point of interest
crisis-token-target-of-opportunity = target of opportunity
crisis-tool-long = Long
crisis-tool-medium = Medium
crisis-tool-short = Short
crisis-type-energy = energy
crisis-type-mystic = mystic
crisis-type-physical = physical

## The table in words

crisis-text-activated = has acted
crisis-text-at = at ({ $x }, { $y })
crisis-text-damage = damage { $damage }/{ $of }
crisis-text-dazed = dazed
crisis-text-gone = out of the game
crisis-text-power = { $power } power
crisis-text-round = Round { $round }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
crisis-text-terrain = { $name }, size { $size }
crisis-text-waiting = not deployed yet

## on pages: bots

crisis-bot-greedy = Greedy
crisis-bot-greedy-blurb = Weighs moves, attacks and objectives of its activation and takes the best. A fair match.
crisis-bot-random = Random
crisis-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## on pages: bursts on the board

crisis-burst-dazed = Dazed
crisis-burst-destroyed = Crash
crisis-burst-ko = K.O.

## on pages: cards

crisis-affiliation-line = { $members } { $members ->
    [one] member
   *[other] members
} among the cards here
crisis-battlefield-blurb = { $pieces } { $pieces ->
    [one] terrain feature
   *[other] terrain features
}
crisis-character-line = Threat { $threat } · stamina { $stamina } · size { $size }
crisis-crisis-line = Threat { $threat } · { $scoring }
crisis-gem-line = Threat +{ $threat }
crisis-side-of-form = { $form }, { $side }
crisis-value-area = Area
crisis-value-beam = Beam
crisis-value-cost = Power
crisis-value-kind = Kind
crisis-value-nature = Type
crisis-value-pieces = Terrain
crisis-value-range = Range
crisis-value-size = Size
crisis-value-speed = Speed
crisis-value-stamina = Stamina
crisis-value-strength = Strength
crisis-value-threat = Threat

## on pages: checks before a roll

crisis-check-area = { $gap }″ away, within area { $number } ({ $range }″)
crisis-check-beam = { $gap }″ away, beam { $number } ({ $range }″)
crisis-check-beam-allies = Friends in the way: { $things }
crisis-check-beam-enemies = Attacks { $things }
crisis-check-cover = Cover: one die becomes a block
crisis-check-dice = { $attack } dice against { $defence } ({ $nature })
crisis-check-hits = Hits { $things }
crisis-check-hits-nothing = Hits nothing
crisis-check-no-cover = No cover
crisis-check-no-sight = Not in sight
crisis-check-range = { $gap }″ away, range { $number } ({ $range }″)
crisis-check-sight = In sight
crisis-check-stopped-by = Stopped by { $things }
crisis-check-trigger = { $icons }: { $rule }

## on pages: endings

crisis-chapter-round = Round { $round }
crisis-ending-drawn = Drawn, { $a } to { $b }
crisis-ending-won = { $team } wins, { $a } to { $b }
crisis-standing = Round { $round }, { $a } to { $b }
crisis-table-step-choose = Choose an attack

## on pages: measures

crisis-measure-covered = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, in sight, in cover
crisis-measure-seen = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, in sight
crisis-measure-unseen = { $from } to { $to }: { $inches }″, { $range ->
    [0] beyond range 5
   *[other] within range { $range }
}, not in sight

## on pages: odds

crisis-attack-at = { $attack } at { $target }
crisis-odds-damage = damage
crisis-odds-dazed = dazed
crisis-odds-hurt = hurt
crisis-odds-ko = K.O.
crisis-price = { $power } power
crisis-threshold-dazed = { $amount } or more: { $figure } is dazed
crisis-threshold-ko = { $amount } or more: { $figure } is K.O.
crisis-variant-attacker = If you pay for what helps
crisis-variant-both = If both sides pay for what helps
crisis-variant-defender = If the defender pays for what helps
crisis-variant-plain = Without spending more power

## on pages: the lobby

crisis-blurb = Two squads, two crises, six rounds: hold the ground, carry what counts, throw cars at each other.
crisis-drawn = Drawn
crisis-drawn-blurb = From the rosters, as the book has it.
crisis-name = Crisis Protocol
crisis-option-battlefield = Battlefield
crisis-option-extraction = Extraction crisis
crisis-option-secure = Secure crisis
crisis-option-team = Roster
crisis-roster-of = { $name } and company
crisis-roster-twin = { $roster } ({ $letter })
crisis-roster-wrong = The roster “{ $roster }” can't be played: { $problems }.
crisis-total-characters = Characters
crisis-total-extraction = Extraction crises
crisis-total-secure = Secure crises
crisis-total-tactics = Team tactics

## recaps: what an attack came to

crisis-recap-attack = { $figure }, { $attack }, at { $target }
crisis-recap-successes = { $count ->
    [one] success
   *[other] successes
}
crisis-recap-defence = blocked
crisis-recap-changed = by rules
crisis-recap-damage = { $count ->
   *[other] damage
}
