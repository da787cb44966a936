### Casting mode: a replay, or a game between computers, shown to viewers by a caster who talks about it.

## The command, also in the menu.

casting-mode = Casting mode

## The title of the program’s window while casting mode is on, and while it waits for the caster: viewers of a recording of the window do not see it. $waits is casting-waits.

casting-window = Kessel – casting mode
casting-window-waits = Kessel – casting mode – { $waits }

## The teleprompter, which only the caster sees: what comes next, and the pace. $orders is the number of orders until then, $key a key such as “Space”.

casting-head = Teleprompter
casting-waits = Waiting: { $key } goes on
casting-note = { $orders ->
        [one] Next note in 1 order
       *[other] Next note in { $orders } orders
    }
casting-combat = { $orders ->
        [one] Combat in the next order
       *[other] Next combat in { $orders } orders
    }
casting-speed = Speed of casting mode
casting-stops = Stop at combats
    .hint = Stop after each combat until you continue. Otherwise the result stays for four seconds.
casting-end = End casting
    .hint = Play at the usual pace again
