### Ablehnungen: warum ein Befehl nicht möglich ist. Anfang klein (außer Hauptwörtern), kein Punkt am Ende: beides ergänzt
### das Programm.

## Spielablauf

# this is not the time to end the phase: both players must commit a plot
panzer44-refusal-plot-first = die Phase kann noch nicht beendet werden: beide Spieler müssen ihre Planung abgeben

# the game is over
panzer44-refusal-game-over = das Spiel ist zu Ende

# { $unit } belongs to the other player, who sets it up
panzer44-refusal-set-up-by-other = { $unit } gehört dem anderen Spieler und wird von ihm aufgestellt

# { $unit } belongs to the other player, who plots for it
panzer44-refusal-plotted-by-other = { $unit } gehört dem anderen Spieler, der dafür plant

# { $unit } belongs to the other player
panzer44-refusal-fired-by-other = { $unit } gehört dem anderen Spieler

# { $unit } belongs to the other player, who moves it in their own movement phase
panzer44-refusal-moved-by-other = { $unit } gehört dem anderen Spieler und wird in dessen Bewegungsphase bewegt

# { $unit } belongs to the other player
panzer44-refusal-bombarded-by-other = { $unit } gehört dem anderen Spieler

# first the { $side } player must fire at the unit that has entered, or hold fire
panzer44-refusal-decision-owed = zuerst muss der { NAME($side, case: "player") } auf die eingetretene Einheit feuern oder das Feuer zurückhalten

# no opportunity fire is pending
panzer44-refusal-nothing-asked = es steht kein Gelegenheitsfeuer an

# there is no counter { $unit }
panzer44-refusal-no-such-unit = es gibt keinen Spielstein { $unit }

# { $unit } is not on the map
panzer44-refusal-not-on-map = { $unit } ist nicht auf der Karte

# { $hex } is off the map
panzer44-refusal-off-map = { $hex } liegt nicht auf der Karte

## Aufstellung, Eintritt, Verlassen der Karte

# { $unit } is not part of this set-up
panzer44-refusal-not-in-set-up = { $unit } gehört nicht zu dieser Aufstellung

# { $hex } is not in columns { $first }–{ $last }
panzer44-refusal-not-its-columns = { $hex } liegt nicht in den Spalten { $first }–{ $last }

# { $hex } is at the stacking limit
panzer44-refusal-full = in { $hex } ist die Stapelgrenze erreicht

# { $unit } is not set up yet
panzer44-refusal-set-up-unfinished = { $unit } ist noch nicht aufgestellt

# no mines of this kind are left for this hex
panzer44-refusal-no-mines-left = für dieses Feld sind keine Minen dieser Art mehr übrig

# cannot lay mines in { $hex }: it is a town or a swamp, or already mined
panzer44-refusal-not-for-mines = in { $hex } können keine Minen gelegt werden: Ortschaft, Sumpf oder bereits vermint

# no improved position is left for this hex
panzer44-refusal-no-position-left = für dieses Feld ist keine ausgebaute Stellung mehr übrig

# { $hex } has nothing of this kind to remove
panzer44-refusal-nothing-laid = in { $hex } gibt es nichts dieser Art zu entfernen

# { $unit } enters on turn { $turn }
panzer44-refusal-not-due = { $unit } tritt in Runde { $turn } ein

# { $unit } cannot receive an order: it enters the map loaded in { $carrier }
panzer44-refusal-enters-loaded = { $unit } kann keinen Befehl erhalten: kommt in { $carrier } verladen auf die Karte

# { $hex } is not an entry hex of this unit
panzer44-refusal-no-entry = { $hex } ist kein Eintrittsfeld dieser Einheit

# no unit can enter at { $hex }: an enemy unit is there, or it is at the stacking limit
panzer44-refusal-entry-closed = Eintritt in { $hex } nicht möglich: gegnerische Einheit dort, oder Stapelgrenze erreicht

