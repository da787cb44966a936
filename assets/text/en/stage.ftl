### The viewers of the overlay: their vote on the next order, and what they see.

## The card over the map that asks viewers for their vote. $n is a number of seconds.

stage-head = Ask viewers
    .hint = Let the viewers of the overlay vote on your next order
stage-empty = Add two to four orders. Viewers vote, and you decide.
stage-remove = Remove this order
stage-add-hint = Add hint
    .hint = Add the order of the hint. Ask for a hint first.
stage-add-plan = Add plan
    .hint = Add the order that the button at the foot of the dock gives. Make a plan first.
stage-open = Open vote
    .hint = Show the orders to viewers and count their votes. At least two orders are needed.
stage-close = Close vote
    .hint = Count no more votes. The numbers stay.
stage-clear = Clear
stage-fold = Fold
stage-delayed = Viewers see it { $n } s later.

## The reason why an order is no choice.

stage-names-hidden = The order names a unit that viewers do not see.

## The title of the window for viewers while feed and overlay are delayed.

stage-viewer-window = Kessel for viewers: the picture is not delayed
