//! The checks of a scenario's meaning.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Placed, Scenario, VictoryPlace, order_of_battle::OrderOfBattle};
use crate::{
    engine::{
        board::{Board, Hex},
        counters::UnitId,
        data::Fault,
        orders::staging_faults,
    },
    games::guderian::rules::{
        Guderian,
        counter::Condition,
        kinds::{Pool, Side},
        phase::Phase,
    },
};
use std::collections::BTreeSet;

/// Finds every fault in the meaning of a scenario, with its path.
pub(crate) fn faults(scenario: &Scenario, board: &Board, order_of_battle: &OrderOfBattle) -> Vec<Fault> {
    let mut check = Check { scenario, board, order_of_battle, used: BTreeSet::new(), faults: Vec::new() };
    check.turns();
    check.roads();
    check.armies();
    check.placed();
    check.arrivals();
    check.in_time();
    check.pools();
    check.underway();
    check.victory();
    check.faults.extend(staging_faults::<Guderian>(&scenario.staging, board));
    check.faults
}

struct Check<'a> {
    scenario: &'a Scenario,
    board: &'a Board,
    order_of_battle: &'a OrderOfBattle,
    used: BTreeSet<UnitId>,
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

    fn area(&mut self, path: &str, area: UnitId) {
        if self.board.area(area.as_str()).is_none() {
            self.fault(path, format!("the map has no area {area}"));
        }
    }

    /// Checks that a counter exists and is named in no other place.
    fn unit(&mut self, path: &str, id: UnitId) {
        if self.order_of_battle.find(id).is_none() {
            self.fault(path, format!("the order of battle has no counter {id}"));
        } else if !self.used.insert(id) {
            self.fault(path, format!("{id} is already in another place"));
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

    /// Checks that supply comes along a road (11.11), and that closed columns are on the map (6.4, 13.1).
    fn roads(&mut self) {
        let scenario = self.scenario;
        let hex = scenario.supply_road;
        if self.board.contains(hex) && !self.board.has_road(hex) {
            let has_any = self.board.hexes().any(|hex| self.board.has_road(hex));
            let road = if has_any {
                format!("no road runs through {hex}")
            } else {
                "the map has no road".to_owned()
            };
            self.fault("supply_road", format!("{road}: German supply needs one"));
        }
        let last = self.board.columns();
        let columns = [
            ("closed_columns.last", scenario.closed_columns.last),
            ("air_interdiction.last_column", scenario.air_interdiction.last_column),
        ];
        for (path, column) in columns.into_iter().filter(|(_, column)| *column > last) {
            self.fault(path, format!("there is no column {column}: the map ends at column {last:02}"));
        }
    }

    /// Checks that every arrival is due before the game is over.
    fn in_time(&mut self) {
        let scenario = self.scenario;
        let german = scenario.german_reinforcements.iter().enumerate();
        let german =
            german.map(|(number, arrival)| (format!("german_reinforcements[{number}].turn"), arrival.turn));
        let soviet = scenario.soviet_reinforcements.iter().enumerate();
        let soviet =
            soviet.map(|(number, arrival)| (format!("soviet_reinforcements[{number}].turn"), arrival.turn));
        let front = scenario.south_western_front.iter();
        let front = front.map(|front| ("south_western_front.from_turn".to_owned(), front.from_turn));
        let scheduled = scenario.underway.iter().flat_map(|underway| underway.scheduled.iter().enumerate());
        let scheduled =
            scheduled.map(|(number, unit)| (format!("underway.scheduled[{number}].turn"), unit.turn));
        let last = scenario.last_turn;
        let late: Vec<_> = german.chain(soviet).chain(front).chain(scheduled).collect();
        for (path, turn) in late {
            if turn == 0 {
                self.fault(path, "turns are counted from 1");
            } else if turn > last {
                self.fault(path, format!("there is no turn {turn}: the last one is {last}"));
            }
        }
    }

    /// Checks that no more divisions are drawn at once than their pool has (12.1). Divisions on the map at the start
    /// and those of the first turn count together. Those of any later turn count alone, because all others may have
    /// returned to the pool before it (12.4).
    fn pools(&mut self) {
        let scenario = self.scenario;
        for pool in Pool::BOTH {
            let is_of = |id: &UnitId| {
                let found = self.order_of_battle.find(*id);
                found.is_some_and(|print| self.order_of_battle.record(print).kind.pool() == Some(pool))
            };
            let of = |rifle: u8, armour: u8| usize::from(if pool == Pool::Rifle { rifle } else { armour });
            let absent = scenario.absent.iter().filter(|id| is_of(id)).count();
            let all = self.order_of_battle.pool(pool).len().saturating_sub(absent);
            // Each division that is drawn or named, with its path in the file, in that order.
            let armies = scenario.armies.iter().enumerate().filter(|(_, army)| !army.placed);
            let armies =
                armies.map(|(number, army)| (format!("armies[{number}]"), of(army.rifle, army.armour)));
            let placed = scenario.placed.iter().enumerate().map(|(number, placed)| {
                let drawn = placed.untried.is_some_and(|kind| kind.pool() == Some(pool));
                let named = [placed.unit, placed.secretly].iter().flatten().filter(|id| is_of(id)).count();
                let many = if drawn { usize::from(placed.number) } else { named };
                (format!("placed[{number}]"), many)
            });
            let waiting = scenario.underway.iter().flat_map(|underway| underway.waiting.iter().enumerate());
            let waiting = waiting.map(|(number, waiting)| {
                let named = waiting.unit.iter().filter(|id| is_of(id)).count();
                let drawn = usize::from(waiting.untried.is_some() && waiting.pool() == Some(pool));
                (format!("underway.waiting[{number}]"), named + drawn)
            });
            let begins: Vec<_> = armies.chain(placed).chain(waiting).collect();
            let arrivals = scenario.soviet_reinforcements.iter().enumerate();
            let arrivals: Vec<_> = arrivals
                .map(|(number, arrival)| {
                    let path = format!("soviet_reinforcements[{number}]");
                    (arrival.turn, path, of(arrival.rifle, arrival.armour))
                })
                .collect();
            let of_turn = |turn: u8| {
                let coming = arrivals.iter().filter(move |(of, ..)| *of == turn);
                coming.map(|(_, path, many)| (path.clone(), *many))
            };
            // In a game that begins later it is unknown which arrivals of the first turn have come already.
            let first = scenario.underway.is_none().then_some(scenario.first_turn);
            let begin = begins.into_iter().chain(first.into_iter().flat_map(of_turn)).collect();
            let later: BTreeSet<u8> = arrivals.iter().map(|(turn, ..)| *turn).collect();
            let later = later.into_iter().filter(|turn| Some(*turn) != first);
            for together in std::iter::once(begin).chain(later.map(|turn| of_turn(turn).collect())) {
                self.drawn_together(pool, all, together);
            }
        }
    }

    /// Checks the divisions that are drawn before any can have returned to their pool.
    fn drawn_together(&mut self, pool: Pool, all: usize, together: Vec<(String, usize)>) {
        let mut drawn = 0;
        for (path, many) in together.into_iter().filter(|(_, many)| *many > 0) {
            drawn += many;
            if drawn > all {
                let name = pool.word().replace('-', " ");
                let sentence = format!("{drawn} {name} divisions are drawn at once: the pool has {all}");
                self.fault(path, sentence);
                return;
            }
        }
    }

    fn armies(&mut self) {
        for (number, army) in self.scenario.armies.iter().enumerate() {
            let path = format!("armies[{number}]");
            if !army.placed {
                self.unit(&format!("{path}.leader"), army.leader);
            }
            if self.scenario.armies.iter().take(number).any(|other| other.army == army.army) {
                self.fault(format!("{path}.army"), format!("two armies are called {}", army.army));
            }
            if army.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), "an army needs a hex");
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
                self.fault(format!("{path}.number"), "only untried divisions have a number, from 1");
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
                self.fault(&path, format!("both sides have units in {}", placed.hex));
            }
            sides.push((placed.hex, side));
            self.condition(&path, placed);
        }
        for (number, id) in self.scenario.absent.iter().enumerate() {
            self.unit(&format!("absent[{number}]"), *id);
        }
    }

    /// Checks that the condition of a placed counter is possible for it.
    fn condition(&mut self, path: &str, placed: &Placed) {
        let Condition { steps_lost, start, entry, came_from, .. } = &placed.condition;
        let known = placed.unit.or(placed.secretly).and_then(|id| self.order_of_battle.find(id));
        let steps = known.map_or(1, |print| self.order_of_battle.record(print).steps());
        if *steps_lost >= steps {
            let sentence = format!("a counter on the map has lost fewer than its {steps} steps");
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
            if front.german_points.len() < usize::from(front.a_game) {
                let sentence = format!("points for {} divisions are expected", front.a_game);
                self.fault("south_western_front.german_points", sentence);
            }
            if front.a_turn == 0 || front.a_turn > front.a_game {
                let sentence = format!("1 to {} divisions a turn are expected", front.a_game.max(1));
                self.fault("south_western_front.a_turn", sentence);
            }
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
                let sentence = "the number of this turn cannot exceed the total";
                self.fault(format!("underway.{path}.this_turn"), sentence);
            }
        }
        for (name, turn) in underway.judged.iter().flat_map(|judged| &judged.taken) {
            let path = "underway.judged.taken";
            if !scenario.victory.places.iter().any(|place| place.name == *name) {
                self.fault(path, format!("{name} is not a victory place"));
            } else if *turn > underway.turn {
                self.fault(path, format!("turn {turn} has not begun yet"));
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

    /// Checks that a place with the name of a place on the map has the hexes of that place. A place named as a hex must
    /// be that hex.
    fn named_place(&mut self, path: &str, place: &VictoryPlace) {
        let printed = self.board.places().iter().find(|printed| printed.name == place.name);
        let hexes = match (printed, place.name.parse::<Hex>()) {
            (Some(printed), _) => printed.hexes.clone(),
            (None, Ok(hex)) => vec![hex],
            (None, Err(_)) => return,
        };
        let elsewhere = place.hexes.iter().enumerate().filter(|(_, hex)| !hexes.contains(hex));
        for (index, hex) in elsewhere {
            let there: Vec<String> = hexes.iter().map(ToString::to_string).collect();
            let sentence =
                format!("{} is not in {hex}: the map has it in {}", place.name, there.join(" and "));
            self.fault(format!("{path}.hexes[{index}]"), sentence);
        }
    }

    /// Checks that no place is listed twice, and no hex twice in a place.
    fn once(&mut self) {
        let mut names = BTreeSet::new();
        for (number, place) in self.scenario.victory.places.iter().enumerate() {
            let path = format!("victory.places[{number}]");
            if !names.insert(&place.name) {
                self.fault(format!("{path}.name"), format!("{} is already a victory place", place.name));
            }
            for (index, hex) in place.hexes.iter().enumerate() {
                if place.hexes.iter().take(index).any(|other| other == hex) {
                    self.fault(format!("{path}.hexes[{index}]"), format!("{hex} is listed twice"));
                }
            }
        }
    }

    fn victory(&mut self) {
        for (number, hex) in self.scenario.german_held.iter().enumerate() {
            self.hex(&format!("german_held[{number}]"), *hex);
        }
        for (number, place) in self.scenario.victory.places.iter().enumerate() {
            let path = format!("victory.places[{number}]");
            self.named_place(&path, place);
            if place.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), format!("{} needs a hex", place.name));
            }
            for (index, hex) in place.hexes.iter().enumerate() {
                self.hex(&format!("{path}.hexes[{index}]"), *hex);
            }
        }
        self.once();
        let levels = &self.scenario.victory.levels;
        if levels.is_empty() || !levels.is_sorted_by(|a, b| a.at_least < b.at_least) {
            self.fault("victory.levels", "levels are expected, the lowest first");
        }
    }
}
