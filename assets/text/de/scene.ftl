### Texte jedes Spiels auf der Karte und daneben: das Protokoll, die Kurzinfo eines Feldes, Ergebnisse von Angriffen, die
### Seite am Ende eines Spiels. Seiten stehen im Plural, wo nichts anderes dasteht.

## Das Protokoll: das Ende einer Phase, unter dem eine Begründung steht, eine Notiz eines Spielers, und eine Begründung, die
## offen wird.

# The phase ends
scene-phase-ends = Die Phase endet

# Nothing can be done in this phase: it ends by itself
scene-reason-passed = In dieser Phase ist nichts zu tun: sie endet von selbst

# No shot could have had an effect
scene-reason-answered = Kein Schuss hätte eine Wirkung haben können

# No lighter loss was possible
scene-reason-only-answer = Ein leichterer Verlust war nicht möglich

# Note: { $note }
scene-note = Notiz: { $note }

# The { $side } player’s reason is no longer secret
scene-reason-open = Die Begründung des { NAME($side, case: "player-gen") } ist nicht mehr geheim

## Die Kurzinfo eines Feldes in einem Spiel ohne eigene Texte: Überschriften aus einem Wort, das Gelände, eine Einheit neben
## der Karte.

# Units
scene-label-units = Einheiten

# Carries
scene-label-carries = Ladung

# { $terrain ->
#     [woods] Woods
#     [swamp] Swamp
#     [lake] Lake
#     [town] Town
#     [hilltop] Hilltop
#     [orchard] Orchard
#     [crops] Crops
#     [stream] Stream
#     [gully] Gully
#    *[clear] Clear
# }
scene-ground = { $terrain ->
        [woods] Wald
        [swamp] Sumpf
        [lake] See
        [town] Ortschaft
        [hilltop] Kuppe
        [orchard] Obstgarten
        [crops] Getreide
        [stream] Bach
        [gully] Schlucht
       *[clear] Offen
    }

# Off the map
scene-off-map = Nicht auf der Karte

## Einheiten, die auf ihren Eintritt warten, neben den Feldern, in denen sie eintreten.

# entry { $hexes }
scene-entry = Eintritt { $hexes }

## Ergebnisse eines Angriffs, auf die Karte geschrieben. $what ist das Ergebnis für eine Einheit, „8 cm mortar eliminiert“;
## $n ist die Zahl der Zeilen, die fehlen.

# { $n ->
#     [one] { $n } step lost
#    *[other] { $n } steps lost
# }
scene-steps-lost = { $n ->
        [one] { $n } Stufe verloren
       *[other] { $n } Stufen verloren
    }

# { $unit } eliminated
scene-effect-lost = { $unit } eliminiert

# { $n ->
#     [one] retreats { $n } hex
#    *[other] retreats { $n } hexes
# }
scene-effect-retreats = { $n ->
        [one] Rückzug um { $n } Feld
       *[other] Rückzug um { $n } Felder
    }

# { $what } with all it carried
scene-with-all-carried = { $what }, samt allem Mitgeführten

# and { $n } more
scene-and-more = und { $n } weitere

# No roll
scene-no-roll = Kein Wurf

## Der Zeitpunkt eines Spiels, in der Liste der gespeicherten Spiele und in der Unterschrift. $level ist die Siegstufe, wie
## das Szenario sie nennt, $date sind die Tage der Runde.

# Turn { $turn }
scene-turn = Runde { $turn }

# Turn { $turn }, { $phase }
scene-turn-phase = Runde { $turn }, { $phase }

# Turn { $turn }, { $date }, { $phase }
scene-turn-date-phase = Runde { $turn }, { $date }, { $phase }

# Ended: { $level }
scene-ended = Beendet: { $level }

## Der Stand im Bericht: Punkte und die Zahl der Befehle.

