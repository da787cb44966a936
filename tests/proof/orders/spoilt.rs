//! Orders that are legal except for one thing, as a slip of the hand or a malicious tool produces. Most are refused by
//! the rule that the change breaks, not because it is the wrong time. A table of the cited cases is printed
//! (`cargo test --test proof spoilt -- --nocapture`); the ledgers of both games prove that every case that can be cited
//! is.

use crate::games::{campaign, moments, moments_of};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, play},
    },
    games::{
        guderian::{
            self,
            rules::{Guderian, counter::Piece, order::Order},
        },
        panzer44::{
            self,
            players::Random,
            rules::{Panzer44, plot::Task},
        },
    },
    play::players::{Player, Thought},
    referee::wire::TextSent,
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, IteratorRandom},
};
use std::{collections::BTreeMap, sync::Arc};

/// Changed orders in each position.
const EACH: usize = 60;

/// The number of citations of each case, and of orders that were accepted all the same.
#[derive(Default)]
struct Cited {
    cases: BTreeMap<String, u32>,
    /// Refusals that only give the wrong time as a reason, with any case.
    wrong_time: u32,
    taken: u32,
}

impl Cited {
    /// Prints the table. At most one refusal in five may be for the wrong time. At least this share of all cases, in
    /// percent, must have been cited.
    fn judge(self, all: &[&str], least: usize) {
        let refused: u32 = self.cases.values().sum();
        for case in all {
            println!("{case}: {}", self.cases.get(*case).copied().unwrap_or_default());
        }
        println!("refused {refused}, taken all the same {}", self.taken);
        println!("of the wrong time {}", self.wrong_time);
        assert!(self.wrong_time * 5 <= refused, "{} of {refused} are of the wrong time", self.wrong_time);
        let cited = all.iter().filter(|case| self.cases.contains_key(**case)).count();
        assert!(cited * 100 >= all.len() * least, "{cited} of {} cases are cited", all.len());
    }
}

/// Plays a changed order from a position: a refusal cites a case and changes nothing, an accepted order breaks nothing.
fn attempt<G: Game<Order: std::fmt::Debug>>(
    world: &mut World,
    rulebook: &Arc<G::Rulebook>,
    moment: &kessel::engine::orders::Position<G>,
    order: &G::Order,
    cited: &mut Cited,
    broken: impl Fn(&G::Rulebook, &kessel::engine::orders::Position<G>) -> Vec<String>,
) {
    match play::<G>(world, order) {
        Err(refusal) => {
            assert!(G::position(world) == moment, "a refusal changed the position: {order:?}");
            // A player at another home is sent the message of the same sentence.
            if let Some(sent) = TextSent::of(&refusal.why) {
                let read = sent.read(&G::SIDES, &|words| words.to_owned());
                assert_eq!(read.as_ref(), Some(&refusal.why), "{sent:?}");
            }
            cited.wrong_time += u32::from(refusal.words().starts_with("this is not the time"));
            *cited.cases.entry(refusal.case).or_default() += 1;
        }
        Ok(_) => {
            let broken = broken(rulebook, G::position(world));
            assert!(broken.is_empty(), "{broken:?} after {order:?}");
            cited.taken += 1;
            G::restore(world, rulebook, moment.clone());
        }
    }
}

/// The parts with which orders of Guderian are changed.
struct Spoiler<'a> {
    rulebook: &'a guderian::rules::Rulebook,
    position: &'a guderian::rules::Position,
    chance: &'a mut ChaCha8Rng,
}

