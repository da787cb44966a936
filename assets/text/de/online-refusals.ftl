### Ablehnungen des Schiedsrichters eines Onlinespiels und eines Clubs: Anfang klein (außer Hauptwörtern), kein Punkt am Ende.

## Der Schiedsrichter: Befehle und Wünsche

# your side cannot give an order now
online-refusal-not-your-turn = die eigene Seite kann jetzt keinen Befehl geben

# this is not an order of this game
online-refusal-no-order = das ist kein Befehl dieses Spiels

# a key of at most 64 letters is expected
online-refusal-key = erwartet wird ein Schlüssel mit höchstens 64 Zeichen

# spectators cannot give orders
online-refusal-spectator = Zuschauer können keine Befehle geben

# you have given 2,000 orders in this turn: only orders that roll dice or end a phase are left
online-refusal-too-many-orders = schon 2000 Befehle in dieser Runde: nur noch Befehle, die würfeln oder eine Phase beenden

# too many of your orders were refused in this turn
online-refusal-too-many-refusals = in dieser Runde wurden zu viele Befehle abgelehnt

# this message is about another game
online-refusal-other-game = diese Nachricht gehört zu einem anderen Spiel

# the answer to this order cannot be read
online-refusal-answer-lost = die Antwort auf diesen Befehl ist nicht lesbar

# the server cannot save this game at present: the game waits until it can
online-refusal-cannot-keep = der Server kann dieses Spiel zurzeit nicht speichern: bis dahin geht es nicht weiter

# this could not be kept, and nothing has changed
online-refusal-not-kept = das konnte nicht gespeichert werden, und nichts hat sich geändert

## Der Schiedsrichter: Fragen zwischen den Spielern und Uhren

# your last order cannot be taken back
online-refusal-no-takeback = der letzte eigene Befehl kann nicht zurückgenommen werden

# you have asked your opponent too often in this turn
online-refusal-too-many-questions = in dieser Runde wurde der Gegner zu oft gefragt

# you cannot offer a draw again in this turn: you have offered it three times
online-refusal-too-many-offers = in dieser Runde ist kein weiteres Angebot eines Unentschiedens möglich: schon drei gemacht

# this request needs no answer
online-refusal-needs-no-answer = diese Anfrage braucht keine Antwort

# your opponent has not asked for anything
online-refusal-nothing-asked = der Gegner hat nichts gefragt

# there is no pause
online-refusal-no-pause = es gibt keine Pause

# the game is paused already
online-refusal-paused-already = das Spiel ist schon angehalten

# this game has no clocks
online-refusal-no-clocks = dieses Spiel hat keine Uhren

# the game is over
online-refusal-over = das Spiel ist zu Ende

# your opponent’s time is not over
online-refusal-time-not-over = die Zeit des Gegners ist nicht abgelaufen

# in a game with days per turn no player has to be present: only the time counts
online-refusal-gone-by-days = in einem Spiel mit Tagen je Spielerzug muss kein Spieler anwesend sein: nur die Zeit zählt

# your opponent has not been away for five minutes on their own clock
online-refusal-not-gone = der Gegner war noch keine fünf Minuten auf der eigenen Uhr abwesend

## Verbindungen und Konten eines Clubs

# the referee uses another version of the messages; update the older program
online-refusal-version = der Schiedsrichter benutzt eine andere Fassung der Nachrichten; das ältere Programm aktualisieren

# this message is too long
online-refusal-too-long = diese Nachricht ist zu lang

# this message has too many nested brackets
online-refusal-too-deep = diese Nachricht hat zu tief geschachtelte Klammern

# this is not a message of this game
online-refusal-malformed = das ist keine Nachricht dieses Spiels

# the first message on a connection must be a hello
online-refusal-hello-first = die erste Nachricht einer Verbindung muss die Anmeldung sein

# this token is not valid
online-refusal-token = der Zugang dieses Geräts ist nicht gültig

# this invitation is not valid
online-refusal-invite = diese Einladung ist nicht gültig

# a name of 2 to 32 letters, digits, spaces, dots, hyphens, underlines and apostrophes is expected
online-refusal-bad-name = erwartet wird ein Name aus 2 bis 32 Buchstaben, Ziffern, Leerzeichen, Punkten, Binde- und Unterstrichen und Apostrophen

# another player has this name
online-refusal-name-taken = ein anderer Spieler hat diesen Namen

# this is only for players with an account of the club
online-refusal-no-account = dafür ist ein Konto beim Club nötig

# your account may not invite people with this role
online-refusal-not-inviting = dieses Konto darf niemanden mit dieser Rolle einladen

