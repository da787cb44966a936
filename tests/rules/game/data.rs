//! The data of the campaign against numbers counted without the program: map, order of battle.

use crate::harness::*;
use kessel::{
    engine::board::{ALL_SIDES, Board, Hex, Link, PlaceKind, Terrain},
    games::guderian::rules::{Rulebook, scenario::order_of_battle::DivisionKind},
};
use std::collections::BTreeSet;

fn rulebook() -> Rulebook {
    Rulebook::load("smolensk").unwrap()
}

/// The hexes that are connected with this one by a kind of link.
fn net(board: &Board, link: Link, start: &str) -> BTreeSet<Hex> {
    let mut seen = BTreeSet::from([hex(start)]);
    let mut open = vec![hex(start)];
    while let Some(at) = open.pop() {
        open.extend(board.linked(link, at).filter(|next| seen.insert(*next)));
    }
    seen
}

/// 59 columns of 31 rows; forests, swamps, lakes and rivers as counted on the map.
#[test]
fn the_map_has_the_counted_hexes_and_rivers() {
    let board = rulebook().board;
    let of = |terrain| board.hexes().filter(|at| board.terrain(*at) == terrain).count();
    assert_eq!(board.hexes().count(), 1829);
    assert_eq!([Terrain::Woods, Terrain::Swamp, Terrain::Lake].map(of), [356, 25, 15]);
    let sides = board.hexes().flat_map(|at| ALL_SIDES.map(|side| (at, side)));
    let rivers = sides.filter(|(at, side)| board.river(*at, *side)).count();
    assert_eq!(rivers, 2 * 650, "each hexside seen from both hexes");
    let cities = |kind| board.places().iter().filter(|place| place.kind == kind).count();
    assert_eq!((cities(PlaceKind::Major), cities(PlaceKind::Minor)), (9, 4));
    let major = board.hexes().filter(|at| board.city(*at) == Some(PlaceKind::Major)).count();
    assert_eq!(major, 12);
}

/// If the gaps at rivers are closed, every road leads to 0120; otherwise only a part does.
#[test]
fn all_roads_lead_to_0120() {
    let board = rulebook().board;
    let roads: BTreeSet<Hex> = board.hexes().filter(|at| board.has_road(*at)).collect();
    let joined = net(&board, Link::RoadOverRiver, "0120");
    let alone = |at: &&Hex| !joined.contains(*at);
    assert_eq!(roads.iter().filter(alone).collect::<Vec<_>>(), Vec::<&Hex>::new());
    assert!(net(&board, Link::Road, "0120").len() < joined.len());
    assert!(!net(&board, Link::Road, "0120").contains(&hex("2217")));
    for exit in ["0120", "0501", "5907", "5915"] {
        assert!(board.is_road_exit(hex(exit)));
    }
}

/// There is no road movement across rivers, and no line leads through a lake.
#[test]
fn no_road_rate_over_rivers() {
    let board = rulebook().board;
    for at in board.hexes() {
        for side in ALL_SIDES {
            assert!(!(board.link(Link::Road, at, side) && board.river(at, side)), "{at} {side:?}");
        }
        assert!(!board.is_lake(at) || !board.has_road(at) && !board.has_rail(at), "{at}");
    }
}

/// The railways are one net, and every entry by rail is on it.
#[test]
fn the_railways_are_joined() {
    let board = rulebook().board;
    let joined = net(&board, Link::Rail, "2216");
    let rails: BTreeSet<Hex> = board.hexes().filter(|at| board.has_rail(*at)).collect();
    assert_eq!(rails.difference(&joined).collect::<Vec<_>>(), Vec::<&Hex>::new());
    for entry in ["5907", "3901", "3131", "1831", "4331"] {
        assert!(joined.contains(&hex(entry)), "{entry}");
    }
}

/// 61 German counters of 31 divisions and regiments, 15 leaders, 78 rifle and 20 armoured divisions.
#[test]
fn the_order_of_battle_has_the_counted_counters() {
    let battle = rulebook().order_of_battle;
    let of = |kind: Kind| battle.records().filter(|(_, record)| record.kind == kind).count();
    assert_eq!([Kind::Panzer, Kind::Panzergrenadier].map(of), [9, 18]);
    assert_eq!(of(Kind::Motorized), 10);
    assert_eq!((of(Kind::Ss), of(Kind::Independent), of(Kind::Infantry), of(Kind::Cavalry)), (3, 2, 18, 1));
    assert_eq!(battle.records().filter(|(_, record)| record.kind.side() == Side::German).count(), 61);
    assert_eq!(of(Kind::Leader), 15);
    assert_eq!((battle.pool(Pool::Rifle).len(), battle.pool(Pool::Armour).len()), (78, 20));
    assert_eq!((of(Kind::Tank), of(Kind::Mechanized)), (10, 10));
    let duds = |pool| {
        let prints = battle.pool(pool).iter();
        prints.filter(|print| battle.record(**print).is_dud()).count()
    };
    assert_eq!((duds(Pool::Rifle), duds(Pool::Armour)), (8, 3));
    let members = |kind| -> Vec<usize> {
        battle.divisions().iter().filter(|d| d.kind == kind).map(|d| d.members.len()).collect()
    };
    assert_eq!(members(DivisionKind::Panzer), [3; 9]);
    assert_eq!(members(DivisionKind::Motorized), [2; 5]);
    assert_eq!(members(DivisionKind::Ss), [3]);
}

/// Values printed on the German counters.
#[test]
fn german_counters_have_their_values() {
    let battle = rulebook().order_of_battle;
    for (_, record) in battle.records().filter(|(_, record)| record.kind.side() == Side::German) {
        let (steps, moves): (&[u8], u8) = match (record.kind, record.name.as_str()) {
            (Kind::Panzer, _) => (&[4, 2], 10),
            (Kind::Panzergrenadier, _) => (&[2, 1], 10),
            (Kind::Motorized | Kind::Ss, _) => (&[3, 2], 10),
            (Kind::Independent, "GD") => (&[4, 2], 10),
            (Kind::Independent, _) => (&[3, 2], 10),
            (Kind::Cavalry, _) => (&[4, 2], 5),
            _ => (&[9, 4, 2, 1], 7),
        };
        assert_eq!((record.attack.as_slice(), record.allowance), (steps, moves), "{}", record.id);
        assert_eq!(record.attack, record.defence);
    }
    let soviet = battle.records().map(|(_, record)| record).filter(|record| record.kind.pool().is_some());
    for record in soviet {
        assert_eq!(record.allowance, if record.kind == Kind::Rifle { 6 } else { 10 }, "{}", record.id);
        assert_eq!(record.steps(), 1);
    }
}

/// Twelve hexes are cities with points, and the neighbours of a hex are as in the grid.
#[test]
fn the_grid_is_the_grid_of_the_text() {
    let board = rulebook().board;
    let around = |at: &str| -> Vec<String> {
        board.neighbours(hex(at)).iter().flatten().map(ToString::to_string).collect()
    };
    assert_eq!(around("1111"), ["1110", "1210", "1211", "1112", "1011", "1010"]);
    assert_eq!(around("1212"), ["1211", "1312", "1313", "1213", "1113", "1112"]);
    assert_eq!(around("0101"), ["0201", "0102"]);
}
