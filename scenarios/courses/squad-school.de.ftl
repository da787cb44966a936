### The course “The squad school” in German. docs/translating.md says how such a file is made and checked.

# The squad school
title = Die Squad-Schule

# Four lessons, two puzzles and a commented game: fire, smoke, assaults and tanks, and a farm that no squad left unhurt.
summary = Vier Lektionen, zwei Rätsel und eine kommentierte Partie: Feuer, Rauch, Nahkampf und Panzer, und ein Hof, den kein Trupp unversehrt verließ.

# .title = Before you begin
# .text = Fire pins, and assault takes. Cover protects from the first and not from the second.
#
# The game at the end is a patrol against a farm. Stop it whenever a unit leaves its hex, and ask which enemy has not fired yet.
part-1 =
    .title = Zu Beginn
    .text =
        Feuer hält nieder, Nahkampf nimmt. Deckung schützt vor dem ersten und nicht vor dem zweiten.

        Die Partie am Ende ist ein Spähtrupp gegen einen Hof. Immer anhalten, wenn eine Einheit ihr Feld verlässt, und fragen, welcher Gegner noch nicht geschossen hat.
