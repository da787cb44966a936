//! Trees in the woods and strokes in the marsh, each on a lattice with random shifts.

use super::{fields::Fields, ground::TABLE_RADIUS, noise::Chances};
use crate::art::{
    packs::{
        map_art::{MapArt, MapColours, Trees},
        pack::palette::Colour,
    },
    painter::{
        canvas::Canvas,
        geometry::{FIELD_CORNER, Point, WorldRect},
    },
};
use resvg::tiny_skia::PathBuilder;

/// Returns the columns and rows of a lattice over an area.
fn cells(area: &WorldRect, across: f32, down: f32) -> impl Iterator<Item = (i32, i32)> + use<> {
    let corner = FIELD_CORNER;
    let columns = ((area.left - corner.x) / across).floor() as i32 - 1
        ..=((area.right - corner.x) / across).ceil() as i32 + 1;
    let rows = ((area.top - corner.y) / down).floor() as i32 - 1
        ..=((area.bottom - corner.y) / down).ceil() as i32 + 1;
    rows.flat_map(move |row| columns.clone().map(move |column| (column, row)))
}

struct Tree {
    place: Point,
    crown: f32,
    tone: f32,
    conifer: bool,
}

/// Paints the trees, from north to south, `size` times as large as the art states.
pub fn paint_trees(fields: &Fields, art: &MapArt, size: f32, canvas: &mut Canvas) {
    let (colours, numbers) = (&art.colours, &art.trees);
    let near = canvas.radius >= TABLE_RADIUS;
    let pitch = size * if near { numbers.pitch.0 } else { numbers.far_pitch.0 };
    let area = canvas.view().grown(0.35);
    let mut trees: Vec<Tree> = cells(&area, pitch, pitch * numbers.rows.0)
        .filter_map(|cell| tree(fields, numbers, cell, (pitch, size)))
        .collect();
    trees.sort_by(|a, b| a.place.y.total_cmp(&b.place.y));
    for tree in &trees {
        if near {
            paint_near(canvas, tree, art);
        } else {
            let crown = tree.crown;
            let shadow = tree.place + Point::new(0.5, 0.55) * crown;
            canvas.disc(shadow, 0.9 * crown, colours.tree_shadow, numbers.far_shadow.0);
            let tone = tone(tree.tone * 0.85, colours);
            canvas.disc(tree.place, 0.92 * crown, tone, numbers.far_crown.0);
        }
    }
}

fn tree(fields: &Fields, art: &Trees, (column, row): (i32, i32), (pitch, size): (f32, f32)) -> Option<Tree> {
    let mut chances = Chances::at(column, row, 7919);
    let jitter = art.jitter.0;
    let shift = Point::new(chances.between(-jitter, jitter), chances.between(-jitter, jitter));
    let odd = 0.5 * row.rem_euclid(2) as f32;
    let place = FIELD_CORNER
        + Point::new((column as f32 + odd + shift.x) * pitch, (row as f32 + shift.y) * pitch * art.rows.0);
    let ground = fields.ground(place);
    let cover = fields.cover(place, &ground, 0.05);
    let lone = cover.wood < 0.8;
    if cover.lake > 0.1 {
        return None;
    }
    if lone && (cover.wood_field < art.straggler_level.0 || chances.roll() >= art.stragglers.0) {
        return None;
    }
    let crowded = ground.river < art.off_rivers.0 || fields.lines.at(place) < art.off_lines.0;
    if crowded || chances.roll() < art.glades.0 {
        return None;
    }
    let conifer = chances.roll() < art.conifers.0;
    let tone = chances.roll();
    let crown = size * (art.crown.0 + art.crown_growth.0 * tone);
    Some(Tree { place, crown, tone, conifer })
}

/// Returns one of the crown colours: light, middle, middle, dark.
fn tone(chance: f32, colours: &MapColours) -> Colour {
    let tones = [colours.tree_high, colours.tree_middle, colours.tree_middle, colours.tree_low];
    tones[(chance * 4.0) as usize % 4]
}

fn paint_near(canvas: &mut Canvas, tree: &Tree, art: &MapArt) {
    let colours = &art.colours;
    let (place, crown) = (tree.place, tree.crown);
    let at = |x: f32, y: f32| place + Point::new(x, y) * crown;
    let (corner, opposite) = (canvas.pixel(at(-0.7, -0.3)), canvas.pixel(at(1.6, 1.2)));
    let shadow = resvg::tiny_skia::Rect::from_ltrb(corner.x, corner.y, opposite.x, opposite.y);
    if let Some(path) = shadow.and_then(PathBuilder::from_oval) {
        canvas.fill(&path, colours.tree_shadow, art.trees.shadow.0);
    }
    if tree.conifer {
        canvas.fill_shape(&[at(0.0, -1.9), at(0.85, 0.6), at(-0.85, 0.6)], colours.tree_low, 1.0);
        canvas.fill_shape(&[at(0.0, -1.9), at(0.0, 0.6), at(-0.85, 0.6)], colours.tree_middle, 0.85);
    } else {
        canvas.disc(at(0.0, -0.3), crown, tone(tree.tone, colours), 1.0);
        canvas.disc(at(-0.28, -0.58), 0.52 * crown, colours.tree_high, 0.8);
    }
}

/// Paints the dashes and reeds of marshes.
pub fn paint_marsh(fields: &Fields, art: &MapArt, canvas: &mut Canvas) {
    let marsh = &art.marsh;
    let (row_pitch, pitch, height) = (marsh.rows.0, marsh.pitch.0, marsh.reed_height.0);
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
        let half = Point::new(chances.between(marsh.dash.least, marsh.dash.most), 0.0);
        canvas.add(&mut dashes, &[place - half, place + half], false);
        if chances.roll() < marsh.reeds.0 {
            for lean in [-0.5, 0.0, 0.5] {
                let foot = place + Point::new(0.0, -0.01);
                canvas.add(&mut reeds, &[foot, place + Point::new(0.10 * lean, -height)], false);
            }
        }
    }
    let width = canvas.pixels(marsh.line);
    for (builder, strength) in [(dashes, marsh.dash_strength), (reeds, marsh.reed_strength)] {
        if let Some(path) = builder.finish() {
            canvas.stroke_round(&path, art.colours.marsh_ink, width, strength.0);
        }
    }
}
