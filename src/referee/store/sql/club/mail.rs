//! Addresses of players, and what is to be sent to them.

use super::super::{
    CHANGE, Connected,
    faults::Trouble,
    steps::{read_number, whole},
};
use crate::referee::store::club::{Address, Mail, MailKey, MailKind, MailWay};
use sqlx::{query, query_as};

/// Returns the addresses of a player.
pub async fn address(at: &mut Connected, player: &str) -> Result<Address, Trouble> {
    let sql = "select mail, hook from address where player = $1";
    let row: Option<(Option<String>, Option<String>)> = query_as(sql).bind(player).fetch_optional(at).await?;
    Ok(row.map(|(mail, hook)| Address { mail, hook }).unwrap_or_default())
}

/// Keeps the addresses of a player.
pub async fn keep_address(at: &mut Connected, player: &str, address: &Address) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        if *address == Address::default() {
            return forget(at, player).await;
        }
        let sql = "insert into address(player, mail, hook) values($1, $2, $3) \
                   on conflict(player) do update set mail = excluded.mail, hook = excluded.hook";
        query(sql)
            .bind(player)
            .bind(address.mail.as_deref())
            .bind(address.hook.as_deref())
            .execute(at)
            .await?;
        Ok(())
    })
    .await
}

/// Forgets the addresses of a player, and what waits to be sent there, in a transaction of the caller.
pub async fn forget(at: &mut Connected, player: &str) -> Result<(), Trouble> {
    query("delete from address where player = $1").bind(player).execute(&mut *at).await?;
    query("delete from mail where player = $1 and due is not null").bind(player).execute(at).await?;
    Ok(())
}

/// Keeps something that is to be sent.
pub async fn post(at: &mut Connected, key: &MailKey, turn: u8, due: i64) -> Result<(), Trouble> {
    let after = written_after(key);
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        query("delete from mail where player = $1 and game = $2 and after < $3")
            .bind(key.player.as_str())
            .bind(key.game.as_str())
            .bind(after)
            .execute(&mut *at)
            .await?;
        let sql = "insert into mail(player, game, kind, way, after, turn, tries, due) \
                   values($1, $2, $3, $4, $5, $6, 0, $7) on conflict do nothing";
        query(sql)
            .bind(key.player.as_str())
            .bind(key.game.as_str())
            .bind(key.kind.word())
            .bind(key.way.word())
            .bind(after)
            .bind(i64::from(turn))
            .bind(due)
            .execute(at)
            .await?;
        Ok(())
    })
    .await
}

/// The columns of something to be sent.
type MailRow = (String, String, String, String, i64, i64, i64, Option<String>, Option<String>);

/// Returns what is to be sent first.
pub async fn next_mail(at: &mut Connected, moment: i64) -> Result<Option<Mail>, Trouble> {
    let sql = "select m.player, m.game, m.kind, m.way, m.after, m.turn, m.tries, a.mail, a.hook \
               from mail m left join address a on a.player = m.player where m.due <= $1 \
               order by m.due, m.player, m.game, m.kind, m.way limit 1";
    let row: Option<MailRow> = query_as(sql).bind(moment).fetch_optional(at).await?;
    row.map(read_mail).transpose()
}

fn read_mail(row: MailRow) -> Result<Mail, Trouble> {
    let (player, game, kind, way, after, turn, tries, mail, hook) = row;
    let damaged = |word: &str| Trouble::Damaged(format!("a mail is of the kind {word}"));
    let kinds = [MailKind::Turn, MailKind::Late];
    let kind = kinds.into_iter().find(|known| known.word() == kind).ok_or_else(|| damaged(&kind))?;
    let ways = [MailWay::Mail, MailWay::Hook];
    let way = ways.into_iter().find(|known| known.word() == way).ok_or_else(|| damaged(&way))?;
    let to = match way {
        MailWay::Mail => mail,
        MailWay::Hook => hook,
    };
    Ok(Mail {
        key: MailKey { player, game, kind, way, after: read_number(after)? },
        turn: u8::try_from(turn).unwrap_or(u8::MAX),
        tries: u32::try_from(tries).unwrap_or(u32::MAX),
        to,
    })
}

/// Notes how often something was tried, and when it is tried again.
pub async fn note_mail(
    at: &mut Connected,
    key: &MailKey,
    tries: u32,
    due: Option<i64>,
) -> Result<(), Trouble> {
    let sql = "update mail set tries = $6, due = $7 \
               where player = $1 and game = $2 and kind = $3 and way = $4 and after = $5";
    query(sql)
        .bind(key.player.as_str())
        .bind(key.game.as_str())
        .bind(key.kind.word())
        .bind(key.way.word())
        .bind(written_after(key))
        .bind(i64::from(tries))
        .bind(due)
        .execute(at)
        .await?;
    Ok(())
}

/// The number of a line as a database writes it.
fn written_after(key: &MailKey) -> i64 {
    i64::try_from(key.after).unwrap_or(i64::MAX)
}
