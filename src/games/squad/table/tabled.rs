//! Squad on the table: its plugins.

use crate::{games::squad::rules::Squad, table::tabled::OnTable};
use bevy::prelude::*;

impl OnTable for Squad {
    fn game_plugin(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn game_panels_plugin(app: &mut App) {
        app.add_plugins(super::panels_plugin);
    }
}
