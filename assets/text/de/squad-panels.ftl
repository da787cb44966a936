### Die Bedienfelder von Squad: seine Reiter in der Seitenleiste, die Fragen, die zu beantworten sind, und was der Rahmen
### der Bedienfelder von ihm braucht. $unit, $target, $weapon und ähnliche Argumente sind Namen von Einheiten, Waffen oder
### Typen, „2nd Rifle Squad“. $hex ist die Nummer eines Feldes oder der Name seines Gebäudes mit der Nummer, „Mairie
### 0806“. $chance ist eine Chance in Wörtern, „42%“ oder „under 1%“. Nummern in Klammern sind Regeln.

## Die Reiter der Seitenleiste, mit wenig Platz.

# Turn
squad-panels-tab-turn = Runde

# Charts
squad-panels-tab-charts = Tafeln

# Units
squad-panels-tab-units = Einheiten

## Der erste Teil der Leiste, und die Rundenleiste: das Segment einer Seite, oder ihre Aufstellung vor der ersten Runde.
## $phase ist der Name einer Phase, „Defensive fire“.

# { $side } segment
squad-panels-segment = Segment der { NAME($side, case: "plural") }

# { $side } segment: { $phase }
squad-panels-segment-phase = Segment der { NAME($side, case: "plural") }: { $phase }

# { $side } set-up
squad-panels-set-up-of = Aufstellung der { NAME($side, case: "plural") }

## Die Namen der Phasen auf der Leiste, mit wenig Platz, und von Aufstellung und Ende.

# Support
squad-panels-step-support = Unterstützung

# Command
squad-panels-step-command = Befehle

# Fire
squad-panels-step-fire = Feuer

# Movement
squad-panels-step-movement = Bewegung

# Defensive fire
squad-panels-step-defensive-fire = Verteidigungsfeuer

# Assault
squad-panels-step-assault = Sturm

# After action
squad-panels-step-after-action = Abschluss

# Set-up
squad-panels-phase-set-up = Aufstellung

# Game over
squad-panels-phase-over = Spielende

## Die Kurzinfo der Siegpunkte in der Leiste.

# Victory hexes held by the { $side } side
squad-panels-points-are = Siegfelder in { NAME($side, case: "er") } Hand

## Die Einheiten, die in einer Runde eintreten: eine Liste solcher Gruppen, und wo sie eintreten: eine Liste von Feldern,
## oder eine Zahl von Feldern am Kartenrand. In einer Gruppe zählt $n Einheiten eines Typs, oder Fahrzeuge, die andere
## Einheiten transportieren.

# { $units }, at { $hexes }
squad-panels-entering = { $units }, in { $hexes }

# { $n ->
#     [one] { $units }, at { $n } edge hex
#    *[other] { $units }, at { $n } edge hexes
# }
squad-panels-entering-edge = { $n ->
        [one] { $units }, in { $n } Randfeld
       *[other] { $units }, in { $n } Randfeldern
    }

squad-panels-entering-units = { $n } × { $unit }

# { $n } × { $carrier } with { $passenger }
squad-panels-entering-loaded = { $n } × { $carrier } mit { $passenger }

## Die Aufgabe einer Phase, im Kopf der Seitenleiste: groß bis zum ersten Punkt, der Rest darunter. Zuerst der Satz über
## die Arbeit der Phase.

# Drag units onto the highlighted hexes. Give weapons to them.
squad-panels-to-do-set-up = Einheiten auf die hervorgehobenen Felder ziehen. Ihnen Waffen geben.

# End the set-up, or move units again. All units are set up.
squad-panels-to-do-set-up-done = Die Aufstellung beenden oder Einheiten versetzen. Alle Einheiten sind aufgestellt.

# Call missions from the dock, if you wish. They strike when the phase ends.
squad-panels-to-do-support = Nach Wunsch in der Seitenleiste Einsätze anfordern. Sie schlagen am Ende der Phase ein.

# Select a unit to pass its weapon. With a leader, squads can split and halves join.
squad-panels-to-do-command = Eine Einheit auswählen, um ihre Waffe weiterzugeben. Mit einem Anführer können sich Gruppen teilen und Halbgruppen vereinigen.

# Drag units onto a target to fire. Others in the hex can join; the dock shows the odds.
squad-panels-to-do-fire = Einheiten zum Feuern auf ein Ziel ziehen. Andere im Feld können sich beteiligen; die Seitenleiste zeigt die Aussichten.

# Drag units that have not fired. The enemy may fire at them in each hex that they enter.
squad-panels-to-do-move = Einheiten ziehen, die nicht gefeuert haben. Der Gegner kann in jedem Feld, das sie betreten, auf sie feuern.

# Drag units onto a target. Only units that have not fired can fire.
squad-panels-to-do-defensive-fire = Einheiten auf ein Ziel ziehen. Nur wer noch nicht gefeuert hat, kann feuern.

# Advance units one hex. Then drag infantry that did not advance onto an adjacent enemy.
squad-panels-to-do-assault = Einheiten um ein Feld vorrücken lassen. Dann Infanterie, die nicht vorgerückt ist, auf einen angrenzenden Gegner ziehen.

# Select pinned units to rally them. Fire and Move markers are removed at the end.
squad-panels-to-do-after-action = Niedergehaltene Einheiten auswählen, um sie zu sammeln. Feuer- und Bewegungsmarker werden am Ende entfernt.

## Sätze, die darauf folgen können.

# Select an unassigned weapon, then the unit that takes it.
squad-panels-to-do-weapons = Eine freie Waffe auswählen, dann die Einheit, die sie nimmt.

# You may withdraw your sniper: select it.
squad-panels-to-do-sniper = Der eigene Scharfschütze darf abgezogen werden: dazu ihn auswählen.

## Statt ihrer eine Entscheidung, die zuerst zu treffen ist, oder ein Feld, das kurz über der Stapelgrenze ist: $unit muss
## dort andere verladen.

# Opportunity fire: fire at the moving enemy, or hold fire.
squad-panels-to-do-opportunity-fire = Gelegenheitsfeuer: auf den Gegner in Bewegung feuern oder das Feuer zurückhalten.

# { $n ->
#     [one] Allocate { $n } casualty point.
#    *[other] Allocate { $n } casualty points.
# }
squad-panels-to-do-casualties = { $n ->
        [one] { $n } Verlustpunkt zuteilen.
       *[other] { $n } Verlustpunkte zuteilen.
    }

# Choose the hex where your sniper appears.
squad-panels-to-do-place-sniper = Das Feld wählen, in dem der eigene Scharfschütze erscheint.

# Withdraw your sniper, or leave it there. A withdrawn sniper may appear again.
squad-panels-to-do-withdraw-sniper = Den Scharfschützen abziehen oder dort lassen. Ein abgezogener Scharfschütze kann wieder erscheinen.

# { $unit } must load in { $hex } first. The hex is over the stacking limit.
squad-panels-to-do-load = { $unit } muss zuerst in { $hex } verladen. Das Feld ist über der Stapelgrenze.

# Move units that have just unloaded out of { $hex } first. It is over the stacking limit.
squad-panels-to-do-step-out = Zuerst gerade ausgeladene Einheiten aus { $hex } hinausbewegen. Das Feld ist über der Stapelgrenze.

## Der Knopf am Fuß der Seitenleiste, der eine Phase beendet: seine Aufschrift, der Satz über ihn nach der Aufgabe der
## Phase (.then), und die Frage davor, wenn etwas unerledigt ist, für jede Phase.

# End the set-up
# .then = Then end the set-up.
# .question = End the set-up?
squad-panels-end-set-up = Aufstellung beenden
    .then = Dann die Aufstellung beenden.
    .question = Aufstellung beenden?

# End phase
# .then = Then end the phase.
# .support = End the support phase?
# .command = End the command phase?
# .fire = End the fire phase?
# .movement = End the movement phase?
# .defensive-fire = End the defensive fire phase?
# .assault = End the assault phase?
# .after-action = End the after-action phase?
squad-panels-end-phase = Phase beenden
    .then = Dann die Phase beenden.
    .support = Unterstützungsphase beenden?
    .command = Befehlsphase beenden?
    .fire = Feuerphase beenden?
    .movement = Bewegungsphase beenden?
    .defensive-fire = Phase „Verteidigungsfeuer“ beenden?
    .assault = Vorrück- und Sturmphase beenden?
    .after-action = Abschlussphase beenden?

## Der Knopf am Fuß, der angreift, oder Einheiten antwortet, die ein Feld betreten haben; .from nennt das Feld der
## Schützen, .then ist der Satz über ihn nach der Aufgabe der Phase. $target ist ein Name wie darunter.

# Fire at { $target }
# .from = Fire at { $target } from { $hex }
# .then = Then fire at { $target }.
squad-panels-fire-at = Auf { $target } feuern
    .from = Von { $hex } auf { $target } feuern
    .then = Dann auf { $target } feuern.

