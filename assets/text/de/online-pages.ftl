### Spielen über das Netz: die Seiten des Titelschirms, und Leiste, Fragen und Chat eines Onlinespiels.

## Der Zustand der Verbindung, am Kopf jeder Seite. $club ist der Name eines Clubs, $player ein Name.

# Not connected
online-page-not-connected = Nicht verbunden

# Connecting to { $club } …
online-page-connecting = Verbindung mit { $club } wird aufgebaut …

# Connected to { $club } as { $player }
online-page-connected = Verbunden mit { $club } als { $player }

# Connected to { $club } as a guest
online-page-connected-guest = Verbunden mit { $club } als Gast

# { $n ->
#     [0] Connection to { $club } lost, connecting again …
#     [one] Connection to { $club } lost, next try in 1 second
#    *[other] Connection to { $club } lost, next try in { $n } seconds
# }
online-page-lost = { $n ->
        [0] Verbindung mit { $club } verloren, wird neu aufgebaut …
        [one] Verbindung mit { $club } verloren, nächster Versuch in 1 Sekunde
       *[other] Verbindung mit { $club } verloren, nächster Versuch in { $n } Sekunden
    }

# Cancel
online-page-cancel = Abbrechen

# Refresh
online-page-refresh = Aktualisieren

# Try now
online-page-try-now = Jetzt versuchen

# Disconnect
online-page-disconnect = Verbindung trennen

# Dismiss
online-page-dismiss = Ausblenden

## Die Namen der Seiten.

# My games
online-page-mine = Meine Spiele

# My games ({ $n })
online-page-mine-due = Meine Spiele ({ $n })

# Host
online-page-host = Ausrichten

# Join
online-page-join = Teilnehmen

# Watch
online-page-watch = Zusehen

# Archive
online-page-archive = Archiv

# What others can see
online-page-knowing = Was andere sehen können

## Listen ohne Spiele und die Schaltflächen darunter. „Teilnehmen“ und „Ausrichten“ sind die Seiten.

# You are not connected to a club. Go to “Join” and paste the ticket or the address that you were sent. To invite a friend, go to “Host”.
online-page-join-first = Nicht mit einem Club verbunden. Auf der Seite „Teilnehmen“ das zugeschickte Ticket oder die Adresse einfügen. Auf der Seite „Ausrichten“ wird ein Freund eingeladen.

# The list appears when the club has answered.
online-page-list-comes = Die Liste erscheint, sobald der Club geantwortet hat.

# The list appears when the connection is back.
online-page-list-lost = Die Liste erscheint, sobald die Verbindung wieder besteht.

# You have no games in this club. Host one, or take an open seat.
online-page-mine-none = Noch keine Spiele in diesem Club. Eines ausrichten oder einen offenen Platz einnehmen.

# Host a game
online-page-to-host = Spiel ausrichten

# Join a game
online-page-to-join = An einem Spiel teilnehmen

# Click a game to watch it. Spectators see less than either player.
online-page-watch-intro = Ein Spiel anklicken, um zuzusehen. Zuschauer sehen weniger als jeder der beiden Spieler.

# No public game is running. Come back later, or host a public game.
online-page-watch-none = Es läuft kein öffentliches Spiel. Später wiederkommen oder ein öffentliches Spiel ausrichten.

# No game of this club has ended yet. Games appear here when they end.
online-page-archive-none = Noch kein Spiel dieses Clubs ist zu Ende. Beendete Spiele erscheinen hier.

# Save and replay
# .hint = Save the game file among your games, and replay it from the beginning
online-page-archive-replay = Sichern und nachspielen
    .hint = Die Spieldatei bei den eigenen Spielen sichern und das Spiel von Anfang an nachspielen

# Save and replay: { $game }
online-page-archive-replay-name = Sichern und nachspielen: { $game }

## Ein Spiel in einer Liste. $game ist sein Titel, $scenario der seines Szenarios; $player, $players, $opponent sind Namen oder ein Platz wie „ein offener Platz“.

online-page-game = { $game } · { $players }

# Game { $scenario }: { $players }
online-page-game-name = Spiel { $scenario }: { $players }

# { $side } side, against { $opponent }
online-page-against = als { NAME($side, case: "er") } Spieler, Gegner: { $opponent }

online-page-seat = { $player } ({ $side })

