//! The start of lessons, and the comparison of orders in them. Nothing is prepared before an order is given: every
//! action of a learner is one.

use crate::{
    engine::{
        board::Hex,
        charts::Odds,
        counters::UnitId,
        data::{self, DataError, Fault, Source},
        lessons::{FigureQuery, GoalMoment, HasLessons, Shape, changed_rulebook, hundredths, units_that},
        orders::faults_of_the_start,
    },
    games::platoon::{
        rules::{
            Platoon, Rulebook,
            combat::indirect::Call,
            event::Event,
            kinds::Side,
            order::{Order, Target},
            scenario::{Force, Scenario, faults, options::Options},
            sight::spotting::is_spotted,
        },
        words::report::Report,
    },
};
use serde::Deserialize;

/// The start of a lesson: on the map of a scenario, with its units, charts and victory conditions, but with other
/// forces. The fields are those of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    pub scenario: UnitId,
    /// The learner's side.
    pub learner: Side,
    /// The side whose player turn comes first, if it differs from the scenario.
    #[serde(default)]
    pub first_player: Option<Side>,
    #[serde(default)]
    pub first_turn: Option<u8>,
    /// The last turn of the game.
    #[serde(default)]
    pub last_turn: Option<u8>,
    /// The sides that set up. The opening gives their orders.
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    pub soviet: Force,
    /// The limit of sight.
    #[serde(default)]
    pub visibility: Option<u32>,
    #[serde(default)]
    pub options: Options,
}

impl LessonStart {
    /// The scenario that a lesson uses.
    fn of(&self, base: &Scenario) -> Scenario {
        let start = self.clone();
        Scenario {
            first_player: start.first_player.unwrap_or(base.first_player),
            first_turn: start.first_turn.unwrap_or(base.first_turn),
            last_turn: start.last_turn.unwrap_or(base.last_turn),
            set_up: start.set_up,
            german: start.german,
            soviet: start.soviet,
            visibility: start.visibility,
            underway: None,
            options: start.options,
            wrecks: Vec::new(),
            ..base.clone()
        }
    }

    /// The rulebook of its scenario, with the changes of the lesson.
    fn applied(&self, mut rulebook: Rulebook, text: &str) -> Result<Rulebook, Vec<Fault>> {
        let scenario = self.of(&rulebook.scenario);
        let wrong = faults(&scenario, &rulebook.board, &rulebook.units);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        rulebook.options = scenario.options.clone();
        rulebook.scenario = scenario;
        rulebook.digests[0] = data::digest(&data::without_staging(text));
        let impossible = faults_of_the_start::<Platoon>(&rulebook);
        if impossible.is_empty() { Ok(rulebook) } else { Err(impossible) }
    }
}

impl HasLessons for Platoon {
    type Start = LessonStart;
    type Deed = Order;
    type Prepared = ();

    const KINDS: &'static [&'static str] = Order::KINDS;
    const MORE_KINDS: &'static [&'static str] = &["registered_fire", "fire_at_all", "quick_march", "creep"];

    const HAS_ODDS: bool = true;
    const FIGURES: &'static [&'static str] = &["expected_loss", "own_expected_loss", "spotted", "inverted"];

    fn odds_of(event: &Event) -> Option<(Hex, Odds)> {
        match event {
            Event::Attacked { hex, figures: Some(figures), .. } => Some((*hex, figures.odds)),
            _ => None,
        }
    }

    fn figure(now: &GoalMoment<'_, Self>, query: &FigureQuery<'_>) -> Option<i32> {
        match query.name {
            "expected_loss" => Some(expected_loss(now, query, now.learner)),
            "own_expected_loss" => Some(expected_loss(now, query, 1 - now.learner.min(1))),
            "spotted" => units_that(now, query, |counter| {
                let is_seen = |hex| is_spotted(now.rulebook, &now.position.public, counter, hex);
                counter.hex().is_some_and(is_seen)
            }),
            "inverted" => units_that(now, query, |counter| counter.condition.inverted),
            _ => None,
        }
    }

    fn lesson_rulebook(source: &Source, path: &str, start: &LessonStart) -> Result<Rulebook, Vec<DataError>> {
        changed_rulebook(source, path, Rulebook::load(start.scenario.as_str()), |base| {
            start.applied(base, &source.text)
        })
    }

    fn shape(order: &Order) -> Shape {
        // Fire from the hip adjacent to its own marker wastes the marker: that is another action.
        let registered = |firers: &[(UnitId, Call)]| firers.iter().all(|(_, call)| *call == Call::Registered);
        let kind = match order {
            Order::Move { quick: true, .. } => "quick_march",
            Order::Move { concealed: true, .. } => "creep",
            Order::Fire { target: Target::Stack, .. } => "fire_at_all",
            Order::IndirectFire { firers, .. } if registered(firers) => "registered_fire",
            order => order.kind(),
        };
        let mut named = order.named();
        if matches!(order, Order::MoveBeside { .. }) {
            named.path = std::mem::take(&mut named.hexes);
        }
        Shape::of(kind, named)
    }
}

/// Returns the harm that the attacks of a side do on average, in hundredths of the harm of the report.
fn expected_loss(now: &GoalMoment<'_, Platoon>, query: &FigureQuery<'_>, attacker: usize) -> i32 {
    let report = Report::of(now.rulebook, &now.start.public, [(1, now.events)]);
    hundredths(report.expected_by(attacker, |hex| query.is_about(&[hex])))
}
