### Der Kampf, wie ihn Zuschauer sehen: in der Unterschrift, auf der Karte, und die Kamera, die ihm folgt.

## Der Satz der Unterschrift über einen Angriff, den jemand plant. $attack ist ein Satz des Protokolls ohne Punkt.

# Planned: { $attack }
fight-planned = Geplant: { $attack }

## Der Satz für alle, die das Spiel nicht kennen: vor dem Wurf, während des Wurfs und danach. Die Aussichten sind
## geheim, wo sie etwas Verborgenes verraten würden.

# An attack is planned: it harms the enemy in about { $percent } of 100 cases
fight-plain-planned = Ein Angriff ist geplant: In etwa { $percent } von 100 Fällen schadet er dem Gegner

# An attack is planned, and its chances are secret
fight-plain-planned-unknown = Ein Angriff ist geplant, seine Aussichten sind geheim

# The dice decide now: such an attack harms the enemy in about { $percent } of 100 cases
fight-plain-rolling = Jetzt entscheiden die Würfel: Ein solcher Angriff schadet dem Gegner in etwa { $percent } von 100 Fällen

# The dice decide now, and the chances are secret
fight-plain-rolling-unknown = Jetzt entscheiden die Würfel, die Aussichten sind geheim

# The attack has harmed the enemy
fight-plain-harmed = Der Angriff hat dem Gegner geschadet

# The attack has not harmed the enemy
fight-plain-failed = Der Angriff hat dem Gegner nicht geschadet

## Die Balken mit der Aussicht jedes Ergebnisses in der Unterschrift: ihre Überschrift und die Zahl am Ende.

# Chances
fight-chances = Aussichten

# { $percent }%
fight-chance = { $percent } %

## Die Kamera für Zuschauer: das Kommando, das ihre Sicht festhält, die Marke auf der Karte, solange sie festgehalten
## wird, und die Einstellung, mit der sie von selbst folgt.

# Hold the viewers’ view
fight-hold-view = Zuschauersicht festhalten

# Viewers’ view held{ $key }
fight-view-held = Zuschauersicht festgehalten{ $key }

# Viewers’ camera follows
# .hint = The viewer window shows moves and fights by itself, close enough to read the counters. Otherwise it shows your part of the map.
fight-follow = Zuschauerkamera folgt
    .hint = Das Zuschauerfenster zeigt Züge und Kämpfe von selbst, so nah, dass die Spielsteine lesbar sind. Sonst zeigt es den eigenen Ausschnitt der Karte.
