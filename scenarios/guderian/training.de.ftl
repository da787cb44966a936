### The training scenario in German. docs/translating.md says how such a file is made and checked.

# Training: the pocket at Krasny
title = Übung: der Kessel von Krasny

# Three turns with twenty counters, to meet every rule once: the 7th Panzer Division must reach two motorized regiments and Lehr, who are cut off at Krasny, before the Soviets crush them.
summary = Drei Runden mit zwanzig Spielsteinen, in denen jede Regel einmal vorkommt: Die 7. Panzerdivision muss zwei motorisierte Regimenter und die Lehrbrigade, die bei Krasny abgeschnitten sind, erreichen, bevor die Sowjets sie zerschlagen.

# Two motorized regiments and Lehr are cut off at Krasny. The 7th Panzer Division must break them out.
history = Zwei motorisierte Regimenter und die Lehrbrigade sind bei Krasny abgeschnitten. Die 7. Panzerdivision muss sie befreien.

# Between Orsha and Smolensk the panzers have outrun all other units. Two motorized regiments and the Lehr Brigade are surrounded at Krasny, out of supply. The 7th Panzer Division is on the road to them, with untried Soviet divisions in between. A fictional action that uses every rule once.
happened = Zwischen Orsha und Smolensk sind die Panzer allen anderen Einheiten davongefahren. Zwei motorisierte Regimenter und die Lehrbrigade sind bei Krasny eingeschlossen und unversorgt. Die 7. Panzerdivision ist auf der Straße zu ihnen; dazwischen stehen unerprobte sowjetische Divisionen. Ein erfundenes Gefecht, in dem jede Regel einmal vorkommt.

# General Kurochkin with untried rifle and armoured divisions. General Rokossovsky arrives by rail from the south.
who-1 = General Kurochkin mit unerprobten Schützen- und Panzerdivisionen. General Rokossovsky trifft mit der Bahn aus dem Süden ein.

# The 7th Panzer Division in the west and three units in the pocket at Krasny. Grossdeutschland enters on turn 2.
who-2 = Die 7. Panzerdivision im Westen und drei Einheiten im Kessel von Krasny. „Großdeutschland“ tritt in Runde 2 ein.

# The Germans win with 8 VP; otherwise the Soviets win. Krasny is worth 6 VP, Orsha 5, Gusino 3, Lyady 2.
wins-1 = Die Deutschen gewinnen mit 8 SP, sonst gewinnen die Sowjets. Krasny zählt 6 SP, Orsha 5, Gusino 3, Lyady 2.

# Each German division destroyed completely costs the Germans 5 VP, each town retaken by the Soviets 2 VP.
wins-2 = Jede ganz eliminierte deutsche Division kostet die Deutschen 5 SP, jeder von den Sowjets zurückeroberte Ort 2 SP.

# Untried Soviet divisions may be strong or worthless: neither player knows before their first combat.
unusual-1 = Unerprobte sowjetische Divisionen sind stark oder wertlos: Vor ihrem ersten Kampf weiß es keiner der beiden Spieler.

# If all three regiments of a panzer division are in one hex, their strength is doubled.
unusual-2 = Stehen alle drei Regimenter einer Panzerdivision in einem Feld, ist ihre Stärke verdoppelt.

# .title = Krasny
# .subtitle = Two regiments and Lehr cut off, July 1941
sheet =
    .title = Kessel von Krasny
    .subtitle = Zwei Regimenter und die Lehrbrigade abgeschnitten, Juli 1941
