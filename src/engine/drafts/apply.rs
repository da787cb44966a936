//! Carries out the changes of a draft.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Change, Editable, ListParts, NotChanged, UnitsOf,
    apply_sections::apply_to_sections,
    change::area_of,
    lists::set_number,
    victory::{apply_to_victory, side},
};
use crate::engine::{counters::UnitId, data::Staging, orders::set_option};

/// Makes a change of a scenario.
///
/// # Errors
/// It is not possible; the scenario may be half changed.
pub(super) fn apply<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    if let Some(done) = scenario.change_own(change) {
        return done;
    }
    match change {
        Change::Id(id) => *scenario.parts().id = *id,
        Change::Title(title) => scenario.parts().title.clone_from(title),
        Change::Summary(summary) => scenario.parts().summary.clone_from(summary),
        Change::Staging(staging) => scenario.parts().staging.clone_from(staging),
        Change::Map(map) => scenario.parts().map.clone_from(map),
        Change::Clear => clear(scenario),
        Change::UnitsFile(file) => scenario.parts().units_file.clone_from(file),
        Change::LastTurn(turn) => *scenario.parts().last_turn = *turn,
        Change::FirstPlayer(number) => {
            let first = scenario.parts().first_player.ok_or(NotChanged::NoPart)?;
            *first = side(*number)?;
        }
        Change::Option { name, value } => {
            set_option(scenario.parts().options, name, Some(value.as_str())).map_err(NotChanged::Option)?;
        }
        Change::AddGroup { .. } | Change::Paint { .. } | Change::RemoveGroup { .. } => {
            apply_to_groups(scenario, change)?;
        }
        Change::AddArrival { .. } | Change::Arrival { .. } | Change::RemoveArrival { .. } => {
            apply_to_arrivals(scenario, change)?;
        }
        Change::Number { side: number, of, kind, number: many } => {
            let (units, _) = units_in(scenario, side(*number)?, *of)?;
            set_number(units, *kind, *many);
        }
        Change::Field { .. } | Change::AddThing { .. } | Change::RemoveThing { .. } => {
            apply_to_sections(scenario, change)?;
        }
        Change::Extra { side: number, of, list, what, number: many } => {
            let (_, lists) = units_in(scenario, side(*number)?, *of)?;
            let found = lists.into_iter().find(|parts| parts.list == *list);
            found.ok_or(NotChanged::NoPart)?.things.set(what, *many)?;
        }
        change => apply_to_victory(scenario.parts().victory.ok_or(NotChanged::NoPart)?, change)?,
    }
    Ok(())
}

/// Removes everything that belongs to the map or the forces.
fn clear<E: Editable>(scenario: &mut E) {
    let parts = scenario.parts();
    *parts.staging = Staging::default();
    if let Some(set_up) = parts.set_up {
        set_up.clear();
    }
    if let Some(victory) = parts.victory {
        victory.awards.clear();
        victory.held.clear();
    }
    scenario.clear();
}

fn apply_to_groups<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::AddGroup { side: number, hexes } => {
            let side = side::<E::Side>(*number)?;
            let (columns, rows) = area_of(hexes)?;
            if scenario.parts().set_up.is_none() {
                return Err(NotChanged::NoPart);
            }
            scenario.add_group(side, columns, rows);
            if let Some(set_up) = scenario.parts().set_up
                && !set_up.contains(&side)
            {
                set_up.push(side);
            }
        }
        Change::Paint { side: number, group, hexes } => {
            let (columns, rows) = area_of(hexes)?;
            let parts = scenario.groups(side(*number)?).into_iter().nth(*group);
            let parts = parts.ok_or(NotChanged::NoGroup)?;
            *parts.columns = columns;
            if let Some(of_group) = parts.rows {
                *of_group = rows;
            }
        }
        Change::RemoveGroup { side: number, group } => {
            let side = side(*number)?;
            if *group >= scenario.groups(side).len() {
                return Err(NotChanged::NoGroup);
            }
            scenario.remove_group(side, *group);
        }
        _ => {}
    }
    Ok(())
}

fn apply_to_arrivals<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::AddArrival { entry, .. } | Change::Arrival { entry, .. } if entry.is_empty() => {
            return Err(NotChanged::NoHex);
        }
        Change::AddArrival { .. } if !E::HAS_ENTRY_HEXES => return Err(NotChanged::NoPart),
        Change::AddArrival { side: number, turn, entry } => {
            scenario.add_arrival(side(*number)?, *turn, entry.clone());
        }
        Change::Arrival { side: number, arrival, turn, entry } => {
            let parts = scenario.arrivals(side(*number)?).into_iter().nth(*arrival);
            let parts = parts.ok_or(NotChanged::NoArrival)?;
            *parts.turn = *turn;
            parts.entry.clone_from(entry);
        }
        Change::RemoveArrival { side: number, arrival } => {
            let side = side(*number)?;
            if *arrival >= scenario.arrivals(side).len() {
                return Err(NotChanged::NoArrival);
            }
            scenario.remove_arrival(side, *arrival);
        }
        _ => {}
    }
    Ok(())
}

/// The units of a group or an arrival, and its lists beside them.
type UnitParts<'a> = (&'a mut Vec<(UnitId, u8)>, Vec<ListParts<'a>>);

/// Returns the units of a group or an arrival, lent for a change.
fn units_in<E: Editable>(scenario: &mut E, side: E::Side, of: UnitsOf) -> Result<UnitParts<'_>, NotChanged> {
    match of {
        UnitsOf::Group(number) => {
            let group = scenario.groups(side).into_iter().nth(number);
            group.map(|group| (group.units, group.lists)).ok_or(NotChanged::NoGroup)
        }
        UnitsOf::Arrival(number) => {
            let arrival = scenario.arrivals(side).into_iter().nth(number);
            arrival.map(|arrival| (arrival.units, arrival.lists)).ok_or(NotChanged::NoArrival)
        }
    }
}
