//! The keys of the editor: a letter for each tool, and a cursor that arrow keys move from hex to hex.

use super::{
    lay::Spot,
    state::{EditorState, MapAction},
    tool::{Tool, tools_of},
    tools::{ask, drawn, erased, naming},
};
use crate::{
    engine::board::{ALL_SIDES, Hex},
    workshop::map::{Change, Size},
};
use bevy_egui::egui::{Context, Event, Key, Modifiers};

/// Follows the keys that were pressed in this frame; none while a text is typed or a page is open over the map.
pub(super) fn keys(ctx: &Context, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let is_busy = state.covered || state.memory.form.is_some() || state.memory.naming.is_some();
    if is_busy || ctx.text_edit_focused() {
        return;
    }
    let (events, now) = ctx.input(|input| (input.events.clone(), input.time));
    // A button that has the keyboard takes Space and the arrow keys.
    let has_focus = ctx.egui_wants_keyboard_input();
    for event in events {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
        let for_focus = matches!(
            key,
            Key::Space | Key::Enter | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
        );
        if !(has_focus && for_focus) {
            press(state, (key, modifiers), now, actions);
        }
    }
}

fn press(
    state: &mut EditorState,
    (key, modifiers): (Key, Modifiers),
    now: f64,
    actions: &mut Vec<MapAction>,
) {
    if modifiers.command {
        actions.extend(with_command(key, modifiers));
        return;
    }
    if let Some((columns, rows)) = step_of(key) {
        return go(state, (columns, rows), modifiers.shift, now, actions);
    }
    match key {
        Key::Space | Key::Enter => apply(state, now, actions),
        Key::Backspace | Key::Delete => take_off(state, now, actions),
        Key::PageDown => turn(state, 1),
        Key::PageUp => turn(state, 5),
        Key::OpenBracket => state.memory.radius = state.memory.radius.saturating_sub(1),
        Key::CloseBracket => state.memory.radius = (state.memory.radius + 1).min(2),
        Key::Home => actions.push(MapAction::WholeMap),
        Key::Escape => {
            if state.memory.stroke.take().is_some() {
                actions.push(MapAction::Cancel);
            }
            state.memory.gathered.clear();
        }
        Key::F => state.memory.fill = !state.memory.fill,
        key => {
            let mut tools = tools_of(state.palette).into_iter().flat_map(|(_, tools)| tools);
            if let Some(tool) = tools.find(|tool| tool.key() == key) {
                choose(state, tool);
            }
        }
    }
}

/// Returns the meaning of a key with Ctrl, the same while the picture under the map is fitted.
pub(super) fn with_command(key: Key, modifiers: Modifiers) -> Option<MapAction> {
    match (key, modifiers.shift) {
        (Key::Z, false) => Some(MapAction::Undo),
        (Key::Y, _) | (Key::Z, true) => Some(MapAction::Redo),
        (Key::S, _) => Some(MapAction::Save),
        _ => None,
    }
}

/// Takes up a tool.
pub(super) fn choose(state: &mut EditorState, tool: Tool) {
    state.memory.tool = tool;
    state.memory.gathered.clear();
}

fn step_of(key: Key) -> Option<(i8, i8)> {
    match key {
        Key::ArrowUp => Some((0, -1)),
        Key::ArrowDown => Some((0, 1)),
        Key::ArrowLeft => Some((-1, 0)),
        Key::ArrowRight => Some((1, 0)),
        _ => None,
    }
}

/// Returns the hex where the cursor appears: under the mouse, or in the middle of what is seen.
fn first_hex(state: &EditorState) -> Option<Hex> {
    let middle = || state.lay.spot(state.lay.area.center()).map(|spot| spot.hex);
    let Size { columns, rows } = state.draft.size();
    let of_map = || Hex::new(columns.div_ceil(2), rows.div_ceil(2));
    state.memory.hovered.map(|spot| spot.hex).or_else(middle).or_else(of_map)
}

/// Moves the cursor; with Shift, the tool draws along.
fn go(
    state: &mut EditorState,
    (columns, rows): (i8, i8),
    draws: bool,
    now: f64,
    actions: &mut Vec<MapAction>,
) {
    let size = state.draft.size();
    let Some(from) = state.memory.cursor.filter(|hex| size.contains(*hex)) else {
        state.memory.cursor = first_hex(state);
        actions.extend(state.memory.cursor.map(MapAction::Reveal));
        return;
    };
    let to = from.column().checked_add_signed(columns).zip(from.row().checked_add_signed(rows));
    let to = to.and_then(|(column, row)| Hex::new(column, row)).filter(|hex| size.contains(*hex));
    let Some(to) = to else { return };
    state.memory.cursor = Some(to);
    actions.push(MapAction::Reveal(to));
    if !draws {
        return;
    }
    match state.memory.tool {
        Tool::Chain(kind) => {
            actions.push(MapAction::Change(Change::Chain { kind, path: vec![from, to] }));
            state.memory.gathered.clear();
        }
        tool if tool.is_named() => {
            for hex in [from, to] {
                if !state.memory.gathered.contains(&hex) {
                    state.memory.gathered.push(hex);
                }
            }
        }
        _ => apply(state, now, actions),
    }
}

/// The place that the cursor means.
fn spot(state: &EditorState) -> Option<Spot> {
    let hex = state.memory.cursor.filter(|hex| state.draft.size().contains(*hex))?;
    Some(Spot { hex, side: state.memory.side, in_middle: false, near_side: true })
}

/// Applies the tool at the cursor. A line begins at one hex, and is drawn to the next.
fn apply(state: &mut EditorState, now: f64, actions: &mut Vec<MapAction>) {
    let Some(spot) = spot(state) else {
        state.memory.cursor = first_hex(state);
        return;
    };
    let tool = state.memory.tool;
    match tool {
        Tool::Chain(kind) => {
            if let Some(from) = state.memory.gathered.pop().filter(|from| *from != spot.hex) {
                actions.push(MapAction::Change(Change::Chain { kind, path: vec![from, spot.hex] }));
            }
            state.memory.gathered = vec![spot.hex];
        }
        tool if tool.is_named() => {
            let mut gathered = std::mem::take(&mut state.memory.gathered);
            if gathered.is_empty() {
                gathered.push(spot.hex);
            }
            let first = Spot { hex: gathered.first().copied().unwrap_or(spot.hex), ..spot };
            state.memory.naming = Some(naming(state.draft, tool, first, gathered));
        }
        _ => {
            if let Some(change) = drawn(state.memory, spot) {
                ask(state, change, now, actions);
            }
        }
    }
}

/// Removes at the cursor what the tool draws.
fn take_off(state: &mut EditorState, now: f64, actions: &mut Vec<MapAction>) {
    let change = spot(state).and_then(|spot| erased(state.draft, state.memory, spot));
    if let Some(change) = change {
        ask(state, change, now, actions);
    }
}

/// Turns the side that the cursor means.
fn turn(state: &mut EditorState, by: usize) {
    let number = (state.memory.side.number() + by) % ALL_SIDES.len();
    state.memory.side = ALL_SIDES.get(number).copied().unwrap_or(state.memory.side);
}
