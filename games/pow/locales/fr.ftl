# POW. Les mots du registre (games/pow/ledger/pow.yaml, terms) ; les phrases sont les nôtres.
# $side vaut `you` pour l'équipe de qui écoute, `other` pour une autre ; $team est son nom.

## abilities: the name of each, then what it does

pow-ability-acrobat = Acrobate
pow-ability-acrobat-text = Un test d'agilité raté peut être relancé.
pow-ability-assassin = Assassin
pow-ability-assassin-text = Un double au jet d'attaque double les dégâts imprimés de l'attaque.
pow-ability-brutal = Brutal
pow-ability-brutal-text = Sur une touche critique en mêlée, la cible peut aussi subir Poussé 4.
pow-ability-comrade = Camarade ({ $names })
pow-ability-comrade-text = Juste après l'activation de cette figurine, { $names } peut s'activer.
pow-ability-cruel = Cruel
pow-ability-cruel-text = Une attaque qui fait entrer la barre de vie de la cible dans le rouge inflige 1 dégât de plus.
pow-ability-fly = Vol
pow-ability-fly-text = Se déplace dans toutes les directions, vers le haut aussi, ne subit aucun dégât de chute et a +1 dans chaque défense contre les figurines sans Vol.
pow-ability-great-strategist = Grand stratège
pow-ability-great-strategist-text = Son camp met un marqueur de plus dans la pioche d'initiative au début de la partie.
pow-ability-immunity = Immunité ({ $nature })
pow-ability-immunity-text = Les attaques de nature « { $nature } » ne blessent pas cette figurine et ne l'affectent pas.
pow-ability-infiltrator = Infiltrateur
pow-ability-infiltrator-text = Se déploie n'importe où sur la table, mais pas au contact d'un ennemi.
pow-ability-invisible = Invisible
pow-ability-invisible-text = Ne se voit pas à plus de 1 pouce.
pow-ability-leadership = Chef { $x }
pow-ability-leadership-text = Quand un allié à { $x } { $x ->
    [one] pouce
   *[other] pouces
} ou moins s'active, il gagne 1 POW de plus si sa valeur de POW ne dépasse pas celle de cette figurine.
pow-ability-luck = Veinard
pow-ability-luck-text = Une fois par tour, peut relancer tous les dés d'un de ses propres jets.
pow-ability-marksmanship = Adresse au tir
pow-ability-marksmanship-text = +1 pour toucher avec les attaques à distance.
pow-ability-master-fighter = Maître d'arme
pow-ability-master-fighter-text = Peut relancer un dé de chacune de ses attaques.
pow-ability-master-tactician = Maître tacticien
pow-ability-master-tactician-text = À la fin de son activation, cette figurine teste sa volonté. En cas de réussite, une autre figurine de son camp est activée aussitôt.
pow-ability-mastermind = Cerveau
pow-ability-mastermind-text = Au début de la partie, un marqueur adverse de la pioche d'initiative est remplacé par un marqueur de son camp.
pow-ability-metallic = Métallique
pow-ability-metallic-text = Sonné lui retire 1 POW de moins.
pow-ability-order = Ordre
pow-ability-order-text = À la fin de son activation, un allié en vue à 5 pouces ou moins peut s'activer aussitôt. Il ne doit pas encore avoir été activé ce tour-ci.
pow-ability-perfect-plan = Plan parfait
pow-ability-perfect-plan-text = Une fois par partie, son camp peut choisir le marqueur d'initiative au lieu de le piocher, ou annuler un Plan parfait adverse.
pow-ability-phase-shift = Dématérialisation
pow-ability-phase-shift-text = Se déplace à travers le décor et les figurines, mais ne doit pas s'y arrêter.
pow-ability-rage = Rage { $x }
pow-ability-rage-text = Gagne { $x } POW de plus en revenant d'un KO.
pow-ability-regeneration = Régénération { $x }
pow-ability-regeneration-text = Au début de chaque phase d'énergie, regagne { $x } de vie, sans dépasser sa valeur de départ.
pow-ability-resistance = Résistance { $x } ({ $nature })
pow-ability-resistance-text = Subit { $x } de moins sur les dégâts de cette nature : { $nature }.
pow-ability-scientific = Scientifique
pow-ability-scientific-text = Un test de volonté raté peut être relancé.
pow-ability-soldier = Soldat
pow-ability-soldier-text = Un test d'endurance raté peut être relancé.
pow-ability-stealth = Furtif
pow-ability-stealth-text = Ne se voit pas à plus de 8 pouces.
pow-ability-strategist = Stratège
pow-ability-strategist-text = Une fois par tour, son camp peut passer, quel que soit le nombre de figurines restantes.
pow-ability-thermal-vision = Vision thermique
pow-ability-thermal-vision-text = Invisible et Furtif ne lui cachent personne.
pow-ability-total-vision = Vision totale
pow-ability-total-vision-text = Voit chaque endroit de la table, quoi qu'il y ait entre les deux. Invisible et Furtif ne lui cachent aucune figurine.
pow-ability-toughness = Agrandissement { $x }
pow-ability-toughness-text = Sa taille augmente de { $x }, et les poussées et jets l'emportent { $x } { $x ->
    [one] pouce
   *[other] pouces
} moins loin.
pow-ability-wall-crawler = Monte en l'air
pow-ability-wall-crawler-text = Grimpe sans pénalité et peut finir son mouvement n'importe où, même à mi-hauteur d'un mur, mais pas à la place d'une autre figurine.
pow-ability-weakness = Faiblesse ({ $nature })
pow-ability-weakness-text = Les dégâts de nature « { $nature } » sont doublés pour cette figurine et rien n'en protège.

