### Squad: Warum? Was die Regeln über ein Feld und seine Einheiten sagen, je ein Satz mit seiner Regel daneben. Das
### Programm schreibt den Anfang eines Satzes groß und ergänzt den Punkt, wo keiner steht. $hexes, $names, $weapons sind
### Listen. FK ist die Feuerkraft, BP sind Bewegungspunkte, SL ist die Sichtlinie, SP sind Siegpunkte.

## Die Überschriften, und der Text unter dem Titel, wenn in Deckung keine Einheit zu sehen ist.

# No known unit is here.
squad-why-no-known-unit = Hier ist keine Einheit bekannt.

# { $unit } and this hex
squad-why-unit-and-hex = { $unit } und dieses Feld

# Ground
squad-why-ground-head = Gelände

# Stacking
squad-why-stacking = Stapeln

# Cover
squad-why-cover-head = Deckung

# Sight
squad-why-sight = Sicht

# Victory hex
squad-why-victory-hex = Siegfeld

## Das Ende einer Liste von Einheiten: „und 3 weitere“.

# { $n } more
squad-why-more = { $n } weitere

## Das Gelände. $ground ist einer der Namen darunter, $foot und $vehicles sind Kosten in BP.

# { $ground }: infantry { $foot }, vehicles { $vehicles }
squad-why-ground = { $ground }: Infanterie { $foot }, Fahrzeuge { $vehicles }

# { $ground }: infantry { $foot }, no vehicles
squad-why-ground-on-foot = { $ground }: Infanterie { $foot }, keine Fahrzeuge

squad-why-in-building = { $terrain } ({ $building })

# a stone building
squad-why-terrain-stone = Steingebäude

# a wooden building
squad-why-terrain-wood = Holzgebäude

# open ground
squad-why-terrain-clear = offenes Gelände

# woods
squad-why-terrain-woods = Wald

# a swamp
squad-why-terrain-swamp = Sumpf

# water
squad-why-terrain-lake = Wasser

# a building
squad-why-terrain-town = Gebäude

# an orchard
squad-why-terrain-orchard = Obstgarten

# crops
squad-why-terrain-crops = Getreide

# a stream
squad-why-terrain-stream = Bach

# a gully
squad-why-terrain-gully = Schlucht

# water or swamp: no unit can enter
squad-why-water = Wasser oder Sumpf: keine Einheit kann das Feld betreten

# a bridge: vehicles and guns can cross it only by its road, towards { $hexes }
squad-why-bridge = eine Brücke: Fahrzeuge und Geschütze können sie nur auf der Straße überqueren, in Richtung { $hexes }

# a wall or a hedge is towards { $hexes }: +{ $points } MP to cross it
squad-why-walls = eine Mauer oder Hecke liegt zu { $hexes } hin: +{ $points } BP für die Überquerung

# the ground rises towards { $hexes }: +{ $points } MP to move up
squad-why-rises = das Gelände steigt zu { $hexes } hin an: +{ $points } BP aufwärts

# two levels to { $hexes }: infantry needs its whole allowance, other units cannot move there
squad-why-steep = zwei Höhenstufen Unterschied zu { $hexes }: Infanterie braucht alle BP, andere Einheiten können sich nicht dorthin bewegen

## Befestigungen, Nebel und Feuergassen. $work ist „ein Erdbunker“; $faces ist „Norden“ oder das Wort für keine
## Ausrichtung.

# { $work }, facing { $faces }: cover { $cover } in place of the terrain, for 2 infantry units or 1 gun; they can fire only into its arc
squad-why-bunker = { $work }, nach { $faces } ausgerichtet: Deckung { $cover } statt der des Geländes, für 2 Infanterieeinheiten oder 1 Geschütz; Feuer von dort nur in seinen Frontbereich

# no side
squad-why-no-side = keiner Seite

# sandbags: cover { $cover } in place of the terrain, for infantry and guns
squad-why-sandbags = Sandsäcke: Deckung { $cover } statt der des Geländes, für Infanterie und Geschütze

