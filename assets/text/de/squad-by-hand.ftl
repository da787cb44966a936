### Squad bei ausgeschaltetem Schiedsrichter: was von Hand nicht möglich ist, und was der Schiedsrichter findet, bevor
### er wieder an ist. $unit, $weapon, $carrier sind Namen von Einheiten und Waffen. Nummern in Klammern sind Regeln.

## Ablehnungen. Anfang klein, kein Punkt am Ende: beides ergänzt das Programm.

# { $weapon } must be carried: give it to a unit
squad-by-hand-weapon-alone = { $weapon } muss getragen werden: einer Einheit geben

# { $unit } is an AFV and cannot be pinned
squad-by-hand-afv-not-pinned = { $unit } ist ein Panzerfahrzeug und kann nicht niedergehalten werden

# { $unit } cannot be immobilized: it is not an AFV
squad-by-hand-not-immobile = { $unit } kann nicht bewegungsunfähig werden: kein Panzerfahrzeug

# { $unit } cannot be valorous: it is not infantry
squad-by-hand-not-valorous = { $unit } kann nicht tapfer werden: keine Infanterie

# { $unit } has no facing
squad-by-hand-no-facing = { $unit } hat keine Ausrichtung

# no bunker is in { $hex }
squad-by-hand-no-bunker = in { $hex } ist kein Bunker

# { $unit } is not a squad on the map
squad-by-hand-no-squad = { $unit } ist keine Gruppe auf der Karte

# { $unit } cannot be given to { $carrier }
squad-by-hand-not-given = { $unit } kann nicht an { $carrier } gegeben werden

# { $unit } has no box in this scenario
squad-by-hand-no-box = { $unit } hat in diesem Szenario keine Ablage

# { $hex } is not a victory hex
squad-by-hand-no-victory-hex = { $hex } ist kein Siegfeld

# { $hex } already has this holder
squad-by-hand-same-holder = { $hex } gehört bereits dieser Seite

# smoke must have the number 1 or 2
squad-by-hand-smoke-number = Nebel muss die Zahl 1 oder 2 haben

## Befunde, je ein Satz. $place ist ein Feld mit dem Namen seines Gebäudes, $kind ein Typ von Einheiten.

# Over the stacking limit in { $place } (cases 6.7 and 20.2).
squad-by-hand-over-limit = Über der Stapelgrenze in { $place } (Regeln 6.7 und 20.2).

# { $kind } cannot be in { $place } (case 6.3).
squad-by-hand-closed = { $kind } kann nicht in { $place } stehen (Regel 6.3).

# The fortification in { $hex } cannot be in this terrain (case 20.1).
squad-by-hand-fortification = Die Befestigung in { $hex } ist in diesem Gelände nicht möglich (Regel 20.1).

## Zeichen, die sich von Hand setzen lassen, auf Knöpfen. Das Feld ist in der Hand von $side.

# Smoke { $number }
squad-by-hand-mark-smoke = Nebel { $number }

# Earth bunker
squad-by-hand-mark-earth-bunker = Erdbunker

# Concrete bunker
squad-by-hand-mark-concrete-bunker = Betonbunker

# Sandbags
squad-by-hand-mark-sandbags = Sandsäcke

# Foxhole
squad-by-hand-mark-foxhole = Schützenloch

# Trench
squad-by-hand-mark-trench = Graben

# Mines
squad-by-hand-mark-mines = Minen

# Wire
squad-by-hand-mark-wire = Draht

# { $side } hex
squad-by-hand-mark-held = Siegfeld der { NAME($side, case: "plural") }
