### Ablehnungen: warum ein Befehl nicht möglich ist. Anfang klein (außer Hauptwörtern), kein Punkt am Ende: beides ergänzt
### das Programm.

## Spielablauf

# the game is over
squad-refusal-game-over = das Spiel ist zu Ende

# { $unit } belongs to the other player
squad-refusal-not-yours = { $unit } gehört dem anderen Spieler

# the { $side } player must first make the pending decision
squad-refusal-decision-owed = der { NAME($side, case: "player") } muss zuerst die anstehende Entscheidung treffen

# no such decision is pending
squad-refusal-nothing-asked = es steht keine solche Entscheidung an

# there is no counter { $unit }
squad-refusal-no-such-unit = es gibt keinen Spielstein { $unit }

# { $unit } is named twice
squad-refusal-named-twice = { $unit } ist doppelt angegeben

# { $unit } is not on the map
squad-refusal-not-on-map = { $unit } ist nicht auf der Karte

# { $hex } is off the map
squad-refusal-off-map = { $hex } liegt nicht auf der Karte

## Bereitschaft

# { $unit } is pinned and cannot act
squad-refusal-pinned = { $unit } ist niedergehalten und kann nicht handeln

# { $unit } has a Fire marker: it has already fired
squad-refusal-fired = { $unit } hat einen Feuermarker: hat bereits gefeuert

# { $unit } cannot fire: it is loaded or towed
squad-refusal-carried-gun = { $unit } kann nicht feuern: verladen oder angehängt

## Feuer

# the order names no firing unit
squad-refusal-nobody-fires = keine feuernde Einheit angegeben

# infantry that fires together must be in one hex
squad-refusal-not-one-hex = gemeinsam feuernde Infanterie muss im selben Feld sein

# { $unit } can fire only alone or with its passengers
squad-refusal-fires-alone = { $unit } kann nur allein oder mit den eigenen Passagieren feuern

# units of this hex have already fired at { $hex }: the others cannot fire at it this phase
squad-refusal-has-fired-there = Einheiten dieses Feldes haben bereits auf { $hex } gefeuert: die anderen können in dieser Phase nicht mehr darauf feuern

# { $unit } cannot fire at infantry: it has no AP and no weapon
squad-refusal-unarmed = { $unit } kann nicht auf Infanterie feuern: weder FK noch Waffe

# { $unit } does not carry { $weapon }
squad-refusal-not-its-weapon = { $unit } trägt diese Waffe nicht: { $weapon }

# { $weapon } can fire only at tanks
squad-refusal-not-at-infantry = { $weapon }: nur gegen Panzer einsetzbar

# { $unit } fires a mortar: mortars cannot use opportunity fire
squad-refusal-no-mortar-at-movers = { $unit } feuert mit einem Mörser: Mörser können kein Gelegenheitsfeuer abgeben

# mortars cannot fire together with other weapons
squad-refusal-mortars-fire-apart = Mörser können nicht zusammen mit anderen Waffen feuern

# { $weapon }: none left
squad-refusal-none-left = { $weapon }: nicht mehr verfügbar

# { $weapon } cannot be used up in this attack
squad-refusal-not-expendable = { $weapon } kann in diesem Angriff nicht verbraucht werden

# one attack can use one weapon of a kind, and a satchel charge only by itself
squad-refusal-one-of-a-kind = ein Angriff kann eine Waffe jeder Art nutzen, eine Sprengladung nur allein

# only infantry can use { $weapon }
squad-refusal-infantry-only = { $weapon }: nur von Infanterie einsetzbar

# { $weapon } can be used only at adjacent hexes
squad-refusal-neighbours-only = { $weapon }: nur gegen angrenzende Felder einsetzbar

# { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
squad-refusal-out-of-range = { $unit } kann nicht auf { $hex } feuern: Entfernung { $range }, höchstens { $most }

# { $unit } cannot fire at { $hex }: range { $range }, minimum { $least }
squad-refusal-too-near = { $unit } kann nicht auf { $hex } feuern: Entfernung { $range }, mindestens { $least }

# { $hex } is outside the forward arc of { $unit }
squad-refusal-out-of-arc = { $hex } liegt außerhalb des Frontbereichs von { $unit }

# no line of sight from { $from } to { $to }
squad-refusal-no-line-of-sight = keine Sichtlinie von { $from } nach { $to }

