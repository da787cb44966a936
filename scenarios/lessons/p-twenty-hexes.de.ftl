### The puzzle “Twenty hexes of road” in German. docs/translating.md says how such a file is made and checked.

# Twenty hexes of road
title = Zwanzig Felder Straße

# Smolensk is empty, the road leads there, and one weak division is on it.
summary = Smolensk ist leer, die Straße führt hin, und eine schwache Division ist im Weg.

# .title = Smolensk is empty
# .text = No unit defends Smolensk: 2216 north of the Dnieper, and 2217 south of it. The road from the west leads to 2216. From there to 2217 you pay for the river: 3 MP. But the 45th Rifle Division, with a defence of 2, blocks the road in 1516.
#
# The 7th Panzer Division is in front of it in 1416. The 29th Motorized Division is far behind in 0319, with 20 hexes of road to 2216. You have four orders in this movement phase.
# .task = Occupy both hexes of Smolensk in this phase, with four orders.
# .hint-1 = An overrun costs 3 MP. If the defender retreats, you choose where, and it is disrupted and has no zone of control. Your stack enters the vacated hex and may move on.
# .hint-2 = A stack that has overrun must finish its move before another unit moves.
# .answer-1 = Both halves of the city, both divisions whole, and not half a movement point to spare. The overrun did three things: it opened the hex, removed the zone of control and let you choose the retreat.
# .answer-2 = Both hexes are yours. But a division that is not together has half its strength, and the counterattack will come. Both divisions can arrive whole.
# .otherwise = You do not hold both halves of the city. Count the MP: each stack has just enough, and only if the road is free from end to end.
# .refuted-1 = The 29th Division has arrived, but the order to it ended the move of the panzers: they lost their 7 MP in 1516. A stack that has overrun moves on first.
# .refuted-2 = In 1615 the division has no zone of control, but it is still on the road, and no unit can enter its hex. Around it each stack leaves the road, and the MP are not enough.
# .refuted-3 = The 29th Division came too early: the zone of control of the 45th stopped it in 1416, and its move is over. In that hex it also breaks the integrity of the 7th Panzer Division. 8, halved to 4, against 2 is only 2-1, and D1/A1 halts the panzers.
step-1 =
    .title = Smolensk ist leer
    .text =
        Keine Einheit verteidigt Smolensk: 2216 nördlich des Dnjepr und 2217 südlich davon. Die Straße aus dem Westen führt nach 2216. Von dort nach 2217 kostet der Fluss: 3 BP. Aber die 45. Schützendivision, die sich mit 2 verteidigt, sperrt die Straße in 1516.

        Die 7. Panzerdivision ist vor ihr in 1416. Die 29. mot. Division ist weit hinten in 0319, mit 20 Feldern Straße bis 2216. In dieser Bewegungsphase bleiben vier Befehle.
    .task = In dieser Phase mit vier Befehlen beide Felder von Smolensk besetzen.
    .hint-1 = Überrollen kostet 3 BP. Zieht sich der Verteidiger zurück, wählt der Angreifer, wohin; er ist desorganisiert und hat keine Kontrollzone. Der eigene Stapel betritt das geräumte Feld und darf sich weiterbewegen.
    .hint-2 = Ein Stapel, der überrollt hat, muss seine Bewegung beenden, bevor eine andere Einheit sich bewegt.
    .answer-1 = Beide Hälften der Stadt, beide Divisionen vollständig, und kein halber Bewegungspunkt zu viel. Das Überrollen hat dreierlei getan: Es hat das Feld geöffnet, die Kontrollzone beseitigt und die Wahl des Rückzugs gegeben.
    .answer-2 = Beide Felder sind besetzt. Aber eine Division, die nicht beisammen ist, hat die halbe Stärke, und der Gegenangriff wird kommen. Beide Divisionen können vollständig ankommen.
    .otherwise = Nicht beide Hälften der Stadt sind besetzt. Die BP zählen: Jeder Stapel hat gerade genug, und nur, wenn die Straße von Anfang bis Ende frei ist.
    .refuted-1 = Die 29. Division ist angekommen, aber der Befehl an sie hat die Bewegung der Panzer beendet: Sie haben in 1516 ihre 7 BP verloren. Ein Stapel, der überrollt hat, bewegt sich zuerst weiter.
    .refuted-2 = In 1615 hat die Division keine Kontrollzone, ist aber noch auf der Straße, und keine Einheit kann ihr Feld betreten. Jeder Stapel verlässt um sie herum die Straße, und die BP reichen nicht.
    .refuted-3 = Die 29. Division kam zu früh: Die Kontrollzone der 45. hat sie in 1416 angehalten, und ihre Bewegung ist vorbei. In diesem Feld bricht sie auch den Verband der 7. Panzerdivision. 8, halbiert zu 4, gegen 2 ist nur 2-1, und D1/A1 hält die Panzer auf.

# An overrun is a move that opens the map for the next move. Ask where the enemy must not be, and which unit moves first.
closing = Überrollen ist eine Bewegung, die die Karte für die nächste öffnet. Zu fragen ist, wo der Gegner nicht sein darf und welche Einheit sich zuerst bewegt.
