//! Squad: positions out of games of `staff` against itself, each cut off before an order that a club player would not
//! give. The order that the player of that time gave is named with each.

use super::{Answered, answered};
use crate::shared::names::{hex, word};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{Squad, kinds::Side, order::Order},
};

/// Returns the answer of `staff` to a position, until the phase ends.
fn staff(name: &str) -> Answered<Squad> {
    answered(&format!("squad/{name}.kessel"), "staff", 1)
}

/// The marches that were ordered: the units with their path.
fn marches(answered: &Answered<Squad>) -> impl Iterator<Item = (&[UnitId], &[Hex])> {
    answered.orders.iter().filter_map(|order| match order {
        Order::Move { units, path, .. } => Some((units.as_slice(), path.as_slice())),
        _ => None,
    })
}

/// Whether a unit is in a hex at the end.
fn ends_in(answered: &Answered<Squad>, unit: &str, at: &str) -> bool {
    answered.after.public.find(word(unit)).and_then(|counter| counter.hex()) == Some(hex(at))
}

/// Checks that no unit is ordered into a lane that the Germans have laid.
fn keeps_out_of_lanes(name: &str) {
    let answered = staff(name);
    let lanes = answered.before.public.lanes.iter().filter(|lane| lane.side == Side::German);
    let swept: Vec<Hex> = lanes.flat_map(|lane| lane.hexes.iter().copied()).collect();
    assert!(!swept.is_empty());
    for (units, path) in marches(&answered) {
        let entered = path.iter().find(|hex| swept.contains(hex));
        assert_eq!(entered, None, "{units:?}");
    }
}

/// Checks that the side keeps its fire at the units that have entered.
fn keeps_its_fire(name: &str) {
    let answered = staff(name);
    let fires = |order: &&Order| !matches!(order, Order::Hold);
    assert_eq!(answered.orders.iter().find(fires), None);
}

/// valmont 7101, turn 1: the tripod machine gun and its leader left Post 1308 for Post 1208 (order 60), with three
/// American units within reach.
#[test]
fn the_tripod_gun_stays_in_its_post() {
    assert!(ends_in(&staff("tripod-leaves-the-post"), "ge-rifle-1", "1308"));
}

/// patrol 7100, turn 1: the machine-gun squad assaulted a pinned half squad and went in (order 39), and another half
/// squad took the farm from the leader that was left in it.
#[test]
fn the_farm_is_not_left_to_a_leader() {
    assert!(ends_in(&staff("farm-left-to-a-leader"), "ge-rifle-1", "0604"));
}

/// valmont 7101, turn 2: the half squad in the Mairie, with two squads beside it, went out to 0906 (order 103), and
/// came back by its advance.
#[test]
fn the_half_squad_stays_in_the_mairie() {
    assert!(ends_in(&staff("out-of-the-mairie"), "ge-rifle-half-2a", "0806"));
}

/// valmont 7100, turn 3: a leader with a squad and then four squads, one after the other, walked through two fire lanes
/// (orders 114 to 122), with five turns to go.
#[test]
fn no_squad_follows_in_single_file_through_two_lanes() {
    keeps_out_of_lanes("single-file");
}

/// valmont 7102, turn 3: four squads, one after the other, walked through the lane before the Mairie (orders 115 to
/// 122).
#[test]
fn no_squad_walks_into_the_lane() {
    keeps_out_of_lanes("into-the-lane");
}

/// patrol 7100, turn 1: the second squad (17 %, order 17) and the leader (order 18) also fired at the first mover, which
/// was pinned, and three squads then moved without a shot.
#[test]
fn not_all_fire_at_the_first_mover() {
    keeps_its_fire("all-at-the-first");
}

/// valmont 7100, turn 3: the third and last squad fired at the first mover (order 113), and four squads walked past it.
#[test]
fn a_squad_keeps_its_fire_for_the_next_movers() {
    keeps_its_fire("no-shooter-left");
}

/// valmont 7102, turn 4: the leader walked alone over the crossroads before two squads with a leader (order 167: 1108,
/// 1007, 0907, 0906, 0905), and was eliminated in the first hex.
#[test]
fn no_leader_walks_alone_over_the_crossroads() {
    let answered = staff("leader-over-the-crossroads");
    let alone = marches(&answered).find(|(units, _)| **units == [word("ge-leader-0-1")]);
    assert_eq!(alone, None);
}

/// valmont 7300, turn 5: with a draw and four turns to go for one more house, artillery was called on the last enemy
/// (order 225). Its end was the end of the game (23.1).
#[test]
fn artillery_spares_the_last_enemy_before_the_win() {
    let answered = staff("last-enemy-shelled");
    let called = answered.orders.iter().find(|order| matches!(order, Order::Mission { .. }));
    assert_eq!(called, None);
}

/// crossroads 7323, turn 4: with a draw and four turns to go, a tank overran the last half squad (orders 146 and 147).
#[test]
fn a_tank_spares_the_last_enemy_before_the_win() {
    let answered = staff("last-enemy-overrun");
    let overran = answered.orders.iter().find(|order| matches!(order, Order::Overrun { .. }));
    assert_eq!(overran, None);
}
