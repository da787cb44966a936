### Texts of any game on the map and beside it: the log, the tooltip of a hex, results of attacks, the page at the end of a
### game. $side, $winner and $loser are people in the plural where they are used with NAME, otherwise adjectives, “German”.

## The log: the end of a phase under which a reason is, the reasons of orders that the program gives for a player, a note of a player, and a reason that becomes open.

scene-phase-ends = The phase ends
scene-reason-passed = Nothing can be done in this phase: it ends by itself
scene-reason-answered = No shot could have had an effect
scene-reason-only-answer = No lighter loss was possible
scene-note = Note: { $note }
scene-reason-open = The { $side } player’s reason is no longer secret

## The tooltip of a hex in a game without texts of its own: labels of one word, the terrain, a unit beside the map.

scene-label-units = Units
scene-label-carries = Carries
scene-ground = { $terrain ->
        [woods] Woods
        [swamp] Swamp
        [lake] Lake
        [town] Town
        [hilltop] Hilltop
        [orchard] Orchard
        [crops] Crops
        [stream] Stream
        [gully] Gully
       *[clear] Clear
    }
scene-off-map = Off the map

## Units that wait to enter the map, beside the hexes where they enter.

scene-entry = entry { $hexes }

## Results of an attack, written on the map. $what is the result for one unit, “8 cm mortar eliminated”; $n the number of
## steps, of hexes, or of lines that are left out.

scene-steps-lost = { $n ->
        [one] { $n } step lost
       *[other] { $n } steps lost
    }
scene-effect-lost = { $unit } eliminated
scene-effect-retreats = { $n ->
        [one] retreats { $n } hex
       *[other] retreats { $n } hexes
    }
scene-with-all-carried = { $what } with all it carried
scene-and-more = and { $n } more
scene-no-roll = No roll

## The moment of a game, in the list of saved games and in the caption. $level is the victory level as the scenario has it,
## $date the days of the turn.

scene-turn = Turn { $turn }
scene-turn-phase = Turn { $turn }, { $phase }
scene-turn-date-phase = Turn { $turn }, { $date }, { $phase }
scene-ended = Ended: { $level }

## The score in the report: points and the number of orders.

scene-score = { $ended ->
        [yes] Final score
       *[no] Score so far
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    }

## Dates by the calendar.

scene-date = { $day } { $month } { $year }
scene-date-and-time = { $day } { $month } { $year }, { $hour }:{ $minute } UTC
scene-month-1 = January
scene-month-2 = February
scene-month-3 = March
scene-month-4 = April
scene-month-5 = May
scene-month-6 = June
scene-month-7 = July
scene-month-8 = August
scene-month-9 = September
scene-month-10 = October
scene-month-11 = November
scene-month-12 = December

## The page at the end of a game: who has won. $side is an adjective, “German”.

scene-verdict-draw = The game is a draw.
scene-verdict-won = You have won as the { $side } player.
scene-verdict-lost = You have lost: the { $side } player wins.
scene-verdict-wins = The { $side } player wins.

## The points of the side that wants many of them, and the points that it needed. $sign is “minus” below zero, and $n the
## number without its sign.

scene-points = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
       *[plus] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
    }
scene-points-of = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }.
       *[plus] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }.
    }
scene-points-needed = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }, who needed { $needed }.
       *[plus] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }, who needed { $needed }.
    }
scene-points-resigned = { $sign ->
        [minus] The score was minus { $n ->
            [one] { $n } point
           *[other] { $n } points
        }; a side that resigns loses whatever the score.
       *[plus] The score was { $n ->
            [one] { $n } point
           *[other] { $n } points
        }; a side that resigns loses whatever the score.
    }
scene-points-resigned-of = { $sign ->
        [minus] The score was minus { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }; a side that resigns loses whatever the score.
       *[plus] The score was { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for the { NAME($side, case: "plural") }; a side that resigns loses whatever the score.
    }

## The luck of a game.

scene-luck-none = No attack was decided by dice.
scene-luck-even = The dice were even.
scene-luck-slight = The dice slightly favoured the { NAME($side, case: "plural") }.
scene-luck-clear = The dice clearly favoured the { NAME($side, case: "plural") }.
scene-luck-strong = The dice strongly favoured the { NAME($side, case: "plural") }.

## The turning point: the turn with the greatest change of points, without a full stop, and the change below it. $places are
## victory hexes that were taken, with the number of the others at the end of the list; $n is a number of lost units, $at
## says how $place, the name of a place or the number of a hex, is to be understood.

scene-turning-takes = Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }
scene-turning-loses = { $at ->
        [at] Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } at { $place }
        [near] Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } near { $place }
        [in-hex] Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } in hex { $place }
        [near-hex] Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } near hex { $place }
       *[everywhere] Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }
    }
scene-turning-takes-and-loses = { $at ->
        [at] Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } at { $place }
        [near] Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } near { $place }
        [in-hex] Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } in hex { $place }
        [near-hex] Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } near hex { $place }
       *[everywhere] Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }
    }
scene-turning-gains = { $n ->
        [one] Turn { $turn }: the { NAME($winner, case: "plural") } gain { $n } point
       *[other] Turn { $turn }: the { NAME($winner, case: "plural") } gain { $n } points
    }
scene-turning-gain = { $n ->
        [one] { $n } point for the { NAME($side, case: "plural") }
       *[other] { $n } points for the { NAME($side, case: "plural") }
    }
scene-hex = hex { $hex }
scene-more = { $n } more

## The picture of a finished game: the headings, the line of the points that win, the losses of a side.

scene-picture-points = Points by turn
scene-picture-turning-point = Turning point
scene-picture-losses = Losses
scene-picture-luck = Luck
scene-picture-needed = the { NAME($side, case: "plural") } win at { $n } or more
scene-picture-lost = { $n ->
        [0] The { NAME($side, case: "plural") } lost no units
        [one] The { NAME($side, case: "plural") } lost { $n } unit
       *[other] The { NAME($side, case: "plural") } lost { $n } units
    }
