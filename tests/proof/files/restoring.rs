//! Putting a position on the table has no effect: no event, no die, no change.

use crate::games::{campaign, moments, random_order};
use bevy::{prelude::*, state::app::StatesPlugin};
use kessel::{
    engine::orders::{Game, PendingOrder, PhaseTransition, phase_is_changing, play},
    games::guderian::rules::{Guderian, Position, agree, order::Order, phase::Phase},
};
use std::collections::BTreeSet;

#[test]
fn a_position_restored_in_every_phase_is_the_same() {
    let rulebook = campaign();
    let mut phases = BTreeSet::new();
    let mut world = Guderian::world();
    for moment in moments() {
        phases.insert(moment.public.phase);
        assert_eq!(Guderian::faults(&rulebook, moment), Vec::<String>::new());
        Guderian::restore(&mut world, &rulebook, moment.clone());
        assert!(Guderian::position(&world) == moment, "restoring changed the position");
        assert!(agree(&mut world));
        // Even a run of all schedules after it does nothing.
        world.run_schedule(PhaseTransition);
        world.run_schedule(bevy::state::state::StateTransition);
        assert!(Guderian::position(&world) == moment, "the schedules changed the position");
        assert!(world.resource::<PendingOrder<Guderian>>().events.is_empty());
        assert!(!phase_is_changing::<Guderian>(&world));
        // A refused order shows that the phase is the right one, and still nothing happens.
        world.clear_trackers();
        let refused = play::<Guderian>(&mut world, &Order::Bid { points: 1 });
        assert!(refused.is_err());
        assert!(!world.is_resource_changed::<Position>(), "a refusal marks the position as changed");
        assert!(Guderian::position(&world) == moment, "a refusal changed the position");
        assert_eq!(Guderian::position(&world).secrets.dice, moment.secrets.dice);
    }
    // Recovery passes by itself and bidding is an option: no game is in these phases here.
    let stands: BTreeSet<Phase> = Phase::ALL
        .into_iter()
        .filter(|phase| !matches!(phase, Phase::SovietRecovery | Phase::GermanRecovery | Phase::Bidding))
        .collect();
    assert_eq!(phases, stands);
}

#[test]
fn a_position_restored_from_text_plays_on_the_same() {
    let rulebook = campaign();
    let mut first = Guderian::world();
    let mut second = Guderian::world();
    for moment in moments() {
        let text = ron::to_string(moment).expect("a position has a text");
        let read = ron::from_str(&text).expect("the text is a position");
        Guderian::restore(&mut first, &rulebook, moment.clone());
        Guderian::restore(&mut second, &rulebook, read);
        assert!(Guderian::position(&first) == Guderian::position(&second));
        for seed in 0..3 {
            let order = random_order(seed, &rulebook, Guderian::position(&first));
            let (one, two) = (play::<Guderian>(&mut first, &order), play::<Guderian>(&mut second, &order));
            assert_eq!(one, two);
            assert!(Guderian::position(&first) == Guderian::position(&second));
        }
    }
}

/// Represents any other state of an app.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Screen {
    #[default]
    Table,
    Title,
}

/// An order is played in the middle of a frame: a change of screen requested in the same frame waits for the next.
#[test]
fn an_order_that_ends_a_phase_applies_no_other_pending_change_of_state() {
    let rulebook = campaign();
    let ends =
        |moment: &&Position| moment.public.phase == Phase::SovietCombat && moment.public.owed.is_none();
    let moment = moments().iter().find(ends).unwrap();
    let mut app = App::new();
    app.add_plugins(StatesPlugin).init_state::<Screen>();
    Guderian::plugin(&mut app);
    Guderian::restore(app.world_mut(), &rulebook, moment.clone());
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    play::<Guderian>(app.world_mut(), &Order::EndPhase).unwrap();
    assert_ne!(Guderian::position(app.world()).public.phase, Phase::SovietCombat);
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Table,
        "the screen changed in mid-frame"
    );
    app.update();
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
}
