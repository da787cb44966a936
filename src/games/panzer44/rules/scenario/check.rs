//! Impossible states of a scenario, found before it is played.

use super::{
    Exit, Force, Reason, Scenario, What,
    charts::Charts,
    units::{UnitType, Units},
};
use crate::{
    engine::{
        board::{Board, Hex, SideFeature, Terrain},
        counters::UnitId,
        data::Fault,
        orders::{Group, ScenarioCheck, staging_faults},
    },
    games::panzer44::rules::{Panzer44, kinds::Side},
};

/// All faults of a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units, charts: &Charts) -> Vec<Fault> {
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
    check.visibility(scenario);
    check.victory(scenario);
    let several = Side::BOTH.into_iter().flat_map(|side| scenario.force(side).several(side.word()));
    let several: Vec<_> = several.collect();
    if check.can_look_for_room(several.len()) {
        let limit = usize::from(charts.stack_limit);
        Side::BOTH.into_iter().for_each(|side| check.room(scenario, side, limit));
    }
    check.numbers(several);
    check.faults.extend(staging_faults::<Panzer44>(&scenario.staging, board));
    check.faults
}

/// The parts of a scenario file that could never take effect: points for exiting the map without an exit, and bridges
/// blown after the last turn. A lesson keeps both from its scenario, whatever part it plays.
pub fn idle(scenario: &Scenario, board: &Board, units: &Units) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    check.faults.clear();
    for (number, award) in scenario.victory.awards.iter().enumerate() {
        let leaves = |exit: &Exit| exit.side == award.to && !exit.hexes.is_empty();
        if matches!(award.reason, Reason::Exited(_)) && !scenario.exits.iter().any(leaves) {
            let why = format!("the {} side has no exit hexes", award.to);
            check.fault(format!("victory.awards[{number}].reason"), why);
        }
    }
    if let Some(rule) = &scenario.demolition {
        check.in_time("demolition.from_turn", rule.from_turn);
        check.some("demolition.most", rule.most);
    }
    check.faults
}

impl Force {
    /// The types of all its counters with their numbers, and their places in the file.
    fn several(&self, name: &str) -> Vec<(String, UnitId, u8)> {
        let mut all = Vec::new();
        let mut add = |path: String, units: &[(UnitId, u8)]| {
            for (index, (kind, many)) in units.iter().enumerate() {
                all.push((format!("{path}[{index}]"), *kind, *many));
            }
        };
        for (number, group) in self.set_up.iter().enumerate() {
            add(format!("{name}.set_up[{number}].units"), &group.units);
        }
        for (number, arrival) in self.arrivals.iter().enumerate() {
            add(format!("{name}.arrivals[{number}].units"), &arrival.units);
        }
        add(format!("{name}.destroyed"), &self.destroyed);
        let placed = self.placed.iter().map(|placed| (placed.unit, placed.loaded));
        for (list, pairs) in [("placed", placed.collect()), ("exited", self.exited.clone())] {
            for (number, (kind, rider)) in pairs.into_iter().enumerate() {
                let path = format!("{name}.{list}[{number}]");
                all.extend([Some(kind), rider].into_iter().flatten().map(|kind| (path.clone(), kind, 1)));
            }
        }
        for (number, arrival) in self.arrivals.iter().enumerate() {
            for (index, (carrier, passenger, many)) in arrival.loaded.iter().enumerate() {
                let path = format!("{name}.arrivals[{number}].loaded[{index}]");
                all.extend([(path.clone(), *carrier, *many), (path, *passenger, *many)]);
            }
        }
        all
    }
}

type Check<'a> = ScenarioCheck<'a, Units>;

