//! Worked examples of anti-tank fire (29), and units that may not fire.

use crate::{
    rules::samples::{but, counter, facing, of_map, position, with, work},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        fire::{
            anti_tank::{Chances, Occasion, Shot, fire, shots},
            armour::Outcome,
            chance::Chance,
            modifier::Reason,
        },
        kinds::{Letter, Side},
        position::{Public, Work, WorkKind},
        refusal::Why,
        scenario::charts::Kill,
        sight::Met,
    },
};

fn own(unit: &str) -> Shot {
    Shot { unit: word(unit), weapon: None, leader: None }
}

fn carried(unit: &str, weapon: &str) -> Shot {
    Shot { weapon: Some(word(weapon)), ..own(unit) }
}

/// Example 12: a gun of letter D fires at a Tiger I in woods, range 9.
#[test]
fn a_gun_fires_at_a_tiger_in_woods() {
    let rulebook = of_map("map-hill-71");
    let attack = |tiger: Hexside| {
        let gun = facing("so-gun-76", 1, "0112", Hexside::North);
        let public = position([gun, facing("ge-tiger-1", 1, "0103", tiger)]);
        fire(&rulebook, &public, &own("so-gun-76-1"), word("ge-tiger-1-1"), Occasion::Fire).unwrap()
    };
    let behind = attack(Hexside::North);
    assert_eq!((behind.number, behind.letter), (10, Letter::D));
    assert_eq!(behind.modifiers, [(Reason::Cover, 2)]);
    assert_eq!([7, 8, 9].map(|dice| behind.hits(dice)), [true, true, false], "9 of 10");
    let armour = behind.armour.unwrap();
    assert_eq!((armour.met, armour.needs(1)), (Met::Rear, Kill::Below(7)));
    let outcomes = [6, 7, 8].map(|dice| behind.outcome(7, 1, dice));
    assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Immobile, Outcome::Nothing]);
    assert_eq!(behind.outcome(9, 1, 2), Outcome::Missed);
    let before = attack(Hexside::South).armour.unwrap();
    assert_eq!((before.met, before.needs(6)), (Met::Front, Kill::Below(5)));
    // Of the 36 rolls, 26 hit. Below seven are 15, and 6 are seven.
    let chances = behind.chances();
    assert_eq!(chances.hit, Chance::new(26, 36));
    assert_eq!(chances.eliminated, Chance::new(26 * 15, 36 * 36));
    assert_eq!(chances.immobile, Chance::new(26 * 6, 36 * 36));
}

/// Example 13: a gun of letter C fires through smoke, range 12.
#[test]
fn a_gun_far_away_hits_on_eight() {
    let rulebook = of_map("map-valmont");
    let gun = facing("us-at-57", 1, "1014", Hexside::North);
    let mut public = position([gun, facing("ge-pz-4h", 1, "1002", Hexside::South)]);
    public.smoke.insert(hex("1005"), 1);
    let attack = fire(&rulebook, &public, &own("us-at-57-1"), word("ge-pz-4h-1"), Occasion::Fire).unwrap();
    assert_eq!((attack.number, attack.modifiers.as_slice()), (8, [(Reason::Hindrance, 1)].as_slice()));
    assert_eq!([7, 8].map(|dice| attack.hits(dice)), [true, false]);
    // Opportunity fire at tanks has no modifiers of its own (ruling on 14.3).
    let moving = fire(&rulebook, &public, &own("us-at-57-1"), word("ge-pz-4h-1"), Occasion::Opportunity);
    assert_eq!(moving.unwrap(), attack);
}

