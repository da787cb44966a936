//! Overruns: the units that may make them, their cost and strength (18).

use crate::{
    rules::samples::{but, counter, facing, of_map, position, with, work},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        assault::{
            infantry::passengers,
            overrun::{attack, final_shots, shots_behind},
        },
        counter::Place,
        fire::{Shot, modifier::Reason},
        kinds::Side,
        movement::Overrun,
        position::{Public, WorkKind},
        refusal::Why,
    },
};

/// Example 16: an M4A3E8 overruns a foxhole in woods.
#[test]
fn a_sherman_drives_over_a_foxhole() {
    let rulebook = of_map("map-valmont");
    let squad = but(counter("ge-rifle", 1, "0402"), |condition| condition.in_work = true);
    let mut public = position([facing("us-m4a3e8", 1, "0403", Hexside::North), squad]);
    public.works.insert(hex("0402"), work(WorkKind::Foxhole));
    let attack = attack(&rulebook, &public, word("us-m4a3e8-1"), hex("0402"), &[]).unwrap();
    assert_eq!(attack.strength, 38);
    assert_eq!(attack.modifiers, [(Reason::Cover, 3)]);
    assert_eq!(rulebook.charts.fire[attack.row].from, 29);
    assert_eq!([2, 7, 8].map(|dice| attack.casualties(&rulebook, dice)), [6, 1, 0]);
}

/// Passengers add their strength once. Grenades help, and a satchel charge also counts once (18.3 and its ruling).
#[test]
fn passengers_count_once() {
    let rulebook = of_map("map-valmont");
    let aboard = |kind, number| with(kind, number, Place::Aboard(word("us-m3-1")), Side::Allied);
    let mut public = position([
        facing("us-m3", 1, "0202", Hexside::North),
        but(aboard("us-rifle", 1), |condition| condition.valorous = true),
        aboard("us-leader-2", 1),
        with("us-bar", 1, Place::Carried(word("us-rifle-1")), Side::Allied),
        counter("ge-rifle", 1, "0201"),
    ]);
    public.stores[1].expendable.extend([(word("grenades"), 1), (word("satchel"), 1)]);
    let carrier = word("us-m3-1");
    let mut shots = passengers(&rulebook, &public, carrier);
    let judged = |public: &Public, shots: &[Shot]| {
        let attack = attack(&rulebook, public, carrier, hex("0201"), shots)?;
        Ok((attack.strength, attack.modifiers))
    };
    // Its leader adds strength and no die-roll modifier.
    assert_eq!(judged(&public, &shots), Ok((8 + 1 + 5 + 1 + 2, vec![])));
    shots[0].uses = vec![word("grenades")];
    shots[1] = Shot { uses: vec![word("satchel")], ..Shot::of(word("us-rifle-1")) };
    assert_eq!(judged(&public, &shots), Ok((8 + 1 + 5 + 1 + 12, vec![(Reason::Grenades, -1)])));
    assert_eq!(judged(&public, &[]), Ok((8, vec![])));
    let other = Shot::of(word("ge-rifle-1"));
    assert_eq!(judged(&public, &[other]), Err(Why::NotItsPassenger { unit: word("ge-rifle-1") }));
    for counter in &mut public.counters {
        counter.condition.fired = counter.id == word("us-leader-2-1");
    }
    assert_eq!(judged(&public, &shots), Err(Why::Fired { unit: word("us-leader-2-1") }));
}

/// Passengers fire one light machine gun out of a carrier (8.3).
#[test]
fn passengers_fire_one_light_machine_gun() {
    let rulebook = of_map("map-valmont");
    let aboard = |kind| with(kind, 1, Place::Aboard(word("us-m3-1")), Side::Allied);
    let carried = |number, by| with("us-bar", number, Place::Carried(word(by)), Side::Allied);
    let public = position([
        facing("us-m3", 1, "0202", Hexside::North),
        aboard("us-rifle"),
        aboard("us-leader-0"),
        carried(1, "us-rifle-1"),
        carried(2, "us-leader-0-1"),
        counter("ge-rifle", 1, "0201"),
    ]);
    let shots = [("us-rifle-1", "us-bar-1"), ("us-leader-0-1", "us-bar-2")]
        .map(|(unit, gun)| Shot { weapon: Some(word(gun)), ..Shot::of(word(unit)) });
    let judged = |shots: &[Shot]| attack(&rulebook, &public, word("us-m3-1"), hex("0201"), shots);
    assert_eq!(judged(&shots[..1]).unwrap().strength, 8 + 7);
    assert_eq!(judged(&shots), Err(Why::OneLightGun));
}

/// Tanks cannot be overrun, and a truck cannot overrun (18.1).
#[test]
fn afvs_drive_over_those_without_armour() {
    let rulebook = of_map("map-valmont");
    let public = position([
        facing("us-m4-75", 1, "0202", Hexside::North),
        facing("us-truck", 1, "0202", Hexside::North),
        facing("ge-pz-4h", 1, "0201", Hexside::North),
        counter("ge-rifle", 1, "0302"),
    ]);
    let judged = |unit: &str, to: &str| {
        attack(&rulebook, &public, word(unit), hex(to), &[]).map(|attack| attack.strength)
    };
    assert_eq!(judged("us-m4-75-1", "0302"), Ok(38));
    assert_eq!(judged("us-m4-75-1", "0201"), Err(Why::NobodyThere { hex: hex("0201") }));
    assert_eq!(judged("us-truck-1", "0302"), Err(Why::NotAnAfv { unit: word("us-truck-1") }));
}

/// Units that are left and not pinned fire at its rear, with the weapons that they carry or that their side has
/// left (18.4).
#[test]
fn survivors_fire_behind_it() {
    let rulebook = of_map("map-valmont");
    let public = |left| {
        let mut public = position([
            facing("us-m4-75", 1, "1006", Hexside::North),
            but(counter("ge-rifle", 1, "1007"), |condition| condition.fired = true),
            but(counter("ge-rifle", 2, "1007"), |condition| condition.pinned = true),
            counter("ge-leader-0", 1, "1007"),
            with("ge-panzerschreck", 1, Place::Carried(word("ge-rifle-1")), Side::German),
            with("ge-panzerschreck", 2, Place::Carried(word("ge-rifle-2")), Side::German),
        ]);
        public.stores[0].expendable.insert(word("panzerfaust"), left);
        public
    };
    let units = |left| {
        let shots = final_shots(&rulebook, &public(left), word("us-m4-75-1"), hex("1007"));
        shots.iter().map(|(shot, _)| shot.unit.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(units(0), ["ge-rifle-1"]);
    assert_eq!(units(1), ["ge-leader-0-1", "ge-rifle-1", "ge-rifle-1"]);
    let way = Overrun { target: hex("1007"), exit: hex("1008"), cost: 4 };
    let public = public(1);
    let tank = public.find(word("us-m4-75-1")).unwrap();
    let behind = shots_behind(&rulebook, &public, tank, &way);
    let units: Vec<String> = behind.iter().map(|(shot, _)| shot.unit.to_string()).collect();
    assert_eq!(units, ["ge-leader-0-1", "ge-rifle-1"], "the best of each");
}
