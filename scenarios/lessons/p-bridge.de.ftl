### The puzzle “Over the bridge” in German. docs/translating.md says how such a file is made and checked.

# Over the bridge
title = Über die Brücke

# A rifle platoon blocks the bridge. The tanks open it for a gun, and should cross it too.
summary = Ein Schützenzug sperrt die Brücke. Die Panzer öffnen sie für ein Geschütz und sollen sie selbst überqueren.

# .title = One platoon in front of the bridge
# .text = A German rifle platoon is in the open in 1205, in front of the bridge. Beyond the stream the farm road is free.
#
# Two companies of T-34 are in 1905, and a truck with an anti-tank gun follows them in 2005. A truck can cross a stream only by a bridge or a ford.
#
# The vehicles move now. In this segment the gun must reach the crossroads in 0905, and it should not be alone on that bank.
# .task = Unload the gun in 0905, with at least one tank company west of the stream, both if you can.
# .hint-1 = Together the two companies have 4-1, and every roll eliminates the platoon.
# .hint-2 = A unit leaves the overrun hex by the hexside opposite the one by which it entered. Which hex is opposite the hexside with the bridge?
# .answer-1 = Both companies and the gun are over. From 1306 the opposite hexside is the bridge, and the exit hex is beyond the stream.
# .answer-2 = The bridge is open, and one company has crossed it. The other one left 1205 by another hexside and is still on the near bank.
# .otherwise = The gun is not in 0905 with tanks on its bank. Look at the hexside by which a unit leaves a hex that it overruns.
# .refuted-1 = The road turns in 1205. Units that come along it leave by the opposite hexside, to 1106, which is still on the near bank. The gun is alone.
# .refuted-2 = One company alone has only 2-1. The platoon is dispersed but still in 1205, a hex can be overrun only once a phase, and the bridge stays closed for the truck.
step-1 =
    .title = Ein Zug vor der Brücke
    .text =
        Ein deutscher Schützenzug ist im Offenen in 1205, vor der Brücke. Hinter dem Bach ist die Landstraße frei.

        Zwei Kompanien T-34 sind in 1905, und ein Lkw mit einer Pak folgt ihnen in 2005. Ein Lkw kann einen Bach nur auf einer Brücke oder in einer Furt überqueren.

        Jetzt bewegen sich die Fahrzeuge. In diesem Segment muss die Pak die Kreuzung in 0905 erreichen, und sie soll auf diesem Ufer nicht allein sein.
    .task = Die Pak in 0905 ausladen, mit mindestens einer Panzerkompanie westlich des Bachs, besser mit beiden.
    .hint-1 = Zusammen haben die beiden Kompanien 4-1, und jeder Wurf eliminiert den Zug.
    .hint-2 = Eine Einheit verlässt das überrollte Feld durch die Hexseite gegenüber der, durch die sie es betreten hat. Welches Feld ist der Brücke gegenüber?
    .answer-1 = Beide Kompanien und die Pak sind drüben. Von 1306 aus ist die gegenüberliegende Hexseite die Brücke, und das Austrittsfeld ist jenseits des Bachs.
    .answer-2 = Die Brücke ist offen, und eine Kompanie hat sie überquert. Die andere hat 1205 durch eine andere Hexseite verlassen und ist noch auf dem diesseitigen Ufer.
    .otherwise = Die Pak ist nicht mit Panzern auf ihrem Ufer in 0905. Zu prüfen ist, wo eine Einheit ein überrolltes Feld verlässt.
    .refuted-1 = Die Straße biegt in 1205 ab. Einheiten, die auf ihr kommen, verlassen das Feld durch die gegenüberliegende Hexseite nach 1106, und das ist noch das diesseitige Ufer. Die Pak ist allein.
    .refuted-2 = Eine Kompanie allein hat nur 2-1. Der Zug ist zersprengt, aber noch in 1205, ein Feld kann nur einmal je Phase überrollt werden, und die Brücke bleibt für den Lkw gesperrt.

# An overrun is also a move. Decide first in which hex you want to be, and enter by the opposite hexside.
closing = Überrollen ist auch eine Bewegung. Zuerst das Feld wählen, in dem sie enden soll, und durch die gegenüberliegende Hexseite eindringen.
