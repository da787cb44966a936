### Platoon: Warum? Was die Regeln über ein Feld und seine Einheiten sagen, je ein Satz mit seiner Regel daneben. Das
### Programm schreibt den Anfang eines Satzes groß und ergänzt den Punkt, wo keiner steht. $hexes ist eine Liste von
### Feldern; BP sind Bewegungspunkte, SP Siegpunkte, SL ist die Sichtlinie.

## Die Überschriften, und der Text zu einem Feld in Deckung, in dem eine Einheit verborgen sein kann. $unit ist in einem
## anderen Feld ausgewählt.

# Ground
platoon-why-head-ground = Gelände

# Stacking
platoon-why-head-stacking = Stapeln

# Cover
platoon-why-head-cover = Deckung

# Sight
platoon-why-head-sight = Sicht

# Victory hex
platoon-why-head-victory-hex = Siegfeld

# { $unit } and this hex
platoon-why-unit-and-hex = { $unit } und dieses Feld

# No known unit is here.
platoon-why-none-known = Hier ist keine Einheit bekannt.

## Das Ende einer gekürzten Liste: „1st Rifle Platoon, 2nd Rifle Platoon und 3 weitere“.

# { $n } more
platoon-why-more = { $n } weitere

## Der Name des Geländes eines Feldes am Anfang eines Satzes.

# clear ground
platoon-why-terrain-clear = offenes Gelände

# woods
platoon-why-terrain-woods = Wald

# swamp
platoon-why-terrain-swamp = Sumpf

# a lake
platoon-why-terrain-lake = See

# a town
platoon-why-terrain-town = Ortschaft

# an orchard
platoon-why-terrain-orchard = Obstgarten

# crops
platoon-why-terrain-crops = Getreide

# a stream
platoon-why-terrain-stream = Bach

# a gully
platoon-why-terrain-gully = Schlucht

## Das Gelände: die Kosten des Betretens nach Bewegungsarten, „road“ für eine, die nur auf der Straße eintreten kann.

# { $ground }: { $tracked ->
#     [road] tracked by road only
#    *[other] tracked { $tracked }
# }, { $truck ->
#     [road] trucks by road only
#    *[other] trucks { $truck }
# }, { $wagon ->
#     [road] wagons by road only
#    *[other] wagons { $wagon }
# }, { $mounted ->
#     [road] mounted by road only
#    *[other] mounted { $mounted }
# }, { $foot ->
#     [road] foot by road only
#    *[other] foot { $foot }
# }
platoon-why-ground = { $ground }: { $tracked ->
        [road] Kette nur auf der Straße
       *[other] Kette { $tracked }
    }, { $truck ->
        [road] Lkw nur auf der Straße
       *[other] Lkw { $truck }
    }, { $wagon ->
        [road] Pferdewagen nur auf der Straße
       *[other] Pferdewagen { $wagon }
    }, { $mounted ->
        [road] beritten nur auf der Straße
       *[other] beritten { $mounted }
    }, { $foot ->
        [road] zu Fuß nur auf der Straße
       *[other] zu Fuß { $foot }
    }

# water: no unit can enter
platoon-why-water = Wasser: keine Einheit kann das Feld betreten

# along the road to { $hexes }: { $points } MP at road rate if neither hex has another unit, a wreck or a road block
platoon-why-roads = Straßen führen nach { $hexes }: { $points } BP zu Straßenkosten, wenn in keinem der beiden Felder eine andere Einheit, ein Wrack oder eine Sperre ist

# a ford leads to { $hexes }: the stream costs nothing there
platoon-why-ford = eine Furt führt nach { $hexes }: der Bach kostet dort nichts

# a stream is towards { $hexes }: trucks cannot cross it, all others except foot units pay 2 MP more
platoon-why-stream = ein Bach liegt zu { $hexes } hin: Lkw können ihn nicht überqueren, andere außer Fußeinheiten zahlen 2 BP mehr

# a river is towards { $hexes }: it can be crossed only by bridges
platoon-why-river = ein Fluss liegt zu { $hexes } hin: nur auf Brücken zu überqueren

# the ground rises towards { $hexes }: all except foot units pay 2 MP more
platoon-why-rises = das Gelände steigt zu { $hexes } hin an: alle außer Fußeinheiten zahlen 2 BP mehr

# a gully: all except foot units pay 2 MP more to leave it, unless they move along it; trucks can enter and leave it only by road
platoon-why-gully = eine Schlucht: wer sie quer zu ihrem Verlauf verlässt, zahlt 2 BP mehr, außer Fußeinheiten; Lkw können sie nur auf einer Straße betreten und verlassen

