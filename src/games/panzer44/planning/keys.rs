//! The meaning of keys: actions at the hex cursor, the next unit, waiting units. Every order takes the same path as one
//! by the mouse.

use super::{
    meaning::{click_means, dropped, selected_goes},
    pointing::Pointing,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        Panzer44, View,
        conduct::{
            direct_fire::{aims, shots},
            indirect::bombardments,
        },
        counter::{Counter, Place},
        kinds::Side,
        movement::duties,
        order::{Order, legal},
        phase::Phase,
        plot::{Draft, Task, choices, of},
        position::Public,
    },
    planning::{GameContext, InputOutcome, Outcomes, Planning},
};

/// The state on which a key can act.
pub(super) struct Keys<'a> {
    pub now: GameContext<'a, Panzer44>,
    pub seen: View<'a>,
    pub pointing: &'a mut Pointing,
    pub draft: &'a mut Draft,
    pub at: Option<Hex>,
}

/// An order, if there is one.
fn maybe(order: Option<Order>) -> Outcomes<Panzer44> {
    vec![order.map_or(InputOutcome::HandledSilently, InputOutcome::Order)]
}

impl<'a> Keys<'a> {
    /// The selected friendly unit.
    pub fn own(&self) -> Option<&'a Counter> {
        let counter = self.seen.public.find(*self.now.selected.first()?)?;
        (counter.side == self.seen.side).then_some(counter)
    }

    /// The unit of a hex that is meant first: a friendly one, if there is one.
    fn top(&self, hex: Hex) -> Option<UnitId> {
        let side = self.seen.side;
        self.seen.public.stack(hex).max_by_key(|counter| counter.side == side).map(|counter| counter.id)
    }

    /// The action of the main key at the cursor; none if it selects the friendly unit there.
    pub fn act(&mut self) -> Outcomes<Panzer44> {
        let public = self.seen.public;
        if public.owed.is_some() {
            let orders = legal::orders(&self.seen).into_iter();
            return maybe(orders.into_iter().find(|order| matches!(order, Order::Shoot { .. })));
        }
        let Some(hex) = self.at.or(self.pointing.aimed) else { return vec![InputOutcome::HandledSilently] };
        let meant = click_means(public, Some(&self.seen), self.pointing, self.draft, hex);
        if !meant.is_empty() {
            return meant;
        }
        if public.phase.is_indirect() {
            return self.bombard(hex);
        }
        let top = self.top(hex);
        let Some(counter) = self.own() else {
            return match top {
                Some(unit) if Panzer44::is_friendly(self.now, unit) => Vec::new(),
                Some(unit) => vec![InputOutcome::Select(vec![unit])],
                None => vec![InputOutcome::HandledSilently],
            };
        };
        if Panzer44::stack_hex(self.now.position, counter.id) == Some(hex) {
            return maybe(self.work(counter));
        }
        if public.phase.is_fire() {
            return self.fire(counter, hex);
        }
        if matches!(counter.place, Place::SetUp(_) | Place::Due(_)) && public.phase != Phase::Plot {
            return maybe(selected_goes(self.now, top, hex));
        }
        // The selected unit is sent there, as by a drag.
        let mut meant = dropped(&self.seen, self.draft, self.pointing, counter.id, (hex, None));
        if meant.contains(&InputOutcome::Handled) {
            meant.push(InputOutcome::Select(Vec::new()));
        }
        meant.push(InputOutcome::HandledSilently);
        meant
    }

    /// Aims first, to show the chances, and fires the second time.
    fn fire(&mut self, counter: &Counter, hex: Hex) -> Outcomes<Panzer44> {
        let public = self.seen.public;
        let shot = |unit, target| shots(public, counter.side).any(|shot| shot == (unit, target));
        if !shot(counter.id, hex) {
            self.pointing.aimed = None;
            return vec![InputOutcome::Select(self.top(hex).into_iter().collect())];
        }
        if self.pointing.aimed != Some(hex) {
            (self.pointing.aimed, self.pointing.target) = (Some(hex), 0);
            return vec![InputOutcome::HandledSilently];
        }
        let open = aims(self.seen.rulebook, public, counter.id, hex);
        let at = open.get(self.pointing.target % open.len().max(1)).copied();
        maybe(at.map(|at| Order::Fire { unit: counter.id, at }))
    }

    /// The action of a unit in its hex: its work of the movement phase, or exiting the map.
    fn work(&mut self, counter: &Counter) -> Option<Order> {
        let (rulebook, public, side) = (self.seen.rulebook, self.seen.public, self.seen.side);
        if !public.phase.is_movement() {
            return None;
        }
        let passenger = public.passenger(counter.id).map(|other| other.id);
        let exits = counter.hex().is_some_and(|hex| rulebook.scenario.is_exit(side, hex));
        let mut here = duties(public, side).filter(|(other, task)| {
            (other.id == counter.id || (Some(other.id) == passenger && *task == Task::Unload))
                && (*task != Task::Move || exits)
        });
        let unit = counter.id;
        here.find_map(|(other, task)| match task {
            Task::Load { .. } if rulebook.kind(other).carrier => Some(Order::Load { carrier: unit }),
            Task::Unload if other.carrier().is_some() => Some(Order::Unload { unit: other.id }),
            Task::Clear { .. } => Some(Order::Clear { unit }),
            Task::Blow { .. } => Some(Order::Blow { unit }),
            Task::Move => Some(Order::Exit { unit }),
            _ => None,
        })
    }

    /// Shows the next fire on a hex, or from it, with its chances, and executes it the second time.
    fn bombard(&mut self, hex: Hex) -> Outcomes<Panzer44> {
        let fire = fire_at(&self.seen, hex);
        if fire.is_some() && self.pointing.chosen == fire {
            return maybe(fire);
        }
        (self.pointing.aimed, self.pointing.chosen) = (fire.is_some().then_some(hex), fire);
        vec![InputOutcome::HandledSilently]
    }

    /// Chooses the next possible target of an aimed shot, or without one the next counter of the stack.
    pub fn next_target(&mut self) -> Outcomes<Panzer44> {
        if self.pointing.aimed.is_none() {
            return Vec::new();
        }
        self.pointing.target += 1;
        vec![InputOutcome::HandledSilently]
    }

    /// The aim of a unit that a key has selected, if it has a shot.
    pub fn chosen(&mut self, unit: UnitId) -> Option<Hex> {
        let mut shots = shots(self.seen.public, self.seen.side);
        let shot = shots.find(|(other, _)| *other == unit && self.seen.public.phase.is_fire());
        self.pointing.aimed = shot.map(|(_, hex)| hex);
        self.pointing.target = 0;
        self.pointing.aimed
    }
}

