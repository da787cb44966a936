### Online play: the pages of the title screen, and the bar, the questions and the chat of an online game.

## The state of the connection, at the head of every page. $club is the name of a club, $player a name.

online-page-not-connected = Not connected
online-page-connecting = Connecting to { $club } …
online-page-connected = Connected to { $club } as { $player }
online-page-connected-guest = Connected to { $club } as a guest
online-page-lost = { $n ->
        [0] Connection to { $club } lost, connecting again …
        [one] Connection to { $club } lost, next try in 1 second
       *[other] Connection to { $club } lost, next try in { $n } seconds
    }
online-page-cancel = Cancel
online-page-refresh = Refresh
online-page-try-now = Try now
online-page-disconnect = Disconnect
online-page-dismiss = Dismiss

## The names of the pages.

online-page-mine = My games
online-page-mine-due = My games ({ $n })
online-page-host = Host
online-page-join = Join
online-page-watch = Watch
online-page-archive = Archive
online-page-knowing = What others can see

## Lists without games, and the buttons below them. “Join” and “Host” are the pages.

online-page-join-first = You are not connected to a club. Go to “Join” and paste the ticket or the address that you were sent. To invite a friend, go to “Host”.
online-page-list-comes = The list appears when the club has answered.
online-page-list-lost = The list appears when the connection is back.
online-page-mine-none = You have no games in this club. Host one, or take an open seat.
online-page-to-host = Host a game
online-page-to-join = Join a game
online-page-watch-intro = Click a game to watch it. Spectators see less than either player.
online-page-watch-none = No public game is running. Come back later, or host a public game.
online-page-archive-none = No game of this club has ended yet. Games appear here when they end.
online-page-archive-replay = Save and replay
    .hint = Save the game file among your games, and replay it from the beginning
online-page-archive-replay-name = Save and replay: { $game }

## A game in a list. $game is its title, $scenario that of its scenario; $player, $players, $opponent are names, or a seat such as “an open seat”.

online-page-game = { $game } · { $players }
online-page-game-name = Game { $scenario }: { $players }
online-page-against = { $side } side, against { $opponent }
online-page-seat = { $player } ({ $side })
online-page-seat-rating = { $player } ({ $rating })
online-page-pair = { $one } against { $other }
online-page-players = { $players }
online-page-seat-open = an open seat
online-page-seat-invited = an invited player
online-page-your-turn = Your move
online-page-their-turn = To move: { $players }
online-page-no-opponent = Waiting for an opponent
online-page-left = Time left { $time }
online-page-moved-now = Last move just now
online-page-moved-minutes = { $n ->
        [one] Last move 1 minute ago
       *[other] Last move { $n } minutes ago
    }
online-page-moved-hours = { $n ->
        [one] Last move 1 hour ago
       *[other] Last move { $n } hours ago
    }
online-page-moved-days = { $n ->
        [one] Last move 1 day ago
       *[other] Last move { $n } days ago
    }

## Times of clocks, and what was agreed for a game. $time and $increment are lengths such as “10 min”. online-rating is a rating such as “1,240”: $rest has three digits.

online-time-days = { $days } d { $hours } h
online-time-minutes = { $n } min
online-time-seconds = { $n } s
online-clock-none = No clock
online-clock-turn = { $time } per turn
online-clock-game = { $time } per game
online-clock-increment = { $time } per game + { $increment } per turn
online-clock-days = { $n ->
        [one] 1 day per turn
       *[other] { $n } days per turn
    }
online-takebacks-free = Takebacks: free
online-takebacks-ask = Takebacks: by consent
online-takebacks-none = Takebacks: none
online-hints-none = Hints: not allowed
online-rated = Rated
online-rating = { $thousands },{ $rest }
online-delay-orders = { $n ->
        [one] Spectators: 1 order later
       *[other] Spectators: { $n } orders later
    }
online-delay-minutes = { $n ->
        [one] Spectators: 1 minute later
       *[other] Spectators: { $n } minutes later
    }
online-delay-turn = Spectators: after each player turn

## The page that hosts a game. online-host-choice and online-host-game are names for screen readers.

