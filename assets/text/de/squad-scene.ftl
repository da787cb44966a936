### Squad: Texte auf der Karte und daneben, die Unterschrift für Zuschauer, die Kurzinfos von Feldern und Einheiten.
### $unit und ähnliche Argumente sind Namen von Einheiten, „2nd Rifle Squad“. Nummern in Klammern sind Regeln.

## Das Spiel auf dem Titelschirm, die Zeile unter der Rundenleiste auf der Karte, und die Aufschrift eines Siegfelds,
## ohne das eine Seite nicht gewinnen kann.

# Normandy 1944 and a hill in the east: squads, leaders and single tanks, from house to house under fire.
squad-scene-sentence = Die Normandie 1944 und ein Hügel im Osten: Gruppen, Anführer und einzelne Panzer, unter Feuer von Haus zu Haus.

# one hex 40 m · one turn a few minutes
squad-scene-sheet = ein Feld 40 m · eine Runde einige Minuten

# needed
squad-scene-needed = nötig

## Die Einblendungen über der Karte: ein kurzer Name auf dem Knopf, und der ganze in seiner Kurzinfo und in der Legende.

# Reach
# .hint = Your reach
squad-scene-overlay-reach = Reichweite
    .hint = Eigene Reichweite

# Enemy fire
# .hint = Enemy opportunity fire
squad-scene-overlay-enemy-fire = Gegn. Feuer
    .hint = Gegnerisches Gelegenheitsfeuer

# Hits
# .hint = Fire of the selected units: darker is better
squad-scene-overlay-hits = Treffer
    .hint = Feuer der ausgewählten Einheiten: dunkler ist besser

# Enemy arcs
# .hint = Firing arcs of enemy guns and vehicles
squad-scene-overlay-enemy-arcs = Feuerbereiche
    .hint = Feuerbereiche gegnerischer Geschütze und Fahrzeuge

# Cover
# .hint = Cover
squad-scene-overlay-cover = Deckung
    .hint = Deckung

# Leaders
# .hint = Leaders
squad-scene-overlay-leaders = Anführer
    .hint = Anführer

# Levels
# .hint = Levels
squad-scene-overlay-levels = Höhenstufen
    .hint = Höhenstufen

# Victory
# .hint = Victory hexes
squad-scene-overlay-victory = Siegfelder
    .hint = Siegfelder

# Moves
# .hint = Last moves
squad-scene-overlay-moves = Wege
    .hint = Letzte Bewegungen

# Your fire
# .hint = Your opportunity fire
squad-scene-overlay-own-fire = Eigenes Feuer
    .hint = Eigenes Gelegenheitsfeuer

## Einheiten, die neben der Karte auf die Aufstellung warten: unter dem Namen der Seite die Spalten ihres Gebiets.

# columns { $first }–{ $last }
squad-scene-columns = Spalten { $first }–{ $last }

## Eine Einheit außerhalb der Karte, und die Aufschrift vor dem, was sie trägt.

# Off the map
squad-scene-off-map = Außerhalb der Karte

# Carries
squad-scene-carries = Trägt

## Gelände allein, am Anfang einer Zeile.

# Open
squad-scene-terrain-clear = Offen

# Hill
squad-scene-terrain-hilltop = Hügel

# Woods
squad-scene-terrain-woods = Wald

# Building
squad-scene-terrain-town = Gebäude

# Orchard
squad-scene-terrain-orchard = Obstgarten

# Crops
squad-scene-terrain-crops = Getreide

# Stream
squad-scene-terrain-stream = Bach

# Gully
squad-scene-terrain-gully = Schlucht

# Swamp
squad-scene-terrain-swamp = Sumpf

# Water
squad-scene-terrain-lake = Wasser

## Einsätze in einer Aufzählung, „Leichte Artillerie × 2“.

# Light barrage
squad-scene-mission-light = Leichte Artillerie

# Heavy barrage
squad-scene-mission-heavy = Schwere Artillerie

# Fighter-bomber
squad-scene-mission-aircraft = Jagdbomber

## Hexseiten, so kurz wie auf einem Kompass.

squad-scene-side-n = N

# NE
squad-scene-side-ne = NO

# SE
squad-scene-side-se = SO

squad-scene-side-s = S

squad-scene-side-sw = SW

squad-scene-side-nw = NW

## Ein Modifikator mit seiner Regel, in einer Liste davon: „−1 Anführer (10.5)“.

squad-scene-modifier = { SIGNED($by) } { $reason } ({ $case })

