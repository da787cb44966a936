//! What the table needs to know of Squad.

use crate::{
    engine::orders::Record,
    games::squad::rules::{Position, Squad},
    panels::PlainReport,
    table::tabled::OnTable,
};
use bevy::prelude::*;

impl OnTable for Squad {
    const SENTENCE: &'static str = "Normandy and the Rhineland, 1944–45: squads, leaders and single tanks, from house to house under fire.";
    type Rolled = ();
    type Report = PlainReport;

    fn plug_in(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn plug_in_panels(app: &mut App) {
        app.add_plugins(super::panels_plugin);
    }

    fn report(record: &Record<Self>, now: &Position) -> PlainReport {
        PlainReport::of(record, now)
    }
}
