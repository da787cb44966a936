//! Cases that no other test tries, written from their text alone.

use crate::table::{Table, fire, hex, table, table_with, walk, word, words};
use kessel::engine::board::Hexside;
use kessel::games::squad::rules::{
    event::Event,
    fire::{
        Shot,
        anti_tank::{self, Occasion},
        casualties::{Loss, Losses},
    },
    kinds::Side,
    order::{Order, VehicleStep},
    phase::Step,
    position::WorkKind,
    scenario::options::Options,
    victory,
};

fn armed(unit: &str, weapon: &str) -> Shot {
    Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) }
}

fn shoot(shots: Vec<Shot>, at: &str) -> Order {
    Order::Fire { shots, leader: None, hex: hex(at) }
}

fn answer(unit: &str) -> Order {
    Order::OpportunityFire { shots: vec![Shot::of(word(unit))], leader: None, lane: None }
}

fn pay(table: &mut Table, losses: &[(&str, Loss)], dice: &[u8]) {
    let losses: Losses = losses.iter().map(|(unit, loss)| (word(unit), *loss)).collect();
    table.must(Order::Casualties { losses }, dice);
}

/// A unit that fired in its own fire phase cannot move; one that took opportunity fire cannot fire in defensive fire.
#[test]
fn case_3_2_and_3_7_one_attack_a_segment() {
    // The second German keeps the phase of defensive fire open.
    let units = "us-rifle-1 0503\nus-rifle-2 0402\nge-rifle-1 0604\nge-rifle-2 0604";
    let mut table = table("patrol", Step::Fire, units);
    table.must(fire("us-rifle-1", "0604"), &[6, 5]);
    table.must(Order::Done, &[]);
    assert_eq!(table.case(walk("us-rifle-1", "0504")), "6.8");
    table.must(walk("us-rifle-2", "0502"), &[]);
    table.must(answer("ge-rifle-1"), &[6, 5]);
    table.must(Order::Hold, &[]);
    table.must(Order::Done, &[]);
    assert_eq!(table.case(fire("ge-rifle-1", "0503")), "10.1");
}

/// A cover of 3 counts 1 against a flamethrower: 6 + 12 in the row 11 to 18, 6 and 1 is 7.
#[test]
fn case_12_4_flames_halve_the_cover() {
    let units = "us-engineer-1 0504 us-flamethrower-1\nge-rifle-1 0604";
    let mut table = table("patrol", Step::Fire, units);
    table.must(shoot(vec![armed("us-engineer-1", "us-flamethrower-1")], "0604"), &[3, 3]);
    assert_eq!(table.owed(), Some(2));
}

/// Infantry and a gun in a hex pay together; an AFV pays nothing.
#[test]
fn case_13_5_mixed_hexes() {
    let units = "us-rifle-1 0602\nus-rifle-2 0602\nge-rifle-1 0702\nge-pak-40-1 0702 ne";
    let mut mixed = table("patrol", Step::Fire, units);
    mixed.must(fire("us-rifle-1 us-rifle-2", "0702"), &[3, 3]);
    assert_eq!((mixed.owed(), mixed.hit()), (Some(2), words("ge-pak-40-1 ge-rifle-1")));
    let units = "us-rifle-1 0602\nus-rifle-2 0602\nge-rifle-1 0702\nge-pz-4h-1 0702";
    let mut beside_a_tank = table("patrol", Step::Fire, units);
    beside_a_tank.must(fire("us-rifle-1 us-rifle-2", "0702"), &[3, 3]);
    assert_eq!(beside_a_tank.hit(), words("ge-rifle-1"));
}

/// Example 8: 3 points on a Pak 40 from its arc; one is ignored, and a die decides. 5 points destroy it.
#[test]
fn case_13_9_and_13_10_a_gun_behind_its_shield() {
    let units = "us-rifle-1 0602\nus-rifle-2 0602\nge-pak-40-1 0702 sw";
    for (die, survives) in [(3, true), (4, false)] {
        let mut table = table("patrol", Step::Fire, units);
        let order = fire("us-rifle-1 us-rifle-2", "0702");
        table.must(order, &[2, 3, die]);
        assert_eq!(table.is_lost("ge-pak-40-1"), !survives, "{die}");
        assert!(!survives || table.counter("ge-pak-40-1").condition.pinned);
    }
    let mut table = table("patrol", Step::Fire, units);
    table.must(fire("us-rifle-1 us-rifle-2", "0702"), &[1, 2]);
    assert!(table.is_lost("ge-pak-40-1"));
}

