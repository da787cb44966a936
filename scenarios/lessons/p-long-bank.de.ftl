### The puzzle “Behind the Long Bank” in German. docs/translating.md says how such a file is made and checked.

# Behind the Long Bank
title = Hinter dem langen Kamm

# A rear guard of six platoons must disappear, and its gun must be ready.
summary = Eine Nachhut von sechs Zügen muss verschwinden, und ihr Geschütz muss bereit sein.

# .title = Out of their sight
# .text = A Tiger in 1309 and a Panther in 1405 look across the whole valley. Your rear guard is in the open on the wrong side of the Long Bank, the crest from 0412 to 0912. The Germans expect it on the road and watch the road with their guns.
#
# The truck can unload the gun at the end of its move, if it has 2 MP left. No more than three units may end in a hex; passengers do not count.
# .task = End this movement with all six platoons out of sight. The gun must be unloaded south of the Long Bank: in 0613, 0614, 0615, 0714, 0715 or 0813.
# .hint-1 = Which hexes can the platoons on foot reach? Each of them enters one hex.
# .hint-2 = Units may move through a full hex. The limit counts at the end of a move only.
# .answer-1 = Six platoons are in two hexes, none of them in sight, and the M10 is with the gun. The only hex out of sight that the infantry can reach was left to the infantry.
# .answer-2 = All are out of sight, and the gun is ready. But the rear guard is not together: two hexes would have been enough for all six.
# .otherwise = A platoon is still in sight or has left the map, or the gun is not ready south of the bank. The overlay *German sight* shows what the Germans see. Count which platoons can reach which hex.
# .refuted-1 = Truck and gun took two of the three places in 0813, the only hex out of sight that the platoons on foot can reach. Two of these are still in sight, in the wood.
# .refuted-2 = All are out of sight, but the gun is still on its truck: unloading is an order of its own, and it must be plotted.
step-1 =
    .title = Aus ihrem Blickfeld
    .text =
        Ein Tiger in 1309 und ein Panther in 1405 überblicken das ganze Tal. Die Nachhut ist im Offenen auf der falschen Seite des Kamms, der von 0412 bis 0912 reicht. Die Deutschen erwarten sie auf der Straße und haben ihre Kanonen darauf gerichtet.

        Bewegt sich der Lkw, kann er das Geschütz am Ende seines Weges ausladen, wenn 2 BP übrig sind. In einem Feld dürfen höchstens drei Einheiten enden; Passagiere zählen nicht.
    .task = Diese Bewegung mit allen sechs Zügen außer Sicht beenden, das Geschütz ausgeladen südlich des Kamms: in 0613, 0614, 0615, 0714, 0715 oder 0813.
    .hint-1 = Welche Felder können die Züge zu Fuß erreichen? Jeder von ihnen betritt ein einziges Feld.
    .hint-2 = Ein volles Feld darf durchquert werden. Nur das Ende einer Bewegung zählt.
    .answer-1 = Sechs Züge in zwei Feldern, keiner davon in Sicht, und der M10 beim Geschütz. Das einzige Feld außer Sicht, das die Infanterie erreicht, blieb der Infanterie.
    .answer-2 = Alle sind außer Sicht, und das Geschütz ist bereit. Aber die Nachhut ist nicht beisammen: Zwei Felder hätten für alle sechs genügt.
    .otherwise = Ein Zug ist noch in Sicht oder hat die Karte verlassen, oder das Geschütz ist nicht südlich des Kamms bereit. Die Einblendung *Dt. Sicht* zeigt, was die Deutschen sehen. Zählen, welche Züge welches Feld erreichen.
    .refuted-1 = Lkw und Geschütz nahmen zwei der drei Plätze in 0813, dem einzigen Feld außer Sicht, das die Züge zu Fuß erreichen. Zwei von ihnen bleiben im Wald zu sehen.
    .refuted-2 = Alle sind außer Sicht, aber das Geschütz ist noch auf seinem Lkw: Ausladen ist ein eigener Befehl und muss geplant sein.

# Begin with the units that have the fewest choices, even if they move last. Vehicles can go farther; a platoon on foot moves one hex.
closing = Mit den Einheiten beginnen, die am wenigsten Wahl haben, auch wenn sie sich zuletzt bewegen. Fahrzeuge kommen weiter; ein Zug zu Fuß bewegt sich ein Feld.
