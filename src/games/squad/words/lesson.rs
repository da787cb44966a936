//! The start of lessons, and the parts of an order that they compare. Nothing is prepared before an order is given:
//! every action of a learner is an order.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::{self, DataError, Fault, Source},
        lessons::{Shape, Taught, changed_rulebook},
        orders::{Game, counter},
    },
    games::squad::rules::{
        Rulebook, Squad,
        fire::Shot,
        kinds::{Nation, Side},
        order::Order,
        position::Public,
        scenario::{Force, Scenario, faults, options::Options},
    },
};
use serde::Deserialize;

/// The start of a lesson: on the map of a scenario, with its units, charts and victory conditions, but with other
/// forces. Its fields are the same as in a scenario:
///
/// - `scenario`: the scenario with the map, list of units, charts and victory conditions, as `patrol`;
/// - `learner`: `German` or `Allied`, the side of the learner;
/// - `german`, `allied`: the forces, as in a scenario (`set_up`, `arrivals`, `smoke`, `missions`, `sniper`,
///   `hidden_mines`, `exits`);
/// - and if they differ from the scenario: `player_a`, `allies`, `first_turn`, `last_turn`, `set_up` (none if left out:
///   then no side sets up, and all units must be in `arrivals`), `must`, `options`.
///
/// The opening of the lesson gives the orders of set-up: `Place`, `Arm`, `Build`, then `Done`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    pub scenario: UnitId,
    /// The learner's side.
    pub learner: Side,
    /// The side of the first segment, if it differs from the scenario.
    #[serde(default)]
    pub player_a: Option<Side>,
    /// The nation of the Allied side, if it differs from the scenario.
    #[serde(default)]
    pub allies: Option<Nation>,
    #[serde(default)]
    pub first_turn: Option<u8>,
    /// The last turn of the game.
    #[serde(default)]
    pub last_turn: Option<u8>,
    /// The sides that set up, in their order. The opening gives their orders.
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    pub allied: Force,
    /// Hexes without which the side with victory points has a draw at most.
    #[serde(default)]
    pub must: Vec<Hex>,
    #[serde(default)]
    pub options: Options,
}

impl LessonStart {
    /// The scenario that a lesson uses.
    fn of(&self, base: &Scenario) -> Scenario {
        let start = self.clone();
        Scenario {
            player_a: start.player_a.unwrap_or(base.player_a),
            allies: start.allies.unwrap_or(base.allies),
            first_turn: start.first_turn.unwrap_or(base.first_turn),
            last_turn: start.last_turn.unwrap_or(base.last_turn),
            set_up: start.set_up,
            german: start.german,
            allied: start.allied,
            must: start.must,
            options: start.options,
            ..base.clone()
        }
    }

    /// Returns the rulebook of its scenario with the changes of the lesson.
    fn applied(&self, mut rulebook: Rulebook, text: &str) -> Result<Rulebook, Vec<Fault>> {
        let scenario = self.of(&rulebook.scenario);
        let wrong = faults(&scenario, &rulebook.board, &rulebook.units, &rulebook.charts);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        rulebook.options = scenario.options.clone();
        rulebook.scenario = scenario;
        if let Some(digest) = rulebook.digests.first_mut() {
            *digest = data::digest(&data::without_staging(text));
        }
        let impossible = Squad::faults(&rulebook, &Squad::start(&rulebook, 1));
        let at_start = |sentence| Fault::new("", format!("the game cannot begin: {sentence}"));
        if impossible.is_empty() { Ok(rulebook) } else { Err(impossible.into_iter().map(at_start).collect()) }
    }
}

/// The units in an attack with their weapons: fire without the weapon is a different order.
fn takers(shots: &[Shot], leader: Option<UnitId>) -> Vec<UnitId> {
    let of = |shot: &Shot| [Some(shot.unit), shot.weapon];
    let used = shots.iter().flat_map(|shot| shot.uses.iter().copied());
    shots.iter().flat_map(of).flatten().chain(used).chain(leader).collect()
}

/// A unit, and these after it.
fn with_first(first: UnitId, others: &[UnitId]) -> Vec<UnitId> {
    std::iter::once(first).chain(others.iter().copied()).collect()
}

impl Taught for Squad {
    type Start = LessonStart;
    type Deed = Order;
    type Prepared = ();

