### Platoon: der Verlauf eines Spiels, wie ihn Protokoll, Feed und Kommandozeile erzählen: je Ereignis ein Satz ohne
### Punkt. Das Programm schreibt den ersten Buchstaben groß. $unit, $carrier und $passenger sind Namen von Einheiten mit
### ihrer Seite, $units ist eine Liste solcher Namen: „German 1st and 3rd Rifle Platoons“. Das Programm lässt eine Seite
### weg, wo sie gerade genannt ist. $hex ist ein Feld mit seinem Ort: „Grusha (0909)“. BP sind Bewegungspunkte.

## Die Namen der Phasen: Segmente eines Spielerzugs, die Aufstellung einer Seite, und das Ende.

# German turn begins
platoon-story-phase-german-start = Rundenbeginn der Deutschen

# German indirect fire
platoon-story-phase-german-indirect-fire = Indirektes Feuer der Deutschen

# German direct fire
platoon-story-phase-german-direct-fire = Direktes Feuer der Deutschen

# German vehicles move
platoon-story-phase-german-vehicles = Fahrzeuge der Deutschen

# German close assaults
platoon-story-phase-german-assault = Sturmangriffe der Deutschen

# German foot and mounted units move
platoon-story-phase-german-others = Fußeinheiten und Berittene der Deutschen

# German registration
platoon-story-phase-german-registration = Einschießen der Deutschen

# German set-up
platoon-story-phase-german-set-up = Aufstellung der Deutschen

# Soviet turn begins
platoon-story-phase-soviet-start = Rundenbeginn der Sowjets

# Soviet indirect fire
platoon-story-phase-soviet-indirect-fire = Indirektes Feuer der Sowjets

# Soviet direct fire
platoon-story-phase-soviet-direct-fire = Direktes Feuer der Sowjets

# Soviet vehicles move
platoon-story-phase-soviet-vehicles = Fahrzeuge der Sowjets

# Soviet close assaults
platoon-story-phase-soviet-assault = Sturmangriffe der Sowjets

# Soviet foot and mounted units move
platoon-story-phase-soviet-others = Fußeinheiten und Berittene der Sowjets

# Soviet registration
platoon-story-phase-soviet-registration = Einschießen der Sowjets

# Soviet set-up
platoon-story-phase-soviet-set-up = Aufstellung der Sowjets

# set-up
platoon-story-phase-set-up = Aufstellung

# The end
platoon-story-phase-over = Spielende

## Ein Segment beginnt. Segmente, in denen keine Einheit handeln konnte, stehen in einer Zeile des Protokolls: $phases
## sind ihre Namen mit Kommas.

# Turn { $turn }: { $phase }
platoon-story-turn = Runde { $turn }: { $phase }

# Skipped: { $phases }
platoon-story-skipped = Übersprungen: { $phases }

## Die Frage an die Seite, die auf eine Einheit in Bewegung feuern darf; auch die Überschrift ihres Bedienfelds.

# The { $side } player may fire at { $unit } in { $hex }, or hold fire
platoon-story-owed = Der { NAME($side, case: "player") } darf auf { $unit } in { $hex } feuern oder das Feuer zurückhalten

## Siegfelder, und das Ende des Spiels. $level ist eine Siegstufe des Szenarios.

# { $hex } is now held by the { $side } side
platoon-story-held = { $hex } ist jetzt in { NAME($side, case: "er") } Hand

# { $points ->
#     [one] The game ends: { $level }, { $points } point
#    *[other] The game ends: { $level }, { $points } points
# }
platoon-story-ended = { $points ->
        [one] Das Spiel endet: { $level }, { $points } Punkt
       *[other] Das Spiel endet: { $level }, { $points } Punkte
    }

## Anlagen: bei der Aufstellung gesetzt oder entfernt, aufgedeckt, geräumt.

# mines are placed in { $hex }
platoon-story-mines-placed = in { $hex } werden Minen gelegt

# a fort is placed in { $hex }
platoon-story-fort-placed = in { $hex } wird eine Befestigung gesetzt

# a road block is placed in { $hex }
platoon-story-block-placed = in { $hex } wird eine Sperre gesetzt