/// Example 15: a panzerfaust of letter D, led, fires at the rear of an adjacent Sherman.
#[test]
fn a_panzerfaust_is_fired_from_behind() {
    let rulebook = of_map("map-valmont");
    let tank = facing("us-m4-75", 1, "1007", Hexside::North);
    let mut public = position([tank, counter("ge-rifle", 1, "1008"), counter("ge-leader-1", 1, "1008")]);
    let shot = Shot { leader: Some(word("ge-leader-1-1")), ..carried("ge-rifle-1", "panzerfaust") };
    let fire = |public: &Public| fire(&rulebook, public, &shot, word("us-m4-75-1"), Occasion::Fire);
    assert_eq!(fire(&public), Err(Why::NoneLeft { weapon: word("panzerfaust") }));
    public.stores[0].expendable.insert(word("panzerfaust"), 1);
    let attack = fire(&public).unwrap();
    assert_eq!((attack.number, attack.modifiers.as_slice()), (8, [(Reason::Leader, -1)].as_slice()));
    assert_eq!(attack.uses, Some(word("panzerfaust")));
    assert_eq!([8, 9, 10].map(|dice| attack.hits(dice)), [true, true, false]);
    let outcomes = [8, 9, 10].map(|dice| attack.outcome(8, 1, dice));
    assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Immobile, Outcome::Nothing]);
    for counter in &mut public.counters {
        counter.condition.fired = counter.kind == word("ge-leader-1");
    }
    assert_eq!(fire(&public), Err(Why::NoLeader { unit: word("ge-leader-1-1") }));
}

/// A hit eliminates a gun, which has no armour. Its shield and the building that it is in protect it (16.2, 16.4).
#[test]
fn a_gun_is_attacked_by_tanks() {
    let rulebook = of_map("map-valmont");
    let tank = facing("us-m4-75", 1, "1007", Hexside::North);
    let attack = |gun: Counter, occasion| {
        let public = position([tank.clone(), gun]);
        fire(&rulebook, &public, &own("us-m4-75-1"), word("ge-pak-40-1"), occasion).map(|it| it.modifiers)
    };
    let gun = |at, side| facing("ge-pak-40", 1, at, side);
    assert_eq!(attack(gun("1004", Hexside::South), Occasion::Fire), Ok(vec![(Reason::Shield, 1)]));
    assert_eq!(attack(gun("1004", Hexside::South), Occasion::Opportunity), Ok(vec![]), "it is pushed");
    assert_eq!(attack(gun("1004", Hexside::North), Occasion::Fire), Ok(vec![]));
    assert_eq!(attack(gun("0905", Hexside::North), Occasion::Fire), Ok(vec![(Reason::Cover, 3)]));
    let public = position([tank.clone(), gun("1004", Hexside::North)]);
    let attack = fire(&rulebook, &public, &own("us-m4-75-1"), word("ge-pak-40-1"), Occasion::Fire).unwrap();
    assert_eq!([10, 11].map(|dice| attack.outcome(dice, 1, 12)), [Outcome::Eliminated, Outcome::Missed]);
    assert_eq!(
        attack.chances(),
        Chances { hit: Chance::new(33, 36), eliminated: Chance::new(33, 36), immobile: Chance::NEVER }
    );
}

/// A gun in a bunker is no target, and fires only into the forward arc of the bunker (16.1, 20.2).
#[test]
fn bunkers_keep_tanks_off() {
    let rulebook = of_map("map-valmont");
    let gun = but(facing("ge-pak-40", 1, "1004", Hexside::South), |condition| condition.in_work = true);
    let mut public = position([facing("us-m4-75", 1, "1007", Hexside::North), gun]);
    let bunker = Work { facing: Some(Hexside::South), ..work(WorkKind::EarthBunker) };
    public.works.insert(hex("1004"), bunker);
    let at =
        |public: &Public| fire(&rulebook, public, &own("us-m4-75-1"), word("ge-pak-40-1"), Occasion::Fire);
    let from =
        |public: &Public| fire(&rulebook, public, &own("ge-pak-40-1"), word("us-m4-75-1"), Occasion::Fire);
    assert_eq!(at(&public), Err(Why::InBunker { unit: word("ge-pak-40-1") }));
    assert!(from(&public).is_ok());
    public.works.insert(hex("1004"), Work { facing: Some(Hexside::North), ..bunker });
    let beside = Why::OutOfBunker { unit: word("ge-pak-40-1"), hex: hex("1007") };
    assert_eq!(from(&public), Err(beside));
}

