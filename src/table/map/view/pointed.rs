//! What a place of the window points at: nothing under a panel.

use super::MapView;
use bevy::prelude::*;

impl MapView {
    /// The place of the table that this place of the window points at: none beside the map's part, and none under a panel, as
    /// panels lie now. They themselves learn only from a mouse that moves what it is over, and the map may move instead.
    pub(crate) fn pointed_at(&self, on_screen: Vec2) -> Option<Vec2> {
        let covered = self.covers.iter().any(|cover| cover.contains(on_screen));
        (self.area.contains(on_screen) && !covered).then(|| self.to_table(on_screen))
    }
}
