### Die Zuschauer der Einblendung: ihre Abstimmung über den nächsten Befehl, und was sie sehen.

## Die Karte über der Landkarte, die die Zuschauer um ihre Stimme bittet. $n ist eine Zahl von Sekunden.

# Ask viewers
# .hint = Let the viewers of the overlay vote on your next order
stage-head = Zuschauer fragen
    .hint = Die Zuschauer der Einblendung über den nächsten Befehl abstimmen lassen
# Add two to four orders. Viewers vote, and you decide.
stage-empty = Zwei bis vier Befehle hinzufügen. Die Zuschauer stimmen ab, die Entscheidung bleibt beim Spieler.
# Remove this order
stage-remove = Diesen Befehl entfernen
# Add hint
# .hint = Add the order of the hint. Ask for a hint first.
stage-add-hint = Tipp hinzufügen
    .hint = Den Befehl des Tipps hinzufügen. Zuerst einen Tipp anfordern.
# Add plan
# .hint = Add the order on the button at the foot of the dock. Plan an order first.
stage-add-plan = Plan hinzufügen
    .hint = Den Befehl hinzufügen, den die Schaltfläche am Fuß der Leiste gibt. Zuerst einen Plan machen.
# Open vote
# .hint = Show the orders to viewers and count their votes. At least two orders are needed.
stage-open = Abstimmung öffnen
    .hint = Den Zuschauern die Befehle zeigen und ihre Stimmen zählen. Mindestens zwei Befehle sind nötig.
# Close vote
# .hint = Stop counting votes. The numbers stay.
stage-close = Abstimmung schließen
    .hint = Keine Stimmen mehr zählen. Die Zahlen bleiben stehen.
# Clear
stage-clear = Leeren
# Collapse
stage-fold = Einklappen
# Viewers see this { $n } s later.
stage-delayed = Die Zuschauer sehen es { $n } s später.

## Der Grund, aus dem ein Befehl nicht zur Wahl steht.

# The order names a unit that viewers do not see.
stage-names-hidden = Der Befehl nennt eine Einheit, die die Zuschauer nicht sehen.

## Der Titel des Zuschauerfensters, solange Feed und Einblendung verzögert sind.

# Kessel for viewers: the picture is not delayed
stage-viewer-window = Kessel für Zuschauer: Das Bild ist nicht verzögert
