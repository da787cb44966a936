//! Squad with the mouse and its keys: set-up, carried weapons, moves with and without a leader, turns of vehicles and
//! guns, attacks that are planned but not rolled.

use super::{
    Table,
    windowless::{hex, word},
};
use bevy::{
    input::{
        ButtonState,
        mouse::{MouseScrollUnit, MouseWheel},
    },
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::{board::Hexside, counters::CounterId, orders::ChosenOptions, orders::Game},
    games::squad::{
        planning::Way,
        rules::{
            Position, Squad,
            counter::Place,
            phase::{Phase, Step},
            set_up::is_wanting,
        },
    },
    panels::{Custom, NewGame, Seat},
    planning::Plan,
    table::{Ask, Hand, MapView, Request, Session},
};

/// A scenario on the table, with two players, and the whole map in view.
fn laid(scenario: &str) -> Table {
    let mut table = Table::with(|_, _| {});
    table.request(Request::NewGame(NewGame {
        scenario: scenario.to_owned(),
        options: ChosenOptions::usual::<Squad>(),
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    }));
    table.wait(8);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(2);
    table
}

/// The scenario with these units in their hexes, or carried by others, in a phase of the first player.
fn stands(scenario: &str, step: Step, stand: &[(&str, &str)]) -> Table {
    let mut table = laid(scenario);
    let rulebook = table.get::<Session<Squad>>().rulebook.clone().expect("a rulebook");
    let mut now = table.get::<Position>().clone();
    for (unit, at) in stand {
        let counter = now.public.counters.iter_mut().find(|counter| counter.id == word(unit));
        let counter = counter.expect("a unit");
        counter.place = at.parse().map_or_else(|_| Place::Carried(word(at)), Place::Map);
        counter.facing = rulebook.kind(counter).faces().then_some(Hexside::North);
    }
    (now.public.turn, now.public.phase) = (1, Phase::First(step));
    Squad::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Squad>>().moves += 1;
    table.wait(4);
    table
}

fn place(table: &Table, unit: &str) -> Place {
    table.get::<Position>().public.find(word(unit)).expect("a unit").place
}

fn case(table: &Table) -> Option<String> {
    table.get::<Session<Squad>>().refusal.as_ref().map(|refusal| refusal.case.clone())
}

/// A unit is set up in a clicked hex; a weapon is given to the units there (4.1).
#[test]
fn set_up_by_clicks_puts_weapons_into_hands() {
    let mut table = laid("patrol");
    for (unit, at) in [("ge-rifle-1", "0604"), ("ge-mg34-1", "0604")] {
        table.app.world_mut().resource_mut::<Session<Squad>>().selected = vec![word(unit)];
        table.wait(2);
        let middle = table.middle(hex(at));
        table.click(middle);
        table.wait(4);
    }
    assert_eq!(place(&table, "ge-rifle-1"), Place::Map(hex("0604")), "{:?}", case(&table));
    assert_eq!(place(&table, "ge-mg34-1"), Place::Carried(word("ge-rifle-1")), "{:?}", case(&table));
}

/// The weapons that are left go to units at one click, and each order can be undone (4.1).
#[test]
fn the_rest_of_the_weapons_is_handed_out() {
    let mut table = laid("patrol");
    table.app.world_mut().resource_mut::<Session<Squad>>().selected = vec![word("ge-rifle-1")];
    table.wait(2);
    let middle = table.middle(hex("0604"));
    table.click(middle);
    table.request(Request::People(Ask::HandOut));
    table.wait(2);
    assert_eq!(place(&table, "ge-mg34-1"), Place::Carried(word("ge-rifle-1")), "{:?}", case(&table));
    assert!(table.get::<Session<Squad>>().can_undo());
}

