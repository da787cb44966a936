### Die Übernahme der Bilder eines Moduls: das Modul, die Tabelle der Zuordnungen und das Paket, das geschrieben wird.

## Das Modul und das Spiel. Ein Modul ist die Datei eines anderen Programms, VASSAL.

# Import pictures
import-title = Bilder übernehmen

# Type the path of a VASSAL module (.vmod) or drop it on the window, choose the game and open it. Its pictures belong to its makers: ask them before you pass the pack on.
import-about = Den Pfad eines VASSAL-Moduls (.vmod) eintippen oder es auf das Fenster ziehen, das Spiel wählen und das Modul öffnen. Die Bilder gehören denen, die das Modul gemacht haben: Vor dem Weitergeben des Pakets fragen.

# Path of a module, or drop one here
import-path = Pfad eines Moduls, oder eines hierher ziehen

# Open module
# .hint = Read its pieces and match them to units by name
import-open = Modul öffnen
    .hint = Seine Steine lesen und nach den Namen raten, welcher zu welcher Einheit gehört

# There is no such game
import-no-game = Dieses Spiel gibt es nicht

## Die Tabelle. $piece ist der Name eines Steins im Modul, $percent sagt, wie sicher eine Vermutung ist. Die Knöpfe haben wenig Platz.

# Search units and pieces
import-search = Einheiten und Steine suchen

# Sort again
# .hint = Units without a picture and doubtful guesses come first
import-sort = Neu sortieren
    .hint = Einheiten ohne Bild und zweifelhafte Vorschläge kommen zuerst

# Undo last match
import-undo = Letzte Zuordnung zurücknehmen

# Accept { $percent }% or more
# .hint = Accept all guesses that are at least this certain
import-accept = Ab { $percent } % annehmen
    .hint = Alle Vorschläge annehmen, die mindestens so sicher sind

# Minimum percent
import-accept-from = Mindestens Prozent

# Match by number
# .hint = Match each unit without a picture to the only free piece with the same numbers; then check these matches
import-numbers = Nach Nummern zuordnen
    .hint = Jeder Einheit ohne Bild den einzigen freien Stein mit denselben Nummern geben; diese Zuordnungen danach prüfen

# No picture: it keeps its usual card
import-no-match = Kein Bild: Sie behält ihre übliche Karte

# Doubtful, { $percent }%: { $piece }
import-doubtful = Zweifelhaft, { $percent } %: { $piece }

# { $percent }%: { $piece }
import-sure = { $percent } %: { $piece }

# Choose
import-choose = Wählen

# Cancel
import-choose-no-more = Abbrechen

# Remove
import-unmatch = Entfernen

# Turn over
import-turn-over = Wenden

## Die Liste der Steine, die keine Einheit hat und aus denen einer gewählt wird. $unit ist der Name einer Einheit.

# Click the piece for { $unit }.
import-piece-for = Den Stein für { $unit } anklicken.

# Search pieces
import-piece-search = Steine suchen

# No piece is free. Remove one from another unit first.
import-no-piece = Kein Stein ist frei. Zuerst einen bei einer anderen Einheit entfernen.

## Das Paket. $folder ist ein Pfad; die Zahlen sind die der Einheiten mit Karte, aller Einheiten und der Bilder.

# Name of the pack
import-name = Name des Pakets

# The name of a pack needs a letter or a digit
import-no-name = Der Name eines Pakets braucht einen Buchstaben oder eine Ziffer

# Write the pack
import-write = Paket schreiben

# { $matched } of { $all } units have a picture
import-counts = { $matched } von { $all } Einheiten haben ein Bild

# Cards: { $units }, pictures: { $images }, in { $folder }
import-written = Karten: { $units }, Bilder: { $images }, in { $folder }

# Use this pack
import-use = Dieses Paket verwenden

# This pack is in use for its game.
import-in-use = Dieses Paket wird für sein Spiel verwendet.

# More notes of this kind: { $n }
import-more-notes = Weitere Hinweise dieser Art: { $n }

## Was an einem Modul falsch ist, hinter Datei, Zeile und Spalte: im Fenster, und auf der Kommandozeile englisch. $why ist die
## Meldung einer Bibliothek, $most eine Grenze. Ein Satz ohne Punkt, der klein beginnt. „Sie“ ist die Beschreibung des Moduls.

# this is not a zip file, and every VASSAL module is one
import-no-zip = das ist keine Zip-Datei, und jedes VASSAL-Modul ist eine

# this is not a zip file that can be read: { $why }
import-unread-zip = das ist keine lesbare Zip-Datei: { $why }

# it contains more than { $most } files, which is the limit
import-many-files = es enthält mehr als die erlaubten { $most } Dateien

# two files in it have the same name: save the module again in VASSAL’s editor
import-same-name = zwei Dateien darin haben denselben Namen: Das Modul im Editor von VASSAL noch einmal speichern

