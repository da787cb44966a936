//! The staff player in positions with only one right order.

use crate::{
    rules::samples::work,
    shared::names::{hex, word},
};
use kessel::{
    engine::{
        board::{Hex, Hexside},
        orders::{Game, play},
    },
    games::squad::{
        players::by_name,
        rules::{
            Position, Rulebook, Squad, View,
            counter::Place,
            kinds::{Arm, Side},
            order::Order,
            phase::{Phase, Step},
            position::{Public, WorkKind},
        },
    },
    play::players::Thought,
};
use std::sync::Arc;

/// Returns the staff player's order in this phase of turn 2, with units in these hexes and the others eliminated.
fn advised(scenario: &str, stand: &[(&str, &str)], phase: Phase) -> Order {
    advised_but(scenario, stand, phase, |_| {})
}

/// The same with another change.
fn advised_but(
    scenario: &str,
    stand: &[(&str, &str)],
    phase: Phase,
    change: impl FnOnce(&mut Public),
) -> Order {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut position: Position = Squad::start(&rulebook, 1);
    (position.public.turn, position.public.phase) = (2, phase);
    for counter in &mut position.public.counters {
        let at = stand.iter().find(|(unit, _)| word(unit) == counter.id);
        counter.place = at.map_or(Place::Destroyed, |(_, at)| Place::Map(hex(at)));
    }
    change(&mut position.public);
    let view = View::to_play(&rulebook, &position);
    by_name("staff", 1).unwrap().choose_order(&view, &Thought::new(0.1)).order
}

fn faces(public: &mut Public, unit: &str, side: Hexside) {
    public.counters.iter_mut().find(|it| it.id == word(unit)).unwrap().facing = Some(side);
}

/// Squads of a hex fire together, with their leader (10.3, 10.5).
#[test]
fn squads_fire_together_with_their_leader() {
    let stand = [
        ("us-rifle-1", "0505"),
        ("us-rifle-2", "0505"),
        ("us-leader-1-1", "0505"),
        ("ge-rifle-1", "0604"),
        ("ge-rifle-2", "0914"),
    ];
    let order = advised("patrol", &stand, Phase::Second(Step::DefensiveFire));
    let Order::Fire { shots, leader, .. } = &order else { panic!("{order:?}") };
    assert!(shots.len() > 1 && *leader == Some(word("us-leader-1-1")), "{order:?}");
}

/// A unit enters an empty house of the enemy.
#[test]
fn an_empty_house_is_taken() {
    let stand = [("us-rifle-1", "0505"), ("ge-rifle-1", "0908")];
    let order = advised("patrol", &stand, Phase::First(Step::Movement));
    let Order::Move { path, .. } = &order else { panic!("{order:?}") };
    assert!(path.iter().any(|at| ["0604", "0703", "0704"].map(hex).contains(at)), "{order:?}");
}

/// A tank drives up to infantry in the open and overruns it in the same move, before any other unit moves (6.5, 18.2).
#[test]
fn a_tank_drives_up_to_an_overrun() {
    let stand = [
        ("so-t34-76-1", "0912"),
        ("ge-rifle-1", "0909"),
        ("ge-rifle-2", "0909"),
        ("ge-rifle-3", "0301"),
        ("so-guards-1", "0911"),
    ];
    let order = advised_but("hill-71", &stand, Phase::First(Step::Movement), |public| {
        faces(public, "so-t34-76-1", Hexside::North);
        for counter in &mut public.counters {
            // Both are pinned and cannot fire.
            counter.condition.pinned = counter.side == Side::German;
            counter.condition.moved = counter.id == word("so-guards-1");
            counter.condition.halted = counter.condition.moved;
        }
    });
    let Order::Drive { path, .. } = &order else { panic!("{order:?}") };
    let last = path.last().unwrap();
    assert_eq!(last.hex.step(last.facing), Some(hex("0909")), "{order:?}");
    let order = advised_but("hill-71", &stand, Phase::First(Step::Movement), |public| {
        public.driven = Some(word("so-t34-76-1"));
        for counter in &mut public.counters {
            counter.condition.pinned = counter.side == Side::German;
            if counter.id == word("so-t34-76-1") {
                (counter.condition.moved, counter.condition.halted) = (true, true);
                (counter.place, counter.facing) = (Place::Map(last.hex), Some(last.facing));
                counter.condition.spent = 2;
            }
        }
    });
    assert_eq!(order, Order::Overrun { unit: word("so-t34-76-1"), hex: hex("0909"), uses: Vec::new() });
}

