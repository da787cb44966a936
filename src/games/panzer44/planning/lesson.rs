//! The start of lessons, the actions of a learner, and the parts of them that are compared. A plot is made entry by
//! entry before it is committed as one order, and each entry is an action of its own.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::{DataError, Source},
        lessons::{FigureQuery, GoalMoment, HasLessons, Shape, changed_rulebook, hundredths, units_that},
        orders::Refusal,
    },
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook, View,
            counter::Counter,
            kinds::{Pattern, Side},
            order::Order,
            plot::{Barrage, Draft, Entry, Instruction, Plot, Task},
            rulebook::Rules,
            scenario::{Force, Scenario, Visibility, options::Options},
            view::to_play,
        },
        words::report::Report,
    },
    planning::Plan,
};
use bevy::prelude::World;
use serde::{Deserialize, Serialize};

/// The start of a lesson: on the map of a scenario, with its units, charts and victory conditions, but with other
/// forces. Its fields are the same as in a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    pub scenario: UnitId,
    /// The learner's side.
    pub learner: Side,
    /// The side that moves and fires first, if it differs from the scenario.
    #[serde(default)]
    pub first_player: Option<Side>,
    /// The last turn of the game.
    #[serde(default)]
    pub last_turn: Option<u8>,
    /// The sides that set up. The opening gives their orders.
    #[serde(default)]
    pub set_up: Vec<Side>,
    pub german: Force,
    /// The Allies.
    pub allied: Force,
    /// The visibility.
    #[serde(default)]
    pub visibility: Vec<Visibility>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: Options,
}

impl LessonStart {
    /// The scenario that a lesson uses.
    fn of(&self, base: Scenario) -> Scenario {
        let start = self.clone();
        Scenario {
            first_player: start.first_player.unwrap_or(base.first_player),
            last_turn: start.last_turn.unwrap_or(base.last_turn),
            underway: None,
            set_up: start.set_up,
            german: start.german,
            allied: start.allied,
            visibility: start.visibility,
            options: start.options,
            ..base
        }
    }
}

/// An action of a learner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// An entry on the plot sheet.
    Write(Entry),
    Commit,
    /// Another order.
    Give(Order),
}

impl From<Order> for Deed {
    fn from(order: Order) -> Self {
        Self::Give(order)
    }
}

impl TryFrom<Deed> for Order {
    type Error = Deed;

    fn try_from(deed: Deed) -> Result<Self, Deed> {
        match deed {
            Deed::Give(order) => Ok(order),
            other => Err(other),
        }
    }
}

impl HasLessons for Panzer44 {
    type Start = LessonStart;
    type Deed = Deed;
    type Prepared = Draft;

    const KINDS: &'static [&'static str] = Order::KINDS;
    const MORE_KINDS: &'static [&'static str] = &[
        "plot_df",
        "plot_of",
        "plot_of_hard",
        "plot_of_soft",
        "plot_of_ask",
        "plot_if_tight",
        "plot_if_loose",
        "plot_mv",
        "plot_ld",
        "plot_ul",
        "plot_cl",
        "plot_bb",
        "strike_off",
        "call_tight",
        "call_loose",
        "fly",
        "commit",
    ];

    fn learner(start: &LessonStart) -> Option<usize> {
        Some(start.learner.number())
    }

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
            let scenario = start.of(base.scenario.clone());
            base.with_scenario(scenario, &source.text)
        })
    }

    fn shape(deed: &Deed) -> Shape {
        match deed {
            Deed::Write(Entry::Put(unit, task)) => plotted(*unit, task),
            Deed::Write(Entry::StrikeOff(unit)) => Shape::about("strike_off", &[*unit], &[]),
            Deed::Write(Entry::Call(Barrage { target, pattern, .. })) => {
                let kind = if *pattern == Pattern::Tight { "call_tight" } else { "call_loose" };
                Shape::about(kind, &[], &[*target])
            }
            Deed::Write(Entry::Fly(hex)) => Shape::about("fly", &[], &[*hex]),
            Deed::Commit => Shape::plain("commit"),
            Deed::Give(order) => ordered(order),
        }
    }

    fn ways(position: &Position, deed: &Deed) -> Vec<Vec<Hex>> {
        let stands = |unit: &UnitId| {
            let counter = position.public.find(*unit)?;
            let carrier = counter.carrier().and_then(|carrier| position.public.find(carrier));
            carrier.unwrap_or(counter).hex()
        };
        let shape = Self::shape(deed);
        let from = shape.units.first().and_then(stands);
        let then = if shape.way.is_empty() { &shape.hexes } else { &shape.way };
        let mut way: Vec<Hex> = from.into_iter().chain(then.iter().copied()).collect();
        if let Deed::Give(Order::Fire { at: Some(at), .. }) = deed {
            way.extend(stands(at));
        }
        way.dedup();
        if way.is_empty() { Vec::new() } else { vec![way] }
    }

    fn deed(world: &World, order: &Order) -> Deed {
        match order {
            Order::Plot { plot, .. } if *plot == Self::prepared(world).plot => Deed::Commit,
            other => Deed::Give(other.clone()),
        }
    }

    fn deeds(order: &Order) -> Vec<Deed> {
        match order {
            Order::Plot { plot, .. } => {
                entries(plot).into_iter().map(Deed::Write).chain([Deed::Commit]).collect()
            }
            other => vec![Deed::Give(other.clone())],
        }
    }

    fn order(world: &World, deed: &Deed) -> Option<Order> {
        match deed {
            Deed::Write(_) => None,
            Deed::Commit => {
                let public = &world.get_resource::<Position>()?.public;
                let side = to_play(&world.get_resource::<Rules>()?.0, public);
                Some(Order::Plot { side, plot: Self::prepared(world).plot })
            }
            Deed::Give(order) => Some(order.clone()),
        }
    }

    fn prepare(world: &World, deed: &Deed) -> Result<Draft, Refusal> {
        let mut draft = Self::prepared(world);
        let Deed::Write(entry) = deed else { return Ok(draft) };
        let (rules, position) = (world.resource::<Rules>(), world.resource::<Position>());
        let written = draft.write(&View::to_play(&rules.0, position), *entry);
        draft.tried = None;
        written.map(|()| draft).map_err(Refusal::from)
    }

    fn prepared(world: &World) -> Draft {
        world.get_resource::<Plan<Self>>().map(|plan| plan.0.draft.clone()).unwrap_or_default()
    }

    fn lay_out(world: &mut World, draft: Draft) {
        world.get_resource_or_init::<Plan<Self>>().0.draft = draft;
    }
}

