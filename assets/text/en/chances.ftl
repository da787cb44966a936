### The chances over a game, above the time line of a replay.

## The button that shows them or hides them, and the reasons why a game has none now.

chances-show = Chances
    .hint = Show how points and chances to win changed during the game. Computer players play on from the end of each phase.
chances-hide = Hide chances
chances-in-branch = A branch has no chances: go back to the game first
chances-by-mail = Chances are available once the game is over: your opponent plays by e-mail
chances-two-people = Chances are available once the game is over: two people play
chances-no-referee = Chances need the referee: switch it on first

## The name of the curve, the names at its upper and its lower edge and at its middle, and the state of its quick games.

chances-curve = Chances over the game
chances-edge = 100% { NAME($side, case: "plural") }
chances-even = 50%
chances-counting =
    { $games ->
        [one] Computing: { $games } game played
       *[other] Computing: { $games } games played
    }
chances-paused =
    { $games ->
        [one] Paused: { $games } game played
       *[other] Paused: { $games } games played
    }
chances-failed = The chances cannot be computed: the program failed in a game

## The tooltip of the curve at a moment, a line each. $order is the number of orders before it; $percent is the share of the
## games that a side won, and $low and $high are the ends of the interval in which the true share is, 19 times in 20. $points
## has a sign, and $side is the side for which more are better. chances-cost is for an order that cost its side much, and
## chances-legend explains the lines.

chances-moment =
    { $games ->
        [one] After order { $order }, from { $games } game
       *[other] After order { $order }, from { $games } games
    }
chances-side = { NAME($side, case: "plural") }: { $percent }% wins ({ $low }–{ $high }%)
chances-points = Points at the end: { $points } on average. More are better for the { NAME($side, case: "plural") }.
chances-cost = Order { $order }, with its dice, lowered the chance of the { NAME($side, case: "plural") } to win by { $percent } percentage points
chances-legend = The nearer a line is to a side’s name, the more games that side wins. The dashed line shows the points.

## The button that asks what the computer would have done at the moment that is shown, and the answer. $order is an order,
## with the reason for it.

chances-ask = Ask the computer
    .hint = Show what the computer would have done here
chances-thinking = The computer is thinking…
chances-over = The game was over here
chances-would = The computer would have done this: { $order }
