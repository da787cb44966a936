//! Rings about the hexes of a lesson's step, of a finding of the referee, and of an editor.

use super::ribbon::{RibbonSpawner, Ribbons};
use crate::{
    engine::board::Hex,
    scene::layout::{centre_of, height},
    table::{
        app::{
            host::Host,
            inks::{Inks, ink},
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Ringed(Vec<Hex>);

#[derive(Component)]
struct RingMesh;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Ringed>().add_systems(Startup, spawn).add_systems(
        Update,
        draw.run_if(resource_changed::<Ringed>.or_eager(resource_changed::<Inks>))
            .after(TableSet::AnswerRequests),
    );
}

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, find::<G>.in_set(GameSet::Show(G::ID)).before(draw));
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn(RingMesh, &Ribbons::default(), height::SELECTION + 1.0);
}

fn find<G: OnTable>(
    (session, host): (Res<Session<G>>, Res<Host>),
    screen: Res<State<Screen>>,
    mut shown: ResMut<Ringed>,
) {
    let mut hexes = Vec::new();
    if *screen.get() == Screen::Table {
        let step = session.lesson.as_ref().and_then(|taken| taken.course.step());
        hexes.extend(step.into_iter().flat_map(|step| step.show.clone()));
        hexes.extend_from_slice(host.memory.pointed());
        hexes.extend_from_slice(&host.memory.editor_rings);
    }
    shown.set_if_neq(Ringed(hexes));
}

fn draw(
    shown: Res<Ringed>,
    inks: Res<Inks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mesh: Single<(&mut Mesh2d, &mut Visibility), With<RingMesh>>,
) {
    let mut ribbons = Ribbons::default();
    for hex in &shown.0 {
        let corners: Vec<Vec2> = (0..=6)
            .map(|corner| {
                let angle = (60.0 * corner as f32).to_radians();
                centre_of(*hex) + 0.93 * Vec2::new(angle.cos(), angle.sin())
            })
            .collect();
        for (width, colour) in [(0.17, ink(inks.accent_dark)), (0.10, ink(inks.accent))] {
            ribbons.line(&corners, width, width, colour);
        }
    }
    ribbons.put(&mut meshes, mesh.into_inner());
}
