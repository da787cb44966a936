### Der Tisch: warum ein Wunsch nicht erfüllt werden kann, Meldungen über Dateien, und Sätze darüber, was geschehen ist.

## Warum ein Wunsch nicht erfüllt werden kann: klein am Anfang (außer Hauptwörtern), kein Punkt. $why ist der Grund des
## Systems oder eines anderen Teils, $file der Pfad einer Datei.

# no game is open
table-no-game = es ist kein Spiel geöffnet

# this command belongs to another game
table-other-game-command = dieses Kommando gehört zu einem anderen Spiel

# this order belongs to another game
table-other-game-order = dieser Befehl gehört zu einem anderen Spiel

# this is a replay: leave it to keep playing
table-in-replay = in der Wiedergabe nicht möglich: zuerst die Wiedergabe verlassen

# not available in a lesson: leave the lesson first
table-in-lesson = in einer Lektion nicht möglich: zuerst die Lektion verlassen

# nothing to undo: a die roll, a reveal and the end of a phase cannot be undone
table-nothing-to-undo = nichts zurückzunehmen: ein Wurf, ein Aufdecken und das Ende einer Phase bleiben bestehen

# nothing to redo
table-nothing-to-redo = nichts zu wiederholen

# cannot undo: hidden information was revealed while the referee was off
table-cannot-undo-referee = Zurücknehmen nicht möglich: ohne Schiedsrichter wurden verborgene Einheiten sichtbar

# roll the requested die first
table-roll-first = zuerst den verlangten Wurf ausführen

# no die roll is requested
table-no-roll = es wird kein Wurf verlangt

# this die shows 1 to { $faces }, not { $die }
table-wrong-die = dieser Würfel zeigt 1 bis { $faces }, nicht { $die }

# the computer finds no good hexes: place the rest yourself
table-no-good-hex = der Computer findet für den Rest kein gutes Feld: den Rest selbst aufstellen

# no unit on the map can take these weapons
table-no-unit-for-weapons = keine Einheit auf der Karte kann diese Waffen übernehmen

# the game is not over yet
table-not-over = das Spiel ist noch nicht zu Ende

# the picture cannot be painted: { $why }
table-no-painting = das Bild kann nicht gezeichnet werden: { $why }

# this game has no other version to open
table-no-other-version = es gibt keine andere Fassung dieses Spiels zu öffnen

# this game has no autosave file
table-no-autosave = dieses Spiel hat keine automatisch gespeicherte Datei

# cannot record that this turn was opened: { $why }
table-opening-not-recorded = das Öffnen dieser Runde kann nicht festgehalten werden: { $why }

# the note cannot be written: { $why }
table-note-not-written = die Notiz kann nicht geschrieben werden: { $why }

# the note is saved with the game, but { $why }
table-note-only-in-game = die Notiz ist mit dem Spiel gespeichert, aber { $why }

# the drawing cannot be written: { $why }
table-drawing-not-written = die Zeichnung kann nicht geschrieben werden: { $why }

# { $file } cannot be written: { $why }
table-file-not-written = { $file } kann nicht geschrieben werden: { $why }

# { $file } now contains another game
table-file-of-another-game = { $file } enthält jetzt ein anderes Spiel

# the game cannot be saved elsewhere either: { $why }
table-not-saved-elsewhere = das Spiel kann auch woanders nicht gespeichert werden: { $why }

# there is no other folder
table-no-other-folder = es gibt keinen anderen Ordner

# there is no folder for saved games
table-no-games-folder = es gibt keinen Ordner für gespeicherte Spiele

# there is no folder for scenarios
table-no-scenarios-folder = es gibt keinen Ordner für Szenarien

## Namen, die der Spieler einem Spiel oder Szenario gibt. $most ist eine Zahl.

# the name needs a letter or a digit
table-name-empty = der Name braucht einen Buchstaben oder eine Ziffer

# names that begin with “autosave” are reserved
table-name-autosave = Namen, die mit „autosave“ beginnen, sind reserviert

# a game called { $name } already exists
table-name-taken = ein Spiel namens { $name } gibt es schon

# the title needs a letter or a digit
table-title-empty = der Titel braucht einen Buchstaben oder eine Ziffer