/// A sniper that would be found is withdrawn; one near an enemy path stays (3.6, 21.5).
#[test]
fn a_sniper_about_to_be_found_leaves() {
    let order = |at| {
        let stand = [("sniper-1", "1009"), ("so-guards-1", "1014"), ("ge-rifle-1", at)];
        advised("hill-71", &stand, Phase::First(Step::AfterAction))
    };
    assert_eq!(order("1008"), Order::WithdrawSniper);
    assert_eq!(order("1007"), Order::Done);
}

/// In the last turn a squad splits in front of two empty houses, but not in front of one (3.1 c).
#[test]
fn a_squad_splits_before_two_houses() {
    let order = |unit| {
        let stand = [("us-rifle-1", "0605"), ("us-leader-1-1", "0605"), ("ge-rifle-1", unit)];
        advised_but("patrol", &stand, Phase::First(Step::Command), |public| public.turn = 6)
    };
    // The leader takes one house itself.
    assert_eq!(order("0703"), Order::Done);
    assert_eq!(order("0914"), Order::Split { squad: word("us-rifle-1"), second: false });
}

/// Wire that bars the path of several units is cleared with the satchel charge (20.6).
#[test]
fn wire_before_the_hill_is_cleared() {
    let stand = [
        ("so-smg-1", "0907"),
        ("so-smg-2", "0907"),
        ("so-guards-1", "0907"),
        ("so-leader-2-1", "0907"),
        ("so-rifle-1", "0908"),
        ("so-rifle-2", "0908"),
        ("ge-rifle-1", "0301"),
    ];
    let order = advised_but("hill-71", &stand, Phase::First(Step::Fire), |public| {
        for at in ["0906", "0806", "1006"] {
            public.works.insert(hex(at), work(WorkKind::Wire));
        }
    });
    assert!(matches!(order, Order::ClearWire { .. }), "{order:?}");
}

/// A scenario as the staff player sets it up.
fn set_up(scenario: &str) -> (Arc<Rulebook>, Public) {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut world = Squad::world();
    Squad::restore(&mut world, &rulebook, Squad::start(&rulebook, 7));
    let mut player = by_name("staff", 1).unwrap();
    loop {
        let position = Squad::position(&world).clone();
        if !position.public.phase.is_set_up() {
            return (rulebook, position.public);
        }
        let order = player.choose_order(&View::to_play(&rulebook, &position), &Thought::new(0.1)).order;
        play::<Squad>(&mut world, &order).unwrap();
    }
}

/// All available works are built, and mortars are not in buildings, from which they cannot fire (15.1, 20.1).
#[test]
fn works_are_built_and_mortars_fire() {
    for scenario in ["valmont", "crossroads", "hill-71"] {
        let (rulebook, public) = set_up(scenario);
        for side in Side::BOTH {
            let left = &public.stores(side).works;
            assert!(left.values().all(|left| *left == 0), "{scenario}: {left:?}");
        }
        for counter in &public.counters {
            let mortar = rulebook.kind(counter).weapon().is_some_and(|weapon| weapon.arm == Arm::Mortar);
            let Some(unit) = counter.carrier().filter(|_| mortar) else { continue };
            let at: Option<Hex> = public.find(unit).and_then(|unit| unit.hex());
            assert!(at.is_none_or(|at| rulebook.board.built_of(at).is_none()), "{scenario}: {at:?}");
        }
    }
}
