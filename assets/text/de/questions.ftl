### Fragen und Meldungen über dem Tisch: das Ende eines Spiels, Dateien, der Schiedsrichter, der nächste Spieler.

## Fehler des Grafikpakets, in einem Streifen über der Karte. $place steht über jedem Fehler: Datei, Zeile und Spalte.
## questions-art-hide ist die Kurzinfo des Zeichens ×. „kessel check“ ist ein Kommando.

# { $n ->
#     [one] { $n } fault in the art pack: the affected drawings are unchanged
#    *[other] { $n } faults in the art pack: the affected drawings are unchanged
# }
questions-art-faults = { $n } Fehler im Grafikpaket: die betroffenen Zeichnungen bleiben unverändert

# Hide until a file is saved
questions-art-hide = Ausblenden, bis eine Datei gespeichert wird

# and { $n } more: “kessel check” lists them all
questions-art-more = und { $n } weitere: „kessel check“ zählt alle auf

# { $file }, line { $line }, column { $column }
questions-art-place = { $file }, Zeile { $line }, Spalte { $column }

## Die Frage, ob das Spiel vorzeitig endet. questions-end-level steht rechts neben einer Wahl: $level ist eine Siegstufe.

# End the game now?
questions-end-now = Das Spiel jetzt beenden?

# The { $side } player resigns
questions-end-resign = Der { NAME($side, case: "player") } gibt auf

# The { $side } player offers to end on points
questions-end-offer = Der { NAME($side, case: "player") } bietet ein Ende nach Punkten an

# { $points ->
#     [one] { $level }, { $points } point
#    *[other] { $level }, { $points } points
# }
questions-end-level = { $level }, { $points } SP

# If you resign, you lose: the other side takes the level its points earn, or its lowest winning level if that is better. If both players agree to end, the points decide.
questions-end-about = Wer aufgibt, verliert: die andere Seite erhält die Siegstufe ihrer Punkte oder ihre niedrigste Siegstufe, wenn diese besser ist. Vereinbaren beide Spieler das Ende, entscheiden die Punkte.

# Make offer
questions-end-make-offer = Anbieten

# End the game
questions-end-game = Spiel beenden

# Keep playing
questions-end-keep-playing = Weiterspielen

## Das Angebot der anderen Seite, das Spiel zu beenden: es wartet auf Antwort oder wird beantwortet.

# The { $side } player has not answered the offer to end the game yet.
questions-end-unanswered = Der { NAME($side, case: "player") } hat das Angebot, das Spiel zu beenden, noch nicht beantwortet.

# Withdraw offer
questions-end-withdraw = Angebot zurückziehen

# { $side } player: end the game?
questions-end-asks = An den { NAME($side, case: "player-obl") }: das Spiel beenden?

# { $points ->
#     [one] The { $side } player offers to end the game on points: { $level }, { $points } point.
#    *[other] The { $side } player offers to end the game on points: { $level }, { $points } points.
# }
questions-end-offered = Der { NAME($side, case: "player") } bietet an, das Spiel nach Punkten zu beenden: { $level }, { $points } SP.

# Accept and end
questions-end-accept = Annehmen und beenden

## Kommandos bei ausgeschaltetem Schiedsrichter. Knöpfe an den ausgewählten Spielsteinen; $unit und $carrier sind Namen
## von Einheiten, $n die Zahl der anderen ausgewählten Spielsteine.

# { $unit } and { $n } more
questions-by-hand-selected = { $unit } und { $n } weitere

# Load into { $carrier }
questions-by-hand-load = In { $carrier } verladen

# Return to box
questions-by-hand-to-box = Zurück in die Ablage

# Exit the map
questions-by-hand-exit = Karte verlassen

# Eliminate
questions-by-hand-eliminate = Eliminieren

## Ein Spielstein zum Einsetzen, mit Namen und Werten, und wo er jetzt ist: einer der Orte hier oder einer des Spiels.

questions-by-hand-off-map = { $counter }, { $place }

# set-up box
questions-by-hand-in-box = Ablage der Aufstellung

# enters on turn { $turn }
questions-by-hand-to-come = tritt in Runde { $turn } ein

# exited
questions-by-hand-exited = ausgetreten

# eliminated
questions-by-hand-eliminated = eliminiert

## Eine Spieldatei, die nicht ganz gelesen werden konnte. $how sagt, wie sie sonst zu öffnen ist.

# This game file is damaged
questions-damaged-title = Diese Spieldatei ist beschädigt

# You can also open it { $how }. The original file is kept either way.
questions-damaged-other = Auch so lässt sie sich öffnen: { $how }. Die ursprüngliche Datei bleibt in jedem Fall erhalten.

# Open anyway
questions-damaged-open = Trotzdem öffnen

# Open alternative
questions-damaged-open-other = Anders öffnen

