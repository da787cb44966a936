### Der Titelschirm: sein Menü, seine Seiten und die Lagebesprechung eines Szenarios.

## Unter dem Namen des Programms, und am Fuß des Menüs. $version ist eine Nummer, „0.4.0“.

# A table for war games
title-tagline = Ein Spieltisch für Konfliktsimulationen

title-version = Version { $version }

## Das Menü. Die erste Zeile führt zurück zur Lektion oder zum Spiel auf dem Tisch oder setzt das letzte Spiel fort.

# Back to the lesson
title-back-to-lesson = Zurück zur Lektion

# Back to the game
title-back-to-game = Zurück zum Spiel

# Continue
title-continue = Fortsetzen

# Games
title-games = Spiele

# Lessons
title-lessons = Lektionen

# Open a game
title-load = Spiel öffnen

title-online = Online

# Online: your game goes on
title-online-goes-on = Online: Spiel fortsetzen

# Rules
title-rules = Regeln

# Settings
title-settings = Einstellungen

# Keys and help
title-help = Tasten und Hilfe

# About
title-about = Über Kessel

# Quit
title-quit = Beenden

## Unter „Lektionen“ im Menü: bevor die erste abgeschlossen ist, und wie viele es sind. $done von $all Lektionen.

# New to the game? Start here.
title-lessons-new = Neu hier? Mit den Lektionen beginnen.

# { $done } of { $all } finished
title-lessons-finished = { $done } von { $all } abgeschlossen

## Unter „Online“ im Menü: wie viele Spiele auf den Spieler warten.

# { $n ->
#     [one] 1 game waits for you
#    *[other] { $n } games wait for you
# }
title-online-due = { $n ->
        [one] 1 Spiel wartet
       *[other] { $n } Spiele warten
    }

## Das Regal der Spiele: seine Überschrift in Großbuchstaben, und der Text ohne Spiele.

# Games
title-games-head = Spiele

# No games.
title-games-none = Keine Spiele.

## Eine Karte im Regal. $game ist der Titel eines Spiels. Die Namen sind für Vorleseprogramme.

# Picture of { $game }
title-card-picture = Bild von { $game }

# Scenarios
# .name = Scenarios of { $game }
# .hint = Choose a scenario, the players and the house rules
title-card-scenarios = Szenarien
    .name = Szenarien von { $game }
    .hint = Szenario, Spieler und Hausregeln wählen

## Der große Knopf einer Karte: er beginnt ein Spiel oder setzt das letzte fort.

# Play
# .name = Play { $game }
title-play = Spielen
    .name = { $game } spielen

# Continue
# .name = Continue { $game }
title-play-continue = Fortsetzen
    .name = { $game } fortsetzen

## Kleiner auf diesem Knopf das Spiel. $scenario ist ein Titel, $moment eine Runde mit Datum und Phase; $opponent, $one und
## $other sind Computerspieler mitten im Satz im Nominativ, „ein Hauptmann“.

title-play-saved = { $scenario }, { $moment }

# { $scenario }, { $side } side, against { $opponent }
title-play-against = { $scenario }, als { NAME($side, case: "er") } Spieler, Gegner: { $opponent }

# { $scenario }, two people
title-play-people = { $scenario }, zwei Personen

# { $scenario }, computer players: { $one } against { $other }
title-play-computers = { $scenario }, es spielen die Computer: { $one } und { $other }

# None of its scenarios can be read.
title-play-none = Keines der Szenarien ist lesbar.

## Die Seite eines Spiels: der Knopf zurück zum Regal, nach einem Pfeil, und die seiner Regeln und Lektionen.

# All games
title-all-games = Alle Spiele

# Rules
# .name = Rules of { $game }
title-game-rules = Regeln
    .name = Regeln von { $game }

# Learn
# .name = Learn { $game }
title-game-lessons = Lernen
    .name = { $game } lernen

# This game is not available.
title-game-missing = Dieses Spiel ist nicht verfügbar.

## Die Liste der Szenarien. Der Name ist der einer Karte für Vorleseprogramme; $scenario ist sein Wort in Dateien.

# No scenarios.
title-scenarios-none = Keine Szenarien.

# Scenario { $scenario }
title-scenario-name = Szenario { $scenario }

