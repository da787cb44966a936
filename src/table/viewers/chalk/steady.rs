//! Arrows that stay: those of a lesson's step, and those of the step that is open in the recorder.

use crate::{
    engine::lessons::Arrow,
    table::{
        app::{host::Host, screen::Screen},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The arrows of the step that is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct StepArrows(pub Vec<Arrow>);

/// Finds the arrows of the step that is shown.
pub(super) fn find<G: OnTable>(
    (session, host): (Res<Session<G>>, Option<Res<Host>>),
    screen: Res<State<Screen>>,
    mut shown: ResMut<StepArrows>,
) {
    let mut arrows = Vec::new();
    if *screen.get() == Screen::Table {
        let step = session.lesson.as_ref().and_then(|taken| taken.course.step());
        arrows.extend(step.into_iter().flat_map(|step| step.arrows.clone()));
        arrows.extend(host.iter().flat_map(|host| host.memory.editor_arrows.clone()));
    }
    shown.set_if_neq(StepArrows(arrows));
}
