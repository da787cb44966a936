//! Puts the sheet of the current game on the table.

use super::printed::Printed;
use crate::{
    scene::Print,
    table::{
        app::sets::{GameSet, TableSet},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Printed>();
}

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, lay::<G>.in_set(TableSet::LaySheet).in_set(GameSet::Show(G::ID)));
}

/// Puts a new sheet on the table for another rulebook, which may have another one.
fn lay<G: OnTable>(session: Res<Session<G>>, mut printed: ResMut<Printed>) {
    let Some(rulebook) = &session.rulebook else { return };
    let number = G::about(rulebook).number.get();
    if printed.rulebook != number {
        printed.rulebook = number;
        let sheet = Print::new::<G>(rulebook);
        if printed.sheet.as_ref().is_none_or(|old| old.of != sheet.of) {
            printed.sheet = Some(Arc::new(sheet));
        }
    }
}
