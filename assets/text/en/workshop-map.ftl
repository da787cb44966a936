### The map editor.

## Why a change or a file is refused: no capital, no full stop. $why is the reason of the system, $file the path or the
## name of a file.

workshop-map-size = a map has 1 to { $columns } columns and 1 to { $rows } rows
workshop-map-shipped = { $file } is a map of the program: choose another id
workshop-map-exists = { $file } already exists: choose another id
workshop-map-no-folder = there is no folder for your own files
workshop-map-not-written = { $file } cannot be written: { $why }
