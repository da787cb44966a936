//! The games of a club and their seats.

use super::{
    super::{CHANGE, Connected, faults::Trouble, steps::whole},
    invites::keep_invite,
    seats::{holder_of, holder_words, read_holder, side_number, take_seat},
};
use crate::referee::store::club::{ClubGame, Holder, Invite, Listed};
use sqlx::{query, query_as, query_scalar};

/// The columns of a game with its seats: as many as the library reads into a tuple.
type GameRow = (
    String,
    String,
    String,
    Option<String>,
    String,
    bool,
    String,
    String,
    i64,
    i64,
    String,
    Option<String>,
    String,
    Option<String>,
    String,
    Option<String>,
);

/// Reads games with their seats; the time of the last order is that of the game itself, once it has begun.
macro_rules! games {
    ($rest:literal) => {
        concat!(
            "select c.id, c.kind, c.scenario, c.options, c.terms, c.public, c.maker, c.key, c.made, ",
            "case when g.moved > c.moved then g.moved else c.moved end as latest, c.due, c.result, a.holder, a.name, b.holder, b.name ",
            "from club_game c ",
            "join seat a on a.game = c.id and a.side = 0 ",
            "join seat b on b.game = c.id and b.side = 1 ",
            "left join game g on g.id = c.id ",
            $rest
        )
    };
}

/// Keeps a game with its invitations.
pub async fn offer(at: &mut Connected, game: &ClubGame, invites: &[(String, Invite)]) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        let sql = "insert into club_game(id, kind, scenario, options, terms, public, maker, key, made, moved, due) \
                   values($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing";
        let new = query(sql)
            .bind(game.id.as_str())
            .bind(game.kind.as_str())
            .bind(game.scenario.as_str())
            .bind(game.options.as_deref())
            .bind(game.terms.as_str())
            .bind(game.is_public)
            .bind(game.by.as_str())
            .bind(game.key.as_str())
            .bind(game.made)
            .bind(game.moved)
            .bind(due_text(&game.due))
            .execute(&mut *at)
            .await?;
        if new.rows_affected() == 0 {
            return Err(Trouble::Stated(format!("a game with the id {} exists already", game.id)));
        }
        for (side, holder) in game.seats.iter().enumerate() {
            let (word, name) = holder_words(holder);
            query("insert into seat(game, side, holder, name) values($1, $2, $3, $4)")
                .bind(game.id.as_str())
                .bind(side_number(side))
                .bind(word)
                .bind(name)
                .execute(&mut *at)
                .await?;
        }
        for (hash, invite) in invites {
            keep_invite(&mut *at, hash, invite).await?;
        }
        Ok(())
    })
    .await
}

/// Returns the game that a player has made with a key.
pub async fn offered(at: &mut Connected, player: &str, key: &str) -> Result<Option<String>, Trouble> {
    let sql = "select id from club_game where maker = $1 and key = $2";
    Ok(query_scalar(sql).bind(player).bind(key).fetch_optional(at).await?)
}

/// Returns a game.
pub async fn club_game(at: &mut Connected, id: &str) -> Result<Option<ClubGame>, Trouble> {
    let row: Option<GameRow> = query_as(games!("where c.id = $1")).bind(id).fetch_optional(at).await?;
    row.map(read_game).transpose()
}

