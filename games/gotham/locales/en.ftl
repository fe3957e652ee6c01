# Gotham City Chronicles. The terms are those of the ledger (games/gotham/ledger/gotham.yaml, terms); the sentences are our own.

## answers: what a player may choose, as a short order

gotham-answer-act-manipulation = Manipulate ({ $dice })
gotham-answer-act-melee = Attack in melee ({ $dice })
gotham-answer-act-nothing = Do nothing
gotham-answer-act-ranged = Attack at range ({ $dice })
gotham-answer-act-thought = Think ({ $dice })
gotham-answer-amount = Cubes: { $count }
gotham-answer-box = { CAPITAL($box) }
gotham-answer-bring = Bring { $tile } in (“{ $zone }”)
gotham-answer-bring-end = Bring no more figures
gotham-answer-character = Activate { $figure } (“{ $zone }”)
gotham-answer-character-end = Activate no more characters
gotham-answer-clean = Clean { $tile } out of the river
gotham-answer-demobilise = Demobilise { $tile }
gotham-answer-dice-done = Keep the dice
gotham-answer-dice-throw = Throw again: { $dice }
gotham-answer-die = { CAPITAL($die) }
gotham-answer-dissipate = The dissipation tokens first
gotham-answer-drop = Drop { $card }
gotham-answer-drop-done = Drop nothing
gotham-answer-event = Event: { $event }
gotham-answer-figure = { $figure } (“{ $zone }”)
gotham-answer-go = Go to “{ $zone }”
gotham-answer-hand-over = Hand over to { $player }
gotham-answer-line = { CAPITAL($bonuses) }
gotham-answer-line-number = Line { $number }
gotham-answer-manipulate = { $hero }: manipulation
gotham-answer-melee = { $hero }: melee attack
gotham-answer-move = { $hero }: movement
gotham-answer-nature = { CAPITAL($nature) }
gotham-answer-no = No
gotham-answer-nowhere = { $figure }
gotham-answer-pass = Pass
gotham-answer-ranged = { $hero }: ranged attack
gotham-answer-rule = First, by the mission: { $does }
gotham-answer-skill = Use { $skill }
gotham-answer-skill-done = Use no skill
gotham-answer-state = { CAPITAL($state) }
gotham-answer-stop = Go no further
gotham-answer-think = { $hero }: thought
gotham-answer-tile = Activate { $tile }
gotham-answer-tile-end = Activate no more tiles
gotham-answer-weapon = With { $card }
gotham-answer-weapon-none = Without a weapon
gotham-answer-yes = Yes
gotham-answer-zone = “{ $zone }”

## asks: the questions, put to the player who answers

gotham-ask-act = Which hero acts, and how?
gotham-ask-along = Along which line of sight does { $figure } act?
gotham-ask-arrival = Which zone beside it does { $figure } take? That one is full.
gotham-ask-beside = Which neighbouring zone does { $figure } blow up as well?
gotham-ask-character = Which character of { $tile } do you activate?
gotham-ask-character-act = What does { $figure } do?
gotham-ask-cloud-zone = Where do the tokens go ({ $cloud })?
gotham-ask-consent = Do you agree, { $hero }? { CAPITAL($nature) }.
gotham-ask-cube-from = Which box of { $who } gives the next cube? ({ $left } to go)
gotham-ask-cubes = How many cubes does { $figure } spend ({ $box })?
gotham-ask-cubes-defence = How many cubes does { $figure } spend on defence? (successes of the attack: { $attack })
gotham-ask-drop = Does { $hero } drop anything first?
gotham-ask-event = Which event happens?
gotham-ask-explosion-zone = Where is the explosion (level { $level })?
gotham-ask-guide = Whom does { $figure } move?
gotham-ask-landing = Where does the throw of { $figure } come down? It fell short.
gotham-ask-line = Which line of { $card } do you use ({ $when })?
gotham-ask-manipulation = What does { $figure } do with the hands?
gotham-ask-may-move = Does { $figure } move?
gotham-ask-may-repeat = Does { $figure } do the same action again? ({ $left } left)
gotham-ask-move = Where does { $figure } go? (move points: { $points })
gotham-ask-order = What comes first?
gotham-ask-push = Does { $hero } suffer { $wounds } wounds instead of spending cubes ({ $box })?
gotham-ask-reinforce = Whom do the reinforcement points bring, and where? (points: { $points })
gotham-ask-reroll-cubes = Does { $figure } spend cubes to reroll dice? ({ $dice })
gotham-ask-reroll-misfortune = Which dice must { $figure } reroll? ({ $dice })
gotham-ask-reroll-more = Does { $figure } reroll another die? Picked: { $picked } (of { $dice }).
gotham-ask-reroll-pictogram = Which free rerolls does { $figure } take? ({ $dice })
gotham-ask-reroll-skill = Does { $figure } reroll a die by a skill? ({ $dice })
gotham-ask-second-weapon = Which second weapon does { $hero } use ({ $when })?
gotham-ask-skill = Does { $figure } use a skill ({ $moment })?
gotham-ask-state = Is { $hero } active or at rest?
gotham-ask-take-content = Does { $hero } take { $card }?
gotham-ask-target-melee = Whom does { $figure } strike?
gotham-ask-target-ranged = Whom does { $figure } shoot at?
gotham-ask-thought = What does { $figure } think about?
gotham-ask-tile = Which tile is activated?
gotham-ask-use-card = Use { $card } ({ $when })?
gotham-ask-weapon = Which weapon does { $hero } use ({ $when })?

