### The viewers of the overlay: their vote on the next order, and what they see.

## The card over the map that asks viewers for their vote. $n is a number of seconds.

stage-head = Ask viewers
    .hint = Let the viewers of the overlay vote on your next order
stage-empty = Add two to four orders. Viewers vote, and you decide.
stage-remove = Remove this order
stage-add-hint = Add hint
    .hint = Add the order of the hint
    .lacks = There is no hint. Ask for one first.
stage-add-plan = Add plan
    .hint = Add the order on the button at the foot of the dock
    .lacks = Nothing is planned. Plan an attack on the map first, or use Add move.
stage-add-end = Add end of phase
    .hint = Let viewers vote for the end of the phase too
    .lacks = The phase cannot end while a decision is pending.
stage-add-move = Add move
    .hint = Turn orders on the map into choices. They are not played.
    .to-do = Drag a unit, or select it and click a hex: the order becomes a choice and is not played.
stage-full = A vote has at most four choices. Remove one first.
stage-open = Open vote
    .hint = Show the orders to viewers and count their votes. At least two orders are needed.
stage-close = Close vote
    .hint = Stop counting votes. The numbers stay.
stage-clear = Clear
stage-fold = Collapse
stage-delayed = Viewers see this { $n } s later.

## The reason why an order is no choice.

stage-names-hidden = The order names a unit that viewers do not see.
stage-already = This order is a choice already.
stage-not-allowed = The rules do not allow this order.
stage-not-now = Orders cannot be added now.

## The title of the window for viewers while feed and overlay are delayed.

stage-viewer-window = Kessel for viewers: the picture is not delayed
