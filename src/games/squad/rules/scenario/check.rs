//! Impossible states of a scenario, found before it is played.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod room;

use super::{
    Arrival, Force, Group as Named, Scenario, SetUp, Several,
    charts::Charts,
    units::{UnitType, Units},
};
use crate::{
    engine::{
        board::{Board, Hex, Terrain},
        counters::UnitId,
        data::Fault,
        orders::{Reason, ScenarioCheck, staging_faults},
    },
    games::squad::rules::{
        Squad,
        kinds::{Burden, Nation, Room, Side},
        movement::Moves,
    },
};

/// The most units, weapons and works that a scenario gives to a side.
const MOST: usize = 200;

/// The most missions and smoke factors of a side. All may be called in one phase.
const CALLS: usize = 99;

/// All faults of a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units, charts: &Charts) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    if scenario.allies == Nation::German {
        check.fault("allies", "Germans must be on the German side");
    }
    for side in Side::BOTH {
        check.force(scenario.force(side), scenario.nation(side), side.word());
    }
    check.set_up(&scenario.set_up, |side| !scenario.force(side).set_up.is_empty());
    let several = Side::BOTH.into_iter().flat_map(|side| scenario.force(side).several(side.word()));
    let several: Vec<_> = several.collect();
    if check.can_look_for_room(several.len()) {
        for side in Side::BOTH {
            check.room(scenario, side, charts);
            check.weapons(scenario, side);
        }
    }
    check.counters(scenario, several);
    for (number, award) in scenario.victory.awards.iter().enumerate() {
        match &award.reason {
            Reason::Held(hexes) => check.objectives(&format!("victory.awards[{number}].reason"), hexes),
            Reason::Destroyed(..) | Reason::Exited(_) => {
                check.fault(format!("victory.awards[{number}].reason"), "only held hexes can give points");
            }
        }
    }
    check.held(&scenario.victory.held);
    check.levels(&scenario.victory.levels);
    check.hexes("must", &scenario.must);
    for (number, hex) in scenario.must.iter().enumerate() {
        if !scenario.victory.counts(*hex) {
            check.fault(format!("must[{number}]"), format!("{hex} gives no points"));
        }
    }
    check.faults.extend(staging_faults::<Squad>(&scenario.staging, board));
    check.faults
}

type Check<'a> = ScenarioCheck<'a, Units>;

impl Check<'_> {
    fn unit(&mut self, path: &str, id: UnitId, nation: Nation) -> Option<UnitType> {
        let kind = self.units.find(id).cloned();
        match &kind {
            None => self.fault(path, format!("there is no unit type {id}")),
            Some(kind) if kind.nation.is_some_and(|own| own != nation) => {
                self.fault(path, format!("{id} is not {nation:?}"));
            }
            Some(kind) if kind.is_half() => {
                self.fault(path, format!("{id} is a half squad: squads split only during play"));
            }
            Some(_) => {}
        }
        kind
    }

    fn several(&mut self, path: &str, list: &[Several], nation: Nation, fits: Fits) {
        for (number, (id, many)) in list.iter().enumerate() {
            self.some(format!("{path}[{number}][1]"), *many);
            let path = format!("{path}[{number}][0]");
            if let Some(kind) = self.unit(&path, *id, nation)
                && !fits.holds(&kind)
            {
                self.fault(path, format!("{id} is not {}", fits.name()));
            }
        }
        let all: usize = list.iter().map(|(_, many)| usize::from(*many)).sum();
        if all > MOST {
            self.fault(path, format!("{all} are too many: {MOST} at most"));
        }
    }

    /// Checks the numbers of counters of a type, which must fit into their ids.
    fn counters(&mut self, scenario: &Scenario, several: Vec<(String, UnitId, u8)>) {
        let all: usize = several.iter().map(|(_, _, many)| usize::from(*many)).sum();
        let underway = scenario.underway.as_ref().map_or(0, |underway| underway.counters.len());
        if all > 2 * MOST || underway > 6 * MOST {
            self.fault("german", format!("{} counters are too many", all.max(underway)));
        }
        self.numbers(several);
    }

    fn group(&mut self, path: &str, group: &Named, nation: Nation) {
        self.several(&format!("{path}.units"), &group.units, nation, Fits::Unit);
        self.several(&format!("{path}.weapons"), &group.weapons, nation, Fits::Weapon);
        self.several(&format!("{path}.expendable"), &group.expendable, nation, Fits::Expendable);
        for (number, (carrier, passenger, many)) in group.loaded.iter().enumerate() {
            let path = format!("{path}.loaded[{number}]");
            self.some(format!("{path}[2]"), *many);
            let pair = (
                self.unit(&format!("{path}[0]"), *carrier, nation),
                self.unit(&format!("{path}[1]"), *passenger, nation),
            );
            if let (Some(carrier), Some(passenger)) = pair
                && !takes(&carrier, &passenger)
            {
                self.fault(path, format!("{} cannot carry {}", carrier.id, passenger.id));
            }
        }
    }

    /// Checks that no list is too long for its numbers.
    fn lengths(&mut self, force: &Force, name: &str) {
        self.groups(format!("{name}.set_up"), force.set_up.len());
        self.groups(format!("{name}.arrivals"), force.arrivals.len());
        for (number, (_, many)) in force.missions.iter().enumerate() {
            self.some(format!("{name}.missions[{number}][1]"), *many);
        }
        for (number, set_up) in force.set_up.iter().enumerate() {
            for (index, (_, many)) in set_up.works.iter().enumerate() {
                self.some(format!("{name}.set_up[{number}].works[{index}][1]"), *many);
            }
        }
        let works = force.set_up.iter().flat_map(|set_up| &set_up.works);
        let works: usize = works.map(|(_, many)| usize::from(*many)).sum();
        if works > MOST {
            self.fault(
                format!("{name}.set_up"),
                format!("{works} fortifications are too many: {MOST} at most"),
            );
        }
        let missions: usize = force.missions.iter().map(|(_, many)| usize::from(*many)).sum();
        if missions > CALLS || usize::from(force.smoke) > CALLS {
            let why = format!("more than {CALLS} missions or smoke factors are too many");
            self.fault(format!("{name}.missions"), why);
        }
    }

    fn force(&mut self, force: &Force, nation: Nation, name: &str) {
        self.lengths(force, name);
        for (number, SetUp { columns, rows, group, .. }) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            self.columns(&format!("{path}.columns"), *columns);
            if rows.0 == 0 || rows.0 > rows.1 || rows.1 > self.board.rows() {
                self.fault(format!("{path}.rows"), format!("rows must be from 1 to {}", self.board.rows()));
            }
            self.group(&format!("{path}.group"), group, nation);
        }
        for (number, Arrival { turn, entry, group }) in force.arrivals.iter().enumerate() {
            let path = format!("{name}.arrivals[{number}]");
            self.arrival(&path, *turn, entry);
            self.group(&format!("{path}.group"), group, nation);
        }
        self.exits(&format!("{name}.exits"), &force.exits);
    }
}

