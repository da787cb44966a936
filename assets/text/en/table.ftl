### The table: why a wish cannot be granted, notices about files, and sentences about what has happened.

## Why a wish cannot be granted: no capital, no full stop. $why is the reason of the system or of another part, $file the path of a file.

table-no-game = no game is open
table-other-game-command = this command belongs to another game
table-other-game-order = this order belongs to another game
table-in-replay = this is a replay: leave it to keep playing
table-in-lesson = not available in a lesson: leave the lesson first
table-nothing-to-undo = nothing to undo: a die roll, a reveal and the end of a phase cannot be undone
table-nothing-to-redo = nothing to redo
table-cannot-undo-referee = cannot undo: hidden information was revealed while the referee was off
table-roll-first = roll the requested die first
table-no-roll = no die roll is requested
table-wrong-die = this die shows 1 to { $faces }, not { $die }
table-no-good-hex = the computer finds no good hexes: place the rest yourself
table-no-unit-for-weapons = no unit on the map can take these weapons
table-not-over = the game is not over yet
table-no-painting = the picture cannot be painted: { $why }
table-no-other-version = this game has no other version to open
table-no-autosave = this game has no autosave file
table-opening-not-recorded = cannot record that this turn was opened: { $why }
table-note-not-written = the note cannot be written: { $why }
table-note-only-in-game = the note is saved with the game, but { $why }
table-drawing-not-written = the drawing cannot be written: { $why }
table-file-not-written = { $file } cannot be written: { $why }
table-file-of-another-game = { $file } now contains another game
table-not-saved-elsewhere = the game cannot be saved elsewhere either: { $why }
table-no-other-folder = there is no other folder
table-no-games-folder = there is no folder for saved games
table-no-scenarios-folder = there is no folder for scenarios

## Names that the player gives to a game or a scenario. $most is a number.

table-name-empty = the name needs a letter or a digit
table-name-autosave = names that begin with “autosave” are reserved
table-name-taken = a game called { $name } already exists
table-title-empty = the title needs a letter or a digit
table-title-taken = { $most } scenarios already have this title: choose another one

## Notes about a game that was opened. $player is the name of a computer player in files; $name the name of a file.

table-by-file-only-people = this is a play-by-file game: a computer player cannot replace a person
table-unknown-player = there is no computer player { $player }: a person takes its side
table-open-elsewhere-kept = this game is open in another window: this is a copy, which is saved as { $name }
table-open-elsewhere-not-kept = this game is open in another window: this is a copy, which is not saved

## Notices about files, in the bar: a short text, and .about with the file. $what is one of the files below; $name is the name
## of a file, $file its path.

table-not-saved = Not saved: { $why }
    .about = { $file } cannot be written: { $why }. Kessel keeps trying.
table-not-saved-what = Not saved ({ $what }): { $why }
table-what-feed = the feed
table-what-settings = the settings
table-what-plans = the plans
table-what-lessons = the list of finished lessons
table-what-file-for-other = the file for the other player
table-what-file-sent = the file that was sent
table-what-opened-turns = the list of opened turns
table-set-aside = Another file had this name; that file is now { $name }
    .about = Another file was at { $file }. That file is now { $aside }
table-saved = Saved as { $name }, under “Open a game”
    .about = The game is saved in { $file }
table-saved-elsewhere = Now saved in { $name }
    .about = The game is now saved in { $file }
table-picture-saved = Picture saved: { $name }
table-picture-not-saved = The picture cannot be saved
table-folder-not-opened = The folder cannot be opened
table-not-deleted = Not deleted
table-not-a-saved-game = { $file } is not in a folder of saved games
table-is-played = { $file } is being played
table-settings-damaged = The settings file was damaged. The original is kept as { $file }.
table-settings-not-saved = Settings not saved: the damaged settings file cannot be copied: { $why }

## Art packs. $pack is its name or its id.

table-pack-created = Art pack { $pack } created, now in use
    .about = Its files are in { $folder }