online-page-seat-rating = { $player } ({ $rating })

# { $one } against { $other }
online-page-pair = { $one } gegen { $other }

online-page-players = { $players }

# an open seat
online-page-seat-open = ein offener Platz

# an invited player
online-page-seat-invited = ein eingeladener Spieler

# Your move
online-page-your-turn = Am Zug

# To move: { $players }
online-page-their-turn = Am Zug: { $players }

# Waiting for an opponent
online-page-no-opponent = Warten auf einen Gegner

# Time left { $time }
online-page-left = Restzeit { $time }

# Last move just now
online-page-moved-now = Letzter Zug gerade eben

# { $n ->
#     [one] Last move 1 minute ago
#    *[other] Last move { $n } minutes ago
# }
online-page-moved-minutes = { $n ->
        [one] Letzter Zug vor 1 Minute
       *[other] Letzter Zug vor { $n } Minuten
    }

# { $n ->
#     [one] Last move 1 hour ago
#    *[other] Last move { $n } hours ago
# }
online-page-moved-hours = { $n ->
        [one] Letzter Zug vor 1 Stunde
       *[other] Letzter Zug vor { $n } Stunden
    }

# { $n ->
#     [one] Last move 1 day ago
#    *[other] Last move { $n } days ago
# }
online-page-moved-days = { $n ->
        [one] Letzter Zug vor 1 Tag
       *[other] Letzter Zug vor { $n } Tagen
    }

## Zeiten von Uhren, und was für ein Spiel vereinbart ist. $time und $increment sind Längen wie „10 min“. online-rating ist eine Wertung wie „1.240“: $rest hat drei Ziffern.

# { $days } d { $hours } h
online-time-days = { $days } T { $hours } h

online-time-minutes = { $n } min

online-time-seconds = { $n } s

# No clock
online-clock-none = Keine Uhr

# { $time } per turn
online-clock-turn = { $time } je Spielerzug

# { $time } per game
online-clock-game = { $time } je Spiel

# { $time } per game + { $increment } per turn
online-clock-increment = { $time } je Spiel + { $increment } je Spielerzug

# { $n ->
#     [one] 1 day per turn
#    *[other] { $n } days per turn
# }
online-clock-days = { $n ->
        [one] 1 Tag je Spielerzug
       *[other] { $n } Tage je Spielerzug
    }

# Takebacks: free
online-takebacks-free = Rücknahme: frei

# Takebacks: by consent
online-takebacks-ask = Rücknahme: mit Zustimmung

# Takebacks: none
online-takebacks-none = Rücknahme: keine

# Hints: not allowed
online-hints-none = Tipps: nicht erlaubt

# Rated
online-rated = Gewertet

online-rating = { $thousands }.{ $rest }

# { $n ->
#     [one] Spectators: 1 order later
#    *[other] Spectators: { $n } orders later
# }
online-delay-orders = { $n ->
        [one] Zuschauer: 1 Befehl später
       *[other] Zuschauer: { $n } Befehle später
    }

# { $n ->
#     [one] Spectators: 1 minute later
#    *[other] Spectators: { $n } minutes later
# }
online-delay-minutes = { $n ->
        [one] Zuschauer: 1 Minute später
       *[other] Zuschauer: { $n } Minuten später
    }

# Spectators: after each player turn
online-delay-turn = Zuschauer: nach jedem Spielerzug

## Die Seite, die ein Spiel ausrichtet. online-host-choice und online-host-game sind Namen für Bildschirmleser.

# Game: { $game }
online-host-game = Spiel: { $game }

online-host-choice = { $label }: { $choice }

# Referee
online-host-place = Schiedsrichter

# At { $club }
online-host-at-club = Bei { $club }

# On this computer
online-host-at-home = Auf diesem Computer

# Your side
online-host-side = Eigene Seite

# Opponent
online-host-opponent = Gegner

# By invitation
# .hint = You get a ticket and send it to your opponent.
online-host-invited = Mit Einladung
    .hint = Ein Ticket erscheint. Es dem Gegner schicken.

# Open to the club
# .hint = Any player of the club may take the seat.
online-host-open = Offen für den Club
    .hint = Jeder Spieler des Clubs kann den Platz einnehmen.

# Computer player
online-host-computer = Computerspieler