## dice

gotham-dice = { $dice }
gotham-dice-none = no dice
gotham-die = { $colour } { $shown }
gotham-die-type = { $colour }
gotham-die-type-reroll = { $colour } with a free reroll

## events: what happened

gotham-event-active = { $hero } is active.
gotham-event-attacked = { $figure } attacks { $target }. Successes: { $successes }.
gotham-event-camp-heroes = The heroes' turn.
gotham-event-camp-neutral = Neither side has the turn.
gotham-event-camp-villain = The villain's turn.
gotham-event-card-carried = { $hero } carries { $card }.
gotham-event-card-gone = { $hero } has used up { $card }.
gotham-event-card-inside = { $card } is in { $token }.
gotham-event-card-lying = { $card } lies in “{ $zone }”.
gotham-event-card-removed = { $card } leaves the game.
gotham-event-card-used = { $hero } uses { $card }.
gotham-event-character = { $figure } is activated.
gotham-event-clouds-gone = Tokens ({ $cloud }) leave “{ $zone }”: { $count }.
gotham-event-clouds-placed = Tokens ({ $cloud }) come into “{ $zone }”: { $count }.
gotham-event-clouds-turned = Tokens ({ $cloud }) in “{ $zone }” are dissipating: { $count }.
gotham-event-collected = { CAPITAL($who) } moves { $count } cubes from the boxes to fatigue.
gotham-event-cubes-gained = The villain regains cubes: { $count }.
gotham-event-deed = { $figure } acts: { $nature }.
gotham-event-deed-counted = { $figure } has { $successes } of { $difficulty } successes needed.
gotham-event-deed-done = Done by { $figure }: { $nature }.
gotham-event-defended = { $figure } defends: { $defence } against { $attack }.
gotham-event-demobilised = The villain demobilises { $tile }.
gotham-event-event = Event: { $event }.
gotham-event-exploded = An explosion of level { $level } in “{ $zone }”.
gotham-event-friend-vanished = The imaginary friend of { $figure } vanishes.
gotham-event-healed = { $figure } recovers from wounds: { $count }.
gotham-event-heroes-won = The game is over: the heroes win.
gotham-event-laid-down = { $figure } is laid on the ground.
gotham-event-lead = { $player } takes the lead.
gotham-event-moved = { $figure } goes to “{ $zone }” (cost: { $cost }).
gotham-event-movement = { $figure } begins a movement (move points: { $points }).
gotham-event-movement-ended = { $figure } ends the movement.
gotham-event-movement-ended-lost = { $figure } ends the movement; unused points are lost: { $lost }.
gotham-event-neutralised = { $figure } is neutralised.
gotham-event-nobody-won = The game is over. No side wins.
gotham-event-points-lost = Reinforcement points are lost: { $count }.
gotham-event-pulled = { $figure } is pulled into “{ $zone }”.
gotham-event-recovered = { CAPITAL($who) } recovers cubes from fatigue ({ $count }).
gotham-event-recovered-wounds = { CAPITAL($who) } recovers cubes ({ $count }) and turns wounds into fatigue ({ $wounds }).
gotham-event-refused = { $hero } refuses: { $nature }.
gotham-event-reinforced = { $figure } comes in at “{ $zone }”.
gotham-event-rerolled = { $figure } throws again: { $picked }. Now: { $dice } (successes: { $successes }).
gotham-event-rest = { $hero } rests.
gotham-event-rolled = { $figure } rolls { $dice } (successes: { $successes }).
gotham-event-shackled = { $figure } is shackled (tokens: { $count }).
gotham-event-shackles-off = { $figure } is free of shackles.
gotham-event-skill = { $figure } uses { $skill }.
gotham-event-spent = { CAPITAL($who) } spends cubes on { $box } ({ $count }).
gotham-event-stood-up = { $figure } stands up.
gotham-event-tile-activated = The villain activates { $tile } (cost: { $cost }).
gotham-event-tile-neutralised = The tile is neutralised: { $tile }.
gotham-event-tile-swept = The villain cleans the river of { $tile } (cubes: { $cubes }).
gotham-event-token-placed = { $token } comes into “{ $zone }”.
gotham-event-token-removed = { $token } leaves the board.
gotham-event-turn = Turn { $turn }.
gotham-event-unharmed = { $figure } comes through unharmed.
gotham-event-villain-won = The game is over: the villain wins.
gotham-event-wall-broken = The wall between “{ $one }” and “{ $other }” is broken.
gotham-event-wounded = { $figure } suffers wounds: { $wounds }.

## moments: when a skill may be used

gotham-moment-attack-ends = at the end of the attack
gotham-moment-declaring-manipulation = before a manipulation
gotham-moment-declaring-melee = before a melee attack
gotham-moment-declaring-thought = before a thought
gotham-moment-defence-counted = after the defence
gotham-moment-exploded = after the explosion
gotham-moment-friend-targeted = as a friend is attacked
gotham-moment-melee-ends = at the end of the melee attack
gotham-moment-melee-wounds = as the melee attack wounds
gotham-moment-ranged-wounds = as the ranged attack wounds
gotham-moment-recovering = at recovery
gotham-moment-shot-at = after being shot at
gotham-moment-spending = before spending cubes
gotham-moment-struck = after being struck

