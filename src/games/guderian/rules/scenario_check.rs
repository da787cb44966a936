//! What can be wrong with the meaning of a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Guderian,
    counter::Condition,
    kinds::Side,
    order_of_battle::OrderOfBattle,
    phase::Phase,
    scenario::{Placed, Scenario},
};
use crate::engine::{
    board::{Board, Hex},
    counters::Word,
    data::Fault,
    orders::staging_faults,
};
use std::collections::BTreeSet;

/// Every fault of meaning of a scenario, with its path.
pub(super) fn faults(scenario: &Scenario, board: &Board, order_of_battle: &OrderOfBattle) -> Vec<Fault> {
    let mut check = Check { scenario, board, order_of_battle, used: BTreeSet::new(), faults: Vec::new() };
    check.turns();
    check.armies();
    check.placed();
    check.arrivals();
    check.underway();
    check.victory();
    check.faults.extend(staging_faults::<Guderian>(&scenario.staging, board));
    check.faults
}

struct Check<'a> {
    scenario: &'a Scenario,
    board: &'a Board,
    order_of_battle: &'a OrderOfBattle,
    used: BTreeSet<Word>,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn fault(&mut self, path: impl Into<String>, sentence: impl Into<String>) {
        self.faults.push(Fault::new(path, sentence));
    }

    fn hex(&mut self, path: &str, hex: Hex) {
        if !self.board.contains(hex) {
            let (columns, rows) = (self.board.columns(), self.board.rows());
            let end = if hex.column() > columns {
                format!("column {columns:02}")
            } else {
                format!("row {rows:02}")
            };
            self.fault(path, format!("hex {hex} is off the map: the map ends at {end}"));
        } else if self.board.is_lake(hex) {
            self.fault(path, format!("hex {hex} is a lake"));
        }
    }

    fn area(&mut self, path: &str, area: Word) {
        if self.board.area(area.as_str()).is_none() {
            self.fault(path, format!("the map has no area {area}"));
        }
    }

    /// A counter that must exist and stand nowhere else.
    fn unit(&mut self, path: &str, id: Word) {
        if self.order_of_battle.find(id).is_none() {
            self.fault(path, format!("the order of battle has no counter {id}"));
        } else if !self.used.insert(id) {
            self.fault(path, format!("{id} is already somewhere else"));
        }
    }

    fn turns(&mut self) {
        let scenario = self.scenario;
        if scenario.first_turn == 0 || scenario.first_turn > scenario.last_turn {
            self.fault("first_turn", "a scenario begins with turn 1 or later and not after its last turn");
        }
        if scenario.last_turn > 99 {
            self.fault("last_turn", "a game has 1 to 99 turns");
        }
        if scenario.dates.len() < usize::from(scenario.last_turn) {
            self.fault("dates", format!("dates of {} turns are expected", scenario.last_turn));
        }
        if matches!(scenario.start, Phase::Over | Phase::Bidding) {
            self.fault("start", "a game cannot begin in this phase");
        }
        self.hex("supply_road", scenario.supply_road);
        for (number, hex) in scenario.air_interdiction.unlocked_by.iter().enumerate() {
            self.hex(&format!("air_interdiction.unlocked_by[{number}]"), *hex);
        }
    }

    fn armies(&mut self) {
        for (number, army) in self.scenario.armies.iter().enumerate() {
            let path = format!("armies[{number}]");
            if !army.placed {
                self.unit(&format!("{path}.leader"), army.leader);
            }
            if army.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), "an army needs a hex to stand in");
            }
            if !army.placed && army.hexes.len() > 1 && self.scenario.start != Phase::SovietSetUp {
                let sentence = "only a game that begins with SovietSetUp lets an army choose its hexes";
                self.fault(format!("{path}.hexes"), sentence);
            }
            for (index, hex) in army.hexes.iter().enumerate() {
                self.hex(&format!("{path}.hexes[{index}]"), *hex);
            }
        }
    }

    fn placed(&mut self) {
        let mut sides: Vec<(Hex, Side)> = Vec::new();
        for (number, placed) in self.scenario.placed.iter().enumerate() {
            let path = format!("placed[{number}]");
            self.hex(&format!("{path}.hex"), placed.hex);
            if placed.number == 0 || (placed.number > 1 && placed.untried.is_none()) {
                self.fault(format!("{path}.number"), "only untried divisions come in numbers, from 1");
            }
            let named = [placed.unit, placed.secretly];
            let kinds = named.iter().flatten().count() + usize::from(placed.untried.is_some());
            if kinds != 1 {
                self.fault(&path, "one of unit, untried and secretly is expected");
                continue;
            }
            for id in named.into_iter().flatten() {
                self.unit(&path, id);
            }
            let kind = placed.untried.or_else(|| {
                let id = placed.unit.or(placed.secretly)?;
                Some(self.order_of_battle.record(self.order_of_battle.find(id)?).kind)
            });
            let Some(kind) = kind else { continue };
            if (placed.untried.is_some() || placed.secretly.is_some()) && kind.pool().is_none() {
                self.fault(&path, "only rifle and armour divisions are untried");
            }
            let side = kind.side();
            if sides.iter().any(|(hex, other)| *hex == placed.hex && *other != side) {
                self.fault(&path, format!("both sides stand in {}", placed.hex));
            }
            sides.push((placed.hex, side));
            self.condition(&path, placed);
        }
        for (number, id) in self.scenario.absent.iter().enumerate() {
            self.unit(&format!("absent[{number}]"), *id);
        }
    }

    /// What holds of a counter that is placed must be possible for it.
    fn condition(&mut self, path: &str, placed: &Placed) {
        let Condition { steps_lost, start, entry, came_from, .. } = &placed.condition;
        let known = placed.unit.or(placed.secretly).and_then(|id| self.order_of_battle.find(id));
        let steps = known.map_or(1, |print| self.order_of_battle.record(print).steps());
        if *steps_lost >= steps {
            let sentence = format!("a counter that stands on the map has lost fewer than its {steps} steps");
            self.fault(format!("{path}.condition.steps_lost"), sentence);
        }
        for (field, hex) in [("start", start), ("entry", entry), ("came_from", came_from)] {
            if let Some(hex) = hex {
                self.hex(&format!("{path}.condition.{field}"), *hex);
            }
        }
    }

    fn arrivals(&mut self) {
        for (number, arrival) in self.scenario.german_reinforcements.iter().enumerate() {
            let path = format!("german_reinforcements[{number}]");
            self.area(&format!("{path}.area"), arrival.area);
            for (index, name) in arrival.divisions.iter().enumerate() {
                let here = format!("{path}.divisions[{index}]");
                match self.order_of_battle.division_named(name) {
                    None => self.fault(here, format!("the order of battle has no division {name}")),
                    Some(division) => {
                        for print in division.members.clone() {
                            self.unit(&here, self.order_of_battle.record(print).id);
                        }
                    }
                }
            }
        }
        for (number, arrival) in self.scenario.soviet_reinforcements.iter().enumerate() {
            let path = format!("soviet_reinforcements[{number}]");
            self.area(&format!("{path}.area"), arrival.area);
            if let Some(leader) = arrival.leader {
                self.unit(&format!("{path}.leader"), leader);
            }
        }
        if !matches!(self.scenario.provisional.len(), 0 | 6) {
            self.fault("provisional", "an area for each die from 1 to 6 is expected");
        }
        for (number, area) in self.scenario.provisional.iter().enumerate() {
            self.area(&format!("provisional[{number}]"), *area);
        }
        if let Some(front) = &self.scenario.south_western_front {
            self.area("south_western_front.area", front.area);
        }
    }

    fn underway(&mut self) {
        let scenario = self.scenario;
        let Some(underway) = &scenario.underway else { return };
        if underway.turn > scenario.last_turn {
            self.fault("underway.turn", "the scenario would begin after its last turn");
        }
        let uses = scenario.soviet_interdiction.uses;
        if underway.soviet_marker_uses > uses {
            let sentence = format!("the Soviet marker can be used {uses} times in all");
            self.fault("underway.soviet_marker_uses", sentence);
        }
        let most = scenario.south_western_front.as_ref().map_or(0, |front| front.a_game);
        if underway.front_sent.in_all > most {
            let sentence = format!("the South-Western Front sends {most} divisions in all");
            self.fault("underway.front_sent.in_all", sentence);
        }
        for (path, count) in [("front_sent", underway.front_sent), ("flown_out", underway.flown_out)] {
            if count.this_turn > count.in_all {
                let sentence = "what happened in this turn counts among all";
                self.fault(format!("underway.{path}.this_turn"), sentence);
            }
        }
        for (name, turn) in underway.judged.iter().flat_map(|judged| &judged.taken) {
            let path = "underway.judged.taken";
            if !scenario.victory.places.iter().any(|place| place.name == *name) {
                self.fault(path, format!("{name} is no place that counts for victory"));
            } else if *turn > underway.turn {
                self.fault(path, format!("turn {turn} has not come yet"));
            }
        }
        for (path, id) in underway.named() {
            self.unit(&path, id);
        }
        for (path, area) in underway.areas() {
            self.area(&path, area);
        }
        for (path, hex) in underway.hexes() {
            self.hex(&path, hex);
        }
        for (number, waiting) in underway.waiting.iter().enumerate() {
            let path = format!("underway.waiting[{number}]");
            if waiting.unit.is_some() == waiting.untried.is_some() {
                self.fault(&path, "one of unit and untried is expected");
            } else if waiting.untried.is_some() && waiting.pool().is_none() {
                self.fault(&path, "only rifle and armour divisions are untried");
            }
        }
    }

    fn victory(&mut self) {
        for (number, place) in self.scenario.victory.places.iter().enumerate() {
            let path = format!("victory.places[{number}]");
            if place.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), format!("{} needs a hex", place.name));
            }
            for (index, hex) in place.hexes.iter().enumerate() {
                self.hex(&format!("{path}.hexes[{index}]"), *hex);
            }
        }
        let levels = &self.scenario.victory.levels;
        if levels.is_empty() || !levels.is_sorted_by_key(|level| level.at_least) {
            self.fault("victory.levels", "levels are expected, the lowest first");
        }
    }
}
