### Die Seite der Einstellungen.

## Die Überschriften der Seite, und ihr Fuß. $file ist die Datei mit ihrem Ordner.

# Appearance
settings-appearance = Aussehen

# Layout
settings-layout = Anordnung

# Players
settings-players = Spieler

# Restore defaults
settings-restore = Standard wiederherstellen

# Stored in { $file }
settings-stored-in = Gespeichert in { $file }

## Ein Schalter: auf dem Knopf steht eines dieser Wörter.

# On
settings-on = An

# Off
settings-off = Aus

## Das Aussehen des Tisches. Links der Name, rechts die Auswahl als Knöpfe, darunter der Hinweis.

# Language
# .hint = Texts that are not translated yet are in English.
settings-language = Sprache
    .hint = Noch nicht übersetzte Texte erscheinen auf Englisch.

# System
settings-language-of-system = Systemsprache

# Fonts
# .hint = Font files (.ttf, .otf) in the folder “Fonts” are used for letters that the fonts of Kessel lack, from the next start on.
settings-fonts = Schriften
    .hint = Schriftdateien (.ttf, .otf) im Ordner „Schriften“ zeigen ab dem nächsten Start Buchstaben, die den Schriften von Kessel fehlen.

# Kessel’s own
settings-fonts-none = Die von Kessel

# Kessel’s own and { $fonts }
settings-fonts-own = Die von Kessel und { $fonts }

# Panels
# .hint = The map is the same in both.
settings-panels = Bedienfelder
    .hint = Die Karte ist bei beiden gleich.

# Light
settings-panels-light = Hell

# Dark
settings-panels-dark = Dunkel

# Colours
# .hint = Colour-blind: blue to orange instead of green to red, and patterns on the corps bands. The sides also differ in shape.
settings-colours = Farben
    .hint = Farbenblind: Blau bis Orange statt Grün bis Rot, und Muster auf den Korpsstreifen. Die Seiten unterscheiden sich auch in der Form.

# Colour-blind
settings-colours-blind = Farbenblind

# Default
settings-colours-default = Standard

# Interface scale
# .hint = Applied when you move the mouse away or close Settings.
settings-scale = Größe der Oberfläche
    .hint = Wirkt, sobald die Maus woanders ist oder die Einstellungen geschlossen sind.

# Bigger
settings-scale-bigger = Größer

# Smaller
settings-scale-smaller = Kleiner

# { $percent }%
settings-scale-percent = { $percent } %

# .hint = None: counters, dice and map jump to their final position.
settings-animation = Animation
    .hint = Keine: Spielsteine, Würfel und Karte springen sofort an ihren Platz.

# None
settings-animation-none = Keine

# Fast
settings-animation-fast = Schnell

# Full
settings-animation-full = Voll

# Dice on the map
# .hint = Shows dice and combat results at the foot of the map for a few seconds. The dock always shows them.
settings-dice = Würfel auf der Karte
    .hint = Zeigt Würfel und Kampfergebnisse einige Sekunden lang unten auf der Karte. In der Seitenleiste stehen sie immer.

# Off
settings-dice-off = Aus

# Small
settings-dice-small = Klein

# Large
settings-dice-large = Groß

# Computer speed
# .hint = How long each computer action stays on screen.
settings-pace = Tempo des Computers
    .hint = Wie lange jede Handlung des Computers zu sehen bleibt.

# Fast
settings-pace-fast = Schnell

settings-pace-normal = Normal

# Slow
settings-pace-slow = Langsam

## Die Grafikpakete: $pack ist der Name eines Ordners, $game der Titel eines Spiels, $games eine Liste davon, $folder ein Ordner.

# Art pack
settings-pack = Grafikpaket

# All games
# .label = Art pack for all games
settings-pack-for-all = Alle Spiele
    .label = Grafikpaket für alle Spiele

# Art pack for { $game }
settings-pack-for = Grafikpaket für { $game }

# As for all games
settings-pack-as-all = Wie für alle Spiele

# No description.
settings-pack-without-about = Keine Beschreibung.

# This pack is in your folder. To describe it here, fill in the field “about” in its pack.ron.
settings-pack-of-your-own = Dieses Paket liegt im eigenen Ordner. Für eine Beschreibung an dieser Stelle das Feld „about“ seiner Datei pack.ron ausfüllen.

