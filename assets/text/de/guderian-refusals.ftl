### Ablehnungen: warum ein Befehl nicht möglich ist. Anfang klein (außer Hauptwörtern), kein Punkt am Ende: beides ergänzt
### das Programm.

## Spielablauf. In guderian-refusal-decision-owed ist $what eine der Entscheidungen darunter.

# this is not the time to { $what }
guderian-refusal-not-now = jetzt nicht möglich: { $what }

# the game is over
guderian-refusal-game-over = das Spiel ist zu Ende

# { $unit } belongs to the other player
guderian-refusal-not-yours = { $unit } gehört dem anderen Spieler

# first the { $side } player must { $what }
guderian-refusal-decision-owed = zuerst muss der { NAME($side, case: "player") } entscheiden: { $what }

# choose between step losses and retreat
guderian-refusal-deed-lose-or-retreat = Stufenverluste oder Rückzug

# choose the unit that loses a step
guderian-refusal-deed-lose-step = welche Einheit eine Stufe verliert

# choose the retreat routes of the enemy stacks
guderian-refusal-deed-route = welche Rückzugswege die gegnerischen Stapel nehmen

# choose a unit to eliminate: a hex is over the stacking limit
guderian-refusal-deed-eliminate = welche Einheit eliminiert wird, denn ein Feld ist über der Stapelgrenze

# advance or stay
guderian-refusal-deed-advance-or-stay = vorrücken oder stehen bleiben

# bid for the German side
guderian-refusal-deed-bid = wie viel für die deutsche Seite geboten wird

# no decision is pending
guderian-refusal-nothing-asked = es steht keine Entscheidung an

# no unit is named
guderian-refusal-nobody-named = keine Einheit angegeben

# { $unit } is named twice
guderian-refusal-named-twice = { $unit } ist doppelt angegeben

# there is no counter { $unit }
guderian-refusal-no-such-unit = es gibt keinen Spielstein { $unit }

# the order needs a path
guderian-refusal-no-path = dem Befehl fehlt der Weg

# { $unit } is not on the map
guderian-refusal-not-on-map = { $unit } ist nicht auf der Karte

# { $unit } is not in { $hex } with the others
guderian-refusal-not-together = { $unit } ist nicht mit den anderen in { $hex }

# { $unit } left the stack this phase and can no longer move or overrun with it
guderian-refusal-parted = { $unit } hat den Stapel in dieser Phase verlassen: kein gemeinsames Bewegen oder Überrollen mehr

# { $hex } is off the map
guderian-refusal-off-map = { $hex } liegt nicht auf der Karte

# { $to } is not adjacent to { $from }
guderian-refusal-not-neighbours = { $to } grenzt nicht an { $from }

# { $unit } has already moved this phase
guderian-refusal-has-moved = { $unit } hat sich in dieser Phase bereits bewegt

# { $unit } has already moved: a group cannot pick up units along its path
guderian-refusal-picks-up = { $unit } hat sich bereits bewegt: eine Gruppe kann unterwegs keine Einheiten aufnehmen

# { $unit } is infantry: only mechanized and cavalry units may move in this phase
guderian-refusal-only-mechanized = { $unit } ist Infanterie: in dieser Phase dürfen sich nur mechanisierte Einheiten und Kavallerie bewegen

# entering { $hex } costs { $cost } MP, only { $left } MP left
guderian-refusal-too-far = Betreten von { $hex } kostet { $cost } BP, nur noch { $left } BP übrig

# cannot enter { $hex }: an enemy unit is there
guderian-refusal-enemy-there = { $hex } kann nicht betreten werden: dort steht eine gegnerische Einheit

# a lake blocks the path to { $hex }
guderian-refusal-lake = ein See versperrt den Weg nach { $hex }

# must stop in { $hex }: it is in the ZOC of { $owner }
guderian-refusal-must-stop = die Bewegung muss in { $hex } enden: KZ von { $owner }

# cannot walk out of { $hex }: it is in the ZOC of { $owner }
guderian-refusal-held-in-zone = Bewegung aus { $hex } nicht möglich: KZ von { $owner }

