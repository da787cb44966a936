//! Optional rules (section 19) that belong to no other chapter.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::{combat::battle::Decision, event::DiePurpose};

fn cut(unit: &str) -> Order {
    Order::CutRail { unit: word(unit) }
}

fn lift(unit: &str) -> Order {
    Order::LiftCut { unit: word(unit) }
}

/// Ends phases until this one of this turn is open.
fn go_to(table: &mut Table, phase: Phase, turn: u8) {
    while (table.public().phase, table.public().turn) != (phase, turn) {
        table.play(&Order::EndPhase);
    }
}

/// A unit that has moved to a rail hex may cut it, with six markers, or remove a cut.
#[test]
fn case_6_37_cutting_and_lifting() {
    let situation = Situation::new().unit("pz-25-7", "0314").unit("inf-26", "1022");
    situation.moves(Side::German).refused("6.37", &cut("pz-25-7"));
    let mut table = situation.option("rail_cuts: true").moves(Side::German);
    table.refused("6.37", &cut("pz-25-7"));
    table.refused("K5.1", &cut("pz-1-1"));
    table.refused("6.37", &lift("inf-26"));
    for (number, at) in (1..).zip(["0413", "0414", "0415", "0416", "0417", "0418"]) {
        table.play_all(&[walk("pz-25-7", at), cut("pz-25-7")]);
        assert_eq!(table.public().rail_cuts.len(), number);
        table.refused("6.37", &cut("pz-25-7"));
    }
    table.play(&walk("pz-25-7", "0419"));
    assert!(table.refused("6.37", &cut("pz-25-7")).contains("no marker left"));
    table.refused("6.37", &lift("pz-25-7"));
    table.play_all(&[walk("pz-25-7", "0418"), lift("pz-25-7")]);
    assert_eq!(table.public().rail_cuts.len(), 5);
    table.play(&cut("pz-25-7"));
}

/// Only a unit that has entered the hex in this phase can cut there: an overrun made from the hex is no entry.
#[test]
fn case_6_37_an_overrun_is_no_entry() {
    let mut table = Situation::new()
        .option("rail_cuts: true")
        .unit("pz-25-7", "2416")
        .units("rifle-61 rifle-50 rifle-18", "2417")
        .dice(&[1])
        .moves(Side::German);
    let events = table.play(&overrun("pz-25-7", "2417"));
    assert_eq!(result(&events), "A1");
    table.play(&Order::Lose);
    assert_eq!(table.at("pz-25-7"), "2416");
    table.refused("6.37", &cut("pz-25-7"));
}

/// Trains cannot enter a cut; one may start on it. A Soviet unit repairs it for the following turn.
#[test]
fn case_6_37_trains_and_cuts() {
    let mut table = Situation::new()
        .option("rail_cuts: true")
        .unit("pz-25-7", "2115")
        .units("rifle-61 rifle-50 rifle-18 leader-konev", "2615")
        .moves(Side::German);
    table.play_all(&[walk("pz-25-7", "2215 2316 2416"), cut("pz-25-7")]);
    table.play_all(&[walk("pz-25-7", "2415"), Order::EndPhase, Order::EndPhase]);
    table.play(&walk("pz-25-7", "2315 2214 2114"));
    go_to(&mut table, Phase::SovietMovement, 9);
    table.refused("6.37", &train("rifle-61", "2516 2416"));
    table.play(&walk("rifle-61 leader-konev", "2516 2416"));
    assert_eq!(table.public().rail_cuts[0].mended, Some(9));
    table.refused("6.37", &train("rifle-50", "2516 2416"));
    go_to(&mut table, Phase::SovietMovement, 10);
    table.play(&train("rifle-50", "2516 2416 2317"));
}

/// A train may start on a cut: the unit in the hex came by rail before the cut, or was there.
#[test]
fn case_6_37_a_train_may_start_on_a_cut() {
    let mut table = Situation::new()
        .option("rail_cuts: true")
        .unit("pz-25-7", "2115")
        .units("rifle-61 rifle-50 leader-konev", "2615")
        .dice(&[1])
        .moves(Side::German);
    table.play_all(&[walk("pz-25-7", "2215 2316 2416"), cut("pz-25-7"), walk("pz-25-7", "2415 2414")]);
    go_to(&mut table, Phase::SovietMovement, 9);
    table.play(&walk("leader-konev", "2516 2416"));
    assert_eq!(table.public().rail_cuts[0].mended, None, "a leader mends nothing");
    go_to(&mut table, Phase::SovietMovement, 10);
    table.play(&train("leader-konev", "2516"));
    table.refused("6.37", &train("rifle-61", "2516 2416"));
}

