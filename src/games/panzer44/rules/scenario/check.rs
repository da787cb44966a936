//! What is impossible in a scenario, found before it is played.

use super::{Force, Reason, Scenario, What};
use crate::{
    engine::{
        board::{Board, Hex, SideFeature},
        counters::Word,
        data::Fault,
        orders::{ScenarioCheck, staging_faults},
    },
    games::panzer44::rules::{Panzer44, kinds::Side, units::Units},
};

/// Everything that is wrong with a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    check.underway(scenario);
    for side in Side::BOTH {
        check.force(scenario.force(side), side, side.word());
    }
    check.set_up(&scenario.set_up, |side| {
        let force = scenario.force(side);
        !(force.set_up.is_empty() && force.mines.is_empty() && force.positions.is_none())
    });
    for (number, exit) in scenario.exits.iter().enumerate() {
        check.exits(&format!("exits[{number}].hexes"), &exit.hexes);
    }
    check.demolition(scenario);
    check.victory(scenario);
    check.faults.extend(staging_faults::<Panzer44>(&scenario.staging, board));
    check.faults
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

    fn underway(&mut self, scenario: &Scenario) {
        let Some(underway) = &scenario.underway else { return };
        let mines: Vec<Hex> = underway.mines.iter().map(|(hex, _)| *hex).collect();
        self.hexes("underway.mines", &mines);
        self.hexes("underway.positions", &underway.positions);
        self.hexes("underway.wrecks", &underway.wrecks);
        for (number, (from, to)) in underway.blown.iter().enumerate() {
            self.bridge(&format!("underway.blown[{number}]"), *from, *to);
        }
    }

    fn bridge(&mut self, path: &str, from: Hex, to: Hex) {
        let on_map = self.board.contains(from) && self.board.contains(to);
        let side = from.side_towards(to).filter(|_| on_map);
        if !side.is_some_and(|side| self.board.feature(SideFeature::Bridge, from, side)) {
            self.fault(path, format!("no bridge leads from {from} to {to}"));
        }
    }

    /// A carrier and who sits in it.
    fn pair(&mut self, path: &str, carrier: Word, passenger: Word) {
        let carries = self.units.find(carrier).is_none_or(|kind| kind.carrier);
        let carried = self.units.find(passenger).is_none_or(|kind| kind.can_be_carried());
        if !carries {
            self.fault(path, format!("{carrier} is no carrier"));
        }
        if !carried {
            self.fault(path, format!("{passenger} is neither foot nor a gun: nobody carries it"));
        }
    }

    fn force(&mut self, force: &Force, side: Side, name: &str) {
        if !(1..=4).contains(&force.panic) {
            self.fault(format!("{name}.panic"), "a panic level is 1 to 4".to_owned());
        }
        for (number, group) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            self.columns(&format!("{path}.columns"), group.columns);
            for (index, (unit, _)) in group.units.iter().enumerate() {
                self.unit(&format!("{path}.units[{index}][0]"), *unit, side);
            }
        }
        for (number, field) in force.mines.iter().enumerate() {
            self.columns(&format!("{name}.mines[{number}].columns"), field.columns);
        }
        if let Some(works) = &force.positions {
            self.columns(&format!("{name}.positions.columns"), works.columns);
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
            let aboard = placed.aboard.iter().map(|condition| condition.disruption);
            if aboard.chain([placed.condition.disruption]).any(|degree| degree > 3) {
                let sentence = "a unit is disrupted to D3 at most".to_owned();
                self.fault(format!("{path}.condition.disruption"), sentence);
            }
        }
        for (index, (unit, _)) in force.destroyed.iter().enumerate() {
            self.unit(&format!("{name}.destroyed[{index}][0]"), *unit, side);
        }
        for (index, (unit, rider)) in force.exited.iter().enumerate() {
            let path = format!("{name}.exited[{index}]");
            self.unit(&path, *unit, side);
            if let Some(rider) = rider {
                self.unit(&path, *rider, side);
                self.pair(&path, *unit, *rider);
            }
        }
        self.arrivals(force, side, name);
        for (number, battery) in force.off_board.iter().enumerate() {
            if force.off_board.iter().take(number).any(|other| other.id == battery.id) {
                let path = format!("{name}.off_board[{number}].id");
                self.fault(&path, format!("{} is listed twice", battery.id));
            }
        }
    }

    fn arrivals(&mut self, force: &Force, side: Side, name: &str) {
        for (number, arrival) in force.arrivals.iter().enumerate() {
            let path = format!("{name}.arrivals[{number}]");
            self.arrival(&path, arrival.turn, &arrival.entry);
            for (index, (unit, _)) in arrival.units.iter().enumerate() {
                self.unit(&format!("{path}.units[{index}][0]"), *unit, side);
            }
            for (index, (carrier, passenger, _)) in arrival.loaded.iter().enumerate() {
                self.unit(&format!("{path}.loaded[{index}][0]"), *carrier, side);
                self.unit(&format!("{path}.loaded[{index}][1]"), *passenger, side);
                self.pair(&format!("{path}.loaded[{index}]"), *carrier, *passenger);
            }
        }
    }

    fn demolition(&mut self, scenario: &Scenario) {
        for (number, (from, to)) in
            scenario.demolition.iter().flat_map(|rule| rule.bridges.iter()).enumerate()
        {
            self.bridge(&format!("demolition.bridges[{number}]"), *from, *to);
        }
    }

    fn victory(&mut self, scenario: &Scenario) {
        let victory = &scenario.victory;
        for (number, award) in victory.awards.iter().enumerate() {
            let path = format!("victory.awards[{number}].reason");
            match &award.reason {
                Reason::Held(hexes) => self.hexes(&path, hexes),
                Reason::Destroyed(_, kinds) | Reason::Exited(kinds) => {
                    for what in kinds {
                        if let What::Type(id) = what
                            && self.units.find(*id).is_none()
                        {
                            self.fault(&path, format!("there is no unit type {id}"));
                        }
                    }
                }
            }
        }
        for (number, (_, hexes)) in victory.held.iter().enumerate() {
            self.hexes(&format!("victory.held[{number}][1]"), hexes);
        }
        self.levels(&victory.levels);
    }
}
