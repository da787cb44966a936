//! Guderian on the table.

use super::{CallingUp, attack::PlannedAttack, decisions::Routing, show};
use crate::{games::guderian::rules::Guderian, table::tabled::OnTable};
use bevy::prelude::*;

impl OnTable for Guderian {
    fn plug_in(app: &mut App) {
        app.init_resource::<PlannedAttack>().init_resource::<Routing>().init_resource::<CallingUp>();
    }

    fn plug_in_panels(app: &mut App) {
        app.add_plugins(show::plugin);
    }
}
