### The course “The Vauclair school” in German. docs/translating.md says how such a file is made and checked.

# The Vauclair school
title = Die Schule von Vauclair

# Three lessons, two puzzles and a commented game: the plot, moving under fire and a village, and shots that wait in the fog.
summary = Drei Lektionen, zwei Rätsel und eine kommentierte Partie: der Plan, Bewegung unter Feuer und ein Dorf, und Schüsse, die im Nebel warten.

# .title = Before you begin
# .text = Both sides write their orders before either moves. A good plot says where the enemy will be.
#
# The game at the end begins in fog. Look at each plot of opportunity fire, and say which hex you would have named.
part-1 =
    .title = Zu Beginn
    .text =
        Beide Seiten schreiben ihre Befehle, bevor sich etwas bewegt. Ein guter Plan sagt, wo der Gegner sein wird.

        Die Partie am Ende beginnt im Nebel. Jeden Plan für Gelegenheitsfeuer ansehen und sagen, welches Feld man selbst genannt hätte.
