//! The meaning of keys: actions at the hex cursor, and actions of this game alone. Their orders go through the same
//! queue as the mouse's.

use super::{
    meaning::{click_means, dropped},
    offers::{by_themselves, offered},
    plan::{answer, asked, best, may_join, options},
    pointing::Pointing,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        planning::ClickMode,
        rules::{
            Platoon, View,
            conduct::{
                Decision, may_clear,
                transport::{may_load, may_unload},
            },
            counter::Counter,
            movement::may_exit,
            order::Order,
            phase::Segment,
        },
        words::order_words::INSTRUCTIONS,
    },
    planning::{GameContext, InputOutcome, Outcomes},
};

/// The state that a key can work on.
pub(super) struct Keys<'a> {
    pub now: GameContext<'a, Platoon>,
    pub view: View<'a>,
    pub pointing: &'a mut Pointing,
    pub at: Option<Hex>,
}

/// An order, or nothing.
fn maybe(order: Option<Order>) -> Outcomes<Platoon> {
    vec![order.map_or(InputOutcome::HandledSilently, InputOutcome::Order)]
}

impl Keys<'_> {
    /// The selected units of the own side, except passengers of carriers among them.
    fn own(&self) -> Vec<UnitId> {
        let own = |unit: &UnitId| self.view.public().find(*unit).is_some_and(|it| it.side == self.view.side);
        let selected: Vec<UnitId> = self.now.selected.iter().copied().filter(own).collect();
        by_themselves(&self.view, &selected)
    }

    /// Does the action of the general key at the cursor. Returns nothing if the key is to select the friendly unit
    /// there.
    pub fn act(&mut self) -> Outcomes<Platoon> {
        if self.view.public().owed.is_some() {
            return maybe(self.answer());
        }
        let planned = self.pointing.plan.as_ref().map(|plan| plan.hex);
        let Some(hex) = self.at.or(planned) else { return vec![InputOutcome::HandledSilently] };
        let meant = click_means(&self.view, self.pointing, hex);
        if !meant.is_empty() {
            return meant;
        }
        if planned == Some(hex) {
            return maybe(self.attack());
        }
        let own = self.own();
        let there = offered(&self.view, &own, &[], self.pointing.unseen);
        let enemies = self.view.public().holder(hex) == Some(self.view.side.enemy());
        let friends = self.view.public().holder(hex) == Some(self.view.side);
        match there.get(&hex) {
            Some(choice) if !own.is_empty() => {
                let mut meant = dropped(&self.view, self.pointing, &own, (hex, Some(choice)));
                meant.push(InputOutcome::HandledSilently);
                meant
            }
            _ if friends || own.is_empty() && !enemies => Vec::new(),
            _ if own.is_empty() => {
                let top = self.view.public().in_hex(hex).last().map(|counter| counter.id);
                vec![InputOutcome::Select(top.into_iter().collect())]
            }
            // The refusal names the reason why they cannot get there.
            _ => {
                let mut meant = dropped(&self.view, self.pointing, &own, (hex, None));
                meant.push(InputOutcome::HandledSilently);
                meant
            }
        }
    }

    /// The fire at the unit that has entered, by all units that are not left out; interdiction comes before it (14.1).
    fn answer(&self) -> Option<Order> {
        let (rulebook, public) = (&self.view.rulebook, self.view.public());
        let told = |unit: UnitId| self.view.instructions.get(&unit).copied().unwrap_or_default();
        let (decision, possible) = asked(rulebook, public, told)?;
        let Decision::Reaction { side, .. } = decision;
        if side != self.view.side {
            return None;
        }
        let fire = answer(rulebook, public, (decision, &possible), &self.pointing.left_out);
        let interdict = possible.interdictors.first();
        let interdict = interdict.map(|(unit, _)| Order::Interdict { firers: vec![*unit] });
        interdict.or(fire.and_then(Result::ok).map(|made| made.order))
    }

    /// The planned attack, at the target with the amber button.
    fn attack(&self) -> Option<Order> {
        let plan = self.pointing.plan.as_ref()?;
        let (rulebook, public) = (&self.view.rulebook, self.view.public());
        let mut options = options(rulebook, public, plan);
        let at = best(rulebook, &options, self.pointing.chosen)?;
        options.swap_remove(at).made.ok().map(|made| made.order)
    }

    /// Moves to the next possible target of a planned attack; without a plan it steps through the stack.
    pub fn next_target(&mut self) -> Outcomes<Platoon> {
        let Some(plan) = &self.pointing.plan else { return Vec::new() };
        let (rulebook, public) = (&self.view.rulebook, self.view.public());
        let options = options(rulebook, public, plan);
        let able = |number: &usize| best(rulebook, &options, Some(*number)) == best(rulebook, &options, None);
        let now = self.pointing.chosen.or((0..options.len()).find(able)).unwrap_or(0);
        self.pointing.chosen = Some(now + 1);
        vec![InputOutcome::HandledSilently]
    }

    /// Lets every unit that can take part in the planned attack.
    pub fn all_join(&mut self) -> Outcomes<Platoon> {
        let (rulebook, public, side) = (&self.view.rulebook, self.view.public(), self.view.side);
        let Some(plan) = &mut self.pointing.plan else { return vec![InputOutcome::HandledSilently] };
        let others = public.on_map(side).map(|(counter, _)| counter.id);
        let others: Vec<UnitId> = others
            .filter(|unit| {
                !plan.units.contains(unit) && may_join(rulebook, public, *unit, plan.way, plan.hex)
            })
            .collect();
        plan.units.extend(others);
        vec![InputOutcome::HandledSilently]
    }

    /// Switches between entering cover unseen where possible and entering it as usual (10.4, 18.1).
    pub fn unseen(&mut self) -> Outcomes<Platoon> {
        if self.view.public().phase.is_movement() {
            self.pointing.unseen = !self.pointing.unseen;
        }
        vec![InputOutcome::HandledSilently]
    }

    /// Begins a line of sight in the hex of the selected unit, otherwise at the cursor. Pressed again, the key removes
    /// it.
    pub fn sight(&mut self) -> Outcomes<Platoon> {
        if self.pointing.clicks == ClickMode::Sight {
            (self.pointing.clicks, self.pointing.sight) = (ClickMode::Select, None);
            return vec![InputOutcome::HandledSilently];
        }
        let stands =
            self.own().first().and_then(|unit| self.view.public().find(*unit)).and_then(Counter::hex);
        self.pointing.plan = None;
        self.pointing.clicks = ClickMode::Sight;
        self.pointing.sight = stands.or(self.at).map(|from| (from, None));
        vec![InputOutcome::HandledSilently]
    }

    /// Sets the next instruction for the selected units, the same for all of them (14.6).
    pub fn instruct(&mut self) -> Outcomes<Platoon> {
        let armed = |unit: &UnitId| {
            self.view.public().find(*unit).is_some_and(|it| self.view.rulebook.kind(it).attack > 0)
        };
        let units: Vec<UnitId> = self.own().into_iter().filter(armed).collect();
        let Some(first) = units.first() else { return vec![InputOutcome::HandledSilently] };
        let now = self.view.instructions.get(first).copied().unwrap_or_default();
        let at = INSTRUCTIONS.iter().position(|(other, _)| *other == now).unwrap_or(0);
        let (instruction, _) = INSTRUCTIONS[(at + 1) % INSTRUCTIONS.len()];
        maybe(Some(Order::Instruct { units, instruction }))
    }

    /// The action of the selected unit in its hex: it unloads, loads, works on mines, or leaves the map.
    pub fn work(&mut self) -> Outcomes<Platoon> {
        let (rulebook, public) = (self.view.rulebook.as_ref(), self.view.public());
        let own = self.own();
        let Some(counter) = own.first().and_then(|unit| public.find(*unit)) else {
            return vec![InputOutcome::HandledSilently];
        };
        let unit = counter.id;
        let carrier = counter.carrier().and_then(|carrier| public.find(carrier)).unwrap_or(counter);
        if may_unload(rulebook, public, carrier).is_ok() {
            return maybe(Some(Order::Unload { carrier: carrier.id }));
        }
        let others = counter.hex().into_iter().flat_map(|hex| public.in_hex(hex));
        let load = others.into_iter().find_map(|other| {
            let pairs = [(counter, other), (other, counter)];
            let pair =
                pairs.into_iter().find(|(carrier, rider)| may_load(rulebook, public, carrier, rider).is_ok());
            pair.map(|(carrier, rider)| Order::Load { carrier: carrier.id, passenger: rider.id })
        });
        let clears =
            public.phase.segment() == Some(Segment::Others) && may_clear(rulebook, public, counter).is_ok();
        let clear = clears.then_some(Order::ClearMines { engineer: unit });
        let exit = may_exit(rulebook, public, unit).is_ok().then_some(Order::Exit { unit });
        maybe(load.or(clear).or(exit))
    }
}
