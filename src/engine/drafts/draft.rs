//! A draft of a scenario: its state, and its states before and after.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    AnyDraft, ArrivalView, Change, DraftView, Editable, GroupView, LevelView, NotChanged, SideView, UnitsOf,
    VictoryHex, comments_of, written,
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    data::{DataError, Source, Staging},
    orders::{Award, Level, Reason, Sided, Victory, set_option},
};
use serde_json::Value;

/// A draft of a scenario of one game. It keeps all of its states: a scenario is small.
#[derive(Clone, Debug)]
pub struct Draft<E> {
    /// The comment at the head of the file.
    comments: String,
    scenario: E,
    /// The states before the last changes, the oldest first.
    past: Vec<E>,
    /// The states after changes that were undone, the next one last.
    future: Vec<E>,
}

impl<E: Editable> Draft<E> {
    /// Reads a scenario. Its comments, except those at its head, are lost when it is written.
    ///
    /// # Errors
    /// Every fault of form; faults of meaning are for the check.
    pub fn read(source: &Source) -> Result<Self, Vec<DataError>> {
        let (comments, scenario) = (comments_of(&source.text), source.read()?);
        Ok(Self { comments, scenario, past: Vec::new(), future: Vec::new() })
    }

    /// Reads a scenario, for code that knows no game.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn any(source: &Source) -> Result<Box<dyn AnyDraft>, Vec<DataError>> {
        Ok(Box::new(Self::read(source)?))
    }

    /// The scenario in its present state.
    pub fn scenario(&self) -> &E {
        &self.scenario
    }
}

impl<E: Editable> AnyDraft for Draft<E> {
    fn view(&self) -> DraftView {
        // The parts are lent for changes, of a copy here.
        let mut scenario = self.scenario.clone();
        let sides = E::Side::BOTH.map(|side| units_of(&mut scenario, side));
        let parts = scenario.parts();
        let options = match serde_json::to_value(&*parts.options) {
            Ok(Value::Object(options)) => options,
            _ => serde_json::Map::new(),
        };
        DraftView {
            id: *parts.id,
            title: parts.title.clone(),
            summary: parts.summary.clone(),
            staging: parts.staging.clone(),
            map: parts.map.clone(),
            last_turn: *parts.last_turn,
            first_player: parts.first_player.number(),
            set_up: parts.set_up.iter().map(|side| side.number()).collect(),
            sides,
            points_of: parts.victory.side.number(),
            victory_hexes: victory_hexes(parts.victory),
            levels: parts.victory.levels.iter().map(level_view).collect(),
            held: E::Side::BOTH.map(|side| {
                let held = parts.victory.held.iter().filter(|(by, _)| *by == side);
                held.flat_map(|(_, hexes)| hexes.iter().copied()).collect()
            }),
            options,
            can_undo: !self.past.is_empty(),
            can_redo: !self.future.is_empty(),
        }
    }

    fn change(&mut self, change: &Change) -> Result<bool, NotChanged> {
        let mut changed = self.scenario.clone();
        apply(&mut changed, change)?;
        if trace(&changed) == trace(&self.scenario) {
            return Ok(false);
        }
        self.past.push(std::mem::replace(&mut self.scenario, changed));
        self.future.clear();
        Ok(true)
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.scenario, before));
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.scenario, after));
        true
    }

    fn text(&self) -> Result<String, String> {
        written(&self.scenario, &self.comments)
    }
}

/// Returns a text that is the same for two scenarios that are the same.
fn trace<E: Editable>(scenario: &E) -> String {
    let staging = format!("{:?}", scenario.clone().parts().staging);
    ron::to_string(scenario).unwrap_or_default() + &staging
}

