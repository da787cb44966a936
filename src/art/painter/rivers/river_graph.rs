//! The river system: hex corners joined by river hexsides, from which stems are found upstream.

use crate::{
    art::painter::geometry::{Point, SQRT_3, hex_centre, hex_corners, side_corners},
    engine::board::{ALL_SIDES, Board, Hex, Hexside, MapFile},
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The amount of water in a river that comes from off the map, in hexsides.
const FROM_OFF_THE_MAP: f32 = 10.0;
/// The amount of water in a river that comes out of a lake, in hexsides.
const FROM_A_LAKE: f32 = 8.0;

/// A hex corner: its place in half radii and half hex heights.
type Corner = (i32, i32);

/// The upstream end of a stem, or the downstream end of the whole river.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// A spring, or a river that dries up.
    Open,
    /// The edge of the map.
    Border,
    /// A lake; the point is its hex centre.
    Lake(Point),
    /// Another river.
    Fork,
}

/// A stretch of river from its mouth upstream.
#[derive(Clone, Debug)]
pub struct Stem {
    /// The corners that it passes, mouth first, as numbers that stems share at forks.
    pub corners: Vec<usize>,
    /// The number of river hexsides upstream of each corner.
    pub sizes: Vec<f32>,
    pub mouth: End,
    /// Its upstream end.
    pub head: End,
}

#[derive(Clone, Debug, Default)]
pub struct RiverGraph {
    /// The place of every corner.
    pub places: Vec<Point>,
    joined: Vec<BTreeSet<usize>>,
    ends: Vec<End>,
}

fn corner_key(place: Point) -> Corner {
    ((place.x * 2.0).round() as i32, (place.y * 2.0 / SQRT_3).round() as i32)
}

impl RiverGraph {
    /// Reads the rivers of a board.
    pub fn new(board: &Board) -> Self {
        Self::along(board, |hex, side| board.river(hex, side))
    }

    /// Reads the water along these hexsides of a board.
    pub fn along(board: &Board, flows: impl Fn(Hex, Hexside) -> bool) -> Self {
        let mut graph = Self::default();
        let mut numbers: BTreeMap<Corner, usize> = BTreeMap::new();
        for hex in board.hexes() {
            let corners = hex_corners(hex, 1.0);
            for side in ALL_SIDES.into_iter().filter(|side| flows(hex, *side)) {
                let (from, to) = side_corners(side);
                let [from, to] = [from, to].map(|corner| graph.number(&mut numbers, corners[corner]));
                graph.joined[from].insert(to);
                graph.joined[to].insert(from);
            }
        }
        let mut touching = vec![0_u8; graph.places.len()];
        for hex in board.hexes() {
            for corner in hex_corners(hex, 1.0) {
                let Some(number) = numbers.get(&corner_key(corner)) else { continue };
                touching[*number] += 1;
                if board.is_lake(hex) {
                    graph.ends[*number] = End::Lake(hex_centre(hex));
                }
            }
        }
        for (end, touching) in graph.ends.iter_mut().zip(touching) {
            if touching < 3 {
                *end = End::Border;
            }
        }
        graph
    }

    fn number(&mut self, numbers: &mut BTreeMap<Corner, usize>, place: Point) -> usize {
        *numbers.entry(corner_key(place)).or_insert_with(|| {
            self.places.push(place);
            self.joined.push(BTreeSet::new());
            self.ends.push(End::Open);
            self.places.len() - 1
        })
    }

