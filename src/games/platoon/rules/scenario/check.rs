//! What is impossible in a scenario, found before it is played.

use super::{Arrival, Force, OffBoard, Reason, Scenario, SetUp};
use crate::{
    engine::{
        board::{Board, Hex},
        counters::Word,
        data::Fault,
        orders::{ScenarioCheck, staging_faults},
    },
    games::platoon::rules::{Platoon, kinds::Side, units::Units},
};

/// Groups of a side that are set up, or come, at most: they are numbered.
const GROUPS: usize = 99;

/// Everything that is wrong with a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    for side in Side::BOTH {
        check.force(scenario.force(side), side, side.word());
    }
    check.set_up(&scenario.set_up, |side| scenario.force(side).has_set_up());
    check.hexes("wrecks", &scenario.wrecks);
    check.victory(scenario);
    check.underway(scenario);
    check.faults.extend(staging_faults::<Platoon>(&scenario.staging, board));
    check.faults
}

impl Force {
    /// Whether there is anything to set up.
    pub fn has_set_up(&self) -> bool {
        !self.set_up.is_empty() || self.mines.is_some() || self.forts.is_some() || self.blocks.is_some()
    }
}

type Check<'a> = ScenarioCheck<'a, Units>;

impl Check<'_> {
    fn unit(&mut self, path: &str, id: Word, side: Side) {
        match self.units.find(id) {
            None => self.fault(path, format!("there is no unit type {id}")),
            Some(kind) if kind.side != side => self.fault(path, format!("{id} is no {side} unit")),
            Some(_) => {}
        }
    }

    /// A carrier and who sits in it.
    fn pair(&mut self, path: &str, carrier: Word, passenger: Word) {
        if let (Some(kind), Some(cargo)) = (self.units.find(carrier), self.units.find(passenger))
            && !kind.can_carry(cargo)
        {
            self.fault(path, format!("{carrier} cannot carry {passenger}"));
        }
    }

    fn several(&mut self, path: &str, side: Side, units: &[(Word, u8)], loaded: &[(Word, Word, u8)]) {
        for (index, (unit, _)) in units.iter().enumerate() {
            self.unit(&format!("{path}.units[{index}][0]"), *unit, side);
        }
        for (index, (carrier, passenger, _)) in loaded.iter().enumerate() {
            self.unit(&format!("{path}.loaded[{index}][0]"), *carrier, side);
            self.unit(&format!("{path}.loaded[{index}][1]"), *passenger, side);
            self.pair(&format!("{path}.loaded[{index}]"), *carrier, *passenger);
        }
    }

    fn force(&mut self, force: &Force, side: Side, name: &str) {
        for (list, many) in [("set_up", force.set_up.len()), ("arrivals", force.arrivals.len())] {
            if many > GROUPS {
                self.fault(format!("{name}.{list}"), format!("{many} groups are too many: {GROUPS} at most"));
            }
        }
        for (number, SetUp { columns, units, loaded }) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            self.columns(&format!("{path}.columns"), *columns);
            self.several(&path, side, units, loaded);
        }
        for (field, works) in [("mines", &force.mines), ("blocks", &force.blocks)] {
            if let Some(works) = works {
                self.columns(&format!("{name}.{field}.columns"), works.columns);
            }
        }
        if let Some(forts) = &force.forts {
            self.columns(&format!("{name}.forts.columns"), forts.columns);
            if !(10..=50).contains(&forts.strength) {
                self.fault(format!("{name}.forts.strength"), "a fort has 10 to 50".to_owned());
            }
        }
        for (number, placed) in force.placed.iter().enumerate() {
            let path = format!("{name}.placed[{number}]");
            self.unit(&format!("{path}.unit"), placed.unit, side);
            if !self.board.contains(placed.hex) {
                self.fault(format!("{path}.hex"), format!("hex {} is off the map", placed.hex));
            }
            if let Some(passenger) = placed.loaded {
                self.unit(&format!("{path}.loaded"), passenger, side);
                self.pair(&format!("{path}.loaded"), placed.unit, passenger);
            }
        }
        for (number, Arrival { turn, entry, units, loaded }) in force.arrivals.iter().enumerate() {
            let path = format!("{name}.arrivals[{number}]");
            self.arrival(&path, *turn, entry);
            self.several(&path, side, units, loaded);
        }
        for (number, battery) in force.off_board.iter().enumerate() {
            let path = format!("{name}.off_board[{number}]");
            self.unit(&format!("{path}.unit"), battery.unit, side);
            if let Some(columns) = battery.columns {
                self.columns(&format!("{path}.columns"), columns);
            }
            self.limits(&path, side, battery);
            if self.units.find(battery.unit).is_some_and(|kind| !kind.class.is_indirect()) {
                self.fault(format!("{path}.unit"), format!("{} does not fire indirectly", battery.unit));
            }
        }
        for (number, kind) in force.nearby_fire.iter().enumerate() {
            self.unit(&format!("{name}.nearby_fire[{number}]"), *kind, side);
        }
        self.exits(&format!("{name}.exits"), &force.exits);
    }

    /// What artillery beside the map is limited to: something that it can fire at (18.4).
    fn limits(&mut self, path: &str, side: Side, battery: &OffBoard) {
        let (first, last) = battery.turns;
        if first > last {
            self.fault(format!("{path}.turns"), format!("there are no turns {first} to {last}"));
        }
        if let Some(hexes) = &battery.hexes {
            let path = format!("{path}.hexes");
            self.hexes(&path, hexes);
            let columns = battery.columns.unwrap_or((u8::MIN, u8::MAX));
            if hexes.is_empty() {
                self.fault(path, format!("{} reaches no hex: name one, or leave this out", battery.id));
            } else if !hexes.iter().any(|hex| (columns.0..=columns.1).contains(&hex.column())) {
                self.fault(path, format!("none of the hexes of {} is in its columns", battery.id));
            }
        }
        if let Some(targets) = &battery.targets {
            if targets.is_empty() {
                let sentence = format!("{} fires at no unit: name a type, or leave this out", battery.id);
                self.fault(format!("{path}.targets"), sentence);
            }
            for (number, kind) in targets.iter().enumerate() {
                self.unit(&format!("{path}.targets[{number}]"), *kind, side.enemy());
            }
        }
    }

    /// What is wrong with the position that it begins with, and would let nobody look at it; the rest is found there.
    fn underway(&mut self, scenario: &Scenario) {
        let Some(underway) = &scenario.underway else { return };
        for (number, counter) in underway.counters.iter().enumerate() {
            let path = format!("underway.counters[{number}]");
            self.unit(&format!("{path}.kind"), counter.kind, counter.side);
            if underway.counters.iter().take(number).any(|other| other.id == counter.id) {
                self.fault(format!("{path}.id"), format!("two counters have the id {}", counter.id));
            }
        }
        let mines: Vec<Hex> = underway.mines.iter().map(|(hex, _)| *hex).collect();
        let forts: Vec<Hex> = underway.forts.iter().map(|(hex, _)| *hex).collect();
        for (field, hexes) in [("mines", &mines), ("forts", &forts), ("blocks", &underway.blocks)] {
            self.hexes(&format!("underway.{field}"), hexes);
        }
    }

    fn victory(&mut self, scenario: &Scenario) {
        let victory = &scenario.victory;
        for (number, award) in victory.awards.iter().enumerate() {
            if let Reason::Held(hexes) = &award.reason {
                self.hexes(&format!("victory.awards[{number}].reason"), hexes);
            }
        }
        for (number, (_, hexes)) in victory.held.iter().enumerate() {
            self.hexes(&format!("victory.held[{number}][1]"), hexes);
        }
        self.levels(&victory.levels);
    }
}
