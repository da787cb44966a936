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

## The legend of a picture: what its rings, arrows and lines mean in a picture and in a film, and the kinds of its counters and
## markers.

figure-ring = marked hex
figure-arrow = marked path or direction
figure-stroke = drawn line
figure-target = target
figure-attack = attacker to target

figure-counter-general = leader
figure-counter-leader = leader
figure-counter-infantry = infantry
figure-counter-armour = armour
figure-counter-mechanized = mechanized infantry
figure-counter-motorized = motorized infantry
figure-counter-cavalry = cavalry
figure-counter-engineers = engineers
figure-counter-scouts = scouts
figure-counter-headquarters = headquarters
figure-counter-trio = squad
figure-counter-pair = half squad
figure-counter-sniper = sniper
figure-counter-machine-gun = machine gun
figure-counter-mortar = mortar
figure-counter-weapon = weapon carried by infantry
figure-counter-anti-tank = anti-tank gun
figure-counter-anti-aircraft = anti-aircraft gun
figure-counter-rockets = rocket launcher
figure-counter-gun = gun
figure-counter-tank = tank
figure-counter-tank-destroyer = tank destroyer
figure-counter-assault-gun = assault gun
figure-counter-armoured-car = armoured car
figure-counter-half-track = half-track
figure-counter-transport = transport

figure-marker-air-interdiction = air interdiction
figure-marker-interdiction = interdiction
figure-marker-rail-cut = rail cut
figure-marker-position = improved position
figure-marker-mines = mines
figure-marker-wreck = wreck
figure-marker-road-block = road block
figure-marker-fort = fort
figure-marker-registration = registered hex
figure-marker-wire = barbed wire
figure-marker-bunker = bunker
figure-marker-mission = mission called
figure-marker-foxholes = foxholes
figure-marker-trench = trench
figure-marker-sandbags = sandbags
figure-marker-lane = fire lane
figure-marker-smoke = smoke
figure-marker-disrupted = disrupted
figure-marker-out-of-supply = out of supply