# { $most } scenarios already have this title: choose another one
table-title-taken = diesen Titel haben schon { $most } Szenarien: einen anderen wählen

## Bemerkungen zu einem Spiel, das geöffnet wurde. $player ist der Name eines Computerspielers in Dateien, $name der einer
## Datei.

# this is a play-by-file game: a computer player cannot replace a person
table-by-file-only-people = das ist ein Spiel per Datei: ein Computerspieler kann keine Person ersetzen

# there is no computer player { $player }: a person takes its side
table-unknown-player = einen Computerspieler { $player } gibt es nicht: eine Person übernimmt die Seite

# this game is open in another window: this is a copy, which is saved as { $name }
table-open-elsewhere-kept = dieses Spiel ist in einem anderen Fenster geöffnet: hier liegt eine Kopie, die als { $name } gespeichert wird

# this game is open in another window: this is a copy, which is not saved
table-open-elsewhere-not-kept = dieses Spiel ist in einem anderen Fenster geöffnet: hier liegt eine Kopie, die nicht gespeichert wird

## Meldungen über Dateien, in der Leiste: ein kurzer Text, und .about mit der Datei. $what ist eine der Dateien darunter;
## $name ist der Name einer Datei, $file ihr Pfad.

# Not saved: { $why }
# .about = { $file } cannot be written: { $why }. Kessel keeps trying.
table-not-saved = Nicht gespeichert: { $why }
    .about = { $file } kann nicht geschrieben werden: { $why }. Kessel versucht es weiter.

# Not saved ({ $what }): { $why }
table-not-saved-what = Nicht gespeichert ({ $what }): { $why }

# the feed
table-what-feed = der Feed

# the settings
table-what-settings = die Einstellungen

# the plans
table-what-plans = die Pläne

# the list of finished lessons
table-what-lessons = die Liste der abgeschlossenen Lektionen

# the file for the other player
table-what-file-for-other = die Datei für den anderen Spieler

# the file that was sent
table-what-file-sent = die verschickte Datei

# the list of opened turns
table-what-opened-turns = die Liste der geöffneten Runden

# Another file had this name; that file is now { $name }
# .about = Another file was at { $file }. That file is now { $aside }
table-set-aside = Eine andere Datei hatte diesen Namen; sie heißt jetzt { $name }
    .about = Eine andere Datei lag unter { $file }. Sie liegt jetzt unter { $aside }

# Saved as { $name }, under “Open a game”
# .about = The game is saved in { $file }
table-saved = Gespeichert als { $name }, unter „Spiel öffnen“
    .about = Das Spiel ist in { $file } gespeichert

# Now saved in { $name }
# .about = The game is now saved in { $file }
table-saved-elsewhere = Jetzt gespeichert in { $name }
    .about = Das Spiel ist jetzt in { $file } gespeichert

# Picture saved: { $name }
table-picture-saved = Bild gespeichert: { $name }

# The picture cannot be saved
table-picture-not-saved = Das Bild kann nicht gespeichert werden

# The folder cannot be opened
table-folder-not-opened = Der Ordner kann nicht geöffnet werden

# Not deleted
table-not-deleted = Nicht gelöscht

# { $file } is not in a folder of saved games
table-not-a-saved-game = { $file } liegt in keinem Ordner für gespeicherte Spiele

# { $file } is being played
table-is-played = { $file } wird gerade gespielt

# The settings file was damaged. The original is kept as { $file }.
table-settings-damaged = Die Datei der Einstellungen war beschädigt. Das Original bleibt als { $file } erhalten.

# Settings not saved: the damaged settings file cannot be copied: { $why }
table-settings-not-saved = Einstellungen nicht gespeichert: ihre beschädigte Datei kann nicht kopiert werden: { $why }

## Grafikpakete. $pack ist der Name oder die Kennung.

# Art pack { $pack } created, now in use
# .about = Its files are in { $folder }
table-pack-created = Grafikpaket { $pack } angelegt, es gilt jetzt
    .about = Die Dateien liegen in { $folder }

# Pack not created: { $why }
table-pack-not-created = Paket nicht angelegt: { $why }

