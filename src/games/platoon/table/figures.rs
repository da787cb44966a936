//! The strengths of opportunity fire in figures over its overlays.

use crate::{
    engine::{board::Hex, orders::Game},
    games::platoon::{
        rules::{Platoon, Position, view::to_play},
        scene::overlays::{FIRE, Strengths, strengths},
    },
    settings::Overlay,
    table::{Overlays, app::sets::GameSet, session::Session},
};
use bevy::prelude::*;

/// The strengths of opportunity fire in figures, while an overlay of it is on; dots show them only roughly. With both
/// sides' overlays on, the enemy's are shown.
#[derive(Resource, Default)]
pub struct Figures {
    /// The position for which they were worked out, and the overlay.
    of: Option<(u64, Overlay)>,
    pub strengths: Vec<(Hex, Strengths)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>().add_systems(Update, reckon.in_set(GameSet::Show(Platoon::ID)));
}

fn reckon(
    (session, position): (Res<Session<Platoon>>, Option<Res<Position>>),
    overlays: Option<Res<Overlays>>,
    mut figures: ResMut<Figures>,
) {
    let on = overlays.and_then(|overlays| FIRE.into_iter().find(|fire| overlays.on().contains(fire)));
    let wanted = on.map(|on| (session.moves, on));
    if figures.of == wanted {
        return;
    }
    let game = session.rulebook.as_ref().zip(position).zip(on);
    let strengths = game.map(|((rulebook, position), on)| {
        let public = &position.public;
        let own = to_play(rulebook, public);
        let side = if on == FIRE[0] { own.enemy() } else { own };
        strengths(rulebook, public, side).collect()
    });
    *figures = Figures { of: wanted, strengths: strengths.unwrap_or_default() };
}
