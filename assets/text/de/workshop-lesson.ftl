### Die Aufzeichnung von Lektionen: das Bedienfeld neben der Karte, in dem aus Befehlen am Tisch eine Lektion wird.

## Der Kopf des Bedienfelds und was es gerade tut.

# Lesson
recorder-head = Lektion

# Puzzle
recorder-head-puzzle = Rätsel

# Orders of the learner’s side become steps. The other side’s orders follow them.
recorder-records = Befehle der lernenden Seite werden Schritte. Die Befehle der anderen Seite folgen ihnen.

# Your next order is not played: the next step will warn against it.
recorder-catches = Der nächste Befehl wird nicht ausgeführt: Der nächste Schritt warnt davor.

# The table shows the position before step { $step }. Give a wrong order: it is not played.
recorder-catches-of = Der Tisch zeigt die Stellung vor Schritt { $step }. Einen falschen Befehl geben: er wird nicht ausgeführt.

# Play the solution at the table: your orders are recorded. Give the orders of the other side too.
recorder-tries-solution = Die Lösung am Tisch spielen: Die Befehle werden aufgezeichnet. Auch die Befehle der anderen Seite geben.

# Play a wrong answer at the table: your orders are recorded. Give the orders of the other side too.
recorder-tries-refuted = Eine falsche Antwort am Tisch spielen: Die Befehle werden aufgezeichnet. Auch die Befehle der anderen Seite geben.

# No orders are recorded now.
recorder-stands = Zurzeit wird nichts aufgezeichnet.

## Die Knöpfe am Kopf. Der falsche Befehl wird am Tisch versucht und nicht ausgeführt.

# Record
recorder-record = Aufzeichnen

# Stop recording
recorder-stop = Aufzeichnung beenden

# Show wrong order
# .hint = Give a wrong order now; the next step will warn against it
recorder-catch = Falschen Befehl zeigen
    .hint = Jetzt einen falschen Befehl geben; der nächste Schritt warnt davor

# Cancel wrong order
recorder-catch-no-more = Doch kein falscher Befehl

# Undo edit
recorder-undo = Änderung zurücknehmen

# Redo edit
recorder-redo = Änderung wiederholen

# New lesson
# .hint = Begin a new lesson before the next order; it replaces this draft
recorder-anew = Neue Lektion
    .hint = Vor dem nächsten Befehl eine neue Lektion beginnen; sie ersetzt diesen Entwurf

## Die Texte der ganzen Lektion. Die Kennung ist der Name ihrer Datei, $file ihr Pfad.

# About the lesson
recorder-about = Über die Lektion

# Untitled lesson
recorder-untitled = Lektion ohne Titel

# Untitled puzzle
recorder-untitled-puzzle = Rätsel ohne Titel

# File: { $file }
recorder-file = Datei: { $file }

# Id
recorder-id = Kennung

# Title
recorder-title = Titel

# Summary
recorder-summary = Zusammenfassung

# Closing text
recorder-closing = Schlusstext

# Place in the list
recorder-number = Platz in der Liste

# Minutes
recorder-minutes = Minuten

## Die Liste der Schritte. $words ist der Titel des Schritts oder was sein Befehl tut. Die zweite Form hat Fehler. .name ist der Name des Knopfs.

recorder-step = { $number }. { $words }
    .name = Schritt { $number }

recorder-step-faulty = ! { $number }. { $words }

# Give orders at the table. Each one becomes a step. The lesson itself ends the phases that you end before the first step.
recorder-no-steps = Am Tisch Befehle geben. Jeder wird ein Schritt. Phasen, die vor dem ersten Schritt beendet werden, beendet die Lektion selbst.

# Text to read
recorder-only-text = Text zum Lesen

# Add text step
recorder-read-last = Textschritt anfügen

## Die Texte eines Schritts. $number zählt die Tipps.

# Title of the step
recorder-step-title = Titel des Schritts

# Text of the step
recorder-step-text = Text des Schritts

# Task
recorder-step-task = Aufgabe

# Text after the order
recorder-step-after = Text nach dem Befehl

# Hint { $number }
recorder-step-hint = Tipp { $number }