## Dauer und Schwierigkeit eines Szenarios, in einer Zeile mit · dazwischen.

# { $turns ->
#     [one] { $turns } turn
#    *[other] { $turns } turns
# }
title-scenario-turns = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }

title-scenario-minutes = { $minutes } min

# { $hours ->
#     [one] { $hours } hour
#    *[other] { $hours } hours
# }
title-scenario-hours = { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

# easy
title-scenario-easy = leicht

# medium
title-scenario-medium = mittel

# hard
title-scenario-hard = schwer

# start here
title-scenario-first = hier beginnen

## Die Spieler. Ein Platz ist eine Seite mit der Liste ihrer Spieler; $player ist ein Name aus dieser Liste.

# Players
title-players = Spieler

# A person
# .hint = A person: at this computer, or by file.
title-person = Eine Person
    .hint = Eine Person: an diesem Computer oder per Datei.

# { $side } player
title-seat = { NAME($side, case: "er") } Spieler

title-seat-choice = { $side }: { $player }

# Play by file
# .hint = Play by e-mail: each player uses their own computer and sends the game file after every turn.
title-by-file = Spiel per Datei
    .hint = Spiel per E-Mail: jeder Spieler sitzt am eigenen Computer und schickt nach jedem Spielerzug die Spieldatei.

# Needs two people: choose “A person” for both sides.
title-by-file-needs = Braucht zwei Personen: für beide Seiten „Eine Person“ wählen.

## Über dem Knopf, der beginnt. $opponent und $other sind Computerspieler mitten im Satz, $one am Anfang, alle im
## Nominativ.

# { $side } side, against { $opponent }
title-players-against = Als { NAME($side, case: "er") } Spieler, Gegner: { $opponent }

# Two people
title-players-people = Zwei Personen

# { $one } against { $other }
title-players-computers = { $one } und { $other } spielen gegeneinander

# Begin
title-begin = Beginnen

## Hausregeln: die Zeile, die sie ausklappt, und rechts ihr Stand. $rules ist „original“, „published“ oder „changed“,
## $changed die Zahl der vom Original abweichenden Optionen; $dice ist „real“ für echte Würfel, $seed „given“ für eine
## eigene Startzahl.

# House rules
title-house-rules = Hausregeln

# { $rules ->
#     [original] as in the original
#     [published] as published
#    *[changed]
#         { $changed ->
#             [one] { $changed } option changed
#            *[other] { $changed } options changed
#         }
# }{ $dice ->
#     [real] , real dice
#    *[other] { "" }
# }{ $seed ->
#     [given] , with a seed
#    *[other] { "" }
# }
title-house-rules-summary =
    { $rules ->
        [original] wie im Original
        [published] wie veröffentlicht
       *[changed] { $changed ->
            [one] { $changed } Option geändert
           *[other] { $changed } Optionen geändert
        }
    }{ $dice ->
        [real] , echte Würfel
       *[other] { "" }
    }{ $seed ->
        [given] , mit Startzahl
       *[other] { "" }
    }

## Die Hausregeln ausgeklappt: zwei Vorgaben, Würfel, Startzahl, und die Regel einer Option, „6.22“.

# As in the original
title-house-rules-original = Wie im Original

# As published
title-house-rules-published = Wie veröffentlicht

# Roll real dice
# .hint = You roll your own dice and enter the results. You can change this during play.
title-real-dice = Mit echten Würfeln
    .hint = Die Spieler würfeln selbst und geben die Ergebnisse ein. Auch während des Spiels umschaltbar.

# Seed
# .hint = Any number. The same seed gives the same dice.
title-seed = Startzahl
    .hint = Eine beliebige Zahl. Gleiche Startzahl, gleiche Würfe.

# random
title-seed-random = zufällig

# The seed must be a number.
title-seed-wrong = Die Startzahl muss eine Zahl sein.

# Case { $case }
title-option-case = Regel { $case }

## Überschriften der Texte über ein Szenario, in Großbuchstaben.

# Background
title-background = Hintergrund

# Summary
title-summary = Überblick

# Forces
title-forces = Kräfte

# Victory conditions
title-victory-conditions = Siegbedingungen

# Scenario notes
title-scenario-notes = Hinweise zum Szenario

## Die Lagebesprechung eines Szenarios. Bei den Kräften eine Seite, die der Spieler oder der Computer führt.

# { $side } (you)
title-forces-you = { $side } (eigene Seite)

# { $side } (computer)
title-forces-computer = { $side } (Computer)

# { $turns ->
#     [one] { $turns } turn
#    *[other] { $turns } turns
# }
title-briefing-length = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }

