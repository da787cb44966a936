### Panzergruppe Guderian: Warum? Was die Regeln über ein Feld und seine Einheiten sagen, je ein Satz mit seiner Regel
### daneben. Das Programm schreibt den Anfang eines Satzes groß und ergänzt den Punkt, wo keiner steht.

## Die Überschriften. $unit oder $n Einheiten sind in einem anderen Feld ausgewählt.

# The stack
guderian-why-stack = Der Stapel

# Ground
guderian-why-ground = Gelände

# Interdiction
guderian-why-interdiction = Abriegelung

# Zones of control
guderian-why-zones-of-control = Kontrollzonen

# Supply
guderian-why-supply = Nachschub

# Command
guderian-why-command = Führung

# Victory hex
guderian-why-victory-hex = Siegfeld

# { $unit }, from { $hex }
guderian-why-unit-from = { $unit }, von { $hex } aus

# { $n ->
#     [one] 1 unit, from { $hex }
#    *[other] { $n } units, from { $hex }
# }
guderian-why-units-from = { $n ->
        [one] 1 Einheit, von { $hex } aus
       *[other] { $n } Einheiten, von { $hex } aus
    }

## Die Enden von Listen: Felder „1010, 1011 und 3 weitere“, Einheiten „61. Schützendivision und 2 weitere“, Gebiete „Gebiet X
## und Gebiet V“.

# { $n } more
guderian-why-more = { $n } weitere

# { $n ->
#     [one] 1 other
#    *[other] { $n } others
# }
guderian-why-others = { $n ->
        [one] 1 weitere
       *[other] { $n } weitere
    }

# area { $area }
guderian-why-area = Gebiet { $area }

## Der Boden. Kosten sind Bewegungspunkte, für alle Einheiten oder je nach ihrer Art.

# A lake: units cannot enter it or attack across its hexsides.
guderian-why-lake-hex = Ein See: Einheiten können ihn nicht betreten und nicht über seine Hexseiten angreifen.

# A lake is at { $hexes }: its hexsides cannot be crossed.
guderian-why-lake-near = In { $hexes } liegt ein See: seine Hexseiten können nicht überquert werden.

# Clear terrain costs every unit { $cost }.
guderian-why-clear = Offenes Gelände kostet jede Einheit { $cost } BP.

# Clear terrain costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-clear-by-kind = Offenes Gelände kostet { $foot } BP zu Fuß, { $cavalry } für Kavallerie, { $motorized } für motorisierte Einheiten und { $leader } für Kommandeure.

# A major city costs every unit { $cost }, whatever the terrain around it.
guderian-why-city = Eine Großstadt kostet jede Einheit { $cost } BP, gleich in welchem Gelände sie liegt.

# Forest costs every unit { $cost }.
guderian-why-forest = Wald kostet jede Einheit { $cost } BP.

# Forest costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-forest-by-kind = Wald kostet { $foot } BP zu Fuß, { $cavalry } für Kavallerie, { $motorized } für motorisierte Einheiten und { $leader } für Kommandeure.

# Swamp costs every unit { $cost }.
guderian-why-swamp = Sumpf kostet jede Einheit { $cost } BP.

# Swamp costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-swamp-by-kind = Sumpf kostet { $foot } BP zu Fuß, { $cavalry } für Kavallerie, { $motorized } für motorisierte Einheiten und { $leader } für Kommandeure.

# A supply line may end in this hex but cannot pass through it.
guderian-why-ends-lines = Eine Nachschublinie darf in diesem Feld enden, kann aber nicht hindurchführen.

# The terrain of this hex does not help a defender.
guderian-why-no-shelter = Das Gelände dieses Feldes hilft einem Verteidiger nicht.

# The terrain doubles the defence.
guderian-why-terrain-shelters = Das Gelände verdoppelt die Verteidigung.

# The city doubles the defence.
guderian-why-city-shelters = Die Stadt verdoppelt die Verteidigung.

# City and terrain together multiply the defence by { $times }.
guderian-why-both-shelter = Stadt und Gelände zusammen: Verteidigung × { $times }.

# A river separates this hex from { $hexes }: crossing it costs German units { $german } MP more and Soviet units { $soviet } MP more.
guderian-why-rivers = Ein Fluss liegt zu { $hexes } hin: ihn zu überqueren kostet deutsche Einheiten { $german } BP mehr, sowjetische { $soviet } BP mehr.

# If every attacker crosses a river hexside, the defender adds its printed strength once more.
guderian-why-river-shelter = Greifen alle Angreifer über Flusshexseiten an, zählt die gedruckte Stärke des Verteidigers einmal mehr.

