//! The worked examples of section 25, by their numbers.

use super::harness::{Table, creep, fire, hex, table, table_with, walk, word};
use kessel::games::platoon::rules::{
    combat::{
        Attack, Kind, close_fight, fire as attack, indirect as shells,
        indirect::{Call, call, salvo},
        reaction::opportunity,
    },
    conduct::{may_assault, may_overrun},
    counter::Counter,
    event::Event,
    movement::step,
    order::{Order, Target},
    phase::{Phase, Segment},
    position::Registration,
    scenario::charts::CombatResult,
};

/// The printed form of an attack: strength, defence, odds, die-roll modifiers.
fn told(table: &Table, attack: &Attack) -> String {
    let odds = attack.odds(&table.rules).unwrap();
    format!("{} : {} {odds} {:+}", attack.strength, attack.defence, attack.modifier())
}

fn direct(table: &Table, firers: &[&str], at: &str, target: Option<&str>) -> Result<Attack, String> {
    let firers: Vec<&Counter> = firers.iter().map(|unit| table.counter(unit)).collect();
    let target = target.map_or(Target::Stack, |unit| Target::Unit(word(unit)));
    attack(&table.rules, table.public(), Kind::Direct, &firers, hex(at), target)
        .map_err(|why| why.case().to_owned())
}

/// Examples 1 to 3: Pz IV at a T-34 and at infantry in the open, far and near.
#[test]
fn examples_1_to_3_weapon_effects() {
    let table = table("ge-pz-4h 2604\nso-t34-76 1804\nso-t34-76 2204\nso-rifle 2405", "");
    let far = direct(&table, &["ge-pz-4h-1"], "1804", Some("so-t34-76-1")).unwrap();
    assert_eq!(told(&table, &far), "14 : 9 1-1 +0");
    assert_eq!(far.result(&table.rules, 3), CombatResult::D);
    let near = direct(&table, &["ge-pz-4h-1"], "2204", Some("so-t34-76-2")).unwrap();
    assert_eq!(told(&table, &near), "28 : 9 3-1 +0");
    assert_eq!(near.result(&table.rules, 4), CombatResult::DD);
    let foot = direct(&table, &["ge-pz-4h-1"], "2405", Some("so-rifle-1")).unwrap();
    assert_eq!(told(&table, &foot), "7 : 16 1-3 +0");
    assert_eq!([1, 2].map(|die| foot.result(&table.rules, die)), [CombatResult::D, CombatResult::None]);
}

/// Examples 4 to 6: cover, a higher level, infantry weapons and armour.
#[test]
fn examples_4_to_6_cover_height_and_armour() {
    let mut table = table("so-t34-76 1305\nge-pz-4h 1302\nso-t34-76 1604\nge-pz-4h 1606\nge-rifle 1404", "");
    table.condition("ge-pz-4h-1", |condition| condition.spotted = true);
    let cover = direct(&table, &["so-t34-76-1"], "1302", Some("ge-pz-4h-1")).unwrap();
    assert_eq!(told(&table, &cover), "24 : 8 3-1 +1");
    let results = [6, 5, 4].map(|die| cover.result(&table.rules, die));
    assert_eq!(results, [CombatResult::None, CombatResult::None, CombatResult::DD]);
    let uphill = direct(&table, &["so-t34-76-2"], "1606", Some("ge-pz-4h-2")).unwrap();
    assert_eq!(told(&table, &uphill), "12 : 8 1-1 +0");
    assert_eq!(direct(&table, &["ge-rifle-1"], "1305", Some("so-t34-76-1")), Err("11.3".to_owned()));
}

/// Example 7: a town is attacked as one target, and counts as armoured for guns.
#[test]
fn example_7_a_town() {
    let mut table = table("ge-rifle 0909\nge-smg 0909\nso-su-122 1311\nso-su-122 1309", "");
    for unit in ["ge-rifle-1", "ge-smg-1"] {
        table.condition(unit, |condition| condition.spotted = true);
    }
    assert_eq!(hex("0909").distance(hex("1309")), 4);
    let near = direct(&table, &["so-su-122-2"], "0909", None).unwrap();
    assert_eq!(told(&table, &near), "30 : 14 2-1 +1");
    assert_eq!(direct(&table, &["so-su-122-2"], "0909", Some("ge-rifle-1")), Err("11.4".to_owned()));
    table.put("so-su-122-2", "1409");
    let far = direct(&table, &["so-su-122-2"], "0909", None).unwrap();
    assert_eq!(told(&table, &far), "15 : 14 1-1 +1");
}