## Ein Scharfschütze auf seinem Spielstein: ein kurzes Wort.

# Sniper
squad-scene-face-sniper = Scharfschütze

## Die Kurzinfo eines Feldes. Links stehen Überschriften aus einem Wort; darunter die Texte daneben. $units ist eine
## Liste von Einheiten, die mit „2 weitere“ endet, wenn es viele sind.

# Units
squad-scene-units = Einheiten

# Here
squad-scene-here = Hier

# Victory
squad-scene-victory = Sieg

squad-scene-unit-list = { $units }

# { $n } more
squad-scene-more = { $n } weitere

# not held
squad-scene-not-held = von niemandem gehalten

# held by the { $side } side
squad-scene-held = in { NAME($side, case: "er") } Hand

## Eine Einheit mit ihrer Last und ihrem Zustand. $carried ist eine Liste von Einheiten, $states ist „niedergehalten,
## tapfer“.

# { $unit }, carrying { $carried }
squad-scene-unit-carrying = { $unit }, mit { $carried }

squad-scene-unit-states = { $unit } ({ $states })

# { $unit }, carrying { $carried } ({ $states })
squad-scene-unit-carrying-states = { $unit }, mit { $carried } ({ $states })

## Der Zustand einer Einheit, in einer Liste.

# pinned
squad-scene-state-pinned = niedergehalten

# has fired
squad-scene-state-fired = hat gefeuert

# has moved
squad-scene-state-moved = hat sich bewegt

# assault move
squad-scene-state-assault-move = Sturmbewegung

# has stopped
squad-scene-state-stopped = hat angehalten

# has advanced
squad-scene-state-advanced = ist vorgerückt

# just loaded
squad-scene-state-loaded = gerade verladen

# valorous
squad-scene-state-valorous = tapfer

# immobilized
squad-scene-state-immobile = bewegungsunfähig

# in fortification
squad-scene-state-in-work = in Befestigung

## Der Boden eines Feldes, eins nach dem anderen mit Kommas; das erste steht am Anfang der Zeile. $sides sind Hexseiten,
## „N NO“.

# Stone building
squad-scene-stone = Steingebäude

# Wooden building
squad-scene-wood = Holzgebäude

# Bridge
squad-scene-bridge = Brücke

# road
squad-scene-road = Straße

# wall { $sides }
squad-scene-wall = Mauer { $sides }

# hedge { $sides }
squad-scene-hedge = Hecke { $sides }

# level { $level }
squad-scene-level = Höhenstufe { $level }

# cover { SIGNED($cover) }
squad-scene-cover = Deckung { SIGNED($cover) }

## Marker in einem Feld. $mission ist „leichte Artillerie“, „Nebelfeuer“.

# smoke { $number }: +{ $number } to the dice
squad-scene-smoke = Nebel { $number }: +{ $number } auf den Wurf

# { $side } fire lane
squad-scene-lane = { NAME($side, case: "e") } Feuergasse

# { $mission } called by the { $side } side
squad-scene-called = { $mission }, angefordert von den { NAME($side, case: "plural") }

## Die Werte eines Typs von Einheiten: links Überschriften aus einem Wort.

# Fire
squad-scene-fire = Feuer

# Rating
squad-scene-rating = Verlustwert

# Gun
squad-scene-gun = Geschütz

squad-scene-mg = MG

# Armour
squad-scene-armour = Panzerung

# Also
squad-scene-also = Ferner

## Die Texte daneben. $strength ist die Feuerkraft, $letter der Buchstabe eines Geschützes oder einer Panzerung, „C“. MG
## sind Maschinengewehre.

# { $range ->
#     [one] { $strength }, up to { $range } hex
#    *[other] { $strength }, up to { $range } hexes
# }
squad-scene-fire-up-to = { $range ->
        [one] { $strength }, bis { $range } Feld
       *[other] { $strength }, bis { $range } Felder
    }

# { $strength } at infantry, { $letter } at tanks
squad-scene-fire-gun = { $strength } gegen Infanterie, { $letter } gegen Panzer

# die minus cover and hindrance, up to 6 hexes
squad-scene-fire-sniper = Wurf minus Deckung und Sichtbehinderung, bis 6 Felder

# none
squad-scene-mg-none = keines

# { $all } all round
squad-scene-mg-all-round = { $all } rundum

# { $forward } forward
squad-scene-mg-forward = { $forward } nach vorn

# { $all } all round, { $forward } forward
squad-scene-mg-both = { $all } rundum, { $forward } nach vorn

