### Die Seitenleiste neben der Karte: ihre Reiter, ihr Kopf, ein Tipp, das Protokoll, ihr Fuß; die kleine Karte; die
### Leiste unter der Karte; die Würfel, die Spieler selbst werfen.

## Die Reiter: nur das Protokoll, und der Knopf, der das Regelheft öffnet; die anderen sind die eines Spiels. Dann die
## Kurzinfos der Zeichen, die die Seitenleiste ein- und ausklappen. Auf Kurzinfos von Knöpfen folgt ihre Taste.

# Log
dock-log = Protokoll

# Rules
# .hint = Open the rules beside the map
dock-rules = Regeln
    .hint = Das Regelheft neben der Karte öffnen

# Fold the dock
dock-fold = Seitenleiste einklappen

# Unfold the dock
dock-unfold = Seitenleiste ausklappen

## Der Kopf, während ein Computerspieler handelt: seine Seite und was sie tut; und die Knöpfe daneben.

# { NAME($side, case: "plural") }: moving
dock-watch-moving = Die { NAME($side, case: "plural") } handeln

# { NAME($side, case: "plural") }: deciding
dock-watch-deciding = Die { NAME($side, case: "plural") } entscheiden

# { NAME($side, case: "plural") }: paused
dock-watch-paused = Die { NAME($side, case: "plural") }: angehalten

# Continue
# .hint = Let the computer continue
dock-watch-continue = Weiter
    .hint = Den Computer weiterspielen lassen

# .hint = Pause after this action
dock-watch-pause = Pause
    .hint = Nach dieser Handlung anhalten

# Step
# .hint = Do one action, then pause
dock-watch-step = Schritt
    .hint = Eine Handlung ausführen, dann anhalten

# Step back
# .hint = Show the previous action; the computer pauses meanwhile
dock-watch-back = Zurück
    .hint = Die Handlung davor zeigen; der Computer hält so lange an

## Der Kopf, wenn eine Person handeln muss: der Knopf neben den letzten Handlungen der anderen Seite.

# Watch again
# .hint = Replay the other side’s actions
dock-watch-again = Noch einmal
    .hint = Die Handlungen der anderen Seite wiedergeben

## Der Kopf, solange $n Einheiten auf ihren Platz warten, neben der Karte oder unter einem Reiter, und der Knopf, der zu
## ihnen führt.

# { $n ->
#     [one] { $n } unit waits beside the map.
#    *[other] { $n } units wait beside the map.
# }
dock-waiting-beside = { $n ->
        [one] { $n } Einheit wartet neben der Karte.
       *[other] { $n } Einheiten warten neben der Karte.
    }

# { $n ->
#     [one] { $n } unit waits in the tab “{ $tab }”.
#    *[other] { $n } units wait in the tab “{ $tab }”.
# }
dock-waiting-in-tab = { $n ->
        [one] { $n } Einheit wartet unter „{ $tab }“.
       *[other] { $n } Einheiten warten unter „{ $tab }“.
    }

# Show them
# .hint = Show these units on the map
dock-waiting-show = Zeigen
    .hint = Diese Einheiten auf der Karte zeigen

## Der Kopf, wenn zu entscheiden ist. Die Ersetzung durch „You“ gibt es nur im Englischen: Deutsch hat keine Anrede. Darum
## bleiben beide Texte, wie sie sind, und nichts wird ersetzt.

dock-asked-player = The { $side } player

dock-asked-you = You

## Der Fuß, wenn nichts zu bestätigen ist: wer handelt, oder warum nichts getan werden kann.

# The { $side } side is moving.
dock-side-moves = Die { NAME($side, case: "plural") } handeln.

# Rolling the die…
dock-die-rolls = Der Würfel rollt …

# Rolling the dice…
dock-dice-roll = Die Würfel rollen …

# The { $side } computer player is paused.
dock-computer-paused = Der { NAME($side, case: "e") } Computerspieler ist angehalten.

# The { $side } computer player is moving…
dock-computer-moves = Der { NAME($side, case: "e") } Computerspieler handelt …

# The game is over.
dock-game-over = Das Spiel ist zu Ende.

# Make the decision first.
dock-decide-first = Zuerst entscheiden.

## Die Kurzinfo des Knopfes „Abbrechen“ am Fuß.

# Cancel the plan
dock-cancel-plan = Planung abbrechen

## Die Frage vor dem Ende einer Phase: die Antwort, die zurück zum Spiel führt, und was unter der Frage steht. Ein Klick auf
## Unerledigtes führt zu seinen Einheiten; darunter stehen sie. Nach den ersten steht am Ende die Zahl der übrigen.

# Keep playing
dock-keep-playing = Weiterspielen

# Nothing is left to do.
dock-left-nothing = Es ist nichts mehr zu tun.