# mines in { $hex } are removed
platoon-story-mines-removed = in { $hex } werden Minen entfernt

# a fort in { $hex } is removed
platoon-story-fort-removed = in { $hex } wird eine Befestigung entfernt

# a road block in { $hex } is removed
platoon-story-block-removed = in { $hex } wird eine Sperre entfernt

# a fort is revealed in { $hex }
platoon-story-fort-revealed = in { $hex } wird eine Befestigung aufgedeckt

# the mines in { $hex } are cleared
platoon-story-mines-cleared = die Minen in { $hex } sind geräumt

# mines are revealed in { $hex }
platoon-story-mines-revealed = in { $hex } werden Minen aufgedeckt

## Ein Angriff: die Angreifer $units, deren Zahl $n ist, 0, wenn alle verborgen sind; das Ziel, eine Liste von Einheiten
## oder die Befestigung.

# the fort
platoon-story-fort = die Befestigung

# { $n ->
#     [0] a hidden unit opens fire on { $target } in { $hex }
#     [one] { $units } opens fire on { $target } in { $hex }
#    *[other] { $units } open fire on { $target } in { $hex }
# }
platoon-story-fires = { $n ->
        [0] eine verborgene Einheit eröffnet das Feuer auf { $target } in { $hex }
        [one] { $units } eröffnet das Feuer auf { $target } in { $hex }
       *[other] { $units } eröffnen das Feuer auf { $target } in { $hex }
    }

# { $n ->
#     [0] a hidden unit opens opportunity fire on { $target } in { $hex }
#     [one] { $units } opens opportunity fire on { $target } in { $hex }
#    *[other] { $units } open opportunity fire on { $target } in { $hex }
# }
platoon-story-opportunity-fire = { $n ->
        [0] eine verborgene Einheit eröffnet Gelegenheitsfeuer auf { $target } in { $hex }
        [one] { $units } eröffnet Gelegenheitsfeuer auf { $target } in { $hex }
       *[other] { $units } eröffnen Gelegenheitsfeuer auf { $target } in { $hex }
    }

# { $n ->
#     [0] a hidden unit interdicts { $target } in { $hex }
#     [one] { $units } interdicts { $target } in { $hex }
#    *[other] { $units } interdict { $target } in { $hex }
# }
platoon-story-interdicts = { $n ->
        [0] eine verborgene Einheit gibt Sperrfeuer auf { $target } in { $hex } ab
        [one] { $units } gibt Sperrfeuer auf { $target } in { $hex } ab
       *[other] { $units } geben Sperrfeuer auf { $target } in { $hex } ab
    }

# { $n ->
#     [0] a hidden unit fires indirectly at { $target } in { $hex }
#     [one] { $units } fires indirectly at { $target } in { $hex }
#    *[other] { $units } fire indirectly at { $target } in { $hex }
# }
platoon-story-indirect-fire = { $n ->
        [0] eine verborgene Einheit feuert indirekt auf { $target } in { $hex }
        [one] { $units } feuert indirekt auf { $target } in { $hex }
       *[other] { $units } feuern indirekt auf { $target } in { $hex }
    }

# { $n ->
#     [0] a hidden unit overruns { $target } in { $hex }
#     [one] { $units } overruns { $target } in { $hex }
#    *[other] { $units } overrun { $target } in { $hex }
# }
platoon-story-overruns = { $n ->
        [0] eine verborgene Einheit überrollt { $target } in { $hex }
        [one] { $units } überrollt { $target } in { $hex }
       *[other] { $units } überrollen { $target } in { $hex }
    }

# { $n ->
#     [0] a hidden unit assaults { $target } in { $hex }
#     [one] { $units } assaults { $target } in { $hex }
#    *[other] { $units } assault { $target } in { $hex }
# }
platoon-story-assaults = { $n ->
        [0] eine verborgene Einheit stürmt { $target } in { $hex }
        [one] { $units } stürmt { $target } in { $hex }
       *[other] { $units } stürmen { $target } in { $hex }
    }

# mines attack { $target } in { $hex }
platoon-story-mines-attack = Minen greifen { $target } in { $hex } an

# a hidden unit
platoon-story-hidden-unit = eine verborgene Einheit

