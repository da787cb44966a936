### Die Bedienfelder von Guderian: seine Reiter in der Seitenleiste, die Fragen, die zu beantworten sind, und was der Rahmen
### der Bedienfelder von ihm braucht.

## Eine gekürzte Liste: ihr letzter Teil steht für alle anderen. „6. Infanteriedivision, 26. Infanteriedivision und 3
## weitere“.

# { $n } more
guderian-panels-more = { $n } weitere

## Das Datum neben der Nummer einer Runde, und eine Runde mit ihrem Datum. $date ist ein Text des Szenarios.

guderian-panels-date = { $date } 1941

# Turn { $turn }, { $date }
guderian-panels-turn-date = Runde { $turn }, { $date }

## Die Reiter der Seitenleiste, mit wenig Platz.

# Turn
guderian-panels-tab-turn = Runde

# Combat
guderian-panels-tab-combat = Kampf

# Arrivals
guderian-panels-tab-arrivals = Eintritt

# Points
guderian-panels-tab-points = Punkte

# Charts
guderian-panels-tab-charts = Tafeln

## Warum ein Befehl nicht zurückgenommen werden kann, und der Text zu einer Stellung, die als Szenario gespeichert ist.

# You can undo back to the last die roll, revealed counter or hand-over.
guderian-panels-undo-limit = Zurücknehmen lässt sich alles bis zum letzten Wurf, zum letzten aufgedeckten Spielstein oder zur letzten Übergabe.

# Untried divisions stay untried: each new game draws them again.
guderian-panels-saved-scenario = Unerprobte Divisionen bleiben unerprobt: jedes neue Spiel zieht sie neu.

## Die Kurzinfo der Siegpunkte in der Leiste.

# German minus Soviet points, if the game ended now
guderian-panels-points-are = Deutsche minus sowjetische Punkte, wenn das Spiel jetzt endete

## Die Aufgabe einer Phase, im Kopf der Seitenleiste: groß bis zum ersten Punkt, der Rest darunter.

# Bid points for the German side. Set your bid in the dock.
guderian-panels-to-do-bid = Punkte für die deutsche Seite bieten. Das Gebot in der Seitenleiste einstellen.

# Drag your armies onto their hexes. Then end the set-up.
guderian-panels-to-do-set-up = Die Armeen auf ihre Felder ziehen. Dann die Aufstellung beenden.

# End the set-up, or move armies again. All armies are set up.
guderian-panels-to-do-set-up-done = Die Aufstellung beenden oder Armeen versetzen. Alle Armeen sind aufgestellt.

# Click a hex for each interdiction marker. Then end the phase.
guderian-panels-to-do-markers = Für jeden Abriegelungsmarker ein Feld anklicken. Dann die Phase beenden.

# Click a hex for the interdiction marker. To save it for later, end the phase.
guderian-panels-to-do-marker = Für den Abriegelungsmarker ein Feld anklicken. Um ihn aufzusparen, die Phase beenden.

# All markers are placed. End the phase.
guderian-panels-to-do-markers-done = Alle Marker sind gelegt. Die Phase beenden.

# Drag units to move or overrun. Then end the phase.
guderian-panels-to-do-move = Einheiten ziehen, um zu bewegen oder zu überrollen. Dann die Phase beenden.

# Drag mechanized and cavalry units again. Then end the phase.
guderian-panels-to-do-mechanized = Mechanisierte Einheiten und Kavallerie noch einmal ziehen. Dann die Phase beenden.

# Drag units onto an adjacent enemy. Then end the phase.
guderian-panels-to-do-combat = Einheiten auf einen angrenzenden Gegner ziehen. Dann die Phase beenden.

# End the phase: disrupted units recover.
guderian-panels-to-do-recovery = Die Phase beenden: desorganisierte Einheiten erholen sich.

## Der Knopf am Fuß der Seitenleiste, und die Frage vor dem Ende einer Phase, wenn etwas unerledigt ist.

# Overrun
guderian-panels-overrun = Überrollen

# Attack and roll
guderian-panels-attack = Angriff würfeln

# End phase
guderian-panels-end-phase = Phase beenden

# End the set-up
# .question = End the set-up?
guderian-panels-end-set-up = Aufstellung beenden
    .question = Aufstellung beenden?

# End the movement phase?
guderian-panels-end-movement-question = Bewegungsphase beenden?

# End the mechanized movement phase?
guderian-panels-end-mechanized-question = Mechanisierte Bewegungsphase beenden?

# End the combat phase?
guderian-panels-end-combat-question = Kampfphase beenden?

# End the recovery phase?
guderian-panels-end-recovery-question = Erholungsphase beenden?

# End the interdiction phase?
guderian-panels-end-interdiction-question = Abriegelungsphase beenden?

# End the air interdiction phase?
guderian-panels-end-air-interdiction-question = Luftabriegelungsphase beenden?

## Was unerledigt bleibt, wenn die Phase jetzt endet, je ein Satz. $n zählt Einheiten, Spielsteine, Marker oder Runden;
## $hex ist ein Feld mit seinem Ort; $place ist eine Ablage, einer der Namen darunter. Eine provisorische Division ist eine
## der sowjetischen Verstärkungen.

# { $n ->
#     [one] { $n } unit must march before the phase can end (5.23).
#    *[other] { $n } units must march before the phase can end (5.23).
# }
guderian-panels-undone-march = { $n ->
        [one] { $n } Einheit muss marschieren, bevor die Phase enden kann (5.23).
       *[other] { $n } Einheiten müssen marschieren, bevor die Phase enden kann (5.23).
    }

# { $n ->
#     [one] { $n } unit can still move.
#    *[other] { $n } units can still move.
# }
guderian-panels-undone-move = { $n ->
        [one] { $n } Einheit kann sich noch bewegen.
       *[other] { $n } Einheiten können sich noch bewegen.
    }

# { $n ->
#     [one] { $n } unit can still attack.
#    *[other] { $n } units can still attack.
# }
guderian-panels-undone-attack = { $n ->
        [one] { $n } Einheit kann noch angreifen.
       *[other] { $n } Einheiten können noch angreifen.
    }

# The planned attack has not been made.
guderian-panels-undone-planned = Der geplante Angriff ist noch nicht ausgeführt.

