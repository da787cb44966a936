//! Soviet leaders (10.0).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// A leader enters a zone only with a combat unit, or in the hex of one, tried or not.
#[test]
fn case_10_23_leaders_and_zones() {
    let situation = Situation::new()
        .units("leader-konev rifle-61", "1022")
        .unit("leader-lukin", "1021")
        .unit("cav-1", "1222");
    let mut table = situation.moves(Side::Soviet);
    table.refused("10.23", &walk("leader-konev", "1122"));
    table.play(&walk("leader-konev rifle-61", "1122"));
    table.play(&walk("leader-lukin", "1122"));
    let mut table = situation.untried_as("rifle-2", "1221").moves(Side::Soviet);
    table.play(&walk("leader-lukin", "1121 1221"));
}

/// Konev and an untried division without strength have moved from 1021 to 1122, adjacent to the cavalry in 1222, and
/// may attack.
fn beside_the_cavalry(others: Situation) -> Table {
    let mut table = others
        .untried_as("rifle-2", "1021")
        .unit("leader-konev", "1021")
        .unit("cav-1", "1222")
        .moves(Side::Soviet);
    table.play_all(&[walk("rifle-2 leader-konev", "1121 1122"), Order::EndPhase]);
    table
}

/// Leaders without a combat unit in their hex after the reveals of their attack go back.
#[test]
fn case_10_23_the_leader_goes_back() {
    let mut table = beside_the_cavalry(Situation::new());
    let events = table.play(&attack("rifle-2 leader-konev", "1222"));
    assert!(events.contains(&Event::WentBack { unit: word("leader-konev"), hex: hex("1121") }), "{events:?}");
    assert!(has(&events, "attack_void"));
}

/// A leader that did not attack stays, even if its division proves worthless.
#[test]
fn case_10_23_only_attacking_leaders_go_back() {
    let mut table = beside_the_cavalry(Situation::new());
    let events = table.play(&attack("rifle-2", "1222"));
    assert!(!has(&events, "went_back"));
    assert_eq!(table.at("leader-konev"), "1122");
}

/// A leader that alone survives an overrun does not enter an emptied hex in a zone; it enters any other.
#[test]
fn case_k8_8_a_leader_left_of_an_overrun() {
    let situation =
        Situation::new().units("rifle-50 leader-konev", "1122").unit_that("pzg-6-7", "1222", "steps_lost: 1");
    let orders = [overrun("rifle-50 leader-konev", "1222"), Order::Lose, lose_step("rifle-50")];
    let mut table = situation.clone().unit("inf-26", "1323").moves(Side::Soviet);
    table.give_dice(&[3]);
    assert_eq!(result(&table.play_all(&orders)), "De/A1");
    assert_eq!(table.at("leader-konev"), "1122");
    let mut table = situation.moves(Side::Soviet);
    table.give_dice(&[3]);
    table.play_all(&orders);
    assert_eq!(table.at("leader-konev"), "1222");
}

/// Any combat unit left in the hex keeps the leader there, attacking or not.
#[test]
fn case_10_23_a_unit_keeps_him_there() {
    let mut table = beside_the_cavalry(Situation::new().unit("rifle-61", "1122"));
    let events = table.play(&attack("rifle-2 leader-konev", "1222"));
    assert!(!has(&events, "went_back"));
    assert_eq!(table.at("leader-konev"), "1122");
}

/// A leader left alone under attack stays and defends with its rating.
#[test]
fn case_10_23_alone_under_attack() {
    let mut table = Situation::new()
        .units("leader-konev", "1222")
        .untried_as("rifle-2", "1222")
        .unit("cav-1", "1122")
        .dice(&[1])
        .fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("cav-1", "1222")));
    assert_eq!(defence.total, 5);
    assert_eq!(table.at("leader-konev"), "1222");
}

/// Rating: radius, bonus and defence; ten points, one step, a zone, never untried.
#[test]
fn case_10_1_the_leader() {
    let rulebook = Situation::new().rulebook();
    let leaders: Vec<_> =
        rulebook.order_of_battle.records().map(|(_, r)| r).filter(|r| r.kind == Kind::Leader).collect();
    assert_eq!(leaders.len(), 15);
    assert!(leaders.iter().all(|leader| (2..=5).contains(&leader.rating()) && leader.allowance == 10));
    assert!(leaders.iter().all(|leader| leader.steps() == 1 && leader.attack == [0]));
    let rating = |id: &str| leaders.iter().find(|leader| leader.id == word(id)).map(|leader| leader.rating());
    assert_eq!(rating("leader-konev"), Some(5));
    assert_eq!(rating("leader-gerasimenko"), Some(2));
}

