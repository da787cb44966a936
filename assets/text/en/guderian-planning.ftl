### Panzergruppe Guderian: planning with the mouse and by keys.

## Commands of keys that only this game has, as the pages of keys and help list them.

guderian-planning-call-up = Call up a division
guderian-planning-by-rail = Move by rail (hold)
guderian-planning-lose-steps = Lose steps
guderian-planning-retreat = Retreat
guderian-planning-stay = End the advance

## A click into a hex that several stacks of winners could enter. No capital at the beginning, no full stop: the program
## adds them. $stacks is a list of their units.

guderian-planning-several-advance = { $stacks } can advance to { $hex }: click a stack first

## The flag at a target, beside the odds "3-1". $when is “overrun” for an overrun, “combat” for an attack in the next combat
## phase, “now” for an attack in the present one. Untried units leave the odds open: $percent is the chance of those shown.

guderian-planning-flag-no-attacker = Select attackers
guderian-planning-flag-no-enemy = No enemy here
guderian-planning-flag-strengths = { $when ->
        [overrun] overrun { $attack }:{ $defence }
        [combat] in combat { $attack }:{ $defence }
       *[now] { $attack }:{ $defence }
    }
guderian-planning-flag-likely = { $when ->
        [overrun] overrun odds, { $percent }% likely:
        [combat] combat odds, { $percent }% likely:
       *[now] odds, { $percent }% likely:
    }

## The style of each computer player, below its name on the title screen. The hothead is a player that only this game has: its name, and its style as .line.

guderian-planning-player-hothead = A hothead
    .line = Attacks whenever the odds look good and plans nothing else. Quick.
guderian-planning-player-beginner = Makes one plan, misjudges a lot and never overruns. Good for a first game.
guderian-planning-player-captain = Overruns, uses rail movement and misjudges a little. A fair opponent.
guderian-planning-player-general = Weighs several plans and rarely errs. Takes longer to think.