# Assault { $target }
# .then = Then assault { $target }.
squad-panels-assault-target = Sturmangriff auf { $target }
    .then = Dann { $target } stürmen.

# Overrun { $target }
# .then = Then overrun { $target }.
squad-panels-overrun-target = Überrollen: { $target }
    .then = Dann { $target } überrollen.

# Snipe at { $target }
# .then = Then snipe at { $target }.
squad-panels-snipe-at = Scharfschütze auf { $target }
    .then = Dann mit dem Scharfschützen auf { $target } feuern.

## Das Ziel eines Angriffs, wenn es nicht nur ein oder zwei Einheiten sind: mit der Einheit oder Waffe, die feuert, oder
## alle Einheiten in einem Feld.

# { $target }, with { $firer }
squad-panels-target-by = { $target } (durch { $firer })

# all { $n } units in { $hex }
squad-panels-target-all = alle { $n } Einheiten in { $hex }

## Was unerledigt bleibt, wenn die Phase jetzt endet, je ein Satz. $n zählt Einheiten, Waffen oder Befestigungen.

# Select the carrier to choose the units that it loads (case 8.2).
squad-panels-undone-load = Den Transporter auswählen, um zu wählen, welche Einheiten er verlädt (Regel 8.2).

# Not enough room: some units that unloaded must leave the hex (case 8.2).
squad-panels-undone-step-out = Nicht genug Platz: einige ausgeladene Einheiten müssen das Feld verlassen (Regel 8.2).

# { $n ->
#     [one] { $n } weapon is not assigned to a unit.
#    *[other] { $n } weapons are not assigned to a unit.
# }
squad-panels-undone-weapons = { $n ->
        [one] { $n } Waffe ist keiner Einheit zugewiesen.
       *[other] { $n } Waffen sind keiner Einheit zugewiesen.
    }

# { $n ->
#     [one] { $n } unit can still move.
#    *[other] { $n } units can still move.
# }
squad-panels-undone-move = { $n ->
        [one] { $n } Einheit kann sich noch bewegen.
       *[other] { $n } Einheiten können sich noch bewegen.
    }

# { $n ->
#     [one] { $n } unit can still fire.
#    *[other] { $n } units can still fire.
# }
squad-panels-undone-fire = { $n ->
        [one] { $n } Einheit kann noch feuern.
       *[other] { $n } Einheiten können noch feuern.
    }

# { $n ->
#     [one] { $n } unit can assault an adjacent enemy.
#    *[other] { $n } units can assault an adjacent enemy.
# }
squad-panels-undone-assault = { $n ->
        [one] { $n } Einheit kann einen angrenzenden Gegner stürmen.
       *[other] { $n } Einheiten können einen angrenzenden Gegner stürmen.
    }

# { $n ->
#     [one] { $n } pinned unit has not tried to rally.
#    *[other] { $n } pinned units have not tried to rally.
# }
squad-panels-undone-rally = { $n ->
        [one] { $n } niedergehaltene Einheit hat das Sammeln nicht versucht.
       *[other] { $n } niedergehaltene Einheiten haben das Sammeln nicht versucht.
    }

# { $n ->
#     [one] { $n } unit is not set up (case 4.1).
#    *[other] { $n } units are not set up (case 4.1).
# }
squad-panels-undone-set-up = { $n ->
        [one] { $n } Einheit ist nicht aufgestellt (Regel 4.1).
       *[other] { $n } Einheiten sind nicht aufgestellt (Regel 4.1).
    }

# { $n ->
#     [one] { $n } weapon is not assigned to a unit (case 4.1).
#    *[other] { $n } weapons are not assigned to a unit (case 4.1).
# }
squad-panels-undone-set-up-weapons = { $n ->
        [one] { $n } Waffe ist keiner Einheit zugewiesen (Regel 4.1).
       *[other] { $n } Waffen sind keiner Einheit zugewiesen (Regel 4.1).
    }

# { $n ->
#     [one] { $n } fortification is not built.
#    *[other] { $n } fortifications are not built.
# }
squad-panels-undone-works = { $n ->
        [one] { $n } Befestigung ist nicht gebaut.
       *[other] { $n } Befestigungen sind nicht gebaut.
    }

## Warum sich eine ausgewählte Einheit nicht bewegen kann, im Kopf der Seitenleiste. $why ist, was die Regeln sagen, groß
## am Anfang.

squad-panels-chosen-refused = { $why } ({ $case }).

## Solange keine Einheit ausgewählt ist: neben dem Namen der Phase die Zahl der Einheiten, die handeln können; die
## Einheiten als Knöpfe, jede mit ihrem Feld; wie viele weitere es gibt.

# { $n ->
#     [one] { $n } unit can act
#    *[other] { $n } units can act
# }
squad-panels-can-act = { $n ->
        [one] { $n } Einheit kann handeln
       *[other] { $n } Einheiten können handeln
    }

# and { $n } more
squad-panels-can-act-more = und { $n } weitere

squad-panels-unit-in-hex = { $unit }, { $hex }

## Die Siegfelder jeder Seite, was das Spiel jetzt zählen würde ($level ist die Bedeutung der Punkte, in Wörtern), und die
## Felder, ohne die eine Seite nicht gewinnen kann.

# Score
# .about = victory hexes, { $side } side
squad-panels-score = Punktestand
    .about = Siegfelder der { NAME($side, case: "plural") }

# .label = Total
squad-panels-total = { $points }: { $level }
    .label = Summe

# To win, the { $side } side must hold { $hexes }.
squad-panels-must-hold = Für den Sieg müssen die { NAME($side, case: "plural") } { $hexes } halten.

## Die nächsten Einheiten einer Seite, die eintreten.

# { $n ->
#     [one] Turn { $turn }: { $n } { $side } unit enters.
#    *[other] Turn { $turn }: { $n } { $side } units enter.
# }
squad-panels-next-arrivals = { $n ->
        [one] Runde { $turn }: { $n } { NAME($side, case: "e") } Einheit tritt ein.
       *[other] Runde { $turn }: { $n } { NAME($side, case: "e") } Einheiten treten ein.
    }

## Was eine Seite außer ihren Einheiten hat: eine Liste solcher Vorräte mit ihrer Zahl. $store ist der Name eines
## Einsatzes, einer Waffe oder einer Befestigung.

# Supplies
# .about = seen by both sides
squad-panels-supplies = Vorräte
    .about = beiden Spielern bekannt

squad-panels-stores = { $stores }

# none
squad-panels-no-stores = keine

squad-panels-store = { $store } × { $n }

# Smoke
squad-panels-store-smoke = Nebel

## Die Aufstellung: die wartenden Einheiten, mit ihren Spalten und Zeilen (zweistellige Nummern), Waffen ohne Einheit,
## Befestigungen. $carried ist eine Liste von Waffen oder Passagieren.

# To set up
# .about = drag or click on the map
squad-panels-to-set-up = Aufzustellen
    .about = ziehen oder Karte anklicken

# In columns { $first }–{ $last }, rows { $top }–{ $bottom }:
squad-panels-set-up-area = In den Spalten { $first }–{ $last }, Zeilen { $top }–{ $bottom }:

# { $unit } with { $carried }
squad-panels-set-up-with = { $unit } mit { $carried }

# All units are set up. You can still move them.
squad-panels-all-set-up = Alle Einheiten sind aufgestellt. Sie lassen sich noch versetzen.

# Unassigned weapons. Click one, then the unit that takes it; or drag it onto the unit.
# .disabled = Set up all units first
squad-panels-unassigned = Freie Waffen. Eine anklicken, dann die Einheit, die sie nimmt; oder sie auf die Einheit ziehen.
    .disabled = Erst alle Einheiten aufstellen

# Assign the rest
# .hint = The computer assigns the weapons that are left. You can undo or change this
squad-panels-assign-rest = Rest zuweisen
    .hint = Der Computer weist die übrigen Waffen zu. Das lässt sich zurücknehmen oder ändern

# { $work } ({ $left } left)
squad-panels-work-left = { $work } (noch { $left })

# Click hexes to build. Click again to remove.
squad-panels-build = Ein Klick auf ein Feld baut, ein weiterer entfernt.

## Der Knopf, der das Bauen oder das Anfordern von Einsätzen beendet.

# Done
squad-panels-done = Fertig

## Die Einsätze, die angefordert werden können, je ein Knopf mit seiner Kurzinfo. $mission ist sein Name, „Light barrage“;
## $left ist eine Zahl von Einsätzen oder von Nebelfaktoren.

# Missions
# .about = they strike when the phase ends
# .click = Click the target hexes on the map.
squad-panels-missions = Einsätze
    .about = am Ende der Phase
    .click = Die Zielfelder auf der Karte anklicken.

