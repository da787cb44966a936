### The entries of the workshop in the menu of the table.

## The entry of the menu that opens the others.

workshop-menu = Workshop

## Each opens a tool: an editor, or a page that asks what is to be printed or imported.

workshop-edit-map = Edit this map
workshop-new-map = New map
workshop-edit-scenario = Edit this scenario
workshop-record-lesson = Record a lesson
workshop-make-puzzle = Make a puzzle
workshop-counters = Edit counters
workshop-print = Print…
workshop-import = Import pictures…