impl Force {
    /// The types of all its counters with their numbers, and their places in the file.
    fn several(&self, name: &str) -> Vec<(String, UnitId, u8)> {
        let set_up = self.set_up.iter().enumerate();
        let set_up = set_up.map(|(number, set_up)| (format!("{name}.set_up[{number}].group"), &set_up.group));
        let arrivals = self.arrivals.iter().enumerate();
        let arrivals =
            arrivals.map(|(number, arrival)| (format!("{name}.arrivals[{number}].group"), &arrival.group));
        let mut all = Vec::new();
        for (path, group) in set_up.chain(arrivals) {
            for (list, several) in [("units", &group.units), ("weapons", &group.weapons)] {
                let several = several.iter().enumerate();
                all.extend(
                    several.map(|(index, (kind, many))| (format!("{path}.{list}[{index}]"), *kind, *many)),
                );
            }
            for (index, (carrier, passenger, many)) in group.loaded.iter().enumerate() {
                let path = format!("{path}.loaded[{index}]");
                all.extend([(path.clone(), *carrier, *many), (path, *passenger, *many)]);
            }
        }
        all
    }
}

/// The kind of entries that a list may name.
#[derive(Clone, Copy)]
enum Fits {
    Unit,
    Weapon,
    Expendable,
}

impl Fits {
    fn holds(self, kind: &UnitType) -> bool {
        let burden = kind.weapon().map(|weapon| weapon.burden);
        match self {
            Self::Unit => burden.is_none() && (kind.is_infantry() || kind.faces()),
            Self::Weapon => matches!(burden, Some(Burden::Light | Burden::Heavy)),
            Self::Expendable => burden == Some(Burden::Expendable),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Unit => "a unit",
            Self::Weapon => "a carried weapon",
            Self::Expendable => "an expendable weapon",
        }
    }
}

/// Whether the ground of a hex can hold a unit (6.3).
pub fn carries(board: &Board, charts: &Charts, kind: &UnitType, hex: Hex) -> bool {
    let terrain = if board.is_bridge(hex) { Terrain::Clear } else { board.terrain(hex) };
    let Some(row) = charts.row(terrain) else { return false };
    match Moves::of(kind) {
        Some(Moves::Foot | Moves::ByHand) => row.infantry.is_some(),
        Some(Moves::Towed) => row.infantry.is_some() && terrain != Terrain::Town,
        Some(Moves::Wheels | Moves::Armour) => row.vehicle.is_some(),
        None => false,
    }
}

/// Whether a carrier may have this one unit with it from the start (8.1).
pub(super) fn takes(carrier: &UnitType, passenger: &UnitType) -> bool {
    match carrier.room() {
        _ if passenger.gun().is_some() => {
            carrier.tows() && !(carrier.room() == Room::Half && passenger.gun().is_some_and(|gun| gun.large))
        }
        Room::None => false,
        Room::Half => passenger.is_half() || passenger.leads().is_some(),
        Room::Squads(_) => passenger.is_infantry(),
    }
}
