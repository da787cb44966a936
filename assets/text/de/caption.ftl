### Die Unterschrift für Zuschauer, im Vorführmodus und im Zuschauerfenster.

## Über dem Text einer Notiz, im Kommentatormodus.

# Note
caption-note = Notiz

## Vor der Zahl der Punkte, rechts oben. Es ist wenig Platz.

# VP
caption-points = SP