impl Spoiler<'_> {
    /// Returns an order that is legal now, each kind with the same chance.
    fn legal(&mut self, told: &guderian::rules::order::every_order::Legal) -> Option<Order> {
        use guderian::rules::order::{every_order::Shape, legal as offers};
        let public = &self.position.public;
        let kinds: std::collections::BTreeSet<_> = told.orders.iter().map(Order::kind).collect();
        let number = kinds.len() + usize::from(!told.shapes.is_empty()) * 3;
        if self.chance.random_range(0..number.max(1)) < kinds.len() {
            let kind = *kinds.iter().choose(self.chance)?;
            return told.orders.iter().filter(|order| order.kind() == kind).choose(self.chance).cloned();
        }
        let shape = told.shapes.choose(self.chance)?;
        let pieces =
            |units: &[UnitId]| -> Vec<Piece> { units.iter().filter_map(|unit| public.find(*unit)).collect() };
        Some(match shape {
            Shape::Move { units, .. } => {
                let walks = offers::walks(self.rulebook, public, &pieces(units));
                Order::Move { units: units.clone(), path: walks.choose(self.chance)?.path.clone() }
            }
            Shape::Rail { units, .. } => {
                let rides = offers::train_rides(self.rulebook, public, &pieces(units));
                Order::Rail { units: units.clone(), path: rides.choose(self.chance)?.clone() }
            }
            Shape::Enter { units, .. } => {
                let ways = offers::entries(self.rulebook, public, &pieces(units));
                Order::Enter { units: units.clone(), path: ways.choose(self.chance)?.clone() }
            }
            Shape::CallUp { .. } => {
                let ways = offers::call_ways(self.rulebook, public);
                Order::CallUp { path: ways.choose(self.chance)?.0.clone() }
            }
            Shape::Attack { able } => {
                let first = able.choose(self.chance)?;
                let target = *first.targets.choose(self.chance)?;
                let all = able.iter().filter(|one| one.targets.contains(&target)).map(|one| one.unit);
                let others = self.chance.random_range(0..3);
                let mut units = all.filter(|unit| *unit != first.unit).sample(self.chance, others);
                units.push(first.unit);
                Order::Attack { units, targets: vec![target] }
            }
            _ => return None,
        })
    }

    fn unit(&mut self) -> UnitId {
        let any = self.position.public.counters.choose(self.chance).map(|counter| counter.id);
        let nobody = ["nobody", "untried-rifle-99"][self.chance.random_range(0..2)].parse().unwrap();
        if self.chance.random_ratio(1, 12) { nobody } else { any.unwrap_or(nobody) }
    }

    /// Returns another unit of the same hex, or any.
    fn mate(&mut self, unit: Option<UnitId>) -> UnitId {
        let public = &self.position.public;
        let hex = unit.and_then(|unit| public.counter(public.find(unit)?).hex());
        let mates =
            hex.map(|hex| public.stack(hex).map(|piece| public.counter(piece).id).collect::<Vec<_>>());
        let mate = mates.and_then(|mates| mates.choose(self.chance).copied());
        match mate {
            Some(mate) if self.chance.random_bool(0.6) => mate,
            _ => self.unit(),
        }
    }

    /// Returns a hex adjacent to this one, or any.
    fn hex(&mut self, near: Option<Hex>) -> Hex {
        let beside = near.and_then(|hex| {
            self.rulebook.board.neighbours(hex).iter().flatten().copied().choose(self.chance)
        });
        match beside {
            Some(hex) if self.chance.random_bool(0.8) => hex,
            _ if self.chance.random_ratio(1, 8) => Hex::new(60, 1).unwrap(),
            _ => self.rulebook.board.hexes().choose(self.chance).unwrap(),
        }
    }

    fn units(&mut self, units: &mut Vec<UnitId>) {
        let first = units.first().copied();
        match self.chance.random_range(0..6) {
            0 => drop(units.pop()),
            1 => units.extend(first),
            2 => units.push(self.unit()),
            3 | 4 => units.push(self.mate(first)),
            _ => {
                let at = self.chance.random_range(0..units.len().max(1));
                if let Some(unit) = units.get_mut(at) {
                    *unit = self.unit();
                }
            }
        }
    }

    fn path(&mut self, path: &mut Vec<Hex>) {
        let last = path.last().copied();
        match self.chance.random_range(0..6) {
            0 => drop(path.pop()),
            1 | 2 => path.push(self.hex(last)),
            3 => path.reverse(),
            4 => path.extend(last),
            _ => {
                let at = self.chance.random_range(0..path.len().max(1));
                if let Some(hex) = path.get_mut(at) {
                    *hex = self.hex(Some(*hex));
                }
            }
        }
    }

    /// Changes one part of an order.
    fn spoil(&mut self, mut order: Order) -> Order {
        if self.chance.random_ratio(1, 10) {
            return self.of_another_kind(order);
        }
        let coin = self.chance.random_bool(0.5);
        match &mut order {
            Order::Move { units, path }
            | Order::Rail { units, path }
            | Order::Enter { units, path }
            | Order::Advance { units, path }
            | Order::Attack { units, targets: path } => {
                if coin {
                    self.units(units)
                } else {
                    self.path(path)
                }
            }
            Order::Overrun { units, target } => {
                if coin {
                    self.units(units)
                } else {
                    *target = self.hex(Some(*target))
                }
            }
            Order::Route { units, path, .. } => {
                if coin {
                    self.path(path)
                } else {
                    self.units(units)
                }
            }
            Order::CallUp { path } => self.path(path),
            Order::Deploy { unit, hex } => {
                if coin {
                    *unit = self.unit()
                } else {
                    *hex = self.hex(Some(*hex))
                }
            }
            Order::PlaceMarker { hex } => *hex = self.hex(Some(*hex)),
            Order::CutRail { unit }
            | Order::LiftCut { unit }
            | Order::FlyOut { leader: unit }
            | Order::LoseStep { unit }
            | Order::Remove { unit } => *unit = self.mate(Some(*unit)),
            Order::Bid { .. } | Order::Lose | Order::Retreat | Order::Stay | Order::EndPhase => {
                return self.of_another_kind(order);
            }
        }
        order
    }

    /// Returns the same units and hexes, in an order of a kind that is given at the same time.
    fn of_another_kind(&mut self, order: Order) -> Order {
        let unit = self.unit();
        match order {
            Order::Move { units, path } if self.chance.random_bool(0.5) => Order::Rail { units, path },
            Order::Move { units, path } => {
                Order::Overrun { units, target: path.last().copied().unwrap_or_else(|| self.hex(None)) }
            }
            Order::Rail { units, path } => Order::Move { units, path },
            Order::Enter { units, path } => Order::Move { units, path },
            Order::Overrun { units, target } => Order::Move { units, path: vec![target] },
            Order::Advance { path, .. } => Order::Advance { units: vec![unit], path },
            Order::LoseStep { .. } => Order::LoseStep { unit },
            Order::Lose => Order::LoseStep { unit },
            Order::Retreat => Order::Stay,
            Order::Stay => Order::Retreat,
            Order::EndPhase if self.position.public.phase.is_combat() => {
                Order::Attack { units: vec![unit], targets: vec![self.hex(None)] }
            }
            Order::EndPhase if self.chance.random_bool(0.5) => Order::FlyOut { leader: unit },
            Order::EndPhase => Order::Move { units: vec![unit], path: vec![self.hex(None)] },
            Order::Deploy { .. }
            | Order::CallUp { .. }
            | Order::Attack { .. }
            | Order::PlaceMarker { .. }
            | Order::CutRail { .. }
            | Order::LiftCut { .. }
            | Order::FlyOut { .. }
            | Order::Bid { .. }
            | Order::Route { .. }
            | Order::Remove { .. } => order,
        }
    }
}

