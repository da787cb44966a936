//! Players, devices and invitations.

use super::{
    super::{CHANGE, Connected, READ, faults::Trouble, steps::whole},
    invites::{invitation, keep_invite, read_role},
    leaving::leave_all,
    mail::forget,
    ratings::read_rating,
    seats::{holder_of, take_seat},
};
use crate::referee::store::club::{
    Device, Gift, Invite, Join, JoinChange, JoinState, Joined, Joiner, Player, folded, judge_join,
};
use sqlx::{query, query_as, query_scalar};

/// The columns of a player.
type PlayerRow = (String, String, String, i64, Option<i64>, i64, i64);

/// Keeps an invitation.
pub async fn invite(at: &mut Connected, hash: &str, invite: &Invite) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        if let Gift::Device(player) = &invite.gift {
            query("delete from invite where gift = 'device' and player = $1")
                .bind(player.as_str())
                .execute(&mut *at)
                .await?;
        }
        keep_invite(at, hash, invite).await
    })
    .await
}

fn read_player(row: PlayerRow) -> Result<Player, Trouble> {
    let (id, name, role, made, banned, points, games) = row;
    let (role, rating) = (read_role(&role)?, read_rating(points, games)?);
    Ok(Player { id, name, role, made, banned, rating })
}

/// Uses an invitation.
pub async fn join(at: &mut Connected, join: &Join) -> Result<Joined, Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<Joined, Trouble> {
        let state = join_state(&mut *at, join).await?;
        let change = judge_join(&state, join);
        apply(at, join, &change).await?;
        Ok(change.outcome)
    })
    .await
}

async fn join_state(at: &mut Connected, join: &Join) -> Result<JoinState, Trouble> {
    let Some(invite) = invitation(&mut *at, &join.invite).await? else { return Ok(JoinState::default()) };
    let player = match (&join.joiner, &invite.gift) {
        (Joiner::New(new), _) => player_named(&mut *at, &new.name).await?,
        (Joiner::Known(id), _) | (Joiner::Device, Gift::Device(id)) => player(&mut *at, id).await?,
        (Joiner::Device, _) => None,
    };
    let holder = match &invite.gift {
        Gift::Seat { game, side } => holder_of(&mut *at, game, *side).await?,
        _ => None,
    };
    let mut state = JoinState { invite: Some(invite), holder, ..JoinState::default() };
    if let Some(player) = player {
        let sql = "select count(*) from device where player = $1";
        let devices: i64 = query_scalar(sql).bind(player.id.as_str()).fetch_one(&mut *at).await?;
        state.devices = usize::try_from(devices).unwrap_or_default();
        let sql = "select hash, made from device where player = $1 and invite = $2 and seen is null limit 1";
        state.unused =
            query_as(sql).bind(player.id.as_str()).bind(join.invite.as_str()).fetch_optional(at).await?;
        state.player = Some(player);
    }
    Ok(state)
}

async fn apply(at: &mut Connected, join: &Join, change: &JoinChange) -> Result<(), Trouble> {
    let Joined::Done(player, _) = &change.outcome else { return Ok(()) };
    if change.has_new_player {
        make_player(&mut *at, player).await?;
    }
    if let Some(lost) = &change.lost_device {
        query("delete from device where hash = $1").bind(lost.as_str()).execute(&mut *at).await?;
    }
    if change.has_new_device {
        query("insert into device(hash, player, invite, made) values($1, $2, $3, $4)")
            .bind(join.device.as_str())
            .bind(player.id.as_str())
            .bind(join.invite.as_str())
            .bind(join.at)
            .execute(&mut *at)
            .await?;
    }
    if change.is_use {
        query("update invite set uses = uses - 1 where hash = $1")
            .bind(join.invite.as_str())
            .execute(&mut *at)
            .await?;
    }
    if let Some((game, side)) = &change.seat {
        take_seat(at, game, (*side, &player.id), join.at).await?;
    }
    Ok(())
}