/// A leader adds its rating to the defence like any other unit, and may be attacked alone.
#[test]
fn case_k4_4_leaders_in_defence() {
    let mut table = Situation::new()
        .units("rifle-61 leader-konev leader-lukin", "1222")
        .unit("cav-1", "1122")
        .dice(&[1])
        .fights(Side::German);
    assert_eq!(compared(&table.play(&attack("cav-1", "1222"))).1.total, 13);
}

/// A leader goes by train alone, without using capacity.
#[test]
fn case_k14_1_by_train() {
    let mut table = Situation::new().unit("leader-konev", "2216").moves(Side::Soviet);
    table.play(&train("leader-konev", "2317 2416"));
    assert_eq!(table.public().rail_used, 0);
}

/// A leader that adds its bonus is in the attack: it retreats with the attackers, and is eliminated with them.
#[test]
fn case_k12_8_leaders_in_an_attack() {
    let situation = Situation::new().units("rifle-61 leader-rakutin", "1122").units("inf-26 inf-5", "1222");
    let mut table = situation.dice(&[4]).fights(Side::Soviet);
    assert_eq!(result(&table.play(&attack("rifle-61 leader-rakutin", "1222"))), "A2");
    table.play_all(&[Order::Retreat, route("1122", "1022 1021")]);
    assert_eq!((table.at("rifle-61"), table.at("leader-rakutin")), ("1021".into(), "1021".into()));
    let mut table = situation.dice(&[6]).fights(Side::Soviet);
    table.play(&attack("rifle-61 leader-rakutin", "1222"));
    assert!(table.is_gone("leader-rakutin"));
}

/// A single leader does not advance into a zone; it does with a combat unit, or to one.
#[test]
fn case_10_23_advance_of_leaders() {
    let situation = Situation::new()
        .units("rifle-50 leader-konev", "1122")
        .unit_that("pzg-6-7", "1222", "steps_lost: 1")
        .unit("inf-26", "1423")
        .dice(&[1]);
    let mut table = situation.fights(Side::Soviet);
    table.play(&attack("rifle-50 leader-konev", "1222"));
    assert!(table.is_gone("pzg-6-7"));
    table.refused("10.23", &advance("leader-konev", "1222 1323"));
    table.play(&advance("rifle-50 leader-konev", "1222 1323"));
}

/// A surrounded leader is flown out, once a turn and twice a game; it returns at X.
#[test]
fn case_10_4_leader_evacuation() {
    let pocket = Situation::new()
        .unit_that("leader-konev", "3022", "disrupted: true")
        .unit("inf-26", "3121")
        .unit("inf-5", "3124")
        .unit("inf-6", "2822")
        .unit("leader-lukin", "3522")
        .unit("rifle-61", "3523");
    let fly = |leader: &str| Order::FlyOut { leader: word(leader) };
    let mut table = pocket.moves(Side::Soviet);
    table.refused("10.4", &fly("leader-konev"));
    let mut table = pocket.option("leader_evacuation: true").moves(Side::Soviet);
    table.refused("10.4", &fly("leader-lukin"));
    table.refused("10.4", &fly("inf-26"));
    table.play(&fly("leader-konev"));
    table.refused("10.4", &fly("leader-konev"));
    while table.public().turn == 8 {
        table.play(&Order::EndPhase);
    }
    assert_eq!(table.due("X"), words("leader-konev"));
    assert!(!table.counter("leader-konev").condition.disrupted, "he has recovered meanwhile");
    table.play(&enter("leader-konev", "5907"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("10.23", case_10_23_leaders_and_zones),
    covers("10.23", case_10_23_the_leader_goes_back),
    covers("10.23", case_10_23_only_attacking_leaders_go_back),
    covers("K8.8", case_k8_8_a_leader_left_of_an_overrun),
    covers("10.23", case_10_23_a_unit_keeps_him_there),
    covers("10.23", case_10_23_alone_under_attack),
    covers("10.1 10.0", case_10_1_the_leader),
    covers("K4.4 K14.2", case_k4_4_leaders_in_defence),
    covers("K14.1", case_k14_1_by_train),
    covers("K12.8", case_k12_8_leaders_in_an_attack),
    refuses("10.23", case_10_23_advance_of_leaders),
    refuses("10.4", case_10_4_leader_evacuation),
];