# { $mission } ({ $left } left)
# .artillery = Needs an unpinned unit with LOS to the hex. May scatter up to two hexes (19.2)
# .aircraft = Needs no spotter and does not scatter (19.2)
squad-panels-mission-left = { $mission } (noch { $left })
    .artillery = Braucht eine nicht niedergehaltene Einheit mit SL zum Feld. Kann bis zu zwei Felder abweichen (19.2)
    .aircraft = Braucht keinen Beobachter und weicht nicht ab (19.2)

# Smoke barrage ({ $left } factors left)
# .hint = Costs 2 smoke factors but no mission. May scatter (19.6)
squad-panels-smoke-barrage = Nebelfeuer (noch { $left } Faktoren)
    .hint = Kostet 2 Nebelfaktoren, aber keinen Einsatz. Kann abweichen (19.6)

# No missions left to call.
squad-panels-no-missions = Keine Einsätze mehr übrig.

## Die angeforderten Einsätze, je eine Zeile.

# Light artillery on { $hex }
squad-panels-called-light = Leichte Artillerie auf { $hex }

# Heavy artillery on { $hex }
squad-panels-called-heavy = Schwere Artillerie auf { $hex }

# A fighter-bomber on { $hex }
squad-panels-called-aircraft = Ein Jagdbomber auf { $hex }

# A smoke barrage on { $hex }
squad-panels-called-smoke = Nebelfeuer auf { $hex }

## Die Wirkung eines Einsatzes im Feld unter der Maus. $average ist eine Zahl von Verlustpunkten mit zwei
## Nachkommastellen; $afvs ist eine Liste von Fahrzeugen mit ihren Chancen.

# No unpinned friendly unit has LOS to { $hex }.
squad-panels-mission-not-spotted = Keine eigene, nicht niedergehaltene Einheit hat SL nach { $hex }.

# If it strikes { $hex }: { $chance } chance of an effect, { $average } points on average
squad-panels-mission-lands = Bei Einschlag in { $hex }: Wirkung zu { $chance }, im Mittel { $average } Punkte

# If it strikes { $hex }: { $chance } chance of an effect, { $average } points on average, doubled on infantry
squad-panels-mission-doubled = Bei Einschlag in { $hex }: Wirkung zu { $chance }, im Mittel { $average } Punkte, doppelt gegen Infanterie

# { $unit } eliminated { $chance }
squad-panels-mission-afv = { $unit } eliminiert { $chance }

squad-panels-mission-afvs = { $afvs }

# No known unit in { $hex }.
squad-panels-mission-no-target = Keine bekannte Einheit in { $hex }.

## Der geplante Angriff: seine Überschrift nach seiner Art, sein Feld, der Name eines Ziels für Vorleseprogramme, und die
## Zeile unter den möglichen Angriffen.

# Fire
squad-panels-planned-fire = Feuer

# Assault
squad-panels-planned-assault = Sturmangriff

# Overrun
squad-panels-planned-overrun = Überrollen

# at { $hex }
squad-panels-planned-at = Ziel: { $hex }

# Target: { $target }
squad-panels-planned-target = Ziel: { $target }

# Use the button at the foot of the dock to attack.
squad-panels-planned-below = Der Knopf am Fuß der Seitenleiste greift an.

# No roll can have an effect.
squad-panels-no-effect = Kein Wurf kann eine Wirkung haben.

## Die Waffen seiner Einheiten und sein Anführer, als Knöpfe mit Kurzinfos; $left ist die Zahl der Waffen. Die Anführer
## haben auch Namen für Vorleseprogramme.

# { $weapon } ({ $left } left)
# .hint = Used up by the attack
squad-panels-weapon-left = { $weapon } (noch { $left })
    .hint = Wird beim Angriff verbraucht

# Fires with the unit, or instead of it
squad-panels-weapon-hint = Feuert mit der Einheit oder statt ihrer

# Leader
# .fire = Its modifier applies to the dice; it gets a Fire marker (10.5)
# .assault = Its modifier applies to the dice (17.5)
squad-panels-leader = Anführer
    .fire = Sein Modifikator gilt für den Wurf; er erhält einen Feuermarker (10.5)
    .assault = Sein Modifikator gilt für den Wurf (17.5)

# led by { $leader }
squad-panels-led-by = geführt von { $leader }

# none
# .hint = No leader leads this attack
squad-panels-no-leader = keiner
    .hint = Kein Anführer führt diesen Angriff

# led by none
squad-panels-led-by-none = von niemandem geführt

## Ein möglicher Angriff in einer Zeile: Feuer auf ein Feld, auf ein Panzerfahrzeug, auf ein Geschütz oder anderes
## Fahrzeug; ein Sturmangriff; ein Scharfschütze. $hit, $eliminated und $immobile sind Chancen.

# Strength { $strength }, { $chance } chance of an effect
squad-panels-short-fire = Stärke { $strength }, Wirkung zu { $chance }

# Hit { $hit }, eliminated { $eliminated }, immobilized { $immobile }
squad-panels-short-afv = Treffer { $hit }, eliminiert { $eliminated }, bewegungsunfähig { $immobile }

# Hit { $hit }, eliminated { $eliminated }
squad-panels-short-gun = Treffer { $hit }, eliminiert { $eliminated }

# { $chance } chance of success
squad-panels-short-assault = Erfolg zu { $chance }

# { $chance } chance of an effect
squad-panels-short-sniper = Wirkung zu { $chance }

## Feuer auf ein Feld im Einzelnen: Zeilen mit einem Wort links (mit wenig Platz). $sum ist eine Summe der Stärken der
## Einheiten, jede mit ihrem Namen, „2nd Rifle Squad: 4 + BAR: 3“; $row ist eine Zeile der Feuertabelle, „5–10“.

# Strength
squad-panels-strength = Stärke

squad-panels-strength-sum = { $total } = { $sum }

squad-panels-strength-unit = { $unit }: { $strength }

# Row
squad-panels-row = Zeile

# { $row }, range { $range }
squad-panels-row-range = { $row }, Entfernung { $range }

## Die Würfelmodifikatoren, mit ihrer Summe. $modifiers ist eine Liste, „−1 leader (10.5) und +3 cover (13.2)“.

# { SIGNED($sum) } to the dice: { $modifiers }
squad-panels-modifiers = { SIGNED($sum) } auf den Wurf: { $modifiers }

# No modifiers to the dice.
squad-panels-no-modifiers = Keine Modifikatoren auf den Wurf.

# { SIGNED($sum) } to the kill number { $number }: { $modifiers }
squad-panels-number-modifiers = { SIGNED($sum) } auf die Erfolgszahl { $number }: { $modifiers }

## Die Chancen des Feuers: auf irgendeine Wirkung, mit dem Mittel der Verlustpunkte (zwei Nachkommastellen), und was jeder
## Einheit geschehen kann, eine Liste der Texte darunter.

# { $chance } chance of an effect, { $average } points on average
squad-panels-prospects = Wirkung zu { $chance }, im Mittel { $average } Punkte

squad-panels-fates = { $unit }: { $fates }

# pinned { $chance }
squad-panels-fate-pinned = niedergehalten { $chance }

# reduced { $chance }
squad-panels-fate-reduced = reduziert { $chance }

# eliminated { $chance }
squad-panels-fate-eliminated = eliminiert { $chance }

## Ein Balken der Chancen aller Ergebnisse. Ein Teil hat einen kurzen Text und seine Chance, und in der Kurzinfo einen
## langen Text und seine Chance.

squad-panels-part = { $what } { $chance }
    .hint = { $what }: { $chance }

## Die langen Texte der Teile; .short ist der kurze Text, manche sind nur Zahlen.

# No effect
squad-panels-no-points = Keine Wirkung

# { $n ->
#     [one] { $n } point
#    *[other] { $n } points
# }
squad-panels-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

# Eliminated
squad-panels-eliminated = Eliminiert
    .short = elim.

# Immobilized
# .short = immobile
squad-panels-immobilized = Bewegungsunfähig
    .short = immobil

# Hit, no effect
# .short = hit
squad-panels-hit = Treffer ohne Wirkung
    .short = Treffer

# Missed
squad-panels-missed = Verfehlt

# Success
# .short = captured
squad-panels-success = Erfolg
    .short = genommen

# { $n ->
#     [one] Failure, you take { $n } point
#    *[other] Failure, you take { $n } points
# }
squad-panels-failure = { $n ->
        [one] Fehlschlag, { $n } eigener Verlustpunkt
       *[other] Fehlschlag, { $n } eigene Verlustpunkte
    }

## Verlustpunkte: ein Teil eines solchen Balkens, die Überschrift der Zuteilung, der Verlust einer Einheit.

