### Der Szenario-Editor.

## Ob ein Szenario ausgewogen ist: Computerspieler spielen es viele Male. $side ist die erste Seite, $percent der Anteil der
## Spiele, die sie gewonnen hat, in Prozent, mit den Enden $low und $high des Bereichs, in dem der wahre Anteil in 19 von 20
## Fällen ist. $n sind die Unentschieden unter den $games.

# { $n ->
#     [one] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draw of { $games }
#    *[other] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draws of { $games }
# }
workshop-fairness = Die { NAME($side, case: "plural") } { $percent } % ({ $low } bis { $high }), { $n } von { $games } unentschieden

## $result ist die Zeile darüber.

# { $n ->
#     [one] { $result }; { $n } game did not end
#    *[other] { $result }; { $n } games did not end
# }
workshop-fairness-unfinished = { $n ->
        [one] { $result }; { $n } Spiel endete nicht
       *[other] { $result }; { $n } Spiele endeten nicht
    }

# No game has ended yet
workshop-fairness-none = Noch kein Spiel ist beendet

# { $n ->
#     [one] { $played } of { $n } game
#    *[other] { $played } of { $n } games
# }
workshop-fairness-progress = { $n ->
        [one] { $played } von { $n } Spiel
       *[other] { $played } von { $n } Spielen
    }

## Ein Szenario als eigenes speichern. $id ist seine Kennung, $file die Datei, $why der Grund.

# The scenarios of { $game } cannot be edited here yet
workshop-draft-none = Die Szenarien von { $game } lassen sich hier noch nicht bearbeiten

# A scenario that comes with the program is called { $id }: give yours another id
workshop-draft-shipped = Ein mitgeliefertes Szenario heißt { $id }; bitte eine andere Kennung wählen

# { $file } already exists: give your scenario another id
workshop-draft-taken = { $file } gibt es schon; bitte eine andere Kennung wählen

# { $file } cannot be written: { $why }
workshop-draft-unwritten = { $file } kann nicht geschrieben werden: { $why }