# { $n ->
#     [one] { $n } counter is not set up yet.
#    *[other] { $n } counters are not set up yet.
# }
guderian-panels-undone-set-up = { $n ->
        [one] { $n } Spielstein ist noch nicht aufgestellt.
       *[other] { $n } Spielsteine sind noch nicht aufgestellt.
    }

# { $n ->
#     [one] { $place }: { $n } counter can still enter.
#    *[other] { $place }: { $n } counters can still enter.
# }
guderian-panels-undone-enter = { $n ->
        [one] { $place }: { $n } Spielstein kann noch eintreten.
       *[other] { $place }: { $n } Spielsteine können noch eintreten.
    }

# { $n ->
#     [one] { $place }: { $n } counter can still enter. A provisional division that does not enter is removed.
#    *[other] { $place }: { $n } counters can still enter. A provisional division that does not enter is removed.
# }
guderian-panels-undone-enter-provisional = { $n ->
        [one] { $place }: { $n } Spielstein kann noch eintreten. Eine provisorische Division, die nicht eintritt, wird entfernt.
       *[other] { $place }: { $n } Spielsteine können noch eintreten. Eine provisorische Division, die nicht eintritt, wird entfernt.
    }

# { $n ->
#     [one] { $hex } is over the stacking limit: { $n } unit would be eliminated.
#    *[other] { $hex } is over the stacking limit: { $n } units would be eliminated.
# }
guderian-panels-undone-over-limit = { $n ->
        [one] { $hex } ist über der Stapelgrenze: { $n } Einheit würde eliminiert.
       *[other] { $hex } ist über der Stapelgrenze: { $n } Einheiten würden eliminiert.
    }

# { $n ->
#     [one] { $n } marker left to place.
#    *[other] { $n } markers left to place.
# }
guderian-panels-undone-markers = Noch { $n } Marker zu legen.

# { $n ->
#     [one] The marker is not placed. It can be used on { $n } more turn.
#    *[other] The marker is not placed. It can be used on { $n } more turns.
# }
guderian-panels-undone-soviet-marker = { $n ->
        [one] Der Marker ist nicht gelegt. Er lässt sich noch in { $n } Runde einsetzen.
       *[other] Der Marker ist nicht gelegt. Er lässt sich noch in { $n } Runden einsetzen.
    }

## Eine Ablage für Spielsteine, die auf die Karte kommen sollen: eine Armee vor dem Spiel, ein Eintrittsgebiet (ein
## Buchstabe). $number ist „24“.

# Set-up
guderian-panels-box-set-up = Aufstellung

# { $army } Army
guderian-panels-box-army = { $number }. Armee

# Area { $area }
guderian-panels-box-area = Gebiet { $area }

## Die ausgewählten Einheiten im Kopf der Seitenleiste, und was sie in dieser Phase tun können. $units ist eine Liste von
## Namen; $hexes zählt die Felder, die sie angreifen können. In den beiden Sätzen mit $why steht, was die Regeln sagen: nach
## den Namen, oder allein, wenn es die Einheiten selbst nennt.

# Attack or cancel at the foot of the dock.
guderian-panels-chosen-planned-attack = Unten in der Seitenleiste angreifen oder abbrechen.

# Overrun or cancel at the foot of the dock.
guderian-panels-chosen-planned-overrun = Unten in der Seitenleiste überrollen oder abbrechen.

# { $units }: waiting in Arrivals. Drag to a highlighted hex or click it.
guderian-panels-chosen-waiting = { $units }: noch unter „Eintritt“. Auf ein hervorgehobenes Feld ziehen oder es anklicken.

# { $units }: { $points } MP left. Drag to a highlighted hex or click it.
guderian-panels-chosen-left = { $units }: noch { $points } BP. Auf ein hervorgehobenes Feld ziehen oder es anklicken.

# { $units }: cannot enter any hex.
guderian-panels-chosen-no-hex = { $units }: kein Feld erreichbar.

# { $units }: can only overrun. Drag onto an enemy.
guderian-panels-chosen-overrun = { $units }: nur Überrollen möglich. Auf einen Gegner ziehen.

# { $units }: not on the map.
guderian-panels-chosen-off-map = { $units }: nicht auf der Karte.

# { $hexes ->
#     [one] { $units }: can attack { $hexes } hex. Drag onto an enemy.
#    *[other] { $units }: can attack { $hexes } hexes. Drag onto an enemy.
# }
guderian-panels-chosen-attack = { $hexes ->
        [one] { $units }: Angriff auf { $hexes } Feld möglich. Auf einen Gegner ziehen.
       *[other] { $units }: Angriff auf { $hexes } Felder möglich. Auf einen Gegner ziehen.
    }

# { $units }: no adjacent enemy.
guderian-panels-chosen-no-enemy = { $units }: kein angrenzender Gegner.

guderian-panels-chosen-refused-units = { $units }: { $why }.

guderian-panels-chosen-refused = { $why }.

## Der Reiter der Runde: seine Überschrift, das Datum mit den Phasen beider Seiten, und die Einheiten, die in einer Runde
## eintreten.

# Game turn
guderian-panels-turn = Spielrunde

# { $n ->
#     [one] { $n } turn
#    *[other] { $n } turns
# }
guderian-panels-turn-number = { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }

# { $side } turn
guderian-panels-turn-of = Spielerzug der { NAME($side, case: "plural") }

# No unit enters on turn { $turn }.
guderian-panels-turn-no-arrivals = In Runde { $turn } tritt keine Einheit ein.

## Der Stapel unter der Maus oder der der ausgewählten Einheiten: die Überschrift mit Ort und Feld, rechts die Zahl der
## Spielsteine.

# Stack
# .hint = Point at a hex to see its units.
guderian-panels-stack = Stapel
    .hint = Auf ein Feld zeigen, um seine Einheiten zu sehen.

# Stack { $hex }
guderian-panels-stack-in-hex = Stapel { $hex }

guderian-panels-stack-in-place = { $place } { $hex }

# empty
guderian-panels-stack-empty = leer

# { $n ->
#     [one] { $n } counter
#    *[other] { $n } counters
# }
guderian-panels-stack-counters = { $n ->
        [one] { $n } Spielstein
       *[other] { $n } Spielsteine
    }

