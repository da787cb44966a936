//! Whole campaigns between random players: every invariant holds after every order, saved games come back the same,
//! replays give the same log, and every rule has occurred.

use crate::games::{campaign, on_all_cores, with_options};
use kessel::{
    games::guderian::rules::{Guderian, Rulebook, event::Event, order::Order},
    play::matches::Match,
};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

type Report = kessel::play::matches::GameReport<Guderian>;

/// Every option at a value other than its usual one.
pub const ALL_ON: &[(&str, &str)] = &[
    ("crt", "published"),
    ("overrun_entry", "published"),
    ("stacking", "published"),
    ("retreat_split", "on"),
    ("integrity_foreign", "on"),
    ("provisional_saved", "on"),
    ("leader_evacuation", "on"),
    ("rail_cuts", "on"),
    ("bidding", "on"),
    ("historical_scale", "on"),
    ("step_loss", "pgg2"),
    ("smolensk_decay", "turn"),
];

/// Plays these games and checks that nothing broke.
fn played(rulebook: &Arc<Rulebook>, seeds: std::ops::Range<u64>) -> Vec<Report> {
    let reports = Mutex::new(Vec::new());
    on_all_cores(seeds, |seed| {
        let report =
            Match { verify: true, ..Match::<Guderian>::between(rulebook, seed, ["random"; 2]) }.play();
        reports.lock().unwrap().push(report);
    });
    let reports = reports.into_inner().unwrap();
    for report in &reports {
        assert_eq!(report.broken, Vec::<String>::new(), "seed {}", report.seed);
        assert_eq!(report.turns, 12, "seed {}", report.seed);
        assert_ne!(report.level, "unfinished", "seed {}", report.seed);
    }
    reports
}

/// Returns the kinds of all games together.
fn sum(reports: &[Report]) -> BTreeMap<String, u32> {
    let mut sum = BTreeMap::new();
    for (kind, count) in reports.iter().flat_map(|report| &report.kinds) {
        *sum.entry(kind.clone()).or_default() += count;
    }
    sum
}

/// Checks that there are at least this many of each.
fn expect(sum: &BTreeMap<String, u32>, wanted: &[(&str, u32)]) {
    let missing: Vec<_> = wanted
        .iter()
        .map(|(kind, least)| (kind, least, sum.get(*kind).copied().unwrap_or(0)))
        .filter(|(_, least, got)| got < least)
        .collect();
    assert!(missing.is_empty(), "too few (kind, wanted, got): {missing:?}\nof {sum:#?}");
}

/// The orders that only options produce; games without options must have all others.
const ORDERS_OF_OPTIONS: [&str; 4] = ["cut_rail", "lift_cut", "fly_out", "bid"];

/// The events that only options and people bring forth, and one that chance seldom does; every game without options must
/// have all others.
const EVENTS_OF_OPTIONS: [&str; 18] = [
    "stood_aside",
    "marker_lifted",
    "rail_cut",
    "rail_mended",
    "rail_cut_lifted",
    "flown_out",
    "bid_made",
    "bids_opened",
    "referee_switched",
    "placed",
    "brought",
    "taken_off",
    "steps_set",
    "clock_set",
    "readied",
    "dice_taken",
    "end_offered",
    "broken_off",
];

/// The decisions and causes that games without options must bring forth when there are many of them.
const KINDS: &[&str] = &[
    "decision:LoseOrRetreat",
    "decision:LoseStep",
    "decision:Route",
    "decision:Excess",
    "decision:Advance",
    "cause:Steps",
    "cause:Result",
    "cause:NoRoute",
    "cause:Stacking",
    "cause:NoStrength",
    "cause:Refuge",
];

/// The least numbers of each in a hundred campaigns.
const OFTEN: &[(&str, u32)] = &[
    ("result:A1", 50),
    ("result:A2", 50),
    ("result:Ae", 50),
    ("result:D1", 50),
    ("result:D2", 50),
    ("result:D1/A1", 50),
    ("result:D2/A1", 50),
    ("result:De", 50),
    ("result:De/A1", 50),
    ("result:Eng", 50),
    ("order:overrun", 300),
    ("order:attack", 1000),
    ("attack:multi_hex", 50),
    ("retreat:2", 200),
    ("cause:NoRoute", 100),
    ("cause:NoStrength", 100),
    ("order:rail", 50),
    ("marker:Soviet", 1),
    ("marker:German", 1),
    ("event:recycled", 1),
    // Every entry of the provisional division, including those shared with scheduled armies.
    ("drawn:1", 1),
    ("drawn:2", 1),
    ("drawn:3", 1),
    ("drawn:4", 1),
    ("drawn:5", 1),
    ("drawn:6", 1),
];

#[test]
fn five_campaigns_break_nothing() {
    let reports = played(&campaign(), 1..6);
    let few =
        ["order:move", "order:overrun", "order:attack", "retreat:1", "order:advance", "cause:NoStrength"];
    expect(&sum(&reports), &few.map(|kind| (kind, 5)));
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_campaigns_meet_every_rule() {
    let sum = sum(&played(&campaign(), 1..101));
    let orders = Order::KINDS.iter().filter(|kind| !ORDERS_OF_OPTIONS.contains(kind));
    let orders: Vec<String> = orders.map(|kind| format!("order:{kind}")).collect();
    let events = Event::KINDS.iter().filter(|kind| !EVENTS_OF_OPTIONS.contains(kind));
    let events: Vec<String> = events.map(|kind| format!("event:{kind}")).collect();
    let once = orders.iter().chain(&events).map(String::as_str).chain(KINDS.iter().copied());
    expect(&sum, &once.map(|kind| (kind, 1)).collect::<Vec<_>>());
    expect(&sum, OFTEN);
}

/// Each option with the kinds that only it produces.
const OPTIONS: &[(&str, &str, &[&str])] = &[
    ("crt", "published", &[]),
    ("overrun_entry", "published", &[]),
    ("stacking", "published", &["decision:Excess"]),
    ("retreat_split", "on", &["order:route"]),
    ("integrity_foreign", "on", &[]),
    ("provisional_saved", "on", &[]),
    ("leader_evacuation", "on", &[]),
    ("rail_cuts", "on", &["order:cut_rail", "event:rail_cut"]),
    ("bidding", "on", &["order:bid", "decision:Bid", "event:bid_made", "event:bids_opened"]),
    ("historical_scale", "on", &[]),
    ("step_loss", "pgg2", &["event:scored"]),
    ("step_loss", "beardsworth", &["event:scored"]),
    ("smolensk_decay", "turn", &[]),
    ("smolensk_decay", "taken", &[]),
];

#[test]
#[ignore = "takes minutes"]
fn every_option_breaks_nothing() {
    for (name, value, kinds) in OPTIONS {
        let sum = sum(&played(&with_options(&[(name, value)]), 200..204));
        let wanted: Vec<_> = kinds.iter().map(|kind| (*kind, 1)).collect();
        expect(&sum, &wanted);
    }
    played(&with_options(ALL_ON), 300..310);
}
