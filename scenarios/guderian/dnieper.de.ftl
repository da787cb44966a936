### The fight for Smolensk in German. docs/translating.md says how such a file is made and checked.

# The fight for Smolensk
title = Der Kampf um Smolensk

# Four turns in the middle of the campaign: both panzer groups before the land bridge, three Soviet armies in front of Smolensk and one cut off at Mogilev.
summary = Vier Runden aus der Mitte des Feldzugs: beide Panzergruppen vor der Landbrücke, drei sowjetische Armeen vor Smolensk und eine, die bei Mogilev abgeschnitten ist.

# 9–16 July 1941: two panzer groups approach Smolensk on both sides of the Dnieper.
history = 9.–16. Juli 1941: Beiderseits des Dnjepr nähern sich zwei Panzergruppen Smolensk.

# Vitebsk has fallen, and Guderian is about to cross the Dnieper. The German infantry is days behind. Between the two panzer groups the remaining Soviets hold the land bridge. The 13th Army is almost cut off at Mogilev, and the road to Yelnya is almost open.
happened = Vitebsk ist gefallen, und Guderian steht kurz davor, den Dnjepr zu überschreiten. Die deutsche Infanterie ist Tage zurück. Zwischen den beiden Panzergruppen halten die übrigen Sowjets die Landbrücke. Die 13. Armee ist bei Mogilev fast abgeschnitten, und die Straße nach Yelnya ist fast frei.

# Three armies west of Smolensk and one at Mogilev. Fresh divisions arrive by rail from the east.
who-1 = Drei Armeen westlich von Smolensk und eine bei Mogilev. Frische Divisionen treffen mit der Bahn aus dem Osten ein.

# Two panzer groups with some reduced units. The first infantry follows behind them.
who-2 = Zwei Panzergruppen mit einigen reduzierten Einheiten. Die erste Infanterie folgt ihnen.

# The Germans win with 40 VP at the end; otherwise the Soviets win. Smolensk is worth 25 VP, Vitebsk, Roslavl and Yelnya 10 each, five more towns 4 or 5.
wins-1 = Die Deutschen gewinnen, wenn sie am Ende 40 SP haben, sonst gewinnen die Sowjets. Smolensk zählt 25 SP, Vitebsk, Roslavl und Yelnya je 10, fünf weitere Orte 4 oder 5.

# Each German division destroyed completely costs the Germans 5 VP, each town retaken by the Soviets 2 VP.
wins-2 = Jede ganz eliminierte deutsche Division kostet die Deutschen 5 SP, jeder von den Sowjets zurückeroberte Ort 2 SP.

# The game begins on turn 4 with all armies in their historical positions. First the Germans place their air interdiction markers.
unusual-1 = Das Spiel beginnt mit Runde 4, alle Armeen stehen in ihren historischen Stellungen. Zuerst legen die Deutschen ihre Marker für die Abriegelung aus der Luft.

# .title = Before Smolensk
# .subtitle = The land bridge, 9–16 July 1941
sheet =
    .title = Vor Smolensk
    .subtitle = Die Landbrücke, 9.–16. Juli 1941