# Computer player: list
online-host-computer-list = Computerspieler: Liste

# Takebacks
online-host-takebacks = Rücknahme

# Free
# .hint = You may take back your last order until the other side gives an order.
online-host-takebacks-free = Frei
    .hint = Der letzte eigene Befehl kann zurückgenommen werden, bis die andere Seite einen Befehl gibt.

# By consent
# .hint = You may take back orders if your opponent agrees.
online-host-takebacks-ask = Mit Zustimmung
    .hint = Befehle können zurückgenommen werden, wenn der Gegner zustimmt.

# None
# .hint = Every order is final.
online-host-takebacks-none = Keine
    .hint = Jeder Befehl ist endgültig.

# Hints of the computer
online-host-hints = Tipps des Computers

# Allowed
# .hint = Either player may ask what the computer would do.
online-host-hints-allowed = Erlaubt
    .hint = Beide Spieler dürfen fragen, was der Computer tun würde.

# Not allowed
# .hint = The tables of both players give no hints.
online-host-hints-none = Nicht erlaubt
    .hint = Die Tische beider Spieler geben keine Tipps.

# Clock
online-host-clock = Uhr

# None
# .hint = No time limit.
online-host-clock-none = Keine
    .hint = Keine Zeitgrenze.

# Per turn
# .hint = Each player has this time in each player turn, also for answers in the opponent’s turn.
online-host-clock-turn = Je Spielerzug
    .hint = Jeder Spieler hat diese Zeit in jedem Spielerzug, auch für Antworten im Spielerzug des Gegners.

# Per game
# .hint = Each player has this time for the whole game. The increment is added after each player turn in which the player gave an order.
online-host-clock-game = Je Spiel
    .hint = Jeder Spieler hat diese Zeit für das ganze Spiel. Der Zuschlag kommt nach jedem Spielerzug dazu, in dem der Spieler einen Befehl gegeben hat.

# Days
# .hint = For a game that lasts weeks. A player who is late loses only after 48 more hours.
online-host-clock-days = Tage
    .hint = Für ein Spiel über Wochen. Ein Spieler, der zu spät ist, verliert erst nach weiteren 48 Stunden.

# Time per turn
online-host-time-turn = Zeit je Spielerzug

# Time per game
online-host-time-game = Zeit je Spiel

# Increment
online-host-increment = Zuschlag

# Days per turn
online-host-time-days = Tage je Spielerzug

# { $n ->
#     [one] 1 day
#    *[other] { $n } days
# }
online-host-days = { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }

# Public
# .hint = Guests of the club may watch. They see less than either player.
online-host-public = Öffentlich
    .hint = Gäste des Clubs dürfen zusehen. Sie sehen weniger als jeder der beiden Spieler.

# Anyone who has the ticket may watch while both seats are taken.
online-host-public-home = Jeder mit dem Ticket darf zusehen, solange beide Plätze besetzt sind.

# Delay for spectators
online-host-delay = Verzögerung für Zuschauer

# None
# .hint = Spectators see each order at once.
online-host-delay-none = Keine
    .hint = Zuschauer sehen jeden Befehl sofort.

# Orders
# .hint = Spectators see an order after this many later orders.
online-host-delay-orders = Befehle
    .hint = Zuschauer sehen einen Befehl nach so vielen weiteren Befehlen.

# Minutes
# .hint = Spectators see an order this many minutes later.
online-host-delay-minutes = Minuten
    .hint = Zuschauer sehen einen Befehl so viele Minuten später.

# Player turn
# .hint = Spectators see the orders of a player turn when it is over.
online-host-delay-turn = Spielerzug
    .hint = Zuschauer sehen die Befehle eines Spielerzugs, sobald er vorbei ist.

# Behind the players
online-host-behind = Hinter den Spielern

# { $n ->
#     [one] 1 order
#    *[other] { $n } orders
# }
online-host-orders = { $n ->
        [one] 1 Befehl
       *[other] { $n } Befehle
    }

# Rated
# .hint = The result changes your rating and that of your opponent.
online-host-rated = Gewertet
    .hint = Das Ergebnis ändert die Wertungen beider Spieler.

## Über der Schaltfläche, die ausrichtet: die Wahl in einer Zeile, oder warum sie nicht geht. $opponent ist der Name eines Computerspielers.