# { $ended ->
#     [yes] Final score
#    *[no] Score so far
# }: { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# }, { $orders ->
#     [one] { $orders } order
#    *[other] { $orders } orders
# }
scene-score = { $ended ->
        [yes] Endstand
       *[no] Zwischenstand
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    }

## Daten nach dem Kalender.

# { $day } { $month } { $year }
scene-date = { $day }. { $month } { $year }

# { $day } { $month } { $year }, { $hour }:{ $minute } UTC
scene-date-and-time = { $day }. { $month } { $year }, { $hour }:{ $minute } UTC

# January
scene-month-1 = Januar

# February
scene-month-2 = Februar

# March
scene-month-3 = März

scene-month-4 = April

# May
scene-month-5 = Mai

# June
scene-month-6 = Juni

# July
scene-month-7 = Juli

scene-month-8 = August

scene-month-9 = September

# October
scene-month-10 = Oktober

scene-month-11 = November

# December
scene-month-12 = Dezember

## Die Seite am Ende eines Spiels: wer gewonnen hat.

# The game is a draw.
scene-verdict-draw = Das Spiel endet unentschieden.

# You have won as the { $side } player.
scene-verdict-won = Sieg als { NAME($side, case: "er") } Spieler.

# You have lost: the { $side } player wins.
scene-verdict-lost = Niederlage: der { NAME($side, case: "player") } gewinnt.

# The { $side } player wins.
scene-verdict-wins = Der { NAME($side, case: "player") } gewinnt.

## Die Punkte der Seite, die viele davon braucht, und die Zahl, die nötig war. $sign ist „minus“ unter null, und $n die Zahl
## ohne Vorzeichen.

# { $sign ->
#     [minus]
#         Minus { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         }.
#    *[plus]
#         { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         }.
# }
scene-points = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }.
       *[plus] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }.
    }

# { $sign ->
#     [minus]
#         Minus { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }.
#    *[plus]
#         { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }.
# }
scene-points-of = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }.
       *[plus] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }.
    }

# { $sign ->
#     [minus]
#         Minus { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }, who needed { $needed }.
#    *[plus]
#         { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }, who needed { $needed }.
# }
scene-points-needed = { $sign ->
        [minus] Minus { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }, nötig waren { $needed }.
       *[plus] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }, nötig waren { $needed }.
    }

# { $sign ->
#     [minus]
#         The score was minus { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         }; a side that resigns loses whatever the score.
#    *[plus]
#         The score was { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         }; a side that resigns loses whatever the score.
# }
scene-points-resigned = { $sign ->
        [minus] Der Stand war minus { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }; wer aufgibt, verliert bei jedem Stand.
       *[plus] Der Stand war { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }; wer aufgibt, verliert bei jedem Stand.
    }

# { $sign ->
#     [minus]
#         The score was minus { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }; a side that resigns loses whatever the score.
#    *[plus]
#         The score was { $n ->
#             [one] { $n } point
#            *[other] { $n } points
#         } for the { NAME($side, case: "plural") }; a side that resigns loses whatever the score.
# }
scene-points-resigned-of = { $sign ->
        [minus] Der Stand war minus { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }; wer aufgibt, verliert bei jedem Stand.
       *[plus] Der Stand war { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } für die { NAME($side, case: "plural") }; wer aufgibt, verliert bei jedem Stand.
    }

## Das Glück eines Spiels.

# No attack was decided by dice.
scene-luck-none = Kein Angriff wurde durch Würfel entschieden.

# The dice were even.
scene-luck-even = Die Würfel waren ausgeglichen.

# The dice slightly favoured the { NAME($side, case: "plural") }.
scene-luck-slight = Die Würfel begünstigten leicht die { NAME($side, case: "plural") }.

# The dice clearly favoured the { NAME($side, case: "plural") }.
scene-luck-clear = Die Würfel begünstigten deutlich die { NAME($side, case: "plural") }.

# The dice strongly favoured the { NAME($side, case: "plural") }.
scene-luck-strong = Die Würfel begünstigten stark die { NAME($side, case: "plural") }.

