### Parts that all panels share.

## The button that explains a hex by the rules, and the last line of the tooltip of a hex: $key is the key for it.

kit-why = Why? The rules on this hex
    .hint = See which rules apply here
kit-tooltip-why = { $key }: why? See the rules

## The tooltip of the name of a counter that waits to be set up or to enter.

kit-waiting-hint = Drag it onto the map, or click it and then a highlighted hex

## A refusal at the foot of the map: the name and the tooltip of the button with the number of its case, and the key that
## opens the rules there.

kit-refusal-case = Case of the refusal
    .hint = Open this case in the rules
kit-refusal-key = { $key }: the rule
