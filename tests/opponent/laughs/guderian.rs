//! Laughs of Guderian. Each test names the order that the player of that time gave.

use super::{Answered, answered};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{
        Guderian,
        rules::{
            kinds::{Kind, Side},
            order::Order,
            position::Public,
        },
    },
};

/// The side of the strong player goes on to the end of the phase.
fn to_the_end_of_the_phase(file: &str) -> Answered<Guderian> {
    answered::<Guderian>(&format!("guderian/{file}.kessel"), "staff:general", 1)
}

/// Whether a German combat unit is in this hex.
fn is_held(public: &Public, hex: &str) -> bool {
    public.has_combat_unit(Side::German, hex.parse::<Hex>().unwrap())
}

/// The hexes in which leaders are without a combat unit.
fn lone_leaders(public: &Public) -> Vec<Hex> {
    let leaders = public.on_map(Side::Soviet).filter(|(_, counter, _)| counter.kind == Kind::Leader);
    leaders.map(|(.., hex)| hex).filter(|hex| !public.has_combat_unit(Side::Soviet, *hex)).collect()
}

/// The 18th Motorized Division drove to 2006 on turn 2, and three Soviet divisions came into Velizh; the 19th Panzer
/// Division left the Upper Dvina road for 1807, and the 7th Panzer Division Orsha on its overrun of Highway junction.
#[test]
fn velizh_is_not_given_back() {
    let answer = to_the_end_of_the_phase("velizh");
    assert!(is_held(&answer.after.public, "1509"), "{:?}", answer.orders);
}

/// The 14th Motorized Division left Velizh for 1907 "in reserve for Surazh road".
#[test]
fn velizh_is_not_given_back_in_another_game() {
    let answer = to_the_end_of_the_phase("velizh-again");
    assert!(is_held(&answer.after.public, "1509"), "{:?}", answer.orders);
}

/// The 20th Panzer Division left Orsha, which it had taken in the same turn, for an overrun that was as likely to fail,
/// and a mechanized division came into it.
#[test]
#[ignore = "not yet: the division still leaves Orsha for the overrun; see docs/opponents-guderian.md"]
fn orsha_is_not_left_for_an_overrun() {
    let answer = to_the_end_of_the_phase("orsha");
    assert!(is_held(&answer.after.public, "0420"), "{:?}", answer.orders);
}

/// The 12th Panzer Division advanced to the Surazh road "to hold it" and drove on to 1014; three divisions came back.
#[test]
fn surazh_road_is_not_left_in_the_turn_in_which_it_was_taken() {
    let answer = to_the_end_of_the_phase("surazh-road");
    assert!(is_held(&answer.after.public, "0811"), "{:?}", answer.orders);
}

/// Konev moved to 0516 and Kurochkin to 0715, alone, in front of five German divisions that were about to enter. Both
/// were eliminated at once.
#[test]
fn leaders_are_not_alone_in_front_of_the_entry() {
    let answer = to_the_end_of_the_phase("lone-leaders");
    let in_front: Vec<Hex> =
        lone_leaders(&answer.after.public).into_iter().filter(|hex| hex.column() < 8).collect();
    assert!(in_front.is_empty(), "{in_front:?}: {:?}", answer.orders);
}

/// Konev moved to 1607 and Kurochkin to 0514, alone, and both were eliminated in the next combat.
#[test]
fn leaders_are_not_alone_among_the_enemies() {
    let answer = to_the_end_of_the_phase("leaders-of-turn-2");
    let public = &answer.after.public;
    let near = |hex: &Hex| public.on_map(Side::German).any(|(.., german)| german.distance(*hex) <= 3);
    let exposed: Vec<Hex> = lone_leaders(public).into_iter().filter(near).collect();
    assert!(exposed.is_empty(), "{exposed:?}: {:?}", answer.orders);
}

/// Kurochkin moved to 1117, alone, three hexes from the pocket that he was to crush, and was surrounded there.
#[test]
fn kurochkin_is_not_alone_before_the_pocket() {
    let answer = to_the_end_of_the_phase("kurochkin");
    let public = &answer.after.public;
    let near = |hex: &Hex| public.on_map(Side::German).any(|(.., german)| german.distance(*hex) <= 4);
    let exposed: Vec<Hex> = lone_leaders(public).into_iter().filter(near).collect();
    assert!(exposed.is_empty(), "{exposed:?}: {:?}", answer.orders);
}

/// Grossdeutschland overran a tank division at 1-2 and was eliminated. Then the 7th Panzer Division drove up "to attack
/// Gusino with strength 16".
#[test]
fn grossdeutschland_does_not_attack_before_the_panzer_division() {
    let answer = to_the_end_of_the_phase("gusino");
    let alone: [UnitId; 1] = ["ind-gd".parse().unwrap()];
    let rash = |order: &Order| matches!(order, Order::Overrun { units, .. } if *units == alone);
    assert!(!answer.orders.iter().any(rash), "{:?}", answer.orders);
}

/// On the last move of the game Gusino was empty, at three points and one and a half movement points from
/// Grossdeutschland, which moved to 0922 "in reserve for Gusino".
#[test]
fn an_empty_town_is_taken_on_the_last_move() {
    let answer = to_the_end_of_the_phase("last-move");
    let gusino = answer.after.public.holders.get(&"1416".parse::<Hex>().unwrap());
    assert_eq!(gusino, Some(&Side::German), "{:?}", answer.orders);
}

/// On the last move of the game the 7th Panzer Division moved to 0720 "towards Lyady", which was empty and in reach.
#[test]
fn the_last_move_ends_in_the_town_and_not_before_it() {
    let answer = to_the_end_of_the_phase("lyady");
    let lyady = answer.after.public.holders.get(&"0918".parse::<Hex>().unwrap());
    assert_eq!(lyady, Some(&Side::German), "{:?}", answer.orders);
}
