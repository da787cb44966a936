### The puzzle “Across the street” in German. docs/translating.md says how such a file is made and checked.

# Across the street
title = Über die Straße

# Two squads and a leader must cross a street, and a machine gun covers it.
summary = Zwei Gruppen und ein Anführer müssen über eine Straße, und ein Maschinengewehr hat sie im Blick.

# .title = The machine gun fires once
# .text = Your first squad and the leader are in the school in 0904, your second squad is in 0906. All must cross the street to the bakery, 1104 and 1105. A German squad in 1008 looks along the street with an MG 42. It fires at the first of your units that it sees, and only once.
#
# You have no smoke. The dice of the Germans will be bad in every try. Only the average counts. To give up a try, end the phase.
# .task = Bring both squads and the leader into the bakery in this phase, and suffer at most 1 casualty point on average.
# .hint-1 = The machine gun also sees hexes outside the street.
# .hint-2 = Led by a leader, a squad has 6 points. It need not run straight across.
# .answer-1 = 0.3 points or less. The machine gun also sees 0905, a hex of the school. A shot there is at a cover of 3, and after it the street is safe. Only with a leader does a squad have the points for that path.
# .answer-2 = At most 1 point: the first target that the machine gun saw was not an easy one. But there is a hex where the shot does less harm.
# .otherwise = More than 1 point, or not all are in the bakery. The machine gun fires once: choose the hex where it does.
# .refuted-1 = All are across, but the machine gun fired at units in the open: −1, 2.3 points.
# .refuted-2 = The assault move came too late. The machine gun had fired at the other squad in the open, 2.3 points.
step-1 =
    .title = Das Maschinengewehr feuert einmal
    .text =
        Die erste Gruppe und der Anführer sind in der Schule in 0904, die zweite Gruppe ist in 0906. Alle müssen über die Straße in die Bäckerei, 1104 und 1105. Eine deutsche Gruppe in 1008 hat mit einem MG 42 die Straße im Blick. Sie feuert auf die erste Einheit, die sie sieht, und nur einmal.

        Es gibt keinen Nebel. Die Würfel der Deutschen fallen in jedem Versuch schlecht. Es zählt nur der Durchschnitt. Um einen Versuch aufzugeben, die Phase beenden.
    .task = Beide Gruppen und den Anführer in dieser Phase in die Bäckerei bringen und im Durchschnitt höchstens 1 Verlustpunkt erleiden.
    .hint-1 = Das Maschinengewehr sieht auch Felder außerhalb der Straße.
    .hint-2 = Von einem Anführer geführt, hat eine Gruppe 6 Punkte. Sie muss nicht geradeaus laufen.
    .answer-1 = Höchstens 0,3 Punkte. Das Maschinengewehr sieht auch 0905, ein Feld der Schule. Ein Schuss dorthin trifft auf eine Deckung von 3, und danach ist die Straße frei. Nur ein Anführer gibt einer Gruppe die Punkte dafür.
    .answer-2 = Höchstens 1 Punkt: Das erste Ziel des Maschinengewehrs war kein leichtes. Aber in einem anderen Feld richtet der Schuss weniger an.
    .otherwise = Mehr als 1 Punkt, oder es sind nicht alle in der Bäckerei. Das Maschinengewehr feuert einmal: Das Feld dafür ist zu wählen.
    .refuted-1 = Alle sind drüben, aber das Maschinengewehr hat auf Einheiten auf offenem Gelände gefeuert: −1, 2,3 Punkte.
    .refuted-2 = Die Sturmbewegung kam zu spät. Das Maschinengewehr hatte auf die andere Gruppe auf offenem Gelände gefeuert, 2,3 Punkte.

# A machine gun that has fired is silent for the rest of the phase. Let it fire at a unit in a building before you send the others.
closing = Ein Maschinengewehr, das gefeuert hat, schweigt für den Rest der Phase. Es soll auf eine Einheit in einem Gebäude feuern, bevor die anderen folgen.