## Der Übergabeschirm zwischen den Spielerzügen zweier Personen. Die Überschrift ist der Spieler, der übernimmt.

# The { $side } player
questions-hand-over-player = Der { NAME($side, case: "player") }

# The { $side } player offers to end the game on points.
questions-hand-over-offer = Der { NAME($side, case: "player") } bietet an, das Spiel nach Punkten zu beenden.

# Both sides’ orders are in and have been carried out. The { $side } player continues.
questions-hand-over-joined = Die Befehle beider Seiten liegen vor und sind ausgeführt. Der { NAME($side, case: "player") } spielt weiter.

# Both sides’ orders are in and have been carried out. The { $side } player continues on their own computer. Wait for their file.
questions-hand-over-joined-wait = Die Befehle beider Seiten liegen vor und sind ausgeführt. Der { NAME($side, case: "player") } spielt am eigenen Computer weiter. Auf die Datei von dort warten.

# The { $given } orders are saved. Send the file below. When the { $other } player’s file arrives, drop it on this window to combine both sets of orders.
questions-hand-over-given = Die { NAME($given, case: "en") } Befehle sind gespeichert. Die Datei unten verschicken. Wenn die Datei des { NAME($other, case: "player-gen") } eintrifft, sie auf dieses Fenster ziehen: das vereint die Befehle beider Seiten.

# Both sides plot in secret. If the { $side } player is at this computer, they can plot now; send both files together.
questions-hand-over-instead = Beide Seiten planen geheim. Wenn der { NAME($side, case: "player") } an diesem Computer sitzt, kann er jetzt planen; dann beide Dateien zusammen verschicken.

# The { $side } player goes first
questions-hand-over-goes-first = Der { NAME($side, case: "player") } beginnt

## Die Liste des seither Geschehenen; eine Zeile, die mehrmals hintereinander vorkommt, hat ihre Zahl.

# Since your last turn
questions-hand-over-since = Seit dem letzten eigenen Spielerzug

# { $line } ({ $n } times)
questions-hand-over-times = { $line } ({ $n }-mal)

## Der Fuß des Übergabeschirms: die Datei zum Verschicken, die Knöpfe, und warum der Schirm nicht wegfallen kann.

# Send this file to the { $side } player: { $file }
questions-hand-over-send = Diese Datei an den { NAME($side, case: "player-obl") } schicken: { $file }

# Copy path
questions-hand-over-copy-path = Pfad kopieren

# Open folder
questions-hand-over-open-folder = Ordner öffnen

# Back to the title
questions-hand-over-to-title = Zurück zum Titel

# The { $side } player plays here
questions-hand-over-here = Der { NAME($side, case: "player") } spielt hier

# Begin
questions-hand-over-begin = Beginnen

# The file records when this turn was opened.
questions-hand-over-records = Die Datei hält fest, wann dieser Spielerzug geöffnet wurde.

# This game has hidden information, so this screen cannot be turned off.
questions-hand-over-hides = Dieses Spiel hat verborgene Informationen; darum lässt sich dieser Schirm nicht abschalten.

# Do not show this between turns
questions-hand-over-never = Zwischen den Spielerzügen nicht mehr zeigen

## Eine Sendung (eine Datei mit Paketen, Szenarien oder Lektionen), die auf das Fenster gezogen wurde: Titel und Hinweis.

# Checking { $name }…
questions-parcel-checking = { $name } wird geprüft …

# Nothing is installed yet.
questions-parcel-nothing-yet = Noch ist nichts installiert.

# Install { $name }?
questions-parcel-good = { $name } installieren?

# No faults found. It is added to your own content; you can remove it in Settings.
questions-parcel-added = Keine Fehler gefunden. Es kommt zu den eigenen Inhalten und lässt sich in den Einstellungen entfernen.

# { $name } cannot be installed
questions-parcel-wrong = { $name } kann nicht installiert werden

# Nothing was installed.
questions-parcel-nothing = Es wurde nichts installiert.

# { $name } is installed
questions-parcel-installed = { $name } ist installiert

# Choose packs in Settings, scenarios and lessons on the title screen.
questions-parcel-where = Pakete in den Einstellungen wählen, Szenarien und Lektionen auf dem Titelschirm.

# Install
questions-parcel-install = Installieren

# Cancel
questions-parcel-cancel = Abbrechen

# Close
questions-parcel-close = Schließen

## Die Frage, ob der Schiedsrichter ausgeschaltet wird, was verborgene Einheiten zeigt. questions-referee-stays sagt, warum
## das nicht geht.

# Not available when playing by file: turning the referee off reveals hidden units, and your opponent cannot be asked.
questions-referee-stays = Beim Spiel per Datei nicht möglich: ohne Schiedsrichter werden verborgene Einheiten sichtbar, und der Gegner kann nicht gefragt werden.

# Turn off the referee?
questions-referee-turn-off = Schiedsrichter ausschalten?

