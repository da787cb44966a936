## Sendungen (parcels): Zip-Dateien mit Paketen, Szenarien und Lektionen, mit Titel, Version, Autor, Lizenz und Bild.

## Die Karte einer Sendung, die auf das Fenster gezogen oder gewählt wurde. $title ist ihr Titel, $author ein Autor, $version und $before sind
## Versionen wie 1.2, $thing Art und Name wie „scenario bridge“, $file und $place die Stelle einer Datei.

# Update { $title }?
parcels-update-question = { $title } aktualisieren?

parcels-version = Version { $version }

# Version { $version }; { $before } is installed
parcels-version-before = Version { $version }; installiert ist { $before }

# by { $author }
parcels-author = von { $author }

# Licence: { $licence }
parcels-licence = Lizenz: { $licence }

# Kessel has its own { $thing }. Yours takes its place in every game that uses it, until you remove it.
parcels-over-shipped = Kessel hat dies selbst: { $thing }. Das eigene tritt in jedem Spiel an dessen Stelle, bis es entfernt wird.

# Version { $installed } is installed. Version { $version } has other contents and is not newer.
parcels-over-newer = Installiert ist Version { $installed }. Version { $version } hat anderen Inhalt und ist nicht neuer.

# This parcel is installed with other contents. Without a version number it is not clear which is newer.
parcels-over-unnumbered = Die Sendung ist mit anderem Inhalt installiert; ohne Versionsnummer ist nicht zu erkennen, welche neuer ist.

# A parcel of this title by { $author } is installed. This one has another author: it is no update, and both stay.
parcels-namesake = Eine Sendung dieses Titels von { $author } ist installiert. Diese hat einen anderen Autor: Sie ist keine Aktualisierung, und beide bleiben.

# A parcel of this title without an author is installed. This one names an author: it is no update, and both stay.
parcels-namesake-unnamed = Eine Sendung dieses Titels ohne Autor ist installiert. Diese nennt einen Autor: Sie ist keine Aktualisierung, und beide bleiben.

# You have changed { $file }. It is replaced; yours is kept beside it with the ending .mine.
parcels-over-changed = Diese Datei wurde geändert: { $file }. Sie wird ersetzt; die eigene bleibt daneben mit der Endung .mine.

# Update
parcels-update = Aktualisieren

# Install anyway
parcels-install-anyway = Trotzdem installieren

# { $title } is ready to send
parcels-sent = { $title } ist bereit zum Versand

# Send this file to others. They drop it on the window, or put it into their folder of parcels.
parcels-sent-how = Diese Datei an andere schicken. Sie ziehen sie auf das Fenster oder legen sie in ihren Ordner der Sendungen.

# { $title } is updated from version { $before } to { $version }
parcels-updated = { $title } ist von Version { $before } auf { $version } aktualisiert

# { $thing } is updated
parcels-thing-updated = { $thing } ist aktualisiert

# { $thing } is in { $place }
parcels-thing-new = { $thing } ist in { $place }

# { $thing } is unchanged
parcels-thing-known = { $thing } ist unverändert

# Your own version is kept in { $place }
parcels-thing-kept = Die eigene Fassung bleibt in { $place }

## Die Liste in den Einstellungen. .label sind Namen der Knöpfe; $title ist ein Titel oder Art und Name. parcels-stays:
## $file ist der Name einer Datei, $why, was sie benötigt.

# Installed parcels
parcels-installed = Installierte Sendungen

# Parcels ready to install
parcels-found = Sendungen zum Installieren

# Parcels
parcels-folder = Sendungen

# installed on { $date }
parcels-date = installiert am { $date }

# { $file } was changed since
parcels-changed = seitdem geändert: { $file }

# Install…
# .label = Install { $title }
parcels-install = Installieren …
    .label = Installieren: { $title }

# Update to { $version }…
# .label = Update { $title } to { $version }
parcels-update-to = Auf { $version } aktualisieren …
    .label = Auf { $version } aktualisieren: { $title }

# Send…
# .label = Send { $title }
parcels-send = Senden …
    .label = Senden: { $title }

# Remove parcel { $title }
parcels-remove = Sendung entfernen: { $title }

# Keep parcel { $title }
parcels-keep = Sendung behalten: { $title }

# Yes, remove parcel { $title }
parcels-yes = Ja, Sendung entfernen: { $title }

# { $file } stays: { $why } needs it
parcels-stays = { $file } bleibt, denn dies benötigt es: { $why }

## Die Angaben einer Sendung beim Versand: Felder, Hinweis, zwei Knöpfe.

# Title
parcels-field-title = Titel

parcels-field-version = Version

# Author
parcels-field-author = Autor

# Licence
parcels-field-licence = Lizenz

# Picture: path of a PNG file
parcels-field-picture = Bild: Pfad einer PNG-Datei

# Also in this parcel:
# .label = Also in this parcel: { $thing }
parcels-also = Auch in dieser Sendung:
    .label = Auch in dieser Sendung: { $thing }

# An update is recognized by title and author: keep both in later versions. The version shows which is newer: numbers with full stops, such as 1.2. A picture can also be dropped on the window.
parcels-facts-hint = Eine Aktualisierung wird an Titel und Autor erkannt: Beide in späteren Versionen beibehalten. Die Version zeigt, welche neuer ist: Zahlen mit Punkten, etwa 1.2. Ein Bild lässt sich auch auf das Fenster ziehen.

# Write parcel
parcels-write = Sendung schreiben

# Cancel
parcels-cancel = Abbrechen

## Der Hinweis auf eine Sendung, die entfernt wurde oder nicht entfernt werden konnte.

# The parcel “{ $title }” is now in the folder “removed”
parcels-removed = Die Sendung „{ $title }“ ist jetzt im Ordner „removed“

# The parcel “{ $title }” was not removed
parcels-not-removed = Die Sendung „{ $title }“ wurde nicht entfernt
