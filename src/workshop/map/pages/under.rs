//! The picture under the hexes: its controls, its three handles, and how it is drawn with what was set above it.

use super::{
    keys::with_command,
    lay::Lay,
    state::{EditorState, Fitting, MapAction, Under},
    tool::Tool,
};
use crate::{
    art::packs::map_art::MapColours,
    engine::{
        board::{Hex, MapFile, RiverSides, Terrain},
        text::say,
    },
    panels::{
        choice,
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, noted, plain, text},
        },
    },
    scene::{ChainKind, SideKind},
    workshop::map::{Size, Underlay, corner_hexes},
};
use bevy_egui::egui::{
    Align2, Color32, Context, Event, Key, Mesh, Order, Painter, Pos2, Shape, Slider, Stroke, TextureId, Ui,
    Vec2, epaint::Vertex, pos2, vec2,
};

/// The distance from a handle within which it is grabbed, in points.
const REACH: f32 = 22.0;
/// The radius of a handle, in points.
const HANDLE: f32 = 9.0;
/// The least radius of a hex at which the grid is drawn, in points.
const GRID_FROM: f32 = 9.0;
/// The way of a handle by an arrow key, without and with Shift, in points.
const STEPS: [f32; 2] = [1.0, 10.0];

/// Draws the controls of the picture.
pub(super) fn controls(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<MapAction>,
) {
    let Some(Under { underlay, .. }) = state.under else { return };
    ui.label(caps(&say!("workshop-map-picture"), 10.5, palette.text_second));
    let label = say!("workshop-map-picture-map");
    let mut map = underlay.map;
    ui.label(text(label.as_str(), fonts::sans(12.0), palette.text_second));
    noted(&label, ui.add(Slider::new(&mut map, 0..=100)));
    if map != underlay.map {
        actions.push(MapAction::Fade(map));
    }
    ui.horizontal_wrapped(|ui| {
        let (words, is_on) = (say!("workshop-map-picture-fit"), state.memory.fitting.is_some());
        let button = noted(&words, choice(ui, (is_on, true), &words));
        if button.on_hover_text(say!("workshop-map-picture-fit.hint")).clicked() {
            state.memory.fitting = (!is_on).then(Fitting::default);
            actions.push(MapAction::WholeMap);
        }
        if plain(ui, palette, &say!("workshop-map-picture-remove")).clicked() {
            state.memory.fitting = None;
            actions.push(MapAction::Picture(None));
        }
    });
}

/// Follows the mouse while the picture is fitted: a handle is dragged to the place of its hex in the picture.
pub(super) fn fit(ctx: &Context, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let (Some(mut fitting), Some(middles)) = (state.memory.fitting, middles(state)) else { return };
    let (at, pressed, is_down) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed(), pointer.primary_down())
    });
    let is_on_map = |at: &Pos2| {
        state.lay.area.contains(*at)
            && ctx.layer_id_at(*at).is_none_or(|layer| layer.order == Order::Background)
    };
    match (fitting.drag, at) {
        (None, Some(at)) if pressed && is_on_map(&at) => {
            let near = (0..).zip(middles).filter(|(_, middle)| middle.distance(at) <= REACH);
            let near = near.min_by(|(_, one), (_, other)| one.distance(at).total_cmp(&other.distance(at)));
            if let Some((corner, middle)) = near {
                fitting = Fitting { corner, drag: Some((middle - at, middle)) };
            }
        }
        (Some((away, _)), Some(at)) if is_down => fitting.drag = Some((away, at + away)),
        (Some((_, to)), _) if !is_down => {
            fitting.drag = None;
            actions.extend(moved(state, fitting.corner, to));
        }
        _ => {}
    }
    state.memory.fitting = Some(fitting);
}

