### Panzer ’44: Warum? Was die Regeln über ein Feld und seine Einheiten sagen, je ein Satz mit seiner Regel daneben. Das
### Programm schreibt den Anfang eines Satzes groß und ergänzt den Punkt, wo keiner steht. $hex ist die Nummer eines Feldes,
### $hexes eine Liste davon.

## Die Überschriften. $unit ist in einem anderen Feld ausgewählt, „German 1st Panther Platoon“.

# { $unit } and this hex
panzer44-why-unit-and-hex = { $unit } und dieses Feld

# Stacking
panzer44-why-head-stacking = Stapeln

# Ground
panzer44-why-head-ground = Gelände

# Cover
panzer44-why-head-cover = Deckung

# Sight
panzer44-why-head-sight = Sicht

# Victory hex
panzer44-why-head-victory = Siegfeld

## Der Boden. Kosten sind Bewegungspunkte (BP).

# { $ground ->
#     [woods] woods: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [swamp] swamp: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [lake] a lake: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [town] a town: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [hilltop] a hilltop: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [orchard] an orchard: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [crops] crops: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [stream] a stream: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#     [gully] a gully: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
#    *[clear] clear terrain: hard vehicles pay { $hard } MP to enter, soft ones { $soft }, foot { $foot }
# }
panzer44-why-ground = { $ground ->
        [woods] Wald: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [swamp] Sumpf: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [lake] ein See: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [town] eine Ortschaft: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [hilltop] eine Kuppe: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [orchard] ein Obstgarten: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [crops] Getreide: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [stream] ein Bach: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
        [gully] eine Schlucht: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
       *[clear] offenes Gelände: das Betreten kostet harte Fahrzeuge { $hard } BP, weiche { $soft }, zu Fuß { $foot }
    }

# water: units cannot enter it
panzer44-why-water = Wasser: Einheiten können dieses Feld nicht betreten

# roads lead to { $hexes }: along them every unit pays { $points } MP, whatever the terrain
panzer44-why-roads = Straßen führen nach { $hexes }: auf ihnen zahlt jede Einheit { $points } BP, gleich in welchem Gelände

# a bridge leads to { $hex }: the step over it costs { $points } MP
panzer44-why-bridge = eine Brücke führt nach { $hex }: der Schritt über sie kostet { $points } BP

# the bridge to { $hex } is blown
panzer44-why-blown = die Brücke nach { $hex } ist gesprengt

# a river separates this hex from { $hexes }: units can cross it only by bridges
panzer44-why-river = ein Fluss liegt zu { $hexes } hin: Einheiten können ihn nur auf Brücken überqueren

# a stream separates this hex from { $hexes }: hard vehicles pay { $hard } MP more, soft ones { $soft }
panzer44-why-stream = ein Bach liegt zu { $hexes } hin: harte Fahrzeuge zahlen { $hard } BP mehr, weiche { $soft }

# a crest separates this hex from { $hexes }: hard vehicles pay { $hard } MP more, soft ones { $soft }
panzer44-why-crest = ein Kamm liegt zu { $hexes } hin: harte Fahrzeuge zahlen { $hard } BP mehr, weiche { $soft }

# the slope rises towards { $hexes }: hard vehicles pay { $hard } MP more upwards, soft ones { $soft }
panzer44-why-rises = der Hang steigt zu { $hexes } hin an: bergauf zahlen harte Fahrzeuge { $hard } BP mehr, weiche { $soft }

# this hex blocks lines of sight through it, but not into or out of it
panzer44-why-blocks = dieses Feld blockiert Sichtlinien, die hindurchführen, nicht aber solche, die darin beginnen oder enden

# the crest or slope towards { $hexes } blocks lines of sight across it, but not into or out of this hex
panzer44-why-side-blocks = der Kamm oder Hang zu { $hexes } hin blockiert Sichtlinien darüber, nicht aber solche, die in diesem Feld beginnen oder enden

# the terrain reduces the die of an attack on units in it by { $less }
panzer44-why-shelter = das Gelände verringert den Wurf eines Angriffs auf Einheiten darin um { $less }

# the terrain does not reduce the die
panzer44-why-no-shelter = das Gelände verringert den Wurf nicht

