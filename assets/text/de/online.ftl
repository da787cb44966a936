### Ein Spiel, das ein Schiedsrichter anderswo führt.

## An der Stelle der Knöpfe, solange auf den anderen Spieler gewartet wird.

# { $side } to move
online-to-move = Die { NAME($side, case: "plural") } sind am Zug

## Warum ein Wunsch nicht erfüllt werden kann: ohne Punkt am Ende. $why ist der Grund eines anderen Teils.

# not available in an online game: the referee holds the game
online-not-here = in einem Onlinespiel nicht möglich: der Schiedsrichter führt das Spiel

# branches and chances are not available in an online game
online-no-study = Varianten und Chancen gibt es in einem Onlinespiel nicht

# hints are not allowed in this game
online-no-hints = Tipps sind in diesem Spiel nicht erlaubt

# an order that was taken back in an online game cannot be redone: give it again
online-no-redo = ein zurückgenommener Befehl kann in einem Onlinespiel nicht wiederholt werden: noch einmal geben

# no connection to the referee
online-no-line = keine Verbindung zum Schiedsrichter

# spectators cannot give orders
online-spectator = Zuschauer können keine Befehle geben

# the referee has not answered your last order yet
online-waits = der Schiedsrichter hat den letzten Befehl noch nicht beantwortet

# it is not your move
online-not-your-turn = nicht am Zug

# the game went on before your order arrived: check the position and give it again
online-stale = das Spiel ging weiter, bevor der Befehl ankam: die Stellung prüfen und den Befehl noch einmal geben

# your opponent declines the takeback
online-takeback-declined = der Gegner lehnt die Rücknahme ab

# your opponent declines the pause
online-pause-declined = der Gegner lehnt die Pause ab

# the referee could not save your order, and nothing has changed: give it again
online-not-kept = der Schiedsrichter konnte den Befehl nicht speichern, und nichts hat sich geändert: noch einmal geben

# this game can no longer be shown: { $why }
online-stopped = dieses Spiel kann nicht mehr gezeigt werden: { $why }

# this game can no longer be shown: open it again
online-stopped-here = dieses Spiel kann nicht mehr gezeigt werden: das Spiel noch einmal öffnen

# the scenario of this game is missing here, or has other files: the referee is asked for them
online-scenario-asked = das Szenario dieses Spiels fehlt hier oder hat andere Dateien: der Schiedsrichter wird danach gefragt

# there is no folder for your own content
online-scenario-no-folder = es gibt keinen Ordner für eigene Inhalte

# the referee sent files of the scenario that cannot be used: { $why }
online-scenario-faulty = der Schiedsrichter hat Dateien des Szenarios geschickt, die nicht zu gebrauchen sind: { $why }

# this program was built without online play
online-not-built = dieses Programm wurde ohne Onlinespiel gebaut

## Zur Datei eines beendeten Spiels, die von selbst gesichert wird. $why ist der Grund eines anderen Teils.

# the referee sent a file of this game that cannot be used: { $why }
online-file-faulty = der Schiedsrichter hat eine Datei dieses Spiels geschickt, die nicht brauchbar ist: { $why }

# The game file lacks orders that you gave since you opened the game
online-file-other-orders = In der Spieldatei fehlen eigene Befehle aus der Zeit seit dem Öffnen des Spiels

# The dice of this game are proved: they follow from the numbers of the referee and both players
online-dice-proved = Die Würfe dieses Spiels sind bewiesen: Sie folgen aus den Zahlen des Schiedsrichters und beider Spieler

# The dice of this game are not proved: { $why }
online-dice-not-proved = Die Würfe dieses Spiels sind nicht bewiesen: { $why }

# The dice of this game are proved, but the number for your side is not from this program. If you have not played this game on another computer, tell the club
online-dice-other-number = Die Würfe dieses Spiels sind bewiesen, aber die Zahl für die eigene Seite stammt nicht von diesem Programm. Wurde dieses Spiel nie an einem anderen Computer gespielt, den Club benachrichtigen

## Zum Vergleich der Datei eines beendeten Spiels mit dem, was dieses Programm davon empfangen hat. $order ist die Nummer eines Befehls, $orders die Zahl der Befehle davor, $side der Name der Seite, die ihn gegeben hat, $file eine Datei, $why der Grund eines anderen Teils.

