//! The report on a game: the counts of its events.

mod attacks;
mod came;
mod expected;

pub use attacks::{AttackReport, DiceCount, Throw};
pub use came::Came;

use super::names::whole_name;
use crate::{
    games::squad::rules::{
        counter::{Counter, Place},
        event::{DiePurpose, Event},
        kinds::Side,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        set_up::sibling_of,
        victory,
    },
    play::{
        luck,
        report::{self, Draft, Lost, Standing, Taken, Turn},
    },
};
use attacks::Pending;

pub type Report = report::Report<Throw>;

impl Report {
    /// The report on a game that began in the position `start`, from its events, each with the number of orders given
    /// by then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let mut writer =
            Writer { rulebook, now: start.clone(), draft: Draft::default(), pending: None, caller: None };
        let mut orders = 0;
        for (given, events) in happened {
            orders = given;
            events.iter().for_each(|event| writer.note(given, event));
            writer.close();
        }
        writer.finish(orders)
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    /// The position up to the last event.
    now: Public,
    draft: Draft<Throw>,
    /// An attack that still waits for dice and results.
    pending: Option<Pending>,
    /// The side whose mission is being resolved.
    caller: Option<Side>,
}

impl Writer<'_> {
    fn note(&mut self, order: usize, event: &Event) {
        match event {
            Event::Fell { .. } => self.caller = self.now.calls.first().map(|call| call.side),
            Event::Attacked { .. } => {
                self.close();
                let pending = Pending::of(self.rulebook, &self.now, (order, self.caller), event);
                if let Some(side) = pending.as_ref().map(|pending| pending.side) {
                    self.turn_now().attacks[side.number()] += 1;
                }
                self.pending = pending;
            }
            Event::Die { purpose, roll } => {
                let of_attack = matches!(purpose, DiePurpose::Attack(_) | DiePurpose::Kill(_));
                let dice = &mut self.draft.dice;
                luck::count(if of_attack { &mut dice.attacks } else { &mut dice.others }, *roll);
            }
            Event::Points { hex, points } => {
                // Every unit there is hit, and the hit counts for the side that pays.
                if let Some(side) = self.now.holder(*hex) {
                    let suffered = &mut self.turn_now().suffered[side.number()];
                    *suffered = suffered.saturating_add(*points);
                }
            }
            Event::Held { hex, side } => {
                let building = self.rulebook.board.building(*hex).map(|building| building.name.clone());
                let place = building.unwrap_or_else(|| self.rulebook.board.hex_name(*hex));
                self.turn_now().taken.push(Taken { side: *side, hex: *hex, place });
            }
            _ => {}
        }
        if let Some(pending) = &mut self.pending {
            pending.note(event);
        }
        let before = self.gone();
        self.now.follow(self.rulebook, event);
        self.count_gone(before);
        let points = victory::points(&self.rulebook.scenario, &self.now);
        self.turn_now().points = points;
    }

    /// Closes the last attack, which has all its results.
    fn close(&mut self) {
        let attack = self.pending.take().and_then(Pending::told);
        self.draft.attacks.extend(attack);
    }

    /// The numbers of units lost, steps lost and units that left the map, of each side.
    fn gone(&self) -> [[u16; 2]; 3] {
        let (rulebook, now) = (self.rulebook, &self.now);
        let mut gone = [[0; 2]; 3];
        for counter in units_in(rulebook, now, Place::Destroyed) {
            let side = counter.side.number();
            gone[0][side] += u16::from(loss_of(now, counter) == Some(Loss::Unit));
            gone[1][side] += if rulebook.kind(counter).is_squad() { 2 } else { 1 };
        }
        for counter in units_in(rulebook, now, Place::Exited) {
            gone[2][counter.side.number()] += 1;
        }
        gone
    }

    /// Counts the units and steps that were lost, and the units that left the map, since these numbers. With a carrier
    /// its passengers go.
    fn count_gone(&mut self, [units, steps, exited]: [[u16; 2]; 3]) {
        let now = self.gone();
        let turn = self.turn_now();
        for side in Side::BOTH.map(Side::number) {
            turn.destroyed[side] += now[0][side].saturating_sub(units[side]);
            turn.steps[side] += now[1][side].saturating_sub(steps[side]);
            turn.exited[side] += now[2][side].saturating_sub(exited[side]);
        }
    }

    /// The current turn; the set-up belongs to none.
    fn turn_now(&mut self) -> &mut Turn<Side> {
        self.draft.turns.of(if self.now.phase.is_set_up() { 0 } else { self.now.turn })
    }

    fn finish(self, orders: usize) -> Report {
        let Self { rulebook, now, draft, .. } = self;
        let scenario = &rulebook.scenario;
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(scenario, &now));
        let ended = now.phase == Phase::Over || now.outcome.is_some();
        let standing = Standing::new(ended, scenario.victory.side, end);
        let losses = |loss| Side::BOTH.map(|side| losses(rulebook, &now, side, loss));
        let [lost, reduced] = [losses(Loss::Unit), losses(Loss::Step)];
        Report { reduced, ..draft.report(&scenario.title, orders, standing, lost) }
    }
}

/// The loss for which an eliminated counter stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loss {
    Unit,
    /// A half of a squad whose other half is left.
    Step,
}

/// The loss for which an eliminated counter stands; none for the first of two halves, which are one squad.
fn loss_of(now: &Public, counter: &Counter) -> Option<Loss> {
    let is_half = counter.id.as_str().ends_with(['a', 'b']);
    let Some(other) = sibling_of(counter.id).filter(|_| is_half) else { return Some(Loss::Unit) };
    let is_alone = now.find(other).is_none_or(|other| other.place != Place::Destroyed);
    match (is_alone, counter.id < other) {
        (true, _) => Some(Loss::Step),
        (false, true) => None,
        (false, false) => Some(Loss::Unit),
    }
}

/// The losses of a side by type, without weapons, which are lost with their units.
fn losses(rulebook: &Rulebook, now: &Public, side: Side, loss: Loss) -> Vec<Lost> {
    let gone = units_in(rulebook, now, Place::Destroyed).filter(|counter| counter.side == side);
    let gone = gone.filter(|counter| loss_of(now, counter) == Some(loss));
    let names: Vec<String> = gone.map(|counter| whole_name(rulebook.kind(counter))).collect();
    Lost::of(names.iter().map(String::as_str))
}

/// The units in a place, without weapons.
fn units_in<'a>(rulebook: &Rulebook, now: &'a Public, place: Place) -> impl Iterator<Item = &'a Counter> {
    let is_unit = move |counter: &&Counter| rulebook.kind(counter).weapon().is_none();
    now.counters.iter().filter(move |counter| counter.place == place).filter(is_unit)
}
