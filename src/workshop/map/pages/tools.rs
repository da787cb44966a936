//! What a tool changes at a place: the same for mouse and keyboard.

use super::{
    lay::Spot,
    state::{EditorMemory, EditorState, Fresh, MapAction, Naming},
    tool::Tool,
};
use crate::{
    engine::board::{Hex, Hexside, Terrain},
    scene::ChainKind,
    workshop::map::{Change, Draft, Entry},
};
use bevy_egui::egui::Color32;

/// Seconds after which a hex is no longer drawn as painted if nothing has changed.
const CHANGED_AFTER: f64 = 2.0;

/// Returns the change that a tool makes at a place; none for lines and names, which need several hexes or a text.
pub(super) fn drawn(memory: &EditorMemory, Spot { hex, side, .. }: Spot) -> Option<Change> {
    let (radius, fill) = (memory.radius, memory.fill);
    Some(match memory.tool {
        Tool::Terrain(terrain) if fill => Change::FillTerrain { at: hex, terrain },
        Tool::Terrain(terrain) => Change::Terrain { at: hex, radius, terrain },
        Tool::Level(level) if fill => Change::FillLevel { at: hex, level },
        Tool::Level(level) => Change::Level { at: hex, radius, level },
        Tool::Side(kind) => Change::Side { kind, hex, side, on: true },
        Tool::Point(kind) => Change::Point { kind, hex, side, on: true },
        Tool::Eraser => Change::Erase { at: hex, radius },
        _ => return None,
    })
}

/// Returns the change that removes what a tool draws at a place; none if there is nothing.
pub(super) fn erased(draft: &Draft, memory: &EditorMemory, spot: Spot) -> Option<Change> {
    let Spot { hex, side, in_middle, .. } = spot;
    let radius = memory.radius;
    Some(match memory.tool {
        Tool::Terrain(_) => Change::Terrain { at: hex, radius, terrain: Terrain::Clear },
        Tool::Level(_) => Change::Level { at: hex, radius, level: 0 },
        Tool::Side(kind) => Change::Side { kind, hex, side, on: false },
        Tool::Point(kind) => Change::Point { kind, hex, side, on: false },
        Tool::Eraser => Change::Erase { at: hex, radius },
        Tool::Chain(kind) => {
            let fills = matches!(kind, ChainKind::StreamHexes | ChainKind::GullyHexes);
            match draft.size().across(hex, side).filter(|_| !in_middle && !fills) {
                Some(to) => Change::EraseStep { kind, from: hex, to },
                None => Change::EraseChain { kind, at: hex },
            }
        }
        tool => removed(tool, named_at(draft, tool, spot)?),
    })
}

fn removed(tool: Tool, number: usize) -> Change {
    match tool {
        Tool::River => Change::River(Entry::Remove(number)),
        Tool::Building(_) => Change::Building(Entry::Remove(number)),
        Tool::Area => Change::Area(Entry::Remove(number)),
        Tool::Limit => Change::Limit(Entry::Remove(number)),
        _ => Change::Place(Entry::Remove(number)),
    }
}

/// Returns the column before a line between two columns at a place.
pub(super) fn column_before(Spot { hex, side, .. }: Spot) -> u8 {
    match side {
        Hexside::NorthWest | Hexside::SouthWest => hex.column().saturating_sub(1),
        _ => hex.column(),
    }
}

/// Returns the number of the entry with a name at a place.
pub(super) fn named_at(draft: &Draft, tool: Tool, spot: Spot) -> Option<usize> {
    let (map, hex) = (draft.map(), spot.hex);
    match tool {
        Tool::Place(_) => map.places.iter().position(|place| place.hexes.contains(&hex)),
        Tool::River => map.river_names.iter().position(|river| river.near.contains(&hex)),
        Tool::Building(_) => map.buildings.iter().position(|building| building.hexes.contains(&hex)),
        Tool::Area => map.areas.iter().position(|area| area.hexes.contains(&hex)),
        Tool::Limit => map.limits.iter().position(|limit| limit.after_column == column_before(spot)),
        _ => None,
    }
}

/// Returns the field for a name at a place: of the entry that is there, or of a new one for these hexes.
pub(super) fn naming(draft: &Draft, tool: Tool, spot: Spot, gathered: Vec<Hex>) -> Naming {
    let map = draft.map();
    let number = named_at(draft, tool, spot);
    let known = number.and_then(|number| match tool {
        Tool::River => map.river_names.get(number).map(|river| (&river.name, river.near.clone())),
        Tool::Building(_) => {
            map.buildings.get(number).map(|building| (&building.name, building.hexes.clone()))
        }
        Tool::Area => map.areas.get(number).map(|area| (&area.id, area.hexes.clone())),
        Tool::Limit => map.limits.get(number).map(|limit| (&limit.name, vec![spot.hex])),
        _ => map.places.get(number).map(|place| (&place.name, place.hexes.clone())),
    });
    let (text, old) = known.map_or_else(Default::default, |(name, hexes)| (name.clone(), hexes));
    // A click on a name changes the name; a drag gives it other hexes.
    let hexes = if gathered.len() > 1 || old.is_empty() { gathered } else { old };
    let after_column = column_before(spot);
    Naming { tool, hexes, number, after_column, text, has_keyboard: false }
}

/// Notes hexes that a change paints, which the map shows a moment later.
pub(super) fn note_fresh(state: &mut EditorState, change: &Change, now: f64) {
    let Some(ink) = state.ink else { return };
    let (at, radius, tool) = match change {
        Change::Terrain { at, radius, terrain } => (*at, *radius, Tool::Terrain(*terrain)),
        Change::Level { at, radius, level } => (*at, *radius, Tool::Level(*level)),
        Change::Erase { at, radius } => (*at, *radius, Tool::Terrain(Terrain::Clear)),
        _ => return,
    };
    let colour = tool.colour(ink).unwrap_or(Color32::TRANSPARENT);
    let (size, before) = (state.draft.size(), state.draft.revision());
    for hex in state.draft.brush(at, radius) {
        let image = state.draft.symmetry().image(size, hex).filter(|image| *image != hex);
        for hex in [Some(hex), image].into_iter().flatten() {
            state.memory.fresh.retain(|fresh| fresh.hex != hex);
            state.memory.fresh.push(Fresh { hex, colour, before, until: now + CHANGED_AFTER });
        }
    }
}

/// Asks for a change, and shows at once what it paints.
pub(super) fn ask(state: &mut EditorState, change: Change, now: f64, actions: &mut Vec<MapAction>) {
    note_fresh(state, &change, now);
    actions.push(MapAction::Change(change));
}
