//! The meaning of keys: actions at the hex cursor, and the keys of this game. Every order takes the same path as one by
//! the mouse.

use super::{
    meaning::{click_means, dropped},
    offers::{by_themselves, offered},
    plan::{
        PlanOption, best, facing,
        joining::{answers, armed, arms, joined, send},
        options,
        paying::losses,
        pointing::{Plan, Pointing},
        promise, working,
    },
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        planning::ClickMode,
        rules::{
            Squad, View,
            counter::Counter,
            order::{Bend, Order},
            phase::Step,
            position::decision::Decision,
            rally::rally,
        },
    },
    planning::{GameContext, InputOutcome, Outcomes},
};

/// The state on which a key can act.
pub(super) struct Keys<'a> {
    pub now: GameContext<'a, Squad>,
    pub view: View<'a>,
    pub pointing: &'a mut Pointing,
    pub at: Option<Hex>,
}

/// An order, or nothing.
fn maybe(order: Option<Order>) -> Outcomes<Squad> {
    vec![order.map_or(InputOutcome::HandledSilently, InputOutcome::Order)]
}

impl Keys<'_> {
    /// The selected friendly units, without those that ride in a selected carrier.
    fn own(&self) -> Vec<UnitId> {
        let own = |unit: &UnitId| self.view.public().find(*unit).is_some_and(|it| it.side == self.view.side);
        let selected: Vec<UnitId> = self.now.selected.iter().copied().filter(own).collect();
        by_themselves(&self.view, &selected)
    }

    /// Does the action of the general key at the cursor. Returns nothing if the key is to select the friendly unit
    /// there.
    pub fn act(&mut self) -> Outcomes<Squad> {
        let selected = self.own();
        match (&self.view.public().owed, self.at) {
            (Some(Decision::Casualties { .. }), _) => return maybe(self.losses()),
            (Some(Decision::Withdrawal { .. }), _) => return maybe(Some(Order::WithdrawSniper)),
            (Some(Decision::Sniper { .. }), None) => return vec![InputOutcome::HandledSilently],
            (Some(Decision::Sniper { .. }), Some(hex)) => return maybe(Some(Order::PlaceSniper { hex })),
            (Some(Decision::Reaction { .. }), _) if self.pointing.plan.is_none() => {
                return maybe(self.answer());
            }
            _ => {}
        }
        let planned = self.pointing.plan.as_ref().map(|plan| plan.hex);
        let Some(hex) = self.at.or(planned) else { return vec![InputOutcome::HandledSilently] };
        let meant = click_means(&self.view, self.pointing, (&selected, None), hex);
        if !meant.is_empty() {
            return meant;
        }
        if planned == Some(hex) {
            return maybe(self.attack());
        }
        if let Some(order) = self.turned(&selected, hex) {
            return maybe(Some(order));
        }
        let there = offered(&self.view, self.pointing, &selected, &[]);
        let enemies = self.view.public().holder(hex) == Some(self.view.side.enemy());
        let friends = self.view.public().holder(hex) == Some(self.view.side);
        match there.get(&hex) {
            Some(choice) if !selected.is_empty() => {
                let mut meant = dropped(&self.view, self.pointing, &selected, (hex, Some(choice)));
                meant.push(InputOutcome::HandledSilently);
                meant
            }
            _ if friends || selected.is_empty() && !enemies => Vec::new(),
            _ if selected.is_empty() => {
                let top = self.view.public().in_hex(hex).last().map(|counter| counter.id);
                vec![InputOutcome::Select(top.into_iter().collect())]
            }
            // The reason why they cannot reach the hex is shown.
            _ => {
                let mut meant = dropped(&self.view, self.pointing, &selected, (hex, None));
                meant.push(InputOutcome::HandledSilently);
                meant
            }
        }
    }

    /// The order by which a selected vehicle or gun turns in place to the facing set by keys or wheel. It is the whole
    /// move of a vehicle, one hexside after the movement, or a turn at set-up (3.5, 7.3).
    fn turned(&self, selected: &[UnitId], hex: Hex) -> Option<Order> {
        let to = self.pointing.facing?;
        let counter = facing::facer(&self.view, selected).filter(|counter| counter.hex() == Some(hex))?;
        (counter.facing != Some(to)).then(|| working::turn(&self.view, counter, to)).flatten()
    }

    fn losses(&self) -> Option<Order> {
        let mut sets = losses(self.view.public());
        let at = self.pointing.chosen.unwrap_or(0) % sets.len().max(1);
        (at < sets.len()).then(|| Order::Casualties { losses: sets.swap_remove(at) })
    }

    /// The best fire at the entered units by the units that are not left out; none if it has no effect (14.1).
    fn answer(&self) -> Option<Order> {
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        let plans = answers(rulebook, public, (self.pointing, &self.view.instructions));
        let made = plans.iter().flat_map(|plan| options(rulebook, public, plan));
        let made = made.filter_map(|option: PlanOption| option.made.ok());
        let best =
            made.map(|made| (promise(rulebook, public, &made), made)).max_by_key(|(promise, _)| *promise);
        best.filter(|(promise, _)| *promise > 0).map(|(_, made)| made.order)
    }

    /// The planned attack, with the target of the amber button.
    fn attack(&self) -> Option<Order> {
        let plan = self.pointing.plan.as_ref()?;
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        let mut options = options(rulebook, public, plan);
        let at = best(rulebook, public, &options, (plan.target, self.pointing.chosen))?;
        options.swap_remove(at).made.ok().map(|made| made.order)
    }

    /// Chooses the next target of a planned attack. Without one it is the next set of losses while they are asked for,
    /// or the next counter of the stack.
    pub fn next_target(&mut self) -> Outcomes<Squad> {
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        if let Some(Decision::Casualties { .. }) = public.owed {
            let sets = losses(public).len().max(1);
            self.pointing.chosen = Some((self.pointing.chosen.unwrap_or(0) + 1) % sets);
            return vec![InputOutcome::HandledSilently];
        }
        let Some(plan) = &self.pointing.plan else { return Vec::new() };
        let options = options(rulebook, public, plan);
        let meant = best(rulebook, public, &options, (plan.target, None));
        let able = |number: &usize| best(rulebook, public, &options, (None, Some(*number))) == meant;
        let now = self.pointing.chosen.or((0..options.len()).find(able)).unwrap_or(0);
        self.pointing.chosen = Some(now + 1);
        vec![InputOutcome::HandledSilently]
    }

    /// Adds all units that can take part to the planned attack: other units of the same hex, leaders last. While the
    /// side is asked, no unit is left out any more.
    pub fn all_join(&mut self) -> Outcomes<Squad> {
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        let Some(plan) = &self.pointing.plan else {
            self.pointing.left_out.clear();
            return vec![InputOutcome::HandledSilently];
        };
        let hexes: Vec<Hex> = plan
            .units()
            .iter()
            .filter_map(|unit| public.find(*unit).and_then(|counter| public.hex_of(counter)))
            .collect();
        let near = |counter: &&Counter| public.hex_of(counter).is_some_and(|hex| hexes.contains(&hex));
        let own = public.counters.iter().filter(|counter| counter.side == self.view.side).filter(near);
        let able = own.map(|counter| counter.id).filter(|unit| joined(rulebook, public, plan, *unit).is_ok());
        let units: Vec<UnitId> = able.collect();
        let (with, _) = send(rulebook, public, Some(plan), &units, (plan.way, plan.hex));
        self.pointing.plan = with;
        vec![InputOutcome::HandledSilently]
    }

    /// Lets the selected unit of the plan fire its next weapon, or none. In a plan of one unit, that unit is meant.
    pub fn next_weapon(&mut self) -> Outcomes<Squad> {
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        let (plan, answering) = match &self.pointing.plan {
            Some(plan) => (plan.clone(), false),
            None => {
                let own = self.own();
                let plans = answers(rulebook, public, (self.pointing, &self.view.instructions));
                match plans.into_iter().find(|plan| own.iter().any(|unit| plan.has(*unit))) {
                    Some(plan) => (plan, true),
                    None => return vec![InputOutcome::HandledSilently],
                }
            }
        };
        let own = self.own().into_iter().find(|unit| plan.shots.iter().any(|shot| shot.unit == *unit));
        let Some(unit) = own.or(plan.shots.first().map(|shot| shot.unit)) else {
            return vec![InputOutcome::HandledSilently];
        };
        let Some(next) = next_armed(&self.view, &plan, unit) else {
            return vec![InputOutcome::HandledSilently];
        };
        if answering {
            let shot = next.shots.into_iter().find(|shot| shot.unit == unit);
            self.pointing.arms.extend(shot.map(|shot| (unit, shot)));
        } else {
            self.pointing.plan = Some(next);
        }
        vec![InputOutcome::HandledSilently]
    }

    /// Switches the lane: to the left, to the right, none (14.5).
    pub fn next_lane(&mut self) -> Outcomes<Squad> {
        self.pointing.lane = match self.pointing.lane {
            None => Some(Bend::Left),
            Some(Bend::Left) => Some(Bend::Right),
            Some(Bend::Right) => None,
        };
        if let Some(plan) = &mut self.pointing.plan {
            plan.lane = self.pointing.lane;
        }
        vec![InputOutcome::HandledSilently]
    }

    /// Begins a line of sight in the hex of the selected unit, otherwise at the cursor. Pressed again, the key removes
    /// it.
    pub fn sight(&mut self) -> Outcomes<Squad> {
        if self.pointing.clicks == ClickMode::Sight {
            (self.pointing.clicks, self.pointing.sight) = (ClickMode::Select, None);
            return vec![InputOutcome::HandledSilently];
        }
        let public = self.view.public();
        let stands = self.own().first().and_then(|unit| public.find(*unit)).and_then(|it| public.hex_of(it));
        self.pointing.plan = None;
        self.pointing.clicks = ClickMode::Sight;
        self.pointing.sight = stands.or(self.at).map(|from| (from, None));
        vec![InputOutcome::HandledSilently]
    }

    /// Lets the next click lay smoke of the selected unit, or a barrage (11.1, 19.6). Pressed again, clicks select.
    pub fn smoke(&mut self) -> Outcomes<Squad> {
        let barrage = self.view.public().phase.step() == Some(Step::Support);
        let wanted = if barrage { ClickMode::Call(None) } else { ClickMode::Smoke };
        let on = self.pointing.clicks == wanted || !barrage && self.own().is_empty();
        self.pointing.clicks = if on { ClickMode::Select } else { wanted };
        vec![InputOutcome::HandledSilently]
    }

    /// Lets the selected unit try to rally, or the next one that may (13.12).
    pub fn rally(&mut self) -> Outcomes<Squad> {
        let (rulebook, public, side) = (self.view.rulebook.as_ref(), self.view.public(), self.view.side);
        if public.phase.step() != Some(Step::AfterAction) {
            return vec![InputOutcome::HandledSilently];
        }
        let able = |unit: &UnitId| {
            public.find(*unit).is_some_and(|it| it.side == side && rally(rulebook, public, it).is_ok())
        };
        // Leaders come first, because they help the others.
        let leads = |counter: &&Counter| rulebook.kind(counter).leads().is_none();
        let mut all: Vec<&Counter> = public.counters.iter().collect();
        all.sort_by_key(leads);
        let own = self.own().into_iter().chain(all.into_iter().map(|counter| counter.id));
        maybe(own.into_iter().find(able).map(|unit| Order::Rally { unit }))
    }

    /// Gives the order of the selected units in their hex, in one form or the other.
    pub fn work(&mut self, does: fn(&View, &[UnitId]) -> Option<Order>) -> Outcomes<Squad> {
        maybe(does(&self.view, self.now.selected))
    }
}

/// The plan with the next choice of a unit's weapons: each weapon alone, then none.
fn next_armed(view: &View, plan: &Plan, unit: UnitId) -> Option<Plan> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let all = arms(rulebook, public, plan, unit);
    let now = all.iter().rposition(|(_, now)| *now);
    let bare = all
        .iter()
        .filter(|(_, now)| *now)
        .fold(plan.clone(), |plan, (weapon, _)| armed(rulebook, public, &plan, unit, *weapon));
    let next = now.map_or(0, |now| now + 1);
    match all.get(next) {
        Some((weapon, _)) => Some(armed(rulebook, public, &bare, unit, *weapon)),
        None => now.map(|_| bare),
    }
}
