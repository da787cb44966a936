//! Victory (15.0): places, lines, recapture, divisions, levels.

use crate::{
    harness::*,
    ledger::{Entry, covers},
};
use kessel::games::guderian::rules::{position::Outcome, turn::victory};

/// The outcome of the game if these places are German at the end of turn 12.
fn outcome(situation: &Situation, held: &str) -> Outcome {
    let list: Vec<String> = held.split_whitespace().map(|at| format!("\"{at}\"")).collect();
    let situation = situation.clone().part("german_held", &format!("[{}]", list.join(",")));
    let mut table = situation.stands(Phase::GermanMechanized, 12);
    table.play(&Order::EndPhase);
    table.public().outcome.clone().unwrap()
}

fn points(situation: &Situation, held: &str) -> i32 {
    outcome(situation, held).points
}

/// Each place and its points; every hex of it is needed.
#[test]
fn case_15_11_points_for_places() {
    let nobody = Situation::new();
    for (held, worth) in [
        ("0412 0513", 10),
        ("0420", 5),
        ("0424 0525", 5),
        ("2216 2217", 25),
        ("2626", 10),
        ("3122", 10),
        ("3901", 5),
        ("4607", 5),
        ("4015", 15),
        ("5921", 20),
        ("5907", 20),
        ("5915", 20),
        ("2216", 0),
        ("0412", 0),
        ("2216 2217 2626", 35),
    ] {
        assert_eq!(points(&nobody, held), worth, "{held}");
    }
    let campaign = kessel::games::guderian::rules::Rulebook::load("smolensk").unwrap().scenario.victory;
    let test = nobody.rulebook().scenario.victory;
    assert_eq!(format!("{:?}", campaign), format!("{test:?}"), "the tests use the campaign's numbers");
}

/// A German combat unit in the hex holds it, whatever unit passed last.
#[test]
fn case_k18_3_a_unit_in_the_hex() {
    assert_eq!(points(&Situation::new().unit("inf-26", "0420"), ""), 5);
    assert_eq!(points(&Situation::new().unit("rifle-61", "0420"), "0420"), 0, "Soviets stand in it");
}

/// A line to the west edge is closed by Soviets and their zones, and opened by Germans in the hex.
#[test]
fn case_k18_3_the_line_to_the_west_edge() {
    let wall = (1..=31).step_by(3).fold(Situation::new(), |situation, row| {
        let rifle = ["61", "50", "49", "18", "89", "127", "153", "180", "181", "260", "138"][row / 3];
        situation.unit(&format!("rifle-{rifle}"), &format!("10{row:02}"))
    });
    assert_eq!(points(&wall, "4015"), 0, "a wall of units and zones down column 10");
    let gap = wall.clone().unit("cav-1", "1018");
    assert_eq!(points(&gap, "4015"), 15, "a German unit in a zone lets the line through");
    assert_eq!(points(&wall, "0420"), 5, "west of the wall");
    let zone = Situation::new().unit("rifle-61", "0419");
    assert_eq!(points(&zone, "0420"), 0, "the hex itself lies in a zone");
    assert_eq!(points(&zone.clone().unit("inf-26", "0420"), "0420"), 5, "a German unit cancels it");
}

