//! Invitations as rows.

use super::{
    super::{Connected, faults::Trouble},
    seats::side_number,
};
use crate::referee::{
    Role,
    store::club::{Gift, Invite},
};
use sqlx::{query, query_as};

/// The columns of an invitation.
type InviteRow = (String, Option<String>, Option<String>, Option<i64>, String, i64, Option<i64>, i64);

/// Keeps an invitation in a transaction.
pub async fn keep_invite(at: &mut Connected, hash: &str, invite: &Invite) -> Result<(), Trouble> {
    let (gift, player, game, side) = match &invite.gift {
        Gift::Account => ("account", None, None, None),
        Gift::Device(player) => ("device", Some(player.as_str()), None, None),
        Gift::Seat { game, side } => ("seat", None, Some(game.as_str()), Some(side_number(*side))),
        Gift::Watch(game) => ("watch", None, Some(game.as_str()), None),
    };
    let sql = "insert into invite(hash, gift, player, game, side, role, uses, ends, made) \
               values($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict(hash) do nothing";
    let new = query(sql)
        .bind(hash)
        .bind(gift)
        .bind(player)
        .bind(game)
        .bind(side)
        .bind(invite.role.word())
        .bind(i64::from(invite.uses))
        .bind(invite.ends)
        .bind(invite.made)
        .execute(at)
        .await?;
    if new.rows_affected() == 0 {
        return Err(Trouble::Stated("such an invitation exists already".to_owned()));
    }
    Ok(())
}

/// Returns an invitation.
pub async fn invitation(at: &mut Connected, hash: &str) -> Result<Option<Invite>, Trouble> {
    let sql = "select gift, player, game, side, role, uses, ends, made from invite where hash = $1";
    let row: Option<InviteRow> = query_as(sql).bind(hash).fetch_optional(at).await?;
    row.map(read_invite).transpose()
}

fn read_invite(row: InviteRow) -> Result<Invite, Trouble> {
    let (gift, player, game, side, role, uses, ends, made) = row;
    let gift = match (gift.as_str(), player, game, side) {
        ("account", ..) => Gift::Account,
        ("device", Some(player), ..) => Gift::Device(player),
        ("seat", _, Some(game), Some(side)) => Gift::Seat { game, side: usize::from(side != 0) },
        ("watch", _, Some(game), _) => Gift::Watch(game),
        _ => return Err(Trouble::Damaged(format!("an invitation gives {gift}"))),
    };
    let uses = u32::try_from(uses).map_err(|_| Trouble::Damaged(format!("an invitation has {uses} uses")))?;
    Ok(Invite { gift, role: read_role(&role)?, uses, ends, made })
}

/// Reads a role.
pub fn read_role(word: &str) -> Result<Role, Trouble> {
    Role::of_word(word).ok_or_else(|| Trouble::Damaged(format!("there is no role {word}")))
}