/// Guderian: legal orders with one change, in moments of every kind.
#[test]
fn most_slips_in_guderian_meet_the_rule_that_they_break() {
    let mut chance = ChaCha8Rng::seed_from_u64(18);
    let mut cited = Cited::default();
    let training = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let short = moments_of(&training, [31, 32, 33], 3);
    let set = short.iter().map(|moment| (&training, moment));
    let rulebook = campaign();
    let long = moments().iter().step_by(4).map(|moment| (&rulebook, moment));
    let mut world = Guderian::world();
    for (rulebook, moment) in set.chain(long) {
        if moment.public.outcome.is_some() {
            continue;
        }
        Guderian::restore(&mut world, rulebook, moment.clone());
        let told =
            guderian::rules::order::every_order::legal(&guderian::rules::View::to_play(rulebook, moment));
        for _ in 0..EACH {
            let mut spoiler = Spoiler { rulebook, position: moment, chance: &mut chance };
            let Some(order) = spoiler.legal(&told) else { continue };
            let order = spoiler.spoil(order);
            let broken = guderian::rules::position::invariants::broken;
            attempt::<Guderian>(&mut world, rulebook, moment, &order, &mut cited, broken);
        }
    }
    cited.judge(guderian::rules::refusal::Why::CASES, 50);
}

