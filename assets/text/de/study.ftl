### Das Studium eines Spiels: Varianten, die daneben probiert werden, ihr Baum und das Banner über einer Variante.

## Warum ein Wunsch nicht erfüllt wird: klein, ohne Punkt. $name ist der Name einer Variante, $number die Nummer eines Befehls darin,
## $why ein Grund.

# { $name } stops before order { $number }: { $why }
study-order-refused = { $name } endet vor Befehl { $number }: { $why }

# this branch cannot be opened: the game no longer reaches the moment at which it begins
study-not-reached = diese Variante kann nicht geöffnet werden: das Spiel erreicht den Augenblick nicht mehr, in dem sie beginnt

# no branch is open
study-no-branch = keine Variante ist offen

# this game has no such branch
study-no-such-branch = dieses Spiel hat keine solche Variante

# branches are available once the game is over: your opponent plays by e-mail
study-by-file = Varianten gibt es erst nach dem Ende des Spiels: der Gegner spielt per E-Mail

# branches are available once the game is over: two people play
study-two-people = Varianten gibt es erst nach dem Ende des Spiels: zwei Menschen spielen

# branches need the referee: switch it on first
study-no-referee = Varianten brauchen den Schiedsrichter: zuerst den Schiedsrichter einschalten

# the game is over at this moment: choose an earlier one
study-after-the-end = das Spiel ist in diesem Augenblick zu Ende: einen früheren wählen

# a new game cannot begin here: you do not know where the enemy’s hidden units are
study-hidden-units = hier kann kein neues Spiel beginnen: die Orte der verborgenen Einheiten des Gegners sind nicht bekannt

# this branch uses information that you do not have yet
study-other-eyes = diese Variante nutzt Wissen, das noch verborgen ist

# not available in a branch: go back to the game first
study-in-branch = in einer Variante nicht möglich: zuerst zum Spiel zurückkehren

# the result is hidden: show it first
study-result-hidden = das Ergebnis ist verborgen: zuerst anzeigen

# a branch is open, but { $why }
study-only-in-game = eine Variante ist offen, aber { $why }

## Der Baum: eine Zeile je Variante mit ihrem Namen, ihrem ersten Augenblick und ihrem Umfang. $from ist „nach Befehl 12“, $size ist
## study-size; study-row wird von einem Bildschirmleser vorgelesen.

# Branches
study-branches = Varianten

# No branches yet. “Try from here” begins one at the moment shown.
study-none = Noch keine Varianten. „Von hier probieren“ beginnt eine im gezeigten Augenblick.

# Branch { $number }
study-usual-name = Variante { $number }

# after order { $order }
study-after-order = nach Befehl { $order }

# after order { $order }, turn { $turn }
study-after-order-in-turn = nach Befehl { $order }, Runde { $turn }

# { $orders ->
#     [one] 1 order
#    *[other] { $orders } orders
# }{ $remarks ->
#     [0] { "" }
#     [one] , 1 remark
#    *[other] , { $remarks } remarks
# }
study-size = { $orders ->
        [one] 1 Befehl
       *[other] { $orders } Befehle
    }{ $remarks ->
        [0] { "" }
        [one] , 1 Anmerkung
       *[other] , { $remarks } Anmerkungen
    }

study-row-about = { $from } · { $size }

study-row = { $name }, { $about }

# Rename
study-rename = Umbenennen

# Rename { $name }
study-rename-branch = { $name } umbenennen

# Name of the branch
study-name = Name der Variante

# Save name
study-save-name = Namen speichern

# Remove
study-remove = Entfernen

# Remove { $name }
study-remove-branch = { $name } entfernen

# Remove { $name } and the branches that begin in it?
study-remove-question = { $name } und die Varianten, die davon abgehen, entfernen?

# Remove branch
study-remove-now = Variante entfernen

# Keep branch
study-keep = Variante behalten

# Close
study-close = Schließen

# Show result
study-show-result = Ergebnis anzeigen

# Hide result
study-hide-result = Ergebnis verbergen

## Die Knöpfe, die eine Variante oder ein Spiel beginnen, und das Banner über einer Variante. $name ist ihr Name.

# Branch: { $name }
study-banner = Variante: { $name }

# Try from here
# .hint = Play both sides from this moment. The game does not change.
study-try = Von hier probieren
    .hint = Von diesem Augenblick an beide Seiten spielen. Das Spiel ändert sich nicht.

# Back to the game
# .hint = Return to the game. The branch is kept, unless nothing was done in it.
study-back = Zurück zum Spiel
    .hint = Zum Spiel zurückkehren. Die Variante bleibt erhalten, wenn etwas in ihr getan wurde.

# New game from here
# .hint = Begin a new game from this position, in its own file
study-new-game = Neues Spiel von hier
    .hint = Ein Spiel mit dieser Stellung in einer eigenen Datei beginnen

# Remove the newest drawing of this moment
study-erase-about = Die neueste Zeichnung dieses Zeitpunkts entfernen

# Dice
study-dice = Würfel

# Rolled
# .hint = The program rolls the dice.
study-dice-rolled = Gewürfelt
    .hint = Das Programm würfelt.

# Entered
# .hint = You enter each die.
study-dice-entered = Eingegeben
    .hint = Jeder Würfel wird eingegeben.

# As expected
# .hint = Each die shows the face with the middle result.
study-dice-expected = Wie erwartet
    .hint = Jeder Würfel zeigt die Augenzahl mit dem mittleren Ergebnis.
