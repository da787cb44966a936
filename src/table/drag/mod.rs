//! The hand: one set of systems for every game picks up, carries and drops counters, clicks, selects, pins paths and
//! handles keys. The game answers which units a press takes, their offer, and the meaning of it all, in
//! [`Planning`](crate::planning::Planning).

mod box_selection;
mod clicks;
pub(crate) mod cursor;
pub(super) mod free_hand;
mod held;
mod keyboard;
mod lift;
mod lit;
mod pick_up;
mod pressed;
mod touch;
mod turning;
mod unseen;
mod waypoints;

use super::{counters::fan, tabled::OnTable};
use crate::{planning::Plan, scene::pictured::Pictured};
use bevy::prelude::*;
pub use box_selection::BoxSelection;
pub use held::{Hand, PickUpFromBox};
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

pub(crate) fn plug_in<G: OnTable + Pictured>(app: &mut App) {
    app.init_resource::<Plan<G>>();
    pick_up::plug_in::<G>(app);
    clicks::plug_in::<G>(app);
    box_selection::plug_in::<G>(app);
    waypoints::plug_in::<G>(app);
    turning::plug_in::<G>(app);
    keyboard::plug_in::<G>(app);
    lit::plug_in::<G>(app);
    unseen::plug_in::<G>(app);
    cursor::plug_in::<G>(app);
    fan::plug_in::<G>(app);
}

/// Adds the drawings of a game's hand on the map.
pub(crate) fn plug_in_pictures<G: OnTable>(app: &mut App) {
    lit::plug_in_pictures::<G>(app);
    waypoints::plug_in_pictures::<G>(app);
}
