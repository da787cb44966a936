-- The games of a referee. Times are milliseconds of UNIX time.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table game(
  id text primary key not null,
  kind text not null,
  scenario text not null,
  head text not null,                    -- first line of the game file, without mark
  start text not null,                   -- position in which it begins, with secrets
  policy text not null,                  -- agreements that are not in the game file, in JSON
  seq integer not null default 0,        -- number of its last line or takeback
  made integer not null,
  moved integer not null                 -- time of its last change
) strict;

create table line(
  game text not null references game(id),
  seq integer not null,
  text text not null,                    -- a line of the game file, without mark; empty for a takeback
  at integer not null,
  gone integer,                          -- time at which it was taken back; null while it is in force; for a takeback its own time
  primary key(game, seq)
) strict, without rowid;

create table done(
  game text not null references game(id),
  key text not null,                     -- chosen by the sender
  answer text not null,
  at integer not null,
  primary key(game, key)
) strict, without rowid;

create table stand(
  game text not null references game(id),
  seq integer not null,                  -- number of the line after which it was the position
  text text not null,
  primary key(game, seq)
) strict;
