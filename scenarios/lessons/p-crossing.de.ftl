### The puzzle “A truck in a hurry” in German. docs/translating.md says how such a file is made and checked.

# A truck in a hurry
title = Ein Lkw hat es eilig

# One mortar and one marker against a truck whose driver can see the marker.
summary = Ein Mörser und ein Marker gegen einen Lkw, dessen Fahrer den Marker sieht.

# .title = Over the stream before dark
# .text = A Soviet truck with an anti-tank gun is on the farm road in 2005. In its turn it will drive to the west bank of the stream, and you have one mortar to stop it. Your riflemen on the Barrow, in 0507, observe.
#
# Now is the registration segment. When the truck enters the hex of your marker, the mortar may interdict.
#
# Markers are seen by both players: the driver will avoid that hex if another path leads over the stream. The truck has 12 MP. A road hex costs it ½, an open hex 2, and it crosses the stream only by a bridge or a ford.
# .task = Place the mortar’s marker and interdict the truck in the Soviet turn.
# .hint-1 = Off the road the truck pays 2 MP for an open hex. It can afford that four times and still cross the stream.
# .hint-2 = All its paths over the stream meet in one hex before the water, even the one to the ford.
# .answer-1 = This turn every path over the stream leads through 1205, even the one to the ford. And if the truck is only dispersed, it is still on the far bank.
# .answer-2 = The truck is hit on the bridge, but with a D or a DD it is already over the stream. And from 1205 the driver could have used the ford: 4 MP to 1205 and 8 to 1109. One hex earlier there is no choice.
# .answer-3 = The truck was hit where other paths were open. Look for a hex that no path can avoid.
# .otherwise = The truck was not interdicted, or the fire was worth less than 1.5 points on average.
# .refuted-1 = The driver saw the marker and left the road in 1605. The truck drove through 1506 and was back on the road in 1405, for 3 MP more.
# .refuted-2 = The driver saw the marker and drove around it, from 1405 through 1306 to the bridge.
step-1 =
    .title = Vor der Dunkelheit über den Bach
    .text =
        Ein sowjetischer Lkw mit einer Pak ist auf der Landstraße in 2005. In seinem Spielerzug wird er zum Westufer des Bachs fahren, und nur ein Mörser kann ihn aufhalten. Die eigenen Schützen auf The Barrow, in 0507, beobachten.

        Jetzt ist das Segment „Einschießen“. Betritt der Lkw das Feld des Markers, darf der Mörser Sperrfeuer schießen.

        Beide Spieler sehen die Marker: Der Fahrer meidet dieses Feld, wenn ein anderer Weg über den Bach führt. Der Lkw hat 12 BP. Ein Straßenfeld kostet ihn ½, ein offenes Feld 2, und den Bach überquert er nur auf einer Brücke oder in einer Furt.
    .task = Den Marker des Mörsers legen und im sowjetischen Spielerzug Sperrfeuer auf den Lkw schießen.
    .hint-1 = Abseits der Straße zahlt der Lkw 2 BP für ein offenes Feld. Das kann er sich viermal leisten und trotzdem den Bach überqueren.
    .hint-2 = Alle seine Wege über den Bach treffen sich in einem Feld vor dem Wasser, auch der zur Furt.
    .answer-1 = Jeder Weg über den Bach führt in dieser Runde durch 1205, auch der zur Furt. Und wenn der Lkw nur zersprengt wird, ist er noch auf dem anderen Ufer.
    .answer-2 = Der Lkw ist auf der Brücke getroffen, aber mit D oder DD ist er schon über dem Bach. Und von 1205 aus hätte der Fahrer die Furt nehmen können: 4 BP bis 1205 und 8 bis 1109. Ein Feld früher gibt es keine Wahl.
    .answer-3 = Der Lkw wurde getroffen, wo andere Wege offen waren. Gesucht ist ein Feld, das kein Weg vermeiden kann.
    .otherwise = Kein Sperrfeuer hat den Lkw erreicht, oder es war im Mittel weniger als 1,5 Punkte wert.
    .refuted-1 = Der Fahrer sah den Marker und verließ in 1605 die Straße. Durch 1506 war der Lkw in 1405 wieder auf ihr, für 3 BP mehr.
    .refuted-2 = Der Fahrer sah den Marker und umfuhr ihn, von 1405 durch 1306 zur Brücke.

# A marker that both players see is still useful in a hex that the enemy cannot avoid.
closing = Auch ein Marker, den beide Spieler sehen, nützt in einem Feld, das der Gegner nicht vermeiden kann.