# { $hex } is not an exit hex of this side
panzer44-refusal-no-exit = { $hex } ist kein Austrittsfeld dieser Seite

## Planung

# the { $side } player has committed a plot: it cannot be changed
panzer44-refusal-plotted-already = der { NAME($side, case: "player") } hat die Planung abgegeben: sie kann nicht mehr geändert werden

# { $unit } cannot fire: it has no weapon
panzer44-refusal-no-gun = { $unit } kann nicht feuern: keine Waffe

# { $unit } cannot receive an order: it is disrupted
panzer44-refusal-disrupted = { $unit } kann keinen Befehl erhalten: desorganisiert

# { $unit } is pinned: it may only fire
panzer44-refusal-pinned = { $unit } ist niedergehalten: nur Feuern erlaubt

# { $unit } is loaded: it may only unload
panzer44-refusal-loaded = { $unit } ist verladen: nur Ausladen erlaubt

# { $unit } cannot move unless it is loaded
panzer44-refusal-immobile = { $unit } kann sich nur verladen bewegen

# { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
panzer44-refusal-out-of-range = { $unit } kann nicht auf { $hex } feuern: Entfernung { $range }, höchstens { $most }

# { $unit } cannot fire at { $hex }: range { $range }, minimum { $least }
panzer44-refusal-too-near = { $unit } kann nicht auf { $hex } feuern: Entfernung { $range }, mindestens { $least }

# no line of sight from { $from } to { $to }: { $hex } blocks it
panzer44-refusal-hex-in-the-way = keine Sichtlinie von { $from } nach { $to }: { $hex } blockiert sie

# no line of sight from { $from } to { $to }: the hexside between { $one } and { $other } blocks it
panzer44-refusal-side-in-the-way = keine Sichtlinie von { $from } nach { $to }: die Hexseite zwischen { $one } und { $other } blockiert sie

# no line of sight from { $from } to { $to }: it runs along a hexside and both sides are blocked
panzer44-refusal-no-way-round = keine Sichtlinie von { $from } nach { $to }: die Linie verläuft entlang einer Hexseite, und beide Seiten sind blockiert

# no line of sight from { $from } to { $to }: it runs through a hex corner and both sides are blocked
panzer44-refusal-no-way-past = keine Sichtlinie von { $from } nach { $to }: die Linie verläuft durch eine Hexecke, und beide Seiten sind blockiert

# { $hex } is out of sight: visibility { $limit }
panzer44-refusal-too-dark = { $hex } ist außer Sicht: Sichtweite { $limit }

# no enemy unit is in { $hex }
panzer44-refusal-nobody-there = in { $hex } steht keine gegnerische Einheit

# { $unit } has no weapon for indirect fire
panzer44-refusal-not-high-explosive = { $unit } hat keine Waffe für indirektes Feuer

# no friendly unit observes { $hex }, and no enemy there fired indirectly last turn
panzer44-refusal-no-observer = keine eigene Einheit beobachtet { $hex }, und kein Gegner dort hat in der letzten Runde indirekt gefeuert

# no friendly unit observes { $hex }
panzer44-refusal-no-observer-for-air = keine eigene Einheit beobachtet { $hex }

# { $carrier } cannot carry { $passenger }
panzer44-refusal-cannot-carry = { $carrier } kann { $passenger } nicht transportieren

# { $unit } already carries a unit
panzer44-refusal-carrier-full = { $unit } transportiert bereits eine Einheit

# { $carrier } and { $passenger } are not in one hex
panzer44-refusal-not-together = { $carrier } und { $passenger } sind nicht im selben Feld

# { $with } must also be plotted to load with { $unit }
panzer44-refusal-load-alone = auch für { $with } muss das Verladen mit { $unit } geplant sein

# { $passenger } cannot unload: { $carrier } must be plotted to move or to unload
panzer44-refusal-carrier-busy = { $passenger } kann nicht ausgeladen werden: für { $carrier } muss Bewegung oder Ausladen geplant sein

