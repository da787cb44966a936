### Words that every part of the program uses.

## The name of this language in itself.

language-name = English

## Lists: "a, b and c" is made of these two.

list-middle = { $first }, { $second }
list-pair = { $first } and { $second }

## Words of data: the name of a place, the report of a file's fault.

words = { $words }

## Orders in the wrong phase. $what is an act, "move units"; $when a list of phases with their prepositions, "in segment 2a".

order-cannot-be-given = this cannot be ordered now
order-not-now = this is not the time to { $what }
order-at-another-time = this is not the time to { $what }: that is done { $when }

## Sides, as adjectives: "the German player". .plural is its people, for { NAME($side, case: "plural") }.

side-german = German
    .plural = Germans
side-soviet = Soviet
    .plural = Soviets
side-allied = Allied
    .plural = Allies

## A side by itself, beside its flag: "German".

side-alone = { $side }

## The meaning of the victory points, beside their number. A text up to its semicolon is shown where there is no room for all of it. $side, $first and $second are people in the plural; a limit is “from” or “below”.

standing-lead = { NAME($side, case: "plural") } lead
standing-lead-from = { NAME($side, case: "plural") } lead; they win from { $points }
standing-lead-below = { NAME($side, case: "plural") } lead; they win below { $points }
standing-draw = a draw
standing-draw-one = a draw; { NAME($side, case: "plural") } win { $limit ->
        [below] below
       *[from] from
    } { $points }
standing-draw-both = a draw; { NAME($first, case: "plural") } win { $first_limit ->
        [below] below
       *[from] from
    } { $first_points }, { NAME($second, case: "plural") } win { $second_limit ->
        [below] below
       *[from] from
    } { $second_points }

## Victory conditions in the briefing of a scenario that has no text for them.

winning-from = The { NAME($side, case: "plural") } win at { $points } points or more.
winning-below = The { NAME($side, case: "plural") } win below { $points } points.

## A game that ends early, and why an offer or an answer is refused (no capital, no full stop).

ending-resigned = The { $side } player has resigned.
ending-agreed = Both players have agreed to end the game.
ending-already-offered = this has already been offered
ending-nothing-offered = no player has offered to end the game
ending-own-offer = the other side must agree, not the one that offered it