# Host game
online-host-begin = Spiel ausrichten

# { $side } side, against any player of the club
online-host-as-open = Als { NAME($side, case: "er") } Spieler, gegen jeden Spieler des Clubs

# { $side } side, against a player whom you invite
online-host-as-invited = Als { NAME($side, case: "er") } Spieler, gegen einen eingeladenen Spieler

# { $side } side, against the computer: { $opponent }
online-host-as-computer = Als { NAME($side, case: "er") } Spieler, gegen den Computer: { $opponent }

# This scenario cannot be read. Choose another one.
online-host-fault = Dieses Szenario kann nicht gelesen werden. Ein anderes wählen.

# The club has not answered yet.
online-host-waits = Der Club hat noch nicht geantwortet.

# Connect to a club first, on the page “Join”.
online-host-needs-club = Zuerst auf der Seite „Teilnehmen“ mit einem Club verbinden.

# Guests cannot host games. Ask the keeper of the club for an invitation.
online-host-needs-account = Gäste können keine Spiele ausrichten. Den Betreiber des Clubs um eine Einladung bitten.

# Only a game at a club can be open. Choose an invitation or a computer player.
online-host-open-needs-club = Nur ein Spiel bei einem Club kann offen sein. Eine Einladung oder einen Computerspieler wählen.

## Das Ticket eines Spiels, das ausgerichtet wurde.

online-ticket = Ticket

# Send this ticket to your opponent. They paste it on the page “Join”.
online-ticket-about = Dieses Ticket dem Gegner schicken. Der Gegner fügt es auf der Seite „Teilnehmen“ ein.

# Copy
online-ticket-copy = Kopieren

# Open game
online-ticket-open = Spiel öffnen

# Host another game
online-ticket-close = Weiteres Spiel ausrichten

# Copied. Paste it into a message to your opponent.
online-ticket-copied = Kopiert. In eine Nachricht an den Gegner einfügen.

# Treat it like a key: the first player who uses it gets the seat.
online-ticket-once = Wie einen Schlüssel behandeln: Der erste Spieler, der es benutzt, bekommt den Platz.

# An opponent in the same network can also use this address:
online-ticket-near = Ein Gegner im selben Netz kann auch diese Adresse benutzen:

## Die Seite, auf der ein Spieler teilnimmt. $address ist die eines Clubs; $play ist online-join-play, $game der Name eines Spiels für Bildschirmleser.

# Connect
online-join-head = Verbinden

# Ticket or address
# .hint = Paste what your opponent or the keeper of the club sent you.
online-join-ticket = Ticket oder Adresse
    .hint = Einfügen, was der Gegner oder der Betreiber des Clubs geschickt hat.

# Your name
# .hint = Needed with an invitation. Without an invitation you watch as a guest.
online-join-name = Eigener Name
    .hint = Nötig mit einer Einladung. Ohne Einladung ist nur Zusehen als Gast möglich.

# Connect
online-join-connect = Verbinden

# The connection is being made.
online-join-connects = Die Verbindung wird schon aufgebaut.

# Paste a ticket or an address first.
online-join-empty = Zuerst ein Ticket oder eine Adresse einfügen.

# Known clubs
online-join-clubs = Bekannte Clubs

# as { $player } · { $address }
online-join-as = als { $player } · { $address }

# as a guest · { $address }
online-join-as-guest = als Gast · { $address }

# Connect to { $club }
online-join-connect-to = Mit { $club } verbinden

# Disconnect first.
online-join-disconnect-first = Zuerst die Verbindung trennen.

# Forget
online-join-forget = Vergessen

# Forget { $club }
online-join-forget-club = { $club } vergessen

# Forget { $club }? You will need a new invitation to play there again.
online-join-forget-question = { $club } vergessen? Um dort wieder zu spielen, ist dann eine neue Einladung nötig.

# Forget club
online-join-forget-now = Club vergessen

# Keep club
online-join-keep = Club behalten

# Open seats
online-join-open = Offene Plätze

# No open seats in this club. Host an open game on the page “Host”.
online-join-open-none = Keine offenen Plätze in diesem Club. Auf der Seite „Ausrichten“ ein offenes Spiel anbieten.

# Guests cannot take a seat. Ask the keeper of the club for an invitation.
online-join-open-guest = Gäste können keinen Platz einnehmen. Den Betreiber des Clubs um eine Einladung bitten.

