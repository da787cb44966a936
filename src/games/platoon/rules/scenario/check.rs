//! What is impossible in a scenario, found before it is played.

use super::{Arrival, Force, Reason, Scenario, SetUp};
use crate::{
    engine::{
        board::{Board, Hex},
        counters::Word,
        data::Fault,
        orders::staging_faults,
    },
    games::platoon::rules::{Platoon, kinds::Side, units::Units},
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
    for (side, name) in [(Side::German, "german"), (Side::Soviet, "soviet")] {
        let force = scenario.force(side);
        check.force(force, side, name);
        if force.has_set_up() && !scenario.set_up.contains(&side) {
            check.fault("set_up", format!("the {side} side has something to set up and no turn to do it"));
        }
    }
    if scenario.set_up.len() > 2
        || scenario.set_up.first() == scenario.set_up.get(1) && scenario.set_up.len() == 2
    {
        check.fault("set_up", "each side sets up once at most".to_owned());
    }
    check.hexes("wrecks", &scenario.wrecks);
    check.victory(scenario);
    check.faults.extend(staging_faults::<Platoon>(&scenario.staging, board));
    check.faults
}

impl Force {
    /// Whether there is anything to set up.
    pub fn has_set_up(&self) -> bool {
        !self.set_up.is_empty() || self.mines.is_some() || self.forts.is_some() || self.blocks.is_some()
    }
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

    /// A carrier and who sits in it.
    fn pair(&mut self, path: &str, carrier: Word, passenger: Word) {
        if let (Some(kind), Some(cargo)) = (self.units.find(carrier), self.units.find(passenger))
            && !kind.can_carry(cargo)
        {
            self.fault(path, format!("{carrier} cannot carry {passenger}"));
        }
    }

    fn columns(&mut self, path: &str, (first, last): (u8, u8)) {
        if first == 0 || first > last || last > self.board.columns() {
            let sentence = format!("columns from 1 to {} are expected", self.board.columns());
            self.fault(path, sentence);
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
                self.fault(&format!("{name}.forts.strength"), "a fort has 10 to 50".to_owned());
            }
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
        }
        for (number, Arrival { turn, entry, units, loaded }) in force.arrivals.iter().enumerate() {
            let path = format!("{name}.arrivals[{number}]");
            if *turn == 0 {
                self.fault(&format!("{path}.turn"), "turns are counted from 1".to_owned());
            }
            self.hexes(&format!("{path}.entry"), entry);
            let on_map = entry.iter().all(|hex| self.board.contains(*hex));
            if entry.is_empty() || on_map && edge_of(self.board, entry).is_empty() {
                let sentence = "entry hexes, all on one edge of the map, are expected".to_owned();
                self.fault(&format!("{path}.entry"), sentence);
            }
            self.several(&path, side, units, loaded);
        }
        for (number, battery) in force.off_board.iter().enumerate() {
            let path = format!("{name}.off_board[{number}]");
            self.unit(&format!("{path}.unit"), battery.unit, side);
            if self.units.find(battery.unit).is_some_and(|kind| !kind.class.is_indirect()) {
                self.fault(&format!("{path}.unit"), format!("{} does not fire indirectly", battery.unit));
            }
        }
        for (number, kind) in force.nearby_fire.iter().enumerate() {
            self.unit(&format!("{name}.nearby_fire[{number}]"), *kind, side);
        }
        self.hexes(&format!("{name}.exits"), &force.exits);
        for (number, hex) in force.exits.iter().enumerate() {
            if self.board.contains(*hex) && self.board.neighbours(*hex).iter().all(Option::is_some) {
                let sentence = format!("{hex} does not lie on the edge of the map");
                self.fault(&format!("{name}.exits[{number}]"), sentence);
            }
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
        if victory.levels.is_empty() || !victory.levels.is_sorted_by(|a, b| a.at_least < b.at_least) {
            self.fault("victory.levels", "levels are expected, the lowest first".to_owned());
        }
    }
}

/// Every hex of the map edge on which all these hexes lie; none if they lie on no common edge (4.2).
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