/// A squad moves four hexes by road alone, and six with its leader (6.1).
#[test]
fn a_squad_goes_farther_with_its_leader() {
    let stand = [("us-rifle-1", "0107"), ("us-leader-1-1", "0107")];
    let mut table = stands("patrol", Step::Movement, &stand);
    table.app.world_mut().resource_mut::<Session<Squad>>().selected = vec![word("us-rifle-1")];
    table.wait(3);
    let (from, far) = (table.middle(hex("0107")), table.middle(hex("0607")));
    table.drag(from, far);
    assert_eq!((place(&table, "us-rifle-1"), case(&table).is_some()), (Place::Map(hex("0107")), true));
    table.drag_with_shift(from, far);
    for unit in ["us-rifle-1", "us-leader-1-1"] {
        assert_eq!(place(&table, unit), Place::Map(hex("0607")), "{:?}", case(&table));
    }
}

/// No dice by a drop: fire at a hex is planned, and a unit that cannot fire there is refused (13.1).
#[test]
fn a_drop_on_an_enemy_plans_fire() {
    let stand = [("us-rifle-1", "0304"), ("us-rifle-2", "0214"), ("ge-rifle-1", "0504")];
    let mut table = stands("patrol", Step::Fire, &stand);
    let before = table.get::<Position>().clone();
    let (near, far, enemy) =
        (table.middle(hex("0304")), table.middle(hex("0214")), table.middle(hex("0504")));
    table.drag(far, enemy);
    assert!(case(&table).is_some() && table.get::<Plan<Squad>>().0.plan.is_none());
    table.drag(near, enemy);
    let plan = table.get::<Plan<Squad>>().0.plan.clone().expect("a plan");
    assert_eq!((plan.way, plan.units()), (Way::Fire, vec![word("us-rifle-1")]));
    assert_eq!(*table.get::<Position>(), before, "nothing is thrown");
}

/// The middle of a unit's card in the window, wherever the card is.
fn card(table: &mut Table, unit: &str) -> Vec2 {
    let world = table.app.world_mut();
    let mut cards = world.query::<(&CounterId, &Transform)>();
    let card = cards.iter(world).find(|(counter, _)| counter.0 == word(unit)).expect("a card");
    let place = card.1.translation.truncate();
    table.get::<MapView>().to_screen(place)
}

/// Turns the wheel one notch towards the player.
fn turn_wheel(table: &mut Table) {
    let window = table.window();
    let wheel = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: -1.0,
        window,
        phase: bevy::input::touch::TouchPhase::Moved,
    };
    table.app.world_mut().write_message(wheel);
    table.wait(3);
}

/// A gun that waits beside the map is turned from its shown facing while it is over the hex, by the wheel and by a key
/// (7.1).
#[test]
fn a_waiting_gun_is_turned_from_how_it_is_shown() {
    let turns: [(fn(&mut Table), Hexside); 3] = [
        (|_| {}, Hexside::NorthWest),
        (turn_wheel, Hexside::North),
        (|table| table.tap(KeyCode::BracketRight), Hexside::North),
    ];
    for (turn, side) in turns {
        let mut table = laid("valmont");
        let (from, to) = (card(&mut table, "ge-pak-40-1"), table.middle(hex("1409")));
        table.move_to(from);
        table.point(PointerAction::Press(PointerButton::Primary));
        table.move_to(from.lerp(to, 0.5));
        table.move_to(to);
        assert!(table.get::<Hand>().held.is_some(), "it is in the hand");
        table.wait(2);
        turn(&mut table);
        table.point(PointerAction::Release(PointerButton::Primary));
        table.wait(6);
        let gun = table.get::<Position>().public.find(word("ge-pak-40-1")).expect("a gun").clone();
        assert_eq!((gun.place, gun.facing), (Place::Map(hex("1409")), Some(side)), "{:?}", case(&table));
    }
}

/// A waiting weapon is given to a waiting squad by a drop there; a leader takes no heavy one, with a message (12.1).
#[test]
fn a_waiting_weapon_is_dropped_onto_who_waits() {
    let mut table = laid("valmont");
    let drop_onto = |table: &mut Table, weapon: &str, unit: &str| {
        let (from, to) = (card(table, weapon), card(table, unit));
        table.drag(from, to);
        // The card that is refused glides back first, on a busy machine later.
        table.wait(20);
    };
    drop_onto(&mut table, "ge-mg42-tripod-1", "ge-leader-1-1");
    assert_eq!(case(&table).as_deref(), Some("12.1"));
    assert!(matches!(place(&table, "ge-mg42-tripod-1"), Place::SetUp(_)));
    drop_onto(&mut table, "ge-mg42-tripod-1", "ge-rifle-2");
    assert_eq!(place(&table, "ge-mg42-tripod-1"), Place::Carried(word("ge-rifle-2")), "{:?}", case(&table));
}