# no unpinned friendly unit has LOS to { $hex } for the mortar
squad-refusal-not-observed = keine eigene, nicht niedergehaltene Einheit hat für den Mörser SL nach { $hex }

# { $unit } cannot fire a mortar from its hex
squad-refusal-no-mortar-here = { $unit } kann aus diesem Feld nicht mit einem Mörser feuern

# no target for this fire is in { $hex }
squad-refusal-nobody-there = in { $hex } ist kein Ziel für dieses Feuer

# { $hex } holds only armour: use anti-tank fire
squad-refusal-only-armour = in { $hex } sind nur Panzerfahrzeuge: Panzerabwehrfeuer nutzen

# friendly units are in { $hex }
squad-refusal-friends-there = in { $hex } stehen eigene Einheiten

# { $unit } cannot lead this attack: it must be an unpinned leader in the hex, without a Fire marker
squad-refusal-no-leader = { $unit } kann diesen Angriff nicht führen: nötig ist ein nicht niedergehaltener Anführer im Feld, ohne Feuermarker

# { $unit } cannot fire at { $hex }: outside the arc of its bunker
squad-refusal-out-of-bunker = { $unit } kann nicht auf { $hex } feuern: außerhalb des Frontbereichs des Bunkers

## Panzerabwehrfeuer

# { $unit } cannot fire at tanks: it is carried
squad-refusal-carried-at-tanks = { $unit } kann nicht auf Panzer feuern: verladen

# { $unit } has no such anti-tank weapon
squad-refusal-not-at-tanks = { $unit } hat keine solche Panzerabwehrwaffe

# { $unit } is not an enemy AFV, vehicle or gun on the map
squad-refusal-no-tank = { $unit } ist kein gegnerisches Panzerfahrzeug, Fahrzeug oder Geschütz auf der Karte

# { $unit } is in a bunker: anti-tank fire cannot hit it
squad-refusal-in-bunker = { $unit } ist in einem Bunker: Panzerabwehrfeuer kann dort nicht treffen

## Nebel und Drahthindernisse

# { $unit } cannot lay smoke: it has no mortar and no gun
squad-refusal-no-smoke-weapon = { $unit } kann keinen Nebel legen: weder Mörser noch Geschütz

# { $unit } cannot clear wire: it is not infantry
squad-refusal-no-infantry = { $unit } kann keinen Draht räumen: keine Infanterie

# { $unit } cannot clear wire in { $hex }: not adjacent
squad-refusal-wire-next-only = { $unit } kann den Draht in { $hex } nicht räumen: nicht angrenzend

# no wire is in { $hex }
squad-refusal-no-wire = in { $hex } ist kein Draht

# cannot clear wire: no satchel charge is left
squad-refusal-no-charge = Draht kann nicht geräumt werden: keine Sprengladung mehr übrig

## Scharfschützen

# the sniper cannot appear in { $hex }: it needs cover or hindrance, no enemy unit, and LOS to the attackers within 6 hexes
squad-refusal-not-for-sniper = der Scharfschütze kann nicht in { $hex } erscheinen: nötig sind Deckung oder Sichtbehinderung, keine gegnerische Einheit und SL zu Angreifern in höchstens 6 Feldern Entfernung

# the sniper cannot fire at { $hex }: once a phase, at infantry that enters within 6 hexes and in LOS
squad-refusal-sniper-does-not = der Scharfschütze kann nicht auf { $hex } feuern: einmal pro Phase, auf Infanterie, die ein Feld in SL und höchstens 6 Felder entfernt betritt

# { $unit } has not just entered the hex
squad-refusal-no-mover = { $unit } hat das Feld nicht gerade betreten

# no sniper of this side is on the map
squad-refusal-no-sniper = kein Scharfschütze dieser Seite ist auf der Karte

## Befehlsphase

# weapons can change hands only in the command phase
squad-refusal-transfers-in-command = Waffen können nur in der Befehlsphase weitergegeben werden

# { $unit } is not a squad
squad-refusal-no-squad = { $unit } ist keine Gruppe

# { $unit } is not a half squad of the same type
squad-refusal-no-halves = { $unit } ist keine Halbgruppe desselben Typs

# no unpinned friendly leader is in { $hex }
squad-refusal-no-leader-here = in { $hex } ist kein eigener, nicht niedergehaltener Anführer

# { $unit } must join the other half of its own squad
squad-refusal-sibling-left = { $unit } muss sich mit der anderen Hälfte der eigenen Gruppe vereinigen

