### The caption for viewers, in presenter mode and in the capture window.

## Before the number of points, at the upper right. It has little room.

caption-points = VP