# { $work }: +{ $cover } cover for infantry
squad-why-dug = { $work }: +{ $cover } Deckung für Infanterie

# the fortification costs +{ $points } MP to enter
squad-why-slows = die Befestigung kostet beim Betreten +{ $points } BP

# mines: roll a die for each unit that enters; 3 or less eliminates it
squad-why-mines = Minen: ein Wurf für jede Einheit, die das Feld betritt; bei 3 oder weniger wird sie eliminiert

# wire: infantry must stop in it, and its fire from there has +1 to the dice; unarmoured vehicles cannot enter
squad-why-wire = Draht: Infanterie muss darin anhalten, und ihr Feuer von dort erhält +1 auf den Wurf; ungepanzerte Fahrzeuge können nicht hinein

# Smoke { $number }: hindrance { $number } for all fire into, out of and through the hex
squad-why-smoke = Nebel { $number }: Sichtbehinderung { $number } für alles Feuer in das Feld, aus ihm und durch es hindurch

# fire lane of the { $side } side (markers: { $markers }): infantry, guns and unarmoured vehicles that enter are attacked at once
squad-why-lane = eine { NAME($side, case: "e") } Feuergasse (Marker: { $markers }): Infanterie, Geschütze und ungepanzerte Fahrzeuge, die das Feld betreten, werden sofort angegriffen

## Stapeln. $units ist eine Liste der Zahlen darunter.

# here: { $units }; stacking limit 4 infantry units, or 2 vehicles or guns, or 1 of these with 2 infantry units
squad-why-room = hier: { $units }; Stapelgrenze 4 Infanterieeinheiten, oder 2 Fahrzeuge oder Geschütze, oder 1 davon mit 2 Infanterieeinheiten

# at the stacking limit with { $units }: other units can only pass through
squad-why-full = Stapelgrenze erreicht ({ $units }): andere Einheiten können das Feld nur durchqueren

# { $n ->
#     [one] { $n } infantry unit
#    *[other] { $n } infantry units
# }
squad-why-infantry-units = { $n ->
        [one] { $n } Infanterieeinheit
       *[other] { $n } Infanterieeinheiten
    }

# { $n ->
#     [one] { $n } gun
#    *[other] { $n } guns
# }
squad-why-guns = { $n ->
        [one] { $n } Geschütz
       *[other] { $n } Geschütze
    }

# { $n ->
#     [one] { $n } vehicle
#    *[other] { $n } vehicles
# }
squad-why-vehicles = { $n ->
        [one] { $n } Fahrzeug
       *[other] { $n } Fahrzeuge
    }

## Deckung und Sicht.

# cover: +{ $cover } to the dice of fire at units here
squad-why-shelter = Deckung: +{ $cover } auf den Wurf bei Feuer auf Einheiten hier

# no cover
squad-why-no-shelter = keine Deckung

# it blocks the line of sight
squad-why-blocks = das Feld blockiert die Sichtlinie

# hindrance { $hindrance } for fire through it and at units in it
squad-why-hinders = Sichtbehinderung { $hindrance } für Feuer hindurch und auf Einheiten darin

# level { $level }
squad-why-level = Höhenstufe { $level }

# in LOS of { $side } units: { $names }
squad-why-watched = in SL { NAME($side, case: "er") } Einheiten: { $names }

# no { $side } unit has LOS to the hex
squad-why-unwatched = keine { NAME($side, case: "e") } Einheit hat SL zum Feld

# no known { $side } unit has LOS to the hex
squad-why-unwatched-as-known = keine bekannte { NAME($side, case: "e") } Einheit hat SL zum Feld

## Sieg.

# worth { $points } VP to the { $side } side while it holds the hex
squad-why-worth = { $points } SP für die { NAME($side, case: "plural") }, solange sie das Feld halten

# held by the { $side } side, the last in it
squad-why-held = in { NAME($side, case: "er") } Hand: die { NAME($side, case: "plural") } waren zuletzt hier

