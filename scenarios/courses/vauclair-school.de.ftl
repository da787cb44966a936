### The course “The Vauclair school” in German. docs/translating.md says how such a file is made and checked.

# The Vauclair school
title = Die Schule von Vauclair

# Three lessons, two puzzles and a commented game: the plot, moving under fire, a village, and opportunity fire in the fog.
summary = Drei Lektionen, zwei Rätsel und eine kommentierte Partie: die Planung, Bewegung unter Feuer, ein Dorf und Gelegenheitsfeuer im Nebel.

# .title = Before you begin
# .text = Both sides write their orders before either moves. A good plot says where the enemy will be.
#
# The game at the end begins in fog. Look at each plot of opportunity fire. Which hex would you have named?
part-1 =
    .title = Zu Beginn
    .text =
        Beide Seiten schreiben ihre Befehle, bevor sich etwas bewegt. Eine gute Planung sagt, wo der Gegner sein wird.

        Die Partie am Ende beginnt im Nebel. Jede Planung für Gelegenheitsfeuer ansehen: Welches Feld wäre die eigene Wahl gewesen?