# front { $front }, rear { $rear }
squad-scene-armour-sides = Front { $front }, Heck { $rear }

## Das Feuer einer Waffe: gegen Infanterie, gegen Panzer, oder beides, mit ihrer Reichweite.

# adjacent
squad-scene-range-adjacent = angrenzend

# up to { $most } hexes
squad-scene-range-up-to = bis { $most } Felder

# at { $least } to { $most } hexes
squad-scene-range-between = { $least } bis { $most } Felder

# −1 to the dice, adjacent
squad-scene-weapon-grenades = −1 auf den Wurf, angrenzend

# { SIGNED($strength) }, adjacent
squad-scene-weapon-satchel = { SIGNED($strength) }, angrenzend

# { $letter } at tanks, { $range }
squad-scene-weapon-at-tanks = { $letter } gegen Panzer, { $range }

# { $strength } { $range }; { $letter } at tanks
squad-scene-weapon-at-both = { $strength } { $range }; { $letter } gegen Panzer

squad-scene-weapon = { $strength }, { $range }

## Eine getragene Waffe mit ihrem Feuer; ein Passagier mit seinen Waffen, „BAR, Bazooka“.

squad-scene-carried-weapon = { $weapon }: { $fire }

squad-scene-carried-armed = { $unit }, { $weapons }

## Eigenschaften eines Typs: eine Liste daraus, mit Kommas.

# elite
squad-scene-trait-elite = Elite

# leads with { SIGNED($modifier) }
squad-scene-trait-leads = führt mit { SIGNED($modifier) }

# shield; large: only towed
squad-scene-trait-shield-large = Schutzschild; groß: nur angehängt

# shield
squad-scene-trait-shield = Schutzschild

# large: only towed
squad-scene-trait-large = groß: nur angehängt

# turret
squad-scene-trait-turret = Turm

# gun fires only forward
squad-scene-trait-fixed-gun = Geschütz feuert nur nach vorn

# carries a half squad, a leader and a weapon
squad-scene-trait-room-half = transportiert eine Halbgruppe, einen Anführer und eine Waffe

# { $n ->
#     [1] carries a squad, a leader and a weapon
#    *[other] carries { $n } squads, leaders and weapons
# }
squad-scene-trait-room = { $n ->
        [1] transportiert eine Gruppe, einen Anführer und eine Waffe
       *[other] transportiert { $n } Gruppen, Anführer und Waffen
    }

# tows a gun
squad-scene-trait-tows = zieht ein Geschütz

# light
squad-scene-trait-light = leicht

# heavy: −1 MP
squad-scene-trait-heavy = schwer: −1 BP

# used once
squad-scene-trait-expendable = einmal verwendbar

# indirect fire
squad-scene-trait-indirect = indirektes Feuer

# at tanks only
squad-scene-trait-at-tanks = nur gegen Panzer

# cover halved
squad-scene-trait-flamethrower = halbe Deckung

# adjacent
squad-scene-trait-adjacent = angrenzend

## Wirkungen eines Kampfes, auf die Karte geschrieben: kurz, ohne Punkt.

squad-scene-effect-points = { NAME($side, case: "plural") }: { $points }

# { $unit } hit without effect
squad-scene-effect-hit = { $unit } ohne Wirkung getroffen

# { $unit } spared
squad-scene-effect-spared = { $unit } verschont

# { $unit } pinned
squad-scene-effect-pinned = { $unit } niedergehalten

# { $unit } reduced
squad-scene-effect-reduced = { $unit } reduziert

# { $unit } reduced and pinned
squad-scene-effect-reduced-and-pinned = { $unit } reduziert und niedergehalten

# { $unit } immobilized
squad-scene-effect-immobile = { $unit } bewegungsunfähig

# { $unit } eliminated
squad-scene-effect-eliminated = { $unit } eliminiert

# { $unit } abandoned by its crew
squad-scene-effect-abandoned = { $unit } von der Besatzung aufgegeben

# shot missed
squad-scene-effect-missed = Schuss verfehlt

# assault repelled
squad-scene-effect-repelled = Sturmangriff abgewehrt

# no visible effect
squad-scene-effect-not-seen = keine sichtbare Wirkung

# fire: no effect
squad-scene-effect-fire-none = Feuer: keine Wirkung

# no effect
squad-scene-effect-none = keine Wirkung

## Das Ergebnis eines Wurfs, in ein, zwei Wörtern neben den Würfeln. Das letzte ist eine Zahl von Verlustpunkten.