/// Examples 8 and 9: against a half-armoured stack the attacker has the lower strength; odds worse than 1-4 are no
/// attack.
#[test]
fn examples_8_and_9_mixed_stacks_and_bad_odds() {
    let table = table("ge-pz-4h 2604\nso-t34-85 1804\nso-smg 1804\nge-rifle 2205\nso-rifle 2204", "");
    let mixed = direct(&table, &["ge-pz-4h-1"], "1804", None).unwrap();
    assert_eq!(told(&table, &mixed), "7 : 22 1-4 +0");
    assert_eq!(direct(&table, &["ge-rifle-1"], "2204", Some("so-rifle-1")), Err("11.5".to_owned()));
}

/// Example 10: opportunity fire up to half of the range, one point worse.
#[test]
fn example_10_opportunity_fire() {
    let table = table("ge-at-88 2804\nso-t34-76 1804\nso-t34-76 1703", "");
    let fire = |unit: &str, at: &str| {
        let entered = (table.counter(unit), hex(at));
        opportunity(&table.rules, table.public(), &[table.counter("ge-at-88-1")], entered)
    };
    assert_eq!((hex("2804").distance(hex("1804")), hex("2804").distance(hex("1703"))), (10, 11));
    let near = fire("so-t34-76-1", "1804").unwrap();
    assert_eq!(told(&table, &near), "40 : 9 4-1 +1");
    assert_eq!([5, 6].map(|die| near.result(&table.rules, die)), [CombatResult::X, CombatResult::None]);
    assert_eq!(fire("so-t34-76-2", "1703").unwrap_err().case(), "14.2");
}

/// Examples 11 and 12: overruns, one column better, two less on the die.
#[test]
fn examples_11_and_12_overruns() {
    let mut table = table(
        "ge-rifle 0404\nso-t34-76 0304\nso-t34-76 0304\nge-rifle 2204\nge-rifle 2204\nge-smg 2204\nso-t34-76 2304",
        "",
    );
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    let overrun = |units: &[&str], at: &str| {
        let units: Vec<&Counter> = units.iter().map(|unit| table.counter(unit)).collect();
        may_overrun(&table.rules, table.public(), &units, hex(at)).unwrap().attack
    };
    let two = overrun(&["so-t34-76-1", "so-t34-76-2"], "0404");
    assert_eq!(told(&table, &two), "24 : 8 4-1 -2");
    assert_eq!(two.result(&table.rules, 6), CombatResult::X);
    let one = overrun(&["so-t34-76-3"], "2204");
    assert_eq!(told(&table, &one), "12 : 22 1-1 -2");
    assert_eq!(one.result(&table.rules, 2), CombatResult::DD);
}

/// Example 13: an assault with an engineer and another assaulting unit, into woods.
#[test]
fn example_13_an_assault() {
    let mut table = table("ge-pz-4h 1302\nso-guards 1303\nso-guards 1402\nso-engineer 1303", "");
    table.set_clock(1, Phase::Second(Segment::Assault));
    let units = ["so-guards-1", "so-guards-2", "so-engineer-1"].map(|unit| table.counter(unit));
    let assault = may_assault(&table.rules, table.public(), &units, hex("1302")).unwrap();
    assert_eq!(told(&table, &assault), "15 : 8 2-1 -1");
    assert_eq!(assault.result(&table.rules, 4), CombatResult::DD);
    let alone = close_fight(&table.rules, table.public(), Kind::Assault, &units, hex("1302"), 0).unwrap();
    assert_eq!(told(&table, &alone), "15 : 8 1-1 -1");
}

