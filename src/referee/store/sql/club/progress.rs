//! How far games are and which players are connected, for a process that looks what others do.

use super::super::{
    CHANGE, Connected,
    faults::Trouble,
    steps::{read_number, whole},
};
use crate::referee::store::club::GameProgress;
use sqlx::{Connection, QueryBuilder, query_as, query_scalar};

/// The kind of database.
type Kind = <Connected as Connection>::Database;

/// The games or devices of one statement: databases take a limited number of values.
const AT_ONCE: usize = 500;

/// Returns how far games are. Everything comes from the ends of indexes: rows of `game` have a whole position, which would be
/// read to reach the number behind it.
pub async fn progress(at: &mut Connected, games: &[String]) -> Result<Vec<GameProgress>, Trouble> {
    type Row = (String, i64, Option<String>, i64);
    let mut progress = Vec::new();
    for games in games.chunks(AT_ONCE) {
        let mut sql = QueryBuilder::<Kind>::new(
            "select g.id, (select coalesce(max(l.seq), 0) from line l where l.game = g.id), \
             (select s.text from state s where s.game = g.id), \
             (select coalesce(max(c.n), 0) from said c where c.game = g.id) from game g where g.id in (",
        );
        let mut ids = sql.separated(", ");
        for game in games {
            ids.push_bind(game.as_str());
        }
        ids.push_unseparated(")");
        // Each number of games has a text of its own: prepared ones would fill the memory of the connection.
        let rows: Vec<Row> = sql.build_query_as::<Row>().persistent(false).fetch_all(&mut *at).await?;
        for (game, number, state, said) in rows {
            let (number, said) = (read_number(number)?, read_number(said)?);
            progress.push(GameProgress { game, number, state, said });
        }
    }
    Ok(progress)
}

/// Returns the games whose seats are both taken and that have not begun. Those that are waited for in have begun, which spares
/// the look at most of them.
pub async fn agreeing(at: &mut Connected) -> Result<Vec<(String, Option<String>)>, Trouble> {
    let sql = "select c.id, (select d.text from dice d where d.game = c.id) from club_game c \
               where c.due = '' and c.result is null \
               and not exists(select 1 from game g where g.id = c.id) \
               and not exists(select 1 from seat s where s.game = c.id and s.holder in ('open', 'invited')) \
               order by c.id";
    Ok(query_as(sql).fetch_all(at).await?)
}

/// Notes that devices are in use.
pub async fn see_devices(at: &mut Connected, hashes: &[String], moment: i64) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        for hashes in hashes.chunks(AT_ONCE) {
            let mut sql = QueryBuilder::<Kind>::new("update device set seen = ");
            sql.push_bind(moment).push(" where hash in (");
            let mut listed = sql.separated(", ");
            for hash in hashes {
                listed.push_bind(hash.as_str());
            }
            listed.push_unseparated(")");
            sql.build().persistent(false).execute(&mut *at).await?;
        }
        Ok(())
    })
    .await
}

/// Returns when a device of a player was last in use.
pub async fn last_seen(at: &mut Connected, player: &str) -> Result<Option<i64>, Trouble> {
    let sql = "select max(seen) from device where player = $1";
    Ok(query_scalar(sql).bind(player).fetch_one(at).await?)
}
