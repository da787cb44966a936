//! Paths that were drawn for a plot. They are kept until the movement of the turn, only for their own side, and are
//! moved when their owner asks for it. They are not binding (5.1) and part of no order, and a sealed file beside the
//! game keeps them.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::panzer44::{
        rules::{
            Rulebook, View,
            conduct::transport::may_unload,
            counter::Motion,
            event::Event,
            kinds::Side,
            movement::{duties, march, may_finish, points_for_a_move},
            order::Order,
            plot::{Draft, Task},
            position::Public,
            refusal::Why,
        },
        words::{
            names::{Known, short_name},
            story::result_arg,
        },
    },
};
use std::collections::{BTreeMap, VecDeque};

/// Paths, by their unit.
pub type Ways = BTreeMap<UnitId, Vec<Hex>>;

/// The paths of this turn, and the units that move as planned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlannedWays {
    turn: u8,
    ways: [Ways; 2],
    /// The units that move one after the other, when no decision is pending.
    going: VecDeque<UnitId>,
    /// The unit that has just moved. Its passenger unloads before the next one moves (11.3).
    sent: Option<UnitId>,
    /// The parts that were not executed, with the reason, one sentence each.
    failures: Vec<String>,
}

impl PlannedWays {
    /// Makes the plan of both sides' paths in a turn, in the order of their numbers. No unit moves yet.
    pub fn of(turn: u8, ways: [Ways; 2]) -> Self {
        Self { turn, ways, ..Self::default() }
    }

    /// Keeps the paths of a draft that its side has committed.
    pub fn keep(&mut self, public: &Public, side: Side, draft: &Draft) {
        if self.turn != public.turn {
            *self = Self { turn: public.turn, ..Self::default() };
        }
        let own = |unit: UnitId| public.find(unit).is_some_and(|counter| counter.side == side);
        let goes = |unit: UnitId| draft.plot.orders.get(&unit) == Some(&Task::Move) && own(unit);
        let ways = draft.ways.iter().filter(|(unit, way)| goes(**unit) && !way.is_empty());
        if let Some(kept) = self.ways.get_mut(side.number()) {
            *kept = ways.map(|(unit, way)| (*unit, way.clone())).collect();
        }
    }

    /// The paths that the side of the view can still take in its movement phase, each as it was drawn.
    pub fn open(&self, view: &View) -> Ways {
        let (public, side) = (view.public, view.side);
        let its_turn = public.phase.is_movement() && public.phase.side(&view.rulebook.scenario) == Some(side);
        let Some(led) = self.ways.get(side.number()).filter(|_| its_turn && self.turn == public.turn) else {
            return Ways::new();
        };
        if led.is_empty() {
            return Ways::new();
        }
        let fresh = duties(public, side)
            .filter(|(counter, task)| *task == Task::Move && counter.condition.motion == Motion::Fresh);
        fresh.filter_map(|(counter, _)| Some((counter.id, led.get(&counter.id)?.clone()))).collect()
    }

    /// The text of the paths to keep beside the game; none if there are no paths.
    pub fn text(&self) -> Option<String> {
        ron::to_string(&(self.turn, &self.ways)).ok().filter(|_| *self != Self::default())
    }

    /// Reads paths that were kept as text.
    pub fn of_text(text: &str) -> Option<Self> {
        let (turn, ways) = ron::from_str(text).ok()?;
        Some(Self::of(turn, ways))
    }

    /// Whether they are of this turn.
    pub fn is_of(&self, turn: u8) -> bool {
        self.turn == turn
    }

    /// The parts that were not executed as planned, with the reason.
    pub fn failures(&self) -> &[String] {
        &self.failures
    }

    /// Lets all these units move as planned, one after the other.
    pub fn go(&mut self, units: impl IntoIterator<Item = UnitId>) {
        self.going = units.into_iter().collect();
        self.sent = None;
        self.failures.clear();
    }

    /// Stops all moves as planned.
    pub fn stop(&mut self) {
        self.going.clear();
        self.sent = None;
        self.failures.clear();
    }