## Das Ziel eines Rätsels in Worten. $side, $units, $figure und $named sind Wörter aus Dateien, $hex und $hexes Nummern von
## Feldern, $goal und $goals einer oder mehrere dieser Texte, $range einer der letzten fünf; $grade ist eine Bewertung von
## Rätseln. „Antwort auf jeden anderen Versuch“ ist die Beschriftung eines Textes.

# Goal: { $goal }
recorder-goal = Ziel: { $goal }

# The puzzle has no goal yet.
recorder-no-goal = Das Rätsel hat noch kein Ziel.

# { $side } holds { $hex }
recorder-goal-holds = { $side } hält { $hex }

# no unit of { $side } in { $hexes }
recorder-goal-clear = keine Einheit von { $side } in { $hexes }

recorder-goal-at = { $units } in { $hexes }

# { $units } not in play
recorder-goal-gone = { $units } nicht im Spiel

# an attack at { $odds } or better
recorder-goal-odds = ein Angriff mit { $odds } oder besser

# an attack on { $hex } at { $odds } or better
recorder-goal-odds-at = ein Angriff auf { $hex } mit { $odds } oder besser

# points: { $range }
recorder-goal-points = Punkte: { $range }

recorder-goal-figure = { $figure }: { $range }

# { $figure } of { $named }: { $range }
recorder-goal-figure-of = { $figure } von { $named }: { $range }

# all of these: { $goals }
recorder-goal-all = alles davon: { $goals }

# one of these: { $goals }
recorder-goal-any = eines davon: { $goals }

# not: { $goal }
recorder-goal-not = nicht: { $goal }

recorder-goal-answer = { $grade }: { $goal }

# Answer to any other try
recorder-goal-otherwise = Antwort auf jeden anderen Versuch

# any number
recorder-goal-any-number = beliebig

# at least { $n }
recorder-goal-at-least = mindestens { $n }

# at most { $n }
recorder-goal-at-most = höchstens { $n }

# { $least } to { $most }
recorder-goal-between = { $least } bis { $most }

# exactly { $n }
recorder-goal-exactly = genau { $n }

## Die Knöpfe eines Ziels. $number zählt Ziele und Antworten, $hex ist eine Nummer. „Befehle eines Versuchs“ und „Phasen, die enden dürfen“ sind Beschriftungen von Zahlen.

# Add goal
# .hint = All goals must be reached
recorder-goal-add = Ziel hinzufügen
    .hint = Alle Ziele müssen erreicht werden

# Remove goal { $number }
recorder-goal-remove = Ziel { $number } entfernen

# Orders in a try (0: until the phase ends)
recorder-goal-most = Befehle eines Versuchs (0: bis zum Ende der Phase)

# Phases that may end in a try
recorder-goal-phases = Phasen, die in einem Versuch enden dürfen

# Add graded answer
# .hint = The first answer whose goal is reached gives the grade and the words
recorder-goal-answer-add = Bewertete Antwort hinzufügen
    .hint = Die erste Antwort, deren Ziel erreicht ist, bestimmt Bewertung und Text

# Words of answer { $number }
recorder-goal-answer-says = Text der Antwort { $number }

# Remove answer { $number }
recorder-goal-answer-remove = Antwort { $number } entfernen

## Das Formular eines Ziels: was es verlangt, seine Seiten, Einheiten, Felder und Zahlen und seine Knöpfe. $unit ist der Name einer Einheit, $hex eine Nummer.

# Hold a hex
recorder-goal-form-holds = Ein Feld halten

# Hexes free of a side
recorder-goal-form-clear = Felder frei von einer Seite

# Units in hexes
recorder-goal-form-at = Einheiten in Feldern

# Units out of play
recorder-goal-form-gone = Einheiten aus dem Spiel

# Odds of an attack
recorder-goal-form-odds-at = Verhältnis eines Angriffs

# Points
recorder-goal-form-points = Punkte

# All goals of the puzzle
recorder-goal-form-whole = Alle Ziele des Rätsels

# Odds or better, such as 3-1
recorder-goal-form-odds = Verhältnis oder besser, etwa 3-1

# Pick unit
recorder-goal-form-unit = Einheit wählen

# Units in { $hex }
recorder-goal-form-unit-cursor = Einheiten in { $hex }

# Several units are there. Choose one.
recorder-goal-form-which = Dort sind mehrere Einheiten. Eine wählen.

