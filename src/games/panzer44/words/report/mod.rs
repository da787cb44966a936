//! The report on a game: the counts of its events.

mod attacks;
mod dice;

pub use attacks::{AttackReport, Throw};
pub use dice::{DiceCount, harm};

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::results::CombatResult,
        counter::{Counter, Place},
        event::{DiePurpose, Event},
        kinds::Side,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        victory,
    },
    play::report::{self, Draft, Lost, Standing, Taken, Turn},
};

pub type Report = report::Report<Throw>;

impl Report {
    /// The report on a game that began in the position `start`, from its events, each with the number of orders given
    /// by then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let mut writer = Writer { rulebook, now: start.clone(), draft: Draft::default(), die: 0 };
        let mut orders = 0;
        for (given, events) in happened {
            orders = given;
            events.iter().for_each(|event| writer.note(given, event));
            let points = victory::points(rulebook, &writer.now);
            writer.turn_now().points = points;
        }
        writer.finish(orders)
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    /// The position up to the last event.
    now: Public,
    draft: Draft<Throw>,
    /// The die that was rolled for the next attack.
    die: u8,
}

impl Writer<'_> {
    fn note(&mut self, order: usize, event: &Event) {
        if matches!(event, Event::PhaseOpened { turn, .. } if *turn != self.now.turn) {
            // The order that ends a turn belongs to that turn, not to the next.
            let points = victory::points(self.rulebook, &self.now);
            self.turn_now().points = points;
        }
        self.draft.dice.note(event);
        match event {
            Event::Die { purpose: DiePurpose::Attack(_), roll, .. } => self.die = *roll,
            Event::Destroyed { unit, .. } => self.count(*unit, |turn| &mut turn.destroyed),
            Event::Exited { unit } => self.count(*unit, |turn| &mut turn.exited),
            Event::Attacked { unit, by, result, .. } => {
                if let Some(side) = attacks::side_of(&self.now, *by) {
                    self.turn_now().attacks[side.number()] += 1;
                    self.draft.attacks.extend(attacks::attacked(
                        self.rulebook,
                        &self.now,
                        (order, side, self.die),
                        event,
                    ));
                }
                if *result != CombatResult::Nothing {
                    self.count(*unit, |turn| &mut turn.suffered);
                }
            }
            Event::Mined { unit, result, .. } if *result != CombatResult::Nothing => {
                self.count(*unit, |turn| &mut turn.suffered);
            }
            Event::Passed { hex, side } => {
                let place = place_of(self.rulebook, *hex);
                self.turn_now().taken.push(Taken { side: *side, hex: *hex, place });
            }
            _ => {}
        }
        self.now.follow(self.rulebook, event);
    }

    /// Counts an event of a unit for its side.
    fn count(&mut self, unit: UnitId, what: fn(&mut Turn<Side>) -> &mut [u16; 2]) {
        if let Some(side) = self.now.find(unit).map(|counter| counter.side.number()) {
            what(self.turn_now())[side] += 1;
        }
    }

    /// The current turn; the set-up belongs to none.
    fn turn_now(&mut self) -> &mut Turn<Side> {
        self.draft.turns.of(if self.now.phase.is_set_up() { 0 } else { self.now.turn })
    }

    fn finish(self, orders: usize) -> Report {
        let Self { rulebook, now, draft, .. } = self;
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(rulebook, &now));
        let standing = Standing::new(now.phase == Phase::Over, rulebook.scenario.victory.side, end);
        draft.report(
            &rulebook.scenario.title,
            orders,
            standing,
            Side::BOTH.map(|side| lost(rulebook, &now, side)),
        )
    }
}

/// The town of a victory hex, or its number.
fn place_of(rulebook: &Rulebook, hex: Hex) -> String {
    let near = rulebook.scenario.victory.held_hexes().filter(|hexes| hexes.contains(&hex)).flatten();
    let mut named = near.filter_map(|near| {
        let mut places = rulebook.map.places.iter();
        places.find(|place| place.hexes.contains(near)).map(|place| place.name.clone())
    });
    named.next().unwrap_or_else(|| hex.to_string())
}

/// The losses of a side, by type.
fn lost(rulebook: &Rulebook, now: &Public, side: Side) -> Vec<Lost> {
    let gone = |counter: &&Counter| counter.side == side && counter.place == Place::Destroyed;
    let gone = now.counters.iter().filter(gone);
    Lost::of(gone.map(|counter| rulebook.kind(counter).name.as_str()))
}
