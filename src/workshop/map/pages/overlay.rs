//! What is drawn over the map: the brush, the side that is meant, hexes that were just painted, marks of faults, the
//! cursor of the keyboard.

use super::{lay::Spot, state::EditorState, tool::Tool, tools::column_before, under};
use crate::{
    art::painter::Point,
    engine::board::Hex,
    panels::kit::{fonts, theme::Palette},
    workshop::map::Size,
};
use bevy_egui::egui::{
    Align2, Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2,
};

/// The most hexes whose outlines are drawn for an area or a name.
const MOST: usize = 400;

/// Draws it under the panels.
pub(super) fn paint(ctx: &Context, palette: &Palette, state: &mut EditorState) {
    let layer = LayerId::new(Order::Background, Id::new("map-editor-marks"));
    let painter = ctx.layer_painter(layer).with_clip_rect(state.lay.area);
    under::paint(&painter, palette, state);
    fresh(ctx, &painter, state);
    faults(&painter, palette, state);
    named(&painter, palette, state);
    ends(&painter, palette, state);
    if let Some(hex) = state.memory.cursor.filter(|hex| state.draft.size().contains(*hex)) {
        let side = state.memory.side;
        outline(&painter, state, hex, 0.93, Stroke::new(5.0, Color32::WHITE));
        outline(&painter, state, hex, 0.93, Stroke::new(2.5, palette.accent));
        if state.memory.tool.is_at_side() {
            mark_side(&painter, palette, state, Spot { hex, side, in_middle: false, near_side: true });
        }
        if !state.memory.tool.is_at_side() {
            brush(&painter, palette, state, hex);
        }
    }
    if let Some(spot) = state.memory.hovered.filter(|_| !state.covered) {
        hovered(&painter, palette, state, spot);
    }
}

/// Draws hexes that were just painted, until the map shows them.
fn fresh(ctx: &Context, painter: &Painter, state: &mut EditorState) {
    let now = ctx.input(|input| input.time);
    let (shown, revision) = (state.shown, state.draft.revision());
    // A stroke that changes nothing, such as woods on woods, has no picture to wait for.
    state.memory.fresh.retain(|fresh| match revision > fresh.before {
        true => shown.is_none_or(|shown| shown <= fresh.before),
        false => fresh.until > now,
    });
    for fresh in state.memory.fresh.iter().filter(|fresh| state.lay.shows(fresh.hex)) {
        let colour = fresh.colour.gamma_multiply(0.75);
        painter.add(Shape::convex_polygon(state.lay.corners(fresh.hex, 0.98), colour, Stroke::NONE));
    }
    if !state.memory.fresh.is_empty() {
        ctx.request_repaint();
    }
}

fn outline(painter: &Painter, state: &EditorState, hex: Hex, scale: f32, stroke: Stroke) {
    if state.lay.shows(hex) {
        painter.add(Shape::closed_line(state.lay.corners(hex, scale), stroke));
    }
}

/// Draws an outline that is visible on dark and on pale ground.
fn clear_outline(painter: &Painter, palette: &Palette, state: &EditorState, hex: Hex) {
    outline(painter, state, hex, 1.0, Stroke::new(4.0, Color32::from_black_alpha(120)));
    outline(painter, state, hex, 1.0, Stroke::new(2.0, palette.accent));
}

/// Draws the hexes of the brush, and their images.
fn brush(painter: &Painter, palette: &Palette, state: &EditorState, at: Hex) {
    let memory = &*state.memory;
    let radius = if memory.tool.has_brush() && !memory.fill { memory.radius } else { 0 };
    let (size, symmetry) = (state.draft.size(), state.draft.symmetry());
    for hex in state.draft.brush(at, radius) {
        clear_outline(painter, palette, state, hex);
        let image = symmetry.image(size, hex).filter(|image| *image != hex && !memory.tool.is_named());
        if let Some(image) = image {
            outline(painter, state, image, 0.94, Stroke::new(1.5, palette.accent.gamma_multiply(0.7)));
        }
    }
}

fn mark_side(painter: &Painter, palette: &Palette, state: &EditorState, Spot { hex, side, .. }: Spot) {
    let ends = state.lay.side(hex, side);
    painter.line_segment(ends, Stroke::new(8.0, Color32::from_black_alpha(140)));
    painter.line_segment(ends, Stroke::new(4.5, palette.accent));
    let (size, symmetry) = (state.draft.size(), state.draft.symmetry());
    if let Some(image) = symmetry.image(size, hex).filter(|image| *image != hex) {
        let ends = state.lay.side(image, symmetry.side(side));
        painter.line_segment(ends, Stroke::new(2.5, palette.accent.gamma_multiply(0.7)));
    }
}