# Play the { $side } side
online-join-play = Als { NAME($side, case: "er") } Spieler spielen

# Play side { $n }
online-join-play-any = Seite { $n } spielen

online-join-play-in = { $play }: { $game }

## Die Tabelle, was andere sehen können. Ihre Spalten sind Personen; in jedem Feld steht eine von drei Antworten.

# The referee sends your program only what you may know, and your opponent’s program only what they may know. A program cannot show what it is not sent. An opponent is in the column “Player”, or in “Host at home” if their computer holds the game. “Own side” means: for their side only, not for yours.
online-knowing-intro = Der Schiedsrichter schickt jedem Programm nur, was dessen Spieler wissen darf. Was ein Programm nicht empfängt, kann es nicht zeigen. Der Gegner steht in der Spalte „Spieler“, oder in „Gastgeber zu Hause“, wenn sein Computer das Spiel führt. „Eigene Seite“ heißt: nur für seine Seite, nicht für die andere.

# Host at home
online-knowing-host = Gastgeber zu Hause

# Keeper of a club
online-knowing-keeper = Betreiber eines Clubs

# Player
online-knowing-player = Spieler

# Spectator
online-knowing-spectator = Zuschauer

# Yes
online-knowing-yes = Ja

# Own side
online-knowing-own = Eigene Seite

# No
online-knowing-no = Nein

# See orders that are not hidden, results and rolled dice
online-knowing-moves = Befehle, die nicht verborgen sind, Ergebnisse und Würfe sehen

# See which side is to move, and who is connected
online-knowing-turn = Sehen, welche Seite am Zug ist und wer verbunden ist

# See hidden units, plots and instructions
online-knowing-secrets = Verborgene Einheiten, Pläne und Anweisungen sehen

# See dice that are not rolled yet
online-knowing-dice = Würfe sehen, die noch nicht gefallen sind

# Choose the seed, from which all dice follow
online-knowing-seed = Die Startzahl wählen, aus der alle Würfe folgen

# Give orders
online-knowing-orders = Befehle geben

# Change a saved game
online-knowing-change = Ein gesichertes Spiel ändern

# Get the game file after the end, with everything that was hidden
online-knowing-file = Nach dem Ende die Spieldatei bekommen, mit allem, was verborgen war

# Read what players write to all
online-knowing-chat-all = Lesen, was Spieler an alle schreiben

# Read what the two players write to each other
online-knowing-chat-players = Lesen, was die beiden Spieler einander schreiben

# Read what spectators write, before the game ends
online-knowing-chat-spectators = Vor dem Ende des Spiels lesen, was Zuschauer schreiben

# See your internet address
online-knowing-address = Die Internetadressen der anderen sehen

# The host at home is the player whose computer runs the referee; the ticket contains the addresses of that computer. The keeper runs the computer of a club. If a ticket uses a relay, its operator sees the addresses of both computers and encrypted packets. A program that plays (a bot) counts as a player, a page in a browser as a spectator.
online-knowing-roles = Gastgeber zu Hause ist der Spieler, auf dessen Computer der Schiedsrichter läuft; das Ticket enthält die Adressen dieses Computers. Der Betreiber eines Clubs führt dessen Computer. Benutzt ein Ticket ein Relay, sieht dessen Betreiber die Adressen beider Computer und verschlüsselte Pakete. Ein Programm, das spielt (ein Bot), zählt als Spieler, eine Seite im Browser als Zuschauer.

# The seed follows from random numbers of the referee and of both players. A host or keeper who changes the program could roll other dice or change a saved game. Your window finds that after the game: it checks the proof of the dice, and compares the game file with what it was sent.
online-knowing-proof = Die Startzahl folgt aus Zufallszahlen des Schiedsrichters und beider Spieler. Ein Gastgeber oder Betreiber, der das Programm ändert, könnte anders würfeln oder ein gesichertes Spiel ändern. Das Fenster findet das nach dem Spiel: es prüft den Beweis der Würfe und vergleicht die Spieldatei mit dem, was es empfangen hat.

