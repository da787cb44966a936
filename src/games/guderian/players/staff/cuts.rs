//! Cutting off the enemy: the hexes that the lines of its leaders lead through, and the units that would be out of
//! supply if more of them were closed.

use super::look::{Look, around};
use crate::{
    engine::board::{Hex, HexMap, flood},
    games::guderian::rules::{
        kinds::Side,
        supply::{SupplyLines, zones::closes_line},
    },
};

/// Most hexes from a leader at which a ring round it is closed.
const FARTHEST: u16 = 9;
/// Hexes of detour over the shortest line at which closing a hex counts half.
const DETOUR: f64 = 2.0;
/// Hexes before and behind the best distance over which the value of a ring fades.
const DEPTH: f64 = 2.5;

/// The value to the Germans of closing each hex to Soviet lines: that of the units under leaders whose lines lead
/// through it. The best distance of the ring is set by the manner.
pub(super) fn cuts(look: &Look) -> HexMap<f32> {
    let board = &look.rulebook.board;
    let mut wanted = HexMap::filled(board.room(), 0.0_f32);
    let SupplyLines::Soviet(lines) = look.lines_of(Side::Soviet) else { return wanted };
    let leaders = leaders(look);
    let open = |hex: Hex| !closes_line(board, look.public, Side::Soviet, hex);
    for leader in &leaders {
        let straight = lines.hexes_to_edge(leader.hex);
        if straight == u16::MAX {
            continue;
        }
        let worth = look.manner.encircle * led(look, &leaders, leader);
        let away = flood(board, [leader.hex], FARTHEST, open);
        for hex in board.hexes().filter(|hex| (1..=FARTHEST).contains(&away[*hex])) {
            let on = lines.hexes_to_edge(hex);
            if on == u16::MAX || !open(hex) {
                continue;
            }
            let away = f64::from(away[hex]);
            let longer = (away + f64::from(on) - f64::from(straight)).max(0.0);
            let band = (-((away - look.manner.encircle_at) / DEPTH).powi(2)).exp();
            wanted[hex] += (worth * band * 0.5_f64.powf(longer / DETOUR)) as f32;
        }
    }
    wanted
}

/// A working leader on the map.
struct Leader {
    hex: Hex,
    radius: u16,
}

impl Leader {
    /// Whether a hex is within its radius, ignoring closed hexes.
    fn is_near(&self, hex: Hex) -> bool {
        self.hex.distance(hex) <= u32::from(self.radius)
    }
}

/// The value of the units under a leader; a unit under several counts in part for each.
fn led(look: &Look, leaders: &[Leader], leader: &Leader) -> f64 {
    let share = |hex: Hex| 1.0 / leaders.iter().filter(|other| other.is_near(hex)).count().max(1) as f64;
    let units = look.public.on_map(Side::Soviet).filter(|(.., hex)| leader.is_near(*hex));
    units.map(|(piece, _, hex)| look.worth(piece) * share(hex)).sum()
}

/// Working leaders on the map.
fn leaders(look: &Look) -> Vec<Leader> {
    let leaders = look.public.on_map(Side::Soviet).filter(|(_, counter, _)| counter.is_working_leader());
    leaders
        .map(|(_, counter, hex)| {
            let rating = |print| look.rulebook.order_of_battle.record(print).rating();
            Leader { hex, radius: counter.print.map_or(0, |print| u16::from(rating(print))) }
        })
        .collect()
}

/// Whether Soviet units would be in supply in each hex, if these hexes were closed to their lines, except the hexes
/// with Soviet units (11.2).
pub(super) fn supplied_if(look: &Look, closed: impl Fn(Hex) -> bool) -> HexMap<bool> {
    let board = &look.rulebook.board;
    let open = |hex: Hex| look.public.holds(Side::Soviet, hex) || !closed(hex);
    let through = |hex: Hex| open(hex) && look.rulebook.costs.passes_lines(hex);
    let edge = board.column(board.columns()).filter(|hex| open(*hex));
    let to_edge = flood(board, edge, u16::MAX, through);
    let mut supplied = HexMap::filled(board.room(), false);
    for leader in leaders(look).iter().filter(|leader| to_edge[leader.hex] != u16::MAX) {
        let away = flood(board, [leader.hex], leader.radius, through);
        for hex in around(look, leader.hex, u32::from(leader.radius)) {
            supplied[hex] |= away[hex] <= leader.radius;
        }
    }
    supplied
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guderian::players::staff::{memory::Memory, weights::Weights};
    use crate::{
        engine::orders::Game,
        games::guderian::rules::{Guderian, kinds::Kind, scenario::options::Options, set_up},
    };
    use std::sync::Arc;

    /// The Soviet armies as `dnieper` finds them, seen by the Germans.
    fn with_look(test: impl FnOnce(&Look)) {
        let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
        let position = set_up::start(&rulebook, 1941);
        let weights = Weights::in_use().unwrap();
        let memory = Memory::new(&rulebook);
        let manner = weights.german.clone();
        test(&Look::new(&rulebook, &position.public, Side::German, weights, manner, &memory));
    }

    #[test]
    fn nobody_is_cut_off_by_nothing_and_everybody_by_a_closed_country() {
        with_look(|look| {
            let as_it_is =
                supplied_if(look, |hex| closes_line(&look.rulebook.board, look.public, Side::Soviet, hex));
            let lines = look.lines_of(Side::Soviet);
            for hex in look.rulebook.board.hexes() {
                assert_eq!(as_it_is[hex], lines.would_supply(look.rulebook, Kind::Rifle, hex), "{hex}");
            }
            assert!(look.rulebook.board.hexes().any(|hex| as_it_is[hex]), "somebody is in supply");
            let closed = supplied_if(look, |hex| !look.public.holds(Side::Soviet, hex));
            let edge = look.rulebook.board.columns();
            let far = |hex: &Hex| look.public.holds(Side::Soviet, *hex) && hex.column() + 6 < edge;
            assert!(look.rulebook.board.hexes().filter(far).all(|hex| !closed[hex]));
        });
    }

    #[test]
    fn hexes_between_leaders_and_the_edge_are_worth_closing() {
        with_look(|look| {
            let wanted = cuts(look);
            let most =
                look.rulebook.board.hexes().max_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
            let most = most.unwrap();
            assert!(wanted[most] > 0.0);
            let near = leaders(look).iter().map(|leader| leader.hex.distance(most)).min().unwrap();
            assert!((1..=5).contains(&near), "{most} is {near} hexes from a leader");
            let lines = look.lines_of(Side::Soviet);
            let SupplyLines::Soviet(lines) = lines else { panic!("Soviet lines") };
            assert_ne!(lines.hexes_to_edge(most), u16::MAX);
        });
    }
}
