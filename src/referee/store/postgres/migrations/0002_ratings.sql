-- Ratings of players, and the games by which they have changed.
-- A migration that was released is never changed: databases hold its checksum and are refused if it differs.

alter table player add column rating bigint not null default 1200;
alter table player add column rated bigint not null default 0;    -- number of rated games that have ended

create table rated_game(
  game text collate "C" primary key not null references club_game(id),  -- each game changes ratings once
  first bigint not null,                -- change of the rating of the player in each seat
  second bigint not null
);
