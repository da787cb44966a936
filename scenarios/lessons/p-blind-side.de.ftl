### The puzzle “The gun at the crossroads” in German. docs/translating.md says how such a file is made and checked.

# The gun at the crossroads
title = Das Geschütz an der Kreuzung

# An anti-tank gun and a machine gun cover the streets. Take the crossroads by assault.
summary = Eine Pak und ein Maschinengewehr beherrschen die Straßen. Die Kreuzung im Sturmangriff nehmen.

# .title = Which path?
# .text = A Pak 40 in 1007 faces south-west. A German squad with an MG 42 in 1002 looks along the street to the south, as the arrow shows. Two of your squads and a leader are in the bakery, in 1104. The second squad carries a heavy .30 machine gun.
#
# This is your movement phase. The Germans fire whenever they can, but their dice will be bad in every try, and only the average counts. Your assault will roll a 7. To give up a try, end the phases.
# .task = Take 1007 by assault in this segment, and suffer at most 1 casualty point on average from German fire.
# .hint-1 = A gun fires only into its forward arc, 60 degrees to each side. It cannot turn before you assault.
# .hint-2 = A heavy machine gun subtracts 1 movement point. A squad has 4, and 6 with a leader.
# .answer-1 = No shot was fired at you. The houses hide 1106 and 1107 from the machine gun, and the gun can fire only into its arc, to the south and west. A squad with a heavy machine gun has the points for this path only with a leader.
# .answer-2 = You took the crossroads at the cost of 1 point on average or less. But there is a path on which neither of the two can fire at you.
# .otherwise = The crossroads is not yours, or the fire on you was worth more than 1 point. Look at what each of the two can see, and where the gun can fire.
# .refuted-1 = The shortest path leads behind the gun, but in front of the machine gun: 2.3 points in the open street.
# .refuted-2 = The squad with the heavy machine gun has only 3 points alone, and it was caught in the street. Take it along with the leader, or leave it in the bakery.
step-1 =
    .title = Welcher Weg?
    .text =
        Eine Pak 40 in 1007 ist nach Südwesten gerichtet. Eine deutsche Gruppe mit einem MG 42 in 1002 blickt die Straße entlang nach Süden, wie der Pfeil zeigt. Zwei eigene Gruppen und ein Anführer sind in der Bäckerei, in 1104. Die zweite Gruppe trägt ein schweres Maschinengewehr.

        Es ist die eigene Bewegungsphase. Die Deutschen feuern, wann immer sie können, aber ihre Würfel fallen in jedem Versuch schlecht, und es zählt nur der Durchschnitt. Der eigene Sturmangriff würfelt eine 7. Um einen Versuch aufzugeben, die Phasen beenden.
    .task = In diesem Segment 1007 im Sturmangriff nehmen und durch deutsches Feuer im Durchschnitt höchstens 1 Verlustpunkt erleiden.
    .hint-1 = Ein Geschütz feuert nur in seinen Frontbereich, 60 Grad nach jeder Seite. Vor dem Sturmangriff kann es sich nicht drehen.
    .hint-2 = Ein schweres Maschinengewehr kostet 1 Bewegungspunkt. Eine Gruppe hat 4, mit einem Anführer 6.
    .answer-1 = Es fiel kein Schuss. Die Häuser verbergen 1106 und 1107 vor dem Maschinengewehr, und das Geschütz kann nur in seinen Frontbereich feuern, nach Süden und Westen. Eine Gruppe mit einem schweren Maschinengewehr hat die Punkte für diesen Weg nur mit einem Anführer.
    .answer-2 = Die Kreuzung ist genommen, im Durchschnitt für höchstens 1 Punkt. Aber es gibt einen Weg dorthin, den weder das Maschinengewehr noch das Geschütz erreicht.
    .otherwise = Die Kreuzung ist nicht genommen, oder das Feuer war mehr als 1 Punkt wert. Was sehen die beiden, und wohin kann das Geschütz feuern?
    .refuted-1 = Der kürzeste Weg, hinter dem Geschütz und vor dem Maschinengewehr: 2,3 Punkte auf der offenen Straße.
    .refuted-2 = Die Gruppe mit dem schweren Maschinengewehr hat allein nur 3 Punkte und geriet auf der Straße ins Feuer. Sie geht mit dem Anführer mit oder bleibt in der Bäckerei.

# A gun is strong in front of its shield and weak behind it. Find the hexes outside its arc first, and then a path that the others cannot see.
closing = Ein Geschütz ist hinter seinem Schutzschild so schwach, wie es davor stark ist. Zuerst die Felder außerhalb seines Frontbereichs suchen, dann einen Weg, den die anderen nicht einsehen.