/// Follows the keys while the picture is fitted: 1 to 3 choose a handle, arrow keys move it, Escape ends.
pub(super) fn keys(ctx: &Context, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let is_busy = state.covered || state.memory.form.is_some() || ctx.text_edit_focused();
    let Some(mut fitting) = state.memory.fitting.filter(|_| !is_busy) else { return };
    let has_focus = ctx.egui_wants_keyboard_input();
    let events = ctx.input(|input| input.events.clone());
    for event in events {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
        if modifiers.command {
            actions.extend(with_command(key, modifiers));
            continue;
        }
        let step = match key {
            Key::ArrowUp => vec2(0.0, -1.0),
            Key::ArrowDown => vec2(0.0, 1.0),
            Key::ArrowLeft => vec2(-1.0, 0.0),
            Key::ArrowRight => vec2(1.0, 0.0),
            Key::Num1 | Key::Num2 | Key::Num3 => {
                fitting.corner = [Key::Num1, Key::Num2].iter().position(|known| *known == key).unwrap_or(2);
                continue;
            }
            Key::Home => {
                actions.push(MapAction::WholeMap);
                continue;
            }
            Key::Escape => {
                state.memory.fitting = None;
                return;
            }
            _ => continue,
        };
        let [short, long] = STEPS;
        let by = step * if modifiers.shift { long } else { short };
        let from = middles(state).and_then(|middles| middles.get(fitting.corner).copied());
        // A slider that has the keyboard takes the arrow keys.
        if let Some(from) = from.filter(|_| !has_focus) {
            actions.extend(moved(state, fitting.corner, from + by));
        }
    }
    state.memory.fitting = Some(fitting);
}

/// Returns the places of the three hexes in the window.
fn middles(state: &EditorState) -> Option<[Pos2; 3]> {
    corner_hexes(state.draft.size()).map(|hexes| hexes.map(|hex| state.lay.middle(hex)))
}

/// Returns the action that fits the picture after a handle was moved to a place of the window.
fn moved(state: &EditorState, corner: usize, to: Pos2) -> Option<MapAction> {
    let underlay = state.under?.underlay;
    let mut corners = underlay.corners;
    *corners.get_mut(corner)? = underlay.in_picture(state.draft.size(), state.lay.place(to))?;
    // Corners in one line would fit nothing any more.
    let fitted = Underlay { corners, ..underlay.clone() };
    fitted.on_map(state.draft.size(), (0.5, 0.5)).map(|_| MapAction::Fit(corners))
}

/// Draws the picture over the painted map, with the grid and what was set above it.
pub(super) fn paint(painter: &Painter, palette: &Palette, state: &EditorState) {
    let Some(under) = state.under else { return };
    if let Some(texture) = under.texture
        && under.underlay.map < 100
    {
        let strength = 1.0 - f32::from(under.underlay.map) / 100.0;
        if let Some(mesh) = mesh(texture, under, state.lay, strength) {
            painter.add(Shape::mesh(mesh));
            if let Some(ink) = state.ink {
                set(painter, ink, state.lay, state.draft.map());
            }
            grid(painter, state.lay);
        }
    }
    if let Some(fitting) = state.memory.fitting {
        handles(painter, palette, state, fitting);
    }
}

/// Returns the picture as two triangles in the window; none if it cannot be fitted.
fn mesh(texture: TextureId, under: Under, lay: Lay, strength: f32) -> Option<Mesh> {
    let mut mesh = Mesh::with_texture(texture);
    let color = Color32::WHITE.gamma_multiply(strength);
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
        let pos = lay.at(under.underlay.on_map(lay.size, (x, y))?);
        if !(pos.x.is_finite() && pos.y.is_finite()) {
            return None;
        }
        mesh.vertices.push(Vertex { pos, uv: pos2(x, y), color });
    }
    mesh.indices.extend([0, 1, 2, 0, 2, 3]);
    Some(mesh)
}

