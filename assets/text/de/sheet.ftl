### Die anderen Seiten des Blattes über dem Tisch: Tasten, Hilfe, Anleitungen, Über.

## Die Reiter des Blattes, und der Knopf, der es schließt.

# Settings
sheet-settings = Einstellungen

# Keys
sheet-keys = Tasten

# Help
sheet-help = Hilfe

# Guides
sheet-guides = Anleitungen

# About
sheet-about = Über Kessel

# Close
sheet-close = Schließen

## Die Seite, die Tasten belegt: jedes Kommando hat seine Tasten und vier Knöpfe. $key ist eine Taste, $command das andere
## Kommando mit dieser Taste, $overlays sind Einblendungen mit ihren Tasten: „1 Reichweite · 2 Nachschub“.

# Letters follow your keyboard layout. Other keys are named as on an English keyboard.
sheet-keys-hint = Buchstaben folgen der eigenen Tastatur. Andere Tasten heißen wie auf einer englischen.

# Default
sheet-keys-default = Standard

# None
sheet-keys-none = Keine

# Add
sheet-keys-add = Weitere

# Change
sheet-keys-change = Ändern

# Press a key, or Esc
sheet-keys-press = Taste drücken, oder Esc

# { $key } is also used for “{ $command }”
sheet-keys-also-used = { $key } gilt auch für „{ $command }“

# Overlays: { $overlays }
sheet-keys-overlays = Einblendungen: { $overlays }

# Restore default keys
sheet-keys-restore = Standardtasten wiederherstellen

## Die Hilfe: was die Maus bewirkt. .deed steht unter der Geste und setzt sie fort.

# The mouse
sheet-help-mouse = Die Maus

# Drag a counter
# .deed = moves it or plans an attack; the path and its cost are shown
sheet-help-drag = Spielstein ziehen
    .deed = bewegt ihn oder plant einen Angriff; Weg und Kosten stehen dabei

# Shift and drag
# .deed = picks up the whole stack
sheet-help-drag-stack = Umschalt und ziehen
    .deed = nimmt den ganzen Stapel auf

# Double-click and drag
# .deed = picks up the units of its formation
sheet-help-drag-formation = Doppelklicken und ziehen
    .deed = nimmt die Einheiten des Verbands auf

# Right-click while dragging
# .deed = pins the path to the hex under the mouse
sheet-help-pin = Rechtsklick beim Ziehen
    .deed = legt den Weg bis zum Feld unter der Maus fest

# Drag an empty hex
# .deed = moves the map; with the middle button from any hex
sheet-help-drag-map = Leeres Feld ziehen
    .deed = verschiebt die Karte; mit der mittleren Taste von jedem Feld aus

# Drag with the right button
# .deed = draws an arrow; a right-click draws a ring; Shift, Ctrl or both change the colour; a click clears all drawings
sheet-help-draw = Mit der rechten Taste ziehen
    .deed = zeichnet einen Pfeil, ein Rechtsklick einen Ring; Umschalt, Strg oder beide ändern die Farbe; ein Klick löscht alles

# Shift and drag the map
# .deed = selects the counters in an area
sheet-help-box = Umschalt und Karte ziehen
    .deed = wählt die Spielsteine in einem Rechteck aus

# Wheel
# .deed = zooms
sheet-help-wheel = Mausrad
    .deed = vergrößert und verkleinert

# Hover over a hex
# .deed = explains it; a stack fans out
sheet-help-hover = Maus über einem Feld
    .deed = erklärt es; ein Stapel fächert sich auf

# Click
# .deed = selects, answers a question, places a marker
sheet-help-click = Klick
    .deed = wählt aus, beantwortet eine Frage, legt einen Marker

# Click a highlighted hex
# .deed = moves the selected units there
sheet-help-click-hex = Hervorgehobenes Feld anklicken
    .deed = bewegt die ausgewählten Einheiten dorthin

# Click the number in a refusal
# .deed = opens the rules at that case
sheet-help-click-case = Nummer in einer Ablehnung anklicken
    .deed = schlägt das Regelheft bei dieser Regel auf

## Die Seite mit den Anleitungen: ihre Liste unter zwei Überschriften, und der Knopf, der von einer Anleitung zu ihr
## zurückführt.

# For players, and for makers of scenarios, lessons, art packs and translations.
sheet-guides-hint = Für alle, die spielen oder Szenarien, Lektionen, Grafikpakete und Übersetzungen machen. Die Anleitungen sind auf Englisch.

# For all games
sheet-guides-all = Für alle Spiele

# For one game
sheet-guides-games = Für ein Spiel

# All guides
sheet-guides-back = Alle Anleitungen

## Die Seite über das Programm: $version ist seine Nummer, $publisher und $designer gehören zu einem gedruckten Spiel,
## $name ist der Name eines Pakets mit einer Schrift, $n eine Zahl von Paketen.

# .hint = A table for hex-and-counter war games that knows the rules. Licensed under MIT or Apache-2.0.
sheet-about-program = Kessel { $version }
    .hint = Ein Spieltisch für Konfliktsimulationen mit Hexfeldern und Spielsteinen, der die Regeln kennt. Lizenz: MIT oder Apache-2.0.

# The original games
# .hint = Maps, orders of battle, tables and game mechanics come from these games. All texts and drawings are our own. Kessel is not connected with the publishers.
sheet-about-games = Die Originalspiele
    .hint = Karten, Gliederungen, Tabellen und Spielmechanik stammen aus diesen Spielen. Alle Texte und Zeichnungen sind eigene. Kessel steht in keiner Verbindung zu den Verlagen.

# { $publisher }. Designed by { $designer }.
sheet-about-printed = { $publisher }. Autor: { $designer }.

# Fonts
sheet-about-fonts = Schriften

# crate { $name }
sheet-about-font = Crate { $name }

# crate { $name }, not shown
sheet-about-font-not-shown = Crate { $name }, nicht gezeigt

sheet-about-crates = Crates: { $n }

# name or licence
sheet-about-filter = Name oder Lizenz

# Licence texts
sheet-about-licences = Lizenztexte
