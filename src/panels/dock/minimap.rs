//! The small map in the dock: the ground, a dot for each counter in the shape of its side, and the frame of the visible
//! part. A click goes there.

use crate::{
    art::packs::{map_art::MapColours, pack::palette::Colour},
    engine::{
        board::{ALL_SIDES, Board, Hex, Hexside, Link, SideFeature, Terrain},
        counters::Flag,
        text::say,
    },
    panels::{
        kit::{
            theme::Palette,
            widgets::{noted, paint_side_with},
        },
        state::Action,
    },
};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Id, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, vec2,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The side of the dot of a unit, in points.
const DOT: f32 = 5.2;
/// Distance below which two dots of a side are drawn as one, in points: less than a hex of the usual maps in a usual
/// window.
const APART: f32 = 2.0;

/// Distance between its edge and the map, in points.
const PADDING: f32 = 6.0;

/// The content of the small map.
pub struct MinimapState<'a> {
    pub board: &'a Board,
    /// The hexes with units, each with its side's flag.
    pub units: &'a [(Hex, Flag)],
    /// The visible part of the board, in hex radii from the middle of hex 0101, y down.
    pub seen: Rect,
    /// The colours of the large map.
    pub colours: &'a MapColours,
}

/// Returns the middle of a hex in hex radii from the middle of hex 0101, y down.
fn middle(hex: Hex) -> Vec2 {
    let high = 3.0_f32.sqrt();
    let lower = if hex.column().is_multiple_of(2) { 0.5 } else { 0.0 };
    vec2(1.5 * (f32::from(hex.column()) - 1.0), high * (f32::from(hex.row()) - 1.0 + lower))
}

/// Returns a corner of a hex, numbered as on the board: the first two are those of its northern hexside.
fn corner(hex: Hex, number: usize) -> Vec2 {
    let angle = (60.0 * number as f32 - 120.0).to_radians();
    middle(hex) + vec2(angle.cos(), angle.sin())
}

/// The transformation from the board to the small map.
#[derive(Clone, Copy)]
struct Scale {
    origin: Pos2,
    radius: f32,
}

impl Scale {
    fn of(board: &Board, rect: Rect) -> Self {
        let radius = rect.width() / whole(board).x;
        Self { origin: rect.min + vec2(radius, 0.866 * radius), radius }
    }

    fn place(self, on_board: Vec2) -> Pos2 {
        self.origin + on_board * self.radius
    }
}

/// Returns the size of the board in hex radii.
fn whole(board: &Board) -> Vec2 {
    vec2(1.5 * f32::from(board.columns()) + 0.5, 3.0_f32.sqrt() * (f32::from(board.rows()) + 0.5))
}

/// Returns the largest rectangle with the shape of a board in the middle of this one.
fn within(board: &Board, room: Rect) -> Rect {
    let whole = whole(board);
    let scale = (room.width() / whole.x).min(room.height() / whole.y);
    Rect::from_center_size(room.center(), whole * scale)
}

/// Draws the small map in its part of the dock; a click or a drag on it centres the hex there.
pub(crate) fn show(
    ui: &mut Ui,
    state: &MinimapState,
    palette: &'static Palette,
    room: Rect,
) -> Option<Action> {
    let frame = Stroke::new(1.0, palette.line);
    ui.painter().rect(room, CornerRadius::same(6), palette.panel, frame, StrokeKind::Inside);
    let rect = within(state.board, room.shrink(PADDING));
    let response = ui.interact(rect, ui.id().with("small-map"), Sense::click_and_drag());
    let response = noted(&say!("dock-small-map"), response);
    let scale = Scale::of(state.board, rect);
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(rect, 2, rgb(state.colours.paper));
    ground(ui.ctx(), &painter, (state.board, state.colours), rect);
    for (place, side) in dots(state.units, scale) {
        paint_side_with(&painter, Rect::from_center_size(place, Vec2::splat(DOT)), side, palette);
    }
    let seen = [state.seen.min, state.seen.max].map(|corner| scale.place(corner.to_vec2()));
    let seen = Rect::from_min_max(seen[0], seen[1]).intersect(rect.shrink(1.0));
    let under = Stroke::new(3.0, Color32::from_black_alpha(150));
    painter.rect_stroke(seen, 1, under, StrokeKind::Inside);
    painter.rect_stroke(seen, 1, Stroke::new(1.5, palette.accent), StrokeKind::Inside);
    let at = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    nearest(state.board, scale, at).map(Action::Centre)
}