## natures: what a manipulation or a thought is, after its doer

gotham-nature-blast = blast all around
gotham-nature-command = command { $tile }
gotham-nature-cry = cry out
gotham-nature-dispel = drive off the imaginary friend of { $figure }
gotham-nature-give = give { $card } to { $hero }
gotham-nature-grenade = throw a grenade at “{ $zone }”
gotham-nature-guide = make a friend move
gotham-nature-pick-up = pick up { $card }
gotham-nature-pull = pull { $figure } near
gotham-nature-take = take { $card }
gotham-nature-task = { $task }
gotham-nature-throw = throw { $card } at “{ $zone }”
gotham-nature-unshackle = take the shackles off { $figure }

## printed: cards

gotham-card-equipment = Equipment, { $kind }, encumbrance { $encumbrance }
gotham-card-gadget = Bat-gadget, { $kind }, size { $size }
gotham-card-lethal = Forbidden by the moral code
gotham-card-line = { CAPITAL($when) }: { $bonuses }
gotham-card-only-for = Only for { $hero }
gotham-card-single-use = Single use
gotham-material-melee = melee weapon
gotham-material-object = object
gotham-material-ranged = ranged weapon
gotham-material-tool = tool

## printed: missions

gotham-effect-clouds = { $count ->
    [one] a { $cloud } token comes into a zone of choice
   *[other] { $count } { $cloud } tokens come into a zone of choice
}
gotham-effect-explode = an explosion of level { $level }
gotham-effect-explode-in = an explosion of level { $level } in “{ $zone }”
gotham-effect-movement = { $points ->
    [one] each character of “{ $tile }” makes a free movement of 1 point
   *[other] each character of “{ $tile }” makes a free movement of { $points } points
}
gotham-effect-place-token = { $token } comes into the zone
gotham-effect-place-token-in = { $token } comes into “{ $zone }”
gotham-effect-points = { $points ->
    [one] one more reinforcement point
   *[other] { $points } more reinforcement points
}
gotham-effect-recover = { $count ->
    [one] the villain gets a cube back from fatigue
   *[other] the villain gets { $count } cubes back from fatigue
}
gotham-effect-remove-token = the token leaves the board
gotham-effect-take-content = you may take what is in the token
gotham-end-heroes = The heroes win at a check if { $claim }.
gotham-end-heroes-at-once = The heroes win at once if { $claim }.
gotham-end-heroes-at-once-list = The heroes win at once if all of this is true:{ $claims }
gotham-end-heroes-list = The heroes win at a check if all of this is true:{ $claims }
gotham-end-villain = The villain wins at a check if { $claim }.
gotham-end-villain-at-once = The villain wins at once if { $claim }.
gotham-end-villain-at-once-list = The villain wins at once if all of this is true:{ $claims }
gotham-end-villain-list = The villain wins at a check if all of this is true:{ $claims }
gotham-if-cards-in = { $count ->
    [one] “{ $card }” is in “{ $zone }”, lying there or carried by a hero who can act
   *[other] at least { $count } cards “{ $card }” are in “{ $zone }”, lying there or carried by heroes who can act
}
gotham-if-characters-in = { $count ->
    [one] a character ({ $camp }) is in “{ $zone }”
   *[other] at least { $count } characters ({ $camp }) are in “{ $zone }”
}
gotham-if-heroes-down = all heroes are neutralised
gotham-if-heroes-down-at-least = { $count ->
    [one] a hero is neutralised
   *[other] at least { $count } heroes are neutralised
}
gotham-if-heroes-here = all heroes who can act are in “{ $zone }”
gotham-if-heroes-in = { $count ->
    [one] a hero who can act is in “{ $zone }”
   *[other] at least { $count } heroes who can act are in “{ $zone }”
}
gotham-if-not = it is false that { $claim }
gotham-if-several = { $claims }
gotham-if-tile-neutralised = “{ $tile }” is neutralised
gotham-if-tokens-at-least = { $count ->
    [one] a token “{ $token }” is on the board
   *[other] at least { $count } tokens “{ $token }” are on the board
}
gotham-if-tokens-at-most = { $count ->
    [0] no token “{ $token }” is left on the board
    [one] at most one token “{ $token }” is left on the board
   *[other] at most { $count } tokens “{ $token }” are left on the board
}
gotham-if-turn = it is turn { $turn } or later
gotham-mission-board = Board: { $board }
gotham-mission-event = Event { $event }: { $does }
gotham-mission-initiative = Initiative: { $camp }
gotham-mission-move-cost = Every move costs { $cost }.
gotham-mission-on-time-heroes = After turn { $turn } the heroes win.
gotham-mission-on-time-villain = After turn { $turn } the villain wins.
gotham-mission-reinforcements = { $points ->
    [one] Reinforcements: { $points } point · { $zones }
   *[other] Reinforcements: { $points } points · { $zones }
}
gotham-mission-river = River: { $tiles }
gotham-mission-rule = { CAPITAL($when) }: { $does }
gotham-mission-simple-cost = Every simple move costs { $cost }.
gotham-mission-slot = Hero: { $heroes } · start “{ $zone }”
gotham-mission-villain = Villain: { $cubes } cubes ({ $available } available), recovery { $recovery }
gotham-occasion-heroes-begin = at the start of the heroes' turn
gotham-occasion-heroes-end = at the end of the heroes' turn
gotham-occasion-upkeep = at the upkeep of the turn
gotham-occasion-villain-begins = at the start of the villain's turn
gotham-occasion-villain-ends = at the end of the villain's turn
gotham-provided-line = { $does } Only if { $claim }.
gotham-provided-holds = if { $claims }, { $does }
gotham-task-automatic-manipulation = { $task } ({ $who }): automatic manipulation at “{ $token }”. { $does }
gotham-task-automatic-thought = { $task } ({ $who }): automatic thought at “{ $token }”. { $does }
gotham-task-complex-manipulation = { $task } ({ $who }): complex manipulation { $difficulty } at “{ $token }”. { $does }
gotham-task-complex-thought = { $task } ({ $who }): complex thought { $difficulty } at “{ $token }”. { $does }
gotham-task-skills = { $does } Skills that help: { $skills }.

