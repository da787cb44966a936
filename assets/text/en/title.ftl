### The title screen: its menu, its pages, and the briefing of a scenario.

## Under the name of the program, and at the foot of the menu. $version is a number, "0.4.0".

title-tagline = A table for war games
title-version = Version { $version }

## The menu. The first line returns to the lesson or the game on the table, or continues the last saved game.

title-back-to-lesson = Back to the lesson
title-back-to-game = Back to the game
title-continue = Continue
title-games = Games
title-lessons = Lessons
title-load = Open a game
title-online = Online
title-online-goes-on = Online: your game goes on
title-rules = Rules
title-settings = Settings
title-help = Keys and help
title-about = About
title-quit = Quit

## Under “Lessons” in the menu: before the first is finished, and how many are. $done is that number, $all the number of lessons.

title-lessons-new = New to the game? Start here.
title-lessons-finished = { $done } of { $all } finished

## Under “Online” in the menu: how many games wait for the player.

title-online-due = { $n ->
        [one] 1 game waits for you
       *[other] { $n } games wait for you
    }

## The shelf of the games: its head, in capitals, and the text if there is no game.

title-games-head = Games
title-games-none = No games.

## A card on the shelf. $game is the title of a game. The names are those for screen readers; a click on the picture and the button “Scenarios” do the same.

title-card-picture = Picture of { $game }
title-card-scenarios = Scenarios
    .name = Scenarios of { $game }
    .hint = Choose a scenario, the players and the house rules

## The large button of a card: it begins a game or continues the last one. The names are those for screen readers.

title-play = Play
    .name = Play { $game }
title-play-continue = Continue
    .name = Continue { $game }

## On that button, smaller, the game that it plays. $scenario is a title, $moment a turn with its date and phase; $opponent, $one and $other are computer players in the middle of a sentence, “a captain”.

title-play-saved = { $scenario }, { $moment }
title-play-against = { $scenario }, { $side } side, against { $opponent }
title-play-people = { $scenario }, two people
title-play-computers = { $scenario }, computer players: { $one } against { $other }
title-play-none = None of its scenarios can be read.

## The page of a game: the button back to the shelf, after an arrow, and those of its rules and lessons. .name is the name for screen readers, with the title of the $game.

title-all-games = All games
title-game-rules = Rules
    .name = Rules of { $game }
title-game-lessons = Learn
    .name = Learn { $game }
title-game-missing = This game is not available.

## The list of scenarios. The name is that of a card for screen readers; $scenario is its word in files.

title-scenarios-none = No scenarios.
title-scenario-name = Scenario { $scenario }

## The length and the difficulty of a scenario, in one line with · between them.

title-scenario-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
title-scenario-minutes = { $minutes } min
title-scenario-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
title-scenario-easy = easy
title-scenario-medium = medium
title-scenario-hard = hard
title-scenario-first = start here

## The players. A seat is a side with the list of its players; its names are those for screen readers, and $player is a name in that list.

title-players = Players
title-person = A person
    .hint = A person: at this computer, or by file.
title-seat = { $side } player
title-seat-choice = { $side }: { $player }
title-by-file = Play by file
    .hint = Play by e-mail: each player uses their own computer and sends the game file after every turn.
title-by-file-needs = Needs two people: choose “A person” for both sides.

## Above the button that begins. $opponent and $other are computer players in the middle of a sentence, “a captain”; $one is one at its beginning, “A captain”.

title-players-against = { $side } side, against { $opponent }
title-players-people = Two people
title-players-computers = { $one } against { $other }
title-begin = Begin

## House rules: the line that unfolds them, after a sign, and at its right their state. $rules is “original”, “published” or “changed”, $changed how many options differ from the original; $dice is “real” if the players roll their own, $seed is “given” if they have typed one.

title-house-rules = House rules
title-house-rules-summary =
    { $rules ->
        [original] as in the original
        [published] as published
       *[changed] { $changed ->
            [one] { $changed } option changed
           *[other] { $changed } options changed
        }
    }{ $dice ->
        [real] , real dice
       *[other] { "" }
    }{ $seed ->
        [given] , with a seed
       *[other] { "" }
    }

## The house rules unfolded: two presets, dice, seed, and the case of the rules that an option belongs to, “6.22”.

title-house-rules-original = As in the original
title-house-rules-published = As published
title-real-dice = Roll real dice
    .hint = You roll your own dice and enter the results. You can change this during play.
title-seed = Seed
    .hint = Any number. The same seed gives the same dice.
title-seed-random = random
title-seed-wrong = The seed must be a number.
title-option-case = Case { $case }

## Heads of the texts about a scenario, in capitals.

title-background = Background
title-summary = Summary
title-forces = Forces
title-victory-conditions = Victory conditions
title-scenario-notes = Scenario notes

## The briefing of a scenario. In the forces, a side that the player or the computer plays.

title-forces-you = { $side } (you)
title-forces-computer = { $side } (computer)
title-briefing-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
title-briefing-length-minutes = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
title-briefing-length-hours = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · about { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
title-briefing-close = Close
    .key = Esc

## The page of the lessons. $game is the title of a game, $done the number of its lessons that are finished, $all that of all. In .name, for screen readers, $game is its word in files.

title-lessons-head = Lessons
title-lessons-intro = Short guided games. Each teaches a few rules as you play.
title-lessons-none = No lessons.
title-lessons-of-game = { $game }   { $done } of { $all }
    .name = Lessons of { $game }

## A lesson in the list: at its right to begin the next one or to repeat a finished one, and its length. The name is that for screen readers; $lesson is its word in files.

title-lesson-name = Lesson { $lesson }
title-lesson-start = Start
title-lesson-repeat = Repeat
title-lesson-minutes = { $minutes } min

## The saved games. $file is the name of a file, $saved the time at which it was saved, “Saved 2 minutes ago”. The names are those for screen readers.

title-saves = Saved games
title-saves-none = No unfinished games.
title-saves-drop = To open a game someone has sent you, drop its file on this window.
title-save-open = Open { $file }
title-save-when = { $saved }, { $file }
title-save-no-picture = no picture
title-replay = Replay
    .name = Replay { $file }
    .hint = Replay the game from the start
title-delete = Delete
    .name = Delete { $file }

## The finished games, and the question before they are deleted. $games is a list of the next message, one for each $scenario; $n is the number of games.

title-archive = Finished games
title-archive-clear = Clear archive
title-archive-games = { $n ->
        [one] “{ $scenario }”
       *[other] “{ $scenario }” ({ $n } games)
    }
title-archive-question = { $n ->
        [one] Delete the finished game { $games } permanently?
       *[other] Delete the finished games { $games } permanently?
    }

## The question before one game is deleted, and the answers to both questions.

title-delete-question = Delete this game permanently?
title-keep = Keep
title-delete-permanently = Delete permanently
