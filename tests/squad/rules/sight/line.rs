//! The hexes and hexsides on a line (9).

use kessel::{
    engine::board::{Board, Hex, MapFile},
    games::squad::rules::sight::line::{Cell, line},
};

fn board() -> Board {
    let text = "(id: \"empty\", title: \"\", subtitle: \"\", columns: 20, rows: 14, woods: [], swamp: [], lake: [], \
        rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])";
    let map: MapFile = ron::from_str(text).expect("a map");
    map.board().expect("a sound map")
}

fn passed(from: &str, to: &str) -> String {
    let [from, to] = [from, to].map(|hex| hex.parse().expect("a hex"));
    let told = |hex: Option<Hex>| hex.map_or_else(|| "off".to_owned(), |hex| hex.to_string());
    let cells = line(&board(), from, to).into_iter().map(|cell| match cell {
        Cell::Through(hex) => hex.to_string(),
        Cell::Along { left, right } => format!("{}|{}", told(left), told(right)),
    });
    cells.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_line_passes_hexes_and_runs_along_their_sides() {
    assert_eq!(passed("1007", "1010"), "1007 1008 1009 1010");
    // East and west a line runs along every second hexside. On the line to the east the northern hex is on its
    // left.
    assert_eq!(passed("0507", "0907"), "0507 0606|0607 0707 0806|0807 0907");
    assert_eq!(passed("0907", "0507"), "0907 0807|0806 0707 0607|0606 0507");
    assert_eq!(passed("0101", "0301"), "0101 off|0201 0301");
    // A steep line does so as well, between two columns.
    assert_eq!(passed("0808", "0907"), "0808 0807|0908 0907");
    assert_eq!(passed("0808", "0908"), "0808 0908", "neighbours");
    assert_eq!(passed("1007", "1007"), "1007");
}

/// The reverse line passes the same cells, in the opposite order and with the sides exchanged.
#[test]
fn a_line_is_the_same_both_ways() {
    let board = board();
    let from: Hex = "1007".parse().expect("a hex");
    for to in board.hexes() {
        let mut back = line(&board, to, from);
        back.reverse();
        for cell in &mut back {
            if let Cell::Along { left, right } = cell {
                std::mem::swap(left, right);
            }
        }
        let there = line(&board, from, to);
        assert_eq!(there, back, "{from} {to}");
        let ends = (there.first(), there.last());
        assert_eq!(ends, (Some(&Cell::Through(from)), Some(&Cell::Through(to))));
        // Consecutive hexes are adjacent.
        for pair in there.windows(2) {
            if let [Cell::Through(one), Cell::Through(other)] = pair {
                assert!(one.side_towards(*other).is_some(), "{from} {to}: {one} {other}");
            }
        }
    }
}