# { $n } over the stacking limit: move units out before the phase ends
guderian-panels-stack-over-limit = { $n } über der Stapelgrenze: vor dem Ende der Phase Einheiten wegbewegen

## Angaben zu Stapel und Feld: links ein Wort, dahinter einer dieser Texte.

# Supply
guderian-panels-stack-supply = Nachschub

# in supply
guderian-panels-stack-supplied = versorgt

# out of supply: half strength, half movement
guderian-panels-stack-cut-off = unversorgt: halbe Stärke, halbe Bewegung

# { $n } of { $all } out of supply
guderian-panels-stack-some-cut-off = { $n } von { $all } unversorgt

# Command
guderian-panels-stack-command = Führung

# within a leader’s radius
guderian-panels-stack-commanded = im Befehlsradius eines Kommandeurs

# in no leader’s radius: cannot attack
guderian-panels-stack-not-commanded = außerhalb jedes Befehlsradius: kann nicht angreifen

# Terrain
guderian-panels-stack-terrain = Gelände

# ZOC
guderian-panels-stack-zones = KZ

guderian-panels-stack-zone-sides = { $sides }

# .interdiction = interdiction
# .rail-cut = railway cut
guderian-panels-stack-marker = Marker
    .interdiction = Abriegelung
    .rail-cut = Bahnlinie unterbrochen

## Die Angabe „Gelände“ besteht daraus, mit · dazwischen, nach dem Gelände. $multiple ist das der Stärke des Verteidigers.

# major city
guderian-panels-stack-major-city = Großstadt

# road
guderian-panels-stack-road = Straße

# railway
guderian-panels-stack-railway = Bahnlinie

# defender × { $multiple }
guderian-panels-stack-defender = Verteidiger × { $multiple }

## Knöpfe für Handlungen des Stapels; $leader ist der Name eines Kommandeurs.

# Cut the railway
guderian-panels-stack-cut-rail = Bahnlinie unterbrechen

# Undo the railway cut
guderian-panels-stack-lift-cut = Unterbrechung zurücknehmen

# Fly out { $leader }
guderian-panels-stack-fly-out = { $leader } ausfliegen

## Das Gelände eines Feldes, in einem Satz oder einer Liste; .alone steht allein, am Anfang einer Zeile.

# clear
# .alone = Clear
guderian-panels-terrain-clear = offen
    .alone = Offen

# woods
# .alone = Woods
guderian-panels-terrain-woods = Wald
    .alone = Wald

# swamp
# .alone = Swamp
guderian-panels-terrain-swamp = Sumpf
    .alone = Sumpf

# lake
# .alone = Lake
guderian-panels-terrain-lake = See
    .alone = See

# town
# .alone = Town
guderian-panels-terrain-town = Ortschaft
    .alone = Ortschaft

# hilltop
# .alone = Hilltop
guderian-panels-terrain-hilltop = Kuppe
    .alone = Kuppe

# orchard
# .alone = Orchard
guderian-panels-terrain-orchard = Obstgarten
    .alone = Obstgarten

# crops
# .alone = Crops
guderian-panels-terrain-crops = Getreide
    .alone = Getreide

# stream
# .alone = Stream
guderian-panels-terrain-stream = Bach
    .alone = Bach

# gully
# .alone = Gully
guderian-panels-terrain-gully = Schlucht
    .alone = Schlucht

## Der Zustand eines Spielsteins, jede Angabe in einer Zeile seiner Kurzinfo oder mit · dazwischen im Stapel. $n zählt
## Divisionen oder Stufen; $left und $all sind Bewegungspunkte.

# { $n ->
#     [one] untried: { $n } possible division
#    *[other] untried: { $n } possible divisions
# }
guderian-panels-condition-untried = { $n ->
        [one] unerprobt: nur noch { $n } Division möglich
       *[other] unerprobt: eine von { $n } Divisionen
    }

# { $n ->
#     [one] { $n } step lost
#    *[other] { $n } steps lost
# }
guderian-panels-condition-steps-lost = { $n ->
        [one] { $n } Stufe verloren
       *[other] { $n } Stufen verloren
    }

# disrupted
guderian-panels-condition-disrupted = desorganisiert

# out of supply
guderian-panels-condition-out-of-supply = unversorgt

# has moved
guderian-panels-condition-moved = hat sich bewegt

# halted by its overrun
guderian-panels-condition-halted = beim Überrollen aufgehalten

# could not join its overrun, cannot move again
guderian-panels-condition-left-out = am Überrollen nicht beteiligt, kann sich nicht mehr bewegen

# { $left } of { $all } MP left
guderian-panels-condition-points-left = { $left } von { $all } BP übrig

# has attacked
guderian-panels-condition-attacked = hat angegriffen

# has been attacked
guderian-panels-condition-was-attacked = wurde angegriffen

# has advanced
guderian-panels-condition-advanced = ist vorgerückt

## Der Reiter „Eintritt“: die Ablagen einer Seite, mit der Zahl ihrer Spielsteine, und wohin die einer Ablage dürfen.

# { $side } boxes
guderian-panels-boxes = Ablagen der { NAME($side, case: "plural") }

# { $n ->
#     [one] { $n } counter waiting
#    *[other] { $n } counters waiting
# }
guderian-panels-boxes-waiting = { $n ->
        [one] { $n } Spielstein wartet
       *[other] { $n } Spielsteine warten
    }

# No counters are waiting.
guderian-panels-boxes-none = Kein Spielstein wartet.

# Pick up all
guderian-panels-boxes-pick-up = Alle aufnehmen

# { $first } to { $last }
guderian-panels-boxes-hexes = { $first } bis { $last }

# Drag a counter to a highlighted hex, or click it and then the hex.
guderian-panels-boxes-place = Einen Spielstein auf ein hervorgehobenes Feld ziehen, oder erst ihn und dann das Feld anklicken.

# They enter in their side’s first movement phase.
guderian-panels-boxes-later = Sie treten in der ersten Bewegungsphase ihrer Seite ein.

## Die Divisionen, die der sowjetische Spieler aus dem Süden anfordern darf. $sent sind die bisherigen, $all die meisten in
## einem Spiel, $number die meisten in einer Runde; $price sind Siegpunkte.