    const KINDS: &'static [&'static str] = Order::KINDS;
    const MORE_KINDS: &'static [&'static str] = &["take_up", "assault_move", "fire_lane"];

    fn lesson_rulebook(source: &Source, path: &str, start: &LessonStart) -> Result<Rulebook, Vec<DataError>> {
        changed_rulebook(source, path, Rulebook::load(start.scenario.as_str()), |base| {
            start.applied(base, &source.text)
        })
    }

    /// An expendable weapon has no counter; a side has a number of them (12.3).
    fn can_be_named(public: &Public, id: UnitId) -> bool {
        let has = |side: Side| public.stores(side).expendable.contains_key(&id);
        counter::<Self>(public, id).is_some() || Side::BOTH.into_iter().any(has)
    }

    /// The shape of an order. For attacks, the weapons, expendable weapons and the leader are listed among the units,
    /// with the target after them. The payment of casualties is one action of each unit that pays.
    fn shape(order: &Order) -> Shape {
        let kind = order.kind();
        match order {
            Order::Move { units, path, assault, .. } => {
                Shape::going(if *assault { "assault_move" } else { kind }, units, path)
            }
            Order::Drive { unit, path } => {
                let way: Vec<Hex> = path.iter().map(|step| step.hex).collect();
                Shape::going(kind, &[*unit], &way)
            }
            Order::Place { unit, hex, .. }
            | Order::ClearWire { unit, hex }
            | Order::LaySmoke { unit, hex }
            | Order::Advance { unit, hex, .. }
            | Order::Smoke { unit, hex, .. } => Shape::about(kind, &[*unit], &[*hex]),
            Order::Overrun { unit, hex, uses } => Shape::about(kind, &with_first(*unit, uses), &[*hex]),
            Order::PlaceAboard { unit, carrier } => Shape::about(kind, &[*unit, *carrier], &[]),
            Order::Arm { weapon, unit } => Shape::about(kind, &[*weapon, *unit], &[]),
            Order::Build { hex, there, .. } => {
                Shape::about(if *there { kind } else { "take_up" }, &[], &[*hex])
            }
            Order::Mission { hex, .. } | Order::SmokeBarrage { hex, .. } | Order::PlaceSniper { hex } => {
                Shape::about(kind, &[], &[*hex])
            }
            Order::Split { squad, .. } => Shape::about(kind, &[*squad], &[]),
            Order::Join { halves } => Shape::about(kind, halves, &[]),
            Order::Fire { shots, leader, hex } | Order::Assault { shots, leader, hex } => {
                Shape::about(kind, &takers(shots, *leader), &[*hex])
            }
            Order::OpportunityFire { shots, leader, lane } => {
                let kind = if lane.is_some() { "fire_lane" } else { kind };
                Shape::about(kind, &takers(shots, *leader), &[])
            }
            Order::FireAt { unit, weapon, leader, target } => {
                let takers = [Some(*unit), *weapon, *leader, Some(*target)];
                Shape::about(kind, &takers.into_iter().flatten().collect::<Vec<_>>(), &[])
            }
            Order::Load { carrier, passengers } => Shape::about(kind, &with_first(*carrier, passengers), &[]),
            Order::Unload { carrier, passengers, to } => {
                Shape::about(kind, &with_first(*carrier, passengers), to.as_slice())
            }
            Order::Exit { unit }
            | Order::Pivot { unit, .. }
            | Order::Turn { unit, .. }
            | Order::Rally { unit } => Shape::about(kind, &[*unit], &[]),
            Order::Casualties { losses } => {
                let units: Vec<UnitId> = losses.iter().map(|(unit, _)| *unit).collect();
                Shape::about(kind, &units, &[])
            }
            Order::Instruct { units, .. } => Shape::about(kind, units, &[]),
            Order::Hold | Order::WithdrawSniper | Order::Done => Shape::plain(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A lesson begins on the map of its scenario with forces of its own.
    #[test]
    fn a_lesson_changes_its_scenario() {
        let text = "(scenario: \"patrol\", learner: Allied, set_up: [German, Allied],
            german: (set_up: [(columns: (5, 9), rows: (2, 8), group: (units: [(\"ge-rifle\", 1)]))]),
            allied: (set_up: [(columns: (1, 4), rows: (2, 8), group: (units: [(\"us-rifle\", 2)]))]))";
        let form = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let start: LessonStart = form.from_str(text).unwrap();
        let rulebook = start.applied(Rulebook::load("patrol").unwrap(), text).unwrap();
        let position = Squad::start(&rulebook, 1);
        let squads = position.public.counters.iter().filter(|it| rulebook.kind(it).is_squad());
        assert_eq!(squads.count(), 3);
        assert_eq!(rulebook.scenario.set_up, [Side::German, Side::Allied]);
    }
}
