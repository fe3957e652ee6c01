# Ce que tous les jeux disent avec les mêmes mots.

## any game

host-inches = { $inches }″
host-joined = { $first } : { $then }
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

## levels of bots

host-level-1 = 1 · Cape de papier
host-level-1-blurb = A acheté la cape hier. Frappe d'abord, lit la carte ensuite.
host-level-2 = 2 · Bus de nuit
host-level-2-blurb = Arrive tard, et souvent dans la mauvaise rue. Parfois dans la bonne.
host-level-3 = 3 · Bouton de cuivre
host-level-3-blurb = Connaît l'exercice et s'y tient presque toujours. Surprenez-la.
host-level-4 = 4 · Le Portier
host-level-4-blurb = Prend ce qui paraît le meilleur au premier regard, et garde sa porte.
host-level-5 = 5 · Règle à calcul
host-level-5-blurb = Calcule une question sur deux à un tour de distance. Devine le reste.
host-level-6 = 6 · L'Allumeuse
host-level-6-blurb = Essaie les quatre meilleures idées dans chaque recoin avant de bouger.
host-level-7 = 7 · Le vieux Bac
host-level-7-blurb = A souvent passé ce fleuve. Regarde deux tours plus loin.
host-level-8 = 8 · Le grand Compte
host-level-8-blurb = Joue tout dans sa tête, monde après monde. Puis il répond.