    /// The river sides as pairs of corners.
    #[cfg(test)]
    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.joined.iter().enumerate().flat_map(move |(from, joined)| {
            joined.range(from..).map(move |to| (self.places[from], self.places[*to]))
        })
    }

    /// Returns all stems, the largest first. The names on the map give the direction of a river, since their hexes are
    /// listed upstream first. A river without a name leaves the map where most of it is upstream.
    pub fn stems(&self, map: &MapFile) -> Vec<Stem> {
        let mut seen = vec![false; self.places.len()];
        let mut stems = Vec::new();
        for start in 0..self.places.len() {
            if seen[start] {
                continue;
            }
            let system = self.flood(start).order;
            system.iter().for_each(|corner| seen[*corner] = true);
            let mouth = self.mouth(&system, map);
            self.read_upstream(mouth, &mut stems);
        }
        stems.sort_by(|a, b| b.sizes[0].total_cmp(&a.sizes[0]));
        stems
    }

    fn flood(&self, start: usize) -> Flood {
        let mut flood = Flood { order: vec![start], steps: BTreeMap::from([(start, (0, None))]) };
        let mut queue = VecDeque::from([(start, 0_u32)]);
        while let Some((here, steps)) = queue.pop_front() {
            for next in &self.joined[here] {
                if !flood.steps.contains_key(next) {
                    flood.steps.insert(*next, (steps + 1, Some(here)));
                    flood.order.push(*next);
                    queue.push_back((*next, steps + 1));
                }
            }
        }
        flood
    }

    /// Returns the corner at which a river system ends.
    fn mouth(&self, system: &[usize], map: &MapFile) -> usize {
        let mut best = (f32::MIN, system[0]);
        for corner in system.iter().filter(|corner| self.joined[**corner].len() == 1) {
            let flood = self.flood(*corner);
            let mut score = match self.ends[*corner] {
                End::Border => 1_000_000.0,
                End::Lake(_) => 500_000.0,
                End::Open | End::Fork => 0.0,
            };
            for name in &map.river_names {
                let near = |hex: Option<&crate::engine::board::Hex>| {
                    let centre = hex_centre(*hex?);
                    let distance = |corner: &usize| self.places[*corner].distance(centre);
                    let nearest = system.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
                    (distance(nearest) < 1.5).then(|| flood.steps.get(nearest).map(|step| step.0 as f32))?
                };
                if let (Some(upstream), Some(downstream)) = (near(name.near.first()), near(name.near.last()))
                {
                    score += 10_000.0 * (upstream - downstream).clamp(-6.0, 6.0);
                }
            }
            let reach: u32 = flood.steps.values().map(|step| step.0).sum();
            score += reach as f32 / system.len() as f32;
            if score > best.0 {
                best = (score, *corner);
            }
        }
        best.1
    }

    fn read_upstream(&self, mouth: usize, stems: &mut Vec<Stem>) {
        let flood = self.flood(mouth);
        let parent = |corner: usize| flood.steps.get(&corner).and_then(|step| step.1);
        let mut size: BTreeMap<usize, f32> = BTreeMap::new();
        let mut depth: BTreeMap<usize, u32> = BTreeMap::new();
        for corner in flood.order.iter().rev() {
            if self.joined[*corner].len() == 1 && *corner != mouth {
                *size.entry(*corner).or_default() += match self.ends[*corner] {
                    End::Border => FROM_OFF_THE_MAP,
                    End::Lake(_) => FROM_A_LAKE,
                    End::Open | End::Fork => 0.0,
                };
            }
            let Some(down) = parent(*corner) else { continue };
            let (water, below) =
                (size.get(corner).copied().unwrap_or(0.0), depth.get(corner).copied().unwrap_or(0));
            *size.entry(down).or_default() += water + 1.0;
            let deepest = depth.entry(down).or_default();
            *deepest = (*deepest).max(below + 1);
        }
        let water = |corner: &usize| size.get(corner).copied().unwrap_or(0.0);
        let mut drawn: BTreeSet<(usize, usize)> = BTreeSet::new();
        let mut waiting = vec![(mouth, None)];
        while let Some((first, fork)) = waiting.pop() {
            let mut corners: Vec<usize> = fork.into_iter().chain([first]).collect();
            let mut here = first;
            loop {
                let mut branches: Vec<usize> =
                    self.joined[here].iter().copied().filter(|next| parent(*next) == Some(here)).collect();
                branches.sort_by_key(|next| std::cmp::Reverse(depth.get(next).copied().unwrap_or(0)));
                waiting.extend(branches.iter().skip(1).map(|branch| (*branch, Some(here))));
                let Some(next) = branches.first() else { break };
                corners.push(*next);
                here = *next;
            }
            drawn.extend(corners.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))));
            stems.push(Stem {
                sizes: corners.iter().map(water).collect(),
                mouth: if fork.is_some() { End::Fork } else { self.ends[mouth] },
                head: self.ends[here],
                corners,
            });
        }
        // Rivers that part and meet again: a hexside that no stem has joins two of them.
        for from in &flood.order {
            for to in self.joined[*from].range(from..) {
                if drawn.insert((*from, *to)) {
                    let corners = vec![*from, *to];
                    let sizes = corners.iter().map(water).collect();
                    stems.push(Stem { corners, sizes, mouth: End::Fork, head: End::Fork });
                }
            }
        }
    }
}

/// The corners that a flood from one corner reaches.
struct Flood {
    order: Vec<usize>,
    /// Steps from the start, and the corner before.
    steps: BTreeMap<usize, (u32, Option<usize>)>,
}