/// Example 14: a dispersed unit is destroyed by DD, and D has no more effect on it.
#[test]
fn example_14_results_on_a_dispersed_unit() {
    use kessel::games::platoon::rules::combat::{Fate, fate};
    let mut table = table("ge-rifle 0404\nso-rifle 3004", "");
    table.condition("ge-rifle-1", |condition| condition.dispersed = true);
    let unit = table.counter("ge-rifle-1");
    let fates = [CombatResult::DD, CombatResult::D, CombatResult::None].map(|result| fate(unit, result));
    assert_eq!(fates, [Fate::Destroyed, Fate::Unharmed, Fate::Unharmed]);
}

/// Registers the fire of a unit.
fn register(table: &mut Table, unit: &str, at: &str) {
    let marker = Registration { unit: word(unit), hex: hex(at), turn: 1 };
    table.set(|position| _ = position.public.registrations.insert(marker));
}

fn falls(table: &Table, firers: &[(&str, Call)], at: &str) -> Vec<String> {
    let firers: Vec<(&Counter, Call)> =
        firers.iter().map(|(unit, call)| (table.counter(unit), *call)).collect();
    let salvo = salvo(&table.rules, table.public(), &firers, hex(at)).unwrap();
    let told =
        |attack: &Option<Attack>| attack.as_ref().map_or("too weak".to_owned(), |attack| told(table, attack));
    salvo.attacks.iter().map(|(_, attack)| told(attack)).collect()
}

/// Example 15: a registered call, one without registration, and one adjacent to the marker.
#[test]
fn example_15_calls() {
    let mut table = table_with(
        "ge-wespe 3004\nge-rifle 1605\nso-rifle 1804",
        "nearby_fire",
        ["nearby_fire: [\"ge-wespe\"]", ""],
    );
    assert_eq!(falls(&table, &[("ge-wespe-1", Call::FromTheHip)], "1804"), ["40 : 16 2-1 +2"]);
    register(&mut table, "ge-wespe-1", "1805");
    assert_eq!(call(&table.rules, table.public(), table.counter("ge-wespe-1"), hex("1804")), Call::Nearby);
    assert_eq!(falls(&table, &[("ge-wespe-1", Call::Nearby)], "1804"), ["40 : 16 2-1 +1"]);
    register(&mut table, "ge-wespe-1", "1804");
    assert_eq!(falls(&table, &[("ge-wespe-1", Call::Registered)], "1804"), ["40 : 16 2-1 +0"]);
    let column = |die, modifier: i8| {
        let unit = table.counter("so-rifle-1");
        let attack = shells(&table.rules, table.public(), hex("1804"), Some(unit), 40, modifier).unwrap();
        attack.result(&table.rules, die)
    };
    assert_eq!(
        [column(3, 0), column(3, 2), column(3, 1)],
        [CombatResult::DD, CombatResult::D, CombatResult::D]
    );
}

/// Example 16: open-topped half-tracks under a Priest, each with its own die.
#[test]
fn example_16_open_topped() {
    let table = table("ge-sdkfz-251 1804\nge-sdkfz-251 1804\nus-priest 3004\nus-rifle 1605", "open_topped");
    assert_eq!(
        falls(&table, &[("us-priest-1", Call::FromTheHip)], "1804"),
        ["10 : 4 2-1 +1", "10 : 4 2-1 +1"]
    );
}

/// Example 17: three units share a howitzer's strength.
#[test]
fn example_17_three_units_in_woods() {
    let units = "so-howitzer-122 2504\nso-rifle 1304\nge-rifle 1302\nge-smg 1302\nge-stug-3g 1302";
    let mut table = table_with(units, "nearby_fire", ["", "nearby_fire: [\"so-howitzer-122\"]"]);
    register(&mut table, "so-howitzer-122-1", "1303");
    let fallen = falls(&table, &[("so-howitzer-122-1", Call::Nearby)], "1302");
    assert_eq!(fallen, ["13 : 8 1-1 +2", "13 : 6 2-1 +2", "6 : 9 1-2 +2"]);
}

/// Example 18: two mortars, one registered, one not: the higher modifier counts.
#[test]
fn example_18_two_mortars() {
    let mut table = table("so-mortar-82 2604\nso-mortar-82 2604\nso-rifle 1604\nge-rifle 1804", "");
    register(&mut table, "so-mortar-82-1", "1804");
    let fallen =
        falls(&table, &[("so-mortar-82-1", Call::Registered), ("so-mortar-82-2", Call::FromTheHip)], "1804");
    assert_eq!(fallen, ["6 : 8 1-2 +1"]);
}

