### Wörter, die jeder Teil des Programms benutzt.

## Der Name dieser Sprache in ihr selbst.

# English
language-name = Deutsch

## Aufzählungen: „a, b und c“ entsteht aus diesen beiden.

list-middle = { $first }, { $second }

# { $first } and { $second }
list-pair = { $first } und { $second }

## Wörter aus Daten: der Name eines Ortes, der Fehler einer Datei.

words = { $words }

## Befehle in der falschen Phase. $what ist eine Handlung, „Einheiten bewegen“; $when sind Phasen mit Präposition,
## „in Segment 2a“.

# this cannot be ordered now
order-cannot-be-given = dieser Befehl ist jetzt nicht möglich

# the game is over
order-game-over = das Spiel ist zu Ende

# this is not the time to { $what }
order-not-now = jetzt nicht möglich: { $what }

# this is not the time to { $what }: that is done { $when }
order-at-another-time = jetzt nicht möglich: { $what } (nur { $when })

## Seiten. Allein, als Überschrift: „Deutsch“. Formen für Sätze:
## player „der deutsche Spieler“, player-obl „den, dem deutschen Spieler“, player-gen „des deutschen Spielers“;
## plural „die, der, den Deutschen“;
## e „die deutsche Bewegung, das deutsche Geschütz“, en „die deutschen Einheiten, der deutschen Bewegung“,
## er „ein deutscher Marker“, es „ein deutsches Geschütz“.

# German
# .plural = Germans
side-german = Deutsch
    .player = deutsche Spieler
    .player-obl = deutschen Spieler
    .player-gen = deutschen Spielers
    .plural = Deutschen
    .e = deutsche
    .en = deutschen
    .er = deutscher
    .es = deutsches

# Soviet
# .plural = Soviets
side-soviet = Sowjetisch
    .player = sowjetische Spieler
    .player-obl = sowjetischen Spieler
    .player-gen = sowjetischen Spielers
    .plural = Sowjets
    .e = sowjetische
    .en = sowjetischen
    .er = sowjetischer
    .es = sowjetisches

# Allied
# .plural = Allies
side-allied = Alliiert
    .player = alliierte Spieler
    .player-obl = alliierten Spieler
    .player-gen = alliierten Spielers
    .plural = Alliierten
    .e = alliierte
    .en = alliierten
    .er = alliierter
    .es = alliiertes

## Eine Seite allein, neben ihrer Fahne: „Deutsch“.

side-alone = { $side }

## Was die Siegpunkte bedeuten, neben ihrer Zahl. Der Teil bis zum Strichpunkt steht dort, wo für alles kein Platz ist.

# { NAME($side, case: "plural") } lead
standing-lead = die { NAME($side, case: "plural") } führen

# { NAME($side, case: "plural") } lead; they win at { $points } or more
standing-lead-from = die { NAME($side, case: "plural") } führen; Sieg ab { $points }

# { NAME($side, case: "plural") } lead; they win below { $points }
standing-lead-below = die { NAME($side, case: "plural") } führen; Sieg unter { $points }

# a draw
standing-draw = Unentschieden

# a draw; { NAME($side, case: "plural") } win { $limit ->
#     [below] below { $points }
#    *[from] at { $points } or more
# }
standing-draw-one = Unentschieden; die { NAME($side, case: "plural") } gewinnen { $limit ->
        [below] unter
       *[from] ab
    } { $points }

# a draw; { NAME($first, case: "plural") } win { $first_limit ->
#     [below] below { $first_points }
#    *[from] at { $first_points } or more
# }, { NAME($second, case: "plural") } win { $second_limit ->
#     [below] below { $second_points }
#    *[from] at { $second_points } or more
# }
standing-draw-both = Unentschieden; die { NAME($first, case: "plural") } gewinnen { $first_limit ->
        [below] unter
       *[from] ab
    } { $first_points }, die { NAME($second, case: "plural") } { $second_limit ->
        [below] unter
       *[from] ab
    } { $second_points }

## Siegbedingungen in der Lagebesprechung eines Szenarios, das keinen Text dafür hat.

# The { NAME($side, case: "plural") } win at { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# } or more.
winning-from = Die { NAME($side, case: "plural") } gewinnen ab { $points } SP.

# The { NAME($side, case: "plural") } win below { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# }.
winning-below = Die { NAME($side, case: "plural") } gewinnen unter { $points } SP.

## Ein Spiel, das vorzeitig endet, und warum ein Angebot oder eine Antwort nicht möglich ist (klein, ohne Punkt).

# The { $side } player has resigned.
ending-resigned = Der { NAME($side, case: "player") } hat aufgegeben.

# Both players have agreed to end the game.
ending-agreed = Beide Spieler haben vereinbart, das Spiel zu beenden.

# this has already been offered
ending-already-offered = das wurde bereits angeboten