# South-Western Front
guderian-panels-front = Südwestfront

# { $sent } of { $all } called up
guderian-panels-front-sent = { $sent } von { $all } angefordert

# From turn { $turn }: { $number } a turn, in area { $area }. The next one scores { $price } VP for the Germans.
guderian-panels-front-about = Ab Runde { $turn }: { $number } je Runde, in Gebiet { $area }. Die nächste bringt den Deutschen { $price } SP.

# Call up a division
# .then = Then click a highlighted hex.
guderian-panels-front-call = Division anfordern
    .then = Dann ein hervorgehobenes Feld anklicken.

## Die Einheiten späterer Runden, nach Runde und Gebiet.

# Reinforcements
# .about = by turn and area
guderian-panels-reinforcements = Verstärkungen
    .about = nach Runde und Gebiet

# None.
guderian-panels-reinforcements-none = Keine.

# Each turn a roll gives the entry area of one more Soviet rifle division (14.1).
guderian-panels-reinforcements-provisional = In jeder Runde bestimmt ein Wurf das Eintrittsgebiet einer weiteren sowjetischen Schützendivision (14.1).

## Die eliminierten Einheiten, je Seite eine Liste, und die zwei Vorräte unerprobter Divisionen, die noch verdeckt liegen.

# Eliminated
# .about = known to both players
guderian-panels-eliminated = Eliminiert
    .about = beiden Spielern bekannt

guderian-panels-eliminated-units = { $units }

# none
guderian-panels-eliminated-none = keine

# Rifle pool
guderian-panels-pool-rifle = Vorrat Schützen

# Armour pool
guderian-panels-pool-tank = Vorrat Panzer

# { $n ->
#     [one] { $n } division not yet revealed
#    *[other] { $n } divisions not yet revealed
# }
guderian-panels-pool-left = { $n ->
        [one] { $n } Division noch nicht aufgedeckt
       *[other] { $n } Divisionen noch nicht aufgedeckt
    }

## Der Reiter „Kampf“: seine Überschrift bei einem Kampf oder beim Überrollen, und was ohne Angriff dort steht.

# Combat
guderian-panels-combat = Kampf

# Overrun
guderian-panels-combat-overrun = Überrollen

# No { $side } attack is in progress.
guderian-panels-combat-theirs = Zurzeit greifen die { NAME($side, case: "plural") } nicht an.

# No attack is planned.
guderian-panels-combat-none = Kein Angriff geplant.

# Drag attackers onto an adjacent enemy. The odds appear here before you roll.
guderian-panels-combat-plan = Angreifer auf einen angrenzenden Gegner ziehen. Das Kräfteverhältnis erscheint hier vor dem Wurf.

# Moving units may overrun an adjacent enemy.
guderian-panels-combat-overruns = Einheiten dürfen in ihrer Bewegung einen angrenzenden Gegner überrollen.

# Units attack in the combat phase.
guderian-panels-combat-later = Angegriffen wird in der Kampfphase.

## Ein Angriff oder Überrollen: rechts von der Überschrift die Felder, darunter Angreifer und Verteidiger. $hexes ist eine
## Liste von Feldern mit ihren Orten, „Smolensk (2411)“. „gg.“ hat Platz für zwei Buchstaben.

# at { $hexes }
guderian-panels-combat-at = in { $hexes }

# vs
guderian-panels-combat-versus = gg.

## Die Stärken, je eine Zeile: links ein Wort (mit wenig Platz), eine Rechnung, eine Summe. Die Spalte der Gefechtstabelle
## ist das Kräfteverhältnis, „3-1“; $more ist die Stärke, die zur nächsten Spalte fehlt, $odds.

# Attack
guderian-panels-combat-attack = Angriff

# Defence
guderian-panels-combat-defence = Verteid.

# all hexes
guderian-panels-combat-all-hexes = alle Felder

# Odds
guderian-panels-combat-odds = Spalte

# most likely, { $percent }%
guderian-panels-combat-likely = wahrscheinlich, { $percent } %

# { $more } more for { $odds }
guderian-panels-combat-next-column = noch { $more } bis { $odds }

# Untried attackers are revealed when the attack is made.
guderian-panels-combat-untried = Unerprobte Angreifer werden erst beim Angriff aufgedeckt.

## Die Aussicht auf einen Kampf ohne Würfel; $percent ist in der zweiten jedes Paares unter 1.

# { $percent }% chance that no defender has strength: then no die is rolled.
guderian-panels-combat-walkover = Zu { $percent } % hat kein Verteidiger Stärke: dann wird nicht gewürfelt.

# Less than 1% chance that no defender has strength: then no die is rolled.
guderian-panels-combat-walkover-small = Zu weniger als 1 % hat kein Verteidiger Stärke: dann wird nicht gewürfelt.

# { $percent }% chance that no attacker has strength: then the attack is void.
guderian-panels-combat-void = Zu { $percent } % hat kein Angreifer Stärke: dann entfällt der Angriff.

# Less than 1% chance that no attacker has strength: then the attack is void.
guderian-panels-combat-void-small = Zu weniger als 1 % hat kein Angreifer Stärke: dann entfällt der Angriff.

## Die Aussichten der Ergebnisse in der Spalte $odds oder in mehreren Spalten: je ein Balken mit seinem Anteil und dem
## Ergebnis in wenigen Wörtern. Ein Ergebnis ist so viele verlorene Stufen oder Felder Rückzug.

# Outcome at { $odds }
# .about = one die
guderian-panels-outcome = Ergebnis bei { $odds }
    .about = ein Würfel

# Outcome at { $first } to { $last }
guderian-panels-outcome-range = Ergebnis bei { $first } bis { $last }

# { $percent }%
guderian-panels-outcome-percent = { $percent } %

# attackers elim.
guderian-panels-outcome-attackers = Angreifer elim.

# defenders elim.
guderian-panels-outcome-defenders = Verteidiger elim.

# def. elim., att. { $n }
guderian-panels-outcome-defenders-attacker = elim., Angreifer { $n }

# each loses 1 step
guderian-panels-outcome-engaged = jeder verliert 1 Stufe

