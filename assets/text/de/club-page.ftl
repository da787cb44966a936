### Die Seite, auf der man einem Spiel eines Clubs im Browser zusieht, ohne etwas zu installieren.

## Die Seite, bevor das Spiel da ist, und der Zustand ihrer Verbindung zum Club.

# Loading the game …
club-page-loading = Das Spiel wird geladen …

# Live
club-page-live = Verbunden

# The club does not answer. Trying again …
club-page-lost = Der Club antwortet nicht. Neuer Versuch …

# This page needs JavaScript to show a running game.
club-page-no-script = Diese Seite braucht JavaScript, um ein laufendes Spiel zu zeigen.

## Was auf der Seite ist, für Menschen, die es vorgelesen bekommen.

# Sides
club-page-sides = Seiten

# Map
club-page-map = Karte

# The map with its counters
club-page-sheet = Die Karte mit ihren Spielsteinen

# Last roll
club-page-dice = Letzter Wurf

## Die Schaltflächen auf der Karte und am Kopf. Ein Browser zeigt den Hinweis, wenn die Maus auf der Schaltfläche ruht.

# Smaller
# .hint = Show more of the map (−)
club-page-smaller = Kleiner
    .hint = Mehr von der Karte zeigen (−)

# Whole map
# .hint = Show the whole map (0)
club-page-fit = Ganze Karte
    .hint = Die ganze Karte zeigen (0)

# Larger
# .hint = Show less of the map, larger (+)
club-page-larger = Größer
    .hint = Die Karte größer zeigen (+)

# Large
# .hint = Large text, for a projector (L)
club-page-large = Groß
    .hint = Große Schrift, für einen Projektor (L)

## Das Protokoll.

# Log
club-page-log = Protokoll

# This page is sent only what both players know, and nothing hidden.
club-page-note = Diese Seite empfängt nur, was beide Spieler wissen, und nichts Verborgenes.

# At the table: { $players }
club-page-present = Am Tisch: { $players }

## Was eine Seite tut, unter ihrem Namen. $player ist eine Art von Computerspieler.

# computer player { $player }
club-page-computer = Computerspieler { $player }

# to move
club-page-to-move = am Zug

## Anstelle einer Seite.

# There is no such game, or it is private.
club-page-missing = Dieses Spiel gibt es nicht, oder es ist privat.

# Too many people are watching here.
club-page-crowded = Hier sehen zu viele Menschen zu.
