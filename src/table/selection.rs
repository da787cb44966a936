//! The frame about every selected counter that is seen.

use super::{
    counters::{CardSize, LayOut, Shown},
    inks::{Inks, ink},
    layout::height,
    ribbon::{RibbonSpawner, Ribbons},
    screen::game_is_shown,
    session::{Session, lies},
    tabled::OnTable,
};
use crate::engine::counters::{CounterId, Word};
use bevy::prelude::*;

/// The mesh of all frames.
#[derive(Component)]
struct Frames;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn(Frames, &Ribbons::default(), height::SELECTION);
    });
}

/// The frames about counters of a game.
pub(crate) fn plug_in<G: OnTable>(app: &mut App) {
    let drawn = draw::<G>.after(LayOut).after(super::hand::Carry);
    app.add_systems(Update, drawn.run_if(lies::<G>).run_if(game_is_shown));
}

/// Draws the frames anew when something else is selected, or lies elsewhere.
fn draw<G: OnTable>(
    session: Res<Session<G>>,
    (size, inks): (Res<CardSize>, Res<Inks>),
    counters: Query<(&CounterId, &Shown, &Visibility)>,
    moved: Query<(), (With<CounterId>, Or<(Changed<Shown>, Changed<Visibility>)>)>,
    mut before: Local<Vec<Word>>,
    mut frames: Query<(&mut Mesh2d, &mut Visibility), (With<Frames>, Without<CounterId>)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let laid_anew = !session.selected.is_empty() && (!moved.is_empty() || size.is_changed());
    if *before == session.selected && !laid_anew && !inks.is_changed() {
        return;
    }
    before.clone_from(&session.selected);
    let mut ribbons = Ribbons::default();
    for (id, shown, visibility) in &counters {
        if session.selected.contains(&id.0) && *visibility != Visibility::Hidden && !shown.held {
            frame(&mut ribbons, shown.rest, &size, &inks);
        }
    }
    for frame in &mut frames {
        ribbons.put(&mut meshes, frame);
    }
}

fn frame(ribbons: &mut Ribbons, middle: Vec2, size: &CardSize, inks: &Inks) {
    let half = size.side * 0.53;
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y) * half;
    let frame =
        [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0), corner(-1.0, -1.0)];
    let pixel = 1.0 / size.radius.max(1.0);
    let width = (0.07_f32).max(2.0 * pixel);
    ribbons.line(&frame, width + 2.0 * pixel, width + 2.0 * pixel, ink(inks.accent_dark));
    ribbons.line(&frame, width, width, ink(inks.accent));
}
