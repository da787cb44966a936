### Das Regelheft neben der Karte.

## Der Kopf: die zwei Reiter, und die Knöpfe rechts. book-close und book-move sind die Namen der Knöpfe × und «;
## book-move-right und book-move-left sind Kurzinfos.

# Rules
book-rules = Regeln

# Why?
book-why = Warum?

# Close the rules
# .hint = Close (Esc)
book-close = Regelheft schließen
    .hint = Schließen (Esc)

# Move the rules to the other side
book-move = Regelheft auf die andere Seite

# Move the rules to the right
book-move-right = Regelheft nach rechts

# Move the rules to the left
book-move-left = Regelheft nach links

# ‹ Back
# .hint = Back to the previous page (Alt+Left)
book-back = ‹ Zurück
    .hint = Zurück zur vorigen Seite (Alt+Links)

## Die Suche: das leere Feld, und die Zeile über den gefundenen Regeln. $words ist das Gesuchte. Die Beispiele sind
## englisch, solange die Regelhefte es sind.

# Type a case (6.22) or words (river retreat)
book-search-placeholder = Nummer (6.22) oder Wörter (river retreat)

# No rule mentions “{ $words }”.
book-no-hits = Keine Regel erwähnt „{ $words }“.

# { $n ->
#     [one] { $n } case · Up and Down to read, Enter to open
#    *[other] { $n } cases · Up and Down to read, Enter to open
# }
book-hits = { $n ->
        [one] { $n } Regel · Hoch und Runter zum Lesen, Eingabe zum Aufschlagen
       *[other] { $n } Regeln · Hoch und Runter zum Lesen, Eingabe zum Aufschlagen
    }

# and { $n } more
book-more-hits = und { $n } weitere

# The rules file cannot be read.
book-unreadable = Das Regelheft kann nicht gelesen werden.

## Eine Regel: $case ist ihre Nummer, $example und $text sind Texte der Regeln, $option ist der Titel einer Option, $cases
## eine Liste von Nummern.

# These rules have no case { $case }.
book-no-case = Dieses Regelheft hat keine Regel { $case }.

# Case { $case }
book-case = Regel { $case }

# Example: { $example }
book-example = Beispiel: { $example }

# Option “{ $option }”: { $text }
book-option = Option „{ $option }“: { $text }

# { $n ->
#     [one] Mentioned in case { $cases }
#    *[other] Mentioned in cases { $cases }
# }
book-mentioned = { $n ->
        [one] Erwähnt in Regel { $cases }
       *[other] Erwähnt in den Regeln { $cases }
    }

## Die Wörter, nach denen eine Nummer in einem Regeltext zum Verweis wird.

# case cases
book-link-cases = Regel Regeln Fall Fälle Fällen

# chapter chapters
book-link-chapters = Kapitel Kapiteln

# and or
book-link-joins = und oder bzw.

## Der Reiter „Warum?“, bevor ein Feld gewählt ist. $key ist der Name einer Taste.

# Point at a hex to see which rules apply there.
book-ask = Auf ein Feld zeigen, um die dort geltenden Regeln zu sehen.

# Point at a hex and press { $key } to see which rules apply there.
book-ask-by-key = Auf ein Feld zeigen und { $key } drücken, um die dort geltenden Regeln zu sehen.
