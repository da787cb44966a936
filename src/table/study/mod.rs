//! The branches of the game on the table, and the chances over it.

pub(crate) mod chances;

use super::{
    session::{Session, trouble},
    tabled::OnTable,
};
use crate::{
    engine::{orders::Refusal, text::t},
    panels::StudyAction,
};
use bevy::prelude::World;

/// Carries out an action of the player in a study.
///
/// # Errors
/// It is not possible now.
pub(super) fn answer<G: OnTable>(world: &mut World, _action: &StudyAction) -> Result<(), Refusal> {
    if !world.resource::<Session<G>>().has_game() {
        return Err(trouble(t!("table-no-game")));
    }
    Ok(())
}
