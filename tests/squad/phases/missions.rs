//! Missions and smoke barrages (3.1 b, 19).

use super::*;
use kessel::games::squad::rules::position::Mission;

fn call(mission: Mission, at: &str, spotter: Option<&str>) -> Order {
    Order::Mission { mission, hex: hex(at), spotter: spotter.map(word) }
}

fn battery(stand: &[(&str, &str)], missions: &[(Mission, u8)]) -> Table {
    let mut table = stack(Step::Support, stand);
    table.set_public(|public| public.stores[1].missions.extend(missions.iter().copied()));
    table
}

/// Example 26: a heavy barrage on 1206 scatters two hexes to the south. The phase ends when all missions have fallen
/// and all points are paid.
#[test]
fn a_barrage_goes_astray() {
    let stand = [("us-leader-1-1", "1207"), ("ge-rifle-1", "1208"), ("us-rifle-1", "0101")];
    let mut table = battery(&stand, &[(Mission::Heavy, 1), (Mission::FighterBomber, 1)]);
    assert_eq!(
        table.case(call(Mission::Heavy, "1206", Some("us-rifle-1"))),
        "19.2",
        "it does not see the hex"
    );
    assert_eq!(table.case(call(Mission::Light, "1206", Some("us-leader-1-1"))), "19.1", "none is left");
    table.exactly(call(Mission::Heavy, "1206", Some("us-leader-1-1")), &[]);
    assert_eq!(table.case(call(Mission::Heavy, "1206", Some("us-leader-1-1"))), "19.1");
    table.exactly(call(Mission::FighterBomber, "1208", None), &[]);
    let events = table.exactly(Order::Done, &[6, 4, 4, 4]);
    assert!(events.contains(&Event::Fell { mission: Some(Mission::Heavy), hex: Some(hex("1208")) }));
    assert_eq!(points(&events), [(hex("1208"), 1)], "eight and three, on the last row");
    assert_eq!(table.public().phase, Phase::First(Step::Support), "its owner is asked");
    // The aircraft attacks after the payment, and does not scatter: seven and three is too much.
    table.exactly(losses(&[("ge-rifle-1", Loss::Reduced)]), &[3, 4]);
    // No unit can act in the command phase: it is passed over.
    assert_eq!(table.public().phase, Phase::First(Step::Fire));
    assert!(table.public().calls.is_empty() && table.public().tasks.is_empty());
}

/// Example 27: points of artillery on infantry in woods count twice (19.5). Off the map a mission is lost (19.2).
#[test]
fn shells_burst_in_the_trees() {
    let stand = [("us-leader-1-1", "0403"), ("ge-rifle-1", "0402"), ("ge-rifle-2", "2001")];
    let mut table = battery(&stand, &[(Mission::Light, 2)]);
    for at in ["0402", "0402"] {
        table.exactly(call(Mission::Light, at, Some("us-leader-1-1")), &[]);
    }
    let events = table.exactly(Order::Done, &[1, 3, 3, 6, 1]);
    assert_eq!(points(&events), [(hex("0402"), 6)]);
    assert!(events.contains(&Event::Fell { mission: Some(Mission::Light), hex: None }));
    assert!(table.is_lost("ge-rifle-1"));
    assert_eq!(table.public().phase, Phase::First(Step::Movement), "nobody has a target");
}

/// AFVs are attacked by themselves, on eight and by their rear armour; friendly units as well as enemies (19.3, 19.4).
#[test]
fn missions_strike_tanks_and_friends() {
    let stand = [("us-m4-75-1", "1007"), ("us-rifle-1", "1007"), ("ge-rifle-1", "2001")];
    let mut table = battery(&stand, &[(Mission::FighterBomber, 1)]);
    table.exactly(call(Mission::FighterBomber, "1007", None), &[]);
    // D on C: nine and below. Then six on the row of the aircraft: four points.
    let events = table.exactly(Order::Done, &[4, 4, 4, 5, 3, 3]);
    assert!(table.is_lost("us-m4-75-1"));
    assert_eq!(points(&events), [(hex("1007"), 4)]);
}

/// A smoke barrage uses two factors and no mission, scatters, and lays Smoke 2 (19.6).
#[test]
fn a_smoke_barrage_falls() {
    let stand = [("us-leader-1-1", "1007"), ("ge-rifle-1", "2001")];
    let mut table = battery(&stand, &[(Mission::Light, 1)]);
    let smoke = || Order::SmokeBarrage { hex: hex("1004"), spotter: word("us-leader-1-1") };
    assert_eq!(table.case(smoke()), "11.1");
    table.set_public(|public| public.stores[1].smoke = 3);
    table.exactly(smoke(), &[]);
    assert_eq!(table.public().stores[1].smoke, 1);
    assert_eq!(table.case(smoke()), "11.1", "the factors of the first are spent");
    table.exactly(Order::Done, &[5, 1]);
    assert_eq!(table.public().smoke.iter().collect::<Vec<_>>(), [(&hex("1003"), &2)]);
    assert_eq!((table.public().stores[1].smoke, table.public().stores[1].missions[&Mission::Light]), (1, 1));
}

/// Aircraft need no spotter (19.2). A unit that is named as one all the same, even an enemy's, is not revealed by it
/// (22.2).
#[test]
fn aircraft_show_nobody() {
    let stand = [("us-leader-1-1", "1207"), ("ge-rifle-1", "1208")];
    let mut table = battery(&stand, &[(Mission::FighterBomber, 1)]);
    table.exactly(call(Mission::FighterBomber, "1208", Some("ge-rifle-1")), &[]);
    assert!(!table.counter("ge-rifle-1").condition.shown);
}