# { $unit } is valorous: it cannot split or join
squad-refusal-stays-whole = { $unit } ist tapfer: weder Teilen noch Vereinigen möglich

## Einsätze von Artillerie und Fliegern

# no such mission is left
squad-refusal-no-mission-left = kein solcher Einsatz mehr übrig

# artillery on { $hex } needs a spotter: an unpinned friendly unit with LOS to the hex
squad-refusal-no-spotter = Artillerie auf { $hex } braucht einen Beobachter: eine eigene, nicht niedergehaltene Einheit mit SL zum Feld

# this costs { $factors } smoke factors, only { $left } left
squad-refusal-too-little-smoke = das kostet { $factors ->
        [one] { $factors } Nebelfaktor
       *[other] { $factors } Nebelfaktoren
    }, nur noch { $left } übrig

# { $hex } already has as much smoke
squad-refusal-smoke-lies = in { $hex } ist bereits mindestens so viel Nebel

## Sturmangriff und Überrollen

# { $unit } cannot assault: it is not infantry on foot
squad-refusal-no-assaulter = { $unit } kann nicht stürmen: keine Infanterie zu Fuß

# { $unit } cannot assault: it has advanced this phase
squad-refusal-advanced-before = { $unit } kann nicht stürmen: in dieser Phase bereits vorgerückt

# no unit can advance after the first assault of the phase
squad-refusal-assaults-began = nach dem ersten Sturmangriff der Phase kann keine Einheit mehr vorrücken

# infantry in { $hex } has already assaulted this phase
squad-refusal-has-assaulted = Infanterie in { $hex } hat in dieser Phase bereits gestürmt

# { $unit } cannot assault { $hex }: not adjacent
squad-refusal-not-next = { $unit } kann { $hex } nicht stürmen: nicht angrenzend

# infantry cannot enter { $hex }
squad-refusal-no-way-in = Infanterie kann { $hex } nicht betreten

# no enemy unit in { $hex } can be assaulted
squad-refusal-nobody-to-assault = in { $hex } kann keine gegnerische Einheit gestürmt werden

# the order names no assaulting unit
squad-refusal-nobody-assaults = keine stürmende Einheit angegeben

# all assaulting units must be in one hex
squad-refusal-not-one-hex-assaults = alle stürmenden Einheiten müssen im selben Feld sein

# { $weapon } cannot be used in an assault: only light machine guns can
squad-refusal-not-close-by = { $weapon }: im Sturmangriff nicht einsetzbar, nur leichte Maschinengewehre

# { $unit } is not a leader in this assault
squad-refusal-no-assault-leader = { $unit } ist kein Anführer in diesem Sturmangriff

# { $unit } cannot overrun: it is not an AFV
squad-refusal-not-an-afv = { $unit } kann nicht überrollen: kein Panzerfahrzeug

# { $unit } is not a passenger of this vehicle
squad-refusal-not-its-passenger = { $unit } ist kein Passagier dieses Fahrzeugs

# { $unit } cannot fire { $weapon }: carried units can fire only a light machine gun
squad-refusal-not-from-carrier = { $unit } kann nicht mit { $weapon } feuern: transportierte Einheiten nur mit einem leichten Maschinengewehr

# no passenger is left to use { $weapon }
squad-refusal-nobody-aboard-uses = kein Passagier mehr übrig für { $weapon }

# passengers can fire only one light machine gun
squad-refusal-one-light-gun = Passagiere können nur ein leichtes Maschinengewehr einsetzen

## Sammeln

# { $unit } is not pinned
squad-refusal-not-pinned = { $unit } ist nicht niedergehalten

# { $unit } has already tried to rally this phase
squad-refusal-tried-before = { $unit } hat das Sammeln in dieser Phase bereits versucht

# { $unit } rallies with its carrier
squad-refusal-rallies-with-carrier = { $unit } sammelt sich mit dem Transporter

## Verluste

# { $unit } was not hit
squad-refusal-not-hit = { $unit } wurde nicht getroffen

# these losses must cover { $points ->
#     [one] { $points } casualty point
#    *[other] { $points } casualty points
# }, with no loss more than needed
squad-refusal-wrong-losses = diese Verluste müssen { $points ->
        [one] { $points } Verlustpunkt
       *[other] { $points } Verlustpunkte
    } decken, ohne einen überflüssigen Verlust

## Bewegung

