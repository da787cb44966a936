//! Tables to try things at: positions from games of the random player, met on the way from the first order to
//! the last, and what must hold of any position.

use bevy::prelude::World;
use kessel::{
    engine::orders::{Game, Position, Record, agree, is_over, play},
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{Platoon, scenario::options::Options},
        squad::rules::{Squad, scenario::options::Options as SquadOptions},
    },
    play::{feed::Fed, matches::Matched, players::Thought},
};
use std::{cell::RefCell, sync::Arc};

/// Orders between two positions that are kept.
const APART: usize = 25;

/// Orders after which the games that give positions are left.
const ENOUGH: usize = 400;

/// Games that the first byte of an input chooses from.
pub const GAMES: u8 = 4;

/// A game that can be fuzzed.
pub trait Fuzzed: Fed + Matched {
    /// A short scenario.
    const SCENARIO: &'static str;

    /// What it is played with: the random player plays a game with each of these options.
    fn tried_with() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// Lends this thread's table of the game.
    fn with_table<T>(work: impl FnOnce(&mut Table<Self>) -> T) -> T;
}

/// Where something is tried.
pub struct Start<G: Game> {
    rulebook: Arc<G::Rulebook>,
    position: Position<G>,
    /// What the random player ordered from there to the next.
    pub orders: Vec<G::Order>,
    /// Whether a game begins with it.
    pub is_first: bool,
}

/// A world, and positions that a game is tried from.
pub struct Table<G: Game> {
    /// Where it is played; kept between inputs, because making one costs more than an order.
    pub world: World,
    /// What the position that was begun with last is played by.
    pub rulebook: Arc<G::Rulebook>,
    pub starts: Vec<Start<G>>,
}

/// Does something as the game that the first byte of an input chooses, with the number of one of its positions.
macro_rules! as_chosen {
    ($first:ident, $work:ident, $lines:ident) => {
        match ($first % $crate::tables::GAMES, $first / $crate::tables::GAMES) {
            (0, number) => $work::<kessel::games::guderian::rules::Guderian>(number, $lines),
            (1, number) => $work::<kessel::games::panzer44::rules::Panzer44>(number, $lines),
            (2, number) => $work::<kessel::games::platoon::rules::Platoon>(number, $lines),
            (_, number) => $work::<kessel::games::squad::rules::Squad>(number, $lines),
        }
    };
}
pub(crate) use as_chosen;

/// Lays this thread's tables of all games.
pub fn lay() {
    Guderian::with_table(|_| ());
    Panzer44::with_table(|_| ());
    Platoon::with_table(|_| ());
    Squad::with_table(|_| ());
}

impl<G: Fuzzed> Table<G> {
    /// Plays games of the random player and keeps positions.
    fn new() -> Self {
        let mut world = G::world();
        let mut starts = Vec::new();
        for options in G::tried_with() {
            let rulebook = G::load(G::SCENARIO, &options);
            let rulebook = Arc::new(rulebook.unwrap_or_else(|faults| panic!("{}: {faults:?}", G::SCENARIO)));
            starts.extend(by_chance::<G>(&rulebook, &mut world));
        }
        Self { world, rulebook: Arc::clone(&starts[0].rulebook), starts }
    }

    /// Begins a game at the position with this number, counted round.
    pub fn begin(&mut self, number: u8) -> Record<G> {
        let start = &self.starts[usize::from(number) % self.starts.len()];
        self.rulebook = Arc::clone(&start.rulebook);
        Record::at(&mut self.world, Arc::clone(&start.rulebook), start.position.clone(), 5)
    }

    /// Stops the fuzzer if something that must always hold does not.
    pub fn insist(&mut self, after: &dyn std::fmt::Debug) {
        let broken = G::broken(&self.rulebook, G::position(&self.world));
        assert!(broken.is_empty(), "{broken:?} after {after:?}");
        assert!(agree::<G>(&mut self.world), "the entities say something else after {after:?}");
    }
}

/// Positions of a game of the random player.
fn by_chance<G: Fuzzed>(rulebook: &Arc<G::Rulebook>, world: &mut World) -> Vec<Start<G>> {
    G::restore(world, rulebook, G::start(rulebook, 5));
    let mut player = G::player("random", 5).expect("every game has a player by chance");
    let mut starts = Vec::new();
    let mut orders = Vec::new();
    let start = |position: &Position<G>, is_first| Start {
        rulebook: Arc::clone(rulebook),
        position: position.clone(),
        orders: Vec::new(),
        is_first,
    };
    let mut last = start(G::position(world), true);
    for number in 1..ENOUGH {
        let position = G::position(world);
        if is_over::<G>(&position.public) {
            break;
        }
        let order = player.choose_order(&G::view(rulebook, position), &Thought::default()).order;
        if let Err(refusal) = play::<G>(world, &order) {
            panic!("the random player's order is refused: {refusal}");
        }
        orders.push(order);
        if number % APART == 0 {
            last.orders = std::mem::take(&mut orders);
            starts.push(std::mem::replace(&mut last, start(G::position(world), false)));
        }
    }
    last.orders = orders;
    starts.push(last);
    starts
}

/// Stands in the [`Fuzzed`] of a game: a table of its own a thread.
macro_rules! own_table {
    ($game:ident) => {
        fn with_table<T>(work: impl FnOnce(&mut Table<Self>) -> T) -> T {
            thread_local! {
                static TABLE: RefCell<Option<Table<$game>>> = const { RefCell::new(None) };
            }
            TABLE.with_borrow_mut(|table| work(table.get_or_insert_with(Table::new)))
        }
    };
}

impl Fuzzed for Guderian {
    const SCENARIO: &'static str = "training";

    own_table!(Guderian);
}

impl Fuzzed for Panzer44 {
    const SCENARIO: &'static str = "vauclair";

    own_table!(Panzer44);
}

impl Fuzzed for Platoon {
    const SCENARIO: &'static str = "farm-road";

    /// Without hidden units the referee can be sent out; with them much more is to be judged (19.2).
    fn tried_with() -> Vec<Options> {
        vec![Options::default(), Options::EVERY]
    }

    own_table!(Platoon);
}

impl Fuzzed for Squad {
    const SCENARIO: &'static str = "patrol";

    /// With hidden units the referee is sent out no more, and much else is to be judged (22.2).
    fn tried_with() -> Vec<SquadOptions> {
        vec![SquadOptions::default(), SquadOptions::EVERY]
    }

    own_table!(Squad);
}
