### The puzzle “Sixteen factors” in German. docs/translating.md says how such a file is made and checked.

# Sixteen factors
title = Sechzehn Punkte Feuerkraft

# Three squads, a machine gun and a leader against two targets: share out the fire.
summary = Drei Gruppen, ein Maschinengewehr und ein Anführer gegen zwei Ziele: das Feuer aufteilen.

# .title = The most from one volley
# .text = You are the German player, and this is your fire phase. Three rifle squads, an MG 34 and a leader hold the farm in 0604. Two American squads have been caught in the open, in 0403 and in 0606, each 2 hexes away.
#
# Count all factors: 4 for each squad, 3 for the machine gun, 1 for the leader. The dice will be bad in every try. Only the average counts.
# .task = With two attacks, inflict at least 4 casualty points on average.
# .hint-1 = Rows begin at 1, 5 and 11. Find the attack that is one factor below a row.
# .hint-2 = The leader has a factor of its own up to 3 hexes, if it fires in the group.
# .answer-1 = 4.5 points. Two squads and the machine gun have 11, just enough for row 11–18 without help. The third squad has 4, and the leader’s own factor makes it 5, a row higher. Its −1 is worth nearly as much there as in the strong group.
# .answer-2 = 4.1 points. The strong group is on row 11–18 already, and the last squad is left on row 1–4 with only 4 factors. One more factor would lift it to the next row. Half a point more is possible.
# .otherwise = Fewer than 4 points on average. The rows begin at 1, 5 and 11: the factors that an attack has above the beginning of its row are wasted.
# .refuted-1 = All 16 factors are on the same row as 11. Five of them do nothing, and the other target is not fired at.
# .refuted-2 = An even split, 7 and 9, puts both attacks on row 5–10. No attack reaches 11, although you have factors enough for it.
step-1 =
    .title = Das meiste aus einer Salve
    .text =
        Dies ist die Feuerphase des deutschen Spielers. Drei Schützengruppen, ein MG 34 und ein Anführer halten den Hof in 0604. Zwei amerikanische Gruppen sind auf offenem Gelände überrascht worden, in 0403 und in 0606, beide 2 Felder entfernt.

        Die Feuerkraft zählen: 4 für jede Gruppe, 3 für das Maschinengewehr, 1 für den Anführer. Die Würfel fallen in jedem Versuch schlecht. Es zählt nur der Durchschnitt.
    .task = Mit zwei Angriffen im Durchschnitt mindestens 4 Verlustpunkte erzielen.
    .hint-1 = Die Zeilen beginnen bei 1, 5 und 11. Den Angriff suchen, dem ein Punkt zu einer Zeile fehlt.
    .hint-2 = Der Anführer hat bis 3 Felder eine eigene Feuerkraft, wenn er selbst mitfeuert.
    .answer-1 = 4,5 Punkte. Zwei Gruppen und das Maschinengewehr haben 11, gerade genug für die Zeile 11–18, ohne Hilfe. Die dritte Gruppe hat 4, und die Feuerkraft des Anführers macht 5 daraus, eine Zeile höher. Seine −1 ist dort fast so viel wert wie in der starken Feuergruppe.
    .answer-2 = 4,1 Punkte. Die starke Feuergruppe ist schon in der Zeile 11–18, und die letzte Gruppe bleibt mit nur 4 in der Zeile 1–4. Ein Punkt mehr würde sie in die nächste Zeile heben. Ein halber Verlustpunkt mehr ist möglich.
    .otherwise = Im Durchschnitt weniger als 4 Punkte. Die Zeilen beginnen bei 1, 5 und 11: Was ein Angriff über dem Anfang seiner Zeile hat, ist verschenkt.
    .refuted-1 = Alle 16 Punkte sind in derselben Zeile wie 11. Fünf davon bewirken nichts, und auf das andere Ziel wird nicht gefeuert.
    .refuted-2 = Eine gleichmäßige Teilung, 7 und 9, und beide Angriffe sind in der Zeile 5–10. Kein Angriff erreicht 11, obwohl die Feuerkraft dafür reicht.

# Between two rows a factor more or less changes nothing. Make each group just strong enough for its row, and look for the one factor that lifts another group.
closing = Zwischen zwei Zeilen ändert ein Punkt mehr oder weniger nichts. Jede Feuergruppe gerade stark genug für ihre Zeile machen und den einen Punkt suchen, der eine andere hebt.
