//! Every order: the door accepts each that `legal::legal` lists, and refuses each other.

use super::{harness::*, hostile::nonsense};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, play},
    },
    games::panzer44::{
        players::Random,
        rules::{
            Panzer44, Position, Rulebook, View,
            movement::{has_end, reach},
            order::{
                every_order::{Legal, Shape},
                legal::{examples, legal},
            },
        },
    },
    play::players::{Player, Thought},
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, IteratorRandom},
};
use std::{collections::BTreeMap, sync::Arc};

struct Trial {
    rulebook: Arc<Rulebook>,
    world: World,
    moment: Position,
    side: Side,
    legal: Legal,
    chance: ChaCha8Rng,
    taken: BTreeMap<&'static str, u32>,
    refused: u32,
}

impl Trial {
    fn new(rulebook: &Arc<Rulebook>, seed: u64) -> Self {
        let moment = Panzer44::start(rulebook, seed);
        let mut trial = Self {
            rulebook: Arc::clone(rulebook),
            world: Panzer44::world(),
            moment: moment.clone(),
            side: Side::German,
            legal: Legal::default(),
            chance: ChaCha8Rng::seed_from_u64(seed),
            taken: BTreeMap::new(),
            refused: 0,
        };
        trial.set(moment);
        trial
    }

    fn set(&mut self, moment: Position) {
        let view = View::to_play(&self.rulebook, &moment);
        (self.side, self.legal) = (view.side, legal(&view));
        self.moment = moment.clone();
        Panzer44::restore(&mut self.world, &self.rulebook, moment);
    }

    fn attempt(&mut self, order: &Order) -> bool {
        let outcome = play::<Panzer44>(&mut self.world, order);
        let at = || format!("turn {} {:?}", self.moment.public.turn, self.moment.public.phase);
        // Both sides plot in secret, in any order: the plot of a side is in that side's list only.
        let others = matches!(order, Order::Plot { side, .. } if *side != self.side);
        match outcome {
            Ok(_) => {
                assert!(
                    others || self.legal.holds(order),
                    "the door takes {order:?}, which is not told: {}",
                    at()
                );
                *self.taken.entry(order.kind()).or_default() += 1;
                Panzer44::restore(&mut self.world, &self.rulebook, self.moment.clone());
                true
            }
            Err(refusal) => {
                assert!(
                    !self.legal.promises(order),
                    "{order:?} is promised and refused: {refusal}: {}",
                    at()
                );
                self.refused += 1;
                false
            }
        }
    }

    fn accepts(&mut self, order: &Order) {
        assert!(self.attempt(order), "{order:?} is refused");
    }

    fn some<T>(&mut self, list: impl IntoIterator<Item = T>, most: usize) -> Vec<T> {
        list.into_iter().sample(&mut self.chance, most)
    }

    /// Whether a unit must move (7.2) is judged from the next hexes first; all its reachable hexes give the same
    /// answer.
    fn compare_ends(&self) {
        let public = &self.moment.public;
        for counter in &public.counters {
            let ends = !reach(&self.rulebook, public, counter).ends().is_empty();
            assert_eq!(has_end(&self.rulebook, public, counter), ends, "{counter:?}");
        }
    }

    fn try_what_is_told(&mut self) {
        let told = self.legal.clone();
        let (rulebook, moment) = (Arc::clone(&self.rulebook), self.moment.clone());
        let examples = examples(&View::new(&rulebook, &moment, self.side));
        let leads_on = told.orders.iter().any(|order| matches!(order, Order::EndPhase | Order::LetPass));
        assert!(leads_on || !examples.is_empty(), "no order goes on: {:?}", moment.public.phase);
        for order in self.some(examples, 3) {
            self.accepts(&order);
        }
        for order in self.some(told.orders, 8) {
            self.accepts(&order);
        }
        for shape in self.some(told.shapes, 5) {
            match shape {
                Shape::Deploy { unit, hexes } => {
                    for hex in self.some(hexes, 2) {
                        self.accepts(&Order::Deploy { unit, hex });
                    }
                }
                Shape::LayMines { mines, hexes } => {
                    for hex in self.some(hexes, 2) {
                        self.accepts(&Order::LayMines { hex, mines: Some(mines) });
                    }
                }
                Shape::Dig { hexes } => {
                    for hex in self.some(hexes, 2) {
                        self.accepts(&Order::Dig { hex, position: true });
                    }
                }
                Shape::Move { unit, ends } => {
                    let counter = self.moment.public.find(unit).unwrap().clone();
                    let reach = reach(&self.rulebook, &self.moment.public, &counter);
                    for end in self.some(ends.into_iter().filter(|end| Some(*end) != counter.hex()), 4) {
                        self.accepts(&Order::Move { unit, path: reach.path(end) });
                    }
                }
                Shape::Plot { side, units, barrages, strikes, sorties } => {
                    let mut plot = Plot::default();
                    for one in &units {
                        let hex = |chance: &mut ChaCha8Rng, hexes: &[Hex]| hexes.choose(chance).copied();
                        let tasks = [
                            hex(&mut self.chance, &one.fire).map(|target| Task::Fire { target }),
                            hex(&mut self.chance, &one.watch)
                                .map(|target| Task::Watch { target, at: Instruction::Ask }),
                            hex(&mut self.chance, &one.tight)
                                .map(|target| Task::Bombard { target, pattern: Pattern::Tight }),
                            hex(&mut self.chance, &one.loose)
                                .map(|target| Task::Bombard { target, pattern: Pattern::Loose }),
                            hex(&mut self.chance, &one.clear).map(|hex| Task::Clear { hex }),
                            hex(&mut self.chance, &one.blow).map(|to| Task::Blow { to }),
                            one.moves.then_some(Task::Move),
                            (one.unload && one.carrier.is_none()).then_some(Task::Unload),
                        ];
                        let task = self.some(tasks.into_iter().flatten(), 1);
                        plot.orders.extend(task.into_iter().map(|task| (one.unit, task)));
                    }
                    for call in self.some(barrages, 1) {
                        let target = *call.hexes.choose(&mut self.chance).unwrap();
                        plot.barrages.push(Barrage { battery: call.battery, target, pattern: call.pattern });
                    }
                    plot.strikes = self.some(strikes, usize::from(sorties));
                    let order = Order::Plot { side, plot };
                    assert!(self.legal.promises(&order));
                    self.accepts(&order);
                }
            }
        }
    }

