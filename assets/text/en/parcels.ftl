## Parcels: zip files with packs, scenarios and lessons, with a title, a version, an author, a licence and a picture.

## The card of a parcel that was dropped or chosen. $title is its title, $author an author, $version and $before are versions such as 1.2,
## $thing a kind and a name such as “scenario bridge”, $file and $place the place of a file.

parcels-update-question = Update { $title }?
parcels-version = Version { $version }
parcels-version-before = Version { $version }; { $before } is installed
parcels-author = by { $author }
parcels-licence = Licence: { $licence }
parcels-over-shipped = Kessel has its own { $thing }. Yours takes its place in every game that uses it, until you remove it.
parcels-over-newer = Version { $installed } is installed. Version { $version } has other contents and is not newer.
parcels-over-unnumbered = This parcel is installed with other contents. Without a version number it is not clear which is newer.
parcels-namesake = A parcel of this title by { $author } is installed. This one has another author: it is no update, and both stay.
parcels-namesake-unnamed = A parcel of this title without an author is installed. This one names an author: it is no update, and both stay.
parcels-over-changed = You have changed { $file }. It is replaced; yours is kept beside it with the ending .mine.
parcels-update = Update
parcels-install-anyway = Install anyway
parcels-sent = { $title } is ready to send
parcels-sent-how = Send this file to others. They drop it on the window, or put it into their folder of parcels.
parcels-updated = { $title } is updated from version { $before } to { $version }
parcels-thing-updated = { $thing } is updated
parcels-thing-new = { $thing } is in { $place }
parcels-thing-known = { $thing } is unchanged
parcels-thing-kept = Your own version is kept in { $place }

## The list of parcels in the settings. The labels are the names of buttons; $title is a title, or a kind and a name.
## parcels-stays: $file is the name of a file, $why what needs it.

parcels-installed = Installed parcels
parcels-found = Parcels ready to install
parcels-folder = Parcels
parcels-date = installed on { $date }
parcels-changed = { $file } was changed since
parcels-install = Install…
    .label = Install { $title }
parcels-update-to = Update to { $version }…
    .label = Update { $title } to { $version }
parcels-send = Send…
    .label = Send { $title }
parcels-remove = Remove parcel { $title }
parcels-keep = Keep parcel { $title }
parcels-yes = Yes, remove parcel { $title }
parcels-stays = { $file } stays: { $why } needs it

## The facts of a parcel that is sent: the fields, a hint, and two buttons.

parcels-field-title = Title
parcels-field-version = Version
parcels-field-author = Author
parcels-field-licence = Licence
parcels-field-picture = Picture: path of a PNG file
parcels-also = Also in this parcel:
    .label = Also in this parcel: { $thing }
parcels-facts-hint = An update is recognized by title and author: keep both in later versions. The version shows which is newer: numbers with full stops, such as 1.2. A picture can also be dropped on the window.
parcels-write = Write parcel
parcels-cancel = Cancel

## The notice about a parcel that was removed, or could not be.

parcels-removed = The parcel “{ $title }” is now in the folder “removed”
parcels-not-removed = The parcel “{ $title }” was not removed
