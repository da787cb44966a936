//! Games of the random players, step by step, and positions from them.

use bevy::prelude::World;
use kessel::{
    engine::orders::{Game, play},
    games::guderian::{
        players::{Random, by_name},
        rules::{Guderian, Position, Rulebook, View, event::Event, order::Order, scenario::options::Options},
    },
    play::players::{Player, Seated, Thought},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::sync::{Arc, OnceLock};

/// Returns the campaign with its usual options.
pub fn campaign() -> Arc<Rulebook> {
    static CAMPAIGN: OnceLock<Arc<Rulebook>> = OnceLock::new();
    Arc::clone(CAMPAIGN.get_or_init(|| with_options(&[])))
}

/// Returns the campaign with these options, each a name and a value.
pub fn with_options(options: &[(&str, &str)]) -> Arc<Rulebook> {
    let mut chosen = Options::default();
    for (name, value) in options {
        chosen.set(name, Some(value)).expect("an option that exists");
    }
    Arc::new(Guderian::load("smolensk", &chosen).expect("the campaign loads"))
}

/// A game between two random players.
pub struct Table {
    /// The rulebook of the game.
    pub rulebook: Arc<Rulebook>,
    /// The world of the game.
    pub world: World,
    players: [Seated<Guderian>; 2],
    /// The events of the last order.
    pub events: Vec<Event>,
}

impl Table {
    /// Makes the start of a game.
    pub fn new(rulebook: &Arc<Rulebook>, seed: u64) -> Self {
        let mut world = Guderian::world();
        Guderian::restore(&mut world, rulebook, Guderian::start(rulebook, seed));
        let player = |number| by_name("random", seed * 2 + number).expect("a random player");
        let players = [player(0), player(1)];
        Self { rulebook: Arc::clone(rulebook), world, players, events: Vec::new() }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        Guderian::position(&self.world)
    }

    /// Plays one order; none once the game is over.
    pub fn step(&mut self) -> Option<Order> {
        let position = Guderian::position(&self.world);
        if position.public.outcome.is_some() {
            return None;
        }
        let side = View::to_play(&self.rulebook, position).side;
        let order = order_of(self.players[side.number()].as_mut(), &self.rulebook, position);
        self.events = play::<Guderian>(&mut self.world, &order)
            .unwrap_or_else(|refusal| panic!("a player's order was refused: {refusal}: {order:?}"));
        Some(order)
    }
}

/// Returns a player's order in this position.
pub fn order_of(player: &mut dyn Player<Guderian>, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
    player.choose_order(&View::to_play(rulebook, position), &Thought::default()).order
}

/// Returns the order of a random player with this seed in this position.
pub fn random_order(seed: u64, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
    order_of(&mut Random::new(seed), rulebook, position)
}

/// Calls `look` with random positions of a game, one in `rarity`.
pub fn look_in(
    rulebook: &Arc<Rulebook>,
    seed: u64,
    rarity: u32,
    mut look: impl FnMut(&Table, &mut ChaCha8Rng),
) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed ^ 0x5eed);
    let mut table = Table::new(rulebook, seed);
    while table.step().is_some() {
        if chance.random_ratio(1, rarity) {
            look(&table, &mut chance);
        }
    }
}

/// Returns some positions of every kind of moment: of each phase, and of each kind of pending decision.
pub fn moments() -> &'static [Position] {
    static MOMENTS: OnceLock<Vec<Position>> = OnceLock::new();
    MOMENTS.get_or_init(|| moments_of(&campaign(), 101..=104, 3))
}

/// Returns for each phase and kind of decision `each` positions of every one of these games.
pub fn moments_of(
    rulebook: &Arc<Rulebook>,
    seeds: impl IntoIterator<Item = u64>,
    each: u32,
) -> Vec<Position> {
    let mut moments = Vec::new();
    for seed in seeds {
        let mut seen = std::collections::BTreeMap::<String, (u32, u32)>::new();
        let mut table = Table::new(rulebook, seed);
        moments.push(table.position().clone());
        while table.step().is_some() {
            let position = table.position();
            let (met, kept) = seen.entry(moment(position)).or_default();
            *met += 1;
            // The first, then ever rarer ones, so that they come from early and late turns.
            if *kept < each && *met > *kept * *kept * 40 {
                *kept += 1;
                moments.push(position.clone());
            }
        }
        moments.push(table.position().clone());
    }
    moments
}

/// Returns phase and decision in a word.
pub fn moment(position: &Position) -> String {
    let public = &position.public;
    let owed = public.owed.as_ref().map(|decision| format!("{decision:?}"));
    let owed = owed.as_deref().and_then(|text| text.split([' ', '{']).next()).unwrap_or("");
    format!("{:?} {owed}", public.phase)
}

/// Runs `work` for each number of a range on as many threads as there are cores.
pub fn on_all_cores(numbers: std::ops::Range<u64>, work: impl Fn(u64) + Sync) {
    let next = std::sync::atomic::AtomicU64::new(numbers.start);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if number >= numbers.end {
                        return;
                    }
                    work(number);
                }
            });
        }
    });
}

/// Returns a game file as edited by hand: without the marks of its lines, which would no longer match.
pub fn without_marks(text: &str) -> String {
    text.lines()
        .map(|line| line.rsplit_once(" // ").map_or(line, |(record, _)| record).to_owned() + "\n")
        .collect()
}
