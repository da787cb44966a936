//! Rest: without input and movement the window is not drawn again.
//!
//! The panels' library sends itself the pressed modifier keys in every frame, takes that for input and requests another
//! frame. The known ones are removed here.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::{collections::HashMap, time::Duration};

/// The time for which a window at rest sleeps if nothing wakes it.
pub(crate) const SLEEP: Duration = Duration::from_secs(3600);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        forget_known_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

fn forget_known_modifiers(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut all_known: Local<HashMap<Entity, egui::Modifiers>>,
) {
    for (context, mut input) in &mut inputs {
        let known = all_known.entry(context).or_default();
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *known != *modifiers;
                *known = *modifiers;
                changed
            }
            _ => true,
        });
    }
}