# Roads lead to { $hexes }: along them motorized units and leaders pay { $points } MP.
guderian-why-roads = Straßen führen nach { $hexes }: auf ihnen zahlen motorisierte Einheiten und Kommandeure { $points } BP.

# The road to { $hexes } crosses a river: movement pays for terrain and river, supply lines do not.
guderian-why-road-over-river = Die Straße nach { $hexes } überquert einen Fluss: Bewegung zahlt für Gelände und Fluss, Nachschublinien nicht.

# { $far ->
#     [one] The railway leads to { $hexes }: Soviet units may use rail movement, up to 1 hex.
#    *[other] The railway leads to { $hexes }: Soviet units may use rail movement, up to { $far } hexes.
# }
guderian-why-railway = { $far ->
        [one] Die Bahnlinie führt nach { $hexes }: sowjetische Einheiten dürfen Bahntransport nutzen, bis zu 1 Feld weit.
       *[other] Die Bahnlinie führt nach { $hexes }: sowjetische Einheiten dürfen Bahntransport nutzen, bis zu { $far } Felder weit.
    }

# The railway is cut here: rail movement cannot enter the hex.
guderian-why-rail-is-cut = Die Bahnlinie ist hier unterbrochen: kein Bahntransport in dieses Feld.

# Closed to Soviet units until the end of turn { $until }.
guderian-why-closed = Bis zum Ende von Runde { $until } für sowjetische Einheiten gesperrt.

# Reinforcements of { $areas } enter the map here.
guderian-why-entry = Hier treten die Verstärkungen von { $areas } ein.

## Abriegelungsmarker.

# German air interdiction: a Soviet step into the hex costs { $points } MP more, by rail { $rail } rail points more.
guderian-why-air-marker = Deutsche Abriegelung aus der Luft: das Betreten kostet sowjetische Einheiten { $points } BP mehr, mit der Bahn { $rail } Bahnpunkte mehr.

# Soviet interdiction: a German step into the hex costs { $points } MP more.
guderian-why-soviet-marker = Sowjetische Abriegelung: das Betreten kostet deutsche Einheiten { $points } BP mehr.

# German supply lines cannot use this hex.
guderian-why-marker-cuts-lines = Deutsche Nachschublinien können dieses Feld nicht nutzen.

## Kontrollzonen. $side und $enemy sind Seiten, $makers die Einheiten, die die Zone ausüben.

# No zone of control here.
guderian-why-no-zones = Hier ist keine Kontrollzone.

# { $side } zone of control, from { $makers }: { $enemy } units that enter must stop.
guderian-why-zone = Kontrollzone der { NAME($side, case: "plural") }, von { $makers }: { NAME($enemy, case: "e") } Einheiten, die sie betreten, müssen anhalten.

# The { $side } units here cannot walk out of it.
guderian-why-zone-holds = Die { NAME($side, case: "en") } Einheiten hier können sich nicht aus ihr hinausbewegen.

# The { $side } unit here cancels the enemy zone of control for supply, command and retreat, but not for movement.
guderian-why-cancelled = Die { NAME($side, case: "e") } Einheit hier hebt die gegnerische Kontrollzone für Nachschub, Führung und Rückzug auf, nicht aber für die Bewegung.

# { $name } is disrupted and has no zone of control.
guderian-why-no-zone = { $name } ist desorganisiert und hat keine Kontrollzone.

## Nachschub. $names sind die Einheiten im Feld; $long, $overland, $along und $away sind Zahlen von Feldern. $between sind
## Felder auf der Linie, $stops ist ihre Zahl: 0, wenn zwischen ihren Enden kein Feld liegt.

# In supply: { $names } entered the map in this player turn.
guderian-why-supplied-as-arrival = Versorgt: in diesem Spielerzug eingetreten ({ $names }).

# In supply: a line of { $long ->
#     [one] 1 hex
#    *[other] { $long } hexes
# } runs by road from { $names } to { $source }, { $stops ->
#     [0] directly.
#    *[other] through { $between }.
# }
guderian-why-supplied-by-road = Versorgt: eine Linie von { $long ->
        [one] 1 Feld
       *[other] { $long } Feldern
    } führt auf der Straße von { $names } nach { $source }, { $stops ->
        [0] ohne Zwischenfeld.
       *[other] über { $between }.
    }

# In supply: a line of { $overland ->
#     [one] 1 hex
#    *[other] { $overland } hexes
# } runs overland from { $names } to the road at { $source }, where it begins.
guderian-why-supplied-to-source = Versorgt: eine Linie von { $overland ->
        [one] 1 Feld
       *[other] { $overland } Feldern
    } führt über Land von { $names } zum Anfang der Straße in { $source }.

