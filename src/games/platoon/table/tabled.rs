//! Platoon on the table: its plugins.

use crate::{games::platoon::rules::Platoon, table::tabled::OnTable};
use bevy::prelude::*;

impl OnTable for Platoon {
    fn game_plugin(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn game_panels_plugin(app: &mut App) {
        app.add_plugins(super::panels_plugin);
    }
}