/// A pinned unit cannot fire, lead or spot.
#[test]
fn case_13_11_pinned_units_do_nothing() {
    let units = "us-rifle-1 0504\nus-leader-1-1 0504\nus-rifle-2 1004 us-mortar-60-1\nge-rifle-1 0604";
    let mut table = table("patrol", Step::Fire, units);
    table.condition("us-leader-1-1", |condition| condition.pinned = true);
    let leader = Some(word("us-leader-1-1"));
    let led = Order::Fire { shots: vec![Shot::of(word("us-rifle-1"))], leader, hex: hex("0604") };
    assert!(table.attempt(&led).is_err());
    table.condition("us-rifle-1", |condition| condition.pinned = true);
    assert_eq!(table.case(fire("us-rifle-1", "0604")), "13.11");
    let mortar = || shoot(vec![armed("us-rifle-2", "us-mortar-60-1")], "0604");
    assert_eq!(table.case(mortar()), "15.1");
    table.condition("us-rifle-1", |condition| condition.pinned = false);
    table.must(mortar(), &[6, 5]);
}

/// A unit that is pinned while it passes a full friendly hex is eliminated.
#[test]
fn case_14_4_pinned_among_too_many_friends() {
    let units = "us-rifle-1 0503\nus-rifle-2 0503\nus-rifle-3 0503\nus-rifle-4 0503\nus-rifle-5 0402\nge-rifle-1 0604";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-5", "0503 0504"), &[]);
    table.must(answer("ge-rifle-1"), &[3, 4]);
    assert_eq!((table.owed(), table.hit()), (Some(1), words("us-rifle-5")));
    pay(&mut table, &[("us-rifle-5", Loss::Pinned)], &[]);
    assert!(table.is_lost("us-rifle-5"));
    assert!(!table.is_lost("us-rifle-1"));
}

/// If there is room, it is pinned, and stays there.
#[test]
fn case_14_4_pinned_where_there_is_room() {
    let units = "us-rifle-1 0503\nus-rifle-5 0402\nge-rifle-1 0604";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-5", "0503 0504"), &[]);
    table.must(answer("ge-rifle-1"), &[3, 4]);
    pay(&mut table, &[("us-rifle-5", Loss::Pinned)], &[]);
    assert_eq!(table.hex_of("us-rifle-5"), Some(hex("0503")));
}

/// Guns hit with 10 at up to 10 hexes, with 8 beyond.
#[test]
fn case_16_3_far_guns() {
    for (at, number) in [("1507", 10), ("1607", 8), ("1907", 8)] {
        let table = table("patrol", Step::Fire, &format!("us-m10-1 0507\nge-pz-4h-1 {at}"));
        let shot = anti_tank::Shot { unit: word("us-m10-1"), weapon: None, leader: None };
        let attack = anti_tank::fire(&table.rules, table.public(), &shot, word("ge-pz-4h-1"), Occasion::Fire);
        assert_eq!(attack.unwrap().number, number, "{at}");
    }
}

/// Example 17: two hexes of open ground, woods overrun, open ground beyond: 1 + 1 + 2 + 2 + 1.
#[test]
fn case_18_2_what_an_overrun_costs() {
    let mut table = table("patrol", Step::Movement, "us-m4a3e8-1 0104 ne\nge-rifle-1 0402");
    let facing = table.counter("us-m4a3e8-1").facing.unwrap();
    let step = |at: &str| VehicleStep { hex: hex(at), facing, reverse: false };
    let unit = word("us-m4a3e8-1");
    table.must(Order::Drive { unit, path: vec![step("0203"), step("0303")] }, &[]);
    let events = table.must(Order::Overrun { unit, hex: hex("0402"), uses: Vec::new() }, &[6, 6]);
    let spent = events.iter().find_map(|event| match event {
        Event::Moved { spent, .. } => Some(spent.clone()),
        _ => None,
    });
    assert_eq!(spent, Some(vec![7]));
    let tank = table.counter("us-m4a3e8-1");
    assert_eq!((tank.hex(), tank.facing), (Some(hex("0502")), Some(facing)));
    // It has attacked, and has no points left.
    assert_eq!(table.case(Order::Drive { unit, path: vec![step("0602")] }), "6.8");
}