# { $unit } cannot enter before turn { $turn }
squad-refusal-not-due = { $unit } kann nicht vor Runde { $turn } eintreten

# { $hex } is not an open entry hex of { $unit }
squad-refusal-no-entry = { $hex } ist kein freies Eintrittsfeld für { $unit }

# { $unit } has no MP left to exit the map
squad-refusal-no-points-left = { $unit } hat keine BP mehr übrig, um die Karte zu verlassen

# { $carrier } must load in { $hex } first: the hex is over the stacking limit
squad-refusal-must-load = { $carrier } muss zuerst in { $hex } verladen: dort ist die Stapelgrenze überschritten

# { $hex } is over the stacking limit: first move out the units that unloaded there
squad-refusal-must-step-out = in { $hex } ist die Stapelgrenze überschritten: zuerst die dort ausgeladenen Einheiten hinausbewegen

# { $unit } cannot lay smoke: only infantry can, once, before it moves
squad-refusal-no-smoke-by = { $unit } kann keinen Nebel legen: nur Infanterie, einmal, vor der eigenen Bewegung

# { $unit } cannot lay smoke in { $hex }: neither its own hex nor adjacent
squad-refusal-smoke-next-only = { $unit } kann in { $hex } keinen Nebel legen: weder eigenes noch angrenzendes Feld

# no smoke factor is left
squad-refusal-no-smoke-left = kein Nebelfaktor mehr übrig

# { $hex } already has smoke
squad-refusal-smoke-there = in { $hex } ist bereits Nebel

# only machine guns fired by infantry can lay a fire lane
squad-refusal-no-lane = nur Maschinengewehre der Infanterie können eine Feuergasse legen

## Einheiten, die sich bewegen

# { $unit } cannot move by itself
squad-refusal-stays-put = { $unit } kann sich nicht selbst bewegen

# { $unit } is pinned and cannot act
squad-refusal-stays-pinned = { $unit } ist niedergehalten und kann nicht handeln

# { $unit } has a Fire marker and cannot move
squad-refusal-stays-fired = { $unit } hat einen Feuermarker und kann sich nicht bewegen

# { $unit } is immobilized: it cannot move or turn
squad-refusal-immobile = { $unit } ist bewegungsunfähig: weder Bewegung noch Drehung möglich

# { $unit } is carried or towed: unload it first
squad-refusal-aboard = { $unit } ist verladen oder angehängt: zuerst ausladen

# { $unit } is a large gun: it can move only when towed
squad-refusal-only-towed = { $unit } ist ein großes Geschütz: Bewegung nur angehängt möglich

# { $unit } cannot move again this phase
squad-refusal-halted = { $unit } kann sich in dieser Phase nicht mehr bewegen

# the order names no unit or no destination
squad-refusal-no-move = keine Einheit oder kein Bewegungsziel angegeben

# { $unit } does not start in the hex of the others
squad-refusal-not-one-stack = { $unit } beginnt nicht im selben Feld wie die anderen

# { $unit } is a vehicle: its path needs a facing in each hex
squad-refusal-drives = { $unit } ist ein Fahrzeug: der Weg braucht in jedem Feld eine Ausrichtung

# { $unit } cannot move like a vehicle
squad-refusal-does-not-drive = { $unit } kann sich nicht wie ein Fahrzeug bewegen

# { $unit } cannot make an assault move: it is not infantry
squad-refusal-no-assault-move = { $unit } kann keine Sturmbewegung machen: keine Infanterie

# { $unit } cannot change its move: an assault move must be its whole move
squad-refusal-pace-changed = { $unit } kann die Art der Bewegung nicht ändern: eine Sturmbewegung gilt vom ersten bis zum letzten Feld

# { $unit } has unloaded: it can move only one hex
squad-refusal-one-hex-unloaded = { $unit } wurde ausgeladen: nur noch ein Feld Bewegung

# { $unit } is pushed by its crew: only one hex a phase
squad-refusal-one-hex-by-hand = { $unit } wird von der Bedienung geschoben: nur ein Feld pro Phase

# { $unit } has moved: turning in place must be its whole move
squad-refusal-has-moved = { $unit } hat sich bewegt: Drehen auf der Stelle muss die ganze Bewegung sein

## Ziele der Bewegung

# { $to } is not adjacent to { $from }
squad-refusal-not-neighbours = { $to } grenzt nicht an { $from }

# an enemy unit is in { $hex }
squad-refusal-enemy-there = in { $hex } steht eine gegnerische Einheit

