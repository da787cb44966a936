//! A general's hint.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    games::guderian::rules::{Guderian, Rulebook, counter::Place, order::Order, phase::Phase, set_up},
    panels::{Action, Hint},
    planning::Plan,
    settings::Settings,
    table::{
        self,
        app::{host::Asked, waker::Waker},
        session::{
            Request, Session, SessionRequest,
            hint::{Hinted, game_plugin},
            thinker::ThoughtEnded,
        },
    },
};
use bevy::{prelude::*, state::app::StatesPlugin, window::RequestRedraw};
use std::{marker::PhantomData, sync::Arc};

/// The Seventh Panzer Division adjacent to a lone rifle division, in the German Combat Phase.
fn table() -> App {
    let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
    let mut position = set_up::start(&rulebook, 7);
    (position.public.turn, position.public.phase) = (3, Phase::GermanCombat);
    let stand = [("pz-25-7", "1108"), ("pzg-6-7", "1108"), ("pzg-7-7", "1108"), ("untried-rifle-01", "1208")];
    for (id, at) in stand {
        let piece = position.public.find(id.parse().unwrap()).unwrap();
        let counter = &mut position.public.counters[piece.index()];
        counter.place = Place::Map(at.parse().unwrap());
        counter.condition.supplied = true;
    }
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Settings>()
        .add_message::<RequestRedraw>()
        .add_message::<Asked>()
        .insert_resource(ThoughtEnded(Waker(Arc::new(|| {}))))
        .insert_resource(table::Games::new([&PhantomData::<Guderian> as _]))
        .add_plugins((
            table::app::screen::plugin,
            table::session::requests::plugin,
            table::people::game_plugin::<Guderian>,
        ))
        .add_plugins((table::session::game_plugin::<Guderian>, game_plugin::<Guderian>));
    table::put_on_table::<Guderian>(app.world_mut(), rulebook, position);
    app.update();
    app
}

fn ask(app: &mut App, action: Action) {
    app.world_mut().write_message(Asked(action));
    app.update();
}

fn hint(app: &App) -> Option<Hint<Order>> {
    app.world().resource::<Hinted<Guderian>>().0.clone()
}

#[test]
fn a_hint_is_thought_out_and_carried_out() {
    let mut app = table();
    assert_eq!(hint(&app), None);
    ask(&mut app, Action::AskForHint);
    assert!(hint(&app).is_some());
    while app.world().resource::<Hinted<Guderian>>().is_thinking() {
        app.update();
    }
    let Some(Hint::Given { order, reason, .. }) = hint(&app) else { panic!("no advice: {:?}", hint(&app)) };
    assert!(matches!(order, Order::Attack { .. }), "{order:?}");
    assert!(!reason.is_empty());
    let given = hint(&app);
    let played = |app: &App| app.world().resource::<Session<Guderian>>().record().unwrap().file.played.len();
    let before = played(&app);
    ask(&mut app, Action::TakeHint);
    assert_eq!((played(&app), hint(&app)), (before, None), "its odds are looked at before the die is thrown");
    assert_eq!(app.world().resource::<Plan<Guderian>>().0.attack.order().as_ref(), Some(&order));
    app.world_mut().resource_mut::<Settings>().ask_before_dice = false;
    app.world_mut().resource_mut::<Hinted<Guderian>>().0 = given;
    ask(&mut app, Action::TakeHint);
    let session = app.world().resource::<Session<Guderian>>();
    assert_eq!(session.refusal, None);
    let played = session.record().unwrap().file.played.last().unwrap();
    assert_eq!((&played.order, &played.reason), (&order, &reason));
    assert_eq!(hint(&app), None);
}

#[test]
fn nobody_wants_a_hint_for_what_is_over() {
    let mut app = table();
    ask(&mut app, Action::AskForHint);
    app.world_mut().write_message(SessionRequest(Request::order(Order::EndPhase)));
    app.update();
    app.update();
    assert_eq!(hint(&app), None);
    ask(&mut app, Action::AskForHint);
    ask(&mut app, Action::DropHint);
    assert_eq!(hint(&app), None);
}
