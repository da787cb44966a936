### Kurse: eine Folge von Lektionen, Rätseln, kommentierten Partien und Textseiten, auf dem Titelbildschirm und im
### Bedienfeld einer Lektion.

## Die Liste der Kurse auf dem Titelbildschirm: ihr Eintrag im Menü und ihre Überschrift, und der Text darunter. Der Name
## ist der für Vorleseprogramme; $course ist sein Wort in Dateien. Wie viele Teile eines Kurses erledigt sind.

# Courses
course-shelf = Kurse

# Lessons, puzzles, games and pages in the order that a teacher chose.
course-shelf-intro = Lektionen, Rätsel, Partien und Seiten in der Reihenfolge, die ein Lehrer gewählt hat.

# Course { $course }
course-name = Kurs { $course }

# { $done } of { $all } done
course-done = { $done } von { $all } erledigt

## Die kommentierten Partien unter den Kursen: ihre Überschrift, in Großbuchstaben, und der Text darunter. Eine Partie
## für Vorleseprogramme; $game ist ihr Wort in Dateien. Die Zahl ihrer Notizen und Varianten.

# Commented games
course-games = Kommentierte Partien

# Whole games with notes, arrows and branches. Each teaches one idea.
course-games-intro = Ganze Partien mit Notizen, Pfeilen und Varianten. Jede lehrt einen Gedanken.

# Commented game { $game }
course-game-name = Kommentierte Partie { $game }

# { $notes ->
#     [one] 1 note
#    *[other] { $notes } notes
# }{ $branches ->
#     [0] { "" }
#     [one] , 1 branch
#    *[other] , { $branches } branches
# }
course-game-size = { $notes ->
        [one] 1 Notiz
       *[other] { $notes } Notizen
    }{ $branches ->
        [0] { "" }
        [one] , 1 Variante
       *[other] , { $branches } Varianten
    }

## Die Teile eines Kurses: seine Überschrift, in Großbuchstaben; der Knopf, der den ersten Teil beginnt, der für den
## nächsten Teil, und der für alle Kurse; ein Kurs ohne Teile. Ein Teil für Vorleseprogramme, mit seiner Nummer.

# Course
course-head = Kurs

# Start
course-start = Beginnen

# Next part
course-next = Nächster Teil

# All courses
course-all = Alle Kurse

# This course has no parts.
course-empty = Dieser Kurs hat keine Teile.

# Part { $number }
course-part-name = Teil { $number }

## Die Art eines Teils neben seinem Titel, und ein Teil, dessen Datei fehlt.

# Lesson
course-lesson = Lektion

# Puzzle
course-puzzle = Rätsel

# Commented game
course-study = Kommentierte Partie

# Page
course-page = Seite

# not found
course-missing = nicht gefunden

## Eine Textseite: ihre Überschrift, in Großbuchstaben, mit dem Titel des Kurses, der Nummer des Teils und der Zahl aller;
## der Knopf zurück zu den Teilen.

# { $course } · part { $number } of { $all }
course-part = { $course } · Teil { $number } von { $all }

# Back to the course
course-to-parts = Zum Kurs

## Die letzte Seite einer Lektion, die der letzte Teil eines Kurses ist, anstelle des Titels des nächsten Teils.

# That was the last part.
course-over = Das war der letzte Teil.

## Warum ein Teil nicht begonnen werden kann, ohne Punkt. $game ist das Wort der Partie in Dateien.

# the game { $game } of this course is missing: install the whole course
course-no-game = die Partie { $game } dieses Kurses fehlt: den ganzen Kurs installieren