## printed: sheets and tiles

gotham-level-elite = elite
gotham-level-henchman = henchman
gotham-level-leader = leader or lieutenant
gotham-sheet-band = +{ $bonus } up to { $upto }
gotham-sheet-belt = Bat-belt: { $size }
gotham-sheet-box = { CAPITAL($box) }: { $die } (saturation { $saturation })
gotham-sheet-box-empty = { CAPITAL($box) }: no die (saturation { $saturation })
gotham-sheet-box-forbidden = { CAPITAL($box) }: impossible
gotham-sheet-defence-die = Automatic defence: { $die }
gotham-sheet-defence-none = No automatic defence
gotham-sheet-defence-successes = { $count ->
    [0] No automatic defence
    [one] Automatic defence: { $count } success
   *[other] Automatic defence: { $count } successes
}
gotham-sheet-encumbrance = Encumbrance and first-movement bonus: { $bands }
gotham-sheet-energy = Energy { $energy } · recovery { $active } active, { $rest } at rest
gotham-sheet-movement = { CAPITAL($box) }: { $points } for each cube (saturation { $saturation })
gotham-sheet-name = { $name }
gotham-sheet-reroll = { CAPITAL($box) } (saturation { $saturation })
gotham-sheet-size = Size { $size }, threat { $threat }
gotham-sheet-skills = Skills:{ $skills }
gotham-sheet-traits = Traits: { $traits }
gotham-skill-below = { $skill } { $level } (below encumbrance { $below })
gotham-tile-double = Double tile
gotham-tile-first-bonus = First-movement bonus: { $points }
gotham-tile-kind = { $figures ->
    [one] { CAPITAL($camp) }, { $level }, one figure
   *[other] { CAPITAL($camp) }, { $level }, { $figures } figures
}
gotham-tile-life = Life points: { $life }
gotham-tile-line = { $times ->
    [one] { CAPITAL($box) }: { $dice }
   *[other] { CAPITAL($box) }: { $dice }, { $times } times
}
gotham-tile-no-reinforcement = No reinforcements
gotham-tile-reinforcement = Reinforcement cost: { $cost }
gotham-trait-flight = Flight
gotham-trait-flight-text = Every move costs 1 point, whatever its kind, and no fall wounds.
gotham-trait-gas-immunity = Gas Immunity
gotham-trait-gas-immunity-text = Gas does not wound.
gotham-trait-harmless = Harmless
gotham-trait-harmless-text = Attacks never wound their target.
gotham-trait-moral-code = Moral Code
gotham-trait-moral-code-text = Lethal material is of no use.
gotham-trait-reduced-mobility = Reduced Mobility
gotham-trait-reduced-mobility-text = No climbs, jumps or falls.

## printed: skills