# Until the referee is back on, both sides’ hidden units are visible. Continue only if both players agree.
questions-referee-reveals = Bis der Schiedsrichter wieder an ist, sind die verborgenen Einheiten beider Seiten sichtbar. Nur fortfahren, wenn beide Spieler einverstanden sind.

# We agree: show everything
questions-referee-we-agree = Einverstanden: alles zeigen

# Show everything
questions-referee-show-everything = Alles zeigen

# Keep the referee on
questions-referee-keep-on = Schiedsrichter anlassen

## Die Karte bei ausgeschaltetem Schiedsrichter: ihre Teile von oben. questions-referee-stop steht auf dem Knopf des
## Spielsteins, der gerade eingesetzt wird; questions-referee-bring-on steht vor einem Knopf für jede Seite,
## dessen Name questions-referee-bring-on-side ist.

# The referee is off
questions-referee-is-off = Der Schiedsrichter ist aus

# Drag any counter anywhere. No rules are enforced; the log and the game file record this.
questions-referee-about = Jeder Spielstein lässt sich überallhin ziehen. Keine Regel wird durchgesetzt; Protokoll und Spieldatei halten das fest.

# Selected
questions-referee-selected = Ausgewählt

# Click a counter to change it.
questions-referee-select = Einen Spielstein anklicken, um ihn zu ändern.

# Add or remove
questions-referee-marks = Hinzufügen oder entfernen

# Click a hex; click here to stop
questions-referee-stop = Feld anklicken; hier klicken zum Aufhören

# Bring on
questions-referee-bring-on = Einsetzen

# Bring on { $side }
questions-referee-bring-on-side = Einsetzen: { $side }

# All counters are on the map.
questions-referee-all-on-map = Alle Spielsteine sind auf der Karte.

# Turn and phase
questions-referee-clock = Runde und Phase

# Turn { $turn }
questions-referee-turn = Runde { $turn }

# Save as a scenario
questions-referee-scenario = Als Szenario speichern

# Title of the scenario
questions-referee-title = Titel des Szenarios

# Save position
questions-referee-save = Stellung speichern

# Saved as { $file }
questions-referee-saved = Gespeichert als { $file }

# Turn the referee on
questions-referee-turn-on = Schiedsrichter einschalten

## Die Befunde des Schiedsrichters, bevor er wieder eingeschaltet wird.

# Fix by hand
questions-referee-fix = Von Hand berichtigen

# No rule violations found.
questions-referee-no-violations = Keine Regelverstöße gefunden.

# { $n ->
#     [one] { $n } rule violation. Click it to show it on the map.
#    *[other] { $n } rule violations. Click one to show it on the map.
# }
questions-referee-violations = { $n ->
        [one] { $n } Regelverstoß. Ein Klick darauf zeigt ihn auf der Karte.
       *[other] { $n } Regelverstöße. Ein Klick auf einen zeigt ihn auf der Karte.
    }

# Everything done by hand will be undone.
questions-referee-will-be-undone = Alles, was von Hand geschah, wird zurückgenommen.

# Play can continue from here if both players agree.
questions-referee-can-continue = Sind beide Spieler einverstanden, geht es von hier weiter.

# Fix the items in bold before turning the referee on.
questions-referee-fix-first = Zuerst die fett gedruckten Punkte berichtigen, dann den Schiedsrichter einschalten.

# Undo all
questions-referee-undo-all = Alles zurücknehmen

# Keep all
questions-referee-keep-all = Alles behalten

# Yes, undo all
questions-referee-yes-undo-all = Ja, alles zurücknehmen

# Continue from here
questions-referee-continue = Von hier weiterspielen

## Der Name, unter dem eine Kopie des Spiels gespeichert wird. questions-save-example ist ein Beispiel im leeren Feld;
## questions-save-field ist der Name des Feldes.

# Save as
questions-save-title = Speichern unter

# Before the battle
questions-save-example = Vor der Schlacht

# Name of the game
questions-save-field = Name des Spiels

# Saves a copy as it is now. Your game continues and saves itself as usual.
questions-save-about = Speichert eine Kopie des jetzigen Standes. Das Spiel geht weiter und speichert sich wie gewohnt selbst.

# Save
questions-save = Speichern

# Cancel
questions-save-cancel = Abbrechen

## Knöpfe neben einer Meldung über das Speichern.

# Dismiss
questions-saving-dismiss = Ausblenden

# Save elsewhere
# .hint = Save in another folder, and continue there
questions-saving-elsewhere = Woanders speichern
    .hint = In einem anderen Ordner speichern und dort weiterspielen

## Ein kurzer Text während einer Arbeit, die dauert.

# Opening…
questions-wait-opening = Wird geöffnet …

# Painting the map…
questions-wait-painting = Karte wird gezeichnet …

# Repainting the map…
questions-wait-repainting = Karte wird neu gezeichnet …
