### Squad: das Protokoll, die Sätze auf der Kommandozeile und im Feed, die Würfel, nach denen die Spieler gefragt
### werden. Ein Ereignis je Zeile, kein Punkt. Das Programm schreibt den ersten Buchstaben groß. $unit, $units, $by,
### $target, $leader, $carrier sind Namen von Einheiten oder Listen davon; $n ist die Zahl der Einheiten vor dem Verb.
### $hex ist die Nummer eines Feldes oder der Name seines Gebäudes mit der Nummer, „Mairie 0806“.

## Der Kopf einer Phase: ihr Name folgt nach einem Doppelpunkt. Phasen ohne Handlung stehen hinter „Übersprungen“.

# Turn { $turn }
squad-log-turn = Runde { $turn }

# Skipped
squad-log-skipped = Übersprungen

## Eine Entscheidung, die ein Spieler treffen muss. $units hat eine oder zwei Einheiten, oder es sind $n Einheiten. Dies
## ist auch die Frage neben der Karte.

# { $n ->
#     [one] The { $side } player must allocate { $n } casualty point in { $hex }
#    *[other] The { $side } player must allocate { $n } casualty points in { $hex }
# }
squad-log-owed-casualties = { $n ->
        [one] Der { NAME($side, case: "player") } muss { $n } Verlustpunkt in { $hex } zuteilen
       *[other] Der { NAME($side, case: "player") } muss { $n } Verlustpunkte in { $hex } zuteilen
    }

# The { $side } player may fire at { $units } in { $hex }, or hold fire
squad-log-owed-reaction = Der { NAME($side, case: "player") } darf auf { $units } in { $hex } feuern oder das Feuer zurückhalten

# The { $side } player may fire at { $n } units in { $hex }, or hold fire
squad-log-owed-reaction-many = Der { NAME($side, case: "player") } darf auf { $n } Einheiten in { $hex } feuern oder das Feuer zurückhalten

# The { $side } player must place the sniper that fires at { $hex }
squad-log-owed-sniper = Der { NAME($side, case: "player") } muss den Scharfschützen setzen, der auf { $hex } feuert

# The { $side } player may withdraw the sniper from { $hex }
squad-log-owed-withdrawal = Der { NAME($side, case: "player") } darf den Scharfschützen aus { $hex } abziehen

## Der Verlauf des Spiels und sein Ende. $level ist eine Siegstufe des Szenarios.

# { $hex } is now held by the { $side } side
squad-log-held = { $hex } ist jetzt in { NAME($side, case: "er") } Hand

# The { $side } player offers to end the game on points
squad-log-end-offered = Der { NAME($side, case: "player") } bietet an, das Spiel nach Punkten zu beenden

# The game continues
squad-log-end-not-offered = Das Spiel geht weiter

# The { $side } player resigns
squad-log-resigned = Der { NAME($side, case: "player") } gibt auf

# Both players agree to end the game
squad-log-agreed = Beide Spieler vereinbaren, das Spiel zu beenden

# { $points ->
#     [one] The game ends: { $level }, { $points } point
#    *[other] The game ends: { $level }, { $points } points
# }
squad-log-ended = { $points ->
        [one] Das Spiel endet: { $level }, { $points } Punkt
       *[other] Das Spiel endet: { $level }, { $points } Punkte
    }

## Befestigungen, Einsätze, Nebel, Minen. $work ist „ein Erdbunker“, „Minen“; $many ist „yes“, wenn es ein Plural ist.
## $mission ist „leichte Artillerie“, „Nebelfeuer“.

# { $work } { $many ->
#     [yes] are
#    *[no] is
# } built in { $hex }
squad-log-built = in { $hex } { $many ->
        [yes] werden
       *[no] wird
    } { $work } gebaut

# { $work } { $many ->
#     [yes] are
#    *[no] is
# } removed from { $hex }
squad-log-unbuilt = in { $hex } { $many ->
        [yes] werden
       *[no] wird
    } { $work } entfernt