# no side has held it yet
squad-why-held-by-nobody = noch keine Seite hat das Feld gehalten

# the attacker must hold it to win: otherwise a draw at most
squad-why-must = der Angreifer muss das Feld halten, um zu gewinnen: sonst höchstens ein Unentschieden

## Die Werte einer Einheit. $kind ist „leader“, „half“, „elite-half“, „elite“ oder „squad“. $letter, $front und $rear
## sind Buchstaben von Geschützen und Panzerungen. $guns ist eine Liste der Waffen darunter; $shield ist „yes“ oder
## „no“.

# { $kind ->
#     [leader] a leader
#     [elite-half] an elite half squad
#     [half] a half squad
#     [elite] an elite squad
#    *[squad] a squad
# }: AP { $attack }, range { $range ->
#     [one] { $range } hex
#    *[other] { $range } hexes
# }; casualty rating { $rating }
squad-why-unit-infantry = { $kind ->
        [leader] Anführer
        [elite-half] Elite-Halbgruppe
        [half] Halbgruppe
        [elite] Elitegruppe
       *[squad] Gruppe
    }: FK { $attack }, Reichweite { $range ->
        [one] { $range } Feld
       *[other] { $range } Felder
    }; Verlustwert { $rating }

# its modifier of { SIGNED($modifier) } applies to the dice of fire, assault and rally in its hex
squad-why-unit-leads = der Modifikator { SIGNED($modifier) } gilt im selben Feld für Würfe für Feuer, Sturmangriff und Sammeln

# it carries { $weapons }
squad-why-unit-carries = trägt { $weapons }

# { $shield ->
#     [yes] a gun: letter { $letter } against armour, AP { $attack }, forward arc only; casualty rating { $rating }, with a gun shield to the front
#    *[no] a gun: letter { $letter } against armour, AP { $attack }, forward arc only; casualty rating { $rating }
# }
squad-why-unit-gun = { $shield ->
        [yes] Geschütz: Buchstabe { $letter } gegen Panzerung, FK { $attack }, nur im Frontbereich; Verlustwert { $rating }, mit Schutzschild nach vorn
       *[no] Geschütz: Buchstabe { $letter } gegen Panzerung, FK { $attack }, nur im Frontbereich; Verlustwert { $rating }
    }

# armour front { $front }, rear { $rear }; { $guns }
squad-why-unit-afv = Panzerung Front { $front }, Heck { $rear }; { $guns }

# not armoured: casualty rating { $rating }; { $guns }
squad-why-unit-vehicle = ungepanzert: Verlustwert { $rating }; { $guns }

# gun { $letter }, AP { $attack } (turret)
squad-why-unit-turret-gun = Geschütz { $letter }, FK { $attack } (Turm)

# gun { $letter }, AP { $attack } (forward arc)
squad-why-unit-fixed-gun = Geschütz { $letter }, FK { $attack } (Frontbereich)

# machine gun { $attack } all round
squad-why-unit-mg-all-round = Maschinengewehr { $attack } rundum

# machine gun { $attack } forward
squad-why-unit-mg-forward = Maschinengewehr { $attack } nach vorn

# no weapon
squad-why-unit-no-weapon = keine Waffe

# movement allowance in this phase: { $points }
squad-why-unit-allowance = Bewegungsvermögen in dieser Phase: { $points }

## Ihre Last. $room ist eine Liste dessen, was sie transportieren kann, im Akkusativ.

# it can carry { $room }
squad-why-unit-room = kann { $room } transportieren

# a half squad, a leader and a weapon
squad-why-unit-room-half = eine Halbgruppe, einen Anführer und eine Waffe

# { $n ->
#     [one] { $n } squad and { $n } leader with their weapons
#    *[other] { $n } squads and { $n } leaders with their weapons
# }
squad-why-unit-room-squads = { $n ->
        [one] { $n } Gruppe und { $n } Anführer mit ihren Waffen
       *[other] { $n } Gruppen und { $n } Anführer mit ihren Waffen
    }