# Art pack { $pack } is missing: using the standard pack until it is back
# .about = It is in none of the pack folders. To stop waiting for it, choose another pack in Settings.
table-pack-missing = Grafikpaket { $pack } fehlt: bis es wieder da ist, gilt das Standardpaket
    .about = Es liegt in keinem der Paketordner. Um nicht darauf zu warten, in den Einstellungen ein anderes Paket wählen.

# Art pack { $pack } is back
table-pack-back = Grafikpaket { $pack } ist wieder da

## Eigene Inhalte des Spielers, die in den Einstellungen entfernt wurden oder nicht entfernt werden konnten. $title ist ein
## Titel, $name der Name einer Datei.

# The art pack “{ $title }” is now in the folder “removed”
table-removed-pack = Das Grafikpaket „{ $title }“ liegt jetzt im Ordner „removed“

# The scenario “{ $title }” is now in the folder “removed”
table-removed-scenario = Das Szenario „{ $title }“ liegt jetzt im Ordner „removed“

# The lesson “{ $title }” is now in the folder “removed”
table-removed-lesson = Die Lektion „{ $title }“ liegt jetzt im Ordner „removed“

# The course “{ $title }” is now in the folder “removed”
table-removed-course = Der Kurs „{ $title }“ liegt jetzt im Ordner „removed“

# The game “{ $title }” is now in the folder “removed”
table-removed-study = Die Partie „{ $title }“ liegt jetzt im Ordner „removed“

# The file “{ $title }” for scenarios is now in the folder “removed”
table-removed-part = Die Datei „{ $title }“ für Szenarien liegt jetzt im Ordner „removed“

# The art pack { $name } was not removed
table-not-removed-pack = Das Grafikpaket { $name } wurde nicht entfernt

# The scenario { $name } was not removed
table-not-removed-scenario = Das Szenario { $name } wurde nicht entfernt

# The lesson { $name } was not removed
table-not-removed-lesson = Die Lektion { $name } wurde nicht entfernt

# The course { $name } was not removed
table-not-removed-course = Der Kurs { $name } wurde nicht entfernt

# The game { $name } was not removed
table-not-removed-study = Die Partie { $name } wurde nicht entfernt

# The file { $name }, which scenarios use, was not removed
table-not-removed-part = Die Datei { $name }, die Szenarien benutzen, wurde nicht entfernt

## Spiel per E-Mail: wann eine Runde geöffnet wurde. $at ist ein Datum mit Uhrzeit; $times ist eines davon oder
## mehrere, verbunden durch table-times-and.

# This turn was already opened on { $at }.
table-opened-before = Diese Runde wurde schon einmal geöffnet: { $at }.

# The { $side } player opened turn { $turn } on { $n } occasions: { $times }.
table-opened-often = Der { NAME($side, case: "player") } hat Runde { $turn } { $n }-mal geöffnet: { $times }.

table-times-and = { $first }; { $second }

# The { $side } player opens turn { $turn } on { $at }
table-opens = Der { NAME($side, case: "player") } öffnet Runde { $turn }: { $at }

# The { $side } player opens turn { $turn } on { $at }: this turn was already opened on { $before }
table-opens-again = Der { NAME($side, case: "player") } öffnet Runde { $turn }: { $at }; schon einmal geöffnet: { $before }

## Der Übergabeschirm: die Runde und die Phase. $about ist das Datum der Runde.

# Turn { $turn }. { $phase }.
table-moment = Runde { $turn }. { $phase }.

# Turn { $turn }, { $about }. { $phase }.
table-moment-dated = Runde { $turn }, { $about }. { $phase }.

## Die Wiedergabe: ihr Text am Anfang, und während ein Würfel rollt.

# The game begins.
table-replay-begins = Das Spiel beginnt.

# Rolling the dice…
table-dice-roll = Die Würfel rollen …

## Gespeicherte Spiele in der Liste. $moment ist eine Runde und eine Phase, $first und $second sind Computerspieler,
## $computers ist ihre Zahl; $due ist die Seite, die in einem Spiel per E-Mail an der Reihe ist, sonst „none“.

