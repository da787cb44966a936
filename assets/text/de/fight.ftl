### Der Kampf, wie ihn Zuschauer sehen: in der Unterschrift, auf der Karte, und die Kamera, die ihm folgt.

## Der Satz der Unterschrift über einen Angriff, den jemand plant. $attack ist ein Satz des Protokolls ohne Punkt.

# Planned: { $attack }
fight-planned = Geplant: { $attack }

## Der Satz für alle, die das Spiel nicht kennen, in einer Zeile von etwa 38 Buchstaben: die Aussicht, bis die Würfel ihr
## Ergebnis gezeigt haben, und danach die Seiten, denen es schadet. Die Aussichten sind geheim, wo sie etwas Verborgenes
## verraten würden.

# Harms the enemy in { $percent } of 100 cases
fight-plain-chance = Schadet dem Gegner in { $percent } von 100 Fällen

# Harms its own side in { $percent } of 100 cases
fight-plain-chance-own = Schadet der eigenen Seite in { $percent } von 100 Fällen

# Takes the hex in { $percent } of 100 cases
fight-plain-chance-hex = Nimmt das Feld in { $percent } von 100 Fällen

# The chances are secret
fight-plain-secret = Die Aussichten sind geheim

# The attack has harmed the enemy
fight-plain-enemy = Der Angriff hat dem Gegner geschadet

# Only the attacking side suffers
fight-plain-own = Das schadet nur der angreifenden Seite

# Both sides suffer
fight-plain-both = Das schadet beiden Seiten

# Neither side suffers
fight-plain-neither = Das schadet keiner Seite

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
