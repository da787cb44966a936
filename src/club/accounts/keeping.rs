//! The commands of a keeper about accounts.

use super::{chance::Chance, tokens::hash_of};
use crate::referee::{
    Role,
    store::{
        StoreFault,
        club::{ClubStore, Gift, Invite, Player, folded},
    },
};

/// Makes an invitation to the club, and returns its text: it is kept nowhere, and cannot be shown again.
///
/// # Errors
/// The store refuses.
pub fn invite(
    store: &mut dyn ClubStore,
    chance: &mut Chance,
    (role, uses, ends): (Role, u32, Option<i64>),
    at: i64,
) -> Result<String, StoreFault> {
    let token = chance.token();
    store.invite(&hash_of(&token), &Invite { gift: Gift::Account, role, uses, ends, made: at })?;
    Ok(token)
}

/// Whether the club has a keeper with an account.
///
/// # Errors
/// The store refuses.
pub fn has_keeper(store: &mut dyn ClubStore) -> Result<bool, StoreFault> {
    let players = store.players()?;
    Ok(players.iter().any(|player| player.role == Role::Keeper && player.banned.is_none()))
}

/// Bans the player of this name: every token of the player is revoked. A running server ends the lines of the player
/// within half a minute.
///
/// # Errors
/// There is no such player, or the store refuses.
pub fn ban(store: &mut dyn ClubStore, name: &str, at: i64) -> Result<(), StoreFault> {
    let player = player_named(store, name)?;
    store.ban(&player.id, at)
}

/// Lifts the ban of the player of this name. The player has no device any more, and enters with a code for one.
///
/// # Errors
/// There is no such player, the player is not banned, or the store refuses.
pub fn unban(store: &mut dyn ClubStore, name: &str) -> Result<(), StoreFault> {
    let Player { id, name, banned, .. } = player_named(store, name)?;
    if banned.is_none() {
        return Err(StoreFault { why: format!("{name} is not banned") });
    }
    store.unban(&id)
}

/// Makes a code for a further device of the player of this name, and returns its text. An earlier code of the player ends.
///
/// # Errors
/// There is no such player, the player is banned, or the store refuses.
pub fn device_code(
    store: &mut dyn ClubStore,
    chance: &mut Chance,
    (name, ends): (&str, i64),
    at: i64,
) -> Result<String, StoreFault> {
    let Player { id, name, role, banned, .. } = player_named(store, name)?;
    if banned.is_some() {
        return Err(StoreFault { why: format!("{name} is banned") });
    }
    let code = chance.code();
    let invite = Invite { gift: Gift::Device(id), role, uses: 1, ends: Some(ends), made: at };
    store.invite(&hash_of(&code), &invite)?;
    Ok(code)
}

/// Revokes the tokens of all devices of the player of this name, and the codes for further ones. A running server ends their
/// lines within half a minute.
///
/// # Errors
/// There is no such player, or the store refuses.
pub fn revoke_devices(store: &mut dyn ClubStore, name: &str) -> Result<(), StoreFault> {
    let player = player_named(store, name)?;
    store.revoke(&player.id)
}

/// Returns the player of a name, in capitals or not.
fn player_named(store: &mut dyn ClubStore, name: &str) -> Result<Player, StoreFault> {
    let mut players = store.players()?.into_iter();
    let player = players.find(|player| folded(&player.name) == folded(name));
    player.ok_or_else(|| StoreFault { why: format!("there is no player {name}") })
}
