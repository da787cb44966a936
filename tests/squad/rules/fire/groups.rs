//! Fire at hexes, with the worked examples.

use crate::{
    rules::{
        movement::samples::on_board,
        samples::{carrying, of_map, placed},
    },
    shared::names::{hex, word as unit},
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        counter::Place,
        fire::{Aim, Attack, Shot, fire, modifier::sum},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The row of the table from 1, the modifier, and the points of a roll.
fn told(rulebook: &Rulebook, attack: &Attack, dice: u8) -> (usize, i8, u16) {
    (attack.row + 1, sum(&attack.modifiers), attack.casualties(rulebook, dice))
}

/// Examples 1 and 2: a squad with a machine gun and another under a leader, at a building.
#[test]
fn a_group_with_a_leader_fires_at_a_building() {
    let rulebook = of_map("map-valmont");
    // From the road next to 0805: the Mairie in 0806 is stone.
    let mut public = placed(&[
        ("us-rifle-1", "0807"),
        ("us-rifle-2", "0807"),
        ("us-leader-1-1", "0807"),
        ("ge-rifle-1", "0806"),
    ]);
    carrying(&mut public, "us-bar-1", "us-rifle-1");
    let armed = Shot { weapon: Some(unit("us-bar-1")), ..Shot::of(unit("us-rifle-1")) };
    let shots = [armed, Shot::of(unit("us-rifle-2"))];
    let led = Some(unit("us-leader-1-1"));
    let attack = fire(&rulebook, &public, &shots, led, (hex("0806"), Aim::Hex)).unwrap();
    assert_eq!((attack.strength, told(&rulebook, &attack, 5)), (12, (3, 2, 2)));
    // With the leader's own strength it is 13.
    let shots = [shots[0].clone(), shots[1].clone(), Shot::of(unit("us-leader-1-1"))];
    let attack = fire(&rulebook, &public, &shots, led, (hex("0806"), Aim::Hex)).unwrap();
    assert_eq!((attack.strength, told(&rulebook, &attack, 4)), (13, (3, 2, 3)));
}

/// Example 3: strength six under a leader, against a target behind a hedge of its own hex. The hedge of the firer's own
/// hex does not hinder it.
#[test]
fn a_hedge_of_the_target_hinders() {
    let rulebook = on_board("hedges: [\"0505 s\"]");
    let at = |from: &str, to: &str| {
        let public = placed(&[("us-para-1", from), ("us-leader-1-1", from), ("ge-rifle-1", to)]);
        let shots = [Shot::of(unit("us-para-1"))];
        fire(&rulebook, &public, &shots, Some(unit("us-leader-1-1")), (hex(to), Aim::Hex)).unwrap()
    };
    let attack = at("0507", "0505");
    assert_eq!((attack.strength, told(&rulebook, &attack, 8)), (6, (2, 0, 0)));
    assert_eq!(attack.modifiers.len(), 2, "{:?}", attack.modifiers);
    assert_eq!(told(&rulebook, &attack, 7), (2, 0, 1), "it is the eighth that does nothing");
    assert_eq!(told(&rulebook, &at("0505", "0507"), 8), (2, -1, 1));
}

/// Example 4: a tank fires at woods with all its weapons, and beyond eight hexes only with its gun.
#[test]
fn a_tank_adds_its_machine_guns_up_to_eight_hexes() {
    let rulebook = of_map("map-hill-71");
    let mut public = placed(&[("us-m4a3e8-1", "1008"), ("ge-rifle-1", "1010")]);
    public.counters.iter_mut().find(|it| it.id == unit("us-m4a3e8-1")).unwrap().facing = Some(Hexside::South);
    let shots = [Shot::of(unit("us-m4a3e8-1"))];
    let attack = fire(&rulebook, &public, &shots, None, (hex("1010"), Aim::Hex));
    // The woods in 1009 block the line of sight.
    assert_eq!(attack, Err(Why::NoLineOfSight { from: hex("1008"), to: hex("1010") }));
    let near = |at: &str| {
        let mut public = public.clone();
        let moved = public.counters.iter_mut().find(|it| it.id == unit("ge-rifle-1")).unwrap();
        moved.place = Place::Map(hex(at));
        fire(&rulebook, &public, &shots, None, (hex(at), Aim::Hex))
    };
    let attack = near("1009").unwrap();
    assert_eq!((attack.strength, told(&rulebook, &attack, 6)), (19, (4, 2, 2)));
    // To the rear, the turret fires, and the machine gun that fires all round.
    let attack = near("1007").unwrap();
    assert_eq!(attack.strength, 16);
    // Nine hexes along the road.
    let attack = near("1908").unwrap();
    assert_eq!(attack.strength, 12);
}

/// Examples 10 and 11: opportunity fire in the open, at an adjacent unit in woods, and at an assault move.
#[test]
fn opportunity_fire_is_better_at_who_is_near_or_in_the_open() {
    let rulebook = of_map("map-hill-71");
    let mut public = placed(&[("ge-rifle-1", "0408"), ("us-rifle-1", "0808")]);
    carrying(&mut public, "ge-mg34-1", "ge-rifle-1");
    let shots = [Shot { weapon: Some(unit("ge-mg34-1")), ..Shot::of(unit("ge-rifle-1")) }];
    let entering = [unit("us-rifle-1")];
    let aim = Aim::Entering(&entering);
    let attack = fire(&rulebook, &public, &shots, None, (hex("0808"), aim)).unwrap();
    assert_eq!((attack.strength, told(&rulebook, &attack, 7)), (7, (2, -1, 2)));
    let mover = public.counters.iter_mut().find(|it| it.id == entering[0]).unwrap();
    mover.condition.assault_move = true;
    let attack = fire(&rulebook, &public, &shots, None, (hex("0808"), aim)).unwrap();
    assert_eq!(told(&rulebook, &attack, 7), (2, 1, 0));
    // An adjacent unit in woods.
    let mover = public.counters.iter_mut().find(|it| it.id == entering[0]).unwrap();
    (mover.condition.assault_move, mover.place) = (false, Place::Map(hex("0407")));
    let attack = fire(&rulebook, &public, &shots, None, (hex("0407"), aim)).unwrap();
    assert_eq!(told(&rulebook, &attack, 7), (2, 0, 1));
}

/// A unit that may not fire is refused with the reason (10.1, 10.3, 12.2).
#[test]
fn who_may_not_fire_is_told_why() {
    let rulebook = of_map("map-valmont");
    let mut public = placed(&[
        ("us-rifle-1", "1007"),
        ("us-m4-75-1", "1007"),
        ("us-leader-0-1", "1007"),
        ("ge-rifle-1", "1002"),
        ("ge-pz-4h-1", "0907"),
    ]);
    let at =
        |public: &Public, shots: &[Shot], to: &str| fire(&rulebook, public, shots, None, (hex(to), Aim::Hex));
    let both = [Shot::of(unit("us-rifle-1")), Shot::of(unit("us-m4-75-1"))];
    assert_eq!(at(&public, &both, "1002"), Err(Why::FiresAlone { unit: unit("us-m4-75-1") }));
    let squad = [Shot::of(unit("us-rifle-1"))];
    assert!(at(&public, &squad, "1002").is_ok());
    let leader = [Shot::of(unit("us-leader-0-1"))];
    let far = Why::OutOfRange { unit: unit("us-leader-0-1"), hex: hex("1002"), range: 5, most: 3 };
    assert_eq!(at(&public, &leader, "1002"), Err(far));
    assert_eq!(at(&public, &squad, "0907"), Err(Why::OnlyArmour { hex: hex("0907") }), "armour (13.1)");
    let condition = |public: &mut Public, fired: bool| {
        let counter = public.counters.iter_mut().find(|it| it.id == unit("us-rifle-1")).unwrap();
        (counter.condition.fired, counter.condition.pinned) = (fired, !fired);
    };
    condition(&mut public, true);
    assert_eq!(at(&public, &squad, "1002"), Err(Why::Fired { unit: unit("us-rifle-1") }));
    condition(&mut public, false);
    assert_eq!(at(&public, &squad, "1002"), Err(Why::Pinned { unit: unit("us-rifle-1") }));
}
