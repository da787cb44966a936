//! The mouse on the map: the left button draws with the tool, the right one erases, Control and a click pick.

use super::{
    lay::Spot,
    state::{EditorState, MapAction, Stroke},
    tool::Tool,
    tools::{ask, drawn, erased, naming},
};
use crate::workshop::map::{Change, lines};
use bevy_egui::egui::{Context, Order, Pos2};

/// What the mouse does in this frame.
#[derive(Clone, Copy)]
struct Hand {
    at: Option<Pos2>,
    draws: bool,
    erases: bool,
    is_down: bool,
    picks: bool,
    now: f64,
}

/// Whether a place is on the map, and on no panel.
fn is_on_map(ctx: &Context, at: Pos2) -> bool {
    ctx.layer_id_at(at).is_none_or(|layer| layer.order == Order::Background)
}

/// Whether a button is pressed on the map in this frame.
pub(super) fn presses(ctx: &Context, state: &EditorState) -> bool {
    let (at, is_pressed) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed() || pointer.secondary_pressed())
    });
    is_pressed && at.is_some_and(|at| state.lay.area.contains(at) && is_on_map(ctx, at))
}

/// Follows the mouse over the map.
pub(super) fn mouse(ctx: &Context, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let hand = ctx.input(|input| Hand {
        at: input.pointer.latest_pos(),
        draws: input.pointer.primary_pressed(),
        erases: input.pointer.secondary_pressed(),
        is_down: input.pointer.primary_down() || input.pointer.secondary_down(),
        picks: input.modifiers.command,
        now: input.time,
    });
    let at = hand.at.filter(|at| state.memory.stroke.is_some() || is_on_map(ctx, *at));
    let spot = at.and_then(|at| state.lay.spot(at));
    state.memory.hovered = spot;
    match (state.memory.stroke.take(), spot) {
        (Some(stroke), spot) => go_on(state, stroke, spot, hand, actions),
        (None, Some(spot)) if hand.draws && hand.picks => pick(state, spot),
        (None, Some(spot)) if hand.draws || hand.erases => begin(state, spot, hand, actions),
        // A drag that begins a little outside begins at the nearest hex.
        (None, None) if hand.draws || hand.erases => {
            if let Some(spot) = at.and_then(|at| state.lay.nearest(at)) {
                begin(state, spot, hand, actions);
            }
        }
        _ => {}
    }
}

/// Takes up what is in a hex: its level with a tool for levels, otherwise its terrain.
fn pick(state: &mut EditorState, Spot { hex, .. }: Spot) {
    state.memory.tool = match state.memory.tool {
        Tool::Level(_) => Tool::Level(state.draft.level(hex)),
        tool => {
            let terrain = state.draft.terrain(hex);
            let is_known = state.palette.terrains.contains(&terrain);
            if is_known { Tool::Terrain(terrain) } else { tool }
        }
    };
}

fn begin(state: &mut EditorState, spot: Spot, hand: Hand, actions: &mut Vec<MapAction>) {
    let tool = state.memory.tool;
    let at = hand.at.unwrap_or_default();
    let stroke = Stroke { erases: hand.erases, at, last: spot, gathered: vec![spot.hex] };
    match tool {
        Tool::Chain(kind) if !hand.erases => actions.push(MapAction::BeginLine(kind, spot.hex)),
        tool if tool.is_named() && !hand.erases => {}
        _ => {
            actions.push(MapAction::Begin);
            // Outside, a hexside is meant only once the drag is on it.
            let is_meant = !tool.is_at_side() || hand.at.is_some_and(|at| state.lay.spot(at).is_some());
            if is_meant && let Some(change) = change_at(state, hand.erases, spot) {
                ask(state, change, hand.now, actions);
            }
        }
    }
    state.memory.stroke = Some(stroke);
}

fn change_at(state: &EditorState, erases: bool, spot: Spot) -> Option<Change> {
    if erases { erased(state.draft, state.memory, spot) } else { drawn(state.memory, spot) }
}

/// Draws on to where the mouse is now; ends the stroke when no button is down.
fn go_on(
    state: &mut EditorState,
    mut stroke: Stroke,
    spot: Option<Spot>,
    hand: Hand,
    actions: &mut Vec<MapAction>,
) {
    let before = stroke.at;
    let at = hand.at.unwrap_or(before);
    let way = match state.memory.tool.is_at_side() {
        true => state.lay.way(before, at),
        false => spot.into_iter().collect(),
    };
    for spot in way {
        if spot != stroke.last {
            draw_to(state, &mut stroke, spot, hand.now, actions);
            stroke.last = spot;
        }
    }
    stroke.at = at;
    if hand.is_down {
        state.memory.stroke = Some(stroke);
    } else if state.memory.tool.is_named() && !stroke.erases {
        let first = stroke.gathered.first().copied().unwrap_or(stroke.last.hex);
        let spot = Spot { hex: first, ..stroke.last };
        state.memory.naming = Some(naming(state.draft, state.memory.tool, spot, stroke.gathered));
    } else {
        actions.push(MapAction::End);
    }
}

fn draw_to(state: &mut EditorState, stroke: &mut Stroke, spot: Spot, now: f64, actions: &mut Vec<MapAction>) {
    let tool = state.memory.tool;
    let moved = spot.hex != stroke.last.hex;
    match tool {
        Tool::Chain(_) if !stroke.erases && moved => actions.push(MapAction::ExtendLine(spot.hex)),
        Tool::Chain(_) if !stroke.erases => {}
        tool if tool.is_at_side() => {
            if spot.near_side
                && let Some(change) = change_at(state, stroke.erases, spot)
            {
                actions.push(MapAction::Change(change));
            }
        }
        // A click fills: a drag over the border would fill the other side too.
        tool if tool.fills() && state.memory.fill && !stroke.erases => {}
        _ if moved => {
            for hex in lines::straight(state.draft.size(), stroke.last.hex, spot.hex) {
                if tool.is_named() && !stroke.erases {
                    if !stroke.gathered.contains(&hex) {
                        stroke.gathered.push(hex);
                    }
                } else if let Some(change) = change_at(state, stroke.erases, Spot { hex, ..spot }) {
                    ask(state, change, now, actions);
                }
            }
        }
        _ => {}
    }
}