# Remove { $unit }
recorder-goal-form-drop-unit = { $unit } entfernen

# Without a unit, all enemy units count.
recorder-goal-form-all-enemies = Ohne Einheit zählen alle feindlichen Einheiten.

# Pick hex
recorder-goal-form-hex = Feld wählen

# Hex { $hex }
recorder-goal-form-hex-cursor = Feld { $hex }

# At least
recorder-goal-form-at-least = Mindestens

# At most
recorder-goal-form-at-most = Höchstens

# Exactly
recorder-goal-form-exactly = Genau

# Number
recorder-goal-form-number = Zahl

# The opposite
recorder-goal-form-not = Das Gegenteil

# Use goal
recorder-goal-form-take = Ziel übernehmen

# Cancel goal
recorder-goal-form-drop = Ziel verwerfen

## Die Werte der Spiele, nach denen ein Ziel fragen kann.

# expected loss of the enemy
recorder-figure-expected-loss = erwarteter Verlust des Gegners

# own expected loss
recorder-figure-own-expected-loss = eigener erwarteter Verlust

# units out of supply
recorder-figure-out-of-supply = Einheiten ohne Versorgung

# surrounded units
recorder-figure-surrounded = eingeschlossene Einheiten

# pinned units
recorder-figure-pinned = niedergehaltene Einheiten

# units in sight
recorder-figure-in-sight = Einheiten in Sicht

# spotted units
recorder-figure-spotted = entdeckte Einheiten

# inverted units
recorder-figure-inverted = umgedrehte Einheiten

## Die Versuche an einem Ziel, die am Tisch gespielt werden: die Lösung und falsche Antworten. $number zählt falsche Antworten und Befehle.

# Show puzzle position
# .hint = Put the position of the puzzle on the table; the current game is saved
recorder-lay = Stellung des Rätsels zeigen
    .hint = Die Stellung des Rätsels auf den Tisch bringen; das laufende Spiel ist gespeichert

# Solution
recorder-solution = Lösung

# Record solution
recorder-solution-record = Lösung aufzeichnen

# Record solution again
recorder-solution-anew = Lösung neu aufzeichnen

# Wrong answers
recorder-refuted = Falsche Antworten

# Record wrong answer
recorder-refuted-record = Falsche Antwort aufzeichnen

# Record wrong answer { $number } again
recorder-refuted-anew = Falsche Antwort { $number } neu aufzeichnen

# Why wrong answer { $number } fails
recorder-refuted-says = Warum die falsche Antwort { $number } nicht genügt

# Remove wrong answer { $number }
recorder-refuted-remove = Falsche Antwort { $number } entfernen

# Orders of the other side
recorder-replies = Befehle der anderen Seite

# Remove order { $number } of the other side
recorder-reply-remove = Befehl { $number } der anderen Seite entfernen

# Stop recording the try
recorder-try-stop = Versuch nicht weiter aufzeichnen

# The position of the puzzle comes to the table, and the orders are recorded from there
recorder-try-about = Die Stellung des Rätsels kommt auf den Tisch, und von dort an werden die Befehle aufgezeichnet

## Die Orte eines Schritts: Felder mit Ring, solche, die nur im Bild bleiben, und Pfeile. $hex, $from und $to sind Nummern, „2411“.

# Draw ring
# .hint = Then click a hex or a unit on the map
recorder-ring = Ring zeichnen
    .hint = Dann ein Feld oder eine Einheit auf der Karte anklicken

# Keep hex visible
recorder-sight = Feld im Bild behalten

# Cancel click
recorder-pick-no-more = Doch nicht klicken

# Ring { $hex }
recorder-ring-cursor = Ring um { $hex }

# Remove { $hex }
recorder-drop-hex = { $hex } entfernen

# Draw arrow
# .hint = Then click the hex where it begins, and the hex where it ends
recorder-arrow = Pfeil zeichnen
    .hint = Dann das Feld anklicken, in dem er beginnt, und das, in dem er endet

# The arrow begins in { $hex }. Click the hex where it ends.
recorder-arrow-from = Der Pfeil beginnt in { $hex }. Das Feld anklicken, in dem er endet.

# Arrow from { $hex }
recorder-arrow-from-cursor = Pfeil von { $hex }

