-- What the referee keeps of a game beside its lines, and how long the server has run. Times are milliseconds.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table state(
  game text primary key not null references game(id),
  text text not null                     -- in JSON: numbers of the viewers, clocks, counts of the turn
) strict, without rowid;

create table beat(
  id integer primary key not null check(id = 1),
  at integer not null,                   -- the last moment at which the server ran, in UNIX time
  up integer not null                    -- how long it had run then, without the times when it was away
) strict;