/// Returns the dots. On a large map many dots of a side overlap: one is drawn for those that cannot be distinguished,
/// which keeps a larger army as cheap.
fn dots(units: &[(Hex, Flag)], scale: Scale) -> Vec<(Pos2, Flag)> {
    let mut taken = BTreeSet::new();
    let placed = units.iter().map(|(hex, side)| (scale.place(middle(*hex)), *side));
    let apart = |(at, side): &(Pos2, Flag)| {
        let [x, y] = [at.x, at.y].map(|part| (part / APART).floor() as i32);
        taken.insert((*side, x, y))
    };
    placed.filter(apart).collect()
}

fn nearest(board: &Board, scale: Scale, at: Pos2) -> Option<Hex> {
    let away = |hex: &Hex| scale.place(middle(*hex)).distance_sq(at);
    board.hexes().min_by(|one, other| away(one).total_cmp(&away(other)))
}

fn rgb(Colour([red, green, blue]): Colour) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Draws woods, swamps, lakes, towns, waters and roads, computed once for a board at a place.
fn ground(ctx: &Context, painter: &Painter, (board, colours): (&Board, &MapColours), rect: Rect) {
    type Known = (String, MapColours, [i32; 4], Arc<Mesh>);
    let place = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|edge| (edge * 8.0) as i32);
    let id = Id::new("small map's ground");
    let known: Option<Known> = ctx.data(|data| data.get_temp(id));
    let mesh = match known.filter(|(map, worn, at, _)| map == board.id() && worn == colours && *at == place) {
        Some((.., mesh)) => mesh,
        None => {
            let mesh = Arc::new(draw_ground(board, colours, Scale::of(board, rect)));
            let known: Known = (board.id().to_owned(), *colours, place, Arc::clone(&mesh));
            ctx.data_mut(|data| data.insert_temp(id, known));
            mesh
        }
    };
    painter.add(Shape::mesh(mesh));
}

fn draw_ground(board: &Board, colours: &MapColours, scale: Scale) -> Mesh {
    let mut mesh = Mesh::default();
    for hex in board.hexes() {
        let colour = match board.terrain(hex) {
            Terrain::Clear => continue,
            Terrain::Woods => rgb(colours.wood),
            Terrain::Swamp => rgb(colours.marsh),
            Terrain::Lake => rgb(colours.water),
            Terrain::Town => rgb(colours.city_ground),
            Terrain::Hilltop => rgb(colours.hill),
            Terrain::Orchard => rgb(colours.grass),
            Terrain::Crops => rgb(colours.grain),
            Terrain::Stream => rgb(colours.water),
            Terrain::Gully => rgb(colours.gully),
        };
        let first = mesh.vertices.len() as u32;
        (0..6).for_each(|number| mesh.colored_vertex(scale.place(corner(hex, number)), colour));
        (1..5).for_each(|number| mesh.add_triangle(first, first + number, first + number + 1));
    }
    let brook = |hex, side| board.feature(SideFeature::Stream, hex, side);
    for [from, to] in along_sides(board, &brook) {
        stroke(&mut mesh, scale.place(from), scale.place(to), 0.9, rgb(colours.water_deep));
    }
    for [from, to] in along_sides(board, &|hex, side| board.river(hex, side)) {
        stroke(&mut mesh, scale.place(from), scale.place(to), 1.5, rgb(colours.water_deep));
    }
    for hex in board.hexes() {
        for next in board.linked(Link::RoadOverRiver, hex).filter(|next| hex < *next) {
            let [from, to] = [hex, next].map(|hex| scale.place(middle(hex)));
            stroke(&mut mesh, from, to, 0.8, rgb(colours.road));
        }
        if board.city(hex).is_some() {
            let at = scale.place(middle(hex));
            mesh.add_colored_rect(Rect::from_center_size(at, Vec2::splat(2.6)), rgb(colours.city_far));
        }
    }
    mesh
}

