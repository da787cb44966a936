//! Squad on the table with hidden units and mines (22). The tests check what viewers and the other side see of them: in
//! the captured window, in the hand, in the log and in the replay.

use super::{
    Table,
    windowless::{hex, word},
};
use bevy::{
    camera::visibility::RenderLayers,
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::orders::{ChosenOptions, Game, Viewer},
    games::squad::rules::{
        Marker, Position, Rulebook, Squad,
        counter::Place,
        kinds::Side,
        order::Order,
        phase::{Phase, Step},
        position::WorkKind,
    },
    panels::{Custom, NewGame, ReplayAction, Seat},
    table::{Ask, Hand, MapView, Presenter, Replay, Request, Screen, Session, SessionRequest},
};
use std::sync::Arc;

/// A scenario with hidden set-up on the table, with two players, and the whole map in view.
fn laid(scenario: &str) -> Table {
    let mut table = Table::with(|_, _| {});
    let mut options = ChosenOptions::usual::<Squad>();
    options.set("hidden_set_up", Some("on")).expect("an option");
    table.request(Request::NewGame(NewGame {
        scenario: scenario.to_owned(),
        options,
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    }));
    table.wait(8);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(2);
    table
}

fn give(table: &mut Table, order: Order) {
    table.app.world_mut().write_message(SessionRequest(Request::order(order)));
    table.wait(3);
    let refusal = &table.get::<Session<Squad>>().refusal;
    assert!(refusal.is_none(), "{refusal:?}");
}

fn place(table: &Table, unit: &str) -> Place {
    table.get::<Position>().public.find(word(unit)).expect("a unit").place
}

fn rulebook(table: &Table) -> Arc<Rulebook> {
    table.get::<Session<Squad>>().rulebook.clone().expect("a rulebook")
}

/// The number of pictures that are drawn for viewers near a place of the window.
fn for_viewers(table: &mut Table, about: Vec2) -> usize {
    let viewers = RenderLayers::layer(1);
    let view = table.get::<MapView>().clone();
    let world = table.app.world_mut();
    let mut sprites = world.query::<(&RenderLayers, &Sprite, &Transform, &Visibility)>();
    let near = |at: &Transform| view.to_screen(at.translation.truncate()).distance(about) < view.radius;
    let seen = sprites.iter(world).filter(|(layers, _, at, seen)| {
        layers.intersects(&viewers) && **seen != Visibility::Hidden && near(at)
    });
    seen.count()
}

/// 22.1, 22.2: a gun in woods and mines are their owner's secret: viewers see neither, and no held counter of them.
#[test]
fn viewers_see_nothing_of_what_a_side_hides() {
    let mut table = laid("hill-71");
    let mut rules = (*rulebook(&table)).clone();
    rules.scenario.german.hidden_mines = true;
    let (rules, now) = (Arc::new(rules), table.get::<Position>().clone());
    table.app.world_mut().resource_mut::<Session<Squad>>().rulebook = Some(Arc::clone(&rules));
    Squad::restore(table.app.world_mut(), &rules, now);
    table.wait(3);
    let (from, to) = (table.middle(hex("1009")), table.middle(hex("1209")));
    let before = [from, from.lerp(to, 0.5)].map(|place| for_viewers(&mut table, place));
    let facing = Some(kessel::engine::board::Hexside::South);
    give(&mut table, Order::Place { unit: word("ge-pak-40-1"), hex: hex("1009"), facing });
    let mines = Order::Build { work: WorkKind::Mines, hex: hex("0707"), facing: None, there: true };
    give(&mut table, mines);
    assert_eq!(place(&table, "ge-pak-40-1"), Place::Map(hex("1009")), "its owner sees it");
    assert!(table.get::<Position>().public.works.contains_key(&hex("0707")));
    // Without a window a marker has no picture: it is visible to all, like one that was revealed before.
    let everybody = RenderLayers::from_layers(&[0, 1]);
    let world = table.app.world_mut();
    let mines = world.query_filtered::<Entity, With<Marker>>().single(world).expect("they lie");
    world.entity_mut(mines).insert(everybody);
    world.resource_mut::<Position>().set_changed();
    table.wait(30);
    let layers = table.app.world().get::<RenderLayers>(mines).expect("layers");
    assert!(!layers.intersects(&RenderLayers::layer(1)), "the mines lie for their owner alone");
    assert_eq!(for_viewers(&mut table, from), before[0], "the gun stands for its owner alone");
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from.lerp(to, 0.5));
    assert!(table.get::<Hand>().held.is_some(), "it is in the hand");
    let now = [from, from.lerp(to, 0.5)].map(|place| for_viewers(&mut table, place));
    assert_eq!(now, before, "neither it nor its shadow nor its trace");
}

