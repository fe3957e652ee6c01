# What the pages of POW say themselves. What the game says comes from the server.

## At the table

pow-figure = { $letter } { $name }, { $life } points de vie sur { $full }, { $pow } POW
pow-piece = { $name }, taille { $size }, hauteur { $height }, structure { $structure } sur { $full }
pow-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , tenu par { $holder } depuis { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
pow-ko = KO
pow-down = au sol
pow-gone = hors jeu
pow-up-high = à { $height } de haut
pow-life = { $life } points de vie sur { $full }
pow-life-word = Vie
pow-amount = { $pow } POW
pow-first = { $side } commence
pow-you-first = Vous commencez
pow-turn = Tour { $turn }
pow-turn-of = Tour { $turn } sur { $turns }
pow-turns-in-all = { $turns } tours en tout
pow-deployment = Déploiement

## On the pages around it

ask-it-why = Demandez pourquoi
why-question = Pourquoi ne puis-je pas attaquer { $target } ?
why-out-of-range = Hors de portée de { $inches }″.
why-reaches = { $target } est à { $inches }″. { $weapon } porte à { $range }″.
why-chart = Totaux de deux dés. { $shooter } touche { $target } avec { $chance }.
why-odds = À portée, { $shooter } touche dès { $needed } avec deux dés : Attaque { $attack } contre { $defence }, { $chance }. Exact, avant le jet.
why-general = Les chances avant le jet, la règle derrière le refus, la distance au cheveu près. Par le moteur même qui joue.
diagram-declare = annoncer l’attaque
diagram-target = une cible à portée
diagram-pay = payer les POW
diagram-roll = 2D8 + Attaque, plus que la défense
diagram-damage = infliger les dégâts
diagram-range = de socle à socle
diagram-sight = une ligne de vue
diagram-cover = le décor couvre
try-it = Essayez
try-exact = exact, pas estimé
try-attack = Attaque
try-defence = Défense
try-less = { $name } : un de moins
try-more = { $name } : un de plus
try-chart = Deux dés, en %
try-chart-label = Totaux de deux dés à huit faces. Dès { $needed }, touché : { $hits }.
try-hits = touche dès { $needed }
try-never = ne touche jamais
try-always = touche toujours
try-criticals = critique : un double qui touche
glance-title = Dégâts moyens selon la défense
glance-text = Exact : dégâts imprimés, sans boost ni critique.
