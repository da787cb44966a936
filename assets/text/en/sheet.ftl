### The other pages of the sheet over the table: keys, help, guides, about.

## The tabs of the sheet, and the button that closes it.

sheet-settings = Settings
sheet-keys = Keys
sheet-help = Help
sheet-guides = Guides
sheet-about = About
sheet-close = Close

## The page that maps keys: each command has its keys and four buttons. $key is a key, $command the title of the other
## command that has it. $overlays are the overlays of a game, each with its key: "1 Reach · 2 Supply".

sheet-keys-hint = Letters follow your keyboard layout. Other keys are named as on an English keyboard.
sheet-keys-default = Default
sheet-keys-none = None
sheet-keys-add = Add
sheet-keys-change = Change
sheet-keys-press = Press a key, or Esc
sheet-keys-also-used = { $key } is also used for “{ $command }”
sheet-keys-overlays = Overlays: { $overlays }
sheet-keys-restore = Restore default keys

## The help page: what the mouse does. The deed is under its gesture, and goes on from it.

sheet-help-mouse = The mouse
sheet-help-drag = Drag a counter
    .deed = moves it or plans an attack; the path and its cost are shown
sheet-help-drag-stack = Shift and drag
    .deed = picks up the whole stack
sheet-help-drag-formation = Double-click and drag
    .deed = picks up the units of its formation
sheet-help-pin = Right-click while dragging
    .deed = pins the path to the hex under the mouse
sheet-help-drag-map = Drag an empty hex
    .deed = moves the map; with the middle button from any hex
sheet-help-draw = Drag with the right button
    .deed = draws an arrow; a right-click draws a ring; Shift, Ctrl or both change the colour; a click clears all drawings
sheet-help-box = Shift and drag the map
    .deed = selects the counters in an area
sheet-help-wheel = Wheel
    .deed = zooms
sheet-help-hover = Hover over a hex
    .deed = explains it; a stack fans out
sheet-help-click = Click
    .deed = selects, answers a question, places a marker
sheet-help-click-hex = Click a highlighted hex
    .deed = moves the selected units there
sheet-help-click-case = Click the number in a refusal
    .deed = opens the rules at that case

## The page with the guides: their list under two headings, and the button that leads back to it from a guide.

sheet-guides-hint = For players, and for makers of scenarios, lessons, art packs and translations.
sheet-guides-all = For all games
sheet-guides-games = For one game
sheet-guides-back = All guides

## The page about the program: $version is its number, $publisher and $designer are those of a printed game, $name the
## name of a crate with a font, $n a number of crates.

sheet-about-program = Kessel { $version }
    .hint = A table for hex-and-counter war games that knows the rules. Licensed under MIT or Apache-2.0.
sheet-about-games = The original games
    .hint = Maps, orders of battle, tables and game mechanics come from these games. All texts and drawings are our own. Kessel is not connected with the publishers.
sheet-about-printed = { $publisher }. Designed by { $designer }.
sheet-about-fonts = Fonts
sheet-about-font = crate { $name }
sheet-about-font-not-shown = crate { $name }, not shown
sheet-about-crates = Crates: { $n }
sheet-about-filter = name or licence
sheet-about-licences = Licence texts
