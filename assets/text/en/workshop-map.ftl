### The map editor.

## Why a change or a file is refused: no capital, no full stop. $why is the reason of the system, $file the path or the
## name of a file.

workshop-map-size = a map has 1 to { $columns } columns and 1 to { $rows } rows
workshop-map-shipped = { $file } is a map of the program: choose another id
workshop-map-exists = { $file } already exists: choose another id
workshop-map-no-folder = there is no folder for your own files
workshop-map-not-written = { $file } cannot be written: { $why }

## The palette: headings of groups of tools, then tools. $level is 0 to 2. Each tool has a letter beside it.

workshop-map-ground = Terrain
workshop-map-levels = Levels
workshop-map-sides = Hexsides
workshop-map-lines = Lines
workshop-map-points = Crossings and exits
workshop-map-names = Names and areas
workshop-map-level = Level { $level }
workshop-map-side = { $kind ->
        [rivers] River
        [streams] Stream
        [crests] Crest
        [walls] Wall
        [hedges] Hedge
       *[slopes] Slope
    }
workshop-map-line = { $kind ->
        [roads] Road
        [rails] Railway
        [gullies] Gully
        [stream-hexes] Stream through hexes
       *[gully-hexes] Gully through hexes
    }
workshop-map-point = { $kind ->
        [bridges] Bridge
        [fords] Ford
        [bridge-hexes] Bridge in a hex
        [road-river-joins] Road over a river
        [road-exits] Road exit
       *[rail-exits] Railway exit
    }
workshop-map-city = Major city
workshop-map-small-city = Minor city
workshop-map-name = Name only
workshop-map-river-name = Name of a river
workshop-map-stone-building = Stone building
workshop-map-wooden-building = Wooden building
workshop-map-area = Entry area
workshop-map-limit = Line between columns
workshop-map-eraser = Eraser

## Above the tools: the radius of the brush in hexes, filling, and the symmetry by which everything is repeated.

workshop-map-brush = Brush
workshop-map-radius = Radius { $radius }
    .hint = Smaller or larger brush ([ and ])
workshop-map-fill = Fill
    .hint = Fill connected hexes that are alike (F)
workshop-map-symmetry = Symmetry
workshop-map-symmetry-of = { $kind ->
        [left-right] Left to right
        [top-bottom] Top to bottom
        [point] Point
       *[none] None
    }
workshop-map-symmetry-inexact = With this number of columns, some mirror images are missing or half a hex away.
workshop-map-mouse = Left button: draw. Right button: erase. Ctrl+click: pick up the terrain of a hex. Middle button: scroll. Wheel: zoom.
workshop-map-keys = Arrow keys: move the cursor; with Shift, draw too. Space: apply. Backspace: erase. Page Up and Page Down: choose the hexside. Home: whole map.

## The panel beside the map. $hex is the number of a hex, $ground its terrain, “Woods”, $map the name of a file, $title that of a scenario.

workshop-map-about = { $game }: { $columns } columns, { $rows } rows
workshop-map-undo = Undo
workshop-map-redo = Redo
workshop-map-open-titles = Titles…
workshop-map-open-resize = Resize…
workshop-map-open-shift = Shift…
workshop-map-open-join = Join map…
workshop-map-no-hex = Hex under the mouse: none
workshop-map-hex = Hex { $hex } · { $ground }
workshop-map-hex-level = Hex { $hex } · { $ground } · level { $level }
workshop-map-faults = Faults: { $n }
workshop-map-faultless = The map has no faults.
workshop-map-fault = Show fault { $number }
workshop-map-more-faults = { $n } more
workshop-map-play = Play here
workshop-map-no-scenario = No scenario is on this map yet. A scenario names it: map: “{ $map }”
workshop-map-play-here = Play { $title }
workshop-map-make-scenario = Make a scenario
    .hint = Save the map and begin a small scenario on it, with a few units a side to edit
workshop-map-scenario-summary = A first scenario on the map { $map }.
workshop-map-no-pattern = scenarios of this game cannot be made here
workshop-map-no-free-id = there are too many scenarios with the id of this map
workshop-map-no-scenario-made = no scenario can be made on this map: { $why }
workshop-map-save = Save map
workshop-map-saved = Saved as { $file }.
workshop-map-close = Close
    .hint = The draft is kept; you can continue it later
workshop-map-draft-stays = The draft { $file } cannot be removed: { $why }

## The field for a name on the map; $what is a tool, “Minor city”. An entry area is a part of the map’s edge.

workshop-map-name-of = { $what }: name
workshop-map-area-not-at-edge = an entry area must be at the edge of the map: drag along the edge

## Forms about the whole map.

workshop-map-apply = Apply
workshop-map-cancel = Cancel
workshop-map-titles = Titles
workshop-map-title = Title
workshop-map-subtitle = Line under the title
workshop-map-id = Id
    .hint = The id is part of the file name: lower-case letters, digits and -
workshop-map-resize = Size of the map
    .hint = Everything beyond the new edge is removed. Undo restores it.
workshop-map-columns = Columns
workshop-map-rows = Rows
workshop-map-at-east = Columns at the east
workshop-map-at-west = Columns at the west
workshop-map-at-south = Rows at the south
workshop-map-at-north = Rows at the north
workshop-map-shift = Shift the drawing
    .hint = An odd number of columns also shifts it by half a hex to the south. Negative numbers shift the other way.
workshop-map-east-by = Columns to the east
workshop-map-south-by = Rows to the south
workshop-map-join = Join another map
workshop-map-join-east = In the east
workshop-map-join-south = In the south
workshop-map-join-inexact = This map has an odd number of columns: the other map is half a hex lower and loses the last hexes of its even columns.
workshop-map-no-maps = There is no other map of this game.
workshop-map-no-number = { $typed } is not a whole number
workshop-map-countryside = Open country
    .hint = For appearance only: no rule uses it. All numbers are in percent; bends of roads and water are in percent of the hex radius.
workshop-map-open-countryside = Open country…
workshop-map-countryside-none = Bare
workshop-map-countryside-drawn = Drawn
workshop-map-country-fields = Open ground with fields
workshop-map-country-hedges = Fields with hedges
workshop-map-country-farms = Clear hexes with a farm
workshop-map-country-bends = Bends of roads and water
workshop-map-no-percent = { $typed } is not a whole number from 0 to 100
workshop-map-open-picture = Picture…
workshop-map-picture = Picture under the hexes
workshop-map-picture-file = Path of the picture
    .hint = A scan as PNG, JPEG, GIF or SVG. You can also drop the file on the window.
workshop-map-picture-map = Opacity of the painted map, in percent
workshop-map-picture-fit = Fit
    .hint = Drag each handle to its hex in the picture. Keys: 1 to 3 choose a handle, arrows move it, Esc ends.
workshop-map-picture-remove = Remove picture

## Before a map is edited: a new map, and whether to go on with a draft that was kept. $title is the title of the map.

workshop-map-new = New map
    .hint = A map has 1 to 255 columns and 1 to 99 rows.
workshop-map-new-title = New map
workshop-map-create = Create map
workshop-map-no-title = a map needs a title
workshop-map-drafts = Kept drafts
workshop-map-draft = { $title }: { $columns } columns, { $rows } rows
workshop-map-resume = Resume
workshop-map-discard = Discard
workshop-map-kept = A draft was kept
workshop-map-kept-about = Your last changes to { $title } were not saved.
workshop-map-go-on = Resume the draft of { $title }
workshop-map-anew = Start over
