//! Carries out the player's actions in online play: those about the game on the table go to it, the others to the club.

use crate::{
    engine::{orders::Refusal, text::t},
    panels::OnlineAction,
    table::{session::Ask, tabled::registry},
};
use bevy::prelude::*;

/// Carries out an action.
///
/// # Errors
/// It is about the game on the table and cannot be done now, or there is no online play here. The pages of
/// online play show what is wrong at a club.
pub(crate) fn act(world: &mut World, action: OnlineAction) -> Result<(), Refusal> {
    if action.is_about_game() {
        return registry::on_table(world)?.ask(world, Ask::Online(action));
    }
    if at_club(world, &action) { Ok(()) } else { Err(Refusal::of_table(t!("online-not-built"))) }
}

/// Carries out an action at a club; returns whether there is online play here.
#[cfg(feature = "online")]
fn at_club(world: &mut World, action: &OnlineAction) -> bool {
    super::club::act(world, action)
}

#[cfg(not(feature = "online"))]
fn at_club(_: &mut World, _: &OnlineAction) -> bool {
    false
}
