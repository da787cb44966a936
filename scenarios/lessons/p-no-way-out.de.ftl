### The puzzle “No way out” in German. docs/translating.md says how such a file is made and checked.

# No way out
title = Kein Ausweg

# A strong division in the open. It will retreat before you, unless it cannot.
summary = Eine starke Division im offenen Gelände. Sie zieht sich zurück, außer wenn sie nicht kann.

# .title = A division that would rather retreat
# .text = The 49th Rifle Division in 1719 defends with 8. General Lukin and the 153rd Rifle Division are in 1921 and supply it. The 7th Panzer Division in 1618 attacks with 16; it is in an enemy zone of control and cannot walk. The 29th Motorized Division in 1418 has 10 MP.
#
# If both attack at 3-1, the 49th retreats and is back in two days. You have three orders: a move, the end of the phase and an attack.
# .task = Attack 1719 in the combat phase at 4-1 or better, while no retreat route is left to the division.
# .hint-1 = Two stacks can close all six hexes around a third, if they are on opposite sides. A closed ring also cuts the supply line, and 8 counts as 4.
# .hint-2 = Your stack stops in the first hex that is adjacent to an enemy unit. South of 1719 the 153rd Division controls the hexes that you would need. Look at the north.
# .answer-1 = 7-1, and every result of that column eliminates the division: it has no route. From the opposite side one stack closes the ring, cuts the supply line, keeps its double strength and takes part in the attack.
# .answer-2 = No route is left. But not all of your regiments attacked: the 7th Panzer Division counts 16, and the 29th 12 if it is together. 28 to 4 is 7-1.
# .otherwise = A hex adjacent to 1719 was open to a retreat, or there was no attack at 4-1 or better. A hex is closed if one of your units is in it or adjacent to it.
# .refuted-1 = 28 to 8 is 3-1, with two stacks side by side. The division retreats to the south or east and is in supply again. An attack from one side only pushes it back.
# .refuted-2 = One hex is left: from 1618 and 1818 no zone of control reaches 1720. Through it the supply line still runs to Lukin, so the division counts 8, and it can retreat through the same hex.
step-1 =
    .title = Eine Division, die lieber ausweicht
    .text =
        Die 49. Schützendivision in 1719 verteidigt sich mit 8. General Lukin und die 153. Schützendivision in 1921 versorgen sie. Die 7. Panzerdivision in 1618 greift mit 16 an; sie ist in einer gegnerischen Kontrollzone und kann sich nicht bewegen. Die 29. mot. Division in 1418 hat 10 BP.

        Von beiden mit 3-1 angegriffen, würde die 49. zurückgehen und wäre in zwei Tagen wieder da. Es bleiben drei Befehle: eine Bewegung, das Ende der Phase und ein Angriff.
    .task = 1719 in der Kampfphase mit 4-1 oder besser angreifen, während der Division kein Rückzugsweg bleibt.
    .hint-1 = Zwei Stapel auf gegenüberliegenden Seiten schließen alle sechs Felder um einen dritten. Ein geschlossener Ring unterbricht auch die Nachschublinie, und aus 8 wird 4.
    .hint-2 = Der Stapel hält im ersten Feld an, das an eine gegnerische Einheit grenzt. Südlich von 1719 kontrolliert die 153. Division die nötigen Felder. Es bleibt der Norden.
    .answer-1 = 7-1, und jedes Ergebnis dieser Spalte eliminiert die Division: Sie hat keinen Rückzugsweg. Auf der gegenüberliegenden Seite schließt ein Stapel den Ring, unterbricht die Nachschublinie, behält seine doppelte Stärke und nimmt am Angriff teil.
    .answer-2 = Kein Weg bleibt offen. Aber nicht alle Regimenter haben angegriffen: Die 7. Panzerdivision zählt 16, die 29. zählt 12, wenn sie beisammen ist. 28 zu 4 ist 7-1.
    .otherwise = Ein an 1719 grenzendes Feld war für den Rückzug offen, oder es gab keinen Angriff mit mindestens 4-1. Ein Feld ist geschlossen, wenn eine eigene Einheit darin ist oder daran grenzt.
    .refuted-1 = 28 zu 8 ist 3-1, mit zwei Stapeln nebeneinander. Die Division geht nach Süden oder Osten zurück und ist wieder versorgt. Ein Angriff von nur einer Seite drängt sie bloß zurück.
    .refuted-2 = Ein Feld bleibt: Von 1618 und 1818 reicht keine Kontrollzone nach 1720. Hindurch führt noch die Nachschublinie zu Lukin, also zählt die Division 8, und durch dasselbe Feld kann sie zurückgehen.

# The results table says how far the enemy retreats. The map says whether it can. Close the ring first: then half the strength is enough.
closing = Die Gefechtstabelle sagt, wie weit sich der Gegner zurückzieht. Die Karte sagt, ob er es kann. Zuerst den Ring schließen, dann genügt die halbe Stärke.