table-pack-not-created = Pack not created: { $why }
table-pack-missing = Art pack { $pack } is missing: using the standard pack until it is back
    .about = It is in none of the pack folders. To stop waiting for it, choose another pack in Settings.
table-pack-back = Art pack { $pack } is back

## The player’s own things that were removed in the settings, or could not be. $title is a title, $name the name of a file.

table-removed-pack = The art pack “{ $title }” is now in the folder “removed”
table-removed-scenario = The scenario “{ $title }” is now in the folder “removed”
table-removed-lesson = The lesson “{ $title }” is now in the folder “removed”
table-removed-course = The course “{ $title }” is now in the folder “removed”
table-removed-study = The game “{ $title }” is now in the folder “removed”
table-removed-part = The file “{ $title }” for scenarios is now in the folder “removed”
table-not-removed-pack = The art pack { $name } was not removed
table-not-removed-scenario = The scenario { $name } was not removed
table-not-removed-lesson = The lesson { $name } was not removed
table-not-removed-course = The course { $name } was not removed
table-not-removed-study = The game { $name } was not removed
table-not-removed-part = The file { $name }, which scenarios use, was not removed

## Play by e-mail: when a turn was opened. $at is a date with a time; $times is one of them or several, joined by
## table-times-and. $side is a side.

table-opened-before = This turn was already opened on { $at }.
table-opened-often = The { $side } player opened turn { $turn } on { $n } occasions: { $times }.
table-times-and = { $first }; { $second }
table-opens = The { $side } player opens turn { $turn } on { $at }
table-opens-again = The { $side } player opens turn { $turn } on { $at }: this turn was already opened on { $before }

## The hand-over screen: the turn and the phase. $about is the date of the turn.

table-moment = Turn { $turn }. { $phase }.
table-moment-dated = Turn { $turn }, { $about }. { $phase }.

## The replay: its text at the beginning, and while a die rolls.

table-replay-begins = The game begins.
table-dice-roll = Rolling the dice…

## Saved games in the list of games. $moment is a turn and a phase, $first and $second are computer players, $computers is
## their number; $due is the side that must act in a game by e-mail, otherwise “none”.

table-shelf = { $moment }, { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    }{ $computers ->
        [0] { "" }
        [one] , against { $first }
       *[other] , { $first } against { $second }
    }{ $due ->
        [none] { "" }
       *[other] { " " }– by file, { $due } player to move
    }
table-shelf-hidden = The result is hidden
table-shelf-just-now = Saved just now
table-shelf-minutes = { $n ->
        [one] Saved 1 minute ago
       *[other] Saved { $n } minutes ago
    }
table-shelf-hours = { $n ->
        [one] Saved 1 hour ago
       *[other] Saved { $n } hours ago
    }
table-shelf-days = { $n ->
        [one] Saved 1 day ago
       *[other] Saved { $n } days ago
    }
table-shelf-on = Saved on { $date }
table-shelf-ahead = Dated { $date }, in the future

## What the other side has done, in one line at the beginning of a turn: what it did, a list of the next three, and after it what has
## come of it. $side are people in the plural.

table-sum = { NAME($side, case: "plural") }: { $what }.
table-sum-set-up = { $n ->
        [one] 1 unit set up
       *[other] { $n } units set up
    }
table-sum-moves = { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
table-sum-attacks = { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    }
table-sum-idle = { NAME($side, case: "plural") }: no moves, no attacks.
table-sum-nothing-seen = { NAME($side, case: "plural") }: no actions seen.
table-sum-lost = { $n ->
        [one] { NAME($side, case: "plural") } lost 1 unit.
       *[other] { NAME($side, case: "plural") } lost { $n } units.
    }
table-sum-changed-hands = { $n ->
        [one] 1 victory hex changed hands.
       *[other] { $n } victory hexes changed hands.
    }

## Titles of windows: the table while it is still dark, and the window for viewers.

table-opening = Kessel is opening…
table-viewer-window = Kessel for viewers

## A note at the start, after a start that did not finish.

table-pack-not-started = Kessel did not start properly with the art pack “{ $pack }”, so the standard pack is in use. To try “{ $pack }” again, choose it in Settings
