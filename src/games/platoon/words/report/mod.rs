//! The report on a game: the counts of its events.

mod attacks;
mod dice;

pub use attacks::{AttackReport, Throw};
pub use dice::{DiceCount, harm};

use crate::{
    engine::counters::UnitId,
    games::platoon::rules::{
        combat::Kind,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        victory,
    },
    play::report::{self, Draft, Lost, Standing, Taken, Turn},
};
use std::collections::BTreeSet;

pub type Report = report::Report<Throw>;

impl Report {
    /// The report on a game that began in the position `start`: its events, with the number of orders given by then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let unseen = start.counters.iter().filter(|counter| counter.place == Place::Unseen);
        let mut writer = Writer {
            rulebook,
            now: start.clone(),
            draft: Draft::default(),
            declared: None,
            unseen: unseen.map(|counter| counter.id).collect(),
        };
        let mut orders = 0;
        for (given, events) in happened {
            orders = given;
            events.iter().for_each(|event| writer.note(given, event));
        }
        writer.finish(orders)
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    /// The position after the events so far.
    now: Public,
    draft: Draft<Throw>,
    /// An attack that waits for its die.
    declared: Option<Event>,
    /// The units that the other side does not see (19.2): the later events do not give the position their hexes.
    unseen: BTreeSet<UnitId>,
}

impl Writer<'_> {
    fn note(&mut self, order: usize, event: &Event) {
        match event {
            Event::Attacked { .. } => {
                if let Some(side) = attacks::side_of(&self.now, event) {
                    self.turn_now().attacks[side.number()] += 1;
                }
                self.declared = Some(event.clone());
            }
            Event::Die { roll, .. } => {
                if let Some(declared @ Event::Attacked { kind, .. }) = self.declared.take().as_ref() {
                    self.draft.dice.note(*kind, event);
                    let attack =
                        attacks::attacked(self.rulebook, (&self.now, &self.unseen), order, (declared, *roll));
                    self.draft.attacks.extend(attack.filter(|_| *kind != Kind::Mines));
                }
            }
            // If the odds are secret, the result is known from its effect.
            Event::Suffered { result, .. } => {
                if let Some(last) = self.draft.attacks.last_mut().filter(|it| it.how.figures.is_none()) {
                    last.result = *result;
                }
            }
            Event::Sighted { units } | Event::Shown { units } => {
                self.unseen.retain(|unit| !units.contains(unit))
            }
            Event::Vanished { units } => self.unseen.extend(units),
            Event::Unseen { event, .. } => self.unseen.extend(event.fact().units()),
            Event::Destroyed { unit, .. } => self.count(*unit, |turn| &mut turn.destroyed),
            Event::Dispersed { unit, .. } => self.count(*unit, |turn| &mut turn.suffered),
            Event::Exited { unit } => self.count(*unit, |turn| &mut turn.exited),
            Event::Held { hex, side } => {
                let place = self.rulebook.board.place_at(*hex).map(|place| place.name.clone());
                let place = place.unwrap_or_else(|| hex.to_string());
                self.turn_now().taken.push(Taken { side: *side, hex: *hex, place });
            }
            _ => {}
        }
        self.now.follow(self.rulebook, event);
        let points = victory::points(self.rulebook, &self.now);
        self.turn_now().points = points;
    }

    /// Counts an event of a unit for its side.
    fn count(&mut self, unit: UnitId, what: fn(&mut Turn<Side>) -> &mut [u16; 2]) {
        if let Some(side) = self.now.find(unit).map(|counter| counter.side.number()) {
            what(self.turn_now())[side] += 1;
        }
    }

    /// The present turn; the set-up belongs to none.
    fn turn_now(&mut self) -> &mut Turn<Side> {
        self.draft.turns.of(if self.now.phase.is_set_up() { 0 } else { self.now.turn })
    }

    fn finish(self, orders: usize) -> Report {
        let Self { rulebook, now, draft, .. } = self;
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(rulebook, &now));
        let ended = now.phase == Phase::Over || now.outcome.is_some();
        let standing = Standing::new(ended, rulebook.scenario.victory.side, end);
        draft.report(
            &rulebook.scenario.title,
            orders,
            standing,
            Side::BOTH.map(|side| lost(rulebook, &now, side)),
        )
    }
}

/// The losses of a side, by type.
fn lost(rulebook: &Rulebook, now: &Public, side: Side) -> Vec<Lost> {
    let gone = |counter: &&Counter| counter.side == side && counter.place == Place::Destroyed;
    let gone = now.counters.iter().filter(gone);
    Lost::of(gone.map(|counter| rulebook.kind(counter).name.as_str()))
}