    /// Tries orders of every kind at random: steps of the moving units, plots of whole sides, and nonsense.
    fn try_what_comes_to_mind(&mut self) {
        let position = self.moment.clone();
        let rulebook = Arc::clone(&self.rulebook);
        let view = View::to_play(&rulebook, &position);
        for _ in 0..6 {
            let order = nonsense(&mut self.chance, &view);
            self.attempt(&order);
            let counter = position.public.counters.choose(&mut self.chance).unwrap();
            let unit = counter.id;
            let mut path: Vec<Hex> = Vec::new();
            for _ in 0..self.chance.random_range(1..=3) {
                let at = path.last().copied().or(counter.hex()).unwrap_or(hex("1510"));
                path.extend(rulebook.board.neighbours(at).iter().flatten().choose(&mut self.chance));
            }
            for order in [
                Order::Move { unit, path: path.clone() },
                Order::Move { unit, path: path.iter().copied().chain(counter.hex()).collect() },
                Order::Exit { unit },
                Order::Unload { unit },
                Order::Load { carrier: unit },
                Order::LetPass,
                Order::EndPhase,
            ] {
                self.attempt(&order);
            }
        }
        if position.public.phase == Phase::Plot {
            for seed in 0..2 {
                // A random player's plot, and the same with one order too many.
                let order = Random::new(seed).choose_order(&view, &Thought::default()).order;
                self.accepts(&order);
                if let (Order::Plot { side, mut plot }, Order::Plot { plot: other, .. }) =
                    (order, nonsense_plot(&mut self.chance, &view))
                {
                    plot.orders.extend(other.orders);
                    self.attempt(&Order::Plot { side, plot });
                }
            }
        }
    }
}

fn nonsense_plot(chance: &mut ChaCha8Rng, view: &View) -> Order {
    loop {
        let order = nonsense(chance, view);
        if matches!(order, Order::Plot { .. }) {
            return order;
        }
    }
}

/// Section 5 and the ones that follow from it: the offered orders are the accepted ones, all through random games.
#[test]
fn every_order_is_told_and_no_other_is_taken() {
    let (mut taken, mut refused) = (BTreeMap::<&str, u32>::new(), 0);
    for (id, seed) in [("vauclair", 31), ("fog", 32), ("ailette", 33)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut trial = Trial::new(&rulebook, seed);
        let mut player = Random::new(seed);
        for number in 0..260 {
            let before = trial.moment.clone();
            if before.public.outcome.is_some() {
                break;
            }
            if number % 8 == 0 {
                trial.compare_ends();
            }
            if number % 3 == 0 || before.public.owed.is_some() {
                trial.try_what_is_told();
                trial.try_what_comes_to_mind();
            }
            let order = player.choose_order(&View::to_play(&rulebook, &before), &Thought::default()).order;
            assert!(trial.legal.holds(&order), "{order:?} is not told");
            play::<Panzer44>(&mut trial.world, &order).unwrap();
            let after = Panzer44::position(&trial.world).clone();
            trial.set(after);
        }
        trial.taken.into_iter().for_each(|(kind, number)| *taken.entry(kind).or_default() += number);
        refused += trial.refused;
    }
    for kind in ["deploy", "plot", "fire", "move", "let_pass", "end_phase"] {
        assert!(taken.contains_key(kind), "no {kind} was taken: {taken:?}");
    }
    assert!(refused > 2_000 && taken.values().sum::<u32>() > 1_000, "{taken:?} taken, {refused} refused");
}

/// Both sides may plot, in any order. A side that has plotted has no order left, and no list reveals a plot (5).
#[test]
fn both_are_told_what_they_may_plot() {
    let situation = Situation::new().unit("us-m4-75", "0207").unit("ge-pz-4h", "0212");
    let mut table = situation.begins();
    let told = |table: &Table, side: Side| {
        let position = table.position().clone();
        legal(&View::new(&table.rules, &position, side))
    };
    let before = Side::BOTH.map(|side| told(&table, side));
    assert!(before.iter().all(|legal| matches!(legal.shapes.as_slice(), [Shape::Plot { .. }])));
    table.play(&plot(Side::Allied, "us-m4-75-1 MV"));
    assert_eq!(told(&table, Side::Allied), Legal::default());
    assert_eq!(told(&table, Side::German), before[0]);
}
