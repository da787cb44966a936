//! Impossible states of a scenario, found before it is played.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

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
        orders::{Group, Reason, ScenarioCheck, staging_faults, without_place},
    },
    games::squad::rules::{
        Squad,
        kinds::{Burden, Nation, Room, Side},
        movement::Moves,
    },
};

/// The most units, weapons and works that a scenario gives to a side.
const MOST: usize = 200;

/// The infantry that a hex holds. A gun or a vehicle takes half of the room (6.7).
const IN_A_HEX: usize = 4;

/// The most missions and smoke factors of a side. All may be called in one phase.
const CALLS: usize = 99;

/// All faults of a scenario.
pub fn faults(scenario: &Scenario, board: &Board, units: &Units, charts: &Charts) -> Vec<Fault> {
    let mut check = Check::new(board, units);
    check.turns(scenario.first_turn, scenario.last_turn);
    if scenario.allies == Nation::German {
        check.fault("allies", "the Germans fight on the German side");
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
            Reason::Held(hexes) => check.hexes(&format!("victory.awards[{number}].reason"), hexes),
            Reason::Destroyed(..) | Reason::Exited(_) => {
                check.fault(format!("victory.awards[{number}].reason"), "only hexes that are held count");
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
                self.fault(path, format!("{id} is half a squad: squads are split at the table"));
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
                self.fault(path, format!("{id} is no {}", fits.name()));
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

    /// Checks that all units at set-up find a place. Four infantry fit into a hex, and each gun or vehicle takes the
    /// place of two (4.1, 6.7), on ground that can hold it (6.3). Infantry may be in a carrier that is set up empty
    /// (8.1), and each work needs a hex (20.1).
    fn room(&mut self, scenario: &Scenario, side: Side, charts: &Charts) {
        let (force, name) = (scenario.force(side), side.word());
        let hexes: Vec<Hex> = self.board.hexes().collect();
        let mut room = vec![IN_A_HEX; hexes.len()];
        // The room of empty carriers, and the guns that they tow.
        let units = force.set_up.iter().flat_map(|set_up| &set_up.group.units);
        let kinds: Vec<(&UnitType, usize)> =
            units.filter_map(|(id, many)| Some((self.units.find(*id)?, usize::from(*many)))).collect();
        let riders = |kind: &UnitType| match kind.room() {
            Room::None => 0,
            Room::Half => 1,
            // Leaders ride in addition to the squads.
            Room::Squads(squads) => 3 * usize::from(squads),
        };
        let inside: usize = kinds.iter().map(|(kind, many)| many * riders(kind)).sum();
        let behind: usize = kinds.iter().filter(|(kind, _)| kind.tows()).map(|(_, many)| 2 * many).sum();
        let (ride, tow) = (room.len(), room.len() + 1);
        room.extend([inside, behind]);
        let mut groups = Vec::new();
        for (number, set_up) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}].group");
            let ((left, right), (top, bottom)) = (set_up.columns, set_up.rows);
            let area: Vec<(usize, Hex)> = (0..)
                .zip(hexes.iter().copied())
                .filter(|(_, hex)| {
                    (left..=right).contains(&hex.column()) && (top..=bottom).contains(&hex.row())
                })
                .collect();
            let mut add = |path: String, id: UnitId, many: u8, alone: bool| {
                let Some(kind) = self.units.find(id) else { return };
                let on_ground = area.iter().filter(|(_, hex)| carries(self.board, charts, kind, *hex));
                let aboard = match () {
                    () if !alone => None,
                    () if kind.is_infantry() => Some(ride),
                    () => kind.gun().map(|_| tow),
                };
                let takes = if kind.is_infantry() { 1 } else { IN_A_HEX / 2 };
                groups.push(Group {
                    path,
                    what: format!("{id} in columns {left} to {right} and rows {top} to {bottom}"),
                    number: takes * usize::from(many),
                    places: on_ground.map(|(place, _)| *place).chain(aboard).collect(),
                });
            };
            for (index, (id, many)) in set_up.group.units.iter().enumerate() {
                add(format!("{path}.units[{index}]"), *id, *many, true);
            }
            for (index, (carrier, _, many)) in set_up.group.loaded.iter().enumerate() {
                add(format!("{path}.loaded[{index}]"), *carrier, *many, false);
            }
            let works: usize = set_up.works.iter().map(|(_, many)| usize::from(*many)).sum();
            if works > area.len() {
                let why = format!(
                    "there is no room for {works} works: the area has {} hexes, one in each",
                    area.len()
                );
                self.fault(format!("{name}.set_up[{number}].works"), why);
            }
        }
        // The text states the number of units, not the room that they need.
        for (group, left) in groups.iter().zip(without_place(&room, &groups)) {
            if left > 0 {
                let Group { path, what, .. } = group;
                let why = format!(
                    "there is no place for some of the {what}: the set-up could never end; widen the area or name fewer"
                );
                self.fault(path.clone(), why);
            }
        }
    }

    /// Checks that each weapon finds a carrier: one infantry unit each, and only a light weapon for a leader (4.1,
    /// 12.1). At set-up any unit of the side can take it, later only the units with which it arrives.
    fn weapons(&mut self, scenario: &Scenario, side: Side) {
        let (force, name) = (scenario.force(side), side.word());
        let set_up = (0..).zip(&force.set_up);
        let set_up: Vec<(String, &Named)> = set_up
            .map(|(number, it): (usize, _)| (format!("{name}.set_up[{number}].group"), &it.group))
            .collect();
        let arrivals = (0..).zip(&force.arrivals);
        let arrivals = arrivals
            .map(|(number, it): (usize, _)| vec![(format!("{name}.arrivals[{number}].group"), &it.group)]);
        for together in std::iter::once(set_up).chain(arrivals) {
            let units = together.iter().flat_map(|(_, group)| {
                let loaded = group.loaded.iter().map(|(_, passenger, many)| (*passenger, *many));
                group.units.iter().copied().chain(loaded)
            });
            let infantry: Vec<(&UnitType, usize)> = units
                .filter_map(|(id, many)| Some((self.units.find(id)?, usize::from(many))))
                .filter(|(kind, _)| kind.is_infantry())
                .collect();
            let of = |leads: bool| -> usize {
                infantry
                    .iter()
                    .filter(|(kind, _)| kind.leads().is_some() == leads)
                    .map(|(_, many)| many)
                    .sum()
            };
            let hands = [of(false), of(true)];
            let mut groups = Vec::new();
            for (path, group) in &together {
                for (index, (id, many)) in group.weapons.iter().enumerate() {
                    let burden = self.units.find(*id).and_then(UnitType::weapon).map(|weapon| weapon.burden);
                    let heavy = burden == Some(Burden::Heavy);
                    groups.push(Group {
                        path: format!("{path}.weapons[{index}]"),
                        what: id.to_string(),
                        number: usize::from(*many),
                        places: if heavy { vec![0] } else { vec![0, 1] },
                    });
                }
            }
            for (group, left) in groups.iter().zip(without_place(&hands, &groups)) {
                if left > 0 {
                    let Group { path, what, number, .. } = group;
                    let why = format!(
                        "no unit carries {left} of {number} {what}: a unit of infantry carries one weapon, a leader only a \
                         light one"
                    );
                    self.fault(path.clone(), why);
                }
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
            self.fault(format!("{name}.set_up"), format!("{works} works are too many: {MOST} at most"));
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
                self.fault(
                    format!("{path}.rows"),
                    format!("rows from 1 to {} are expected", self.board.rows()),
                );
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
            Self::Unit => "unit",
            Self::Weapon => "weapon that is carried",
            Self::Expendable => "weapon that is used once",
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
fn takes(carrier: &UnitType, passenger: &UnitType) -> bool {
    match carrier.room() {
        _ if passenger.gun().is_some() => {
            carrier.tows() && !(carrier.room() == Room::Half && passenger.gun().is_some_and(|gun| gun.large))
        }
        Room::None => false,
        Room::Half => passenger.is_half() || passenger.leads().is_some(),
        Room::Squads(_) => passenger.is_infantry(),
    }
}
