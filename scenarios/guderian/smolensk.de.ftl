### The campaign in German. docs/translating.md says how such a file is made and checked.

# Smolensk, July 1941
title = Smolensk, Juli 1941

# The whole campaign: five panzer corps against whatever the Soviets can throw in their way, twelve turns.
summary = Der ganze Feldzug: fünf Panzerkorps gegen alles, was die Sowjets ihnen in den Weg stellen können, zwölf Runden.

# The whole month, from the Dvina to Vyazma, with all forces of both sides.
history = Der ganze Monat, von der Düna bis Vyazma, mit allen Kräften beider Seiten.

# On 3 July 1941 the German Chief of Staff noted that the war was almost won. Two panzer groups advanced on Smolensk, the last large city before Moscow. Unknown to them, a second line of Soviet armies was arriving by rail.
happened = Am 3. Juli 1941 notierte der Chef des deutschen Generalstabs, der Krieg sei so gut wie gewonnen. Zwei Panzergruppen rückten auf Smolensk vor, die letzte große Stadt vor Moskau. Was sie nicht wussten: Mit der Bahn traf gerade eine zweite Staffel sowjetischer Armeen ein.

# Five armies at the start, more arriving by rail: many untried divisions, few leaders, and ground to give up for time.
who-1 = Zu Beginn fünf Armeen, weitere treffen mit der Bahn ein: viele unerprobte Divisionen, wenige Kommandeure, und Raum, der sich gegen Zeit eintauschen lässt.

# Five panzer corps, then infantry corps on foot. Whole panzer divisions have double strength, and each one destroyed costs VP.
who-2 = Fünf Panzerkorps, dahinter Infanteriekorps zu Fuß. Vollständige Panzerdivisionen haben doppelte Stärke, und jede, die eliminiert wird, kostet SP.

# The Germans win with 50 VP (Marginal), 80 VP (Strategic) or 125 VP (Decisive); otherwise the Soviets win. Towns with an open line to the west edge score at the end: Smolensk 25 VP, Kaluga 20, two hexes of the east edge 20 each, Vyazma 15.
wins-1 = Die Deutschen gewinnen mit 50 SP („Marginal“), 80 SP („Strategic“) oder 125 SP („Decisive“), sonst gewinnen die Sowjets. Am Ende zählen Orte, von denen eine freie Linie zum Westrand führt: Smolensk 25 SP, Kaluga 20, zwei Felder am Ostrand je 20, Vyazma 15.

# Each German division destroyed completely costs the Germans 5 VP, each town retaken by the Soviets 2 VP.
wins-2 = Jede ganz eliminierte deutsche Division kostet die Deutschen 5 SP, jeder von den Sowjets zurückeroberte Ort 2 SP.

# Soviet divisions are drawn face down: neither player knows their strength before their first combat.
unusual-1 = Sowjetische Divisionen werden verdeckt gezogen: Vor ihrem ersten Kampf kennt keiner der beiden Spieler ihre Stärke.

# The 13th and 20th Armies must march on turn 1. A die decides whether the 16th and 19th Armies may move.
unusual-2 = Die 13. und die 20. Armee müssen in Runde 1 marschieren. Ein Wurf entscheidet, ob sich die 16. und die 19. Armee bewegen dürfen.
