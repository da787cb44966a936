//! The start of lessons, and the parts of an order that they compare. Nothing is prepared before an order is given:
//! every action of a learner is an order.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::{self, DataError, Fault, Source},
        lessons::{FigureQuery, GoalMoment, HasLessons, Shape, changed_rulebook, hundredths, units_that},
        orders::{Game, counter},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            counter::Counter,
            kinds::{Nation, Side},
            order::Order,
            position::Public,
            scenario::{Force, Scenario, faults, options::Options},
        },
        words::report::Report,
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

impl HasLessons for Squad {
    type Start = LessonStart;
    type Deed = Order;
    type Prepared = ();

    const KINDS: &'static [&'static str] = Order::KINDS;
    const MORE_KINDS: &'static [&'static str] = &["take_up", "assault_move", "fire_lane"];

    const FIGURES: &'static [&'static str] = &["expected_loss", "own_expected_loss", "pinned", "in_sight"];

    fn figure(now: &GoalMoment<'_, Self>, query: &FigureQuery<'_>) -> Option<i32> {
        match query.name {
            "expected_loss" => Some(expected_loss(now, query, now.learner)),
            "own_expected_loss" => Some(expected_loss(now, query, 1 - now.learner.min(1))),
            "pinned" => units_that(now, query, |counter| counter.condition.pinned),
            "in_sight" => units_that(now, query, |counter| is_in_sight(now, counter)),
            _ => None,
        }
    }

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
        let kind = match order {
            Order::Move { assault: true, .. } => "assault_move",
            Order::Build { there: false, .. } => "take_up",
            Order::OpportunityFire { lane: Some(_), .. } => "fire_lane",
            order => order.kind(),
        };
        let mut named = order.named();
        // Any observer will do.
        if matches!(order, Order::Mission { .. } | Order::SmokeBarrage { .. }) {
            named.units.clear();
        }
        Shape::of(kind, named)
    }
}

/// Returns the harm that the attacks of a side do on average, in hundredths of a casualty point.
fn expected_loss(now: &GoalMoment<'_, Squad>, query: &FigureQuery<'_>, attacker: usize) -> i32 {
    let report = Report::of(now.rulebook, &now.start.public, [(1, now.events)]);
    hundredths(report.expected_by(attacker, |hex| query.is_about(&[hex])))
}

/// Whether a unit of the other side has a line of sight to a unit, both on the map themselves (9.1); a weapon is no unit.
fn is_in_sight(now: &GoalMoment<'_, Squad>, counter: &Counter) -> bool {
    let (rulebook, public) = (now.rulebook, &now.position.public);
    let is_unit = |counter: &Counter| rulebook.kind(counter).weapon().is_none();
    let others = public.counters.iter().filter(|other| other.side != counter.side && is_unit(other));
    let seeing = rulebook.seeing(public);
    let sees = |to: Hex| others.filter_map(Counter::hex).any(|from| seeing.hindrance(from, to).is_some());
    is_unit(counter) && counter.hex().is_some_and(sees)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{
        fire::Shot,
        samples::{hex, word},
    };

    /// A lesson can name every kind of order.
    #[test]
    fn kinds_of_orders_can_be_named() {
        let unit = word("us-rifle-1");
        let lane = Some(crate::games::squad::rules::order::Bend::Left);
        let orders = [
            Order::Done,
            Order::Hold,
            Order::Move { units: vec![unit], path: vec![hex("0101")], assault: true, facing: None },
            Order::OpportunityFire { shots: vec![Shot::of(unit)], leader: None, lane },
            Order::Casualties { losses: Vec::new() },
        ];
        for order in orders {
            let kind = Squad::shape(&order).kind;
            assert!(Squad::KINDS.contains(&kind) || Squad::MORE_KINDS.contains(&kind), "{kind}");
        }
    }

    /// Firing with a machine gun is a different action from leaving it out, in any order of naming.
    #[test]
    fn weapons_belong_to_the_shape_of_an_attack() {
        let (one, two, gun) = (word("us-rifle-1"), word("us-rifle-2"), word("us-bar-1"));
        let armed = Shot { weapon: Some(gun), ..Shot::of(one) };
        let fire = |shots| Order::Fire { shots, leader: None, hex: hex("0101") };
        let with = Squad::shape(&fire(vec![armed.clone(), Shot::of(two)]));
        assert!(with.means(&Squad::shape(&fire(vec![Shot::of(two), armed]))));
        assert!(!with.means(&Squad::shape(&fire(vec![Shot::of(one), Shot::of(two)]))));
    }

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
