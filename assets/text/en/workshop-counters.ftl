### The counter editor: symbol, colours and pictures of units in an art pack.

## The title, the packs and the list of units. $key is an id such as ge-tiger-1, $name what is printed on the counter.

counters-title = Counters
counters-pack = Art pack
counters-choose = Choose an art pack
counters-pack-name = Name of a new pack
counters-new-pack = New pack
counters-first-pack = You have no art pack yet. Type a name and press New pack.
counters-no-pack = Choose a pack of your own, or begin a new one. The pack is then in use at the table.
counters-no-unit = Choose a unit or a unit type in the list.
counters-search = Search units
counters-found = Units and types: { $n }
counters-entry = { $key } · { $name }

## The states in which a card is shown, with little room for each.

counters-fresh = Fresh
counters-reduced = Reduced
counters-inverted = Inverted
counters-revealed = Revealed
counters-moved = Moved
counters-fired = Fired
counters-attacked = Attacked
counters-disrupted = Disrupted
counters-dispersed = Dispersed
counters-pinned = Pinned
counters-panicked = Panicked
counters-immobile = Immobilized
counters-in-cover = In cover
counters-spotted = Spotted
counters-out-of-supply = Out of supply
counters-carrying = Loaded
counters-two-badges = Two badges
counters-turned = Turned

## The choice of what is changed: one unit or type, or all whose ids match a pattern such as so-t34-*. $units and $types are
## the numbers of units and types that the pattern matches, in words.

counters-alone = Only this one
counters-all-alike = All { $pattern }: { $units }, { $types }
counters-met-units = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
counters-met-types = { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
counters-all-alike-about = Change all units and types with matching ids. Those with an entry of their own keep it.

## Undo and redo of changes in the file of the pack.

counters-undo = Undo change
counters-redo = Redo change

## The three parts that can be changed, and the symbol. $name is the name of a symbol.

counters-symbol = Symbol
counters-colours = Colours
counters-pictures = Pictures
counters-usual-symbol = Usual symbol
counters-symbol-name = Symbol { $name }
counters-symbol-covered = The picture of this unit is its whole card: the symbol is not shown.

## Colours: $word is a colour word of a card, $name a colour of the palette.

counters-colours-about = Choose a palette colour by name, or pick any other.
counters-no-words = This card has no colours that a unit can change.
counters-usual-colour = Usual colour
counters-pick = Pick { $word }
counters-band = Band
counters-band-about = { $name }, for all units with this band

## Pictures: $file is a name in the folder of the pack.

counters-pictures-about = A picture (PNG or SVG) replaces the whole card. The program draws steps, badges and states over it.
counters-front = Front: { $file }
counters-back = Back: { $file }
counters-no-picture = This unit has its usual card.
counters-has-drawing = The card of this unit is a drawing with placeholders, named in the pack file.
counters-usual-card = Usual card
counters-no-back = Remove back
counters-picture = Path of a picture, or drop one here
counters-as-front = Use as front
counters-as-back = Use as back
