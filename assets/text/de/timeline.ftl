### Die Zeitleiste einer Wiedergabe, am Fuß der Karte.

## Die Knöpfe, die um Runde, Phase und Befehl weitergehen, mit ihren Tasten in den Kurzinfos.

# Back a turn
# .hint = Back a turn (Ctrl+Left)
timeline-back-turn = Eine Runde zurück
    .hint = Eine Runde zurück (Strg+Links)

# Back a phase
# .hint = Back a phase (Shift+Left)
timeline-back-phase = Eine Phase zurück
    .hint = Eine Phase zurück (Umschalt+Links)

# Back an order
# .hint = Back an order (Left)
timeline-back-order = Einen Befehl zurück
    .hint = Einen Befehl zurück (Links)

# Forward an order
# .hint = Forward an order (Right)
timeline-forward-order = Einen Befehl vor
    .hint = Einen Befehl vor (Rechts)

# Forward a phase
# .hint = Forward a phase (Shift+Right)
timeline-forward-phase = Eine Phase vor
    .hint = Eine Phase vor (Umschalt+Rechts)

# Forward a turn
# .hint = Forward a turn (Ctrl+Right)
timeline-forward-turn = Eine Runde vor
    .hint = Eine Runde vor (Strg+Rechts)

## Der Knopf, der abspielt oder anhält, und das Tempo („2×“); $speed ist auch die Taste.

# Play
# .hint = Play (Space)
timeline-play = Abspielen
    .hint = Abspielen (Leertaste)

# Pause
# .hint = Pause (Space)
timeline-pause = Anhalten
    .hint = Anhalten (Leertaste)

# Speed ({ $speed })
timeline-speed = Tempo ({ $speed })

## Notizen zu einem Zeitpunkt: der Knopf, das leere Feld, der Knopf, der die Notiz speichert, und die Schritte von Notiz zu Notiz.
## timeline-note ist auch die Überschrift einer Notiz; timeline-note-of die in einer Variante, die von ihrem Zeitpunkt abgeht.

# Note
# .hint = Write a note about this moment (M)
timeline-note = Notiz
    .hint = Eine Notiz zu diesem Zeitpunkt schreiben (M)

# A note about this moment; anyone who opens the game can read it
timeline-note-placeholder = Notiz zu diesem Zeitpunkt; wer das Spiel öffnet, kann sie lesen

# Save
timeline-note-save = Speichern

# Where this branch begins: note after order { $order }
timeline-note-of = Am Beginn dieser Variante: Notiz nach Befehl { $order }

# Next note
# .hint = Next note (Page Down)
timeline-next-note = Nächste Notiz
    .hint = Nächste Notiz (Bild ab)

# Previous note
# .hint = Previous note (Page Up)
timeline-previous-note = Vorige Notiz
    .hint = Vorige Notiz (Bild auf)

## Zeichnungen zu einem Zeitpunkt: der Knopf, der die neueste entfernt, und ihre Zahl in der Kurzinfo der Zeitleiste.

# Remove drawing
# .hint = Remove the newest drawing of this moment. Ctrl+Z brings it back.
timeline-erase = Zeichnung entfernen
    .hint = Die neueste Zeichnung dieses Zeitpunkts entfernen. Strg+Z holt sie zurück.

# { $n ->
#     [one] 1 drawing
#    *[other] { $n } drawings
# }
timeline-drawings = { $n ->
        [one] 1 Zeichnung
       *[other] { $n } Zeichnungen
    }

## Die Liste der Phasen, und der gezeigte Zeitpunkt. $phase ist der Name einer Phase im Spiel.

# Chapters
timeline-chapters = Kapitel

# Turn { $turn }, { $phase }
timeline-phase-of-turn = Runde { $turn }, { $phase }

# Order { $order } of { $all }
timeline-order = Befehl { $order } von { $all }

# Order { $order }
timeline-order-hidden = Befehl { $order }

## Die Leiste: ihr Name, und ihre Kurzinfo an einem Zeitpunkt. Die zweite ist für eine Phase vor der ersten Runde.

# Timeline
timeline-track = Zeitleiste

# Turn { $turn }, { $phase }, order { $order }
timeline-order-in-turn = Runde { $turn }, { $phase }, Befehl { $order }

# { $phase }, order { $order }
timeline-order-in-phase = { $phase }, Befehl { $order }

# order { $order }
timeline-order-alone = Befehl { $order }
