### The course “The squad school” in German. docs/translating.md says how such a file is made and checked.

# The squad school
title = Die Squad-Schule

# Four lessons, two puzzles and a commented game: fire, smoke, assaults, tanks, and the attack on a farm.
summary = Vier Lektionen, zwei Rätsel und eine kommentierte Partie: Feuer, Nebel, Sturmangriff, Panzer und der Angriff auf einen Hof.

# .title = Before you begin
# .text = Fire pins units, and an assault takes a hex. Cover protects from fire, but not from an assault.
#
# The game at the end is a patrol against a farm. Stop the replay whenever a unit leaves its hex, and ask which enemy unit has not fired yet.
part-1 =
    .title = Zu Beginn
    .text =
        Feuer hält Einheiten nieder, ein Sturmangriff nimmt ein Feld. Deckung schützt vor Feuer, aber nicht vor einem Sturmangriff.

        Die Partie am Ende ist ein Spähtrupp gegen einen Hof. Immer anhalten, wenn eine Einheit ihr Feld verlässt, und fragen, welche gegnerische Einheit noch nicht gefeuert hat.