/// The last side to pass: by moving, overrun, advance or entry, but not with a leader.
#[test]
fn case_k18_3_1_the_last_to_pass() {
    let mut table = Situation::new().unit("inf-26", "0319").moves(Side::German);
    assert_eq!(table.holder("0420"), Side::Soviet);
    let events = table.play(&walk("inf-26", "0419 0420 0421"));
    assert!(events.contains(&Event::Passed { hex: hex("0420"), side: Side::German }));
    assert_eq!(table.holder("0420"), Side::German);
    let mut table = Situation::new()
        .unit("leader-konev", "2215")
        .unit("rifle-61", "2116")
        .part("german_held", r#"["2216", "2217"]"#)
        .moves(Side::Soviet);
    table.play(&walk("leader-konev", "2216 2215"));
    assert_eq!(table.holder("2216"), Side::German, "a leader alone does not take it");
    table.play(&train("rifle-61", "2216 2217 2318"));
    assert_eq!((table.holder("2216"), table.holder("2217")), (Side::Soviet, Side::Soviet));
    let mut table =
        Situation::new().unit("inf-26", "0319").unit("rifle-108", "0420").dice(&[1]).fights(Side::German);
    let _ = table.refused("9.23", &attack("inf-26", "0420"));
    let mut table =
        Situation::new().unit("inf-26", "0419").untried_as("rifle-2", "0420").fights(Side::German);
    table.play_all(&[attack("inf-26", "0420"), advance("inf-26", "0420")]);
    assert_eq!(table.holder("0420"), Side::German);
}

/// A city that is retaken scores two points each time; Yelnya does not.
#[test]
fn case_k18_6_recapture() {
    let situation = Situation::new()
        .unit("rifle-61", "2517")
        .unit("rifle-50", "3120")
        .unit("leader-konev", "2816")
        .part("german_held", r#"["2216", "2217", "3122"]"#);
    let mut table = situation.opens(Phase::AirInterdiction, 7);
    assert_eq!(table.public().german_places.iter().filter(|german| **german).count(), 2);
    table.play(&Order::EndPhase);
    table.play_all(&[walk("rifle-50", "3121 3122"), walk("rifle-61", "2417 2317 2217")]);
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().score.soviet, 0, "judged at the end of the Soviet Player-Turn");
    let events = table.play(&Order::EndPhase);
    let reason = Reason::Retaken { place: "Smolensk".to_owned() };
    assert!(events.contains(&Event::Scored { side: Side::Soviet, halves: 4, reason }));
    assert_eq!(table.public().score.soviet, 4);
    for _ in 0..4 {
        table.play(&Order::EndPhase);
    }
    table.play_all(&[Order::EndPhase, Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().score.soviet, 4, "it was not German any more");
}

/// A city with a German unit in it is not retaken while the unit stays.
#[test]
fn case_k18_6_a_city_that_is_held_is_not_retaken() {
    let mut table = Situation::new().unit("inf-26", "0420").opens(Phase::AirInterdiction, 7);
    for _ in 0..4 {
        table.play(&Order::EndPhase);
    }
    assert_eq!(table.public().phase, Phase::GermanMovement);
    assert_eq!(table.public().score.soviet, 0);
}

/// Five points for each whole German division eliminated; none for the cavalry, GD, Lehr or a
/// regiment.
#[test]
fn case_15_12_divisions_eliminated() {
    let killed = |units: &[&str]| {
        let mut situation = Situation::new().units("rifle-50 rifle-123 leader-konev", "1222");
        for unit in units {
            let lost = if unit.starts_with("inf") { 3 } else { 1 };
            situation = situation.unit_that(unit, "1122", &format!("steps_lost: {lost}"));
        }
        let mut table = situation.dice(&[1]).fights(Side::Soviet);
        table.play(&attack("rifle-50 rifle-123 leader-konev", "1122"));
        if table.owed().is_some_and(|owed| owed.side() == Side::German) {
            table.play(&Order::Lose);
        }
        assert!(units.iter().all(|unit| table.is_gone(unit)), "{units:?}");
        table.public().score.soviet
    };
    assert_eq!(killed(&["inf-26"]), 10);
    assert_eq!(killed(&["mot-11-14", "mot-53-14"]), 10);
    assert_eq!(killed(&["cav-1"]), 0);
    assert_eq!(killed(&["ind-gd"]), 0);
    assert_eq!(killed(&["ind-lehr"]), 0);
}

/// The last regiment decides, wherever the others were eliminated.
#[test]
fn case_15_12_the_last_regiment() {
    let mut table = Situation::new()
        .unit_that("mot-11-14", "1122", "steps_lost: 1")
        .unit("mot-53-14", "1025")
        .units("rifle-50 leader-konev", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    table.play_all(&[attack("rifle-50 leader-konev", "1122")]);
    assert!(table.is_gone("mot-11-14"));
    assert_eq!(table.public().score.soviet, 0);
}

/// The levels, at each of their limits, and half points rounded down.
#[test]
fn case_15_2_levels_of_victory() {
    let mut table = Situation::new().stands(Phase::GermanMechanized, 12);
    let mut public = table.public().clone();
    for (points, level) in [
        (-7, "Soviet Decisive"),
        (0, "Soviet Decisive"),
        (1, "Soviet Strategic"),
        (25, "Soviet Strategic"),
        (26, "Soviet Marginal"),
        (49, "Soviet Marginal"),
        (50, "German Marginal"),
        (79, "German Marginal"),
        (80, "German Strategic"),
        (124, "German Strategic"),
        (125, "German Decisive"),
    ] {
        public.score.german = 2 * points;
        let outcome = victory::outcome(&table.rules, &public);
        assert_eq!((outcome.points, outcome.level.as_str()), (points, level));
        assert_eq!(outcome.winner, Some(if points < 50 { Side::Soviet } else { Side::German }));
    }
    public.score.german = 2 * 50;
    public.score.soviet = 1;
    assert_eq!(victory::outcome(&table.rules, &public).points, 49, "49 and a half");
    public.score.german = 0;
    assert_eq!(victory::outcome(&table.rules, &public).points, -1, "rounded down");
    table.play(&Order::EndPhase);
}

/// The count at the end: German points less Soviet points.
#[test]
fn case_k18_1_the_count() {
    let situation = Situation::new().part("german_held", r#"["2216", "2217", "2626"]"#);
    let mut table = situation.stands(Phase::GermanMechanized, 12);
    let events = table.play(&Order::EndPhase);
    let outcome = Outcome { points: 35, level: "Soviet Marginal".to_owned(), winner: Some(Side::Soviet) };
    assert!(events.contains(&Event::Ended { outcome }));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("15.11", case_15_11_points_for_places),
    covers("K18.3", case_k18_3_a_unit_in_the_hex),
    covers("K18.3", case_k18_3_the_line_to_the_west_edge),
    covers("K18.3.1", case_k18_3_1_the_last_to_pass),
    covers("K18.6 15.12", case_k18_6_recapture),
    covers("K18.6", case_k18_6_a_city_that_is_held_is_not_retaken),
    covers("15.12", case_15_12_divisions_eliminated),
    covers("15.12", case_15_12_the_last_regiment),
    covers("15.2 K18.6.1", case_15_2_levels_of_victory),
    covers("K18.1", case_k18_1_the_count),
];
