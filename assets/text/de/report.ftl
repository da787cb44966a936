### Der Bericht über ein Spiel im ganzen Fenster, und die Ergebnisseite am Ende eines Spiels.

## Der Kopf des Berichts und seine Seiten. $level ist eine Siegstufe des Szenarios.

# Report
report-title = Bericht

# Close
# .hint = Back (Esc)
report-close = Schließen
    .hint = Zurück (Esc)

# If the game ended now: { $level }
report-level-now = Wenn das Spiel jetzt endete: { $level }

# Course of the game
report-course = Spielverlauf

# Attacks
report-attacks = Angriffe

# Combats
report-combats = Kämpfe

# Dice and luck
report-dice = Würfel und Glück

## Der Spielverlauf: eine Tafel für jede Seite, mit der Zahl der verlorenen Einheiten in großen Ziffern und „verloren“
## dahinter, darunter weitere Zahlen.

# { $side } side
report-side = Die { NAME($side, case: "plural") }

# lost
report-lost = verloren

# { $n ->
#     [one] { $n } unit
#    *[other] { $n } units
# }
report-units = { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }

# Steps lost
report-steps-lost = Verlorene Stufen

# Attacks made
report-attacks-made = Angriffe

# Units exited
report-units-exited = Ausgetretene Einheiten

# Moves
report-moves = Bewegungen

## Unter diesen Zahlen: die Typen der verlorenen und der reduzierten Einheiten.

# Lost: { $units }.
report-lost-by-type = Verloren: { $units }.

# Reduced: { $units }.
report-reduced-by-type = Reduziert: { $units }.

## Die Schaubilder des Spielverlaufs, mit dem Gezeigten rechts von ihrem Titel.

# Units eliminated by turn
report-eliminated-by-turn = Eliminierte Einheiten je Runde

# Moves by turn
report-moves-by-turn = Bewegungen je Runde

# { $one } and { $other }
report-both = { $one } und { $other }

# both sides
report-of-both-sides = beide Seiten

# Points by turn
report-points-by-turn = Punkte je Runde
    .hint = { $side } minus { $other }

# turn { $turn }
report-points-of-turn = Runde { $turn }

# No turn played yet.
report-no-turn = Noch keine Runde gespielt.

# Hexes that changed hands
report-changed-hands = Felder, die den Besitzer wechselten

# victory hexes
report-victory-hexes = Siegfelder

# Set-up
report-set-up = Aufstellung

# Turn { $turn }
report-turn = Runde { $turn }

# None yet.
report-none-yet = Noch keine.

## Die Liste der Angriffe: der Titel, die Zahl der gezeigten, die Wahl der Seite, und die Köpfe der Spalten.
## report-attack-of-order ist der Name einer Zeile.

# Every attack
# .hint = Click an attack to show it in the replay.
report-every-attack = Alle Angriffe
    .hint = Ein Klick auf einen Angriff zeigt ihn in der Wiedergabe.

# { $n } of { $all }
report-listed = { $n } von { $all }

# Both sides
report-both-sides = Beide Seiten

# { $side } attacks
report-attacks-of = Angriffe der { NAME($side, case: "plural") }

# Turn
report-column-turn = Runde

# Attack
report-column-attack = Angriff

# Die
report-column-die = Wurf

# Result
report-column-result = Ergebnis

# Expected
report-column-expected = Erwartet

# Luck
report-column-luck = Glück

# Attack, order { $order }
report-attack-of-order = Angriff von Befehl { $order }

# The replay shows every combat of this game.
report-combats-in-replay = Die Wiedergabe zeigt jeden Kampf dieses Spiels.

## Würfel und Glück: der Titel mit seinem Maß, und die Kurve mit den Texten an ihren Enden und darunter.

# Luck in attacks
report-luck-of-attacks = Glück der Angriffe

# damage
report-damage = Schaden

# { $side } luck
report-luck-of-side = Glück der { NAME($side, case: "plural") }

# { $side } luck after each attack. Two games in three stay within the shaded band.
report-luck-after-attacks = Glück der { NAME($side, case: "plural") } nach jedem Angriff. Zwei von drei Spielen bleiben im schattierten Band.

## Das Glück der ersten Seite steht als Zahl über diesen Sätzen. $spread ist eine Zahl mit einer Nachkommastelle.

# No combat rolls yet.
report-luck-no-rolls = Noch keine Würfe im Kampf.

# { NAME($people, case: "plural") }: the dice were even. Normal spread: ±{ $spread }.
report-luck-even = Die { NAME($people, case: "plural") }: die Würfel waren ausgeglichen. Übliche Schwankung: ±{ $spread }.

# { NAME($people, case: "plural") }: the dice slightly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.
report-luck-slightly = Die { NAME($people, case: "plural") }: die Würfel begünstigten leicht die { NAME($favoured, case: "plural") }. Übliche Schwankung: ±{ $spread }.

