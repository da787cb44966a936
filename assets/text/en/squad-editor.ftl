### Squad: the parts of a scenario that only this game has, in the scenario editor.

## Smoke, missions and the sniper of each side.

squad-editor-support = Smoke, missions and sniper
squad-editor-support-about = Each side has these in addition to its units, and both sides know them.
squad-editor-smoke = Smoke factors
squad-editor-missions = Missions in the game
squad-editor-mission-light = Light artillery
squad-editor-mission-heavy = Heavy artillery
squad-editor-mission-aircraft = Fighter-bombers
squad-editor-sniper = Sniper
squad-editor-no-sniper = no sniper
squad-editor-one-sniper = a sniper
