### Planen mit der Maus, in jedem Spiel.

## Warum abgelegte oder angeklickte Einheiten in einem Feld nichts tun. Klein am Anfang, kein Punkt am Ende: beides ergänzt
## das Programm. $unit ist die erste, $others die Zahl der anderen, $hex das Feld.

# { $others ->
#     [0] { $unit } cannot act now
#     [one] { $unit } and 1 other unit cannot act now
#    *[other] { $unit } and { $others } other units cannot act now
# }
planning-cannot-act = { $others ->
        [0] { $unit } kann jetzt nicht handeln
        [one] { $unit } und 1 weitere Einheit können jetzt nicht handeln
       *[other] { $unit } und { $others } weitere Einheiten können jetzt nicht handeln
    }

# { $others ->
#     [0] { $unit } cannot go to { $hex } or act there now: choose a highlighted hex
#     [one] { $unit } and 1 other unit cannot go to { $hex } or act there now: choose a highlighted hex
#    *[other] { $unit } and { $others } other units cannot go to { $hex } or act there now: choose a highlighted hex
# }
planning-cannot-go = { $others ->
        [0] { $unit } kann { $hex } jetzt nicht erreichen und dort nicht handeln: ein hervorgehobenes Feld wählen
        [one] { $unit } und 1 weitere Einheit können { $hex } jetzt nicht erreichen und dort nicht handeln: ein hervorgehobenes Feld wählen
       *[other] { $unit } und { $others } weitere Einheiten können { $hex } jetzt nicht erreichen und dort nicht handeln: ein hervorgehobenes Feld wählen
    }
