//! Whole random games, with movement and without, and combats of all units spread over the map.

use crate::play::{Lots, SCENARIOS, march};
use bevy::prelude::World;
use kessel::{
    engine::orders::{Game, play},
    games::squad::rules::{
        Position, Rulebook, Squad,
        counter::Place,
        event::Event,
        order::legal,
        phase::{Phase, Step},
        position::invariants,
        view::to_play,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Games of each scenario.
const SEEDS: u64 = 3;

/// Plays to the end, with movement or without; returns the events.
fn played(rulebook: &Arc<Rulebook>, world: &mut World, seed: u64, marching: bool) -> Vec<Event> {
    let mut lots = Lots(seed);
    let mut happened = Vec::new();
    for number in 0..20_000 {
        let public = &Squad::position(world).public;
        if public.outcome.is_some() {
            return happened;
        }
        let side = to_play(rulebook, public);
        let orders = legal::orders(rulebook, public, side);
        assert!(!orders.is_empty(), "nothing can be ordered in {:?}, {:?}", public.phase, public.owed);
        let moving = public.phase.step() == Some(Step::Movement) && public.owed.is_none();
        // In the movement half of the orders are foolish ones, which may be refused.
        let foolish = moving && marching && lots.below(2) == 0;
        let order = match (moving, marching && lots.below(80) > 0) {
            (true, true) if foolish => march(rulebook, public, side, &mut lots),
            (true, true) => orders[lots.below(orders.len())].clone(),
            (true, false) => orders[orders.len() - 1].clone(),
            (false, _) => lots.choose(&orders),
        };
        let before = Squad::position(world).clone();
        let events = play::<Squad>(world, &order);
        if foolish && events.is_err() {
            assert_eq!(before, *Squad::position(world), "{order:?} is refused and changes something");
            continue;
        }
        happened.extend(
            events.unwrap_or_else(|refusal| panic!("seed {seed}, order {number}: {order:?}: {refusal}")),
        );
        let broken = invariants::broken(rulebook, Squad::position(world));
        assert!(broken.is_empty(), "seed {seed}, order {number}: {order:?}: {broken:?}");
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn games_by_chance_come_to_an_end() {
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut world = Squad::world();
            let position = <Squad as Game>::start(&rulebook, seed);
            Squad::restore(&mut world, &rulebook, position);
            played(&rulebook, &mut world, seed, false);
        }
    }
}

/// All units are somewhere near the middle of the map, with the weapons of their side, and fight to the end.
#[test]
fn fights_by_chance_come_to_an_end() {
    let mut kinds = BTreeSet::new();
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut lots = Lots(seed + 100);
            let mut position = <Squad as Game>::start(&rulebook, seed);
            scatter(&rulebook, &mut position, &mut lots);
            let mut world = Squad::world();
            Squad::restore(&mut world, &rulebook, position);
            note(&mut kinds, played(&rulebook, &mut world, seed, false));
        }
    }
    for kind in [
        "AntiTank",
        "Assault",
        "Fire",
        "Hit",
        "Advanced",
        "SmokeLaid",
        "Recovered",
        "Split",
        "Joined",
        "UsedUp",
        "Fell",
        "Armed",
    ] {
        assert!(kinds.contains(kind), "no {kind} in all these fights: {kinds:?}");
    }
}

/// The same with movement, after set-up and with the sides mixed.
#[test]
fn marches_by_chance_come_to_an_end() {
    let mut kinds = BTreeSet::new();
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut position = <Squad as Game>::start(&rulebook, seed);
            if seed % 2 == 0 {
                scatter(&rulebook, &mut position, &mut Lots(seed));
            }
            let mut world = Squad::world();
            Squad::restore(&mut world, &rulebook, position);
            note(&mut kinds, played(&rulebook, &mut world, seed, true));
        }
    }
    for kind in ["Moved", "Turned", "HaveMoved", "Opportunity", "SmokeLaid", "SetOut"] {
        assert!(kinds.contains(kind), "no {kind} in all these marches: {kinds:?}");
    }
}

/// Notes the kinds of events and attacks.
fn note(kinds: &mut BTreeSet<String>, happened: Vec<Event>) {
    for event in happened {
        let text = format!("{event:?}");
        kinds.insert(text.split([' ', '{']).next().unwrap_or_default().to_owned());
        if let Event::Attacked { kind, .. } = event {
            kinds.insert(format!("{kind:?}"));
        }
    }
}

fn scatter(rulebook: &Rulebook, position: &mut Position, lots: &mut Lots) {
    use kessel::games::squad::rules::{
        conduct::commanding::may_arm,
        movement::{Moves, crowd, enemy_in, fits},
    };
    let board = &rulebook.board;
    let near: Vec<_> = board
        .hexes()
        .filter(|hex| (6..=13).contains(&hex.column()) && (4..=9).contains(&hex.row()))
        .collect();
    let waits = |place| matches!(place, Place::SetUp(_) | Place::Due(_));
    let ids: Vec<_> = position.public.counters.iter().filter(|it| waits(it.place)).map(|it| it.id).collect();
    for id in &ids {
        let counter = position.public.find(*id).unwrap().clone();
        let Some(moves) = Moves::of(rulebook.kind(&counter)) else { continue };
        for _ in 0..500 {
            let hex = near[lots.below(near.len())];
            let row = rulebook.charts.row(board.terrain(hex)).unwrap();
            let ground = if moves.drives() { row.vehicle } else { row.infantry };
            let public = &position.public;
            let free = !enemy_in(rulebook, public, counter.side, hex)
                && fits(rulebook, public, hex, &[&counter]).is_ok()
                && crowd(rulebook, public, hex, &[]).infantry < 3;
            if ground.is_some() && free {
                let facing = Some(lots.side());
                let facing = facing.filter(|_| rulebook.kind(&counter).faces());
                Squad::apply(rulebook, position, &Event::Placed { unit: *id, hex, facing });
                break;
            }
        }
    }
    position.public.phase = Phase::FirstSetUp;
    for weapon in &ids {
        if rulebook.kind(position.public.find(*weapon).unwrap()).weapon().is_none() {
            continue;
        }
        let counter = position.public.find(*weapon).unwrap().clone();
        position.public.counters.iter_mut().find(|it| it.id == *weapon).unwrap().place = Place::SetUp(0);
        let public = &position.public;
        let takers: Vec<_> = public
            .counters
            .iter()
            .filter(|it| {
                it.hex().is_some() && may_arm(rulebook, public, counter.side, *weapon, it.id).is_ok()
            })
            .map(|it| it.id)
            .collect();
        if takers.is_empty() {
            position.public.counters.iter_mut().find(|it| it.id == *weapon).unwrap().place = Place::Destroyed;
            continue;
        }
        let unit = takers[lots.below(takers.len())];
        Squad::apply(rulebook, position, &Event::Armed { weapon: *weapon, unit });
    }
    (position.public.turn, position.public.phase) = (1, Phase::First(Step::Command));
}
