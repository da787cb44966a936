### Panzergruppe Guderian: die Namen von Einheiten. Sie stehen ohne Artikel und in jedem Fall gleich, darum „(mech.)“ und
### „(unerprobt)“ dahinter; nur „Regimenter“ wird gebeugt.

## Der gedruckte Name eines Spielsteins. $name ist, was auf ihm steht: „25/7“, „61“.

# { $name } Panzer Regiment
guderian-names-panzer = Panzerregiment { $name }

# { $name } Panzergrenadier Regiment
guderian-names-panzergrenadier = Panzergrenadierregiment { $name }

# { $name } Motorized Regiment
guderian-names-motorized = Infanterieregiment (mot.) { $name }

guderian-names-ss = { $name } Das Reich

# { $name } Regiment
guderian-names-independent = Regiment { $name }

# { $name } Infantry Division
guderian-names-infantry = { $name }. Infanteriedivision

# { $name } Cavalry Division
guderian-names-cavalry = { $name }. Kavalleriedivision

# { $name } Rifle Division
guderian-names-rifle = { $name }. Schützendivision

# { $name } Tank Division
guderian-names-tank = { $name }. Panzerdivision

# { $name } Mechanized Division
guderian-names-mechanized = { $name }. Division (mech.)

## Eine deutsche Division mit allen Regimentern, und einige ihrer Regimenter, mindestens zwei. $number ist „7“; $division
## ist der Name einer Division ohne Nummer, „SS Das Reich“.

# the { $ordinal } Panzer Division
guderian-names-division-panzer = { $number }. Panzerdivision

# the { $ordinal } Motorized Division
guderian-names-division-motorized = { $number }. Infanteriedivision (mot.)

# { $n } regiments of the { $ordinal } Panzer Division
guderian-names-regiments-panzer = { $n } Regimenter der { $number }. Panzerdivision

# { $n } regiments of the { $ordinal } Motorized Division
guderian-names-regiments-motorized = { $n } Regimenter der { $number }. Infanteriedivision (mot.)

# { $n } regiments of { $division }
guderian-names-regiments = { $n } Regimenter von { $division }

## Sowjetische Divisionen, die noch in keinem Kampf waren, mindestens eine.

# { $n ->
#     [one] an untried rifle division
#    *[other] { $n } untried rifle divisions
# }
guderian-names-untried-rifle = { $n ->
        [one] Schützendivision (unerprobt)
       *[other] { $n } Schützendivisionen (unerprobt)
    }

# { $n ->
#     [one] an untried armoured division
#    *[other] { $n } untried armoured divisions
# }
guderian-names-untried-armour = { $n ->
        [one] Division (gepanzert, unerprobt)
       *[other] { $n } Divisionen (gepanzert, unerprobt)
    }
