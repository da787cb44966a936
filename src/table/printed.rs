//! The printed sheet that lies on the table: the map of the game that is played, whatever game it is, and
//! what its scenario adds. Painter, view, pointer and names read it and know no game.

use super::{layout::hex_at, session::Session, tabled::OnTable, view::View};
use crate::art::painter::Furniture;
use crate::engine::board::{Board, Hex, MapFile};
use bevy::prelude::*;
use std::sync::Arc;

/// A map and what a scenario adds to it.
#[derive(Clone, Debug)]
pub struct Print {
    /// The map as it stands in its file.
    pub map: MapFile,
    pub board: Board,
    /// What the scenario adds.
    pub furniture: Furniture,
    /// The scenario and digests of its files: what has the same is the same sheet.
    pub of: Vec<String>,
}

impl Print {
    /// The sheet of a scenario.
    pub fn new<G: OnTable>(rulebook: &G::Rulebook) -> Self {
        let mut of = vec![G::ID.to_owned(), G::scenario(rulebook)];
        of.extend(G::digests(rulebook));
        Self {
            map: G::map(rulebook).clone(),
            board: G::board(rulebook).clone(),
            furniture: G::furniture(rulebook),
            of,
        }
    }
}

/// The sheet that lies on the table.
#[derive(Resource, Default)]
pub struct Printed {
    /// The sheet; none before the first game.
    pub sheet: Option<Arc<Print>>,
    /// The number of the rulebook that it was printed for; 0 before there was one.
    rulebook: u64,
}

impl Printed {
    /// A sheet that is no game's.
    #[cfg(test)]
    pub(super) fn of(sheet: Arc<Print>) -> Self {
        Self { sheet: Some(sheet), rulebook: 0 }
    }

    /// The board on the table.
    pub fn board(&self) -> Option<&Board> {
        self.sheet.as_ref().map(|sheet| &sheet.board)
    }
}

/// The hex under a place of the window.
pub(crate) fn hex_under(printed: &Printed, view: &View, pointer: Vec2) -> Option<Hex> {
    hex_at(printed.board()?, view.to_table(pointer)).filter(|_| view.area.contains(pointer))
}

/// Where the sheet is laid.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SheetLaid;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Printed>();
}

pub(super) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(Update, lay::<G>.in_set(SheetLaid).after(super::session::answer_requests));
}

/// Another rulebook may have another sheet.
fn lay<G: OnTable>(session: Res<Session<G>>, mut printed: ResMut<Printed>) {
    let Some(rulebook) = &session.rulebook else { return };
    let number = G::number(rulebook).get();
    if printed.rulebook != number {
        printed.rulebook = number;
        let sheet = Print::new::<G>(rulebook);
        if printed.sheet.as_ref().is_none_or(|old| old.of != sheet.of) {
            printed.sheet = Some(Arc::new(sheet));
        }
    }
}
