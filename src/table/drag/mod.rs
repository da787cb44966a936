//! The hand: one set of systems for every game picks up, carries and drops counters, clicks, selects, pins paths and
//! handles keys. The game answers which units a press takes, their offer, and the meaning of it all, in
//! [`Planning`](crate::planning::Planning).

mod box_selection;
mod clicks;
pub(crate) mod cursor;
pub(super) mod for_vote;
pub(super) mod free_hand;
mod held;
mod keyboard;
mod lift;
mod lit;
mod map_pick;
mod pick_up;
mod pressed;
mod touch;
mod turning;
mod unseen;
mod waypoints;

use super::{counters::fan, tabled::OnTable};
use crate::{planning::Plan, scene::pictured::HasFaces};
use bevy::prelude::*;
pub use box_selection::BoxSelection;
pub use held::{Hand, PickUpFromBox};
pub(crate) use map_pick::MapPick;
pub(super) use touch::Touch;

/// Adds the parts that every game shares.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .init_resource::<pressed::Grasp>()
        .add_message::<PickUpFromBox>()
        .add_observer(pressed::press)
        .add_plugins((pick_up::plugin, box_selection::plugin, unseen::plugin));
}

pub(super) fn pictures_plugin(app: &mut App) {
    app.add_plugins((lift::plugin, box_selection::pictures_plugin));
}

pub(crate) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    app.init_resource::<Plan<G>>();
    pick_up::game_plugin::<G>(app);
    clicks::game_plugin::<G>(app);
    box_selection::game_plugin::<G>(app);
    waypoints::game_plugin::<G>(app);
    turning::game_plugin::<G>(app);
    keyboard::game_plugin::<G>(app);
    lit::game_plugin::<G>(app);
    unseen::game_plugin::<G>(app);
    cursor::game_plugin::<G>(app);
    fan::game_plugin::<G>(app);
}

/// Adds the drawings of a game's hand on the map.
pub(crate) fn game_pictures_plugin<G: OnTable>(app: &mut App) {
    lit::game_pictures_plugin::<G>(app);
    waypoints::game_pictures_plugin::<G>(app);
}
