//! Tables to try things at: positions from games of the random player, met on the way from the first order to
//! the last, and what must hold of any position.

use bevy::prelude::World;
use kessel::engine::orders::Position;
use kessel::{
    engine::orders::{Game, Record},
    games::{
        guderian::{self, rules::Guderian},
        panzer44::{self, rules::Panzer44},
    },
    play::{
        feed::Fed,
        players::{HasPlayers, Seated, Thought},
    },
};
use std::{cell::RefCell, sync::Arc};

/// Orders between two positions that are kept.
pub const APART: usize = 25;

/// Orders after which the games that give positions are left.
const ENOUGH: usize = 400;

/// A game that can be fuzzed.
pub trait Fuzzed: Fed + HasPlayers {
    /// A short scenario.
    const SCENARIO: &'static str;

    /// A player that orders anything legal.
    fn by_chance(seed: u64) -> Seated<Self>;

    /// Its order in this position; none if the game is over.
    fn advice(
        rulebook: &Arc<Self::Rulebook>,
        position: &Position<Self>,
        player: &mut Seated<Self>,
    ) -> Option<Self::Order>;

    /// What is broken in a position that came about by orders.
    fn broken(rulebook: &Self::Rulebook, position: &Position<Self>) -> Vec<String>;

    /// Whether entities and position say the same.
    fn agree(world: &mut World) -> bool;

    /// Lends this thread's table of the game.
    fn with_table<T>(work: impl FnOnce(&mut Table<Self>) -> T) -> T;
}

/// A world, and positions that a game is tried from.
pub struct Table<G: Game> {
    /// Every order of the game that the positions come from.
    pub played: Vec<G::Order>,
    /// What it is played by.
    pub rulebook: Arc<G::Rulebook>,
    /// Where it is played; kept between inputs, because making one costs more than an order.
    pub world: World,
    positions: Vec<Position<G>>,
}

/// Lays this thread's tables of all games.
pub fn lay() {
    Guderian::with_table(|_| ());
    Panzer44::with_table(|_| ());
}

impl<G: Fuzzed> Table<G> {
    /// Plays a game of the random player and keeps positions.
    fn new() -> Self {
        let rulebook = G::load(G::SCENARIO, &G::Options::default());
        let rulebook = Arc::new(rulebook.unwrap_or_else(|faults| panic!("{}: {faults:?}", G::SCENARIO)));
        let mut world = G::world();
        G::restore(&mut world, &rulebook, G::start(&rulebook, 5));
        let mut positions = vec![G::position(&world).clone()];
        let mut player = G::by_chance(5);
        let mut played = Vec::new();
        for number in 1..ENOUGH {
            let Some(order) = G::advice(&rulebook, G::position(&world), &mut player) else { break };
            if let Err(refusal) = kessel::engine::orders::play::<G>(&mut world, &order) {
                panic!("the random player's order is refused: {refusal}");
            }
            played.push(order);
            if number % APART == 0 {
                positions.push(G::position(&world).clone());
            }
        }
        Self { played, rulebook, world, positions }
    }

    /// Begins a game at the position with this number, counted round.
    pub fn begin(&mut self, number: u8) -> Record<G> {
        let position = self.positions[usize::from(number) % self.positions.len()].clone();
        Record::at(&mut self.world, Arc::clone(&self.rulebook), position, 5)
    }

    /// Stops the fuzzer if something that must always hold does not.
    pub fn insist(&mut self, after: &dyn std::fmt::Debug) {
        let broken = G::broken(&self.rulebook, G::position(&self.world));
        assert!(broken.is_empty(), "{broken:?} after {after:?}");
        assert!(G::agree(&mut self.world), "the entities say something else after {after:?}");
    }
}

macro_rules! fuzzed {
    ($game:ident, $room:ident, $scenario:literal) => {
        impl Fuzzed for $game {
            const SCENARIO: &'static str = $scenario;

            fn by_chance(seed: u64) -> Seated<Self> {
                Box::new($room::players::Random::new(seed))
            }

            fn advice(
                rulebook: &Arc<Self::Rulebook>,
                position: &Position<Self>,
                player: &mut Seated<Self>,
            ) -> Option<Self::Order> {
                if position.public.outcome.is_some() {
                    return None;
                }
                let view = $room::rules::View::to_play(rulebook, position);
                Some(player.advise(&view, &Thought::default()).order)
            }

            fn broken(rulebook: &Self::Rulebook, position: &Position<Self>) -> Vec<String> {
                $room::rules::invariants::broken(rulebook, position)
            }

            fn agree(world: &mut World) -> bool {
                $room::rules::agree(world)
            }

            fn with_table<T>(work: impl FnOnce(&mut Table<Self>) -> T) -> T {
                thread_local! {
                    static TABLE: RefCell<Option<Table<$game>>> = const { RefCell::new(None) };
                }
                TABLE.with_borrow_mut(|table| work(table.get_or_insert_with(Table::new)))
            }
        }
    };
}

fuzzed!(Guderian, guderian, "training");
fuzzed!(Panzer44, panzer44, "vauclair");