gotham-ability = { $moment }, { $steps }
gotham-ability-once = once per turn, { $moment }, { $steps }
gotham-claim-attack-prevails = the attack has more successes than the defence
gotham-claim-friends-prevail = friends in the zone threaten at least as much as enemies
gotham-claim-half-wounded = at least half of the cubes or life points are lost
gotham-claim-nobody-else = no other character is already helping this way
gotham-claim-not-an-answer = the attack is not itself such an answer
gotham-claim-not-free = the attack is not free
gotham-claim-not-free-unless-deferred = the attack is not free (or is a deferred one)
gotham-claim-ranged = it is a ranged attack
gotham-claim-success = the dice show a success
gotham-claim-target-in-zone = the target is in the same zone
gotham-claim-target-neutralised = the target was neutralised
gotham-claim-task-names = the task names this skill
gotham-counted-attack = attacks
gotham-counted-defence = defences
gotham-counted-defence-melee = defences against melee attacks
gotham-counted-defence-ranged = defences against ranged attacks
gotham-counted-manipulation = complex manipulations
gotham-counted-melee = melee attacks
gotham-counted-ranged = ranged attacks
gotham-counted-thought = complex thoughts
gotham-does-clouds = put { $x } tokens ({ $cloud }) into the zone
gotham-does-defer = this figure may turn the leftover successes on another target, up to { $x } times
gotham-does-explode = an explosion of level { $x } in its zone and in one beside it
gotham-does-explode-free = without a cube, an explosion of level { $x } in its zone and in one beside it
gotham-does-grant-movement = let a friend move with { $x } more points
gotham-does-grenade = aim an explosion of level { $x } at a zone in sight
gotham-does-heal = recover { $x } wounds
gotham-does-intercept = take { $x } successes of the attack as own wounds
gotham-does-lay-down = each figure that suffered { $x } or more wounds is laid down
gotham-does-pull = pull a figure near from distance { $x } or less
gotham-does-shackle = put { $x } shackle tokens on the target instead of wounds
gotham-does-spend-wounds = suffer { $x } wounds, whose cubes count as spent
gotham-does-strike-back = this figure may make a free attack on the attacker with { $x } yellow dice
gotham-does-strike-on = this figure may make a free melee attack on another target with { $x } of its dice
gotham-does-wound = { $x } wounds for the target
gotham-holds-break-walls = goes through walls of level { $x } or less
gotham-holds-command = commands { $x } figures of a tile ({ $level })
gotham-holds-entry-cost = enemies pay { $x } more to enter the zone
gotham-holds-force-rerolls = makes enemies in the zone throw { $x } dice again
gotham-holds-ignore-clouds = ignores tokens ({ $cloud })
gotham-holds-ignore-difficult = ignores { $x } levels of difficult terrain
gotham-holds-ignore-fall = ignores { $x } wounds of a fall
gotham-holds-ignore-levels = ignores { $x } levels of jumps and climbs
gotham-holds-ignore-size = ignores { $x } of enemy size when moving
gotham-holds-ignore-threat = ignores { $x } of enemy threat when acting
gotham-holds-imaginary-friend = a yellow die more for each action while the imaginary friend is there (difficulty to drive it off: { $x })
gotham-holds-melee-dice = this figure rolls { $x } more dice ({ $die }) in melee attacks
gotham-holds-protected = cannot be a target while { $x } friends are in the zone
gotham-holds-reach = strikes at targets in sight, distance { $x } or less
gotham-holds-rerolls = this figure may reroll dice up to { $x } times
gotham-holds-rerolls-friend = lets friends in the zone throw dice again up to { $x } times
gotham-holds-successes = this figure adds { $x } automatic successes to its { $to }
gotham-holds-successes-friend = a friend in this zone adds { $x } automatic successes to its { $to }
gotham-holds-two-weapons = uses two weapons of one type, each of { $x } or less
gotham-provided = { $does }. Only if { $claims }
gotham-sentence = { CAPITAL($does) }.

## refusals: why an answer is not allowed, by rule

