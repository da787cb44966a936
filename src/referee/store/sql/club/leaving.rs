//! Players who leave games that have not begun.

use super::super::{CHANGE, Connected, faults::Trouble, steps::whole};
use crate::referee::store::club::Left;
use sqlx::{query, query_as, query_scalar};

/// Takes a player out of a game.
pub async fn leave(
    at: &mut Connected,
    game: &str,
    player: &str,
    moment: i64,
) -> Result<Option<Left>, Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<Option<Left>, Trouble> {
        take_out(at, game, player, moment).await
    })
    .await
}

/// Takes a player out of all games that have not begun, in a transaction.
pub async fn leave_all(at: &mut Connected, player: &str, moment: i64) -> Result<(), Trouble> {
    let sql = "select s.game from seat s where s.holder = 'player' and s.name = $1 \
               and not exists(select 1 from game g where g.id = s.game)";
    let games: Vec<String> = query_scalar(sql).bind(player).fetch_all(&mut *at).await?;
    for game in games {
        take_out(&mut *at, &game, player, moment).await?;
    }
    Ok(())
}

async fn take_out(
    at: &mut Connected,
    game: &str,
    player: &str,
    moment: i64,
) -> Result<Option<Left>, Trouble> {
    let sql = "select s.side, c.maker from seat s join club_game c on c.id = s.game \
               where s.game = $1 and s.holder = 'player' and s.name = $2 \
               and not exists(select 1 from game g where g.id = s.game)";
    let row: Option<(i64, String)> = query_as(sql).bind(game).bind(player).fetch_optional(&mut *at).await?;
    let Some((side, maker)) = row else { return Ok(None) };
    if maker == player {
        withdraw(at, game).await?;
        return Ok(Some(Left::Withdrawn));
    }
    query("delete from dice where game = $1").bind(game).execute(&mut *at).await?;
    let sql = "update seat set name = null, holder = case when exists(select 1 from invite i \
               where i.gift = 'seat' and i.game = $1 and i.side = $2) then 'invited' else 'open' end \
               where game = $1 and side = $2";
    query(sql).bind(game).bind(side).execute(&mut *at).await?;
    query("update club_game set moved = $2 where id = $1").bind(game).bind(moment).execute(at).await?;
    Ok(Some(Left::Seat(usize::from(side != 0))))
}

/// Removes a game with all that belongs to it.
async fn withdraw(at: &mut Connected, game: &str) -> Result<(), Trouble> {
    for sql in [
        "delete from dice where game = $1",
        "delete from said where game = $1",
        "delete from invite where game = $1",
        "delete from seat where game = $1",
        "delete from club_game where id = $1",
    ] {
        query(sql).bind(game).execute(&mut *at).await?;
    }
    Ok(())
}