# no unit can enter { $hex }: it is water or swamp
squad-refusal-water = keine Einheit kann { $hex } betreten: Wasser oder Sumpf

# no vehicle can enter { $hex }: it has a building
squad-refusal-closed-to-vehicles = kein Fahrzeug kann { $hex } betreten: Gebäude

# only infantry can move from { $from } to { $to }: two levels apart
squad-refusal-too-steep = nur Infanterie kann sich von { $from } nach { $to } bewegen: zwei Höhenstufen Unterschied

# no assault move is possible from { $from } to { $to }: two levels apart
squad-refusal-steep-by-assault-move = von { $from } nach { $to } ist keine Sturmbewegung möglich: zwei Höhenstufen Unterschied

# { $from } to { $to } is two levels: it takes the whole allowance, and some is already spent
squad-refusal-steep-after-moving = von { $from } nach { $to } sind es zwei Höhenstufen: das kostet alle BP, und einige sind schon verbraucht

# vehicles and guns can move from { $from } to { $to } only along the bridge road
squad-refusal-bridge-by-road = Fahrzeuge und Geschütze können sich von { $from } nach { $to } nur auf der Straße über die Brücke bewegen

# unarmoured vehicles cannot enter the wire in { $hex }
squad-refusal-wire = ungepanzerte Fahrzeuge können nicht in den Draht in { $hex } fahren

# the wire in { $hex } ends the move
squad-refusal-stopped-by-wire = der Draht in { $hex } beendet die Bewegung

# moving to { $hex } costs { $cost }, only { $left } MP left
squad-refusal-too-far = Bewegung nach { $hex } kostet { $cost } BP, nur noch { $left } BP übrig

# { $hex } is neither ahead of the vehicle nor behind it
squad-refusal-not-ahead = { $hex } liegt weder vor noch hinter dem Fahrzeug

# this turn in { $hex } costs { $cost }, only { $left } MP left
squad-refusal-turn-too-dear = diese Drehung in { $hex } kostet { $cost } BP, nur noch { $left } BP übrig

# { $unit } already has this facing
squad-refusal-not-turned = { $unit } hat bereits diese Ausrichtung

# the bunker in { $hex } holds only 2 infantry units or 1 gun
squad-refusal-bunker-full = der Bunker in { $hex } fasst nur 2 Infanterieeinheiten oder 1 Geschütz

# a vehicle that enters the map in { $hex } must face inwards
squad-refusal-faces-out = ein Fahrzeug, das die Karte in { $hex } betritt, muss nach innen ausgerichtet sein

# { $hex } is not at the edge of the map
squad-refusal-no-exit = { $hex } liegt nicht am Kartenrand

## Vorrücken

# { $unit } is a large gun: it may turn but cannot advance
squad-refusal-does-not-advance = { $unit } ist ein großes Geschütz: Drehen erlaubt, Vorrücken nicht

# { $unit } has already advanced this phase
squad-refusal-has-advanced = { $unit } ist in dieser Phase bereits vorgerückt

# { $unit } cannot turn this far: one hexside in an advance, infantry none
squad-refusal-turns-one-hexside = { $unit } kann sich nicht so weit drehen: beim Vorrücken eine Hexseite, Infanterie gar nicht

## Überrollen

# nothing to overrun straight ahead: no enemy infantry, gun or unarmoured vehicle is in { $hex }
squad-refusal-nothing-to-overrun = geradeaus ist nichts zu überrollen: in { $hex } ist weder gegnerische Infanterie noch ein Geschütz oder ungepanzertes Fahrzeug

# { $hex } cannot be overrun: an AFV or a bunker is there
squad-refusal-not-overrun = { $hex } kann nicht überrollt werden: dort ist ein Panzerfahrzeug oder ein Bunker

# { $unit } cannot overrun: it tows a gun
squad-refusal-towing = { $unit } kann nicht überrollen: Geschütz angehängt

## Transport

# { $carrier } cannot carry units
squad-refusal-carries-nobody = { $carrier } kann keine Einheiten transportieren

# { $carrier } cannot tow { $unit }, or already tows a gun
squad-refusal-tows-nothing = { $carrier } kann { $unit } nicht anhängen oder zieht bereits ein Geschütz

# { $unit } cannot be carried: it is neither infantry nor a gun
squad-refusal-not-carried = { $unit } kann nicht transportiert werden: weder Infanterie noch Geschütz