/// Turrets fire all round, other guns only into the forward arc (10.2).
#[test]
fn a_gun_without_turret_fires_forwards() {
    let rulebook = of_map("map-valmont");
    let attack = |tank: &str, side| {
        let public = position([facing(tank, 1, "1004", side), facing("us-m4-75", 1, "1007", Hexside::North)]);
        fire(&rulebook, &public, &own(&format!("{tank}-1")), word("us-m4-75-1"), Occasion::Fire)
    };
    assert!(attack("ge-pz-4h", Hexside::North).is_ok());
    assert!(attack("ge-stug-3", Hexside::South).is_ok());
    let outside = Why::OutOfArc { unit: word("ge-stug-3-1"), hex: hex("1007") };
    assert_eq!(attack("ge-stug-3", Hexside::North), Err(outside));
    let unarmed = Why::NotAtTanks { unit: word("ge-sdkfz-251-1") };
    assert_eq!(attack("ge-sdkfz-251", Hexside::South), Err(unarmed));
}

/// Infantry fires the weapons that it carries, within their range. Valour helps, and wire hinders (16.1, 20.6, 21.2).
#[test]
fn infantry_fires_what_it_carries() {
    let rulebook = of_map("map-valmont");
    let bazooka = with("us-bazooka", 1, Place::Carried(word("us-rifle-half-1a")), Side::Allied);
    let mortar = with("us-mortar-60", 1, Place::Carried(word("us-rifle-1")), Side::Allied);
    let half = Counter { id: word("us-rifle-half-1a"), ..counter("us-rifle-half", 1, "1007") };
    let attack = |tank: &str, half: &Counter, shot: Shot, wired: bool| {
        let tank = facing("ge-pz-4h", 1, tank, Hexside::South);
        let squad = counter("us-rifle", 1, "1007");
        let mut public = position([tank, half.clone(), squad, bazooka.clone(), mortar.clone()]);
        public.works.extend(wired.then(|| (hex("1007"), work(WorkKind::Wire))));
        let attack = fire(&rulebook, &public, &shot, word("ge-pz-4h-1"), Occasion::Fire)?;
        Ok((attack.number, attack.modifiers))
    };
    let shot = || carried("us-rifle-half-1a", "us-bazooka-1");
    let unit = half.id;
    assert_eq!(attack("1003", &half, shot(), false), Ok((8, vec![])));
    let far = Why::OutOfRange { unit, hex: hex("1002"), range: 5, most: 4 };
    assert_eq!(attack("1002", &half, shot(), false), Err(far));
    let brave = but(half.clone(), |condition| condition.valorous = true);
    assert_eq!(attack("1003", &brave, shot(), false), Ok((8, vec![(Reason::Valour, -1)])));
    assert_eq!(attack("1003", &half, shot(), true), Ok((8, vec![(Reason::FromWire, 1)])));
    for (change, why) in [
        (Condition { pinned: true, ..Condition::default() }, Why::Pinned { unit }),
        (Condition { fired: true, ..Condition::default() }, Why::Fired { unit }),
    ] {
        let half = Counter { condition: change, ..half.clone() };
        assert_eq!(attack("1003", &half, shot(), false), Err(why));
    }
    let aboard = Counter { place: Place::Aboard(word("us-m3-1")), ..half.clone() };
    assert_eq!(attack("1003", &aboard, shot(), false), Err(Why::CarriedAtTanks { unit }));
    let other = Why::NotItsWeapon { unit: word("us-rifle-1"), weapon: word("us-bazooka-1") };
    assert_eq!(attack("1003", &half, carried("us-rifle-1", "us-bazooka-1"), false), Err(other));
    let wrong = Why::NotAtTanks { unit: word("us-rifle-1") };
    assert_eq!(attack("1003", &half, carried("us-rifle-1", "us-mortar-60-1"), false), Err(wrong));
    // The School and the Mairie are between them.
    let unseen = Why::NoLineOfSight { from: hex("0807"), to: hex("0803") };
    let half = Counter { place: Place::Map(hex("0807")), ..half };
    assert_eq!(attack("0803", &half, shot(), false), Err(unseen));
}

