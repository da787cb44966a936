### Ablehnungen: warum ein Befehl nicht möglich ist. Anfang klein (außer Hauptwörtern), kein Punkt am Ende: beides ergänzt
### das Programm.

## Spielablauf

# the game is over
platoon-refusal-game-over = das Spiel ist zu Ende

# { $unit } belongs to the other player
platoon-refusal-not-yours = { $unit } gehört dem anderen Spieler

# first the { $side } player must fire at the unit that has entered, or hold fire
platoon-refusal-decision-owed = zuerst muss der { NAME($side, case: "player") } auf die eingetretene Einheit feuern oder das Feuer zurückhalten

# no decision is pending
platoon-refusal-nothing-asked = es steht keine Entscheidung an

# there is no counter { $unit }
platoon-refusal-no-such-unit = es gibt keinen Spielstein { $unit }

# { $unit } is named twice
platoon-refusal-named-twice = { $unit } ist doppelt angegeben

# { $unit } is not on the map
platoon-refusal-not-on-map = { $unit } ist nicht auf der Karte

# { $hex } is off the map
platoon-refusal-off-map = { $hex } liegt nicht auf der Karte

## Bereitschaft

# { $unit } is inverted: it has already fired or assaulted
platoon-refusal-inverted = { $unit } ist umgedreht: hat bereits gefeuert oder gestürmt

# { $unit } is dispersed
platoon-refusal-dispersed = { $unit } ist zersprengt

# { $unit } is in quick march: it cannot fire, assault or observe
platoon-refusal-quick = { $unit } ist im Eilmarsch: weder Feuer noch Sturmangriff noch Beobachtung möglich

# { $unit } is loaded
platoon-refusal-loaded = { $unit } ist verladen

# { $unit } is loading or unloading
platoon-refusal-busy-loading = { $unit } ist beim Verladen oder Ausladen

# { $unit } has just unloaded: it cannot act before its next combat phase
platoon-refusal-fresh = { $unit } wurde gerade ausgeladen: vor der nächsten eigenen Kampfphase keine Handlung möglich

## Aufstellung, Eintritt, Verlassen der Karte

# { $unit } is not part of this set-up
platoon-refusal-not-in-set-up = { $unit } gehört nicht zu dieser Aufstellung

# { $hex } is not in columns { $first }–{ $last }
platoon-refusal-not-its-columns = { $hex } liegt nicht in den Spalten { $first }–{ $last }

# { $hex } is at the stacking limit
platoon-refusal-full = in { $hex } ist die Stapelgrenze erreicht

# { $unit } is not set up yet
platoon-refusal-set-up-unfinished = { $unit } ist noch nicht aufgestellt

# no { $what } is left for this hex
platoon-refusal-no-work-left = { $what }: für dieses Feld nicht mehr verfügbar

# no { $what } can be placed in { $hex }: it is swamp or water, has an enemy unit or already has one
platoon-refusal-not-for-work = { $what }: in { $hex } nicht möglich, denn dort ist Sumpf, Wasser, eine gegnerische Einheit oder schon eine solche Anlage

# no friendly { $what } is in { $hex }
platoon-refusal-nothing-laid = { $what }: keine eigene Anlage dieser Art in { $hex }

# mine marker
platoon-refusal-work-mines = Minenmarker

# fort
platoon-refusal-work-fort = Befestigung

# road block
platoon-refusal-work-block = Sperre

# { $unit } is not waiting to enter the map
platoon-refusal-not-due-at-all = { $unit } steht nicht zum Eintritt bereit

# { $unit } cannot enter before turn { $turn }
platoon-refusal-not-due = { $unit } kann nicht vor Runde { $turn } eintreten

# { $hex } is not an open entry hex of { $unit }
platoon-refusal-no-entry = { $hex } ist kein freies Eintrittsfeld für { $unit }

# no unit can enter the map in { $hex }: it is at the stacking limit
platoon-refusal-entry-closed = Eintritt in { $hex } nicht möglich: Stapelgrenze erreicht

# this side cannot exit the map from { $hex }
platoon-refusal-no-exit = diese Seite kann die Karte nicht von { $hex } aus verlassen