# Art pack “{ $pack }” not found; using the standard pack.
settings-pack-not-found = Grafikpaket „{ $pack }“ nicht gefunden; das Standardpaket gilt.

# Only for { $games }; other games use the standard pack.
settings-pack-only-for = Nur für { $games }; für andere Spiele gilt das Standardpaket.

# Put your own packs into { $folder }
settings-pack-folder = Ordner für eigene Pakete: { $folder }

# Name of a new pack
settings-pack-name = Name eines neuen Pakets

# New pack
# .hint = Copies the standard drawings for you to change, uses the copy and opens its folder
settings-pack-new = Neues Paket
    .hint = Kopiert die Standardzeichnungen zum Ändern, wählt die Kopie und öffnet ihren Ordner

## Die Anordnung des Tisches. Der Zusatz steht hinter der Zahl der Punkte, von 340 bis 560.

# Side of the dock
settings-dock-side = Lage der Seitenleiste

# Right
settings-dock-side-right = Rechts

# Left
settings-dock-side-left = Links

# Width of the dock
# .hint = You can also drag its inner edge.
# .suffix = { "" } points
settings-dock-width = Breite der Seitenleiste
    .hint = Oder den inneren Rand ziehen.
    .suffix = { "" } Punkte

# Small map
# .hint = Shown in the dock if there is room, with the counters as dots.
settings-minimap = Kleine Karte
    .hint = Steht bei genug Platz in der Seitenleiste, mit den Spielsteinen als Punkten.

# Hex tooltips
# .hint = Show details of the hex under the mouse.
settings-tooltips = Kurzinfo zum Hexfeld
    .hint = Zeigt Einzelheiten des Feldes unter der Maus.

# What now
# .hint = Shows what to do and what is unfinished, at the head of the dock.
settings-what-now = Was nun??
    .hint = Zeigt oben in der Seitenleiste, was zu tun und was noch offen ist.

## Was ein Klick bewirkt, und die Fragen vor dem Würfeln.

# Click to move
# .hint = Click a highlighted hex to move the selected units. Dragging always works.
settings-click-to-move = Klicken zum Bewegen
    .hint = Ein Klick auf ein hervorgehobenes Feld bewegt die ausgewählten Einheiten. Ziehen geht immer.

# Ask before rolling
# .hint = Show odds and ask before any move that rolls dice, such as an overrun.
settings-ask-before-rolling = Vor dem Würfeln fragen
    .hint = Zeigt das Kräfteverhältnis und fragt vor jeder Bewegung, bei der gewürfelt wird, etwa beim Überrollen.

# Always ask about opportunity fire
# .hint = Ask even when no roll could have any effect, or only one choice of losses makes sense. Otherwise play continues by itself.
settings-ask-always = Immer nach Gelegenheitsfeuer fragen
    .hint = Fragt auch, wenn kein Wurf eine Wirkung haben könnte oder nur eine Wahl der Verluste sinnvoll ist. Sonst geht das Spiel von selbst weiter.

# Skip idle phases
# .hint = A phase in which you cannot act ends by itself. The log records it.
settings-skip-phases = Leere Phasen überspringen
    .hint = Eine Phase ohne mögliche Handlung endet von selbst. Das Protokoll hält es fest.

## Die Spieler.

# Hand-over screen
# .hint = Hides the map between turns when two people share a screen. Always on when playing by file.
settings-hand-over = Übergabeschirm
    .hint = Verdeckt die Karte zwischen den Spielerzügen, wenn zwei Personen an einem Bildschirm spielen. Beim Spiel per Datei immer an.

# Desktop notification on your turn
# .hint = In online games, while the window is in the background.
settings-turn-notices = Meldung des Systems am eigenen Zug
    .hint = In Onlinespielen, während das Fenster im Hintergrund ist.

## Das Relay der Online-Spiele. .label ist der Name der Knöpfe, $choice eines der drei Wörter darunter.

# Relay for tickets
# .hint = A relay helps others to find the games that you host, and passes on what they send if there is no direct route. It cannot read that. “None” also applies when you join.
# .label = Relay for tickets: { $choice }
settings-relay = Relay für Tickets
    .hint = Ein Relay hilft anderen, die hier ausgerichteten Spiele zu finden, und leitet weiter, was sie senden, wenn es keinen direkten Weg gibt. Lesen kann es das nicht. „Keines“ gilt auch beim Teilnehmen.
    .label = Relay für Tickets: { $choice }