/// Both players bid face down; the higher bid is subtracted from the German total. A higher bidder in the German seat
/// keeps it.
#[test]
fn case_k19_3_bidding() {
    let mut table = Situation::new().option("bidding: true").stands(Phase::Bidding, 0);
    assert_eq!(table.owed(), Some(&Decision::Bid { side: Side::Soviet }));
    let events = table.play(&Order::Bid { points: 7 });
    assert!(events.contains(&Event::BidMade));
    assert_eq!(table.public().bid, 0, "it lies face down");
    let events = table.play(&Order::Bid { points: 12 });
    assert!(events.contains(&Event::BidsOpened { first: 7, second: 12, change: false }));
    assert!(!has(&events, "die") && !table.public().seats_changed);
    assert_eq!((table.public().bid, table.public().phase), (12, Phase::SovietSetUp));
    assert_eq!(kessel::games::guderian::rules::turn::victory::points(&table.rules, table.public()), -12);
}

/// The higher bidder plays the Germans: from the Soviet seat, the players change seats.
#[test]
fn case_k19_3_who_bids_more_takes_the_germans() {
    let mut table = Situation::new().option("bidding: true").stands(Phase::Bidding, 0);
    let events = table.play_all(&[Order::Bid { points: 12 }, Order::Bid { points: 7 }]);
    assert!(events.contains(&Event::BidsOpened { first: 12, second: 7, change: true }));
    let public = table.public();
    assert!(!has(&events, "die") && public.seats_changed);
    assert_eq!((public.seat_of(Side::German), public.seat_of(Side::Soviet)), (Side::Soviet, Side::German));
    assert_eq!(kessel::games::guderian::rules::turn::victory::points(&table.rules, public), -12);
}

/// A tie is decided by a die.
#[test]
fn case_k19_3_a_die_between_equal_bids() {
    for (roll, change) in [(1, true), (3, true), (4, false), (6, false)] {
        let mut table = Situation::new().option("bidding: true").dice(&[roll]).stands(Phase::Bidding, 0);
        let events = table.play_all(&[Order::Bid { points: 9 }, Order::Bid { points: 9 }]);
        assert!(events.contains(&Event::Die { purpose: DiePurpose::Seats, roll }));
        assert!(events.contains(&Event::BidsOpened { first: 9, second: 9, change }));
        assert_eq!((table.public().seats_changed, table.public().bid), (change, 9));
    }
}

/// After the bids the game begins in the scenario's phase, and that phase is opened.
#[test]
fn case_k19_3_bidding_then_the_scenario() {
    let mut table = Situation::new()
        .option("bidding: true")
        .part("first_turn", "4")
        .part("start", "GermanMovement")
        .part("german_reinforcements", "[(turn: 4, area: \"E\", divisions: [\"23 Inf\"])]")
        .unit("pz-25-7", "0314")
        .begins();
    assert_eq!((table.public().phase, table.public().turn), (Phase::Bidding, 4));
    table.refused("4.0", &walk("pz-25-7", "0413"));
    table.play_all(&[Order::Bid { points: 3 }, Order::Bid { points: 2 }]);
    assert_eq!((table.public().phase, table.public().turn), (Phase::GermanMovement, 4));
    assert_eq!(table.due("E"), [word("inf-23")]);
    assert_eq!(table.left("pz-25-7"), "10");
    table.play(&walk("pz-25-7", "0413"));
}

/// Soviet half points after an attack that costs the Germans steps.
fn step_points(option: &str, side: Side) -> i32 {
    let situation = Situation::new().option(option).unit_that("inf-26", "1122", "steps_lost: 2");
    match side {
        Side::German => {
            let mut table = situation
                .units("rifle-50 rifle-123", "1222")
                .unit("leader-konev", "1522")
                .dice(&[5])
                .fights(Side::German);
            table.play(&attack("inf-26", "1222"));
            assert!(table.is_gone("inf-26"));
            table.public().score.soviet
        }
        Side::Soviet => {
            let mut table = situation.units("rifle-50 leader-konev", "1222").dice(&[1]).fights(Side::Soviet);
            table.play(&attack("rifle-50 leader-konev", "1122"));
            if table.owed().is_some_and(|owed| owed.side() == Side::German) {
                table.play(&Order::Lose);
            }
            assert!(table.is_gone("inf-26"));
            table.public().score.soviet
        }
    }
}

