//! The checks of a scenario before it is played.

use super::{
    Arrival, Force, OffBoard, Reason, Scenario, SetUp, What,
    units::{UnitType, Units},
};
use crate::{
    engine::{
        board::{ALL_SIDES, Board, Hex, Terrain},
        counters::UnitId,
        data::Fault,
        orders::{Award, Group, ScenarioCheck, staging_faults},
    },
    games::platoon::rules::{Platoon, kinds::Side},
};
use std::collections::{BTreeMap, BTreeSet};

/// Finds every fault of a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    for side in Side::BOTH {
        check.force(scenario.force(side), side, side.word());
    }
    check.set_up(&scenario.set_up, |side| scenario.force(side).has_set_up());
    check.hexes("wrecks", &scenario.wrecks);
    check.slopes();
    check.victory(scenario);
    for side in Side::BOTH {
        check.observers(scenario, side);
    }
    let several = Side::BOTH.into_iter().flat_map(|side| scenario.force(side).several(side.word()));
    let several: Vec<_> = several.collect();
    if check.can_look_for_room(several.len()) {
        Side::BOTH.into_iter().for_each(|side| check.room(scenario, side));
    }
    check.numbers(several);
    check.underway(scenario);
    check.faults.extend(staging_faults::<Platoon>(&scenario.staging, board));
    check.faults
}

/// Finds points that no side could ever gain, in the file of a scenario. A lesson keeps the victory conditions of its
/// scenario, whatever part it plays.
pub fn idle_awards(scenario: &Scenario) -> Vec<Fault> {
    let awards = scenario.victory.awards.iter().enumerate();
    let idle = awards.filter(|(_, award)| {
        matches!(award.reason, Reason::Exited(_)) && scenario.force(award.to).exits.is_empty()
    });
    let fault = |(number, award): (usize, &Award<Side, What>)| {
        let why = format!("the {} side has no exits", award.to);
        Fault::new(format!("victory.awards[{number}].reason"), why)
    };
    idle.map(fault).collect()
}

impl Force {
    /// Whether there is anything to set up.
    pub fn has_set_up(&self) -> bool {
        !self.set_up.is_empty() || self.mines.is_some() || self.forts.is_some() || self.blocks.is_some()
    }