# Public
settings-relay-public = Öffentlich

# None
settings-relay-none = Keines

# Your own
settings-relay-own = Eigenes

# Address of the relay
settings-relay-address = Adresse des Relays

# a relay is an address such as https://relay.example: a host, perhaps a port, and nothing after it
settings-relay-wrong = ein Relay ist eine Adresse wie https://relay.example: ein Rechner, vielleicht ein Port, und nichts dahinter

# Press Enter to use this relay.
settings-relay-enter = Die Eingabetaste drücken, um dieses Relay zu benutzen.

## Die eigenen Ordner: jeder ist ein Knopf, der ihn öffnet. .label ist der Name des Knopfes, $folder eines der Wörter
## darunter.

# Folders
# .label = Open folder: { $folder }
settings-folders = Ordner
    .label = Ordner öffnen: { $folder }

# Saved games
settings-folder-games = Gespeicherte Spiele

# Scenarios
settings-folder-scenarios = Szenarien

# Lessons
settings-folder-lessons = Lektionen

# Art packs
settings-folder-packs = Grafikpakete

# Fonts
settings-folder-fonts = Schriften

# Settings
settings-folder-settings = Einstellungen

## Eigene Pakete, Szenarien und Lektionen, je eine Zeile: Name, Knopf zum Entfernen, die Frage mit zwei Antworten, und was
## danach dort steht. .label sind Namen der Knöpfe: $thing ist Art und Datei, „scenario bridge“.

# Your content
settings-own = Eigene Inhalte

# Art pack “{ $title }”
settings-own-pack = Grafikpaket „{ $title }“

# Scenario “{ $title }”
settings-own-scenario = Szenario „{ $title }“

# Lesson “{ $title }”
settings-own-lesson = Lektion „{ $title }“

# Course “{ $title }”
settings-own-course = Kurs „{ $title }“

# Commented game “{ $title }”
settings-own-study = Kommentierte Partie „{ $title }“

# File “{ $title }” for scenarios
settings-own-part = Datei „{ $title }“ für Szenarien

settings-own-line = { $thing } · { $id }

# Remove
# .hint = Moves it to the folder “removed”, from which you can restore it by hand
# .label = Remove { $thing }
settings-own-remove = Entfernen
    .hint = Verschiebt es in den Ordner „removed“, aus dem es sich von Hand zurückholen lässt
    .label = Entfernen: { $thing }

# Remove it?
settings-own-ask = Entfernen?

# Keep
# .label = Keep { $thing }
settings-own-keep = Behalten
    .label = Behalten: { $thing }

# Yes, remove it
# .label = Yes, remove { $thing }
settings-own-yes = Ja, entfernen
    .label = Ja, entfernen: { $thing }

# moved to the folder “removed”
settings-own-removed = in den Ordner „removed“ verschoben

## Die Datei der Einstellungen: die Bemerkung an ihrem Anfang, und Fehler darin, oben auf der Seite. $file ist ihr Name,
## $word das Gelesene, $fault ein Satz ohne Punkt mit seiner Stelle in der Datei.

# Settings of Kessel. The program reads this file when it starts and writes it when you change
# something on its settings page. Letters follow your keyboard layout. Other keys are named
# as on an English keyboard.
settings-file-head =
    Einstellungen von Kessel. Das Programm liest diese Datei beim Start und schreibt sie, wenn
    auf seiner Seite der Einstellungen etwas geändert wird. Buchstaben folgen der eigenen
    Tastatur. Andere Tasten heißen wie auf einer englischen.

# { $file }: unknown command "{ $word }"; it is ignored
settings-file-unknown-command = { $file }: unbekanntes Kommando „{ $word }“, wird übergangen

# { $file }: unknown setting "{ $word }"; it is ignored
settings-file-unknown-setting = { $file }: unbekannte Einstellung „{ $word }“, wird übergangen

# { $fault }. The other settings are used. When you change one, a copy of this file is kept.
settings-file-fault = { $fault }. Die anderen Einstellungen gelten. Bei der nächsten Änderung bleibt eine Kopie dieser Datei erhalten.

# { $fault }. The default settings are used. When you change one, a copy of this file is kept.
settings-file-unread = { $fault }. Die Standardeinstellungen gelten. Bei der nächsten Änderung bleibt eine Kopie dieser Datei erhalten.
