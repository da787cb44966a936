### The caption for viewers, in presenter mode and in the capture window.

## Above the text of a note, in casting mode.

caption-note = Note

## Before the number of points, at the upper right. It has little room.

caption-points = VP
