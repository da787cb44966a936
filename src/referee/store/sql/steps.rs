//! The steps of a store, each one transaction. They are the same in every kind of database: each kind includes this file, with
//! the type of its connection and the beginnings of its transactions.

use super::{CHANGE, Connected, READ, faults::Trouble};
use crate::referee::{
    clock::Uptime,
    store::{Answered, Appended, KeptGame, KeptLine, NewGame, NewLine, NewState, NewTakeback, Stand},
};
use sqlx::{query, query_as, query_scalar, raw_sql};

/// The milliseconds for which the answer to a key is kept: seven days.
const ANSWERS_KEPT: i64 = 7 * 24 * 60 * 60 * 1000;

/// A key of a sender, with the answer that it gets.
#[derive(Clone, Copy)]
struct Asked<'a> {
    key: &'a str,
    answer: &'a str,
    /// In milliseconds of UNIX time.
    at: i64,
}

/// Carries out a step as one transaction: if anything fails, nothing has changed.
///
/// The transactions of the library count on a rollback to succeed. On a full disk SQLite has rolled back by itself, the
/// rollback fails, and that connection could never begin another one.
pub async fn whole<T>(
    at: &mut Connected,
    begin: &'static str,
    step: impl AsyncFnOnce(&mut Connected) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut done = match raw_sql(begin).execute(&mut *at).await {
        Ok(_) => step(&mut *at).await,
        Err(error) => Err(error.into()),
    };
    if done.is_ok()
        && let Err(error) = raw_sql("commit").execute(&mut *at).await
    {
        done = Err(error.into());
    }
    if done.is_err() {
        let _ = raw_sql("rollback").execute(&mut *at).await;
    }
    done
}

/// Keeps a new game.
pub async fn create(at: &mut Connected, id: &str, game: &NewGame) -> Result<(), Trouble> {
    let sql = "insert into game(id, kind, scenario, head, start, policy, made, moved) \
               values($1, $2, $3, $4, $5, $6, $7, $7) \
               on conflict(id) do nothing";
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        let new = query(sql)
            .bind(id)
            .bind(game.kind.as_str())
            .bind(game.scenario.as_str())
            .bind(game.head.as_str())
            .bind(game.start.as_str())
            .bind(game.policy.as_str())
            .bind(game.made)
            .execute(at)
            .await?;
        if new.rows_affected() == 0 {
            return Err(Trouble::Stated(format!("a game with the id {id} exists already")));
        }
        Ok(())
    })
    .await
}

/// Returns a game as it is at one moment.
pub async fn load(at: &mut Connected, id: &str) -> Result<Option<KeptGame>, Trouble> {
    whole(at, READ, async |at: &mut Connected| -> Result<Option<KeptGame>, Trouble> {
        let Some((game, number, state)) = game_of(at, id).await? else { return Ok(None) };
        let stands = stands_of(at, id).await?;
        let lines = lines_of(at, id).await?;
        let gone = gone_of(at, id).await?;
        Ok(Some(KeptGame { game, number, stands, lines, gone, state }))
    })
    .await
}

/// Returns a game with the number of its last line or takeback, and with what is kept beside its lines.
async fn game_of(at: &mut Connected, id: &str) -> Result<Option<(NewGame, u64, Option<String>)>, Trouble> {
    type Row = (String, String, String, String, String, i64, i64, Option<String>);
    let sql = "select kind, scenario, head, start, policy, made, seq, \
               (select text from state where game = $1) from game where id = $1";
    let row: Option<Row> = query_as(sql).bind(id).fetch_optional(at).await?;
    let Some((kind, scenario, head, start, policy, made, number, state)) = row else { return Ok(None) };
    let game = NewGame { kind, scenario, head, start, policy, made };
    Ok(Some((game, read_number(number)?, state)))
}

async fn stands_of(at: &mut Connected, id: &str) -> Result<Vec<Stand>, Trouble> {
    let rows: Vec<(i64, String)> =
        query_as("select seq, text from stand where game = $1 order by seq").bind(id).fetch_all(at).await?;
    let stand = |(number, text)| read_number(number).map(|number| Stand { number, text });
    rows.into_iter().map(stand).collect()
}

/// Returns the lines in force.
async fn lines_of(at: &mut Connected, id: &str) -> Result<Vec<KeptLine>, Trouble> {
    let rows: Vec<(i64, String, i64)> =
        query_as("select seq, text, at from line where game = $1 and gone is null order by seq")
            .bind(id)
            .fetch_all(at)
            .await?;
    let line = |(number, text, at)| read_number(number).map(|number| KeptLine { number, text, at });
    rows.into_iter().map(line).collect()
}

