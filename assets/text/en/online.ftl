### A game that a referee holds elsewhere.

## The strip at the top of the map: whose move it is, then the state of the line. $side is an adjective ("German to move").

online-your-move = Your move
online-to-move = { $side } to move
online-both-to-move = Both players to move
online-over = The game is over
online-connected = connected
online-waiting = waiting for the referee
online-lost = line lost: reconnecting
online-stopped-short = stopped
online-asks = takeback requested

## The question of the other player. $side is an adjective ("the German player").

online-takeback-title = Allow the takeback?
online-takeback-about = The { $side } player asks to take back everything from their last order on.
online-takeback-allow = Allow takeback
online-takeback-decline = Decline

## Why a wish cannot be granted: no capital, no full stop. $why is the reason of another part.

online-not-here = not available in an online game: the referee holds it
online-no-study = branches and chances are not available in an online game
online-no-redo = an order that was taken back in an online game cannot be redone: give it again
online-no-line = there is no line to the referee
online-spectator = spectators give no orders
online-waits = the referee has not answered your last order yet
online-not-your-turn = it is not your move
online-stale = the game went on before your order arrived: check the position and give it again
online-takeback-declined = your opponent declines the takeback
online-not-kept = the referee could not save your order, and nothing has changed: give it again
online-stopped = this game can no longer be shown: { $why }
online-stopped-here = this game can no longer be shown: open it again
