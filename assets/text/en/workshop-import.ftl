### The import of a module’s pictures: the module, the table of matches, and the pack that is written.

## The module and the game. A module is the file of another program, VASSAL.

import-title = Import pictures
import-about = Type the path of a VASSAL module (.vmod) or drop it on the window, choose the game and open it. Its pictures belong to its makers: ask them before you pass the pack on.
import-path = Path of a module, or drop one here
import-open = Open module
    .hint = Read its pieces and match them to units by name
import-no-game = There is no such game

## The table. $piece is the name of a piece in the module, $percent how sure a guess is. There is little room for the buttons.

import-search = Search units and pieces
import-sort = Sort again
    .hint = Units without a picture and doubtful guesses come first
import-undo = Undo last match
import-accept = Accept { $percent }% or more
    .hint = Accept all guesses that are at least this certain
import-accept-from = Minimum percent
import-numbers = Match by number
    .hint = Match each unit without a picture to the only free piece with the same numbers; then check these matches
import-no-match = No picture: it keeps its usual card
import-doubtful = Doubtful, { $percent }%: { $piece }
import-sure = { $percent }%: { $piece }
import-choose = Choose
import-choose-no-more = Cancel
import-unmatch = Remove
import-turn-over = Turn over

## The list of pieces that no unit has, from which one is chosen. $unit is the name of a unit.

import-piece-for = Click the piece for { $unit }.
import-piece-search = Search pieces
import-no-piece = No piece is free. Remove one from another unit first.

## The pack. $folder is a path; the numbers are of units with a card, of all units, and of pictures.

import-name = Name of the pack
import-no-name = The name of a pack needs a letter or a digit
import-write = Write the pack
import-counts = { $matched } of { $all } units have a picture
import-written = Cards: { $units }, pictures: { $images }, in { $folder }
import-use = Use this pack
import-in-use = This pack is in use for its game.
import-more-notes = More notes of this kind: { $n }

## What is wrong with a module, after its file, line and column: in the window, and on the command line in English. $why is
## the message of a library, $most a limit. A sentence without a full stop that begins with a small letter.

import-no-zip = this is not a zip file, and every VASSAL module is one
import-unread-zip = this is not a zip file that can be read: { $why }
import-many-files = it contains more than { $most } files, which is the limit
import-same-name = two files in it have the same name: save the module again in VASSAL’s editor
import-name-of-file = the name of file { $number }: { $why }
import-name-outside = "{ $name }" is not the name of a file inside the module
import-no-such-file = there is no such file in the module
import-not-unpacked = it cannot be unpacked: { $why }
import-link = it is a link: only files are accepted
import-long-file = it is longer than { $most } bytes, which is the limit
import-no-build-file = there is no buildFile in it: this is not a VASSAL module
import-no-xml = this is not XML: { $why }
import-no-description = this is not the description of a VASSAL module: it must begin with { $begin }
import-not-closed = it is incomplete: some of its elements are not closed
import-many-elements = it has more than { $most } elements, which is the limit
import-deep-elements = its elements are nested deeper than { $most }, which is the limit
import-many-pieces = it has more than { $most } pieces, which is the limit
import-many-prototypes = it has more than { $most } prototypes, which is the limit
import-long-definition = the definition of a piece is longer than { $most } bytes, which is the limit

## What is wrong with a piece of the module. A trait is what VASSAL calls a part of its definition; $why is one of these
## sentences.

import-piece-fault = the piece "{ $piece }": { $why }
import-prototype-fault = the prototype "{ $prototype }": { $why }
import-no-definition = its definition is not that of a piece: such a definition begins with "{ $begin }"
import-many-traits = it has more than { $most } traits, which is the limit
import-many-traits-of-prototypes = it has more than { $most } traits with its prototypes, which is the limit
import-too-many-traits = the pieces of this module have too many traits to be unpacked
import-missing-picture = the piece "{ $piece }" shows the picture "{ $picture }", which is not in the module (VASSAL may draw it itself)
import-more-faults = { $file }: { $n } more faults follow

## Why no pack is written, or a picture of it is not.

import-no-such-picture = there is no such picture in the module
import-pack-exists = { $folder } already exists: choose another name
import-is-no-pack = { $folder } already exists and is not an art pack
import-pack-without-name = { $folder } is not the folder of a pack: give it a name
import-wrong-pack-name = { $folder } is not the folder of a pack: call it "{ $id }"
import-pack-without-letter = { $folder } is not the folder of a pack: its name needs a letter
import-many-units = a pack can have at most { $most } units with cards of their own
import-large-pack = one pack cannot hold these pictures: the limits are { $bytes } bytes and { $pixels } pixels; match fewer units
import-not-written = { $file } cannot be written: { $why }
