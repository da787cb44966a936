//! The questions that lessons ask a game, and the carrying out of a learner's deeds.

use super::{
    Shape,
    goal::{FigureQuery, GoalMoment},
};
use crate::engine::orders::Position;
use crate::engine::{
    board::Hex,
    charts::Odds,
    counters::UnitId,
    data::{self, DataError, Fault, Source},
    orders::{Game, InPlay, Record, Refusal, counter},
};
use bevy::prelude::World;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Returns the rulebook of a scenario, changed for a lesson. A fault of the scenario is reported where the lesson names
/// it, a fault of the change where the change is: below `path`.
///
/// # Errors
/// Every fault, with its place in the file.
pub fn changed_rulebook<R>(
    source: &Source,
    path: &str,
    base: Result<R, Vec<DataError>>,
    change: impl FnOnce(R) -> Result<R, Vec<Fault>>,
) -> Result<R, Vec<DataError>> {
    let places = |faults| data::with_places(&source.name, &source.text, faults);
    let base = base.map_err(|errors| {
        let at = |error: &DataError| {
            let mut told = error.to_string();
            if let Some(scenario) = error.missing() {
                told.push_str(&format!(
                    ": send the scenario {scenario} along with the lesson, or install it first"
                ));
            }
            Fault::new(format!("{path}.scenario"), told)
        };
        places(errors.iter().map(at).collect())
    })?;
    change(base).map_err(|faults| {
        let below = |fault: Fault| {
            let dot = if fault.path.is_empty() { "" } else { "." };
            Fault::new(format!("{path}{dot}{}", fault.path), fault.sentence)
        };
        places(faults.into_iter().map(below).collect())
    })
}

/// A game that lessons can teach. A game without lessons states only that its deeds are orders.
pub trait HasLessons: Game {
    /// The beginning of a lesson, as its file states it.
    type Start: Clone + Debug + DeserializeOwned + Send + Sync + 'static;
    /// A deed of a learner: an order, or a step of its preparation.
    type Deed: Clone
        + Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + From<Self::Order>
        + TryInto<Self::Order>
        + Send
        + Sync
        + 'static;
    /// The prepared orders; they are in no position.
    type Prepared: Clone + Debug + Default + PartialEq + Send + Sync + 'static;

    /// The kinds of deed that a pattern can name.
    const KINDS: &'static [&'static str] = &["order"];
    /// More kinds, which lessons distinguish where the rules do not.
    const MORE_KINDS: &'static [&'static str] = &[];

    /// Whether its attacks have odds that a goal can ask for, such as "3-1".
    const HAS_ODDS: bool = false;

    /// The figures that a goal can ask for beside those of every game.
    const FIGURES: &'static [&'static str] = &[];

    /// Returns the target and the odds of an attack, in a game that states both in one event.
    fn odds_of(_: &Self::Event) -> Option<(Hex, Odds)> {
        None
    }

    /// Returns a figure of a moment; none if there is nothing to count.
    fn figure(_: &GoalMoment<'_, Self>, _: &FigureQuery<'_>) -> Option<i32> {
        None
    }

    /// Returns the number of the learner's side in a lesson with this start; none without secrets of the learner.
    fn learner(_: &Self::Start) -> Option<usize> {
        None
    }

    /// Returns the rulebook of a lesson; `path` is the place of its beginning in the file.
    ///
    /// # Errors
    /// Every fault, with its place in the file.
    fn lesson_rulebook(
        source: &Source,
        path: &str,
        _: &Self::Start,
    ) -> Result<Self::Rulebook, Vec<DataError>> {
        let fault = Fault::new(path.to_owned(), format!("{} has no lessons", Self::TITLE));
        Err(data::with_places(&source.name, &source.text, vec![fault]))
    }

    /// Returns the shape of a deed that a lesson compares.
    fn shape(_: &Self::Deed) -> Shape {
        Shape::plain("order")
    }

    /// Returns the counter that a goal calls by this name: its id, or another name that orders may use as well.
    fn called(public: &Self::Public, name: UnitId) -> Option<&Self::Counter> {
        counter::<Self>(public, name)
    }

    /// Whether a thing that a deed names exists: a counter, or a thing that a game counts without counters.
    fn can_be_named(public: &Self::Public, id: UnitId) -> bool {
        counter::<Self>(public, id).is_some()
    }

    /// Returns the paths of a deed on the map, each from its beginning; a single hex if no unit moves.
    fn ways(position: &Position<Self>, deed: &Self::Deed) -> Vec<Vec<Hex>> {
        let Shape { units, hexes, way, .. } = Self::shape(deed);
        let first = units.first().and_then(|unit| counter::<Self>(&position.public, *unit)?.hex());
        let then = if way.is_empty() { hexes } else { way };
        let mut way: Vec<Hex> = first.into_iter().chain(then).collect();
        way.dedup();
        if way.is_empty() { Vec::new() } else { vec![way] }
    }

    /// Returns the deed that this order is now.
    fn deed(_: &World, order: &Self::Order) -> Self::Deed {
        order.clone().into()
    }

    /// Returns the deeds by which a learner gives an order: the steps of its preparation, and last the one that gives it.
    fn deeds(order: &Self::Order) -> Vec<Self::Deed> {
        vec![order.clone().into()]
    }

    /// Returns the order that a deed gives now; none if it only prepares one.
    fn order(_: &World, deed: &Self::Deed) -> Option<Self::Order> {
        deed.clone().try_into().ok()
    }

    /// Returns the prepared orders after a deed that gives no order.
    fn prepare(_: &World, _: &Self::Deed) -> Result<Self::Prepared, Refusal> {
        Ok(Self::Prepared::default())
    }

    fn prepared(_: &World) -> Self::Prepared {
        Self::Prepared::default()
    }

    /// Replaces the prepared orders.
    fn lay_out(_: &mut World, _: Self::Prepared) {}
}

/// Whether the rules allow a deed now, without changing anything.
pub fn may<G: HasLessons>(world: &World, record: &Record<G>, deed: &G::Deed) -> Result<(), Refusal> {
    match G::order(world, deed) {
        Some(order) => record.dice_wanted(world, &order).map(|_| ()),
        None => G::prepare(world, deed).map(|_| ()),
    }
}

/// Carries out a deed with these dice: an order goes through the door and uses up the prepared orders, and a
/// preparation is laid out. Returns the events.
///
/// # Errors
/// The rules forbid it, and nothing has changed.
pub fn carry_out<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    deed: &G::Deed,
    dice: &[u8],
) -> Result<Vec<G::Event>, Refusal> {
    match G::order(world, deed) {
        Some(order) => {
            let events = record.play_with_dice(world, &order, dice)?;
            G::lay_out(world, G::Prepared::default());
            Ok(events)
        }
        None => {
            let prepared = G::prepare(world, deed)?;
            G::lay_out(world, prepared);
            Ok(Vec::new())
        }
    }
}
