//! The figures over the overlays of fire.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Viewer},
    },
    games::squad::{
        rules::{Position, Squad, fire::Bearing, position::hidden::looking},
        scene::overlays::{ENEMY_FIRE, OWN_FIRE, SELECTED, fire_of, hit_by},
    },
    settings::Overlay,
    table::{Overlays, app::sets::GameSet, session::Session},
};
use bevy::prelude::*;

/// The strength and die-roll modifier in figures while an overlay of fire is on. Dots and tints show them only roughly.
#[derive(Resource, Default)]
pub struct Figures {
    /// The position, viewer, overlay and units for which the figures were calculated.
    of: Option<(u64, Viewer, Overlay, Vec<UnitId>)>,
    pub told: Vec<(Hex, Bearing)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>().add_systems(Update, reckon.in_set(GameSet::Show(Squad::ID)));
}

fn reckon(
    (session, position): (Res<Session<Squad>>, Option<Res<Position>>),
    overlays: Option<Res<Overlays>>,
    mut figures: ResMut<Figures>,
) {
    let told = [SELECTED, ENEMY_FIRE, OWN_FIRE];
    let on = overlays.and_then(|overlays| told.into_iter().find(|one| overlays.on().contains(one)));
    let units = |on: Overlay| if on == SELECTED { session.selected.clone() } else { Vec::new() };
    // A person who comes to the table must not read the figures of another viewer (22.2).
    let eyes = position.as_ref().map(|position| position.public.eyes).unwrap_or_default();
    let wanted = on.map(|on| (session.moves, eyes, on, units(on)));
    if figures.of == wanted {
        return;
    }
    let game = session.rulebook.as_ref().zip(position).zip(on);
    let told = game.map(|((rulebook, position), on)| {
        let public = &position.public;
        let own = looking(rulebook, public);
        match on {
            SELECTED => hit_by(rulebook, public, &session.selected),
            ENEMY_FIRE => fire_of(rulebook, public, own.enemy()),
            _ => fire_of(rulebook, public, own),
        }
    });
    *figures = Figures { of: wanted, told: told.unwrap_or_default() };
}