async fn make_player(at: &mut Connected, player: &Player) -> Result<(), Trouble> {
    query("insert into player(id, name, folded, role, made) values($1, $2, $3, $4, $5)")
        .bind(player.id.as_str())
        .bind(player.name.as_str())
        .bind(folded(&player.name))
        .bind(player.role.word())
        .bind(player.made)
        .execute(at)
        .await?;
    Ok(())
}

/// Returns a device and its player.
pub async fn device(at: &mut Connected, hash: &str) -> Result<Option<(Device, Player)>, Trouble> {
    whole(at, READ, async |at: &mut Connected| -> Result<Option<(Device, Player)>, Trouble> {
        let sql = "select player, invite, made, seen from device where hash = $1";
        let row: Option<(String, String, i64, Option<i64>)> =
            query_as(sql).bind(hash).fetch_optional(&mut *at).await?;
        let Some((id, invite, made, seen)) = row else { return Ok(None) };
        let player = player(at, &id).await?;
        Ok(player.map(|player| (Device { player: id, invite, made, seen }, player)))
    })
    .await
}

/// Notes that a device is in use.
pub async fn see_device(at: &mut Connected, hash: &str, moment: i64) -> Result<(), Trouble> {
    query("update device set seen = $2 where hash = $1").bind(hash).bind(moment).execute(at).await?;
    Ok(())
}

/// Returns a player.
pub async fn player(at: &mut Connected, id: &str) -> Result<Option<Player>, Trouble> {
    let sql = "select id, name, role, made, banned, rating, rated from player where id = $1";
    let row: Option<PlayerRow> = query_as(sql).bind(id).fetch_optional(at).await?;
    row.map(read_player).transpose()
}

async fn player_named(at: &mut Connected, name: &str) -> Result<Option<Player>, Trouble> {
    let sql = "select id, name, role, made, banned, rating, rated from player where folded = $1";
    let row: Option<PlayerRow> = query_as(sql).bind(folded(name)).fetch_optional(at).await?;
    row.map(read_player).transpose()
}

/// Returns all players.
pub async fn players(at: &mut Connected) -> Result<Vec<Player>, Trouble> {
    let sql = "select id, name, role, made, banned, rating, rated from player order by folded";
    let rows: Vec<PlayerRow> = query_as(sql).fetch_all(at).await?;
    rows.into_iter().map(read_player).collect()
}

/// Bans a player.
pub async fn ban(at: &mut Connected, player: &str, moment: i64) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        let banned = query("update player set banned = $2 where id = $1")
            .bind(player)
            .bind(moment)
            .execute(&mut *at)
            .await?;
        if banned.rows_affected() == 0 {
            return Err(Trouble::Stated(format!("there is no player with the id {player}")));
        }
        forget_devices(&mut *at, player).await?;
        forget(&mut *at, player).await?;
        leave_all(at, player, moment).await
    })
    .await
}

/// Lifts the ban of a player.
pub async fn unban(at: &mut Connected, player: &str) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> {
        let unbanned =
            query("update player set banned = null where id = $1").bind(player).execute(&mut *at).await?;
        if unbanned.rows_affected() == 0 {
            return Err(Trouble::Stated(format!("there is no player with the id {player}")));
        }
        Ok(())
    })
    .await
}

/// Revokes the tokens of all devices of a player, and the codes for further ones.
pub async fn revoke(at: &mut Connected, player: &str) -> Result<(), Trouble> {
    whole(at, CHANGE, async |at: &mut Connected| -> Result<(), Trouble> { forget_devices(at, player).await })
        .await
}

/// Forgets the devices and the codes of a player, in a transaction.
async fn forget_devices(at: &mut Connected, player: &str) -> Result<(), Trouble> {
    query("delete from device where player = $1").bind(player).execute(&mut *at).await?;
    query("delete from invite where player = $1").bind(player).execute(at).await?;
    Ok(())
}