# the name of file { $number }: { $why }
import-name-of-file = der Name der Datei { $number }: { $why }

# "{ $name }" is not the name of a file inside the module
import-name-outside = „{ $name }“ ist nicht der Name einer Datei im Modul

# there is no such file in the module
import-no-such-file = diese Datei gibt es im Modul nicht

# it cannot be unpacked: { $why }
import-not-unpacked = das lässt sich nicht entpacken: { $why }

# it is a link: only files are accepted
import-link = das ist eine Verknüpfung: Nur Dateien werden angenommen

# it is longer than { $most } bytes, which is the limit
import-long-file = das ist länger als die erlaubten { $most } Byte

# there is no buildFile in it: this is not a VASSAL module
import-no-build-file = darin ist kein buildFile: Das ist kein VASSAL-Modul

# this is not XML: { $why }
import-no-xml = das ist kein XML: { $why }

# this is not the description of a VASSAL module: it must begin with { $begin }
import-no-description = das ist nicht die Beschreibung eines VASSAL-Moduls: Sie muss mit { $begin } beginnen

# it is incomplete: some of its elements are not closed
import-not-closed = sie ist unvollständig: Einige ihrer Elemente sind nicht geschlossen

# it has more than { $most } elements, which is the limit
import-many-elements = sie hat mehr als die erlaubten { $most } Elemente

# its elements are nested deeper than { $most }, which is the limit
import-deep-elements = ihre Elemente sind tiefer verschachtelt als die erlaubten { $most } Ebenen

# it has more than { $most } pieces, which is the limit
import-many-pieces = sie hat mehr als die erlaubten { $most } Steine

# it has more than { $most } prototypes, which is the limit
import-many-prototypes = sie hat mehr als die erlaubten { $most } Prototypen

# the definition of a piece is longer than { $most } bytes, which is the limit
import-long-definition = die Definition eines Steins ist länger als die erlaubten { $most } Byte

## Was an einem Stein des Moduls falsch ist. Eine Eigenschaft („trait“) ist für VASSAL ein Teil seiner Definition; $why ist
## einer dieser Sätze.

# the piece "{ $piece }": { $why }
import-piece-fault = der Stein „{ $piece }“: { $why }

# the prototype "{ $prototype }": { $why }
import-prototype-fault = der Prototyp „{ $prototype }“: { $why }

# its definition is not that of a piece: such a definition begins with "{ $begin }"
import-no-definition = seine Definition ist nicht die eines Steins: Eine solche beginnt mit „{ $begin }“

# it has more than { $most } traits, which is the limit
import-many-traits = er hat mehr als die erlaubten { $most } Eigenschaften

# it has more than { $most } traits with its prototypes, which is the limit
import-many-traits-of-prototypes = er hat mit seinen Prototypen mehr als die erlaubten { $most } Eigenschaften

# the pieces of this module have too many traits to be unpacked
import-too-many-traits = die Steine dieses Moduls haben zu viele Eigenschaften, um entpackt zu werden

# the piece "{ $piece }" shows the picture "{ $picture }", which is not in the module (VASSAL may draw it itself)
import-missing-picture = der Stein „{ $piece }“ zeigt das Bild „{ $picture }“, das nicht im Modul ist (VASSAL zeichnet es vielleicht selbst)

# { $file }: { $n } more faults follow
import-more-faults = { $file }: { $n } weitere Fehler folgen

## Warum kein Paket geschrieben wird, oder ein Bild davon nicht.

# there is no such picture in the module
import-no-such-picture = dieses Bild gibt es im Modul nicht

# { $folder } already exists: choose another name
import-pack-exists = { $folder } gibt es schon: einen anderen Namen wählen

# { $folder } already exists and is not an art pack
import-is-no-pack = { $folder } gibt es schon, und es ist kein Grafikpaket

# { $folder } is not the folder of a pack: give it a name
import-pack-without-name = { $folder } ist nicht der Ordner eines Pakets: einen Namen angeben

# { $folder } is not the folder of a pack: call it "{ $id }"
import-wrong-pack-name = { $folder } ist nicht der Ordner eines Pakets: ihn „{ $id }“ nennen

# { $folder } is not the folder of a pack: its name needs a letter
import-pack-without-letter = { $folder } ist nicht der Ordner eines Pakets: Sein Name braucht einen Buchstaben

# a pack can have at most { $most } units with cards of their own
import-many-units = ein Paket kann höchstens { $most } Einheiten mit eigener Karte haben

# one pack cannot hold these pictures: the limits are { $bytes } bytes and { $pixels } pixels; match fewer units
import-large-pack = ein Paket kann diese Bilder nicht aufnehmen: Die Grenzen sind { $bytes } Byte und { $pixels } Pixel; weniger Einheiten zuordnen

# { $file } cannot be written: { $why }
import-not-written = { $file } kann nicht geschrieben werden: { $why }
