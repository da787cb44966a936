### The timeline of a replay, at the foot of the map.

## The buttons that step by turn, phase and order, with their keys in the tooltips.

timeline-back-turn = Back a turn
    .hint = Back a turn (Ctrl+Left)
timeline-back-phase = Back a phase
    .hint = Back a phase (Shift+Left)
timeline-back-order = Back an order
    .hint = Back an order (Left)
timeline-forward-order = Forward an order
    .hint = Forward an order (Right)
timeline-forward-phase = Forward a phase
    .hint = Forward a phase (Shift+Right)
timeline-forward-turn = Forward a turn
    .hint = Forward a turn (Ctrl+Right)

## The button that plays or stops, and the speeds ("2×"); $speed is also the key.

timeline-play = Play
    .hint = Play (Space)
timeline-pause = Pause
    .hint = Pause (Space)
timeline-speed = Speed ({ $speed })

## Notes about a moment: the button, the empty field, the button that keeps the note, and the steps from note to note.
## timeline-note is also the heading of a note; timeline-note-of is the heading in a branch that leaves from its moment.

timeline-note = Note
    .hint = Write a note about this moment (M)
timeline-note-placeholder = A note about this moment; anyone who opens the game can read it
timeline-note-save = Save
timeline-note-of = Where this branch begins: note after order { $order }
timeline-next-note = Next note
    .hint = Next note (Page Down)
timeline-previous-note = Previous note
    .hint = Previous note (Page Up)

## Drawings at a moment: the button that removes the newest one, and their number in the tooltip of the track.

timeline-erase = Remove drawing
    .hint = Remove the newest drawing of this moment. Ctrl+Z brings it back.
timeline-drawings = { $n ->
        [one] 1 drawing
       *[other] { $n } drawings
    }

## The list of phases, and the moment that is shown. $phase is the name of a phase in the game.

timeline-chapters = Chapters
timeline-phase-of-turn = Turn { $turn }, { $phase }
timeline-order = Order { $order } of { $all }
timeline-order-hidden = Order { $order }

## The track: its name, and its tooltip at a moment. The second one is for a phase before the first turn.

timeline-track = Timeline
timeline-order-in-turn = Turn { $turn }, { $phase }, order { $order }
timeline-order-in-phase = { $phase }, order { $order }
timeline-order-alone = order { $order }
