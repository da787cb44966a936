//! Counts in a game whose list has orders of single units and of some groups. An order counts by its units and its last
//! hex: paths that lead to the same hex are one order. The door is tried with every order that the list has had
//! anywhere in some random games of the scenario. An order missing from the list in one position is then found by the
//! list of another.

use super::{Counts, Row, compare, count};
use bevy::prelude::World;
use kessel::engine::orders::{Game, Position, is_over, play};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The most orders in a game.
const MOST: usize = 500;
/// The most orders after which the orders of the next position are counted as well.
const FEW: usize = 6;

/// The counts of a game.
pub struct Counted<G: Game> {
    pub scenario: &'static str,
    /// Games by their seeds; positions are counted in the first.
    pub seeds: &'static [u64],
    pub listed: fn(&Arc<G::Rulebook>, &Position<G>) -> Vec<G::Order>,
    pub kind: fn(&G::Order) -> &'static str,
    /// Removes from an order the parts that may vary between equal orders.
    pub shape: fn(&mut G::Order),
    /// Returns the name of a moment beside its turn and phase: the pending decision.
    pub decision: fn(&Position<G>) -> &'static str,
    /// The kinds of which the list has only some orders.
    pub partly: &'static [&'static str],
}

/// A position of a game, and the orders that the list has had in all of its games, by their shapes.
struct Met<G: Game> {
    rulebook: Arc<G::Rulebook>,
    moments: BTreeMap<(String, &'static str), Position<G>>,
    pool: BTreeMap<String, Vec<G::Order>>,
}

impl<G: Game<Phase: std::fmt::Debug>> Counted<G> {
    fn key(&self, order: &G::Order) -> String {
        let mut order = order.clone();
        (self.shape)(&mut order);
        ron::to_string(&order).unwrap()
    }

    /// Plays the random games. Of the first, the moments of each phase and decision with the most kinds of orders are
    /// stored.
    fn meet(&self) -> Met<G> {
        let rulebook = Arc::new(G::rulebook(self.scenario).unwrap());
        let mut met = Met { rulebook, moments: BTreeMap::new(), pool: BTreeMap::new() };
        let mut most: BTreeMap<(String, &'static str), usize> = BTreeMap::new();
        for seed in self.seeds {
            let mut chance = ChaCha8Rng::seed_from_u64(*seed);
            let mut world = G::world();
            G::restore(&mut world, &met.rulebook, G::start(&met.rulebook, *seed));
            for _ in 0..MOST {
                let position = G::position(&world);
                if is_over::<G>(&position.public) {
                    break;
                }
                let orders = (self.listed)(&met.rulebook, position);
                let name = (format!("{:?}", G::phase(&position.public)), (self.decision)(position));
                let kinds: BTreeSet<&str> = orders.iter().map(self.kind).collect();
                let known = most.entry(name.clone()).or_default();
                if *seed == self.seeds[0] && kinds.len() > *known {
                    *known = kinds.len();
                    met.moments.insert(name, position.clone());
                }
                for order in &orders {
                    let alike = met.pool.entry(self.key(order)).or_default();
                    if !alike.contains(order) {
                        alike.push(order.clone());
                    }
                }
                // The end of a phase comes last.
                let last = orders.len() - 1;
                let number =
                    if chance.random_range(0..10) == 0 { last } else { chance.random_range(0..=last) };
                play::<G>(&mut world, &orders[number]).unwrap();
            }
        }
        met
    }

    /// Returns the count by the list of the rules.
    fn by_list(&self, met: &Met<G>, position: &Position<G>) -> Counts {
        let mut counts = Counts::new();
        let mut shapes = BTreeSet::new();
        for order in (self.listed)(&met.rulebook, position) {
            if shapes.insert(self.key(&order)) {
                count(&mut counts, (self.kind)(&order));
            }
        }
        counts
    }

    /// Returns the count by trying at the door the orders listed here and elsewhere, and one accepted order of each
    /// shape.
    fn tried(&self, met: &Met<G>, position: &Position<G>) -> (Counts, Vec<G::Order>) {
        let mut world: World = G::world();
        G::restore(&mut world, &met.rulebook, position.clone());
        let mut shapes: BTreeMap<String, Vec<G::Order>> = BTreeMap::new();
        for order in (self.listed)(&met.rulebook, position) {
            shapes.entry(self.key(&order)).or_default().push(order);
        }
        for (shape, alike) in &met.pool {
            shapes.entry(shape.clone()).or_default().extend(alike.iter().cloned());
        }
        let (mut counts, mut taken) = (Counts::new(), Vec::new());
        for alike in shapes.values() {
            if let Some(order) = alike.iter().find(|order| play::<G>(&mut world, order).is_ok()) {
                G::restore(&mut world, &met.rulebook, position.clone());
                count(&mut counts, (self.kind)(order));
                taken.push(order.clone());
            }
        }
        (counts, taken)
    }

    fn row(&self, met: &Met<G>, name: String, position: &Position<G>) -> Row {
        let (tried, taken) = self.tried(met, position);
        let then = (taken.len() <= FEW).then(|| {
            let mut sums = (Counts::new(), Counts::new());
            let mut world = G::world();
            for order in &taken {
                G::restore(&mut world, &met.rulebook, position.clone());
                play::<G>(&mut world, order).unwrap();
                let after = G::position(&world);
                if is_over::<G>(&after.public) {
                    continue;
                }
                let add = |sum: &mut Counts, more: Counts| {
                    more.into_iter().for_each(|(kind, more)| *sum.entry(kind).or_default() += more);
                };
                add(&mut sums.0, self.by_list(met, after));
                add(&mut sums.1, self.tried(met, after).0);
            }
            sums
        });
        Row { position: name, listed: self.by_list(met, position), tried, then }
    }

    /// Compares the counts with the stored ones.
    pub fn compare(&self) {
        let met = self.meet();
        let mut moments: Vec<_> = met.moments.iter().collect();
        moments.sort_by_key(|((phase, decision), position)| {
            (G::turn(&position.public), phase.clone(), *decision)
        });
        let row = |((phase, decision), position): &(&(String, &str), &Position<G>)| {
            let name = format!("{}, turn {}, {phase}{decision}", self.scenario, G::turn(&position.public));
            self.row(&met, name, position)
        };
        let rows: Vec<Row> = moments.iter().map(row).collect();
        compare(G::ID, &rows, self.partly);
    }
}