# the { $side } side calls { $mission } on { $hex }
squad-log-called = die { NAME($side, case: "plural") } fordern { NAME($mission, case: "acc") } auf { $hex } an

# { $mission } strikes { $hex }
squad-log-fell = { $mission } { GENDER($mission) ->
        [m] greift { $hex } an
       *[other] schlägt in { $hex } ein
    }

# { $mission } scatters off the map: no effect
squad-log-fell-off-map = { $mission } weicht über den Kartenrand ab: keine Wirkung

# Smoke { $number } is laid in { $hex }
squad-log-smoke = Nebel { $number } wird in { $hex } gelegt

# the wire in { $hex } is cleared
squad-log-wire-cleared = der Draht in { $hex } ist geräumt

# mines are revealed in { $hex }
squad-log-mines-known = in { $hex } werden Minen aufgedeckt

## Handlungen bei ausgeschaltetem Schiedsrichter. $states ist eine Liste der Zustände darunter. Nach „Runde 3“ folgen
## ein Komma und der Name der Phase.

# the referee is off: counters are placed by hand
squad-log-referee-off = der Schiedsrichter ist aus: Spielsteine werden von Hand gesetzt

# the referee is on again
squad-log-referee-on = der Schiedsrichter ist wieder an

# by hand: { $units } placed in { $hex }
squad-log-put-on-map = von Hand: { $units } nach { $hex } gesetzt

# by hand: { $units } loaded into { $carrier }
squad-log-put-aboard = von Hand: { $units } in { $carrier } verladen

# by hand: { $units } given to { $carrier }
squad-log-put-carried = von Hand: { $units } an { $carrier } gegeben

# by hand: { $units } removed from the map
squad-log-put-exited = von Hand: { $units } von der Karte genommen

# by hand: { $units } eliminated
squad-log-put-eliminated = von Hand: { $units } eliminiert

# by hand: { $units } returned to the box
squad-log-put-in-box = von Hand: { $units } zurück in die Ablage gelegt

# by hand: { $unit } is { $states }
squad-log-set-condition = von Hand: { $unit } jetzt { $states }

# pinned
squad-log-state-pinned = niedergehalten

# marked as fired
squad-log-state-fired = mit Feuermarker

# marked as moved
squad-log-state-moved = mit Bewegungsmarker

# valorous
squad-log-state-valorous = tapfer

# immobilized
squad-log-state-immobile = bewegungsunfähig

# without markers
squad-log-state-none = ohne Marker

# by hand: Smoke { $number } placed in { $hex }
squad-log-smoke-placed = von Hand: Nebel { $number } in { $hex } gelegt

# by hand: Smoke { $number } removed from { $hex }
squad-log-smoke-removed = von Hand: Nebel { $number } in { $hex } entfernt

# by hand: { $work } placed in { $hex }
squad-log-work-placed = von Hand: { $work } in { $hex } gesetzt

# by hand: { $work } removed from { $hex }
squad-log-work-removed = von Hand: { $work } in { $hex } entfernt

# by hand: { $hex } marked as held by the { $side } side
squad-log-holder-placed = von Hand: { $hex } als { NAME($side, case: "es") } Feld markiert

# by hand: { $hex } no longer marked as held by the { $side } side
squad-log-holder-removed = von Hand: { $hex } nicht mehr als { NAME($side, case: "es") } Feld markiert

# by hand: the bunker in { $hex } is turned
squad-log-bunker-turned = von Hand: Bunker in { $hex } gedreht

# by hand: the clock is set to turn { $turn }
squad-log-clock-set = von Hand: Uhr gestellt auf Runde { $turn }

## Aufstellung und Befehle. $weapon ist der Name einer Waffe.

# { $unit } is set up in { $hex }
squad-log-set-up = { $unit } wird in { $hex } aufgestellt

# { $unit } is set up in { $hex }, facing { $facing }
squad-log-set-up-facing = { $unit } wird in { $hex } aufgestellt, nach { $facing } ausgerichtet

# { $unit } is set up in { $carrier }
squad-log-set-up-aboard = { $unit } wird in { $carrier } aufgestellt