/// Points of a path, in halves, step by step, with unlimited points.
fn costs(table: &Table, unit: &str, path: &str) -> Vec<u16> {
    let path = super::harness::hexes(path);
    let counter = table.counter(unit);
    let pairs = path.windows(2);
    pairs.map(|pair| step(&table.rules, table.public(), counter, pair[0], pair[1]).unwrap().cost.0).collect()
}

/// Examples 19 to 22: roads, slopes, and hindrances on a road.
#[test]
fn examples_19_to_22_roads_and_slopes() {
    let truck = self::table("ge-truck 1105\nso-rifle 4016", "");
    assert_eq!(costs(&truck, "ge-truck-1", "1105-1205-1305-1405-1506-1606"), [1, 1, 1, 4, 8]);
    let mut table = self::table("so-t34-76 1105\nge-pz-4h 0905\nge-rifle 0907", "");
    let up = "1105-1205-1305-1405-1506-1606-1707";
    assert_eq!(costs(&table, "so-t34-76-1", up), [1, 1, 1, 2, 6, 6]);
    assert_eq!(costs(&table, "ge-pz-4h-1", "0905-0906-0907-0908-0909"), [1, 2, 2, 1]);
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    assert!(table.attempt(&walk("so-t34-76-1", "1205 1305 1405 1506 1606 1707")).is_ok());
    let mut table = self::table("ge-pz-4h 1105\nge-truck 0905\nso-rifle 4016", "");
    table.set_clock(1, Phase::First(Segment::Vehicles));
    assert_eq!(table.case(walk("ge-pz-4h-1", "1205 1305 1405 1506 1606 1707")), "6.1");
    table.must(walk("ge-pz-4h-1", "1205 1305 1405 1506 1606"), &[]);
    assert_eq!(table.counter("ge-pz-4h-1").condition.spent.0, 11);
    table.set(|position| _ = position.public.wrecks.insert(hex("0907"), 1));
    assert_eq!(costs(&table, "ge-truck-1", "0905-0906-0907-0908"), [1, 4, 4]);
}

/// Examples 23 to 25: streams, fords, gullies, the least move.
#[test]
fn examples_23_to_25_water_and_gullies() {
    let mut table =
        table("ge-pz-4h 1108\nge-truck 1109\nge-rifle 1108\nge-pz-3j 1413\nge-wagon 1104\nso-rifle 4016", "");
    assert_eq!(costs(&table, "ge-pz-4h-1", "1108-1208"), [6]);
    assert_eq!(costs(&table, "ge-rifle-1", "1108-1208"), [2]);
    assert_eq!(costs(&table, "ge-truck-1", "1109-1208"), [4]);
    let truck = table.counter("ge-truck-1");
    assert_eq!(
        step(&table.rules, table.public(), truck, hex("1108"), hex("1208")).unwrap_err().case(),
        "6.2"
    );
    assert_eq!(costs(&table, "ge-pz-3j-1", "1413-1513"), [6]);
    assert_eq!(costs(&table, "ge-pz-3j-1", "1414-1515"), [2]);
    assert_eq!(costs(&table, "ge-wagon-1", "1104-1204"), [6]);
    table.set_clock(1, Phase::First(Segment::Vehicles));
    table.condition("ge-wagon-1", |condition| condition.spent.0 = 2);
    assert_eq!(table.case(walk("ge-wagon-1", "1204")), "6.1");
}

