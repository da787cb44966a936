### A game that a referee holds elsewhere.

## In the place of the buttons while the other player is waited for. $side is an adjective ("German to move").

online-to-move = { $side } to move

## Why a wish cannot be granted: no capital, no full stop. $why is the reason of another part.

online-not-here = not available in an online game: the referee holds the game
online-no-study = branches and chances are not available in an online game
online-no-hints = hints are not allowed in this game
online-no-redo = an order that was taken back in an online game cannot be redone: give it again
online-no-line = no connection to the referee
online-spectator = spectators cannot give orders
online-waits = the referee has not answered your last order yet
online-not-your-turn = it is not your move
online-stale = the game went on before your order arrived: check the position and give it again
online-takeback-declined = your opponent declines the takeback
online-pause-declined = your opponent declines the pause
online-not-kept = the referee could not save your order, and nothing has changed: give it again
online-stopped = this game can no longer be shown: { $why }
online-stopped-here = this game can no longer be shown: open it again
online-scenario-asked = the scenario of this game is missing here, or has other files: the referee is asked for them
online-scenario-no-folder = there is no folder for your own content
online-scenario-faulty = the referee sent files of the scenario that cannot be used: { $why }
online-not-built = this program was built without online play

## About the file of a game that has ended, which is saved by itself. $why is the reason of another part.

online-file-faulty = the referee sent a file of this game that cannot be used: { $why }
online-file-other-orders = The game file lacks orders that you gave since you opened the game
online-dice-proved = The dice of this game are proved: they follow from the numbers of the referee and both players
online-dice-not-proved = The dice of this game are not proved: { $why }
online-dice-other-number = The dice of this game are proved, but the number for your side is not from this program. If you have not played this game on another computer, tell the club

## About the comparison of the file of a game that has ended with what this program was sent of it. $order is the number of an order, $orders the number of orders before, $side the name of the side that gave the order (“German”), $file a file, $why the reason of another part.

online-seen-agrees = The game file agrees with everything that this program was sent
online-seen-agrees-in-part = The game file agrees with what this program was sent, but a part of what was sent cannot be read
online-seen-differs = The game file is not the game that this program was sent: order { $order } ({ $side }) was changed or left out
online-seen-differs-after = The game file is not the game that this program was sent: something after order { $orders } was changed or left out
online-seen-nothing = The game file was not compared with what this program was sent: this program has saved nothing of that
online-seen-other-version = The game file was not compared with what this program was sent: another version of the program began the game
online-seen-unplayable = The game file cannot be compared with what this program was sent: { $why }
online-seen-stopped = The program no longer saves what it is sent of this game in { $file }: { $why }

## Why a wish about a club cannot be granted: no capital, no full stop. $why is the reason of another part, $file a file, $relay what the settings have as the address of a relay.

online-club-no-game = this club no longer has this game
online-club-waits = the game opens by itself as soon as your opponent has taken the seat
online-club-file = { $file } cannot be read, so the clubs in it are unknown: { $why }
online-club-not-saved = { $file } cannot be written, so your access to this club ends with the program: { $why }
online-home-no-folder = this computer has no folder for games
online-home-not-started = the games on this computer cannot be opened: { $why }
online-home-relay = the relay { $relay } in the settings is not an address such as https://relay.example

## The name of the games that this computer holds, among the clubs, and that of their player if the system does not know one: 2 to 32 letters.

online-home-club = This computer
online-home-player = Host

## The title of the window, and the same while a game waits for the player and the window is in the background.

online-window = Kessel
online-window-waits = ● Kessel

## A message of the desktop while the window is in the background; its title is that of the scenario, or “Kessel”. $phase is the name of the
## phase, $n the number of games of the club in which it is the player’s turn.

online-notice-turn = It is your turn: turn { $turn }, { $phase }
online-notice-club = { $n ->
        [one] It is your turn in an online game
       *[other] It is your turn in { $n } online games
    }
