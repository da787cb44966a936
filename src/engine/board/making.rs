//! Makes a board from a map file, and finds the faults of the file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::hex::{LAST_COLUMN, LAST_ROW};
use super::map_file::{Countryside, MapFile, RiverSides};
use super::meaning;
use super::tables::room;
use super::{ALL_SIDES, Area, Board, Edge, Hex, HexMap, HexSet, Link, PlaceKind, SideFeature, Terrain};
use crate::engine::data::Fault;
use std::collections::{BTreeMap, BTreeSet};

impl MapFile {
    /// Returns the faults of the map or, if it has none, the entries that can be read but cannot be meant. A game can
    /// be played on a map with the latter, so that only a check of the map shows them.
    pub fn faults(&self) -> Vec<Fault> {
        match self.board() {
            Ok(board) => meaning::faults(self, &board),
            Err(faults) => faults,
        }
    }

    /// Makes the board, or lists the faults of the map.
    ///
    /// # Errors
    /// All faults that leave no board to play on.
    pub fn board(&self) -> Result<Board, Vec<Fault>> {
        let mut builder = Builder::new(self);
        builder.terrain();
        builder.levels();
        builder.buildings();
        builder.rivers();
        builder.sides();
        builder.chains();
        builder.bridges();
        builder.bridge_hexes();
        builder.fords();
        builder.countryside();
        builder.exits();
        builder.places();
        if builder.faults.is_empty() { Ok(builder.board) } else { Err(builder.faults) }
    }
}

/// The name of most chains of a map, for their faults.
const WAY: &str = "road or railway";

/// A board in the making, and the faults found so far.
struct Builder<'a> {
    file: &'a MapFile,
    board: Board,
    faults: Vec<Fault>,
}

impl<'a> Builder<'a> {
    fn new(file: &'a MapFile) -> Self {
        let columns = file.columns.max(1);
        let rows = file.rows.clamp(1, LAST_ROW);
        let room = room(columns, rows);
        let board = Board {
            id: file.id.clone(),
            columns,
            rows,
            on_map: HexSet::new(room),
            terrain: HexMap::filled(room, Terrain::Clear),
            levels: HexMap::filled(room, 0),
            city: HexMap::filled(room, None),
            neighbours: HexMap::filled(room, [None; 6]),
            land: HexMap::filled(room, [None; 6]),
            rivers: HexMap::filled(room, 0),
            streams: HexMap::filled(room, 0),
            bridges: HexMap::filled(room, 0),
            fords: HexMap::filled(room, 0),
            walls: HexMap::filled(room, 0),
            hedges: HexMap::filled(room, 0),
            buildings: Vec::new(),
            built_of: HexMap::filled(room, None),
            bridge_hexes: HexSet::new(room),
            gullies: HexMap::filled(room, 0),
            crests: HexMap::filled(room, 0),
            rises: HexMap::filled(room, 0),
            roads: HexMap::filled(room, 0),
            joins: HexMap::filled(room, 0),
            rails: HexMap::filled(room, 0),
            road_exits: HexSet::new(room),
            rail_exits: HexSet::new(room),
            places: Vec::new(),
            areas: BTreeMap::new(),
        };
        let mut builder = Self { file, board, faults: Vec::new() };
        if (columns, rows) != (file.columns, file.rows) {
            builder
                .fault("columns", format!("a map has 1 to {LAST_COLUMN} columns and 1 to {LAST_ROW} rows"));
        }
        let hexes: Vec<Hex> = builder.board.hexes().collect();
        for hex in &hexes {
            builder.board.on_map.insert(*hex);
        }
        for hex in hexes {
            let around = ALL_SIDES.map(|side| hex.step(side).filter(|next| builder.board.contains(*next)));
            builder.board.neighbours.set(hex, around);
        }
        builder
    }

    fn fault(&mut self, path: impl Into<String>, sentence: impl Into<String>) {
        self.faults.push(Fault::new(path, sentence));
    }

