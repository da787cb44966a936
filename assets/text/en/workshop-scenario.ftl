### The scenario editor.

## Whether a scenario is fair: computer players play it many times. $side is the first side, $percent the part of the games
## that it won, in per cent, with the ends $low and $high of the interval in which the true part is, 19 times in 20.
## $n are the draws among the $games.

workshop-fairness = { $n ->
        [one] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draw of { $games }
       *[other] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draws of { $games }
    }

## $result is the line above.

workshop-fairness-unfinished = { $n ->
        [one] { $result }; { $n } game did not end
       *[other] { $result }; { $n } games did not end
    }
workshop-fairness-none = No game has ended yet
workshop-fairness-progress = { $n ->
        [one] { $played } of { $n } game
       *[other] { $played } of { $n } games
    }

## Saving a scenario as one of the user's own. $id is its id, $file the file, $why the reason.

workshop-draft-none = The scenarios of { $game } cannot be edited here yet
workshop-draft-shipped = A scenario that comes with the program is called { $id }: give yours another id
workshop-draft-taken = { $file } already exists: give your scenario another id
workshop-draft-unwritten = { $file } cannot be written: { $why }
