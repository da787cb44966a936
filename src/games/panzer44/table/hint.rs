//! The use of a plot that a computer player advises.

use super::looking::looking;
use crate::{
    games::panzer44::{
        planning::Ways,
        rules::{Panzer44, Position, View, order::Order, plot::Draft},
    },
    planning::Plan,
    play::players::UnitAdvice,
    table::session::{Request, Session, SessionRequest},
};
use bevy::prelude::*;

/// Writes a plot on the sheet only: the player who asked checks it, changes it and commits it. If `keeps` is set,
/// existing orders stay, and the advice is added for units without an order.
pub(super) fn take(world: &mut World, order: Order, reason: String, parts: &[UnitAdvice], keeps: bool) {
    let Order::Plot { side, plot } = order else {
        world.write_message(SessionRequest(Request::advised(order, reason)));
        return;
    };
    let plots = world.get_resource::<Position>().and_then(|position| {
        let session = world.resource::<Session<Panzer44>>();
        looking(session, position)
    });
    if plots == Some(side) {
        let mut draft = world.resource::<Plan<Panzer44>>().0.draft.clone();
        let led = parts.iter().filter(|part| !part.way.is_empty());
        let ways: Ways = led.map(|part| (part.unit, part.way.clone())).collect();
        let Some(rulebook) = world.resource::<Session<Panzer44>>().rulebook.clone() else { return };
        if keeps && !draft.plot.is_empty() {
            let Some(position) = world.get_resource::<Position>() else { return };
            draft.add(&View::new(&rulebook, position, side), &plot, &ways);
        } else {
            draft = Draft { plot, ways, tool: draft.tool, at: draft.at, ..Draft::default() };
        }
        world.resource_mut::<Plan<Panzer44>>().0.draft = draft;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::{
            board::Hex,
            counters::UnitId,
            orders::{ChosenOptions, Game},
        },
        games::panzer44::{
            players::Staff,
            rules::{
                Rulebook,
                counter::{Counter, Place},
                kinds::Side,
                phase::Phase,
                plot::{Plot, Task},
                set_up,
            },
        },
        panels::{Action, Custom, Hint, NewGame, Seat},
        play::players::Player,
        settings::Settings,
        table::{
            self,
            app::{host::Asked, waker::Waker},
            session::{hint::Hinted, thinker::ThoughtEnded},
        },
    };
    use bevy::{state::app::StatesPlugin, window::RequestRedraw};
    use std::{marker::PhantomData, sync::Arc};

    /// A table with a gun and tanks in these hexes, in the plot of the Germans.
    fn table(gun: &str, tanks: &str) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .insert_resource(Settings { hand_over: false, ..Settings::default() })
            .init_resource::<Plan<Panzer44>>()
            .add_message::<RequestRedraw>()
            .add_message::<Asked>()
            .insert_resource(ThoughtEnded(Waker(Arc::new(|| {}))))
            .insert_resource(table::Games::new([&PhantomData::<Panzer44> as _]))
            .add_plugins((table::app::screen::plugin, table::session::requests::plugin))
            .add_plugins((
                table::session::game_plugin::<Panzer44>,
                table::session::hint::game_plugin::<Panzer44>,
            ));
        app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
            scenario: "vauclair".to_owned(),
            options: ChosenOptions::usual::<Panzer44>(),
            seed: Some(5),
            seats: [Seat::Human, Seat::Human],
            custom: Custom::default(),
        })));
        app.update();
        let mut position = app.world().resource::<Position>().clone();
        (position.public.turn, position.public.phase) = (2, Phase::Plot);
        position.public.plotted = [false, true];
        for counter in &mut position.public.counters {
            match counter.id.as_str() {
                "ge-stug-3-1" => counter.place = Place::Map(gun.parse().unwrap()),
                "us-m4-75-1" => counter.place = Place::Map(tanks.parse().unwrap()),
                _ if matches!(counter.place, Place::SetUp(_)) => counter.place = Place::Destroyed,
                _ => {}
            }
        }
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        Panzer44::restore(app.world_mut(), &rulebook, position);
        app.update();
        app
    }

    fn ask(app: &mut App, action: Action) {
        app.world_mut().write_message(Asked(action));
        app.update();
    }

    /// The plot that a computer player advises, with its reason for each unit.
    fn advised(app: &mut App) -> (Plot, Vec<UnitAdvice>) {
        ask(app, Action::AskForHint);
        while app.world().resource::<Hinted<Panzer44>>().is_thinking() {
            app.update();
        }
        match &app.world().resource::<Hinted<Panzer44>>().0 {
            Some(Hint::Given { order: Order::Plot { plot, .. }, parts, .. }) => (plot.clone(), parts.clone()),
            other => panic!("no plot: {other:?}"),
        }
    }

    /// The advice states the destination of a move and the reason, and the sheet keeps the path. For a fire it states
    /// the expected result.
    #[test]
    fn each_unit_of_a_plot_is_told_its_way_and_its_chance() {
        let mut app = table("1510", "1409");
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let unit = "ge-stug-3-1".parse().unwrap();
        let says = |app: &App, task: Task| {
            let position = app.world().resource::<Position>();
            let plot = Plot { orders: [(unit, task)].into(), ..Plot::default() };
            let order = Order::Plot { side: Side::German, plot };
            let parts = Staff::new(1).parts(&View::new(&rulebook, position, Side::German), &order);
            let [part] = &parts[..] else { panic!("{parts:?}") };
            (order, part.clone())
        };
        let (_, fires) = says(&app, Task::Fire { target: "1409".parse().unwrap() });
        assert!(
            fires.way.is_empty() && fires.why.ends_with("chance to disrupt or eliminate M4(75)"),
            "{}",
            fires.why
        );
        let (order, goes) = says(&app, Task::Move);
        assert!(!goes.way.is_empty() && !goes.why.is_empty(), "{goes:?}");
        assert!(goes.why.contains("expected"), "what it expects is told: {}", goes.why);
        take(app.world_mut(), order, String::new(), std::slice::from_ref(&goes), true);
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.draft.ways.get(&unit), Some(&goes.way));
    }

    /// If all units enter by one road, no more are sent to a hex than its limit. The sheet does not accept more either
    /// (7.9).
    #[test]
    fn no_more_units_are_led_to_a_hex_than_may_stand_there() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (1, Phase::Plot);
        let due = |counter: &&Counter| counter.side == Side::Allied && matches!(counter.place, Place::Due(_));
        let units: Vec<UnitId> = position.public.counters.iter().filter(due).map(|unit| unit.id).collect();
        let orders = units.iter().map(|unit| (*unit, Task::Move)).collect();
        let plot = Plot { orders, ..Plot::default() };
        let view = View::new(&rulebook, &position, Side::Allied);
        let order = Order::Plot { side: Side::Allied, plot: plot.clone() };
        let parts = Staff::new(1).parts(&view, &order);
        let ends: Vec<Hex> = parts.iter().filter_map(|part| part.way.last().copied()).collect();
        assert!(ends.len() > 5, "{parts:?}");
        let limit = usize::from(rulebook.charts.stack_limit);
        for end in &ends {
            assert!(ends.iter().filter(|other| *other == end).count() <= limit, "{end}: {ends:?}");
        }
        let ways = units.iter().take(limit).map(|unit| (*unit, vec![ends[0]])).collect();
        let draft = Draft { plot, ways, ..Draft::default() };
        assert!(draft.is_full(&view, units[limit], ends[0]));
        assert!(!draft.is_full(&view, units[0], ends[0]), "it is one of those who are led there");
    }

    #[test]
    fn a_plot_that_is_advised_is_put_on_the_sheet_and_not_committed() {
        let mut app = table("1510", "1408");
        let (advised, parts) = advised(&mut app);
        assert!(!parts.is_empty() && parts.iter().all(|part| advised.orders.contains_key(&part.unit)));
        assert_ne!(advised, Plot::default());
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.draft.plot, Plot::default());
        // The player's own orders stay and the advice is added, or they are replaced, as the player decides.
        let (unit, own) = ("ge-stug-3-1".parse().unwrap(), Task::Fire { target: "1408".parse().unwrap() });
        let of_own = Plot { orders: [(unit, own)].into(), ..Plot::default() };
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft = Draft { plot: of_own, ..Draft::default() };
        let hint = app.world_mut().resource_mut::<Hinted<Panzer44>>().0.clone();
        ask(&mut app, Action::TakeHint);
        let both = app.world().resource::<Plan<Panzer44>>().0.draft.plot.clone();
        assert_eq!(both.orders.get(&unit), Some(&own));
        assert!(advised.orders.keys().all(|unit| both.orders.contains_key(unit)), "{both:?}");
        app.world_mut().resource_mut::<Hinted<Panzer44>>().0 = hint;
        ask(&mut app, Action::TakeWholeHint);
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.draft.plot, advised);
        assert_eq!(app.world().resource::<Position>().public.phase, Phase::Plot);
        assert_eq!(app.world().resource::<Session<Panzer44>>().refusal, None);
        assert!(app.world().resource::<Hinted<Panzer44>>().0.is_none());
    }
}
