//! Supply (11.0) of both sides, and units within a leader's radius.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// Whether the unit is in supply when its owner's movement phase opens.
fn supplied(unit: &str, situation: &Situation) -> bool {
    let soviet = ["rifle", "tank", "leade"].iter().any(|kind| unit.starts_with(kind));
    let table = situation.moves(if soviet { Side::Soviet } else { Side::German });
    let supplied = table.counter(unit).condition.supplied;
    let full = 2 * u16::from(table.counter(unit).allowance);
    assert_eq!(table.halves(unit) == full, supplied, "the allowance tells the same");
    supplied
}

fn lone(unit: &str, at: &str) -> Situation {
    Situation::new().unit(unit, at)
}

/// A line has at most twenty hexes to a road hex that is connected with 0120.
#[test]
fn case_11_11_twenty_hexes_to_a_road() {
    let chain_ends_at_0418 = |at| lone("inf-26", at).soviet_marker("0518");
    assert!(supplied("inf-26", &chain_ends_at_0418("2418")));
    assert!(!supplied("inf-26", &chain_ends_at_0418("2518")));
    assert!(supplied("inf-26", &lone("inf-26", "2518")), "the road goes on without the marker");
    assert!(supplied("inf-26", &lone("inf-26", "5025")));
}

/// The road hex 0120 is the whole chain if the road beyond it is closed.
#[test]
fn case_11_11_the_source_alone() {
    let alone = |at| lone("inf-26", at).soviet_marker("0219");
    assert!(supplied("inf-26", &alone("2120")));
    assert!(!supplied("inf-26", &alone("2220")));
}

/// The chain of roads is broken by enemies and their zones, unless a friendly unit is in the hex.
#[test]
fn case_11_11_the_chain_is_broken() {
    let cut = lone("inf-26", "2518").unit_that("rifle-61", "0518", "disrupted: true");
    assert!(!supplied("inf-26", &cut), "an enemy on the road");
    let zone = lone("inf-26", "2518").unit("rifle-61", "0517");
    assert!(!supplied("inf-26", &zone), "a zone on the road");
    let held = zone.clone().unit("cav-1", "0418").unit("inf-5", "0518");
    let by_another_way = held.unit("inf-6", "0519").unit("inf-7", "0617").unit("inf-15", "0618");
    assert!(supplied("inf-26", &by_another_way), "friends hold the road open");
}

/// For supply a road crosses rivers that its gaps bridge, as at Smolensk.
#[test]
fn case_11_13_roads_rivers_and_supply() {
    let board = lone("inf-26", "2518").rulebook().board;
    let over = |from: &str, to: &str| {
        let joined = |kind| board.linked(kind, hex(from)).any(|linked| linked == hex(to));
        (joined(kessel::engine::board::Link::Road), joined(kessel::engine::board::Link::RoadOverRiver))
    };
    assert_eq!(over("2216", "2217"), (false, true));
    assert_eq!(over("0811", "0911"), (false, true));
    assert_eq!(over("0120", "0219"), (true, true));
    assert!(supplied("inf-26", &lone("inf-26", "5431")), "only roads beyond rivers lie within 20 hexes");
}

/// Otherwise a path leads to column 01 for at most twenty of the unit's own movement points.
#[test]
fn case_11_12_twenty_points_to_the_west_edge() {
    let without_road = |unit, at| lone(unit, at).soviet_marker("0120");
    assert!(supplied("cav-1", &without_road("cav-1", "1724")));
    assert!(!supplied("cav-1", &without_road("cav-1", "1824")), "21 points for cavalry");
    assert!(supplied("pz-25-7", &without_road("pz-25-7", "1824")), "motorized units use roads");
    assert!(supplied("pz-25-7", &without_road("pz-25-7", "2721")));
    assert!(!supplied("pz-25-7", &without_road("pz-25-7", "2821")), "21 points");
    assert!(supplied("inf-26", &without_road("inf-26", "0122")));
}

/// The marker on 0120 ends supply by road; it closes its hex to lines, but not for a unit in it.
#[test]
fn case_13_44_the_soviet_marker() {
    assert!(!supplied("inf-26", &lone("inf-26", "2518").soviet_marker("0120")));
    assert!(supplied("inf-26", &lone("inf-26", "2518").soviet_marker("2418")));
    let mut table = lone("cav-1", "1725").soviet_marker("1724").moves(Side::German);
    table.play(&walk("cav-1", "1724"));
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert!(table.counter("cav-1").condition.supplied, "its own hex never blocks");
}

