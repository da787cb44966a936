### The course “The Dnieper school” in German. docs/translating.md says how such a file is made and checked.

# The Dnieper school
title = Die Dnjepr-Schule

# From the first move to a puzzle: five lessons, one puzzle, a commented game and two pages, for an evening.
summary = Von der ersten Bewegung bis zu einem Rätsel: fünf Lektionen, ein Rätsel, eine kommentierte Partie und zwei Seiten, für einen Abend.

# .title = Before you begin
# .text = In July 1941 Panzer Group 2 crossed the Dnieper and drove on to Smolensk. You learn to move this group, to keep it in supply and to attack with it.
#
# The *Lessons* ask for one order at a time and explain each. The *Puzzles* ask for a result: any orders that reach it are right, and a try costs nothing.
#
# Take your time. Each part is ticked in the list when it is done, and you may leave after any of them.
part-1 =
    .title = Zu Beginn
    .text =
        Im Juli 1941 überschritt die Panzergruppe 2 den Dnjepr und stieß auf Smolensk vor. In diesem Kurs geht es darum, sie zu bewegen, zu versorgen und mit ihr anzugreifen.

        Die *Lektionen* verlangen einen Befehl nach dem anderen und erklären jeden. Die *Rätsel* verlangen ein Ergebnis: Alle Befehle, die es erreichen, sind richtig, und ein Versuch kostet nichts.

        Es eilt nicht. Jeder Teil bekommt einen Haken in der Liste, wenn er erledigt ist, und nach jedem ist eine Pause möglich.

# .title = What comes next
# .text = You know what a zone of control, a supply line and an odds column are. That is enough for a game.
#
# Play the *training* scenario: it is small, and it ends within an hour. Ask *Why?* whenever an order is refused.
#
# Three lessons are left for later: untried units and leaders, railways, and the first turn of the campaign.
part-9 =
    .title = Wie es weitergeht
    .text =
        Kontrollzone, Nachschublinie und Kräfteverhältnis sind bekannt. Das genügt für eine Partie.

        Am besten das *Übungsszenario*: Es ist klein und dauert keine Stunde. *Warum?* erklärt jeden abgelehnten Befehl.

        Drei Lektionen bleiben für später: unerprobte Einheiten und Kommandeure, Bahntransport und die erste Runde des Feldzugs.