# for fire across the hexside from { $hexes } the die is reduced by { $less } more, unless it is class H
panzer44-why-behind = bei Feuer über die Hexseite zu { $hexes } hin wird der Wurf um weitere { $less } verringert, außer bei Klasse H

# an improved position reduces the die by { $less }, instead of the terrain
panzer44-why-position = eine ausgebaute Stellung verringert den Wurf um { $less }, anstelle des Geländes

# a wreck is here: no road rate into or out of the hex
panzer44-why-wreck = hier steht ein Wrack: Straßenkosten gelten weder in dieses Feld noch aus ihm

# { $mines ->
#     [hasty] hasty mines attack units that enter or leave, in column { SIGNED($column) }
#     [preventative] preventative mines attack units that enter or leave, in column { SIGNED($column) }
#    *[defensive] defensive mines attack units that enter or leave, in column { SIGNED($column) }
# }
panzer44-why-mined = { $mines ->
        [hasty] Eilminen greifen Einheiten beim Betreten oder Verlassen an, in Spalte { SIGNED($column) }
        [preventative] Vorbeugungsminen greifen Einheiten beim Betreten oder Verlassen an, in Spalte { SIGNED($column) }
       *[defensive] Verteidigungsminen greifen Einheiten beim Betreten oder Verlassen an, in Spalte { SIGNED($column) }
    }

# stacking: { $units } of { $limit }, the limit for a side
panzer44-why-room = Stapeln: { $units } von { $limit } Einheiten einer Seite

# the hex is at the stacking limit of { $limit }: other units can only move through
panzer44-why-full = die Stapelgrenze von { $limit } ist erreicht: andere Einheiten können sich nur hindurchbewegen

## Beobachter, und der Wert des Feldes. $names ist eine Liste von Einheiten ohne Seite, mit der Zahl der übrigen am Ende.

# the { $side } side observes the hex: { $names }
panzer44-why-observed = die { NAME($side, case: "plural") } beobachten dieses Feld: { $names }

# { $n } more
panzer44-why-more = { $n } weitere

# no { $side } unit observes the hex
panzer44-why-unobserved = keine { NAME($side, case: "e") } Einheit beobachtet dieses Feld

# the { $side } side needs no observer: an enemy here fired indirectly last turn
panzer44-why-counter-battery = die { NAME($side, case: "plural") } brauchen keinen Beobachter: ein Gegner hier hat in der letzten Runde indirekt gefeuert

# worth { $points } VP to the { $side } side while it holds the hex
panzer44-why-worth = für die { NAME($side, case: "plural") } { $points } SP wert, solange sie dieses Feld halten

# held by the { $side } side, the last in it
panzer44-why-held = in { NAME($side, case: "er") } Hand: diese Seite war zuletzt hier

# no side has held it yet
panzer44-why-held-by-nobody = noch hat keine Seite dieses Feld gehalten

## Eine Einheit im Feld: ihre Werte, ihr Zustand, ihr Befehl. $class ist der Buchstabe ihrer Waffe, $target die Art des
## Ziels; $range und $least sind Zahlen von Feldern. $order ist ein Befehl in Buchstaben und Zahlen, „DF 1409“.

# { $target ->
#     [hard]
#         attacks with { $attack }, class { $class }, up to { $range ->
#             [one] { $range } hex
#            *[other] { $range } hexes
#         }; defends with { $defence }, as a hard target
#    *[soft]
#         attacks with { $attack }, class { $class }, up to { $range ->
#             [one] { $range } hex
#            *[other] { $range } hexes
#         }; defends with { $defence }, as a soft target
# }
panzer44-why-unit-armed = { $target ->
        [hard] greift mit { $attack } an, Klasse { $class }, bis zu { $range ->
            [one] { $range } Feld
           *[other] { $range } Felder
        } weit; verteidigt mit { $defence }, als hartes Ziel
       *[soft] greift mit { $attack } an, Klasse { $class }, bis zu { $range ->
            [one] { $range } Feld
           *[other] { $range } Felder
        } weit; verteidigt mit { $defence }, als weiches Ziel
    }