# No program can stop a host or keeper from looking, a player from using other programs, or friends from talking. Play for something at stake only where you trust the keeper.
online-knowing-limits = Kein Programm kann verhindern, dass ein Gastgeber oder Betreiber nachsieht, ein Spieler andere Programme benutzt oder Freunde miteinander reden. Um etwas spielen sollte nur, wer dem Betreiber vertraut.

## Die Leiste eines Onlinespiels. $side ist eine Seite, $player ein Name.

# The game is over
online-bar-over = Das Spiel ist zu Ende

# Your move
online-bar-your-move = Am Zug

# { $side } player to move
online-bar-their-move = Am Zug: der { NAME($side, case: "player") }

# Both players to move
online-bar-both-move = Beide Spieler am Zug

# Connected
online-bar-connected = Verbunden

# Waiting for the referee
online-bar-waiting = Warten auf den Schiedsrichter

# { $n ->
#     [0] Reconnecting …
#    *[other] Reconnecting in { $n } s
# }
online-bar-lost = { $n ->
        [0] Wird neu verbunden …
       *[other] Neuer Versuch in { $n } s
    }

# Stopped: open the game again
online-bar-stopped = Angehalten: Spiel noch einmal öffnen

# Clock of the { $side } player
online-bar-clock = Uhr des { NAME($side, case: "player-gen") }

# Paused
online-bar-paused = Pause

online-bar-presence = { $players } · { $spectators }

# { $player } is here
online-bar-here = { $player } ist da

# { $player } is away
online-bar-away = { $player } ist nicht da

# { $n ->
#     [0] No player is here
#     [one] 1 player is here
#    *[other] { $n } players are here
# }
online-bar-players-here = { $n ->
        [0] Kein Spieler ist da
        [one] 1 Spieler ist da
       *[other] { $n } Spieler sind da
    }

# { $n ->
#     [0] no spectators
#     [one] 1 spectator
#    *[other] { $n } spectators
# }
online-bar-spectators = { $n ->
        [0] keine Zuschauer
        [one] 1 Zuschauer
       *[other] { $n } Zuschauer
    }

# { $n ->
#     [one] 1 order behind the table
#    *[other] { $n } orders behind the table
# }
online-behind-orders = { $n ->
        [one] 1 Befehl hinter dem Tisch
       *[other] { $n } Befehle hinter dem Tisch
    }

# { $n ->
#     [one] 1 minute behind the table
#    *[other] { $n } minutes behind the table
# }
online-behind-minutes = { $n ->
        [one] 1 Minute hinter dem Tisch
       *[other] { $n } Minuten hinter dem Tisch
    }

# Behind the table until the player turn is over
online-behind-turn = Hinter dem Tisch, bis der Spielerzug vorbei ist

# Spectators see this game later than its players. When it is over, they see all of it.
online-behind-about = Zuschauer sehen dieses Spiel später als seine Spieler. Wenn es vorbei ist, sehen sie alles.

# .hint = Open or close the chat, in the place of the log
online-bar-chat = Chat
    .hint = Den Chat am Platz des Protokolls öffnen oder schließen

# Chat ({ $n } new)
online-bar-chat-unread = Chat ({ $n } neu)

# Show drags
# .hint = If both players switch this on, each sees as pale counters what the other drags
online-bar-drags = Ziehen zeigen
    .hint = Wenn beide Spieler das einschalten, sieht jeder als blasse Spielsteine, was der andere zieht

# Your opponent has not switched this on, so no drag is shown
online-bar-drags-own = Der Gegner hat das nicht eingeschaltet, daher wird kein Ziehen gezeigt

# Your opponent has switched this on. Switch it on too to see each other’s drags
online-bar-drags-other = Der Gegner hat das eingeschaltet. Ebenfalls einschalten, damit beide das Ziehen des anderen sehen

# Link
# .hint = Copy the address of this game’s page for browsers. In a private game it contains the invitation to watch
online-bar-link = Adresse
    .hint = Die Adresse kopieren, unter der dieses Spiel im Browser zu sehen ist. In einem privaten Spiel enthält sie die Einladung zum Zusehen

# Ask for a pause
# .hint = Both clocks stop if your opponent agrees
online-bar-pause = Pause erbitten
    .hint = Beide Uhren stehen still, wenn der Gegner zustimmt

# Your opponent has not answered yet
online-bar-pause-asked = Der Gegner hat noch nicht geantwortet

