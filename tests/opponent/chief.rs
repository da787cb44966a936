//! The chief of staff, led through one occasion of a scenario of Squad.

use kessel::{
    engine::orders::{Game, Position, PositionData, Viewed, is_over, play},
    games::squad::rules::{Squad, order::Order, phase::Step},
    play::players::{
        ChosenOrder, HasPlayers, Player, Seated, Thought,
        chief::{Chief, Erring, Led},
    },
};
use std::sync::Arc;

type Rulebook = <Squad as PositionData>::Rulebook;

/// Orders of a chief in trials: few, to be fast.
const ORDERS: u64 = 2000;
/// Orders after which an occasion is given up: no real one is as long.
const MOST_ORDERS: usize = 1000;

fn acting(rulebook: &Rulebook, position: &Position<Squad>) -> usize {
    Squad::acting(rulebook, &position.public)
}

fn occasion(rulebook: &Arc<Rulebook>, position: &Position<Squad>) -> Option<u32> {
    Squad::occasion(&Squad::view(rulebook, position))
}

fn seated(name: &str) -> Seated<Squad> {
    Squad::player(name, 1).unwrap()
}

/// The position of `patrol` at the first choice before movement, after set-up by `staff`.
fn at_an_occasion() -> (Arc<Rulebook>, Position<Squad>) {
    let rulebook = Arc::new(Squad::load("patrol", &Default::default()).unwrap());
    let mut world = Squad::world();
    Squad::restore(&mut world, &rulebook, Squad::start(&rulebook, 3));
    let mut players = [seated("staff"), seated("staff")];
    for _ in 0..MOST_ORDERS {
        let position = Squad::position(&world).clone();
        let moves = position.public.phase.step() == Some(Step::Movement);
        if moves && occasion(&rulebook, &position).is_some() {
            return (rulebook, position);
        }
        let player = &mut players[acting(&rulebook, &position)];
        let order = player.choose_order(&Squad::view(&rulebook, &position), &Thought::new(0.0)).order;
        play::<Squad>(&mut world, &order).unwrap();
    }
    panic!("no side comes to an occasion");
}

/// The orders of a player until its occasion is past, with `greedy` for the reactions of the other side.
fn orders_of(player: &mut dyn Player<Squad>, thought: &Thought) -> Vec<ChosenOrder<Order>> {
    let (rulebook, begun) = at_an_occasion();
    let (side, first) = (acting(&rulebook, &begun), occasion(&rulebook, &begun));
    let mut world = Squad::world();
    Squad::restore(&mut world, &rulebook, begun);
    let mut other = seated("greedy");
    let mut chosen = Vec::new();
    for _ in 0..MOST_ORDERS {
        let position = Squad::position(&world).clone();
        let is_own = acting(&rulebook, &position) == side;
        if is_over::<Squad>(&position.public) || is_own && occasion(&rulebook, &position) != first {
            return chosen;
        }
        let view = Squad::view(&rulebook, &position);
        let advice = if is_own {
            player.choose_order(&view, thought)
        } else {
            other.choose_order(&view, &Thought::new(0.0))
        };
        play::<Squad>(&mut world, &advice.order).unwrap();
        if is_own {
            chosen.push(advice);
        }
    }
    panic!("the occasion does not end");
}

#[test]
fn the_same_seed_gives_the_same_orders_and_reasons() {
    let thought = Thought::default();
    let first = orders_of(&mut Chief::<Squad>::new(7, ORDERS), &thought);
    assert!(!first.is_empty());
    assert!(thought.tried() > ORDERS / 4, "{} orders in trials", thought.tried());
    assert_eq!(orders_of(&mut Chief::<Squad>::new(7, ORDERS), &Thought::default()), first);
}

/// Its captain is not changed by a chief that does not think, nor by errors that never happen.
#[test]
fn without_effort_the_captain_plays_alone() {
    let alone = orders_of(&mut Erring::<Squad>::new(Squad::captain(), 1, 0.0), &Thought::default());
    let idle = Thought::new(0.0);
    assert_eq!(orders_of(&mut Chief::<Squad>::new(7, ORDERS), &idle), alone);
    assert_eq!(idle.tried(), 0);
    let stopped = Thought::default();
    stopped.stop();
    assert_eq!(orders_of(&mut Chief::<Squad>::new(7, ORDERS), &stopped), alone, "a stopped thought");
    assert_eq!(stopped.tried(), 0, "it answers at once");
}

/// Units that do something by chance still give orders that the rules allow, the same ones for the same seed.
#[test]
fn errors_are_legal_and_come_from_the_seed() {
    let erring = |seed: u64, errors: f64| {
        orders_of(&mut Erring::<Squad>::new(Squad::captain(), seed, errors), &Thought::default())
    };
    let all = erring(4, 1.0);
    assert_eq!(erring(4, 1.0), all);
    assert_ne!(erring(4, 0.0), all, "no group does what its captain would");
}
