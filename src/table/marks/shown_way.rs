//! Paths of the panels, drawn on the map: that of a button while the pointer is on it, those of a hint while it is
//! shown.

use super::{
    lines::{curved, smoothed},
    ribbon::{RibbonSpawner, Ribbons},
};
use crate::{
    engine::board::Hex,
    panels::Action,
    scene::layout::{centre_of, height},
    table::app::inks::{Inks, ink},
};
use bevy::{prelude::*, window::RequestRedraw};

/// The paths that are shown; none without a pointed button and without a hint.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownWay(pub Vec<Vec<Hex>>);

/// The paths that a computer's units have just taken, or those of the units that a decision concerns: they are shown
/// until the next action.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DoneWays(pub Vec<Vec<Hex>>);

/// The hexes with a ring of an attack about them. A path that ends in one has no head: it would peep out behind the ring.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RingedHexes(pub Vec<Hex>);

impl ShownWay {
    /// Takes the paths out of the panels' actions. It requests a new frame only when they change: a pointer at rest on
    /// a button lets the window rest.
    pub(crate) fn note(
        shown: &mut ResMut<Self>,
        actions: &mut Vec<Action>,
        redraw: &mut MessageWriter<RequestRedraw>,
    ) {
        let mut ways = Vec::new();
        actions.retain(|action| match action {
            Action::ShowWay(path) => {
                ways.push(path.clone());
                false
            }
            _ => true,
        });
        if shown.0 != ways {
            shown.0 = ways;
            redraw.write(RequestRedraw);
        }
    }
}

/// Distance from the middle of a hex to the edge of its cards, in hex radii.
const CARD: f32 = 0.62;
/// Distance from the middle of a single shown hex to the corners of its ring, in hex radii.
const RING: f32 = 0.86;

/// The mesh of the paths that the panels show, and of those that units have taken.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum WayMesh {
    Shown,
    /// It is below the counters: a path that stays for a whole turn must cover no name and no strength.
    Done,
}

pub(crate) fn plugin(app: &mut App) {
    let is_due = resource_changed::<ShownWay>
        .or_eager(resource_changed::<DoneWays>)
        .or_eager(resource_changed::<RingedHexes>);
    app.init_resource::<ShownWay>()
        .init_resource::<DoneWays>()
        .init_resource::<RingedHexes>()
        .add_systems(Startup, spawn)
        .add_systems(Update, draw.run_if(is_due));
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn(WayMesh::Shown, &Ribbons::default(), height::LINES + 0.43);
    spawner.spawn(WayMesh::Done, &Ribbons::default(), height::COUNTERS - 1.0);
}

fn draw(
    (shown, done, ringed): (Res<ShownWay>, Res<DoneWays>, Res<RingedHexes>),
    inks: Res<Inks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut drawn: Query<(&WayMesh, &mut Mesh2d, &mut Visibility)>,
) {
    let (mut ribbons, mut below) = (Ribbons::default(), Ribbons::default());
    let places = |way: &Vec<Hex>| smoothed(&way.iter().copied().map(centre_of).collect::<Vec<Vec2>>());
    for way in &shown.0 {
        arrow(&mut ribbons, &places(way), true, &inks);
    }
    for way in &done.0 {
        // The unit that has moved is at its end: its card must be visible.
        let has_head = has_head(way, &ringed.0);
        let places = before_card(places(way));
        if places.len() > 1 {
            arrow(&mut below, &places, has_head, &inks);
        }
    }
    for (which, mesh, visibility) in &mut drawn {
        let ribbons = if *which == WayMesh::Shown { &ribbons } else { &below };
        ribbons.put(&mut meshes, (mesh, visibility));
    }
}

/// Returns a path that ends before the card in its last hex. A bend close to that end would turn its head.
fn before_card(mut places: Vec<Vec2>) -> Vec<Vec2> {
    if let [.., before, end] = places.as_mut_slice() {
        *end -= (*end - *before).normalize_or_zero() * CARD;
        if before.distance(*end) < CARD && places.len() > 2 {
            places.remove(places.len() - 2);
        }
    }
    places
}

/// Whether a path has a head.
fn has_head(way: &[Hex], ringed: &[Hex]) -> bool {
    way.last().is_none_or(|end| !ringed.contains(end))
}

/// Draws an amber path with a dark rim, and with a head at its end if it has one.
pub(crate) fn arrow(ribbons: &mut Ribbons, places: &[Vec2], has_head: bool, inks: &Inks) {
    let (rim, colour) = (ink(inks.accent_dark), ink(inks.retreat));
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else {
        // A hex alone: about the counters in it.
        let corners = [0.0_f32, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0].map(|corner| {
            let angle = (60.0 * corner).to_radians();
            *end + RING * Vec2::new(angle.cos(), angle.sin())
        });
        ribbons.line(&corners, 0.20, 0.20, rim);
        ribbons.line(&corners, 0.12, 0.12, colour);
        return;
    };
    let way = (*end - *last).normalize_or_zero();
    let (neck, tip) = (*end - way * 0.45, *end - way * 0.02);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    // It does not cover the strength of the unit that moves.
    if let [start, second, ..] = shaft[..] {
        shaft[0] = start + (second - start).normalize_or_zero() * CARD;
    }
    let shaft = curved(&shaft);
    ribbons.line(&shaft, 0.28, 0.30, rim);
    if has_head {
        ribbons.arrow_head(neck - way * 0.06, tip + way * 0.12, 0.66, rim);
    }
    ribbons.line(&shaft, 0.18, 0.20, colour);
    if has_head {
        ribbons.arrow_head(neck, tip, 0.50, colour);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A path ends before the card, with room for its head.
    #[test]
    fn a_path_ends_before_the_card() {
        let row: Vec<Vec2> =
            ["0505", "0605", "0705"].map(|text| centre_of(text.parse().unwrap())).into_iter().collect();
        for way in [&row[..], &row[..2]] {
            let places = before_card(smoothed(way));
            let [.., before, end] = places.as_slice() else { panic!("{places:?}") };
            let middle = *way.last().unwrap();
            assert!((end.distance(middle) - CARD).abs() < 0.01 && before.distance(*end) > 0.5, "{places:?}");
        }
        assert_eq!(before_card(vec![Vec2::ZERO]), [Vec2::ZERO]);
    }

    /// A path that ends in a ringed hex has no head, which would look like a flame behind the ring.
    #[test]
    fn no_head_peeps_out_behind_a_ring() {
        let hexes = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Hex>>();
        let way = hexes(&["0101", "0102", "0103"]);
        assert!(!has_head(&way, &hexes(&["0103"])));
        assert!(has_head(&way, &hexes(&["0101", "0104"])) && has_head(&way, &[]));
    }
}
