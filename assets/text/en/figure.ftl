### Pictures and films of a position: the menu, and sentences about films.

## Entries of the menu at the table.

figure-save-picture = Save picture
figure-save-film = Save film of last combat

## Films: refusals, also on the command line. $first and $last are numbers of orders, $n is that of all; $most is a number of frames;
## $width and $height are pixels.

film-no-orders = there are no orders { $first } to { $last }: the game has { $n }
film-too-large = a frame of a film is at most { $width } × { $height } pixels
film-too-long = the film has more than { $most } frames: choose fewer orders
film-no-combat = there is no combat to film yet
film-by-file = films are available once the game is over: your opponent plays by e-mail
film-not-painted = the film cannot be painted: { $why }

## Notices: $name is the name of a file.

film-saved = Film saved: { $name }
film-not-saved = The film cannot be saved
