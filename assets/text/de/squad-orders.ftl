### Squad: Befehle in Worten, an den Spieler gerichtet, der sie gibt, ohne Punkt. $unit, $units, $target, $carrier,
### $leader sind Namen von Einheiten oder Listen davon. $hex ist die Nummer eines Feldes oder der Name seines Gebäudes
### mit der Nummer. $side ist eine Hexseite, „Norden“.

## Anweisungen an Einheiten für Feuer in der Bewegung des Gegners.

# ask me
squad-order-instruction-ask = nachfragen

# hold fire
squad-order-instruction-never = Feuer zurückhalten

# any target
squad-order-instruction-any = jedes Ziel

## Die Seite, zu der eine Feuergasse zuerst knickt.

# left
squad-order-bend-left = links

# right
squad-order-bend-right = rechts

## Wie Einheiten Verlustpunkte nehmen: eine Liste daraus. Das Programm schreibt den ersten Buchstaben der Liste groß.

squad-order-losses = { $losses }

# ignore the point on { $units } (shield or valour)
squad-order-loss-ignored = den Punkt auf { $units } ignorieren (Schutzschild oder Tapferkeit)

# pin { $units }
squad-order-loss-pinned = { $units } niederhalten

# reduce { $units }
squad-order-loss-reduced = { $units } reduzieren

# reduce and pin { $units }
squad-order-loss-reduced-and-pinned = { $units } reduzieren und niederhalten

# eliminate { $units }
squad-order-loss-eliminated = { $units } eliminieren

# { $n ->
#     [one] put { $n } casualty point on { $units }
#    *[other] put { $n } casualty points on { $units }
# }
squad-order-loss-put = { $n ->
        [one] { $n } Verlustpunkt auf { $units } legen
       *[other] { $n } Verlustpunkte auf { $units } legen
    }

# take no points
squad-order-loss-none = keine Verlustpunkte zuteilen

## Aufstellung, Unterstützung und Befehle. $work ist „ein Erdbunker“, mit .acc im Akkusativ, $mission „leichte
## Artillerie“. Eine Gruppe, die sich teilt, kann eine Waffe haben, die eine Hälfte behält.

# Set up { $unit } in { $hex }
squad-order-set-up = { $unit } in { $hex } aufstellen

# Set up { $unit } in { $hex }, facing { $side }
squad-order-set-up-facing = { $unit } in { $hex } aufstellen, Ausrichtung { $side }

# Set up { $unit } in { $carrier }
squad-order-set-up-aboard = { $unit } in { $carrier } aufstellen

# Give { $weapon } to { $unit }
squad-order-arm = { $weapon } an { $unit } geben

# Build { $work } in { $hex }
squad-order-build = { NAME($work, case: "acc") } in { $hex } bauen

# Remove { $work } in { $hex }
squad-order-unbuild = { NAME($work, case: "acc") } in { $hex } entfernen

# Call { $mission } on { $hex }
squad-order-call = { NAME($mission, case: "acc") } auf { $hex } anfordern

# Call { $mission } on { $hex }, spotted by { $unit }
squad-order-call-spotted = { NAME($mission, case: "acc") } auf { $hex } anfordern, Beobachter: { $unit }

# Split { $unit }
squad-order-split = { $unit } teilen

# Split { $unit }; the first half keeps the weapon
squad-order-split-first = { $unit } teilen; die erste Hälfte behält die Waffe

# Split { $unit }; the second half keeps the weapon
squad-order-split-second = { $unit } teilen; die zweite Hälfte behält die Waffe

# Join { $units }
squad-order-join = { $units } vereinigen

# Instruct { $units }: { $instruction }
squad-order-instruct = Anweisung an { $units }: { $instruction }

# End the set-up
squad-order-end-set-up = Aufstellung beenden

# End the phase
squad-order-end-phase = Phase beenden

## Sammeln, Scharfschützen, und die Antwort auf eine Frage.

# Try to rally { $unit }
squad-order-rally = Sammeln von { $unit } versuchen

# Withdraw the sniper
squad-order-withdraw-sniper = Scharfschützen abziehen

# Keep the sniper in place
squad-order-keep-sniper = Scharfschützen dort lassen

# Place the sniper in { $hex }
squad-order-place-sniper = Scharfschützen in { $hex } setzen