# In supply: a line of { $overland ->
#     [one] 1 hex
#    *[other] { $overland } hexes
# } runs overland from { $names } to the road at { $joined }, then { $along ->
#     [one] 1 hex
#    *[other] { $along } hexes
# } along it to { $source }.
guderian-why-supplied-overland = Versorgt: eine Linie von { $overland ->
        [one] 1 Feld
       *[other] { $overland } Feldern
    } führt über Land von { $names } zur Straße in { $joined }, dann { $along ->
        [one] 1 Feld
       *[other] { $along } Felder
    } auf ihr nach { $source }.

# In supply: a line of { $long ->
#     [one] 1 hex
#    *[other] { $long } hexes
# } runs overland from { $names } to the west edge, { $stops ->
#     [0] directly.
#    *[other] through { $between }.
# }
guderian-why-supplied-from-west = Versorgt: eine Linie von { $long ->
        [one] 1 Feld
       *[other] { $long } Feldern
    } führt über Land von { $names } zum Westrand, { $stops ->
        [0] ohne Zwischenfeld.
       *[other] über { $between }.
    }

# { $away ->
#     [one] In supply: { $leader } supplies { $names } from 1 hex away, and itself has a line to the east edge.
#    *[other] In supply: { $leader } supplies { $names } from { $away } hexes away, and itself has a line to the east edge.
# }
guderian-why-supplied-by-leader = { $away ->
        [one] Versorgt: durch { $leader }, 1 Feld entfernt und selbst mit einer Linie zum Ostrand ({ $names }).
       *[other] Versorgt: durch { $leader }, { $away } Felder entfernt und selbst mit einer Linie zum Ostrand ({ $names }).
    }

# { $long ->
#     [one] In supply: a line of 1 hex runs from { $names } to the east edge.
#    *[other] In supply: a line of { $long } hexes runs from { $names } to the east edge.
# }
guderian-why-supplied-from-east = { $long ->
        [one] Versorgt: eine Linie von 1 Feld führt von { $names } zum Ostrand.
       *[other] Versorgt: eine Linie von { $long } Feldern führt von { $names } zum Ostrand.
    }

# Out of supply: { $names }: half strength, half movement.
guderian-why-out-of-supply = Unversorgt: { $names }. Halbe Stärke, halbe Bewegung.

## Wo eine Linie unterbrochen ist. $line ist „own“ für die Linie der Einheit, „east“ für die eines Kommandeurs zum Ostrand,
## „leader“ für die von der Einheit zum Kommandeur $leader; $by ist eine gegnerische Einheit.

# { $line ->
#     [leader] The line to { $leader }
#     [east] Its line to the east edge
#    *[own] Its line
# } is blocked in { $hex } by { $by }.
guderian-why-broken-by-enemy = { $line ->
        [leader] Die Linie zu { $leader }
        [east] Die Linie zum Ostrand
       *[own] Die Linie
    } ist in { $hex } von { $by } blockiert.

# { $line ->
#     [leader] The line to { $leader }
#     [east] Its line to the east edge
#    *[own] Its line
# } is blocked in { $hex }, in the zone of control of { $by }.
guderian-why-broken-by-zone = { $line ->
        [leader] Die Linie zu { $leader }
        [east] Die Linie zum Ostrand
       *[own] Die Linie
    } ist in { $hex } blockiert: Kontrollzone von { $by }.

# Its line is blocked in { $hex } by the Soviet interdiction marker.
guderian-why-broken-by-marker = Die Linie ist in { $hex } vom sowjetischen Abriegelungsmarker blockiert.

# The supply road begins in { $hex }, and that hex is blocked.
guderian-why-broken-source = Die Nachschubstraße beginnt in { $hex }, und dieses Feld ist blockiert.

# { $hexes ->
#     [one] Even without enemies no supply road is within 1 hex, and the west edge is not within { $points } MP.
#    *[other] Even without enemies no supply road is within { $hexes } hexes, and the west edge is not within { $points } MP.
# }
guderian-why-too-far-from-road = { $hexes ->
        [one] Auch ohne Gegner liegt keine Nachschubstraße im Umkreis von 1 Feld und der Westrand nicht im Umkreis von { $points } BP.
       *[other] Auch ohne Gegner liegt keine Nachschubstraße im Umkreis von { $hexes } Feldern und der Westrand nicht im Umkreis von { $points } BP.
    }

# { $leader } is near enough, but is itself out of supply.
guderian-why-leader-cut-off = { $leader } ist nah genug, aber selbst unversorgt.

