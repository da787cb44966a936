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
# .hint = Add the order of the hint
# .lacks = There is no hint. Ask for one first.
stage-add-hint = Tipp hinzufügen
    .hint = Den Befehl des Tipps hinzufügen
    .lacks = Es gibt keinen Tipp. Zuerst einen anfordern.
# Add plan
# .hint = Add the order on the button at the foot of the dock
# .lacks = Nothing is planned. Plan an attack on the map first, or use Add move.
stage-add-plan = Plan hinzufügen
    .hint = Den Befehl hinzufügen, den die Schaltfläche am Fuß der Leiste gibt
    .lacks = Nichts ist geplant. Zuerst auf der Karte einen Angriff planen, oder „Zug hinzufügen“ benutzen.
# Add end of phase
# .hint = Let viewers vote for the end of the phase too
# .lacks = The phase cannot end while a decision is pending.
stage-add-end = Phasenende hinzufügen
    .hint = Auch das Ende der Phase zur Wahl stellen
    .lacks = Solange eine Entscheidung aussteht, kann die Phase nicht enden.
# Add move
# .hint = Turn orders on the map into choices. They are not played.
# .to-do = Drag a unit, or select it and click a hex: the order becomes a choice and is not played.
stage-add-move = Zug hinzufügen
    .hint = Befehle auf der Karte zur Wahl stellen. Sie werden nicht ausgeführt.
    .to-do = Eine Einheit ziehen, oder sie auswählen und ein Feld anklicken: Der Befehl steht dann zur Wahl und wird nicht ausgeführt.
# A vote has at most four choices. Remove one first.
stage-full = Eine Abstimmung hat höchstens vier Befehle. Zuerst einen entfernen.
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
# This order is a choice already.
stage-already = Dieser Befehl steht schon zur Wahl.
# The rules do not allow this order.
stage-not-allowed = Die Regeln erlauben diesen Befehl nicht.
# Orders cannot be added now.
stage-not-now = Jetzt lässt sich kein Befehl hinzufügen.

## Der Titel des Zuschauerfensters, solange Feed und Einblendung verzögert sind.

# Kessel for viewers: the picture is not delayed
stage-viewer-window = Kessel für Zuschauer: Das Bild ist nicht verzögert