/// Example 27: a 150 mm howitzer unloads for three turns.
#[test]
fn example_27_heavy_equipment() {
    let mut table = table("ge-prime-mover 0404 with ge-howitzer-150\nso-t34-76 4016", "heavy_equipment");
    table.set_clock(3, Phase::First(Segment::Vehicles));
    let unload = Order::Unload { carrier: word("ge-prime-mover-1") };
    table.must(unload, &[]);
    let left = |table: &Table| table.counter("ge-prime-mover-1").condition.marker.map(|marker| marker.turns);
    assert_eq!(left(&table), Some(3));
    for (turn, expected) in [(4, Some(2)), (5, Some(1)), (6, None)] {
        table.go_to(turn, Phase::Second(Segment::Vehicles));
        assert_eq!(left(&table), expected, "turn {turn}");
    }
    let gun = table.counter("ge-howitzer-150-1");
    assert_eq!((gun.hex(), gun.condition.fresh), (Some(hex("0404")), false), "it may fire at once");
    let turns = |range| {
        let kind = table.rules.kind(gun).clone();
        kessel::games::platoon::rules::scenario::units::UnitType { range, ..kind }.turns_to_load()
    };
    assert_eq!([16, 17, 48, 49].map(turns), [1, 2, 3, 4]);
}

/// Example 28: loading and unloading in woods are visible as long as the marker is 2 or more.
#[test]
fn example_28_revealed_movement() {
    let units = "ge-prime-mover 0402 with ge-howitzer-150\nso-t34-76 0405";
    let mut table = table(units, "heavy_equipment revealed_movement");
    table.set_clock(3, Phase::First(Segment::Vehicles));
    let exposed = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Spotted { .. }));
    let unload = Order::Unload { carrier: word("ge-prime-mover-1") };
    assert!(exposed(&table.must(unload, &[])), "a marker 3");
    for (turn, seen) in [(4, true), (5, false)] {
        table.condition("ge-prime-mover-1", |condition| condition.spotted = false);
        table.go_to(turn, Phase::First(Segment::Start));
        table.condition("ge-prime-mover-1", |condition| condition.spotted = false);
        assert_eq!(exposed(&table.must(Order::Done, &[])), seen, "turn {turn}");
    }
}

/// Example 29: a marker that is turned round does not step in that turn.
#[test]
fn example_29_turned_round() {
    let mut table = table("ge-prime-mover 0404 with ge-howitzer-150\nso-t34-76 4016", "heavy_equipment");
    table.set_clock(3, Phase::First(Segment::Vehicles));
    table.must(Order::Unload { carrier: word("ge-prime-mover-1") }, &[]);
    table.go_to(4, Phase::First(Segment::Start));
    table.must(Order::Flip { carrier: word("ge-prime-mover-1") }, &[]);
    let marker = |table: &Table| {
        table.counter("ge-prime-mover-1").condition.marker.map(|marker| (marker.unloading, marker.turns))
    };
    assert_eq!(marker(&table), Some((false, 3)));
    table.must(Order::Done, &[]);
    assert_eq!(marker(&table), Some((false, 3)), "no step that turn");
    table.go_to(5, Phase::First(Segment::Start));
    table.must(Order::Done, &[]);
    assert_eq!(marker(&table), Some((false, 2)));
}

/// Example 30: concealed movement into cover, and slow units.
#[test]
fn example_30_concealed_movement() {
    let mut table =
        table("ge-truck 1306\nge-rifle 1306\nso-t34-76 1505\nso-t34-76 4016", "concealed_movement");
    table.set_clock(1, Phase::First(Segment::Vehicles));
    assert_eq!(table.case(creep("ge-truck-1", "1406")), "18.1", "a vehicle is seen there");
    table.put("so-t34-76-1", "4015");
    assert_eq!(table.case(creep("ge-truck-1", "1406")), "6.2");
    for (spotter, spotted) in [("1505", false), ("1506", true)] {
        let mut table =
            self::table(&format!("ge-rifle 1306\nso-t34-76 {spotter}\nso-rifle 4016"), "concealed_movement");
        table.set_clock(1, Phase::First(Segment::Others));
        table.must(walk("ge-rifle-1", "1406"), &[]);
        let unit = table.counter("ge-rifle-1");
        let seen = kessel::games::platoon::rules::sight::spotting::is_spotted(
            &table.rules,
            table.public(),
            unit,
            hex("1406"),
        );
        assert_eq!(seen, spotted, "a spotter in {spotter}");
    }
}

