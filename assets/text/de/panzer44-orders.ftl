### Panzer ’44: Befehle, bevor sie gegeben werden, für den Planungsbogen und für Tipps, und Würfe, die Spieler selbst
### ausführen. $unit, $carrier und $enemy sind Namen von Einheiten, „1st Panther Platoon“, $units ist eine Liste davon; $hex
### ist ein Feld mit seinem Ort, „Vauclair (1409)“.

## Die Ziele, auf die Gelegenheitsfeuer ohne Rückfrage eröffnet wird, auf Knöpfen mit wenig Platz. „Rückfrage“: auf keines.

# first target
panzer44-orders-targets-first = erstes Ziel

# hard only
panzer44-orders-targets-hard = nur harte

# soft only
panzer44-orders-targets-soft = nur weiche

# ask me
panzer44-orders-targets-ask = Rückfrage

## Ein geplanter Befehl, dahinter die Buchstaben, mit denen Spieler ihn aufschreiben. $targets ist einer der Texte oben.

# Fire at { $hex } (DF)
panzer44-orders-task-fire = Feuer auf { $hex } (DF)

# Watch { $hex }, { $targets } (OF)
panzer44-orders-task-watch = { $hex } überwachen, { $targets } (OF)

# Artillery at { $hex }, tight (IF)
panzer44-orders-task-bombard-tight = Artillerie auf { $hex }, dicht (IF)

# Artillery at { $hex }, loose (IF)
panzer44-orders-task-bombard-loose = Artillerie auf { $hex }, locker (IF)

# Move (MV)
panzer44-orders-task-move = Bewegen (MV)

# Load { $unit } (LD)
panzer44-orders-task-load = Verladen mit { $unit } (LD)

# Unload (UL)
panzer44-orders-task-unload = Ausladen (UL)

# Clear { $hex } (CL)
panzer44-orders-task-clear = { $hex } räumen (CL)

# Blow the bridge to { $hex } (BB)
panzer44-orders-task-blow = Brücke nach { $hex } sprengen (BB)

## Ein Befehl, wie ein Tipp ihn dem Spieler gibt, ohne Punkt.

# Set up { $unit } in { $hex }
panzer44-orders-deploy = { $unit } in { $hex } aufstellen

# Set up { $unit } in { $carrier }
panzer44-orders-deploy-aboard = { $unit } in { $carrier } aufstellen

# { $mines ->
#     [hasty] Lay hasty mines in { $hex }
#     [preventative] Lay preventative mines in { $hex }
#    *[defensive] Lay defensive mines in { $hex }
# }
panzer44-orders-lay-mines = { $mines ->
        [hasty] Eilminen in { $hex } legen
        [preventative] Vorbeugungsminen in { $hex } legen
       *[defensive] Verteidigungsminen in { $hex } legen
    }

# Remove the mines in { $hex }
panzer44-orders-remove-mines = Die Minen in { $hex } entfernen

# Dig a position in { $hex }
panzer44-orders-dig = Eine Stellung in { $hex } ausheben

# Remove the position in { $hex }
panzer44-orders-fill-in = Die Stellung in { $hex } entfernen

# Fire with { $unit } at { $enemy }
panzer44-orders-fire = Mit { $unit } auf { $enemy } feuern

# Fire with { $unit } at the whole hex
panzer44-orders-fire-at-hex = Mit { $unit } auf das ganze Feld feuern

# Move { $unit }
panzer44-orders-move = { $unit } bewegen

# Move { $unit } to { $hex }
panzer44-orders-move-to = { $unit } nach { $hex } bewegen

# Exit the map with { $unit }
panzer44-orders-exit = Mit { $unit } die Karte verlassen

# Load { $unit }
panzer44-orders-load = { $unit } beladen

# Unload { $unit }
panzer44-orders-unload = { $unit } ausladen

# Clear mines with { $unit }
panzer44-orders-clear = Mit { $unit } Minen räumen

# Blow the bridge with { $unit }
panzer44-orders-blow = Mit { $unit } die Brücke sprengen

# Fire with { $unit }
panzer44-orders-shoot = Mit { $unit } feuern

# Hold fire
panzer44-orders-hold-fire = Das Feuer zurückhalten

# Execute the indirect fire of { $unit }
panzer44-orders-bombard = Das indirekte Feuer von { $unit } ausführen

# Execute the fire of { $battery }
panzer44-orders-barrage = Den Feuerschlag von { $battery } ausführen

# Execute the air attack on { $hex }
panzer44-orders-strike = Den Luftangriff auf { $hex } ausführen

# End the phase
panzer44-orders-end-phase = Die Phase beenden

## Eine Planung, wie ein Tipp sie gibt: ihr Kopf, und eine Zeile je Eintrag, „1st and 2nd StuG III Platoons – Bewegen (MV)
## nach La Croix (0611): towards Vauclair (1409)“. $order ist ein geplanter Befehl, $hex, wohin er führt, $why der Grund in
## wenigen Worten. Darunter Artillerie außerhalb der Karte und Flieger, mit den Gegnern im Feld.

# { $n ->
#     [0] Plot nothing
#     [one] Plot this
#    *[other] Plot these { $n }
# }
panzer44-orders-plot = { $n ->
        [0] Nichts planen
        [one] Diesen Befehl planen
       *[other] Diese { $n } Befehle planen
    }

panzer44-orders-line = { $units } – { $order }

# { $units } – { $order } to { $hex }
panzer44-orders-line-to = { $units } – { $order } nach { $hex }

panzer44-orders-line-why = { $units } – { $order }: { $why }

# { $units } – { $order } to { $hex }: { $why }
panzer44-orders-line-to-why = { $units } – { $order } nach { $hex }: { $why }

# { $battery } at { $hex }
panzer44-orders-battery = { $battery } auf { $hex }

# { $battery } at { $hex }: { $units }
panzer44-orders-battery-at-units = { $battery } auf { $hex }: { $units }

# Aircraft at { $hex }
panzer44-orders-aircraft = Flieger auf { $hex }

# Aircraft at { $hex }: { $units }
panzer44-orders-aircraft-at-units = Flieger auf { $hex }: { $units }

## Würfe, die Spieler selbst ausführen: wofür jeder ist.

# { $side } panic digit
panzer44-orders-die-panic-digit = Panikziffer der { NAME($side, case: "plural") }

# Does { $unit } panic?
panzer44-orders-die-panic = Gerät { $unit } in Panik?

# Die for the attack on { $unit }
panzer44-orders-die-attack = Wurf für den Angriff auf { $unit }

# Die for the mine attack on { $unit }
panzer44-orders-die-mines = Wurf für die Minen unter { $unit }

# Does { $unit } bolt?
panzer44-orders-die-bolt = Flieht { $unit }?

# Direction in which { $unit } bolts
panzer44-orders-die-bolt-way = Richtung, in die { $unit } flieht

# Does { $unit } recover?
panzer44-orders-die-recovery = Erholt sich { $unit }?

# Does { $unit } blow the bridge?
panzer44-orders-die-demolition = Sprengt { $unit } die Brücke?

# Do the aircraft attack { $hex }?
panzer44-orders-die-sortie = Greifen die Flieger { $hex } an?