# Arrow to { $hex }
recorder-arrow-to-cursor = Pfeil nach { $hex }

# Remove arrow { $from } to { $to }
recorder-drop-arrow = Pfeil { $from } nach { $to } entfernen

## Welche anderen Befehle richtig sind und was auf falsche geantwortet wird. $number zählt die Muster und die falschen Befehle.

# Accept any units
recorder-any-units = Jede Einheit zulassen

# Accept any hex
recorder-any-end = Jedes Feld zulassen

# Remove exception { $number }
recorder-drop-also = Ausnahme { $number } entfernen

# Add wrong order
# .hint = The table shows the position before this step: give a wrong order there
recorder-catch-of = Falschen Befehl hinzufügen
    .hint = Der Tisch zeigt die Stellung vor diesem Schritt: dort einen falschen Befehl geben

# Cancel
recorder-catch-of-no-more = Abbrechen

# Answer { $number }
recorder-answer = Antwort { $number }

# Wrong order { $number }
recorder-wrong = Falscher Befehl { $number }

# Answer similar orders
recorder-all-like = Für alle solchen Befehle

# Answer only this
recorder-only-this = Nur für diesen Befehl

# Remove answer
recorder-drop-wrong = Antwort entfernen

## Die Knöpfe, die Schritte ordnen.

# Insert text step
recorder-read-before = Textschritt davor

# Join next step
recorder-merge = Mit nächstem verbinden

# Move text down
recorder-text-down = Text nach unten

# Move text up
recorder-text-up = Text nach oben

# Clear texts
recorder-drop-words = Texte leeren

# Remove step
recorder-drop-step = Schritt entfernen

## Am Fuß. $steps und $texts sind Zahlen: die Schritte und die Texte, die noch fehlen.

# Steps: { $steps } · texts to write: { $texts }
recorder-sum = Schritte: { $steps } · fehlende Texte: { $texts }

# Check
# .hint = Play the lesson and show its faults
recorder-check = Prüfen
    .hint = Die Lektion durchspielen und ihre Fehler zeigen

# Try it
# .hint = Begin the lesson at the table; the current game is saved
recorder-try = Ausprobieren
    .hint = Die Lektion am Tisch beginnen; die Partie hier wird gespeichert

# Close
# .hint = Close the panel; the draft is kept
recorder-close = Schließen
    .hint = Das Bedienfeld schließen; der Entwurf bleibt erhalten

# Save lesson
recorder-save = Lektion speichern

# Save puzzle
recorder-save-puzzle = Rätsel speichern

## Was die Aufzeichnung getan hat, in einem Satz. $file ist ein Pfad.

# The wrong order is kept for the next step. Now play the right order.
recorder-caught = Der falsche Befehl ist für den nächsten Schritt vorgemerkt. Jetzt den richtigen Befehl geben.

# The wrong order is kept for step { $step }. Now write its answer.
recorder-caught-of = Der falsche Befehl ist für Schritt { $step } vorgemerkt. Jetzt die Antwort schreiben.

# This is your last draft. Press Record to continue it, or New lesson to begin another.
recorder-found-draft = Das ist der letzte Entwurf. „Aufzeichnen“ setzt ihn hier fort, „Neue Lektion“ beginnt einen anderen.

# No faults: the lesson can be played to its end.
recorder-faultless = Keine Fehler: Die Lektion lässt sich bis zum Ende spielen.

# Saved in { $file }.
recorder-saved = Gespeichert in { $file }.

## Der Name des Entwurfs in einer Meldung über das Speichern.

# the draft of the lesson
recorder-what = der Entwurf der Lektion

## Texte, die noch fehlen, in Sätzen.

# The title is still to be written.
recorder-no-title = Der Titel fehlt noch.

# The summary is still to be written.
recorder-no-summary = Die Zusammenfassung fehlt noch.

# The closing text is still to be written.
recorder-no-closing = Der Schlusstext fehlt noch.

# The text of the step is still to be written.
recorder-no-text = Der Text des Schritts fehlt noch.

# The task is still to be written.
recorder-no-task = Die Aufgabe fehlt noch.

# The answer to a wrong order is still to be written.
recorder-no-answer = Die Antwort auf einen falschen Befehl fehlt noch.

