### The puzzle “Eight regiments” in German. docs/translating.md says how such a file is made and checked.

# Eight regiments
title = Acht Regimenter

# Two attacks in one phase. One of them must cost you nothing, whatever you roll.
summary = Zwei Angriffe in einer Phase. Einer davon darf nichts kosten, was der Würfel auch zeigt.

# .title = Two attacks
# .text = Three whole German divisions face two Soviet ones. The 12th Panzer Division in 1918 is adjacent to both. The 121st Rifle Division in 2018 defends with 3, the 127th in 1817 with 5. The 20th Motorized Division in 1919 reaches 2018 only, the 7th Panzer Division in 1718 only 1817.
#
# The spearhead that goes to Smolensk must stay intact. You have three orders: an attack, *End the advance* when you are asked, and a second attack.
# .task = Attack 2018 so that no roll of the die can harm you, and attack 1817 at 3-1 or better.
# .hint-1 = Higher odds are not always safer. Look at the table: which columns have no result with an A?
# .hint-2 = The strength of each regiment of a whole division is doubled: tanks 8, panzergrenadiers 4, motorized regiments 6. Not all units of a hex must attack the same enemy.
# .answer-1 = 8-1 and 4-1. No roll at 8-1 harms the attacker, while 9-1 has De/A1 on a 4. The regiment that 2018 does not need makes the difference at 1817. It is still doubled, because its whole division is in the hex.
# .answer-2 = 8-1, where no roll can harm you, and 3-1. But one regiment did not attack. Find a target for it.
# .otherwise = A roll at 2018 could have harmed you, or one of the two attacks was missing or too weak. Open the Charts tab, and look for columns without an A.
# .refuted-1 = 28 to 3 is 9-1. It looks better than anything below it, but a 4 is De/A1: one roll in six costs you a step or the hex.
# .refuted-2 = Without a motorized regiment it is 22 to 3, which is 7-1: a 3 is De/A1, and a 6 is D2/A1. Two rolls harm you now. And from 1919 the regiment cannot attack 1817.
# .refuted-3 = 12 to 3 is only 4-1 at 2018, and three of its six rolls harm you. Both attacks need the 12th Division: find the part that each needs.
step-1 =
    .title = Zwei Angriffe
    .text =
        Drei vollständige deutsche Divisionen gegen zwei sowjetische. Die 12. Panzerdivision in 1918 grenzt an beide. Die 121. Schützendivision in 2018 verteidigt sich mit 3, die 127. in 1817 mit 5. Die 20. mot. Division in 1919 erreicht nur 2018, die 7. Panzerdivision in 1718 nur 1817.

        Die Spitze, die nach Smolensk zieht, muss unversehrt bleiben. Es bleiben drei Befehle: ein Angriff, auf die Frage danach *Das Vorrücken beenden*, und ein Angriff.
    .task = 2018 so angreifen, dass kein Wurf dem Angreifer schaden kann, und 1817 mit 3-1 oder besser angreifen.
    .hint-1 = Ein höheres Verhältnis ist nicht immer sicherer. Welche Spalten der Tafel haben kein Ergebnis mit einem A?
    .hint-2 = Die Stärken einer vollständigen Division werden verdoppelt, Regiment für Regiment: Panzer 8, Panzergrenadiere 4, mot. Regimenter 6. Nicht alle Einheiten eines Feldes müssen denselben Gegner angreifen.
    .answer-1 = 8-1 und 4-1. Bei 8-1 schadet kein Wurf dem Angreifer, 9-1 aber hat De/A1 bei einer 4. Das Regiment, das bei 2018 nicht gebraucht wird, macht bei 1817 den Unterschied. Es wird noch verdoppelt, weil seine ganze Division im Feld ist.
    .answer-2 = 8-1, wo kein Wurf schaden kann, und 3-1. Aber ein Regiment hat nicht angegriffen. Ein Ziel dafür suchen.
    .otherwise = Ein Wurf bei 2018 hätte dem Angreifer schaden können, oder einer der beiden Angriffe fehlte oder war zu schwach. Den Reiter „Tafeln“ öffnen und Spalten ohne ein A suchen.
    .refuted-1 = 28 zu 3 ist 9-1. Das sieht besser aus als alles darunter, aber eine 4 ist De/A1: Einer von sechs Würfen kostet eine Stufe oder das Feld.
    .refuted-2 = Ohne ein mot. Regiment sind es 22 zu 3, also 7-1: Eine 3 ist De/A1, eine 6 ist D2/A1. Jetzt schaden zwei Würfe. Und von 1919 kann das Regiment 1817 nicht angreifen.
    .refuted-3 = 12 zu 3 ist bei 2018 nur 4-1, und drei von sechs Würfen schaden dem Angreifer. Beide Angriffe brauchen die 12. Division: Zu finden ist der Teil, den jeder braucht.

# Read the whole column before you roll, not only its number. In this table 8-1 and 10-1 are safe, and 9-1 is not.
closing = Vor dem Wurf die ganze Spalte lesen, nicht nur ihre Zahl. In dieser Tafel sind 8-1 und 10-1 sicher, 9-1 ist es nicht.