## activations out of turn: the ability that allows them

pow-by-comrade = Camarade

## answers: what a player may choose, as a short order

pow-answer-activate = Activer { $figure } ({ $count } POW)
pow-answer-aim = Viser { $direction }, { $degrees }° : { $targets }
    .direction = vers
pow-answer-aim-nobody = Viser { $direction }, { $degrees }°
    .direction = vers
pow-answer-attack = Attaquer avec { $attack } ({ $cost } POW)
pow-answer-boost-die = Boost : un troisième dé (1 POW)
pow-answer-boost-no = Pas de boost
pow-answer-boost-option = Boost : { $bonus } (1 POW)
pow-answer-brutal-no = Ne poussez pas
pow-answer-brutal-yes = Pousser { $target } de 4 pouces
pow-answer-cancel-plan-no = Laisser faire
pow-answer-cancel-plan-yes = Annulez-le avec Plan parfait ({ $figure })
pow-answer-control = Contrôler { $objective } (2 POW)
pow-answer-counter-other = Choisir un marqueur adverse ({ $team })
pow-answer-counter-own = Choisir un de vos marqueurs
pow-answer-critical-damage = 1 dégât de plus
pow-answer-defend = Réagir : +2 en { $defence } (1 POW)
pow-answer-defend-no = Pas de réaction
pow-answer-deploy = Déployer { $figure } en { $place }
pow-answer-dodge-no = Encaisser les dégâts
pow-answer-dodge-yes = Tester l'agilité
pow-answer-edge = Prendre le { $edge }
pow-answer-end = Terminer l'activation
pow-answer-first-other = { $team } commence
pow-answer-first-own = Commencer
pow-answer-follow = Activer { $figure }
pow-answer-follow-nobody = N'activer personne
pow-answer-get-up = Se relever (1 POW)
pow-answer-grab = Attraper et jeter (2 POW)
pow-answer-grab-thing = Attraper { $thing }
pow-answer-lay-down = Poser { $objective }
pow-answer-leap = Sauter dans le vide (1 POW)
pow-answer-leap-place = Retomber { $where }
pow-answer-move = Se déplacer
pow-answer-next-test = Tester { $figure } maintenant
pow-answer-no = Non
pow-answer-nobody = Personne
pow-answer-pass = Passer
pow-answer-pick-up = Ramasser { $objective } (2 POW)
pow-answer-place = Aller en { $place }
pow-answer-plan-no = Garder le plan
pow-answer-plan-yes = Utiliser Plan parfait ({ $figure })
pow-answer-power = Utiliser { $power } ({ $cost } POW)
pow-answer-power-target = Choisir { $thing }, { $inches ->
    [0] au contact
    [one] à { $inches } pouce
   *[other] à { $inches } pouces
}
pow-answer-power-walk = Déplacer { $figure } { $where }
    .where = de
pow-answer-react = { $figure } utilise { $power } ({ $cost } POW)
pow-answer-react-no = N'utiliser aucun pouvoir
pow-answer-recover-no = Laisser passer l'activation
pow-answer-recover-yes = Tester l'endurance
pow-answer-reroll-all = Relancer tous les dés ({ $by })
pow-answer-reroll-no = Garder le jet
pow-answer-reroll-one = Relancer le dé qui montre { $face } ({ $by })
pow-answer-reroll-test-no = Accepter l'échec
pow-answer-reroll-test-yes = Relancer le test ({ $by })
pow-answer-route = { CAPITAL($how) } { $where }, { $cost } POW
    .where = de
pow-answer-route-nowhere = Rester sur place, { $cost } POW
pow-answer-target = Attaquer { $thing }, { $inches ->
    [0] au contact
    [one] à { $inches } pouce
   *[other] à { $inches } pouces
}
pow-answer-throw-spot = Jeter en { $place }
pow-answer-throw-thing = Jeter sur { $thing } ({ $inches ->
    [0] au contact
    [one] à { $inches } pouce
   *[other] à { $inches } pouces
})
pow-answer-yes = Oui

## asks: the questions, put to the player who answers

pow-ask-act = Que fait { $figure } ? (il reste { $count } POW)
pow-ask-activate = Quelle figurine activez-vous ?
pow-ask-aim = Où pointe le gabarit de { $attack } ({ $figure }) ?
pow-ask-boost = Boostez-vous { $attack } de { $figure } pour 1 POW ?
pow-ask-boost-grab = Boostez-vous le jet de { $figure } pour 1 POW ?
pow-ask-brutal-push = Poussez-vous { $target } de 4 pouces (Brutal, { $figure }) ?
pow-ask-cancel-plan = Annuler le Plan parfait adverse avec { $figure } ?
pow-ask-counter = À qui est le marqueur de ce tour ?
pow-ask-critical = Quel bonus gagne { $attack } ? { $figure } fait une touche critique sur { $target }.
pow-ask-defend = Réagissez-vous avec { $figure } pour 1 POW ? { $attacker } attaque ({ $defence }).
pow-ask-deploy = Quelle figurine déployez-vous, et où ?
pow-ask-dodge = Testez-vous l'agilité de { $figure } ? En cas de réussite, la moitié des dégâts ({ $damage }).
pow-ask-edge = Quel bord prenez-vous ?
pow-ask-first = Qui fait la première activation ?
pow-ask-follow = Qui est activé aussitôt ? ({ $figure }, { $by })
pow-ask-grab = Qu'attrape { $figure } ?
pow-ask-leap = Où retombe { $figure } ?
pow-ask-next-test = À qui le prochain test de KO ?
pow-ask-perfect-plan = Utiliser Plan parfait ({ $figure }) pour choisir le marqueur de ce tour ?
pow-ask-power-target = Sur qui utilisez-vous { $power } ({ $figure }) ?
pow-ask-power-walk = Où va { $moved } ? { $figure } déplace cette figurine de { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} ou moins.
pow-ask-react-hit = Utilisez-vous un pouvoir ? { $attacker } a touché { $target }.
pow-ask-react-targeted = Utilisez-vous un pouvoir ? { $attacker } attaque { $target }.
pow-ask-recover = Testez-vous l'endurance de { $figure } contre le KO ?
pow-ask-reroll-attack = Relancez-vous pour { $figure } ? { $dice } donnent { $total } contre { $target }. { $needed } ou plus touche.
pow-ask-reroll-test = Relancez-vous le test raté de { $figure } ({ $of }, { $by }) ?
pow-ask-route = Où va { $figure } ? (il reste { $count } POW)
pow-ask-target = Qui est la cible de { $attack } ({ $figure }) ?
pow-ask-throw = Sur quoi jetez-vous { $held } ({ $figure }) ?