# { $target ->
#     [hard] no weapon; defends with { $defence }, as a hard target
#    *[soft] no weapon; defends with { $defence }, as a soft target
# }
panzer44-why-unit-unarmed = { $target ->
        [hard] keine Waffe; verteidigt mit { $defence }, als hartes Ziel
       *[soft] keine Waffe; verteidigt mit { $defence }, als weiches Ziel
    }

# { $least ->
#     [one] its minimum range is { $least } hex
#    *[other] its minimum range is { $least } hexes
# }
panzer44-why-unit-least-range = { $least ->
        [one] Mindestreichweite { $least } Feld
       *[other] Mindestreichweite { $least } Felder
    }

# it can carry a foot unit or a gun
panzer44-why-unit-carries = kann eine Fußeinheit oder ein Geschütz transportieren

# engineers: they can clear mines, and blow bridges if the scenario allows it
panzer44-why-unit-engineer = Pioniere: können Minen räumen, und Brücken sprengen, wenn das Szenario es erlaubt

# { $name } is loaded in it: results on the carrier apply to both
panzer44-why-unit-loaded = { $name } ist darin verladen: Ergebnisse gegen den Transporter gelten für beide

# pinned: it may fire but cannot move until pins are removed
panzer44-why-unit-pinned = niedergehalten: darf feuern, kann sich aber nicht bewegen, bis das Niederhalten endet

# it panics in the next panic determination
panzer44-why-unit-will-panic = gerät in der nächsten Panikprüfung in Panik

# panicked: it cannot execute its order this turn
panzer44-why-unit-panicked = in Panik: kann in dieser Runde den Befehl nicht ausführen

# disrupted, D{ $degree }: it cannot move or fire; recovers on a die of { $die } or less
panzer44-why-unit-disrupted = desorganisiert, D{ $degree }: weder Bewegung noch Feuer; erholt sich bei { $die } oder weniger

# it has fired this turn
panzer44-why-unit-has-fired = hat in dieser Runde gefeuert

# it has finished its move
panzer44-why-unit-has-moved = hat die Bewegung beendet

# its revealed order: { $order }
panzer44-why-unit-ordered = der aufgedeckte Befehl: { $order }

# it may receive any order that its type allows
panzer44-why-unit-may-be-ordered = darf jeden Befehl erhalten, den der Typ zulässt

## Eine Einheit in einem anderen Feld: ihr Feuer auf dieses Feld, und ihre Bewegung dorthin. $cost von $of Bewegungspunkten;
## $path ist eine Liste der Felder dazwischen, $stops ihre Zahl.

# { $range ->
#     [one] direct fire may be plotted at it, { $range } hex away
#    *[other] direct fire may be plotted at it, { $range } hexes away
# }
panzer44-why-unit-may-fire = direktes Feuer auf dieses Feld darf geplant werden, Entfernung { $range }

# { $range ->
#     [one] opportunity fire may be plotted at the hex, { $range } hex away
#    *[other] opportunity fire may be plotted at the hex, { $range } hexes away
# }
panzer44-why-unit-may-watch = Gelegenheitsfeuer auf dieses Feld darf geplant werden, Entfernung { $range }

# { $range ->
#     [one] indirect fire may be plotted at the hex, { $range } hex away
#    *[other] indirect fire may be plotted at the hex, { $range } hexes away
# }
panzer44-why-unit-may-bombard = indirektes Feuer auf dieses Feld darf geplant werden, Entfernung { $range }

# { $range ->
#     [one] at { $range } hex its strength { $strength } counts as { $counts }
#    *[other] at { $range } hexes its strength { $strength } counts as { $counts }
# }
panzer44-why-unit-attenuated = bei Entfernung { $range } zählt die Stärke { $strength } als { $counts }

# against { $name }: column { SIGNED($column) }, die reduced by { $less }; at best { $best }
panzer44-why-unit-attack = gegen { $name }: Spalte { SIGNED($column) }, Wurfabzug { $less }; bestenfalls { $best }

# { $stops ->
#     [0] it can move there for { $cost } of { $of } MP
#    *[other] it can move there for { $cost } of { $of } MP, by { $path }
# }
panzer44-why-unit-reached-for = { $stops ->
        [0] erreichbar für { $cost } von { $of } BP
       *[other] erreichbar für { $cost } von { $of } BP, über { $path }
    }