# an invitation is for 1 to 100 people, and valid for 1 to 30 days
online-refusal-bad-invite = eine Einladung ist für 1 bis 100 Personen und gilt 1 bis 30 Tage

# your program has other rules for this game: watch it, or update the older program
online-refusal-rules = dieses Programm hat andere Regeln für dieses Spiel: nur zusehen, oder das ältere Programm aktualisieren

# your account may only watch
online-refusal-role = dieses Konto darf nur zusehen

# your account has too many connections: close one of them
online-refusal-too-many-lines = dieses Konto hat zu viele Verbindungen: eine davon schließen

# too many messages in a short time
online-refusal-too-fast = zu viele Nachrichten in kurzer Zeit

# too many requests: wait a moment
online-refusal-wait = zu viele Anfragen: einen Moment warten

# the club cannot do this at present, and nothing has changed
online-refusal-unavailable = der Club kann das zurzeit nicht, und nichts hat sich geändert

## Spiele eines Clubs

# there is no such game, or it is private
online-refusal-no-game = dieses Spiel gibt es nicht, oder es ist privat

# this game has not begun: a seat is free, or its players have not agreed on the dice yet
online-refusal-forming = dieses Spiel hat nicht begonnen: ein Platz ist frei, oder über die Würfel besteht noch keine Einigkeit

# this seat is not free for you
online-refusal-seat = dieser Platz ist nicht frei

# you have no seat in this game
online-refusal-no-seat = kein Platz in diesem Spiel

# this game has begun: you can resign, but not leave it
online-refusal-begun = dieses Spiel hat begonnen: Aufgeben ist möglich, Verlassen nicht

# this game has not ended: its file would show its secrets
online-refusal-running = dieses Spiel ist nicht zu Ende: seine Datei würde Geheimnisse zeigen

# the file has no such part
online-refusal-part = die Datei hat keinen solchen Teil

# the referee has no files of this scenario that could be sent: ask its keeper, or use the same version of Kessel
online-refusal-no-scenario-files = der Schiedsrichter hat keine Dateien dieses Szenarios, die er schicken könnte: den Betreiber fragen oder dieselbe Fassung von Kessel verwenden

# you have too many games that have not ended
online-refusal-too-many-games = zu viele eigene Spiele, die nicht zu Ende sind

# this connection watches too many private games
online-refusal-too-many-watched = über diese Verbindung wird zu vielen privaten Spielen zugesehen

# this game has too many spectators
online-refusal-too-many-spectators = dieses Spiel hat zu viele Zuschauer

# this game is not played here
online-refusal-no-kind = dieses Spiel wird hier nicht gespielt

# the game has no such side
online-refusal-no-side = das Spiel hat keine solche Seite

# there is no such clock
online-refusal-no-clock = diese Uhr gibt es nicht

# a clock has 10 seconds to 24 hours, or 1 to 60 days
online-refusal-clock = eine Uhr hat 10 Sekunden bis 24 Stunden oder 1 bis 60 Tage

# there is no such delay for spectators
online-refusal-no-delay = diese Verzögerung für Zuschauer gibt es nicht

# a delay has 1 to 20 orders, or 1 to 60 minutes
online-refusal-delay = eine Verzögerung hat 1 bis 20 Befehle oder 1 bis 60 Minuten

# the game has no such scenario, option or computer player
online-refusal-terms = das Spiel hat kein solches Szenario, keine solche Option oder keinen solchen Computerspieler

# a text of at most 500 letters in one line is expected
online-refusal-text = erwartet wird ein Text mit höchstens 500 Zeichen in einer Zeile

# spectators can write only to spectators
online-refusal-not-to-players = Zuschauer können nur an Zuschauer schreiben

# this is not an e-mail address
online-refusal-bad-mail = das ist keine E-Mail-Adresse

# a webhook is an address of at most 2,000 letters that begins with https://
online-refusal-bad-hook = ein Webhook ist eine Adresse mit höchstens 2000 Zeichen, die mit https:// beginnt

# this club sends no e-mail
online-refusal-no-mail = dieser Club verschickt keine E-Mails

# this game is rated: programs cannot play in it
online-refusal-rated = dieses Spiel ist gewertet: Programme können nicht mitspielen

# games are not rated here
online-refusal-no-ratings = hier werden Spiele nicht gewertet

# only a game between two people can be rated, not one with a program or a computer player
online-refusal-only-people = nur ein Spiel zwischen zwei Menschen kann gewertet werden, nicht eines mit einem Programm oder Computerspieler

# this order names the other side
online-refusal-other-side = dieser Befehl nennt die andere Seite
