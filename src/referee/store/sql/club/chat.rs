//! The chat of a game.

use super::super::{
    CHANGE, Connected,
    faults::Trouble,
    steps::{read_number, whole},
};
use crate::referee::store::club::{MOST_SAID, NewSaid, Room, Said};
use sqlx::{query, query_as, query_scalar};

/// Keeps a text, and returns its number.
pub async fn say(at: &mut Connected, said: &NewSaid) -> Result<u64, Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<u64, Trouble> {
        let sql = "select coalesce(max(n), 0) + 1 from said where game = $1";
        let n: i64 = query_scalar(sql).bind(said.game.as_str()).fetch_one(&mut *at).await?;
        query("insert into said(game, n, room, player, text, at) values($1, $2, $3, $4, $5, $6)")
            .bind(said.game.as_str())
            .bind(n)
            .bind(room_word(said.room))
            .bind(said.player.as_str())
            .bind(said.text.as_str())
            .bind(said.at)
            .execute(&mut *at)
            .await?;
        let kept = i64::try_from(MOST_SAID).unwrap_or(i64::MAX);
        query("delete from said where game = $1 and n <= $2")
            .bind(said.game.as_str())
            .bind(n.saturating_sub(kept))
            .execute(at)
            .await?;
        read_number(n)
    })
    .await
}

/// Returns the last texts, in their order.
pub async fn said(at: &mut Connected, game: &str, most: usize) -> Result<Vec<Said>, Trouble> {
    type Row = (i64, String, String, String, i64);
    let sql = "select s.n, s.room, p.name, s.text, s.at from said s join player p on p.id = s.player \
               where s.game = $1 order by s.n desc limit $2";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows: Vec<Row> = query_as(sql).bind(game).bind(most).fetch_all(at).await?;
    let read = |(n, room, by, text, at): Row| -> Result<Said, Trouble> {
        Ok(Said { n: read_number(n)?, room: read_room(&room)?, by, text, at })
    };
    rows.into_iter().rev().map(read).collect()
}

fn room_word(room: Room) -> &'static str {
    match room {
        Room::All => "all",
        Room::Players => "players",
        Room::Spectators => "spectators",
    }
}

fn read_room(word: &str) -> Result<Room, Trouble> {
    [Room::All, Room::Players, Room::Spectators]
        .into_iter()
        .find(|room| room_word(*room) == word)
        .ok_or_else(|| Trouble::Damaged(format!("a text of a chat is for {word}")))
}