/// Draws the outlines of the hexes that can be seen.
fn grid(painter: &Painter, lay: Lay) {
    if lay.radius < GRID_FROM {
        return;
    }
    let Size { columns, rows } = lay.size;
    let hexes = (1..=columns).flat_map(|column| (1..=rows).map(move |row| (column, row)));
    let hexes = hexes.filter_map(|(column, row)| Hex::new(column, row));
    for hex in hexes.filter(|hex| lay.shows(*hex)) {
        let stroke = Stroke::new(1.0, Color32::from_black_alpha(110));
        painter.add(Shape::closed_line(lay.corners(hex, 1.0), stroke));
    }
}

/// Draws the terrain and the lines that were set on the map.
fn set(painter: &Painter, ink: &MapColours, lay: Lay, map: &MapFile) {
    let colour = |tool: Tool| tool.colour(ink).unwrap_or(Color32::GRAY);
    let levels = [(Tool::Level(1), &map.level_1), (Tool::Level(2), &map.level_2)];
    let terrains = [
        (Terrain::Woods, &map.woods),
        (Terrain::Swamp, &map.swamp),
        (Terrain::Lake, &map.lake),
        (Terrain::Town, &map.town),
        (Terrain::Orchard, &map.orchard),
        (Terrain::Crops, &map.crops),
        (Terrain::Stream, &map.stream_hexes),
        (Terrain::Gully, &map.gully_hexes),
    ];
    let terrains = terrains.map(|(terrain, hexes)| (Tool::Terrain(terrain), hexes));
    for (tool, hexes) in levels.into_iter().chain(terrains) {
        let fill = colour(tool).gamma_multiply(0.4);
        for hex in hexes.iter().filter(|hex| lay.shows(**hex)) {
            painter.add(Shape::convex_polygon(lay.corners(*hex, 0.94), fill, Stroke::NONE));
        }
    }
    let sides: [(SideKind, &Vec<RiverSides>); 6] = [
        (SideKind::River, &map.rivers),
        (SideKind::Stream, &map.streams),
        (SideKind::Crest, &map.crests),
        (SideKind::Wall, &map.walls),
        (SideKind::Hedge, &map.hedges),
        (SideKind::Slope, &map.slopes),
    ];
    for (kind, entries) in sides {
        let stroke = Stroke::new((0.14 * lay.radius).max(1.5), colour(Tool::Side(kind)));
        for entry in entries.iter().filter(|entry| lay.shows(entry.hex)) {
            for side in &entry.sides {
                painter.line_segment(lay.side(entry.hex, *side), stroke);
            }
        }
    }
    let chains =
        [(ChainKind::Road, &map.roads), (ChainKind::Rail, &map.rails), (ChainKind::Gully, &map.gullies)];
    for (kind, chains) in chains {
        let stroke = Stroke::new((0.12 * lay.radius).max(1.5), colour(Tool::Chain(kind)));
        for chain in chains {
            painter.add(Shape::line(chain.iter().map(|hex| lay.middle(*hex)).collect(), stroke));
        }
    }
}

/// Draws the three handles, with their numbers.
fn handles(painter: &Painter, palette: &Palette, state: &EditorState, fitting: Fitting) {
    let Some(middles) = middles(state) else { return };
    for (number, middle) in middles.into_iter().enumerate() {
        let is_chosen = number == fitting.corner;
        let at = match fitting.drag {
            Some((_, to)) if is_chosen => to,
            _ => middle,
        };
        if at != middle {
            painter.line_segment([middle, at], Stroke::new(2.0, palette.accent));
        }
        let ring = if is_chosen { palette.accent } else { palette.text };
        painter.circle(at, HANDLE, palette.panel, Stroke::new(2.5, ring));
        let cross = Vec2::splat(HANDLE * 1.7);
        for [x, y] in [[cross.x, 0.0], [0.0, cross.y]] {
            painter.line_segment([at - vec2(x, y), at + vec2(x, y)], Stroke::new(1.0, ring));
        }
        let words = (number + 1).to_string();
        painter.text(at, Align2::CENTER_CENTER, words, fonts::bold(11.0), palette.text);
    }
}
