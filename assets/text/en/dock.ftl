### The dock beside the map: its tabs, its head, a hint, the log, its foot; the small map; the bar below the map; the dice that players roll.

## The tabs: the log alone, and the button that opens the rules; the others are those of a game. Then the tooltips of the signs that fold the dock and unfold it. Tooltips of buttons are followed by their key.

dock-log = Log
dock-rules = Rules
    .hint = Open the rules beside the map
dock-fold = Fold the dock
dock-unfold = Unfold the dock

## The head while a computer player acts: its side, in the plural, and what it does; and the buttons beside that.

dock-watch-moving = { NAME($side, case: "plural") }: moving
dock-watch-deciding = { NAME($side, case: "plural") }: deciding
dock-watch-paused = { NAME($side, case: "plural") }: paused
dock-watch-continue = Continue
    .hint = Let the computer continue
dock-watch-pause = Pause
    .hint = Pause after this action
dock-watch-step = Step
    .hint = Do one action, then pause
dock-watch-back = Step back
    .hint = Show the previous action; the computer pauses meanwhile

## The head while a person must act: the button beside the other side’s last actions.

dock-watch-again = Watch again
    .hint = Replay the other side’s actions

## The head while $n units wait to be placed, beside the map or in a tab of the dock, and the button that leads to them.

dock-waiting-beside = { $n ->
        [one] { $n } unit waits beside the map.
       *[other] { $n } units wait beside the map.
    }
dock-waiting-in-tab = { $n ->
        [one] { $n } unit waits in the tab “{ $tab }”.
       *[other] { $n } units wait in the tab “{ $tab }”.
    }
dock-waiting-show = Show them
    .hint = Show these units on the map

## The head while a decision must be made. The question of a game begins with the first of these two, “The German player must …”; for the only person at the table it is replaced by the second, “You must …”. If your language needs another form of the verb, leave the first in English: then nothing is replaced.

dock-asked-player = The { $side } player
dock-asked-you = You

## The foot while there is nothing to confirm: who acts, or why nothing can be done.

dock-side-moves = The { $side } side is moving.
dock-die-rolls = Rolling the die…
dock-dice-roll = Rolling the dice…
dock-computer-paused = The { $side } computer player is paused.
dock-computer-moves = The { $side } computer player is moving…
dock-game-over = The game is over.
dock-decide-first = Make the decision first.

## The tooltip of the button “Cancel” at the foot.

dock-cancel-plan = Cancel the plan

## The question before the end of a phase: the answer that goes back to the game, and what is below the question. A click on an action that was not done goes to its units; below it they are listed. After the first units the last in the list is the number of the others, “2 more”.

dock-keep-playing = Keep playing
dock-left-nothing = Nothing is left to do.
dock-left-jump = Click to jump to the first; click again for the next.
dock-left-units = { $units }
dock-left-more = { $n } more

## A hint: the button that asks for one, the head above it, in capitals, and what can be done with it. “Play hint” carries the order out; an attack is only set up if the player wishes that. If the player has begun a plan of their own, both can be joined.

dock-hint = Hint
    .hint = What would the computer do?
dock-hint-not-allowed = Hints are not allowed in this game
dock-hint-head = Hint
dock-hint-answer-now = Answer now
    .hint = Show the best order found so far
dock-hint-cancel = Cancel hint
dock-hint-play = Play hint
    .hint = Execute this order
dock-hint-prepare = Set up attack
    .hint = Set up this attack; nothing is rolled until you click
dock-hint-add = Keep my orders, add the rest
dock-hint-replace = Replace my orders
dock-hint-show = Show
    .hint = Show on map
dock-hint-dismiss = Dismiss

## The log: its head, in capitals, and the field that filters it. $line is a line that was there $times times, at least 2. The last two are tooltips: a click shows the $hex of a line, or its moment.

dock-log-head = Log
dock-log-find = Find in the log
dock-log-empty = No entries.
dock-log-repeated = { $line } ({ $times } times)
dock-log-show = Turn { $turn }: show { $hex }
dock-log-replay = Show this moment in the replay

## Real dice: each face is a button with this name for screen readers; below the faces what to do, and the button that takes the order back.

dock-dice-face = Die { $value }
dock-dice-how = Roll your die, then click or type the result.
dock-dice-cancel = Cancel order

## The small map, for screen readers.

dock-small-map = Small map

## The bar below the map: at its right end, side by side, what has no button. $key is held to see the odds of an attack; units in an area are selected by dragging the map.

dock-bar-odds = Hold { $key }: odds
dock-bar-area = Shift+drag: select an area

## The legend in that bar: the meaning of a highlighted hex, in one or two words. LOS is the line of sight, MP are movement points.

dock-meaning-reach = Can move
dock-meaning-stop = Must stop
dock-meaning-rail = By rail
dock-meaning-overrun = Overrun
dock-meaning-attack = Attack
dock-meaning-retreat = Retreat
dock-meaning-advance = Advance
dock-meaning-asked = Choose
dock-meaning-sighted = In LOS
dock-meaning-cost = Cost
dock-meaning-left = MP left

## The turn track: its head, in capitals, with the current turn at its right; the tooltip of a turn; and the $units that enter in a turn, with their hexes.

dock-turn-track = Turn track
dock-turn-track-now = turn { $turn } of { $last }
dock-turn = Turn { $turn }
dock-turn-enters = Turn { $turn }: { $units }
dock-turn-enters-none = No unit enters on turn { $turn }.