# an enemy
guderian-refusal-an-enemy = einer gegnerischen Einheit

# { $unit } cannot move: it is disrupted
guderian-refusal-disrupted = { $unit } kann sich nicht bewegen: desorganisiert

# { $hex } is closed to Soviet units until the end of turn { $until }
guderian-refusal-closed-column = { $hex } ist bis zum Ende von Runde { $until } für sowjetische Einheiten gesperrt

# a leader cannot enter { $hex } without a combat unit: it is in an enemy ZOC
guderian-refusal-leader-alone = ein Kommandeur kann { $hex } nicht ohne Kampfeinheit betreten: gegnerische KZ

## Aufstellung und erster sowjetischer Spielerzug

# { $unit } is not part of this set-up
guderian-refusal-not-in-set-up = { $unit } gehört nicht zu dieser Aufstellung

# { $unit } cannot be set up in { $hex }
guderian-refusal-not-army-hex = { $unit } kann nicht in { $hex } aufgestellt werden

# { $unit } is not set up yet
guderian-refusal-set-up-unfinished = { $unit } ist noch nicht aufgestellt

# { $unit } cannot move: the die for its army was 4 or more
guderian-refusal-army-held = { $unit } kann sich nicht bewegen: der Wurf für die Armee war 4 oder höher

# { $unit } cannot move: the die for its army was 4 or more
guderian-refusal-leader-held = { $unit } kann sich nicht bewegen: der Wurf für die Armee war 4 oder höher

# an army that cannot move may only resolve overstacking, one unit at a time
guderian-refusal-shuffle-one-by-one = Einheiten einer festgehaltenen Armee dürfen nur Felder über der Stapelgrenze verlassen, eine nach der anderen

# an army that cannot move may only resolve overstacking, 1 hex per unit
guderian-refusal-shuffle-one-hex = Einheiten einer festgehaltenen Armee dürfen nur Felder über der Stapelgrenze verlassen, nur 1 Feld weit

# cannot march to { $hex }: only north, south or east
guderian-refusal-march-west = Marsch nach { $hex } nicht möglich: nur Norden, Süden oder Osten

# the march cannot enter { $hex } twice
guderian-refusal-march-twice = der Marsch kann { $hex } nicht zweimal betreten

# the march cannot end in { $hex }: it must leave columns 01 and 02
guderian-refusal-march-ends-west = der Marsch kann nicht in { $hex } enden: er muss aus den Spalten 01 und 02 hinausführen

# { $unit } must spend its whole allowance: with { $left } MP left it can still enter { $hex }
guderian-refusal-march-not-whole = { $unit } muss alle BP verbrauchen: mit den übrigen { $left } BP ist { $hex } noch erreichbar

# { $unit } cannot use rail movement: it must march on turn 1
guderian-refusal-march-no-trains = { $unit } kann keinen Bahntransport nutzen: in Runde 1 ist der Marsch Pflicht

# { $unit } cannot overrun: it must march on turn 1
guderian-refusal-march-no-overrun = { $unit } kann nicht überrollen: in Runde 1 ist der Marsch Pflicht

# { $unit } must still march its whole allowance
guderian-refusal-unmarched = { $unit } muss noch mit allen BP marschieren

## Bahntransport

# { $unit } cannot use rail movement: only Soviet units may
guderian-refusal-no-german-trains = { $unit } kann keinen Bahntransport nutzen: nur sowjetische Einheiten dürfen das

# too few rail places left this turn: { $used } of { $capacity } used
guderian-refusal-rail-full = zu wenig freie Bahnkapazität in dieser Runde: { $used } von { $capacity } belegt

# { $hex } is too far by rail: more than { $points } rail points
guderian-refusal-rail-too-far = { $hex } ist mit der Bahn zu weit: mehr als { $points } Bahnpunkte

# { $hex } has no railway
guderian-refusal-no-railway = in { $hex } gibt es keine Bahnlinie

# no railway runs from { $from } to { $to }
guderian-refusal-no-track = von { $from } nach { $to } führt keine Bahnlinie

# { $unit } cannot use rail movement: it has already moved or overrun this phase
guderian-refusal-rail-is-whole-move = { $unit } kann keinen Bahntransport nutzen: in dieser Phase bereits bewegt oder überrollt

