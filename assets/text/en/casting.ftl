### Casting mode: a replay, or a game between computers, shown to viewers by a caster who talks about it.

## The command, also in the menu.

casting-mode = Casting mode

## The teleprompter, which only the caster sees: what comes next, and the pace. $orders is the number of orders until then.

casting-head = Teleprompter
casting-note = { $orders ->
        [one] Note after 1 order
       *[other] Note after { $orders } orders
    }
casting-combat = { $orders ->
        [one] Combat in the next order
       *[other] Combat after { $orders } orders
    }
casting-speed = Speed of casting mode
casting-stops = Stop at combats
    .hint = Stop after each combat until you continue. Otherwise the result stays for four seconds.
casting-end = End casting
    .hint = Play at the usual pace again
