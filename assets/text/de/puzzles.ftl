### Rätsel: Lektionen mit einem Ziel, das beliebige erlaubte Befehle erreichen, im Bedienfeld einer Lektion und in einem
### Regal des Titelbildschirms.

## Antworten im Bedienfeld, in Sätzen: auf einen Versuch, der keine Antwort des Rätsels erreicht. Seine Überschrift in
## Großbuchstaben. $goals sind die Teile des Ziels, die der Versuch verfehlt oder erreicht hat, mit Semikolons dazwischen.
## Die letzte Antwort gilt einem Befehl nach dem Ende eines Versuchs, ohne Punkt.

# That does not reach the goal. Try again.
puzzle-failed = Das erreicht das Ziel nicht. Neuer Versuch.

# Not solved
puzzle-answer-failed = Nicht gelöst

# Not reached: { $goals }.
puzzle-missed = Nicht erreicht: { $goals }.

# Reached: { $goals }.
puzzle-reached = Erreicht: { $goals }.

# this try is over: press Try again to get the position back
puzzle-try-over = dieser Versuch ist vorbei: „Neuer Versuch“ holt die Stellung zurück

## Der Knopf nach einem misslungenen Versuch: Er holt die Stellung des Rätsels zurück. $key ist eine Taste.

# Try again
# .hint = Get the position of the puzzle back ({ $key })
puzzle-try-again = Neuer Versuch
    .hint = Die Stellung des Rätsels zurückholen ({ $key })

## Teile eines Ziels. $units sind Namen von Einheiten, $hexes Nummern von Feldern mit den Namen ihrer Orte. $range ist eine
## der letzten vier, $state steht darunter. $number, $least und $most sind Zahlen.

# { NAME($side, case: "plural") } hold { $hex }
puzzle-goal-holds = die { NAME($side, case: "plural") } halten { $hex }

# no unit of the { NAME($side, case: "plural") } in { $hexes }
puzzle-goal-clear = die { NAME($side, case: "plural") } ohne Einheit in { $hexes }

puzzle-goal-at = { $units } in { $hexes }

# { $units } in one of these hexes: { $hexes }
puzzle-goal-at-one-of = { $units } in einem dieser Felder: { $hexes }

# { $units } no longer in play
puzzle-goal-gone = { $units } nicht mehr im Spiel

# { $units } still in play
puzzle-goal-in-play = { $units } noch im Spiel

# an attack at { $odds } or better
puzzle-goal-odds = ein Angriff mit mindestens { $odds }

# an attack on { $hex } at { $odds } or better
puzzle-goal-odds-on = ein Angriff auf { $hex } mit mindestens { $odds }

# points: { $range }
puzzle-goal-points = Punkte: { $range }

# all of these: { $goals }
puzzle-goal-all = dies alles: { $goals }

# one of these: { $goals }
puzzle-goal-any = eins davon: { $goals }

# not: { $goal }
puzzle-goal-not = nicht: { $goal }

# { $goal } (it was { $number })
puzzle-goal-but-was = { $goal } (es war { $number })

# enemy loss on average: { $range }
puzzle-goal-loss = gegnerischer Verlust im Mittel: { $range }

# enemy loss on average in { $hexes }: { $range }
puzzle-goal-loss-in = gegnerischer Verlust im Mittel in { $hexes }: { $range }

# your loss on average: { $range }
puzzle-goal-own-loss = eigener Verlust im Mittel: { $range }

# your loss on average in { $hexes }: { $range }
puzzle-goal-own-loss-in = eigener Verlust im Mittel in { $hexes }: { $range }

puzzle-goal-units = { $units }

# enemy units
puzzle-goal-enemy-units = gegnerische Einheiten

puzzle-goal-units-in = { $units } in { $hexes }

# { $units }: not { $state }
puzzle-goal-none-is = { $units }: nicht { $state }

puzzle-goal-all-are = { $units }: { $state }

puzzle-goal-number-is = { $units }: { $range } { $state }