/// A swamp may be the end of a line, but no other hex of it; lakes close lines.
#[test]
fn case_k11_3_swamps_and_lakes() {
    let leader = |at| lone("leader-rakutin", at);
    assert!(!supplied("rifle-61", &leader("0614").unit("rifle-61", "0616")), "0615 is a swamp");
    assert!(supplied("rifle-61", &leader("0614").unit("rifle-61", "0615")), "in the swamp itself");
    assert!(supplied("rifle-61", &leader("0615").unit("rifle-61", "0617")), "the leader in the swamp");
    assert!(supplied("rifle-61", &leader("0614").unit("rifle-61", "0612")));
    assert!(!supplied("rifle-61", &leader("0601").unit("rifle-61", "0603")), "0602 is a lake");
}

/// Enemies and their zones close a line, unless any friendly unit is in the hex; a leader, an untried or a disrupted
/// unit counts.
#[test]
fn case_k11_3_zones_on_a_line() {
    let line = lone("leader-rakutin", "1022").unit("rifle-61", "1020").unit("inf-26", "1122");
    assert!(!supplied("rifle-61", &line), "1021 lies in a zone");
    assert!(supplied("rifle-61", &line.clone().untried("Rifle", 1, "1021")));
    assert!(supplied("rifle-61", &line.clone().unit("leader-lukin", "1021")));
    assert!(supplied("rifle-61", &line.clone().unit_that("rifle-50", "1021", "disrupted: true")));
    let open = lone("leader-rakutin", "1022").unit("rifle-61", "1020").unit_that(
        "inf-26",
        "1122",
        "disrupted: true",
    );
    assert!(supplied("rifle-61", &open), "disrupted units have no zone");
}

/// The unit's own hex never closes its line, whatever its zone.
#[test]
fn case_k11_3_the_own_hex() {
    let beside = lone("leader-rakutin", "1022").unit("rifle-61", "1020").unit("inf-26", "1120");
    assert!(supplied("rifle-61", &beside.clone()));
    assert!(supplied("inf-26", &beside));
}

/// A combat unit traces to a leader within the leader's rating; the leader itself traces to column 59.
#[test]
fn case_11_2_soviet_supply() {
    let konev = |at| lone("leader-konev", "3022").unit("rifle-61", at);
    assert!(supplied("rifle-61", &konev("2522")) && !supplied("rifle-61", &konev("2422")), "radius 5");
    let rakutin = |at| lone("leader-rakutin", "3022").unit("rifle-61", at);
    assert!(supplied("rifle-61", &rakutin("2822")) && !supplied("rifle-61", &rakutin("2722")), "radius 2");
    assert!(!supplied("rifle-61", &lone("rifle-61", "5920")), "no unit traces to the edge by itself");
    assert!(supplied("leader-konev", &lone("leader-konev", "0301")), "a leader needs no other leader");
    assert!(
        supplied("rifle-61", &lone("leader-konev", "0122").unit("rifle-61", "0123")),
        "columns 01 and 02"
    );
}

/// A radius is a complete hexagon: it includes every corner, and nothing beyond.
#[test]
fn case_11_2_the_corners_of_a_radius() {
    let inside = "3020 3221 3223 3024 2823 2821";
    let beyond = "3019 3321 3324 3025 2724 2721";
    let rifles = "61 50 18 89 127 153 180 181 260 138 49 13";
    let hexes: Vec<&str> = inside.split(' ').chain(beyond.split(' ')).collect();
    let situation =
        rifles.split(' ').zip(&hexes).fold(lone("leader-rakutin", "3022"), |situation, (id, at)| {
            situation.unit(&format!("rifle-{id}"), at)
        });
    let table = situation.moves(Side::Soviet);
    for (number, (id, at)) in rifles.split(' ').zip(&hexes).enumerate() {
        let condition = &table.counter(&format!("rifle-{id}")).condition;
        assert_eq!((condition.supplied, condition.commanded), (number < 6, number < 6), "{at}");
    }
}

/// A pocket at 3022: three Germans whose zones close the six hexes around it.
fn pocket() -> Situation {
    Situation::new()
        .unit("inf-26", "3121")
        .unit("inf-5", "3124")
        .unit("inf-6", "2822")
        .unit("rifle-61", "3022")
}

/// A leader that is cut off moves and defends at half and supplies no unit.
#[test]
fn case_11_2_a_leader_cut_off() {
    let cut_off = pocket().unit("leader-konev", "3022");
    let table = cut_off.moves(Side::Soviet);
    assert_eq!((table.left("leader-konev"), table.left("rifle-61")), ("5".into(), "3".into()));
    assert!(table.counter("rifle-61").condition.commanded, "his radius stays whole");
    let mut table =
        pocket().unit("leader-konev", "3022").unit("inf-7", "2922").dice(&[1]).fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("inf-7", "3022")));
    let values: Vec<_> = defence.hexes[0].parts.iter().map(|part| part.value).collect();
    assert_eq!(values, [2, 2], "5 and 5, both halved");
}

