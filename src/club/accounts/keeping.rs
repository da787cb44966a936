//! The commands of a keeper about accounts.

use super::{chance::Chance, tokens::hash_of};
use crate::referee::{
    Role,
    store::{
        StoreFault,
        club::{ClubStore, Gift, Invite, folded},
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
    let players = store.players()?;
    match players.iter().find(|player| folded(&player.name) == folded(name)) {
        Some(player) => store.ban(&player.id, at),
        None => Err(StoreFault { why: format!("there is no player {name}") }),
    }
}