    /// Checks what has happened. If a moving unit receives fire, enters mines or is eliminated, the others wait so that
    /// their player can decide again.
    pub fn notice(&mut self, rulebook: &Rulebook, public: &Public, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::PhaseOpened { .. })) {
            self.stop();
        }
        if self.going.is_empty() && self.sent.is_none() {
            return;
        }
        let harms: Vec<String> = events.iter().filter_map(|event| harm(rulebook, public, event)).collect();
        if harms.is_empty() {
            return;
        }
        let told: Vec<String> = harms.into_iter().chain(self.wait()).collect();
        self.failures = vec![told.join(" ")];
        self.going.clear();
        self.sent = None;
    }

    /// The number of waiting units, in a sentence, if any.
    fn wait(&self) -> Option<String> {
        let others = self.going.len();
        (others > 0).then(|| say!("panzer44-planning-planned-others", n = others))
    }

    /// The order of the passenger that is to unload from the unit that has just moved. If the carrier has not reached
    /// the end of its path, the others wait, because its move would end with theirs.
    fn get_out(&mut self, view: &View) -> Option<Order> {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        let carrier = self.sent.take().filter(|carrier| public.moving == Some(*carrier))?;
        let unit = public.passenger(carrier)?.id;
        let is_to = duties(public, side).any(|(counter, task)| counter.id == unit && task == Task::Unload);
        let end = self.ways.get(side.number())?.get(&carrier).filter(|_| is_to)?.last()?;
        let [name, passenger] = [carrier, unit].map(|unit| short_name(rulebook, public, unit));
        if public.find(carrier)?.hex() != Some(*end) {
            let stopped = say!("panzer44-planning-planned-stopped", unit = name, passenger = passenger);
            let told: Vec<String> = [stopped].into_iter().chain(self.wait()).collect();
            self.failures = vec![told.join(" ")];
            self.going.clear();
            return None;
        }
        match may_unload(rulebook, public, side, unit) {
            Ok(_) => Some(Order::Unload { unit }),
            Err(why) => {
                let told = because(view, &why);
                self.failures.push(say!(
                    "panzer44-planning-planned-not-unloaded",
                    unit = passenger,
                    why = told,
                    case = why.case(),
                ));
                None
            }
        }
    }

    /// Whether a unit still moves as planned.
    pub fn is_under_way(&self) -> bool {
        !self.going.is_empty() || self.sent.is_some()
    }

    /// Returns the next order of units that move as planned. A unit that cannot move yet may be able to when others
    /// have made room. One that cannot at the end is reported with the reason.
    pub fn next_order(&mut self, view: &View) -> Option<Order> {
        if let Some(order) = self.get_out(view) {
            return Some(order);
        }
        let open = self.open(view);
        let left: Vec<(UnitId, &Vec<Hex>)> =
            self.going.iter().filter_map(|unit| Some((*unit, open.get(unit)?))).collect();
        let whys: Vec<Option<Why>> = left.iter().map(|(unit, path)| hindrance(view, *unit, path)).collect();
        if let Some(((unit, path), _)) = left.iter().zip(&whys).find(|(_, why)| why.is_none()) {
            self.going.retain(|other| other != unit);
            self.sent = Some(*unit);
            return Some(Order::Move { unit: *unit, path: (*path).clone() });
        }
        let refused = left.iter().zip(whys).filter_map(|((unit, _), why)| Some((*unit, why?)));
        self.failures.extend(refused.map(|(unit, why)| {
            let name = short_name(view.rulebook, view.public, unit);
            let told = because(view, &why);
            say!("panzer44-planning-planned-not-moved", unit = name, why = told, case = why.case())
        }));
        self.going.clear();
        None
    }
}

/// The reason of the rules, in the names for players.
fn because(view: &View, why: &Why) -> String {
    why.text().shown(&Known { rulebook: view.rulebook, public: view.public })
}

/// The harm to a unit that moved, in a sentence.
fn harm(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    let name = |unit: UnitId| short_name(rulebook, public, unit);
    match event {
        Event::Attacked { unit, hex, result, .. } => {
            let (hex, result) = (rulebook.board.hex_name(*hex), result_arg(*result));
            Some(say!("panzer44-planning-harm-fire", unit = name(*unit), hex = hex, result = result))
        }
        Event::Mined { unit, hex, result, .. } => {
            let (hex, result) = (rulebook.board.hex_name(*hex), result_arg(*result));
            Some(say!("panzer44-planning-harm-mines", unit = name(*unit), hex = hex, result = result))
        }
        Event::Destroyed { unit, .. } => Some(say!("panzer44-planning-harm-eliminated", unit = name(*unit))),
        _ => None,
    }
}

/// The reason why a unit cannot move its path now; none if it can.
fn hindrance(view: &View, unit: UnitId, path: &[Hex]) -> Option<Why> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let counter = public.find(unit)?;
    let goes = may_finish(rulebook, public, Some(unit))
        .and_then(|()| points_for_a_move(rulebook, public, counter))
        .and_then(|points| march(rulebook, public, counter, points, path));
    goes.err()
}
