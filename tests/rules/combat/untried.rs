//! Untried units (12.0): drawing, revealing, units without strength, dead piles.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::combat::battle::Decision;

/// Divisions are drawn face down; neither player knows more than their kind.
#[test]
fn case_12_1_drawn_face_down() {
    let table = Table::campaign(&[]);
    let untried = table.public().counters.iter().filter(|counter| counter.is_untried());
    assert!(untried.clone().all(|counter| counter.unit.is_none() && counter.print.is_none()));
    assert_eq!(untried.count(), 34);
    let drawn = table.position().secrets.pools.each_ref().map(Vec::len);
    assert_eq!(drawn, [78 - 28, 20 - 6]);
    let text = format!("{:?}", table.public());
    assert!(!text.contains("rifle-61"), "what both players know names no drawn division");
}

/// They are revealed for good in the first battle, as attackers or defenders.
#[test]
fn case_12_2_revealed_in_battle() {
    let mut table = Situation::new()
        .untried_as("rifle-61", "1122")
        .untried_as("rifle-50", "1122")
        .unit("leader-konev", "1322")
        .unit("cav-1", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    let events = table.play(&attack("rifle-61", "1222"));
    assert_eq!(count(&events, "revealed"), 1);
    assert_eq!(compared(&events).0.total, 6);
    assert!(!table.counter("rifle-61").is_untried() && table.counter("rifle-50").is_untried());
    assert!(
        events.iter().position(|event| event.kind() == "revealed")
            < events.iter().position(|event| event.kind() == "die")
    );
}

/// 0-0-6 and 0-10 divisions are removed at once, to a second dead pile.
#[test]
fn case_k13_3_units_without_strength() {
    let mut table = Situation::new()
        .untried_as("rifle-2", "1222")
        .untried_as("tank-22", "1222")
        .untried_as("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .unit("inf-26", "1122")
        .dice(&[1])
        .fights(Side::German);
    let events = table.play(&attack("inf-26", "1222"));
    assert_eq!((count(&events, "revealed"), count(&events, "eliminated")), (3, 2));
    assert_eq!(compared(&events).1.total, 5);
    let second = &table.position().secrets.second_dead;
    assert_eq!((second[0].clone(), second[1].clone()), (words("rifle-2"), words("tank-22")));
    assert!(table.position().secrets.dead.iter().all(Vec::is_empty));
}

/// All defenders are removed: no die, and an advance of two hexes.
#[test]
fn case_k12_10_nobody_left_to_defend() {
    let mut table =
        Situation::new().untried_as("rifle-2", "1222").unit("inf-26", "1122").fights(Side::German);
    let events = table.play(&attack("inf-26", "1222"));
    assert!(!has(&events, "die"));
    table.play(&advance("inf-26", "1222 1323"));
}

/// One target is removed: the attack continues against the others, and units may advance there afterwards.
#[test]
fn case_k12_5_one_target_vanishes() {
    let mut table = Situation::new()
        .untried_as("rifle-2", "1221")
        .untried_as("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .units("inf-26 inf-5", "1122")
        .dice(&[3])
        .fights(Side::German);
    let events = table.play(&attack("inf-26 inf-5", "1221 1222"));
    assert_eq!((compared(&events).1.hexes.len(), result(&events).as_str()), (1, "D1"));
    table.play_all(&[Order::Retreat, route("1222", "1323")]);
    table.play(&advance("inf-26", "1221 1220"));
    table.play(&advance("inf-5", "1222"));
}

/// A revealed 0-1-6 that attacked goes back to the hex from which it came in this player-turn.
#[test]
fn case_k13_3_1_it_goes_back() {
    let mut table = Situation::new()
        .untried_as("rifle-19-b", "1021")
        .untried_as("rifle-61", "1122")
        .unit("leader-konev", "1321")
        .unit("cav-1", "1222")
        .moves(Side::Soviet);
    table.give_dice(&[1]);
    table.play_all(&[walk("rifle-19-b", "1121 1122"), Order::EndPhase]);
    assert_eq!(table.public().phase, Phase::SovietCombat);
    let events = table.play(&attack("rifle-19-b rifle-61", "1222"));
    assert!(events.contains(&Event::WentBack { unit: table.id("rifle-19-b"), hex: hex("1121") }));
    assert_eq!(compared(&events).0.parts.len(), 1, "before the die");
}

/// If it may not go back, it is eliminated; if it did not enter in this player-turn, it stays.
#[test]
fn case_k13_3_1_it_dies_or_stays() {
    let mut table = Situation::new()
        .untried_as("rifle-19-b", "1021")
        .unit("leader-konev", "1321")
        .units("rifle-61 rifle-50 rifle-89", "1121")
        .unit("cav-1", "1222")
        .moves(Side::Soviet);
    table.play_all(&[walk("rifle-19-b", "1121 1122"), Order::EndPhase]);
    let events = table.play(&attack("rifle-19-b", "1222"));
    let unit = table.id("rifle-19-b");
    assert!(events.contains(&Event::Eliminated { unit, cause: Cause::CouldNotGoBack }), "no room");
    let mut table = Situation::new()
        .untried_as("rifle-19-b", "1122")
        .unit("rifle-61", "1122")
        .unit("leader-konev", "1321")
        .unit("cav-1", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    table.play(&attack("rifle-19-b rifle-61", "1222"));
    assert_eq!(table.at("rifle-19-b"), "1122");
    // In the hex where it entered the map there is no hex to go back to.
    let mut table = Situation::new()
        .untried_that("rifle-19-b", "1122", "arrived: true")
        .unit("rifle-61", "1122")
        .unit("leader-konev", "1321")
        .unit("cav-1", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    let events = table.play(&attack("rifle-19-b rifle-61", "1222"));
    let unit = table.id("rifle-19-b");
    assert!(events.contains(&Event::Eliminated { unit, cause: Cause::CouldNotGoBack }), "off the map");
}

/// It defends, and once revealed it joins no attack and no overrun.
#[test]
fn case_k13_3_1_it_only_defends() {
    let situation =
        Situation::new().unit("rifle-19-b", "1122").unit("leader-konev", "1122").unit("cav-1", "1222");
    let mut table = situation.fights(Side::Soviet);
    table.refused("K13.3.1", &attack("rifle-19-b", "1222"));
    let mut table = situation.moves(Side::Soviet);
    table.refused("K13.3.1", &overrun("rifle-19-b", "1222"));
    let mut table = situation.dice(&[1]).fights(Side::German);
    assert_eq!(compared(&table.play(&attack("cav-1", "1122"))).1.total, 6);
}

/// A unit that is sent back from an overrun cannot move again in the phase, and a refusal gives the reason.
#[test]
fn case_k13_3_1_who_is_sent_back_moves_no_more() {
    let mut table = Situation::new()
        .untried_as("rifle-19-b", "1021")
        .units("rifle-61 rifle-50", "1021")
        .unit("leader-konev", "1019")
        .unit("inf-26", "1222")
        .moves(Side::Soviet);
    table.give_dice(&[4]);
    table.play(&walk("rifle-19-b rifle-61 rifle-50", "1122"));
    let events = table.play(&overrun("rifle-19-b rifle-61 rifle-50", "1222"));
    assert!(has(&events, "went_back"), "{events:?}");
    assert_eq!(table.at("rifle-19-b"), "1021");
    while let Some(owed) = table.owed().cloned() {
        table.play(&match owed {
            Decision::LoseOrRetreat { .. } => Order::Lose,
            Decision::LoseStep { among, .. } => Order::LoseStep { unit: among[0] },
            other => panic!("{other:?}"),
        });
    }
    let why = table.refused("K13.3.1", &walk("rifle-19-b", "1020"));
    assert!(why.contains("could not join its overrun"), "{why}");
    table.refused("K13.3.1", &overrun("rifle-19-b", "1222"));
}

/// Until it is revealed a worthless unit has a zone, blocks lines and counts for stacking.
#[test]
fn case_12_3_until_then_it_counts() {
    let mut table =
        Situation::new().untried_as("rifle-2", "1222").unit("pz-25-7", "1022").moves(Side::German);
    table.refused("6.22", &walk("pz-25-7", "1122 1121"));
    let mut table = Situation::new()
        .untried_as("rifle-2", "3022")
        .untried_as("rifle-27", "3022")
        .units("rifle-61 rifle-50", "3022")
        .moves(Side::Soviet);
    table.play(&Order::EndPhase);
    table.play(&give_up("rifle-2"));
    assert_eq!(table.public().phase, Phase::SovietCombat);
    assert_eq!(table.position().secrets.dead[0], words("rifle-2"), "nobody has seen that it is worthless");
}

/// Eliminated divisions are drawn again when the pool is empty, the worthless ones last.
#[test]
fn case_12_4_dead_piles() {
    let absent: Vec<String> = Situation::new()
        .rulebook()
        .order_of_battle
        .records()
        .map(|(_, record)| record)
        .filter(|record| record.kind == Kind::Rifle)
        .map(|record| record.id.to_string())
        .filter(|id| !["rifle-61", "rifle-2", "rifle-13", "rifle-50"].contains(&id.as_str()))
        .map(|id| format!("\"{id}\""))
        .collect();
    let mut table = Situation::new()
        .part("absent", &format!("[{}]", absent.join(",")))
        .part("soviet_reinforcements", r#"[(turn: 9, area: "X", rifle: 4, armour: 0)]"#)
        .untried_as("rifle-61", "1222")
        .untried_as("rifle-2", "1222")
        // A fourth one is in play, and returns to no pool.
        .unit("rifle-50", "3022")
        .unit("leader-konev", "1222")
        .units("inf-26 inf-5", "1122")
        .dice(&[1])
        .fights(Side::German);
    table.play_all(&[attack("inf-26 inf-5", "1222"), Order::Lose]);
    table.play_all(&[lose_step("rifle-61"), Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.position().secrets.dead[0], words("rifle-61"));
    let events = table.play(&Order::EndPhase);
    let story: Vec<&str> = events
        .iter()
        .map(Event::kind)
        .filter(|kind| ["drawn", "recycled", "pool_empty"].contains(kind))
        .collect();
    assert_eq!(story, ["drawn", "recycled", "drawn", "recycled", "drawn", "pool_empty"]);
    let second = |event: &&Event| matches!(event, Event::Recycled { second: true, .. });
    assert_eq!(events.iter().filter(second).count(), 1, "the second pile is drawn last");
    assert_eq!(table.due("X").len(), 3, "the fourth unit is lost");
    assert!(table.public().counters.iter().filter(|c| c.is_untried()).count() == 3, "untried again");
}

/// The divisions that both players must expect: all of the kind, less those revealed on the map, those known to be out,
/// and those that the scenario leaves out.
#[test]
fn case_k13_6_what_the_players_know() {
    let table = Situation::new().untried_as("rifle-61", "1222").unit("rifle-50", "3022").moves(Side::Soviet);
    let possible = table.public().possible(&table.rules, Pool::Rifle);
    assert_eq!(possible.len(), 77);
    assert!(possible.contains(&word("rifle-61")) && !possible.contains(&word("rifle-50")));
    let table = Situation::new().part("absent", "[\"rifle-89\", \"tank-27\"]").moves(Side::Soviet);
    let possible = table.public().possible(&table.rules, Pool::Rifle);
    assert_eq!(possible.len(), 77);
    assert!(!possible.contains(&word("rifle-89")));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("12.1", case_12_1_drawn_face_down),
    covers("12.2 K12.6", case_12_2_revealed_in_battle),
    covers("K13.3", case_k13_3_units_without_strength),
    covers("K12.10", case_k12_10_nobody_left_to_defend),
    covers("K12.5", case_k12_5_one_target_vanishes),
    covers("K13.3.1", case_k13_3_1_it_goes_back),
    covers("K13.3.1", case_k13_3_1_it_dies_or_stays),
    refuses("K13.3.1", case_k13_3_1_it_only_defends),
    refuses("K13.3.1", case_k13_3_1_who_is_sent_back_moves_no_more),
    refuses("6.22", case_12_3_until_then_it_counts),
    covers("12.3", case_12_3_until_then_it_counts),
    covers("12.4", case_12_4_dead_piles),
    covers("K13.6", case_k13_6_what_the_players_know),
];
