### Der Rahmen des Tisches: die Leiste über der Karte mit ihrem Menü, der Weg aus dem Vorführmodus, und die Texte eines
### Spiels, das keine eigenen hat.

## Die Leiste: die Runde, und der Name der Phase in einer Reihe mit den anderen. Wo nicht für alle Namen Platz ist, werden
## $n Phasen nur gezählt, nach oder vor der laufenden; eine Kurzinfo nennt sie, $phases.

# Turn { $turn } of { $last }
frame-turn = Runde { $turn } von { $last }

# { $n } more
frame-phases-more = noch { $n }

# { $n } earlier
frame-phases-before = { $n } davor

frame-phases = { $phases }

## Die Leiste, während ein Computerspieler handelt: was er tut, nach dem Namen seiner Seite, und zwei Knöpfe. Auf
## Kurzinfos von Knöpfen folgt ihre Taste.

# thinking { $percent }%
frame-computer-thinking = überlegt { $percent } %

# moving
frame-computer-moving = handelt

# Move now
# .hint = Move now, with the best plan found so far
frame-move-now = Sofort
    .hint = Sofort handeln, mit dem besten bisher gefundenen Plan

# Speed up
# .hint = Show its moves without pauses, until you have to act
frame-speed-up = Schneller
    .hint = Seine Handlungen ohne Pausen zeigen, bis eine Eingabe nötig ist

# Slow down
# .hint = Show its moves one at a time
frame-slow-down = Langsamer
    .hint = Seine Handlungen einzeln zeigen

## Die Siegpunkte in der Leiste, und die Kurzinfo dazu. $standing ist ihre Bedeutung, „die Deutschen führen; Sieg ab 12“;
## $level ist eine Siegstufe.

# VP { $points }
# .hint = Victory points if the game ended now
frame-points = SP { $points }
    .hint = Siegpunkte, wenn das Spiel jetzt endete

# { $standing }. If the game ended now: { $level }.
frame-standing = { $standing }. Wenn das Spiel jetzt endete: { $level }.

## Die Knöpfe der Leiste. frame-undo-limit ist die Kurzinfo dort, wo ein Befehl nicht zurückgenommen werden kann.

# Report
# .hint = Losses, points, combats and dice so far
frame-report = Bericht
    .hint = Bisherige Verluste, Punkte, Kämpfe und Würfe

# Replay
# .hint = Replay the game from the start
frame-replay = Wiedergabe
    .hint = Das Spiel vom Anfang an wiedergeben

# Leave replay
# .hint = Back to the game ({ $key })
frame-leave-replay = Zum Spiel
    .hint = Zurück zum Spiel ({ $key })

# Undo
# .hint = Undo the last order
frame-undo = Zurück
    .hint = Letzten Befehl zurücknehmen

# You can undo back to the last die roll or hand-over.
frame-undo-limit = Zurücknehmen lässt sich alles bis zum letzten Wurf oder zur letzten Übergabe.

# Redo
# .hint = Redo the last undone order
frame-redo = Vor
    .hint = Befehl wiederholen

## Das Menü. Von den Einträgen für die Würfel und denen für die Farben steht jeweils der da, der umschaltet.

# Menu
frame-menu = Menü

# Save the game
frame-save = Spiel speichern

# Save as…
frame-save-as = Speichern unter …

# Briefing
frame-briefing = Lagebesprechung

# Roll real dice
frame-real-dice = Mit echten Würfeln

# Let Kessel roll the dice
frame-own-dice = Kessel würfeln lassen

# Turn off the referee
frame-referee-off = Schiedsrichter ausschalten

# Resign or end…
frame-end-early = Aufgeben oder beenden …

# Light panels
frame-light = Helle Bedienfelder

# Dark panels
frame-dark = Dunkle Bedienfelder

# Presenter mode
frame-presenter = Vorführmodus

# Viewer window
frame-capture = Zuschauerfenster

# Settings
frame-settings = Einstellungen

# Keys and help
frame-help = Tasten und Hilfe

# Guides
frame-guides = Anleitungen

# About
frame-about = Über Kessel

# Back to the title
frame-to-title = Zurück zum Titel

# Quit
frame-quit = Beenden

## Der Vorführmodus, am Anfang: die Taste, die ihn verlässt.

# { $key }: show the panels again
frame-way-back = { $key }: Bedienfelder wieder zeigen

## Die Aufgabe einer Phase in einem Spiel, das keine beschreibt, nach dem Namen der Phase.

# { $phase }: Give your orders on the map. Then end the phase.
frame-to-do-phase = { $phase }: Befehle auf der Karte geben. Dann die Phase beenden.

# { $phase }: Give an order.
frame-to-do-order = { $phase }: Einen Befehl geben.

## Neben der Frage, die zu entscheiden ist, über ihren Antworten.

# must be resolved first
frame-decision-first = zuerst entscheiden

## Die Knöpfe am Fuß der Seitenleiste. Die letzte Meldung gibt es nur, wenn der Knopf englisch ist: Deutsch braucht mitten
## im Satz keine andere Form.

# End phase
frame-end-phase = Phase beenden

# Set up the rest
frame-set-up-rest = Rest aufstellen

# Cancel
frame-cancel = Abbrechen

## Unter dem Knopf, der eine Stellung als Szenario speichert.

# You can play it from the title screen.
frame-saved-scenario = Es lässt sich vom Titelschirm aus spielen.
