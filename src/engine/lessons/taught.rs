//! What a game says that lessons teach, and how what a learner does is carried out.

use super::Shape;
use crate::engine::orders::Position;
use crate::engine::{
    board::Hex,
    counters::UnitId,
    data::{self, DataError, Fault, Source},
    orders::{Game, InPlay, Record, Refusal, counter},
};
use bevy::prelude::World;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The rulebook of a scenario, changed for a lesson. What is wrong with the scenario is told where the lesson names it,
/// what is wrong with the change where it stands: below `path`.
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

/// A game that lessons can teach. One that none teaches says only that its deeds are orders.
pub trait Taught: Game {
    /// Where a lesson begins, as it is written in its file.
    type Start: Clone + Debug + DeserializeOwned + Send + Sync + 'static;
    /// What a learner does: he gives an order, or prepares one.
    type Deed: Clone
        + Debug
        + PartialEq
        + DeserializeOwned
        + From<Self::Order>
        + TryInto<Self::Order>
        + Send
        + Sync
        + 'static;
    /// What has been prepared so far; it is in no position.
    type Prepared: Clone + Debug + Default + PartialEq + Send + Sync + 'static;

    /// The kinds of deed that a pattern can name.
    const KINDS: &'static [&'static str] = &["order"];
    /// More of them, that lessons tell apart where the rules do not.
    const MORE_KINDS: &'static [&'static str] = &[];

    /// What a lesson is played by; `path` is where its beginning stands in the file.
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

    /// What a lesson compares of a deed.
    fn shape(_: &Self::Deed) -> Shape {
        Shape::plain("order")
    }

    /// Whether something that a deed names is there: a counter, or what a game counts without counters.
    fn can_be_named(public: &Self::Public, id: UnitId) -> bool {
        counter::<Self>(public, id).is_some()
    }

    /// The ways that a deed goes on the map, each from where it begins; a single hex where nobody goes.
    fn ways(position: &Position<Self>, deed: &Self::Deed) -> Vec<Vec<Hex>> {
        let Shape { units, hexes, way, .. } = Self::shape(deed);
        let first = units.first().and_then(|unit| counter::<Self>(&position.public, *unit)?.hex());
        let then = if way.is_empty() { hexes } else { way };
        let mut way: Vec<Hex> = first.into_iter().chain(then).collect();
        way.dedup();
        if way.is_empty() { Vec::new() } else { vec![way] }
    }

    /// What a learner does who gives this order now.
    fn deed(_: &World, order: &Self::Order) -> Self::Deed {
        order.clone().into()
    }

    /// The order that a deed gives now; none if it only prepares one.
    fn order(_: &World, deed: &Self::Deed) -> Option<Self::Order> {
        deed.clone().try_into().ok()
    }

    /// What is prepared once a deed has been done that gives no order.
    fn prepare(_: &World, _: &Self::Deed) -> Result<Self::Prepared, Refusal> {
        Ok(Self::Prepared::default())
    }

    fn prepared(_: &World) -> Self::Prepared {
        Self::Prepared::default()
    }

    /// Puts this in place of what is prepared.
    fn lay_out(_: &mut World, _: Self::Prepared) {}
}

/// Whether the rules allow a deed now. Nothing changes by asking.
pub fn may<G: Taught>(world: &World, record: &Record<G>, deed: &G::Deed) -> Result<(), Refusal> {
    match G::order(world, deed) {
        Some(order) => record.dice_wanted(world, &order).map(|_| ()),
        None => G::prepare(world, deed).map(|_| ()),
    }
}

/// Does a deed with these dice: an order goes through the door and uses up what was prepared, and what prepares
/// one is laid out. Gives what happened.
///
/// # Errors
/// The rules forbid it, and nothing has changed.
pub fn carry_out<G: Taught>(
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
