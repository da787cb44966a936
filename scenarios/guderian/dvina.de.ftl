### The crossing of the Dvina in German. docs/translating.md says how such a file is made and checked.

# The Dvina crossing
title = Der Übergang über die Düna

# Three turns in the north: the 39th Panzer Corps, and the 57th behind it, against the 20th, 19th and 22nd Armies. Ground beyond the Dvina decides.
summary = Drei Runden im Norden: das 39. Panzerkorps, dahinter das 57., gegen die 20., die 19. und die 22. Armee. Es entscheidet das Gelände jenseits der Düna.

# July 1941: the 39th Panzer Corps reaches the Dvina before the Soviet armies are ready.
history = Juli 1941: Das 39. Panzerkorps erreicht die Düna, bevor die sowjetischen Armeen bereit sind.

# Two weeks after the invasion, Panzer Group 3 is close to Vitebsk. Three Soviet armies are moving to the land bridge between the Dvina and the Dnieper. Only one of them has arrived, and it is marching west. The side that holds the crossings when the German infantry arrives controls the road to Smolensk.
happened = Zwei Wochen nach dem Überfall steht die Panzergruppe 3 kurz vor Vitebsk. Drei sowjetische Armeen sind auf dem Weg zur Landbrücke zwischen Düna und Dnjepr. Erst eine davon ist eingetroffen, und sie marschiert nach Westen. Wer die Übergänge in der Hand hat, wenn die deutsche Infanterie eintrifft, beherrscht die Straße nach Smolensk.

# The 20th Army advances in the west, the 19th assembles in the centre, and the 22nd enters in the north. Most units are untried rifle divisions.
who-1 = Die 20. Armee rückt im Westen vor, die 19. sammelt sich in der Mitte, und die 22. tritt im Norden ein. Die meisten Einheiten sind unerprobte Schützendivisionen.

# Five divisions of the 39th Panzer Corps enter on turn 1. The 57th Panzer Corps and infantry follow on turns 2 and 3.
who-2 = Fünf Divisionen des 39. Panzerkorps treten in Runde 1 ein. Das 57. Panzerkorps und Infanterie folgen in den Runden 2 und 3.

# The Germans win with 31 VP at the end; otherwise the Soviets win. Vitebsk is worth 10 VP and its bridge 4, Velizh 8, the Rudnya line 6, other places 4 or 5.
wins-1 = Die Deutschen gewinnen, wenn sie am Ende 31 SP haben, sonst gewinnen die Sowjets. Vitebsk zählt 10 SP und seine Brücke 4, Velizh 8, die Linie von Rudnya 6, andere Orte 4 oder 5.

# Each German division destroyed completely costs the Germans 5 VP, each town retaken by the Soviets 2 VP.
wins-2 = Jede ganz eliminierte deutsche Division kostet die Deutschen 5 SP, jeder von den Sowjets zurückeroberte Ort 2 SP.

# On turn 1 the 20th Army must spend its whole movement allowance.
unusual-1 = In Runde 1 muss die 20. Armee alle BP verbrauchen.

# No German units start on the map: all enter from the west.
unusual-2 = Zu Beginn steht keine deutsche Einheit auf der Karte: Alle treten von Westen ein.

# .title = The Dvina
# .subtitle = The 39th Panzer Corps at the river, 3–8 July 1941
sheet =
    .title = Die Düna
    .subtitle = Das 39. Panzerkorps am Fluss, 3.–8. Juli 1941
