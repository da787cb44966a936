### The import of a module’s pictures: the module, the table of matches, and the pack that is written.

## The module and the game. A module is the file of another program, VASSAL.

import-title = Import pictures
import-about = Type the path of a VASSAL module (.vmod) or drop it on the window, choose the game and open it. Its pictures belong to its makers: ask them before you send the pack to others.
import-path = Path of a module, or drop one here
import-open = Open module
    .hint = Read its pieces and guess by their names which is which unit
import-no-game = There is no such game

## The table. $piece is the name of a piece in the module, $percent how sure a guess is. There is little room for the buttons.

import-search = Search units and pieces
import-sort = Sort again
    .hint = Units without a picture and doubtful guesses come first
import-undo = Undo last match
import-no-match = No picture: it keeps its usual card
import-doubtful = Doubtful, { $percent }%: { $piece }
import-sure = { $percent }%: { $piece }
import-choose = Choose
import-choose-no-more = Cancel
import-unmatch = Take away
import-turn-over = Turn over

## The list of pieces that no unit has, from which one is chosen. $unit is the name of a unit.

import-piece-for = Click the piece for { $unit }.
import-piece-search = Search pieces
import-no-piece = No piece is free. Take one away from another unit first.

## The pack. $folder is a path; the numbers are of units with a card, of all units, and of pictures.

import-name = Name of the pack
import-no-name = The name of a pack needs a letter or a digit
import-write = Write the pack
import-counts = { $matched } of { $all } units have a picture
import-written = Cards: { $units }, pictures: { $images }, in { $folder }
import-use = Use this pack
import-more-notes = More notes of this kind: { $n }