# { $n ->
#     [one] { $n } step or hex
#    *[other] { $n } steps or hexes
# }
guderian-panels-outcome-defender = { $n ->
        [one] { $n } Stufe oder Feld
       *[other] { $n } Stufen oder Felder
    }

# { $n ->
#     [one] attacker { $n } step
#    *[other] attacker { $n } steps
# }
guderian-panels-outcome-attacker = { $n ->
        [one] Angreifer { $n } Stufe
       *[other] Angreifer { $n } Stufen
    }

# each 1 step or hex
guderian-panels-outcome-each = je 1 Stufe oder Feld

# def. { $defender }, att. { $attacker }
guderian-panels-outcome-both = Vert. { $defender }, Angr. { $attacker }

## Die Gefechtstabelle: ihre Überschrift, und die Kurzinfo einer Zelle. $result ist ein Ergebnis, wie es gedruckt ist,
## „D2/A1“, $meaning seine Bedeutung.

# Combat results
# .about = die down, odds across
guderian-panels-results = Gefechtstabelle
    .about = Zeile: Wurf, Spalte: Verhältnis

# Die { $die } at { $odds }: { $result }, { $meaning }
guderian-panels-results-cell = Wurf { $die } bei { $odds }: { $result }, { $meaning }

## Stärken als Rechnungen. $sum ist eine Summe gedruckter Stärken, „(4 + 2 + 2)“, oder eine davon; $n die Zahl ihrer
## Einheiten, $value das Ergebnis. „Verband“, der Divisionsverband, verdoppelt eine ganze Division, „unversorgt“ halbiert
## jede Einheit. Ohne $value ist eine Einheit unerprobt. $leaders sind Kommandeure, die $value hinzufügen.

# { $sum } × 2 integrity
guderian-panels-sum-integrity = { $sum } × 2 Verband

# { $n ->
#     [one] { $sum } ÷ 2, no supply = { $value }
#    *[other] { $sum } ÷ 2 each, no supply = { $value }
# }
guderian-panels-sum-halved = { $n ->
        [one] { $sum } ÷ 2 unversorgt = { $value }
       *[other] { $sum } je ÷ 2 unversorgt = { $value }
    }

# { $n ->
#     [one] { $sum } ÷ 2, no supply
#    *[other] { $sum } ÷ 2 each, no supply
# }
guderian-panels-sum-halved-untried = { $n ->
        [one] { $sum } ÷ 2 unversorgt
       *[other] { $sum } je ÷ 2 unversorgt
    }

# { $n ->
#     [one] { $sum } × 2 integrity ÷ 2, no supply = { $value }
#    *[other] { $sum } × 2 integrity ÷ 2 each, no supply = { $value }
# }
guderian-panels-sum-integrity-halved = { $n ->
        [one] { $sum } × 2 Verband ÷ 2 unversorgt = { $value }
       *[other] { $sum } × 2 Verband, je ÷ 2 unversorgt = { $value }
    }

# { $n ->
#     [one] { $sum } × 2 integrity ÷ 2, no supply
#    *[other] { $sum } × 2 integrity ÷ 2 each, no supply
# }
guderian-panels-sum-integrity-halved-untried = { $n ->
        [one] { $sum } × 2 Verband ÷ 2 unversorgt
       *[other] { $sum } × 2 Verband, je ÷ 2 unversorgt
    }

guderian-panels-sum-leaders = { $value } { $leaders }

# { $sum }; ÷ 2 overrun
guderian-panels-sum-overrun = { $sum }; ÷ 2 Überrollen

## Die Stärke eines Verteidigers, mit den Gründen für ihr Vielfaches, einer Liste der drei Namen darunter.

guderian-panels-sum-defence = { $sum } × { $multiple } { $reasons }

# woods
guderian-panels-sum-woods = Wald

# city
guderian-panels-sum-city = Stadt

# river
guderian-panels-sum-river = Fluss

## Zwei Stärken im Verhältnis: „16 ÷ 5 = 3.2“, oder „1 zu 2.5“, wenn der Angreifer schwächer ist. $ratio hat höchstens eine
## Nachkommastelle, mit dem Punkt des Programms.

guderian-panels-ratio = { $attack } ÷ { $defence } = { $ratio }

# 1 to { $ratio }
guderian-panels-ratio-below = 1 zu { $ratio }

# no attack strength
guderian-panels-ratio-no-attack = keine Angriffsstärke

# no defence strength
guderian-panels-ratio-no-defence = keine Stärke im Ziel

## Die Entscheidung, die ein Spieler treffen muss: ihre Überschrift, und der Text, während ein Würfel rollt.

# { $side } decision
# .about = resolve this first
guderian-panels-owed = Entscheidung der { NAME($side, case: "plural") }
    .about = zuerst entscheiden

# Rolling the die
# .hint = Click or press a key to skip the roll.
guderian-panels-owed-rolling = Der Würfel rollt
    .hint = Ein Klick oder eine Taste überspringt den Wurf.

## Die Frage: Stufenverluste oder Rückzug? Die Zahl ist die der Stufen oder der Felder. $units sind die getroffenen
## Einheiten; in der ersten Meldung eine Einheit oder Division, in der zweiten mehrere.

# { $n ->
#     [one] { $side }: does { $units } lose { $n } step or retreat { $n } hex?
#    *[other] { $side }: does { $units } lose { $n } steps or retreat { $n } hexes?
# }
guderian-panels-owed-lose-or-retreat-one = { $n ->
        [one] { $side }: { $units } – { $n } Stufe verlieren oder { $n } Feld Rückzug?
       *[other] { $side }: { $units } – { $n } Stufen verlieren oder { $n } Felder Rückzug?
    }

# { $n ->
#     [one] { $side }: do { $units } lose { $n } step or retreat { $n } hex?
#    *[other] { $side }: do { $units } lose { $n } steps or retreat { $n } hexes?
# }
guderian-panels-owed-lose-or-retreat-several = { $n ->
        [one] { $side }: { $units } – { $n } Stufe verlieren oder { $n } Feld Rückzug?
       *[other] { $side }: { $units } – { $n } Stufen verlieren oder { $n } Felder Rückzug?
    }