# { $unit } cannot exit the map: it costs { $cost } MP, only { $left } MP left
platoon-refusal-no-points-to-exit = { $unit } kann die Karte nicht verlassen: das kostet { $cost } BP, nur noch { $left } BP übrig

## Bewegung

# { $unit } cannot move by itself: it must be carried
platoon-refusal-immobile = { $unit } kann sich nicht selbst bewegen: muss transportiert werden

# { $unit } moves with the vehicles, in segment 2a
platoon-refusal-moves-with-vehicles = { $unit } bewegt sich mit den Fahrzeugen, in Segment 2a

# { $unit } moves after the assaults, in segment 2c
platoon-refusal-moves-with-others = { $unit } bewegt sich nach den Sturmangriffen, in Segment 2c

# { $unit } cannot move again this phase
platoon-refusal-halted = { $unit } kann sich in dieser Phase nicht mehr bewegen

# { $unit } cannot move again this phase: it has loaded
platoon-refusal-has-loaded = { $unit } kann sich in dieser Phase nicht mehr bewegen: hat verladen

# { $unit } cannot move again this phase: it has entered mines
platoon-refusal-stopped-by-mines = { $unit } kann sich in dieser Phase nicht mehr bewegen: in Minen geraten

# { $unit } has already moved or acted
platoon-refusal-has-moved = { $unit } hat sich bereits bewegt oder gehandelt

# the order names no destination
platoon-refusal-no-path = kein Bewegungsziel angegeben

# { $to } is not adjacent to { $from }
platoon-refusal-not-neighbours = { $to } grenzt nicht an { $from }

# moving to { $hex } costs { $cost } MP, only { $left } MP left
platoon-refusal-too-far = Bewegung nach { $hex } kostet { $cost } BP, nur noch { $left } BP übrig

# an enemy unit is in { $hex }
platoon-refusal-enemy-there = in { $hex } steht eine gegnerische Einheit

# { $hex } is open water
platoon-refusal-water = { $hex } ist offenes Wasser

# no bridge crosses the river from { $from } to { $to }
platoon-refusal-no-bridge = von { $from } nach { $to } führt keine Brücke über den Fluss

# { $unit } can enter and leave { $hex } only by road
platoon-refusal-road-only = { $unit } kann { $hex } nur auf einer Straße betreten und verlassen

# { $unit } cannot move from { $from } to { $to }: the stream or gully is closed to it
platoon-refusal-no-way = { $unit } kann sich nicht von { $from } nach { $to } bewegen: Bach oder Schlucht unpassierbar

# { $unit } cannot enter { $hex } across country: it is a gully
platoon-refusal-into-gully = { $unit } kann { $hex } nicht querfeldein betreten: Schlucht

# cannot move beside the road: no road leads from { $from } to { $to }
platoon-refusal-no-road-there = Bewegung neben der Straße nicht möglich: von { $from } nach { $to } führt keine Straße

# { $unit } cannot move from { $from } to { $to }: two levels apart
platoon-refusal-cliff = { $unit } kann sich nicht von { $from } nach { $to } bewegen: zwei Höhenstufen Unterschied

# no vehicle can enter { $hex }: two wrecks block it
platoon-refusal-wrecks = kein Fahrzeug kann { $hex } betreten: zwei Wracks blockieren das Feld

# the move cannot end in { $hex }: it is at the stacking limit
platoon-refusal-ends-full = die Bewegung kann nicht in { $hex } enden: Stapelgrenze erreicht

# { $unit } cannot use quick march: only foot units with 1 MP can
platoon-refusal-not-quick = { $unit } kann keinen Eilmarsch machen: nur Fußeinheiten mit 1 BP

# { $unit } cannot use quick march in two player turns in a row
platoon-refusal-quick-twice = { $unit } kann nicht in zwei Spielerzügen hintereinander einen Eilmarsch machen

# a quick march of { $unit } must be exactly two hexes, as its whole move
platoon-refusal-quick-two-hexes = ein Eilmarsch von { $unit } muss genau zwei Felder weit führen, als ganze Bewegung

# { $unit } cannot use the road rate in a quick march
platoon-refusal-quick-on-road = { $unit } kann sich im Eilmarsch nicht zu Straßenkosten bewegen

# concealed movement is off in this game
platoon-refusal-no-concealed-movement = verdeckte Bewegung ist in diesem Spiel ausgeschaltet

