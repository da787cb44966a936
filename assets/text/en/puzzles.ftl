### Puzzles: lessons with a goal that any legal orders may reach, in the panel of a lesson and on a shelf of the title screen.

## Answers in the panel, in sentences: to a try that reached no answer of the puzzle, and to an order while the position comes back. The head of the first, in capitals.

puzzle-failed = That does not reach the goal. Try again.
puzzle-comes-back = This try is over. The position is being restored.
puzzle-answer-failed = Not solved

## Under the task: how many orders a try may have, and the tries that have failed so far. $n is a number.

puzzle-most = { $n ->
        [one] At most { $n } order
       *[other] At most { $n } orders
    }
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