squad-scene-roll-eliminated = elim.

# immobile
squad-scene-roll-immobile = immobil

# no effect
squad-scene-roll-no-effect = keine Wirkung

# pinned
squad-scene-roll-pinned = niedergehalten

# safe
squad-scene-roll-safe = unversehrt

# front
squad-scene-roll-front = Front

# rear
squad-scene-roll-rear = Heck

# rallied
squad-scene-roll-rallied = gesammelt

# valorous
squad-scene-roll-valorous = tapfer

# found
squad-scene-roll-found = entdeckt

# hidden
squad-scene-roll-hidden = verborgen

# captured
squad-scene-roll-captured = genommen

# repelled
squad-scene-roll-repelled = abgewehrt

# hit
squad-scene-roll-hit = Treffer

# missed
squad-scene-roll-missed = verfehlt

# { $n ->
#     [one] { $n } point
#    *[other] { $n } points
# }
squad-scene-roll-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

# { $n }+ points
squad-scene-roll-points-or-more = { $n }+ Punkte

## Der Wurf mit seinen Modifikatoren, „5, −1 Anführer (10.5), +3 Deckung (13.2): 7“, oder mit der Zahl, unter der ein
## Fahrzeug eliminiert wird.

squad-scene-sum = { $sum }, { $modifiers }: { $total }

# { $sum }, kill number { $number }
squad-scene-sum-kill = { $sum }, eliminiert unter { $number }

## Die Unterschrift für Zuschauer: die Runde, und bis zur ersten Handlung einer Phase ein Satz darüber, ohne Punkt.

# Before the first turn
squad-scene-before-first-turn = Vor der ersten Runde

# Turn { $turn } of { $last }
squad-scene-turn = Runde { $turn } von { $last }

# Both sides set up
squad-scene-about-set-up = Beide Seiten stellen auf

# Pinned units recover; missions are called
squad-scene-about-support = Niedergehaltene Einheiten erholen sich; Einsätze werden angefordert

# Weapons change hands, squads split and join
squad-scene-about-command = Waffen werden weitergegeben, Gruppen teilen und vereinigen sich

# Units that have not fired may fire or lay smoke
squad-scene-about-fire = Einheiten, die nicht gefeuert haben, dürfen feuern oder Nebel legen

# Units move one by one; the enemy may fire in each hex
squad-scene-about-movement = Eine Einheit nach der anderen bewegt sich; der Gegner darf in jedem Feld feuern

# The other side fires
squad-scene-about-defensive-fire = Die andere Seite feuert

# Units may advance one hex, then assault an adjacent enemy
squad-scene-about-assault = Einheiten dürfen ein Feld vorrücken, dann einen angrenzenden Gegner stürmen

# Pinned units try to rally, and smoke thins
squad-scene-about-after-action = Niedergehaltene Einheiten versuchen sich zu sammeln, und der Nebel lichtet sich

## Das Ende eines Spiels: $level ist eine Siegstufe des Szenarios.

# { $points ->
#     [one] { $level } with { $points } point
#    *[other] { $level } with { $points } points
# }
squad-scene-outcome = { $points ->
        [one] { $level } mit { $points } Punkt
       *[other] { $level } mit { $points } Punkten
    }

## Ein Angriff in der Unterschrift: die Überschrift über einer großen Zahl, in Großbuchstaben, und der Text darunter.
## $row ist eine Zeile der Feuertabelle, „5–10“.

# Assault
squad-scene-battle-assault = Sturmangriff

# To hit
squad-scene-battle-to-hit = Treffer bei

# Sniper
squad-scene-battle-sniper = Scharfschütze

# Row
squad-scene-battle-row = Zeile

# Overrun
squad-scene-battle-overrun = Überrollen

# Strength
squad-scene-battle-strength = Stärke

# { $attack } to { $against }
squad-scene-below-assault = { $attack } zu { $against }

# or less
squad-scene-below-to-hit = oder weniger

# die − cover − hindrance
squad-scene-below-sniper = Wurf − Deckung − Sichtbehinderung

# row { $row }
squad-scene-below-row = Zeile { $row }

## Der Wurf dieses Angriffs, und seine Summe mit den Modifikatoren.

# dice { $sum }
squad-scene-dice = Wurf { $sum }

# dice { $sum }; armour { $rolls }
squad-scene-dice-armour = Wurf { $sum }; Panzerung { $rolls }

# { $sum } becomes { $total }
squad-scene-becomes = aus { $sum } wird { $total }
