### The rules book beside the map.

## The head: the two tabs, and the buttons at the right. book-close and book-move are the names of the buttons × and «;
## book-move-right and book-move-left are tooltips.

book-rules = Rules
book-why = Why?
book-close = Close the rules
    .hint = Close (Esc)
book-move = Move the rules to the other side
book-move-right = Move the rules to the right
book-move-left = Move the rules to the left
book-back = ‹ Back
    .hint = Back to the previous page (Alt+Left)

## The search: the empty field, and the line above the cases that are found. $words is what was searched for.

book-search-placeholder = Type a case (6.22) or words (river retreat)
book-no-hits = No rule mentions “{ $words }”.
book-hits = { $n ->
        [one] { $n } case · Up and Down to read, Enter to open
       *[other] { $n } cases · Up and Down to read, Enter to open
    }
book-more-hits = and { $n } more
book-unreadable = The rules file cannot be read.

## A case of the rules: $case is its number, $example and $text are texts of the rules, $option is the title of an
## option of the game, $cases is a list of numbers.

book-no-case = These rules have no case { $case }.
book-case = Case { $case }
book-example = Example: { $example }
book-option = Option “{ $option }”: { $text }
book-mentioned = { $n ->
        [one] Mentioned in case { $cases }
       *[other] Mentioned in cases { $cases }
    }

## The words by which a number in a text of the rules becomes a link, with spaces between them: those before cases (“case
## 6.22”) and chapters (“chapter 12”), in every form that they have, and those between two numbers (“6.22 and 6.4”). The
## English words always count too.

book-link-cases = case cases
book-link-chapters = chapter chapters
book-link-joins = and or

## The tab "Why?" before a hex was chosen. $key is the name of a key.

book-ask = Point at a hex to see which rules apply there.
book-ask-by-key = Point at a hex and press { $key } to see which rules apply there.