# rail movement cannot use { $hex }: it is in an enemy ZOC
guderian-refusal-rail-in-zone = Bahntransport über { $hex } nicht möglich: gegnerische KZ

# the railway is cut in { $hex }
guderian-refusal-rail-cut = die Bahnlinie ist in { $hex } unterbrochen

# railways cannot be cut in this game
guderian-refusal-no-rail-cuts = in diesem Spiel können Bahnlinien nicht unterbrochen werden

# cannot cut a railway in { $hex }: none there, not just entered, already cut, or no marker left
guderian-refusal-cannot-cut = in { $hex } kann keine Bahnlinie unterbrochen werden: keine vorhanden, nicht gerade erst betreten, schon unterbrochen oder kein Marker übrig

# the railway is not cut in { $hex }
guderian-refusal-no-cut-there = die Bahnlinie ist in { $hex } nicht unterbrochen

## Überrollen

# { $unit } did not start the phase in one hex with the others
guderian-refusal-did-not-start-together = { $unit } stand zu Beginn der Phase nicht im selben Feld wie die anderen

# leaders cannot overrun without combat units
guderian-refusal-only-leaders = Kommandeure können nicht ohne Kampfeinheiten überrollen

# { $unit } cannot overrun: it was in no leader’s radius when the phase began
guderian-refusal-not-commanded-at-start = { $unit } kann nicht überrollen: zu Beginn der Phase außerhalb jedes Befehlsradius

# { $unit } cannot overrun: it costs { $cost } MP, only { $left } MP left
guderian-refusal-overrun-too-dear = { $unit } kann nicht überrollen: das kostet { $cost } BP, nur noch { $left } BP übrig

# cannot overrun { $to }: it is not adjacent to { $from }
guderian-refusal-overrun-too-far = { $to } kann nicht überrollt werden: grenzt nicht an { $from }

# cannot overrun { $hex } across a lake
guderian-refusal-overrun-over-lake = { $hex } kann nicht über einen See hinweg überrollt werden

# no enemy unit is in { $hex }
guderian-refusal-nobody-there = in { $hex } steht keine gegnerische Einheit

# { $unit } was halted by its overrun and cannot move again this phase
guderian-refusal-halted = { $unit } wurde beim Überrollen aufgehalten und kann sich in dieser Phase nicht mehr bewegen

# { $unit } could not join its overrun and cannot move again this phase
guderian-refusal-sent-back = { $unit } konnte am Überrollen nicht teilnehmen und kann sich in dieser Phase nicht mehr bewegen

## Kampf

# the attack needs a target hex
guderian-refusal-no-target = dem Angriff fehlt ein Zielfeld

# cannot attack { $hex }: no enemy unit is there
guderian-refusal-nobody-to-attack = { $hex } kann nicht angegriffen werden: dort steht keine gegnerische Einheit

# leaders cannot attack without combat units
guderian-refusal-only-leaders-attack = Kommandeure können nicht ohne Kampfeinheiten angreifen

# { $unit } has already attacked this phase
guderian-refusal-has-attacked = { $unit } hat in dieser Phase bereits angegriffen

# { $unit } in { $hex } has already been attacked this phase
guderian-refusal-was-attacked = { $unit } in { $hex } wurde in dieser Phase bereits angegriffen

# { $unit } cannot attack: it has advanced this phase
guderian-refusal-has-advanced = { $unit } kann nicht angreifen: in dieser Phase bereits vorgerückt

# { $unit } cannot be attacked: it has advanced to { $hex } this phase
guderian-refusal-advanced-there = { $unit } kann nicht angegriffen werden: in dieser Phase nach { $hex } vorgerückt

# every attacker must be adjacent to every target: { $to } is not adjacent to { $from }
guderian-refusal-not-adjacent-target = jeder Angreifer muss an jedes Ziel grenzen: { $to } grenzt nicht an { $from }

# cannot attack { $hex } across a lake
guderian-refusal-attack-over-lake = { $hex } kann nicht über einen See hinweg angegriffen werden

