# POW. Words of the ledger (games/pow/ledger/pow.yaml, terms); sentences of our own.
# $side is `you` for the listener's own team and `other` for any other; $team is its name.

## abilities: the name of each, then what it does

pow-ability-acrobat = Acrobat
pow-ability-acrobat-text = A failed Agility test may be rolled again.
pow-ability-assassin = Assassin
pow-ability-assassin-text = A double on an attack roll doubles the attack's printed damage.
pow-ability-brutal = Brutal
pow-ability-brutal-text = On a critical hit in melee the target may also be given Push 4.
pow-ability-comrade = Comrade ({ $names })
pow-ability-comrade-text = Right after this figure's activation { $names } may be activated.
pow-ability-cruel = Cruel
pow-ability-cruel-text = An attack that takes the target's life bar into the red deals 1 more damage.
pow-ability-fly = Fly
pow-ability-fly-text = Moves in every direction, upward too, takes no damage from falls, and has +1 on every defence against figures without Fly.
pow-ability-great-strategist = Great strategist
pow-ability-great-strategist-text = Its side puts one more counter into the draw bag at the start of the game.
pow-ability-immunity = Immunity ({ $nature })
pow-ability-immunity-text = Attacks of the nature “{ $nature }” neither hurt nor affect this figure.
pow-ability-infiltrator = Infiltrator
pow-ability-infiltrator-text = May be deployed anywhere on the table, but not in contact with an enemy.
pow-ability-invisible = Invisible
pow-ability-invisible-text = Can't be seen from more than 1 inch away.
pow-ability-leadership = Leadership { $x }
pow-ability-leadership-text = When a friend within { $x } { $x ->
    [one] inch
   *[other] inches
} activates, it gains 1 extra POW if its POW value is not above this figure's.
pow-ability-luck = Luck
pow-ability-luck-text = Once per turn it may roll all dice of one of its own rolls again.
pow-ability-marksmanship = Marksmanship
pow-ability-marksmanship-text = +1 to hit with ranged attacks.
pow-ability-master-fighter = Master fighter
pow-ability-master-fighter-text = May roll one die of each of its attacks again.
pow-ability-master-tactician = Master tactician
pow-ability-master-tactician-text = After its activation, this figure tests Willpower. If it succeeds, another figure of its side activates at once.
pow-ability-mastermind = Mastermind
pow-ability-mastermind-text = At the start of the game one counter of the opponent in the draw bag is swapped for one of its own side.
pow-ability-metallic = Metallic
pow-ability-metallic-text = Stun takes 1 POW less away from it.
pow-ability-order = Order
pow-ability-order-text = After this figure's activation, you may at once activate a friend in sight within 5 inches. That friend must not have activated this turn.
pow-ability-perfect-plan = Perfect plan
pow-ability-perfect-plan-text = Once per game its side may choose the initiative counter instead of drawing it, or cancel an opponent's Perfect plan.
pow-ability-phase-shift = Phase shift
pow-ability-phase-shift-text = Moves through scenery and figures, but must not stop inside them.
pow-ability-rage = Rage { $x }
pow-ability-rage-text = When it recovers from KO it gains { $x } POW more.
pow-ability-regeneration = Regeneration { $x }
pow-ability-regeneration-text = At the start of each power phase it regains { $x } life, up to what it started with.
pow-ability-resistance = Resistance { $x } ({ $nature })
pow-ability-resistance-text = Takes { $x } less damage of this nature: { $nature }.
pow-ability-scientific = Scientific
pow-ability-scientific-text = A failed Willpower test may be rolled again.
pow-ability-soldier = Soldier
pow-ability-soldier-text = A failed Stamina test may be rolled again.
pow-ability-stealth = Stealth
pow-ability-stealth-text = Can't be seen from more than 8 inches away.
pow-ability-strategist = Strategist
pow-ability-strategist-text = Once per turn its side may pass, whatever the number of figures left.
pow-ability-thermal-vision = Thermal vision
pow-ability-thermal-vision-text = Invisible and Stealth do not hide anyone from it.
pow-ability-total-vision = Total vision
pow-ability-total-vision-text = Sees every place on the table, whatever stands in between. Invisible and Stealth hide no figure from it.
pow-ability-toughness = Toughness { $x }
pow-ability-toughness-text = Its Size is { $x } higher, and pushes and throws carry it { $x } { $x ->
    [one] inch
   *[other] inches
} less far.
pow-ability-wall-crawler = Wall-crawler
pow-ability-wall-crawler-text = Climbs at plain distance and may end its movement anywhere, even half way up a wall, but not where another figure is.
pow-ability-weakness = Weakness ({ $nature })
pow-ability-weakness-text = Damage of the nature “{ $nature }” is doubled for this figure and cannot be reduced or prevented.

## activations out of turn: the ability that allows them