# { $n ->
#     [0] a hidden unit fires indirectly at { $hex }: no enemy in sight
#     [one] { $units } fires indirectly at { $hex }: no enemy in sight
#    *[other] { $units } fire indirectly at { $hex }: no enemy in sight
# }
platoon-story-shells = { $n ->
        [0] eine verborgene Einheit feuert indirekt auf { $hex }: kein Gegner in Sicht
        [one] { $units } feuert indirekt auf { $hex }: kein Gegner in Sicht
       *[other] { $units } feuern indirekt auf { $hex }: kein Gegner in Sicht
    }

## Ein solcher Angriff mit seinen Zahlen, einem der Texte darunter, und seinen Würfelmodifikatoren mit Kommas: „in
## Deckung +1, Gelegenheitsfeuer +1“.

platoon-story-attack = { $attack }: { $figures }

platoon-story-attack-modified = { $attack }: { $figures }; { $modifiers }

## Die Zahlen: die Stärke des Angriffs und der Verteidigung, und das Kräfteverhältnis, „3-1“. Ein Überrollen oder
## Sturmangriff kann um eine Spalte verschoben sein, vom Verhältnis $plain aus, oder von unterhalb der schlechtesten
## Spalte der Tabelle; $cause ist „Überrollen“ oder „Pioniere“.

# { $strength } to { $defence }, odds { $odds }
platoon-story-figures = { $strength } zu { $defence }, Verhältnis { $odds }

# { $strength } to { $defence }, odds { $plain }, shifted one column to { $odds } ({ $cause })
platoon-story-figures-shifted = { $strength } zu { $defence }, Verhältnis { $plain }, um eine Spalte auf { $odds } verschoben ({ $cause })

# { $strength } to { $defence }, odds worse than { $worst }, shifted one column to { $odds } ({ $cause })
platoon-story-figures-shifted-from-below = { $strength } zu { $defence }, Verhältnis schlechter als { $worst }, um eine Spalte auf { $odds } verschoben ({ $cause })

# strength and odds are secret: hidden units may be there
platoon-story-figures-secret = Stärke und Verhältnis sind geheim: dort können verborgene Einheiten sein

## Das Kräfteverhältnis eines solchen Angriffs allein.

# { $plain }, shifted one column to { $odds } ({ $cause })
platoon-story-odds-shifted = { $plain }, um eine Spalte auf { $odds } verschoben ({ $cause })

# worse than { $worst }, shifted one column to { $odds } ({ $cause })
platoon-story-odds-shifted-from-below = schlechter als { $worst }, um eine Spalte auf { $odds } verschoben ({ $cause })

# overrun
platoon-story-odds-by-overrun = Überrollen

# engineers
platoon-story-odds-by-engineers = Pioniere

## Ein Würfelmodifikator, „in Deckung +1“, und die Gründe für einen.

platoon-story-modifier = { $reason } { SIGNED($drm) }

# in cover
platoon-story-modifier-cover = in Deckung

# already dispersed
platoon-story-modifier-dispersed = bereits zersprengt

# in quick march
platoon-story-modifier-quick = im Eilmarsch

# opportunity fire
platoon-story-modifier-opportunity = Gelegenheitsfeuer

# overrun or assault
platoon-story-modifier-close = Überrollen oder Sturmangriff

# not registered
platoon-story-modifier-call = nicht eingeschossen

# open-topped
platoon-story-modifier-open-topped = oben offen

## Der Wurf eines Angriffs, und sein Ergebnis für eine Einheit: eines der vier darunter, die auch allein stehen.

# die for { $hex }: { $roll }
platoon-story-die-for-hex = Wurf für { $hex }: { $roll }

# die for { $unit }: { $roll }
platoon-story-die-for-unit = Wurf für { $unit }: { $roll }

platoon-story-suffers = { $unit }: { $result }

# no effect
platoon-story-result-none = keine Wirkung

# dispersed
platoon-story-result-d = zersprengt

# dispersed, or eliminated if already dispersed
platoon-story-result-dd = zersprengt, oder eliminiert, wenn bereits zersprengt

# eliminated
platoon-story-result-x = eliminiert