# Hold fire
squad-order-hold = Feuer zurückhalten

## Angriffe. $firers ist eine Liste von Einheiten, manche mit ihren Waffen: „2nd Rifle Squad (BAR und Handgranaten)“;
## $weapons ist eine Liste von Waffen. $led ist „yes“, wenn $leader den Angriff führt, $armed ist „yes“, wenn die
## Einheit mit $weapon feuert.

squad-order-firer = { $unit } ({ $weapons })

# { $led ->
#     [yes] Fire at { $hex } with { $firers }, led by { $leader }
#    *[no] Fire at { $hex } with { $firers }
# }
squad-order-fire = { $led ->
        [yes] Auf { $hex } feuern mit { $firers }, geführt von { $leader }
       *[no] Auf { $hex } feuern mit { $firers }
    }

# { $led ->
#     [yes] Use opportunity fire with { $firers }, led by { $leader }
#    *[no] Use opportunity fire with { $firers }
# }
squad-order-opportunity = { $led ->
        [yes] Gelegenheitsfeuer mit { $firers }, geführt von { $leader }
       *[no] Gelegenheitsfeuer mit { $firers }
    }

# { $led ->
#     [yes] Use opportunity fire with { $firers }, led by { $leader }, and lay a fire lane that bends { $bend }
#    *[no] Use opportunity fire with { $firers }, and lay a fire lane that bends { $bend }
# }
squad-order-opportunity-lane = { $led ->
        [yes] Gelegenheitsfeuer mit { $firers }, geführt von { $leader }, und eine Feuergasse nach { $bend } legen
       *[no] Gelegenheitsfeuer mit { $firers }, und eine Feuergasse nach { $bend } legen
    }

# { $led ->
#     [yes] Assault { $hex } with { $firers }, led by { $leader }
#    *[no] Assault { $hex } with { $firers }
# }
squad-order-assault = { $led ->
        [yes] { $hex } stürmen mit { $firers }, geführt von { $leader }
       *[no] { $hex } stürmen mit { $firers }
    }

# { $armed ->
#     [yes] Shoot at { $target } with { $unit } ({ $weapon })
#    *[no] Shoot at { $target } with { $unit }
# }{ $led ->
#     [yes] , led by { $leader }
#    *[no] { "" }
# }
squad-order-fire-at = { $armed ->
        [yes] Auf { $target } schießen mit { $unit } ({ $weapon })
       *[no] Auf { $target } schießen mit { $unit }
    }{ $led ->
        [yes] , geführt von { $leader }
       *[no] { "" }
    }

# Overrun { $hex } with { $firers }
squad-order-overrun = { $hex } überrollen mit { $firers }

# Lay smoke in { $hex } with { $unit }
squad-order-smoke = Mit { $unit } Nebel in { $hex } legen

# Clear the wire in { $hex } with { $unit }
squad-order-clear-wire = Mit { $unit } den Draht in { $hex } räumen

## Bewegungen. $facing ist eine Hexseite, oder „none“.

# Move { $units } to { $hex }{ $facing ->
#     [none] { "" }
#    *[other] , facing { $side }
# }
squad-order-move = { $units } nach { $hex } bewegen{ $facing ->
        [none] { "" }
       *[other] , Ausrichtung { $side }
    }

# Move { $units } by assault move to { $hex }{ $facing ->
#     [none] { "" }
#    *[other] , facing { $side }
# }
squad-order-assault-move = { $units } mit Sturmbewegung nach { $hex } bewegen{ $facing ->
        [none] { "" }
       *[other] , Ausrichtung { $side }
    }

# Move { $units }
squad-order-move-nowhere = { $units } bewegen

# Drive { $unit }
squad-order-drive-nowhere = { $unit } fahren

# Drive { $unit } to { $hex }, facing { $side }
squad-order-drive = { $unit } nach { $hex } fahren, Ausrichtung { $side }

# Reverse { $unit } to { $hex }, facing { $side }
squad-order-reverse = { $unit } rückwärts nach { $hex } fahren, Ausrichtung { $side }

# Turn { $unit } to the { $side }
squad-order-turn = { $unit } nach { $side } drehen

# Exit the map with { $unit }
squad-order-exit = Die Karte mit { $unit } verlassen