# { $n ->
#     [one] { $side }: lose { $n } step or retreat { $n } hex?
#    *[other] { $side }: lose { $n } steps or retreat { $n } hexes?
# }
guderian-panels-owed-lose-or-retreat = { $n ->
        [one] { $side }: { $n } Stufe verlieren oder { $n } Feld Rückzug?
       *[other] { $side }: { $n } Stufen verlieren oder { $n } Felder Rückzug?
    }

# { $n ->
#     [one] Lose { $n } step
#    *[other] Lose { $n } steps
# }
guderian-panels-owed-lose = { $n ->
        [one] { $n } Stufe verlieren
       *[other] { $n } Stufen verlieren
    }

# { $n ->
#     [one] Retreat { $n } hex
#    *[other] Retreat { $n } hexes
# }
guderian-panels-owed-retreat = { $n ->
        [one] { $n } Feld Rückzug
       *[other] { $n } Felder Rückzug
    }

# Retreat: your opponent chooses the route.
guderian-panels-owed-opponent-routes = Rückzug: der Gegner wählt den Weg.

## Was die Stufenverluste kosten würden; $n ist die Zahl der Stufen, $units sind die Einheiten mit nur noch einer Stufe.

# { $n ->
#     [one] Lose { $n } step: every unit here is eliminated.
#    *[other] Lose { $n } steps: every unit here is eliminated.
# }
guderian-panels-owed-lose-all = { $n ->
        [one] { $n } Stufe verlieren: alle Einheiten hier werden eliminiert.
       *[other] { $n } Stufen verlieren: alle Einheiten hier werden eliminiert.
    }

# { $unit }   { $values }   eliminated
guderian-panels-eliminated-row = { $unit }   { $values }   eliminiert

# { $n ->
#     [one] Lose { $n } step: each step eliminates a unit.
#    *[other] Lose { $n } steps: each step eliminates a unit.
# }
guderian-panels-owed-lose-each = { $n ->
        [one] { $n } Stufe verlieren: jede Stufe eliminiert eine Einheit.
       *[other] { $n } Stufen verlieren: jede Stufe eliminiert eine Einheit.
    }

# { $n ->
#     [one] Lose { $n } step. Eliminated by a step loss: { $units }.
#    *[other] Lose { $n } steps. Eliminated by a step loss: { $units }.
# }
guderian-panels-owed-lose-some = { $n ->
        [one] { $n } Stufe verlieren: eine Stufe eliminiert { $units }.
       *[other] { $n } Stufen verlieren: eine Stufe eliminiert { $units }.
    }

# { $n ->
#     [one] Retreat: { $n } unit is eliminated, because it has no route or finds no room.
#    *[other] Retreat: { $n } units are eliminated, because they have no route or find no room.
# }
guderian-panels-owed-retreat-eliminates = { $n ->
        [one] Rückzug: { $n } Einheit wird eliminiert, weil sie keinen Weg oder keinen Platz hat.
       *[other] Rückzug: { $n } Einheiten werden eliminiert, weil sie keinen Weg oder keinen Platz haben.
    }

## Die anderen Fragen. $n ist die Zahl der Stufen, die noch zu verlieren sind, oder der Felder des Rückzugs; $hex ist ein
## Feld mit seinem Ort.

# { $n ->
#     [one] Which { $side } unit loses a step? { $n } step still to lose.
#    *[other] Which { $side } unit loses a step? { $n } steps still to lose.
# }
guderian-panels-owed-lose-step = { $n ->
        [one] Welche { NAME($side, case: "e") } Einheit verliert eine Stufe? Noch { $n } Stufe zu verlieren.
       *[other] Welche { NAME($side, case: "e") } Einheit verliert eine Stufe? Noch { $n } Stufen zu verlieren.
    }

# { $n ->
#     [one] Choose the retreat route: { $n } hex.
#    *[other] Choose the retreat route: { $n } hexes.
# }
guderian-panels-owed-route = { $n ->
        [one] Den Rückzugsweg wählen: { $n } Feld.
       *[other] Den Rückzugsweg wählen: { $n } Felder.
    }

# { $hex } is over the stacking limit: choose a unit to eliminate.
guderian-panels-owed-excess = { $hex } ist über der Stapelgrenze: welche Einheit wird eliminiert?

# Which units advance after combat?
guderian-panels-owed-advance = Welche Einheiten rücken nach dem Kampf vor?

# How many points do you bid for the German side?
guderian-panels-owed-bid = Wie viele Punkte für die deutsche Seite bieten?

## Das Gebot für die deutsche Seite: die Regel, das Wort neben dem Schieber, der Knopf.

# The higher bidder plays the Germans and subtracts the bid from their score. A die roll decides between equal bids.
guderian-panels-bid-about = Wer mehr bietet, spielt die Deutschen und zieht das Gebot von ihren Punkten ab. Bei gleichen Geboten entscheidet ein Wurf.

# points
guderian-panels-bid-points = Punkte

# Bid
guderian-panels-bid = Bieten

## Der Rückzug eines Stapels: die auf der Karte angeklickten Felder, und der Knopf, der wieder alle Wege aufzählt. $n ist die
## Zahl der Einheiten, die keinen Platz finden.

# { $n ->
#     [one] { $n } unit will be eliminated for lack of room, whatever the route.
#    *[other] { $n } units will be eliminated for lack of room, whatever the route.
# }
guderian-panels-route-no-room = { $n ->
        [one] { $n } Einheit findet keinen Platz und wird auf jedem Weg eliminiert.
       *[other] { $n } Einheiten finden keinen Platz und werden auf jedem Weg eliminiert.
    }

# Through { $hexes }
guderian-panels-route-through = Über { $hexes }

# All routes
guderian-panels-route-all = Alle Wege

## Die Richtungen eines Weges, Feld für Feld, auf seinem Knopf mit wenig Platz.

# north
guderian-panels-route-north = Nord

# northeast
guderian-panels-route-northeast = Nordost

# east
guderian-panels-route-east = Ost

# southeast
guderian-panels-route-southeast = Südost

# south
guderian-panels-route-south = Süd

# southwest
guderian-panels-route-southwest = Südwest

# west
guderian-panels-route-west = West

# northwest
guderian-panels-route-northwest = Nordwest

## Das Vorrücken nach dem Kampf. Das Feld $hex bringt $points Siegpunkte.

