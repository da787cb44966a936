### Commands of keys, as the pages of keys and help list them, and the keys.

## The chapters of the list.

command-chapter-game = The game
command-chapter-units = Units and the hex cursor
command-chapter-map = The map
command-chapter-overlays = Overlays
command-chapter-showing = Showing the game

## The game: orders, the rules, the computer player, lessons.

command-help = Show the keys
command-settings = Settings
command-rules = Rules, or the case of the refusal shown
command-why = Why? The rules on this hex
command-save = Save the game
command-undo = Undo the last order
command-redo = Redo the last undone order
command-end-phase = End the phase
command-hint = Ask for a hint
command-take-hint = Play the hint
command-answer-now = Computer: move now
command-hurry = Computer: speed up
command-hold-opponent = Computer: pause or continue
command-one-deed = Computer: do one step
command-look-back = Computer: step back
command-try-here = Branch: try from here
command-back-to-game = Branch: back to the game
command-next-step = Lesson: next step
command-step-back = Lesson: back
command-cancel = Cancel / close
command-fold-dock = Fold the dock

## Units, and the cursor over a hex.

command-cursor-up = Cursor up
command-cursor-down = Cursor down
command-cursor-left = Cursor left
command-cursor-right = Cursor right
command-act = At the cursor: pick up, drop, attack, answer
command-take-stack = Pick up the whole stack
command-take-formation = Pick up the formation
command-next-in-stack = Next counter in the stack
command-next-unit = Next unit that can act
command-previous-unit = Previous unit
command-from-box = Pick up the next waiting counter
command-odds = Odds of the selected units here (hold)
command-waypoint = Pin the path here

## The map.

command-whole-map = Whole map
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-pan-up = Move the map up
command-pan-down = Move the map down
command-pan-left = Move the map left
command-pan-right = Move the map right
command-minimap = Small map
command-full-screen = Full screen

## The overlays of a game that has no name for them.

command-overlay-1 = First overlay of the game
command-overlay-2 = Second overlay of the game
command-overlay-3 = Third overlay of the game
command-overlay-4 = Fourth overlay of the game
command-overlay-5 = Fifth overlay of the game
command-overlay-6 = Sixth overlay of the game
command-overlay-7 = Seventh overlay of the game
command-overlay-8 = Eighth overlay of the game
command-overlay-9 = Ninth overlay of the game
command-no-overlays = No overlays

## Showing the game to viewers, and drawing over the map for them.

command-presenter = Presenter mode
command-capture-window = Viewer window
command-draw-blue = Draw in blue: a ring, then an arrow
command-draw-red = Draw in red
command-draw-yellow = Draw in yellow
command-draw-black = Draw in black

## Keys, as they are printed on a keyboard. Letters, digits, signs and F1 to F12 are the same everywhere; a key with
## others held is joined by plus signs: "Ctrl+Shift+Z". "Num" is the number pad, $digit one of its digits.

key-control = Ctrl
key-shift = Shift
key-alt = Alt
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-pad-digit = Num{ $digit }
key-pad-enter = NumEnter
key-pad-plus = NumPlus
key-pad-minus = NumMinus
key-pad-times = NumTimes
key-pad-slash = NumSlash
key-pad-point = NumPoint
key-none = none

## The fault of a settings file with a key that does not exist. The keys in it are written as in the file.

key-unknown = "{ $text }" is not a key: write it like "N", "F1", "Esc" or "Ctrl+Z"
