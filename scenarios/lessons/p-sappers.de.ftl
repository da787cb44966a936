### The puzzle “A Tiger in the woods” in German. docs/translating.md says how such a file is made and checked.

# A Tiger in the woods
title = Ein Tiger im Wald

# Place three companies now, for an assault on armour next turn.
summary = Drei Kompanien jetzt aufstellen, für einen Sturmangriff auf Panzer in der nächsten Runde.

# .title = A Tiger on the forest road
# .text = A platoon of Tigers blocks the road in the woods, in 1512. Your anti-tank guns have just dispersed it. It cannot act in the German turn, and then it recovers.
#
# A submachine gun company (8) and a rifle company (5) are next to it in 1612, engineers (3) behind them in 1713. The assaults of this turn are over, and your foot units move now.
#
# In your next turn they will assault the Tigers, which have a defence of 12. Two Soviet units may be in a hex.
# .task = Assault 1512 in your next turn at odds of 2-1.
# .hint-1 = Engineers that assault together with another unit of their hex make the odds one column better.
# .hint-2 = 1612 is full. Which company can leave it and still be adjacent to 1512?
# .answer-1 = 16 to 12 is 1-1, and the engineers make it 2-1. The company that made room for them is in the woods, where German fire has +1 to the die.
# .answer-2 = 16 to 12 is 1-1, and the engineers make it 2-1. But the company that made room could have gone to 1611: in the woods German fire has +1 to the die.
# .otherwise = There was no assault at 2-1. All three companies must assault, and the engineers must share a hex with one of the others.
# .refuted-1 = The engineers arrived, but after a quick march a unit cannot assault in its next turn. The two companies had 13 to 12: 1-1.
# .refuted-2 = The engineers are in the right hex, but the rifle company is no longer adjacent to the Tigers. 11 to 12 is 1-2, one column better 1-1.
step-1 =
    .title = Ein Tiger auf der Waldstraße
    .text =
        Ein Zug Tiger sperrt die Straße im Wald, in 1512. Die eigenen Pak haben ihn eben zersprengt. Im deutschen Spielerzug kann er nicht handeln, und danach erholt er sich.

        Eine Kompanie mit Maschinenpistolen (8) und eine Schützenkompanie (5) sind neben ihm in 1612, Pioniere (3) dahinter in 1713. Die Sturmangriffe dieser Runde sind vorbei, und jetzt bewegen sich die Fußeinheiten.

        In der nächsten Runde stürmen sie die Tiger, deren Verteidigungswert 12 ist. In einem Feld dürfen zwei sowjetische Einheiten sein.
    .task = 1512 in der nächsten Runde mit 2-1 stürmen.
    .hint-1 = Pioniere, die zusammen mit einer anderen Einheit ihres Felds stürmen, verbessern das Kräfteverhältnis um eine Spalte.
    .hint-2 = 1612 ist voll. Welche Kompanie kann es verlassen und trotzdem an 1512 grenzen?
    .answer-1 = 16 zu 12 ist 1-1, und die Pioniere machen daraus 2-1. Die Kompanie, die ihnen Platz gemacht hat, ist im Wald, wo deutsches Feuer +1 auf den Wurf hat.
    .answer-2 = 16 zu 12 ist 1-1, und die Pioniere machen daraus 2-1. Aber die Kompanie, die Platz gemacht hat, hätte nach 1611 gehen können: Im Wald hat deutsches Feuer +1 auf den Wurf.
    .otherwise = Es gab keinen Sturmangriff mit 2-1. Alle drei Kompanien müssen stürmen, die Pioniere aus dem Feld einer anderen.
    .refuted-1 = Die Pioniere sind angekommen, aber nach einem Eilmarsch kann eine Einheit in ihrer nächsten Runde nicht stürmen. Die beiden Kompanien hatten 13 zu 12: 1-1.
    .refuted-2 = Die Pioniere haben ihren Platz, aber die Schützen grenzen nicht mehr an das Feld. 11 zu 12 ist 1-2, eine Spalte besser 1-1.

# Engineers improve the odds by a column if they assault from a hex that they share. Think of the stacking limit a turn ahead.
closing = Pioniere verbessern das Kräfteverhältnis um eine Spalte, wenn sie aus einem geteilten Feld stürmen. An die Stapelgrenze ist eine Runde vorher zu denken.
