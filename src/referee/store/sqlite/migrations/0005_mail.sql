-- The addresses of players who want to be told that it is their turn, and what is to be sent to them. Times are milliseconds of
-- UNIX time.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table address(
  player text primary key not null references player(id),
  mail text,                             -- null if the player wants no mail
  hook text                              -- null if no program is told
) strict, without rowid;

create table mail(
  player text not null references player(id),
  game text not null,
  kind text not null,                    -- turn or late
  way text not null,                     -- mail or hook
  after integer not null,                -- number of the line with which the turn of the player began
  turn integer not null,                 -- turn of the game
  tries integer not null,
  due integer,                           -- not tried before; null if it was sent, or is not sent any more
  primary key(player, game, kind, way, after)
) strict, without rowid;

create index mail_due on mail(due);
