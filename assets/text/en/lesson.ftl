### The panel of a lesson, beside the map.

## The task of a step, in capitals above it: what the learner must do now, or that it is done.

lesson-task = Your move
lesson-task-done = Done

## The answer to an order that is not the task, in capitals above it: the rules forbid it, it is a poor move, or a later step asks for it.

lesson-answer-forbidden = Not allowed
lesson-answer-warned = Not the best move
lesson-answer-later = Not now

## The button of a case of the rules in an answer. $case is its number, "6.22".

lesson-case = Case { $case }
    .hint = Open this case in the rules

## A hint below the task, in capitals above it; the button that asks for one, and the button that plays the last one. .name is the name of both for screen readers.

lesson-hint-head = Hint
lesson-hint = Hint
    .name = Lesson hint
lesson-play-hint = Play hint

## The last page. The head, in capitals, is above the title of the lesson that follows; the buttons begin that lesson, or show the list of lessons if none follows.

lesson-end = Well done.
lesson-next-lesson-head = Next lesson
lesson-next-lesson = Next lesson
lesson-to-lessons = Back to the lessons

## The buttons of a step. $key is a key or a chord, "Alt+Left".

lesson-back = Back
    .hint = Back to the start of this step or, if you are there, to the previous step ({ $key })
lesson-next = Next
    .hint = Go to the next step ({ $key })

## At the foot. $number is the number of the step, $steps how many the lesson has.

lesson-restart = Restart
    .hint = Start this lesson again
lesson-leave = Leave
    .hint = Back to the page where you began it
lesson-step = Step { $number } of { $steps }

## Answers to an order that the step does not ask for, in sentences.

lesson-is-over = The lesson is over. Choose what to do next in its panel.
lesson-read-on = Nothing to do here: read on, then press Next.
lesson-others-first = The other side moves first.
lesson-step-done = This step is done. Press Next.
lesson-another-action = The rules allow that, but this step asks for another action.

## In place of the first lines of a lesson whose file was changed meanwhile. $fault is file, line, column and a sentence.

lesson-file-faulty = The file of this lesson has a fault, and you see its last text without one. { $fault }
