### The study of a game: branches that are tried beside it, their tree, and the banner over a branch.

## Why a wish cannot be granted: no capital, no full stop. $name is the name of a branch, $number the number of an order in it, $why a
## reason.

study-order-refused = { $name } stops before order { $number }: { $why }
study-not-reached = this branch cannot be opened: the game no longer reaches the moment at which it begins
study-no-branch = no branch is open
study-no-such-branch = this game has no such branch
study-by-file = branches are available once the game is over: your opponent plays by e-mail
study-two-people = branches are available once the game is over: two people play
study-no-referee = branches need the referee: switch it on first
study-after-the-end = the game is over at this moment: choose an earlier one
study-hidden-units = a new game cannot begin here: you do not know where the enemy’s hidden units are
study-other-eyes = this branch uses information that you do not have yet
study-in-branch = not available in a branch: go back to the game first
study-result-hidden = the result is hidden: show it first
study-only-in-game = a branch is open, but { $why }

## The tree: a row for each branch with its name, its first moment and its size. $from is “after order 12”, $size is study-size;
## study-row is read aloud by a screen reader.

study-branches = Branches
study-none = No branches yet. “Try from here” begins one at the moment shown.
study-usual-name = Branch { $number }
study-after-order = after order { $order }
study-after-order-in-turn = after order { $order }, turn { $turn }
study-size = { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    }{ $remarks ->
        [0] { "" }
        [one] , 1 remark
       *[other] , { $remarks } remarks
    }
study-row-about = { $from } · { $size }
study-row = { $name }, { $about }
study-rename = Rename
study-rename-branch = Rename { $name }
study-name = Name of the branch
study-save-name = Save name
study-remove = Remove
study-remove-branch = Remove { $name }
study-remove-question = Remove { $name } and the branches that begin in it?
study-remove-now = Remove branch
study-keep = Keep branch
study-close = Close
study-show-result = Show result
study-hide-result = Hide result

## The buttons that begin a branch or a game, and the banner over a branch. $name is its name.

study-banner = Branch: { $name }
study-try = Try from here
    .hint = Play both sides from this moment. The game does not change.
study-back = Back to the game
    .hint = Return to the game. The branch is kept, unless nothing was done in it.
study-new-game = New game from here
    .hint = Begin a new game from this position, in its own file
study-erase-about = Remove the newest drawing of this moment
study-dice = Dice
study-dice-rolled = Rolled
    .hint = The program rolls the dice.
study-dice-entered = Entered
    .hint = You enter each die.
study-dice-expected = As expected
    .hint = Each die shows the face with the middle result.