# { $unit } can enter only one adjacent hex by concealed movement
platoon-refusal-creeps-one-hex = { $unit } kann mit verdeckter Bewegung nur ein angrenzendes Feld betreten

# { $hex } does not conceal: concealed movement needs woods or a town
platoon-refusal-not-concealing = { $hex } bietet keinen Sichtschutz: verdeckte Bewegung braucht Wald oder eine Ortschaft

# { $unit } cannot use concealed movement: an enemy spotter has LOS to { $hex }
platoon-refusal-creeps-unseen = { $unit } kann sich nicht verdeckt bewegen: ein gegnerischer Beobachter hat SL nach { $hex }

## Transport

# { $carrier } cannot carry { $passenger }
platoon-refusal-cannot-carry = { $carrier } kann { $passenger } nicht transportieren

# { $unit } already carries a unit
platoon-refusal-carrier-full = { $unit } transportiert bereits eine Einheit

# { $carrier } and { $passenger } are not in one hex
platoon-refusal-not-together = { $carrier } und { $passenger } sind nicht im selben Feld

# { $unit } carries no unit
platoon-refusal-nobody-aboard = { $unit } transportiert keine Einheit

# { $unit } has too few MP left to load or unload
platoon-refusal-no-points-to-load = { $unit } hat zu wenig BP übrig, um zu verladen oder auszuladen

# { $unit } has no marker that can be reversed now
platoon-refusal-nothing-to-flip = { $unit } hat keinen Marker, der jetzt gewendet werden kann

## Kampf

# the order names no attacker
platoon-refusal-nobody-fires = kein Angreifer angegeben

# { $unit } cannot attack: it has no attack factor
platoon-refusal-unarmed = { $unit } kann nicht angreifen: kein Angriffswert

# { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
platoon-refusal-out-of-range = { $unit } kann nicht auf { $hex } feuern: Entfernung { $range }, höchstens { $most }

# { $unit } cannot use opportunity fire at { $hex }: range { $range }, maximum { $most } (half range)
platoon-refusal-beyond-half-range = { $unit } kann kein Gelegenheitsfeuer auf { $hex } abgeben: Entfernung { $range }, höchstens { $most } (halbe Reichweite)

# no line of sight from { $from } to { $to }
platoon-refusal-no-line-of-sight = keine Sichtlinie von { $from } nach { $to }

# no enemy unit is in { $hex }
platoon-refusal-nobody-there = in { $hex } steht keine gegnerische Einheit

# friendly units are in { $hex }
platoon-refusal-friends-there = in { $hex } stehen eigene Einheiten

# no spotted target in { $hex }: the terrain conceals it
platoon-refusal-not-spotted = kein aufgeklärtes Ziel in { $hex }: das Gelände bietet Sichtschutz

# { $unit } is not in { $hex }
platoon-refusal-not-in-target = { $unit } ist nicht in { $hex }

# { $hex } or a unit in it has already been attacked this segment
platoon-refusal-attacked-already = { $hex } oder eine Einheit darin wurde in diesem Segment bereits angegriffen

# the units in { $hex } can be attacked only as a whole: it is a town
platoon-refusal-town-as-a-whole = die Einheiten in { $hex } können nur gemeinsam angegriffen werden: Ortschaft

# the fort in { $hex } is the only target there
platoon-refusal-only-the-fort = in { $hex } ist die Befestigung das einzige Ziel

# { $unit } cannot harm armour
platoon-refusal-not-against-armour = { $unit } ist gegen gepanzerte Ziele wirkungslos

# { $unit } adds { $strength } only together with a weapon that harms armour: half of the stack is armoured
platoon-refusal-only-with-others = { $unit } zählt mit { $strength } nur zusammen mit einer Waffe, die gegen gepanzerte Ziele wirkt: der halbe Stapel ist gepanzert

# cannot attack: { $strength } to { $defence } is worse than 1-4
platoon-refusal-too-weak = Angriff nicht möglich: { $strength } zu { $defence } ist schlechter als 1-4

## Indirektes Feuer

# { $unit } cannot use indirect fire
platoon-refusal-not-indirect = { $unit } kann nicht indirekt feuern

