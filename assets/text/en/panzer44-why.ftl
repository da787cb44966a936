### Panzer ’44: Why? What the rules say about a hex and its units, a sentence each, with its case beside it. The program
### makes the first letter of a sentence a capital, and adds a full stop where there is none. $hex is the number of a hex,
### $hexes a list of them; $side is an adjective, “German”.

## The headings. $unit is selected in another hex, “German 1st Panther Platoon”.

panzer44-why-unit-and-hex = { $unit } and this hex
panzer44-why-head-stacking = Stacking
panzer44-why-head-ground = Ground
panzer44-why-head-cover = Cover
panzer44-why-head-sight = Sight
panzer44-why-head-victory = Victory hex

## The ground. Costs are movement points (MP).

panzer44-why-ground = { $ground ->
        [woods] woods: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [swamp] swamp: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [lake] a lake: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [town] a town: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [hilltop] a hilltop: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [orchard] an orchard: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [crops] crops: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [stream] a stream: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
        [gully] a gully: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
       *[clear] clear terrain: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
    }
panzer44-why-water = water: units cannot enter it
panzer44-why-roads = roads lead to { $hexes }: along them every unit pays { $points } MP, whatever the terrain
panzer44-why-bridge = a bridge leads to { $hex }: the step over it costs { $points } MP
panzer44-why-blown = the bridge to { $hex } is blown
panzer44-why-river = a river separates this hex from { $hexes }: units can cross it only by bridges
panzer44-why-stream = a stream separates this hex from { $hexes }: hard vehicles pay { $hard } MP more, soft ones { $soft }
panzer44-why-crest = a crest separates this hex from { $hexes }: hard vehicles pay { $hard } MP more, soft ones { $soft }
panzer44-why-rises = the slope rises towards { $hexes }: hard vehicles pay { $hard } MP more upwards, soft ones { $soft }
panzer44-why-blocks = this hex blocks lines of sight through it, but not into or out of it
panzer44-why-side-blocks = the crest or slope towards { $hexes } blocks lines of sight across it, but not into or out of this hex
panzer44-why-shelter = the terrain reduces the die of an attack on units in it by { $less }
panzer44-why-no-shelter = the terrain does not reduce the die
panzer44-why-behind = for fire across the hexside from { $hexes } the die is reduced by { $less } more, unless it is class H
panzer44-why-position = an improved position reduces the die by { $less }, instead of the terrain
panzer44-why-wreck = a wreck is here: no road rate into or out of the hex
panzer44-why-mined = { $mines ->
        [hasty] hasty mines attack units that enter or leave, in column { SIGNED($column) }
        [preventative] preventative mines attack units that enter or leave, in column { SIGNED($column) }
       *[defensive] defensive mines attack units that enter or leave, in column { SIGNED($column) }
    }
panzer44-why-room = stacking: { $units } of { $limit }, the limit for a side
panzer44-why-full = the hex is at the stacking limit of { $limit }: other units can only move through

## Observers, and the value of the hex. $names is a list of units without their side, with the number of the others at its
## end.

panzer44-why-observed = the { $side } side observes the hex: { $names }
panzer44-why-more = { $n } more
panzer44-why-unobserved = no { $side } unit observes the hex
panzer44-why-counter-battery = the { $side } side needs no observer: an enemy here fired indirectly last turn
panzer44-why-worth = worth { $points } VP to the { $side } side while it holds the hex
panzer44-why-held = held by the { $side } side, the last in it
panzer44-why-held-by-nobody = no side has held it yet

## A unit in the hex: its values, its condition, its order. $class is the letter of its weapon, $target its kind of target;
## $range and $least are numbers of hexes. $order is an order in letters and numbers, “DF 1409”.

panzer44-why-unit-armed = { $target ->
        [hard] attacks with { $attack }, class { $class }, up to { $range ->
            [one] { $range } hex
           *[other] { $range } hexes
        }; defends with { $defence }, as a hard target
       *[soft] attacks with { $attack }, class { $class }, up to { $range ->
            [one] { $range } hex
           *[other] { $range } hexes
        }; defends with { $defence }, as a soft target
    }
panzer44-why-unit-unarmed = { $target ->
        [hard] no weapon; defends with { $defence }, as a hard target
       *[soft] no weapon; defends with { $defence }, as a soft target
    }
panzer44-why-unit-least-range = { $least ->
        [one] its minimum range is { $least } hex
       *[other] its minimum range is { $least } hexes
    }
panzer44-why-unit-carries = it can carry a foot unit or a gun
panzer44-why-unit-engineer = engineers: they can clear mines, and blow bridges if the scenario allows it
panzer44-why-unit-loaded = { $name } is loaded in it: results on the carrier apply to both
panzer44-why-unit-pinned = pinned: it may fire but cannot move until pins are removed
panzer44-why-unit-will-panic = it panics in the next panic determination
panzer44-why-unit-panicked = panicked: it cannot execute its order this turn
panzer44-why-unit-disrupted = disrupted, D{ $degree }: it cannot move or fire; recovers on a die of { $die } or less
panzer44-why-unit-has-fired = it has fired this turn
panzer44-why-unit-has-moved = it has finished its move
panzer44-why-unit-ordered = its revealed order: { $order }
panzer44-why-unit-may-be-ordered = it may receive any order that its type allows

## A unit in another hex: its fire at the hex, and its move there. $cost of $of movement points; $path is a list of hexes
## between, $stops their number.

panzer44-why-unit-may-fire = { $range ->
        [one] direct fire may be plotted at it, { $range } hex away
       *[other] direct fire may be plotted at it, { $range } hexes away
    }
panzer44-why-unit-may-watch = { $range ->
        [one] opportunity fire may be plotted at the hex, { $range } hex away
       *[other] opportunity fire may be plotted at the hex, { $range } hexes away
    }
panzer44-why-unit-may-bombard = { $range ->
        [one] indirect fire may be plotted at the hex, { $range } hex away
       *[other] indirect fire may be plotted at the hex, { $range } hexes away
    }
panzer44-why-unit-attenuated = { $range ->
        [one] at { $range } hex its strength { $strength } counts as { $counts }
       *[other] at { $range } hexes its strength { $strength } counts as { $counts }
    }
panzer44-why-unit-attack = against { $name }: column { SIGNED($column) }, die reduced by { $less }; at best { $best }
panzer44-why-unit-reached-for = { $stops ->
        [0] it can move there for { $cost } of { $of } MP
       *[other] it can move there for { $cost } of { $of } MP, by { $path }
    }
