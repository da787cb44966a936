### The lesson recorder: the panel beside the map in which a lesson is made of the orders at the table.

## The head of the panel, and what it does now.

recorder-head = Lesson
recorder-head-puzzle = Puzzle
recorder-records = Orders of the learner’s side become steps. The other side’s orders follow them.
recorder-catches = Your next order is not played: the next step will warn against it.
recorder-catches-of = The table shows the position before step { $step }. Give a wrong order: it is not played.
recorder-tries-solution = Play the solution at the table: your orders are recorded. Give the orders of the other side too.
recorder-tries-refuted = Play a wrong answer at the table: your orders are recorded. Give the orders of the other side too.
recorder-stands = No orders are recorded now.

## The buttons at the head. The wrong order is tried at the table and not played.

recorder-record = Record
recorder-stop = Stop recording
recorder-catch = Show wrong order
    .hint = Give a wrong order now; the next step will warn against it
recorder-catch-no-more = Cancel wrong order
recorder-undo = Undo edit
recorder-redo = Redo edit
recorder-anew = New lesson
    .hint = Begin a new lesson before the next order; it replaces this draft

## The texts of the lesson as a whole. The id is the name of its file, $file its path.

recorder-about = About the lesson
recorder-untitled = Untitled lesson
recorder-untitled-puzzle = Untitled puzzle
recorder-file = File: { $file }
recorder-id = Id
recorder-title = Title
recorder-summary = Summary
recorder-closing = Closing text
recorder-number = Place in the list
recorder-minutes = Minutes

## The list of steps. $words is the title of the step, or what its order does. The second form has faults. .name is the name of the button.

recorder-step = { $number }. { $words }
    .name = Step { $number }
recorder-step-faulty = ! { $number }. { $words }
recorder-no-steps = Give orders at the table. Each one becomes a step. The lesson itself ends the phases that you end before the first step.
recorder-only-text = Text to read
recorder-read-last = Add text step

## The texts of a step. $number counts the hints.

recorder-step-title = Title of the step
recorder-step-text = Text of the step
recorder-step-task = Task
recorder-step-after = Text after the order
recorder-step-hint = Hint { $number }

## The goal of a puzzle, in words. $side, $units, $figure and $named are words of files, $hex and $hexes numbers of hexes, $goal and $goals one or more of these texts, $range one of the last five; $grade is a grade of puzzles. “Answer to any other try” is the label of a text.

recorder-goal = Goal: { $goal }
recorder-no-goal = The puzzle has no goal yet.
recorder-goal-holds = { $side } holds { $hex }
recorder-goal-clear = no unit of { $side } in { $hexes }
recorder-goal-at = { $units } in { $hexes }
recorder-goal-gone = { $units } not in play
recorder-goal-odds = an attack at { $odds } or better
recorder-goal-odds-at = an attack on { $hex } at { $odds } or better
recorder-goal-points = points: { $range }
recorder-goal-figure = { $figure }: { $range }
recorder-goal-figure-of = { $figure } of { $named }: { $range }
recorder-goal-all = all of these: { $goals }
recorder-goal-any = one of these: { $goals }
recorder-goal-not = not: { $goal }
recorder-goal-answer = { $grade }: { $goal }
recorder-goal-otherwise = Answer to any other try
recorder-goal-any-number = any number
recorder-goal-at-least = at least { $n }
recorder-goal-at-most = at most { $n }
recorder-goal-between = { $least } to { $most }
recorder-goal-exactly = exactly { $n }

## The buttons of a goal. $number counts goals and answers, $hex is a number. “Orders in a try” and “Phases that may end” are labels of numbers.

recorder-goal-add = Add goal
    .hint = All goals must be reached
recorder-goal-remove = Remove goal { $number }
recorder-goal-most = Orders in a try (0: until the phase ends)
recorder-goal-phases = Phases that may end in a try
recorder-goal-answer-add = Add graded answer
    .hint = The first answer whose goal is reached gives the grade and the words
recorder-goal-answer-says = Words of answer { $number }
recorder-goal-answer-remove = Remove answer { $number }

## The form of a goal: what it asks for, its sides, units, hexes and numbers, and its buttons. $unit is the name of a unit, $hex a number.

recorder-goal-form-holds = Hold a hex
recorder-goal-form-clear = Hexes free of a side
recorder-goal-form-at = Units in hexes
recorder-goal-form-gone = Units out of play
recorder-goal-form-odds-at = Odds of an attack
recorder-goal-form-points = Points
recorder-goal-form-whole = All goals of the puzzle
recorder-goal-form-odds = Odds or better, such as 3-1
recorder-goal-form-unit = Pick unit
recorder-goal-form-unit-cursor = Units in { $hex }
recorder-goal-form-which = Several units are there. Choose one.
recorder-goal-form-drop-unit = Remove { $unit }
recorder-goal-form-all-enemies = Without a unit, all enemy units count.
recorder-goal-form-hex = Pick hex
recorder-goal-form-hex-cursor = Hex { $hex }
recorder-goal-form-at-least = At least
recorder-goal-form-at-most = At most
recorder-goal-form-exactly = Exactly
recorder-goal-form-number = Number
recorder-goal-form-not = The opposite
recorder-goal-form-take = Use goal
recorder-goal-form-drop = Cancel goal

## The figures of the games that a goal can ask for.

recorder-figure-expected-loss = expected loss of the enemy
recorder-figure-own-expected-loss = own expected loss
recorder-figure-out-of-supply = units out of supply
recorder-figure-surrounded = surrounded units
recorder-figure-pinned = pinned units
recorder-figure-in-sight = units in sight
recorder-figure-spotted = spotted units
recorder-figure-inverted = inverted units