## Der Wendepunkt: die Runde mit der größten Änderung der Punkte, ohne Punkt am Ende, und darunter die Änderung. $places
## sind Siegfelder, die genommen wurden, mit der Zahl der übrigen am Ende der Liste; $n ist eine Zahl verlorener Einheiten,
## $at sagt, wie $place, der Name eines Ortes oder die Nummer eines Feldes, zu verstehen ist.

# Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }
scene-turning-takes = Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }

# { $at ->
#     [at]
#         Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } at { $place }
#     [near]
#         Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } near { $place }
#     [in-hex]
#         Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } in hex { $place }
#     [near-hex]
#         Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } near hex { $place }
#    *[everywhere]
#         Turn { $turn }: the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         }
# }
scene-turning-loses = { $at ->
        [at] Runde { $turn }: die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } in { $place }
        [near] Runde { $turn }: die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } bei { $place }
        [in-hex] Runde { $turn }: die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } in Feld { $place }
        [near-hex] Runde { $turn }: die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } bei Feld { $place }
       *[everywhere] Runde { $turn }: die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        }
    }

# { $at ->
#     [at]
#         Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } at { $place }
#     [near]
#         Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } near { $place }
#     [in-hex]
#         Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } in hex { $place }
#     [near-hex]
#         Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         } near hex { $place }
#    *[everywhere]
#         Turn { $turn }: the { NAME($winner, case: "plural") } take { $places }, and the { NAME($loser, case: "plural") } lose { $n ->
#             [one] { $n } unit
#            *[other] { $n } units
#         }
# }
scene-turning-takes-and-loses = { $at ->
        [at] Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }, und die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } in { $place }
        [near] Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }, und die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } bei { $place }
        [in-hex] Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }, und die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } in Feld { $place }
        [near-hex] Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }, und die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } bei Feld { $place }
       *[everywhere] Runde { $turn }: die { NAME($winner, case: "plural") } nehmen { $places }, und die { NAME($loser, case: "plural") } verlieren { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        }
    }

# { $n ->
#     [one] Turn { $turn }: the { NAME($winner, case: "plural") } gain { $n } point
#    *[other] Turn { $turn }: the { NAME($winner, case: "plural") } gain { $n } points
# }
scene-turning-gains = { $n ->
        [one] Runde { $turn }: die { NAME($winner, case: "plural") } gewinnen { $n } Punkt
       *[other] Runde { $turn }: die { NAME($winner, case: "plural") } gewinnen { $n } Punkte
    }

# { $n ->
#     [one] { $n } point for the { NAME($side, case: "plural") }
#    *[other] { $n } points for the { NAME($side, case: "plural") }
# }
scene-turning-gain = { $n ->
        [one] { $n } Punkt für die { NAME($side, case: "plural") }
       *[other] { $n } Punkte für die { NAME($side, case: "plural") }
    }

# hex { $hex }
scene-hex = Feld { $hex }

# { $n } more
scene-more = { $n } weitere

## Das Bild eines beendeten Spiels: die Überschriften, die Linie der Punkte für den Sieg, die Verluste einer Seite.

# Points by turn
scene-picture-points = Punkte je Runde

# Turning point
scene-picture-turning-point = Wendepunkt

# Losses
scene-picture-losses = Verluste

# Luck
scene-picture-luck = Glück

# the { NAME($side, case: "plural") } win at { $n } or more
scene-picture-needed = die { NAME($side, case: "plural") } gewinnen ab { $n }

# { $n ->
#     [0] The { NAME($side, case: "plural") } lost no units
#     [one] The { NAME($side, case: "plural") } lost { $n } unit
#    *[other] The { NAME($side, case: "plural") } lost { $n } units
# }
scene-picture-lost = { $n ->
        [0] Die { NAME($side, case: "plural") } verloren keine Einheit
        [one] Die { NAME($side, case: "plural") } verloren { $n } Einheit
       *[other] Die { NAME($side, case: "plural") } verloren { $n } Einheiten
    }