# no player has offered to end the game
ending-nothing-offered = kein Spieler hat angeboten, das Spiel zu beenden

# only the other side can accept this offer
ending-own-offer = nur die andere Seite kann dieses Angebot annehmen

## Dasselbe im Protokoll: eine Zeile ist ein Ereignis und hat keinen Punkt.

# The { $side } player resigns
ending-resigns = Der { NAME($side, case: "player") } gibt auf

# Both players agree to end the game
ending-agree = Beide Spieler vereinbaren, das Spiel zu beenden

# The { $side } player offers to end the game on points
ending-offers = Der { NAME($side, case: "player") } bietet an, das Spiel nach Punkten zu beenden

# The game continues
ending-continues = Das Spiel geht weiter

## Kommandos von Hand, die nicht möglich sind, bei aus- oder eingeschaltetem Schiedsrichter. Klein am Anfang (außer
## Hauptwörtern), kein Punkt: beides ergänzt das Programm. $unit und $carrier sind Namen von Einheiten.

# the referee is on: turn it off before placing counters by hand
hand-referee-is-on = der Schiedsrichter ist an: zuerst ausschalten, dann Spielsteine von Hand setzen

# the referee is off: turn it on again to play by the rules
hand-turn-on-to-play = der Schiedsrichter ist aus: wieder einschalten, um nach den Regeln zu spielen

# the referee is off: turn it on again before ending the game
hand-turn-on-to-end = der Schiedsrichter ist aus: zuerst wieder einschalten, dann das Spiel beenden

# the referee is already off
hand-already-off = der Schiedsrichter ist bereits aus

# the referee is already on
hand-already-on = der Schiedsrichter ist bereits an

# { $hex } is off the map
hand-off-map = { $hex } liegt nicht auf der Karte

# the game cannot be set to this phase
hand-no-clock = das Spiel kann nicht auf diese Phase gestellt werden

# this phase is played only before the first turn
hand-clock-before = diese Phase gibt es nur vor der ersten Runde

# this phase is played only on turn { $turn }
hand-clock-turn = diese Phase gibt es nur in Runde { $turn }

# this phase is played only on turns { $first }–{ $last }
hand-clock-turns = diese Phase gibt es nur in den Runden { $first }–{ $last }

# this cannot be done by hand
hand-not-by-hand = das ist von Hand nicht möglich

# no counter is named
hand-none-named = kein Spielstein angegeben

# there is no counter { $unit }
hand-no-counter = es gibt keinen Spielstein { $unit }

# { $unit } cannot be loaded in { $carrier }
hand-not-loaded = { $unit } kann nicht in { $carrier } verladen werden

# { $unit } is already loaded in { $carrier }
hand-already-loaded = { $unit } ist bereits in { $carrier } verladen

# { $unit } stays off the map for the whole game
hand-stays-off = { $unit } kommt im ganzen Spiel nicht auf die Karte

# { $n ->
#     [one] 1 counter is not set up yet: place or eliminate it
#    *[other] { $n } counters are not set up yet: place or eliminate them
# }
hand-not-set-up = { $n ->
        [one] 1 Spielstein ist noch nicht aufgestellt: auf die Karte setzen oder eliminieren
       *[other] { $n } Spielsteine sind noch nicht aufgestellt: auf die Karte setzen oder eliminieren
    }

# { $game } does not save positions as scenarios
hand-no-scenario = { $game } speichert Stellungen nicht als Szenarien

# a scenario cannot begin in this phase
hand-scenario-not-in-phase = in dieser Phase kann kein Szenario beginnen

# a scenario cannot begin during a combat: finish the combat first
hand-scenario-in-combat = ein Szenario kann nicht während eines Kampfs beginnen: den Kampf zuerst beenden

# a scenario must begin at the start of a turn: choose one under “Turn and phase”
hand-scenario-at-turn = ein Szenario muss mit dem Beginn einer Runde anfangen: unter „Runde und Phase“ einen Rundenbeginn wählen

# a scenario must begin with a plot: choose the plot of a turn under “Turn and phase”
hand-scenario-at-plot = ein Szenario muss mit einer Planung anfangen: unter „Runde und Phase“ die Planung einer Runde wählen

# a position with hidden units cannot be a scenario: the file would show them
hand-scenario-hidden = eine Stellung mit verborgenen Einheiten kann kein Szenario sein: die Datei würde sie zeigen

## Die Befunde des Schiedsrichters, bevor er wieder an ist, je ein Satz. $place ist ein Feld mit dem Namen seines Ortes;
## $case ist die Regel über die Aufstellung.

# { $hex } is off the map.
hand-found-off-map = { $hex } liegt nicht auf der Karte.

# { $place } is a lake: no unit can be there.
hand-found-lake = { $place } ist ein See: dort kann keine Einheit stehen.

