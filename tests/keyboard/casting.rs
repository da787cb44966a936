//! Casting mode in a game between computer players: its stops at combats, and the key that goes on.

use super::{Table, on_the_move};
use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::EguiPlugin;
use kessel::{
    engine::orders::ChosenOptions,
    games::guderian::rules::{Guderian, event::Event},
    panels::{Custom, NewGame, Seat},
    settings::Settings,
    table::{self, Casting, Request},
};
use std::time::Duration;

/// A game between computer players in casting mode.
fn begun() -> Table {
    // Computer players are among what is painted: without a picture nobody waits for them.
    let plugins = |app: &mut App| {
        app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::pictures_plugin));
    };
    let mut table = Table::lay(plugins, on_the_move);
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.app.world_mut().resource_mut::<Casting>().on = true;
    let computer = || Seat::Computer("greedy".to_owned());
    table.request(Request::NewGame(NewGame {
        scenario: "training".to_owned(),
        options: ChosenOptions::usual::<Guderian>(),
        seed: Some(5),
        seats: [computer(), computer()],
        custom: Custom::default(),
    }));
    table
}

fn orders(table: &Table) -> usize {
    table.session().record().map_or(0, |record| record.events.len())
}

/// Whether this many orders end with a combat.
fn ends_with_combat(table: &Table, orders: usize) -> bool {
    let record = table.session().record().expect("a game");
    let is_attack =
        |event: &Event| matches!(event, Event::AttackDeclared { .. } | Event::OverrunDeclared { .. });
    record.events[orders - 1].iter().any(is_attack)
}

fn title(table: &mut Table) -> String {
    let world = table.app.world_mut();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    windows.single(world).expect("a window").title.clone()
}

/// Lets a frame pass, with time for these players to think.
fn pass(table: &mut Table) {
    table.pass(Duration::from_millis(200));
    table.wait(1);
    std::thread::sleep(Duration::from_millis(3));
}

/// Lets the game go on until it waits after another order; returns the number of orders. However long the players think,
/// the title of the window says when it waits.
fn comes_to_rest(table: &mut Table, before: usize) -> usize {
    for _ in 0..20_000 {
        pass(table);
        if orders(table) > before && title(table).contains("Waiting") {
            break;
        }
    }
    // A game that only seemed to wait would go on.
    let stopped = orders(table);
    (0..50).for_each(|_| pass(table));
    assert_eq!(orders(table), stopped, "it does not wait");
    stopped
}

/// It stops after each combat and after nothing else, says in the title how to go on, and goes on at that key.
#[test]
fn it_stops_after_each_combat_between_computers() {
    let mut table = begun();
    let mut before = 0;
    for _ in 0..2 {
        let stopped = comes_to_rest(&mut table, before);
        assert!(stopped > before && ends_with_combat(&table, stopped), "order {stopped}");
        let passed = (before + 1..stopped).find(|orders| ends_with_combat(&table, *orders));
        assert_eq!(passed, None, "a combat without a stop");
        assert_eq!(title(&mut table), "Kessel – casting mode – Waiting: Y goes on");
        before = stopped;
        table.tap(KeyCode::KeyY);
    }
    // Without stops it goes on beyond a combat.
    table.app.world_mut().resource_mut::<Casting>().stops = false;
    let goes_on = (0..5_000).any(|_| {
        pass(&mut table);
        (before + 1..orders(&table)).any(|orders| ends_with_combat(&table, orders))
    });
    assert!(goes_on, "order {}", orders(&table));
    assert!(!title(&mut table).contains("Waiting"));
}
