### The puzzle “A gun in the woods” in German. docs/translating.md says how such a file is made and checked.

# A gun in the woods
title = Ein Geschütz im Wald

# The assault guns can fire only at what is spotted. Find the gun, and lose as little as possible.
summary = Sturmgeschütze können nur auf Aufgeklärtes feuern. Das Geschütz finden, mit so wenig Verlust wie möglich.

# .title = Find it first
# .text = A German 50 mm anti-tank gun is in the woods in 1504. It is not spotted, and your SU-122 in 1906 cannot fire at it. Next turn the SU-122 can fire at the gun, if the gun is spotted by then and they have not moved.
#
# You have T-34 (defence 9) in 1905, armoured cars (2) in 2005 and a guards company (18) in the woods, in 1803.
#
# The gun will use opportunity fire at the first unit that it can attack, at up to 2 hexes. It has 16 against armour and 4 against other units. You are about to move, first vehicles, then foot units.
# .task = Spot the gun by the end of your movement without moving the SU-122. Lose at most 0.4 points on average, none if you can. (Eliminated: 3, dispersed: 1.)
# .hint-1 = What are the odds of the gun at each of your units? No attack is allowed below 1-4.
# .hint-2 = The guards are two hexes from a hex that is adjacent to the gun. Is there a movement that takes a foot unit that far?
# .answer-1 = A quick march brings the guards next to the gun, and a unit in cover is spotted by an adjacent one. 4 to 18 is worse than 1-4: the gun cannot even fire at them.
# .answer-2 = The gun fired and is spotted. 16 to 9 is 1-1, with +1 for opportunity fire: a risk of 0.3 points. There is a unit at which it cannot fire.
# .otherwise = The gun is not spotted, it cost too much, or the SU-122 is no longer in 1906. A unit in cover is spotted if it fires in sight of a spotter, or while a spotter is adjacent.
# .refuted-1 = Armoured cars are for scouting, but not in front of a gun: 16 to 2 is 4-1, and even with +1 only a 6 misses. That is 2.5 points for one shot.
# .refuted-2 = The gun could not fire at the guards, but from two hexes away they cannot spot a unit in the woods. They must be adjacent.
step-1 =
    .title = Zuerst finden
    .text =
        Eine deutsche 50-mm-Pak ist im Wald in 1504. Sie ist nicht aufgeklärt, und die eigenen SU-122 in 1906 können nicht auf sie feuern. In der nächsten Runde können die SU-122 auf die Pak feuern, wenn sie bis dahin aufgeklärt ist und die SU-122 sich nicht bewegt haben.

        Dazu kommen T-34 (Verteidigung 9) in 1905, Panzerspähwagen (2) in 2005 und eine Gardekompanie (18) im Wald, in 1803.

        Die Pak nutzt Gelegenheitsfeuer gegen die erste Einheit, bei der sie es kann: bis zu 2 Felder weit, mit 16 gegen gepanzerte und 4 gegen andere Einheiten. Jetzt beginnt die Bewegung, zuerst die Fahrzeuge, dann die Fußeinheiten.
    .task = Die Pak bis zum Ende der Bewegung aufklären, ohne die SU-122 zu bewegen. Im Mittel höchstens 0,4 Punkte verlieren, wenn möglich keine. (Eliminiert: 3, zersprengt: 1.)
    .hint-1 = Welches Kräfteverhältnis hat die Pak gegen jede der Einheiten? Unter 1-4 ist kein Angriff erlaubt.
    .hint-2 = Die Garde ist zwei Felder von einem Feld entfernt, das an die Pak grenzt. Gibt es eine Bewegung, die eine Fußeinheit so weit bringt?
    .answer-1 = Ein Eilmarsch bringt die Garde neben die Pak, und eine angrenzende Einheit klärt eine Einheit in Deckung auf. 4 zu 18 ist schlechter als 1-4: Die Pak kann nicht einmal auf sie feuern.
    .answer-2 = Die Pak hat gefeuert und ist aufgeklärt. 16 zu 9 ist 1-1, mit +1 für Gelegenheitsfeuer: ein Risiko von 0,3 Punkten. Es gibt eine Einheit, auf die sie nicht feuern kann.
    .otherwise = Die Pak ist nicht aufgeklärt, es hat zu viel gekostet, oder die SU-122 ist nicht mehr in 1906. Eine Einheit in Deckung wird aufgeklärt, wenn sie in Sicht eines Beobachters feuert oder solange einer an sie grenzt.
    .refuted-1 = Panzerspähwagen sind zum Aufklären da, aber nicht vor einer Pak: 16 zu 2 ist 4-1, und auch mit +1 geht nur eine 6 vorbei. Das sind 2,5 Punkte für einen Schuss.
    .refuted-2 = Die Pak konnte nicht auf die Garde feuern, aber aus zwei Feldern kann diese keine Einheit im Wald aufklären. Sie muss angrenzen.

# A gun in cover is spotted if it fires, or if a unit comes next to it. Send the unit at which it cannot fire.
closing = Ein Geschütz in Deckung wird aufgeklärt, wenn es feuert oder wenn eine Einheit an es grenzt. Dorthin gehört die Einheit, auf die es nicht feuern kann.
