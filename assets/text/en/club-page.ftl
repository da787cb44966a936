### The page on which people watch a game of a club in a browser, with nothing installed.

## The page before the game is there, and the state of its line to the club.

club-page-loading = Loading the game …
club-page-live = Live
club-page-lost = The club does not answer. Trying again …
club-page-no-script = This page needs JavaScript to show a running game.

## What is on the page, for people who hear it read out.

club-page-sides = Sides
club-page-map = Map
club-page-sheet = The map with its counters
club-page-dice = Last roll

## The buttons on the map and at the head. A browser shows the hint when the mouse rests on the button.

club-page-smaller = Smaller
    .hint = Show more of the map (−)
club-page-fit = Whole map
    .hint = Show the whole map (0)
club-page-larger = Larger
    .hint = Show less of the map, larger (+)
club-page-large = Large
    .hint = Large text, for a projector (L)

## The log.

club-page-log = Log
club-page-note = This page is sent only what both players know, and nothing hidden.
club-page-present = At the table: { $players }

## What a side does, under its name. $player is a kind of computer player.

club-page-computer = computer player { $player }
club-page-to-move = to move

## Instead of a page.

club-page-missing = There is no such game, or it is private.
club-page-crowded = Too many people are watching here.