# Click a highlighted hex: the stack that can reach it advances. If several can, click a stack first. To advance one unit alone, click it in the fanned-out stack.
guderian-panels-advance-how = Ein hervorgehobenes Feld anklicken: der Stapel, der es erreichen kann, rückt vor. Können es mehrere, zuerst einen Stapel anklicken. Soll eine Einheit allein vorrücken, sie im aufgefächerten Stapel anklicken.

# These units cannot advance together.
guderian-panels-advance-apart = Diese Einheiten können nicht gemeinsam vorrücken.

# { $hex } ({ $points } VP) would be left empty. It still counts for the side that was there last, but for the Germans only while a line free of Soviet units runs from it to the west edge.
guderian-panels-advance-leaves = { $hex } ({ $points } SP) bliebe leer. Das Feld zählt weiter für die Seite, die zuletzt dort war, für die Deutschen aber nur, solange von dort eine Linie ohne sowjetische Einheiten zum Westrand führt.

# End advance
guderian-panels-advance-end = Vorrücken beenden

## Die Kurzinfo eines Knopfes für einen Weg, mit dem Feld an seinem Ende und dem Gelände dort; unter allen Wegen ihre Zahl.

# Ends in { $hex }, { $terrain }
guderian-panels-path-end = Endet in { $hex }, { $terrain }

# { $n ->
#     [one] { $n } choice
#    *[other] { $n } choices
# }
guderian-panels-path-choices = { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }

## Der Reiter „Punkte“: was das Spiel jetzt zählen würde, und die Posten dieser Rechnung, jeder mit seinen Punkten.

# If the game ended now
guderian-panels-points-now = Wenn das Spiel jetzt endete

# Victory hexes held by the Germans
guderian-panels-points-held = Siegfelder in deutscher Hand

# South-Western Front divisions
guderian-panels-points-front = Divisionen der Südwestfront

# Divisions eliminated, cities retaken
guderian-panels-points-divisions = Eliminierte Divisionen, zurückeroberte Städte

# German losses, cities retaken
guderian-panels-points-losses = Deutsche Verluste, zurückeroberte Städte

# The bid
guderian-panels-points-bid = Das Gebot

# German minus Soviet
guderian-panels-points-difference = Deutsche minus sowjetische Punkte

## Die Siegfelder, jedes mit seinem Besitzer. Die Kurzinfo nennt die Nummern seiner Felder.

# Victory hexes
# .hint = A victory hex counts while it is German and a line free of Soviet units runs from it to the west edge.
guderian-panels-places = Siegfelder
    .hint = Ein Siegfeld zählt, solange es deutsch ist und von dort eine Linie ohne sowjetische Einheiten zum Westrand führt.

# { $n } of { $all } German
guderian-panels-places-german = { $n } von { $all } deutsch

guderian-panels-place-hexes = { $hexes }

# { $hexes }; the Soviets score for retaking it
guderian-panels-place-hexes-retaken = { $hexes }; die Sowjets erhalten Punkte für die Rückeroberung

## Die Siegstufen, jede mit ihrer kleinsten Punktzahl; „darunter“ steht bei der niedrigsten. Ihre Namen sind noch englisch.

# Victory levels
# .about = minimum points
guderian-panels-levels = Siegstufen
    .about = Mindestpunkte

# below
guderian-panels-levels-below = darunter

# German Marginal counts as a draw in this game.
guderian-panels-levels-historical = „German Marginal“ gilt in diesem Spiel als Unentschieden.

## Die Ergebnisseite: dieselbe Rechnung mit ihrer Summe, und die Siegfelder nach Besitzern.

# Points
# .about = German minus Soviet
guderian-panels-result-points = Punkte
    .about = deutsche minus sowjetische

# Total
guderian-panels-result-total = Summe

# Victory hexes
# .about = by holder
guderian-panels-result-places = Siegfelder
    .about = nach Besitzer

## Die Geländetafel: ihre Überschrift, die Spalten (mit wenig Platz), und die zwei Zeilen, die kein Gelände sind.

# Terrain
# .about = MP to enter
guderian-panels-chart = Gelände
    .about = BP zum Betreten

# Foot
guderian-panels-chart-foot = Fuß

# Horse
guderian-panels-chart-horse = Kav.

# Motor
guderian-panels-chart-motor = Mot.

# Leader
guderian-panels-chart-leader = Kdr.

# Defence
guderian-panels-chart-defence = Verteid.

# Major city
guderian-panels-chart-major-city = Großstadt

# Along a road
guderian-panels-chart-road = Auf Straße

## Unter der Tafel. $german und $soviet sind Bewegungspunkte, $multiple ist ein Vielfaches der Stärke, „× 2“; $terrains ist
## eine Liste von Geländearten, $limit eine Zahl von Einheiten.

# A river hexside costs Germans { $german } MP more, Soviets { $soviet }. A defender attacked only across rivers counts { $multiple }. Multiples add up: × 2 and × 2 make × 3.
guderian-panels-chart-rivers = Eine Flusshexseite kostet die Deutschen { $german } BP mehr, die Sowjets { $soviet }. Ein Verteidiger, der nur über Flüsse angegriffen wird, zählt { $multiple }. Vielfache werden addiert: × 2 und × 2 ergibt × 3.

# An overrun costs { $overrun } MP. Interdiction adds { $interdiction } MP. A supply line cannot pass through { $terrains }. Stacking limit: { $limit } combat units.
guderian-panels-chart-costs = Überrollen kostet { $overrun } BP, Abriegelung { $interdiction } BP mehr. Eine Nachschublinie kann nicht durch { $terrains } führen. Stapelgrenze: { $limit } Kampfeinheiten.

## Knöpfe an einem Spielstein bei ausgeschaltetem Schiedsrichter, und wo ein Spielstein ist, der nicht auf der Karte ist.

# Lose a step
guderian-panels-by-hand-lose-step = Stufe verlieren

# Regain a step
guderian-panels-by-hand-regain-step = Stufe zurück

# Disrupt
guderian-panels-by-hand-disrupt = Desorganisieren

# Remove disruption
guderian-panels-by-hand-recover = Erholen

# Reveal
guderian-panels-by-hand-reveal = Aufdecken

# Remove
guderian-panels-by-hand-take-off = Entfernen