/// Other units wait until a unit has finished. A tank that has moved overruns with the rest of its move, unless another
/// unit has moved, laid smoke or loaded after it (6.5, 18.1).
#[test]
fn case_6_5_who_has_been_waited_for_goes_on_no_more() {
    let units = "us-m4a3e8-1 0104 ne\nus-rifle-1 0114\nus-truck-1 0114 n\nge-rifle-1 0402";
    let unit = word("us-m4a3e8-1");
    let (squad, truck) = (word("us-rifle-1"), word("us-truck-1"));
    let others: [Option<Order>; 5] = [
        None,
        Some(walk("us-rifle-1", "0113")),
        Some(Order::LaySmoke { unit: squad, hex: hex("0114") }),
        Some(Order::Load { carrier: truck, passengers: vec![squad] }),
        Some(Order::Pivot { unit: truck, facing: Hexside::South }),
    ];
    for other in others {
        let mut table = table("patrol", Step::Movement, units);
        table.set_public(|public| public.stores[Side::Allied.number()].smoke = 1);
        let facing = table.counter("us-m4a3e8-1").facing.unwrap();
        let step = |at: &str| VehicleStep { hex: hex(at), facing, reverse: false };
        table.must(Order::Drive { unit, path: vec![step("0203"), step("0303")] }, &[]);
        let overrun = Order::Overrun { unit, hex: hex("0402"), uses: Vec::new() };
        match other {
            None => _ = table.must(overrun, &[6, 6]),
            Some(other) => {
                table.must(other.clone(), &[]);
                assert_eq!(table.case(overrun), "6.5", "{other:?}");
            }
        }
    }
}

/// A unit that advances into a foxhole is in it, and so is one that takes it by assault.
#[test]
fn case_20_7_into_a_work() {
    let mut table = table("patrol", Step::Assault, "us-rifle-1 0503\nge-rifle-1 0604");
    table.work(WorkKind::Foxhole, "0504");
    table.must(Order::Advance { unit: word("us-rifle-1"), hex: hex("0504"), facing: None }, &[]);
    assert!(table.counter("us-rifle-1").condition.in_work);

    let mut table = crate::table::table("patrol", Step::Assault, "us-rifle-1 0503\nge-rifle-1 0504");
    table.work(WorkKind::Foxhole, "0504");
    table.condition("ge-rifle-1", |condition| (condition.pinned, condition.in_work) = (true, true));
    let shots = vec![Shot::of(word("us-rifle-1"))];
    table.must(Order::Assault { shots, leader: None, hex: hex("0504") }, &[]);
    assert!(table.is_lost("ge-rifle-1"));
    let taker = table.counter("us-rifle-1");
    assert_eq!((taker.hex(), taker.condition.in_work), (Some(hex("0504")), true));
}

/// A building of several hexes counts hex by hex.
#[test]
fn case_23_3_hex_by_hex() {
    let mut table = table("patrol", Step::AfterAction, "us-rifle-1 0604\nge-rifle-1 0704");
    for held in 0..=3 {
        table.set_public(|public| {
            for (number, at) in ["0604", "0703", "0704"].into_iter().enumerate() {
                let side = if number < held { Side::Allied } else { Side::German };
                public.holders.insert(hex(at), side);
            }
        });
        let points = victory::points(&table.rules.scenario, table.public());
        assert_eq!(points, i32::try_from(held).unwrap());
    }
}

/// At an adjacent unit in the open the dice are 2 less, with the option 3.
#[test]
fn case_24_5_near_and_in_the_open() {
    for (adjacent_open, owed) in [(false, None), (true, Some(1))] {
        let options = Options { adjacent_open, ..Options::default() };
        let units = "us-rifle-1 0503\nge-rifle-1 0604";
        let mut table = table_with("patrol", options, Step::Movement, units);
        table.must(walk("us-rifle-1", "0504"), &[]);
        table.must(answer("ge-rifle-1"), &[4, 5]);
        assert_eq!(table.owed(), owed);
    }
}
