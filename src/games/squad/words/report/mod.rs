//! The report on a game: the counts of its events.

mod attacks;
mod came;
mod expected;

pub use attacks::{AttackReport, DiceCount, Throw};
pub use came::Came;

use super::names::type_name;
use crate::{
    games::squad::rules::{
        counter::{Counter, Place},
        event::{DiePurpose, Event},
        kinds::Side,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
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
        let before = [Place::Destroyed, Place::Exited].map(|place| self.gone(place));
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

    /// The number of units of each side in this place.
    fn gone(&self, place: Place) -> [u16; 2] {
        let mut gone = [0; 2];
        for counter in units_in(self.rulebook, &self.now, place) {
            gone[counter.side.number()] += 1;
        }
        gone
    }

    /// Counts the units that were lost or left the map since these numbers. With a carrier its passengers go, and a
    /// reduced squad counts as one half.
    fn count_gone(&mut self, [destroyed, exited]: [[u16; 2]; 2]) {
        let now = [Place::Destroyed, Place::Exited].map(|place| self.gone(place));
        let turn = self.turn_now();
        for side in Side::BOTH.map(Side::number) {
            turn.destroyed[side] += now[0][side].saturating_sub(destroyed[side]);
            turn.exited[side] += now[1][side].saturating_sub(exited[side]);
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
        draft.report(&scenario.title, orders, standing, Side::BOTH.map(|side| lost(rulebook, &now, side)))
    }
}

/// The losses of a side, by type, without weapons, which are lost with their units.
fn lost(rulebook: &Rulebook, now: &Public, side: Side) -> Vec<Lost> {
    let gone = units_in(rulebook, now, Place::Destroyed).filter(|counter| counter.side == side);
    let names: Vec<String> = gone.map(|counter| type_name(rulebook.kind(counter))).collect();
    Lost::of(names.iter().map(String::as_str))
}

/// The units in a place, without weapons.
fn units_in<'a>(rulebook: &Rulebook, now: &'a Public, place: Place) -> impl Iterator<Item = &'a Counter> {
    let is_unit = move |counter: &&Counter| rulebook.kind(counter).weapon().is_none();
    now.counters.iter().filter(move |counter| counter.place == place).filter(is_unit)
}