# Untried rifle division
guderian-panels-by-hand-rifle = Unerprobte Schützendivision

# Untried armoured division
guderian-panels-by-hand-armoured = Unerprobte gepanzerte Division

# set-up box
guderian-panels-by-hand-set-up = Ablage der Aufstellung

# turn { $turn }
guderian-panels-by-hand-turn = Runde { $turn }

# area { $area }
guderian-panels-by-hand-area = Gebiet { $area }

# off the map
guderian-panels-by-hand-off-map = nicht auf der Karte

## Der Bericht: Verluste und Spielverlauf jeder Seite, je eine Zeile mit einer Zahl. „Gelände“ sind Felder.

# Units and leaders eliminated
guderian-panels-report-eliminated = Eliminierte Einheiten und Kommandeure

# Enemy steps eliminated
guderian-panels-report-enemy-steps = Eliminierte gegnerische Stufen

# Hexes taken
guderian-panels-report-hexes = Genommene Felder

# Attacks and overruns
guderian-panels-report-attacks = Angriffe und Überrollen

# { $n ->
#     [one] { $n } step
#    *[other] { $n } steps
# }
guderian-panels-report-steps = { $n ->
        [one] { $n } Stufe
       *[other] { $n } Stufen
    }

# { $units ->
#     [one] { $units } unit
#    *[other] { $units } units
# }, { $leaders ->
#     [one] { $leaders } leader
#    *[other] { $leaders } leaders
# }
guderian-panels-report-units-leaders = { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }, { $leaders ->
        [one] { $leaders } Kommandeur
       *[other] { $leaders } Kommandeure
    }

# Steps lost by turn
guderian-panels-report-steps-by-turn = Verlorene Stufen je Runde

# Ground taken by turn
# .about = hexes taken from the enemy
guderian-panels-report-ground-by-turn = Geländegewinn je Runde
    .about = dem Gegner genommene Felder

# Victory hexes that changed hands
# .about = by the last side there
# .hint = A hex belongs to the side whose combat units were in it last. At the start every hex without a German unit is Soviet.
guderian-panels-report-taken = Siegfelder, die den Besitzer wechselten
    .about = nach der Seite, die zuletzt dort war
    .hint = Ein Feld gehört der Seite, deren Kampfeinheiten zuletzt dort waren. Am Anfang ist jedes Feld ohne deutsche Einheit sowjetisch.

## In diesen Schaubildern statt der Nummer einer Runde: die Zeit vor der ersten Runde.

# set-up
guderian-panels-report-set-up = Aufstellung

## Die Liste der Kämpfe im Bericht: die Köpfe ihrer Spalten (mit wenig Platz), und der Name einer Zeile für
## Vorleseprogramme.

# Every combat and overrun
# .hint = Click a combat to show it in the replay.
guderian-panels-report-combats = Alle Kämpfe, auch Überrollen
    .hint = Ein Klick auf einen Kampf zeigt ihn in der Wiedergabe.

# Combat
guderian-panels-report-column-combat = Kampf

# Strengths
guderian-panels-report-column-strengths = Stärken

# Odds
guderian-panels-report-column-odds = Spalte

# Steps lost
guderian-panels-report-column-steps = Verluste

# Combat of order { $order }
guderian-panels-report-combat-of-order = Kampf von Befehl { $order }

## Eine Zeile dieser Liste: der Kampf ($hex ist ein Feld mit seinem Ort, $n zählt Einheiten), warum nicht gewürfelt wurde,
## und unter „Verluste“ ein Kommandeur, der allein verloren ging. Die Kurzinfo nennt die Angreifer.

# { $n ->
#     [one] Attack on { $hex } by { $n } unit
#    *[other] Attack on { $hex } by { $n } units
# }
guderian-panels-report-attack = { $n ->
        [one] Angriff auf { $hex } mit { $n } Einheit
       *[other] Angriff auf { $hex } mit { $n } Einheiten
    }

# { $n ->
#     [one] Overrun of { $hex } by { $n } unit
#    *[other] Overrun of { $hex } by { $n } units
# }
guderian-panels-report-overrun = { $n ->
        [one] Überrollen von { $hex } mit { $n } Einheit
       *[other] Überrollen von { $hex } mit { $n } Einheiten
    }

# no defender left
guderian-panels-report-no-defender = kein Verteidiger übrig

# no attacker left
guderian-panels-report-no-attacker = kein Angreifer übrig

# not resolved yet
guderian-panels-report-not-resolved = noch nicht entschieden

# leader
guderian-panels-report-leader = Kdr.

guderian-panels-report-attackers = { $units }

## Das Glück eines Spiels, gemessen in Stufen oder Feldern, und die Zählung der Würfe. „Eng“ ist ein Ergebnis der
## Gefechtstabelle.

# Luck in combat
# .hint = Damage: each step or hex of the result counts 1, Eng counts 1 for each side, and an elimination counts the steps eliminated, but at least 3. Luck is the damage to the defender minus the damage to the attacker, above the average of the six faces in the same odds column. It does not rate the choice of odds.
guderian-panels-report-luck = Glück im Kampf
    .hint = Schaden: jede Stufe und jedes Feld des Ergebnisses zählt 1, Eng zählt 1 für jede Seite, und eine Eliminierung zählt die eliminierten Stufen, mindestens aber 3. Glück ist der Schaden des Verteidigers minus den des Angreifers, soweit es über dem Mittel der sechs Augenzahlen derselben Spalte liegt. Die Wahl des Kräfteverhältnisses bewertet es nicht.

# steps or hexes
guderian-panels-report-measure = Stufen oder Felder

# { $side } luck after each combat. Two games in three stay within the shaded band.
guderian-panels-report-luck-curve = Glück der { NAME($side, case: "plural") } nach jedem Kampf. Zwei von drei Spielen bleiben im schattierten Band.

# Dice for attacks
# .hint = The line marks the average: each face in one roll of six. In combat low dice favour the attacker.
guderian-panels-report-dice = Würfe für Angriffe
    .hint = Die Linie zeigt den Durchschnitt: jede Augenzahl einmal in sechs Würfen. Im Kampf begünstigen niedrige Würfe den Angreifer.

# Other dice
guderian-panels-report-other-dice = Andere Würfe
