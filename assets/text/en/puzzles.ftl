### Puzzles: lessons with a goal that any legal orders may reach, in the panel of a lesson and on a shelf of the title screen.

## Answers in the panel, in sentences: to a try that reached no answer of the puzzle. Its head, in capitals. $goals are the parts of the goal that the try has missed or reached, with semicolons between them. The last answers an order after the end of a try, without a full stop.

puzzle-failed = That does not reach the goal. Try again.
puzzle-answer-failed = Not solved
puzzle-missed = Not reached: { $goals }.
puzzle-reached = Reached: { $goals }.
puzzle-try-over = this try is over: press Try again to get the position back

## The button after a try that failed: it puts the position of the puzzle back. $key is a key or a chord.

puzzle-try-again = Try again
    .hint = Get the position of the puzzle back ({ $key })

## Parts of a goal. $units are names of units, $hexes numbers of hexes with the names of their places. $range is one of the last four. $state is below. $number, $least and $most are numbers, such as “4.8”.

puzzle-goal-holds = { NAME($side, case: "plural") } hold { $hex }
puzzle-goal-clear = no unit of the { NAME($side, case: "plural") } in { $hexes }
puzzle-goal-at = { $units } in { $hexes }
puzzle-goal-at-one-of = { $units } in one of these hexes: { $hexes }
puzzle-goal-gone = { $units } no longer in play
puzzle-goal-in-play = { $units } still in play
puzzle-goal-odds = an attack at { $odds } or better
puzzle-goal-odds-on = an attack on { $hex } at { $odds } or better
puzzle-goal-points = points: { $range }
puzzle-goal-all = all of these: { $goals }
puzzle-goal-any = one of these: { $goals }
puzzle-goal-not = not: { $goal }
puzzle-goal-but-was = { $goal } (it was { $number })
puzzle-goal-loss = enemy loss on average: { $range }
puzzle-goal-loss-in = enemy loss on average in { $hexes }: { $range }
puzzle-goal-own-loss = your loss on average: { $range }
puzzle-goal-own-loss-in = your loss on average in { $hexes }: { $range }
puzzle-goal-units = { $units }
puzzle-goal-enemy-units = enemy units
puzzle-goal-units-in = { $units } in { $hexes }
puzzle-goal-none-is = { $units }: not { $state }
puzzle-goal-all-are = { $units }: { $state }
puzzle-goal-number-is = { $units }: { $range } { $state }
puzzle-goal-at-least = at least { $number }
puzzle-goal-at-most = at most { $number }
puzzle-goal-between = { $least } to { $most }
puzzle-goal-any-number = any number

## $state of units in a goal.

puzzle-goal-state-out-of-supply = out of supply
puzzle-goal-state-surrounded = surrounded
puzzle-goal-state-pinned = pinned
puzzle-goal-state-in-sight = in sight of the enemy
puzzle-goal-state-spotted = spotted
puzzle-goal-state-inverted = inverted

## Under the task: the order that is to be given next, of those that a try may have, or the phase in which it must be solved; and the tries that have failed so far. $n and $most are numbers.

puzzle-order = Order { $n } of { $most }
puzzle-one-phase = Within this phase
puzzle-tries-so-far = { $n ->
        [one] { $n } try so far
       *[other] { $n } tries so far
    }

## The grade of an answer that reached the goal, in the panel in capitals, and the tries that it took; the last if a hint has played a part of the solution.

puzzle-grade-best = Best solution
puzzle-grade-good = Solved well
puzzle-grade-poor = Solved at a cost
puzzle-tries = { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
puzzle-was-shown = Solution shown by hints

## The last page of a puzzle. The head, in capitals, is above the title of the puzzle that follows; the buttons begin it, or show the list of puzzles if none follows.

puzzle-next-head = Next puzzle
puzzle-next = Next puzzle
puzzle-to-puzzles = Back to the puzzles

## The shelf on the title screen: its entry in the menu and its head; the text under it, with the number of solved puzzles and of all; a puzzle that was not tried yet. The name is that for screen readers; $puzzle is its word in files.

puzzle-shelf = Puzzles
puzzle-shelf-intro = One position and one goal: find the best orders.
puzzle-shelf-solved = { $done } of { $all } solved
puzzle-untried = Not tried
puzzle-name = Puzzle { $puzzle }

## The lesson recorder, in sentences: it has made a puzzle of the moment that a replay shows, $file is its path; and why it does not, without a full stop.

puzzle-made = This puzzle is saved in { $file }. Now add its goal, and record its solution.
puzzle-draft-open = the lesson recorder has a draft with texts: save it as a lesson or begin a new one first