# { $n ->
#     [one] { $n } casualty point
#    *[other] { $n } casualty points
# }
squad-panels-casualty-points = { $n ->
        [one] { $n } Verlustpunkt
       *[other] { $n } Verlustpunkte
    }

## Ein Überrollen: seine Bewegungspunkte von den übrigen, und das Feld, in dem es endet; die Einheiten, die auf das
## Fahrzeug hinter ihnen feuern dürfen, eine Liste von Einheiten mit Chancen.

# { $cost } of { $left } MP, ends in { $hex }
# .label = Path
squad-panels-overrun-path = { $cost } von { $left } BP, endet in { $hex }
    .label = Weg

# Mines in { $hex }: the AFV is eliminated on 3 or less (20.5).
squad-panels-overrun-mines = Minen in { $hex }: das Panzerfahrzeug wird bei 3 oder weniger eliminiert (20.5).

# No unit there could fire at its rear (18.4).
squad-panels-overrun-no-shots = Keine Einheit dort könnte auf das Heck feuern (18.4).

# Survivors fire at its rear. Chance to eliminate it: { $shots } (18.4).
squad-panels-overrun-shots = Überlebende feuern auf das Heck. Chance, das Panzerfahrzeug zu eliminieren: { $shots } (18.4).

squad-panels-overrun-shot = { $unit } { $chance }

## Feuer auf ein Fahrzeug oder Geschütz: die Zahl zum Treffen, und was ein Treffer gegen die Panzerung bewirkt. $letter
## ist der Buchstabe der Waffe; $kill, $front und $rear sind Wirkungen, „eliminated below 7, immobilized at 7“.

# { $number } or less: { $chance }
# .label = To hit
squad-panels-to-hit = { $number } oder weniger: { $chance }
    .label = Treffer

# No armour: a hit eliminates it (16.4).
squad-panels-no-armour = Keine Panzerung: ein Treffer eliminiert (16.4).

# Letter { $letter } against the front: { $kill }
squad-panels-armour-front = Buchstabe { $letter } gegen die Front: { $kill }

# Letter { $letter } against the rear: { $kill }
squad-panels-armour-rear = Buchstabe { $letter } gegen das Heck: { $kill }

# Letter { $letter } against front or rear (die roll). Front: { $front }. Rear: { $rear }
squad-panels-armour-between = Buchstabe { $letter } gegen Front oder Heck (Wurf). Front: { $front }. Heck: { $rear }

## Ein Sturmangriff: beide Stärken als Summen, das Kräfteverhältnis („3-1“) mit der Zahl für den Erfolg, und was beide
## Seiten zahlen. $parts ist eine Liste der Teile des Preises.

# Assault
squad-panels-assault-attack = Sturm

# Defence
squad-panels-assault-defence = Verteid.

squad-panels-assault-sum = { $total } = { $sum }

# { $total }: none
squad-panels-assault-sum-none = { $total }: keine

# Pinned, eliminated before the roll: { $units } (17.2).
squad-panels-assault-pinned = Niedergehalten, vor dem Wurf eliminiert: { $units } (17.2).

# No defence: the hex is captured without a roll or losses (17.2).
squad-panels-assault-no-defence = Keine Verteidigung: das Feld wird ohne Wurf und Verluste genommen (17.2).

# { $odds }, success on { $number } or less
# .label = Odds
squad-panels-assault-odds = { $odds }, Erfolg bei { $number } oder weniger
    .label = Verhältnis

# { $n ->
#     [one] Success { $chance }: all defenders are eliminated; you take { $n } point ({ $parts }).
#    *[other] Success { $chance }: all defenders are eliminated; you take { $n } points ({ $parts }).
# }
squad-panels-if-success = { $n ->
        [one] Erfolg { $chance }: alle Verteidiger werden eliminiert; { $n } eigener Verlustpunkt ({ $parts }).
       *[other] Erfolg { $chance }: alle Verteidiger werden eliminiert; { $n } eigene Verlustpunkte ({ $parts }).
    }

# { $n ->
#     [one] Failure: you take that plus the excess of the dice over { $number }; they take { $n } point.
#    *[other] Failure: you take that plus the excess of the dice over { $number }; they take { $n } points.
# }
squad-panels-if-failure = Fehlschlag: dieselben Verlustpunkte und der Überschuss des Wurfs über { $number }; der Gegner erhält { $n }.

# cover { $n }
squad-panels-price-cover = Deckung { $n }

# wall or hedge { $n }
squad-panels-price-wall = Mauer oder Hecke { $n }

# climb { $n }
squad-panels-price-climb = Anstieg { $n }

# defenders { $n }
squad-panels-price-defenders = Verteidiger { $n }

## Das Feuer eines Scharfschützen.

# { $chance } chance of an effect. Then they search for the sniper (21.4).
squad-panels-sniper-chance = Wirkung zu { $chance }. Danach wird der Scharfschütze gesucht (21.4).

## Die Antwort auf Einheiten, die ein Feld betreten haben. $units sind ihre Namen, $n ihre Zahl; $from ist das Feld, aus
## dem sie kamen, $through eine Liste der Felder dazwischen. Dann, wie weit sie sich noch bewegen können.

# Opportunity fire
squad-panels-opportunity-fire = Gelegenheitsfeuer

# { $n ->
#     [one] { $units } has entered { $hex }.
#    *[other] { $units } have entered { $hex }.
# }
squad-panels-entered = { $n ->
        [one] { $units } hat { $hex } betreten.
       *[other] { $units } haben { $hex } betreten.
    }

# { $n ->
#     [one] { $units } has entered { $hex }, from { $from }.
#    *[other] { $units } have entered { $hex }, from { $from }.
# }
squad-panels-entered-from = { $n ->
        [one] { $units } hat { $hex } betreten, von { $from } aus.
       *[other] { $units } haben { $hex } betreten, von { $from } aus.
    }

# { $n ->
#     [one] { $units } has entered { $hex }, from { $from } via { $through }.
#    *[other] { $units } have entered { $hex }, from { $from } via { $through }.
# }
squad-panels-entered-through = { $n ->
        [one] { $units } hat { $hex } betreten, von { $from } über { $through }.
       *[other] { $units } haben { $hex } betreten, von { $from } über { $through }.
    }

# { $points } MP left.
squad-panels-points-left = Noch { $points } BP übrig.

# No MP left.
squad-panels-no-points-left = Keine BP mehr übrig.

# No unit fires.
squad-panels-no-unit-fires = Keine Einheit feuert.

## Eine mögliche Antwort: ihr Ziel, mit dem Feld der Schützen in .from; und die Zeile unter der besten.

# At { $target }
# .from = At { $target } from { $hex }
squad-panels-answer = Auf { $target }
    .from = Auf { $target } von { $hex }

# Use the button at the foot of the dock to fire.
squad-panels-answer-below = Der Knopf am Fuß der Seitenleiste feuert.

## Die Wahl einer Feuergasse für Maschinengewehre, und ihr erster Knick; die Kurzinfo nennt ihre Felder.

# No lane
# .hint = The machine gun fires only at the units that have entered
squad-panels-no-lane = Keine Gasse
    .hint = Das Maschinengewehr feuert nur auf die Einheiten, die das Feld betreten haben

# Lane
# .hint = The lane attacks units that enter { $hexes } this phase (14.5, 14.7)
squad-panels-lane = Gasse
    .hint = Die Gasse greift Einheiten an, die in dieser Phase { $hexes } betreten (14.5, 14.7)

# Lane left
squad-panels-lane-left = Gasse links

# Lane right
squad-panels-lane-right = Gasse rechts

## Was es bringt, das Feuer zurückzuhalten: die Chancen dort, wohin ein Fahrzeug weiterführe ($then), und jetzt; und in
## dem besten und dem schlechtesten Feld, das andere als Nächstes betreten können, und jetzt.

# If you hold fire and it drives straight on to { $hex }: the best chance there to stop or eliminate it is { $then }, here and now { $now }.
squad-panels-wait-vehicle = Bei zurückgehaltenem Feuer, wenn es geradeaus nach { $hex } fährt: beste Chance, es dort aufzuhalten oder zu eliminieren, { $then }; hier und jetzt { $now }.

# If you hold fire: one hex on, the best chance of an effect is { $best } ({ $at }), the worst { $worst } ({ $other }); now it is { $now }. Your chance may improve.
squad-panels-wait-better = Bei zurückgehaltenem Feuer: ein Feld weiter ist die Chance auf Wirkung bestenfalls { $best } ({ $at }), schlimmstenfalls { $worst } ({ $other }); jetzt { $now }. Sie kann besser werden.