# { $unit } and { $carrier } are not in one hex
squad-refusal-not-beside = { $unit } und { $carrier } sind nicht im selben Feld

# { $unit } is not carried by { $carrier }
squad-refusal-not-aboard-of = { $unit } wird nicht von { $carrier } transportiert

# { $unit } has already loaded or unloaded this turn
squad-refusal-transported = { $unit } war in dieser Runde bereits am Verladen oder Ausladen beteiligt

# { $unit } cannot load this phase: it has moved
squad-refusal-has-walked = { $unit } kann in dieser Phase nicht verladen werden: hat sich bewegt

## Befestigungen

# this fortification cannot be in the terrain of { $hex }
squad-refusal-no-work-here = diese Befestigung ist im Gelände von { $hex } nicht möglich

# { $hex } already has a fortification
squad-refusal-work-there = in { $hex } ist bereits eine Befestigung

## Aufstellung

# { $unit } is not part of this set-up
squad-refusal-not-in-set-up = { $unit } gehört nicht zu dieser Aufstellung

# { $hex } is outside the set-up area from { $first } to { $last }
squad-refusal-not-its-area = { $hex } liegt außerhalb des Aufstellungsgebiets von { $first } bis { $last }

# { $unit } is not set up yet
squad-refusal-set-up-unfinished = { $unit } ist noch nicht aufgestellt

# { $unit } needs a facing
squad-refusal-no-facing = { $unit } braucht eine Ausrichtung

# { $unit } cannot be in { $hex }
squad-refusal-closed = { $unit } kann nicht in { $hex } stehen

# an enemy unit is in { $hex }
squad-refusal-enemy-in-hex = in { $hex } steht eine gegnerische Einheit

# { $hex } is at the stacking limit
squad-refusal-full = in { $hex } ist die Stapelgrenze erreicht

# { $unit } cannot carry { $weapon }, or already carries a weapon
squad-refusal-cannot-carry = { $unit } kann { $weapon } nicht tragen oder trägt bereits eine Waffe

# { $unit } and { $other } are not in one hex
squad-refusal-not-together = { $unit } und { $other } sind nicht im selben Feld

# { $carrier } has no room for { $unit }
squad-refusal-no-room = { $carrier } hat keinen Platz für { $unit }

# the bunker in { $hex } needs a facing
squad-refusal-no-facing-of-bunker = der Bunker in { $hex } braucht eine Ausrichtung

# no fortification of this kind is left
squad-refusal-no-work-left = keine Befestigung dieser Art mehr übrig

# this fortification cannot be built in { $hex }
squad-refusal-not-for-work = diese Befestigung kann nicht in { $hex } gebaut werden

# no fortification of this kind is in { $hex }
squad-refusal-nothing-built = in { $hex } ist keine Befestigung dieser Art

## Handlungen, die in der laufenden Phase nicht möglich sind, je nach „jetzt nicht möglich:“.

# set up units
squad-deed-set-up = Einheiten aufstellen

# build fortifications
squad-deed-build = Befestigungen bauen

# call missions
squad-deed-call-missions = Einsätze anfordern

# split and join squads
squad-deed-split = Gruppen teilen und vereinigen

# fire
squad-deed-fire = Feuern

# lay smoke
squad-deed-lay-smoke = Nebel legen

# clear wire
squad-deed-clear-wire = Draht räumen

# move
squad-deed-move = Einheiten bewegen

# advance and assault
squad-deed-advance = Vorrücken und Stürmen

# rally
squad-deed-rally = Einheiten sammeln

# withdraw the sniper
squad-deed-withdraw-sniper = den Scharfschützen abziehen

## Wann so eine Handlung möglich ist, mit Präposition, je nach „nur“, und in einer Liste davon.

# during set-up
squad-time-during-set-up = während der Aufstellung

# in the defensive fire phase
squad-time-in-defensive-fire = in der Phase „Verteidigungsfeuer“

# in the advance and assault phase
squad-time-in-assault = in der Vorrück- und Sturmphase

# in the after-action phase
squad-time-in-after-action = in der Abschlussphase

# in the support phase, the first of a segment
squad-time-in-support = in der Unterstützungsphase, der ersten eines Segments

# in the command phase
squad-time-in-command = in der Befehlsphase

# in the fire phase
squad-time-in-fire = in der Feuerphase

# in the movement phase
squad-time-in-movement = in der Bewegungsphase