# { $unit } cannot attack: it is disrupted
guderian-refusal-disrupted-attack = { $unit } kann nicht angreifen: desorganisiert

# { $unit } has no attack strength
guderian-refusal-defends-only = { $unit } hat keine Angriffsstärke

# { $unit } cannot attack: it is in no leader’s radius
guderian-refusal-not-commanded = { $unit } kann nicht angreifen: außerhalb jedes Befehlsradius

# { $unit } can join an attack only from the hex of an attacking unit
guderian-refusal-leader-attacks-alone = { $unit } kann sich einem Angriff nur aus dem Feld einer angreifenden Einheit anschließen

# { $unit } cannot take this loss
guderian-refusal-cannot-lose-step = { $unit } kann diesen Verlust nicht übernehmen

# no stack in { $hex } needs a retreat route
guderian-refusal-no-stack-to-route = kein Stapel in { $hex } braucht einen Rückzugsweg

# not a legal retreat route for the stack in { $hex }: it must survive if it can and use vacant hexes first
guderian-refusal-not-a-route = kein zulässiger Rückzugsweg für den Stapel in { $hex }: er muss wenn möglich überleben und zuerst freie Felder nutzen

# the stack in { $hex } must retreat together
guderian-refusal-stack-together = der Stapel in { $hex } muss sich gemeinsam zurückziehen

# { $unit } is not among the units that may be eliminated
guderian-refusal-not-excess = { $unit } gehört nicht zu den Einheiten, die eliminiert werden dürfen

# { $unit } cannot advance
guderian-refusal-cannot-advance = { $unit } kann nicht vorrücken

# cannot advance to { $hex }: begin with a hex that the enemy has just left
guderian-refusal-advance-elsewhere = Vorrücken nach { $hex } nicht möglich: zuerst in ein Feld, das der Gegner gerade geräumt hat

# cannot advance to { $hex }: it is not on the enemy’s retreat route
guderian-refusal-not-their-path = Vorrücken nach { $hex } nicht möglich: nicht auf dem Rückzugsweg des Gegners

# cannot advance to { $hex }: an enemy unit is there
guderian-refusal-enemy-on-their-path = Vorrücken nach { $hex } nicht möglich: dort steht eine gegnerische Einheit

# { $unit } cannot advance: it is disrupted
guderian-refusal-disrupted-advance = { $unit } kann nicht vorrücken: desorganisiert

# cannot advance to { $to }: it is not adjacent to { $from }, or a lake is between them
guderian-refusal-advance-apart = Vorrücken nach { $to } nicht möglich: grenzt nicht an { $from }, oder ein See liegt dazwischen

# cannot advance to { $hex }: an enemy unit is there
guderian-refusal-advance-onto-enemy = Vorrücken nach { $hex } nicht möglich: dort steht eine gegnerische Einheit

# cannot advance to { $hex }: maximum 2 hexes
guderian-refusal-advance-too-far = Vorrücken nach { $hex } nicht möglich: höchstens 2 Felder

# cannot advance to { $hex }: stacking limit
guderian-refusal-advance-full = Vorrücken nach { $hex } nicht möglich: Stapelgrenze erreicht

## Abriegelung aus der Luft

# no interdiction markers left
guderian-refusal-no-marker-left = kein Abriegelungsmarker mehr übrig

# { $hex } already has a marker
guderian-refusal-marked-already = in { $hex } liegt bereits ein Marker

# { $hex } is out of reach of the air force: it is east of column { $column }
guderian-refusal-too-far-east = { $hex } ist für die Luftwaffe nicht erreichbar: östlich von Spalte { $column }

# the only Soviet interdiction marker is already in { $hex }
guderian-refusal-soviet-marker-lies = der einzige sowjetische Abriegelungsmarker liegt bereits in { $hex }

# no use of the Soviet interdiction marker is left: maximum { $uses }
guderian-refusal-soviet-marker-used = der sowjetische Abriegelungsmarker ist verbraucht: Einsatz höchstens { $uses }-mal

# the Soviet interdiction marker cannot be used on turn { $turn }
guderian-refusal-soviet-marker-too-late = der sowjetische Abriegelungsmarker kann in Runde { $turn } nicht eingesetzt werden