## attacks as they are printed

pow-attack = { $name } : { $parts }
pow-attack-cost = { $cost } POW
pow-attack-critical = critique { $options }
pow-attack-damage = { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
pow-attack-melee = mêlée
pow-attack-overload = boost { $options }
pow-attack-ranged = à distance { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}
pow-attack-special-power = pouvoir spécial
pow-attack-spray = spray { $length } × { $width } pouces
pow-attack-wave = onde { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}

## bonuses of boosts and critical hits

pow-bonus-damage = +{ $x } { $x ->
    [one] dégât
   *[other] dégâts
}
pow-bonus-option = option { $number }

## cards

pow-card-abilities = Capacités
pow-card-attacks = Attaques
pow-card-base = Socle de { $base } { $base ->
    [one] pouce
   *[other] pouces
}, hauteur { $height } { $height ->
    [one] pouce
   *[other] pouces
}
pow-card-defences = Défenses : physique { $physical }, mentale { $mental }, énergétique { $energy }
pow-card-keyword = { $name } : { $text }
pow-card-life = Vie { $life }, dans le rouge à { $red }
pow-card-life-pow = Vie { $life }, dans le rouge à { $red } (POW { $change } alors)
pow-card-powers = Pouvoirs spéciaux
pow-card-tests = Agilité { $agility }, endurance { $stamina }, volonté { $willpower }
pow-card-title = { $name }, niveau { $level }
pow-card-values = POW { $pow }, vitesse { $speed }, force { $strength }, attaque { $attack }, taille { $size }

## characteristics

pow-characteristic-agility = agilité
pow-characteristic-stamina = endurance
pow-characteristic-willpower = volonté

## classes of scenery

pow-class-t1 = mobilier urbain
pow-class-t2 = voiture, arbre ou cabane
pow-class-t3 = camion ou bus
pow-class-t4 = char ou maison
pow-class-t5 = immeuble
pow-class-t6 = gratte-ciel

## defences and natures

pow-defence-energy = défense énergétique
pow-defence-mental = défense mentale
pow-defence-physical = défense physique
pow-nature-energy = énergétique
pow-nature-mental = mental
pow-nature-physical = physique

## directions, seen from above with north on top


## edges of the table

pow-edge-north = bord nord
pow-edge-south = bord sud

## effects of attacks: the name of each, then what it does

pow-effect-awkwardness = Maladresse { $x }
pow-effect-awkwardness-text = Réduit de { $x } la défense énergétique de la cible jusqu'à la fin du tour.
pow-effect-dazzle = Ébloui { $x }
pow-effect-dazzle-text = Réduit de { $x } la défense mentale de la cible jusqu'à la fin du tour ou son activation.
pow-effect-distract = Distrait { $x }
pow-effect-distract-text = Réduit de { $x } la défense physique de la cible jusqu'à la fin du tour ou son activation.
pow-effect-ensnare = Piégé { $x }
pow-effect-ensnare-text = Retire { $x } { $x ->
    [one] pouce
   *[other] pouces
} à chaque vitesse de la cible jusqu'à ce que sa prochaine activation ou le tour soit fini.
pow-effect-explosive = Explosive { $x }
pow-effect-explosive-text = Si elle touche, toutes les figurines à { $x } { $x ->
    [one] pouce
   *[other] pouces
} ou moins de la cible sont attaquées aussi. Celles qui sont touchées peuvent tester l'agilité pour ne subir que la moitié.
pow-effect-homing = Guidage
pow-effect-homing-text = N'a pas besoin de ligne de vue.
pow-effect-irresistible = Irrésistible
pow-effect-irresistible-text = Les défenses spéciales ne comptent pas contre elle.
pow-effect-penetrative = Pénétrante
pow-effect-penetrative-text = Le couvert ne compte pas contre elle, et le décor sur son chemin est endommagé sans l'arrêter.
pow-effect-pierce = Traversant { $x }
pow-effect-pierce-text = Continue sur { $x } { $x ->
    [one] pouce
   *[other] pouces
} derrière la cible et attaque tous ceux qui s'y trouvent.
pow-effect-push = Poussé { $x }
pow-effect-push-text = Éloigne la cible de { $x } { $x ->
    [one] pouce
   *[other] pouces
} en ligne droite de l'attaquant, comme si elle était jetée.
pow-effect-stun = Sonné { $x }
pow-effect-stun-text = Retire { $x } POW à la cible.

## events: what happened

pow-event-activated = { $figure } s'active.
pow-event-activated-extra = { $figure } s'active aussitôt ({ $by }).
pow-event-activation-ended = { $figure } a terminé.
pow-event-affected = { $figure } subit { $effect }.
pow-event-attack-declared = { $figure } attaque avec { $attack }.
pow-event-attack-rerolled = { $figure } relance l'attaque ({ $by }).
pow-event-bag-filled = La pioche d'initiative est remplie : { $a } pour { $team-a }, { $b } pour { $team-b }.
pow-event-boosted-die = { $figure } booste l'attaque d'un troisième dé.
pow-event-boosted-no = { $figure } ne booste pas l'attaque.
pow-event-boosted-option = { $figure } booste l'attaque : { $bonus }.
pow-event-coin-tossed = { $side ->
    [you] La pièce tombe pour vous : vous déployez en premier.
   *[other] La pièce tombe pour { $team }, qui déploie en premier.
}
pow-event-controlled = { $figure } prend le contrôle { $objective }.
    .objective = de
pow-event-counter-chosen = { $side ->
    [you] Le marqueur choisi est à vous.
   *[other] Le marqueur choisi est à { $team }.
}
pow-event-counter-drawn = { $side ->
    [you] Le marqueur pioché est à vous.
   *[other] Le marqueur pioché est à { $team }.
}
pow-event-critical-hit = { $figure } fait une touche critique sur { $target } : { $bonus }.
pow-event-damaged = { $figure } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} ({ $nature }) ; il reste { $life } de vie.
pow-event-damaged-none = { $figure } ne subit aucun dégât.
pow-event-defence-raised = { $figure } a +{ $by } en { $defence } jusqu'à la fin du tour.
pow-event-defended = { $figure } réagit : +2 en { $defence } jusqu'à sa prochaine activation.
pow-event-deployed = { $figure } prend place en { $place }.
pow-event-die-rerolled = { $figure } relance le dé qui montre { $face } ({ $by }).
pow-event-dodged = { $figure } esquive.
pow-event-dropped = { $figure } laisse { $objective } en { $place }.
pow-event-edge-chosen = { $side ->
    [you] Vous prenez le { $edge }.
   *[other] { $team } prend le { $edge }.
}
pow-event-ended-drawn = La partie est finie : égalité.
pow-event-ended-won = { $side ->
    [you] La partie est finie : vous gagnez.
   *[other] La partie est finie : { $team } gagne.
}
pow-event-fell = { $figure } tombe de { $height } { $height ->
    [one] pouce
   *[other] pouces
} en { $place }.
pow-event-first-decided = { $side ->
    [you] Vous faites la première activation.
   *[other] { $team } fait la première activation.
}
pow-event-got-up = { $figure } se relève.
pow-event-grab-failed = { $figure } ne parvient pas à attraper { $thing }.
pow-event-grabbed = { $figure } attrape { $thing }.
pow-event-knocked-down = { $figure } est knocked-down.
pow-event-knocked-out = { $figure } est KO.
pow-event-landed = { $thing } s'immobilise en { $place }.
pow-event-leapt = { $figure } saute de { $height } { $height ->
    [one] pouce
   *[other] pouces
} en { $place }.
pow-event-life-regained = { $figure } regagne { $count } de vie et en a { $now }.
pow-event-moved = { $figure } se déplace de { $length } { $length ->
    [one] pouce
   *[other] pouces
} en { $place } ({ $paid } POW).
pow-event-paid = { $figure } paie { $count } POW, il en reste { $now }.
pow-event-passed = { $side ->
    [you] Vous passez.
   *[other] { $team } passe.
}
pow-event-phase-began = { $turn ->
    [0] { CAPITAL($phase) }.
   *[other] Tour { $turn } : { $phase }.
}
pow-event-picked-up = { $figure } ramasse { $objective }.
pow-event-plan-cancelled = { $figure } répond par son propre Plan parfait et l'annule.
pow-event-plan-used = { $figure } utilise Plan parfait.
pow-event-pow-gained = { $figure } gagne { $count } POW et en a { $now }.
pow-event-pow-lost = { $figure } perd { $count } POW, il en reste { $now }.
pow-event-power-used = { $figure } utilise { $power }.
pow-event-push-ignored = { $figure } ignore la poussée.
pow-event-pushed = { $figure } recule de { $length } { $length ->
    [one] pouce
   *[other] pouces
} en { $place }, sous la poussée.
pow-event-recovered = { $figure } revient à soi.
pow-event-removed = { $figure } est en incapacité et quitte la partie.
pow-event-reset = La table est remise en ordre.
pow-event-rolled-hit = { $figure } obtient { $dice } contre { $target } : { $total } dépasse { $defence }, c'est touché.
pow-event-rolled-hit-cover = { $figure } obtient { $dice } contre { $target } à couvert : { $total } dépasse { $defence }, c'est touché.
pow-event-rolled-miss = { $figure } obtient { $dice } contre { $target } : { $total } ne dépasse pas { $defence }, c'est raté.
pow-event-rolled-miss-cover = { $figure } obtient { $dice } contre { $target } à couvert : { $total } ne dépasse pas { $defence }, c'est raté.
pow-event-scenery-damaged = { $piece } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} ; il reste { $left } SP.
pow-event-scenery-destroyed = { $piece } tombe en morceaux.
pow-event-scored = { $side ->
    [you] Vous marquez { $points } et avez { $total }.
   *[other] { $team } marque { $points } et a { $total }.
}
pow-event-stayed-out = { $figure } reste KO ; son activation est terminée.
pow-event-targeted = { $figure } vise { $targets }.
pow-event-targeted-nobody = { $figure } ne vise personne.
pow-event-test-rerolled = { $figure } relance le test ({ $by }).
pow-event-tested-failed = { $figure } fait un test ({ $of }) : { $dice } donnent { $total } contre { $value }, raté.
pow-event-tested-passed = { $figure } fait un test ({ $of }) : { $dice } donnent { $total } contre { $value }, réussi.
pow-event-thrown-spot = { $figure } jette { $thing } en { $place }.
pow-event-thrown-thing = { $figure } jette { $thing } sur { $target }.
pow-event-unaffected = { $figure } a l'immunité et ignore l'attaque ({ $nature }).
pow-event-walked = Un pouvoir déplace { $figure } en { $place }.

