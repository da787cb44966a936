### The fight as viewers see it: in the caption, on the map, and the camera that follows it.

## The sentence of the caption about an attack that a player plans. $attack is a sentence of the log without a full stop, such as “Soviet 1st T-34/76 Platoon opens fire on German StuG III G Platoon in 1205”.

fight-planned = Planned: { $attack }

## The sentence for viewers who do not know the game: before the dice, while they roll, and afterwards. The chances are unknown where they would tell what is hidden.

fight-plain-planned = An attack is planned: it harms the enemy in about { $percent } of 100 cases
fight-plain-planned-unknown = An attack is planned, and its chances are secret
fight-plain-rolling = The dice decide now: such an attack harms the enemy in about { $percent } of 100 cases
fight-plain-rolling-unknown = The dice decide now, and the chances are secret
fight-plain-harmed = The attack has harmed the enemy
fight-plain-failed = The attack has not harmed the enemy

## The bars with the chance of each result in the caption: their heading, and the number at the end of each.

fight-chances = Chances
fight-chance = { $percent }%

## The camera for viewers: the command that holds its view, also in the menu, the mark on the player’s map while it is held, and the setting that lets it follow by itself. $key is a key in brackets with a space before it, or empty.

fight-hold-view = Hold the viewers’ view
fight-view-held = Viewers’ view held{ $key }
fight-follow = Viewers’ camera follows
    .hint = The viewer window shows moves and fights by itself, close enough to read the counters. Otherwise it shows your part of the map.