# at least { $number }
puzzle-goal-at-least = mindestens { $number }

# at most { $number }
puzzle-goal-at-most = höchstens { $number }

# { $least } to { $most }
puzzle-goal-between = { $least } bis { $most }

# any number
puzzle-goal-any-number = beliebig viele

## $state von Einheiten in einem Ziel.

# out of supply
puzzle-goal-state-out-of-supply = unversorgt

# surrounded
puzzle-goal-state-surrounded = eingeschlossen

# pinned
puzzle-goal-state-pinned = niedergehalten

# in sight of the enemy
puzzle-goal-state-in-sight = in Sicht des Gegners

# spotted
puzzle-goal-state-spotted = aufgeklärt

# inverted
puzzle-goal-state-inverted = umgedreht

## Unter der Aufgabe: der nächste Befehl von denen, die ein Versuch haben darf, oder die Phase, in der er gelingen muss; und
## die bisherigen Versuche. $n und $most sind Zahlen.

# Order { $n } of { $most }
puzzle-order = Befehl { $n } von { $most }

# Within this phase
puzzle-one-phase = Innerhalb dieser Phase

# { $n ->
#     [one] { $n } try so far
#    *[other] { $n } tries so far
# }
puzzle-tries-so-far = { $n ->
        [one] bisher { $n } Versuch
       *[other] bisher { $n } Versuche
    }

## Die Bewertung einer Antwort, die das Ziel erreicht, im Bedienfeld in Großbuchstaben, und die Versuche bis dahin; die
## letzte, wenn ein Tipp einen Teil der Lösung gespielt hat.

# Best solution
puzzle-grade-best = Beste Lösung

# Solved well
puzzle-grade-good = Gut gelöst

# Solved at a cost
puzzle-grade-poor = Teuer gelöst

# { $n ->
#     [one] { $n } try
#    *[other] { $n } tries
# }
puzzle-tries = { $n ->
        [one] { $n } Versuch
       *[other] { $n } Versuche
    }

# Solution shown by hints
puzzle-was-shown = Lösung von Tipps gezeigt

## Die letzte Seite eines Rätsels. Die Überschrift, in Großbuchstaben, ist über dem Titel des folgenden Rätsels; die Knöpfe
## beginnen es, oder zeigen die Liste der Rätsel, wenn keins folgt.

# Next puzzle
puzzle-next-head = Nächstes Rätsel

# Next puzzle
puzzle-next = Nächstes Rätsel

# Back to the puzzles
puzzle-to-puzzles = Zu den Rätseln

## Das Regal auf dem Titelbildschirm: sein Eintrag im Menü und seine Überschrift; der Text darunter, mit der Zahl der
## gelösten Rätsel und aller; ein Rätsel ohne Versuch. Der Name ist der für Vorleseprogramme; $puzzle ist sein Wort in
## Dateien.

# Puzzles
puzzle-shelf = Rätsel

# One position and one goal: find the best orders.
puzzle-shelf-intro = Eine Stellung und ein Ziel: die besten Befehle finden.

# { $done } of { $all } solved
puzzle-shelf-solved = { $done } von { $all } gelöst

# Not tried
puzzle-untried = Nicht versucht

# Puzzle { $puzzle }
puzzle-name = Rätsel { $puzzle }

## Der Lektionsrekorder, in Sätzen: Er hat aus dem Augenblick einer Wiederholung ein Rätsel gemacht, $file ist sein Pfad; und
## warum er es nicht tut, ohne Punkt.

# This puzzle is saved in { $file }. Now add its goal, and record its solution.
puzzle-made = Dieses Rätsel ist in { $file } gespeichert. Jetzt sein Ziel hinzufügen und seine Lösung aufzeichnen.

# the lesson recorder has a draft with texts: save it as a lesson or begin a new one first
puzzle-draft-open = der Lektionsrekorder hat einen Entwurf mit Texten: diesen zuerst als Lektion speichern oder eine neue beginnen
