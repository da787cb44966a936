### Squad: the odds of attacks on the command line, a line each, without a full stop.
### $chance and the like are chances in words, “42%”; $kill, $front and $rear are kill numbers, “eliminated below 7, immobilized at 7”. Lists of modifiers follow after a colon.

## Fire at a hex: strength and row of the fire table, the chance of any effect with the average number of casualty points, and each number of points with its chance.

squad-odds-fire = strength { $strength }, row { $row }
squad-odds-to-dice = to the dice
squad-odds-effect = { $chance } chance of an effect, { $mean } points on average
squad-odds-points = points
squad-odds-points-chance = { $points ->
        [0] none { $chance }
       *[other] { $points } { $chance }
    }

## A shot: the letter of the gun and the highest roll that hits, the armour that is hit, the chances.

squad-odds-to-hit = letter { $letter }, hits on { $number } or less
squad-odds-hits-front = hits the front: { $kill }
squad-odds-hits-rear = hits the rear: { $kill }
squad-odds-hits-either = hits the front or rear (die roll): front { $front }; rear { $rear }
squad-odds-no-armour = a hit eliminates it
squad-odds-chances-armour = hit { $hit }, eliminated { $eliminated }, immobilized { $immobile }
squad-odds-chances-no-armour = hit { $hit }, eliminated { $eliminated }

## An assault: strengths, odds, the number for success and its modifiers, the cost. $parts is a list of the parts of the cost below; $points is “4 casualty points”.

squad-odds-no-defence = no defence: the hex is captured without a roll or losses
squad-odds-assault = { $attack } to { $defence }, odds { $odds }, kill number { $number }
squad-odds-to-number = to the number
squad-odds-number = { $number }
squad-odds-success = success { $chance }; cost { $points } ({ $parts }), more on a failure
squad-odds-price-cover = cover { $points }
squad-odds-price-wall = wall { $points }
squad-odds-price-climb = climb { $points }
squad-odds-price-defenders = defenders { $points }
