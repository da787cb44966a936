//! The seats of the games of a club.

use super::super::{Connected, faults::Trouble};
use crate::referee::store::club::Holder;
use sqlx::{query, query_as};

/// Returns a side as a database writes it.
pub fn side_number(side: usize) -> i64 {
    i64::from(side != 0)
}

/// Returns the words of a holder.
pub fn holder_words(holder: &Holder) -> (&'static str, Option<&str>) {
    match holder {
        Holder::Open => ("open", None),
        Holder::Invited => ("invited", None),
        Holder::Player(id) => ("player", Some(id.as_str())),
        Holder::Computer(name) => ("computer", Some(name.as_str())),
    }
}

/// Reads a holder.
pub fn read_holder(word: &str, name: Option<&String>) -> Result<Holder, Trouble> {
    match (word, name) {
        ("open", _) => Ok(Holder::Open),
        ("invited", _) => Ok(Holder::Invited),
        ("player", Some(id)) => Ok(Holder::Player(id.clone())),
        ("computer", Some(name)) => Ok(Holder::Computer(name.clone())),
        _ => Err(Trouble::Damaged(format!("a seat is held by {word}"))),
    }
}

/// Returns the holder of a seat.
pub async fn holder_of(at: &mut Connected, game: &str, side: usize) -> Result<Option<Holder>, Trouble> {
    let sql = "select holder, name from seat where game = $1 and side = $2";
    let row: Option<(String, Option<String>)> =
        query_as(sql).bind(game).bind(side_number(side)).fetch_optional(at).await?;
    row.map(|(word, name)| read_holder(&word, name.as_ref())).transpose()
}

/// Gives a seat to a player, in a transaction in which it was found to be free.
pub async fn take_seat(
    at: &mut Connected,
    game: &str,
    (side, player): (usize, &str),
    moment: i64,
) -> Result<(), Trouble> {
    query("update seat set holder = 'player', name = $3 where game = $1 and side = $2")
        .bind(game)
        .bind(side_number(side))
        .bind(player)
        .execute(&mut *at)
        .await?;
    query("update club_game set moved = $2 where id = $1").bind(game).bind(moment).execute(at).await?;
    Ok(())
}
