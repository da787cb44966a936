//! Names that are typed on the map, at the place where they belong.

use super::{
    state::{EditorState, MapAction, Naming},
    tool::Tool,
};
use crate::{
    engine::{
        board::{Area, Building, ColumnLimit, Edge, Hex, Place, RiverName},
        text::{Text, say, t},
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{noted, text},
    },
    workshop::map::{Change, Entry, Size},
};
use bevy_egui::egui::{
    self, Align2, Context, Frame, Id, Key, Margin, Order, Pos2, Rect, Stroke, TextEdit, pos2,
    text_edit::TextEditState, vec2,
};

/// Width of the field, in points.
const WIDTH: f32 = 190.0;

/// Draws the field for a name. Enter or a click beside it accepts the name, Escape keeps the old one; an empty name
/// removes the entry.
pub(super) fn field(ctx: &Context, palette: &Palette, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let Some(mut naming) = state.memory.naming.take() else { return };
    let label = say!("workshop-map-name-of", what = naming.tool.words());
    let hexes = naming.hexes.iter().map(|hex| state.lay.middle(*hex));
    let hexes = hexes.fold(Rect::NOTHING, |all, middle| all.union(Rect::from_pos(middle)));
    let at = beside(state.lay.area, hexes.expand(state.lay.radius));
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.accent))
        .corner_radius(6)
        .inner_margin(Margin::same(8));
    let area = egui::Area::new(Id::new("map-name"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(at)
        .fade_in(false);
    let edit = area
        .show(ctx, |ui| {
            frame
                .show(ui, |ui| {
                    ui.label(text(label.as_str(), fonts::sans(12.0), palette.text_second));
                    let edit = TextEdit::singleline(&mut naming.text)
                        .id_salt("map-name")
                        .font(fonts::sans(13.0))
                        .desired_width(WIDTH);
                    noted(&label, ui.add(edit))
                })
                .inner
        })
        .inner;
    if !std::mem::replace(&mut naming.has_keyboard, true) {
        // The place of the cursor in another name means nothing in this one.
        TextEditState::default().store(ctx, edit.id);
        edit.request_focus();
    }
    if !edit.lost_focus() {
        state.memory.naming = Some(naming);
        return;
    }
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        return;
    }
    state.memory.naming = Some(naming);
    accept(state, actions);
}

/// Accepts the name that is typed.
pub(super) fn accept(state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let Some(naming) = state.memory.naming.take() else { return };
    match named(state.draft.size(), &naming) {
        Ok(change) => actions.extend(change.map(MapAction::Change)),
        Err(why) => actions.push(MapAction::Say(why.plain())),
    }
}

/// Returns the middle of the field beside the hexes of a name: to their right if there is room, otherwise to their left,
/// below or above.
fn beside(area: Rect, hexes: Rect) -> Pos2 {
    if !hexes.is_positive() {
        return area.center();
    }
    let half = vec2(WIDTH / 2.0 + 12.0, 40.0);
    let room = area.shrink2(half);
    if !room.is_positive() {
        return area.center();
    }
    let (middle, away) = (hexes.center(), half + vec2(6.0, 6.0));
    let x = middle.x.clamp(room.left(), room.right());
    let y = middle.y.clamp(room.top(), room.bottom());
    let places = [
        pos2(hexes.right() + away.x, y),
        pos2(hexes.left() - away.x, y),
        pos2(x, hexes.bottom() + away.y),
        pos2(x, hexes.top() - away.y),
    ];
    places.into_iter().find(|place| room.contains(*place)).unwrap_or_else(|| room.clamp(middle))
}

/// Returns the change that gives a name; none without one.
///
/// # Errors
/// An entry area is not at an edge of the map.
pub(super) fn named(size: Size, naming: &Naming) -> Result<Option<Change>, Text> {
    let (name, number) = (naming.text.trim().to_owned(), naming.number);
    let hexes = naming.hexes.clone();
    let is_gone = name.is_empty();
    if is_gone && number.is_none() {
        return Ok(None);
    }
    Ok(Some(match naming.tool {
        Tool::River => Change::River(entry(number, is_gone, RiverName { name, near: hexes })),
        Tool::Building(of) => Change::Building(entry(number, is_gone, Building { name, of, hexes })),
        Tool::Limit => {
            let after_column = naming.after_column.clamp(1, size.columns.saturating_sub(1).max(1));
            Change::Limit(entry(number, is_gone, ColumnLimit { name, after_column }))
        }
        Tool::Area => {
            let (edge, hexes) = at_edge(size, &hexes).ok_or_else(|| t!("workshop-map-area-not-at-edge"))?;
            Change::Area(entry(number, is_gone, Area { id: name, edge, hexes }))
        }
        Tool::Place(kind) => Change::Place(entry(number, is_gone, Place { name, kind, hexes })),
        _ => return Ok(None),
    }))
}

fn entry<T>(number: Option<usize>, is_gone: bool, value: T) -> Entry<T> {
    match number {
        Some(number) if is_gone => Entry::Remove(number),
        Some(number) => Entry::Replace(number, value),
        None => Entry::Add(value),
    }
}

/// Returns the edge at which most of the hexes are, and those hexes in their order along it.
fn at_edge(size: Size, hexes: &[Hex]) -> Option<(Edge, Vec<Hex>)> {
    let is_at = |edge: Edge, hex: Hex| match edge {
        Edge::North => hex.row() == 1,
        Edge::East => hex.column() == size.columns,
        Edge::South => hex.row() == size.rows,
        Edge::West => hex.column() == 1,
    };
    let along = |edge: Edge| -> (Edge, Vec<Hex>) {
        (edge, hexes.iter().copied().filter(|hex| is_at(edge, *hex)).collect())
    };
    let all = [Edge::North, Edge::East, Edge::South, Edge::West].map(along);
    let (edge, mut found) = all.into_iter().max_by_key(|(_, found)| found.len())?;
    found.sort_unstable_by_key(|hex| (hex.column(), hex.row()));
    (!found.is_empty()).then_some((edge, found))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(ids: &str) -> Vec<Hex> {
        ids.split(' ').map(|id| id.parse().expect("a hex")).collect()
    }

    /// The field covers none of the hexes, wherever they are.
    #[test]
    fn the_field_is_beside_its_hexes() {
        let area = Rect::from_min_max(pos2(200.0, 0.0), pos2(1000.0, 700.0));
        for (x, y) in [(250.0, 20.0), (600.0, 350.0), (980.0, 690.0), (990.0, 5.0)] {
            let hexes = Rect::from_center_size(pos2(x, y), vec2(60.0, 50.0));
            let field = Rect::from_center_size(beside(area, hexes), vec2(WIDTH + 16.0, 70.0));
            assert!(!field.intersects(hexes) && area.contains_rect(field), "{field:?} on {hexes:?}");
        }
        assert_eq!(beside(area, Rect::NOTHING), area.center());
    }

    #[test]
    fn areas_are_at_the_edge_along_which_they_were_drawn() {
        let size = Size { columns: 10, rows: 8 };
        let at = |ids: &str| at_edge(size, &hexes(ids));
        assert_eq!(at("0103 0101 0102"), Some((Edge::West, hexes("0101 0102 0103"))));
        assert_eq!(at("0408 0508 0507"), Some((Edge::South, hexes("0408 0508"))));
        assert_eq!(at("0404 0505"), None);
    }
}
