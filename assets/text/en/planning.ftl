### Planning with the mouse, in every game.

## Why units that were dropped or clicked do nothing in a hex. No capital at the beginning, no full stop: the program adds
## them. $unit is the first of them, $others the number of the others, $hex the hex.

planning-cannot-act = { $others ->
        [0] { $unit } cannot act now
        [one] { $unit } and 1 other unit cannot act now
       *[other] { $unit } and { $others } other units cannot act now
    }
planning-cannot-go = { $others ->
        [0] { $unit } cannot go to { $hex } or act there now: choose a highlighted hex
        [one] { $unit } and 1 other unit cannot go to { $hex } or act there now: choose a highlighted hex
       *[other] { $unit } and { $others } other units cannot go to { $hex } or act there now: choose a highlighted hex
    }