# { $moment }, { $orders ->
#     [one] 1 order
#    *[other] { $orders } orders
# }{ $computers ->
#     [0] { "" }
#     [one] , against { $first }
#    *[other] , { $first } against { $second }
# }{ $due ->
#     [none] { "" }
#    *[other] { " " }– by file, { $due } player to move
# }
table-shelf = { $moment }, { $orders ->
        [one] 1 Befehl
       *[other] { $orders } Befehle
    }{ $computers ->
        [0] { "" }
        [one] , Gegner: { $first }
       *[other] , es spielen { $first } und { $second }
    }{ $due ->
        [none] { "" }
       *[other] { " " }– per Datei, an der Reihe: { $due }
    }

# The result is hidden
table-shelf-hidden = Das Ergebnis ist verborgen

# Saved just now
table-shelf-just-now = Gerade gespeichert

# { $n ->
#     [one] Saved 1 minute ago
#    *[other] Saved { $n } minutes ago
# }
table-shelf-minutes = { $n ->
        [one] Vor 1 Minute gespeichert
       *[other] Vor { $n } Minuten gespeichert
    }

# { $n ->
#     [one] Saved 1 hour ago
#    *[other] Saved { $n } hours ago
# }
table-shelf-hours = { $n ->
        [one] Vor 1 Stunde gespeichert
       *[other] Vor { $n } Stunden gespeichert
    }

# { $n ->
#     [one] Saved 1 day ago
#    *[other] Saved { $n } days ago
# }
table-shelf-days = { $n ->
        [one] Vor 1 Tag gespeichert
       *[other] Vor { $n } Tagen gespeichert
    }

# Saved on { $date }
table-shelf-on = Am { $date } gespeichert

# Dated { $date }, in the future
table-shelf-ahead = Datum { $date }, in der Zukunft

## Was die andere Seite getan hat, in einer Zeile am Anfang eines Spielerzugs: eine Liste der nächsten drei, und danach, was
## daraus geworden ist. $side steht im Plural.

# { NAME($side, case: "plural") }: { $what }.
table-sum = Die { NAME($side, case: "plural") }: { $what }.

# { $n ->
#     [one] 1 unit set up
#    *[other] { $n } units set up
# }
table-sum-set-up = { $n ->
        [one] 1 Einheit aufgestellt
       *[other] { $n } Einheiten aufgestellt
    }

# { $n ->
#     [one] 1 move
#    *[other] { $n } moves
# }
table-sum-moves = { $n ->
        [one] 1 Bewegung
       *[other] { $n } Bewegungen
    }

# { $n ->
#     [one] 1 attack
#    *[other] { $n } attacks
# }
table-sum-attacks = { $n ->
        [one] 1 Angriff
       *[other] { $n } Angriffe
    }

# { NAME($side, case: "plural") }: no moves, no attacks.
table-sum-idle = Die { NAME($side, case: "plural") }: keine Bewegung, kein Angriff.

# { NAME($side, case: "plural") }: no actions seen.
table-sum-nothing-seen = Die { NAME($side, case: "plural") }: keine Handlung gesehen.

# { $n ->
#     [one] { NAME($side, case: "plural") } lost 1 unit.
#    *[other] { NAME($side, case: "plural") } lost { $n } units.
# }
table-sum-lost = { $n ->
        [one] Die { NAME($side, case: "plural") } verloren 1 Einheit.
       *[other] Die { NAME($side, case: "plural") } verloren { $n } Einheiten.
    }

# { $n ->
#     [one] 1 victory hex changed hands.
#    *[other] { $n } victory hexes changed hands.
# }
table-sum-changed-hands = { $n ->
        [one] 1 Siegfeld wechselte den Besitzer.
       *[other] { $n } Siegfelder wechselten den Besitzer.
    }

## Titel von Fenstern: der Tisch, solange er noch dunkel ist, und das Fenster für Zuschauer.

# Kessel is opening…
table-opening = Kessel wird geöffnet …

# Kessel for viewers
table-viewer-window = Kessel für Zuschauer

## Ein Hinweis beim Start, wenn der vorige Start nicht zu Ende kam.

# Kessel did not start properly with the art pack “{ $pack }”, so the standard pack is in use. To try “{ $pack }” again, choose it in Settings
table-pack-not-started = Kessel ist mit dem Grafikpaket „{ $pack }“ nicht richtig gestartet; darum gilt das Standardpaket. Um „{ $pack }“ noch einmal zu versuchen, es in den Einstellungen wählen