/// Draws what the tool would do under the mouse, and says the faults of the hex.
fn hovered(painter: &Painter, palette: &Palette, state: &EditorState, spot: Spot) {
    match state.memory.tool {
        tool if tool.is_at_side() => mark_side(painter, palette, state, spot),
        Tool::Limit => limit(painter, palette, state, spot),
        _ => brush(painter, palette, state, spot.hex),
    }
    let told = state.faults.iter().filter(|fault| fault.hexes.contains(&spot.hex));
    let told: Vec<&str> = told.map(|fault| fault.sentence.as_str()).collect();
    if !told.is_empty() {
        let at = state.lay.middle(spot.hex) + vec2(0.0, state.lay.radius);
        tell(painter, palette, state.lay.area, at, &told.join("\n"));
    }
}

/// Draws a line between two columns.
fn limit(painter: &Painter, palette: &Palette, state: &EditorState, spot: Spot) {
    let Size { rows, .. } = state.draft.size();
    let x = 1.5 * f32::from(column_before(spot)) - 0.75;
    let foot = 3_f32.sqrt() * f32::from(rows);
    let ends = [state.lay.at(Point::new(x, -0.9)), state.lay.at(Point::new(x, foot))];
    painter.line_segment(ends, Stroke::new(3.0, palette.accent));
}

/// Draws a text below a place, within the map's part of the window.
fn tell(painter: &Painter, palette: &Palette, area: Rect, at: Pos2, words: &str) {
    let width = (area.width() - 40.0).clamp(40.0, 320.0);
    let galley = painter.layout(words.to_owned(), fonts::sans(13.0), palette.text, width);
    let size = galley.size() + vec2(16.0, 10.0);
    let left = (at.x - size.x / 2.0).min(area.right() - size.x - 6.0).max(area.left() + 6.0);
    let top = (at.y + 6.0).min(area.bottom() - size.y - 6.0);
    let place = Rect::from_min_size(Pos2::new(left, top), size);
    painter.rect(place, 5, palette.panel, Stroke::new(1.0, palette.bad), StrokeKind::Inside);
    painter.galley(place.min + vec2(8.0, 5.0), galley, palette.text);
}

/// Draws a red ring in hexes with a fault, with a sign in it.
fn faults(painter: &Painter, palette: &Palette, state: &EditorState) {
    let radius = state.lay.radius;
    let hexes = state.faults.iter().flat_map(|fault| &fault.hexes).take(MOST);
    for hex in hexes.filter(|hex| state.lay.shows(**hex)) {
        let at = state.lay.middle(*hex);
        painter.circle_stroke(at, 0.55 * radius, Stroke::new(5.0, Color32::from_white_alpha(160)));
        painter.circle_stroke(at, 0.55 * radius, Stroke::new(3.0, palette.bad));
        let font = fonts::bold((0.7 * radius).clamp(9.0, 22.0));
        painter.text(at, Align2::CENTER_CENTER, "!", font, palette.bad);
    }
}

/// Draws the hexes of the entries that the tool is about, and those that a drag has gathered for a new one.
fn named(painter: &Painter, palette: &Palette, state: &EditorState) {
    let map = state.draft.map();
    let hexes: Vec<Hex> = match state.memory.tool {
        Tool::Place(_) => map.places.iter().flat_map(|place| place.hexes.clone()).collect(),
        Tool::River => map.river_names.iter().flat_map(|river| river.near.clone()).collect(),
        Tool::Building(_) => map.buildings.iter().flat_map(|building| building.hexes.clone()).collect(),
        Tool::Area => map.areas.iter().flat_map(|area| area.hexes.clone()).collect(),
        _ => Vec::new(),
    };
    for hex in hexes.into_iter().take(MOST) {
        outline(painter, state, hex, 0.9, Stroke::new(2.0, palette.good));
    }
    let memory = &*state.memory;
    let gathered = memory.stroke.as_ref().filter(|stroke| !stroke.erases && memory.tool.is_named());
    let gathered = gathered.map_or(memory.gathered.as_slice(), |stroke| stroke.gathered.as_slice());
    let naming = memory.naming.as_ref().map_or(&[][..], |naming| naming.hexes.as_slice());
    for hex in gathered.iter().chain(naming).take(MOST) {
        outline(painter, state, *hex, 0.86, Stroke::new(3.0, palette.accent));
    }
}

/// Draws the free ends of lines, which a new line continues, and the line that is being drawn.
fn ends(painter: &Painter, palette: &Palette, state: &EditorState) {
    let Tool::Chain(kind) = state.memory.tool else { return };
    let size = (0.22 * state.lay.radius).clamp(3.0, 9.0);
    for hex in state.draft.free_ends(kind).into_iter().take(MOST) {
        if state.lay.shows(hex) {
            painter.circle(state.lay.middle(hex), size, palette.accent, Stroke::new(1.5, Color32::WHITE));
        }
    }
    let line: Vec<Pos2> = state.draft.line().iter().map(|hex| state.lay.middle(*hex)).collect();
    if line.len() > 1 {
        painter.line(line, Stroke::new(4.0, palette.accent.gamma_multiply(0.8)));
    }
}