/// Returns the harm that the attacks of a side do on average, in hundredths of the harm of the report.
fn expected_loss(now: &GoalMoment<'_, Panzer44>, query: &FigureQuery<'_>, attacker: usize) -> i32 {
    let report = Report::of(now.rulebook, &now.start.public, [(1, now.events)]);
    hundredths(report.expected_by(attacker, |hex| query.is_about(&[hex])))
}

/// Whether a unit of the other side on the map has a line of sight to a counter (10).
fn is_in_sight(now: &GoalMoment<'_, Panzer44>, counter: &Counter) -> bool {
    let public = &now.position.public;
    let others = public.counters.iter().filter(|other| other.side != counter.side).filter_map(Counter::hex);
    let sees = |to: Hex| others.clone().any(|from| now.rulebook.sees(public.turn, from, to));
    counter.hex().is_some_and(sees)
}

/// Returns the entries that make a plot. A carrier and its passenger that load each other are one entry. Those that unload
/// come last: they bring an entry for a carrier that has none yet.
fn entries(plot: &Plot) -> Vec<Entry> {
    let is_second = |unit: UnitId, task: &Task| match task {
        Task::Load { with } => *with < unit && plot.orders.contains_key(with),
        _ => false,
    };
    let orders = plot.orders.iter().filter(|(unit, task)| !is_second(**unit, task));
    let (last, first): (Vec<_>, Vec<_>) = orders.partition(|(_, task)| **task == Task::Unload);
    let orders = first.into_iter().chain(last).map(|(unit, task)| Entry::Put(*unit, *task));
    let barrages = plot.barrages.iter().map(|barrage| Entry::Call(*barrage));
    let strikes = plot.strikes.iter().map(|hex| Entry::Fly(*hex));
    orders.chain(barrages).chain(strikes).collect()
}

/// The shape of an order on the plot sheet.
fn plotted(unit: UnitId, task: &Task) -> Shape {
    let kind = match task {
        Task::Fire { .. } => "plot_df",
        Task::Watch { at: Instruction::First, .. } => "plot_of",
        Task::Watch { at: Instruction::FirstHard, .. } => "plot_of_hard",
        Task::Watch { at: Instruction::FirstSoft, .. } => "plot_of_soft",
        Task::Watch { at: Instruction::Ask, .. } => "plot_of_ask",
        Task::Bombard { pattern: Pattern::Tight, .. } => "plot_if_tight",
        Task::Bombard { pattern: Pattern::Loose, .. } => "plot_if_loose",
        Task::Move => "plot_mv",
        Task::Load { .. } => "plot_ld",
        Task::Unload => "plot_ul",
        Task::Clear { .. } => "plot_cl",
        Task::Blow { .. } => "plot_bb",
    };
    match *task {
        Task::Fire { target: hex }
        | Task::Watch { target: hex, .. }
        | Task::Bombard { target: hex, .. }
        | Task::Clear { hex }
        | Task::Blow { to: hex } => Shape::about(kind, &[unit], &[hex]),
        // Carrier and passenger load each other.
        Task::Load { with } => Shape::about(kind, &[unit, with], &[]),
        Task::Move | Task::Unload => Shape::about(kind, &[unit], &[]),
    }
}

/// Returns the parts of an order that are compared at the door: of off-board artillery only that it fires.
fn ordered(order: &Order) -> Shape {
    match order {
        Order::Barrage { .. } => Shape::plain(order.kind()),
        order => Shape::of(order.kind(), order.named()),
    }
}