fn units_of<E: Editable>(scenario: &mut E, side: E::Side) -> SideView {
    let groups = scenario.groups(side).into_iter().map(|group| GroupView {
        columns: *group.columns,
        rows: group.rows.map(|rows| *rows),
        units: group.units.clone(),
    });
    let groups = groups.collect();
    let arrivals = scenario.arrivals(side).into_iter().map(|arrival| ArrivalView {
        turn: *arrival.turn,
        entry: arrival.entry.clone(),
        units: arrival.units.clone(),
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

fn side<S: Sided>(number: usize) -> Result<S, NotChanged> {
    S::BOTH.get(number).copied().ok_or(NotChanged::NoSide)
}

fn apply<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::Id(id) => *scenario.parts().id = *id,
        Change::Title(title) => scenario.parts().title.clone_from(title),
        Change::Summary(summary) => scenario.parts().summary.clone_from(summary),
        Change::Staging(staging) => scenario.parts().staging.clone_from(staging),
        Change::Map(map) => scenario.parts().map.clone_from(map),
        Change::Clear => clear(scenario),
        Change::LastTurn(turn) => *scenario.parts().last_turn = *turn,
        Change::FirstPlayer(number) => *scenario.parts().first_player = side(*number)?,
        Change::Levels(levels) => scenario.parts().victory.levels = named_levels(levels)?,
        Change::Option { name, value } => {
            set_option(scenario.parts().options, name, Some(value.as_str())).map_err(NotChanged::Option)?;
        }
        Change::VictoryHex { side: number, points, hex } => {
            toggle(scenario.parts().victory, (side(*number)?, *points), *hex);
        }
        Change::Held { side: number, hex } => {
            let side = number.map(side).transpose()?;
            hold(&mut scenario.parts().victory.held, side, *hex);
        }
        Change::AddGroup { .. } | Change::Paint { .. } | Change::RemoveGroup { .. } => {
            apply_to_groups(scenario, change)?;
        }
        Change::AddArrival { .. } | Change::Arrival { .. } | Change::RemoveArrival { .. } => {
            apply_to_arrivals(scenario, change)?;
        }
        Change::Number { side: number, of, kind, number: many } => {
            set_number(units_in(scenario, side(*number)?, *of)?, *kind, *many);
        }
    }
    Ok(())
}

/// Removes everything that belongs to the map or the forces.
fn clear<E: Editable>(scenario: &mut E) {
    scenario.clear();
    let parts = scenario.parts();
    *parts.staging = Staging::default();
    parts.set_up.clear();
    parts.victory.awards.clear();
    parts.victory.held.clear();
}

fn apply_to_groups<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::AddGroup { side: number, hexes } => {
            let side = side::<E::Side>(*number)?;
            let (columns, rows) = area_of(hexes)?;
            scenario.add_group(side, columns, rows);
            let set_up = scenario.parts().set_up;
            if !set_up.contains(&side) {
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

/// The units of a group or an arrival.
fn units_in<E: Editable>(
    scenario: &mut E,
    side: E::Side,
    of: UnitsOf,
) -> Result<&mut Vec<(UnitId, u8)>, NotChanged> {
    match of {
        UnitsOf::Group(number) => {
            let group = scenario.groups(side).into_iter().nth(number);
            group.map(|group| group.units).ok_or(NotChanged::NoGroup)
        }
        UnitsOf::Arrival(number) => {
            let arrival = scenario.arrivals(side).into_iter().nth(number);
            arrival.map(|arrival| arrival.units).ok_or(NotChanged::NoArrival)
        }
    }
}

fn set_number(units: &mut Vec<(UnitId, u8)>, kind: UnitId, number: u8) {
    if number == 0 {
        units.retain(|(known, _)| *known != kind);
        return;
    }
    match units.iter_mut().find(|(known, _)| *known == kind) {
        Some((_, many)) => *many = number,
        None => units.push((kind, number)),
    }
}

/// The first and the last column, and the first and the last row of the smallest area with these hexes.
fn area_of(hexes: &[Hex]) -> Result<((u8, u8), (u8, u8)), NotChanged> {
    let ends = |of: fn(&Hex) -> u8| {
        let (least, most) = (hexes.iter().map(of).min(), hexes.iter().map(of).max());
        least.zip(most).ok_or(NotChanged::NoHex)
    };
    Ok((ends(|hex| hex.column())?, ends(|hex| hex.row())?))
}

fn named_levels<S: Sided>(levels: &[LevelView]) -> Result<Vec<Level<S>>, NotChanged> {
    let level = |level: &LevelView| -> Result<Level<S>, NotChanged> {
        let winner = level.winner.map(side).transpose()?;
        Ok(Level { name: level.name.clone(), winner, at_least: level.at_least })
    };
    levels.iter().map(level).collect()
}

/// Makes a hex give points to a side, or none if it gave these before.
fn toggle<S: Sided, W>(victory: &mut Victory<S, W>, (to, points): (S, i32), hex: Hex) {
    let is_of_hexes = |award: &Award<S, W>| award.to == to && matches!(award.reason, Reason::Held(_));
    let mut gave = false;
    for award in victory.awards.iter_mut().filter(|award| is_of_hexes(award)) {
        if let Reason::Held(hexes) = &mut award.reason
            && hexes.contains(&hex)
        {
            hexes.retain(|other| *other != hex);
            gave |= award.points == points;
        }
    }
    let is_empty = |award: &Award<S, W>| matches!(&award.reason, Reason::Held(hexes) if hexes.is_empty());
    victory.awards.retain(|award| !is_empty(award));
    if gave {
        return;
    }
    let with_points = victory.awards.iter_mut().find(|award| is_of_hexes(award) && award.points == points);
    match with_points.map(|award| &mut award.reason) {
        Some(Reason::Held(hexes)) => {
            hexes.push(hex);
            hexes.sort_unstable();
        }
        _ => victory.awards.push(Award { to, points, reason: Reason::Held(vec![hex]) }),
    }
}

/// Gives the control of a hex at the start to a side, or to none.
fn hold<S: Sided>(held: &mut Vec<(S, Vec<Hex>)>, side: Option<S>, hex: Hex) {
    held.iter_mut().for_each(|(_, hexes)| hexes.retain(|other| *other != hex));
    if let Some(side) = side {
        match held.iter_mut().find(|(by, _)| *by == side) {
            Some((_, hexes)) => {
                hexes.push(hex);
                hexes.sort_unstable();
            }
            None => held.push((side, vec![hex])),
        }
    }
    held.retain(|(_, hexes)| !hexes.is_empty());
}
