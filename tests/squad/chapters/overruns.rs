//! The effects of an overrun on its path: the hexes that it enters, the units behind it, and the passengers (18).

use crate::table::{Table, hex, table, walk, word};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        counter::Place,
        event::{Event, Kind},
        fire::modifier::Reason,
        kinds::Side,
        order::{Order, VehicleStep},
        phase::Step,
        position::WorkKind,
    },
};

fn overrun(unit: &str, at: &str) -> Order {
    using(unit, at, &[])
}

fn using(unit: &str, at: &str, uses: &[&str]) -> Order {
    Order::Overrun { unit: word(unit), hex: hex(at), uses: uses.iter().map(|id| word(id)).collect() }
}

/// Puts units into a carrier.
fn board(table: &mut Table, carrier: &str, units: &[&str]) {
    table.set_public(|public| {
        for unit in units {
            let counter = public.counters.iter_mut().find(|it| it.id == word(unit)).unwrap();
            counter.place = Place::Aboard(word(carrier));
        }
    });
}

/// The strength and the modifiers of the overrun.
fn attack(events: &[Event]) -> (u16, Vec<(Reason, i8)>) {
    let of = |event: &Event| match event {
        Event::Attacked { kind: Kind::Overrun, strength, modifiers, .. } => {
            Some((*strength, modifiers.clone()))
        }
        _ => None,
    };
    events.iter().find_map(of).unwrap()
}

const TANK: &str = "us-m4-75-1 0104 n\nge-rifle-1 0103";

/// Mines attack each unit that enters: the AFV in the hex that it overruns, and again in its exit hex.
#[test]
fn case_20_5_an_overrun_enters_two_hexes() {
    for (mined, dice, lost) in [
        ("0103", &[3][..], true),
        ("0103", &[4, 6, 6][..], false),
        ("0102", &[6, 6, 2][..], true),
        ("0102", &[6, 6, 5][..], false),
    ] {
        let mut table = table("patrol", Step::Movement, TANK);
        table.work(WorkKind::Mines, mined);
        table.must(overrun("us-m4-75-1", "0103"), dice);
        assert_eq!(table.is_lost("us-m4-75-1"), lost, "{mined} {dice:?}");
        let out = (!lost).then(|| hex("0102"));
        assert_eq!(table.hex_of("us-m4-75-1"), out);
    }
}

/// The sniper is eliminated when an enemy enters its hex: in the overrun hex, and in the exit hex.
#[test]
fn case_21_5_an_overrun_drives_the_sniper_out() {
    for at in ["0103", "0102"] {
        let mut table = table("patrol", Step::Movement, &format!("{TANK}\nsniper-1 {at}"));
        table.set_public(|public| {
            let sniper = public.counters.iter_mut().find(|it| it.id == word("sniper-1")).unwrap();
            sniper.side = Side::German;
        });
        table.must(overrun("us-m4-75-1", "0103"), &[6, 6]);
        assert!(table.is_lost("sniper-1"), "{at}");
        assert!(!table.is_lost("ge-rifle-1"));
    }
}

/// The last side in a hex holds it, even in passing: an overrun takes a hex that it clears, and none with survivors.
#[test]
fn case_23_2_an_overrun_takes_what_it_clears() {
    for (dice, holder) in [([1, 1], Side::Allied), ([6, 6], Side::German)] {
        let units = "us-m4-75-1 1008 n\nge-rifle-1 1007";
        let mut table = table("crossroads", Step::Movement, units);
        table.set_public(|public| _ = public.holders.insert(hex("1007"), Side::German));
        table.must(overrun("us-m4-75-1", "1007"), &dice);
        assert_eq!(table.is_lost("ge-rifle-1"), holder == Side::Allied);
        assert_eq!(table.public().holders.get(&hex("1007")), Some(&holder));
        assert_eq!(table.hex_of("us-m4-75-1"), Some(hex("1006")));
    }
}

/// The last shots are fired at it as it exits, and it stops in the exit hex. Smoke or works in the hex from which it
/// came do not affect them.
#[test]
fn case_18_4_last_shots_behind_it() {
    let units = "us-m4-75-1 0104 n\nge-rifle-1 0103 ge-panzerschreck-1";
    let mut table = table("patrol", Step::Movement, units);
    table.set_public(|public| _ = public.smoke.insert(hex("0104"), 2));
    // Eight hit without a modifier; D hits C at the rear, and nine immobilize it. Its crew stays.
    let events = table.must(overrun("us-m4-75-1", "0103"), &[6, 6, 4, 4, 4, 5, 3]);
    let shot = events.iter().find_map(|event| match event {
        Event::Attacked { kind: Kind::LastShot, hex, modifiers, .. } => Some((*hex, modifiers.clone())),
        _ => None,
    });
    assert_eq!(shot, Some((hex("0102"), vec![])));
    let tank = table.counter("us-m4-75-1");
    assert_eq!((tank.hex(), tank.condition.immobile), (Some(hex("0102")), true));
}