gotham-why-boards_zone_definition = The board has no such zone.
gotham-why-character-actions_manipulation_complex_nature = There is nothing that this character could manipulate.
gotham-why-character-actions_melee_b_target = No enemy can be struck from here.
gotham-why-character-actions_ranged_b = No enemy in sight can be shot.
gotham-why-character-actions_thought_complex = There is nothing that this character could think about.
gotham-why-character-activation_step1_name = This character has been activated already.
gotham-why-character-activation_step3_choose-characteristic = The tile has no such characteristic.
gotham-why-defence_b_spend = So many cubes can't be spent on the defence.
gotham-why-demobilisation_effect = This tile can't be demobilised.
gotham-why-demobilisation_once-per-game = The villain has demobilised already.
gotham-why-demobilisation_which = Only elites and henchmen are demobilised.
gotham-why-game-turn_heroes_pass-the-lead = The lead was handed over by this player already: act or pass.
gotham-why-game-turn_upkeep_simultaneous = This is not among what happens now.
gotham-why-game-turn_villain_zero-to-two-tiles = This tile is not in the river.
gotham-why-general_box-saturation_check-first = The box cannot take so many cubes.
gotham-why-general_characteristic_forbidden = This figure can't do that at all.
gotham-why-hero-manipulation_automatic_ii_one-cube = It costs exactly one cube.
gotham-why-hero-manipulation_complex_i_nature = There is nothing of the kind to do here.
gotham-why-hero-manipulation_complex_ii_saturated = The box can take no cube now.
gotham-why-hero-manipulation_complex_ii_spend = At least one cube must be spent.
gotham-why-hero-melee_b_neighbour-needs-sight = That zone is out of sight.
gotham-why-hero-melee_b_neighbour-not-full = There is room in that zone: go there to strike.
gotham-why-hero-melee_b_no-target = No enemy can be struck from here.
gotham-why-hero-melee_c_saturated = The box can take no cube now.
gotham-why-hero-melee_c_spend = At least one cube must be spent.
gotham-why-hero-melee_e_optional-weapon = This hero has no such melee weapon.
gotham-why-hero-ranged_a_needs-weapon = The hero has no ranged weapon to use.
gotham-why-hero-ranged_b_target = The target is out of sight.
gotham-why-hero-ranged_c_saturated = The box can take no cube now.
gotham-why-hero-ranged_c_spend = At least one cube must be spent.
gotham-why-hero-ranged_e_must-pick-weapon = A ranged weapon of this hero must be picked.
gotham-why-hero-thought_separate-action = This belongs to the other kind of action.
gotham-why-hero-turn_step3_neutralised-must-rest = A neutralised hero must rest.
gotham-why-hero-turn_step3_rest_restriction = This hero rests.
gotham-why-material_carried-only = The hero does not carry this card.
gotham-why-material_encumbrance_max = That would be too much to carry.
gotham-why-material_gadget_never-exchanged = Bat-gadgets stay with their hero.
gotham-why-material_give_consent = That gift was refused this turn.
gotham-why-material_give_max = That would be too much for the other hero to carry.
gotham-why-material_give_same-zone = The other hero is in another zone.
gotham-why-material_heroes-only = Only heroes use material cards.
gotham-why-material_line_trigger = This line is of no use here.
gotham-why-material_pick-up_conditions = That does not lie in this hero's zone.
gotham-why-material_restriction_hero-name = This card is for another hero.
gotham-why-material_restriction_moral-code = The moral code forbids this card.
gotham-why-material_take_consent = Its bearer would not hand it over this turn.
gotham-why-material_take_max = That would be too much to carry.
gotham-why-material_take_same-zone = Its bearer is in another zone.
gotham-why-material_take_type = No other hero carries that.
gotham-why-material_throw_type = That zone is out of sight.
gotham-why-movement_d_no-oversaturation = That zone is full.
gotham-why-movement_d_one-zone-per-move = No way leads straight there.
gotham-why-movement_f_cannot-pay = The points for this can't be bought.
gotham-why-neutralised_character_removed = This character is not on the board.
gotham-why-neutralised_hero_no-actions = A neutralised hero can't act.
gotham-why-reinforcements_eligible = There are not enough reinforcement points.
gotham-why-reinforcements_fallback-adjacent = Choose a zone with room beside the full one.
gotham-why-reinforcements_fallback-none = That zone and the zones beside it are full.
gotham-why-reinforcements_from-reserve = No figure of this tile is in the reserve.
gotham-why-reinforcements_no-oversaturation = That zone is full.
gotham-why-reinforcements_zones = Reinforcements do not come in there.
gotham-why-reroll_c_declare = This die is not among those that may be thrown again.
gotham-why-river-cleaning_cost = There are not enough cubes for it.
gotham-why-river-cleaning_what = Only a neutralised tile is cleaned out of the river.
gotham-why-river-cleaning_when = The river can't be cleaned now.
gotham-why-rulings_actions_no-empty = There is nothing to do it on.
gotham-why-rulings_board_reachable = This zone is closed.
gotham-why-rulings_command_allied-lost = This tile has no figure left on the board.
gotham-why-rulings_distance_unreachable = No way leads there.
gotham-why-rulings_drop_moment = This card can't be dropped now.
gotham-why-rulings_heroes-agree = You cannot act with this hero now.
gotham-why-rulings_mission_event-choice = The mission does not allow this event now.
gotham-why-rulings_mission_tasks = This task can't be done here or now.
gotham-why-rulings_neutralised_not-a-target = This figure is neutralised already.
gotham-why-rulings_once-per-turn = That was done this turn already.
gotham-why-rulings_river_neutralised-not-activated = This tile is neutralised.
gotham-why-rulings_skill-action_no-characteristic = This character can do that only by a skill.
gotham-why-rulings_target_enemies-only = Only enemies are attacked.
gotham-why-rulings_throw_landing-zone = It can't come down there.
gotham-why-skills_ambidexterity_condition-weapons = This is too big to be a second weapon.
gotham-why-skills_attraction_effect = This figure can't be pulled.
gotham-why-skills_attraction_target-distance = This figure is too far away.
gotham-why-skills_attraction_target-saturation = The zone has no room for this figure.
gotham-why-skills_attraction_target-sight = This figure is out of sight.
gotham-why-skills_attraction_target-size = This figure is too big.
gotham-why-skills_blast_effect = Only a neighbouring zone in sight explodes.
gotham-why-skills_elite-command_activate = This tile does not obey that hero.
gotham-why-skills_general_format = That skill is of no use now.
gotham-why-skills_imaginary-friend_removal = No imaginary friend is here.
gotham-why-skills_protected_effect = Friends protect this figure.
gotham-why-skills_shackle_removal = No figure here is shackled.
gotham-why-skills_tactician_target-character = This character has been moved so this turn.
gotham-why-skills_tactician_target-friend = Only a friend can be made to move.
gotham-why-skills_tactician_target-hero = This hero cannot be moved by Tactician now.
gotham-why-table_not-offered = This is not on offer.
gotham-why-table_wrong-kind = This does not answer the question.
gotham-why-tiles_control = This character is not of that tile.
gotham-why-tiles_field_no-reinforcement-cost = Figures of this tile never come back.
gotham-why-villain-turn_step3_a_choose = The villain can't pay for this tile.
gotham-why-villain-turn_step3_d_event-mission-data = The mission has no such event.
gotham-why-wounds_hero_box-choice = That box holds no cube.

## setup: why a game cannot begin

gotham-setup-ally = { $tile } can't be commanded by this hero, or obeys another already.
gotham-setup-belt = The bat-belt of { $hero } does not hold so much.
gotham-setup-encumbrance = { $hero } can't carry so much.
gotham-setup-not-allowed = { $hero } may not fill this place in the mission.
gotham-setup-players = One to three players share the heroes, and every hero has one of them.
gotham-setup-room = There is room for { $figures } figures of { $tiles } tiles, allies and bystanders included.
gotham-setup-slots = The mission is for { $wanted } heroes, not for { $chosen }.
gotham-setup-twice = { $hero } was chosen twice.
gotham-setup-unknown-gadget = { $card } is not a bat-gadget.
gotham-setup-unknown-mission = The mission “{ $mission }” does not exist.

## terms of the game

