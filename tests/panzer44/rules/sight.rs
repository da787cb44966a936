//! Lines of sight (10).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::{
    engine::board::{
        Board, Hex, Hexside,
        line_of_sight::{Feature, Opaque, sees},
    },
    games::panzer44::rules::{Rulebook, sight::Ground},
};
use proptest::prelude::*;
use std::sync::LazyLock;

static BOOK: LazyLock<Rulebook> = LazyLock::new(|| Situation::new().rulebook());

/// The features that block between two hexes, as text.
fn blocked(from: &str, to: &str) -> String {
    let word = |feature: &Feature| match feature {
        Feature::Hex(hex) => hex.to_string(),
        Feature::Side(a, b) => format!("{}|{}", a.min(b), a.max(b)),
        Feature::OffMap => "off".to_owned(),
    };
    let blocks = BOOK.ground().blocks(hex(from), hex(to));
    let named: Vec<String> =
        blocks.iter().map(|block| block.iter().map(word).collect::<Vec<_>>().join("+")).collect();
    named.join(" ")
}

/// A unit on a hilltop or at a crest sees; woods, towns, hilltops, crests and slopes between block.
#[test]
fn worked_lines() {
    assert_eq!(blocked("0510", "0710"), "", "one way along the hexside is open");
    assert_eq!(blocked("1310", "1510"), "1409+1410");
    assert_eq!(blocked("1705", "2007"), "1806|1906");
    assert_eq!(blocked("1806", "2006"), "", "the crest is a side of the one who looks");
    assert_eq!(blocked("2006", "1806"), "");
    assert_eq!(blocked("0904", "0908"), "0905|0906 0906 0907");
    assert_eq!(blocked("0111", "0514"), "", "through a corner of 0412");
}

/// Ends never block, adjacent hexes always see each other.
#[test]
fn ends_do_not_block() {
    assert_eq!(blocked("1410", "1510"), "");
    assert_eq!(blocked("0806", "0806"), "");
    assert_eq!(blocked("1409", "1411"), "1410");
    assert_eq!(blocked("0905", "0906"), "", "over a slope between neighbours");
    assert_eq!(blocked("0610", "0611"), "");
}

/// One hex that blocks, and no other.
struct Only(Hex);

impl Opaque for Only {
    fn hex_blocks(&self, hex: Hex) -> bool {
        hex == self.0
    }

    fn side_blocks(&self, _: Hex, _: Hexside) -> bool {
        false
    }
}

/// At the edge of the map a line has only one path past a hexside, and it must be open.
#[test]
fn the_edge_of_the_map_is_no_way_round() {
    assert_eq!(blocked("0101", "0301"), "");
    assert!(!sees(&BOOK.board, hex("0101"), hex("0301"), &Only(hex("0201"))));
    assert!(sees(&BOOK.board, hex("0102"), hex("0302"), &Only(hex("0202"))), "round by 0201");
    assert!(!sees(&BOOK.board, hex("0220"), hex("0420"), &Only(hex("0320"))));
}

/// Fire without a line of sight is refused, and so is fire beyond the scenario's visibility.
#[test]
fn fire_needs_sight() {
    let from = |at: &str| Situation::new().unit("ge-panther", at);
    let table = from("1310").unit("us-m4-75", "1510");
    table.begins().refused("10.4", &plot(Side::German, "ge-panther-1 DF 1510"));
    table.begins().refused("10.4", &plot(Side::German, "ge-panther-1 OF 1510"));
    let words = from("1213").begins().refused("10.2", &plot(Side::German, "ge-panther-1 OF 1409"));
    assert!(words.contains("1410"), "the house in the way is named: {words}");
    let words = from("1705").begins().refused("10.3", &plot(Side::German, "ge-panther-1 OF 2007"));
    assert!(words.contains("1806 and 1906"), "and so is the crest: {words}");
    from("0111").begins().play(&plot(Side::German, "ge-panther-1 OF 0514"));
    let crest = from("0111").with_slope("0313 se");
    crest.begins().refused("10.5", &plot(Side::German, "ge-panther-1 OF 0514"));
    let fog = Situation::new()
        .unit("ge-panther", "0110")
        .unit("us-m4-75", "0510")
        .part("visibility", "[(until_turn: 3, hexes: 3)]");
    fog.begins().refused("10.7", &plot(Side::German, "ge-panther-1 DF 0510"));
    let clear = Situation::new().unit("ge-panther", "0110").unit("us-m4-75", "0510");
    clear.begins().play(&plot(Side::German, "ge-panther-1 DF 0510"));
    let mut later = fog.begins();
    later.set(|position| position.public.turn = 4);
    later.play(&plot(Side::German, "ge-panther-1 DF 0510"));
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (1..=30_u8, 1..=20_u8).prop_map(|(column, row)| Hex::new(column, row).unwrap())
}

fn clear(board: &Board, from: Hex, to: Hex) -> bool {
    let ground = Ground { board, charts: &BOOK.charts };
    sees(board, from, to, &ground)
}

proptest! {
    /// Sight is the same in both directions, with the same blocking features.
    #[test]
    fn sight_is_mutual(from in any_hex(), to in any_hex()) {
        prop_assert_eq!(clear(&BOOK.board, from, to), clear(&BOOK.board, to, from));
        let sorted = |from, to| {
            let mut blocks = BOOK.ground().blocks(from, to);
            for block in &mut blocks {
                for feature in block.iter_mut() {
                    if let Feature::Side(a, b) = feature {
                        *feature = Feature::Side((*a).min(*b), (*a).max(*b));
                    }
                }
                block.sort_unstable();
            }
            blocks.sort_unstable();
            blocks
        };
        prop_assert_eq!(sorted(from, to), sorted(to, from));
        prop_assert_eq!(BOOK.sees(1, from, to), clear(&BOOK.board, from, to));
    }

    /// A blocking feature is named, and it is between the two hexes.
    #[test]
    fn what_blocks_lies_between(from in any_hex(), to in any_hex()) {
        for feature in BOOK.ground().blocks(from, to).concat() {
            if let Feature::Hex(hex) = feature {
                prop_assert!(hex != from && hex != to);
                prop_assert!(from.distance(hex) + hex.distance(to) <= from.distance(to) + 1);
            }
        }
    }
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("10 10.2 10.3 10.4 10.5", worked_lines),
    covers("10.2 10.3 10.7", ends_do_not_block),
    covers("10.4", the_edge_of_the_map_is_no_way_round),
    refuses("10.2 10.3 10.4 10.5 10.7", fire_needs_sight),
];