    /// The types of all its counters with their numbers, each with its path in the file.
    fn several(&self, name: &str) -> Vec<(String, UnitId, u8)> {
        let mut all = Vec::new();
        for (number, placed) in self.placed.iter().enumerate() {
            let path = format!("{name}.placed[{number}]");
            all.push((format!("{path}.unit"), placed.unit, 1));
            all.extend(placed.loaded.map(|passenger| (format!("{path}.loaded"), passenger, 1)));
        }
        let set_up = self
            .set_up
            .iter()
            .enumerate()
            .map(|(number, group)| (format!("{name}.set_up[{number}]"), &group.units, &group.loaded));
        let arrivals = self
            .arrivals
            .iter()
            .enumerate()
            .map(|(number, group)| (format!("{name}.arrivals[{number}]"), &group.units, &group.loaded));
        for (path, units, loaded) in set_up.chain(arrivals) {
            let units = units.iter().enumerate();
            all.extend(units.map(|(index, (kind, many))| (format!("{path}.units[{index}]"), *kind, *many)));
            for (index, (carrier, passenger, many)) in loaded.iter().enumerate() {
                let path = format!("{path}.loaded[{index}]");
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

    /// Checks that hills have slopes: without them no unit would climb one (6.2).
    fn slopes(&mut self) {
        let rises = |hex: Hex| ALL_SIDES.into_iter().any(|side| self.board.rises(hex, side));
        let hill = self.board.hexes().find(|hex| self.board.level(*hex) > 0);
        if let Some(hill) = hill.filter(|_| !self.board.hexes().any(rises)) {
            let level = self.board.level(hill);
            let why = format!(
                "this map has no slopes, but {hill} is at level {level}: list the slopes of its hills"
            );
            self.fault("map", why);
        }
    }

    /// Checks a carrier and its passenger.
    fn pair(&mut self, path: &str, carrier: UnitId, passenger: UnitId) {
        if let (Some(kind), Some(cargo)) = (self.units.find(carrier), self.units.find(passenger))
            && !kind.can_carry(cargo)
        {
            self.fault(path, format!("{carrier} cannot carry {passenger}"));
        }
    }

    fn several(&mut self, path: &str, side: Side, units: &[(UnitId, u8)], loaded: &[(UnitId, UnitId, u8)]) {
        for (index, (unit, many)) in units.iter().enumerate() {
            self.unit(&format!("{path}.units[{index}][0]"), *unit, side);
            self.some(format!("{path}.units[{index}][1]"), *many);
        }
        for (index, (carrier, passenger, many)) in loaded.iter().enumerate() {
            self.some(format!("{path}.loaded[{index}][2]"), *many);
            self.unit(&format!("{path}.loaded[{index}][0]"), *carrier, side);
            self.unit(&format!("{path}.loaded[{index}][1]"), *passenger, side);
            self.pair(&format!("{path}.loaded[{index}]"), *carrier, *passenger);
        }
    }

    fn force(&mut self, force: &Force, side: Side, name: &str) {
        self.groups(format!("{name}.set_up"), force.set_up.len());
        self.groups(format!("{name}.arrivals"), force.arrivals.len());
        for (number, SetUp { columns, units, loaded }) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            self.columns(&format!("{path}.columns"), *columns);
            self.several(&path, side, units, loaded);
        }
        self.works(force, name);
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
        }
        for (number, Arrival { turn, entry, units, loaded }) in force.arrivals.iter().enumerate() {
            let path = format!("{name}.arrivals[{number}]");
            self.arrival(&path, *turn, entry);
            self.several(&path, side, units, loaded);
        }
        self.off_board(&force.off_board, side, name);
        for (number, kind) in force.nearby_fire.iter().enumerate() {
            self.unit(&format!("{name}.nearby_fire[{number}]"), *kind, side);
        }
        self.exits(&format!("{name}.exits"), &force.exits);
    }

    /// Checks the mines, road blocks and forts that a side may lay.
    fn works(&mut self, force: &Force, name: &str) {
        for (field, works) in [("mines", &force.mines), ("blocks", &force.blocks)] {
            if let Some(works) = works {
                self.columns(&format!("{name}.{field}.columns"), works.columns);
                self.some(format!("{name}.{field}.number"), works.number);
            }
        }
        if let Some(forts) = &force.forts {
            self.columns(&format!("{name}.forts.columns"), forts.columns);
            self.some(format!("{name}.forts.number"), forts.number);
            if !(10..=50).contains(&forts.strength) {
                self.fault(
                    format!("{name}.forts.strength"),
                    "the strength of a fort must be from 10 to 50".to_owned(),
                );
            }
        }
    }

    /// Checks the artillery beside the map (18.4).
    fn off_board(&mut self, batteries: &[OffBoard], side: Side, name: &str) {
        for (number, battery) in batteries.iter().enumerate() {
            let path = format!("{name}.off_board[{number}]");
            self.fires_in_time(&path, battery);
            if batteries.iter().take(number).any(|other| other.id == battery.id) {
                self.fault(format!("{path}.id"), format!("{} is listed twice", battery.id));
            }
            self.unit(&format!("{path}.unit"), battery.unit, side);
            if let Some(columns) = battery.columns {
                self.columns(&format!("{path}.columns"), columns);
            }
            self.limits(&path, side, battery);
            if self.units.find(battery.unit).is_some_and(|kind| !kind.class.is_indirect()) {
                self.fault(format!("{path}.unit"), format!("{} cannot use indirect fire", battery.unit));
            }
        }
    }

    /// Checks the limits of artillery beside the map: it must have something to fire at (18.4).
    fn limits(&mut self, path: &str, side: Side, battery: &OffBoard) {
        if let Some(hexes) = &battery.hexes {
            let path = format!("{path}.hexes");
            self.hexes(&path, hexes);
            let columns = battery.columns.unwrap_or((u8::MIN, u8::MAX));
            if hexes.is_empty() {
                self.fault(path, format!("{} can fire at no hex: name one, or omit this", battery.id));
            } else if !hexes.iter().any(|hex| (columns.0..=columns.1).contains(&hex.column())) {
                self.fault(path, format!("no hex of {} is in its columns", battery.id));
            }
        }
        if let Some(targets) = &battery.targets {
            if targets.is_empty() {
                let sentence = format!("{} can fire at no unit: name a type, or omit this", battery.id);
                self.fault(format!("{path}.targets"), sentence);
            }
            for (number, kind) in targets.iter().enumerate() {
                self.unit(&format!("{path}.targets[{number}]"), *kind, side.enemy());
            }
        }
    }

    /// Checks that artillery beside the map fires in some turn of the game (18.4).
    fn fires_in_time(&mut self, path: &str, battery: &OffBoard) {
        let (first, last) = battery.turns;
        if first == 0 || first > last {
            let why = "the first and the last turn of fire are required, counted from 1";
            self.fault(format!("{path}.turns"), why);
        }
        self.in_time(format!("{path}.turns[0]"), first);
    }

    /// Checks that the units that a side names by their ids are among its counters.
    fn observers(&mut self, scenario: &Scenario, side: Side) {
        let (force, name) = (scenario.force(side), side.word());
        let mut known: BTreeSet<UnitId> = force.off_board.iter().map(|battery| battery.id).collect();
        known.extend(
            scenario.underway.iter().flat_map(|underway| &underway.counters).map(|counter| counter.id),
        );
        let mut numbers: BTreeMap<UnitId, u16> = BTreeMap::new();
        for (_, kind, many) in force.several(name) {
            let number = numbers.entry(kind).or_default();
            for _ in 0..many {
                *number += 1;
                known.extend(kind.numbered(*number));
            }
        }
        for (field, ids) in
            [("forward_observers", &force.forward_observers), ("shell_game", &force.shell_game)]
        {
            for (number, id) in ids.iter().enumerate().filter(|(_, id)| !known.contains(*id)) {
                let why = format!("this side has no counter {id}");
                self.fault(format!("{name}.{field}[{number}]"), why);
            }
        }
    }

    /// Checks that units to be set up find room (4.1, 7.1), passengers find room in carriers set up with them (8.1),
    /// and works find ground (17).
    fn room(&mut self, scenario: &Scenario, side: Side) {
        let (force, name) = (scenario.force(side), side.word());
        let taken = |hex: Hex| force.placed.iter().filter(|placed| placed.hex == hex).count();
        let enemies: BTreeSet<Hex> =
            scenario.force(side.enemy()).placed.iter().map(|placed| placed.hex).collect();
        let dry: Vec<Hex> = self.board.hexes().filter(|hex| !self.board.is_lake(*hex)).collect();
        let open: Vec<Hex> = dry.into_iter().filter(|hex| !enemies.contains(hex)).collect();
        let room: Vec<usize> =
            open.iter().map(|hex| side.stack_limit().saturating_sub(taken(*hex))).collect();
        self.room_of_units(force, name, &open, room);
        self.room_of_works(force, name, &open);
    }

    /// Checks that units find a place in these hexes, each with its room, or in a carrier.
    fn room_of_units(&mut self, force: &Force, name: &str, open: &[Hex], mut room: Vec<usize>) {
        // Carriers that are set up empty are places, too.
        let units = force.set_up.iter().flat_map(|group| &group.units);
        let carriers: Vec<(&UnitType, usize)> =
            units.filter_map(|(kind, many)| Some((self.units.find(*kind)?, usize::from(*many)))).collect();
        room.extend(carriers.iter().map(|(_, many)| *many));
        let aboard = |kind: UnitId| -> Vec<usize> {
            let Some(passenger) = self.units.find(kind) else { return Vec::new() };
            let numbered = (open.len()..).zip(&carriers);
            numbered
                .filter(|(_, (carrier, _))| carrier.can_carry(passenger))
                .map(|(place, _)| place)
                .collect()
        };
        let mut groups = Vec::new();
        for (number, SetUp { columns: (first, last), units, loaded }) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            let inside = (0..).zip(open).filter(|(_, hex)| (*first..=*last).contains(&hex.column()));
            let inside: Vec<usize> = inside.map(|(place, _)| place).collect();
            let where_to = |kind: UnitId| format!("{kind} in columns {first} to {last}");
            for (index, (kind, many)) in units.iter().enumerate() {
                groups.push(Group {
                    path: format!("{path}.units[{index}]"),
                    what: where_to(*kind),
                    number: usize::from(*many),
                    places: inside.iter().copied().chain(aboard(*kind)).collect(),
                });
            }
            for (index, (carrier, _, many)) in loaded.iter().enumerate() {
                groups.push(Group {
                    path: format!("{path}.loaded[{index}]"),
                    what: where_to(*carrier),
                    number: usize::from(*many),
                    places: inside.clone(),
                });
            }
        }
        self.places(&room, &groups);
    }

