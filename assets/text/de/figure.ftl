### Bilder und Filme einer Stellung: das Menü, und Sätze über Filme.

# Save picture
figure-save-picture = Bild speichern

# Save film of last combat
figure-save-film = Film des letzten Kampfs speichern

# there are no orders { $first } to { $last }: the game has { $n }
film-no-orders = es gibt keine Befehle { $first } bis { $last }: das Spiel hat { $n }

# a frame of a film is at most { $width } × { $height } pixels
film-too-large = ein Bild eines Films hat höchstens { $width } × { $height } Pixel

# the film has more than { $most } frames: choose fewer orders
film-too-long = der Film hat mehr als { $most } Bilder: weniger Befehle wählen

# there is no combat to film yet
film-no-combat = es gibt noch keinen Kampf zu filmen

# films are available once the game is over: your opponent plays by e-mail
film-by-file = Filme gibt es erst nach dem Ende des Spiels: der Gegner spielt per E-Mail

# the film cannot be painted: { $why }
film-not-painted = der Film kann nicht gezeichnet werden: { $why }

# Film saved: { $name }
film-saved = Film gespeichert: { $name }

# The film cannot be saved
film-not-saved = Der Film kann nicht gespeichert werden