online-host-game = Game: { $game }
online-host-choice = { $label }: { $choice }
online-host-place = Referee
online-host-at-club = At { $club }
online-host-at-home = On this computer
online-host-side = Your side
online-host-opponent = Opponent
online-host-invited = By invitation
    .hint = You get a ticket and send it to your opponent.
online-host-open = Open to the club
    .hint = Any player of the club may take the seat.
online-host-computer = Computer player
online-host-computer-list = Computer player: list
online-host-takebacks = Takebacks
online-host-takebacks-free = Free
    .hint = You may take back your last order until the other side gives an order.
online-host-takebacks-ask = By consent
    .hint = You may take back orders if your opponent agrees.
online-host-takebacks-none = None
    .hint = Every order is final.
online-host-hints = Hints of the computer
online-host-hints-allowed = Allowed
    .hint = Either player may ask what the computer would do.
online-host-hints-none = Not allowed
    .hint = The tables of both players give no hints.
online-host-clock = Clock
online-host-clock-none = None
    .hint = No time limit.
online-host-clock-turn = Per turn
    .hint = Each player has this time in each player turn, also for answers in the opponent’s turn.
online-host-clock-game = Per game
    .hint = Each player has this time for the whole game. The increment is added after each player turn in which the player gave an order.
online-host-clock-days = Days
    .hint = For a game that lasts weeks. A player who is late loses only after 48 more hours.
online-host-time-turn = Time per turn
online-host-time-game = Time per game
online-host-increment = Increment
online-host-time-days = Days per turn
online-host-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
online-host-public = Public
    .hint = Guests of the club may watch. They see less than either player.
online-host-public-home = Anyone who has the ticket may watch while both seats are taken.
online-host-delay = Delay for spectators
online-host-delay-none = None
    .hint = Spectators see each order at once.
online-host-delay-orders = Orders
    .hint = Spectators see an order after this many later orders.
online-host-delay-minutes = Minutes
    .hint = Spectators see an order this many minutes later.
online-host-delay-turn = Player turn
    .hint = Spectators see the orders of a player turn when it is over.
online-host-behind = Behind the players
online-host-orders = { $n ->
        [one] 1 order
       *[other] { $n } orders
    }
online-host-rated = Rated
    .hint = The result changes your rating and that of your opponent.

## Above the button that hosts: the choice in a line, or why the button cannot be pressed. $opponent is the name of a computer player.

online-host-begin = Host game
online-host-as-open = { $side } side, against any player of the club
online-host-as-invited = { $side } side, against a player whom you invite
online-host-as-computer = { $side } side, against the computer: { $opponent }
online-host-fault = This scenario cannot be read. Choose another one.
online-host-waits = The club has not answered yet.
online-host-needs-club = Connect to a club first, on the page “Join”.
online-host-needs-account = Guests cannot host games. Ask the keeper of the club for an invitation.
online-host-open-needs-club = Only a game at a club can be open. Choose an invitation or a computer player.

## The ticket of a game that was hosted.

online-ticket = Ticket
online-ticket-about = Send this ticket to your opponent. They paste it on the page “Join”.
online-ticket-copy = Copy
online-ticket-open = Open game
online-ticket-close = Host another game
online-ticket-copied = Copied. Paste it into a message to your opponent.
online-ticket-once = Treat it like a key: the first player who uses it gets the seat.
online-ticket-near = An opponent in the same network can also use this address:

## The page on which a player joins. $address is that of a club; $play is online-join-play, $game a name of a game for screen readers.

online-join-head = Connect
online-join-ticket = Ticket or address
    .hint = Paste what your opponent or the keeper of the club sent you.
online-join-name = Your name
    .hint = Needed with an invitation. Without an invitation you watch as a guest.
online-join-connect = Connect
online-join-connects = The connection is being made.
online-join-empty = Paste a ticket or an address first.
online-join-clubs = Known clubs
online-join-as = as { $player } · { $address }
online-join-as-guest = as a guest · { $address }
online-join-connect-to = Connect to { $club }
online-join-disconnect-first = Disconnect first.
online-join-forget = Forget
online-join-forget-club = Forget { $club }
online-join-forget-question = Forget { $club }? You will need a new invitation to play there again.
online-join-forget-now = Forget club
online-join-keep = Keep club
online-join-open = Open seats
online-join-open-none = No open seats in this club. Host an open game on the page “Host”.
online-join-open-guest = Guests cannot take a seat. Ask the keeper of the club for an invitation.
online-join-play = Play the { $side } side
online-join-play-any = Play side { $n }
online-join-play-in = { $play }: { $game }