# If you hold fire: one hex on, the best chance of an effect is { $best } ({ $at }), the worst { $worst } ({ $other }); now it is { $now }. Your chance does not improve.
squad-panels-wait-no-better = Bei zurückgehaltenem Feuer: ein Feld weiter ist die Chance auf Wirkung bestenfalls { $best } ({ $at }), schlimmstenfalls { $worst } ({ $other }); jetzt { $now }. Sie wird nirgends besser.

## Eine Entscheidung über der Karte, wo keine Seitenleiste ist: die Entscheidung in einem Satz, und zwei Knöpfe.

squad-panels-question = { $question }.

# Fire
squad-panels-fire = Feuern

# Hold fire
squad-panels-hold-fire = Feuer zurückhalten

## Wo die Verluste sind oder der Scharfschütze, rechts von einer Überschrift.

squad-panels-in-hex = in { $hex }

## Die Zuteilung von Verlustpunkten: was ein Verlust deckt, die Namen der Knöpfe neben einer Einheit, und der Verlust
## einer Einheit.

# Pinned: 1 point. Reduced: the squad’s casualty rating minus the half squad’s. Eliminated: the full rating. Choose no more losses than the points require (13.6, 13.8).
squad-panels-losses-about = Niedergehalten: 1 Punkt. Reduziert: der Verlustwert der Gruppe minus der der Halbgruppe. Eliminiert: der ganze Verlustwert. Nicht mehr Verluste wählen, als die Punkte verlangen (13.6, 13.8).

# Confirm losses
squad-panels-confirm-losses = Verluste bestätigen

# Suggested losses
# .hint = The losses that keep the most strength
squad-panels-suggested-losses = Vorgeschlagene Verluste
    .hint = Die Verluste, bei denen am meisten Stärke bleibt

# { $unit } takes less
squad-panels-takes-less = { $unit } verliert weniger

# { $unit } takes more
squad-panels-takes-more = { $unit } verliert mehr

# no loss
squad-panels-loss-none = kein Verlust

# 1 point ignored
squad-panels-loss-ignored = 1 Punkt ignoriert

# pinned
squad-panels-loss-pinned = niedergehalten

# reduced
squad-panels-loss-reduced = reduziert

# reduced and pinned
squad-panels-loss-reduced-and-pinned = reduziert und niedergehalten

# eliminated
squad-panels-loss-eliminated = eliminiert

## Der Scharfschütze: die Felder, in denen er erscheinen kann, je ein Knopf ($effect und $found sind Chancen), und wie er
## abgezogen wird.

# Your sniper appears
# .task = choose its hex
# .about = It fires at once. Then its targets search for it. Better cover makes it harder to find (21.4).
squad-panels-sniper-appears = Der eigene Scharfschütze erscheint
    .task = sein Feld wählen
    .about = Er feuert sofort. Dann suchen seine Ziele nach ihm. In besserer Deckung ist er schwerer zu entdecken (21.4).

# Place the sniper in { $hex }
squad-panels-place-sniper = Scharfschütze nach { $hex }

# { $hex }: effect { $effect }, found { $found }
squad-panels-sniper-hex = { $hex }: Wirkung { $effect }, entdeckt { $found }

# { $n ->
#     [one] { $n } more hex is highlighted on the map.
#    *[other] { $n } more hexes are highlighted on the map.
# }
squad-panels-sniper-more-hexes = { $n ->
        [one] { $n } weiteres Feld ist auf der Karte hervorgehoben.
       *[other] { $n } weitere Felder sind auf der Karte hervorgehoben.
    }

# Withdraw your sniper?
# .about = A withdrawn sniper may appear again. If it stays, an enemy unit that enters its hex eliminates it (3.6, 21.5).
squad-panels-sniper-withdraws = Den Scharfschützen abziehen?
    .about = Abgezogen kann er wieder erscheinen. Bleibt er, eliminiert ihn eine gegnerische Einheit, die sein Feld betritt (3.6, 21.5).

# Leave it there
squad-panels-leave-sniper = Dort lassen

# Withdraw the sniper
# .hint = It may appear again (3.6)
squad-panels-withdraw-sniper = Scharfschützen abziehen
    .hint = Er kann wieder erscheinen (3.6)

## Die ausgewählte Einheit: links ein Wort (mit wenig Platz), dahinter, was sie trägt, ihre Bewegungspunkte ($left von
## $all), ihre Ausrichtung, ihr Zustand (eine Liste).

# Carries
squad-panels-carries = Trägt

# Carried by
squad-panels-carried-by = Träger

# Carrier
squad-panels-carrier = Transporter

# Facing
squad-panels-facing = Ausrichtung

# .label = Now
squad-panels-states = { $states }
    .label = Jetzt

# Movement
squad-panels-movement = Bewegung

# { $all } MP
squad-panels-movement-all = { $all } BP

# { $left } of { $all } MP left
squad-panels-movement-left = { $left } von { $all } BP übrig

# 0 of { $all } MP
squad-panels-movement-none = 0 von { $all } BP

# one hex after unloading (8.2)
squad-panels-movement-one-hex = ein Feld nach dem Ausladen (8.2)

# { $left } of { $all } MP left, only to overrun { $hex }
squad-panels-movement-overrun = { $left } von { $all } BP übrig, nur um { $hex } zu überrollen

## Die anderen Einheiten im selben Feld, je ein Knopf mit ihrem Zustand, einer Liste.

# In the same hex
squad-panels-same-hex = Im selben Feld

squad-panels-unit-states = { $unit } ({ $states })

## Die Anweisung einer Einheit für Feuer in der Bewegung des Gegners.

# Opportunity fire
# .hint = Secret. You can change it in your own phases (14.6)
squad-panels-instruction = Gelegenheitsfeuer
    .hint = Geheim. In den eigenen Phasen zu ändern (14.6)

## Die Ausrichtungen, in die sich eine Einheit drehen kann, je nach Phase, und der Name einer Ausrichtung für
## Vorleseprogramme; $side ist eine Hexseite, „NE“.

# Turn in place as its whole move
squad-panels-turn-in-place = Auf der Stelle drehen, als ganze Bewegung

# Turn one hexside
squad-panels-turn-one-side = Um eine Hexseite drehen

# Facing
squad-panels-turn-at-set-up = Ausrichtung

# face { $side }
squad-panels-turn-to = Ausrichtung { $side }

## Was ein Klick auf die Karte für die ausgewählte Einheit bewirkt, und wie sie sich bewegt; .name ist für
## Vorleseprogramme. $left ist eine Zahl von Nebelfaktoren.

# Lay smoke ({ $left } left)
# .fire = Smoke 2 for 2 factors instead of firing: click a hex in LOS (11.1)
# .move = Smoke 1 for 1 factor before it moves: click its hex or an adjacent one (11.1)
squad-panels-smoke = Nebel legen (noch { $left })
    .fire = Nebel 2 für 2 Faktoren statt zu feuern: ein Feld in SL anklicken (11.1)
    .move = Nebel 1 für 1 Faktor vor der Bewegung: das eigene oder ein angrenzendes Feld anklicken (11.1)

# Assault move
# .hint = Half the MP; +1 to the dice of fire at it during the move (6.2)
squad-panels-assault-move = Sturmbewegung
    .hint = Halbe BP; Feuer auf die Einheit erhält dabei +1 auf den Wurf (6.2)

# Reverse into the hex behind
# .name = Reverse
# .hint = For twice the MP (7.2)
squad-panels-reverse = Rückwärts in das Feld dahinter
    .name = Rückwärts
    .hint = Für doppelte BP (7.2)

## Knöpfe für Handlungen der ausgewählten Einheit, mit Kurzinfos. Waffen: sie nimmt eine, von einer anderen Einheit
## ($giver) oder im Tausch gegen ihre eigene ($own); oder sie ist selbst eine Waffe, und wird einer Einheit gegeben.

# Take { $weapon }
# .hint = A squad or half squad can carry one weapon, a leader one light weapon (12.1)
squad-panels-take = { $weapon } nehmen
    .hint = Eine Gruppe oder Halbgruppe kann eine Waffe tragen, ein Anführer eine leichte (12.1)

# Take { $weapon } from { $giver }
squad-panels-take-from = { $weapon } von { $giver } nehmen

# Take { $weapon }, for { $own }
squad-panels-take-for = { $weapon } nehmen, gegen { $own }

# Take { $weapon } from { $giver }, for { $own }
squad-panels-take-from-for = { $weapon } von { $giver } nehmen, gegen { $own }

# Give to { $unit }
# .place = Give to { $unit } in { $hex }
squad-panels-give-to = An { $unit } geben
    .place = An { $unit } in { $hex } geben

## Gruppen: eine Gruppe teilt sich in Hälften, von denen eine ihre Waffe erhält, oder vereinigt sich mit einer Hälfte.