# { $unit } carries no unit
panzer44-refusal-nothing-loaded = { $unit } transportiert keine Einheit

# { $unit } cannot clear mines: it is not an engineer unit
panzer44-refusal-no-engineer = { $unit } kann keine Minen räumen: keine Pioniereinheit

# { $unit } cannot blow bridges: it is not an engineer unit
panzer44-refusal-no-sapper = { $unit } kann keine Brücken sprengen: keine Pioniereinheit

# no mines in { $hex } within reach of { $unit }
panzer44-refusal-no-mines-there = in { $hex } sind keine Minen, die { $unit } erreichen kann

# this side cannot blow bridges in this scenario
panzer44-refusal-no-demolition = diese Seite kann in diesem Szenario keine Brücken sprengen

# bridges cannot be blown before turn { $turn }
panzer44-refusal-demolition-too-early = Brücken können nicht vor Runde { $turn } gesprengt werden

# no bridge that may be blown runs from { $from } to { $to }
panzer44-refusal-no-bridge-there = von { $from } nach { $to } führt keine Brücke, die gesprengt werden darf

# cannot blow another bridge: maximum { $most }
panzer44-refusal-enough-blown = keine weitere Brücke kann gesprengt werden: höchstens { $most }

# there is no off-board artillery { $battery }
panzer44-refusal-no-battery = außerhalb der Karte gibt es keine Artillerie { $battery }

# { $battery } cannot fire before turn { $turn }
panzer44-refusal-battery-too-early = { $battery } kann nicht vor Runde { $turn } feuern

# { $battery } has no fires left
panzer44-refusal-no-fire-left = { $battery } hat keinen Feuerschlag mehr übrig

# { $battery } may fire only once a turn
panzer44-refusal-one-barrage = { $battery } darf nur einmal pro Runde feuern

# { $battery } can fire only in the other pattern
panzer44-refusal-pattern-fixed = { $battery } kann nur im anderen Feuermuster feuern

# no close air support sortie is left
panzer44-refusal-no-sortie-left = dafür ist keine Luftnahunterstützung mehr übrig

## Kampf

# this fire cannot attack { $unit }: the attack procedure chart prohibits it
panzer44-refusal-prohibited = Feuer dieser Art auf { $unit } ist laut Angriffstafel unzulässig

# only foot units can attack { $unit }, a hard target, with small arms
panzer44-refusal-assault-by-foot = { $unit } ist ein hartes Ziel: nur Fußeinheiten können es mit Infanteriewaffen angreifen

# small arms can attack { $unit }, a hard target, only from an adjacent hex: range { $range }
panzer44-refusal-assault-too-far = { $unit } ist ein hartes Ziel: Infanteriewaffen können es nur aus einem angrenzenden Feld angreifen, Entfernung { $range }

# the attack on { $unit } is prohibited: superiority { $superiority }, minimum −3
panzer44-refusal-too-weak = der Angriff auf { $unit } ist unzulässig: Überlegenheit { $superiority }, mindestens −3

# { $unit } has no such order left to execute
panzer44-refusal-not-plotted = { $unit } hat keinen solchen Befehl mehr auszuführen

# name the unit in { $hex } that { $unit } fires at
panzer44-refusal-name-target = die Einheit in { $hex } angeben, auf die { $unit } feuert

# { $unit } is not in { $hex }, the plotted hex
panzer44-refusal-not-in-target = { $unit } ist nicht in { $hex }, dem geplanten Zielfeld

# { $unit } hits every unit in the hex: name no target
panzer44-refusal-strikes-all = { $unit } trifft jede Einheit im Feld: kein Ziel angeben

# { $unit } belongs to the other player: only units that watch the hex may fire
panzer44-refusal-not-its-owner = { $unit } gehört dem anderen Spieler: nur Einheiten, die das Feld überwachen, dürfen feuern

