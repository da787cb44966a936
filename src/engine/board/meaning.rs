//! Finds entries of a map that can be read but cannot be meant: slopes without a rise, a house on a road, a river's
//! name without water.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::map_file::{MapFile, RiverSides};
use super::{ALL_SIDES, Board, Hex, Link, PlaceKind, SideFeature, Terrain};
use crate::engine::data::Fault;

/// Returns all faults of this kind, on a map that has no other fault.
pub(super) fn faults(file: &MapFile, board: &Board) -> Vec<Fault> {
    let mut check = Check { file, board, faults: Vec::new() };
    check.slopes();
    check.hilltops();
    check.houses();
    check.walls_and_hedges();
    check.crossings();
    check.exits("road_exits", "road", &file.road_exits, Link::RoadOverRiver);
    check.exits("rail_exits", "railway", &file.rail_exits, Link::Rail);
    check.rivers();
    check.places();
    check.limits();
    check.faults
}

struct Check<'a> {
    file: &'a MapFile,
    board: &'a Board,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn fault(&mut self, path: impl Into<String>, sentence: impl Into<String>) {
        self.faults.push(Fault::new(path, sentence));
    }

    fn has_levels(&self) -> bool {
        !(self.file.level_1.is_empty() && self.file.level_2.is_empty())
    }

    /// Returns the height of a hex: its level or, on a map without levels, 1 on a hilltop.
    fn height(&self, hex: Hex) -> u8 {
        match self.has_levels() {
            true => self.board.level(hex),
            false => u8::from(self.board.terrain(hex) == Terrain::Hilltop),
        }
    }

    /// Checks that the ground rises over each slope, from the hex that names it.
    fn slopes(&mut self) {
        for (number, entry) in self.file.slopes.iter().enumerate() {
            for side in &entry.sides {
                let Some(above) = self.board.neighbour(entry.hex, *side) else { continue };
                let (from, to, name) = (self.height(entry.hex), self.height(above), side.short_name());
                let (path, hex) = (format!("slopes[{number}]"), entry.hex);
                if to < from {
                    let other = side.opposite().short_name();
                    let why = format!(
                        "the ground falls over the {name} side of {hex}: name the slope from the lower hex, \"{above} {other}\""
                    );
                    self.fault(path, why);
                } else if to == from {
                    let why = format!(
                        "the ground does not rise over the {name} side of {hex}: {hex} and {above} are at one level"
                    );
                    self.fault(path, why);
                }
            }
        }
    }

    /// Checks that hilltops have a level, on a map with levels.
    fn hilltops(&mut self) {
        let has_levels = self.has_levels();
        for (number, hex) in self.file.hilltop.iter().enumerate() {
            if has_levels && self.board.level(*hex) == 0 {
                let why = format!("hex {hex} is a hilltop at level 0: list it in level_1 or level_2");
                self.fault(format!("hilltop[{number}]"), why);
            }
        }
    }

    /// Checks that each town hex belongs to one building and has no road, where buildings are named. The hexes of a
    /// building must be connected.
    fn houses(&mut self) {
        for (number, building) in self.file.buildings.iter().enumerate() {
            let mut together: Vec<Hex> = building.hexes.iter().take(1).copied().collect();
            while let Some(next) = building.hexes.iter().find(|hex| {
                let is_beside = |other: &Hex| other.side_towards(**hex).is_some();
                !together.contains(hex) && together.iter().any(is_beside)
            }) {
                together.push(*next);
            }
            if let Some(index) = building.hexes.iter().position(|hex| !together.contains(hex)) {
                let there: Vec<String> = together.iter().map(ToString::to_string).collect();
                let why = format!(
                    "{} is in {}, to which this hex is not adjacent",
                    building.name,
                    there.join(", ")
                );
                self.fault(format!("buildings[{number}].hexes[{index}]"), why);
            }
            for (index, hex) in building.hexes.iter().enumerate() {
                if self.board.has_road(*hex) {
                    let why = format!("a road runs through {hex}, where {} is", building.name);
                    self.fault(format!("buildings[{number}].hexes[{index}]"), why);
                }
            }
        }
        for (number, hex) in self.file.town.iter().enumerate() {
            if !self.file.buildings.is_empty() && self.board.built_of(*hex).is_none() {
                let why = format!("hex {hex} has houses but belongs to none of the buildings");
                self.fault(format!("town[{number}]"), why);
            }
        }
    }

    fn walls_and_hedges(&mut self) {
        for (number, entry) in self.file.hedges.iter().enumerate() {
            for side in &entry.sides {
                if self.board.feature(SideFeature::Wall, entry.hex, *side) {
                    let why = format!("the {} side of {} already has a wall", side.short_name(), entry.hex);
                    self.fault(format!("hedges[{number}]"), why);
                }
            }
        }
    }

    /// Checks that no ford is where a bridge crosses the stream.
    fn crossings(&mut self) {
        for (number, (from, to)) in self.file.fords.iter().enumerate() {
            let bridge = from.side_towards(*to).is_some_and(|side| {
                self.board.contains(*from) && self.board.feature(SideFeature::Bridge, *from, side)
            });
            if bridge {
                self.fault(
                    format!("fords[{number}]"),
                    format!("there is already a bridge from {from} to {to}"),
                );
            }
        }
    }

    /// Checks that roads and railways leave the map in a hex that they reach, over a side with no hex beyond.
    fn exits(&mut self, name: &str, what: &str, exits: &[RiverSides], link: Link) {
        for (number, exit) in exits.iter().enumerate() {
            let (path, hex) = (format!("{name}[{number}]"), exit.hex);
            if !ALL_SIDES.into_iter().any(|side| self.board.link(link, hex, side)) {
                self.fault(&path, format!("no {what} leads to {hex}"));
            }
            let inwards = exit.sides.iter().find(|side| self.board.neighbour(hex, **side).is_some());
            if let Some(side) = inwards {
                let name = side.short_name();
                self.fault(
                    &path,
                    format!("the map continues beyond the {name} side of {hex}: no unit can exit there"),
                );
            }
        }
    }

    /// Checks that the name of a river is beside water.
    fn rivers(&mut self) {
        for (number, river) in self.file.river_names.iter().enumerate() {
            let path = format!("river_names[{number}].near");
            let off = river.near.iter().position(|hex| !self.board.contains(*hex));
            if let Some(index) = off {
                self.fault(format!("{path}[{index}]"), "this hex is off the map");
            } else if !river.near.iter().any(|hex| self.is_wet(*hex)) {
                self.fault(
                    path,
                    format!("no water is at these hexes, where the name {} is to be", river.name),
                );
            }
        }
    }

    fn is_wet(&self, hex: Hex) -> bool {
        let wet =
            |hex: Hex| matches!(self.board.terrain(hex), Terrain::Lake | Terrain::Stream | Terrain::Gully);
        let runs = ALL_SIDES
            .into_iter()
            .any(|side| self.board.river(hex, side) || self.board.feature(SideFeature::Stream, hex, side));
        runs || wet(hex) || self.board.neighbours(hex).iter().flatten().any(|hex| wet(*hex))
    }

    /// Checks that each city is on land, and has a town hex on a map that lists them.
    fn places(&mut self) {
        for (number, place) in self.file.places.iter().enumerate() {
            if place.kind == PlaceKind::Name {
                continue;
            }
            for (index, hex) in place.hexes.iter().enumerate() {
                if self.board.is_lake(*hex) {
                    let why = format!("hex {hex} is a lake: {} cannot be there", place.name);
                    self.fault(format!("places[{number}].hexes[{index}]"), why);
                }
            }
            let is_town = !self.file.town.is_empty();
            if is_town && !place.hexes.iter().any(|hex| self.board.terrain(*hex) == Terrain::Town) {
                let why = format!(
                    "there is no house where {} is: none of these hexes is in the list town",
                    place.name
                );
                self.fault(format!("places[{number}].hexes"), why);
            }
        }
    }

    fn limits(&mut self) {
        for (number, limit) in self.file.limits.iter().enumerate() {
            if !(1..self.board.columns()).contains(&limit.after_column) {
                let why =
                    format!("a column from 1 to {} is expected", self.board.columns().saturating_sub(1));
                self.fault(format!("limits[{number}].after_column"), why);
            }
        }
    }
}