## figures that are told apart, and things on the table

pow-objective-pillar = { $case ->
    [de] du pilier { $number }
   *[plain] le pilier { $number }
}
pow-objective-relic = { $case ->
    [de] de la relique { $number }
   *[plain] la relique { $number }
}

## frequencies

pow-frequency-once-per-game = une fois par partie
pow-frequency-once-per-turn = une fois par tour

## missions

pow-mission = { $name }, { $turns } { $turns ->
    [one] tour
   *[other] tours
}
pow-points = { $points } { $points ->
    [one] point
   *[other] points
}
pow-scoring-carried = { $points } à la fin de chaque tour, dès le tour { $turn }, pour chaque relique portée
pow-scoring-carried-at-end = { $points } à la fin de la partie pour chaque relique portée
pow-scoring-control-all = { $points } au premier camp qui contrôle tous les piliers à la fin d'un tour
pow-scoring-first-ko = { $points } la première fois que chaque ennemi est KO
pow-scoring-held = { $points } pour avoir contrôlé le même pilier à la fin de { $turns } tours de suite
pow-scoring-most-at-end = { $points } à la fin de la partie au camp qui contrôle le plus de piliers
pow-scoring-removed = { $points } pour chaque ennemi qui quitte la partie

## movements

pow-how-climb = grimpez
pow-how-fly = volez
pow-how-jump = sautez
pow-how-walk = marchez