## Wirkungen von Angriffen. $n Einheiten überrollen ein Feld und verlassen es in die Felder $exits.

# { $unit } is dispersed
platoon-story-dispersed = { $unit } wird zersprengt

# { $unit } is eliminated
platoon-story-eliminated = { $unit } wird eliminiert

# { $unit } is eliminated and leaves a wreck
platoon-story-eliminated-to-wreck = { $unit } wird eliminiert und hinterlässt ein Wrack

# the fort in { $hex } is eliminated
platoon-story-fort-falls = die Befestigung in { $hex } wird eliminiert

# the fort in { $hex } holds
platoon-story-fort-holds = die Befestigung in { $hex } hält stand

# the { $side } side captures the fort in { $hex }
platoon-story-fort-captured = die { NAME($side, case: "plural") } nehmen die Befestigung in { $hex }

# { $unit } falls off its vehicle in { $hex }
platoon-story-falls-off = { $unit } fällt in { $hex } vom Fahrzeug

# { $n ->
#     [one] { $units } moves through { $hex } to { $exits }
#    *[other] { $units } move through { $hex } to { $exits }
# }
platoon-story-overran = { $n ->
        [one] { $units } bewegt sich durch { $hex } nach { $exits }
       *[other] { $units } bewegen sich durch { $hex } nach { $exits }
    }

## Aufstellung und Bewegung. $left sind die übrigen Bewegungspunkte.

# { $unit } is set up in { $hex }
platoon-story-set-up = { $unit } wird in { $hex } aufgestellt

# { $unit } is set up in { $carrier }
platoon-story-set-up-aboard = { $unit } wird in { $carrier } aufgestellt

# { $unit } moves to { $hex }
platoon-story-moves = { $unit } bewegt sich nach { $hex }

# { $unit } moves to { $hex } ({ $left } MP left)
platoon-story-moves-with-left = { $unit } bewegt sich nach { $hex } (noch { $left } BP)

# { $unit } uses quick march
platoon-story-quick-march = { $unit } macht einen Eilmarsch

# { $unit } stops in mines
platoon-story-stops-in-mines = { $unit } hält in Minen an

# { $unit } runs into hidden enemies and stops
platoon-story-stops-at-hidden = { $unit } stößt auf verborgene Gegner und hält an

# { $unit } stops under fire
platoon-story-stops-under-fire = { $unit } hält unter Feuer an

# { $unit } exits the map
platoon-story-exits = { $unit } verlässt die Karte

## Transport. Schweres Gerät zu verladen und auszuladen dauert Runden, die ein Marker auf dem Transporter zählt.

# { $passenger } loads into { $carrier }
platoon-story-loads = { $passenger } wird in { $carrier } verladen

# { $passenger } unloads from { $carrier } in { $hex }
platoon-story-unloads = { $passenger } wird in { $hex } aus { $carrier } ausgeladen

# { $carrier } has finished loading or unloading
platoon-story-marker-off = { $carrier } ist mit dem Verladen oder Ausladen fertig

# { $turns ->
#     [one] { $carrier } loads: { $turns } turn left
#    *[other] { $carrier } loads: { $turns } turns left
# }
platoon-story-marker-loads = { $turns ->
        [one] { $carrier } verlädt: noch { $turns } Runde
       *[other] { $carrier } verlädt: noch { $turns } Runden
    }

# { $turns ->
#     [one] { $carrier } unloads: { $turns } turn left
#    *[other] { $carrier } unloads: { $turns } turns left
# }
platoon-story-marker-unloads = { $turns ->
        [one] { $carrier } lädt aus: noch { $turns } Runde
       *[other] { $carrier } lädt aus: noch { $turns } Runden
    }

# { $turns ->
#     [one] { $carrier } now loads: { $turns } turn left
#    *[other] { $carrier } now loads: { $turns } turns left
# }
platoon-story-marker-now-loads = { $turns ->
        [one] { $carrier } verlädt jetzt: noch { $turns } Runde
       *[other] { $carrier } verlädt jetzt: noch { $turns } Runden
    }

