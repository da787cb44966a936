### Das Bedienfeld einer Lektion, neben der Karte.

## Über der Aufgabe eines Schritts, in Großbuchstaben: was jetzt zu tun ist, oder dass es getan ist.

# Your move
lesson-task = Aufgabe

# Done
lesson-task-done = Erledigt

## Über der Antwort auf einen Befehl, der nicht die Aufgabe ist: die Regeln verbieten ihn, er ist schlecht, oder ein
## späterer Schritt verlangt ihn.

# Not allowed
lesson-answer-forbidden = Nicht erlaubt

# Not the best move
lesson-answer-warned = Nicht die beste Wahl

# Not now
lesson-answer-later = Noch nicht

## Der Knopf einer Regel in einer Antwort. $case ist ihre Nummer, „6.22“.

# Case { $case }
# .hint = Open this case in the rules
lesson-case = Regel { $case }
    .hint = Diese Regel im Regelheft aufschlagen

## Ein Tipp unter der Aufgabe, darüber in Großbuchstaben; der Knopf, der um einen bittet, und der, der den letzten
## ausführt. .name ist der Name beider für Vorleseprogramme.

# Hint
lesson-hint-head = Tipp

# Hint
# .name = Lesson hint
lesson-hint = Tipp
    .name = Tipp der Lektion

# Play hint
lesson-play-hint = Tipp ausführen

## Die letzte Seite. Die Überschrift steht über dem Titel der nächsten Lektion; die Knöpfe beginnen diese oder zeigen die
## Liste, wenn keine folgt.

# Well done.
lesson-end = Gut gemacht.

# Next lesson
lesson-next-lesson-head = Nächste Lektion

# Next lesson
lesson-next-lesson = Nächste Lektion

# Back to the lessons
lesson-to-lessons = Zurück zu den Lektionen

## Die Knöpfe eines Schritts. $key ist eine Taste oder mehrere, „Alt+Links“.

# Back
# .hint = Back to the start of this step or, if you are there, to the previous step ({ $key })
lesson-back = Zurück
    .hint = Zurück zum Anfang dieses Schritts oder, falls schon dort, zum vorigen Schritt ({ $key })

# Next
# .hint = Go to the next step ({ $key })
lesson-next = Weiter
    .hint = Zum nächsten Schritt ({ $key })

## Am Fuß. $number ist die Nummer des Schritts, $steps die Zahl aller Schritte.

# Restart
# .hint = Start this lesson again
lesson-restart = Neu beginnen
    .hint = Diese Lektion noch einmal beginnen

# Leave
# .hint = Back to the page where you began it
lesson-leave = Verlassen
    .hint = Zurück zu der Seite, auf der sie begonnen wurde

# Step { $number } of { $steps }
lesson-step = Schritt { $number } von { $steps }

## Antworten auf einen Befehl, den der Schritt nicht verlangt, in Sätzen. „Weiter“ ist der Knopf darunter.

# The lesson is over. Choose what to do next in its panel.
lesson-is-over = Die Lektion ist zu Ende. In ihrem Bedienfeld wählen, wie es weitergeht.

# Nothing to do here: read on, then press Next.
lesson-read-on = Hier ist nichts zu tun: weiterlesen, dann „Weiter“ drücken.

# The other side moves first.
lesson-others-first = Zuerst ist die andere Seite an der Reihe.

# This step is done. Press Next.
lesson-step-done = Dieser Schritt ist erledigt. „Weiter“ drücken.

# The rules allow that, but this step asks for another action.
lesson-another-action = Die Regeln erlauben das, aber dieser Schritt verlangt eine andere Handlung.

## Statt der ersten Zeilen einer Lektion, deren Datei inzwischen geändert wurde. $fault ist Datei, Zeile, Spalte und ein Satz.

# The file of this lesson has a fault, and you see its last text without one. { $fault }
lesson-file-faulty = Die Datei dieser Lektion hat einen Fehler; zu sehen ist ihr letzter Text ohne Fehler. { $fault }