pow-by-comrade = Comrade

## answers: what a player may choose, as a short order

pow-answer-activate = Activate { $figure } ({ $count } POW)
pow-answer-aim = Aim to the { $direction }, { $degrees }°: { $targets }
pow-answer-aim-nobody = Aim to the { $direction }, { $degrees }°
pow-answer-attack = Attack with { $attack } ({ $cost } POW)
pow-answer-boost-die = Boost: a third die (1 POW)
pow-answer-boost-no = No boost
pow-answer-boost-option = Boost: { $bonus } (1 POW)
pow-answer-brutal-no = Do not push
pow-answer-brutal-yes = Push { $target } 4 inches
pow-answer-cancel-plan-no = Let the plan stand
pow-answer-cancel-plan-yes = Cancel it with { $figure }'s Perfect plan
pow-answer-control = Control { $objective } (2 POW)
pow-answer-counter-other = Choose a counter of { $team }
pow-answer-counter-own = Choose a counter of your own
pow-answer-critical-damage = 1 more damage
pow-answer-defend = React: +2 on the { $defence } (1 POW)
pow-answer-defend-no = No reaction
pow-answer-deploy = Deploy { $figure } at { $place }
pow-answer-dodge-no = Take the damage
pow-answer-dodge-yes = Test Agility
pow-answer-edge = Take the { $edge }
pow-answer-end = End the activation
pow-answer-first-other = { $team } goes first
pow-answer-first-own = Go first
pow-answer-follow = Activate { $figure }
pow-answer-follow-nobody = Activate no figure
pow-answer-get-up = Get up (1 POW)
pow-answer-grab = Grab and throw (2 POW)
pow-answer-grab-thing = Grab { $thing }
pow-answer-lay-down = Lay { $objective } down
pow-answer-leap = Leap into the void (1 POW)
pow-answer-leap-place = Land { $where }
pow-answer-move = Move
pow-answer-next-test = Test { $figure } next
pow-answer-no = No
pow-answer-nobody = No figure
pow-answer-pass = Pass
pow-answer-pick-up = Pick up { $objective } (2 POW)
pow-answer-place = Go to { $place }
pow-answer-plan-no = Keep the plan
pow-answer-plan-yes = Use { $figure }'s Perfect plan
pow-answer-power = Use { $power } ({ $cost } POW)
pow-answer-power-target = Choose { $thing }, { $inches ->
    [0] in contact
    [one] { $inches } inch away
   *[other] { $inches } inches away
}
pow-answer-power-walk = Walk { $figure } { $where }
pow-answer-react = { $figure } uses { $power } ({ $cost } POW)
pow-answer-react-no = Use no power
pow-answer-recover-no = Let the activation pass
pow-answer-recover-yes = Test Stamina
pow-answer-reroll-all = Roll every die again ({ $by })
pow-answer-reroll-no = Keep the roll
pow-answer-reroll-one = Reroll the die showing { $face } ({ $by })
pow-answer-reroll-test-no = Accept the failure
pow-answer-reroll-test-yes = Roll the test again ({ $by })
pow-answer-route = { CAPITAL($how) } { $where }, { $cost } POW
pow-answer-route-nowhere = Stay where it is, { $cost } POW
pow-answer-target = Attack { $thing }, { $inches ->
    [0] in contact
    [one] { $inches } inch away
   *[other] { $inches } inches away
}
pow-answer-throw-spot = Throw it to { $place }
pow-answer-throw-thing = Throw it at { $thing } ({ $inches ->
    [0] in contact
    [one] { $inches } inch away
   *[other] { $inches } inches away
})
pow-answer-yes = Yes

## asks: the questions, put to the player who answers

pow-ask-act = What does { $figure } do? ({ $count } POW left)
pow-ask-activate = Which figure do you activate?
pow-ask-aim = Where does { $attack } of { $figure } point?
pow-ask-boost = Boost { $figure }'s { $attack } for 1 POW?
pow-ask-boost-grab = Boost { $figure }'s roll for 1 POW?
pow-ask-brutal-push = Does { $figure } push { $target } 4 inches (Brutal)?
pow-ask-cancel-plan = Cancel the opponent's Perfect plan with { $figure }'s?
pow-ask-counter = Whose counter is this turn's?
pow-ask-critical = Which bonus does { $attack } gain? { $figure } hits { $target } critically.
pow-ask-defend = Does { $figure } react for 1 POW? { $attacker } attacks the { $defence }.
pow-ask-deploy = Which figure do you deploy, and where?
pow-ask-dodge = Does { $figure } test Agility to take half of { $damage } damage?
pow-ask-edge = Which edge do you take?
pow-ask-first = Who makes the first activation?
pow-ask-follow = Who activates next? ({ $figure }, { $by })
pow-ask-grab = What does { $figure } grab?
pow-ask-leap = Where does { $figure } land?
pow-ask-next-test = Whose KO test is next?
pow-ask-perfect-plan = Use { $figure }'s Perfect plan to choose this turn's counter?
pow-ask-power-target = On whom does { $figure } use { $power }?
pow-ask-power-walk = Where does { $moved } walk? { $figure } moves it up to { $inches } { $inches ->
    [one] inch
   *[other] inches
}.
pow-ask-react-hit = Do you use a power? { $attacker } has hit { $target }.
pow-ask-react-targeted = Do you use a power? { $attacker } attacks { $target }.
pow-ask-recover = Does { $figure } test Stamina to recover from KO?
pow-ask-reroll-attack = Does { $figure } reroll? { $dice } make { $total } against { $target }. { $needed } or more hits.
pow-ask-reroll-test = Does { $figure } reroll the failed { $of } test ({ $by })?
pow-ask-route = Where does { $figure } move? ({ $count } POW left)
pow-ask-target = Who is the target of { $attack } ({ $figure })?
pow-ask-throw = What does { $figure } throw { $held } at?

