### Rätsel: Lektionen mit einem Ziel, das beliebige erlaubte Befehle erreichen, im Bedienfeld einer Lektion und in einem
### Regal des Titelbildschirms.

## Antworten im Bedienfeld, in Sätzen: auf einen Versuch, der keine Antwort des Rätsels erreicht, und auf einen Befehl,
## während die Stellung zurückkehrt. Die Überschrift der ersten in Großbuchstaben.

# That does not reach the goal. Try again.
puzzle-failed = Das erreicht das Ziel nicht. Neuer Versuch.

# This try is over. The position is being restored.
puzzle-comes-back = Dieser Versuch ist vorbei. Die Stellung wird wiederhergestellt.

# Not solved
puzzle-answer-failed = Nicht gelöst

## Unter der Aufgabe: wie viele Befehle ein Versuch haben darf, und die bisherigen Versuche. $n ist eine Zahl.

# { $n ->
#     [one] At most { $n } order
#    *[other] At most { $n } orders
# }
puzzle-most = { $n ->
        [one] Höchstens { $n } Befehl
       *[other] Höchstens { $n } Befehle
    }

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