/// The computer also sets up works (4.1); if it knows no place for them, it reports that.
#[test]
fn the_rest_is_set_up_with_its_works() {
    for scenario in ["hill-71", "valmont"] {
        let mut table = laid(scenario);
        table.request(Request::People(Ask::SetUp));
        table.wait(4);
        let rulebook = table.get::<Session<Squad>>().rulebook.clone().expect("a rulebook");
        let public = &table.get::<Position>().public;
        assert!(public.phase.is_set_up(), "{scenario}");
        assert!(
            public.counters.iter().all(|counter| !matches!(counter.place, Place::SetUp(_))),
            "{scenario}"
        );
        assert_eq!(is_wanting(&rulebook, public), case(&table).is_some(), "{scenario}");
        assert!(scenario == "valmont" || !public.works.is_empty(), "{:?}", case(&table));
    }
}

/// One key hands weapons over and exchanges them, splits, and withdraws the sniper (3.1, 3.6); with Shift the second
/// half keeps the weapon (12.1).
#[test]
fn a_key_hands_over_splits_and_withdraws() {
    let weapons = [("so-dp-1", "so-rifle-1"), ("so-maxim-1", "so-rifle-2")];
    let stand = ["so-rifle-1", "so-rifle-2", "so-leader-1-1"].map(|unit| (unit, "0312"));
    let mut table = stands("hill-71", Step::Command, &[&stand[..], &weapons[..]].concat());
    let choose = |table: &mut Table, units: &[&str]| {
        let units = units.iter().map(|unit| word(unit)).collect();
        table.app.world_mut().resource_mut::<Session<Squad>>().selected = units;
        table.wait(3);
    };
    choose(&mut table, &["so-rifle-1", "so-rifle-2"]);
    table.tap(KeyCode::KeyU);
    assert_eq!(place(&table, "so-dp-1"), Place::Carried(word("so-rifle-2")), "{:?}", case(&table));
    assert_eq!(place(&table, "so-maxim-1"), Place::Carried(word("so-rifle-1")), "{:?}", case(&table));
    choose(&mut table, &["so-rifle-2"]);
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.tap(KeyCode::KeyU);
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    assert_eq!(place(&table, "so-dp-1"), Place::Carried(word("so-rifle-half-2b")), "{:?}", case(&table));
    let mut table = stands("hill-71", Step::AfterAction, &[("sniper-1", "0312")]);
    choose(&mut table, &["sniper-1"]);
    table.tap(KeyCode::KeyU);
    assert_eq!(place(&table, "sniper-1"), Place::Away, "{:?}", case(&table));
}

/// The wheel turns a held tank, and it ends with that facing (7.3).
#[test]
fn the_wheel_turns_a_tank_in_the_hand() {
    let mut table = stands("crossroads", Step::Movement, &[("ge-pz-4h-1", "1210")]);
    let (from, to) = (table.middle(hex("1210")), table.middle(hex("1209")));
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from.lerp(to, 0.5));
    table.move_to(to);
    assert!(table.get::<Hand>().held.is_some(), "it is in the hand");
    table.wait(2);
    turn_wheel(&mut table);
    assert_eq!(table.get::<Plan<Squad>>().0.facing, Some(Hexside::NorthEast));
    table.point(PointerAction::Release(PointerButton::Primary));
    table.wait(6);
    let tank = table.get::<Position>().public.find(word("ge-pz-4h-1")).expect("a tank").clone();
    assert_eq!(
        (tank.place, tank.facing),
        (Place::Map(hex("1209")), Some(Hexside::NorthEast)),
        "{:?}",
        case(&table)
    );
}
