### The report on a game over the whole window, and the result page at the end of a game.

## The head of the report and its pages. $level is a victory level of the scenario.

report-title = Report
report-close = Close
    .hint = Back (Esc)
report-level-now = If the game ended now: { $level }
report-course = Course of the game
report-attacks = Attacks
report-combats = Combats
report-dice = Dice and luck

## The course of the game: a card for each side, with the number of its lost units in large letters and the word "lost"
## after it, and further numbers below. $side and $other are adjectives ("German").

report-side = { $side } side
report-lost = lost
report-units = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
report-steps-lost = Steps lost
report-attacks-made = Attacks made
report-units-exited = Units exited
report-moves = Moves

## Below these numbers: the types of the lost and of the reduced units.

report-lost-by-type = Lost: { $units }.
report-reduced-by-type = Reduced: { $units }.

## The charts of the course of the game, with what they show at the right of their titles.

report-eliminated-by-turn = Units eliminated by turn
report-moves-by-turn = Moves by turn
report-both = { $one } and { $other }
report-of-both-sides = both sides
report-points-by-turn = Points by turn
    .hint = { $side } minus { $other }
report-points-of-turn = turn { $turn }
report-no-turn = No turn played yet.
report-changed-hands = Hexes that changed hands
report-victory-hexes = victory hexes
report-set-up = Set-up
report-turn = Turn { $turn }
report-none-yet = None yet.

## The list of attacks: the title, the number of listed ones, the choices by side, and the heads of the columns.
## report-attack-of-order is the name of a row.

report-every-attack = Every attack
    .hint = Click an attack to show it in the replay.
report-listed = { $n } of { $all }
report-both-sides = Both sides
report-attacks-of = { $side } attacks
report-column-turn = Turn
report-column-attack = Attack
report-column-die = Die
report-column-result = Result
report-column-expected = Expected
report-column-luck = Luck
report-attack-of-order = Attack, order { $order }
report-combats-in-replay = The replay shows every combat of this game.

## Dice and luck: the title with its measure, and the curve with the texts at its ends and below it.

report-luck-of-attacks = Luck in attacks
report-damage = damage
report-luck-of-side = { $side } luck
report-luck-after-attacks = { $side } luck after each attack. Two games in three stay within the shaded band.

## The luck of the first side stands as a number above these sentences. $people and $favoured are people in the plural
## ("Germans"); $spread is a number with a decimal place.

report-luck-no-rolls = No combat rolls yet.
report-luck-even = { NAME($people, case: "plural") }: the dice were even. Normal spread: ±{ $spread }.
report-luck-slightly = { NAME($people, case: "plural") }: the dice slightly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.
report-luck-clearly = { NAME($people, case: "plural") }: the dice clearly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.
report-luck-strongly = { NAME($people, case: "plural") }: the dice strongly favoured the { NAME($favoured, case: "plural") }. Normal spread: ±{ $spread }.

## The attacks of a side: their number, what they did, and what was to be expected. The numbers have a decimal place,
## $luck has a sign.

report-luck-of-attacks-of = { $n ->
        [one] { NAME($side, case: "plural") }: { $n } attack, result { $result }, expected { $expected }, luck { $luck }
       *[other] { NAME($side, case: "plural") }: { $n } attacks, result { $result }, expected { $expected }, luck { $luck }
    }

## The faces of dice: how many were rolled, with their mean.

report-rolled = { $n } rolled
report-rolled-mean = { $n } rolled, mean { $mean } (3.50 expected)
report-no-rolls = No rolls yet.
report-all-dice = Dice
    .hint = The line is the expected number of each face.

## The result page at the end of a game: the curve of the points. report-end-needed is at a line in the curve.

report-end-points = Points by turn
    .hint = higher is better for the { NAME($people, case: "plural") }
report-end-needed = they win at { $points } or more

## The turning point of the game.

report-end-turning-point = Turning point
report-end-show-on-map = Show on map
report-end-replay-turn = Replay this turn

## The losses of both sides as counters; the last two are tooltips of a counter.

report-end-losses = Losses
    .hint = click a counter to see where it was lost
report-end-lost-none = The { NAME($people, case: "plural") } lost no units
report-end-lost = { $n ->
        [one] The { NAME($people, case: "plural") } lost { $n } unit
       *[other] The { NAME($people, case: "plural") } lost { $n } units
    }
report-end-lost-unit = { $unit } · turn { $turn }
report-end-lost-in = { $unit } · turn { $turn } · hex { $hex }

## The luck of both sides.

report-end-luck = Luck
    .hint = result minus expected result
report-end-attacks = { $n ->
        [one] { NAME($people, case: "plural") }: { $n } attack
       *[other] { NAME($people, case: "plural") }: { $n } attacks
    }
report-end-about-luck = The report lists every attack with its expected result.

## The buttons at the foot of the result page, and the one in the dock that opens it again.

report-replay = Replay
report-open = Report
report-save-picture = Save picture
report-play-again = Play again
report-play-again-swapped = Play again, swap sides
report-view-map = View the map
report-save-game = Save the game
report-to-title = Back to the title
report-show-result = Show the result
    .hint = Open the result page again