# Split
# .first = Split, { $weapon } to the first half
# .second = Split, { $weapon } to the second half
# .hint = Into two half squads; a leader must be in the hex (3.1)
squad-panels-split = Teilen
    .first = Teilen, { $weapon } an die erste Hälfte
    .second = Teilen, { $weapon } an die zweite Hälfte
    .hint = In zwei Halbgruppen; im Feld muss ein Anführer sein (3.1)

# Join { $unit }
# .hint = The new squad has no markers (3.1)
squad-panels-join = Mit { $unit } vereinigen
    .hint = Die neue Gruppe hat keine Marker (3.1)

## Transporter: er verlädt Einheiten (eine Liste), sie wird in einen Transporter verladen, wird ausgeladen. .hint der
## zweiten Meldung gilt bei der Aufstellung.

# Load { $units }
# .hint = Before or after the carrier moves, once a turn (8.2)
squad-panels-load = { $units } verladen
    .hint = Vor oder nach der Bewegung des Transporters, einmal pro Runde (8.2)

# Load into { $carrier }
# .place = Load into { $carrier } in { $hex }
# .hint = It starts the game loaded (8.1)
squad-panels-load-into = In { $carrier } verladen
    .place = In { $carrier } in { $hex } verladen
    .hint = Beginnt das Spiel verladen (8.1)

# Unload { $unit }
# .no-room = Not enough room: some units must leave the hex afterwards (8.2)
squad-panels-unload = { $unit } ausladen
    .no-room = Nicht genug Platz: danach müssen einige Einheiten das Feld verlassen (8.2)

# Unload all
squad-panels-unload-all = Alle ausladen

# Unload from { $carrier }
squad-panels-unload-from = Aus { $carrier } ausladen

## Andere Handlungen. Die Karte wird nach einer Frage mit ihrer Antwort verlassen; $modifiers ist eine Liste, „−1 leader
## (13.12)“.

# Clear the wire in { $hex }
# .hint = Uses one satchel charge (20.6)
squad-panels-clear-wire = Draht in { $hex } räumen
    .hint = Verbraucht eine Sprengladung (20.6)

# Exit the map…
# .hint = It cannot return (4.3).
# .question = Exit the map with { $unit }?
# .answer = Exit the map
squad-panels-exit = Karte verlassen …
    .hint = Die Einheit kann nicht zurückkehren (4.3).
    .question = Die Karte mit { $unit } verlassen?
    .answer = Karte verlassen

# Exit as eliminated…
# .hint = No exit hex: it counts as eliminated and cannot return (4.3).
squad-panels-exit-eliminated = Als eliminiert verlassen …
    .hint = Kein Austrittsfeld: die Einheit gilt als eliminiert und kann nicht zurückkehren (4.3).

# Rally on { $number } or less: { $chance }
# .with = Rally on { $number } or less, { $modifiers }: { $chance }
# .hint = Once a phase (13.12)
squad-panels-rally = Sammeln bei { $number } oder weniger: { $chance }
    .with = Sammeln bei { $number } oder weniger, { $modifiers }: { $chance }
    .hint = Einmal pro Phase (13.12)

## Die Würfe des letzten Befehls, oder der vorigen Phase: der Zweck jedes Wurfs. $firers sind Namen von Einheiten.

# Last rolls
# .before = before this phase
squad-panels-rolls = Letzte Würfe
    .before = vor dieser Phase

# Fire at { $target }
squad-panels-roll-fire = Feuer auf { $target }

# Fire lane at { $target }
squad-panels-roll-lane = Feuergasse auf { $target }

# Mission on { $target }
squad-panels-roll-mission = Einsatz auf { $target }

# Overrun of { $target }
squad-panels-roll-overrun = Überrollen: { $target }

# Assault on { $target }
squad-panels-roll-assault = Sturmangriff auf { $target }

# Sniper fire at { $target }
squad-panels-roll-sniper = Scharfschütze auf { $target }

# To hit { $target }
squad-panels-roll-to-hit = Trefferwurf auf { $target }

# Last shot by { $firers } at { $target }
squad-panels-roll-last-shot = Letzter Schuss von { $firers } auf { $target }

# { $firers } at { $target }
squad-panels-roll-anti-tank = { $firers } auf { $target }

# Armour of { $unit }
squad-panels-roll-armour = Panzerung von { $unit }

# Front or rear of { $unit }
squad-panels-roll-side = Front oder Heck von { $unit }

# Crew of { $unit }
squad-panels-roll-crew = Besatzung von { $unit }

# { $unit } tries to rally
squad-panels-roll-rally = { $unit } versucht sich zu sammeln

# Valour of { $unit }
squad-panels-roll-valour = Tapferkeit von { $unit }

# { $unit } in the mines
squad-panels-roll-mines = { $unit } in den Minen

# Search for the sniper
squad-panels-roll-search = Suche nach dem Scharfschützen

# Scatter
squad-panels-roll-scatter = Abweichung

## Die Sichtlinie zwischen zwei Feldern: was anzuklicken ist, ihre Länge in Feldern, was sie blockiert (eine Liste von
## Feldern und von den Namen darunter, hinter „durch“).

# Line of sight
squad-panels-sight = Sichtlinie

# Stop
squad-panels-sight-stop = Beenden

# Click a hex, then hover over another hex or click it.
squad-panels-sight-click = Ein Feld anklicken, dann auf ein anderes zeigen oder es anklicken.

# From { $hex }: hover over another hex.
squad-panels-sight-from = Von { $hex }: auf ein anderes Feld zeigen.

# { $n ->
#     [one] { $from } to { $to }, { $n } hex
#    *[other] { $from } to { $to }, { $n } hexes
# }
squad-panels-sight-range = { $n ->
        [one] { $from } bis { $to }, { $n } Feld
       *[other] { $from } bis { $to }, { $n } Felder
    }

# The line of sight is clear.
squad-panels-sight-clear = Die Sichtlinie ist frei.

# Blocked by { $blocks }.
squad-panels-sight-blocked = Blockiert durch { $blocks }.

# the hedgerow between { $one } and { $other }
squad-panels-sight-hedgerow = die Wallhecke zwischen { $one } und { $other }

# the hedgerow at the edge of the map in { $hex }
squad-panels-sight-edge-hedgerow = die Wallhecke am Kartenrand in { $hex }

# the edge of the map
squad-panels-sight-map-edge = den Kartenrand

## Was sie behindert: die Summe, dann je Sichtbehinderung eine Zeile mit dem, was sie auf den Wurf addiert. $number ist
## die Zahl eines Nebelmarkers, $terrain einer der Namen darunter.

# Clear; { SIGNED($sum) } to the dice:
squad-panels-sight-hindered = Frei; { SIGNED($sum) } auf den Wurf:

squad-panels-hindrance-terrain = { SIGNED($drm) } { $terrain } in { $hex }

# { SIGNED($drm) } smoke { $number } in { $hex }
squad-panels-hindrance-smoke = { SIGNED($drm) } Nebel { $number } in { $hex }

# { SIGNED($drm) } wall or hedge between { $one } and { $other }
squad-panels-hindrance-crossed = { SIGNED($drm) } Mauer oder Hecke zwischen { $one } und { $other }

# { SIGNED($drm) } along the wall or hedge between { $one } and { $other }
squad-panels-hindrance-along = { SIGNED($drm) } entlang der Mauer oder Hecke zwischen { $one } und { $other }

# { SIGNED($drm) } along the wall or hedge at the edge of the map in { $hex }
squad-panels-hindrance-along-edge = { SIGNED($drm) } entlang der Mauer oder Hecke am Kartenrand in { $hex }

# { SIGNED($drm) } because neither side blocks (9.5)
squad-panels-hindrance-both-sides = { SIGNED($drm) }, da auf keiner Seite ein Feld blockiert (9.5)

# open
squad-panels-terrain-open = offen

# hill
squad-panels-terrain-hill = Hügel

# woods
squad-panels-terrain-woods = Wald

# building
squad-panels-terrain-building = Gebäude

# orchard
squad-panels-terrain-orchard = Obstgarten

# crops
squad-panels-terrain-crops = Getreide

# stream
squad-panels-terrain-stream = Bach

# gully
squad-panels-terrain-gully = Schlucht

# swamp
squad-panels-terrain-swamp = Sumpf

# water
squad-panels-terrain-water = Wasser

## Die Spalten der Tafeln, mit wenig Platz. FK ist die Feuerkraft, Reichw. die Reichweite, VW der Verlustwert, MG
## Maschinengewehr, BP Bewegungspunkte.

# AP
squad-panels-column-power = FK

# range
squad-panels-column-range = Reichw.

# CR
squad-panels-column-rating = VW

# letter
squad-panels-column-letter = Buchst.

# gun
squad-panels-column-gun = Geschütz

squad-panels-column-machine-gun = MG

# armour
squad-panels-column-armour = Panzerung

# MP
squad-panels-column-points = BP

# assault
squad-panels-column-assault = Sturm

