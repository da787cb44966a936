//! Keys that change the meaning of the main key: the tools of the plot, orders without a target, calls, the line of
//! sight.

use super::keys::Keys;
use crate::{
    games::panzer44::{
        planning::ClickMode,
        rules::{
            Panzer44,
            counter::Counter,
            kinds::Pattern,
            order::Order,
            phase::Phase,
            plot::{Instruction, Task, Tool, plain_choices},
            scenario::Battery,
        },
    },
    planning::{InputOutcome, Outcomes},
};

/// The tools, in the order of the key.
const TOOLS: [Tool; 6] = [Tool::Free, Tool::Direct, Tool::Opportunity, Tool::Tight, Tool::Loose, Tool::Move];
/// The instructions for opportunity fire, in the order of the key.
const INSTRUCTIONS: [Instruction; 4] =
    [Instruction::First, Instruction::FirstHard, Instruction::FirstSoft, Instruction::Ask];

impl Keys<'_> {
    pub(super) fn next_tool(&mut self) -> Outcomes<Panzer44> {
        self.draft.tool = after(&TOOLS, self.draft.tool);
        vec![InputOutcome::HandledSilently]
    }

    pub(super) fn next_instruction(&mut self) -> Outcomes<Panzer44> {
        self.draft.tool = Tool::Opportunity;
        self.draft.at = after(&INSTRUCTIONS, self.draft.at);
        vec![InputOutcome::HandledSilently]
    }

    /// Plots the next order of the selected unit that needs no target; after the last one, none. At set-up a waiting
    /// unit enters the carrier at the cursor.
    pub(super) fn next_plain_order(&mut self) -> Outcomes<Panzer44> {
        let public = self.seen.public;
        if public.phase.is_set_up() {
            let (Some(unit), Some(hex)) = (self.own(), self.at) else { return Vec::new() };
            let free = |counter: &&Counter| public.passenger(counter.id).is_none();
            let mut carriers = public.stack(hex).filter(|other| self.seen.rulebook.kind(other).carrier);
            let aboard = |carrier: &Counter| Order::DeployAboard { unit: unit.id, carrier: carrier.id };
            return carriers.find(free).map(aboard).map(InputOutcome::Order).into_iter().collect();
        }
        let Some(unit) = self.own().filter(|_| public.phase == Phase::Plot) else { return Vec::new() };
        let unit = unit.id;
        let open = plain_choices(self.seen.rulebook, self.seen.public, self.seen.side, unit);
        let given = self.draft.plot.orders.get(&unit).copied();
        let next = match given {
            None => open.first(),
            Some(task) => open.iter().position(|other| *other == task).and_then(|at| open.get(at + 1)),
        };
        if matches!(given, Some(Task::Load { .. })) {
            // The unit that was to load it, or to be loaded, has no order any more either.
            self.draft.strike_off(&self.seen, unit);
        }
        let put = match next {
            Some(task) => self.draft.put(&self.seen, unit, *task),
            None => {
                self.draft.strike_off(&self.seen, unit);
                Ok(())
            }
        };
        vec![put.map_or_else(|why| InputOutcome::Refuse(why.into()), |()| InputOutcome::HandledSilently)]
    }

    /// Gives the main key its next special meaning: a fire of off-board artillery, aircraft, mines, positions; after
    /// the last one, its own.
    pub(super) fn next_call(&mut self) -> Outcomes<Panzer44> {
        let (rulebook, public, side) = (self.seen.rulebook, self.seen.public, self.seen.side);
        let force = rulebook.scenario.force(side);
        let mut open = vec![ClickMode::Select];
        if public.phase == Phase::Plot {
            let left = &public.fires_left[side.number()];
            let ready = |battery: &&Battery| {
                left.get(&battery.id).is_some_and(|left| *left > 0) && public.turn >= battery.from_turn
            };
            for battery in force.off_board.iter().filter(ready) {
                let patterns = [Pattern::Tight, Pattern::Loose].into_iter();
                let fits = patterns.filter(|pattern| battery.pattern.is_none_or(|fixed| fixed == *pattern));
                open.extend(fits.map(|pattern| ClickMode::Call(battery.id, pattern)));
            }
            if public.sorties_left[side.number()] > 0 {
                open.push(ClickMode::Fly);
            }
        } else if public.phase.is_set_up() {
            open.extend(force.mines.iter().map(|field| ClickMode::Mine(field.mines)));
            open.extend(force.positions.iter().map(|_| ClickMode::Dig));
        }
        self.pointing.clicks = after(&open, self.pointing.clicks);
        self.pointing.sight = None;
        vec![InputOutcome::HandledSilently]
    }

    /// Begins a line of sight at the cursor, or removes the line.
    pub(in crate::games::panzer44) fn sight(&mut self) -> Outcomes<Panzer44> {
        let draws = self.pointing.clicks == ClickMode::Sight;
        self.pointing.clicks = if draws { ClickMode::Select } else { ClickMode::Sight };
        self.pointing.sight = self.at.filter(|_| !draws).map(|hex| (hex, None));
        vec![InputOutcome::HandledSilently]
    }
}

/// The item after this one; after the last one the first.
fn after<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|other| *other == now).map_or(0, |at| at + 1);
    all.get(at).or(all.first()).copied().unwrap_or(now)
}
