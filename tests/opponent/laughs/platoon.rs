//! Positions of Platoon, each cut out of a game of `staff` against `staff` before an order that a club player would not
//! give; the order that it gave then is named with each.

use super::{Answered, answered};
use kessel::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        Platoon, Rulebook, combat::indirect::Call, counter::Place, kinds::Side, order::Order,
        position::Public, sight::is_in_gully,
    },
};

/// More phases than a player turn has: until the other side must act in earnest.
const TURN: usize = 9;

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn unit(id: &str) -> UnitId {
    id.parse().unwrap()
}

/// Returns the answer of `staff` to one of these positions.
fn staff(file: &str, phases: usize) -> Answered<Platoon> {
    answered(&format!("platoon/{file}.kessel"), "staff", phases)
}

/// The hex of a unit, even of a passenger; none if it is not on the map.
fn hex_of(public: &Public, id: &str) -> Option<Hex> {
    public.hex_of(public.find(unit(id)).unwrap())
}

/// Whether a ready German unit sees a hex and reaches it: the batteries within half of their range.
fn is_under_fire(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    public.on_map(Side::German).any(|(enemy, at)| {
        let kind = rulebook.kind(enemy);
        let far = if kind.class.is_indirect() { kind.half_range() } else { kind.range };
        enemy.is_ready() && kind.attack > 0 && at.distance(hex) <= far && rulebook.sees(at, hex)
    })
}

/// Whether a unit is on foot in the open before a ready Soviet tank.
fn is_before_tanks(rulebook: &Rulebook, public: &Public, id: &str) -> bool {
    let Place::Map(at) = public.find(unit(id)).unwrap().place else { return false };
    let covered = matches!(rulebook.board.terrain(at), Terrain::Town | Terrain::Woods | Terrain::Swamp);
    let tank = public.on_map(Side::Soviet).any(|(enemy, from)| {
        let fights = rulebook.kind(enemy).is_fighting_vehicle() && enemy.is_ready();
        fights && public.passenger(enemy.id).is_none() && from.distance(at) <= 6
    });
    tank && !covered && !is_in_gully(&rulebook.board, at)
}

/// I. The armoured car drove 28 hexes alone to 2607 in Sosnovka, two turns ahead of all others, and was lost there
/// (meeting 7100, order 2).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn the_armoured_car_does_not_drive_alone_into_the_village() {
    let after = staff("puma", 1).after;
    let at = hex_of(&after.public, "ge-puma-1");
    assert!(at.is_some_and(|at| at.column() < 25), "{at:?}");
}

/// I. A truck with a rifle company drove to 2605 in view of a battery of howitzers, and both were lost (meeting 7100,
/// order 65).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn a_truck_does_not_bring_its_company_into_view() {
    let rulebook = Rulebook::load("meeting").unwrap();
    let after = staff("truck", 1).after;
    let at = hex_of(&after.public, "so-truck-3").expect("the truck is still there");
    assert!(!is_under_fire(&rulebook, &after.public, at), "{at}");
}

/// I. A truck brought a mortar to 2508 and unloaded it there in view of three Panzer IV (meeting 7100, orders 62 and
/// 63).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn a_mortar_is_not_unloaded_before_tanks() {
    let rulebook = Rulebook::load("meeting").unwrap();
    let after = staff("mortar", 1).after;
    for id in ["so-truck-2", "so-mortar-82-1"] {
        let at = hex_of(&after.public, id).expect("both are still there");
        assert!(!is_under_fire(&rulebook, &after.public, at), "{id} in {at}");
    }
}

/// B. A T-34 drove onto 2405 in the open, at half of the range of a Panther that had not fired (meeting 7100, order
/// 67).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn a_tank_does_not_drive_before_a_panther_that_has_not_fired() {
    let orders = staff("lane", 1).orders;
    let lane = hex("2405");
    let tank = unit("so-t34-76-3");
    let enters = |order: &Order| matches!(order, Order::Move { unit, path, .. } if *unit == tank && path.contains(&lane));
    assert!(!orders.iter().any(enters), "{orders:?}");
}

/// G. Half-tracks unloaded a rifle and an engineer platoon on 2510 and 2409, in the open before the tanks in Sosnovka;
/// tanks overran both (meeting 7100, orders 77 to 80).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn no_platoon_unloads_in_the_open_before_tanks() {
    let rulebook = Rulebook::load("meeting").unwrap();
    let after = staff("open-ground", 1).after;
    for id in ["ge-rifle-3", "ge-engineer-1"] {
        assert!(!is_before_tanks(&rulebook, &after.public, id), "{id} in {:?}", hex_of(&after.public, id));
    }
}

/// H. The howitzers kept their marker on 2607, on a gun that no unit saw, and fired from the hip at 2608 in five turns
/// (meeting 7100, orders 113 and 118).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn a_battery_registers_where_it_fires() {
    let answer = staff("marker", TURN);
    let public = &answer.after.public;
    let battery = unit("ge-wespe-1");
    for order in &answer.orders {
        let Order::IndirectFire { firers, hex } = order else { continue };
        let left = public.in_hex(*hex).any(|enemy| enemy.side == Side::Soviet);
        if left && firers.contains(&(battery, Call::FromTheHip)) {
            assert!(public.registered(battery).any(|marker| marker == *hex), "no marker on {hex}");
        }
    }
}

/// F. The Soviets needed one point more on the last turn. A half-track stood in the open beside their tanks, and they
/// moved nothing (meeting 7100, orders 196 to 198: a draw).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn on_the_last_turn_a_half_track_is_overrun_for_the_point_that_wins() {
    let orders = staff("half-track", 1).orders;
    let wins = |order: &Order| matches!(order, Order::Overrun { hex: at, .. } if *at == hex("2510"));
    assert!(orders.iter().any(wins), "{orders:?}");
}

/// F. The same with two half-tracks (meeting 7203, orders 190 to 192: a draw).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn on_the_last_turn_one_of_two_half_tracks_is_overrun() {
    let orders = staff("two-half-tracks", 1).orders;
    let wins = |order: &Order| matches!(order, Order::Overrun { hex: at, .. } if [hex("2510"), hex("2409")].contains(at));
    assert!(orders.iter().any(wins), "{orders:?}");
}

/// A. The assault gun left 1008, the house nearest to the enemy, for the empty house 0808, and a tank drove into 1008
/// (farm-road 7100, order 23; the same in eight games of eight).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn the_assault_gun_does_not_leave_the_first_house() {
    let after = staff("post", 1).after;
    assert_eq!(hex_of(&after.public, "ge-stug-3g-1"), Some(hex("1008")));
}

/// A. One turn before the end, a company marched from 0908 to 0809 and left two houses empty. The assault gun beside
/// them drove in: a draw instead of a victory (farm-road 7101, order 119).
#[test]
#[ignore = "`staff` plays without the manual: docs/opponents-platoon.md"]
fn the_company_does_not_leave_the_last_house_to_the_assault_gun() {
    let public = staff("last-house", 1).after.public;
    let holds = public.in_hex(hex("0908")).any(|unit| unit.side == Side::Soviet);
    assert!(holds, "{:?}", hex_of(&public, "so-rifle-2"));
}