/// Infantry, friendly units and passengers are no targets (16.1).
#[test]
fn only_enemy_vehicles_and_guns_are_targets() {
    let rulebook = of_map("map-valmont");
    let towed = Counter { place: Place::Aboard(word("ge-truck-1")), ..counter("ge-pak-40", 1, "1004") };
    let (truck, squad) = (facing("ge-truck", 1, "1004", Hexside::South), counter("ge-rifle", 1, "1004"));
    let (tank, friend) =
        (facing("us-m4-75", 1, "1007", Hexside::North), facing("us-m4-75", 2, "1006", Hexside::North));
    let public = position([towed, truck, squad, tank, friend]);
    let at =
        |id: &str| fire(&rulebook, &public, &own("us-m4-75-1"), word(id), Occasion::Fire).map(|it| it.armour);
    assert_eq!(at("ge-truck-1"), Ok(None));
    for id in ["ge-rifle-1", "ge-pak-40-1", "us-m4-75-2"] {
        assert_eq!(at(id), Err(Why::NoTank { unit: word(id) }), "{id}");
    }
}

/// The last shot at an AFV hits its rear. Infantry that is not pinned fires it, even with a marker (18.4).
#[test]
fn a_final_shot_meets_the_rear() {
    let rulebook = of_map("map-valmont");
    let marked = but(counter("us-rifle", 1, "1007"), |condition| condition.fired = true);
    let leader = but(counter("us-leader-2", 1, "1007"), |condition| condition.fired = true);
    let bazooka = with("us-bazooka", 1, Place::Carried(word("us-rifle-1")), Side::Allied);
    // Its state is as after its drive, except for the facing.
    let tank = facing("ge-tiger-1", 1, "1008", Hexside::North);
    let gun = facing("us-at-57", 1, "1007", Hexside::South);
    let public = position([marked, leader, bazooka, tank, gun]);
    let shot = Shot { leader: Some(word("us-leader-2-1")), ..carried("us-rifle-1", "us-bazooka-1") };
    let at = |shot: &Shot, occasion| fire(&rulebook, &public, shot, word("ge-tiger-1-1"), occasion);
    let attack = at(&shot, Occasion::FinalShot).unwrap();
    assert_eq!(
        (attack.modifiers.as_slice(), attack.armour.unwrap().met),
        ([(Reason::Leader, -2)].as_slice(), Met::Rear)
    );
    assert_eq!(at(&shot, Occasion::Fire), Err(Why::Fired { unit: word("us-rifle-1") }));
    assert_eq!(attack.uses, None);
    let by_gun = at(&own("us-at-57-1"), Occasion::FinalShot);
    assert_eq!(by_gun, Err(Why::NotAtTanks { unit: word("us-at-57-1") }));
}

/// A unit is offered every weapon that it may fire. A squad has its carried weapons and the ones that its side has
/// left, within range (12.3).
#[test]
fn a_unit_knows_its_ways_to_fire() {
    let rulebook = of_map("map-valmont");
    let schreck = with("ge-panzerschreck", 1, Place::Carried(word("ge-rifle-1")), Side::German);
    let tank = facing("us-m4-75", 1, "1007", Hexside::North);
    let ways = |at: &str| {
        let mut public = position([tank.clone(), counter("ge-rifle", 1, at), schreck.clone()]);
        let left = [("panzerfaust", 1), ("at-grenade", 0), ("grenades", 3)];
        public.stores[0].expendable.extend(left.map(|(kind, left)| (word(kind), left)));
        let shots = shots(&rulebook, &public, word("ge-rifle-1"), word("us-m4-75-1"), Occasion::Fire);
        shots.into_iter().map(|(shot, _)| shot.weapon.unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ways("1008"), ["ge-panzerschreck-1", "panzerfaust"]);
    assert_eq!(ways("1010"), ["ge-panzerschreck-1"]);
    assert_eq!(ways("1014"), [""; 0]);
}
