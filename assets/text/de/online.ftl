### Ein Spiel, das ein Schiedsrichter anderswo führt.

## Der Streifen oben auf der Karte: wer am Zug ist, dann der Zustand der Verbindung.

# Your move
online-your-move = Sie sind am Zug

# { $side } to move
online-to-move = Die { NAME($side, case: "plural") } sind am Zug

# Both players to move
online-both-to-move = Beide Spieler am Zug

# The game is over
online-over = Das Spiel ist zu Ende

# connected
online-connected = verbunden

# waiting for the referee
online-waiting = wartet auf den Schiedsrichter

# line lost: reconnecting
online-lost = Verbindung verloren: wird neu aufgebaut

# stopped
online-stopped-short = angehalten

# takeback requested
online-asks = Rücknahme erbeten

## Die Frage des anderen Spielers.

# Allow the takeback?
online-takeback-title = Die Rücknahme erlauben?

# The { $side } player asks to take back everything from their last order on.
online-takeback-about = Der { NAME($side, case: "player") } möchte alles ab seinem letzten Befehl zurücknehmen.

# Allow takeback
online-takeback-allow = Rücknahme erlauben

# Decline
online-takeback-decline = Ablehnen

## Warum ein Wunsch nicht erfüllt werden kann: ohne Punkt am Ende. $why ist der Grund eines anderen Teils.

# not available in an online game: the referee holds it
online-not-here = in einem Onlinespiel nicht möglich: der Schiedsrichter führt es

# branches and chances are not available in an online game
online-no-study = Varianten und Chancen gibt es in einem Onlinespiel nicht

# an order that was taken back in an online game cannot be redone: give it again
online-no-redo = ein zurückgenommener Befehl kann in einem Onlinespiel nicht wiederholt werden: geben Sie ihn noch einmal

# there is no line to the referee
online-no-line = es gibt keine Verbindung zum Schiedsrichter

# spectators give no orders
online-spectator = Zuschauer geben keine Befehle

# the referee has not answered your last order yet
online-waits = der Schiedsrichter hat Ihren letzten Befehl noch nicht beantwortet

# it is not your move
online-not-your-turn = Sie sind nicht am Zug

# the game went on before your order arrived: check the position and give it again
online-stale = das Spiel ging weiter, bevor Ihr Befehl ankam: prüfen Sie die Stellung und geben Sie ihn noch einmal

# your opponent declines the takeback
online-takeback-declined = der Gegner lehnt die Rücknahme ab

# the referee could not save your order, and nothing has changed: give it again
online-not-kept = der Schiedsrichter konnte Ihren Befehl nicht speichern, und nichts hat sich geändert: geben Sie ihn noch einmal

# this game can no longer be shown: { $why }
online-stopped = dieses Spiel kann nicht mehr gezeigt werden: { $why }

# this game can no longer be shown: open it again
online-stopped-here = dieses Spiel kann nicht mehr gezeigt werden: öffnen Sie es noch einmal