# { $unit } has no opportunity fire plotted on { $hex }
panzer44-refusal-not-watching = für { $unit } ist kein Gelegenheitsfeuer auf { $hex } geplant

# { $unit } has already fired this turn: it has one shot
panzer44-refusal-shot-taken = { $unit } hat in dieser Runde bereits gefeuert: nur ein Schuss pro Runde

# { $unit } cannot fire: it is off the map, panicked or disrupted
panzer44-refusal-shot-lost = { $unit } kann nicht feuern: nicht auf der Karte, in Panik oder desorganisiert

# { $unit } fires by its standing instruction and needs no decision
panzer44-refusal-told-otherwise = { $unit } feuert nach fester Anweisung: keine Entscheidung nötig

## Bewegung

# { $unit } cannot move: it is not plotted to move, or has lost the order
panzer44-refusal-not-plotted-to-move = { $unit } kann sich nicht bewegen: Bewegung nicht geplant oder Befehl verloren

# { $unit } has already finished its move
panzer44-refusal-has-moved = { $unit } hat die Bewegung bereits beendet

# { $unit } must move on first: { $hex } is at the stacking limit
panzer44-refusal-finish-first = { $unit } muss sich weiterbewegen: in { $hex } ist die Stapelgrenze erreicht

# the order needs a path
panzer44-refusal-no-path = dem Befehl fehlt der Weg

# { $to } is not adjacent to { $from }
panzer44-refusal-not-neighbours = { $to } grenzt nicht an { $from }

# entering { $hex } costs { $cost } MP, only { $left } MP left
panzer44-refusal-too-far = Betreten von { $hex } kostet { $cost } BP, nur noch { $left } BP übrig

# cannot enter { $hex }: an enemy unit is there
panzer44-refusal-enemy-there = { $hex } kann nicht betreten werden: dort steht eine gegnerische Einheit

# cannot cross the water from { $from } to { $to }: no bridge
panzer44-refusal-no-bridge = von { $from } nach { $to } kann das Wasser nicht überquert werden: keine Brücke

# the move cannot end in { $hex }: it is at the stacking limit
panzer44-refusal-ends-full = die Bewegung kann nicht in { $hex } enden: Stapelgrenze erreicht

# { $unit } must move: it is plotted to move and can
panzer44-refusal-must-move = { $unit } muss sich bewegen: Bewegung geplant und möglich

# { $unit } cannot load: it is not plotted to load, or one of the two has lost the order
panzer44-refusal-not-loading = { $unit } kann nicht verladen: nicht geplant, oder eine der beiden Einheiten hat den Befehl verloren

# { $unit } cannot unload: its carrier has not ended its move, is pinned, disrupted or panicked, or has too few MP left
panzer44-refusal-cannot-unload = { $unit } kann nicht ausgeladen werden: der Transporter hat seine Bewegung nicht beendet, ist niedergehalten, desorganisiert oder in Panik oder hat zu wenig BP übrig

## Der Tisch: Handlungen bei ausgeschaltetem Schiedsrichter, und eine Planung, die nicht auf die andere Seite wartet. $unit
## und $carrier sind Einheiten.

# D3 is the highest level of disruption
panzer44-refusal-table-too-disrupted = eine Einheit ist höchstens D3 desorganisiert

# first unload the unit in { $carrier }
panzer44-refusal-table-unload-first = zuerst die Einheit in { $carrier } ausladen

# { $unit } has no set-up or entry box in this scenario
panzer44-refusal-table-no-box = { $unit } hat in diesem Szenario keine Ablage für Aufstellung oder Eintritt

# { $hex } is not a victory hex
panzer44-refusal-table-not-victory-hex = { $hex } ist kein Siegfeld

# { $hex } already has this holder
panzer44-refusal-table-same-holder = { $hex } hat bereits diesen Besitzer

