### The frame of the pages of the workshop: print, import, counter editor.

page-close = Close
page-open-folder = Open folder
page-working = Working…
page-no-thread = The system cannot start the work: { $why }
page-stopped = The work stopped without a result
page-no-folder = The system has no folder for your own files
