### Questions and messages over the table: the end of a game, files, the referee, the next player.

## Faults of the art pack, in a strip above the map. $place stands above each fault: a file, a line and a column.
## questions-art-hide is the tooltip of the sign ×. "kessel check" is a command.

questions-art-faults = { $n ->
        [one] { $n } fault in the art pack: the affected drawings are unchanged
       *[other] { $n } faults in the art pack: the affected drawings are unchanged
    }
questions-art-hide = Hide until a file is saved
questions-art-more = and { $n } more: “kessel check” lists them all
questions-art-place = { $file }, line { $line }, column { $column }

## The question whether to end the game early. $side is an adjective ("the German player").
## questions-end-level stands at the right of a choice: $level is a victory level of the scenario.

questions-end-now = End the game now?
questions-end-resign = The { $side } player resigns
questions-end-offer = The { $side } player offers to end on points
questions-end-level = { $points ->
        [one] { $level }, { $points } point
       *[other] { $level }, { $points } points
    }
questions-end-about = If you resign, you lose: the other side takes the level its points earn, or its lowest winning level if that is better. If both players agree to end, the points decide.
questions-end-make-offer = Make offer
questions-end-game = End the game
questions-end-keep-playing = Keep playing

## The other side's offer to end the game: it waits for an answer, or is answered.

questions-end-unanswered = The { $side } player has not answered the offer to end the game yet.
questions-end-withdraw = Withdraw offer
questions-end-asks = { $side } player: end the game?
questions-end-offered = { $points ->
        [one] The { $side } player offers to end the game on points: { $level }, { $points } point.
       *[other] The { $side } player offers to end the game on points: { $level }, { $points } points.
    }
questions-end-accept = Accept and end

## The commands of people while the referee is off. Buttons on the selected counters; $unit and $carrier are names of
## units, $n the number of the other selected counters.

questions-by-hand-selected = { $unit } and { $n } more
questions-by-hand-load = Load into { $carrier }
questions-by-hand-to-box = Return to box
questions-by-hand-exit = Exit the map
questions-by-hand-eliminate = Eliminate

## A counter that can be placed, with its name and values, and where it is now: one of the places below, or one of the
## game's own.

questions-by-hand-off-map = { $counter }, { $place }
questions-by-hand-in-box = set-up box
questions-by-hand-to-come = enters on turn { $turn }
questions-by-hand-exited = exited
questions-by-hand-eliminated = eliminated

## A game file that could not be read whole. $how says how else it can be opened: "as the rules replay it, after order
## 30".

questions-damaged-title = This game file is damaged
questions-damaged-other = You can also open it { $how }. The original file is kept either way.
questions-damaged-open = Open anyway
questions-damaged-open-other = Open alternative

## The hand-over screen between the turns of two people. $side, $given and $other are adjectives ("the German player").
## The heading is the player who takes over.

questions-hand-over-player = The { $side } player
questions-hand-over-offer = The { $side } player offers to end the game on points.
questions-hand-over-joined = Both sides’ orders are in and have been carried out. The { $side } player continues.
questions-hand-over-joined-wait = Both sides’ orders are in and have been carried out. The { $side } player continues on their own computer. Wait for their file.
questions-hand-over-given = The { $given } orders are saved. Send the file below. When the { $other } player’s file arrives, drop it on this window to combine both sets of orders.
questions-hand-over-instead = Both sides plot in secret. If the { $side } player is at this computer, they can plot now; send both files together.
questions-hand-over-goes-first = The { $side } player goes first

## The list of what has happened since; a line that is there several times in a row has its number.

questions-hand-over-since = Since your last turn
questions-hand-over-times = { $line } ({ $n } times)

## The foot of the hand-over screen: the file to send, the buttons, and why the screen cannot be left out.

questions-hand-over-send = Send this file to the { $side } player: { $file }
questions-hand-over-copy-path = Copy path
questions-hand-over-open-folder = Open folder
questions-hand-over-to-title = Back to the title
questions-hand-over-here = The { $side } player plays here
questions-hand-over-begin = Begin
questions-hand-over-records = The file records when this turn was opened.
questions-hand-over-hides = This game has hidden information, so this screen cannot be turned off.
questions-hand-over-never = Do not show this between turns

## A parcel (a file with packs, scenarios or lessons) that was dropped on the window: the title, and the hint below.

questions-parcel-checking = Checking { $name }…
questions-parcel-nothing-yet = Nothing is installed yet.
questions-parcel-good = Install { $name }?
questions-parcel-added = No faults found. It is added to your own content; you can remove it in Settings.
questions-parcel-wrong = { $name } cannot be installed
questions-parcel-nothing = Nothing was installed.
questions-parcel-installed = { $name } is installed
questions-parcel-where = Choose packs in Settings, scenarios and lessons on the title screen.
questions-parcel-install = Install
questions-parcel-cancel = Cancel
questions-parcel-close = Close

## The question whether to switch the referee off, which shows hidden units. questions-referee-stays says why the
## referee cannot be switched off.

questions-referee-stays = Not available when playing by file: turning the referee off reveals hidden units, and your opponent cannot be asked.
questions-referee-turn-off = Turn off the referee?
questions-referee-reveals = Until the referee is back on, both sides’ hidden units are visible. Continue only if both players agree.
questions-referee-we-agree = We agree: show everything
questions-referee-show-everything = Show everything
questions-referee-keep-on = Keep the referee on

## The card while the referee is off: its parts, from above. questions-referee-stop is on the button of the piece that
## is being placed; questions-referee-bring-on stands before a button for each side, whose name is
## questions-referee-bring-on-side.

questions-referee-is-off = The referee is off
questions-referee-about = Drag any counter anywhere. No rules are enforced; the log and the game file record this.
questions-referee-selected = Selected
questions-referee-select = Click a counter to change it.
questions-referee-marks = Add or remove
questions-referee-stop = Click a hex; click here to stop
questions-referee-bring-on = Bring on
questions-referee-bring-on-side = Bring on { $side }
questions-referee-all-on-map = All counters are on the map.
questions-referee-clock = Turn and phase
questions-referee-turn = Turn { $turn }
questions-referee-scenario = Save as a scenario
questions-referee-title = Title of the scenario
questions-referee-save = Save position
questions-referee-saved = Saved as { $file }
questions-referee-turn-on = Turn the referee on

## The findings of the referee before it is switched on again.

questions-referee-fix = Fix by hand
questions-referee-no-violations = No rule violations found.
questions-referee-violations = { $n ->
        [one] { $n } rule violation. Click it to show it on the map.
       *[other] { $n } rule violations. Click one to show it on the map.
    }
questions-referee-will-be-undone = Everything done by hand will be undone.
questions-referee-can-continue = Play can continue from here if both players agree.
questions-referee-fix-first = Fix the items in bold before turning the referee on.
questions-referee-undo-all = Undo all
questions-referee-keep-all = Keep all
questions-referee-yes-undo-all = Yes, undo all
questions-referee-continue = Continue from here

## The name under which a copy of the game is saved. questions-save-example is an example in the empty field;
## questions-save-field is the name of the field.

questions-save-title = Save as
questions-save-example = Before the battle
questions-save-field = Name of the game
questions-save-about = Saves a copy as it is now. Your game continues and saves itself as usual.
questions-save = Save
questions-save-cancel = Cancel

## Buttons beside a message about saving.

questions-saving-dismiss = Dismiss
questions-saving-elsewhere = Save elsewhere
    .hint = Save in another folder, and continue there

## A short text during work that takes time.

questions-wait-opening = Opening…
questions-wait-painting = Painting the map…
questions-wait-repainting = Repainting the map…