# { $unit } cannot use indirect fire at { $hex }: range { $range }, minimum { $least }
platoon-refusal-too-near = { $unit } kann nicht indirekt auf { $hex } feuern: Entfernung { $range }, mindestens { $least }

# no friendly unit observes { $hex } for { $unit }
platoon-refusal-not-observed = keine eigene Einheit beobachtet { $hex } für { $unit }

# no spotted enemy unit is in { $hex }
platoon-refusal-no-target = in { $hex } steht keine aufgeklärte gegnerische Einheit

# only units of one type can use indirect fire together
platoon-refusal-not-one-type = nur Einheiten eines Typs können gemeinsam indirekt feuern

# { $unit } cannot use this kind of indirect fire at { $hex }
platoon-refusal-wrong-call = { $unit } kann diese Art von indirektem Feuer nicht auf { $hex } abgeben

# { $unit } cannot fire at { $hex }: outside its columns
platoon-refusal-out-of-its-columns = { $unit } kann nicht auf { $hex } feuern: außerhalb der zugewiesenen Spalten

# { $unit } cannot fire at { $hex }: not one of its hexes in the scenario
platoon-refusal-out-of-its-hexes = { $unit } kann nicht auf { $hex } feuern: im Szenario nicht als Zielfeld zugewiesen

# { $unit } cannot fire at { $hex }: no unit of its target types is spotted there
platoon-refusal-not-its-targets = { $unit } kann nicht auf { $hex } feuern: keine Einheit der zugewiesenen Zieltypen ist dort aufgeklärt

# { $unit } cannot fire this turn
platoon-refusal-not-its-turns = { $unit } kann in dieser Runde nicht feuern

# off-board artillery can fire together only if all its units are registered on the hex with markers of one type
platoon-refusal-off-board-together = Artillerie außerhalb der Karte kann nur mit Markern eines Typs im Feld gemeinsam feuern

# { $unit } has no registration marker in { $hex }
platoon-refusal-no-marker-there = { $unit } hat keinen Einschießmarker in { $hex }

# { $unit } cannot interdict { $hex }: it needs its registration marker there and an observer
platoon-refusal-cannot-interdict = { $unit } kann kein Sperrfeuer auf { $hex } abgeben: nötig sind der eigene Einschießmarker dort und ein Beobachter

# { $unit } cannot fire at the entering unit
platoon-refusal-not-asked = { $unit } kann nicht auf die eintretende Einheit feuern

## Überrollen, Sturmangriff, Anlagen

# { $unit } cannot overrun
platoon-refusal-cannot-overrun = { $unit } kann nicht überrollen

# { $unit } cannot overrun: it carries a unit
platoon-refusal-riders-aboard = { $unit } kann nicht überrollen: transportiert eine Einheit

# { $unit } cannot overrun { $hex }: not adjacent; move to an adjacent hex first
platoon-refusal-overruns-from-beside = { $unit } kann { $hex } nicht überrollen: nicht angrenzend, zuerst in ein angrenzendes Feld bewegen

# { $hex } cannot be overrun: it is a town, woods, swamp, a gully or a fort
platoon-refusal-not-overrun = { $hex } kann nicht überrollt werden: Ortschaft, Wald, Sumpf, Schlucht oder Befestigung

# { $hex } has already been overrun this phase
platoon-refusal-overrun-already = { $hex } wurde in dieser Phase bereits überrollt

# { $unit } cannot overrun: its exit hex, { $hex }, is closed
platoon-refusal-no-way-out = { $unit } kann nicht überrollen: das Feld dahinter, { $hex }, ist versperrt

# { $unit } cannot overrun { $hex }: armour is there
platoon-refusal-armour-there = { $unit } kann { $hex } nicht überrollen: dort stehen gepanzerte Einheiten

# { $unit } cannot assault
platoon-refusal-cannot-assault = { $unit } kann nicht stürmen

# { $unit } cannot assault { $hex }: not adjacent; move to an adjacent hex a turn earlier
platoon-refusal-assaults-from-beside = { $unit } kann { $hex } nicht stürmen: nicht angrenzend, eine Runde vorher in ein angrenzendes Feld bewegen

# { $unit } can assault only together with another unit in its hex
platoon-refusal-assaults-with-others = { $unit } kann nur gemeinsam mit einer anderen Einheit im selben Feld stürmen