## phases

pow-phase-action = phase d'action
pow-phase-deployment = déploiement
pow-phase-final = phase finale
pow-phase-initiative = phase d'initiative
pow-phase-power = phase d'énergie

## places: inches from the west edge, then from the south edge

pow-where-ground = jusqu'au sol
pow-where-height = jusqu'à { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} de haut
pow-where-length = { $case ->
    [de] de
   *[plain] à
} { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}
pow-where-touching = jusqu'à toucher { $figures }

## powers as they are printed

pow-answered-any = une attaque
pow-answered-special-power = une attaque faite avec un pouvoir spécial
pow-modifier-defence = +{ $by } en { $defence }
pow-modifier-ignore-pushes = { $count ->
    [one] 1 poussée de chaque tour est ignorée, la première
   *[other] les { $count } premières poussées de chaque tour sont ignorées
}
pow-modifier-less-damage = { $by } { $by ->
    [one] dégât
   *[other] dégâts
} de moins ({ $nature })
pow-modifier-melee-to-hit = +{ $by } pour toucher en mêlée
pow-modifier-speed = +{ $inches } { $inches ->
    [one] pouce
   *[other] pouces
} à chaque vitesse
pow-power = { $name } : { $text }
pow-power-active = actif
pow-power-does = { CAPITAL($terms) }. { $steps }
pow-power-passive = Passif. { $modifiers }
pow-power-reactive = réactif
pow-power-reacts = { CAPITAL($terms) }. Quand { $trigger }, { $steps }
pow-power-terms = { $when } ({ $terms })
pow-step-apply = { $whom } subit { $effect }
pow-step-damage = { $whom } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} ({ $nature })
pow-step-gain-pow = { $whom } gagne { $count } POW
pow-step-get-up = { $whom } se relève
pow-step-heal = { $whom } regagne { $amount } de vie
pow-step-knock-down = { $whom } est knocked-down
pow-step-less-damage = { $whom } subit { $by } { $by ->
    [one] dégât
   *[other] dégâts
} de moins
pow-step-raise-defence = { $whom } a +{ $by } en { $defence } jusqu'à la fin du tour
pow-step-test = { $whom } fait un test ({ $of })
pow-step-test-either = { $whom } fait un test ({ $of }).{ $lines }
pow-step-test-fail = { $whom } fait un test ({ $of }). En cas d'échec, { $fail }
pow-step-test-pass = { $whom } fait un test ({ $of }). En cas de réussite, { $pass }
pow-step-walk = déplacez { $whom } de { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} ou moins
pow-step-failed = Échec : { $steps }.
pow-step-passed = Réussite : { $steps }.
pow-trigger-hit = { $attack } touche { $whom }
pow-trigger-targeted = { $attack } vise { $whom }

## problems of a setup

pow-problem-levels = { $team } a { $total } { $total ->
    [one] niveau
   *[other] niveaux
} ; la limite convenue est de { $limit }
pow-problem-players = on joue à deux équipes, pas à { $count }
pow-problem-same-true-name = { $team } a deux fois { $name }
pow-problem-team-size = { $team } a { $size } { $size ->
    [one] personnage
   *[other] personnages
} ; une équipe en a de 2 à 8
pow-problem-unknown-battlefield = il n'y a pas de champ de bataille « { $id } »
pow-problem-unknown-character = il n'y a pas de personnage « { $id } »
pow-problem-unknown-mission = il n'y a pas de mission « { $id } »
pow-problem-wrong-battlefield = la mission « { $mission } » ne se joue pas sur « { $battlefield } »

