### Squad with the referee off: what cannot be done by hand, and what the referee finds before it is on again.
### $unit, $weapon, $carrier are names of units and weapons. Numbers in brackets are cases of the rules.

## Refusals. No capital at the beginning, no full stop: the program adds them.

squad-by-hand-weapon-alone = { $weapon } must be carried: give it to a unit
squad-by-hand-afv-not-pinned = { $unit } is an AFV and cannot be pinned
squad-by-hand-not-immobile = { $unit } cannot be immobilized: it is not an AFV
squad-by-hand-not-valorous = { $unit } cannot be valorous: it is not infantry
squad-by-hand-no-facing = { $unit } has no facing
squad-by-hand-no-bunker = no bunker is in { $hex }
squad-by-hand-no-squad = { $unit } is not a squad on the map
squad-by-hand-not-given = { $unit } cannot be given to { $carrier }
squad-by-hand-no-box = { $unit } has no box in this scenario
squad-by-hand-no-victory-hex = { $hex } is not a victory hex
squad-by-hand-same-holder = { $hex } already has this holder
squad-by-hand-smoke-number = smoke must have the number 1 or 2

## Findings, a sentence each. $place is a hex with the name of its building, $kind a type of unit.

squad-by-hand-over-limit = Over the stacking limit in { $place } (cases 6.7 and 20.2).
squad-by-hand-closed = { $kind } cannot be in { $place } (case 6.3).
squad-by-hand-fortification = The fortification in { $hex } cannot be in this terrain (case 20.1).

## Marks that people set by hand, on buttons. $side is an adjective, “German”: the hex is held by it.

squad-by-hand-mark-smoke = Smoke { $number }
squad-by-hand-mark-earth-bunker = Earth bunker
squad-by-hand-mark-concrete-bunker = Concrete bunker
squad-by-hand-mark-sandbags = Sandbags
squad-by-hand-mark-foxhole = Foxhole
squad-by-hand-mark-trench = Trench
squad-by-hand-mark-mines = Mines
squad-by-hand-mark-wire = Wire
squad-by-hand-mark-held = { $side } hex
