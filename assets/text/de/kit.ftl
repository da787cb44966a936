### Teile, die alle Bedienfelder haben.

## Der Knopf, der ein Feld durch die Regeln erklärt, und die letzte Zeile der Kurzinfo eines Feldes: $key ist die Taste.

# Why? The rules on this hex
# .hint = See which rules apply here
kit-why = Warum? Die Regeln zu diesem Feld
    .hint = Zeigt, welche Regeln hier gelten

# { $key }: why? See the rules
kit-tooltip-why = { $key }: Warum? Zu den Regeln

## Die Kurzinfo eines Spielsteins, der auf Aufstellung oder Eintritt wartet.

# Drag it onto the map, or click it and then a highlighted hex
kit-waiting-hint = Auf die Karte ziehen, oder anklicken und dann ein hervorgehobenes Feld anklicken

## Eine Ablehnung unten auf der Karte: Name und Kurzinfo des Knopfes mit der Nummer der Regel, und die Taste, die das
## Regelheft dort aufschlägt.

# Case of the refusal
# .hint = Open this case in the rules
kit-refusal-case = Regel der Ablehnung
    .hint = Diese Regel im Regelheft aufschlagen

# { $key }: the rule
kit-refusal-key = { $key }: die Regel