/// The own hex is in no arc: no shield protects a gun that is overrun, even if it faces the hex from which the overrun
/// came.
#[test]
fn case_7_4_and_13_10_no_shield_against_an_overrun() {
    let mut table = table("patrol", Step::Movement, "us-m4-75-1 0104 n\nge-pak-40-1 0103 s");
    table.must(overrun("us-m4-75-1", "0103"), &[5, 5]);
    assert!(table.counter("ge-pak-40-1").condition.pinned, "eleven less ten is one point");
}

/// A passenger with a Fire marker does not take part, and does not prevent the others.
#[test]
fn case_10_1_and_18_3_a_marked_passenger_stays_out() {
    for (fired, strength) in [(false, 8 + 5), (true, 8)] {
        let mut table = table("patrol", Step::Movement, "us-m3-1 0104 n\nus-rifle-1 0104\nge-rifle-1 0103");
        board(&mut table, "us-m3-1", &["us-rifle-1"]);
        table.condition("us-rifle-1", |condition| condition.fired = fired);
        let events = table.must(overrun("us-m3-1", "0103"), &[6, 6]);
        assert_eq!(attack(&events), (strength, vec![]));
    }
}

/// Passengers use grenades and a satchel charge: 1 less on the dice, and 12 more once; the unit that throws the charge
/// fires no other weapon.
#[test]
fn case_5_1_and_18_3_what_passengers_use_up() {
    let start = |riders: &[&str]| {
        let units = "us-m3-1 0104 n\nus-rifle-1 0104 us-bar-1\nus-leader-0-1 0104\nge-rifle-1 0103";
        let mut table = table("patrol", Step::Movement, units);
        board(&mut table, "us-m3-1", riders);
        table.set_public(|public| {
            let left = [(word("grenades"), 1), (word("satchel"), 1), (word("panzerfaust"), 1)];
            public.stores[Side::Allied.number()].expendable = left.into_iter().collect();
        });
        table
    };
    let both = ["us-rifle-1", "us-leader-0-1"];
    let grenades = vec![(Reason::Grenades, -1)];
    for (uses, expected) in [
        (&[][..], (8 + 5 + 2 + 1, vec![])),
        (&["grenades"][..], (8 + 5 + 2 + 1, grenades.clone())),
        (&["satchel"][..], (8 + 5 + 2 + 1 + 12, vec![])),
        (&["grenades", "satchel"][..], (8 + 5 + 2 + 1 + 12, grenades)),
    ] {
        let mut table = start(&both);
        let events = table.must(using("us-m3-1", "0103", uses), &[6, 6]);
        assert_eq!(attack(&events), expected, "{uses:?}");
        let left = &table.public().stores[Side::Allied.number()].expendable;
        assert!(uses.iter().all(|id| left.get(&word(id)) == Some(&0)), "{left:?}");
    }
    // A squad alone with its machine gun uses the charge instead.
    let events = start(&["us-rifle-1"]).must(using("us-m3-1", "0103", &["satchel"]), &[6, 6]);
    assert_eq!(attack(&events), (8 + 5 + 12, vec![]));
    let case = |riders: &[&str], uses: &[&str]| start(riders).case(using("us-m3-1", "0103", uses));
    assert_eq!(case(&[], &["grenades"]), "18.3");
    assert_eq!(case(&["us-rifle-1"], &["grenades", "satchel"]), "18.3");
    assert_eq!(case(&both, &["satchel", "satchel"]), "12.3");
    assert_eq!(case(&both, &["panzerfaust"]), "12.3");
}

/// The list of used weapons is left out of an order without any, and an order without the list can be read.
#[test]
fn case_5_1_an_overrun_that_uses_nothing() {
    let order = overrun("us-m3-1", "0103");
    let text = serde_json::to_string(&order).unwrap();
    assert!(!text.contains("uses"), "{text}");
    assert_eq!(serde_json::from_str::<Order>(&text).unwrap(), order);
}

/// A carrier that has unloaded before its move can move and overrun; one that unloads on its path has finished its
/// move.
#[test]
fn case_8_2_and_18_1_unloaded_before_or_on_the_way() {
    let unload = Order::Unload { carrier: word("us-m3-1"), passengers: vec![word("us-rifle-1")], to: None };
    let step = VehicleStep { hex: hex("0104"), facing: Hexside::North, reverse: false };
    let drive = Order::Drive { unit: word("us-m3-1"), path: vec![step] };
    let start = || {
        let mut table = table("patrol", Step::Movement, "us-m3-1 0105 n\nus-rifle-1 0105\nge-rifle-1 0103");
        board(&mut table, "us-m3-1", &["us-rifle-1"]);
        table
    };
    let mut before = start();
    before.must(unload.clone(), &[]);
    before.must(drive.clone(), &[]);
    before.must(overrun("us-m3-1", "0103"), &[6, 6]);
    let mut on_the_way = start();
    on_the_way.must(drive, &[]);
    on_the_way.must(unload, &[]);
    assert_eq!(on_the_way.case(overrun("us-m3-1", "0103")), "6.5");
    assert_eq!(on_the_way.case(walk("us-rifle-1", "0105 0106")), "8.2");
}