/// A step in a German attack scores half a point, in a Soviet attack one, and a division some more.
#[test]
fn case_k19_4_points_for_step_losses() {
    assert_eq!(
        step_points("step_loss: pgg2", Side::German),
        2 + 2,
        "two steps at a half, one for the division"
    );
    assert_eq!(step_points("step_loss: pgg2", Side::Soviet), 4 + 2);
    assert_eq!(step_points("step_loss: off", Side::Soviet), 10);
}

/// Only losses by a combat result score: neither stacking nor the want of a route.
#[test]
fn case_k19_4_stacking_and_want_of_routes_score_nothing() {
    let crowd = Situation::new().option("step_loss: pgg2").units("inf-5 inf-7 inf-15 inf-26", "1122");
    let mut table = crowd.moves(Side::German);
    table.play_all(&[Order::EndPhase, give_up("inf-7")]);
    assert!(table.is_gone("inf-7"));
    assert_eq!(table.public().score.soviet, 0, "given up where too many stood");
    let mut ring = Situation::new()
        .option("step_loss: pgg2")
        .units("inf-26", "1122")
        .units("rifle-50 leader-konev", "1222")
        .dice(&[6]);
    for (unit, at) in ["rifle-61", "rifle-13", "rifle-18", "rifle-112", "rifle-123"]
        .iter()
        .zip(hexes("1121 1123 1221 1021 1022"))
    {
        ring = ring.unit(unit, &at.to_string());
    }
    let mut table = ring.fights(Side::Soviet);
    let everybody = "rifle-50 leader-konev rifle-61 rifle-13 rifle-18 rifle-112 rifle-123";
    let events = table.play(&attack(everybody, "1122"));
    assert!(matches!(table.owed(), Some(Decision::LoseOrRetreat { side: Side::German, .. })), "{events:?}");
    table.play(&Order::Retreat);
    assert!(table.is_gone("inf-26"), "no way out");
    assert_eq!(table.public().score.soviet, 0, "dead for want of a route");
}