# cannot place a marker in { $hex }: a German unit is there
guderian-refusal-marker-on-germans = in { $hex } kann kein Marker gelegt werden: dort steht eine deutsche Einheit

## Verstärkungen

# { $unit } is not among the reinforcements that may enter
guderian-refusal-not-due = { $unit } gehört nicht zu den Verstärkungen, die eintreten dürfen

# { $unit } is not in the same entry area as the others
guderian-refusal-not-due-together = { $unit } gehört nicht zum selben Eintrittsgebiet wie die anderen

# reinforcements enter in their owner’s first movement phase
guderian-refusal-not-entry-phase = Verstärkungen treten in der ersten Bewegungsphase ihres Besitzers ein

# { $hex } is not an entry hex of area { $area }
guderian-refusal-not-their-area = { $hex } ist kein Eintrittsfeld von Gebiet { $area }

# the provisional division cannot enter at { $hex }: use its entry hex or, if that is blocked, the next open hex
guderian-refusal-not-its-entrance = die provisorische Division kann nicht in { $hex } eintreten: nur in ihrem Eintrittsfeld oder, wenn es blockiert ist, im nächsten freien Feld

# divisions of the South-Western Front cannot enter at { $hex }
guderian-refusal-not-the-front = Divisionen der Südwestfront können nicht in { $hex } eintreten

# this game has no divisions of the South-Western Front
guderian-refusal-no-front = in diesem Spiel gibt es keine Divisionen der Südwestfront

# divisions of the South-Western Front cannot enter before turn { $turn }
guderian-refusal-front-too-early = Divisionen der Südwestfront können nicht vor Runde { $turn } eintreten

# no more South-Western Front divisions can be called up: maximum { $turn } a turn, { $game } a game
guderian-refusal-front-used-up = die Südwestfront kann keine weiteren Divisionen schicken: höchstens { $turn } pro Runde, { $game } pro Spiel

## Optionen

# leaders cannot be flown out in this game
guderian-refusal-no-evacuation = in diesem Spiel können Kommandeure nicht ausgeflogen werden

# { $unit } cannot be flown out: it is not surrounded, or no flight is left
guderian-refusal-cannot-fly-out = { $unit } kann nicht ausgeflogen werden: nicht eingeschlossen, oder kein Flug mehr übrig

## Was bei ausgeschaltetem Schiedsrichter nicht von Hand möglich ist.

# this division is no longer known: take a new one from the pool
guderian-refusal-hand-unknown = diese Division ist nicht mehr bekannt: eine neue aus dem Vorrat nehmen

# that division has been shuffled back into the pool
guderian-refusal-hand-shuffled = diese Division ist wieder in den Vorrat gemischt

# finish the combat before turning the referee off
guderian-refusal-hand-in-combat = vor dem Ausschalten des Schiedsrichters den Kampf beenden

# this cannot be done by hand
guderian-refusal-hand-not-by-hand = das ist von Hand nicht möglich

# this way of rolling dice is already set
guderian-refusal-hand-dice = so wird bereits gewürfelt

# no counter is named
guderian-refusal-hand-nobody-named = kein Spielstein angegeben

# the map has no area { $area }
guderian-refusal-hand-no-area = auf der Karte gibt es kein Gebiet { $area }

# only rifle and armoured divisions are in a pool
guderian-refusal-hand-no-pool = nur für Schützendivisionen und gepanzerte Divisionen gibt es einen Vorrat

# no more divisions can be drawn
guderian-refusal-hand-no-more = es können keine weiteren Divisionen gezogen werden

# no division is left in the pool
guderian-refusal-hand-pool-empty = im Vorrat ist keine Division mehr

# { $steps ->
#     [one] it has only { $steps } step: remove it from the map instead
#    *[other] it has only { $steps } steps: remove it from the map instead
# }
guderian-refusal-hand-too-many-steps = { $steps ->
        [one] der Spielstein hat nur { $steps } Stufe: stattdessen von der Karte nehmen
       *[other] der Spielstein hat nur { $steps } Stufen: stattdessen von der Karte nehmen
    }

