//! Trees in the woods and strokes in the marsh, each on a shaken lattice.

use super::canvas::Canvas;
use super::fields::Fields;
use super::geometry::{FIELD_CORNER, Point, WorldRect};
use super::ground::TABLE_RADIUS;
use super::noise::Chances;
use super::palette::{self, Colour};
use resvg::tiny_skia::PathBuilder;

/// From tree to tree, at the table and seen from afar; rows lie closer by the second factor.
const PITCH: (f32, f32) = (0.235, 0.27);
const ROW_PITCH: f32 = 0.86;
/// How far a tree strays from its place, in pitches.
const JITTER: f32 = 0.36;
/// Share of places that stay empty, and of places outside a wood on which a lone tree stands.
const GLADES: f32 = 0.10;
const STRAGGLERS: f32 = 0.16;
/// Lone trees stand where the woods field is above this.
const STRAGGLER_LEVEL: f32 = 0.27;
/// Trees keep this far off rivers, and off roads, railways and towns.
const CLEARANCE: (f32, f32) = (0.13, 0.17);
/// Radius of crowns: the smallest, and how much the greatest is above it.
const CROWN: (f32, f32) = (0.082, 0.045);
/// Share of conifers.
const CONIFERS: f32 = 0.30;
/// Marsh strokes: from row to row, from stroke to stroke, shortest and longest half, width.
const MARSH: [f32; 5] = [0.155, 0.34, 0.09, 0.16, 0.018];
/// Share of marsh strokes with a tuft of reed, and its height.
const REED: (f32, f32) = (0.34, 0.115);

/// The columns and rows of a lattice that lie over an area.
fn cells(area: &WorldRect, across: f32, down: f32) -> impl Iterator<Item = (i32, i32)> + use<> {
    let corner = FIELD_CORNER;
    let columns = ((area.left - corner.x) / across).floor() as i32 - 1
        ..=((area.right - corner.x) / across).ceil() as i32 + 1;
    let rows = ((area.top - corner.y) / down).floor() as i32 - 1
        ..=((area.bottom - corner.y) / down).ceil() as i32 + 1;
    rows.flat_map(move |row| columns.clone().map(move |column| (column, row)))
}

/// A tree.
struct Tree {
    place: Point,
    crown: f32,
    tone: f32,
    conifer: bool,
}

/// Paints the trees, those in the north first.
pub fn paint_trees(fields: &Fields, canvas: &mut Canvas) {
    let near = canvas.radius >= TABLE_RADIUS;
    let pitch = if near { PITCH.0 } else { PITCH.1 };
    let area = canvas.view().grown(0.35);
    let mut trees: Vec<Tree> =
        cells(&area, pitch, pitch * ROW_PITCH).filter_map(|cell| tree(fields, cell, pitch)).collect();
    trees.sort_by(|a, b| a.place.y.total_cmp(&b.place.y));
    for tree in &trees {
        if near {
            paint_near(canvas, tree);
        } else {
            let crown = tree.crown;
            canvas.disc(tree.place + Point::new(0.5, 0.55) * crown, 0.9 * crown, palette::TREE_SHADOW, 0.17);
            canvas.disc(tree.place, 0.92 * crown, tone(tree.tone * 0.85), 0.72);
        }
    }
}

fn tree(fields: &Fields, (column, row): (i32, i32), pitch: f32) -> Option<Tree> {
    let mut chances = Chances::at(column, row, 7919);
    let shift = Point::new(chances.between(-JITTER, JITTER), chances.between(-JITTER, JITTER));
    let odd = 0.5 * row.rem_euclid(2) as f32;
    let place = FIELD_CORNER
        + Point::new((column as f32 + odd + shift.x) * pitch, (row as f32 + shift.y) * pitch * ROW_PITCH);
    let ground = fields.ground(place);
    let cover = fields.cover(place, &ground, 0.05);
    let lone = cover.wood < 0.8;
    if cover.lake > 0.1 || (lone && (cover.wood_field < STRAGGLER_LEVEL || chances.roll() >= STRAGGLERS)) {
        return None;
    }
    if ground.river < CLEARANCE.0 || fields.lines.at(place) < CLEARANCE.1 || chances.roll() < GLADES {
        return None;
    }
    let conifer = chances.roll() < CONIFERS;
    let tone = chances.roll();
    Some(Tree { place, crown: CROWN.0 + CROWN.1 * tone, tone, conifer })
}

/// One of the crown colours, light, middle, middle, dark.
fn tone(chance: f32) -> Colour {
    let tones = [palette::TREE_HIGH, palette::TREE_MIDDLE, palette::TREE_MIDDLE, palette::TREE_LOW];
    tones[(chance * 4.0) as usize % 4]
}

fn paint_near(canvas: &mut Canvas, tree: &Tree) {
    let (place, crown) = (tree.place, tree.crown);
    let at = |x: f32, y: f32| place + Point::new(x, y) * crown;
    let (corner, opposite) = (canvas.pixel(at(-0.7, -0.3)), canvas.pixel(at(1.6, 1.2)));
    let shadow = resvg::tiny_skia::Rect::from_ltrb(corner.x, corner.y, opposite.x, opposite.y);
    if let Some(path) = shadow.and_then(PathBuilder::from_oval) {
        canvas.fill(&path, palette::TREE_SHADOW, 0.26);
    }
    if tree.conifer {
        canvas.fill_shape(&[at(0.0, -1.9), at(0.85, 0.6), at(-0.85, 0.6)], palette::TREE_LOW, 1.0);
        canvas.fill_shape(&[at(0.0, -1.9), at(0.0, 0.6), at(-0.85, 0.6)], palette::TREE_MIDDLE, 0.85);
    } else {
        canvas.disc(at(0.0, -0.3), crown, tone(tree.tone), 1.0);
        canvas.disc(at(-0.28, -0.58), 0.52 * crown, palette::TREE_HIGH, 0.8);
    }
}

/// Paints the dashes and reeds of marshes.
pub fn paint_marsh(fields: &Fields, canvas: &mut Canvas) {
    let [row_pitch, pitch, short, long, width] = MARSH;
    let mut dashes = PathBuilder::new();
    let mut reeds = PathBuilder::new();
    for (column, row) in cells(&canvas.view().grown(0.2), pitch, row_pitch) {
        let mut chances = Chances::at(column, row, 31_337);
        let odd = 0.5 * row.rem_euclid(2) as f32;
        let across = (column as f32 + odd + chances.between(-0.25, 0.25)) * pitch;
        let place = FIELD_CORNER + Point::new(across, row as f32 * row_pitch + chances.between(-0.02, 0.02));
        let ground = fields.ground(place);
        if fields.cover(place, &ground, 0.05).marsh < 0.5 {
            continue;
        }
        let half = Point::new(chances.between(short, long), 0.0);
        canvas.add(&mut dashes, &[place - half, place + half], false);
        if chances.roll() < REED.0 {
            for lean in [-0.5, 0.0, 0.5] {
                let foot = place + Point::new(0.0, -0.01);
                canvas.add(&mut reeds, &[foot, place + Point::new(0.10 * lean, -REED.1)], false);
            }
        }
    }
    let width = canvas.at_least(width, 0.6);
    for (builder, strength) in [(dashes, 0.75), (reeds, 0.8)] {
        if let Some(path) = builder.finish() {
            canvas.stroke_round(&path, palette::MARSH_INK, width, strength);
        }
    }
}
