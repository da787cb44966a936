### Die Übernahme der Bilder eines Moduls: das Modul, die Tabelle der Zuordnungen und das Paket, das geschrieben wird.

## Das Modul und das Spiel. Ein Modul ist die Datei eines anderen Programms, VASSAL.

# Import pictures
import-title = Bilder übernehmen

# Type the path of a VASSAL module (.vmod) or drop it on the window, choose the game and open it. Its pictures belong to its makers: ask them before you send the pack to others.
import-about = Den Pfad eines VASSAL-Moduls (.vmod) eintippen oder es auf das Fenster ziehen, das Spiel wählen und das Modul öffnen. Die Bilder gehören denen, die das Modul gemacht haben: Fragen Sie, bevor Sie das Paket weitergeben.

# Path of a module, or drop one here
import-path = Pfad eines Moduls, oder eines hierher ziehen

# Open module
# .hint = Read its pieces and guess by their names which is which unit
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

# Take away
import-unmatch = Wegnehmen

# Turn over
import-turn-over = Wenden

## Die Liste der Steine, die keine Einheit hat und aus denen einer gewählt wird. $unit ist der Name einer Einheit.

# Click the piece for { $unit }.
import-piece-for = Den Stein für { $unit } anklicken.

# Search pieces
import-piece-search = Steine suchen

# No piece is free. Take one away from another unit first.
import-no-piece = Kein Stein ist frei. Zuerst einer anderen Einheit einen wegnehmen.

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

# More notes of this kind: { $n }
import-more-notes = Weitere Hinweise dieser Art: { $n }