# a gully bridged by a road: units here are on the road
platoon-why-gully-road = eine Schlucht mit Straßenbrücke: Einheiten hier sind auf der Straße

## Anlagen und Wracks, und die Stapelgrenze.

# mines: a unit that enters must stop, and in each { $side } combat phase they attack all units here at 2-1
platoon-why-mined = Minen: eine Einheit, die das Feld betritt, muss anhalten, und in jeder { NAME($side, case: "en") } Kampfphase greifen sie alle Einheiten hier mit 2-1 an

# a { $side } fort, defence { $strength }: it is the only target here
platoon-why-fort = eine { NAME($side, case: "e") } Befestigung, Verteidigung { $strength }: sie ist hier das einzige Ziel

# a road block: a vehicle can enter or leave only as its whole move, and there is no road rate
platoon-why-block = eine Sperre: ein Fahrzeug kann das Feld nur als ganze Bewegung betreten oder verlassen, und Straßenkosten gelten nicht

# a wreck: no road rate in or out
platoon-why-wreck = ein Wrack: weder hinein noch hinaus gelten Straßenkosten

# { $number } wrecks: no vehicle can enter
platoon-why-wrecks = { $number } Wracks: kein Fahrzeug kann das Feld betreten

# stacking: { $units } of { $limit } units
platoon-why-room = Stapeln: { $units } von { $limit } Einheiten

# at the stacking limit of { $limit }: other units can only pass through
platoon-why-full = die Stapelgrenze von { $limit } ist erreicht: andere Einheiten können das Feld nur durchqueren

## Sicht und Deckung. $names sind Einheiten, die das Feld sehen; $open und $armoured sind Feuerstärken.

# level { $level }
platoon-why-level = Höhenstufe { $level }

# its top is level { $top }: it can block the line of sight to lower hexes behind it
platoon-why-top = Oberkante auf Höhenstufe { $top }: das Feld kann die Sichtlinie zu tieferen Feldern dahinter blockieren

# in the gully there is LOS only to and from adjacent and higher hexes
platoon-why-gully-sight = in der Schlucht besteht SL nur von und zu angrenzenden und höheren Feldern

# it conceals: a unit here can be fired at only if it is spotted
platoon-why-conceals = Sichtschutz: auf eine Einheit hier kann nur gefeuert werden, wenn sie aufgeklärt ist

# it does not conceal: a unit in LOS of an enemy spotter is spotted
platoon-why-open = kein Sichtschutz: eine Einheit in SL eines gegnerischen Beobachters ist aufgeklärt

# cover: +1 to the die of attacks on units here
platoon-why-shelter = Deckung: +1 auf den Wurf bei Angriffen auf Einheiten hier

# no cover
platoon-why-no-shelter = keine Deckung

# a town: all units here are attacked as one, and count as armoured to guns
platoon-why-town = eine Ortschaft: alle Einheiten hier werden gemeinsam angegriffen und gelten gegen Geschütze als gepanzert

# it cannot be overrun
platoon-why-no-overrun = das Feld kann nicht überrollt werden

# in LOS of { $side } spotters: { $names }
platoon-why-watched = in SL { NAME($side, case: "er") } Beobachter: { $names }

# no { $side } spotter has LOS to the hex
platoon-why-unwatched = kein { NAME($side, case: "er") } Beobachter hat SL zum Feld

# no known { $side } spotter has LOS to the hex
platoon-why-unwatched-by-known = kein bekannter { NAME($side, case: "er") } Beobachter hat SL zum Feld

# { $side } opportunity fire at a unit that enters: strength { $open } in all if it is unarmoured, { $armoured } if it is armoured
platoon-why-covered = { NAME($side, case: "es") } Gelegenheitsfeuer auf eine eintretende Einheit: zusammen { $open } auf ungepanzerte, { $armoured } auf gepanzerte Einheiten

# { $name } is registered on this hex
platoon-why-registered = { $name } ist auf dieses Feld eingeschossen

## Die Siegpunkte des Feldes.

# worth { $points } VP to the { $side } side while it holds the hex
platoon-why-worth = { $points } SP für die { NAME($side, case: "plural") }, solange sie das Feld halten

# held by the { $side } side, the last in it
platoon-why-held = in { NAME($side, case: "er") } Hand: die { NAME($side, case: "plural") } waren zuletzt hier

# no side has held it yet
platoon-why-held-by-nobody = noch keine Seite hat das Feld gehalten

## Eine Einheit: ihre Werte, ihre Zustände und was sie kann. $class sind Buchstaben einer Waffenklasse, „(H)“.

