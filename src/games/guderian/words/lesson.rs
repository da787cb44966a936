//! The start of lessons, and the comparison of orders in them.

use super::{
    order_words::order_ways,
    report::{Fate, Report},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::{DataError, Source},
        lessons::{FigureQuery, GoalMoment, HasLessons, Shape, changed_rulebook, hundredths, units_that},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        counter::Counter,
        kinds::Side,
        order::Order,
        phase::Phase,
        position::{Public, underway::Underway},
        scenario::{
            AirInterdiction, GermanArrival, Placed, Scenario, SovietArrival, SovietInterdiction,
            options::Options,
        },
        supply::{SupplyLines, zones::closes_line},
    },
};
use serde::Deserialize;

/// The start of a lesson: on the map of a scenario, with its charts, dates, supply road and victory, but with other
/// counters and another clock. The fields are those of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    pub scenario: UnitId,
    pub first_turn: u8,
    /// The last turn of the game.
    #[serde(default)]
    pub last_turn: Option<u8>,
    pub start: Phase,
    #[serde(default)]
    pub placed: Vec<Placed>,
    /// German arrivals.
    #[serde(default)]
    pub german_reinforcements: Vec<GermanArrival>,
    /// Soviet arrivals.
    #[serde(default)]
    pub soviet_reinforcements: Vec<SovietArrival>,
    /// Counters out of the game.
    #[serde(default)]
    pub absent: Vec<UnitId>,
    /// Victory hexes that the Germans were the last to pass.
    #[serde(default)]
    pub german_held: Vec<Hex>,
    /// German interdiction, if it is another than the scenario's.
    #[serde(default)]
    pub air_interdiction: Option<AirInterdiction>,
    /// Soviet interdiction, if it is another than the scenario's.
    #[serde(default)]
    pub soviet_interdiction: Option<SovietInterdiction>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: Options,
    /// The progress of the game, if the phase has been opened already.
    #[serde(default)]
    pub underway: Option<Underway>,
}

impl LessonStart {
    /// The scenario that a lesson uses.
    fn of(&self, base: Scenario) -> Scenario {
        let start = self.clone();
        Scenario {
            first_turn: start.first_turn,
            last_turn: start.last_turn.unwrap_or(base.last_turn),
            start: start.start,
            armies: Vec::new(),
            placed: start.placed,
            absent: start.absent,
            german_reinforcements: start.german_reinforcements,
            soviet_reinforcements: start.soviet_reinforcements,
            provisional: Vec::new(),
            south_western_front: None,
            air_interdiction: start.air_interdiction.unwrap_or(base.air_interdiction),
            soviet_interdiction: start.soviet_interdiction.unwrap_or(base.soviet_interdiction),
            german_held: start.german_held,
            options: start.options,
            underway: start.underway,
            ..base
        }
    }
}

impl HasLessons for Guderian {
    type Start = LessonStart;
    type Deed = Order;
    type Prepared = ();

    const KINDS: &'static [&'static str] = Order::KINDS;

    const HAS_ODDS: bool = true;
    const FIGURES: &'static [&'static str] =
        &["expected_loss", "own_expected_loss", "out_of_supply", "surrounded"];

    fn figure(now: &GoalMoment<'_, Self>, query: &FigureQuery<'_>) -> Option<i32> {
        match query.name {
            "expected_loss" => Some(expected_loss(now, query, 1 - now.learner.min(1))),
            "own_expected_loss" => Some(expected_loss(now, query, now.learner)),
            "out_of_supply" => {
                let public = &now.position.public;
                let lines = Side::BOTH.map(|side| SupplyLines::new(now.rulebook, public, side));
                units_that(now, query, |counter| {
                    let piece = public.find(counter.id).filter(|_| counter.hex().is_some());
                    piece.is_some_and(|piece| {
                        let [soviet, german] = &lines;
                        let lines = if counter.side() == Side::BOTH[0] { soviet } else { german };
                        !lines.supplies(now.rulebook, public, piece)
                    })
                })
            }
            "surrounded" => units_that(now, query, |counter| is_surrounded(now, counter)),
            _ => None,
        }
    }

    fn called(public: &Public, name: UnitId) -> Option<&Counter> {
        public.called(name).map(|piece| public.counter(piece))
    }

    fn lesson_rulebook(source: &Source, path: &str, start: &LessonStart) -> Result<Rulebook, Vec<DataError>> {
        changed_rulebook(source, path, Rulebook::load(start.scenario.as_str()), |base| {
            let scenario = start.of(base.scenario.clone());
            base.with_scenario(scenario, &source.text)
        })
    }

    fn shape(order: &Order) -> Shape {
        match order {
            // The hexes of an attack are no path.
            Order::Attack { units, targets } => Shape::about(order.kind(), units, targets),
            order => Shape::of(order.kind(), order.named()),
        }
    }

    fn ways(position: &Position, order: &Order) -> Vec<Vec<Hex>> {
        order_ways(&position.public, order)
    }
}

/// Returns the harm that a side takes on average in the attacks and overruns of both sides, in hundredths of a step.
fn expected_loss(now: &GoalMoment<'_, Guderian>, query: &FigureQuery<'_>, side: usize) -> i32 {
    let [start, public] = [now.start, now.position].map(|position| &position.public);
    let report = Report::of(now.rulebook, start, public, [(1, now.events)]);
    let fought = report.battles.iter().filter(|battle| query.is_about(&battle.targets));
    let harms = fought.map(|battle| match &battle.fate {
        Fate::Fought(throw) if battle.attacker.number() == side => throw.harms[0],
        Fate::Fought(throw) => throw.harms[1],
        Fate::Pending | Fate::Emptied | Fate::Void => 0.0,
    });
    hundredths(harms.sum())
}

/// Whether each hex next to a counter is a lake, held by the enemy or in an enemy zone: no line of supply leads out
/// (11.1, 11.2).
fn is_surrounded(now: &GoalMoment<'_, Guderian>, counter: &Counter) -> bool {
    let (board, public) = (&now.rulebook.board, &now.position.public);
    let closed = |hex: &Hex| closes_line(board, public, counter.side(), *hex);
    counter.hex().is_some_and(|hex| board.neighbours(hex).iter().flatten().all(closed))
}