/// Returns the numbers of takebacks and of lines that were taken back.
async fn gone_of(at: &mut Connected, id: &str) -> Result<Vec<u64>, Trouble> {
    let sql = "select seq from line where game = $1 and gone is not null order by seq";
    let numbers: Vec<i64> = query_scalar(sql).bind(id).fetch_all(at).await?;
    numbers.into_iter().map(read_number).collect()
}

/// Returns the ids of all games, sorted by their bytes.
pub async fn games(at: &mut Connected) -> Result<Vec<String>, Trouble> {
    Ok(query_scalar("select id from game order by id").fetch_all(at).await?)
}

/// Returns the number of a game, and the answer that a key was given, at one moment.
pub async fn answered(at: &mut Connected, id: &str, key: &str) -> Result<Answered, Trouble> {
    type Row = (i64, Option<String>, Option<String>);
    let sql = "select seq, (select answer from done where game = $1 and key = $2), \
               (select text from state where game = $1) from game where id = $1";
    let row: Option<Row> = query_as(sql).bind(id).bind(key).fetch_optional(at).await?;
    let (number, answer, state) = row.ok_or_else(|| no_game(id))?;
    Ok(Answered { number: read_number(number)?, answer, state })
}

/// Returns the answer that a key was given.
async fn answer_to(at: &mut Connected, id: &str, key: &str) -> Result<Option<String>, Trouble> {
    let answer = query_scalar("select answer from done where game = $1 and key = $2").bind(id).bind(key);
    Ok(answer.fetch_optional(at).await?)
}

/// Keeps a line if its number is the next one.
pub async fn append(at: &mut Connected, id: &str, new: &NewLine) -> Result<Appended, Trouble> {
    let line = &new.line;
    let number = written_number(line.number)?;
    let asked = Asked { key: &new.key, answer: &new.answer, at: line.at };
    whole(at, CHANGE, async |at: &mut Connected| -> Result<Appended, Trouble> {
        if let Some(answer) = answer_to(at, id, asked.key).await? {
            return Ok(Appended::Before(answer));
        }
        let moved = query("update game set seq = $2, moved = $3 where id = $1 and seq = $2 - 1")
            .bind(id)
            .bind(number)
            .bind(line.at)
            .execute(&mut *at)
            .await?;
        if moved.rows_affected() == 0 {
            check_game(at, id).await?;
            return Ok(Appended::Behind);
        }
        query("insert into line(game, seq, text, at) values($1, $2, $3, $4)")
            .bind(id)
            .bind(number)
            .bind(line.text.as_str())
            .bind(line.at)
            .execute(&mut *at)
            .await?;
        if let Some(stand) = &new.stand {
            keep_stand(at, id, number, stand).await?;
        }
        if let Some(state) = &new.state {
            write_state(at, id, state).await?;
        }
        keep_answer(at, id, asked).await?;
        Ok(Appended::Kept)
    })
    .await
}

/// Takes lines out of force. Positions after them go, because nothing leads to them any more. The takeback has a row of
/// its own, without text, which was never in force: so a number without a row is a row that was lost.
pub async fn take_back(at: &mut Connected, id: &str, back: &NewTakeback) -> Result<Appended, Trouble> {
    let (expected, to) = (written_number(back.expected)?, written_number(back.to)?);
    let asked = Asked { key: &back.key, answer: &back.answer, at: back.at };
    whole(at, CHANGE, async |at: &mut Connected| -> Result<Appended, Trouble> {
        if let Some(answer) = answer_to(at, id, asked.key).await? {
            return Ok(Appended::Before(answer));
        }
        let moved =
            query("update game set seq = $2 + 1, moved = $3 where id = $1 and seq = $2 and seq >= $4")
                .bind(id)
                .bind(expected)
                .bind(asked.at)
                .bind(to)
                .execute(&mut *at)
                .await?;
        if moved.rows_affected() == 0 {
            check_game(at, id).await?;
            return Ok(Appended::Behind);
        }
        query("update line set gone = $3 where game = $1 and seq > $2 and gone is null")
            .bind(id)
            .bind(to)
            .bind(asked.at)
            .execute(&mut *at)
            .await?;
        query("insert into line(game, seq, text, at, gone) values($1, $2 + 1, '', $3, $3)")
            .bind(id)
            .bind(expected)
            .bind(asked.at)
            .execute(&mut *at)
            .await?;
        query("delete from stand where game = $1 and seq > $2").bind(id).bind(to).execute(&mut *at).await?;
        if let Some(state) = &back.state {
            write_state(at, id, state).await?;
        }
        keep_answer(at, id, asked).await?;
        Ok(Appended::Kept)
    })
    .await
}

