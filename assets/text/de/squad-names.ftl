### Die Namen von Squad in anderen Texten: Phasen, Einsätze, Befestigungen, Waffen, Ausrichtungen, Modifikatoren.

## Eine Phase allein in einem Satz: „bewegt sich in der eigenen Bewegungsphase“. Alle sind weiblich.

# support
squad-name-step-support = Unterstützungsphase

# command
squad-name-step-command = Befehlsphase

# fire
squad-name-step-fire = Feuerphase

# movement
squad-name-step-movement = Bewegungsphase

# defensive fire
squad-name-step-defensive-fire = Phase „Verteidigungsfeuer“

# advance and assault
squad-name-step-assault = Vorrück- und Sturmphase

# after action
squad-name-step-after-action = Abschlussphase

## Eine Phase mit ihrer Seite, in Listen und Überschriften. Das Programm schreibt den ersten Buchstaben groß, wo sie am
## Anfang einer Zeile steht.

# set-up
squad-name-set-up = Aufstellung

# { $side } set-up
squad-name-set-up-of = Aufstellung der { NAME($side, case: "plural") }

# { $side } support
squad-name-support-of = Unterstützungsphase der { NAME($side, case: "plural") }

# { $side } command
squad-name-command-of = Befehlsphase der { NAME($side, case: "plural") }

# { $side } fire
squad-name-fire-of = Feuerphase der { NAME($side, case: "plural") }

# { $side } movement
squad-name-movement-of = Bewegungsphase der { NAME($side, case: "plural") }

# { $side } defensive fire
squad-name-defensive-fire-of = Verteidigungsfeuer der { NAME($side, case: "plural") }

# { $side } advance and assault
squad-name-assault-of = Vorrück- und Sturmphase der { NAME($side, case: "plural") }

# { $side } after action
squad-name-after-action-of = Abschlussphase der { NAME($side, case: "plural") }

# The end
squad-name-over = Spielende

## Einheiten, die der Leser vielleicht nicht kennen darf; .dat steht nach „von“. Granaten können auf ein Feld ohne
## sichtbare Einheiten fallen.

# a hidden unit
squad-name-hidden-unit = eine verborgene Einheit
    .dat = einer verborgenen Einheit

# no visible unit
squad-name-no-visible-unit = keine sichtbare Einheit

## Einsätze: „leichte Artillerie schlägt in 0806 ein“. Der letzte wird ohne Einsatz angefordert. .acc ist der Akkusativ,
## wo er anders ist; nur der Jagdbomber ist männlich.

# light artillery
squad-name-mission-light = leichte Artillerie

# heavy artillery
squad-name-mission-heavy = schwere Artillerie

# a fighter-bomber
squad-name-mission-aircraft = ein Jagdbomber
    .gender = m
    .acc = einen Jagdbomber

# a smoke barrage
squad-name-mission-smoke = Nebelfeuer

## Befestigungen in einer Liste (.in ist „im Graben“), und mit Artikel in einem Satz (.acc ist der Akkusativ). Das Wort
## für jede von ihnen.

# earth bunker
squad-name-work-earth-bunker = Erdbunker
    .in = im Erdbunker

# concrete bunker
squad-name-work-concrete-bunker = Betonbunker
    .in = im Betonbunker

# sandbags
squad-name-work-sandbags = Sandsäcke
    .in = hinter den Sandsäcken

# foxhole
squad-name-work-foxhole = Schützenloch
    .in = im Schützenloch

# trench
squad-name-work-trench = Graben
    .in = im Graben

# mines
squad-name-work-mines = Minen
    .in = in den Minen

# wire
squad-name-work-wire = Draht
    .in = im Draht

# an earth bunker
squad-name-an-earth-bunker = ein Erdbunker
    .acc = einen Erdbunker

# a concrete bunker
squad-name-a-concrete-bunker = ein Betonbunker
    .acc = einen Betonbunker

# a foxhole
squad-name-a-foxhole = ein Schützenloch

# a trench
squad-name-a-trench = ein Graben
    .acc = einen Graben

# fortification
squad-name-fortification = Befestigung
    .in = in der Befestigung

## Befestigungen, die von Hand gesetzt oder entfernt werden, im Protokoll: „von Hand: Graben in 0806 gesetzt“.

# earth bunker
squad-name-mark-earth-bunker = Erdbunker

# concrete bunker
squad-name-mark-concrete-bunker = Betonbunker

# sandbags
squad-name-mark-sandbags = Sandsäcke

# foxhole
squad-name-mark-foxhole = Schützenloch

# trench
squad-name-mark-trench = Graben

# mines
squad-name-mark-mines = Minen

# wire
squad-name-mark-wire = Draht

## Waffen, die verbraucht werden: in einer Liste ohne Artikel, „mit BAR und Panzerfaust“; .acc mit Artikel, „die
## Deutschen verbrauchen eine Panzerfaust“.

# grenades
squad-name-used-grenades = Handgranaten

# a satchel charge
squad-name-used-satchel = Sprengladung
    .acc = eine Sprengladung

# a panzerfaust
squad-name-used-panzerfaust = Panzerfaust
    .acc = eine Panzerfaust

# an anti-tank grenade
squad-name-used-at-grenade = Panzerabwehrgranate
    .acc = eine Panzerabwehrgranate

## Die Ausrichtung einer Einheit oder eines Bunkers: „Ausrichtung Norden“, „nach Norden“.

# north
squad-name-facing-north = Norden

# northeast
squad-name-facing-northeast = Nordosten

# southeast
squad-name-facing-southeast = Südosten

# south
squad-name-facing-south = Süden

# southwest
squad-name-facing-southwest = Südwesten

# northwest
squad-name-facing-northwest = Nordwesten

## Die Gründe für Würfelmodifikatoren, und ein Modifikator mit seiner Zahl: Listen davon, mit Kommas dazwischen. $case
## ist eine Regel, „13.2“.

# cover
squad-name-reason-cover = Deckung

# half the cover
squad-name-reason-half-cover = halbe Deckung

# hindrance
squad-name-reason-hindrance = Sichtbehinderung

# leader
squad-name-reason-leader = Anführer

# grenades
squad-name-reason-grenades = Handgranaten

# assault move
squad-name-reason-assault-move = Sturmbewegung

# from wire
squad-name-reason-from-wire = aus dem Draht

# adjacent to the firer
squad-name-reason-opportunity-near = angrenzend

# in the open
squad-name-reason-opportunity-open = offen

# more lanes
squad-name-reason-lanes = weitere Gassen

# shield
squad-name-reason-shield = Schutzschild

# valour
squad-name-reason-valour = Tapferkeit

# defending leader
squad-name-reason-defending-leader = Anführer der Verteidiger

# defending grenades
squad-name-reason-defending-grenades = Handgranaten der Verteidiger

squad-name-modifier = { $reason } { SIGNED($by) }

squad-name-modifier-and-case = { $reason } { SIGNED($by) } ({ $case })

## Die Zahl eines Treffers gegen Panzerung: ein Wurf unter $number eliminiert das Fahrzeug.

# cannot penetrate
squad-name-kill-impossible = kein Durchschlag möglich

# eliminated below { $number }, immobilized at { $number }
squad-name-kill-below = eliminiert unter { $number }, bewegungsunfähig bei { $number }

# always penetrates
squad-name-kill-certain = durchschlägt immer

## Eine Chance: „42 %“. Eine Chance, die nicht 0 ist, steht nie als 0 da.

# { $percent }%
squad-name-percent = { $percent } %

# under 1%
squad-name-percent-low = unter 1 %