# { $unit } takes { $weapon }
squad-log-armed = { $unit } nimmt { $weapon }

# { $unit } splits into { $units }
squad-log-split = { $unit } teilt sich in { $units }

# { $units } join to form { $unit }
squad-log-joined = { $units } vereinigen sich zu { $unit }

## Bewegung. $left ist die Zahl der übrigen Bewegungspunkte (BP). $why ist, warum sie anhalten: „fire“, „leader“,
## „wire“, „closed“ oder „met“. $facing ist „Norden“.

# { $n ->
#     [one] { $units } is revealed
#    *[other] { $units } are revealed
# }
squad-log-revealed = { $n ->
        [one] { $units } wird aufgedeckt
       *[other] { $units } werden aufgedeckt
    }

# { $n ->
#     [one] { $units } begins an assault move
#    *[other] { $units } begin an assault move
# }
squad-log-assault-move = { $n ->
        [one] { $units } beginnt eine Sturmbewegung
       *[other] { $units } beginnen eine Sturmbewegung
    }

# { $n ->
#     [one] { $units } moves to { $hex }
#    *[other] { $units } move to { $hex }
# }
squad-log-moved = { $n ->
        [one] { $units } bewegt sich nach { $hex }
       *[other] { $units } bewegen sich nach { $hex }
    }

# { $n ->
#     [one] { $units } moves to { $hex } ({ $left } MP left)
#    *[other] { $units } move to { $hex } ({ $left } MP left)
# }
squad-log-moved-left = { $n ->
        [one] { $units } bewegt sich nach { $hex } (noch { $left } BP)
       *[other] { $units } bewegen sich nach { $hex } (noch { $left } BP)
    }

# { $unit } faces { $facing }
squad-log-turned = { $unit } dreht sich nach { $facing }

# { $n ->
#     [one] { $units } stops
#    *[other] { $units } stop
# } { $why ->
#     [leader] without a leader
#     [wire] in wire
#     [closed] before a closed hex
#     [met] on meeting hidden enemies
#    *[fire] under fire
# }
squad-log-halted = { $n ->
        [one] { $units } hält
       *[other] { $units } halten
    } { $why ->
        [leader] ohne Anführer
        [wire] im Draht
        [closed] vor einem versperrten Feld
        [met] vor verborgenen Gegnern
       *[fire] unter Feuer
    } an

# { $n ->
#     [one] { $units } takes cover in the { $work }
#    *[other] { $units } take cover in the { $work }
# }
squad-log-in-work = { $n ->
        [one] { $units } geht { NAME($work, case: "in") } in Deckung
       *[other] { $units } gehen { NAME($work, case: "in") } in Deckung
    }

# { $n ->
#     [one] { $units } loads into { $carrier }
#    *[other] { $units } load into { $carrier }
# }
squad-log-loaded = { $n ->
        [one] { $units } wird in { $carrier } verladen
       *[other] { $units } werden in { $carrier } verladen
    }

# { $n ->
#     [one] { $units } unloads from { $carrier } in { $hex }
#    *[other] { $units } unload from { $carrier } in { $hex }
# }
squad-log-unloaded = { $n ->
        [one] { $units } wird in { $hex } aus { $carrier } ausgeladen
       *[other] { $units } werden in { $hex } aus { $carrier } ausgeladen
    }

# { $unit } exits the map
squad-log-exited = { $unit } verlässt die Karte

# { $unit } advances to { $hex }
squad-log-advanced = { $unit } rückt nach { $hex } vor

# { $unit } advances to { $hex }, facing { $facing }
squad-log-advanced-facing = { $unit } rückt nach { $hex } vor, nach { $facing } ausgerichtet

## Sammeln: der Versuch, mit seinem Ergebnis, wo es bekannt ist.

# { $n ->
#     [one] { $units } is no longer pinned
#    *[other] { $units } are no longer pinned
# }
squad-log-recovered = { $n ->
        [one] { $units } ist nicht mehr niedergehalten
       *[other] { $units } sind nicht mehr niedergehalten
    }

