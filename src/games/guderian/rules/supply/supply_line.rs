//! Supply lines as paths on the map (11.0), from a counter to its source.
//!
//! Nothing is judged here: the paths are read from the result of [`SupplyLines`].

use super::{GermanLines, SovietLines, SupplyLines, is_open_to_germans, passes, radius};
use crate::{
    engine::board::{ALL_SIDES, Board, Hex, HexMap, Link},
    games::guderian::rules::{
        counter::Piece,
        kinds::{Kind, March, Side},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::collections::BTreeMap;

/// The source of a counter's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It entered the map in this turn and needs no line (11.33).
    Arrival,
    /// The road that leads to the German source (11.11).
    Road {
        /// The hex where the line joins that road; the path to it may lead across country.
        joined: Hex,
    },
    /// The west edge (11.12).
    WestEdge,
    /// A leader, which has a line itself (11.2).
    Leader(Piece),
    /// The east edge (11.2).
    EastEdge,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupplyLine {
    /// The source of the supply.
    pub source: Source,
    /// The path, from the counter's own hex to the source.
    pub hexes: Vec<Hex>,
}

impl SupplyLine {
    /// The number of its steps, and the number of those that lead across country before the road.
    pub fn steps(&self) -> (usize, usize) {
        let all = self.hexes.len().saturating_sub(1);
        let Source::Road { joined } = self.source else { return (all, all) };
        (all, self.hexes.iter().position(|hex| *hex == joined).unwrap_or(all))
    }

    /// The part of it that leads along the road (11.11).
    pub fn along_road(&self) -> &[Hex] {
        match self.source {
            Source::Road { .. } => self.hexes.get(self.steps().1..).unwrap_or_default(),
            _ => &[],
        }
    }
}

/// A leader's radius on the map (10.0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Radius {
    pub leader: Piece,
    pub hex: Hex,
    /// The hexes within the radius.
    pub hexes: Vec<Hex>,
    /// Whether the leader is in supply and passes it on.
    pub supplies: bool,
}

/// The radii of all Soviet leaders that can command.
pub fn radii(rulebook: &Rulebook, public: &Public, lines: &SupplyLines) -> Vec<Radius> {
    public
        .on_map(Side::Soviet)
        .filter(|(_, leader, _)| leader.is_working_leader())
        .map(|(piece, leader, hex)| Radius {
            leader: piece,
            hex,
            hexes: radius(rulebook, public, leader, hex).0,
            supplies: lines.supplies(rulebook, public, piece),
        })
        .collect()
}

impl SupplyLines {
    /// The line by which a counter on the map is in supply; none for one that is not.
    pub fn line(&self, rulebook: &Rulebook, public: &Public, piece: Piece) -> Option<SupplyLine> {
        let counter = public.counter(piece);
        let hex = counter.hex()?;
        if !self.supplies(rulebook, public, piece) {
            return None;
        }
        if counter.condition.arrived {
            return Some(SupplyLine { source: Source::Arrival, hexes: vec![hex] });
        }
        match self {
            Self::German(lines) => Some(lines.line(rulebook, public, counter.kind.march(), hex)),
            Self::Soviet(lines) if counter.kind == Kind::Leader => {
                Some(SupplyLine { source: Source::EastEdge, hexes: lines.east(rulebook, public, hex) })
            }
            Self::Soviet(lines) => lines.by_leader(rulebook, public, hex),
        }
    }
}

impl GermanLines {
    /// The line of a German unit: by road where one is near enough, otherwise over land to the west edge.
    fn line(&self, rulebook: &Rulebook, public: &Public, march: March, hex: Hex) -> SupplyLine {
        let through = |hex| is_open_to_germans(rulebook, public, hex) && passes(rulebook, hex);
        if self.to_road[hex] <= rulebook.charts.supply.hexes_to_road {
            let mut hexes = descend(&rulebook.board, &self.to_road, hex, through);
            let road = hexes.last().copied().unwrap_or(hex);
            hexes.extend(along_road(rulebook, road, through).into_iter().skip(1));
            return SupplyLine { source: Source::Road { joined: road }, hexes };
        }
        let points = self.to_edge(rulebook, march);
        let mut hexes = vec![hex];
        let mut at = hex;
        while at.column() != 1 && points[at] != u16::MAX {
            let nearer = ALL_SIDES.into_iter().find_map(|way| {
                let near = rulebook.board.neighbours(at)[way.number()]?;
                let cost = rulebook.costs.step(Side::German, march, at, way)?;
                let leads_on = points[near] == 0 || through(near);
                let fits = points[near].checked_add(cost.0) == Some(points[at]);
                (leads_on && fits && cost.0 > 0).then_some(near)
            });
            let Some(nearer) = nearer else { break };
            hexes.push(nearer);
            at = nearer;
        }
        SupplyLine { source: Source::WestEdge, hexes }
    }
}

impl SovietLines {
    /// The path to the east edge.
    fn east(&self, rulebook: &Rulebook, public: &Public, hex: Hex) -> Vec<Hex> {
        let through = |hex| {
            !super::zones::closes_line(&rulebook.board, public, Side::Soviet, hex) && passes(rulebook, hex)
        };
        descend(&rulebook.board, &self.to_edge, hex, through)
    }

    /// The line to the nearest leader that supplies the hex, and on to the east edge.
    fn by_leader(&self, rulebook: &Rulebook, public: &Public, hex: Hex) -> Option<SupplyLine> {
        let supplies = |leader: &crate::games::guderian::rules::counter::Counter, at: Hex| {
            leader.is_working_leader() && (leader.condition.arrived || self.to_edge[at] != u16::MAX)
        };
        let (piece, at, away) = public
            .on_map(Side::Soviet)
            .filter(|(_, leader, at)| supplies(leader, *at))
            .filter_map(|(piece, leader, at)| {
                let (hexes, away) = radius(rulebook, public, leader, at);
                hexes.contains(&hex).then_some((piece, at, away))
            })
            .min_by_key(|(piece, _, away)| (away[hex], *piece))?;
        let through = |hex| {
            !super::zones::closes_line(&rulebook.board, public, Side::Soviet, hex) && passes(rulebook, hex)
        };
        let mut hexes = descend(&rulebook.board, &away, hex, through);
        if self.to_edge[at] != u16::MAX {
            hexes.extend(self.east(rulebook, public, at).into_iter().skip(1));
        }
        Some(SupplyLine { source: Source::Leader(piece), hexes })
    }
}

/// The path from a hex down the distances of a flood to its start.
fn descend(board: &Board, away: &HexMap<u16>, hex: Hex, through: impl Fn(Hex) -> bool) -> Vec<Hex> {
    let mut hexes = vec![hex];
    let mut at = hex;
    while away[at] != 0 && away[at] != u16::MAX {
        let nearer = board.land_neighbours(at).find(|near| {
            away[*near].checked_add(1) == Some(away[at]) && (away[*near] == 0 || through(*near))
        });
        let Some(nearer) = nearer else { break };
        hexes.push(nearer);
        at = nearer;
    }
    hexes
}

/// The path along the road to the source, rivers bridged.
fn along_road(rulebook: &Rulebook, from: Hex, through: impl Fn(Hex) -> bool) -> Vec<Hex> {
    let source = rulebook.scenario.supply_road;
    let mut towards: BTreeMap<Hex, Hex> = BTreeMap::from([(source, source)]);
    let mut ring = vec![source];
    let mut next = 0;
    while let Some(hex) = ring.get(next).copied().filter(|_| !towards.contains_key(&from)) {
        next += 1;
        for linked in rulebook.board.linked(Link::RoadOverRiver, hex) {
            if through(linked) && !towards.contains_key(&linked) {
                towards.insert(linked, hex);
                ring.push(linked);
            }
        }
    }
    let mut hexes = vec![from];
    let mut at = from;
    while at != source {
        let Some(nearer) = towards.get(&at) else { break };
        at = *nearer;
        hexes.push(at);
    }
    hexes
}