## refusals: why an answer is not allowed; the key is the rule's id, its dots written as underscores

pow-why-abilities_comrade = Seules les figurines nommées par Camarade peuvent suivre.
pow-why-abilities_fly_directions = Seule une figurine avec Vol se déplace dans les airs.
pow-why-abilities_infiltrator_not-in-contact = Un Infiltrateur ne se déploie pas au contact d'un ennemi.
pow-why-abilities_invisible = Une figurine Invisible ne se voit pas d'aussi loin.
pow-why-abilities_luck = Cette figurine n'a plus de Veinard ce tour-ci.
pow-why-abilities_master-fighter = Seul un Maître d'arme peut relancer un dé.
pow-why-abilities_master-fighter_one-die = Aucun dé ne montre cela.
pow-why-abilities_master-tactician = Maître tacticien doit activer une autre figurine de son camp.
pow-why-abilities_order = Ordre porte sur un allié à 5 pouces ou moins.
pow-why-abilities_order_line-of-sight = Ordre demande une ligne de vue vers l'allié.
pow-why-abilities_order_not-yet = Ordre ne vaut que pour une figurine pas encore activée ce tour-ci.
pow-why-abilities_perfect-plan = La pioche ne contient aucun marqueur de ce camp.
pow-why-abilities_phase-shift = La Dématérialisation laisse passer au travers, pas s'élever.
pow-why-abilities_phase-shift_no-stop = Même avec Dématérialisation, on ne s'arrête pas dans un décor ou une figurine.
pow-why-abilities_stealth = Une figurine avec Furtif ne se voit pas d'aussi loin.
pow-why-abilities_wall-crawler_end = Seul Monte en l'air permet de s'arrêter sur un mur.
pow-why-abilities_wall-crawler_not-on-figure = Même avec Monte en l'air, on ne s'arrête pas à la place d'une autre figurine.
pow-why-attack-types_critical_own-option = L'attaque n'a pas ce bonus critique.
pow-why-attack-types_melee_contact = Une attaque de mêlée demande le contact avec sa cible.
pow-why-attack-types_overload_cost = Un boost coûte 1 POW.
pow-why-attack-types_overload_option = L'attaque n'a pas ce boost.
pow-why-attack-types_ranged_line-of-sight = Une attaque à distance demande une ligne de vue vers sa cible.
pow-why-attack-types_ranged_minimum = La cible d'une attaque à distance doit être assez loin.
pow-why-attack-types_ranged_range = La cible est hors de portée.
pow-why-attack-types_spray_line-of-sight = Un spray n'atteint que ce qui est en ligne de vue.
pow-why-attack_reaction_cost = Une réaction défensive coûte 1 POW.
pow-why-attack_reaction_once = Un personnage ne réagit qu'une fois par tour.
pow-why-attack_step-1-declare = La figurine n'a pas cette attaque.
pow-why-attack_step-2-target = L'attaque n'a aucune cible éligible.
pow-why-attack_step-3-cannot-pay = La figurine n'a pas assez de POW pour payer cela.
pow-why-effects_penetrative_line-of-sight = Une attaque Pénétrante demande elle aussi une ligne de vue vers sa cible.
pow-why-falling_leap_cost = Sauter dans le vide coûte 1 POW.
pow-why-falling_leap_place = Qui saute retombe au pied de ce qui le portait, là où son socle tient.
pow-why-grab-throw_grab_contact = On n'attrape que ce qui est au contact.
pow-why-grab-throw_grab_cost = Attraper et jeter coûte 2 POW.
pow-why-grab-throw_grab_once = Une figurine n'attrape et ne jette qu'une fois par activation.
pow-why-grab-throw_grab_size = On n'attrape que ce dont la taille ne dépasse pas sa force.
pow-why-grab-throw_grab_what = On n'attrape que le décor et les autres personnages sur la table.
pow-why-grab-throw_throw_line-of-sight = Un jet demande une ligne de vue vers l'endroit visé.
pow-why-grab-throw_throw_range = Un jet ne dépasse pas deux fois la force du lanceur, en pouces.
pow-why-grab-throw_throw_roll = Cette figurine ne peut pas être la cible du jet.
pow-why-ko_down_no-attack = Un personnage knocked-down ne peut pas attaquer.
pow-why-ko_down_no-move = Un personnage knocked-down ne peut pas se déplacer.
pow-why-ko_down_no-powers = Un personnage knocked-down ne peut pas utiliser de pouvoir spécial.
pow-why-ko_down_stand-up = Seul un personnage knocked-down se relève, et cela coûte 1 POW.
pow-why-ko_effect_no-abilities = Un personnage KO ne peut pas utiliser ses capacités.
pow-why-ko_end-of-turn = Seul un personnage dans le rouge fait ce test.
pow-why-movement_cheapest-sufficient = Le chemin est trop long pour les POW payés.
pow-why-movement_climb-jump_valid-end = Une escalade ou un saut doit finir là où la figurine peut tenir debout.
pow-why-movement_costs = Un mouvement se paie 1, 2 ou 3 POW, et seulement pour une vitesse imprimée sur la carte.
pow-why-movement_need-pow = La figurine n'a pas assez de POW pour cette vitesse.
pow-why-movement_one-per-activation = Un personnage ne se déplace qu'une fois par activation.
pow-why-movement_speed-format = La carte n'a pas cette vitesse.
pow-why-rulings_activation_actions = Ce n'est pas une action d'activation.
pow-why-rulings_activation_forced = Vous n'avez pas le droit de passer ; il faut activer une figurine.
pow-why-rulings_activation_frequency = Cela a déjà servi aussi souvent que la carte le permet.
pow-why-rulings_activation_unit = On ne choisit qu'une figurine à soi, pas encore activée ce tour-ci.
pow-why-rulings_activation_zero-cost = Ce qui coûte 0 POW ne sert qu'une fois par activation.
pow-why-rulings_card_power-attack = Ce pouvoir ne répond qu'aux attaques faites avec un pouvoir spécial.
pow-why-rulings_deploy_order = On ne déploie que ses propres figurines qui attendent encore.
pow-why-rulings_deploy_zone = Tout le socle doit être à 6 pouces ou moins de votre bord.
pow-why-rulings_down_no-grab = Un personnage knocked-down ne peut ni attraper ni jeter.
pow-why-rulings_extra-activation_not-twice = Cette figurine a déjà été activée ce tour-ci.
pow-why-rulings_final_test-order = On ne choisit qu'une figurine à soi, pas encore testée.
pow-why-rulings_friendly-fire = On ne vise pas un allié, ni d'une attaque ni d'un jet.
pow-why-rulings_leap_who = Pour sauter, il faut être debout et avoir un rebord à 1 pouce ou moins.
pow-why-rulings_move_climb = On grimpe tout droit le long d'un côté du décor que le socle a atteint.
pow-why-rulings_move_fly-end = Un vol doit finir sur une surface.
pow-why-rulings_move_jump = Un saut franchit en ligne droite le vide entre deux surfaces.
pow-why-rulings_move_measure = Un mouvement est une suite de lignes droites, chacune depuis la fin de la précédente.
pow-why-rulings_move_path = Le chemin ou son bout est bloqué par un décor, une figurine ou le bord de la table.
pow-why-rulings_move_step = Une marche plus haute que la moitié de la figurine se grimpe ou se saute.
pow-why-rulings_objective_control = Contrôler ou ramasser demande 2 POW et un objectif qui n'est pas déjà à vous.
pow-why-rulings_objective_ko = Une figurine KO ou knocked-down ne peut pas interagir avec un objectif.
pow-why-rulings_objective_marker = Le socle de la figurine doit toucher le marqueur de l'objectif.
pow-why-rulings_pass_limit = Vous ne pouvez pas passer encore une fois. Activez d'abord une figurine.
pow-why-rulings_powers_window = Ce pouvoir ne convient pas à ce moment et à cette figurine.
pow-why-rulings_reaction_choice = Une réaction augmente une des trois défenses.
pow-why-rulings_red_conscious-only = Un personnage KO ne fait pas le test de fin de tour.
pow-why-rulings_relic_carry = Une figurine porte une seule relique, que personne d'autre ne porte.
pow-why-rulings_reroll_once = Un dé ne se relance qu'une fois.
pow-why-rulings_scenery_attack = Ce décor n'est plus debout.
pow-why-rulings_scenery_stand = Tout le socle doit tenir sur la surface.
pow-why-rulings_spray_aim = Le gabarit doit couvrir au moins un ennemi en vue.
pow-why-rulings_table = Le socle doit être entièrement sur la table.
pow-why-rulings_throw_edge = On ne jette rien hors de la table.
pow-why-rulings_throw_scenery-target = Ce décor n'est plus debout.
pow-why-rulings_total-vision_attack = Vision totale voit à travers le décor, mais l'attaque ne le traverse pas.
pow-why-table_not-offered = Ce n'était pas parmi les choix.
pow-why-table_wrong-kind = Cela ne répond pas à la question.