/// Example 31: a Marder that fires from woods in its own turn stays spotted through the whole next enemy turn.
#[test]
fn example_31_spotted_by_fire() {
    let mut table = table("ge-marder-3 0402\nso-t34-76 0405\nso-t34-76 4016", "");
    table.set_clock(1, Phase::First(Segment::DirectFire));
    table.must(fire("ge-marder-3-1", "0405", Some("so-t34-76-1")), &[6]);
    assert!(table.counter("ge-marder-3-1").condition.spotted);
    table.go_to(1, Phase::Second(Segment::Vehicles));
    assert!(table.counter("ge-marder-3-1").condition.spotted);
    table.go_to(2, Phase::First(Segment::Start));
    assert!(
        !table.counter("ge-marder-3-1").condition.spotted,
        "it comes off at the end of the Soviet player turn"
    );
}

/// Example 32: the same by opportunity fire.
#[test]
fn example_32_spotted_by_opportunity_fire() {
    let mut table = table("ge-marder-3 0402\nge-rifle 0115\nso-t34-76 0505\nso-t34-76 4016", "");
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    table.must(walk("so-t34-76-1", "0405"), &[]);
    table.must(Order::OpportunityFire { firers: vec![word("ge-marder-3-1")] }, &[6]);
    let condition = |table: &Table| table.counter("ge-marder-3-1").condition.clone();
    assert!(condition(&table).opportunity_spotted && condition(&table).inverted);
    table.go_to(2, Phase::First(Segment::Others));
    table.set_clock(2, Phase::First(Segment::Vehicles));
    assert!(condition(&table).spotted && !condition(&table).opportunity_spotted);
    assert!(condition(&table).inverted, "through its own turn");
    assert_eq!(table.case(walk("ge-marder-3-1", "0403")), "11.10");
    table.set_clock(2, Phase::First(Segment::Registration));
    table.must(Order::Done, &[]);
    assert!(!condition(&table).inverted && condition(&table).spotted);
    table.go_to(3, Phase::First(Segment::Start));
    assert!(!condition(&table).spotted);
}

/// Example 33: a unit dispersed in its own movement stays dispersed for its whole next player turn.
#[test]
fn example_33_dispersed_in_its_own_turn() {
    let mut table = table("ge-at-75 2104\nso-t34-76 1805\nso-t34-76 4016", "");
    table.set_clock(3, Phase::Second(Segment::Vehicles));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    // 26 to 9 is 2-1; a 4 with 1 more: D.
    table.must(Order::OpportunityFire { firers: vec![word("ge-at-75-1")] }, &[4]);
    assert!(table.counter("so-t34-76-1").condition.dispersed);
    table.go_to(4, Phase::Second(Segment::Vehicles));
    assert!(table.counter("so-t34-76-1").condition.dispersed);
    table.go_to(5, Phase::First(Segment::Start));
    assert!(!table.counter("so-t34-76-1").condition.dispersed);
}

/// Example 34: two markers, one of odd and one of even turns.
#[test]
fn example_34_the_shell_game() {
    let mut table = table("ge-wespe 2804\nge-rifle 1205\nso-rifle 1009\nso-rifle 4016", "shell_game");
    table.set_clock(5, Phase::First(Segment::Others));
    for (turn, at) in [(3, "1212"), (4, "1105")] {
        let marker = Registration { unit: word("ge-wespe-1"), hex: hex(at), turn };
        table.set(|position| _ = position.public.registrations.insert(marker));
    }
    let both =
        ["1212", "1105"].map(|at| call(&table.rules, table.public(), table.counter("ge-wespe-1"), hex(at)));
    assert_eq!(both, [Call::Registered; 2], "at either of them, before the odd one is stale");
    table.go_to(5, Phase::First(Segment::Registration));
    let hexes = |table: &Table| -> Vec<String> {
        table.public().registrations.iter().map(|marker| format!("{} {}", marker.hex, marker.turn)).collect()
    };
    assert_eq!(hexes(&table), ["1105 4"], "the odd one is stale");
    let called =
        |table: &Table, at: &str| call(&table.rules, table.public(), table.counter("ge-wespe-1"), hex(at));
    assert_eq!(["1105", "1212"].map(|at| called(&table, at)), [Call::Registered, Call::FromTheHip]);
    table.must(Order::Register { unit: word("ge-wespe-1"), hex: hex("1305") }, &[]);
    assert_eq!(hexes(&table), ["1105 4", "1305 5"]);
}
