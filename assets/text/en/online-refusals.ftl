### Refusals of the referee of an online game, and of a club: no capital at the beginning, no full stop. Programs that play are sent
### the English sentences.

## The referee: orders and wishes

online-refusal-not-your-turn = your side cannot give an order now
online-refusal-no-order = this is not an order of this game
online-refusal-key = a key of at most 64 letters is expected
online-refusal-spectator = spectators cannot give orders
online-refusal-too-many-orders = you have given 2,000 orders in this turn: only orders that roll dice or end a phase are left
online-refusal-too-many-refusals = too many of your orders were refused in this turn
online-refusal-other-game = this message is about another game
online-refusal-answer-lost = the answer to this order cannot be read
online-refusal-cannot-keep = the server cannot save this game at present: the game waits until it can
online-refusal-not-kept = this could not be kept, and nothing has changed

## The referee: questions between the players, and clocks

online-refusal-no-takeback = your last order cannot be taken back
online-refusal-too-many-questions = you have asked your opponent too often in this turn
online-refusal-too-many-offers = you cannot offer a draw again in this turn: you have offered it three times
online-refusal-needs-no-answer = this request needs no answer
online-refusal-nothing-asked = your opponent has not asked for anything
online-refusal-no-pause = there is no pause
online-refusal-paused-already = the game is paused already
online-refusal-no-clocks = this game has no clocks
online-refusal-over = the game is over
online-refusal-time-not-over = your opponent’s time is not over
online-refusal-gone-by-days = in a game with days per turn no player has to be present: only the time counts
online-refusal-not-gone = your opponent has not been away for five minutes on their own clock

## Lines and accounts of a club

online-refusal-version = the referee uses another version of the messages; update the older program
online-refusal-too-long = this message is too long
online-refusal-too-deep = this message has too many nested brackets
online-refusal-malformed = this is not a message of this game
online-refusal-hello-first = the first message on a connection must be a hello
online-refusal-token = this token is not valid
online-refusal-invite = this invitation is not valid
online-refusal-bad-name = a name of 2 to 32 letters, digits, spaces, dots, hyphens, underlines and apostrophes is expected
online-refusal-name-taken = another player has this name
online-refusal-no-account = this is only for players with an account of the club
online-refusal-role = your account may only watch
online-refusal-not-inviting = your account may not invite people with this role
online-refusal-bad-invite = an invitation is for 1 to 100 people, and valid for 1 to 30 days
online-refusal-rules = your program has other rules for this game: watch it, or update the older program
online-refusal-too-many-lines = your account has too many connections: close one of them
online-refusal-too-fast = too many messages in a short time
online-refusal-wait = too many requests: wait a moment
online-refusal-unavailable = the club cannot do this at present, and nothing has changed

## Games of a club

online-refusal-no-game = there is no such game, or it is private
online-refusal-forming = this game has not begun: a seat is free, or its players have not agreed on the dice yet
online-refusal-seat = this seat is not free for you
online-refusal-no-seat = you have no seat in this game
online-refusal-begun = this game has begun: you can resign, but not leave it
online-refusal-running = this game has not ended: its file would show its secrets
online-refusal-part = the file has no such part
online-refusal-no-scenario-files = the referee has no files of this scenario that could be sent: ask its keeper, or use the same version of Kessel
online-refusal-too-many-games = you have too many games that have not ended
online-refusal-too-many-watched = this connection watches too many private games
online-refusal-too-many-spectators = this game has too many spectators
online-refusal-no-kind = this game is not played here
online-refusal-no-side = the game has no such side
online-refusal-no-clock = there is no such clock
online-refusal-clock = a clock has 10 seconds to 24 hours, or 1 to 60 days
online-refusal-no-delay = there is no such delay for spectators
online-refusal-delay = a delay has 1 to 20 orders, or 1 to 60 minutes
online-refusal-terms = the game has no such scenario, option or computer player
online-refusal-text = a text of at most 500 letters in one line is expected
online-refusal-not-to-players = spectators can write only to spectators
online-refusal-bad-mail = this is not an e-mail address
online-refusal-bad-hook = a webhook is an address of at most 2,000 letters that begins with https://
online-refusal-no-mail = this club sends no e-mail
online-refusal-rated = this game is rated: programs cannot play in it
online-refusal-no-ratings = games are not rated here
online-refusal-only-people = only a game between two people can be rated, not one with a program or a computer player
online-refusal-other-side = this order names the other side
