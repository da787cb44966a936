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

## Die Legende eines Bildes: was Ringe, Pfeile und Linien in einem Bild und in einem Film bedeuten, und die Arten der Steine und
## Marker.

# marked hex
figure-ring = markiertes Feld

# marked path or direction
figure-arrow = markierter Weg oder Richtung

# drawn line
figure-stroke = gezeichnete Linie

# target
figure-target = Ziel

# attacker to target
figure-attack = vom Angreifer zum Ziel

# leader
figure-counter-general = Kommandeur

# leader
figure-counter-leader = Anführer

# infantry
figure-counter-infantry = Infanterie

# armour
figure-counter-armour = Panzertruppe

# mechanized infantry
figure-counter-mechanized = mechanisierte Infanterie

# motorized infantry
figure-counter-motorized = motorisierte Infanterie

# cavalry
figure-counter-cavalry = Kavallerie

# engineers
figure-counter-engineers = Pioniere

# scouts
figure-counter-scouts = Aufklärer

# headquarters
figure-counter-headquarters = Gefechtsstand

# squad
figure-counter-trio = Gruppe

# half squad
figure-counter-pair = Halbgruppe

# sniper
figure-counter-sniper = Scharfschütze

# machine gun
figure-counter-machine-gun = Maschinengewehr

# mortar
figure-counter-mortar = Mörser

# weapon carried by infantry
figure-counter-weapon = Waffe der Infanterie

# anti-tank gun
figure-counter-anti-tank = Panzerabwehrkanone

# anti-aircraft gun
figure-counter-anti-aircraft = Flugabwehrkanone

# rocket launcher
figure-counter-rockets = Raketenwerfer

# gun
figure-counter-gun = Geschütz

# tank
figure-counter-tank = Kampfpanzer

# tank destroyer
figure-counter-tank-destroyer = Jagdpanzer

# assault gun
figure-counter-assault-gun = Sturmgeschütz

# armoured car
figure-counter-armoured-car = Panzerspähwagen

# half-track
figure-counter-half-track = Halbkettenfahrzeug

# transport
figure-counter-transport = Transportmittel

# air interdiction
figure-marker-air-interdiction = Luftabriegelung

# interdiction
figure-marker-interdiction = Abriegelung

# rail cut
figure-marker-rail-cut = Gleisunterbrechung

# improved position
figure-marker-position = ausgebaute Stellung

# mines
figure-marker-mines = Minen

# wreck
figure-marker-wreck = Wrack

# road block
figure-marker-road-block = Straßensperre

# fort
figure-marker-fort = Befestigung

# registered hex
figure-marker-registration = eingeschossenes Feld

# barbed wire
figure-marker-wire = Stacheldraht

# bunker
figure-marker-bunker = Bunker

# mission called
figure-marker-mission = angeforderter Feuerschlag

# foxholes
figure-marker-foxholes = Schützenlöcher

# trench
figure-marker-trench = Graben

# sandbags
figure-marker-sandbags = Sandsäcke

# fire lane
figure-marker-lane = Feuergasse

# smoke
figure-marker-smoke = Rauch

# disrupted
figure-marker-disrupted = gestört

# out of supply
figure-marker-out-of-supply = unversorgt