## whom a power concerns

pow-filter-anywhere = { "" }
pow-filter-in-sight = { " " }en vue
pow-filter-within = { " " }à { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} ou moins
pow-filter-within-in-sight = { " " }en vue à { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} ou moins
pow-whom-attacker = l'attaquant
pow-whom-each-any = chaque figurine{ $filter } (y compris { $owner })
pow-whom-each-enemy = chaque ennemi{ $filter }
pow-whom-each-friend = chaque allié{ $filter }
pow-whom-one-any = une figurine{ $filter } (y compris { $owner })
pow-whom-one-enemy = un ennemi{ $filter }
pow-whom-one-friend = un allié{ $filter }
pow-whom-owner = { $owner }
pow-whom-that-any = cette figurine
pow-whom-that-enemy = cet ennemi
pow-whom-that-friend = cet allié

## The table in words

pow-text-activated = a agi
pow-text-at = en ({ $x } ; { $y })
pow-text-carries = porte la relique { $number }
pow-text-defence = défense { $nature } { $change }
pow-text-down = à terre
pow-text-ensnared = { $inches } { $inches ->
    [one] pouce
   *[other] pouces
} plus lent
pow-text-gone = hors du jeu
pow-text-height = à { $height } { $height ->
    [one] pouce
   *[other] pouces
} du sol
pow-text-ko = KO
pow-text-life = vie { $life }/{ $of }
pow-text-piece = { $name }, { $height } { $height ->
    [one] pouce
   *[other] pouces
} de haut, Taille { $size }, structure { $structure }
pow-text-pillar = pilier en ({ $x } ; { $y })
pow-text-pow = { $pow } POW
pow-text-reaction = protège sa défense { $nature }
pow-text-relic = relique en ({ $x } ; { $y })
pow-text-score = Tour { $turn } sur { $turns }, { $phase } : { $a } { $points-a }, { $b } { $points-b }
pow-text-waiting = pas encore déployé

