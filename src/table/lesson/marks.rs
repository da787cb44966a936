//! Rings about the hexes that a step of a lesson speaks of.

use super::{
    super::{
        inks::{Inks, ink},
        layout::{centre_of, height},
        ribbon::{RibbonSpawner, Ribbons},
        screen::Screen,
        session::{AnswerRequests, Session, lies},
        tabled::OnTable,
    },
    ringed,
};
use crate::engine::board::Hex;
use bevy::prelude::*;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Ringed(Vec<Hex>);

#[derive(Component)]
struct RingMesh;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ringed>().add_systems(Startup, spawn).add_systems(
        Update,
        draw.run_if(resource_changed::<Ringed>.or_eager(resource_changed::<Inks>)).after(AnswerRequests),
    );
}

pub(super) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(Update, find::<G>.run_if(lies::<G>).after(AnswerRequests).before(draw));
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn(RingMesh, &Ribbons::default(), height::SELECTION + 1.0);
}

fn find<G: OnTable>(session: Res<Session<G>>, screen: Res<State<Screen>>, mut shown: ResMut<Ringed>) {
    let shows = *screen.get() == Screen::Table;
    shown.set_if_neq(Ringed(if shows { ringed(&session) } else { Vec::new() }));
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
