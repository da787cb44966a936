### The puzzle “Two hexes of the farm” in German. docs/translating.md says how such a file is made and checked.

# Two hexes of the farm
title = Zwei Felder des Hofs

# Fire once, then assault: which of two hexes, and at what price?
summary = Einmal feuern, dann stürmen: welches von zwei Feldern, und zu welchem Preis?

# .title = The cheapest hex
# .text = Two squads and the leader in 0603 are adjacent to both occupied hexes of the farm. In 0604 there are two German squads. In 0703 there is one, with an MG 42. The squad in 0503 and its machine gun can see both.
#
# It is your fire phase. The Germans do nothing in their defensive fire. In every try the dice show 4 first, then 8.
# .task = Hold 0604 or 0703 at the end of your assault phase.
# .hint-1 = The German player decides which squad is pinned. What is left in each hex after 1 point?
# .hint-2 = Compare the defenders that will not be pinned in each hex, not the factors now.
# .answer-1 = A hex without a loss. In 0703 one point is enough: it pins the only squad there, however many factors it has. Pinned defenders count for nothing, and a hex with no others is taken without a roll.
# .answer-2 = You hold a hex of the farm, but it has cost you casualty points. There is a way that costs nothing.
# .otherwise = You hold neither of the two hexes. An assault at 1-1 needs luck that you do not have. Which fire leaves the fewest defenders that count?
# .refuted-1 = You have pinned a squad in one hex and assaulted the other. Your 11 against 4 + 4, a squad with an MG 42, are only 1-1.
# .refuted-2 = One point too many. With the leader the fire caused 2 points, and the Germans chose to reduce the squad. The half squad was not pinned, and it still had the MG 42: 2 + 4 against 11 is 1-1.
step-1 =
    .title = Das billigste Feld
    .text =
        Zwei Gruppen und der Anführer in 0603 grenzen an beide besetzten Felder des Hofs. In 0604 sind zwei deutsche Gruppen. In 0703 ist eine, mit einem MG 42. Die Gruppe in 0503 und ihr Maschinengewehr sehen beide.

        Es ist die eigene Feuerphase. In ihrem Verteidigungsfeuer tun die Deutschen nichts. Die Würfel zeigen in jedem Versuch zuerst 4, dann 8.
    .task = Am Ende der eigenen Sturmphase 0604 oder 0703 halten.
    .hint-1 = Der Besitzer entscheidet, welche Gruppe niedergehalten wird. Was ist nach 1 Punkt in jedem der Felder übrig?
    .hint-2 = Die beiden Felder nach den Verteidigern vergleichen, die nicht niedergehalten sind, nicht nach der Feuerkraft von jetzt.
    .answer-1 = Ein Feld ohne Verlust. In 0703 genügt ein Punkt: Er hält die einzige Gruppe dort nieder, wie groß ihre Feuerkraft auch ist. Niedergehaltene Verteidiger zählen nicht, und ein Feld ohne andere wird einfach genommen.
    .answer-2 = Ein Feld des Hofs ist genommen, aber mit Verlustpunkten. Es geht auch ohne.
    .otherwise = Keines der beiden Felder ist genommen. Ein Sturmangriff mit 1-1 braucht Glück, das hier fehlt. Welches Feuer lässt die wenigsten Verteidiger übrig, die zählen?
    .refuted-1 = Niedergehalten wurde eine Gruppe in dem einen Feld, gestürmt wurde das andere. Gegen eine Gruppe mit einem MG 42, 4 + 4, sind 11 nur 1-1.
    .refuted-2 = Ein Punkt zu viel. Mit dem Anführer ergab das Feuer 2 Punkte, und die Deutschen haben die Gruppe reduziert. Die Halbgruppe war nicht niedergehalten und hatte noch das MG 42: 2 + 4 gegen 11 ist 1-1.

# Before an assault, fire at the hex where one result leaves no defender. A strong squad alone is easier to take than two weak ones.
closing = Vor einem Sturmangriff dorthin feuern, wo ein einziges Ergebnis keinen Verteidiger übrig lässt. Eine starke Gruppe allein ist leichter zu nehmen als zwei schwache.