/// Changes one part of an order of Panzer '44.
fn spoil(
    order: panzer44::rules::order::Order,
    view: &panzer44::rules::View,
    chance: &mut ChaCha8Rng,
) -> panzer44::rules::order::Order {
    use panzer44::rules::order::Order;
    let any = view.public.counters.choose(chance).map(|counter| counter.id).unwrap();
    let board = &view.rulebook.board;
    let beside = |hex: Hex, chance: &mut ChaCha8Rng| {
        let near = board.neighbours(hex).iter().flatten().copied().choose(chance);
        if chance.random_bool(0.7) { near.unwrap_or(hex) } else { board.hexes().choose(chance).unwrap() }
    };
    match order {
        Order::Plot { side, mut plot } => {
            let chosen = plot.orders.iter().map(|(unit, task)| (*unit, *task)).choose(chance);
            let Some((unit, task)) = chosen else {
                plot.orders.insert(any, Task::Move);
                return Order::Plot { side, plot };
            };
            match chance.random_range(0..6) {
                0 => drop(plot.orders.insert(any, task)),
                1 => drop(plot.orders.insert(unit, Task::Load { with: any })),
                2 => drop(plot.orders.insert(unit, Task::Unload)),
                3 => plot.strikes.push(board.hexes().choose(chance).unwrap()),
                _ => {
                    let here = view.public.find(unit).and_then(|counter| counter.hex());
                    let from = here.unwrap_or_else(|| board.hexes().next().unwrap());
                    let target = beside(from, chance);
                    let task = match task {
                        Task::Fire { target: old } => Task::Fire { target: beside(old, chance) },
                        Task::Bombard { target: old, pattern } => {
                            Task::Bombard { target: beside(old, chance), pattern }
                        }
                        Task::Move if chance.random_bool(0.5) => Task::Clear { hex: target },
                        Task::Move => Task::Blow { to: target },
                        _ => Task::Fire { target },
                    };
                    plot.orders.insert(unit, task);
                }
            }
            Order::Plot { side, plot }
        }
        Order::Deploy { unit, hex } if chance.random_bool(0.5) => {
            Order::Deploy { unit, hex: beside(hex, chance) }
        }
        Order::Deploy { hex, .. } => Order::Deploy { unit: any, hex },
        Order::Move { unit, mut path } => {
            match chance.random_range(0..5) {
                0 => path.reverse(),
                1 => drop(path.pop()),
                2 | 3 => {
                    let last = path.last().copied().unwrap_or_else(|| board.hexes().next().unwrap());
                    path.push(beside(last, chance));
                }
                _ => return Order::Move { unit: any, path },
            }
            Order::Move { unit, path }
        }
        Order::Fire { unit, .. } if chance.random_bool(0.5) => Order::Fire { unit, at: Some(any) },
        Order::Fire { at, .. } => Order::Fire { unit: any, at },
        Order::Exit { .. } => Order::Exit { unit: any },
        Order::Load { .. } => Order::Load { carrier: any },
        Order::Unload { .. } => Order::Unload { unit: any },
        Order::Clear { .. } => Order::Clear { unit: any },
        Order::Blow { .. } => Order::Blow { unit: any },
        Order::Shoot { .. } => Order::Shoot { unit: any },
        Order::Bombard { .. } => Order::Bombard { unit: any },
        Order::Barrage { .. } => Order::Barrage { battery: any },
        Order::Strike { hex } => Order::Strike { hex: beside(hex, chance) },
        Order::LayMines { hex, mines } => Order::LayMines { hex: beside(hex, chance), mines },
        Order::Dig { hex, position } => Order::Dig { hex: beside(hex, chance), position },
        Order::DeployAboard { unit, .. } => Order::DeployAboard { unit, carrier: any },
        Order::LetPass => Order::Shoot { unit: any },
        Order::EndPhase => match view.public.phase {
            phase if phase.is_fire() => Order::Fire { unit: any, at: None },
            phase if phase.is_movement() => Order::Exit { unit: any },
            phase if phase.is_set_up() => {
                Order::Dig { hex: board.hexes().choose(chance).unwrap(), position: true }
            }
            _ => Order::Bombard { unit: any },
        },
    }
}

/// Panzer '44: orders of the random player and of the list with one change, throughout its games.
#[test]
fn most_slips_in_panzer44_meet_the_rule_that_they_break() {
    let mut chance = ChaCha8Rng::seed_from_u64(19);
    let mut cited = Cited::default();
    let mut world = Panzer44::world();
    for (id, seed) in [("vauclair", 41), ("fog", 42), ("ailette", 43)] {
        let rulebook = Arc::new(panzer44::rules::Rulebook::load(id).unwrap());
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        let mut player = Random::new(seed);
        for _ in 0..250 {
            let moment = Panzer44::position(&world).clone();
            if moment.public.outcome.is_some() {
                break;
            }
            let view = panzer44::rules::View::to_play(&rulebook, &moment);
            let order = player.choose_order(&view, &Thought::default()).order;
            let told = panzer44::rules::order::legal::legal(&view);
            for _ in 0..EACH / 4 {
                let legal = told.orders.choose(&mut chance).filter(|_| chance.random_bool(0.5));
                let spoilt = spoil(legal.unwrap_or(&order).clone(), &view, &mut chance);
                let broken = panzer44::rules::position::invariants::broken;
                attempt::<Panzer44>(&mut world, &rulebook, &moment, &spoilt, &mut cited, broken);
            }
            play::<Panzer44>(&mut world, &order).unwrap();
        }
    }
    cited.judge(panzer44::rules::refusal::Why::CASES, 50);
}