    /// Whether works find ground in these hexes.
    fn room_of_works(&mut self, force: &Force, name: &str, open: &[Hex]) {
        let works = [("mines", &force.mines, true), ("blocks", &force.blocks, false)];
        let works = works.into_iter().filter_map(|(field, works, dry)| {
            works.as_ref().map(|works| (field, works.columns, works.number, dry))
        });
        let forts = force.forts.iter().map(|forts| ("forts", forts.columns, forts.number, true));
        for (field, (first, last), number, dry) in works.chain(forts).collect::<Vec<_>>() {
            let fits = |hex: &&Hex| {
                (first..=last).contains(&hex.column())
                    && !(dry && self.board.terrain(**hex) == Terrain::Swamp)
            };
            let many = open.iter().filter(fits).count();
            if usize::from(number) > many {
                let why = format!("columns {first} to {last} have room only for {many}");
                self.fault(format!("{name}.{field}.number"), why);
            }
        }
    }

    /// Finds the faults of the position that it begins with that would prevent any view of it; the other faults are
    /// found there.
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
            let path = format!("victory.awards[{number}].reason");
            match &award.reason {
                Reason::Held(hexes) => self.objectives(&path, hexes),
                Reason::Exited(kinds) | Reason::Destroyed(_, kinds) => self.kinds(&path, kinds),
            }
        }
        self.held(&victory.held);
        self.levels(&victory.levels);
    }
}
