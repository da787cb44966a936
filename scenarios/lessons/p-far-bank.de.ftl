### The puzzle “One regiment to move” in German. docs/translating.md says how such a file is made and checked.

# One regiment to move
title = Ein Regiment ist beweglich

# A division behind the Dnieper, a panzer division in front of it, and one regiment to make the difference.
summary = Eine Division hinter dem Dnjepr, eine Panzerdivision davor und ein Regiment, das den Unterschied macht.

# .title = Behind the Dnieper
# .text = The 61st Rifle Division in 1417 defends with 5 behind the Dnieper. General Rakutin in 1618, who commands within 2 hexes (the number on his counter), supplies it. The 7th Panzer Division in 1416 attacks with 16, but it began the phase in an enemy zone of control and cannot walk. The Grossdeutschland regiment in 1116 attacks with 4 and can move.
#
# You have three orders: a move, the end of the phase and an attack.
# .task = Attack 1417 in the combat phase, at the best odds that you can get: at least 4-1.
# .hint-1 = Two things can be changed: the river, which doubles the defender if all attackers are across it, and the supply of the defender. Press 5 to see the line.
# .hint-2 = The regiment must stop in the first hex that is adjacent to the division. Cross the Dnieper farther west.
# .answer-1 = 10-1, and no roll at 10-1 hurts you. The regiment is on the defender’s bank, so the river does not double the defence. It also closes 1518, the only hex through which Rakutin reaches the division: 5 counts as 2.
# .answer-2 = The river does not count, and the division is out of supply. But not all of your units attacked: all together they have 10-1.
# .answer-3 = 5-1: the division is out of supply and counts 2. But all your attackers are across the river, which doubles it again. The regiment can cut the line and attack from the defender’s bank.
# .answer-4 = 4-1: the river does not double the defence. But the division is still in supply and counts 5. From another hex on the same bank the regiment also cuts the supply line.
# .answer-5 = 4-1: the division is out of supply and counts 2. But the river doubled it again, or not all of your units attacked. A regiment that cuts the line can also attack, from the defender’s bank.
# .otherwise = The odds were below 4-1, or there was no attack on 1417. Before an attack, the defender’s sum in the dock gives the reason for each doubling and halving.
# .refuted-1 = 20 to 10 is 2-1: from 1317 the regiment attacks across the river like the panzers, so the defender is doubled. 4 points on this bank change little.
# .refuted-2 = 16 to 10 is 1-1. The river does not count only if a unit on the far bank takes part in the attack. Grossdeutschland is in the right place, but it did not attack.
step-1 =
    .title = Hinter dem Dnjepr
    .text =
        Die 61. Schützendivision in 1417 verteidigt sich hinter dem Dnjepr mit 5. General Rakutin in 1618, dessen Befehlsradius 2 Felder ist (die Zahl auf seinem Spielstein), versorgt sie. Die 7. Panzerdivision in 1416 hat im Angriff 16, aber sie hat die Phase in einer gegnerischen Kontrollzone begonnen und kann sich nicht bewegen. Das Regiment Großdeutschland in 1116 hat 4 und kann sich bewegen.

        Es bleiben drei Befehle: eine Bewegung, das Ende der Phase und ein Angriff.
    .task = 1417 in der Kampfphase im besten möglichen Kräfteverhältnis angreifen, mindestens 4-1.
    .hint-1 = Zweierlei lässt sich ändern: der Fluss, der den Verteidiger verdoppelt, wenn alle Angreifer über ihn angreifen, und die Versorgung des Verteidigers. Die Taste 5 zeigt die Linie.
    .hint-2 = Das Regiment muss im ersten Feld anhalten, das an die Division grenzt. Den Dnjepr weiter westlich überqueren.
    .answer-1 = 10-1, und kein Wurf bei 10-1 schadet dem Angreifer. Das Regiment ist auf dem Ufer des Verteidigers, also verdoppelt der Fluss die Verteidigung nicht. Es schließt auch 1518, das einzige Feld, durch das Rakutin die Division erreicht: Aus 5 wird 2.
    .answer-2 = Der Fluss zählt nicht, und die Division ist unversorgt. Aber nicht alle Einheiten haben angegriffen: Alle zusammen haben 10-1.
    .answer-3 = 5-1: Die Division ist unversorgt und zählt 2. Aber alle Angreifer greifen über den Fluss an, was sie wieder verdoppelt. Das Regiment kann die Linie unterbrechen und vom Ufer des Verteidigers aus angreifen.
    .answer-4 = 4-1: Der Fluss verdoppelt die Verteidigung nicht. Aber die Division ist noch versorgt und zählt 5. In einem anderen Feld auf demselben Ufer unterbricht das Regiment auch die Nachschublinie.
    .answer-5 = 4-1: Die Division ist unversorgt und zählt 2. Aber der Fluss hat sie wieder verdoppelt, oder nicht alle Einheiten haben angegriffen. Eine Einheit, die die Linie unterbricht, kann auch angreifen, vom Ufer des Verteidigers aus.
    .otherwise = Das Kräfteverhältnis war unter 4-1, oder 1417 wurde nicht angegriffen. Vor einem Angriff nennt die Rechnung des Verteidigers in der Seitenleiste für jede Verdopplung und Halbierung den Grund.
    .refuted-1 = 20 zu 10 ist 2-1: Von 1317 greift das Regiment wie die Panzer über den Fluss an, also wird der Verteidiger verdoppelt. 4 Punkte auf diesem Ufer ändern wenig.
    .refuted-2 = 16 zu 10 ist 1-1. Der Fluss zählt nur dann nicht, wenn eine Einheit auf dem anderen Ufer am Angriff teilnimmt. Großdeutschland ist am richtigen Ort, hat aber nicht angegriffen.

# Before you add strength to an attack, look at the advantages of the defender: the river and its supply. One regiment can remove both.
closing = Bevor man einen Angriff verstärkt, sucht man, was der Verteidiger verlieren kann: zuerst seinen Fluss, dann seine Versorgung. Ein Regiment kann beides nehmen.