# The nearest leader, { $leader }, is { $away ->
#     [one] 1 hex
#    *[other] { $away } hexes
# } away and has a radius of { $reach ->
#     [one] 1 hex
#    *[other] { $reach } hexes
# }.
guderian-why-no-leader-near = Der nächste Kommandeur, { $leader }, ist { $away ->
        [one] 1 Feld
       *[other] { $away } Felder
    } entfernt und hat einen Radius von { $reach ->
        [one] 1 Feld
       *[other] { $reach } Feldern
    }.

# No leader on the map can supply it.
guderian-why-no-leader = Kein Kommandeur auf der Karte kann die Einheit versorgen.

# Even without enemies no line leads to the east edge.
guderian-why-no-way-east = Auch ohne Gegner führt keine Linie zum Ostrand.

# A German unit here would be in supply.
guderian-why-would-supply-german = Eine deutsche Einheit wäre hier versorgt.

# A German unit here would be out of supply.
guderian-why-would-not-supply-german = Eine deutsche Einheit wäre hier unversorgt.

# A Soviet division here would be in supply.
guderian-why-would-supply-soviet = Eine sowjetische Division wäre hier versorgt.

# A Soviet division here would be out of supply.
guderian-why-would-not-supply-soviet = Eine sowjetische Division wäre hier unversorgt.

## Sowjetische Führung. $away ist die Entfernung des Kommandeurs in Feldern, $rating sein Radius.

# { $leader } commands here: range { $away }, radius { $rating }.
guderian-why-commanded = { $leader } hat hier den Befehl: Entfernung { $away }, Radius { $rating }.

# { $leader } is cut off from the east edge: units here may attack, but at half strength.
guderian-why-commanded-cut-off = { $leader } ist vom Ostrand abgeschnitten: Einheiten dürfen hier angreifen, aber mit halber Stärke.

# No leader commands here: Soviet units cannot attack from this hex.
guderian-why-not-commanded = Außerhalb jedes Befehlsradius: sowjetische Einheiten können aus diesem Feld nicht angreifen.

# { $leader } is disrupted: it commands and supplies no unit.
guderian-why-leader-disrupted = { $leader } ist desorganisiert: weder Befehl noch Nachschub für andere Einheiten.

## Stapeln, und die Siegpunkte für das Feld. $over Einheiten sind über der Grenze.

# Stacking: { $units } of { $limit } combat units, room for { $room } more.
guderian-why-room = Stapeln: { $units } von { $limit } Kampfeinheiten, Platz für { $room } weitere.

# The hex is at the stacking limit: { $limit } combat units, and any number of leaders.
guderian-why-full = Die Stapelgrenze ist erreicht: { $limit } Kampfeinheiten, dazu beliebig viele Kommandeure.

# { $over ->
#     [one] 1 unit is over the stacking limit: eliminated if still so when the phase ends.
#    *[other] { $over } units are over the stacking limit: eliminated if still so when the phase ends.
# }
guderian-why-overfull = { $over ->
        [one] 1 Einheit ist über der Stapelgrenze: eliminiert, wenn es am Ende der Phase noch so ist.
       *[other] { $over } Einheiten sind über der Stapelgrenze: eliminiert, wenn es am Ende der Phase noch so ist.
    }

# { $place } is worth { $points } VP to the Germans.
guderian-why-worth = { $place } ist für die Deutschen { $points } SP wert.

# The Germans hold { $place }, with a line to the west edge.
guderian-why-held = Die Deutschen halten { $place }, mit einer Linie zum Westrand.

# It does not count: no German unit holds { $hexes } or was the last to pass.
guderian-why-hexes-not-held = Zählt nicht: keine deutsche Einheit hält { $hexes } oder zog zuletzt hindurch.

# It does not count: no line free of Soviet units and their zones of control leads to the west edge.
guderian-why-no-line-west = Zählt nicht: keine Linie ohne sowjetische Einheiten und deren Kontrollzonen führt zum Westrand.

# The Soviets score { $points } VP each time they retake it.
guderian-why-retaken = Die Sowjets erhalten { $points } SP für jede Rückeroberung.

## Eine Einheit: ihr Wert, ihre Division, ihre Bewegung und ihre Angriffe.

# Untried: its strength is revealed in its first combat.
guderian-why-unit-untried = Unerprobt: die Stärke wird im ersten Kampf aufgedeckt.

# A leader: commands within { $rating ->
#     [one] 1 hex
#    *[other] { $rating } hexes
# }, adds up to { $rating } to an attack, defends with { $rating }.
guderian-why-unit-leader = Kommandeur: Befehlsradius { $rating ->
        [one] 1 Feld
       *[other] { $rating } Felder
    }, verstärkt einen Angriff um bis zu { $rating }, verteidigt mit { $rating }.

