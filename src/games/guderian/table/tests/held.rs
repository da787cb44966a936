//! A computer player that waits for a signal to continue.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::orders::Position,
    games::guderian::rules::{Guderian, order::Order, scenario::options::Options},
    panels::{Action, Custom, NewGame, Seat},
    settings::Settings,
    table::{
        self,
        app::{host::Asked, screen::Screen, waker::Waker},
        counters::animation::Throw,
        session::{
            Request, Session, SessionRequest, opponent,
            thinker::{FastForward, Held, ThinkingProgress, ThoughtEnded},
        },
    },
};
use bevy::{prelude::*, state::app::StatesPlugin, window::RequestRedraw};
use std::{marker::PhantomData, sync::Arc};

fn random() -> Seat {
    Seat::Computer("random".to_owned())
}

/// A computer player that has the first order of the game is held.
fn table(seats: [Seat; 2]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_resource::<ButtonInput<KeyCode>>()
        .insert_resource(Settings { hand_over: false, ..Settings::default() })
        .init_resource::<Throw>()
        .init_resource::<ThinkingProgress>()
        .init_resource::<FastForward>()
        .init_resource::<Held>()
        .add_message::<RequestRedraw>()
        .add_message::<Asked>()
        .insert_resource(table::Games::new([&PhantomData::<Guderian> as _]))
        .add_plugins((table::app::screen::plugin, table::session::requests::plugin, opponent::plugin))
        .add_plugins((table::session::game_plugin::<Guderian>, opponent::game_plugin::<Guderian>));
    app.insert_resource(ThoughtEnded(Waker(Arc::new(|| {}))));
    app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
        scenario: "dnieper".to_owned(),
        options: Options::default().into(),
        seed: Some(5),
        seats,
        custom: Custom::default(),
    })));
    app.world_mut().write_message(Asked(Action::HoldOpponent));
    app.update();
    app.update();
    app
}

fn ask(app: &mut App, action: Action) {
    app.world_mut().write_message(Asked(action));
}

/// The number of orders given after this time, which is many times what one action takes.
fn orders_after(app: &mut App, seconds: f32) -> usize {
    for _ in 0..(seconds / 0.02) as usize {
        std::thread::sleep(std::time::Duration::from_millis(20));
        app.update();
    }
    app.world().resource::<Session<Guderian>>().record().unwrap().file.played.len()
}

/// The hexes of a decision are shown to people alone.
#[test]
fn only_a_person_is_asked() {
    let is_asked = |seats| {
        let app = table(seats);
        let (session, position) =
            (app.world().resource::<Session<Guderian>>(), app.world().resource::<Position<Guderian>>());
        session.is_person_asked(position)
    };
    assert!(!is_asked([random(), random()]));
    assert!(is_asked([Seat::Human, Seat::Human]));
}

#[test]
fn a_computer_that_is_held_does_one_deed_when_it_is_told_to() {
    let mut app = table([random(), random()]);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    assert_eq!(orders_after(&mut app, 1.0), 0, "it waits");
    for deeds in 1..=2 {
        ask(&mut app, Action::OneDeed);
        assert_eq!(orders_after(&mut app, 1.2), deeds);
    }
    ask(&mut app, Action::HoldOpponent);
    assert!(orders_after(&mut app, 1.5) > 3, "it goes on by itself");
}

/// A player who holds the computer player in its turn is not held in their own: the computer player answers the
/// questions put to it there.
#[test]
fn a_computer_is_held_no_longer_than_its_turn() {
    let whose = |app: &App| {
        let phase = app.world().resource::<Position<Guderian>>().public.phase;
        phase.side().number()
    };
    let first = whose(&table([random(), random()]));
    let mut seats = [random(), random()];
    seats[1 - first] = Seat::Human;
    let mut app = table(seats);
    for _ in 0..8 {
        if whose(&app) != first {
            break;
        }
        assert!(app.world().resource::<Held>().on, "its turn");
        app.world_mut().write_message(SessionRequest(Request::order(Order::EndPhase)));
        app.update();
        app.update();
    }
    assert_ne!(whose(&app), first, "the turn has ended");
    assert_eq!(*app.world().resource::<Held>(), Held::default());
}
