### Die Aussichten im Verlauf eines Spiels, über der Zeitleiste einer Wiedergabe.

## Der Knopf, der sie zeigt oder verbirgt, und die Gründe, warum ein Spiel gerade keine hat.

# Chances
# .hint = Show how points and chances to win changed during the game. Computer players play on from the end of each phase.
chances-show = Aussichten
    .hint = Zeigen, wie sich Punkte und Siegaussicht im Lauf des Spiels änderten. Computerspieler spielen es vom Ende jeder Phase an weiter.

# Hide chances
chances-hide = Aussichten verbergen

# A branch has no chances: go back to the game first
chances-in-branch = Eine Variante hat keine Aussichten: zuerst zum Spiel zurückkehren

# Chances are available once the game is over: your opponent plays by e-mail
chances-by-mail = Aussichten gibt es erst nach dem Spiel: Der Gegner spielt per E-Mail

# Chances are available once the game is over: two people play
chances-two-people = Aussichten gibt es erst nach dem Spiel: Zwei Menschen spielen

# Chances need the referee: switch it on first
chances-no-referee = Für Aussichten wird der Schiedsrichter gebraucht: zuerst einschalten

## Der Name der Kurve, die Namen an ihrem oberen und unteren Rand und in ihrer Mitte, und der Stand ihrer schnellen Spiele.

# Chances over the game
chances-curve = Aussichten im Verlauf des Spiels

# 100% { NAME($side, case: "plural") }
chances-edge = 100 % { NAME($side, case: "plural") }

# 50%
chances-even = 50 %

# { $games ->
#     [one] Computing: { $games } game played
#    *[other] Computing: { $games } games played
# }
chances-counting =
    { $games ->
        [one] Berechnung: { $games } Spiel gespielt
       *[other] Berechnung: { $games } Spiele gespielt
    }

# { $games ->
#     [one] Paused: { $games } game played
#    *[other] Paused: { $games } games played
# }
chances-paused =
    { $games ->
        [one] Angehalten: { $games } Spiel gespielt
       *[other] Angehalten: { $games } Spiele gespielt
    }

# The chances cannot be computed: the program failed in a game
chances-failed = Die Aussichten lassen sich nicht berechnen: Das Programm ist in einem Spiel gescheitert

## Die Kurzinfo der Kurve an einem Zeitpunkt, je eine Zeile. $order ist die Zahl der Befehle davor; $percent ist der Anteil der
## Spiele, die eine Seite gewann, $low und $high sind die Enden des Bereichs, in dem der wahre Anteil 19 von 20 Malen liegt.
## $points hat ein Vorzeichen, und $side ist die Seite, für die mehr besser ist. chances-cost ist für einen Befehl, der seine
## Seite viel kostete, und chances-legend erklärt die Linien.

# { $games ->
#     [one] After order { $order }, from { $games } game
#    *[other] After order { $order }, from { $games } games
# }
chances-moment =
    { $games ->
        [one] Nach Befehl { $order }, aus { $games } Spiel
       *[other] Nach Befehl { $order }, aus { $games } Spielen
    }

# { NAME($side, case: "plural") }: { $percent }% wins ({ $low }–{ $high }%)
chances-side = { NAME($side, case: "plural") }: { $percent } % Siege ({ $low }–{ $high } %)

# Points at the end: { $points } on average. More are better for the { NAME($side, case: "plural") }.
chances-points = Punkte am Ende: im Mittel { $points }. Mehr sind besser für die { NAME($side, case: "plural") }.

# Order { $order }, with its dice, lowered the chance of the { NAME($side, case: "plural") } to win by { $percent } percentage points
chances-cost = Befehl { $order } senkte mit seinen Würfeln die Siegaussicht der { NAME($side, case: "plural") } um { $percent } Prozentpunkte

# The nearer a line is to a side’s name, the more games that side wins. The dashed line shows the points.
chances-legend = Je näher eine Linie am Namen einer Seite ist, desto mehr Spiele gewinnt diese Seite. Die gestrichelte Linie zeigt die Punkte.

## Der Knopf, der fragt, was der Computer zum gezeigten Zeitpunkt getan hätte, und die Antwort. $order ist ein Befehl mit seinem
## Grund.

# Ask the computer
# .hint = Show what the computer would have done here
chances-ask = Computer fragen
    .hint = Zeigen, was der Computer hier getan hätte

# The computer is thinking…
chances-thinking = Der Computer denkt nach …

# The game was over here
chances-over = Das Spiel war hier zu Ende

# The computer would have done this: { $order }
chances-would = Der Computer hätte dies getan: { $order }
