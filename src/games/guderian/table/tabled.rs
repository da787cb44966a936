//! Guderian on the table.

use super::show;
use crate::{games::guderian::rules::Guderian, planning::Plan, table::tabled::OnTable};
use bevy::prelude::*;

impl OnTable for Guderian {
    fn game_plugin(app: &mut App) {
        app.init_resource::<Plan<Self>>();
    }

    fn game_panels_plugin(app: &mut App) {
        app.add_plugins(show::plugin);
    }
}
