### The course “The platoon school” in German. docs/translating.md says how such a file is made and checked.

# The platoon school
title = Die Platoon-Schule

# Four lessons, two puzzles and a commented game: fire, spotting, riders and mortars, and one shot that decided a village.
summary = Vier Lektionen, zwei Rätsel und eine kommentierte Partie: Feuer, Sichtung, Aufgesessene und Mörser, und ein Schuss, der ein Dorf entschied.

# .title = Before you begin
# .text = Two ideas carry this game. A unit in a wood or a town is safe while it is not spotted. A unit that fires is spotted, and face-down until its next turn is over.
#
# The lessons show both by themselves. The game at the end shows what they cost.
part-1 =
    .title = Zu Beginn
    .text =
        Zwei Gedanken tragen dieses Spiel. Eine Einheit in Wald oder Ort ist sicher, solange sie nicht gesichtet ist. Eine Einheit, die schießt, wird gesichtet und liegt umgedreht, bis ihre nächste Runde vorbei ist.

        Die Lektionen zeigen beides einzeln. Die Partie am Ende zeigt, was es kostet.