/// Keeps a change of what is kept beside the lines.
pub async fn keep_state(at: &mut Connected, id: &str, new: &NewState) -> Result<Appended, Trouble> {
    let expected = written_number(new.expected)?;
    let asked = Asked { key: &new.key, answer: &new.answer, at: new.at };
    whole(at, CHANGE, async |at: &mut Connected| -> Result<Appended, Trouble> {
        if let Some(answer) = answer_to(at, id, asked.key).await? {
            return Ok(Appended::Before(answer));
        }
        let level: i64 = query_scalar("select count(*) from game where id = $1 and seq = $2")
            .bind(id)
            .bind(expected)
            .fetch_one(&mut *at)
            .await?;
        if level == 0 {
            check_game(at, id).await?;
            return Ok(Appended::Behind);
        }
        write_state(at, id, &new.state).await?;
        keep_answer(at, id, asked).await?;
        Ok(Appended::Kept)
    })
    .await
}

/// Writes what is kept beside the lines, in a table of its own: rows of games have a whole position, which would be written
/// again.
async fn write_state(at: &mut Connected, id: &str, text: &str) -> Result<(), Trouble> {
    query("insert into state(game, text) values($1, $2) on conflict(game) do update set text = $2")
        .bind(id)
        .bind(text)
        .execute(at)
        .await?;
    Ok(())
}

/// Notes a moment at which the server runs. All processes that have the database open share one row: while one of them runs,
/// the server does.
pub async fn beat(connection: &mut Connected, at: i64) -> Result<Uptime, Trouble> {
    whole(connection, CHANGE, async |connection: &mut Connected| -> Result<Uptime, Trouble> {
        let before: Option<(i64, i64)> =
            query_as("select at, up from beat where id = 1").fetch_optional(&mut *connection).await?;
        let before = before.map(|(at, up)| Uptime { at, up });
        let now = before.map_or_else(|| Uptime::new(at), |before| before.after(at));
        query(
            "insert into beat(id, at, up) values(1, $1, $2) on conflict(id) do update set at = $1, up = $2",
        )
        .bind(now.at)
        .bind(now.up)
        .execute(connection)
        .await?;
        Ok(now)
    })
    .await
}

/// Checks that there is such a game.
async fn check_game(at: &mut Connected, id: &str) -> Result<(), Trouble> {
    let games: i64 = query_scalar("select count(*) from game where id = $1").bind(id).fetch_one(at).await?;
    if games == 0 { Err(no_game(id)) } else { Ok(()) }
}

fn no_game(id: &str) -> Trouble {
    Trouble::Stated(format!("there is no game with the id {id}"))
}

/// Keeps a position. The two newest stay: the one before serves if the last is taken back.
async fn keep_stand(at: &mut Connected, id: &str, number: i64, text: &str) -> Result<(), Trouble> {
    query("insert into stand(game, seq, text) values($1, $2, $3)")
        .bind(id)
        .bind(number)
        .bind(text)
        .execute(&mut *at)
        .await?;
    let older = "delete from stand where game = $1 and seq not in \
                 (select seq from stand where game = $1 order by seq desc limit 2)";
    query(older).bind(id).execute(at).await?;
    Ok(())
}

/// Keeps an answer, and forgets those of the game that are too old.
async fn keep_answer(at: &mut Connected, id: &str, asked: Asked<'_>) -> Result<(), Trouble> {
    query("insert into done(game, key, answer, at) values($1, $2, $3, $4)")
        .bind(id)
        .bind(asked.key)
        .bind(asked.answer)
        .bind(asked.at)
        .execute(&mut *at)
        .await?;
    query("delete from done where game = $1 and at < $2")
        .bind(id)
        .bind(asked.at.saturating_sub(ANSWERS_KEPT))
        .execute(at)
        .await?;
    Ok(())
}

/// Returns a number as a database writes it.
fn written_number(number: u64) -> Result<i64, Trouble> {
    i64::try_from(number).map_err(|_| Trouble::Stated(format!("no game has a line {number}")))
}

/// Returns a number of a line that was read.
pub fn read_number(number: i64) -> Result<u64, Trouble> {
    u64::try_from(number).map_err(|_| Trouble::Damaged(format!("a line has the number {number}")))
}