# { $unit } tries to rally
squad-log-tries-to-rally = { $unit } versucht sich zu sammeln

# { $unit } rallies
squad-log-rallies = { $unit } sammelt sich

# { $unit } fails to rally
squad-log-fails-to-rally = { $unit } kann sich nicht sammeln

## Ein Angriff: seine Zahlen oder seine Ergebnisse folgen nach einem Doppelpunkt. $by greift an; $led ist „yes“, wenn
## $leader führt.

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] fires at
#    *[other] fire at
# } { $target } in { $hex }
squad-log-attack-fire = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] feuert auf
       *[other] feuern auf
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] opens opportunity fire on
#    *[other] open opportunity fire on
# } { $target } in { $hex }
squad-log-attack-opportunity = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] eröffnet Gelegenheitsfeuer auf
       *[other] eröffnen Gelegenheitsfeuer auf
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] overruns
#    *[other] overrun
# } { $target } in { $hex }
squad-log-attack-overrun = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] überrollt
       *[other] überrollen
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] assaults
#    *[other] assault
# } { $target } in { $hex }
squad-log-attack-assault = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] stürmt
       *[other] stürmen
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] fires from cover at
#    *[other] fire from cover at
# } { $target } in { $hex }
squad-log-attack-sniper = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] feuert aus der Deckung auf
       *[other] feuern aus der Deckung auf
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] shoots at
#    *[other] shoot at
# } { $target } in { $hex }
squad-log-attack-anti-tank = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] schießt auf
       *[other] schießen auf
    } { $target } in { $hex }

# { $led ->
#     [yes] { $by }, led by { $leader },
#    *[no] { $by }
# } { $n ->
#     [one] takes a last shot at
#    *[other] take a last shot at
# } { $target } in { $hex }
squad-log-attack-last-shot = { $led ->
        [yes] { $by }, geführt von { $leader },
       *[no] { $by }
    } { $n ->
        [one] gibt einen letzten Schuss auf
       *[other] geben einen letzten Schuss auf
    } { $target } in { $hex } ab

# { $n ->
#     [one] { $by } fires along its lane at { $target } in { $hex }
#    *[other] { $by } fire along their lanes at { $target } in { $hex }
# }
squad-log-attack-along-lane = { $n ->
        [one] { $by } feuert entlang der eigenen Gasse auf { $target } in { $hex }
       *[other] { $by } feuern entlang der eigenen Gassen auf { $target } in { $hex }
    }

# { $mission } attacks { $target } in { $hex }
squad-log-attack-mission = { $mission } greift { $target } in { $hex } an

## Einheiten, die eine Feuergasse betreten, oder die ein Einsatz oder Mörser von oben angreift: hier ist $n die Zahl der
## Ziele.

# { $n ->
#     [one] { $target } enters the fire lane of { $by } in { $hex }
#    *[other] { $target } enter the fire lane of { $by } in { $hex }
# }
squad-log-attack-lane = { $n ->
        [one] { $target } betritt in { $hex } die Feuergasse von { NAME($by, case: "dat") }
       *[other] { $target } betreten in { $hex } die Feuergasse von { NAME($by, case: "dat") }
    }

# { $n ->
#     [one] { $target } in { $hex } is attacked from above
#    *[other] { $target } in { $hex } are attacked from above
# }
squad-log-attack-from-above = { $n ->
        [one] { $target } in { $hex } wird von oben angegriffen
       *[other] { $target } in { $hex } werden von oben angegriffen
    }

## Die Zahlen eines Angriffs; die Modifikatoren folgen. $row ist eine Zeile der Feuertabelle, „5–10“; $odds ist „1-1“;
## $needs ist der höchste Wurf mit Wirkung.

# strength { $strength }, row { $row }
squad-log-figures-fire = Stärke { $strength }, Zeile { $row }

# row { $row }
squad-log-figures-row = Zeile { $row }

# no defence
squad-log-figures-no-defence = keine Verteidigung