# { $hex } has no bridge
panzer44-refusal-table-no-bridge = in { $hex } gibt es keine Brücke

# this is not a plot phase
panzer44-refusal-table-no-plot-phase = das ist keine Planungsphase

# one side has already plotted: the other side must plot now
panzer44-refusal-table-one-has-plotted = eine Seite hat bereits geplant: jetzt muss die andere Seite planen

## Handlungen, die in der laufenden Phase nicht möglich sind, je nach „jetzt nicht möglich:“.

# set up units
panzer44-deed-set-up = Einheiten aufstellen

# lay mines
panzer44-deed-lay-mines = Minen legen

# dig positions
panzer44-deed-dig = Stellungen ausheben

# plot
panzer44-deed-plot = Planen

# execute direct fire
panzer44-deed-direct-fire = direktes Feuer

# move units
panzer44-deed-move = Einheiten bewegen

# load and unload
panzer44-deed-load = Verladen und Ausladen

# let engineers work
panzer44-deed-engineers = Pioniere arbeiten lassen

# execute indirect fire, off-board artillery or aircraft
panzer44-deed-indirect-fire = indirektes Feuer, Artillerie außerhalb der Karte oder Flieger einsetzen

## Wann so eine Handlung möglich ist, mit Präposition, je nach „nur“, und in einer Liste davon.

# when a turn begins
panzer44-time-when-turn-begins = zu Beginn einer Runde

# before the first turn
panzer44-time-before-first-turn = vor der ersten Runde

# in the movement phases
panzer44-time-in-movement = in den Bewegungsphasen

## Warum der Schiedsrichter nicht ausgeschaltet werden kann, und Zeichen, die sich von Hand setzen lassen, auf Knöpfen.

# first the { $side } player must decide on opportunity fire
panzer44-refusal-table-decision-first = zuerst muss der { NAME($side, case: "player") } über Gelegenheitsfeuer entscheiden

# apply the pending results before turning the referee off
panzer44-refusal-table-results-first = zuerst die ausstehenden Ergebnisse anwenden, dann den Schiedsrichter ausschalten

# the referee cannot be turned off while only one side has plotted
panzer44-refusal-table-one-side-plotted = der Schiedsrichter kann nicht ausgeschaltet werden, solange nur eine Seite geplant hat

# Hasty mines
panzer44-refusal-mark-hasty-mines = Eilminen

# Preventative mines
panzer44-refusal-mark-preventative-mines = Vorbeugungsminen

# Defensive mines
panzer44-refusal-mark-defensive-mines = Verteidigungsminen

# Position
panzer44-refusal-mark-position = Stellung

# Wreck
panzer44-refusal-mark-wreck = Wrack

# Blown bridge
panzer44-refusal-mark-bridge = Gesprengte Brücke

# { $side } hex
panzer44-refusal-mark-held = Siegfeld der { NAME($side, case: "plural") }

## Was eine Seite neben ihren Einheiten hat, im Szenario-Editor. Der erste Text ist auch der Name einer neuen Batterie.

# Battery
panzer44-works-battery = Batterie

# Battery, tight pattern
panzer44-works-battery-tight = Batterie, dicht

# Battery, loose pattern
panzer44-works-battery-loose = Batterie, locker

# Improved positions
panzer44-works-positions = Ausgebaute Stellungen

# Close air support
panzer44-works-sorties = Luftnahunterstützung

## Die Befunde des Schiedsrichters, bevor er wieder an ist, je ein Satz. $place ist ein Feld mit dem Namen seines Ortes.

# Over the stacking limit in { $place }: { $stand } of { $limit } (case 7.9).
panzer44-refusal-found-over-limit = Über der Stapelgrenze in { $place }: { $stand } statt höchstens { $limit } (Regel 7.9).

# Mines in { $hex }, where none can be laid (case 4.1).
panzer44-refusal-found-mines = Minen in { $hex }, wo keine gelegt werden können (Regel 4.1).
