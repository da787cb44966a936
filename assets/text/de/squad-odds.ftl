### Squad: die Chancen von Angriffen auf der Kommandozeile, je eine Zeile ohne Punkt. $chance und ähnliche Argumente
### sind Chancen in Wörtern, „42 %“; $kill, $front und $rear sind Wirkungen gegen Panzerung, „eliminiert unter 7,
### bewegungsunfähig bei 7“. Listen von Modifikatoren folgen nach einem Doppelpunkt.

## Feuer auf ein Feld: Stärke und Zeile der Feuertabelle, die Chance auf irgendeine Wirkung mit dem Mittel der
## Verlustpunkte, und jede Zahl von Punkten mit ihrer Chance.

# strength { $strength }, row { $row }
squad-odds-fire = Stärke { $strength }, Zeile { $row }

# to the dice
squad-odds-to-dice = auf den Wurf

# { $chance } chance of an effect, { $mean } points on average
squad-odds-effect = Wirkung zu { $chance }, im Mittel { $mean } Punkte

# points
squad-odds-points = Punkte

# { $points ->
#     [0] none { $chance }
#    *[other] { $points } { $chance }
# }
squad-odds-points-chance = { $points ->
        [0] keine { $chance }
       *[other] { $points } { $chance }
    }

## Ein Schuss: der Buchstabe des Geschützes und der höchste Wurf, der trifft, die getroffene Panzerung, die Chancen.

# letter { $letter }, hits on { $number } or less
squad-odds-to-hit = Buchstabe { $letter }, Treffer bei { $number } oder weniger

# hits the front: { $kill }
squad-odds-hits-front = trifft die Front: { $kill }

# hits the rear: { $kill }
squad-odds-hits-rear = trifft das Heck: { $kill }

# hits the front or rear (die roll): front { $front }; rear { $rear }
squad-odds-hits-either = trifft Front oder Heck (Wurf): Front { $front }; Heck { $rear }

# a hit eliminates it
squad-odds-no-armour = ein Treffer eliminiert

# hit { $hit }, eliminated { $eliminated }, immobilized { $immobile }
squad-odds-chances-armour = Treffer { $hit }, eliminiert { $eliminated }, bewegungsunfähig { $immobile }

# hit { $hit }, eliminated { $eliminated }
squad-odds-chances-no-armour = Treffer { $hit }, eliminiert { $eliminated }

## Ein Sturmangriff: Stärken, Kräfteverhältnis, die Zahl für den Erfolg und ihre Modifikatoren, der Preis. $parts ist
## eine Liste der Teile des Preises darunter; $points ist „4 Verlustpunkte“.

# no defence: the hex is captured without a roll or losses
squad-odds-no-defence = keine Verteidigung: das Feld wird ohne Wurf und Verluste genommen

# { $attack } to { $defence }, odds { $odds }, kill number { $number }
squad-odds-assault = { $attack } zu { $defence }, Verhältnis { $odds }, Erfolgszahl { $number }

# to the number
squad-odds-to-number = auf die Erfolgszahl

squad-odds-number = { $number }

# success { $chance }; cost { $points } ({ $parts }), more on a failure
squad-odds-success = Erfolg { $chance }; kostet { $points } ({ $parts }), bei einem Fehlschlag mehr

# cover { $points }
squad-odds-price-cover = Deckung { $points }

# wall { $points }
squad-odds-price-wall = Mauer { $points }

# climb { $points }
squad-odds-price-climb = Anstieg { $points }

# defenders { $points }
squad-odds-price-defenders = Verteidiger { $points }
