//! The choices of variants among given hexes.

use super::*;
use std::collections::BTreeSet;

fn hex(column: u8, row: u8) -> Hex {
    Hex::new(column, row).unwrap()
}

/// An area of five columns and rows of the same value.
fn level() -> Vec<Spot> {
    let hexes = (1..=5).flat_map(|column| (1..=5).map(move |row| hex(column, row)));
    hexes.map(|hex| Spot { hex, value: 1.0 }).collect()
}

fn leaning(leaning: Leaning) -> SetUpVariant {
    SetUpVariant { leaning, second: None }
}

fn chosen(variant: SetUpVariant, spots: &[Spot], situation: Situation<'_>) -> Hex {
    spots[variant.choose(spots, &situation).unwrap()].hex
}

/// An enemy in the east, and nothing set up yet.
fn from_the_east(enemies: &[Hex]) -> Situation<'_> {
    Situation { enemies, rear: &[], friends: &[], left: 4, least: 0.1 }
}

#[test]
fn left_and_right_are_those_of_a_player_that_faces_the_enemy() {
    let (spots, enemies) = (level(), [hex(20, 3)]);
    let at = |wanted| chosen(leaning(wanted), &spots, from_the_east(&enemies));
    assert_eq!((at(Leaning::Left).row(), at(Leaning::Right).row()), (1, 5), "north is left of east");
    assert_eq!((at(Leaning::Forward).column(), at(Leaning::Back).column()), (5, 1));
    assert_eq!(at(Leaning::Reserve).column(), 1, "the fourth unit");
    assert_eq!((at(Leaning::Centre).row(), at(Leaning::Wings).row()), (3, 5));
    assert_eq!(at(Leaning::Usual), hex(1, 1), "the first of equals");
    let rear = [hex(20, 3)];
    let west = Situation { rear: &rear, ..from_the_east(&[]) };
    assert_eq!(chosen(leaning(Leaning::Left), &spots, west).row(), 5, "south is left of west");
}

#[test]
fn units_keep_together_or_spread_out() {
    let (spots, friends) = (level(), [hex(5, 5), hex(5, 4)]);
    let situation = Situation { friends: &friends, ..from_the_east(&[]) };
    let at = |wanted| chosen(leaning(wanted), &spots, situation).distance(hex(5, 5));
    assert!(at(Leaning::Together) <= TOGETHER && at(Leaning::Spread) > TOGETHER);
}

#[test]
fn a_leaning_gives_up_little() {
    let enemies = [hex(20, 3)];
    let mut spots = level();
    spots[12].value = 3.0;
    for number in 0..VARIANTS {
        let situation = from_the_east(&enemies);
        let variant = SetUpVariant { second: None, ..SetUpVariant::numbered(number) };
        assert_eq!(chosen(variant, &spots, situation), spots[12].hex, "variant {number}");
    }
}

#[test]
fn a_second_best_hex_is_nearly_as_good() {
    let spots = |second: f64| {
        let values = [(3, 5.0), (1, second), (2, 0.0), (4, 0.0), (5, 0.0)];
        values.map(|(row, value)| Spot { hex: hex(1, row), value })
    };
    let variant = SetUpVariant { leaning: Leaning::Usual, second: Some(1) };
    let at = |second: f64, left| chosen(variant, &spots(second), Situation { left, ..from_the_east(&[]) });
    assert_eq!((at(4.0, 4), at(4.0, 3), at(4.0, 2)), (hex(1, 1), hex(1, 3), hex(1, 3)), "every third unit");
    assert_eq!(at(2.0, 4), hex(1, 3), "the second-best hex is much worse");
}

#[test]
fn a_margin_leaves_the_hexes_that_are_nearly_as_good() {
    let spots = [(1, 4.8), (2, 4.4), (3, 5.0)].map(|(row, value)| Spot { hex: hex(1, row), value });
    let rows: Vec<u8> = near_best(spots.to_vec(), 0.3).iter().map(|spot| spot.hex.row()).collect();
    assert_eq!(rows, [1, 3]);
}

#[test]
fn seeds_draw_many_variants_and_no_seed_the_usual_one() {
    assert_eq!(SetUpSeed::default().variant("village", 1), SetUpVariant::numbered(0));
    for (scenario, side) in [("village", 0), ("village", 1), ("fog", 0)] {
        let drawn = (1..=40).map(|seed| SetUpSeed::new(seed).variant(scenario, side));
        let drawn: BTreeSet<_> = drawn.map(|variant| (variant.leaning, variant.second)).collect();
        assert!(drawn.len() >= 12, "{scenario}, side {side}: {}", drawn.len());
    }
    let sides = |seed| [0, 1].map(|side| SetUpSeed::new(seed).variant("village", side));
    assert!((1..=40).any(|seed| sides(seed)[0] != sides(seed)[1]), "the sides draw for themselves");
}
