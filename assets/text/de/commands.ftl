### Kommandos der Tasten, wie die Seiten der Tasten und der Hilfe sie aufzählen, und die Tasten.

## Die Kapitel der Liste.

# The game
command-chapter-game = Das Spiel

# Units and the hex cursor
command-chapter-units = Einheiten und Feldmarke

# The map
command-chapter-map = Die Karte

# Overlays
command-chapter-overlays = Einblendungen

# Showing the game
command-chapter-showing = Das Spiel vorführen

## Das Spiel: Befehle, Regeln, Computerspieler, Lektionen.

# Show the keys
command-help = Tasten anzeigen

# Settings
command-settings = Einstellungen

# Rules, or the case of the refusal shown
command-rules = Regeln, an der Stelle einer Ablehnung

# Why? The rules on this hex
command-why = Warum? Die Regeln zu diesem Feld

# Save the game
command-save = Spiel speichern

# Undo the last order
command-undo = Letzten Befehl zurücknehmen

# Redo the last undone order
command-redo = Befehl wiederholen

# End the phase
command-end-phase = Phase beenden

# Ask for a hint
command-hint = Tipp anfordern

# Play the hint
command-take-hint = Tipp ausführen

# Computer: move now
command-answer-now = Computer: sofort handeln

# Computer: speed up
command-hurry = Computer: beschleunigen

# Computer: pause or continue
command-hold-opponent = Computer: anhalten oder fortsetzen

# Computer: do one step
command-one-deed = Computer: einen Schritt ausführen

# Computer: step back
command-look-back = Computer: einen Schritt zurück

# Branch: try from here
command-try-here = Variante: von hier probieren

# Branch: back to the game
command-back-to-game = Variante: zurück zum Spiel

# Lesson: next step
command-next-step = Lektion: nächster Schritt

# Lesson: back
command-step-back = Lektion: zurück

# Cancel / close
command-cancel = Abbrechen / schließen

# Fold the dock
command-fold-dock = Seitenleiste einklappen

## Einheiten, und die Marke über einem Feld.

# Cursor up
command-cursor-up = Feldmarke nach oben

# Cursor down
command-cursor-down = Feldmarke nach unten

# Cursor left
command-cursor-left = Feldmarke nach links

# Cursor right
command-cursor-right = Feldmarke nach rechts

# At the cursor: pick up, drop, attack, answer
command-act = An der Feldmarke: aufnehmen, ablegen, angreifen, antworten

# Pick up the whole stack
command-take-stack = Ganzen Stapel aufnehmen

# Pick up the formation
command-take-formation = Verband aufnehmen

# Next counter in the stack
command-next-in-stack = Nächster Spielstein im Stapel

# Next unit that can act
command-next-unit = Nächste Einheit, die handeln kann

# Previous unit
command-previous-unit = Vorherige Einheit

# Pick up the next waiting counter
command-from-box = Nächsten wartenden Spielstein aufnehmen

# Odds of the selected units here (hold)
command-odds = Kräfteverhältnis der ausgewählten Einheiten hier (halten)

# Pin the path here
command-waypoint = Weg hier festlegen

## Die Karte.

# Whole map
command-whole-map = Ganze Karte

# Zoom in
command-zoom-in = Vergrößern

# Zoom out
command-zoom-out = Verkleinern

# Move the map up
command-pan-up = Karte nach oben schieben

# Move the map down
command-pan-down = Karte nach unten schieben

# Move the map left
command-pan-left = Karte nach links schieben

# Move the map right
command-pan-right = Karte nach rechts schieben

# Small map
command-minimap = Kleine Karte

# Full screen
command-full-screen = Vollbild

## Die Einblendungen eines Spiels, das keinen Namen dafür hat.

# First overlay of the game
command-overlay-1 = Erste Einblendung des Spiels

# Second overlay of the game
command-overlay-2 = Zweite Einblendung des Spiels

# Third overlay of the game
command-overlay-3 = Dritte Einblendung des Spiels

# Fourth overlay of the game
command-overlay-4 = Vierte Einblendung des Spiels

# Fifth overlay of the game
command-overlay-5 = Fünfte Einblendung des Spiels

# Sixth overlay of the game
command-overlay-6 = Sechste Einblendung des Spiels

# Seventh overlay of the game
command-overlay-7 = Siebte Einblendung des Spiels

# Eighth overlay of the game
command-overlay-8 = Achte Einblendung des Spiels

# Ninth overlay of the game
command-overlay-9 = Neunte Einblendung des Spiels

# No overlays
command-no-overlays = Keine Einblendungen

## Das Spiel Zuschauern zeigen, und für sie auf die Karte zeichnen.

# Presenter mode
command-presenter = Vorführmodus

# Viewer window
command-capture-window = Zuschauerfenster

# Draw in blue: a ring, then an arrow
command-draw-blue = Ring, dann Pfeil zeichnen, in Blau

# Draw in red
command-draw-red = In Rot zeichnen

# Draw in yellow
command-draw-yellow = In Gelb zeichnen

# Draw in black
command-draw-black = In Schwarz zeichnen

## Tasten, wie sie auf einer Tastatur stehen. Buchstaben, Ziffern, Zeichen und F1 bis F12 sind überall gleich; mehrere
## verbindet ein Plus: „Strg+Umschalt+Z“. „Num“ ist der Ziffernblock, $digit eine seiner Ziffern.

# Ctrl
key-control = Strg

# Shift
key-shift = Umschalt

key-alt = Alt

# Up
key-up = Hoch

# Down
key-down = Runter

# Left
key-left = Links

# Right
key-right = Rechts

# Enter
key-enter = Eingabe

# Space
key-space = Leertaste

key-escape = Esc

key-tab = Tab

# Backspace
key-backspace = Rücktaste

# Delete
key-delete = Entf

# Insert
key-insert = Einfg

# Home
key-home = Pos1

# End
key-end = Ende

# PageUp
key-page-up = Bild auf

# PageDown
key-page-down = Bild ab

key-pad-digit = Num{ $digit }

# NumEnter
key-pad-enter = NumEingabe

key-pad-plus = NumPlus

key-pad-minus = NumMinus

# NumTimes
key-pad-times = NumMal

# NumSlash
key-pad-slash = NumGeteilt

# NumPoint
key-pad-point = NumKomma

# none
key-none = keine

## Der Fehler einer Datei der Einstellungen mit einer Taste, die es nicht gibt. Darin heißen die Tasten wie in der Datei.

# "{ $text }" is not a key: write it like "N", "F1", "Esc" or "Ctrl+Z"
key-unknown = „{ $text }“ ist keine Taste: so schreiben wie "N", "F1", "Esc" oder "Ctrl+Z"