# { $turns ->
#     [one] { $carrier } now unloads: { $turns } turn left
#    *[other] { $carrier } now unloads: { $turns } turns left
# }
platoon-story-marker-now-unloads = { $turns ->
        [one] { $carrier } lädt jetzt aus: noch { $turns } Runde
       *[other] { $carrier } lädt jetzt aus: noch { $turns } Runden
    }

## Aufklärung, Sicht und Zustände von Einheiten.

# { $unit } is spotted
platoon-story-spotted = { $unit } wird aufgeklärt

# { $unit } is spotted as it enters
platoon-story-spotted-entering = { $unit } wird beim Betreten des Feldes aufgeklärt

# { $unit } is spotted as it fires
platoon-story-spotted-firing = { $unit } wird beim Feuern aufgeklärt

# { $unit } is spotted as it loads or unloads
platoon-story-spotted-loading = { $unit } wird beim Verladen oder Ausladen aufgeklärt

# no longer spotted: { $units }
platoon-story-spotted-no-longer = nicht mehr aufgeklärt: { $units }

# no longer dispersed: { $units }
platoon-story-recovered = nicht mehr zersprengt: { $units }

# no longer in quick march: { $units }
platoon-story-rested = nicht mehr im Eilmarsch: { $units }

# now in sight: { $units }
platoon-story-sighted = jetzt in Sicht: { $units }

# no longer in sight: { $units }
platoon-story-vanished = nicht mehr in Sicht: { $units }

# { $unit } is clearing mines
platoon-story-clears-mines = { $unit } räumt Minen

# { $unit } registers { $hex }
platoon-story-registers = { $unit } schießt sich auf { $hex } ein

# the registration marker of { $unit } on { $hex } is removed
platoon-story-registration-removed = der Einschießmarker von { $unit } auf { $hex } wird entfernt

## Der Schiedsrichter wird aus- und eingeschaltet. Bis er wieder an ist, setzt man Spielsteine von Hand.

# the referee is off: counters are placed by hand
platoon-story-referee-off = der Schiedsrichter ist aus: Spielsteine werden von Hand gesetzt

# the referee is on again
platoon-story-referee-on = der Schiedsrichter ist wieder an

# by hand: { $units } placed in { $hex }
platoon-story-by-hand-placed = von Hand: { $units } nach { $hex } gesetzt

# by hand: { $units } loaded into { $carrier }
platoon-story-by-hand-loaded = von Hand: { $units } in { $carrier } verladen

# by hand: { $units } removed from the map
platoon-story-by-hand-exited = von Hand: { $units } von der Karte genommen

# by hand: { $units } eliminated
platoon-story-by-hand-eliminated = von Hand: { $units } eliminiert

# by hand: { $units } returned to the box
platoon-story-by-hand-to-box = von Hand: { $units } zurück in die Ablage gelegt

# by hand: the clock is set to turn { $turn }, { $phase }
platoon-story-by-hand-clock = von Hand: Uhr gestellt auf Runde { $turn }, { $phase }

## Die Marker, die eine Einheit danach hat: eine Liste der letzten drei, oder keine.

# by hand: { $unit } has no markers
platoon-story-by-hand-no-markers = von Hand: { $unit } hat keine Marker

# by hand: { $unit } { $conditions }
platoon-story-by-hand-condition = von Hand: { $unit } ist { $conditions }

# is inverted
platoon-story-by-hand-inverted = umgedreht

# is dispersed
platoon-story-by-hand-dispersed = zersprengt

# is spotted
platoon-story-by-hand-spotted = aufgeklärt

## Marker eines Feldes, die von Hand gesetzt werden: „hex“ ist ein Feld, das eine Seite hält.

# by hand: { $mark ->
#     [mines] { $side } mines placed in { $hex }
#     [fort] { $side } fort placed in { $hex }
#     [block] road block placed in { $hex }
#     [wreck] wreck placed in { $hex }
#    *[hex] { $hex } marked as held by the { $side } side
# }
platoon-story-by-hand-mark = von Hand: { $mark ->
        [mines] { NAME($side, case: "e") } Minen in { $hex } gelegt
        [fort] { NAME($side, case: "e") } Befestigung in { $hex } gesetzt
        [block] Sperre in { $hex } gesetzt
        [wreck] Wrack in { $hex } gesetzt
       *[hex] { $hex } als { NAME($side, case: "es") } Feld markiert
    }