# one towed gun
squad-why-unit-room-gun = ein angehängtes Geschütz

# it carries { $names }: they share its results
squad-why-unit-carrying = transportiert { $names }: Ergebnisse gelten für alle gemeinsam

# it is in { $name } and can be hit only with it
squad-why-unit-aboard = ist in { $name } und kann nur gemeinsam damit getroffen werden

## Ihr Zustand.

# pinned: it cannot act until it recovers
squad-why-unit-pinned = niedergehalten: kann bis zur Erholung nicht handeln

# it has a Fire marker: it cannot fire or move until this segment ends
squad-why-unit-fired = hat einen Feuermarker: bis zum Ende dieses Segments weder Feuer noch Bewegung möglich

# it has a Move marker
squad-why-unit-moved = hat einen Bewegungsmarker

# it makes an assault move: +1 to the dice of opportunity fire at it
squad-why-unit-assault-move = macht eine Sturmbewegung: Gelegenheitsfeuer auf die Einheit erhält +1 auf den Wurf

# valorous: the first casualty point of each attack is ignored, and its AP is 1 higher
squad-why-unit-valorous = tapfer: der erste Verlustpunkt jedes Angriffs wird ignoriert, und die FK ist um 1 höher

# immobilized: it cannot move or turn, and its crew may abandon it whenever it is attacked
squad-why-unit-immobile = bewegungsunfähig: weder Bewegung noch Drehung möglich, und bei jedem Angriff kann die Besatzung das Fahrzeug aufgeben

# it is in the fortification
squad-why-unit-in-work = ist in der Befestigung

# ready: it may fire, or move
squad-why-unit-ready = bereit: darf feuern oder sich bewegen

## Ihre Sichtlinie zum Feld. $what ist eine Liste der Orte darunter, hinter „durch“ im Akkusativ.

# { $range ->
#     [one] clear LOS to the hex, { $range } hex away
#    *[other] clear LOS to the hex, { $range } hexes away
# }
squad-why-unit-sees = freie SL zum Feld, Entfernung { $range }

# { $range ->
#     [one] LOS to the hex, { $range } hex away, hindrance { $by }: { $what }
#    *[other] LOS to the hex, { $range } hexes away, hindrance { $by }: { $what }
# }
squad-why-unit-sees-hindered = SL zum Feld, Entfernung { $range }, Sichtbehinderung { $by }: { $what }

# no LOS to the hex: blocked by { $what }
squad-why-unit-blind = keine SL zum Feld: blockiert durch { $what }

# the hedgerow at the edge of the map in { $hex }
squad-why-unit-hedgerow-edge = die Wallhecke am Kartenrand in { $hex }

# the hedgerow between { $one } and { $other }
squad-why-unit-hedgerow = die Wallhecke zwischen { $one } und { $other }

# the edge of the map
squad-why-unit-map-edge = den Kartenrand

squad-why-unit-hinders-ground = { $terrain } in { $hex }

# Smoke { $number } in { $hex }
squad-why-unit-hinders-smoke = Nebel { $number } in { $hex }

# the wall or hedge between { $one } and { $other }
squad-why-unit-hinders-crossed = die Mauer oder Hecke zwischen { $one } und { $other }

# the wall or hedge along the line at the edge of the map in { $hex }
squad-why-unit-hinders-along-edge = die Mauer oder Hecke entlang der Linie am Kartenrand in { $hex }

# the wall or hedge along the line between { $one } and { $other }
squad-why-unit-hinders-along = die Mauer oder Hecke entlang der Linie zwischen { $one } und { $other }

# one less, because neither side blocks
squad-why-unit-hinders-less = eins weniger, da auf keiner Seite ein Feld blockiert