    /// Checks that the hex is on the map; otherwise adds a fault.
    fn on_map(&mut self, hex: Hex, path: &str) -> bool {
        if self.board.contains(hex) {
            return true;
        }
        let (columns, rows) = (self.board.columns, self.board.rows);
        let end =
            if hex.column() > columns { format!("column {columns:02}") } else { format!("row {rows:02}") };
        self.fault(path, format!("hex {hex} is off the map: the map ends at {end}"));
        false
    }

    fn terrain(&mut self) {
        let lists = [
            ("woods", &self.file.woods, Terrain::Woods),
            ("swamp", &self.file.swamp, Terrain::Swamp),
            ("lake", &self.file.lake, Terrain::Lake),
            ("town", &self.file.town, Terrain::Town),
            ("hilltop", &self.file.hilltop, Terrain::Hilltop),
            ("orchard", &self.file.orchard, Terrain::Orchard),
            ("crops", &self.file.crops, Terrain::Crops),
            ("stream_hexes", &self.file.stream_hexes, Terrain::Stream),
            ("gully_hexes", &self.file.gully_hexes, Terrain::Gully),
        ];
        for (name, hexes, terrain) in lists {
            for (number, hex) in hexes.iter().enumerate() {
                let path = format!("{name}[{number}]");
                if !self.on_map(*hex, &path) {
                    continue;
                }
                if self.board.terrain(*hex) != Terrain::Clear {
                    self.fault(path, format!("hex {hex} is listed twice: a hex has one terrain"));
                }
                self.board.terrain.set(*hex, terrain);
            }
        }
        let board = &mut self.board;
        let dry: Vec<Hex> = board.hexes().filter(|hex| !board.is_lake(*hex)).collect();
        for hex in dry {
            let land = board.neighbours(hex).map(|next| next.filter(|next| !board.is_lake(*next)));
            board.land.set(hex, land);
        }
    }

    /// Sets the levels of the hexes above the plain.
    fn levels(&mut self) {
        let file = self.file;
        for (name, hexes, level) in [("level_1", &file.level_1, 1), ("level_2", &file.level_2, 2)] {
            for (number, hex) in hexes.iter().enumerate() {
                let path = format!("{name}[{number}]");
                if !self.on_map(*hex, &path) {
                    continue;
                }
                let known = self.board.level(*hex);
                if known == level {
                    self.fault(path, format!("hex {hex} is listed twice"));
                } else if known > 0 {
                    self.fault(
                        path,
                        format!("hex {hex} is listed in level_{known} too: a hex has one level"),
                    );
                }
                self.board.levels.set(*hex, level);
            }
        }
    }