# { $range ->
#     [one] attack { $attack }, class { $class }, range { $range } hex; defence { $defence }, { $armour }
#    *[other] attack { $attack }, class { $class }, range { $range } hexes; defence { $defence }, { $armour }
# }
platoon-why-unit-armed = { $range ->
        [one] Angriff { $attack }, Klasse { $class }, Reichweite { $range } Feld; Verteidigung { $defence }, { $armour }
       *[other] Angriff { $attack }, Klasse { $class }, Reichweite { $range } Felder; Verteidigung { $defence }, { $armour }
    }

# unarmed; defence { $defence }, { $armour }
platoon-why-unit-unarmed = unbewaffnet; Verteidigung { $defence }, { $armour }

# armoured and open-topped
platoon-why-armour-open-topped = gepanzert und oben offen

# armoured
platoon-why-armour = gepanzert

# not armoured
platoon-why-armour-none = ungepanzert

# movement allowance { $points }, { $how }
platoon-why-unit-moves = Bewegungsvermögen { $points }, { $how }

# tracked
platoon-why-moves-tracked = Kette

# truck
platoon-why-moves-truck = Lkw

# wagon
platoon-why-moves-wagon = Pferdewagen

# mounted
platoon-why-moves-mounted = beritten

# foot
platoon-why-moves-foot = zu Fuß

# it cannot move by itself: it must be carried
platoon-why-unit-immobile = kann sich nicht selbst bewegen: muss transportiert werden

# it can carry one foot unit of class I as riders
platoon-why-unit-carries-riders = kann eine Fußeinheit der Klasse I als aufgesessene Infanterie transportieren

# it can carry one foot unit or gun
platoon-why-unit-carries-any = kann eine Fußeinheit oder ein Geschütz transportieren

# engineers: they can clear mines and improve an assault from their hex
platoon-why-unit-engineer = Pioniere: können Minen räumen und einen Sturmangriff aus ihrem Feld verbessern

# it cannot assault
platoon-why-unit-no-assault = kann nicht stürmen

# it carries { $name }: a result on the carrier applies to both
platoon-why-unit-carrying = transportiert { $name }: ein Ergebnis gegen den Transporter gilt für beide

# it is loaded in { $name } and cannot be a target by itself
platoon-why-unit-loaded-in = ist in { $name } verladen und kann allein kein Ziel sein

# inverted: it has fired or assaulted, and cannot act until the end of its player turn
platoon-why-unit-inverted = umgedreht: hat gefeuert oder gestürmt und kann bis zum Ende des eigenen Spielerzugs nicht handeln

# dispersed: it cannot act until the end of this player turn
platoon-why-unit-dispersed-this-turn = zersprengt: kann bis zum Ende dieses Spielerzugs nicht handeln

# dispersed: it cannot act until the end of its next player turn
platoon-why-unit-dispersed-next-turn = zersprengt: kann bis zum Ende des nächsten eigenen Spielerzugs nicht handeln

# in quick march: it may move, but cannot fire, assault or observe
platoon-why-unit-quick = im Eilmarsch: darf sich bewegen, aber nicht feuern, stürmen oder beobachten

# just unloaded: it cannot act before its next combat phase
platoon-why-unit-fresh = gerade ausgeladen: vor der nächsten eigenen Kampfphase keine Handlung möglich

# { $turns ->
#     [one] it loads or unloads heavy equipment: { $turns } turn left
#    *[other] it loads or unloads heavy equipment: { $turns } turns left
# }
platoon-why-unit-loading = { $turns ->
        [one] schweres Gerät wird verladen oder ausgeladen: noch { $turns } Runde
       *[other] schweres Gerät wird verladen oder ausgeladen: noch { $turns } Runden
    }

# it is clearing mines
platoon-why-unit-clearing = räumt gerade Minen

# spotted: it can be attacked
platoon-why-unit-spotted = aufgeklärt: kann angegriffen werden

# not spotted: direct and opportunity fire cannot target it
platoon-why-unit-unspotted = unentdeckt: kein Ziel für direktes Feuer und Gelegenheitsfeuer

# spotted: an enemy spotter is adjacent
platoon-why-unit-beside = aufgeklärt: ein gegnerischer Beobachter grenzt an

# in the open and in LOS of an enemy spotter: it can be attacked
platoon-why-unit-in-sight = ohne Sichtschutz und in SL eines gegnerischen Beobachters: kann angegriffen werden

# no enemy spotter has LOS to it
platoon-why-unit-out-of-sight = kein gegnerischer Beobachter hat SL zur Einheit