/// A step scores a point, a division five as usual, and minor cities and Yelnya score points.
#[test]
fn case_k19_5_points_after_beardsworth() {
    assert_eq!(step_points("step_loss: beardsworth", Side::German), 4 + 10);
    let mut cavalry = Situation::new()
        .option("step_loss: beardsworth")
        .unit_that("cav-1", "1122", "steps_lost: 1")
        .units("rifle-50 leader-konev", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    cavalry.play(&attack("rifle-50 leader-konev", "1122"));
    while cavalry.owed().is_some_and(|owed| owed.side() == Side::German) {
        cavalry.play(&Order::Lose);
    }
    assert!(cavalry.is_gone("cav-1"));
    assert_eq!(
        cavalry.public().score.soviet,
        2,
        "a point for the step of the cavalry, none for the division"
    );
    let end = |held: &str| {
        let mut table = Situation::new()
            .option("step_loss: beardsworth")
            .part("german_held", held)
            .stands(Phase::GermanMechanized, 12);
        table.play(&Order::EndPhase);
        table.public().outcome.clone().unwrap().points
    };
    assert_eq!(end("[]"), -5, "four minor cities and Yelnya");
    assert_eq!(end(r#"["1509"]"#), -3);
    assert_eq!(end(r#"["3122"]"#), 10 - 4);
}

/// A minor city, or Yelnya, that no side holds with a line to its own edge scores for no side.
#[test]
fn case_k19_5_a_place_without_a_line_scores_for_nobody() {
    let places = |units: &[(&str, &str)], held: &str| {
        let mut situation = Situation::new().option("step_loss: beardsworth").part("german_held", held);
        for (unit, at) in units {
            situation = situation.unit(unit, at);
        }
        let table = situation.stands(Phase::GermanMechanized, 12);
        kessel::games::guderian::rules::turn::victory::place_points(&table.rules, table.public())
    };
    assert_eq!(places(&[], "[]"), -5);
    // Every exit from 1509 is closed to the side that passed it last.
    let around = ["1508", "1510", "1608", "1609", "1408", "1409"];
    let germans = ["inf-5", "inf-7", "inf-15", "inf-26", "inf-6", "inf-35"];
    let ring: Vec<(&str, &str)> = germans.into_iter().zip(around).collect();
    assert_eq!(places(&ring, "[]"), -4, "the Soviets passed it last and have no line east");
    let soviets = ["rifle-50", "rifle-61", "rifle-13", "rifle-18", "rifle-112", "rifle-123"];
    let ring: Vec<(&str, &str)> = soviets.into_iter().zip(around).collect();
    assert_eq!(places(&ring, r#"["1509"]"#), -4, "the Germans passed it last and have no line west");
    let around = ["3121", "3123", "3221", "3222", "3021", "3022"];
    let ring: Vec<(&str, &str)> = germans.into_iter().zip(around).collect();
    assert_eq!(places(&ring, "[]"), -4, "nor for Yelnya");
}

/// Smolensk loses two points a turn from turn 5 on, or from the turn in which it was taken.
#[test]
fn case_k19_6_smolensk_loses_value() {
    let held = Situation::new().part("german_held", r#"["2216", "2217"]"#);
    let worth = |option: &str, turn: u8, taken: Option<u8>| {
        let table = held.clone().option(option).stands(Phase::GermanCombat, turn);
        let mut public = table.public().clone();
        public.taken[3] = taken;
        kessel::games::guderian::rules::turn::victory::place_points(&table.rules, &public)
    };
    let turn = [4, 5, 6, 12].map(|turn| worth("smolensk_decay: turn", turn, Some(4)));
    assert_eq!(turn, [25, 23, 21, 9]);
    let taken = [3, 4, 5, 12].map(|taken| worth("smolensk_decay: taken", 12, Some(taken)));
    assert_eq!(taken, [25, 25, 23, 9]);
    assert_eq!(worth("smolensk_decay: off", 12, Some(12)), 25);
}

/// A German Marginal victory counts as a draw.
#[test]
fn case_k19_7_historical_scale() {
    let held = r#"["2216", "2217", "2626", "4015", "0420"]"#;
    let end = |option: &str| {
        let situation = Situation::new().part("german_held", held).option(option);
        let mut table = situation.stands(Phase::GermanMechanized, 12);
        table.play(&Order::EndPhase);
        table.public().outcome.clone().unwrap()
    };
    let outcome = end("historical_scale: true");
    assert_eq!((outcome.points, outcome.level.as_str(), outcome.winner), (55, "German Marginal", None));
    assert_eq!(end("historical_scale: false").winner, Some(Side::German));
}

/// Every option can be set by its name, as the rules list them; the default values come first.
#[test]
fn every_option_of_the_rules_can_be_set() {
    use kessel::games::guderian::rules::scenario::options::Options;
    let mut options = Options::default();
    for (name, values) in [
        ("crt", "seed published"),
        ("overrun_entry", "seed published"),
        ("retreat_split", "off on"),
        ("integrity_foreign", "off on"),
        ("provisional_saved", "off on"),
        ("stacking", "seed published"),
        ("leader_evacuation", "off on"),
        ("rail_cuts", "off on"),
        ("bidding", "off on"),
        ("step_loss", "off pgg2 beardsworth"),
        ("smolensk_decay", "off turn taken"),
        ("historical_scale", "off on"),
    ] {
        for (number, value) in values.split(' ').enumerate() {
            options.set(name, Some(value)).unwrap();
            assert_eq!(options == Options::default(), number == 0, "{name} {value}");
        }
        options = Options::default();
        assert!(options.set(name, Some("perhaps")).is_err());
    }
    assert!(options.set("fog_of_war", None).is_err());
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("6.37 K5.1", case_6_37_cutting_and_lifting),
    refuses("6.37", case_6_37_an_overrun_is_no_entry),
    refuses("6.37", case_6_37_trains_and_cuts),
    refuses("6.37", case_6_37_a_train_may_start_on_a_cut),
    covers("K19.3", case_k19_3_bidding),
    covers("K19.3", case_k19_3_who_bids_more_takes_the_germans),
    covers("K19.3", case_k19_3_a_die_between_equal_bids),
    covers("K19.3", case_k19_3_bidding_then_the_scenario),
    covers("K19.4", case_k19_4_points_for_step_losses),
    covers("K19.4", case_k19_4_stacking_and_want_of_routes_score_nothing),
    covers("K19.5", case_k19_5_a_place_without_a_line_scores_for_nobody),
    covers("K19.5", case_k19_5_points_after_beardsworth),
    covers("K19.6", case_k19_6_smolensk_loses_value),
    covers("K19.7", case_k19_7_historical_scale),
];
