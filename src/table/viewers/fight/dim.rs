//! The map around the fight, dimmed with one mesh that leaves out the hexes of the fight.

use super::{FightPart, shown::FightShown};
use crate::{
    scene::layout::{centre_of, height},
    table::{
        map::{layers::of_viewers, view::MapView},
        marks::ribbon::{RibbonSpawner, Ribbons},
    },
};
use bevy::prelude::*;

/// The colour over the rest of the map.
const DARK: Color = Color::srgba(0.03, 0.04, 0.05, 0.50);
/// Hex radii by which it reaches beyond the sheet: the desk is dimmed too.
const BEYOND: f32 = 80.0;
/// Places nearer to each other than this are one.
const SAME: f32 = 1e-3;

#[derive(Component)]
struct DimMesh;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, draw);
}

fn spawn(mut spawner: RibbonSpawner) {
    // Above the counters at rest, and below the lines and the results of the fight.
    spawner.spawn((DimMesh, FightPart, of_viewers()), &Ribbons::default(), height::LABELS + 1.0);
}

fn draw(
    (shown, view): (Res<FightShown>, Res<MapView>),
    mut drawn: Local<(Vec<Vec2>, Rect)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mesh: Single<(&mut Mesh2d, &mut Visibility), With<DimMesh>>,
) {
    let holes: Vec<Vec2> = shown.fight.iter().flat_map(|fight| fight.hexes()).map(centre_of).collect();
    if *drawn == (holes.clone(), view.sheet) {
        return;
    }
    let mut ribbons = Ribbons::default();
    if !holes.is_empty() {
        for corners in veil(view.sheet.inflate(BEYOND), &holes) {
            ribbons.patch(&corners, DARK);
        }
    }
    ribbons.put(&mut meshes, mesh.into_inner());
    *drawn = (holes, view.sheet);
}

/// Returns half of the height of a hex at this distance from its middle, across.
fn half_height(away: f32) -> f32 {
    let whole = 3_f32.sqrt() / 2.0;
    whole * ((1.0 - away.abs()) / 0.5).clamp(0.0, 1.0)
}

/// Returns four-cornered pieces that cover a rectangle, without the hexes around these places. Between two corners of hexes
/// all edges are straight: the pieces are cut there.
fn veil(whole: Rect, holes: &[Vec2]) -> Vec<[Vec2; 4]> {
    let corners = holes.iter().flat_map(|hole| [-1.0, -0.5, 0.5, 1.0].map(|away| hole.x + away));
    let mut cuts: Vec<f32> = corners.filter(|x| (whole.min.x..whole.max.x).contains(x)).collect();
    cuts.extend([whole.min.x, whole.max.x]);
    cuts.sort_by(f32::total_cmp);
    cuts.dedup_by(|next, before| *next - *before < SAME);
    let mut above: Vec<Vec2> = holes.to_vec();
    above.sort_by(|one, other| one.y.total_cmp(&other.y));
    let mut pieces = Vec::new();
    for pair in cuts.windows(2) {
        let [left, right] = [pair[0], pair[1]];
        let mut foot = [whole.min.y; 2];
        let crosses = |hole: &&Vec2| ((left + right) / 2.0 - hole.x).abs() < 1.0;
        for hole in above.iter().filter(crosses) {
            let half = [left, right].map(|x| half_height(x - hole.x));
            pieces.extend(piece([left, right], foot, half.map(|half| hole.y - half)));
            foot = half.map(|half| hole.y + half);
        }
        pieces.extend(piece([left, right], foot, [whole.max.y; 2]));
    }
    pieces
}

/// Returns the piece between two lines over a part across; none if it has no height.
fn piece([left, right]: [f32; 2], foot: [f32; 2], head: [f32; 2]) -> Option<[Vec2; 4]> {
    let is_flat = head[0] - foot[0] < SAME && head[1] - foot[1] < SAME;
    let corners = [(left, foot[0]), (right, foot[1]), (right, head[1]), (left, head[0])];
    (!is_flat).then(|| corners.map(|(x, y)| Vec2::new(x, y)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::board::Hex;

    fn area(corners: &[Vec2; 4]) -> f32 {
        (0..4).map(|at| corners[at].perp_dot(corners[(at + 1) % 4])).sum::<f32>() / 2.0
    }

    /// The pieces cover all of the map but the hexes of the fight: neighbours in a column, in a row, and far ones.
    #[test]
    fn the_rest_is_dimmed_without_gaps() {
        let whole = Rect::new(-10.0, -40.0, 40.0, 10.0);
        for hexes in [&["0505"][..], &["0505", "0506"], &["0505", "0605", "0604"], &["0505", "0506", "1210"]]
        {
            let places: Vec<Vec2> =
                hexes.iter().map(|text| centre_of(text.parse::<Hex>().unwrap())).collect();
            let pieces = veil(whole, &places);
            let covered: f32 = pieces.iter().map(area).sum();
            let hex = 1.5 * 3_f32.sqrt();
            let left = whole.width() * whole.height() - hex * places.len() as f32;
            assert!((covered - left).abs() < 0.05, "{hexes:?}: {covered} of {left}");
            assert!(pieces.iter().all(|piece| area(piece) > 0.0), "{pieces:?}");
            let inside = |piece: &[Vec2; 4], place: Vec2| {
                (0..4).all(|at| (piece[(at + 1) % 4] - piece[at]).perp_dot(place - piece[at]) > 0.0)
            };
            for place in places {
                assert!(!pieces.iter().any(|piece| inside(piece, place)), "{hexes:?}");
            }
        }
    }
}
