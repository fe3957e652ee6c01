# Was in jedem Spiel gleich gesagt wird.

## any game

host-inches = { $inches }″
host-joined = { $first }: { $then }
host-number = { $number }
host-phrase = { $text }
host-sentence = { CAPITAL($text) }.

## levels of bots

host-level-1 = 1 · Papierumhang
host-level-1-blurb = Hat den Umhang gestern gekauft. Schlägt erst zu und liest die Karte danach.
host-level-2 = 2 · Nachtbus
host-level-2-blurb = Kommt spät und oft in die falsche Straße. Ab und zu in die richtige.
host-level-3 = 3 · Messingknopf
host-level-3-blurb = Kennt die Übung und hält sich meistens daran. Überraschen hilft.
host-level-4 = 4 · Der Portier
host-level-4-blurb = Nimmt auf den ersten Blick das Beste und gibt keine Tür her.
host-level-5 = 5 · Rechenschieber
host-level-5-blurb = Rechnet jede zweite Frage eine Runde voraus. Den Rest rät er.
host-level-6 = 6 · Laternenfrau
host-level-6-blurb = Probiert die vier besten Einfälle in jedem Winkel aus, bevor sie zieht.
host-level-7 = 7 · Die alte Fähre
host-level-7-blurb = Hat diesen Fluss oft überquert. Schaut zwei Runden weit hinab.
host-level-8 = 8 · Der lange Zähler
host-level-8-blurb = Spielt alles im Kopf zu Ende, Welt um Welt. Dann antwortet er.