## attacks as they are printed

pow-attack = { $name }: { $parts }
pow-attack-cost = { $cost } POW
pow-attack-critical = critical { $options }
pow-attack-damage = damage { $damage }
pow-attack-melee = melee
pow-attack-overload = boost { $options }
pow-attack-ranged = ranged { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-attack-special-power = special power
pow-attack-spray = spray { $length } × { $width } inches
pow-attack-wave = wave { $inches } { $inches ->
    [one] inch
   *[other] inches
}

## bonuses of boosts and critical hits

pow-bonus-damage = +{ $x } damage
pow-bonus-option = option { $number }

## cards

pow-card-abilities = Abilities
pow-card-attacks = Attacks
pow-card-base = Base { $base } { $base ->
    [one] inch
   *[other] inches
} across, { $height } { $height ->
    [one] inch
   *[other] inches
} tall
pow-card-defences = Defences: physical { $physical }, mental { $mental }, energy { $energy }
pow-card-keyword = { $name }: { $text }
pow-card-life = Life { $life }, in the red at { $red }
pow-card-life-pow = Life { $life }, in the red at { $red } (POW { $change } there)
pow-card-powers = Special powers
pow-card-tests = Agility { $agility }, Stamina { $stamina }, Willpower { $willpower }
pow-card-title = { $name }, level { $level }
pow-card-values = POW { $pow }, Speed { $speed }, Strength { $strength }, Attack { $attack }, Size { $size }

## characteristics

pow-characteristic-agility = Agility
pow-characteristic-stamina = Stamina
pow-characteristic-willpower = Willpower

## classes of scenery

pow-class-t1 = street furniture
pow-class-t2 = car, tree or shed
pow-class-t3 = truck or bus
pow-class-t4 = tank or house
pow-class-t5 = block of flats
pow-class-t6 = skyscraper

## defences and natures

pow-defence-energy = energy defence
pow-defence-mental = mental defence
pow-defence-physical = physical defence
pow-nature-energy = energy
pow-nature-mental = mental
pow-nature-physical = physical

## directions, seen from above with north on top


## edges of the table

pow-edge-north = north edge
pow-edge-south = south edge

## effects of attacks: the name of each, then what it does

pow-effect-awkwardness = Awkwardness { $x }
pow-effect-awkwardness-text = Lowers the target's energy defence by { $x } until the end of the turn.
pow-effect-dazzle = Dazzle { $x }
pow-effect-dazzle-text = Lowers the target's mental defence by { $x } until the turn ends or the target is activated.
pow-effect-distract = Distract { $x }
pow-effect-distract-text = Lowers the target's physical defence by { $x } until the turn ends or the target is activated.
pow-effect-ensnare = Ensnare { $x }
pow-effect-ensnare-text = Takes { $x } { $x ->
    [one] inch
   *[other] inches
} off each of the target's speeds until its next activation or the turn is over.
pow-effect-explosive = Explosive { $x }
pow-effect-explosive-text = On a hit, all figures within { $x } { $x ->
    [one] inch
   *[other] inches
} of the target are attacked too. Those that are hit may test Agility to take half.
pow-effect-homing = Homing
pow-effect-homing-text = Needs no line of sight.
pow-effect-irresistible = Irresistible
pow-effect-irresistible-text = Special defences do not count against it.
pow-effect-penetrative = Penetrative
pow-effect-penetrative-text = Cover does not count against it, and scenery in its way is damaged without stopping it.
pow-effect-pierce = Pierce { $x }
pow-effect-pierce-text = Goes on for { $x } { $x ->
    [one] inch
   *[other] inches
} behind the target and attacks everyone there.
pow-effect-push = Push { $x }
pow-effect-push-text = Moves the target { $x } { $x ->
    [one] inch
   *[other] inches
} straight away from the attacker, as if it were thrown.
pow-effect-stun = Stun { $x }
pow-effect-stun-text = Takes { $x } POW away from the target.

## events: what happened

pow-event-activated = { $figure } is activated.
pow-event-activated-extra = { $figure } is activated at once ({ $by }).
pow-event-activation-ended = { $figure } has finished.
pow-event-affected = { $figure } suffers { $effect }.
pow-event-attack-declared = { $figure } attacks with { $attack }.
pow-event-attack-rerolled = { $figure } rolls the attack again ({ $by }).
pow-event-bag-filled = The draw bag is filled: { $a } for { $team-a }, { $b } for { $team-b }.
pow-event-boosted-die = { $figure } boosts the attack with a third die.
pow-event-boosted-no = { $figure } does not boost the attack.
pow-event-boosted-option = { $figure } boosts the attack: { $bonus }.
pow-event-coin-tossed = { $side ->
    [you] The coin falls for you: you deploy first.
   *[other] The coin falls for { $team }, who deploys first.
}
pow-event-controlled = { $figure } takes control of { $objective }.
pow-event-counter-chosen = { $side ->
    [you] The plan picks a counter of yours.
   *[other] The plan picks a counter of { $team }.
}
pow-event-counter-drawn = { $side ->
    [you] A counter of yours is drawn.
   *[other] A counter of { $team } is drawn.
}
pow-event-critical-hit = { $figure } hits { $target } critically: { $bonus }.
pow-event-damaged = { $figure } takes { $amount } damage ({ $nature }); { $life } life left.
pow-event-damaged-none = { $figure } takes no damage.
pow-event-defence-raised = { $figure } has +{ $by } on the { $defence } until the end of the turn.
pow-event-defended = { $figure } reacts: +2 on the { $defence } until its next activation.
pow-event-deployed = { $figure } is deployed at { $place }.
pow-event-die-rerolled = { $figure } rolls the die that shows { $face } again ({ $by }).
pow-event-dodged = { $figure } dodges.
pow-event-dropped = { $figure } leaves { $objective } at { $place }.
pow-event-edge-chosen = { $side ->
    [you] You take the { $edge }.
   *[other] { $team } takes the { $edge }.
}
pow-event-ended-drawn = The game is over: a draw.
pow-event-ended-won = { $side ->
    [you] The game is over: you win.
   *[other] The game is over: { $team } wins.
}
pow-event-fell = { $figure } falls { $height } { $height ->
    [one] inch
   *[other] inches
} to { $place }.
pow-event-first-decided = { $side ->
    [you] You make the first activation.
   *[other] { $team } makes the first activation.
}
pow-event-got-up = { $figure } gets up.
pow-event-grab-failed = { $figure } fails to grab { $thing }.
pow-event-grabbed = { $figure } grabs { $thing }.
pow-event-knocked-down = { $figure } is knocked down.
pow-event-knocked-out = { $figure } is KO.
pow-event-landed = { $thing } comes to rest at { $place }.
pow-event-leapt = { $figure } leaps { $height } { $height ->
    [one] inch
   *[other] inches
} down to { $place }.
pow-event-life-regained = { $figure } regains { $count } life and has { $now }.
pow-event-moved = { $figure } moves { $length } { $length ->
    [one] inch
   *[other] inches
} to { $place } ({ $paid } POW).
pow-event-paid = { $figure } pays { $count } POW and has { $now } left.
pow-event-passed = { $side ->
    [you] You pass.
   *[other] { $team } passes.
}
pow-event-phase-began = { $turn ->
    [0] { CAPITAL($phase) }.
   *[other] Turn { $turn }: { $phase }.
}
pow-event-picked-up = { $figure } picks up { $objective }.
pow-event-plan-cancelled = { $figure } answers with a Perfect plan of its own and cancels it.
pow-event-plan-used = { $figure } uses Perfect plan.
pow-event-pow-gained = { $figure } gains { $count } POW and has { $now }.
pow-event-pow-lost = { $figure } loses { $count } POW and has { $now } left.
pow-event-power-used = { $figure } uses { $power }.
pow-event-push-ignored = { $figure } ignores the push.
pow-event-pushed = { $figure } is pushed { $length } { $length ->
    [one] inch
   *[other] inches
} to { $place }.
pow-event-recovered = { $figure } comes to.
pow-event-removed = { $figure } is incapacitated and leaves the game.
pow-event-reset = The table is reset.
pow-event-rolled-hit = { $figure } rolls { $dice } against { $target }: { $total } beats { $defence }, a hit.
pow-event-rolled-hit-cover = { $figure } rolls { $dice } against { $target } in cover: { $total } beats { $defence }, a hit.
pow-event-rolled-miss = { $figure } rolls { $dice } against { $target }: { $total } does not beat { $defence }, a miss.
pow-event-rolled-miss-cover = { $figure } rolls { $dice } against { $target } in cover: { $total } does not beat { $defence }, a miss.
pow-event-scenery-damaged = { $piece } takes { $amount } damage; { $left } { $left ->
    [one] structure point
   *[other] structure points
} left.
pow-event-scenery-destroyed = { $piece } is destroyed.
pow-event-scored = { $side ->
    [you] You score { $points } and have { $total }.
   *[other] { $team } scores { $points } and has { $total }.
}
pow-event-stayed-out = { $figure } stays KO; its activation is over.
pow-event-targeted = { $figure } aims at { $targets }.
pow-event-targeted-nobody = { $figure } does not aim at any figure.
pow-event-test-rerolled = { $figure } rolls the test again ({ $by }).
pow-event-tested-failed = { $figure } tests { $of }: { $dice } make { $total } against { $value }, failed.
pow-event-tested-passed = { $figure } tests { $of }: { $dice } make { $total } against { $value }, passed.
pow-event-thrown-spot = { $figure } throws { $thing } to { $place }.
pow-event-thrown-thing = { $figure } throws { $thing } at { $target }.
pow-event-unaffected = { $figure } is immune and shrugs the attack off ({ $nature }).
pow-event-walked = A power moves { $figure } to { $place }.

## figures that are told apart, and things on the table

pow-objective-pillar = pillar { $number }
pow-objective-relic = relic { $number }

## frequencies

pow-frequency-once-per-game = once per game
pow-frequency-once-per-turn = once per turn

## missions

pow-mission = { $name }, { $turns } { $turns ->
    [one] turn
   *[other] turns
}
pow-points = { $points } { $points ->
    [one] point
   *[other] points
}
pow-scoring-carried = { $points } at the end of each turn, from turn { $turn } on, for each relic carried
pow-scoring-carried-at-end = { $points } at the end of the game for each relic carried
pow-scoring-control-all = { $points } to the first side that controls every pillar at the end of a turn
pow-scoring-first-ko = { $points } the first time each enemy is KO
pow-scoring-held = { $points } for controlling the same pillar at the end of { $turns } turns in a row
pow-scoring-most-at-end = { $points } at the end of the game to the side that controls more pillars
pow-scoring-removed = { $points } for each enemy that leaves the game

## movements

pow-how-climb = climb
pow-how-fly = fly
pow-how-jump = jump
pow-how-walk = walk

## phases

pow-phase-action = action phase
pow-phase-deployment = deployment
pow-phase-final = final phase
pow-phase-initiative = initiative phase
pow-phase-power = power phase

## places: inches from the west edge, then from the south edge

pow-where-ground = down to the ground
pow-where-height = to a height of { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-where-length = { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-where-touching = into contact with { $figures }

## powers as they are printed

pow-answered-any = an attack
pow-answered-special-power = an attack made with a special power
pow-modifier-defence = +{ $by } on the { $defence }
pow-modifier-ignore-pushes = { $count ->
    [one] 1 push of each turn is ignored, the first
   *[other] the first { $count } pushes of each turn are ignored
}
pow-modifier-less-damage = { $by } less damage ({ $nature })
pow-modifier-melee-to-hit = +{ $by } to hit in melee
pow-modifier-speed = +{ $inches } { $inches ->
    [one] inch
   *[other] inches
} on every speed
pow-power = { $name }: { $text }
pow-power-active = active
pow-power-does = { CAPITAL($terms) }. { $steps }
pow-power-passive = Passive. { $modifiers }
pow-power-reactive = reactive
pow-power-reacts = { CAPITAL($terms) }. When { $trigger }, { $steps }
pow-power-terms = { $when } ({ $terms })
pow-step-apply = { $whom } suffers { $effect }
pow-step-damage = { $whom } takes { $amount } { $nature } damage
pow-step-gain-pow = { $whom } gains { $count } POW
pow-step-get-up = { $whom } gets up
pow-step-heal = { $whom } regains { $amount } life
pow-step-knock-down = { $whom } is knocked down
pow-step-less-damage = { $whom } takes { $by } less damage
pow-step-raise-defence = { $whom } has +{ $by } on the { $defence } until the end of the turn
pow-step-test = { $whom } tests { $of }
pow-step-test-either = { $whom } tests { $of }.{ $lines }
pow-step-test-fail = { $whom } tests { $of }. If it fails, { $fail }
pow-step-test-pass = { $whom } tests { $of }. If it succeeds, { $pass }
pow-step-walk = walk { $whom } up to { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-step-failed = Failure: { $steps }.
pow-step-passed = Success: { $steps }.
pow-trigger-hit = { $attack } hits { $whom }
pow-trigger-targeted = { $attack } targets { $whom }

## problems of a setup

pow-problem-levels = { $team } has { $total } levels; at most { $limit } were agreed
pow-problem-players = two teams play, not { $count }
pow-problem-same-true-name = { $team } has { $name } twice
pow-problem-team-size = { $team } has { $size } { $size ->
    [one] character
   *[other] characters
}; a team has 2 to 8
pow-problem-unknown-battlefield = the battlefield “{ $id }” does not exist
pow-problem-unknown-character = the character “{ $id }” does not exist
pow-problem-unknown-mission = the mission “{ $id }” does not exist
pow-problem-wrong-battlefield = the mission “{ $mission }” is not for the battlefield “{ $battlefield }”

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

pow-why-abilities_comrade = Only the figures named by Comrade may follow.
pow-why-abilities_fly_directions = Only a figure with Fly moves through the air.
pow-why-abilities_infiltrator_not-in-contact = An Infiltrator may not be deployed in contact with an enemy.
pow-why-abilities_invisible = An Invisible figure can't be seen from so far away.
pow-why-abilities_luck = This figure has no Luck left this turn.
pow-why-abilities_master-fighter = Only a Master fighter may roll one die again.
pow-why-abilities_master-fighter_one-die = No die shows this.
pow-why-abilities_master-tactician = Master tactician must activate another figure of its own side.
pow-why-abilities_order = Order reaches a friend within 5 inches.
pow-why-abilities_order_line-of-sight = Order needs line of sight to the friend.
pow-why-abilities_order_not-yet = Order works only on a figure that has not been activated this turn.
pow-why-abilities_perfect-plan = The bag holds no counter of this side.
pow-why-abilities_phase-shift = Even with Phase shift the way leads through, not up.
pow-why-abilities_phase-shift_no-stop = Even with Phase shift no figure stops inside scenery or another figure.
pow-why-abilities_stealth = A figure with Stealth can't be seen from so far away.
pow-why-abilities_wall-crawler_end = Only a Wall-crawler may stop on a wall.
pow-why-abilities_wall-crawler_not-on-figure = A Wall-crawler may not stop where another figure is.
pow-why-attack-types_critical_own-option = The attack has no such critical bonus.
pow-why-attack-types_melee_contact = A melee attack needs contact with its target.
pow-why-attack-types_overload_cost = A boost costs 1 POW.
pow-why-attack-types_overload_option = The attack has no such boost.
pow-why-attack-types_ranged_line-of-sight = A ranged attack needs line of sight to its target.
pow-why-attack-types_ranged_minimum = The target of a ranged attack must be far enough away.
pow-why-attack-types_ranged_range = The target is out of range.
pow-why-attack-types_spray_line-of-sight = A spray reaches only those in line of sight.
pow-why-attack_reaction_cost = A defensive reaction costs 1 POW.
pow-why-attack_reaction_once = A character reacts only once per turn.
pow-why-attack_step-1-declare = The figure has no such attack.
pow-why-attack_step-2-target = The attack has no eligible target.
pow-why-attack_step-3-cannot-pay = The figure does not have enough POW to pay for this.
pow-why-effects_penetrative_line-of-sight = A Penetrative attack too needs line of sight to its target.
pow-why-falling_leap_cost = Leaping into the void costs 1 POW.
pow-why-falling_leap_place = A leap ends at the foot of what the figure stood on, where its base fits.
pow-why-grab-throw_grab_contact = Only what is in contact can be grabbed.
pow-why-grab-throw_grab_cost = Grabbing and throwing costs 2 POW.
pow-why-grab-throw_grab_once = A figure grabs and throws only once per activation.
pow-why-grab-throw_grab_size = This figure's Strength is too low to grab a thing of this Size.
pow-why-grab-throw_grab_what = Only scenery and other characters on the table can be grabbed.
pow-why-grab-throw_throw_line-of-sight = A throw needs line of sight to where it is aimed.
pow-why-grab-throw_throw_range = A throw reaches at most twice the thrower's Strength in inches.
pow-why-grab-throw_throw_roll = This figure cannot be the target of the throw.
pow-why-ko_down_no-attack = A knocked-down character cannot attack.
pow-why-ko_down_no-move = A knocked-down character cannot move.
pow-why-ko_down_no-powers = A knocked-down character cannot use special powers.
pow-why-ko_down_stand-up = Only a knocked-down character gets up, and it costs 1 POW.
pow-why-ko_effect_no-abilities = A KO character cannot use its abilities.
pow-why-ko_end-of-turn = Only characters whose life bar is in the red are tested.
pow-why-movement_cheapest-sufficient = The way is too long for the POW paid.
pow-why-movement_climb-jump_valid-end = A climb or jump must end where the figure can stand.
pow-why-movement_costs = A movement costs 1, 2 or 3 POW. Choose a speed that the card prints.
pow-why-movement_need-pow = The figure does not have enough POW for this speed.
pow-why-movement_one-per-activation = A character moves only once per activation.
pow-why-movement_speed-format = The card prints no such speed.
pow-why-rulings_activation_actions = An activation does not offer this action.
pow-why-rulings_activation_forced = You have no right to pass now; a figure must be activated.
pow-why-rulings_activation_frequency = It has been used as often as its card allows.
pow-why-rulings_activation_unit = Only a figure of your own that has not been activated this turn can be chosen.
pow-why-rulings_activation_zero-cost = What costs 0 POW is used once per activation.
pow-why-rulings_card_power-attack = This power answers only attacks made with a special power.
pow-why-rulings_deploy_order = Only figures of your own that still wait can be deployed.
pow-why-rulings_deploy_zone = The whole base must stand within 6 inches of your own edge.
pow-why-rulings_down_no-grab = A knocked-down character cannot grab and throw.
pow-why-rulings_extra-activation_not-twice = This figure has been activated this turn already.
pow-why-rulings_final_test-order = Only figures of your own that have not been tested yet can be chosen.
pow-why-rulings_friendly-fire = An attack or throw cannot be aimed at a friend.
pow-why-rulings_leap_who = Leaping needs a standing figure and an edge within 1 inch.
pow-why-rulings_move_climb = A climb goes straight up or down a side of scenery that the base has reached.
pow-why-rulings_move_fly-end = A flight must end on a surface.
pow-why-rulings_move_jump = A jump crosses a gap from one surface to another in a straight line.
pow-why-rulings_move_measure = A movement is a chain of straight stretches, each from where the last one ended.
pow-why-rulings_move_path = The way or its end is blocked by scenery, a figure or the edge of the table.
pow-why-rulings_move_step = Higher steps than half the figure's height are climbed or leapt, not walked.
pow-why-rulings_objective_control = Controlling or picking up needs 2 POW and an objective that is not yours already.
pow-why-rulings_objective_ko = A KO or knocked-down figure cannot interact with objectives.
pow-why-rulings_objective_marker = The figure's base must touch the objective's marker.
pow-why-rulings_pass_limit = You cannot pass again now. Activate a figure first.
pow-why-rulings_powers_window = This power does not fit this moment and this figure.
pow-why-rulings_reaction_choice = A reaction raises one of the three defences.
pow-why-rulings_red_conscious-only = A KO character is not tested at the end of the turn.
pow-why-rulings_relic_carry = A figure carries one relic. Choose a relic that lies free.
pow-why-rulings_reroll_once = A die is rolled again only once.
pow-why-rulings_scenery_attack = This piece of scenery no longer stands.
pow-why-rulings_scenery_stand = The whole base must fit on the surface.
pow-why-rulings_spray_aim = The template must cover at least one enemy in sight.
pow-why-rulings_table = The base must be wholly on the table.
pow-why-rulings_throw_edge = Nothing is thrown off the table.
pow-why-rulings_throw_scenery-target = This piece of scenery no longer stands.
pow-why-rulings_total-vision_attack = Total vision sees through scenery, but the attack does not pass through it.
pow-why-table_not-offered = This was not among the choices.
pow-why-table_wrong-kind = This does not answer the question.

## whom a power concerns

pow-filter-anywhere = { "" }
pow-filter-in-sight = { " " }in sight
pow-filter-within = { " " }within { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-filter-within-in-sight = { " " }in sight within { $inches } { $inches ->
    [one] inch
   *[other] inches
}
pow-whom-attacker = the attacker
pow-whom-each-any = each figure{ $filter } ({ $owner } included)
pow-whom-each-enemy = each enemy{ $filter }
pow-whom-each-friend = each friend{ $filter }
pow-whom-one-any = a figure{ $filter } ({ $owner } included)
pow-whom-one-enemy = an enemy{ $filter }
pow-whom-one-friend = a friend{ $filter }
pow-whom-owner = { $owner }
pow-whom-that-any = it
pow-whom-that-enemy = it
pow-whom-that-friend = the friend

## The table in words

pow-text-activated = has acted
pow-text-at = at ({ $x }, { $y })
pow-text-carries = carries relic { $number }
pow-text-defence = { $nature } defence { $change }
pow-text-down = knocked down
pow-text-ensnared = { $inches } { $inches ->
    [one] inch
   *[other] inches
} slower
pow-text-gone = out of the game
pow-text-height = { $height } { $height ->
    [one] inch
   *[other] inches
} up
pow-text-ko = KO
pow-text-life = life { $life }/{ $of }
pow-text-piece = { $name }, { $height } { $height ->
    [one] inch
   *[other] inches
} high, Size { $size }, structure { $structure }
pow-text-pillar = pillar at ({ $x }, { $y })
pow-text-pow = { $pow } POW
pow-text-reaction = guards its { $nature } defence
pow-text-relic = relic at ({ $x }, { $y })
pow-text-score = Turn { $turn } of { $turns }, { $phase }: { $a } { $points-a }, { $b } { $points-b }
pow-text-waiting = not deployed yet

## on pages: bots

pow-bot-greedy = Greedy
pow-bot-greedy-blurb = Weighs every blow of its activation and takes the best. A fair match.
pow-bot-random = Random
pow-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## on pages: bursts on the board

pow-burst-destroyed = Crash
pow-burst-ko = KO
pow-burst-miss = Miss
pow-burst-removed = Out

## on pages: what to know before an attack

pow-caution-friends-only = reaches friends, no enemy
pow-caution-friends-too = reaches friends too
pow-detail-left = { $pow } POW left
pow-caution-scenery-only = no enemy in reach, only scenery

## on pages: cards

pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
} of scenery
pow-character-line = Level { $level } · { $life } life
pow-kind-melee = Melee
pow-kind-ranged = Ranged
pow-kind-spray = Spray
pow-kind-wave = Wave
pow-mission-line = { $turns } { $turns ->
    [one] turn
   *[other] turns
}: { $scoring }
pow-value-active = Active
pow-value-agility = Agility
pow-value-attack = Attack
pow-value-cost = POW
pow-value-damage = Damage
pow-value-frequency = How often
pow-value-kind = Kind
pow-value-level = Level
pow-value-life = Life
pow-value-nature = Nature
pow-value-passive = Passive
pow-value-pieces = Scenery
pow-value-pow = POW
pow-value-range = Range in inches
pow-value-reactive = Reactive
pow-value-red = Red from
pow-value-size = Size
pow-value-speed = Speed
pow-value-stamina = Stamina
pow-value-strength = Strength
pow-value-turns = Turns
pow-value-when = When
pow-value-willpower = Willpower

## on pages: checks before a roll

pow-check-bonus = { $bonus } to hit from abilities
pow-check-contact = In contact
pow-check-cover = Target in cover: 1 less to hit
pow-check-each = Everyone in the area is rolled for
pow-check-no-cover = No cover
pow-check-no-sight = Not in sight
pow-check-range = { $gap }″ away, range { $range }″
pow-check-roll = Attack { $attack } against defence { $defence }: { $needed } or more on the dice
pow-check-sight = In sight
pow-check-template = Under the template

## on pages: conditions of a figure

pow-condition-clings = Holds on to a wall where it could not stand
pow-condition-down = Knocked down: every defence lowered by 1; cannot move or attack before it gets up
pow-condition-ko = KO: every defence lowered by 3; neither abilities nor POW
pow-condition-raised = +{ $x } on the { $defence } until the end of the turn
pow-condition-reaction = Reaction: +2 on the { $defence } until its next activation

## on pages: endings

pow-chapter = Turn { $turn }, { $phase }
pow-ending-drawn = Drawn, { $a } to { $b }
pow-ending-won = { $team } wins, { $a } to { $b }
pow-standing = Turn { $turn } of { $turns }, { $a } to { $b }

## on pages: measures

pow-measure-covered = { $from } to { $to }: { $inches }″, in sight, in cover
pow-measure-seen = { $from } to { $to }: { $inches }″, in sight
pow-measure-unseen = { $from } to { $to }: { $inches }″, not in sight
pow-reach = { $cost } POW · { $inches }″

## on pages: odds

pow-attack-at = { $attack } at { $target }
pow-odds-critical = critical
pow-odds-damage = damage
pow-odds-hit = hit
pow-odds-hurt = hurt
pow-odds-ko = KO
pow-odds-pass = passed
pow-odds-removed = out of the game
pow-threshold-red = { $amount } or more: { $figure } is in the red and tests against KO
pow-threshold-removed = { $amount } or more: { $figure } is out of the game
pow-variant-plain = As it is
pow-variant-reacting = { $variant }, if the target reacts

## on pages: the lobby

pow-blurb = Two teams of superheroes, 2D8 and a handful of POW: fists, rays, flying cars.
pow-name = POW
pow-option-battlefield = Battlefield
pow-option-mission = Mission
pow-option-team = Team
pow-setup-wrong = This can't be played: { $problems }.
pow-sentence-list = { CAPITAL($text) }
pow-sentence-on = { $text }.
pow-team-of = Team { $name }
pow-team-twin = { $team } ({ $letter })
pow-total-levels = Levels
pow-total-members = Members

## recaps: what an attack came to

pow-recap-attack = { $figure }, { $attack }, at { $target }
pow-recap-throw = { $figure } at { $target }
pow-recap-die = die
pow-recap-added = attack
pow-recap-cover = cover
pow-recap-total = total
pow-recap-defence = defence
pow-recap-to-hit = to hit
pow-recap-hit = hit
pow-recap-miss = miss
pow-recap-damage = { $count ->
   *[other] damage
}