    /// Sets the buildings: each of town hexes, and no two in one hex.
    fn buildings(&mut self) {
        let file = self.file;
        for (number, building) in file.buildings.iter().enumerate() {
            let path = format!("buildings[{number}]");
            if building.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), format!("{} needs a hex", building.name));
            }
            for (index, hex) in building.hexes.iter().enumerate() {
                let here = format!("{path}.hexes[{index}]");
                if !self.on_map(*hex, &here) {
                    continue;
                }
                if self.board.terrain(*hex) != Terrain::Town {
                    self.fault(here, format!("hex {hex} is not in the list town, where houses must be"));
                } else if self.board.built_of(*hex).is_some() {
                    self.fault(here, format!("hex {hex} has two buildings"));
                }
                self.board.built_of.set(*hex, Some(building.of));
            }
            self.board.buildings.push(building.clone());
        }
    }

    /// Sets the bridges over streams that fill hexes, each with a road.
    fn bridge_hexes(&mut self) {
        let file = self.file;
        for (number, hex) in file.bridge_hexes.iter().enumerate() {
            let path = format!("bridge_hexes[{number}]");
            if !self.on_map(*hex, &path) {
                continue;
            }
            if self.board.terrain(*hex) != Terrain::Stream {
                self.fault(&path, format!("no stream runs through {hex}"));
            }
            if !self.board.has_road(*hex) {
                self.fault(&path, format!("no road runs through {hex}: a bridge needs one"));
            }
            self.board.bridge_hexes.insert(*hex);
        }
    }

    fn rivers(&mut self) {
        let file = self.file;
        self.both_sides("rivers", &file.rivers, |board| &mut board.rivers);
    }

    /// Sets streams, crests and slopes.
    fn sides(&mut self) {
        let file = self.file;
        self.both_sides("streams", &file.streams, |board| &mut board.streams);
        self.both_sides("crests", &file.crests, |board| &mut board.crests);
        self.both_sides("walls", &file.walls, |board| &mut board.walls);
        self.both_sides("hedges", &file.hedges, |board| &mut board.hedges);
        for (number, entry) in file.slopes.iter().enumerate() {
            let path = format!("slopes[{number}]");
            if !self.on_map(entry.hex, &path) {
                continue;
            }
            for side in &entry.sides {
                let name = side.short_name();
                if self.board.neighbour(entry.hex, *side).is_none() {
                    self.fault(&path, format!("no hex is {name} of {}: a slope needs two", entry.hex));
                } else if self.board.feature(SideFeature::Slope, entry.hex, *side) {
                    self.fault(&path, format!("the {name} side of {} is listed twice", entry.hex));
                }
                self.board.rises.set(entry.hex, side.bit() | self.board.rises.get(entry.hex).unwrap_or(&0));
            }
        }
    }

    /// Marks sides for both of their hexes.
    fn both_sides(&mut self, name: &str, entries: &[RiverSides], table: fn(&mut Board) -> &mut HexMap<u8>) {
        for (number, entry) in entries.iter().enumerate() {
            let path = format!("{name}[{number}]");
            if !self.on_map(entry.hex, &path) {
                continue;
            }
            for side in &entry.sides {
                if table(&mut self.board)[entry.hex] & side.bit() != 0 {
                    let name = side.short_name();
                    self.fault(&path, format!("the {name} side of {} is listed twice", entry.hex));
                }
                table(&mut self.board)[entry.hex] |= side.bit();
                if let Some(next) = self.board.neighbour(entry.hex, *side) {
                    table(&mut self.board)[next] |= side.opposite().bit();
                }
            }
        }
    }

    /// Checks the drawn countryside: each part in hundredths.
    fn countryside(&mut self) {
        let Some(Countryside { fields, hedges, farms, bends }) = self.file.countryside else { return };
        for (name, part) in [("fields", fields), ("hedges", hedges), ("farms", farms), ("bends", bends)] {
            if part > 100 {
                self.fault(format!("countryside.{name}"), format!("{part} is more than 100 percent"));
            }
        }
    }

    /// Sets the bridges, each over water and with a road.
    fn bridges(&mut self) {
        for (number, (from, to)) in self.file.bridges.iter().enumerate() {
            let path = format!("bridges[{number}]");
            self.chain(&path, WAY, &[*from, *to], |board| &mut board.bridges);
            let Some(side) = from.side_towards(*to).filter(|_| self.board.contains(*from)) else { continue };
            if !self.board.river(*from, side) && !self.board.feature(SideFeature::Stream, *from, side) {
                self.fault(&path, format!("no water runs between {from} and {to}"));
            }
            if !self.board.link(Link::Road, *from, side) {
                self.fault(&path, format!("no road runs from {from} to {to}: a bridge needs one"));
            }
        }
    }

    /// Sets the fords, each through a stream.
    fn fords(&mut self) {
        for (number, (from, to)) in self.file.fords.iter().enumerate() {
            let path = format!("fords[{number}]");
            self.chain(&path, "ford", &[*from, *to], |board| &mut board.fords);
            let Some(side) = from.side_towards(*to).filter(|_| self.board.contains(*from)) else { continue };
            if !self.board.feature(SideFeature::Stream, *from, side) {
                self.fault(&path, format!("no stream runs between {from} and {to}"));
            }
        }
    }

    fn chains(&mut self) {
        let file = self.file;
        for (number, chain) in file.roads.iter().enumerate() {
            self.chain(&format!("roads[{number}]"), WAY, chain, |board| &mut board.roads);
        }
        for (number, chain) in file.rails.iter().enumerate() {
            self.chain(&format!("rails[{number}]"), WAY, chain, |board| &mut board.rails);
        }
        for (number, chain) in file.gullies.iter().enumerate() {
            self.chain(&format!("gullies[{number}]"), "gully", chain, |board| &mut board.gullies);
        }
        for (number, (from, to)) in self.file.road_river_joins.iter().enumerate() {
            let path = format!("road_river_joins[{number}]");
            self.chain(&path, WAY, &[*from, *to], |board| &mut board.joins);
            let on_map = self.board.contains(*from) && self.board.contains(*to);
            if on_map && !self.board.river_between(*from, *to) {
                self.fault(&path, format!("no river runs between {from} and {to}"));
            }
        }
    }

    /// Marks the steps of a chain for both hexes of each; `what` names the line that it describes.
    fn chain(&mut self, path: &str, what: &str, chain: &[Hex], table: fn(&mut Board) -> &mut HexMap<u8>) {
        if chain.len() < 2 {
            self.fault(path, "a chain needs at least two hexes");
        }
        let mut before: Option<Hex> = None;
        for (number, hex) in chain.iter().enumerate() {
            let here = format!("{path}[{number}]");
            if !self.on_map(*hex, &here) {
                return;
            }
            if self.board.is_lake(*hex) {
                self.fault(&here, format!("hex {hex} is a lake: no {what} runs there"));
            }
            let Some(before) = before.replace(*hex) else { continue };
            let Some(side) = before.side_towards(*hex) else {
                self.fault(&here, format!("{before} and {hex} are not adjacent"));
                return;
            };
            table(&mut self.board)[before] |= side.bit();
            table(&mut self.board)[*hex] |= side.opposite().bit();
        }
    }

    fn exits(&mut self) {
        for (number, exit) in self.file.road_exits.iter().enumerate() {
            if self.on_map(exit.hex, &format!("road_exits[{number}]")) {
                self.board.road_exits.insert(exit.hex);
            }
        }
        for (number, exit) in self.file.rail_exits.iter().enumerate() {
            if self.on_map(exit.hex, &format!("rail_exits[{number}]")) {
                self.board.rail_exits.insert(exit.hex);
            }
        }
    }

    fn places(&mut self) {
        let mut names = BTreeSet::new();
        for (number, place) in self.file.places.iter().enumerate() {
            let path = format!("places[{number}]");
            if !names.insert(&place.name) {
                self.fault(format!("{path}.name"), format!("two places are called {}", place.name));
            }
            if place.hexes.is_empty() {
                self.fault(format!("{path}.hexes"), format!("{} needs a hex", place.name));
            }
            for (index, hex) in place.hexes.iter().enumerate() {
                let here = format!("{path}.hexes[{index}]");
                if self.on_map(*hex, &here) && place.kind != PlaceKind::Name {
                    self.board.city.set(*hex, Some(place.kind));
                }
            }
            self.board.places.push(place.clone());
        }
        for (number, area) in self.file.areas.iter().enumerate() {
            self.area(number, area);
        }
    }

    fn area(&mut self, number: usize, area: &Area) {
        let path = format!("areas[{number}]");
        if area.hexes.is_empty() {
            self.fault(format!("{path}.hexes"), format!("area {} needs a hex", area.id));
        }
        for (index, hex) in area.hexes.iter().enumerate() {
            let here = format!("{path}.hexes[{index}]");
            if self.on_map(*hex, &here) && !self.lies_on(*hex, area.edge) {
                self.fault(here, format!("hex {hex} is not on the {:?} edge", area.edge));
            }
        }
        if self.board.areas.insert(area.id.clone(), area.clone()).is_some() {
            self.fault(format!("{path}.id"), format!("two areas are called {}", area.id));
        }
    }

    fn lies_on(&self, hex: Hex, edge: Edge) -> bool {
        match edge {
            Edge::North => hex.row() == 1,
            Edge::South => hex.row() == self.board.rows,
            Edge::West => hex.column() == 1,
            Edge::East => hex.column() == self.board.columns,
        }
    }
}
