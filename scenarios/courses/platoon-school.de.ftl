### The course “The platoon school” in German. docs/translating.md says how such a file is made and checked.

# The platoon school
title = Die Platoon-Schule

# Four lessons, two puzzles and a commented game: fire, spotting, riders, mortars, and one shot that decided a game.
summary = Vier Lektionen, zwei Rätsel und eine kommentierte Partie: Feuer, Aufklärung, aufgesessene Infanterie, Mörser und ein Schuss, der eine Partie entschied.

# .title = Before you begin
# .text = Two ideas decide this game. A unit in woods or a town is safe while it is not spotted. A unit that fires is spotted, and face-down until its next turn is over.
#
# The lessons show each of them separately. The game at the end shows what they cost.
part-1 =
    .title = Zu Beginn
    .text =
        Zwei Gedanken entscheiden dieses Spiel. Eine Einheit in Wald oder Ortschaft ist sicher, solange sie nicht aufgeklärt ist. Eine Einheit, die feuert, wird aufgeklärt und ist umgedreht, bis ihr nächster Spielerzug vorbei ist.

        Die Lektionen zeigen beides einzeln. Die Partie am Ende zeigt, was es kostet.
