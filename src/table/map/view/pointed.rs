//! The target of a place in the window: none under a panel.

use super::MapView;
use bevy::prelude::*;

impl MapView {
    /// Returns the place of the table at this place of the window: none outside the map's part, and none under a panel
    /// in its present place. Panels only notice a mouse that moves, and the map may move instead.
    pub(crate) fn pointed_at(&self, on_screen: Vec2) -> Option<Vec2> {
        let covered = self.covers.iter().any(|cover| cover.contains(on_screen));
        (self.area.contains(on_screen) && !covered).then(|| self.to_table(on_screen))
    }
}