impl Check<'_> {
    fn unit(&mut self, path: &str, id: UnitId, side: Side) {
        match self.units.find(id) {
            None => self.fault(path, format!("there is no unit type {id}")),
            Some(kind) if kind.side != side => self.fault(path, format!("{id} is not a {side} unit")),
            Some(_) => {}
        }
    }

    /// Checks the numbers of units of a side's types.
    fn several(&mut self, path: &str, units: &[(UnitId, u8)], side: Side) {
        for (index, (unit, many)) in units.iter().enumerate() {
            self.unit(&format!("{path}[{index}][0]"), *unit, side);
            self.some(format!("{path}[{index}][1]"), *many);
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
            self.fault(path, format!("no bridge runs from {from} to {to}"));
        }
    }

    /// Checks a carrier and its passenger.
    fn pair(&mut self, path: &str, carrier: UnitId, passenger: UnitId) {
        let carries = self.units.find(carrier).is_none_or(|kind| kind.carrier);
        let carried = self.units.find(passenger).is_none_or(|kind| kind.can_be_carried());
        if !carries {
            self.fault(path, format!("{carrier} is not a carrier"));
        }
        if !carried {
            self.fault(path, format!("{passenger} is neither foot nor a gun: it cannot be carried"));
        }
    }

    fn force(&mut self, force: &Force, side: Side, name: &str) {
        if !(1..=4).contains(&force.panic) {
            self.fault(format!("{name}.panic"), "a panic level is 1 to 4".to_owned());
        }
        self.groups(format!("{name}.set_up"), force.set_up.len());
        self.groups(format!("{name}.arrivals"), force.arrivals.len());
        for (number, group) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            self.columns(&format!("{path}.columns"), group.columns);
            self.several(&format!("{path}.units"), &group.units, side);
        }
        for (number, field) in force.mines.iter().enumerate() {
            self.columns(&format!("{name}.mines[{number}].columns"), field.columns);
            self.some(format!("{name}.mines[{number}].number"), field.number);
        }
        if let Some(works) = &force.positions {
            self.columns(&format!("{name}.positions.columns"), works.columns);
            self.some(format!("{name}.positions.number"), works.number);
        }
        for (number, placed) in force.placed.iter().enumerate() {
            let path = format!("{name}.placed[{number}]");
            self.unit(&format!("{path}.unit"), placed.unit, side);
            if !self.board.contains(placed.hex) {
                self.fault(format!("{path}.hex"), format!("hex {} is off the map", placed.hex));
            } else if self.board.is_lake(placed.hex) {
                self.fault(format!("{path}.hex"), format!("hex {} is a lake", placed.hex));
            }
            if let Some(passenger) = placed.loaded {
                self.unit(&format!("{path}.loaded"), passenger, side);
                self.pair(&format!("{path}.loaded"), placed.unit, passenger);
            }
            let aboard = placed.aboard.iter().map(|condition| condition.disruption);
            if aboard.chain([placed.condition.disruption]).any(|degree| degree > 3) {
                let sentence = "D3 is the highest level of disruption".to_owned();
                self.fault(format!("{path}.condition.disruption"), sentence);
            }
        }
        self.several(&format!("{name}.destroyed"), &force.destroyed, side);
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
            self.in_time(format!("{name}.off_board[{number}].from_turn"), battery.from_turn);
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
            self.several(&format!("{path}.units"), &arrival.units, side);
            for (index, (carrier, passenger, many)) in arrival.loaded.iter().enumerate() {
                self.some(format!("{path}.loaded[{index}][2]"), *many);
                self.unit(&format!("{path}.loaded[{index}][0]"), *carrier, side);
                self.unit(&format!("{path}.loaded[{index}][1]"), *passenger, side);
                self.pair(&format!("{path}.loaded[{index}]"), *carrier, *passenger);
            }
        }
    }

    /// Checks that each limit of visibility applies to some turn: the first one whose turn has not passed counts
    /// (10.7).
    fn visibility(&mut self, scenario: &Scenario) {
        let limits = &scenario.visibility;
        for (number, limit) in limits.iter().enumerate() {
            let before = limits.iter().take(number).map(|before| before.until_turn).max().unwrap_or(0);
            if limit.until_turn <= before {
                let why =
                    "this limit applies in no turn: the limits are listed by their turns, counted from 1";
                self.fault(format!("visibility[{number}].until_turn"), why);
            }
        }
    }

    /// Checks that all units at set-up find a place (4.1, 7.9), passengers in their carriers (11.1), and works suitable
    /// ground (12.1, 17.1).
    fn room(&mut self, scenario: &Scenario, side: Side, stack_limit: usize) {
        let (force, name) = (scenario.force(side), side.word());
        let taken = |hex: Hex| force.placed.iter().filter(|placed| placed.hex == hex).count();
        let is_open = |hex: &Hex| scenario.force(side.enemy()).placed.iter().all(|placed| placed.hex != *hex);
        let open: Vec<Hex> = self.board.hexes().filter(is_open).collect();
        let mut room: Vec<usize> = open.iter().map(|hex| stack_limit.saturating_sub(taken(*hex))).collect();
        // Carriers at set-up are places, too.
        let units = force.set_up.iter().flat_map(|group| &group.units);
        let kinds: Vec<(&UnitType, usize)> =
            units.filter_map(|(kind, many)| Some((self.units.find(*kind)?, usize::from(*many)))).collect();
        let carriers = kinds.iter().filter(|(kind, _)| kind.carrier).map(|(_, many)| many).sum();
        room.push(carriers);
        let mut groups = Vec::new();
        for (number, group) in force.set_up.iter().enumerate() {
            let (first, last) = group.columns;
            let inside = (0..).zip(&open).filter(|(_, hex)| (first..=last).contains(&hex.column()));
            let inside: Vec<usize> = inside.map(|(place, _)| place).collect();
            for (index, (kind, many)) in group.units.iter().enumerate() {
                let is_carried = self.units.find(*kind).is_some_and(UnitType::can_be_carried);
                groups.push(Group {
                    path: format!("{name}.set_up[{number}].units[{index}]"),
                    what: format!("{kind} in columns {first} to {last}"),
                    number: usize::from(*many),
                    places: inside.iter().copied().chain(is_carried.then_some(open.len())).collect(),
                });
            }
        }
        self.places(&room, &groups);
        let dry =
            |hex: Hex| !matches!(self.board.terrain(hex), Terrain::Town | Terrain::Swamp | Terrain::Lake);
        let hexes = |(first, last): (u8, u8), fits: &dyn Fn(Hex) -> bool| {
            let inside = open.iter().filter(|hex| (first..=last).contains(&hex.column()) && fits(**hex));
            inside.count()
        };
        let mut wrong: Vec<(String, usize)> = Vec::new();
        for (number, field) in force.mines.iter().enumerate() {
            let many = hexes(field.columns, &dry);
            if usize::from(field.number) > many {
                wrong.push((format!("{name}.mines[{number}].number"), many));
            }
        }
        if let Some(works) = &force.positions {
            let many = hexes(works.columns, &|_| true);
            if usize::from(works.number) > many {
                wrong.push((format!("{name}.positions.number"), many));
            }
        }
        for (path, many) in wrong {
            self.fault(path, format!("there is room for {many} in these columns"));
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
                Reason::Held(hexes) => self.objectives(&path, hexes),
                Reason::Destroyed(_, kinds) | Reason::Exited(kinds) => {
                    self.kinds(&path, kinds);
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
        self.held(&victory.held);
        self.levels(&victory.levels);
    }
}
