-- How far the players of a game that has not begun have agreed on its dice. It has the number of the referee, and is as secret
-- as a seed.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table dice(
  game text primary key not null references club_game(id),
  text text not null                     -- in JSON
) strict, without rowid;
