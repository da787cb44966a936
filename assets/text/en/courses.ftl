### Courses: an order of lessons, puzzles, commented games and pages of text, on the title screen and in the panel of a lesson.

## The list of courses on the title screen: its entry in the menu and its head, and the text under it. The name is that for screen readers; $course is its word in files. How many parts of a course are done.

course-shelf = Courses
course-shelf-intro = Lessons, puzzles, games and pages in the order that a teacher chose.
course-name = Course { $course }
course-done = { $done } of { $all } done

## The commented games, below the courses: their head, in capitals, and the text under it. A game for screen readers; $game is its word in files. The numbers of its notes and branches.

course-games = Commented games
course-games-intro = Whole games with notes, arrows and branches. Each teaches one idea.
course-game-name = Commented game { $game }
course-game-size = { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }{ $branches ->
        [0] { "" }
        [one] , 1 branch
       *[other] , { $branches } branches
    }

## The parts of a course: its head, in capitals; the button that begins the first part, the one that begins the next part, and the one that shows all courses; a course without parts. A part for screen readers, by its number.

course-head = Course
course-start = Start
course-next = Next part
course-all = All courses
course-empty = This course has no parts.
course-part-name = Part { $number }

## The kind of a part, beside its title, and a part whose file is not there.

course-lesson = Lesson
course-puzzle = Puzzle
course-study = Commented game
course-page = Page
course-missing = not found

## A page of text: its head, in capitals, with the title of the course, the number of the part and of all; the button that goes back to the parts.

course-part = { $course } · part { $number } of { $all }
course-to-parts = Back to the course

## The last page of a lesson that is the last part of a course, in place of the title of the next part.

course-over = That was the last part.

## Why a part cannot be begun, without a full stop. $game is the word of the game in files.

course-no-game = the game { $game } of this course is missing: install the whole course