# { $turns ->
#     [one] { $turns } turn
#    *[other] { $turns } turns
# } · about { $minutes ->
#     [one] { $minutes } minute
#    *[other] { $minutes } minutes
# }
title-briefing-length-minutes = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    } · etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }

# { $turns ->
#     [one] { $turns } turn
#    *[other] { $turns } turns
# } · about { $hours ->
#     [one] { $hours } hour
#    *[other] { $hours } hours
# }
title-briefing-length-hours = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    } · etwa { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

# Close
title-briefing-close = Schließen
    .key = Esc

## Die Seite der Lektionen. $game ist der Titel eines Spiels, $done die Zahl seiner abgeschlossenen Lektionen, $all die
## aller. In .name, für Vorleseprogramme, ist $game sein Wort in Dateien.

# Lessons
title-lessons-head = Lektionen

# Short guided games. Each teaches a few rules as you play.
title-lessons-intro = Kurze geführte Spiele. Jedes lehrt spielend einige Regeln.

# No lessons.
title-lessons-none = Keine Lektionen.

# { $game }   { $done } of { $all }
# .name = Lessons of { $game }
title-lessons-of-game = { $game }   { $done } von { $all }
    .name = Lektionen von { $game }

## Eine Lektion in der Liste: rechts beginnt oder wiederholt ein Knopf sie; ihre Dauer; der Name für Vorleseprogramme, in
## dem $lesson ihr Wort in Dateien ist.

# Lesson { $lesson }
title-lesson-name = Lektion { $lesson }

# Start
title-lesson-start = Beginnen

# Repeat
title-lesson-repeat = Wiederholen

title-lesson-minutes = { $minutes } min

## Die gespeicherten Spiele. $file ist eine Datei, $saved die Zeit ihrer Speicherung, „Saved 2 minutes ago“.

# Saved games
title-saves = Gespeicherte Spiele

# No unfinished games.
title-saves-none = Keine laufenden Spiele.

# To open a game someone has sent you, drop its file on this window.
title-saves-drop = Um ein zugeschicktes Spiel zu öffnen, die Datei auf dieses Fenster ziehen.

# Open { $file }
title-save-open = { $file } öffnen

title-save-when = { $saved }, { $file }

# no picture
title-save-no-picture = kein Bild

# Replay
# .name = Replay { $file }
# .hint = Replay the game from the start
title-replay = Wiedergabe
    .name = Wiedergabe von { $file }
    .hint = Das Spiel vom Anfang an wiedergeben

# Delete
# .name = Delete { $file }
title-delete = Löschen
    .name = { $file } löschen

## Die beendeten Spiele, und die Frage, bevor sie gelöscht werden. $games ist eine Liste der nächsten Meldung, eine für
## jedes $scenario; $n ist die Zahl der Spiele.

# Finished games
title-archive = Beendete Spiele

# Clear archive
title-archive-clear = Archiv leeren

# { $n ->
#     [one] “{ $scenario }”
#    *[other] “{ $scenario }” ({ $n } games)
# }
title-archive-games = { $n ->
        [one] „{ $scenario }“
       *[other] „{ $scenario }“ ({ $n } Spiele)
    }

# { $n ->
#     [one] Delete the finished game { $games } permanently?
#    *[other] Delete the finished games { $games } permanently?
# }
title-archive-question = { $n ->
        [one] Das beendete Spiel { $games } endgültig löschen?
       *[other] Die beendeten Spiele { $games } endgültig löschen?
    }

## Die Frage, bevor ein Spiel gelöscht wird, und die Antworten auf beide Fragen.

# Delete this game permanently?
title-delete-question = Dieses Spiel endgültig löschen?

# Keep
title-keep = Behalten

# Delete permanently
title-delete-permanently = Endgültig löschen