# The game file agrees with everything that this program was sent
online-seen-agrees = Die Spieldatei stimmt mit allem überein, was dieses Programm empfangen hat

# The game file agrees with what this program was sent, but a part of what was sent cannot be read
online-seen-agrees-in-part = Die Spieldatei stimmt mit dem überein, was dieses Programm empfangen hat; ein Teil des Empfangenen ist aber nicht lesbar

# The game file is not the game that this program was sent: order { $order } ({ $side }) was changed or left out
online-seen-differs = Die Spieldatei ist nicht das Spiel, das dieses Programm empfangen hat: Befehl { $order } ({ $side }) wurde geändert oder weggelassen

# The game file is not the game that this program was sent: something after order { $orders } was changed or left out
online-seen-differs-after = Die Spieldatei ist nicht das Spiel, das dieses Programm empfangen hat: Nach Befehl { $orders } wurde etwas geändert oder weggelassen

# The game file was not compared with what this program was sent: this program has saved nothing of that
online-seen-nothing = Die Spieldatei wurde nicht mit dem verglichen, was dieses Programm empfangen hat: es hat davon nichts gesichert

# The game file was not compared with what this program was sent: another version of the program began the game
online-seen-other-version = Die Spieldatei wurde nicht mit dem verglichen, was dieses Programm empfangen hat: eine andere Version des Programms hat das Spiel begonnen

# The game file cannot be compared with what this program was sent: { $why }
online-seen-unplayable = Die Spieldatei lässt sich nicht mit dem vergleichen, was dieses Programm empfangen hat: { $why }

# The program no longer saves what it is sent of this game in { $file }: { $why }
online-seen-stopped = Das Programm sichert nicht mehr in { $file }, was es von diesem Spiel empfängt: { $why }

## Warum ein Wunsch zu einem Club nicht erfüllt werden kann: ohne Punkt am Ende. $why ist der Grund eines anderen Teils, $file eine Datei.

# this club no longer has this game
online-club-no-game = dieses Spiel gibt es in diesem Club nicht mehr

# the game opens by itself as soon as your opponent has taken the seat
online-club-waits = das Spiel öffnet sich von selbst, sobald der Gegner seinen Platz eingenommen hat

# { $file } cannot be read, so the clubs in it are unknown: { $why }
online-club-file = { $file } kann nicht gelesen werden, daher sind die Clubs darin unbekannt: { $why }

# { $file } cannot be written, so your access to this club ends with the program: { $why }
online-club-not-saved = { $file } kann nicht geschrieben werden, daher endet der Zugang zu diesem Club mit dem Programm: { $why }

# this computer has no folder for games
online-home-no-folder = auf diesem Computer gibt es keinen Ordner für Spiele

# the games on this computer cannot be opened: { $why }
online-home-not-started = die Spiele auf diesem Computer können nicht geöffnet werden: { $why }

# the relay { $relay } in the settings is not an address such as https://relay.example
online-home-relay = das Relay { $relay } in den Einstellungen ist keine Adresse wie https://relay.example

## Der Name der Spiele, die dieser Computer führt, unter den Clubs, und der ihres Spielers, wenn das System keinen kennt: 2 bis 32 Buchstaben.

# This computer
online-home-club = Dieser Computer

# Host
online-home-player = Gastgeber

## Der Titel des Fensters, und derselbe, solange ein Spiel auf den Spieler wartet und das Fenster im Hintergrund ist.

online-window = Kessel
online-window-waits = ● Kessel

## Eine Meldung des Systems, während das Fenster im Hintergrund ist; ihr Titel ist der des Szenarios oder „Kessel“. $phase ist der Name der
## Phase, $n die Zahl der Spiele des Clubs, in denen der Spieler am Zug ist.

# It is your turn: turn { $turn }, { $phase }
online-notice-turn = Am Zug: Runde { $turn }, { $phase }

# { $n ->
#     [one] It is your turn in an online game
#    *[other] It is your turn in { $n } online games
# }
online-notice-club = { $n ->
        [one] In einem Onlinespiel am Zug
       *[other] In { $n } Onlinespielen am Zug
    }
