### Squad: the attackers and targets of the report on a game.

## Units, or a mission. The second is used where no unit is known: a mortar or a mission attacks a vehicle from above.

squad-report-units = { $units }
squad-report-from-above = a mortar or a mission

## An attack: its side in the plural, “Germans: 2nd Rifle Squad (0704) fires at 1st Rifle Squad in 0806”. $units are the $n attackers with their hexes, or one of the names above; $target are the attacked units.

squad-report-fire = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } fires at { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } fire at { $target } in { $hex }
    }
squad-report-opportunity = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } opens opportunity fire on { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } open opportunity fire on { $target } in { $hex }
    }
squad-report-overrun = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } overruns { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } overrun { $target } in { $hex }
    }
squad-report-assault = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } assaults { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } assault { $target } in { $hex }
    }
squad-report-sniper = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } fires from cover at { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } fire from cover at { $target } in { $hex }
    }
squad-report-anti-tank = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } shoots at { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } shoot at { $target } in { $hex }
    }
squad-report-last-shot = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } takes a last shot at { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } take a last shot at { $target } in { $hex }
    }
squad-report-lane = { $n ->
        [one] { NAME($side, case: "plural") }: { $units } fires along its lane at { $target } in { $hex }
       *[other] { NAME($side, case: "plural") }: { $units } fire along their lanes at { $target } in { $hex }
    }
squad-report-mission = { NAME($side, case: "plural") }: { $units } attacks { $target } in { $hex }