# by hand: { $mark ->
#     [mines] { $side } mines removed from { $hex }
#     [fort] { $side } fort removed from { $hex }
#     [block] road block removed from { $hex }
#     [wreck] wreck removed from { $hex }
#    *[hex] { $hex } no longer marked as held by the { $side } side
# }
platoon-story-by-hand-mark-removed = von Hand: { $mark ->
        [mines] { NAME($side, case: "e") } Minen in { $hex } entfernt
        [fort] { NAME($side, case: "e") } Befestigung in { $hex } entfernt
        [block] Sperre in { $hex } entfernt
        [wreck] Wrack in { $hex } entfernt
       *[hex] { $hex } nicht mehr als { NAME($side, case: "es") } Feld markiert
    }

## Die Zeile des Protokolls für einen Angriff mit seinen Wirkungen: eine Liste der Texte darunter mit Strichpunkten.
## $who ist „it“, wenn keine andere Einheit getroffen wurde, „all“, wenn alle getroffenen Einheiten dies erleiden, sonst
## „one“ oder „many“ für die Einheiten $units.

platoon-story-fought = { $attack }: { $effects }

# it is eliminated
platoon-story-fought-fort-falls = eliminiert

# it holds
platoon-story-fought-fort-holds = sie hält stand

# { $who ->
#     [it] it is eliminated
#     [all] all are eliminated
#     [one] { $units } is eliminated
#    *[many] { $units } are eliminated
# }{ $wrecks ->
#     [0] { "" }
#     [one] , leaving a wreck
#    *[other] , leaving { $wrecks } wrecks
# }
platoon-story-fought-eliminated = { $who ->
        [it] eliminiert
        [all] alle eliminiert
        [one] { $units } eliminiert
       *[many] { $units } eliminiert
    }{ $wrecks ->
        [0] { "" }
        [one] , ein Wrack bleibt zurück
       *[other] , { $wrecks } Wracks bleiben zurück
    }

# { $who ->
#     [it] it is dispersed
#     [all] all are dispersed
#     [one] { $units } is dispersed
#    *[many] { $units } are dispersed
# }
platoon-story-fought-dispersed = { $who ->
        [it] zersprengt
        [all] alle zersprengt
        [one] { $units } zersprengt
       *[many] { $units } zersprengt
    }

# { $n ->
#     [one] { $units } falls off and is dispersed
#    *[other] { $units } fall off and are dispersed
# }
platoon-story-fought-fallen = { $n ->
        [one] { $units } fällt herunter und wird zersprengt
       *[other] { $units } fallen herunter und werden zersprengt
    }

# no effect
platoon-story-fought-no-effect = keine Wirkung

# no effect on { $units }
platoon-story-fought-spared = keine Wirkung auf { $units }

## Kleingedrucktes zu dieser Zeile: der Wurf, mit Modifikatoren seine Summe, und das Ergebnis, wie die Tabelle es
## druckt: „Wurf 3, in Deckung +1: 4 → D“.

# die { $die }
platoon-story-fought-die = Wurf { $die }

# die { $die } → { $result }
platoon-story-fought-die-result = Wurf { $die } → { $result }

# die { $die }, { $modifiers }: { $sum }
platoon-story-fought-die-modified = Wurf { $die }, { $modifiers }: { $sum }

# die { $die }, { $modifiers }: { $sum } → { $result }
platoon-story-fought-die-modified-result = Wurf { $die }, { $modifiers }: { $sum } → { $result }

## Das Wetter im Feed: die Sichtweite.

# { $n ->
#     [one] visibility { $n } hex
#    *[other] visibility { $n } hexes
# }
platoon-story-visibility = { $n ->
        [one] Sichtweite { $n } Feld
       *[other] Sichtweite { $n } Felder
    }

## Ein Angriff im Bericht: die Seite, die ihn macht, und einer der Angriffe von oben, mit den Feldern der Angreifer:
## „Die Deutschen: 1st Rifle Platoon (0704) eröffnet das Feuer auf …“.

# { NAME($side, case: "plural") }: { $attack }
platoon-story-report = Die { NAME($side, case: "plural") }: { $attack }
