//! The present state of a scenario, for the pages that show it.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    ArrivalView, Chapters, DraftView, Editable, GroupView, LevelView, ListParts, SectionParts, SideView,
    VictoryHex, victory::awards_of,
};
use crate::engine::orders::{Award, Level, Reason, Sided, Victory};
use serde_json::Value;

/// Returns the view of a scenario; whether its draft can be undone is not known here.
pub(super) fn present<E: Editable>(scenario: &E) -> DraftView {
    // The parts are lent for changes, of a copy here.
    let mut copy = scenario.clone();
    let sides = E::Side::BOTH.map(|side| units_of(&mut copy, side));
    let sections = copy.sections().into_iter().map(SectionParts::view).collect();
    let parts = copy.parts();
    let options = match serde_json::to_value(&*parts.options) {
        Ok(Value::Object(options)) => options,
        _ => serde_json::Map::new(),
    };
    let chapters = Chapters {
        groups: parts.set_up.is_some(),
        entry_hexes: E::HAS_ENTRY_HEXES,
        draws: parts.victory.is_some(),
        award_kinds: E::AWARD_KINDS,
        award_type: E::AWARD_TYPE,
        only_one: E::ONLY_ONE,
    };
    let victory = parts.victory.as_deref();
    let held = E::Side::BOTH.map(|side| {
        let held = victory.into_iter().flat_map(|victory| &victory.held).filter(|(by, _)| *by == side);
        held.flat_map(|(_, hexes)| hexes.iter().copied()).collect()
    });
    let set_up = parts.set_up.as_deref().into_iter().flatten();
    let mut view = DraftView {
        id: *parts.id,
        title: parts.title.clone(),
        summary: parts.summary.clone(),
        staging: parts.staging.clone(),
        map: parts.map.clone(),
        last_turn: *parts.last_turn,
        first_player: parts.first_player.as_deref().map(|side| side.number()),
        set_up: set_up.map(|side| side.number()).collect(),
        sides,
        points_of: victory.map_or(0, |victory| victory.side.number()),
        victory_hexes: victory.map(victory_hexes).unwrap_or_default(),
        levels: victory.map_or_else(Vec::new, |victory| victory.levels.iter().map(level_view).collect()),
        held,
        awards: victory.map(awards_of).unwrap_or_default(),
        placed: None,
        places: None,
        dates: None,
        sections,
        units_file: parts.units_file.clone(),
        chapters,
        options,
        can_undo: false,
        can_redo: false,
    };
    scenario.complete(&mut view);
    view
}

fn units_of<E: Editable>(scenario: &mut E, side: E::Side) -> SideView {
    let groups = scenario.groups(side).into_iter().map(|group| GroupView {
        columns: *group.columns,
        rows: group.rows.map(|rows| *rows),
        units: group.units.clone(),
        extras: group.lists.iter().flat_map(ListParts::view).collect(),
    });
    let groups = groups.collect();
    let arrivals = scenario.arrivals(side).into_iter().map(|arrival| ArrivalView {
        turn: *arrival.turn,
        entry: arrival.entry.clone(),
        area: None,
        units: arrival.units.clone(),
        extras: arrival.lists.iter().flat_map(ListParts::view).collect(),
    });
    SideView { groups, arrivals: arrivals.collect() }
}

fn victory_hexes<S: Sided, W>(victory: &Victory<S, W>) -> Vec<VictoryHex> {
    let of = |award: &Award<S, W>| {
        let (side, points) = (award.to.number(), award.points);
        let hexes = if let Reason::Held(hexes) = &award.reason { hexes.clone() } else { Vec::new() };
        hexes.into_iter().map(move |hex| VictoryHex { side, points, hex })
    };
    victory.awards.iter().flat_map(of).collect()
}

fn level_view<S: Sided>(level: &Level<S>) -> LevelView {
    let winner = level.winner.map(S::number);
    LevelView { name: level.name.clone(), winner, at_least: level.at_least }
}
