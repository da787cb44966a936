//! The moves of units as planned: one order each, as soon as no decision is pending.

use super::looking::looking;
use crate::{
    engine::orders::Game,
    games::panzer44::rules::{Panzer44, Position, View},
    planning::Plan,
    table::{
        app::sets::GameSet,
        session::{Request, Session, SessionRequest},
    },
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, go_on.in_set(GameSet::AskAtTable(Panzer44::ID)));
}

/// Gives the next order of units that move as planned. A pending decision is answered first.
fn go_on(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    mut plan: ResMut<Plan<Panzer44>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    if !plan.0.planned.is_under_way() {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let waits = position.public.owed.is_some() || session.people.dice.is_some();
    if waits {
        return;
    }
    let Some(side) = looking(&session, &position) else { return };
    if let Some(order) = plan.0.planned.next_order(&View::new(rulebook, &position, side)) {
        requests.write(SessionRequest(Request::order(order)));
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
            planning::{PlannedWays, Ways},
            rules::{
                counter::Place,
                event::Event,
                kinds::Side,
                phase::Phase,
                plot::{Draft, Plot, Task},
            },
        },
        panels::{Custom, NewGame, Seat},
        settings::Settings,
        table::{self, tabled::OnTable},
    };
    use bevy::{state::app::StatesPlugin, window::RequestRedraw};
    use std::marker::PhantomData;

    /// Four tanks with paths to one hex.
    fn crowded() -> (App, Vec<UnitId>) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .insert_resource(Settings { hand_over: false, ..Settings::default() })
            .init_resource::<Plan<Panzer44>>()
            .add_message::<RequestRedraw>()
            .insert_resource(table::Games::new([&PhantomData::<Panzer44> as _]))
            .add_plugins((table::app::screen::plugin, table::session::requests::plugin))
            .add_plugins((table::session::game_plugin::<Panzer44>, plugin));
        app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
            scenario: "vauclair".to_owned(),
            options: ChosenOptions::usual::<Panzer44>(),
            seed: Some(5),
            seats: [Seat::Human, Seat::Human],
            custom: Custom::default(),
        })));
        app.update();
        let mut position = app.world().resource::<Position>().clone();
        (position.public.turn, position.public.phase) = (2, Phase::FirstMovement);
        let tanks: Vec<UnitId> =
            (1..=4).map(|number| format!("us-m4-75-{number}").parse().unwrap()).collect();
        let starts = ["0509", "0510", "0609", "0709"].map(|hex| hex.parse().unwrap());
        for counter in &mut position.public.counters {
            counter.place = match tanks.iter().position(|unit| *unit == counter.id) {
                Some(number) => Place::Map(starts[number]),
                None => Place::Destroyed,
            };
        }
        let orders = tanks.iter().map(|unit| (*unit, Task::Move)).collect();
        position.public.shown[Side::Allied.number()] = Plot { orders, ..Plot::default() };
        let public = position.public.clone();
        let end: Hex = "0610".parse().unwrap();
        let way = |unit: &UnitId| {
            let counter = public.find(*unit).unwrap();
            let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
            (
                *unit,
                crate::games::panzer44::rules::movement::Marches::new(&rulebook, &public, counter).path(end),
            )
        };
        let ways: Ways = tanks.iter().map(way).collect();
        assert!(ways.values().all(|way| !way.is_empty()), "{ways:?}");
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        Panzer44::restore(app.world_mut(), &rulebook, position);
        let planned = PlannedWays::of(2, [Ways::new(), ways]);
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned = planned;
        app.update();
        (app, tanks)
    }

    /// Three units move where three may be. The fourth keeps its path, and the reason why it has not moved is shown
    /// (7.9).
    #[test]
    fn who_cannot_go_as_planned_is_told_with_the_reason() {
        let (mut app, tanks) = crowded();
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned.go(tanks.clone());
        for _ in 0..12 {
            app.update();
        }
        let position = app.world().resource::<Position>();
        let planned = &app.world().resource::<Plan<Panzer44>>().0.planned;
        let end = "0610".parse().unwrap();
        assert_eq!(position.public.stack(end).count(), 3);
        assert!(planned.failures()[0].contains("case 7.9"), "{:?}", planned.failures());
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let open = planned.open(&View::new(&rulebook, position, Side::Allied));
        assert_eq!((open.len(), planned.failures().len()), (1, 1), "its button stays");
    }

    /// Carriers with passengers that are to unload at the ends of their paths; returns the passengers and those ends.
    fn carried() -> (App, Vec<(UnitId, UnitId, Hex)>) {
        let (mut app, tanks) = crowded();
        let mut position = app.world().resource::<Position>().clone();
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let public = &mut position.public;
        let units: Vec<[UnitId; 2]> = (1..=2)
            .map(|number| {
                let ids = [format!("us-m3-halftrack-{number}"), format!("us-armoured-infantry-{number}")];
                ids.map(|id| id.parse().unwrap())
            })
            .collect();
        let orders = units.iter().flat_map(|[carrier, unit]| [(*carrier, Task::Move), (*unit, Task::Unload)]);
        public.shown[Side::Allied.number()] = Plot { orders: orders.collect(), ..Plot::default() };
        for counter in &mut public.counters {
            for ([carrier, unit], start) in units.iter().zip(["0509", "0510"]) {
                if counter.id == *carrier {
                    counter.place = Place::Map(start.parse().unwrap());
                } else if counter.id == *unit {
                    counter.place = Place::Aboard(*carrier);
                } else if tanks.contains(&counter.id) {
                    counter.place = Place::Destroyed;
                }
            }
        }
        let mut led: Vec<(UnitId, UnitId, Hex)> = Vec::new();
        let mut ways = Ways::new();
        for [carrier, unit] in units {
            let marches = crate::games::panzer44::rules::movement::Marches::new(
                &rulebook,
                public,
                public.find(carrier).unwrap(),
            );
            let suits = |end: &&Hex| {
                marches.left(**end) >= Some(rulebook.charts.unloading)
                    && public.counters.iter().all(|counter| counter.hex() != Some(**end))
                    && led.iter().all(|(_, _, other)| other != *end)
            };
            let end = *marches.ends().iter().find(suits).unwrap();
            ways.insert(carrier, marches.path(end));
            led.push((carrier, unit, end));
        }
        Panzer44::restore(app.world_mut(), &rulebook, position);
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned = PlannedWays::of(2, [Ways::new(), ways]);
        app.update();
        (app, led)
    }

    /// A passenger unloads when its carrier has arrived, before the next unit moves, because later is too late (11.3).
    #[test]
    fn who_is_to_get_out_does_so_before_the_next_goes() {
        for alone in [false, true] {
            let (mut app, led) = carried();
            let going = led.iter().map(|(carrier, ..)| *carrier).take(if alone { 1 } else { 2 });
            app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned.go(going.collect::<Vec<_>>());
            for _ in 0..12 {
                app.update();
            }
            let position = app.world().resource::<Position>();
            let told = app.world().resource::<Plan<Panzer44>>().0.planned.failures();
            for (number, (_, unit, end)) in led.iter().enumerate() {
                let out = position.public.find(*unit).unwrap().hex() == Some(*end);
                assert_eq!(out, number == 0 || !alone, "{unit}, {end}: {told:?}");
            }
        }
    }

    /// A player who opens the game again in the same turn finds the paths; in another turn there are none.
    #[test]
    fn ways_come_back_with_their_game() {
        let (mut app, tanks) = crowded();
        let kept = Panzer44::plans(app.world()).unwrap();
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned = PlannedWays::default();
        assert_eq!(Panzer44::plans(app.world()).unwrap().trim(), "", "nobody has planned anything");
        Panzer44::take_up_plans(app.world_mut(), &kept);
        let open = |app: &App| {
            let position = app.world().resource::<Position>();
            let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
            app.world().resource::<Plan<Panzer44>>().0.planned.open(&View::new(
                &rulebook,
                position,
                Side::Allied,
            ))
        };
        assert_eq!(open(&app).len(), tanks.len());
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned = PlannedWays::default();
        app.world_mut().resource_mut::<Position>().public.turn = 3;
        Panzer44::take_up_plans(app.world_mut(), &kept);
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.planned, PlannedWays::default());
    }

    /// The paths of the arriving player are shown only after the hand-over, and no state of the leaving player stays.
    #[test]
    fn who_comes_is_covered_for_his_ways_and_finds_no_tool_of_the_other() {
        use crate::{games::panzer44::rules::plot::Tool, table::session::seating::Seating};
        let (mut app, _) = crowded();
        assert!(Panzer44::has_kept(app.world()));
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft.tool = Tool::Opportunity;
        Panzer44::goes_over(app.world_mut());
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.draft, Draft::default());
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned = PlannedWays::default();
        assert!(!Panzer44::has_kept(app.world()), "nobody is covered for nothing");
    }

    #[test]
    fn the_others_wait_when_one_is_lost() {
        let (mut app, tanks) = crowded();
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let public = app.world().resource::<Position>().public.clone();
        let planned = &mut app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned;
        planned.go(tanks[1..].iter().copied());
        planned.notice(&rulebook, &public, &[Event::Destroyed { unit: tanks[0], wreck: None }]);
        assert_eq!(planned.failures(), ["1st M4(75) Platoon is eliminated. 3 units wait."]);
        assert!(!planned.is_under_way());
    }
}