# Click to jump to the first; click again for the next.
dock-left-jump = Ein Klick führt zur ersten Stelle, jeder weitere zur nächsten.

dock-left-units = { $units }

# { $n } more
dock-left-more = { $n } weitere

## Ein Tipp: der Knopf, der um einen bittet, die Überschrift in Großbuchstaben, und was damit geschehen kann. Ein Angriff
## wird nur geplant, wenn der Spieler das wünscht. Ein schon begonnener eigener Plan lässt sich ergänzen.

# Hint
# .hint = What would the computer do?
dock-hint = Tipp
    .hint = Was würde der Computer tun?

# Hints are not allowed in this game
dock-hint-not-allowed = Tipps sind in diesem Spiel nicht erlaubt

# Hint
dock-hint-head = Tipp

# Answer now
# .hint = Show the best order found so far
dock-hint-answer-now = Jetzt zeigen
    .hint = Den besten bisher gefundenen Befehl zeigen

# Cancel hint
dock-hint-cancel = Abbrechen

# Play hint
# .hint = Execute this order
dock-hint-play = Ausführen
    .hint = Den Befehl ausführen

# Set up attack
# .hint = Set up this attack; nothing is rolled until you click
dock-hint-prepare = Angriff planen
    .hint = Diesen Angriff planen; gewürfelt wird erst nach einem Klick

# Keep my orders, add the rest
dock-hint-add = Eigene Befehle behalten, Rest ergänzen

# Replace my orders
dock-hint-replace = Eigene Befehle ersetzen

# Show
# .hint = Show on map
dock-hint-show = Zeigen
    .hint = Auf der Karte zeigen

# Dismiss
dock-hint-dismiss = Schließen

## Das Protokoll: seine Überschrift, in Großbuchstaben, und das Suchfeld. $line ist eine Zeile, die dort $times-mal
## hintereinander stand, mindestens zweimal. Die letzten beiden sind Kurzinfos: ein Klick zeigt $hex oder den Zeitpunkt.

# Log
dock-log-head = Protokoll

# Find in the log
dock-log-find = Im Protokoll suchen

# No entries.
dock-log-empty = Keine Einträge.

# { $line } ({ $times } times)
dock-log-repeated = { $line } ({ $times }-mal)

# Turn { $turn }: show { $hex }
dock-log-show = Runde { $turn }: { $hex } zeigen

# Show this moment in the replay
dock-log-replay = Diesen Zeitpunkt in der Wiedergabe zeigen

## Echte Würfel: jede Augenzahl ist ein Knopf mit diesem Namen für Vorleseprogramme; darunter, was zu tun ist, und der
## Knopf, der den Befehl zurücknimmt.

# Die { $value }
dock-dice-face = Augenzahl { $value }

# Roll your die, then click or type the result.
dock-dice-how = Selbst würfeln, dann das Ergebnis anklicken oder eintippen.

# Cancel order
dock-dice-cancel = Zurücknehmen

## Die kleine Karte, für Vorleseprogramme.

# Small map
dock-small-map = Kleine Karte

## Die Leiste unter der Karte: rechts nebeneinander, was keinen Knopf hat. $key wird gehalten, um das Kräfteverhältnis
## eines Angriffs zu sehen; Einheiten eines Bereichs wählt man, indem man die Karte zieht.

# Hold { $key }: odds
dock-bar-odds = { $key } halten: Verhältnis

# Shift+drag: select an area
dock-bar-area = Umschalt+ziehen: Bereich wählen

## Die Legende in dieser Leiste: was ein hervorgehobenes Feld bedeutet, in ein oder zwei Wörtern.

# Can move
dock-meaning-reach = Erreichbar

# Must stop
dock-meaning-stop = Halt

# By rail
dock-meaning-rail = Per Bahn

# Overrun
dock-meaning-overrun = Überrollen

# Attack
dock-meaning-attack = Angriff

# Retreat
dock-meaning-retreat = Rückzug

# Advance
dock-meaning-advance = Vorrücken

# Choose
dock-meaning-asked = Wählen

# In LOS
dock-meaning-sighted = In SL

# Cost
dock-meaning-cost = Kosten

# MP left
dock-meaning-left = BP übrig

## Die Rundenleiste: ihre Überschrift, in Großbuchstaben, rechts davon die laufende Runde; die Kurzinfo einer Runde; und
## die $units, die in einer Runde eintreten, mit ihren Feldern.

# Turn track
dock-turn-track = Rundenleiste

# turn { $turn } of { $last }
dock-turn-track-now = Runde { $turn } von { $last }

# Turn { $turn }
dock-turn = Runde { $turn }

# Turn { $turn }: { $units }
dock-turn-enters = Runde { $turn }: { $units }

# No unit enters on turn { $turn }.
dock-turn-enters-none = In Runde { $turn } tritt keine Einheit ein.
