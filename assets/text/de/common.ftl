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

# { NAME($side, case: "plural") } lead; they win from { $points }
standing-lead-from = die { NAME($side, case: "plural") } führen; Sieg ab { $points }

# { NAME($side, case: "plural") } lead; they win below { $points }
standing-lead-below = die { NAME($side, case: "plural") } führen; Sieg unter { $points }

# a draw
standing-draw = Unentschieden

# a draw; { NAME($side, case: "plural") } win { $limit ->
#     [below] below
#    *[from] from
# } { $points }
standing-draw-one = Unentschieden; die { NAME($side, case: "plural") } gewinnen { $limit ->
        [below] unter
       *[from] ab
    } { $points }

# a draw; { NAME($first, case: "plural") } win { $first_limit ->
#     [below] below
#    *[from] from
# } { $first_points }, { NAME($second, case: "plural") } win { $second_limit ->
#     [below] below
#    *[from] from
# } { $second_points }
standing-draw-both = Unentschieden; die { NAME($first, case: "plural") } gewinnen { $first_limit ->
        [below] unter
       *[from] ab
    } { $first_points }, die { NAME($second, case: "plural") } { $second_limit ->
        [below] unter
       *[from] ab
    } { $second_points }

## Siegbedingungen in der Lagebesprechung eines Szenarios, das keinen Text dafür hat.

# The { NAME($side, case: "plural") } win at { $points } points or more.
winning-from = Die { NAME($side, case: "plural") } gewinnen ab { $points } SP.

# The { NAME($side, case: "plural") } win below { $points } points.
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

# the other side must agree, not the one that offered it
ending-own-offer = die andere Seite muss zustimmen, nicht die anbietende
