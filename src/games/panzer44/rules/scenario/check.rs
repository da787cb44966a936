//! What is impossible in a scenario, found before it is played.

use super::{Force, Reason, Scenario, What};
use crate::{
    engine::{
        board::{Board, Hex, SideFeature},
        counters::Word,
        data::Fault,
        orders::staging_faults,
    },
    games::panzer44::rules::{Panzer44, kinds::Side, units::Units},
};

/// Everything that is wrong with a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units) -> Vec<Fault> {
    let mut check = Check { board, units, faults: Vec::new() };
    if !(1..=99).contains(&scenario.last_turn) {
        check.fault("last_turn", "a game has 1 to 99 turns".to_owned());
    } else if !(1..=scenario.last_turn).contains(&scenario.first_turn) {
        let sentence = format!("a turn from 1 to {}, the last, is expected", scenario.last_turn);
        check.fault("first_turn", sentence);
    }
    check.underway(scenario);
    for (side, name) in [(Side::German, "german"), (Side::Allied, "allied")] {
        let force = scenario.force(side);
        check.force(force, side, name);
        let to_set_up = !(force.set_up.is_empty() && force.mines.is_empty() && force.positions.is_none());
        if to_set_up && !scenario.set_up.contains(&side) {
            check.fault("set_up", format!("the {side} side has something to set up and no turn to do it"));
        }
    }
    if scenario.set_up.len() > 1
        && scenario.set_up != [Side::German, Side::Allied]
        && scenario.set_up != [Side::Allied, Side::German]
    {
        check.fault("set_up", "each side sets up once at most".to_owned());
    }
    for (number, exit) in scenario.exits.iter().enumerate() {
        check.hexes(&format!("exits[{number}].hexes"), &exit.hexes);
        for (index, hex) in exit.hexes.iter().enumerate() {
            if board.contains(*hex) && board.neighbours(*hex).iter().all(Option::is_some) {
                let path = format!("exits[{number}].hexes[{index}]");
                check.fault(&path, format!("{hex} does not lie on the edge of the map"));
            }
        }
    }
    check.demolition(scenario);
    check.victory(scenario);
    check.faults.extend(staging_faults::<Panzer44>(&scenario.staging, board));
    check.faults
}

struct Check<'a> {
    board: &'a Board,
    units: &'a Units,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn fault(&mut self, path: &str, sentence: String) {
        self.faults.push(Fault::new(path, sentence));
    }

    fn hexes(&mut self, path: &str, hexes: &[Hex]) {
        for (index, hex) in hexes.iter().enumerate() {
            if !self.board.contains(*hex) {
                self.fault(&format!("{path}[{index}]"), format!("hex {hex} is off the map"));
            }
        }
    }

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

    fn columns(&mut self, path: &str, (first, last): (u8, u8)) {
        if first == 0 || first > last || last > self.board.columns() {
            let sentence = format!("columns from 1 to {} are expected", self.board.columns());
            self.fault(path, sentence);
        }
    }

    fn force(&mut self, force: &Force, side: Side, name: &str) {
        if !(1..=4).contains(&force.panic) {
            self.fault(&format!("{name}.panic"), "a panic level is 1 to 4".to_owned());
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
                self.fault(&format!("{path}.hex"), format!("hex {} is off the map", placed.hex));
            }
            if let Some(passenger) = placed.loaded {
                self.unit(&format!("{path}.loaded"), passenger, side);
                self.pair(&format!("{path}.loaded"), placed.unit, passenger);
            }
            let aboard = placed.aboard.iter().map(|condition| condition.disruption);
            if aboard.chain([placed.condition.disruption]).any(|degree| degree > 3) {
                let sentence = "a unit is disrupted to D3 at most".to_owned();
                self.fault(&format!("{path}.condition.disruption"), sentence);
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
            if arrival.turn == 0 {
                self.fault(&format!("{path}.turn"), "turns are counted from 1".to_owned());
            }
            self.hexes(&format!("{path}.entry"), &arrival.entry);
            let on_map = arrival.entry.iter().all(|hex| self.board.contains(*hex));
            if arrival.entry.is_empty() || on_map && edge_of(self.board, &arrival.entry).is_empty() {
                let sentence = "entry hexes, all on one edge of the map, are expected".to_owned();
                self.fault(&format!("{path}.entry"), sentence);
            }
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
        if victory.levels.is_empty() || !victory.levels.is_sorted_by(|a, b| a.at_least < b.at_least) {
            self.fault("victory.levels", "levels are expected, the lowest first".to_owned());
        }
    }
}

/// Every hex of the map edge on which all these hexes lie; none if they lie on no common edge (4.3).
pub fn edge_of(board: &Board, hexes: &[Hex]) -> Vec<Hex> {
    let lies_on = [
        |_: &Board, hex: Hex| hex.column() == 1,
        |board: &Board, hex: Hex| hex.column() == board.columns(),
        |_: &Board, hex: Hex| hex.row() == 1,
        |board: &Board, hex: Hex| hex.row() == board.rows(),
    ];
    let edge = lies_on.iter().find(|edge| hexes.iter().all(|hex| edge(board, *hex)));
    edge.map_or(Vec::new(), |edge| board.hexes().filter(|hex| edge(board, *hex)).collect())
}
