//! Armour: the side that is hit, and the effect of a hit (16).

use crate::rules::samples::{counter, facing, of_map, position};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        fire::{
            armour::{Armour, Outcome, TopAttack, crew_leaves, met_from, pierced, pierced_from_above},
            chance::Chance,
            modifier::Reason,
        },
        kinds::Letter,
        position::Mission,
        scenario::charts::Kill,
        sight::Met,
    },
};

/// Example 14: letter A has no effect on armour D, and letter F always pierces armour C.
#[test]
fn some_armour_is_too_strong_and_some_too_weak() {
    let rulebook = of_map("map-valmont");
    let (too_strong, too_weak) =
        (rulebook.charts.kill(Letter::A, Letter::D), rulebook.charts.kill(Letter::F, Letter::C));
    assert_eq!([2, 12].map(|dice| pierced(too_strong, dice)), [Outcome::Nothing; 2]);
    assert_eq!([2, 12].map(|dice| pierced(too_weak, dice)), [Outcome::Eliminated; 2]);
}

/// By direct fire, below eliminates and equal immobilizes (16.6). From above, equal eliminates (16.8).
#[test]
fn equal_dice_immobilise_except_from_above() {
    let outcomes = [6, 7, 8].map(|dice| pierced(Kill::Below(7), dice));
    assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Immobile, Outcome::Nothing]);
    let outcomes = [6, 7, 8].map(|dice| pierced_from_above(Kill::Below(7), dice));
    assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Eliminated, Outcome::Nothing]);
}

/// A die decides between front and rear (7.5), which halves the chances of both.
#[test]
fn a_die_decides_between_front_and_rear() {
    let armour = Armour { met: Met::Between, front: Kill::Below(5), rear: Kill::Below(7) };
    assert_eq!([3, 4].map(|die| armour.needs(die)), [Kill::Below(5), Kill::Below(7)]);
    assert_eq!(armour.chances(), [Chance::new(6 + 15, 72), Chance::new(4 + 6, 72)]);
    let rear = Armour { met: Met::Rear, ..armour };
    assert_eq!([3, 4].map(|die| rear.needs(die)), [Kill::Below(7); 2]);
    assert_eq!(rear.chances(), [Chance::new(15, 36), Chance::new(6, 36)]);
    assert_eq!(
        met_from(
            &facing("us-m4-75", 1, "1007", Hexside::South),
            "1007".parse().unwrap(),
            "1106".parse().unwrap()
        ),
        Met::Rear
    );
}

#[test]
fn a_crew_leaves_on_a_low_die() {
    assert_eq!([1, 2, 3, 6].map(crew_leaves), [true, true, false, false]);
}

/// A mortar hits on 6. A hit eliminates an unarmoured vehicle, and meets the rear armour of an AFV (15.3).
#[test]
fn mortars_strike_vehicles_from_above() {
    let rulebook = of_map("map-valmont");
    let truck = counter("ge-truck", 1, "0201");
    let carrier = counter("ge-sdkfz-251", 1, "0401");
    let (squad, tank) = (counter("ge-rifle", 1, "0201"), counter("ge-pz-4h", 1, "0201"));
    let public = position([truck.clone(), carrier.clone(), squad.clone(), tank.clone()]);
    let mortar = |target| TopAttack::of_mortar(&rulebook, &public, target, Letter::A);
    let on_truck = mortar(&truck).unwrap();
    assert_eq!(on_truck.outcome(6, 12), Outcome::Eliminated);
    assert_eq!(on_truck.outcome(7, 2), Outcome::Missed);
    assert_eq!(on_truck.chances(), [Chance::new(15, 36); 2]);
    // In woods, and with rear armour A: 7 or less.
    let on_carrier = mortar(&carrier).unwrap();
    assert_eq!(on_carrier.modifiers, [(Reason::Cover, 2)]);
    assert_eq!(on_carrier.outcome(4, 7), Outcome::Eliminated);
    assert_eq!(on_carrier.outcome(4, 8), Outcome::Nothing);
    assert_eq!(on_carrier.outcome(5, 2), Outcome::Missed);
    assert_eq!(on_carrier.chances(), [Chance::new(6, 36), Chance::new(6 * 21, 36 * 36)]);
    assert_eq!(mortar(&tank).unwrap().kill, Some(Kill::Below(3)));
    assert_eq!(mortar(&squad), None);
}

/// Missions hit AFVs on 8, by letters of their own (19.4).
#[test]
fn missions_strike_afvs_from_above() {
    let rulebook = of_map("map-valmont");
    let (tiger, truck) = (counter("ge-tiger-1", 1, "0401"), counter("ge-truck", 1, "0401"));
    let public = position([tiger.clone(), truck.clone()]);
    let on = |target, mission| TopAttack::of_mission(&rulebook, &public, target, mission);
    let heavy = on(&tiger, Mission::Heavy).unwrap();
    assert_eq!([6, 7].map(|dice| heavy.hits(dice)), [true, false], "woods: 2 more");
    assert_eq!(heavy.kill, Some(Kill::Below(5)));
    assert_eq!(on(&tiger, Mission::Light).unwrap().kill, Some(Kill::Below(3)));
    assert_eq!(on(&tiger, Mission::FighterBomber).unwrap().kill, Some(Kill::Below(7)));
    assert_eq!(on(&truck, Mission::Heavy), None, "casualty points strike it");
}
