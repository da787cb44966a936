-- A club with its games. Times are milliseconds of UNIX time. Text is compared by its bytes, as in SQLite.
-- Tokens and invitations are kept as hashes (BLAKE3, in hexadecimal digits) alone.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

create table game(
  id text collate "C" primary key not null,
  kind text collate "C" not null,
  scenario text collate "C" not null,
  head text collate "C" not null,                    -- first line of the game file, without mark
  start text collate "C" not null,                   -- position in which it begins, with secrets
  policy text collate "C" not null,                  -- agreements that are not in the game file, in JSON
  seq bigint not null default 0,        -- number of its last line or takeback
  made bigint not null,
  moved bigint not null                 -- time of its last change
);

create table line(
  game text collate "C" not null references game(id),
  seq bigint not null,
  text text collate "C" not null,                    -- a line of the game file, without mark; empty for a takeback
  at bigint not null,
  gone bigint,                          -- time at which it was taken back; null while it is in force; for a takeback its own time
  primary key(game, seq)
);

create table done(
  game text collate "C" not null references game(id),
  key text collate "C" not null,                     -- chosen by the sender
  answer text collate "C" not null,
  at bigint not null,
  primary key(game, key)
);

create table stand(
  game text collate "C" not null references game(id),
  seq bigint not null,                  -- number of the line after which it was the position
  text text collate "C" not null,
  primary key(game, seq)
);

create table player(
  id text collate "C" primary key not null,
  name text collate "C" not null,
  folded text collate "C" unique not null,           -- the name in lower case: no two players differ in case alone
  role text collate "C" not null,
  made bigint not null,
  banned bigint                         -- null for an account in good standing
);

create table device(
  hash text collate "C" primary key not null,        -- hash of its token
  player text collate "C" not null references player(id),
  invite text collate "C" not null,                  -- hash of the invitation by which it was made
  made bigint not null,
  seen bigint                           -- last hello; null before the first
);

create index device_of_player on device(player);

create table invite(
  hash text collate "C" primary key not null,
  gift text collate "C" not null,                    -- account, device, seat or watch
  player text collate "C" references player(id),     -- of a device
  game text collate "C",                             -- of a seat, or to be watched
  side bigint,                          -- of a seat
  role text collate "C" not null,
  uses bigint not null,                 -- how often it can still be used
  ends bigint,
  made bigint not null
);

create table club_game(
  id text collate "C" primary key not null,          -- that of its row in game, once it has begun
  kind text collate "C" not null,
  scenario text collate "C" not null,
  options text collate "C",                          -- in JSON; null for the usual ones
  terms text collate "C" not null,                   -- in JSON
  public boolean not null,
  maker text collate "C" not null references player(id),
  key text collate "C" not null,                     -- chosen by the maker
  made bigint not null,
  moved bigint not null,                -- last change before it began
  due text collate "C" not null,                     -- seats that are waited for, a digit each
  result text collate "C",                           -- level of the result; null before the end
  unique(maker, key)
);

create table seat(
  game text collate "C" not null references club_game(id),
  side bigint not null,                 -- side with which the seat begins
  holder text collate "C" not null,                  -- open, invited, player or computer
  name text collate "C",                             -- id of the player, or name of the computer player
  primary key(game, side)
);

create index seat_of_player on seat(name, holder);

create table said(
  game text collate "C" not null references club_game(id),
  n bigint not null,
  room text collate "C" not null,                    -- all, players or spectators
  player text collate "C" not null references player(id),
  text text collate "C" not null,
  at bigint not null,
  primary key(game, n)
);

create table state(
  game text collate "C" primary key not null references game(id),
  text text collate "C" not null                     -- in JSON: numbers of the viewers, clocks, counts of the turn
);

create table beat(
  id bigint primary key not null check(id = 1),
  at bigint not null,                   -- the last moment at which the server ran, in UNIX time
  up bigint not null                    -- how long it had run then, without the times when it was away
);

create table dice(
  game text collate "C" primary key not null references club_game(id),
  text text collate "C" not null                     -- in JSON
);

create table address(
  player text collate "C" primary key not null references player(id),
  mail text collate "C",                             -- null if the player wants no mail
  hook text collate "C"                              -- null if no program is told
);

create table mail(
  player text collate "C" not null references player(id),
  game text collate "C" not null,
  kind text collate "C" not null,                    -- turn or late
  way text collate "C" not null,                     -- mail or hook
  after bigint not null,                -- number of the line with which the turn of the player began
  turn bigint not null,                 -- turn of the game
  tries bigint not null,
  due bigint,                           -- not tried before; null if it was sent, or is not sent any more
  primary key(player, game, kind, way, after)
);

create index mail_due on mail(due);
