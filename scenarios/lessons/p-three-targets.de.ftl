### The puzzle “Three targets” in German. docs/translating.md says how such a file is made and checked.

# Three targets
title = Drei Ziele

# Four platoons and three targets: one plot of direct fire, and no strength to waste.
summary = Vier Züge und drei Ziele: eine Planung für direktes Feuer, und keine Stärke zu verschenken.

# .title = Nothing to waste
# .text = A Panther has come out of Vauclair, between your platoons. Assault guns and an anti-tank gun support it. Any of the three that is left alone decides the next turn. All three must be hit hard in this one.
#
# Harm is counted as in the report: pin or coming panic 1, D1 2, D2 3, D3 4, eliminated platoon 6. The tab Charts shows the results of every column.
# .task = Plot and fire so that each of the three German platoons suffers an average harm of 3 or more.
# .hint-1 = At range 1 the strength of a tank gun is doubled, but the highest superiority is +8. Anything above it is lost.
# .hint-2 = Which of the two adjacent platoons can also hurt the assault guns without the doubling?
# .answer-1 = The M4(75) needs the doubling, the M36 does not: 16 − 10 is +6 at the Panther, 12 − 7 is +5 at the assault guns. Three platoons do the work of four, and the fourth is free for any of the targets.
# .answer-2 = It works, but it takes two platoons for the assault guns. There is a plot that needs only one for each target.
# .otherwise = At least one of the three suffers less than 3 on average. Look at the column of each shot: the table ends at +8.
# .refuted-1 = The strongest gun at the strongest tank: 24 − 10 is 14, but the table ends at +8, and 6 points are lost. The M4(75) is left with 8 − 7, +1, at the assault guns.
# .refuted-2 = Two shots at the Panther are one too many. The M10 alone, at range 4, has only +2 at the assault guns.
step-1 =
    .title = Nichts verschenken
    .text =
        Ein Panther ist aus Vauclair zwischen die eigenen Züge vorgestoßen. Sturmgeschütze und eine Pak unterstützen ihn. Bleibt eines der drei Ziele unbehelligt, entscheidet es die nächste Runde; darum müssen in dieser alle drei hart getroffen werden.

        Der Schaden zählt wie im Bericht: Niederhalten oder kommende Panik ist 1, D1 2, D2 3, D3 4 und ein eliminierter Zug 6. Der Reiter „Tafeln“ zeigt die Ergebnisse jeder Spalte.
    .task = So planen und feuern, dass jeder der drei deutschen Züge im Mittel einen Schaden von mindestens 3 nimmt.
    .hint-1 = Bei Entfernung 1 verdoppelt sich die Stärke eines Panzergeschützes, aber keine Überlegenheit ist höher als +8. Was darüber liegt, geht verloren.
    .hint-2 = Welcher der beiden angrenzenden Züge kann den Sturmgeschützen auch ohne die Verdopplung schaden?
    .answer-1 = Der M4(75) braucht die Verdopplung, der M36 nicht: 16 − 10 ist +6 gegen den Panther, 12 − 7 ist +5 gegen die Sturmgeschütze. Drei Züge tun die Arbeit von vieren, und der vierte ist für jedes der Ziele frei.
    .answer-2 = Es gelingt, aber für die Sturmgeschütze sind zwei Züge nötig. Es gibt eine Planung, in der einer für jedes Ziel genügt.
    .otherwise = Mindestens eines der drei Ziele nimmt im Mittel weniger als 3. Die Spalte jedes Schusses ansehen: Die Tafel endet bei +8.
    .refuted-1 = Das stärkste Geschütz gegen den stärksten Panzer: 24 − 10 ist 14, aber die Tafel endet bei +8, und 6 Punkte sind verloren. Dem M4(75) bleiben 8 − 7, also +1, gegen die Sturmgeschütze.
    .refuted-2 = Zwei Schüsse auf den Panther sind einer zu viel. Der M10 allein hat bei Entfernung 4 nur +2 gegen die Sturmgeschütze.

# A doubled gun is not always a better gun. Give each target the weakest platoon that still reaches a good column, and keep the strong ones for the targets that need them.
closing = Ein Geschütz mit verdoppelter Stärke ist nicht immer das bessere. Jedem Ziel gehört der schwächste Zug, der noch eine gute Spalte erreicht; die starken bleiben für die Ziele, die sie brauchen.