gotham-box-defence = defence
gotham-box-manipulation = manipulation
gotham-box-melee = melee
gotham-box-movement = movement
gotham-box-ranged = ranged
gotham-box-reroll = rerolls
gotham-box-thought = thought
gotham-camp-heroes = heroes
gotham-camp-neutral = neutral
gotham-camp-villain = villain
gotham-cloud-flame = flame
gotham-cloud-frost = frost
gotham-cloud-gas = gas
gotham-cloud-smoke = smoke
gotham-colour-black = black
gotham-colour-orange = orange
gotham-colour-red = red
gotham-colour-white = white
gotham-colour-yellow = yellow
gotham-line = { CAPITAL($text) }
gotham-line-successes = automatic successes: { $count }
gotham-skill = { $skill } { $level }
gotham-state-active = active
gotham-state-rest = at rest
gotham-the-villain = the villain
gotham-tile-event = events
gotham-trigger-defence = defence
gotham-trigger-manipulation = manipulation
gotham-trigger-melee = melee attack
gotham-trigger-movement = movement
gotham-trigger-permanent = at all times
gotham-trigger-ranged = ranged attack
gotham-trigger-thought = thought

## The table in words

gotham-text-box = { $box } { $count }
gotham-text-carries = carries { $cards }
gotham-text-climb = climb to { $zone } (level { $level })
gotham-text-cubes = energy { $available }, fatigue { $fatigue }, wounds { $wounds }
gotham-text-fall = fall to { $zone } (level { $level })
gotham-text-figures = { $standing } of { $of } on the board
gotham-text-friend = with an imaginary friend
gotham-text-in = in “{ $zone }”
gotham-text-jump = jump to { $zone } (level { $level })
gotham-text-level = level { $level }
gotham-text-life = life { $life }
gotham-text-lying = on the ground
gotham-text-neutralised = neutralised
gotham-text-post = energy { $available }, fatigue { $fatigue }
gotham-text-shackles = shackles: { $count }
gotham-text-turn = Turn { $turn } of { $turns }: { $mission } ({ $board })

## on pages: bots

gotham-bot-greedy = Greedy
gotham-bot-greedy-blurb = Tries every action out to the end of its turn and takes the best. A fair match on either side.
gotham-bot-random = Random
gotham-bot-random-blurb = Does anything that is allowed. Good for a first look around.

## on pages: bursts on the board

gotham-burst-explosion = Boom
gotham-burst-neutralised = Down
gotham-burst-parried = Parried

## on pages: cards

gotham-hero-line = { $energy } cubes, back: { $active } active, { $rest } at rest
gotham-kind-card = Material
gotham-kind-gadget = Bat-gadget
gotham-kind-hero = Hero
gotham-kind-mission = Mission
gotham-kind-skill = Skill
gotham-kind-tile = Tile
gotham-mission-line = { $board }: { $heroes } { $heroes ->
    [one] hero
   *[other] heroes
}, { $turns } turns
gotham-tile-head = { $level } ({ $camp }), { $figures } { $figures ->
    [one] figure
   *[other] figures
}
gotham-value-active = Back when active
gotham-value-belt = Bat-belt
gotham-value-cubes = Villain's cubes
gotham-value-defence = Automatic defence
gotham-value-energy = Energy
gotham-value-figures = Figures
gotham-value-heroes = Heroes
gotham-value-life = Life
gotham-value-load = Encumbrance
gotham-value-movement = First movement
gotham-value-rest = Back at rest
gotham-value-size = Size
gotham-value-threat = Threat
gotham-value-turns = Turns

## on pages: checks before an answer

gotham-check-danger = { $dice } { $dice ->
    [one] die
   *[other] dice
} of danger in “{ $zone }”
gotham-check-hindrance = Hindrance to { $figure }: { $count }
gotham-check-smoke = Smoke in front of { $figure }: { $count }
gotham-detail-automatic = Automatic
gotham-detail-cubes = { $count } { $count ->
    [one] cube
   *[other] cubes
}
gotham-detail-difficulty = Difficulty { $difficulty }
gotham-detail-left = { $count ->
    [one] 1 cube left
   *[other] { $count } cubes left
}
gotham-detail-move = { $points } { $points ->
    [one] point
   *[other] points
}{ $cubes ->
    [0] {""}
   *[other] , cubes: { $cubes }
}
gotham-detail-points = { $points } { $points ->
    [one] point
   *[other] points
}
gotham-part-climb = Climb: { $points }
gotham-part-difficult = Difficult terrain: { $points }
gotham-part-flight = Flight: { $points }
gotham-part-hindrance = Enemies in the way: { $points }
gotham-part-horror = Horror: { $points }
gotham-part-jump = Jump: { $points }
gotham-part-mission = The mission says so: { $points }
gotham-part-move = The move itself: { $points }
gotham-part-wall = Through the wall: { $points }

## on pages: conditions of a figure

gotham-condition-dazed = Dazed
gotham-condition-dazed-text = Has no skills until the turn pawn moves.
gotham-condition-friend = Imaginary friend
gotham-condition-friend-text = An imaginary friend goes along.
gotham-condition-lying = On the ground
gotham-condition-lying-text = Must stand up first, and gets no points of a first movement then.
gotham-condition-shackled = Shackled
gotham-condition-shackled-text = { $count } fewer { $count ->
    [one] success
   *[other] successes
} in every result.

## on pages: log and standing