# Both sides have units in { $place }.
hand-found-both-sides = Beide Seiten haben Einheiten in { $place }.

# { $n ->
#     [one] 1 unit is
#    *[other] { $n } units are
# } not set up, but the set-up is over (case { $case }).
hand-found-waiting = { $n ->
        [one] 1 Einheit ist
       *[other] { $n } Einheiten sind
    } nicht aufgestellt, aber die Aufstellung ist vorbei (Regel { $case }).

## Unter der Überschrift eines Feldes, das die Regeln erklären: die Einheiten darin, eine Liste von Namen.

# No units here.
explained-no-units = Hier sind keine Einheiten.

# Here: { $units }.
explained-units = Hier: { $units }.

## Computerspieler auf dem Titelbild und in der Liste der gespeicherten Spiele, groß am Anfang und mit Artikel: mitten im
## Satz wird der erste Buchstabe klein, und der Name steht darum immer im Nominativ. .line ist der Stil eines Spielers,
## unter seinem Namen.

# Random (for tests)
# .line = Plays any legal move at random.
player-random = Ein Zufallsspieler (für Tests)
    .line = Wählt zufällig irgendeinen erlaubten Befehl.

# A recruit
# .line = Each unit acts for itself, and one group in four makes a mistake. Good for a first game.
player-recruit = Ein Rekrut
    .line = Jede Einheit handelt für sich, und eine von vier Gruppen macht einen Fehler. Gut für ein erstes Spiel.

# A captain
# .line = Units act together, with few mistakes. A fair opponent.
player-captain = Ein Hauptmann
    .line = Einheiten handeln gemeinsam, mit wenigen Fehlern. Ein fairer Gegner.

# A general
# .line = Tries several plans against your best answers. Thinks for about a second.
player-general = Ein General
    .line = Prüft mehrere Pläne gegen die besten Antworten des Gegners. Denkt etwa eine Sekunde nach.

# A field marshal
# .line = Tries many more plans than a general. Thinks for up to 8 seconds.
player-field-marshal = Ein Feldmarschall
    .line = Prüft weit mehr Pläne als ein General. Denkt bis zu 8 Sekunden nach.

## Vermerke im Protokoll über die Datei eines Spiels. $at ist ein Tag mit Uhrzeit, $command ein Kommando, wie es eingegeben
## wurde; $n zählt Befehle, $because ist ein Satz des Programms über den Fehler.

# Hidden information of this game was viewed or used on { $at }: { $command }
file-spoiled = Verborgene Informationen dieses Spiels wurden angesehen oder genutzt ({ $at }): { $command }

# { $n ->
#     [0] No order is missing here
#     [one] One order is missing here
#    *[other] { $n } orders are missing here
# }, and the game continues from the position in its file: { $because }
file-gap = { $n ->
        [0] Hier fehlt kein Befehl
        [one] Hier fehlt ein Befehl
       *[other] Hier fehlen { $n } Befehle
    }, und das Spiel geht von der Stellung in seiner Datei weiter: { $because }

## Warum kein Spiel beginnen kann. $why ist ein Fehler des Systems.

# the system gives no random number for the dice: { $why }
dice-no-random-number = das System liefert keine Zufallszahl für die Würfel: { $why }

## Warum eine Datei nicht geschrieben oder ein Ordner nicht gezeigt werden konnte, nach einem Doppelpunkt, einem Komma oder
## „aber“: klein am Anfang, kein Punkt.

# the disk is full
disk-full = der Datenträger ist voll

# your disk quota is used up
disk-share-used-up = das eigene Speicherkontingent ist aufgebraucht

# the limit on file sizes is reached
disk-too-large = die größte erlaubte Dateigröße ist erreicht

# this program may not write there
disk-not-allowed = dieses Programm darf dort nicht schreiben

# the disk is read-only
disk-read-only = der Datenträger ist schreibgeschützt

# a file is where its folder should be
disk-no-folder = wo der Ordner sein sollte, liegt eine Datei

# a folder has its name
disk-folder-there = ein Ordner hat diesen Namen

# the remaining space is kept for games
disk-room-for-games = der übrige Platz ist für Spiele reserviert

# a pipe, a socket or a device is there, not a file
disk-no-file = dort ist keine Datei, sondern eine Pipe, ein Socket oder ein Gerät

# too many files have been set aside
disk-too-many-aside = es wurden schon zu viele Dateien beiseitegelegt

# there are already { $n } copies beside it
disk-too-many-copies = daneben liegen schon { $n } Kopien

# another running copy of Kessel is writing this file
disk-written-elsewhere = ein anderes laufendes Kessel schreibt gerade diese Datei

# { $folder } cannot be opened: { $why }
disk-folder-not-opened = { $folder } kann nicht geöffnet werden: { $why }

# no program on this computer can open folders
disk-no-program = kein Programm auf diesem Computer kann Ordner öffnen