# End pause
# .hint = The clocks run again
online-bar-resume = Pause beenden
    .hint = Die Uhren laufen weiter

# Claim on time
# .hint = Your opponent has no time left: you win the game
online-bar-claim-time = Zeit reklamieren
    .hint = Der Gegner hat keine Zeit mehr: das Spiel ist damit gewonnen

# Claim the game
# .hint = Your opponent has been away for too long: you win the game
online-bar-claim-gone = Spiel reklamieren
    .hint = Der Gegner ist zu lange abwesend: das Spiel ist damit gewonnen

## Die Fragen des Gegners und die eigenen. $player ist der Name des Gegners.

# Allow a takeback?
online-ask-takeback = Rücknahme erlauben?

# { $player } asks to take back their last order and everything after it.
online-ask-takeback-about = { $player } möchte den eigenen letzten Befehl und alles danach zurücknehmen.

# Allow takeback
online-ask-takeback-accept = Rücknahme erlauben

# Decline takeback
online-ask-takeback-decline = Rücknahme ablehnen

# End the game now?
online-ask-draw = Das Spiel jetzt beenden?

# { $player } offers to end the game with its present result.
online-ask-draw-about = { $player } bietet an, das Spiel mit dem jetzigen Ergebnis zu beenden.

# Accept
online-ask-draw-accept = Annehmen

# Keep playing
online-ask-draw-decline = Weiterspielen

# Pause the clocks?
online-ask-pause = Die Uhren anhalten?

# { $player } asks for a pause: both clocks stop until one of you ends it.
online-ask-pause-about = { $player } bittet um eine Pause: beide Uhren stehen still, bis einer der Spieler sie beendet.

# Pause
online-ask-pause-accept = Pause annehmen

# Decline pause
online-ask-pause-decline = Pause ablehnen

# You asked for a takeback. { $player } has not answered yet.
online-asked-takeback = Rücknahme erbeten. { $player } hat noch nicht geantwortet.

# You offered to end the game. { $player } has not answered yet.
online-asked-draw = Spielende angeboten. { $player } hat noch nicht geantwortet.

# You asked for a pause. { $player } has not answered yet.
online-asked-pause = Pause erbeten. { $player } hat noch nicht geantwortet.

## Der Chat. $room ist der Name eines Raums mit neuen Zeilen, $text hat $player geschrieben.

# All
online-chat-all = Alle

# Players
online-chat-players = Spieler

online-chat-unread = { $room } ({ $n })

# Log
# .hint = Close the chat and show the log
online-chat-close = Protokoll
    .hint = Den Chat schließen und das Protokoll zeigen

# No messages yet. Both players and all spectators can read what you write here.
online-chat-all-none = Noch keine Nachrichten. Was hier steht, können beide Spieler und alle Zuschauer lesen.

# No messages yet. The players cannot read what spectators write until the game ends.
online-chat-spectators-none = Noch keine Nachrichten. Die Spieler können erst nach dem Ende des Spiels lesen, was Zuschauer schreiben.

# No messages yet. Only your opponent can read what you write here.
online-chat-players-none = Noch keine Nachrichten. Was hier steht, kann nur der Gegner lesen.

online-chat-line = { $player }: { $text }

# Write a message
online-chat-write = Nachricht schreiben

# Send
# .hint = Send the message (Enter)
online-chat-send = Senden
    .hint = Die Nachricht senden (Eingabe)

# Letters left
online-chat-left = Verbleibende Buchstaben

## A code for a second device, and leaving a game that has not begun.

# Second device
online-device-head = Zweites Gerät

# A code lets you in as the same player on another computer, once and within ten minutes. Paste it there into “Ticket or address”.
online-device-about = Mit einem Code meldet sich derselbe Spieler auf einem anderen Computer an: einmal und innerhalb von zehn Minuten. Den Code dort bei „Ticket oder Adresse“ einfügen.

# Make a code
online-device-make = Code erstellen

# Copy code
online-device-copy = Code kopieren

# Invite to the club
online-invite-head = In den Club einladen

# An invitation makes one person a player of this club within seven days. Send it over a channel that you trust: anyone who has it can use it.
online-invite-about = Eine Einladung macht innerhalb von sieben Tagen eine Person zum Spieler dieses Clubs. Nur auf einem vertrauenswürdigen Weg verschicken: jeder, der sie hat, kann sie benutzen.