# { $unit } already has this number of steps
guderian-refusal-hand-same-steps = { $unit } hat bereits so viele Stufen

# { $unit } is already disrupted
guderian-refusal-hand-is-disrupted = { $unit } ist bereits desorganisiert

# { $unit } is not disrupted
guderian-refusal-hand-not-disrupted = { $unit } ist nicht desorganisiert

# it is not an untried division
guderian-refusal-hand-not-untried = das ist keine unerprobte Division

# no railway runs through { $hex }
guderian-refusal-hand-no-railway = durch { $hex } führt keine Bahnlinie

# { $hex } already has this holder
guderian-refusal-hand-holder = { $hex } hat bereits diesen Besitzer

# { $hex } is not a victory hex: only victory hexes can be held
guderian-refusal-hand-not-victory = { $hex } ist kein Siegfeld: nur Siegfelder haben einen Besitzer

## Die Zeichen, die sich von Hand setzen lassen, auf Knöpfen.

# { $side } interdiction
guderian-refusal-mark-interdiction = Abriegelung der { NAME($side, case: "plural") }

# Railway cut
guderian-refusal-mark-rail-cut = Bahnlinie unterbrochen

# { $side } victory hex
guderian-refusal-mark-held = Siegfeld der { NAME($side, case: "plural") }

## Was in einer Stellung gegen die Regeln ist, je ein Satz.

# { $n ->
#     [one] 1 unit over the stacking limit in { $hex } (case 7.1).
#    *[other] { $n } units over the stacking limit in { $hex } (case 7.1).
# }
guderian-refusal-found-overfull = { $n ->
        [one] { $n } Spielstein zu viel in { $hex } (Regel 7.1).
       *[other] { $n } Spielsteine zu viel in { $hex } (Regel 7.1).
    }

# { $leader } is alone in an enemy zone of control in { $hex } (case 10.23).
guderian-refusal-found-leader-alone = { $leader } ist in { $hex } allein in einer gegnerischen Kontrollzone (Regel 10.23).

# A leader is alone in an enemy zone of control in { $hex } (case 10.23).
guderian-refusal-found-a-leader-alone = Ein Kommandeur ist in { $hex } allein in einer gegnerischen Kontrollzone (Regel 10.23).

# { $hex } is still closed to the Soviets (case 6.4).
guderian-refusal-found-closed = { $hex } ist für die Sowjets noch gesperrt (Regel 6.4).

# German interdiction markers on the map: { $n }, maximum { $limit } (case 13.1).
guderian-refusal-found-markers = Auf der Karte liegen { $n } deutsche Abriegelungsmarker, erlaubt sind { $limit } (Regel 13.1).

# The Soviet interdiction marker cannot be on German units in { $hex } (case 13.4).
guderian-refusal-found-marker-on-germans = Der sowjetische Abriegelungsmarker kann in { $hex } nicht auf deutschen Einheiten liegen (Regel 13.4).

# Railways are cut, but this game is played without that option (case 6.37).
guderian-refusal-found-no-rail-cuts = Bahnlinien sind unterbrochen, aber dieses Spiel hat die Option dafür nicht (Regel 6.37).

# Railway cuts: { $n }, maximum { $limit } (case 6.37).
guderian-refusal-found-rail-cuts = Die Bahnlinien sind { $n }-mal unterbrochen, erlaubt sind { $limit } Unterbrechungen (Regel 6.37).

## Handlungen, die in der laufenden Phase nicht möglich sind, je nach „jetzt nicht möglich:“.

# set up units
guderian-deed-set-up = Einheiten aufstellen

# move units
guderian-deed-move = Einheiten bewegen

# bring on reinforcements
guderian-deed-enter = Verstärkungen eintreten lassen

# overrun
guderian-deed-overrun = Überrollen

# attack
guderian-deed-attack = Angreifen

# place interdiction markers
guderian-deed-place-markers = Abriegelungsmarker legen

# work on railways
guderian-deed-work-on-railways = Bahnlinien unterbrechen oder reparieren

# fly leaders out
guderian-deed-fly-out = Kommandeure ausfliegen
