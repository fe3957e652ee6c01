# What the pages of POW say themselves. What the game says comes from the server.

## At the table

pow-figure = { $letter } { $name }, { $life } von { $full } Leben, { $pow } POW
pow-piece = { $name }, Größe { $size }, { $height } hoch, Struktur { $structure } von { $full }
pow-objective = { $name }{ $holder ->
    [none] {""}
   *[other] , gehalten von { $holder } seit { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }
}
pow-ko = KO
pow-down = niedergeschlagen
pow-gone = aus dem Spiel
pow-up-high = { $height } hoch oben
pow-life = { $life } von { $full } Leben
pow-life-word = Leben
pow-amount = { $pow } POW
pow-first = { $side } beginnt
pow-you-first = Du beginnst
pow-turn = Runde { $turn }
pow-turn-of = Runde { $turn } von { $turns }
pow-turns-in-all = { $turns } Runden insgesamt
pow-deployment = Aufstellung

## On the pages around it

ask-it-why = Frag nach dem Warum
why-question = Warum kann ich { $target } nicht angreifen?
why-out-of-range = Um { $inches }″ zu weit.
why-reaches = { $target } ist { $inches }″ entfernt. { $weapon } reicht { $range }″ weit.
why-chart = Summen zweier Würfel. { $shooter } trifft { $target } mit { $chance }.
why-odds = In Reichweite trifft { $shooter } ab { $needed } mit zwei Würfeln: Angriff { $attack } gegen { $defence }, { $chance }. Exakt, vor dem Wurf.
why-general = Die Chancen vor dem Wurf, die Regel hinter dem Nein, der Abstand aufs Haar. Aus demselben Werk, das spielt.
diagram-declare = Angriff ansagen
diagram-target = ein Ziel in Reichweite
diagram-pay = POW zahlen
diagram-roll = 2W8 + Angriff, mehr als die Abwehr
diagram-damage = Schaden geben
diagram-range = von Base zu Base
diagram-sight = eine Sichtlinie
diagram-cover = Gelände gibt Deckung
try-it = Probier es aus
try-exact = exakt, nicht geschätzt
try-attack = Angriff
try-defence = Verteidigung
try-less = { $name }: eins weniger
try-more = { $name }: eins mehr
try-chart = Zwei Würfel, in %
try-chart-label = Summen zweier achtseitiger Würfel. Ab { $needed } ein Treffer: { $hits }.
try-hits = trifft ab { $needed }
try-never = trifft nie
try-always = trifft immer
try-criticals = kritisch: ein Pasch, der trifft
glance-title = Mittlerer Schaden gegen Verteidigung
glance-text = Exakt: aufgedruckter Schaden, ohne Überladung und kritische Treffer.
