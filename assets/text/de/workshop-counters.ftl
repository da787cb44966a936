### Der Editor für Spielsteine: Symbol, Farben und Bilder von Einheiten in einem Grafikpaket.

## Der Titel, die Pakete und die Liste der Einheiten. $key ist eine Kennung wie ge-tiger-1, $name steht auf dem Stein.

# Counters
counters-title = Spielsteine

# Art pack
counters-pack = Grafikpaket

# Choose an art pack
counters-choose = Grafikpaket wählen

# Name of a new pack
counters-pack-name = Name eines neuen Pakets

# New pack
counters-new-pack = Neues Paket

# You have no art pack yet. Type a name and press New pack.
counters-first-pack = Es gibt noch kein eigenes Grafikpaket. Einen Namen eintippen und „Neues Paket“ drücken.

# Choose a pack of your own, or begin a new one. The pack is then in use at the table.
counters-no-pack = Ein eigenes Paket wählen oder ein neues beginnen. Es gilt dann auch am Tisch.

# Choose a unit or a unit type in the list.
counters-no-unit = Eine Einheit oder einen Einheitentyp in der Liste wählen.

# Search units
counters-search = Einheiten suchen

# Units and types: { $n }
counters-found = Einheiten und Typen: { $n }

counters-entry = { $key } · { $name }

## Die Zustände, in denen eine Karte gezeigt wird, mit wenig Platz für jeden.

# Fresh
counters-fresh = Frisch

# Reduced
counters-reduced = Reduziert

# Inverted
counters-inverted = Umgedreht

# Revealed
counters-revealed = Aufgedeckt

# Moved
counters-moved = Gezogen

# Fired
counters-fired = Gefeuert

# Attacked
counters-attacked = Angegriffen

# Disrupted
counters-disrupted = Desorganisiert

# Dispersed
counters-dispersed = Zersprengt

# Pinned
counters-pinned = Niedergehalten

# Panicked
counters-panicked = In Panik

# Immobilized
counters-immobile = Bewegungsunfähig

# In cover
counters-in-cover = In Deckung

# Spotted
counters-spotted = Aufgeklärt

# Out of supply
counters-out-of-supply = Unversorgt

# Loaded
counters-carrying = Beladen

# Two badges
counters-two-badges = Zwei Abzeichen

# Turned
counters-turned = Gedreht

## Die Wahl, was geändert wird: eine Einheit oder ein Typ, oder alle, deren Kennung zu einem Muster wie so-t34-* passt. $units
## und $types sind die Zahlen der Einheiten und Typen, die das Muster trifft, in Worten.

# Only this one
counters-alone = Nur diese

# All { $pattern }: { $units }, { $types }
counters-all-alike = Alle { $pattern }: { $units }, { $types }

# { $n ->
#     [one] { $n } unit
#    *[other] { $n } units
# }
counters-met-units = { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }

# { $n ->
#     [one] { $n } type
#    *[other] { $n } types
# }
counters-met-types = { $n ->
        [one] { $n } Typ
       *[other] { $n } Typen
    }

# Change all units and types with matching ids. Those with an entry of their own keep it.
counters-all-alike-about = Alle Einheiten und Typen mit solchen Kennungen ändern. Was einen eigenen Eintrag hat, behält ihn.

## Rücknahme und Wiederholung von Änderungen in der Datei des Pakets.

# Undo change
counters-undo = Änderung zurücknehmen

# Redo change
counters-redo = Änderung wiederholen

## Die drei Teile, die geändert werden können, und das Symbol. $name ist der Name eines Symbols.

counters-symbol = Symbol

# Colours
counters-colours = Farben

# Pictures
counters-pictures = Bilder

# Usual symbol
counters-usual-symbol = Übliches Symbol

counters-symbol-name = Symbol { $name }

# The picture of this unit is its whole card: the symbol is not shown.
counters-symbol-covered = Das Bild dieser Einheit ist ihre ganze Karte: Das Symbol ist nicht zu sehen.

## Farben: $word ist ein Farbwort einer Karte, $name eine Farbe der Palette.

# Choose a palette colour by name, or pick any other.
counters-colours-about = Eine Farbe der Palette nach ihrem Namen wählen, oder eine beliebige andere.

# This card has no colours that a unit can change.
counters-no-words = Diese Karte hat keine Farben, die eine Einheit ändern kann.

# Usual colour
counters-usual-colour = Übliche Farbe

# Pick { $word }
counters-pick = { $word } wählen

counters-band = Band

# { $name }, for all units with this band
counters-band-about = { $name }, für alle Einheiten mit diesem Band

## Bilder: $file ist ein Name im Ordner des Pakets.

# A picture (PNG or SVG) replaces the whole card. The program draws steps, badges and states over it.
counters-pictures-about = Ein Bild (PNG oder SVG) ersetzt die ganze Karte. Das Programm zeichnet Stufen, Abzeichen und Zustände darüber.

# Front: { $file }
counters-front = Vorderseite: { $file }

# Back: { $file }
counters-back = Rückseite: { $file }

# This unit has its usual card.
counters-no-picture = Diese Einheit hat ihre übliche Karte.

# The card of this unit is a drawing with placeholders, named in the pack file.
counters-has-drawing = Die Karte dieser Einheit ist eine Zeichnung mit Platzhaltern, in der Paketdatei angegeben.

# Usual card
counters-usual-card = Übliche Karte

# Remove back
counters-no-back = Rückseite entfernen

# Path of a picture, or drop one here
counters-picture = Pfad eines Bildes, oder eines hierher ziehen

# Use as front
counters-as-front = Als Vorderseite

# Use as back
counters-as-back = Als Rückseite
