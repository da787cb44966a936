### Panzergruppe Guderian: the names of units.

## The printed name of a counter. $name is what is printed on it: “25/7”, “61”.

guderian-names-panzer = { $name } Panzer Regiment
guderian-names-panzergrenadier = { $name } Panzergrenadier Regiment
guderian-names-motorized = { $name } Motorized Regiment
guderian-names-ss = { $name } Das Reich
guderian-names-independent = { $name } Regiment
guderian-names-infantry = { $name } Infantry Division
guderian-names-cavalry = { $name } Cavalry Division
guderian-names-rifle = { $name } Rifle Division
guderian-names-tank = { $name } Tank Division
guderian-names-mechanized = { $name } Mechanized Division

## A German division with all its regiments, and some regiments of one, at least two. $ordinal is “7th”, $number is “7”;
## $division is the name of a division without a number.

guderian-names-division-panzer = the { $ordinal } Panzer Division
guderian-names-division-motorized = the { $ordinal } Motorized Division
guderian-names-regiments-panzer = { $n } regiments of the { $ordinal } Panzer Division
guderian-names-regiments-motorized = { $n } regiments of the { $ordinal } Motorized Division
guderian-names-regiments = { $n } regiments of { $division }

## Soviet divisions that have not been in combat yet, at least one.

guderian-names-untried-rifle = { $n ->
        [one] an untried rifle division
       *[other] { $n } untried rifle divisions
    }
guderian-names-untried-armour = { $n ->
        [one] an untried armoured division
       *[other] { $n } untried armoured divisions
    }
