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
