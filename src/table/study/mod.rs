//! The study of a game at the table: branches take the place of the game, are played by one person for both sides, and
//! the game comes back as it was. Chances over the game are shown below its time line.

mod answer;
pub(crate) mod chances;
pub(crate) mod hidden;
mod may;
mod shown;
pub(crate) mod studied;
mod swap;

pub(crate) use answer::{answer, ends, forbids, hides, is_result_hidden};
pub(crate) use shown::{StudyFacts, state};
pub(crate) use swap::{game, leave};

use super::{app::sets::GameSet, files::keeping::Saving, session::Session, tabled::OnTable};
use bevy::prelude::*;
use hidden::HiddenGames;
use studied::{ResultHidden, Studied};

/// Adds the study of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    let keep = keep::<G>.run_if(resource_exists::<Studied<G>>);
    app.init_resource::<ResultHidden>()
        .init_resource::<HiddenGames>()
        .add_systems(Update, keep.in_set(GameSet::Show(G::ID)));
}

/// Writes down what has been played in the branch, after every order, undo, note and drawing.
fn keep<G: OnTable>(mut studied: ResMut<Studied<G>>, session: Res<Session<G>>, saving: Option<Res<Saving>>) {
    if !session.is_changed() {
        return;
    }
    let disk = saving.map(|saving| saving.disk()).unwrap_or_default();
    swap::keep_what_was_played(studied.bypass_change_detection(), &session, &disk);
}