## The table of what others can see. Its columns are people; each cell has one of three answers.

online-knowing-intro = The referee sends your program only what you may know, and your opponent’s program only what they may know. A program cannot show what it is not sent. An opponent is in the column “Player”, or in “Host at home” if their computer holds the game. “Own side” means: for their side only, not for yours.
online-knowing-host = Host at home
online-knowing-keeper = Keeper of a club
online-knowing-player = Player
online-knowing-spectator = Spectator
online-knowing-yes = Yes
online-knowing-own = Own side
online-knowing-no = No
online-knowing-moves = See orders that are not hidden, results and rolled dice
online-knowing-turn = See which side is to move, and who is connected
online-knowing-secrets = See hidden units, plots and instructions
online-knowing-dice = See dice that are not rolled yet
online-knowing-seed = Choose the seed, from which all dice follow
online-knowing-orders = Give orders
online-knowing-change = Change a saved game
online-knowing-file = Get the game file after the end, with everything that was hidden
online-knowing-chat-all = Read what players write to all
online-knowing-chat-players = Read what the two players write to each other
online-knowing-chat-spectators = Read what spectators write, before the game ends
online-knowing-address = See your internet address
online-knowing-roles = The host at home is the player whose computer runs the referee; the ticket contains the addresses of that computer. The keeper runs the computer of a club. If a ticket uses a relay, its operator sees the addresses of both computers and encrypted packets. A program that plays (a bot) counts as a player, a page in a browser as a spectator.
online-knowing-proof = The seed follows from random numbers of the referee and of both players. A host or keeper who changes the program could roll other dice or change a saved game. Your window finds that after the game: it checks the proof of the dice, and compares the game file with what it was sent.
online-knowing-limits = No program can stop a host or keeper from looking, a player from using other programs, or friends from talking. Play for something at stake only where you trust the keeper.

## The bar of an online game. $side is an adjective (“German to move”), $player a name.

online-bar-over = The game is over
online-bar-your-move = Your move
online-bar-their-move = { $side } player to move
online-bar-both-move = Both players to move
online-bar-connected = Connected
online-bar-waiting = Waiting for the referee
online-bar-lost = { $n ->
        [0] Reconnecting …
       *[other] Reconnecting in { $n } s
    }
online-bar-stopped = Stopped: open the game again
online-bar-clock = Clock of the { $side } player
online-bar-paused = Paused
online-bar-presence = { $players } · { $spectators }
online-bar-here = { $player } is here
online-bar-away = { $player } is away
online-bar-players-here = { $n ->
        [0] No player is here
        [one] 1 player is here
       *[other] { $n } players are here
    }
online-bar-spectators = { $n ->
        [0] no spectators
        [one] 1 spectator
       *[other] { $n } spectators
    }
online-behind-orders = { $n ->
        [one] 1 order behind the table
       *[other] { $n } orders behind the table
    }
online-behind-minutes = { $n ->
        [one] 1 minute behind the table
       *[other] { $n } minutes behind the table
    }
online-behind-turn = Behind the table until the player turn is over
online-behind-about = Spectators see this game later than its players. When it is over, they see all of it.
online-bar-chat = Chat
    .hint = Open or close the chat, in the place of the log
online-bar-chat-unread = Chat ({ $n } new)
online-bar-drags = Show drags
    .hint = If both players switch this on, each sees as pale counters what the other drags
online-bar-drags-own = Your opponent has not switched this on, so no drag is shown
online-bar-drags-other = Your opponent has switched this on. Switch it on too to see each other’s drags
online-bar-link = Link
    .hint = Copy the address of this game’s page for browsers. In a private game it contains the invitation to watch
online-bar-pause = Ask for a pause
    .hint = Both clocks stop if your opponent agrees