# { $left } of { $all } steps left.
guderian-why-unit-steps = Noch { $left } von { $all } Stufen.

# Attacks with { $attack } and defends with { $defence } here.
guderian-why-unit-strength = Greift mit { $attack } an und verteidigt hier mit { $defence }.

# Doubled: all of { $division } is here.
guderian-why-unit-whole = Verdoppelt: { $division } ist vollständig hier.

# Not doubled: not all of { $division } is here.
guderian-why-unit-apart = Nicht verdoppelt: { $division } ist nicht vollständig hier.

# Not doubled: { $division } is here, but with a unit of another division.
guderian-why-unit-disturbed = Nicht verdoppelt: { $division } ist hier, aber mit einer Einheit einer anderen Division.

# Its strength is halved: out of supply.
guderian-why-unit-halved = Halbe Stärke: unversorgt.

# It has no attack strength.
guderian-why-unit-defends-only = Keine Angriffsstärke.

# May move: { $left } of { $all } MP left.
guderian-why-unit-points-left = Darf sich bewegen: noch { $left } von { $all } BP.

# It was out of supply when the phase began: half its allowance.
guderian-why-unit-half-allowance = Zu Beginn der Phase unversorgt: halbes Bewegungsvermögen.

# It can move to { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }.
guderian-why-unit-reaches = Kann { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    } erreichen.

# Its army must march: the whole allowance, north, south or east, in one order.
guderian-why-unit-must-march = Die Armee muss marschieren: mit allen BP, nach Norden, Süden oder Osten, in einem Befehl.

# By rail it can move to { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }.
guderian-why-unit-trains = Kann mit der Bahn { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    } erreichen.

# It can overrun { $hexes } for { $points } MP.
guderian-why-unit-can-overrun = Kann { $hexes } für { $points } BP überrollen.

# It may attack { $hexes }.
guderian-why-unit-can-attack = Darf { $hexes } angreifen.

# No enemy unit is adjacent.
guderian-why-unit-nobody-near = Keine gegnerische Einheit grenzt an.

# Together they defend with { $total }, with terrain but without rivers.
guderian-why-unit-hex-defends = Alle zusammen verteidigen mit { $total }, mit Gelände, aber ohne Flüsse.

# Their total strength is unknown until the untried units are revealed.
guderian-why-unit-defence-unknown = Die Stärke aller zusammen ist unbekannt, bis die unerprobten Einheiten aufgedeckt sind.

## Ob die ausgewählten Einheiten dieses Feld erreichen können. $between sind Felder auf dem Weg, $stops ist ihre Zahl.

# { $stops ->
#     [0] Reached for { $cost } of { $left } MP.
#    *[other] Reached for { $cost } of { $left } MP, by { $between }.
# }
guderian-why-unit-reached-for = { $stops ->
        [0] Erreichbar für { $cost } von { $left } BP.
       *[other] Erreichbar für { $cost } von { $left } BP, über { $between }.
    }

# The move ends there: it is in an enemy zone of control.
guderian-why-unit-stops-there = Die Bewegung endet dort: gegnerische Kontrollzone.

# Over the stacking limit there when the phase ends.
guderian-why-unit-no-room = Am Ende der Phase wäre das Feld über der Stapelgrenze.

# By rail for { $points } of { $of } rail points.
guderian-why-unit-by-train = Mit der Bahn für { $points } von { $of } Bahnpunkten.

# May be overrun for { $points } MP.
guderian-why-unit-overrun-here = Darf für { $points } BP überrollt werden.

# May be attacked.
guderian-why-unit-attack-here = Darf angegriffen werden.

## Was verboten ist, und dahinter die Ablehnung, die ein Befehl erhielte: „Bewegung aus 1422 nicht möglich: KZ von …“.

# No attack: { $why }
guderian-why-no-attack = Kein Angriff: { $why }

# No attack on { $hexes }: { $why }
guderian-why-no-attack-on = Kein Angriff auf { $hexes }: { $why }

# No overrun: { $why }
guderian-why-no-overrun = Kein Überrollen: { $why }

# No overrun of { $hexes }: { $why }
guderian-why-no-overrun-of = Kein Überrollen von { $hexes }: { $why }

# Not within reach: { $why }
guderian-why-no-reach = Nicht erreichbar: { $why }

# Not by rail: { $why }
guderian-why-no-rail = Nicht mit der Bahn: { $why }

# By rail: { $why }
guderian-why-by-rail = Mit der Bahn: { $why }
