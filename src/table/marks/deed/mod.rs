//! The last deed of each side on the map: lines from the attackers to their targets, the results in words at the hexes,
//! the cards that are drawn out of their stacks, and the counters that were lost. The latest deed is shown in full until the next one; of the other side's last deed
//! the lines stay. A result is shown when its die is at rest.

mod drawn_out;
mod followed;
mod for_viewers;
mod ghosts;
mod lines;
mod results;
mod shown;

pub(crate) use followed::game_plugin;
pub(crate) use for_viewers::SeenAttack;
pub(crate) use results::ResultPlaces;
pub use shown::Deeds;

use bevy::prelude::*;

/// Adds the drawings, which are the same for every game.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((lines::plugin, results::plugin, ghosts::plugin));
}
