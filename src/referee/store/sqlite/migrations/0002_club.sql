-- A club: its players, their devices, invitations, the seats of its games, and the chat. Times are milliseconds of UNIX time.
-- Tokens and invitations are kept as hashes (BLAKE3, in hexadecimal digits) alone.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table player(
  id text primary key not null,
  name text not null,
  folded text unique not null,           -- the name in lower case: no two players differ in case alone
  role text not null,
  made integer not null,
  banned integer                         -- null for an account in good standing
) strict;

create table device(
  hash text primary key not null,        -- hash of its token
  player text not null references player(id),
  invite text not null,                  -- hash of the invitation by which it was made
  made integer not null,
  seen integer                           -- last hello; null before the first
) strict;

create index device_of_player on device(player);

create table invite(
  hash text primary key not null,
  gift text not null,                    -- account, device, seat or watch
  player text references player(id),     -- of a device
  game text,                             -- of a seat, or to be watched
  side integer,                          -- of a seat
  role text not null,
  uses integer not null,                 -- how often it can still be used
  ends integer,
  made integer not null
) strict;

create table club_game(
  id text primary key not null,          -- that of its row in game, once it has begun
  kind text not null,
  scenario text not null,
  options text,                          -- in JSON; null for the usual ones
  terms text not null,                   -- in JSON
  public integer not null,
  maker text not null references player(id),
  key text not null,                     -- chosen by the maker
  made integer not null,
  moved integer not null,                -- last change before it began
  due text not null,                     -- seats that are waited for, a digit each
  result text,                           -- level of the result; null before the end
  unique(maker, key)
) strict;

create table seat(
  game text not null references club_game(id),
  side integer not null,                 -- side with which the seat begins
  holder text not null,                  -- open, invited, player or computer
  name text,                             -- id of the player, or name of the computer player
  primary key(game, side)
) strict, without rowid;

create index seat_of_player on seat(name, holder);

create table said(
  game text not null references club_game(id),
  n integer not null,
  room text not null,                    -- all, players or spectators
  player text not null references player(id),
  text text not null,
  at integer not null,
  primary key(game, n)
) strict, without rowid;
