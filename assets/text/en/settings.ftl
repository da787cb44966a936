### The settings page.

## The headings of the page, and what is at its foot. $file is the settings file with its folder.

settings-appearance = Appearance
settings-layout = Layout
settings-players = Players
settings-restore = Restore defaults
settings-stored-in = Stored in { $file }

## A switch: its button has one of these words.

settings-on = On
settings-off = Off

## The appearance of the table. Each name is at the left of its line, its choices are buttons at the right, and the hint
## is under it.

settings-language = Language
    .hint = Texts that are not translated yet are in English.
settings-language-of-system = System

## The line about the user's own fonts: $fonts is a list of their names.

settings-fonts = Fonts
    .hint = Font files (.ttf, .otf) in the folder “Fonts” are used for letters that the fonts of Kessel lack, from the next start on.
settings-fonts-none = Kessel’s own
settings-fonts-own = Kessel’s own and { $fonts }

settings-panels = Panels
    .hint = The map is the same in both.
settings-panels-light = Light
settings-panels-dark = Dark

settings-colours = Colours
    .hint = Colour-blind: blue to orange instead of green to red, and patterns on the corps bands. The sides also differ in shape.
settings-colours-blind = Colour-blind
settings-colours-default = Default

settings-scale = Interface scale
    .hint = Applied when you move the mouse away or close Settings.
settings-scale-bigger = Bigger
settings-scale-smaller = Smaller
settings-scale-percent = { $percent }%

settings-animation = Animation
    .hint = None: counters, dice and map jump to their final position.
settings-animation-none = None
settings-animation-fast = Fast
settings-animation-full = Full

settings-dice = Dice on the map
    .hint = Shows dice and combat results at the foot of the map for a few seconds. The dock always shows them.
settings-dice-off = Off
settings-dice-small = Small
settings-dice-large = Large

settings-pace = Computer speed
    .hint = How long each computer action stays on screen.
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow

## The art packs: $pack is the name of a folder, $game the title of a game, $games a list of them, $folder a folder.

settings-pack = Art pack
settings-pack-for-all = All games
    .label = Art pack for all games
settings-pack-for = Art pack for { $game }
settings-pack-as-all = As for all games
settings-pack-without-about = No description.
settings-pack-of-your-own = This pack is in your folder. To describe it here, fill in the field “about” in its pack.ron.
settings-pack-not-found = Art pack “{ $pack }” not found; using the standard pack.
settings-pack-only-for = Only for { $games }; other games use the standard pack.
settings-pack-folder = Put your own packs into { $folder }
settings-pack-name = Name of a new pack
settings-pack-new = New pack
    .hint = Copies the standard drawings for you to change, uses the copy and opens its folder

## The layout of the table. The suffix is behind the number of points, from 340 to 560.

settings-dock-side = Side of the dock
settings-dock-side-right = Right
settings-dock-side-left = Left
settings-dock-width = Width of the dock
    .hint = You can also drag its inner edge.
    .suffix = { "" } points
settings-minimap = Small map
    .hint = Shown in the dock if there is room, with the counters as dots.
settings-tooltips = Hex tooltips
    .hint = Show details of the hex under the mouse.
settings-what-now = What now
    .hint = Shows what to do and what is unfinished, at the head of the dock.

## The meaning of clicks, and the questions before dice.

settings-click-to-move = Click to move
    .hint = Click a highlighted hex to move the selected units. Dragging always works.
settings-ask-before-rolling = Ask before rolling
    .hint = Show odds and ask before any move that rolls dice, such as an overrun.
settings-ask-always = Always ask about opportunity fire
    .hint = Ask even when no roll could have any effect, or only one choice of losses makes sense. Otherwise play continues by itself.
settings-skip-phases = Skip idle phases
    .hint = A phase in which you cannot act ends by itself. The log records it.

## The players.

settings-hand-over = Hand-over screen
    .hint = Hides the map between turns when two people share a screen. Always on when playing by file.
settings-turn-notices = Desktop notification on your turn
    .hint = In online games, while the window is in the background.

## The relay of online games. The label is the name of its buttons, and $choice one of the three words below it.

settings-relay = Relay for tickets
    .hint = A relay helps others to find the games that you host, and passes on what they send if there is no direct route. It cannot read that. “None” also applies when you join.
    .label = Relay for tickets: { $choice }
settings-relay-public = Public
settings-relay-none = None
settings-relay-own = Your own
settings-relay-address = Address of the relay
settings-relay-wrong = a relay is an address such as https://relay.example: a host, perhaps a port, and nothing after it
settings-relay-enter = Press Enter to use this relay.

## The player's folders: each is a button that opens it. The label is the name of the button, and $folder one of the
## words below.

settings-folders = Folders
    .label = Open folder: { $folder }
settings-folder-games = Saved games
settings-folder-scenarios = Scenarios
settings-folder-lessons = Lessons
settings-folder-packs = Art packs
settings-folder-fonts = Fonts
settings-folder-settings = Settings

## The player's own packs, scenarios and lessons, a line each: its name, or that of its file; the button that removes it;
## the question, with its two answers; and what is there afterwards. The labels are the names of the buttons: $thing is
## the kind and the file, "scenario bridge".

settings-own = Your content
settings-own-pack = Art pack “{ $title }”
settings-own-scenario = Scenario “{ $title }”
settings-own-lesson = Lesson “{ $title }”
settings-own-course = Course “{ $title }”
settings-own-study = Commented game “{ $title }”
settings-own-part = File “{ $title }” for scenarios
settings-own-line = { $thing } · { $id }
settings-own-remove = Remove
    .hint = Moves it to the folder “removed”, from which you can restore it by hand
    .label = Remove { $thing }
settings-own-ask = Remove it?
settings-own-keep = Keep
    .label = Keep { $thing }
settings-own-yes = Yes, remove it
    .label = Yes, remove { $thing }
settings-own-removed = moved to the folder “removed”

## The settings file: the comment at its head, and the notes about its faults at the head of the page. $file is its
## name, $word what was read there, $fault a sentence without a full stop, with the place in the file.

settings-file-head =
    Settings of Kessel. The program reads this file when it starts and writes it when you change
    something on its settings page. Letters follow your keyboard layout. Other keys are named
    as on an English keyboard.
settings-file-unknown-command = { $file }: unknown command "{ $word }"; it is ignored
settings-file-unknown-setting = { $file }: unknown setting "{ $word }"; it is ignored
settings-file-fault = { $fault }. The other settings are used. When you change one, a copy of this file is kept.
settings-file-unread = { $fault }. The default settings are used. When you change one, a copy of this file is kept.
