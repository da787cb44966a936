### Words that every part of the program uses.

## The name of this language in itself.

language-name = English

## Lists: "a, b and c" is made of these two.

list-middle = { $first }, { $second }
list-pair = { $first } and { $second }

## Words of data: the name of a place, the report of a file's fault.

words = { $words }

## Orders that cannot be given now. $what is an act, “move units”, in each game’s file of refusals; $when a list of times with their prepositions, “in segment 2a”.

order-cannot-be-given = this cannot be ordered now
order-game-over = the game is over
order-not-now = this is not the time to { $what }
order-at-another-time = this is not the time to { $what }: that is done { $when }

## Sides, as adjectives: "the German player". .plural is its people, for { NAME($side, case: "plural") }.

side-german = German
    .plural = Germans
side-soviet = Soviet
    .plural = Soviets
side-allied = Allied
    .plural = Allies

## A side by itself, beside its flag: "German".

side-alone = { $side }

## The meaning of the victory points, beside their number. A text up to its semicolon is shown where there is no room for all of it. $side, $first and $second are people in the plural; a limit is “from” or “below”.

standing-lead = { NAME($side, case: "plural") } lead
standing-lead-from = { NAME($side, case: "plural") } lead; they win at { $points } or more
standing-lead-below = { NAME($side, case: "plural") } lead; they win below { $points }
standing-draw = a draw
standing-draw-one = a draw; { NAME($side, case: "plural") } win { $limit ->
        [below] below { $points }
       *[from] at { $points } or more
    }
standing-draw-both = a draw; { NAME($first, case: "plural") } win { $first_limit ->
        [below] below { $first_points }
       *[from] at { $first_points } or more
    }, { NAME($second, case: "plural") } win { $second_limit ->
        [below] below { $second_points }
       *[from] at { $second_points } or more
    }

## Victory conditions in the briefing of a scenario that has no text for them.

winning-from = The { NAME($side, case: "plural") } win at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or more.
winning-below = The { NAME($side, case: "plural") } win below { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## A game that ends early, and why an offer or an answer is refused (no capital, no full stop).

ending-resigned = The { $side } player has resigned.
ending-agreed = Both players have agreed to end the game.
ending-already-offered = this has already been offered
ending-nothing-offered = no player has offered to end the game
ending-own-offer = only the other side can accept this offer

## The same in the log: a line is one event and has no full stop.

ending-resigns = The { $side } player resigns
ending-agree = Both players agree to end the game
ending-offers = The { $side } player offers to end the game on points
ending-continues = The game continues

## Commands by hand that are refused, while the referee is off or on. No capital at the beginning, no full stop: the program adds them. $unit and $carrier are names of units.

hand-referee-is-on = the referee is on: turn it off before placing counters by hand
hand-turn-on-to-play = the referee is off: turn it on again to play by the rules
hand-turn-on-to-end = the referee is off: turn it on again before ending the game
hand-already-off = the referee is already off
hand-already-on = the referee is already on
hand-off-map = { $hex } is off the map
hand-no-clock = the game cannot be set to this phase
hand-clock-before = this phase is played only before the first turn
hand-clock-turn = this phase is played only on turn { $turn }
hand-clock-turns = this phase is played only on turns { $first }–{ $last }
hand-not-by-hand = this cannot be done by hand
hand-none-named = no counter is named
hand-no-counter = there is no counter { $unit }
hand-not-loaded = { $unit } cannot be loaded in { $carrier }
hand-already-loaded = { $unit } is already loaded in { $carrier }
hand-stays-off = { $unit } stays off the map for the whole game
hand-not-set-up = { $n ->
        [one] 1 counter is not set up yet: place or eliminate it
       *[other] { $n } counters are not set up yet: place or eliminate them
    }
hand-no-scenario = { $game } does not save positions as scenarios
hand-scenario-not-in-phase = a scenario cannot begin in this phase
hand-scenario-in-combat = a scenario cannot begin during a combat: finish the combat first
hand-scenario-at-turn = a scenario must begin at the start of a turn: choose one under “Turn and phase”
hand-scenario-at-plot = a scenario must begin with a plot: choose the plot of a turn under “Turn and phase”
hand-scenario-hidden = a position with hidden units cannot be a scenario: the file would show them

## The findings of the referee before it is on again, a sentence each. $place is a hex with the name of its place; $case is the case of the rules about set-up.

hand-found-off-map = { $hex } is off the map.
hand-found-lake = { $place } is a lake: no unit can be there.
hand-found-both-sides = Both sides have units in { $place }.
hand-found-waiting = { $n ->
        [one] 1 unit is
       *[other] { $n } units are
    } not set up, but the set-up is over (case { $case }).

## Under the heading of a hex that is explained by the rules: the units in it, a list of names.

explained-no-units = No units here.
explained-units = Here: { $units }.

## Computer players on the title screen and in the list of saved games, with a capital; .line is the style of one, below its name.

player-random = Random (for tests)
    .line = Plays any legal move at random.
player-recruit = A recruit
    .line = Each unit acts for itself, and one group in four makes a mistake. Good for a first game.
player-captain = A captain
    .line = Units act together, with few mistakes. A fair opponent.
player-general = A general
    .line = Tries several plans against your best answers. Thinks for about a second.
player-field-marshal = A field marshal
    .line = Tries many more plans than a general. Thinks for up to 8 seconds.

## Notes in the log about the file of a game. $at is a day and a time, $command a command as it was typed; $n counts orders, $because is a sentence of the program about the fault.

file-spoiled = Hidden information of this game was viewed or used on { $at }: { $command }
file-gap = { $n ->
        [0] No order is missing here
        [one] One order is missing here
       *[other] { $n } orders are missing here
    }, and the game continues from the position in its file: { $because }

## Why no game can begin. $why is an error of the system.

dice-no-random-number = the system gives no random number for the dice: { $why }

## Why a file could not be written or a folder not be shown, after a colon or a comma: no capital, no full stop.

disk-full = the disk is full
disk-share-used-up = your disk quota is used up
disk-too-large = the limit on file sizes is reached
disk-not-allowed = this program may not write there
disk-read-only = the disk is read-only
disk-no-folder = a file is where its folder should be
disk-folder-there = a folder has its name
disk-room-for-games = the remaining space is kept for games
disk-no-file = a pipe, a socket or a device is there, not a file
disk-too-many-aside = too many files have been set aside
disk-too-many-copies = there are already { $n } copies beside it
disk-written-elsewhere = another running copy of Kessel is writing this file
disk-folder-not-opened = { $folder } cannot be opened: { $why }
disk-no-program = no program on this computer can open folders
