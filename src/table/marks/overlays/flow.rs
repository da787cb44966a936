//! Dots that run along the supply lines of the units under the mouse, towards the source. They run for a few seconds,
//! because a table at rest is not drawn. Chevrons show the direction after that.

use super::{
    LinesPointedAt,
    draw::{self, BELOW},
    pens::Inks,
    roads::RoadWays,
    traced,
};
use crate::{
    scene::motion::seconds,
    settings::Motion,
    table::{
        app::inks,
        app::sets::TableSet,
        counters::{CardSize, gliding::step},
        map::materials::RibbonMaterial,
        marks::ribbon::Ribbons,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// The running dots, and their start.
#[derive(Resource, Default)]
struct Flow {
    /// Seconds since the lines appeared; none when the dots are at rest.
    since: Option<f32>,
    dots: Option<Entity>,
    material: Option<Handle<RibbonMaterial>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Flow>().add_systems(Startup, mix).add_systems(Update, run.after(TableSet::LayOut));
}

fn mix(mut flow: ResMut<Flow>, mut materials: ResMut<Assets<RibbonMaterial>>) {
    flow.material = Some(materials.add(RibbonMaterial::seen(1.0)));
}

/// Draws the dots at their present places.
fn run(
    mut commands: Commands,
    lines: Res<LinesPointedAt>,
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    (colours, size, roads): (Res<inks::Inks>, Res<CardSize>, Res<RoadWays>),
    mut flow: ResMut<Flow>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if lines.is_changed() {
        let flows = !lines.0.is_empty() && *motion != Motion::Reduced;
        flow.since = flows.then_some(0.0);
    } else if flow.since.is_none() {
        return;
    }
    if let Some(old) = flow.dots.take() {
        commands.entity(old).try_despawn();
    }
    flow.since =
        flow.since.map(|since| since + step(&time, *motion)).filter(|since| *since < seconds::SUPPLY);
    let (Some(since), Some(material)) = (flow.since, &flow.material) else { return };
    let mut ribbons = Ribbons::default();
    traced::supply_dots(&mut ribbons, &lines.0, &roads, since, &Inks::of(&colours, size.radius));
    if !ribbons.is_empty() {
        flow.dots = Some(draw::spawn(&mut commands, &mut meshes, material, &ribbons, BELOW + 0.1));
        redraw.write(RequestRedraw);
    }
}
