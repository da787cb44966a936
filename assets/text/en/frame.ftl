### The frame of the table: the bar above the map with its menu, the way out of presenter mode, and the texts of a game that has none of its own.

## The bar: the turn with the number of turns, and the name of the phase in a row with the others. Where there is no room for all names, $n phases are only counted, after or before the current one; a tooltip has the list of their names, $phases.

frame-turn = Turn { $turn } of { $last }
frame-phases-more = { $n } more
frame-phases-before = { $n } earlier
frame-phases = { $phases }

## The bar while a computer player acts: what it does after the name of its side, and two buttons. Tooltips of buttons are followed by their key.

frame-computer-thinking = thinking { $percent }%
frame-computer-moving = moving
frame-move-now = Move now
    .hint = Move now, with the best plan found so far
frame-speed-up = Speed up
    .hint = Show its moves without pauses, until you have to act
frame-slow-down = Slow down
    .hint = Show its moves one at a time

## The victory points in the bar, and the tooltip of what they mean. $standing is that meaning, “Germans lead; they win at 12 or more”; $level is a level of victory, “German marginal victory”.

frame-points = VP { $points }
    .hint = Victory points if the game ended now
frame-standing = { $standing }. If the game ended now: { $level }.

## The buttons of the bar. The limit of undo is the tooltip where an order cannot be undone.

frame-report = Report
    .hint = Losses, points, combats and dice so far
frame-replay = Replay
    .hint = Replay the game from the start
frame-leave-replay = Leave replay
    .hint = Back to the game ({ $key })
frame-undo = Undo
    .hint = Undo the last order
frame-undo-limit = You can undo back to the last die roll or hand-over.
frame-redo = Redo
    .hint = Redo the last undone order

## The menu. Of the entries for the dice, and of those for the theme, the one that changes it is shown.

frame-menu = Menu
frame-save = Save the game
frame-save-as = Save as…
frame-briefing = Briefing
frame-real-dice = Roll real dice
frame-own-dice = Let Kessel roll the dice
frame-referee-off = Turn off the referee
frame-end-early = Resign or end…
frame-light = Light panels
frame-dark = Dark panels
frame-presenter = Presenter mode
frame-capture = Viewer window
frame-settings = Settings
frame-help = Keys and help
frame-guides = Guides
frame-about = About
frame-to-title = Back to the title
frame-quit = Quit

## Presenter mode, at first: the key that leaves it.

frame-way-back = { $key }: show the panels again

## The task of a phase in a game that describes none, after the name of the phase.

frame-to-do-phase = { $phase }: Give your orders on the map. Then end the phase.
frame-to-do-order = { $phase }: Give an order.

## Beside the question of a decision, above its answers.

frame-decision-first = must be resolved first

## The buttons at the foot of the dock. The last text is a label in the middle of a sentence of a game: “End phase” becomes “end the phase”; $what is the label without its first word.

frame-end-phase = End phase
frame-set-up-rest = Set up the rest
frame-cancel = Cancel

## Below the button that saves a position as a scenario.

frame-saved-scenario = You can play it from the title screen.