# number
squad-panels-column-number = Zahl

# chance
squad-panels-column-chance = Chance

# dice
squad-panels-column-dice = Wurf

# foot
squad-panels-column-foot = Fuß

# vehicle
squad-panels-column-vehicle = Fahrzeug

# sight
squad-panels-column-sight = Sicht

# cover
squad-panels-column-cover = Deckung

# infantry
squad-panels-column-infantry = Infanterie

## Die Tafel der Einheiten: die Einheiten einer Seite in diesem Szenario, und alle anderen einer Nation (ein Adjektiv vor
## „Einheiten“); die erste Spalte jeder Tabelle ist die Art der Einheit. Handgranaten ändern den Wurf.

# { $side } units
squad-panels-units-of = Einheiten der { NAME($side, case: "plural") }

# Other { $nation } units
squad-panels-other-units = Andere { $nation } Einheiten

# German
squad-panels-nation-german = deutsche

# American
squad-panels-nation-american = amerikanische

# Soviet
squad-panels-nation-soviet = sowjetische

# British
squad-panels-nation-british = britische

# Infantry
squad-panels-type-infantry = Infanterie

# Weapons
squad-panels-type-weapons = Waffen

# Guns
squad-panels-type-guns = Geschütze

# AFVs
squad-panels-type-afvs = Panzerfahrzeuge

# Vehicles
squad-panels-type-vehicles = Fahrzeuge

# dice −1
squad-panels-grenades = Wurf −1

## Die Feuertabelle: die Kurzinfo einer Zeile sagt, was sie noch nutzt. $strengths sind die Stärken der Zeile, „5–10“;
## $chances ist eine Liste von Würfen mit ihren Chancen.

# Fire
# .about = casualty points, roll across
# .rows = Fire lanes use the first row, aircraft the fourth, light and heavy barrages the last two. Modified rolls below 2 count as 2 (13.2).
squad-panels-chart-fire = Feuertabelle
    .about = Verlustpunkte, Spalte: Wurf
    .rows = Feuergassen nutzen die erste Zeile, Flieger die vierte, leichte und schwere Artillerie die letzten beiden. Geänderte Würfe unter 2 gelten als 2 (13.2).

# AP { $strengths }, and any fire lane
squad-panels-chart-row-lane = FK { $strengths }, und jede Feuergasse

# AP { $strengths }, and any fighter-bomber
squad-panels-chart-row-aircraft = FK { $strengths }, und jeder Jagdbomber

# AP { $strengths }, and any light barrage
squad-panels-chart-row-light = FK { $strengths }, und jede leichte Artillerie

# AP { $strengths }, and any heavy barrage
squad-panels-chart-row-heavy = FK { $strengths }, und jede schwere Artillerie

squad-panels-chart-chance = { $roll }: { $chance }

# Chance of this roll or less: { $chances }.
squad-panels-chart-chances = Chance auf diesen Wurf oder weniger: { $chances }.

## Die Würfelmodifikatoren: Spalten für Feuer auf ein Feld und Feuer auf Panzer, je Modifikator eine Zeile. Der Anführer
## ändert um einen Bereich, ein tapferer Schütze die Feuerkraft.

# Die-roll modifiers
# .about = low is good for the firer
# .fire = fire
# .afv = at tanks
# .rules = For mortars and missions only cover counts (15.2, 19.3). A flamethrower halves the cover (12.4). A gun shield ignores the first point of other fire (13.10).
squad-panels-chart-modifiers = Würfelmodifikatoren
    .about = niedrig ist gut für den Schützen
    .fire = Feuer
    .afv = auf Panzer
    .rules = Für Mörser und Einsätze zählt nur die Deckung (15.2, 19.3). Ein Flammenwerfer halbiert die Deckung (12.4). Ein Schutzschild ignoriert den ersten Punkt anderen Feuers (13.10).

# full
squad-panels-modifier-full = voll

# Cover of the target
squad-panels-modifier-cover = Deckung des Ziels

# Hindrance on the line
squad-panels-modifier-hindrance = Sichtbehinderung

# Leader
# .range = 0 to −2
squad-panels-modifier-leader = Anführer
    .range = 0 bis −2

# Grenades
squad-panels-modifier-grenades = Handgranaten

# Target in assault move
squad-panels-modifier-assault-move = Ziel in Sturmbewegung

# Firer in wire
squad-panels-modifier-wire = Schütze im Draht

# Opportunity, adjacent
squad-panels-modifier-adjacent = Gelegenheitsfeuer, angrenzend

# Opportunity, in the open
squad-panels-modifier-open = Gelegenheitsfeuer, offen

# Gun shield
squad-panels-modifier-shield = Schutzschild

# Valorous firer
# .fire = AP +1
squad-panels-modifier-valour = Tapferer Schütze
    .fire = FK +1

## Die Würfe, die Panzer und Geschütze treffen, je Art von Waffe eine Zeile; Geschütze nach Entfernung in Feldern.

# To hit tanks and guns
# .about = number or less
# .rules = A hit eliminates an unarmoured vehicle or gun (16.4). For an AFV, compare the letters (16.5). Chances are without modifiers.
squad-panels-chart-hits = Treffer auf Panzer und Geschütze
    .about = Zahl oder weniger
    .rules = Ein Treffer eliminiert ein ungepanzertes Fahrzeug oder ein Geschütz (16.4). Bei einem Panzerfahrzeug die Buchstaben vergleichen (16.5). Die Chancen sind ohne Modifikatoren.

# Gun, { $from }–{ $to } hexes
squad-panels-hits-gun = Geschütz, { $from }–{ $to } Felder

# Gun, { $from } hexes or more
squad-panels-hits-far-gun = Geschütz, ab { $from } Feldern

# Infantry weapon
squad-panels-hits-infantry = Infanteriewaffe

# Artillery, aircraft
squad-panels-hits-missions = Artillerie, Flieger

# Mortar
squad-panels-hits-mortar = Mörser

## Die Zahlen zum Eliminieren nach den Buchstaben von Waffe und Panzerung. Manche Buchstaben sind auch die von Einsätzen:
## leichte und schwere Artillerie, Flieger (mit wenig Platz).

# To eliminate an AFV
# .about = weapon down, armour across
# .rules = A roll below the number eliminates, an equal roll immobilizes (16.6). From above, an equal roll eliminates too (16.8). K is certain. An immobilized AFV is abandoned on 1–2 (16.7).
squad-panels-chart-kills = Panzerfahrzeug eliminieren
    .about = Zeile: Waffe, Spalte: Panzerung
    .rules = Ein Wurf unter der Zahl eliminiert, ein gleicher macht bewegungsunfähig (16.6). Von oben eliminiert auch ein gleicher (16.8). K ist sicher. Ein bewegungsunfähiges Panzerfahrzeug wird bei 1–2 aufgegeben (16.7).

# { $letter }, light
squad-panels-kills-light = { $letter }, leicht

# { $letter }, heavy
squad-panels-kills-heavy = { $letter }, schwer

# { $letter }, aircraft
squad-panels-kills-aircraft = { $letter }, Flieger

## Die Tabelle der Sturmangriffe: eine Zeile der Kräfteverhältnisse und eine der Zahlen, dann die Modifikatoren.

# Assault
# .about = success on the number or less
# .odds = Odds
# .number = Number
# .rules = Assaulting units take casualty points: the cover, 1 for a wall or hedge, 1 for a level upwards and 1 for each defender. After a failure they also take the excess of the dice, and the defenders take 1 for each assaulting unit (17.6). Pinned defenders are eliminated before the roll (17.2).
squad-panels-chart-assault = Sturmangriff
    .about = Erfolg bei der Zahl oder weniger
    .odds = Verhältnis
    .number = Zahl
    .rules = Die Stürmenden erhalten Verlustpunkte: die Deckung, 1 für eine Mauer oder Hecke, 1 für eine Höhenstufe aufwärts und 1 für jeden Verteidiger. Nach einem Fehlschlag erhalten sie dazu den Überschuss des Wurfs, und die Verteidiger 1 für jede stürmende Einheit (17.6). Niedergehaltene Verteidiger werden vor dem Wurf eliminiert (17.2).

# Assaulting leader
squad-panels-assaulting-leader = Anführer, Stürmende

# Assaulting grenades
squad-panels-assaulting-grenades = Handgranaten, Stürmende

# Defending leader
squad-panels-defending-leader = Anführer, Verteidiger

# Defending grenades
squad-panels-defending-grenades = Handgranaten, Verteidiger

## Gelände: Bewegungspunkte, Sichtlinie und Deckung. „Nein“ sind Kosten: nicht zu betreten; $cover und $wood sind die
## Deckung steinerner und hölzerner Gebäude.