/// The patrol in the American movement, with a hidden squad and a visible one.
fn in_movement(german: &str) -> Table {
    let mut table = laid("patrol");
    let (rules, mut now) = (rulebook(&table), table.get::<Position>().clone());
    for counter in &mut now.public.counters {
        counter.place = match counter.id.as_str() {
            "ge-rifle-1" => Place::Map(hex(german)),
            "us-rifle-1" => Place::Map(hex("0401")),
            _ => Place::Destroyed,
        };
    }
    (now.public.turn, now.public.phase) = (1, Phase::First(Step::Movement));
    let hidden = now.public.find(word("ge-rifle-1")).expect("a unit").clone();
    now.secrets.unseen.counters.clear();
    now.secrets.unseen.counters.insert(hidden.id, hidden);
    now.look(Viewer::Both);
    Squad::restore(table.app.world_mut(), &rules, now);
    table.app.world_mut().resource_mut::<Session<Squad>>().moves += 1;
    show_to_viewers(&mut table, true);
    table.wait(4);
    table
}

/// Begins or ends the view for viewers; their texts are written if there are panels.
fn show_to_viewers(table: &mut Table, on: bool) {
    let mut presenter = Presenter::default();
    presenter.on = on;
    table.app.insert_resource(presenter);
}

/// The part of the log that both may read.
fn log_for_all(table: &Table) -> Vec<String> {
    let log = kessel::scene::readable(&table.get::<Session<Squad>>().log, |_| false).into_owned();
    log.into_iter().map(|line| line.text).collect()
}

/// 22.2, 22.3: before viewers the table shows only public state. The log has neither the hidden units nor the question
/// whether they fire; for a unit without a line of sight it is the same.
#[test]
fn viewers_see_neither_the_hidden_nor_their_question() {
    let told = |german: &str| {
        let mut table = in_movement(german);
        assert_eq!(place(&table, "ge-rifle-1"), Place::Unseen);
        let path = vec![hex("0402")];
        give(&mut table, Order::Move { units: vec![word("us-rifle-1")], path, assault: false, facing: None });
        table.wait(4);
        let asked = table.get::<Position>().public.owed.is_some();
        assert_eq!(place(&table, "ge-rifle-1"), Place::Unseen);
        (asked, log_for_all(&table))
    };
    let (sees, blind) = (told("0604"), told("0808"));
    assert_eq!((sees.0, blind.0), (true, false), "one of them is asked");
    assert_eq!(sees.1, blind.1);
    assert!(sees.1.iter().any(|line| line.contains("moves to")), "{:?}", sees.1);
}

/// Sets up all units of a side, hands the table over, and lets the next player take over.
fn set_up_and_hand_over(table: &mut Table) {
    table.request(Request::People(Ask::SetUp));
    table.wait(60);
    give(table, Order::Done);
    if table.screen() == Screen::HandOver {
        table.request(Request::People(Ask::TakeOver));
    }
    table.wait(3);
}

/// 22.2: a replay in the middle of a game shows each player what they may see of it, moment by moment, and viewers the
/// public state.
#[test]
fn a_replay_shows_each_what_he_may_see() {
    let mut table = laid("patrol");
    set_up_and_hand_over(&mut table);
    set_up_and_hand_over(&mut table);
    assert_eq!(table.screen(), Screen::Table);
    let public = &table.get::<Position>().public;
    assert_eq!(public.eyes, Viewer::Side(Side::Allied.number()), "{:?}", public.phase);
    table.request(Request::Replay(ReplayAction::Open));
    let orders = table.get::<Replay<Squad>>().state().orders;
    let (mut hidden, mut told) = (0, 0);
    for (viewers, number) in [false, true].into_iter().flat_map(|on| (0..=orders).map(move |at| (on, at))) {
        show_to_viewers(&mut table, viewers);
        table.request(Request::Replay(ReplayAction::Go(number)));
        let position = table.get::<Position>();
        for unit in position.secrets.unseen.counters.values() {
            let shown = position.public.find(unit.id).expect("a unit");
            assert_eq!(shown.place, Place::Unseen, "{} after {number} orders", unit.id);
            hidden += usize::from(unit.hex().is_some());
        }
        let replay = table.get::<Replay<Squad>>();
        let read = replay.state().caption;
        for hex in position.secrets.unseen.counters.values().filter_map(|unit| unit.hex()) {
            assert!(!read.contains(&hex.to_string()), "{read}");
            told += 1;
        }
    }
    assert!(hidden > 10 && told > 10, "{hidden} hidden, {told} read");
}