# { NAME($people, case: "plural") }: the dice clearly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.
report-luck-clearly = Die { NAME($people, case: "plural") }: die Würfel begünstigten deutlich die { NAME($favoured, case: "plural") }. Übliche Schwankung: ±{ $spread }.

# { NAME($people, case: "plural") }: the dice strongly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.
report-luck-strongly = Die { NAME($people, case: "plural") }: die Würfel begünstigten stark die { NAME($favoured, case: "plural") }. Übliche Schwankung: ±{ $spread }.

## Die Angriffe einer Seite: ihre Zahl, was sie bewirkten und was zu erwarten war. Die Zahlen haben eine Nachkommastelle,
## $luck hat ein Vorzeichen.

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $n } attack, result { $result }, expected { $expected }, luck { $luck }
#    *[other] { NAME($side, case: "plural") }: { $n } attacks, result { $result }, expected { $expected }, luck { $luck }
# }
report-luck-of-attacks-of = { $n ->
        [one] { $side }: { $n } Angriff, Ergebnis { $result }, erwartet { $expected }, Glück { $luck }
       *[other] { $side }: { $n } Angriffe, Ergebnis { $result }, erwartet { $expected }, Glück { $luck }
    }

## Die Augenzahlen der Würfel: wie oft gewürfelt wurde, mit dem Mittelwert. Der Punkt in 3.50 ist der des Programms.

# { $n } rolled
report-rolled = { $n ->
        [one] { $n } Wurf
       *[other] { $n } Würfe
    }

# { $n } rolled, mean { $mean } (3.50 expected)
report-rolled-mean = { $n ->
        [one] { $n } Wurf, Mittelwert { $mean } (erwartet 3.50)
       *[other] { $n } Würfe, Mittelwert { $mean } (erwartet 3.50)
    }

# No rolls yet.
report-no-rolls = Noch keine Würfe.

# Dice
# .hint = The line is the expected number of each face.
report-all-dice = Würfel
    .hint = Die Linie zeigt, wie oft jede Augenzahl zu erwarten war.

## Die Ergebnisseite am Ende eines Spiels: die Kurve der Punkte. report-end-needed steht an einer Linie der Kurve.

# Points by turn
# .hint = higher is better for the { NAME($people, case: "plural") }
report-end-points = Punkte je Runde
    .hint = höher ist besser für die { NAME($people, case: "plural") }

# they win at { $points } or more
report-end-needed = Sieg ab { $points }

## Der Wendepunkt des Spiels.

# Turning point
report-end-turning-point = Wendepunkt

# Show on map
report-end-show-on-map = Auf der Karte zeigen

# Replay this turn
report-end-replay-turn = Diese Runde wiedergeben

## Die Verluste beider Seiten als Spielsteine; die letzten beiden sind Kurzinfos eines Spielsteins.

# Losses
# .hint = click a counter to see where it was lost
report-end-losses = Verluste
    .hint = ein Klick auf einen Spielstein zeigt, wo er verloren ging

# The { NAME($people, case: "plural") } lost no units
report-end-lost-none = Die { NAME($people, case: "plural") } verloren keine Einheit

# { $n ->
#     [one] The { NAME($people, case: "plural") } lost { $n } unit
#    *[other] The { NAME($people, case: "plural") } lost { $n } units
# }
report-end-lost = { $n ->
        [one] Die { NAME($people, case: "plural") } verloren { $n } Einheit
       *[other] Die { NAME($people, case: "plural") } verloren { $n } Einheiten
    }

# { $unit } · turn { $turn }
report-end-lost-unit = { $unit } · Runde { $turn }

# { $unit } · turn { $turn } · hex { $hex }
report-end-lost-in = { $unit } · Runde { $turn } · Feld { $hex }

## Das Glück beider Seiten.

# Luck
# .hint = result minus expected result
report-end-luck = Glück
    .hint = Ergebnis minus Erwartung

# { $n ->
#     [one] { NAME($people, case: "plural") }: { $n } attack
#    *[other] { NAME($people, case: "plural") }: { $n } attacks
# }
report-end-attacks = { $n ->
        [one] Die { NAME($people, case: "plural") }: { $n } Angriff
       *[other] Die { NAME($people, case: "plural") }: { $n } Angriffe
    }

# The report lists every attack with its expected result.
report-end-about-luck = Der Bericht nennt zu jedem Angriff das erwartete Ergebnis.

## Die Knöpfe am Fuß der Ergebnisseite, und der in der Seitenleiste, der sie wieder öffnet.

# Replay
report-replay = Wiedergabe

# Report
report-open = Bericht

# Save picture
report-save-picture = Bild speichern

# Play again
report-play-again = Noch einmal spielen

# Play again, swap sides
report-play-again-swapped = Noch einmal, Seiten tauschen

# View the map
report-view-map = Karte ansehen

# Save the game
report-save-game = Spiel speichern

# Back to the title
report-to-title = Zurück zum Titel

# Show the result
# .hint = Open the result page again
report-show-result = Ergebnis zeigen
    .hint = Die Ergebnisseite wieder öffnen