# Load { $units } into { $carrier }
squad-order-load = { $units } in { $carrier } verladen

# Unload { $units } from { $carrier }
squad-order-unload = { $units } aus { $carrier } ausladen

# Unload { $units } from { $carrier }, to { $hex }
squad-order-unload-to = { $units } aus { $carrier } nach { $hex } ausladen

# Advance { $unit } to { $hex }
squad-order-advance = Mit { $unit } nach { $hex } vorrücken

## Dieselben Befehle kurz, neben ihrer Einheit. $means sind die Waffen eines einzigen Schützen, oder er selbst; $all ist
## die Zahl der Schützen, wenn es mehrere sind, sonst 0.

# Set up in { $hex }
squad-order-short-set-up = In { $hex } aufstellen

# Set up in { $carrier }
squad-order-short-set-up-aboard = In { $carrier } aufstellen

# Split
squad-order-short-split = Teilen

# Split, second half armed
squad-order-short-split-second = Teilen, zweite Hälfte bewaffnet

# Join with { $unit }
squad-order-short-join = Mit { $unit } vereinigen

# { $all ->
#     [0] Fire at { $hex } with { $means }
#    *[other] Fire at { $hex } with all { $all }
# }{ $led ->
#     [yes] , led
#    *[no] { "" }
# }
squad-order-short-fire = { $all ->
        [0] Auf { $hex } feuern mit { $means }
       *[other] Auf { $hex } feuern mit allen { $all }
    }{ $led ->
        [yes] , geführt
       *[no] { "" }
    }

# { $armed ->
#     [yes] Shoot at { $target } with { $weapon }
#    *[no] Shoot at { $target }
# }{ $led ->
#     [yes] , led
#    *[no] { "" }
# }
squad-order-short-fire-at = { $armed ->
        [yes] Auf { $target } schießen mit { $weapon }
       *[no] Auf { $target } schießen
    }{ $led ->
        [yes] , geführt
       *[no] { "" }
    }

# { $all ->
#     [0] Fire with { $means }
#    *[other] Fire with all { $all }
# }
squad-order-short-opportunity = { $all ->
        [0] Feuern mit { $means }
       *[other] Feuern mit allen { $all }
    }

# { $all ->
#     [0] Fire with { $means }
#    *[other] Fire with all { $all }
# }, lane to the { $bend }
squad-order-short-opportunity-lane = { $all ->
        [0] Feuern mit { $means }
       *[other] Feuern mit allen { $all }
    }, Gasse nach { $bend }

# { $all ->
#     [0] Assault { $hex } with { $means }
#    *[other] Assault { $hex } with all { $all }
# }
squad-order-short-assault = { $all ->
        [0] { $hex } stürmen mit { $means }
       *[other] { $hex } stürmen mit allen { $all }
    }

# Lay smoke in { $hex }
squad-order-short-smoke = Nebel in { $hex } legen

# Clear the wire in { $hex }
squad-order-short-clear-wire = Draht in { $hex } räumen

# Move to { $hex }
squad-order-short-move = Nach { $hex } bewegen

# Assault move to { $hex }
squad-order-short-assault-move = Sturmbewegung nach { $hex }

# Drive
squad-order-short-drive-nowhere = Fahren

# Drive to { $hex }, facing { $side }
squad-order-short-drive = Nach { $hex } fahren, Ausrichtung { $side }

# Reverse to { $hex }
squad-order-short-reverse = Rückwärts nach { $hex }

# Turn to the { $side }
squad-order-short-turn = Nach { $side } drehen

# Exit the map
squad-order-short-exit = Karte verlassen

# Load { $units }
squad-order-short-load = { $units } verladen

# Unload { $units }
squad-order-short-unload = { $units } ausladen

# Unload { $units } to { $hex }
squad-order-short-unload-to = { $units } nach { $hex } ausladen

# Overrun { $hex }
squad-order-short-overrun = { $hex } überrollen

# Hold
squad-order-short-hold = Abwarten

# Instruct: { $instruction }
squad-order-short-instruct = Anweisung: { $instruction }

# Advance to { $hex }
squad-order-short-advance = Nach { $hex } vorrücken

# Try to rally
squad-order-short-rally = Sammeln versuchen