## The tries at a goal that the author plays at the table: the solution, and wrong answers. $number counts wrong answers and orders.

recorder-lay = Show puzzle position
    .hint = Put the position of the puzzle on the table; the current game is saved
recorder-solution = Solution
recorder-solution-record = Record solution
recorder-solution-anew = Record solution again
recorder-refuted = Wrong answers
recorder-refuted-record = Record wrong answer
recorder-refuted-anew = Record wrong answer { $number } again
recorder-refuted-says = Why wrong answer { $number } fails
recorder-refuted-remove = Remove wrong answer { $number }
recorder-replies = Orders of the other side
recorder-reply-remove = Remove order { $number } of the other side
recorder-try-stop = Stop recording the try
recorder-try-about = The position of the puzzle comes to the table, and the orders are recorded from there

## The places of a step: ringed hexes, hexes that are only kept in view, and arrows. $hex, $from and $to are numbers, “2411”.

recorder-ring = Draw ring
    .hint = Then click a hex or a unit on the map
recorder-sight = Keep hex visible
recorder-pick-no-more = Cancel click
recorder-ring-cursor = Ring { $hex }
recorder-drop-hex = Remove { $hex }
recorder-arrow = Draw arrow
    .hint = Then click the hex where it begins, and the hex where it ends
recorder-arrow-from = The arrow begins in { $hex }. Click the hex where it ends.
recorder-arrow-from-cursor = Arrow from { $hex }
recorder-arrow-to-cursor = Arrow to { $hex }
recorder-drop-arrow = Remove arrow { $from } to { $to }

## Which other orders are right, and what wrong ones are answered. $number counts the patterns and the wrong orders.

recorder-any-units = Accept any units
recorder-any-end = Accept any hex
recorder-drop-also = Remove exception { $number }
recorder-catch-of = Add wrong order
    .hint = The table shows the position before this step: give a wrong order there
recorder-catch-of-no-more = Cancel
recorder-answer = Answer { $number }
recorder-wrong = Wrong order { $number }
recorder-all-like = Answer similar orders
recorder-only-this = Answer only this
recorder-drop-wrong = Remove answer

## The buttons that arrange steps.

recorder-read-before = Insert text step
recorder-merge = Join next step
recorder-text-down = Move text down
recorder-text-up = Move text up
recorder-drop-words = Clear texts
recorder-drop-step = Remove step

## At the foot. $steps and $texts are numbers: the steps, and the texts that are still to be written.

recorder-sum = Steps: { $steps } · texts to write: { $texts }
recorder-check = Check
    .hint = Play the lesson and show its faults
recorder-try = Try it
    .hint = Begin the lesson at the table; the current game is saved
recorder-close = Close
    .hint = Close the panel; the draft is kept
recorder-save = Save lesson
recorder-save-puzzle = Save puzzle

## What the recorder has done, in a sentence. $file is a path.

recorder-caught = The wrong order is kept for the next step. Now play the right order.
recorder-caught-of = The wrong order is kept for step { $step }. Now write its answer.
recorder-found-draft = This is your last draft. Press Record to continue it, or New lesson to begin another.
recorder-faultless = No faults: the lesson can be played to its end.
recorder-saved = Saved in { $file }.

## The name of the draft in a notice about saving: “the draft of the lesson cannot be saved”.

recorder-what = the draft of the lesson

## Texts that are still to be written, in sentences.

recorder-no-title = The title is still to be written.
recorder-no-summary = The summary is still to be written.
recorder-no-closing = The closing text is still to be written.
recorder-no-text = The text of the step is still to be written.
recorder-no-task = The task is still to be written.
recorder-no-answer = The answer to a wrong order is still to be written.
recorder-no-graded-answer = The words of an answer with a grade are still to be written.
recorder-no-failed-answer = The words for a failed try are missing.
recorder-no-refuted-answer = The words for a wrong answer are still to be written.

## Why something is not possible, without a full stop. $side is the word for a side, “german”; $why is the reason of the program or the system.

recorder-no-such-part = the game has no orders { $from } to { $to }: it has { $n }
recorder-no-step = the { $side } side gives no order in this part: there is nothing to teach
recorder-by-hand = a game changed by hand or repaired cannot be recorded: save the position as a scenario and begin a game of it
recorder-other-start = the scenario has changed since this game began: begin a new game
recorder-by-mail = a game by e-mail cannot be recorded: it would show the opponent’s secrets
recorder-unwritable = this order cannot be written down: { $why }
recorder-no-id = “{ $id }” is not an id: up to 23 letters without accents, digits, “-” and “_”
recorder-id-taken = there is already a lesson “{ $id }”: give this one another id
recorder-not-written = { $file } cannot be written: { $why }
recorder-no-folder = there is no folder for your own lessons
recorder-no-cursor = no hex is marked: move the hex cursor first
recorder-other-scenario = the lesson belongs to another scenario: open a game of that scenario
recorder-not-now = this is possible only while you give the orders: wait for your turn
recorder-no-such-step = step { $step } has no such entry
recorder-only-read = step { $step } has no order
recorder-no-aim = step { $step } has an order: it cannot have a goal
recorder-has-order = step { $step } has an order, and the later ones need it: join it with the one before
recorder-no-next-step = no step follows step { $step }
recorder-faulty = { $n ->
        [one] the lesson has { $n } fault
       *[other] the lesson has { $n } faults
    }

## Replacing a draft, and the check in the background.

recorder-anew-sure = New lesson replaces this draft and all its texts. To keep them, save the lesson first.
recorder-anew-yes = Replace draft
recorder-anew-no = Keep draft
recorder-checking = The lesson is being played…
recorder-not-played = The lesson cannot be played: { $why }