# Make an invitation
online-invite-make = Einladung erstellen

# Copy invitation
online-invite-copy = Einladung kopieren

# Leave game
online-leave = Spiel verlassen

# Leave this game before it begins? If you made the game, it is withdrawn for both players.
online-leave-question = Dieses Spiel vor dem Beginn verlassen? Ein selbst angelegtes Spiel wird damit für beide Spieler zurückgezogen.

# Leave now
online-leave-now = Jetzt verlassen

# Stay
online-leave-stay = Bleiben

## Die Suche über einer Liste, und was unter einem Spiel steht: die Links dazu, und ein Wort zu seinen Würfeln. $link ist eine der beiden Schaltflächen, $game der Name eines Spiels für Bildschirmleser, $player der eines Programms.

# Search
# .hint = Find games by the names of players, scenarios and games (Esc clears)
online-search = Suchen
    .hint = Spiele nach Namen von Spielern, Szenarien und Spielen suchen (Esc leert das Feld)

# No game matches the search.
online-search-none = Kein Spiel passt zur Suche.

# { $player } (program)
online-program = { $player } (Programm)

# Copy link
# .hint = Copy the address at which anyone who reaches the club can watch in a browser
online-link-page = Link kopieren
    .hint = Die Adresse kopieren, unter der jeder, der den Club erreicht, im Browser zusehen kann

# Copy the address of this game’s page for browsers. It contains the invitation to watch: send it only to people who may watch
online-link-page-private = Die Adresse kopieren, unter der dieses Spiel im Browser zu sehen ist. Sie enthält die Einladung zum Zusehen: nur an Personen schicken, die zusehen dürfen

# Copy invitation to watch
# .hint = Copy the invitation to watch this private game. Others paste it on the page “Join”
online-link-watch = Einladung zum Zusehen kopieren
    .hint = Die Einladung zum Zusehen bei diesem privaten Spiel kopieren. Andere fügen sie auf der Seite „Teilnehmen“ ein

online-link-of = { $link }: { $game }

# Copied. Paste it into a message.
online-link-copied = Kopiert. In eine Nachricht einfügen.

# { $n ->
#     [one] The agreement on the dice was begun again once. A club that does so often may be looking for dice that it likes.
#    *[other] The agreement on the dice was begun again { $n } times. A club that does so often may be looking for dice that it likes.
# }
online-dice-restarts = { $n ->
        [one] Die Einigung über die Würfel wurde einmal neu begonnen. Ein Club, der das oft tut, sucht vielleicht Würfel, die ihm gefallen.
       *[other] Die Einigung über die Würfel wurde { $n } Mal neu begonnen. Ein Club, der das oft tut, sucht vielleicht Würfel, die ihm gefallen.
    }

## Die Adressen, an die der Club meldet, wer am Zug ist. $address ist eine davon.

# Messages when it is your move
online-address-head = Nachrichten bei eigenem Zug

# If it is your move and you are not connected, the club sends you a message. Only you and the keeper can see the addresses.
online-address-about = Der Club schickt eine Nachricht, wenn der Spieler am Zug und nicht verbunden ist. Die Adressen sehen nur der Spieler selbst und der Betreiber.

# This club sends no messages to players who are away.
online-address-none = Dieser Club schickt abwesenden Spielern keine Nachrichten.

# The addresses appear when the club has answered.
online-address-comes = Die Adressen erscheinen, sobald der Club geantwortet hat.

# E-mail address
online-address-mail = E-Mail-Adresse

# This club sends no e-mail.
online-address-no-mail = Dieser Club schickt keine E-Mails.

# Webhook
# .hint = An address with https:// that accepts messages, as those of Discord do.
online-address-hook = Webhook-Adresse
    .hint = Eine Adresse mit https://, die Nachrichten annimmt, wie die von Discord.

# Saved at the club: { $address }
online-address-kept = Beim Club gesichert: { $address }

# The club has no address.
online-address-kept-none = Der Club hat keine Adresse.

# Save addresses
online-address-save = Adressen sichern

# Nothing has changed. An empty field removes the address.
online-address-same = Nichts hat sich geändert. Ein leeres Feld entfernt die Adresse.

# The club has not answered yet.
online-address-waits = Der Club hat noch nicht geantwortet.