# Terrain
# .about = MP to enter, sight, cover
# .rules = A bridge is open ground, for vehicles only by the road. Two levels at once cost infantry its whole allowance. One hex is always possible for the whole allowance (6.4).
squad-panels-chart-terrain = Gelände
    .about = BP zum Betreten, Sicht, Deckung
    .rules = Eine Brücke ist offenes Gelände, für Fahrzeuge nur auf der Straße. Zwei Höhenstufen auf einmal kosten Infanterie alle BP. Ein Feld ist für alle BP immer möglich (6.4).

# no
squad-panels-terrain-no = nein

# blocks
squad-panels-terrain-blocks = blockiert

# { SIGNED($cover) }, wood { SIGNED($wood) }
squad-panels-terrain-cover-wood = { SIGNED($cover) }, Holz { SIGNED($wood) }

# Wall
squad-panels-terrain-wall = Mauer

# Hedge
squad-panels-terrain-hedge = Hecke

# One level up
squad-panels-terrain-level-up = Höhenstufe +1

# Fortification
squad-panels-terrain-fortification = Befestigung

## Die Bewegungspunkte der Infanterie.

# Movement points
# .leader = Leader
# .squad = Squad, half squad
# .led = Led squad, half squad
# .rules = A heavy weapon costs 1 MP. Vehicles reverse for twice the MP. In each hex that they enter, the first hexside of a turn is free (7.2, 7.3). A small gun moves one hex.
squad-panels-chart-movement = Bewegungspunkte
    .leader = Anführer
    .squad = Gruppe, Halbgruppe
    .led = Geführte Gruppe, Halbgruppe
    .rules = Eine schwere Waffe kostet 1 BP. Rückwärts zahlen Fahrzeuge doppelte BP. In jedem Feld, das sie betreten, ist die erste Hexseite einer Drehung frei (7.2, 7.3). Ein kleines Geschütz bewegt sich ein Feld.

## Die Deckung von Befestigungen; manche kommt zu der des Geländes hinzu.

# Fortifications
# .about = cover of units in them
# .rules = A bunker holds two infantry units or one gun, blocks LOS and has a forward arc. Wire stops infantry and adds 1 to the dice of its fire. A satchel charge clears wire (20.6).
squad-panels-chart-fortifications = Befestigungen
    .about = Deckung der Einheiten darin
    .rules = Ein Bunker fasst zwei Infanterieeinheiten oder ein Geschütz, blockiert die SL und hat einen Frontbereich. Draht hält Infanterie auf und gibt +1 auf den Wurf ihres Feuers. Eine Sprengladung räumt Draht (20.6).

# terrain { SIGNED($cover) }
squad-panels-fortification-adds = Gelände { SIGNED($cover) }

## Andere Würfe: eine Tabelle des Sammelns, und ein Absatz für jeden anderen Wurf. $range ist eine Zahl von Feldern.

# Other rolls
squad-panels-chart-rolls = Andere Würfe

# Rally, two dice
# .or-less = or less
# .best = Leader, elite, vehicle, gun
# .others = Other infantry
# .leader = An unpinned leader in the hex adds its modifier to rally rolls (13.12).
squad-panels-chart-rally = Sammeln, zwei Würfel
    .or-less = bis
    .best = Anführer, Elite, Fahrzeug, Geschütz
    .others = Andere Infanterie
    .leader = Ein nicht niedergehaltener Anführer im Feld addiert seinen Modifikator zum Wurf für das Sammeln (13.12).

# Barrage: a die of 1–4 is on target, 5 is one hex off, 6 two hexes. A second die gives the direction. Aircraft do not scatter (19.2). Points of artillery on infantry in woods are doubled (19.5).
squad-panels-chart-barrage = Artillerie: bei einem Wurf von 1–4 im Ziel, bei 5 ein Feld daneben, bei 6 zwei. Ein zweiter Würfel gibt die Richtung an. Flieger weichen nicht ab (19.2). Verlustpunkte durch Artillerie werden für Infanterie im Wald verdoppelt (19.5).

# Mines: each unit that enters is eliminated on 1–3 (20.5).
squad-panels-chart-mines = Minen: jede Einheit, die sie betritt, wird bei 1–3 eliminiert (20.5).

# A gun or unarmoured vehicle that takes 2 points or more rolls a die: on its casualty rating or less it is only pinned (13.9).
squad-panels-chart-survival = Ein Geschütz oder ungepanzertes Fahrzeug, das mindestens 2 Punkte erhält, würfelt mit einem Würfel: bei seinem Verlustwert oder weniger ist es nur niedergehalten (13.9).

# After a natural 2, infantry becomes valorous on a roll of its casualty rating or less, leaders on 6 or less (21.1). After a natural 12 the enemy sniper may appear (21.3).
squad-panels-chart-valour = Nach einer natürlichen 2 wird Infanterie bei ihrem Verlustwert oder weniger tapfer, Anführer bei 6 oder weniger (21.1). Nach einer natürlichen 12 kann der gegnerische Scharfschütze erscheinen (21.3).

# Sniper: range { $range } hexes. The points are the die minus cover and hindrance. A die above the cover and hindrance of its own hex finds it (21.4).
squad-panels-chart-sniper = Scharfschütze: Reichweite { $range } Felder. Die Punkte sind der Wurf minus Deckung und Sichtbehinderung. Ein Wurf über Deckung und Sichtbehinderung seines eigenen Feldes entdeckt ihn (21.4).

## Knöpfe an einem Spielstein bei ausgeschaltetem Schiedsrichter; $side ist eine Hexseite, „NE“.

# Add Fire marker
squad-panels-by-hand-add-fire = Feuermarker legen

# Remove Fire marker
squad-panels-by-hand-remove-fire = Feuermarker entfernen

# Add Move marker
squad-panels-by-hand-add-move = Bewegungsmarker legen

# Remove Move marker
squad-panels-by-hand-remove-move = Bewegungsmarker entfernen

# Immobilize
squad-panels-by-hand-immobilize = Bewegungsunfähig machen

# Make mobile
squad-panels-by-hand-mobile = Bewegungsfähig machen

# Pin
squad-panels-by-hand-pin = Niederhalten

# Unpin
squad-panels-by-hand-unpin = Niederhalten aufheben

# Make valorous
squad-panels-by-hand-valorous = Tapfer machen

# Remove valour
squad-panels-by-hand-remove-valour = Tapferkeit aufheben

# Face { $side }
squad-panels-by-hand-face = Nach { $side } ausrichten

# Reduce to a half squad
squad-panels-by-hand-reduce = Auf Halbgruppe reduzieren

# Split into two halves
squad-panels-by-hand-split = In zwei Halbgruppen teilen

## Der Bericht: die Spalte der Angriffe für die Zeile der Tabelle, die Verlustpunkte je Runde (.about sagt, wodurch, .side
## ist die Zeile einer Seite), was Glück ist, die Augenzahlen der Würfel.

# Row
squad-panels-report-row = Zeile

# Casualty points by turn
# .about = from all attacks
# .side = Casualty points taken
squad-panels-report-suffered = Verlustpunkte je Runde
    .about = durch jede Art von Angriff
    .side = Erlittene Verlustpunkte

# Damage is counted in casualty points: table results, the rating of every unit eliminated outright, 6 for an AFV and 3 for one immobilized. Luck is damage above the average of all rolls on the same row with the same modifiers. It does not rate the row and the modifiers.
squad-panels-report-luck = Schaden zählt in Verlustpunkten: Ergebnisse der Tabelle, der Verlustwert jeder unmittelbar eliminierten Einheit, sechs für ein Panzerfahrzeug und drei für ein bewegungsunfähiges. Glück ist der Schaden, soweit er über dem Mittel aller Würfe in derselben Zeile mit denselben Modifikatoren liegt. Zeile und Modifikatoren bewertet es nicht.

# Dice for attacks
# .hint = Single dice. The line is the average, one sixth for each face. Low dice favour the attacker.
squad-panels-report-dice = Würfe für Angriffe
    .hint = Einzelne Würfel. Die Linie zeigt den Durchschnitt, ein Sechstel für jede Augenzahl. Niedrige Würfe begünstigen den Angreifer.

# Other dice
# .hint = Survival, rally, valour, mines, scatter, snipers. The line is one sixth.
squad-panels-report-other-dice = Andere Würfe
    .hint = Überleben, Sammeln, Tapferkeit, Minen, Abweichung, Scharfschützen. Die Linie zeigt ein Sechstel.

## Das Ergebnis eines Angriffs in dessen Liste, mit wenig Platz.

# miss
squad-panels-report-missed = verfehlt

# hit
squad-panels-report-hit = Treffer

# immob.
squad-panels-report-immobile = immobil

squad-panels-report-eliminated = elim.

# taken
squad-panels-report-captured = genommen

# failed
squad-panels-report-repelled = abgewehrt
