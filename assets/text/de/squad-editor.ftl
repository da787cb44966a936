### Squad: die Teile eines Szenarios, die nur dieses Spiel hat, im Szenarioeditor.

## Nebel, Einsätze und der Scharfschütze jeder Seite.

# Smoke, missions and sniper
squad-editor-support = Nebel, Einsätze und Scharfschütze

# Each side has these in addition to its units, and both sides know them.
squad-editor-support-about = Jede Seite hat dies zusätzlich zu ihren Einheiten, und beide Seiten wissen davon.

# Smoke factors
squad-editor-smoke = Nebelfaktoren

# Missions in the game
squad-editor-missions = Einsätze in der Partie

# Light artillery
squad-editor-mission-light = Leichte Artillerie

# Heavy artillery
squad-editor-mission-heavy = Schwere Artillerie

# Fighter-bombers
squad-editor-mission-aircraft = Jagdbomber

# Sniper
squad-editor-sniper = Scharfschütze

# no sniper
squad-editor-no-sniper = kein Scharfschütze

# a sniper
squad-editor-one-sniper = ein Scharfschütze