/// One leader serves any number of units of any army.
#[test]
fn case_10_32_one_leader_serves_all() {
    let situation = lone("leader-konev", "3022")
        .units("rifle-61 rifle-50 rifle-89", "3023")
        .units("tank-8 tank-7 rifle-18", "2922");
    for unit in ["rifle-61", "rifle-50", "rifle-89", "tank-8", "tank-7", "rifle-18"] {
        assert!(supplied(unit, &situation));
    }
}

/// A radius uses the same line, whether or not the leader is in supply: within it an attack is allowed at half
/// strength; outside it is not.
#[test]
fn case_10_35_radius_without_supply() {
    let mut table =
        pocket().unit("leader-konev", "3022").unit("cav-1", "3023").dice(&[1]).fights(Side::Soviet);
    let (attackers, ..) = compared(&table.play(&attack("rifle-61", "3023")));
    assert_eq!((attackers.parts[0].halved, attackers.total), (true, 3));
    let mut table = pocket().unit("cav-1", "3023").fights(Side::Soviet);
    table.refused("10.35", &attack("rifle-61", "3023"));
    let mut table = lone("rifle-61", "3022").unit("cav-1", "3023").dice(&[1]).fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("cav-1", "3022")));
    assert_eq!(defence.total, 2, "5 halved");
}

/// German interdiction never touches Soviet supply.
#[test]
fn case_k11_5_air_markers_and_supply() {
    let straight = lone("leader-rakutin", "1022").unit("rifle-61", "1020").air_markers("1021 1020 1022");
    assert!(supplied("rifle-61", &straight));
}

/// Arrivals are in supply for the whole Player-Turn; an arrived leader supplies others.
#[test]
fn case_11_33_supply_of_arrivals() {
    let mut table = Situation::new()
        .part("german_reinforcements", r#"[(turn: 8, area: "E", divisions: ["Lehr"])]"#)
        .unit("rifle-61", "0322")
        .unit("rifle-50", "0319")
        .unit("leader-konev", "0823")
        .moves(Side::German);
    table.play(&enter("ind-lehr", "0122"));
    assert!(table.counter("ind-lehr").condition.arrived);
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert!(table.counter("ind-lehr").condition.arrived && table.left("ind-lehr") == "10");
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert!(!table.counter("ind-lehr").condition.arrived);
    let mut table = pocket()
        .unit_that("leader-konev", "3022", "arrived: true")
        .unit("cav-1", "3023")
        .dice(&[1])
        .fights(Side::Soviet);
    let (attackers, ..) = compared(&table.play(&attack("rifle-61", "3023")));
    assert!(!attackers.parts[0].halved, "a leader who entered this turn supplies others, though cut off");
    let mut table = lone("cav-1", "3023").unit_that("rifle-61", "3022", "arrived: true").fights(Side::Soviet);
    table.refused("10.35", &attack("rifle-61", "3023"));
}

/// Out of supply: half the strength, never below 1; zones are not affected.
#[test]
fn case_k11_2_out_of_supply() {
    let mut table = Situation::new()
        .unit_that("pzg-6-7", "4025", "steps_lost: 1")
        .unit("rifle-61", "4125")
        .soviet_marker("0120")
        .dice(&[1])
        .fights(Side::German);
    let (attackers, ..) = compared(&table.play(&attack("pzg-6-7", "4125")));
    assert_eq!((attackers.parts[0].halved, attackers.total), (true, 1));
    assert!(table.public().in_zone_of(Side::German, hex("4024")));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("11.11 11.1", case_11_11_twenty_hexes_to_a_road),
    covers("11.11", case_11_11_the_source_alone),
    covers("11.11", case_11_11_the_chain_is_broken),
    covers("11.13", case_11_13_roads_rivers_and_supply),
    covers("11.12 11.1", case_11_12_twenty_points_to_the_west_edge),
    covers("13.44", case_13_44_the_soviet_marker),
    covers("K11.3", case_k11_3_swamps_and_lakes),
    covers("K11.3 8.15", case_k11_3_zones_on_a_line),
    covers("K11.3", case_k11_3_the_own_hex),
    covers("11.2", case_11_2_soviet_supply),
    covers("11.2 K11.6", case_11_2_the_corners_of_a_radius),
    covers("11.2 11.0", case_11_2_a_leader_cut_off),
    covers("10.32 K14.3", case_10_32_one_leader_serves_all),
    refuses("10.35", case_10_35_radius_without_supply),
    covers("K11.6", case_10_35_radius_without_supply),
    covers("K11.5", case_k11_5_air_markers_and_supply),
    refuses("10.35", case_11_33_supply_of_arrivals),
    covers("11.33", case_11_33_supply_of_arrivals),
    covers("K11.2 11.31", case_k11_2_out_of_supply),
];