# { $attack } to { $against }, odds { $odds }, success on { $needs } or less
squad-log-figures-assault = { $attack } zu { $against }, Verhältnis { $odds }, Erfolg bei { $needs } oder weniger

# die minus cover and hindrance
squad-log-figures-sniper = Wurf minus Deckung und Sichtbehinderung

# hits on { $needs } or less
squad-log-figures-to-hit = Treffer bei { $needs } oder weniger

## Die Würfel eines Angriffs: der Wurf, dann seine Modifikatoren, dann ein Doppelpunkt und die Summe.

# dice { $roll }
squad-log-roll-dice = Wurf { $roll }

# die { $roll }
squad-log-roll-die = Wurf { $roll }

squad-log-roll-total = { $total }

## Die Ergebnisse eines Angriffs: eine Liste daraus, mit Strichpunkten.

# the assault succeeds
squad-log-assault-succeeds = der Sturmangriff gelingt

# the assault fails by { $by }
squad-log-assault-fails = der Sturmangriff scheitert um { $by }

# the hex is captured
squad-log-captured = das Feld wird genommen

# no effect
squad-log-no-effect = keine Wirkung

# hit
squad-log-hit = Treffer

# missed
squad-log-missed = verfehlt

# it survives
squad-log-survives = ohne Wirkung

# { $n ->
#     [one] { $n } casualty point
#    *[other] { $n } casualty points
# }
squad-log-points = { $n ->
        [one] { $n } Verlustpunkt
       *[other] { $n } Verlustpunkte
    }

# { $n ->
#     [one] { $n } casualty point in { $hex }
#    *[other] { $n } casualty points in { $hex }
# }
squad-log-points-in = { $n ->
        [one] { $n } Verlustpunkt in { $hex }
       *[other] { $n } Verlustpunkte in { $hex }
    }

# the mines have no effect on { $unit }
squad-log-mines-spare = die Minen haben keine Wirkung auf { $unit }

# the crew of { $unit } does not abandon it
squad-log-crew-stays = die Besatzung von { $unit } gibt nicht auf

# { $n ->
#     [one] { $units } is now valorous
#    *[other] { $units } are now valorous
# }
squad-log-now-valorous = { $n ->
        [one] { $units } ist jetzt tapfer
       *[other] { $units } sind jetzt tapfer
    }

## Die Verluste von Einheiten.

# { $n ->
#     [one] { $units } is spared by shield or valour
#    *[other] { $units } are spared by shield or valour
# }
squad-log-lost-spared = { $n ->
        [one] { $units } bleibt durch Schutzschild oder Tapferkeit verschont
       *[other] { $units } bleiben durch Schutzschild oder Tapferkeit verschont
    }

# { $n ->
#     [one] { $units } is pinned
#    *[other] { $units } are pinned
# }
squad-log-lost-pinned = { $n ->
        [one] { $units } wird niedergehalten
       *[other] { $units } werden niedergehalten
    }

# { $n ->
#     [one] { $units } is reduced to a half squad
#    *[other] { $units } are reduced to half squads
# }
squad-log-lost-reduced = { $n ->
        [one] { $units } wird auf eine Halbgruppe reduziert
       *[other] { $units } werden auf Halbgruppen reduziert
    }

# { $n ->
#     [one] { $units } is reduced to a half squad and pinned
#    *[other] { $units } are reduced to half squads and pinned
# }
squad-log-lost-reduced-and-pinned = { $n ->
        [one] { $units } wird auf eine Halbgruppe reduziert und niedergehalten
       *[other] { $units } werden auf Halbgruppen reduziert und niedergehalten
    }

# { $n ->
#     [one] { $units } is eliminated
#    *[other] { $units } are eliminated
# }
squad-log-lost-eliminated = { $n ->
        [one] { $units } wird eliminiert
       *[other] { $units } werden eliminiert
    }

# { $n ->
#     [one] { $units } is immobilized
#    *[other] { $units } are immobilized
# }
squad-log-lost-immobile = { $n ->
        [one] { $units } wird bewegungsunfähig
       *[other] { $units } werden bewegungsunfähig
    }