# The words of an answer with a grade are still to be written.
recorder-no-graded-answer = Der Text einer Antwort mit Bewertung ist noch zu schreiben.

# The words for a failed try are missing.
recorder-no-failed-answer = Es fehlt die Antwort auf einen misslungenen Versuch.
# The words for a wrong answer are still to be written.
recorder-no-refuted-answer = Der Text zu einer falschen Antwort ist noch zu schreiben.

## Warum etwas nicht geht, ohne Punkt. $side ist das Wort für eine Seite, „german“; $why ist der Grund des Programms oder des Systems.

# the game has no orders { $from } to { $to }: it has { $n }
recorder-no-such-part = die Partie hat keine Befehle { $from } bis { $to }: es sind { $n }

# the { $side } side gives no order in this part: there is nothing to teach
recorder-no-step = die Seite { $side } gibt in diesem Teil keinen Befehl: es gibt nichts zu lehren

# a game changed by hand or repaired cannot be recorded: save the position as a scenario and begin a game of it
recorder-by-hand = eine von Hand geänderte oder reparierte Partie kann nicht aufgezeichnet werden: die Stellung als Szenario speichern und damit eine Partie beginnen

# the scenario has changed since this game began: begin a new game
recorder-other-start = das Szenario hat sich seit Beginn dieser Partie geändert: eine neue Partie beginnen

# a game by e-mail cannot be recorded: it would show the opponent’s secrets
recorder-by-mail = eine Partie per E-Mail kann nicht aufgezeichnet werden: sie zeigte Geheimnisse des Gegners

# this order cannot be written down: { $why }
recorder-unwritable = dieser Befehl lässt sich nicht aufschreiben: { $why }

# “{ $id }” is not an id: up to 23 letters without accents, digits, “-” and “_”
recorder-no-id = „{ $id }“ ist keine Kennung: bis zu 23 Buchstaben ohne Akzent, Ziffern, „-“ und „_“

# there is already a lesson “{ $id }”: give this one another id
recorder-id-taken = eine Lektion „{ $id }“ gibt es schon: dieser eine andere Kennung geben

# { $file } cannot be written: { $why }
recorder-not-written = { $file } kann nicht geschrieben werden: { $why }

# there is no folder for your own lessons
recorder-no-folder = es gibt keinen Ordner für eigene Lektionen

# no hex is marked: move the hex cursor first
recorder-no-cursor = kein Feld ist markiert: zuerst die Feldmarke bewegen

# the lesson belongs to another scenario: open a game of that scenario
recorder-other-scenario = die Lektion gehört zu einem anderen Szenario: eine Partie davon öffnen

# this is possible only while you give the orders: wait for your turn
recorder-not-now = das geht nur, während hier Befehle gegeben werden: den eigenen Zug abwarten

# step { $step } has no such entry
recorder-no-such-step = Schritt { $step } hat keinen solchen Eintrag

# step { $step } has no order
recorder-only-read = Schritt { $step } hat keinen Befehl

# step { $step } has an order: it cannot have a goal
recorder-no-aim = Schritt { $step } hat einen Befehl: Er kann kein Ziel haben

# step { $step } has an order, and the later ones need it: join it with the one before
recorder-has-order = Schritt { $step } hat einen Befehl, den spätere brauchen: mit dem vorigen verbinden

# no step follows step { $step }
recorder-no-next-step = auf Schritt { $step } folgt kein Schritt

# { $n ->
#     [one] the lesson has { $n } fault
#    *[other] the lesson has { $n } faults
# }
recorder-faulty = die Lektion hat { $n } Fehler

## Einen Entwurf ersetzen, und die Prüfung im Hintergrund.

# New lesson replaces this draft and all its texts. To keep them, save the lesson first.
recorder-anew-sure = „Neue Lektion“ ersetzt diesen Entwurf und alle seine Texte. Zum Behalten die Lektion zuerst speichern.

# Replace draft
recorder-anew-yes = Entwurf ersetzen

# Keep draft
recorder-anew-no = Entwurf behalten

# The lesson is being played…
recorder-checking = Die Lektion wird gespielt …

# The lesson cannot be played: { $why }
recorder-not-played = Die Lektion kann nicht gespielt werden: { $why }