/// Returns a list of games.
pub async fn list(at: &mut Connected, which: Listed<'_>, most: usize) -> Result<Vec<ClubGame>, Trouble> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    // No player has the empty id.
    let (sql, player) = match which {
        Listed::Of(player) => (
            games!(
                "where c.result is null and exists(select 1 from seat s where s.game = c.id and s.holder = 'player' \
                 and s.name = $1) order by latest desc, c.id limit $2"
            ),
            player,
        ),
        Listed::Open => (
            games!("where $1 = '' and 'open' in (a.holder, b.holder) order by latest desc, c.id limit $2"),
            "",
        ),
        Listed::Agreeing => (
            games!(
                "where g.id is null and c.result is null and $1 = '' and a.holder in ('player', 'computer') \
                 and b.holder in ('player', 'computer') order by latest desc, c.id limit $2"
            ),
            "",
        ),
        Listed::Running => (
            games!(
                "where c.public and c.result is null and $1 = '' and g.id is not null \
                 order by latest desc, c.id limit $2"
            ),
            "",
        ),
        Listed::Ended(player) => (
            games!(
                "where c.result is not null and (c.public or exists(select 1 from seat s where s.game = c.id \
                 and s.holder = 'player' and s.name = $1)) order by latest desc, c.id limit $2"
            ),
            player.unwrap_or_default(),
        ),
    };
    let rows: Vec<GameRow> = query_as(sql).bind(player).bind(most).fetch_all(at).await?;
    rows.into_iter().map(read_game).collect()
}

fn read_game(row: GameRow) -> Result<ClubGame, Trouble> {
    let (id, kind, scenario, options, terms, is_public, by, key, made, moved, due, result, ..) = &row;
    let (.., first, first_name, second, second_name) = &row;
    let seats = [read_holder(first, first_name.as_ref())?, read_holder(second, second_name.as_ref())?];
    Ok(ClubGame {
        id: id.clone(),
        kind: kind.clone(),
        scenario: scenario.clone(),
        options: options.clone(),
        terms: terms.clone(),
        is_public: *is_public,
        by: by.clone(),
        key: key.clone(),
        made: *made,
        moved: *moved,
        seats,
        due: read_due(due),
        result: result.clone(),
    })
}

fn read_due(text: &str) -> Vec<usize> {
    let digits = [0, 1].into_iter().zip(['0', '1']);
    digits.filter(|(_, digit)| text.contains(*digit)).map(|(seat, _)| seat).collect()
}

fn due_text(due: &[usize]) -> String {
    due.iter().map(|seat| if *seat == 0 { '0' } else { '1' }).collect()
}

/// Takes an open seat.
pub async fn sit(
    at: &mut Connected,
    game: &str,
    (side, player): (usize, &str),
    moment: i64,
) -> Result<bool, Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<bool, Trouble> {
        let is_open = holder_of(&mut *at, game, side).await? == Some(Holder::Open);
        if is_open {
            take_seat(at, game, (side, player), moment).await?;
        }
        Ok(is_open)
    })
    .await
}

/// Notes the seats that are waited for, and the result.
pub async fn note(
    at: &mut Connected,
    game: &str,
    due: &[usize],
    result: Option<&str>,
) -> Result<(), Trouble> {
    query("update club_game set due = $2, result = $3 where id = $1")
        .bind(game)
        .bind(due_text(due))
        .bind(result)
        .execute(at)
        .await?;
    Ok(())
}

/// Keeps how far the dice of a game are agreed on, if both seats are taken and the game has not begun.
pub async fn keep_dice(at: &mut Connected, game: &str, text: &str) -> Result<bool, Trouble> {
    let sql = "insert into dice(game, text) select c.id, $2 from club_game c where c.id = $1 \
               and not exists(select 1 from game g where g.id = c.id) \
               and not exists(select 1 from seat s where s.game = c.id and s.holder in ('open', 'invited')) \
               on conflict(game) do update set text = excluded.text";
    // With the lock of a writer: the game cannot begin meanwhile.
    whole(at, CHANGE, async |at: &mut Connected| -> Result<bool, Trouble> {
        let kept = query(sql).bind(game).bind(text).execute(at).await?;
        Ok(kept.rows_affected() > 0)
    })
    .await
}

/// Returns how far the dice of a game are agreed on.
pub async fn dice(at: &mut Connected, game: &str) -> Result<Option<String>, Trouble> {
    let sql = "select text from dice where game = $1";
    Ok(query_scalar(sql).bind(game).fetch_optional(at).await?)
}
