### Panzergruppe Guderian: Planen mit der Maus und mit Tasten.

## Kommandos von Tasten, die nur dieses Spiel hat, wie die Seiten der Tasten und der Hilfe sie aufzählen.

# Call up a division
guderian-planning-call-up = Division anfordern

# Move by rail (hold)
guderian-planning-by-rail = Bahntransport (halten)

# Lose steps
guderian-planning-lose-steps = Stufen verlieren

# Retreat
guderian-planning-retreat = Rückzug

# End the advance
guderian-planning-stay = Vorrücken beenden

## Ein Klick in ein Feld, in das mehrere siegreiche Stapel vorrücken könnten. Klein am Anfang, kein Punkt: beides ergänzt das
## Programm. $stacks ist eine Liste ihrer Einheiten.

# { $stacks } can advance to { $hex }: click a stack first
guderian-planning-several-advance = { $stacks } können nach { $hex } vorrücken: zuerst einen Stapel anklicken

## Das Fähnchen an einem Ziel, neben dem Kräfteverhältnis „3-1“. $when ist „overrun“ beim Überrollen, „combat“ für einen
## Angriff in der nächsten Kampfphase, „now“ für einen in der laufenden. Unerprobte Einheiten lassen das Verhältnis offen:
## mit $percent gilt das gezeigte.

# Select attackers
guderian-planning-flag-no-attacker = Angreifer wählen

# No enemy here
guderian-planning-flag-no-enemy = Kein Gegner hier

# { $when ->
#     [overrun] overrun { $attack }:{ $defence }
#     [combat] in combat { $attack }:{ $defence }
#    *[now] { $attack }:{ $defence }
# }
guderian-planning-flag-strengths = { $when ->
        [overrun] Überrollen { $attack }:{ $defence }
        [combat] im Kampf { $attack }:{ $defence }
       *[now] { $attack }:{ $defence }
    }

# { $when ->
#     [overrun] overrun odds, { $percent }% likely:
#     [combat] combat odds, { $percent }% likely:
#    *[now] odds, { $percent }% likely:
# }
guderian-planning-flag-likely = { $when ->
        [overrun] Überrollen, zu { $percent } %:
        [combat] im Kampf, zu { $percent } %:
       *[now] zu { $percent } %:
    }