# no unit can assault from { $from } into { $to }: a river or a cliff is between
platoon-refusal-not-over-that = von { $from } nach { $to } kann keine Einheit stürmen: Fluss oder Steilhang dazwischen

# { $unit } cannot clear mines: it is not an engineer
platoon-refusal-no-engineer = { $unit } kann keine Minen räumen: keine Pioniereinheit

# { $unit } cannot clear mines: none are in its hex
platoon-refusal-no-mines-here = { $unit } kann keine Minen räumen: keine im Feld

## Handlungen, die in der laufenden Phase nicht möglich sind, je nach „jetzt nicht möglich:“.

# set up units
platoon-deed-set-up = Einheiten aufstellen

# lay mines, forts and road blocks
platoon-deed-lay-works = Minen legen, Befestigungen und Sperren setzen

# reverse load and unload markers
platoon-deed-flip = Verlade- und Auslademarker wenden

# use indirect fire
platoon-deed-indirect-fire = indirektes Feuer

# use direct fire
platoon-deed-direct-fire = direktes Feuer

# move
platoon-deed-move = Einheiten bewegen

# load and unload
platoon-deed-load = Verladen und Ausladen

# overrun
platoon-deed-overrun = Überrollen

# assault
platoon-deed-assault = Stürmen

# clear mines
platoon-deed-clear-mines = Minen räumen

# register fire
platoon-deed-register = Einschießen

## Wann so eine Handlung möglich ist, mit Präposition, je nach „nur“, und in einer Liste davon.

# during set-up
platoon-time-during-set-up = während der Aufstellung

# in the registration segment
platoon-time-in-registration = im Segment „Einschießen“

# at the start of a player turn
platoon-time-at-start = zu Beginn eines Spielerzugs

# in segment 1b
platoon-time-in-segment-1b = in Segment 1b

# in segment 1c
platoon-time-in-segment-1c = in Segment 1c

# in segment 2a
platoon-time-in-segment-2a = in Segment 2a

# in segment 2b
platoon-time-in-segment-2b = in Segment 2b

# in segment 2c
platoon-time-in-segment-2c = in Segment 2c

## Ablehnungen bei ausgeschaltetem Schiedsrichter, und Zeichen, die sich von Hand setzen lassen, auf Knöpfen. Das Feld ist
## in der Hand von $side.

# { $unit } has no box in this scenario
platoon-refusal-table-no-box = { $unit } hat in diesem Szenario keine Ablage

# { $hex } is not a victory hex
platoon-refusal-table-not-victory-hex = { $hex } ist kein Siegfeld

# { $hex } already has this holder
platoon-refusal-table-same-holder = { $hex } hat bereits diesen Besitzer

# { $side } mines
platoon-refusal-mark-mines = Minen der { NAME($side, case: "plural") }

# { $side } fort
platoon-refusal-mark-fort = Befestigung der { NAME($side, case: "plural") }

# Road block
platoon-refusal-mark-block = Sperre

# Wreck
platoon-refusal-mark-wreck = Wrack

# { $side } hex
platoon-refusal-mark-held = Siegfeld der { NAME($side, case: "plural") }

## Anlagen, die eine Seite bei der Aufstellung baut, im Szenario-Editor.

# Mines
platoon-works-mines = Minen

# Forts
platoon-works-forts = Befestigungen

# Road blocks
platoon-works-blocks = Sperren

## Die Befunde des Schiedsrichters, bevor er wieder an ist, je ein Satz. $place ist ein Feld mit dem Namen seines Ortes,
## $kind ein Typ von Einheiten.

# Over the stacking limit in { $place }: { $stand } units, limit { $limit } (case 7.1).
platoon-refusal-found-over-limit = Über der Stapelgrenze in { $place }: { $stand } Einheiten statt höchstens { $limit } (Regel 7.1).

# { $kind } cannot enter { $place }: no road leads there (case 6.2).
platoon-refusal-found-closed = { $kind } kann { $place } nicht betreten: dorthin führt keine Straße (Regel 6.2).

# Mines or a fort are in { $hex }, where they cannot be (case 4.1).
platoon-refusal-found-works = In { $hex } sind Minen oder eine Befestigung, wo keine sein können (Regel 4.1).