/// Returns the lines of a water along hexsides: from the middle of one hexside to that of the next, so that it bends
/// without gaps. Three hexsides that meet are joined, and an end reaches the end of its hexside.
fn along_sides(board: &Board, runs: &dyn Fn(Hex, Hexside) -> bool) -> Vec<[Vec2; 2]> {
    let mut ends: BTreeMap<[i32; 2], (Vec2, Vec<Vec2>)> = BTreeMap::new();
    for hex in board.hexes() {
        // A hexside between two hexes is counted once; one at the edge of the map has one hex only.
        let own = |side: &Hexside| side.number() < 3 || board.neighbour(hex, *side).is_none();
        for side in ALL_SIDES.into_iter().filter(own).filter(|side| runs(hex, *side)) {
            let corners = [0, 1].map(|end| corner(hex, side.number() + end));
            let half = corners[0] + (corners[1] - corners[0]) / 2.0;
            for at in corners {
                let place = [at.x, at.y].map(|part| (part * 50.0).round() as i32);
                ends.entry(place).or_insert_with(|| (at, Vec::new())).1.push(half);
            }
        }
    }
    let lines = ends.into_values().flat_map(|(corner, halves)| match halves.as_slice() {
        [one, other] => vec![[*one, *other]],
        _ => halves.into_iter().map(|half| [half, corner]).collect(),
    });
    lines.collect()
}

fn stroke(mesh: &mut Mesh, from: Pos2, to: Pos2, width: f32, colour: Color32) {
    let aside = (to - from).normalized().rot90() * width / 2.0;
    let first = mesh.vertices.len() as u32;
    for corner in [from + aside, from - aside, to - aside, to + aside] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{art::packs::map_art::MapArt, engine::board::MapFile};

    /// Woods have the shape of their hexes, and adjacent ones touch along their whole hexside.
    #[test]
    fn woods_are_hexes() {
        let text = "(id: \"small\", title: \"\", subtitle: \"\", columns: 3, rows: 2, woods: [\"0101\", \"0201\"], \
            swamp: [], lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], \
            places: [], areas: [])";
        let map: MapFile = ron::from_str(text).expect("a map");
        let board = map.board().expect("a sound map");
        let colours = MapArt::standard().expect("the standard pack").colours;
        let colours = MapColours { wood: Colour([1, 2, 3]), ..colours };
        let mesh = draw_ground(&board, &colours, Scale { origin: Pos2::ZERO, radius: 10.0 });
        assert!(
            mesh.vertices.iter().all(|corner| corner.color == Color32::from_rgb(1, 2, 3)),
            "the pack's colours"
        );
        let [one, other] = [0, 6].map(|from| &mesh.vertices[from..from + 6]);
        let middle = Pos2::ZERO;
        assert!(one.iter().all(|corner| (corner.pos.distance(middle) - 10.0).abs() < 0.01));
        let shared = one.iter().filter(|corner| other.iter().any(|end| end.pos.distance(corner.pos) < 0.01));
        assert_eq!((mesh.vertices.len(), shared.count()), (12, 2));
    }

    /// A map ten times as large as the usual ones has no more dots than this; on the usual ones each hex has its own.
    #[test]
    fn dots_of_a_large_army_fall_together() {
        let held: Vec<(Hex, Flag)> = (1..=98)
            .flat_map(|row| (1..=180).map(move |column| (column, row)))
            .filter_map(|(column, row)| Some((Hex::new(column, row)?, Flag::Red)))
            .collect();
        let at = |radius| dots(&held, Scale { origin: Pos2::ZERO, radius }).len();
        let (usual, large) = (216.0 / (1.5 * 59.0), 216.0 / (1.5 * 187.0));
        assert_eq!(at(usual), held.len());
        assert!(at(large) < held.len() / 2, "{}", at(large));
    }

    /// A water along hexsides is one line: except at its ends, a line that reaches a place also leaves it.
    #[test]
    fn a_water_does_not_break_off() {
        let text = "(id: \"wet\", title: \"\", subtitle: \"\", columns: 4, rows: 3, woods: [], swamp: [], lake: [], \
            rivers: [], streams: [\"0202 n ne se\"], roads: [], road_river_joins: [], rails: [], \
            road_exits: [], rail_exits: [], places: [], areas: [])";
        let map: MapFile = ron::from_str(text).expect("a map");
        let board = map.board().expect("a sound map");
        let lines = along_sides(&board, &|hex, side| board.feature(SideFeature::Stream, hex, side));
        let ends: Vec<Vec2> = lines.iter().flatten().copied().collect();
        let alone = |end: &&Vec2| ends.iter().filter(|other| (**other - **end).length() < 0.01).count() == 1;
        assert_eq!((lines.len(), ends.iter().filter(alone).count()), (4, 2), "{lines:?}");
    }
}