online-bar-pause-asked = Your opponent has not answered yet
online-bar-resume = End pause
    .hint = The clocks run again
online-bar-claim-time = Claim on time
    .hint = Your opponent has no time left: you win the game
online-bar-claim-gone = Claim the game
    .hint = Your opponent has been away for too long: you win the game

## The questions of the opponent, and the player’s own. $player is the name of the opponent.

online-ask-takeback = Allow a takeback?
online-ask-takeback-about = { $player } asks to take back their last order and everything after it.
online-ask-takeback-accept = Allow takeback
online-ask-takeback-decline = Decline takeback
online-ask-draw = End the game now?
online-ask-draw-about = { $player } offers to end the game with its present result.
online-ask-draw-accept = Accept
online-ask-draw-decline = Keep playing
online-ask-pause = Pause the clocks?
online-ask-pause-about = { $player } asks for a pause: both clocks stop until one of you ends it.
online-ask-pause-accept = Pause
online-ask-pause-decline = Decline pause
online-asked-takeback = You asked for a takeback. { $player } has not answered yet.
online-asked-draw = You offered to end the game. { $player } has not answered yet.
online-asked-pause = You asked for a pause. { $player } has not answered yet.

## The chat. $room is the name of a room with new lines, $text what $player has written.

online-chat-all = All
online-chat-players = Players
online-chat-unread = { $room } ({ $n })
online-chat-close = Log
    .hint = Close the chat and show the log
online-chat-all-none = No messages yet. Both players and all spectators can read what you write here.
online-chat-spectators-none = No messages yet. The players cannot read what spectators write until the game ends.
online-chat-players-none = No messages yet. Only your opponent can read what you write here.
online-chat-line = { $player }: { $text }
online-chat-write = Write a message
online-chat-send = Send
    .hint = Send the message (Enter)
online-chat-left = Letters left

## A code for a second device, and leaving a game that has not begun.

online-device-head = Second device
online-device-about = A code lets you in as the same player on another computer, once and within ten minutes. Paste it there into “Ticket or address”.
online-device-make = Make a code
online-device-copy = Copy code
online-invite-head = Invite to the club
online-invite-about = An invitation makes one person a player of this club within seven days. Send it over a channel that you trust: anyone who has it can use it.
online-invite-make = Make an invitation
online-invite-copy = Copy invitation
online-leave = Leave game
online-leave-question = Leave this game before it begins? If you made the game, it is withdrawn for both players.
online-leave-now = Leave now
online-leave-stay = Stay

## The search above a list, and what is below a game: the links to it, and a word on its dice. $link is one of the two buttons, $game the name of a game for screen readers, $player the name of a program.

online-search = Search
    .hint = Find games by the names of players, scenarios and games (Esc clears)
online-search-none = No game matches the search.
online-program = { $player } (program)
online-link-page = Copy link
    .hint = Copy the address at which anyone who reaches the club can watch in a browser
online-link-page-private = Copy the address of this game’s page for browsers. It contains the invitation to watch: send it only to people who may watch
online-link-watch = Copy invitation to watch
    .hint = Copy the invitation to watch this private game. Others paste it on the page “Join”
online-link-of = { $link }: { $game }
online-link-copied = Copied. Paste it into a message.
online-dice-restarts = { $n ->
        [one] The agreement on the dice was begun again once. A club that does so often may be looking for dice that it likes.
       *[other] The agreement on the dice was begun again { $n } times. A club that does so often may be looking for dice that it likes.
    }

## The addresses at which the club tells the player of a turn. $address is one of them.

online-address-head = Messages when it is your move
online-address-about = If it is your move and you are not connected, the club sends you a message. Only you and the keeper can see the addresses.
online-address-none = This club sends no messages to players who are away.
online-address-comes = The addresses appear when the club has answered.
online-address-mail = E-mail address
online-address-no-mail = This club sends no e-mail.
online-address-hook = Webhook
    .hint = An address with https:// that accepts messages, as those of Discord do.
online-address-kept = Saved at the club: { $address }
online-address-kept-none = The club has no address.
online-address-save = Save addresses
online-address-same = Nothing has changed. An empty field removes the address.
online-address-waits = The club has not answered yet.