/// The units with a task in the phase.
pub(super) fn idle(seen: &View, draft: &Draft) -> Vec<UnitId> {
    let (rulebook, public, side) = (seen.rulebook, seen.public, seen.side);
    match public.phase {
        Phase::Plot => {
            let plotted = &draft.plot.orders;
            let may = |unit: UnitId| !choices(rulebook, public, side, unit).is_empty();
            let units = public.counters.iter().filter(|counter| counter.side == side);
            let units = units.map(|counter| counter.id).filter(|unit| !plotted.contains_key(unit));
            units.filter(|unit| may(*unit)).collect()
        }
        phase if phase.is_fire() => shots(public, side).map(|(unit, _)| unit).collect(),
        phase if phase.is_movement() => duties(public, side).map(|(counter, _)| counter.id).collect(),
        _ => public.on_map(side).map(|(counter, _)| counter.id).collect(),
    }
}

/// The next fire on a hex, or from it.
pub(super) fn fire_at(seen: &View, hex: Hex) -> Option<Order> {
    let (public, side) = (seen.public, seen.side);
    let shown = of(&public.shown, side);
    let own = |unit: UnitId| public.find(unit).and_then(Counter::hex) == Some(hex);
    let unit = bombardments(public, side)
        .find(|(unit, task)| matches!(task, Task::Bombard { target, .. } if *target == hex) || own(*unit))
        .map(|(unit, _)| Order::Bombard { unit });
    let battery = shown.barrages.iter().find(|barrage| barrage.target == hex);
    let battery = battery.map(|barrage| Order::Barrage { battery: barrage.battery });
    let air = shown.strikes.contains(&hex).then_some(Order::Strike { hex });
    unit.or(battery).or(air)
}

/// The target hexes of fire still to be executed.
pub(super) fn falling(seen: &View) -> Vec<Hex> {
    let (public, side) = (seen.public, seen.side);
    if !public.phase.is_indirect() {
        return Vec::new();
    }
    let shown = of(&public.shown, side);
    let bombarded = bombardments(public, side).filter_map(|(_, task)| match task {
        Task::Bombard { target, .. } => Some(target),
        _ => None,
    });
    let called = shown.barrages.iter().map(|barrage| barrage.target);
    bombarded.chain(called).chain(shown.strikes.iter().copied()).collect()
}

/// The units that wait and may enter the map now.
pub(in crate::games::panzer44) fn waiting(seen: &View) -> Vec<UnitId> {
    let (public, side) = (seen.public, seen.side);
    let sets_up = public.phase.is_set_up();
    let waits = |counter: &&Counter| match counter.place {
        Place::SetUp(_) => sets_up,
        Place::Due(_) => !sets_up && may_come(public, side, counter),
        _ => false,
    };
    let own = public.counters.iter().filter(|counter| counter.side == side);
    own.filter(waits).map(|counter| counter.id).collect()
}

/// Whether a unit may enter the map now: it is plotted to enter, or its side plots.
fn may_come(public: &Public, side: Side, counter: &Counter) -> bool {
    public.phase == Phase::Plot || duties(public, side).any(|(other, _)| other.id == counter.id)
}
