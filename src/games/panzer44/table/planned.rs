//! Ways that were led in a plot: kept from there to the movement of the turn, for the eyes of their side alone, and gone
//! when their owner says so. They bind nobody (5.1), and stand in no file.

use super::{offers::left_along, people::looking};
use crate::{
    engine::{board::Hex, counters::Word},
    games::panzer44::rules::{
        Panzer44, Position, View,
        counter::Motion,
        kinds::Side,
        movement::duties,
        order::Order,
        plot::{Draft, Task},
        position::Public,
    },
    table::{
        Screen,
        session::{AnswerRequests, OrderRequest, Request, Session, lies},
    },
};
use bevy::prelude::*;
use std::collections::{BTreeMap, VecDeque};

/// Ways, by the unit that goes them.
pub type Ways = BTreeMap<Word, Vec<Hex>>;

/// The ways of this turn, and who goes as planned.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PlannedWays {
    turn: u8,
    ways: [Ways; 2],
    /// Those who go one after the other, as soon as nobody is asked for anything.
    going: VecDeque<Word>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlannedWays>().add_systems(
        Update,
        go_on.before(AnswerRequests).run_if(in_state(Screen::Table).and_then(lies::<Panzer44>)),
    );
}

impl PlannedWays {
    /// Keeps the ways of a draft that its side has committed.
    pub(super) fn keep(&mut self, public: &Public, side: Side, draft: &Draft) {
        if self.turn != public.turn {
            *self = Self { turn: public.turn, ..Self::default() };
        }
        let own = |unit: Word| public.find(unit).is_some_and(|counter| counter.side == side);
        let goes = |unit: Word| draft.plot.orders.get(&unit) == Some(&Task::Move) && own(unit);
        let ways = draft.ways.iter().filter(|(unit, way)| goes(**unit) && !way.is_empty());
        self.ways[side.number()] = ways.map(|(unit, way)| (*unit, way.clone())).collect();
    }

    /// The ways that the side that looks can still go in its movement phase, each as it was led.
    pub fn open(&self, view: &View) -> Ways {
        let (public, side) = (view.public, view.side);
        let its_turn = public.phase.is_movement() && public.phase.side(&view.rulebook.scenario) == Some(side);
        if !its_turn || self.turn != public.turn || self.ways[side.number()].is_empty() {
            return Ways::new();
        }
        let fresh = duties(public, side)
            .filter(|(counter, task)| *task == Task::Move && counter.condition.motion == Motion::Fresh);
        let way = |unit: Word| self.ways[side.number()].get(&unit);
        let open = fresh.filter_map(|(counter, _)| Some((counter.id, way(counter.id)?)));
        open.filter(|(unit, way)| left_along(view, *unit, way).len() == way.len())
            .map(|(unit, way)| (unit, way.clone()))
            .collect()
    }

    /// Lets all of them go as planned, one after the other.
    pub fn go(&mut self, units: impl IntoIterator<Item = Word>) {
        self.going = units.into_iter().collect();
    }

    /// Nobody goes on by himself any more.
    pub(super) fn stop(&mut self) {
        self.going.clear();
    }
}

/// Gives the next order of those who go as planned; whoever is asked first answers first.
fn go_on(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    mut planned: ResMut<PlannedWays>,
    mut requests: MessageWriter<OrderRequest>,
) {
    if planned.going.is_empty() {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let waits = position.public.owed.is_some() || session.people.dice.is_some();
    if waits {
        return;
    }
    let open = looking(&session, &position).map(|side| planned.open(&View::new(rulebook, &position, side)));
    let open = open.unwrap_or_default();
    while let Some(unit) = planned.going.pop_front() {
        if let Some(path) = open.get(&unit) {
            requests.write(OrderRequest(Request::order(Order::Move { unit, path: path.clone() })));
            return;
        }
    }
}
