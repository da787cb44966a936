//! Platoon on the table: its plugins.

use crate::{games::platoon::rules::Platoon, table::tabled::OnTable};
use bevy::prelude::*;

impl OnTable for Platoon {
    fn plug_in(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn plug_in_panels(app: &mut App) {
        app.add_plugins(super::panels_plugin);
    }
}