## Ihre Angriffe auf das Feld. $armed ist „yes“, wenn sie mit $weapon feuert. $modified ist „yes“, wenn es $modifiers
## gibt, „Deckung +3 (13.2), Anführer −1 (10.5)“. $row ist eine Zeile der Feuertabelle, „5–10“; $chance und ähnliche
## Argumente sind Chancen in Wörtern, „42 %“; $mean ist eine Zahl von Verlustpunkten mit zwei Nachkommastellen.

# { $armed ->
#     [yes] fire at the hex with { $weapon }
#    *[no] fire at the hex
# }: strength { $strength }, row { $row }{ $modified ->
#     [yes] , { $modifiers }
#    *[no] { "" }
# }; { $chance } chance of an effect, { $mean } points on average
squad-why-unit-fires = { $armed ->
        [yes] Feuer auf das Feld mit { $weapon }
       *[no] Feuer auf das Feld
    }: Stärke { $strength }, Zeile { $row }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; Wirkung zu { $chance }, im Mittel { $mean } Punkte

# { $armed ->
#     [yes] a shot at { $name } with { $weapon } hits on { $number } or less
#    *[no] a shot at { $name } hits on { $number } or less
# }{ $modified ->
#     [yes] , { $modifiers }
#    *[no] { "" }
# }; hit { $hit }, eliminated { $eliminated }
squad-why-unit-shoots = { $armed ->
        [yes] ein Schuss auf { $name } mit { $weapon } trifft bei { $number } oder weniger
       *[no] ein Schuss auf { $name } trifft bei { $number } oder weniger
    }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; Treffer { $hit }, eliminiert { $eliminated }

# it may assault: { $attack } to { $defence }, odds { $odds }, success on { $number } or less{ $modified ->
#     [yes] , { $modifiers }
#    *[no] { "" }
# }: { $chance }; even success costs { $points ->
#     [one] { $points } casualty point
#    *[other] { $points } casualty points
# }
squad-why-unit-assaults = darf stürmen: { $attack } zu { $defence }, Verhältnis { $odds }, Erfolg bei { $number } oder weniger{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }: { $chance }; auch ein Erfolg kostet { $points ->
        [one] { $points } Verlustpunkt
       *[other] { $points } Verlustpunkte
    }

# it may assault: no defence, the hex is captured without a roll
squad-why-unit-takes = darf stürmen: keine Verteidigung, das Feld wird ohne Wurf genommen

# it may overrun for { $cost } MP, exit in { $exit }: strength { $strength }, row { $row }{ $modified ->
#     [yes] , { $modifiers }
#    *[no] { "" }
# }; { $chance } chance of an effect, { $mean } points on average
squad-why-unit-overruns = darf für { $cost } BP überrollen, weiter nach { $exit }: Stärke { $strength }, Zeile { $row }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; Wirkung zu { $chance }, im Mittel { $mean } Punkte

## Ihr Weg in das Feld. $stops ist die Zahl der Felder auf dem Weg, $way zählt sie mit Kommas auf.

# { $stops ->
#     [0] it can reach the hex for { $cost } of { $of } MP
#    *[other] it can reach the hex for { $cost } of { $of } MP, via { $way }
# }
squad-why-unit-reached = { $stops ->
        [0] erreichbar für { $cost } von { $of } BP
       *[other] erreichbar für { $cost } von { $of } BP, über { $way }
    }

# { $stops ->
#     [0] it can reach the hex for { $cost } of { $of } MP, best facing { $facing }
#    *[other] it can reach the hex for { $cost } of { $of } MP, via { $way }, best facing { $facing }
# }
squad-why-unit-drives = { $stops ->
        [0] erreichbar für { $cost } von { $of } BP, beste Ausrichtung { $facing }
       *[other] erreichbar für { $cost } von { $of } BP, über { $way }, beste Ausrichtung { $facing }
    }

# it cannot reach the hex: movement allowance { $of }
squad-why-unit-out-of-reach = nicht erreichbar: Bewegungsvermögen { $of }

# it moves in its own { $phase } phase
squad-why-unit-in-phase = bewegt sich in der eigenen { $phase }
