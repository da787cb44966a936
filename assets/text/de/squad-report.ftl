### Squad: die Angreifer und Ziele im Bericht über ein Spiel.

## Einheiten, oder ein Einsatz. Das zweite steht, wo keine Einheit bekannt ist: ein Mörser oder ein Einsatz greift ein
## Fahrzeug von oben an.

squad-report-units = { $units }

# a mortar or a mission
squad-report-from-above = ein Mörser oder ein Einsatz
    .gender = above

## Ein Angriff: die Seite im Plural, „Die Deutschen: 2nd Rifle Squad (0704) feuert auf 1st Rifle Squad in 0806“. $units
## sind die $n Angreifer mit ihren Feldern, oder einer der Namen darüber; $target sind die angegriffenen Einheiten.

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } fires at { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } fire at { $target } in { $hex }
# }
squad-report-fire = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] feuert auf
       *[other] feuern auf
    } { $target } in { $hex }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } opens opportunity fire on { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } open opportunity fire on { $target } in { $hex }
# }
squad-report-opportunity = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] eröffnet Gelegenheitsfeuer auf
       *[other] eröffnen Gelegenheitsfeuer auf
    } { $target } in { $hex }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } overruns { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } overrun { $target } in { $hex }
# }
squad-report-overrun = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] überrollt
       *[other] überrollen
    } { $target } in { $hex }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } assaults { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } assault { $target } in { $hex }
# }
squad-report-assault = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] stürmt
       *[other] stürmen
    } { $target } in { $hex }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } fires from cover at { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } fire from cover at { $target } in { $hex }
# }
squad-report-sniper = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] feuert aus der Deckung auf
       *[other] feuern aus der Deckung auf
    } { $target } in { $hex }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } shoots at { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } shoot at { $target } in { $hex }
# }
squad-report-anti-tank = Die { NAME($side, case: "plural") }: { GENDER($units) ->
        [above] { $units } greift { $target } in { $hex } von oben an
       *[other] { $units } { $n ->
            [one] schießt auf
           *[other] schießen auf
        } { $target } in { $hex }
    }

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } takes a last shot at { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } take a last shot at { $target } in { $hex }
# }
squad-report-last-shot = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] gibt einen letzten Schuss auf
       *[other] geben einen letzten Schuss auf
    } { $target } in { $hex } ab

# { $n ->
#     [one] { NAME($side, case: "plural") }: { $units } fires along its lane at { $target } in { $hex }
#    *[other] { NAME($side, case: "plural") }: { $units } fire along their lanes at { $target } in { $hex }
# }
squad-report-lane = Die { NAME($side, case: "plural") }: { $units } { $n ->
        [one] feuert entlang der eigenen Gasse auf
       *[other] feuern entlang der eigenen Gassen auf
    } { $target } in { $hex }

# { NAME($side, case: "plural") }: { $units } attacks { $target } in { $hex }
squad-report-mission = Die { NAME($side, case: "plural") }: { $units } greift { $target } in { $hex } an
