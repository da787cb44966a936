//! The ends of games, and the ratings of players.

use super::{
    super::{CHANGE, Connected, faults::Trouble, steps::whole},
    games,
};
use crate::referee::store::club::{RatedEnd, Rating, rated};
use sqlx::{query, query_as};

/// Reads the rating of a player.
pub fn read_rating(points: i64, games: i64) -> Result<Rating, Trouble> {
    match (i32::try_from(points), u32::try_from(games)) {
        (Ok(points), Ok(games)) => Ok(Rating { points, games }),
        _ => Err(Trouble::Damaged(format!("a player has {points} points after {games} rated games"))),
    }
}

/// Notes the seats that are waited for and the result, and changes the ratings of both players with the end of a rated game.
pub async fn note(
    at: &mut Connected,
    game: &str,
    (due, result): (&[usize], Option<&str>),
    end: Option<&RatedEnd>,
) -> Result<(), Trouble> {
    let Some(end) = end else { return games::note(at, game, due, result).await };
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        games::note(&mut *at, game, due, result).await?;
        rate(at, game, end).await
    })
    .await
}

/// Changes the ratings of both players of a game, in a transaction; nothing if they have been changed for this game before.
async fn rate(at: &mut Connected, game: &str, end: &RatedEnd) -> Result<(), Trouble> {
    let [first, second] = &end.players;
    let (first, second) = (rating_of(&mut *at, first).await?, rating_of(&mut *at, second).await?);
    let Some((first, second)) = first.zip(second) else { return Ok(()) };
    let after = rated([first, second], end.winner);
    let change = |after: Rating, before: Rating| i64::from(after.points) - i64::from(before.points);
    let new =
        query("insert into rated_game(game, first, second) values($1, $2, $3) on conflict(game) do nothing")
            .bind(game)
            .bind(change(after[0], first))
            .bind(change(after[1], second))
            .execute(&mut *at)
            .await?;
    if new.rows_affected() == 0 {
        return Ok(());
    }
    for (player, rating) in end.players.iter().zip(after) {
        query("update player set rating = $2, rated = $3 where id = $1")
            .bind(player.as_str())
            .bind(i64::from(rating.points))
            .bind(i64::from(rating.games))
            .execute(&mut *at)
            .await?;
    }
    Ok(())
}

async fn rating_of(at: &mut Connected, player: &str) -> Result<Option<Rating>, Trouble> {
    let sql = "select rating, rated from player where id = $1";
    let row: Option<(i64, i64)> = query_as(sql).bind(player).fetch_optional(at).await?;
    row.map(|(points, games)| read_rating(points, games)).transpose()
}
