### Die Unterschrift für Zuschauer, im Vorführmodus und im Zuschauerfenster.

## Vor der Zahl der Punkte, rechts oben. Es ist wenig Platz.

# VP
caption-points = SP