gotham-chapter-camp = { CAPITAL($camp) }
gotham-chapter-turn = Turn { $turn }
gotham-ending-heroes = The heroes win “{ $mission }” (turn { $turn })
gotham-ending-villain = The villain wins “{ $mission }” (turn { $turn })
gotham-standing = { $mission }, turn { $turn } of { $last }

## on pages: odds and previews

gotham-because-attack = { $successes ->
    [0] { $attacker } attacks { $target }
   *[other] { $attacker } attacks { $target }, successes: { $successes }
}
gotham-because-lead = You have the lead: act, hand over or pass.
gotham-field-available = available energy
gotham-field-fatigue = fatigue
gotham-field-wounds = wounds
gotham-odds-assumes = The player who rolls takes free rerolls of dice that show nothing useful, and spends no more cubes.
gotham-odds-assumes-defence = The defender has not chosen yet. Both ends are counted: no cube, and all { $count } that can be spent. The player who rolls takes free rerolls of dice that show nothing useful, and spends no more cubes.
gotham-odds-done = done
gotham-odds-if-defended = if { $count } { $count ->
    [one] cube defends
   *[other] cubes defend
}
gotham-odds-neutralised = neutralised
gotham-odds-shackled = shackled
gotham-odds-successes = successes
gotham-odds-tokens = shackle tokens
gotham-odds-wounded = wounded
gotham-odds-wounds = wounds
gotham-preview-cubes = { $who }: { $field } { $now } → { $then }
gotham-stands-attack = As the dice lie, { $attacker } has { $successes } { $successes ->
    [one] success
   *[other] successes
} against { $target }.
gotham-stands-deed = As the dice lie: { $successes } of { $difficulty } needed.
gotham-stands-defence = As the dice lie: { $defence } against { $attack }; { $wounds ->
    [0] nothing gets through
    [one] 1 wound gets through
   *[other] { $wounds } wounds get through
}.
gotham-stands-hazard = As the dice lie: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}. Successes hurt here.
gotham-threshold-done = { $amount } or more: it is done
gotham-threshold-neutralised = { $amount } or more: { $figure } is neutralised
gotham-variant-defended = If the defender spends all that can be spent: { $count }
gotham-variant-plain = If the defender spends nothing

## on pages: sight

gotham-measure = { $from } to { $to }: { $moves ->
    [-1] no way leads there
    [0] the same zone
    [one] { $moves } move
   *[other] { $moves } moves
}. { CAPITAL($why) }.
gotham-sight-broken-wall = in sight through the broken wall
gotham-sight-higher = out of sight: “{ $zone }” is too high
gotham-sight-letter = in sight by the letter { $letter }
gotham-sight-line = in sight along a clear line
gotham-sight-none = out of sight: there are no markers to look from
gotham-sight-orange = in sight over the orange limit
gotham-sight-own = in sight: it is one zone
gotham-sight-promontory = out of sight: “{ $zone }” stands in between
gotham-sight-wall = out of sight: the wall between “{ $one }” and “{ $other }”

## on pages: the lobby

gotham-blurb = One to three heroes' players against a villain: cubes to spend, a river of henchmen, a mission against the clock.
gotham-name = Gotham City Chronicles
gotham-missions-heroes = The mission's heroes
gotham-missions-heroes-blurb = As the mission has them, shared among the heroes' players.
gotham-option-mission = Mission
gotham-option-team = Hero
gotham-setup-no-hero = The hero “{ $hero }” does not exist.
gotham-setup-no-place = The mission has no place for { $hero } beside the others.
gotham-setup-nobodys = { $thing } belongs to no hero: name the hero first.
gotham-setup-too-few-heroes = The mission has { $heroes } { $heroes ->
    [one] hero
   *[other] heroes
}, too few for { $players } players.
gotham-setup-villain = The last seat is the villain: the mission names the tiles.
gotham-total-heroes = Heroes
gotham-villain = Villain

## on pages: the table

gotham-attack-answer = In answer
gotham-attack-combo = Combo
gotham-attack-deferred = With what was left over
gotham-attack-melee = Melee attack
gotham-attack-ranged = Ranged attack
gotham-claim = { $player } has the lead. Do you want to act next?
gotham-claim-go = I go
gotham-phase-check = Check
gotham-phase-heroes = Heroes' turn
gotham-phase-upkeep = Upkeep
gotham-phase-villain = Villain's turn
gotham-post-defence = A cube adds { $dice }
gotham-post-movement = A cube buys { $points } { $points ->
    [one] move point
   *[other] move points
}
gotham-post-reroll = A cube throws a die again
gotham-roll-attack = Attack
gotham-roll-defence = Defence
gotham-roll-hazard = Danger
gotham-roll-manipulation = Manipulation
gotham-roll-thought = Thought
gotham-stage-check = Check
gotham-stage-heroes-act = The heroes act
gotham-stage-heroes-begin = The heroes recover
gotham-stage-heroes-end = The heroes' turn ends
gotham-stage-upkeep = Upkeep
gotham-stage-villain-acts = The villain activates tiles
gotham-stage-villain-begins = The villain recovers
gotham-stage-villain-ends = The villain's turn ends

## recaps: what an attack came to

gotham-recap-attack = { $figure } attacks { $target }
gotham-recap-successes = { $count ->
    [one] success
   *[other] successes
}
gotham-recap-defence = defence
gotham-recap-changed = by skills
gotham-recap-ignored = ignored
gotham-recap-wounds = { $count ->
    [one] wound
   *[other] wounds
}
