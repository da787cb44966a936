### The fight as viewers see it: in the caption, on the map, and the camera that follows it.

## The sentence of the caption about an attack that a player plans. $attack is a sentence of the log without a full stop, such as “Soviet 1st T-34/76 Platoon opens fire on German StuG III G Platoon in 1205”.

fight-planned = Planned: { $attack }

## The sentence for viewers who do not know the game, in one line of about 38 letters: the chance before the dice have shown their result, and afterwards the sides that suffer. The chances are unknown where they would tell what is hidden.

fight-plain-chance = Harms the enemy in { $percent } of 100 cases
fight-plain-chance-own = Harms its own side in { $percent } of 100 cases
fight-plain-chance-hex = Takes the hex in { $percent } of 100 cases
fight-plain-secret = The chances are secret
fight-plain-enemy = The attack has harmed the enemy
fight-plain-own = Only the attacking side suffers
fight-plain-both = Both sides suffer
fight-plain-neither = Neither side suffers

## The bars with the chance of each result in the caption: their heading, and the number at the end of each.

fight-chances = Chances
fight-chance = { $percent }%

## The camera for viewers: the command that holds its view, also in the menu, the mark on the player’s map while it is held, and the setting that lets it follow by itself. $key is a key in brackets with a space before it, or empty.

fight-hold-view = Hold the viewers’ view
fight-view-held = Viewers’ view held{ $key }
fight-follow = Viewers’ camera follows
    .hint = The viewer window shows moves and fights by itself, close enough to read the counters. Otherwise it shows your part of the map.
