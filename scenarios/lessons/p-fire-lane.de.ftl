### The puzzle “Four squads, one machine gun” in German. docs/translating.md says how such a file is made and checked.

# Four squads, one machine gun
title = Vier Gruppen, ein Maschinengewehr

# Four squads run past your barn. Your machine gun fires only once.
summary = Vier Gruppen laufen an der Scheune vorbei. Das Maschinengewehr feuert nur einmal.

# .title = Which one do you stop?
# .text = You are the German player. Your squad holds the barn in 1109 with an MG 42. Four American squads move, one after another. The first has just entered 1009, adjacent to you. The other three are in 1006 and 1007 and want to reach the inn in 1206. The arrows show their paths: two squads go through 1107, and one through 1106 between these two.
#
# You are asked at each hex that your squad sees. Your squad fires only once in this phase. The dice will be bad in every try. Only the average counts.
# .task = Inflict more than 3 casualty points on average before the Americans have finished their moves.
# .hint-1 = Infantry that uses opportunity fire with a machine gun may leave a fire lane along its line of fire. Each unit that enters the lane later is attacked.
# .hint-2 = The lane runs from the barn through the target. Choose the target so that the squads after it must cross the line.
# .answer-1 = The shot at the first squad in 1107 is worth 2.25 points, and the lane attacked the next squad for 1 more. The fourth squad must cross it too: 4.2 points in all.
# .answer-2 = 3.2 points: a shot, and a lane that one more squad had to cross. If you had fired one squad earlier, two more squads would have had to cross it.
# .otherwise = The Americans have passed, and you have inflicted 3 points or fewer on average. One shot alone is not enough: part of it must come from squads at which you do not fire.
# .refuted-1 = The best single shot, 3 points: an adjacent target gives −2. But its lane leads to the south-west, where no squad will go, and three squads reach the inn unharmed.
# .refuted-2 = The best single shot, 3 points: an adjacent target gives −2. But three squads then reach the inn unharmed.
# .refuted-3 = One shot without a lane, 2.25 points at best. The squads that follow cross the same line of fire, and nothing stops them.
step-1 =
    .title = Welche wird aufgehalten?
    .text =
        Der Spieler hat die deutsche Seite. Seine Gruppe hält die Scheune in 1109 mit einem MG 42. Vier amerikanische Gruppen bewegen sich nacheinander. Die erste hat gerade 1009 gleich daneben betreten. Die anderen drei sind in 1006 und 1007 und wollen zum Gasthaus in 1206. Die Pfeile zeigen ihre Wege: zwei durch 1107 und dazwischen eine durch 1106.

        In jedem sichtbaren Feld kommt die Frage, ob gefeuert wird. Die Gruppe feuert in dieser Phase nur einmal. Die Würfel fallen in jedem Versuch schlecht. Es zählt nur der Durchschnitt.
    .task = Im Durchschnitt mehr als 3 Verlustpunkte erzielen, bevor die Amerikaner ihre Bewegungen beendet haben.
    .hint-1 = Infanterie, die mit einem Maschinengewehr Gelegenheitsfeuer abgibt, darf auf ihrer Schusslinie eine Feuergasse legen. Jede Einheit, die die Gasse später betritt, wird angegriffen.
    .hint-2 = Die Gasse verläuft von der Scheune durch das Ziel. Das Ziel so wählen, dass die Gruppen danach die Linie überqueren müssen.
    .answer-1 = Der Schuss auf die erste Gruppe in 1107 ist 2,25 Punkte wert, und die Gasse hat die nächste für 1 weiteren angegriffen. Auch die vierte Gruppe muss sie überqueren: zusammen 4,2 Punkte.
    .answer-2 = 3,2 Punkte: ein Schuss und eine Gasse, die noch eine Gruppe überqueren musste. Eine Gruppe früher hätten zwei weitere Gruppen sie überqueren müssen.
    .otherwise = Die Amerikaner sind vorbei, im Durchschnitt für 3 Punkte oder weniger. Ein Schuss allein genügt nicht: Ein Teil muss von Gruppen kommen, auf die gar nicht gefeuert wird.
    .refuted-1 = Der beste einzelne Schuss, 3 Punkte: Ein angrenzendes Ziel gibt −2. Aber seine Gasse führt nach Südwesten, wohin keine Gruppe geht, und drei Gruppen erreichen unversehrt das Gasthaus.
    .refuted-2 = Der beste einzelne Schuss, 3 Punkte: Ein angrenzendes Ziel gibt −2. Aber danach erreichen drei Gruppen unversehrt das Gasthaus.
    .refuted-3 = Ein Schuss ohne Gasse, höchstens 2,25 Punkte. Die folgenden Gruppen überqueren dieselbe Schusslinie, und nichts hält sie auf.

# A machine gun fires once, but its lane stays until the end of the phase. Fire at the first of a group, along the line that the others must cross, and let a single squad go.
closing = Ein Maschinengewehr feuert einmal, aber seine Gasse bleibt bis zum Ende der Phase. Auf die erste von mehreren Einheiten feuern, auf der Linie, die die anderen überqueren müssen, und eine einzelne laufen lassen.