## on pages: bots

pow-bot-greedy = Gourmand
pow-bot-greedy-blurb = Pèse chaque coup de son activation et joue le meilleur. Un adversaire honnête.
pow-bot-random = Hasard
pow-bot-random-blurb = Fait n'importe quoi de permis. Parfait pour une première découverte.

## on pages: bursts on the board

pow-burst-destroyed = Fracas
pow-burst-ko = KO
pow-burst-miss = Raté
pow-burst-removed = Éliminé

## on pages: what to know before an attack

pow-caution-friends-only = touche des alliés, aucun ennemi
pow-caution-friends-too = touche aussi des alliés
pow-detail-left = { $pow } POW en réserve
pow-caution-scenery-only = aucun ennemi à portée, seulement du décor

## on pages: cards

pow-battlefield-blurb = { $pieces } { $pieces ->
    [one] élément
   *[other] éléments
} de décor
pow-character-line = Niveau { $level } · { $life } points de vie
pow-kind-melee = Mêlée
pow-kind-ranged = À distance
pow-kind-spray = Spray
pow-kind-wave = Onde
pow-mission-line = { $turns } { $turns ->
    [one] tour
   *[other] tours
} : { $scoring }
pow-value-active = Actif
pow-value-agility = Agilité
pow-value-attack = Attaque
pow-value-cost = POW
pow-value-damage = Dégâts
pow-value-frequency = Fréquence
pow-value-kind = Genre
pow-value-level = Niveau
pow-value-life = Vie
pow-value-nature = Nature
pow-value-passive = Passif
pow-value-pieces = Décors
pow-value-pow = POW
pow-value-range = Portée en pouces
pow-value-reactive = Réactif
pow-value-red = Rouge dès
pow-value-size = Taille
pow-value-speed = Vitesse
pow-value-stamina = Endurance
pow-value-strength = Force
pow-value-turns = Tours
pow-value-when = Quand
pow-value-willpower = Volonté

## on pages: checks before a roll

pow-check-bonus = { $bonus } pour toucher grâce aux capacités
pow-check-contact = Au contact
pow-check-cover = Cible à couvert : 1 de moins pour toucher
pow-check-each = Un jet pour chacun dans la zone
pow-check-no-cover = Pas de couvert
pow-check-no-sight = Hors de vue
pow-check-range = À { $gap }″, portée { $range }″
pow-check-roll = Attaque { $attack } contre défense { $defence } : { $needed } ou plus aux dés
pow-check-sight = En vue
pow-check-template = Sous le gabarit

## on pages: conditions of a figure

pow-condition-clings = S'accroche à un mur où elle ne pourrait tenir debout
pow-condition-down = À terre : chaque défense réduite de 1 ; ni mouvement ni attaque avant de se relever
pow-condition-ko = KO : chaque défense réduite de 3 ; ni capacités ni POW
pow-condition-raised = +{ $x } à la { $defence } jusqu'à la fin du tour
pow-condition-reaction = Réaction : +2 à la { $defence } jusqu'à sa prochaine activation

## on pages: endings

pow-chapter = Tour { $turn }, { $phase }
pow-ending-drawn = Partie nulle, { $a } à { $b }
pow-ending-won = { $team } l'emporte, { $a } à { $b }
pow-standing = Tour { $turn } sur { $turns }, { $a } à { $b }

## on pages: measures

pow-measure-covered = De { $from } à { $to } : { $inches }″, en vue, à couvert
pow-measure-seen = De { $from } à { $to } : { $inches }″, en vue
pow-measure-unseen = De { $from } à { $to } : { $inches }″, hors de vue
pow-reach = { $cost } POW · { $inches }″

## on pages: odds

pow-attack-at = { $attack } sur { $target }
pow-odds-critical = critique
pow-odds-damage = dégâts
pow-odds-hit = touché
pow-odds-hurt = blessé
pow-odds-ko = KO
pow-odds-pass = réussi
pow-odds-removed = hors jeu
pow-threshold-red = { $amount } ou plus : { $figure } passe dans le rouge et teste contre le KO
pow-threshold-removed = { $amount } ou plus : { $figure } quitte la partie
pow-variant-plain = Tel quel
pow-variant-reacting = { $variant }, si la cible réagit

## on pages: the lobby

pow-blurb = Deux équipes de super-héros, 2D8 et une poignée de POW : des poings, des rayons, des voitures qui volent.
pow-name = POW
pow-option-battlefield = Champ de bataille
pow-option-mission = Mission
pow-option-team = Équipe
pow-setup-wrong = Cela ne peut pas se jouer : { $problems }.
pow-sentence-list = { CAPITAL($text) }
pow-sentence-on = { $text }.
pow-team-of = Équipe { $name }
pow-team-twin = { $team } ({ $letter })
pow-total-levels = Niveaux
pow-total-members = Membres

## récapitulatifs : ce qu'une attaque a donné

pow-recap-attack = { $figure }, { $attack }, sur { $target }
pow-recap-throw = { $figure } sur { $target }
pow-recap-die = dé
pow-recap-added = attaque
pow-recap-cover = couvert
pow-recap-total = total
pow-recap-defence = défense
pow-recap-to-hit = pour toucher
pow-recap-hit = touché
pow-recap-miss = manqué
pow-recap-damage = { $count ->
    [one] dégât
   *[other] dégâts
}