# no known enemy spotter has LOS to it
platoon-why-unit-out-of-known-sight = kein bekannter gegnerischer Beobachter hat SL zur Einheit

# ready: it may fire, or move, but not both in one player turn
platoon-why-unit-ready = bereit: darf feuern oder sich bewegen, aber nicht beides in einem Spielerzug

## Feuer der ausgewählten Einheit auf dieses Feld. $range und $most sind Zahlen von Feldern.

# { $range ->
#     [one] direct fire reaches the hex, { $range } hex away
#    *[other] direct fire reaches the hex, { $range } hexes away
# }
platoon-why-unit-may-fire = direktes Feuer erreicht das Feld: Entfernung { $range }

# opportunity fire reaches the hex: { $range ->
#     [one] { $range } hex
#    *[other] { $range } hexes
# } away, half range { $most ->
#     [one] { $most } hex
#    *[other] { $most } hexes
# }
platoon-why-unit-may-react = Gelegenheitsfeuer erreicht das Feld: Entfernung { $range }, halbe Reichweite { $most }

# no opportunity fire here: { $range ->
#     [one] { $range } hex
#    *[other] { $range } hexes
# } away, half range { $most ->
#     [one] { $most } hex
#    *[other] { $most } hexes
# }
platoon-why-unit-no-reaction = kein Gelegenheitsfeuer hierher: Entfernung { $range }, halbe Reichweite { $most }

# indirect fire reaches the hex: { $call }, { $drm ->
#     [0] +0
#    *[other] { SIGNED($drm) }
# } to the die
platoon-why-unit-may-shell = indirektes Feuer erreicht das Feld: { $call }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } auf den Wurf

# its marker is here: it may interdict a spotted enemy unit that enters
platoon-why-unit-may-interdict = der eigene Marker ist hier: Sperrfeuer auf eine aufgeklärte gegnerische Einheit erlaubt, die das Feld betritt

## Angriffe auf dieses Feld: das Ziel $name im Akkusativ, Stärken, Kräfteverhältnis, „3-1“, der Würfelmodifikator, und
## die Chancen jedes Ergebnisses mit Kommas, „keine Wirkung 2/6, D 3/6, X 1/6“.

# the fort
platoon-why-the-fort = die Befestigung

# the whole stack
platoon-why-whole-stack = den ganzen Stapel

platoon-why-chance = { $result } { $dice }/6

# no effect
platoon-why-no-effect = keine Wirkung

# at { $name }: { $strength } to { $defence }, { $odds }, { $drm ->
#     [0] +0
#    *[other] { SIGNED($drm) }
# } to the die: { $chances }
platoon-why-unit-attack = auf { $name }: { $strength } zu { $defence }, { $odds }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } auf den Wurf: { $chances }

# it may overrun: { $strength } to { $defence }, { $odds }, exit in { $exit }: { $chances }
platoon-why-unit-overrun = darf überrollen: { $strength } zu { $defence }, { $odds }, weiter nach { $exit }: { $chances }

# it may assault: { $strength } to { $defence }, { $odds }, { $drm ->
#     [0] +0
#    *[other] { SIGNED($drm) }
# } to the die: { $chances }
platoon-why-unit-assault = darf stürmen: { $strength } zu { $defence }, { $odds }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } auf den Wurf: { $chances }

## Bewegung der ausgewählten Einheit in dieses Feld: ihre Kosten und ihr Bewegungsvermögen $of, und die Felder auf dem
## Weg mit Kommas; $stops ist ihre Zahl.

# { $stops ->
#     [0] it can reach the hex for { $cost } of { $of } MP
#    *[other] it can reach the hex for { $cost } of { $of } MP, via { $between }
# }
platoon-why-unit-reached = { $stops ->
        [0] erreichbar für { $cost } von { $of } BP
       *[other] erreichbar für { $cost } von { $of } BP, über { $between }
    }

# beside the road it enters unspotted, for { $cost } MP
platoon-why-unit-beside-road = neben der Straße unentdeckt erreichbar, für { $cost } BP

# by concealed movement it enters unspotted, as its whole move
platoon-why-unit-creeps = mit verdeckter Bewegung unentdeckt erreichbar, als ganze Bewegung

# it cannot reach the hex: movement allowance { $of }
platoon-why-unit-out-of-reach = nicht erreichbar: Bewegungsvermögen { $of }

# it moves in the segment “{ $segment }”
platoon-why-unit-in-segment = bewegt sich im Segment „{ $segment }“

# vehicles move
platoon-why-segment-vehicles = Fahrzeuge

# foot and mounted units move
platoon-why-segment-others = Fußeinheiten