# { $n ->
#     [one] { $units } is abandoned by its crew
#    *[other] { $units } are abandoned by their crews
# }
squad-log-lost-abandoned = { $n ->
        [one] { $units } wird von der Besatzung aufgegeben
       *[other] { $units } werden von den Besatzungen aufgegeben
    }

## Andere Ergebnisse von Feuer. Nach „wird getroffen“ folgen ein Doppelpunkt und die Zahl gegen Panzerung. $weapons ist
## eine Liste von Waffen, „Handgranaten und Panzerfaust“.

# { $unit } is hit
squad-log-is-hit = { $unit } wird getroffen

# the { $side } side uses up { $weapon }
squad-log-uses-up = die { NAME($side, case: "plural") } verbrauchen { NAME($weapon, case: "acc") }

# used up: { $weapons }
squad-log-used-up = verbraucht: { $weapons }

# { $unit } is valorous for the rest of the game
squad-log-valorous = { $unit } ist für den Rest des Spiels tapfer

# { $unit } lays a fire lane
squad-log-lane = { $unit } legt eine Feuergasse

# { $unit } lays a fire lane up to { $hex }
squad-log-lane-to = { $unit } legt eine Feuergasse bis { $hex }

# the { $side } sniper appears in { $hex }
squad-log-sniper-placed = der { NAME($side, case: "e") } Scharfschütze erscheint in { $hex }

# the { $side } sniper is eliminated
squad-log-sniper-eliminated = der { NAME($side, case: "e") } Scharfschütze wird eliminiert

# the { $side } sniper withdraws
squad-log-sniper-withdraws = der { NAME($side, case: "e") } Scharfschütze wird abgezogen

## Ein Wurf mit einem Würfel oder mit zweien, die addiert werden.

# { $dice ->
#     [one] die
#    *[other] dice
# } for the attack on { $hex }: { $roll }
squad-log-die-attack = Wurf für den Angriff auf { $hex }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for the armour of { $unit }: { $roll }
squad-log-die-kill = Wurf für die Panzerung von { $unit }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for front or rear of { $unit }: { $roll }
squad-log-die-side = Wurf für Front oder Heck von { $unit }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for the crew of { $unit }: { $roll }
squad-log-die-survival = Wurf für die Besatzung von { $unit }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for scatter: { $roll }
squad-log-die-scatter = Wurf für die Abweichung: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } to rally { $unit }: { $roll }
squad-log-die-rally = Wurf für das Sammeln von { $unit }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for the valour of { $unit }: { $roll }
squad-log-die-valour = Wurf für die Tapferkeit von { $unit }: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for { $unit } in the mines: { $roll }
squad-log-die-mines = Wurf für { $unit } in den Minen: { $roll }

# { $dice ->
#     [one] die
#    *[other] dice
# } for the sniper: { $roll }
squad-log-die-sniper = Wurf für den Scharfschützen: { $roll }

## Dieselben Würfel, wo die Spieler sie werfen: wofür jeder ist.

# One of two dice for the attack on { $hex }
squad-log-ask-attack = Einer von zwei Würfeln für den Angriff auf { $hex }

# One of two dice for the armour of { $unit }
squad-log-ask-kill = Einer von zwei Würfeln für die Panzerung von { $unit }

# Die for front or rear of { $unit }
squad-log-ask-side = Würfel für Front oder Heck von { $unit }

# Die for the crew of { $unit }
squad-log-ask-survival = Würfel für die Besatzung von { $unit }

# Die for scatter
squad-log-ask-scatter = Würfel für die Abweichung

# One of two dice to rally { $unit }
squad-log-ask-rally = Einer von zwei Würfeln für das Sammeln von { $unit }

# One of two dice for the valour of { $unit }
squad-log-ask-valour = Einer von zwei Würfeln für die Tapferkeit von { $unit }

# Die for { $unit } in the mines
squad-log-ask-mines = Würfel für { $unit } in den Minen

# Die for the sniper
squad-log-ask-sniper = Würfel für den Scharfschützen
