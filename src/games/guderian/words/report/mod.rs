//! The report on a game: losses by turn, ground taken, every combat with its odds, and the dice
//! against their expectation.
//!
//! It is made only of events and of the public state at the start: it can show nothing that the game has not shown.

mod battles;
mod dice;
mod ledger;
mod loss;

pub use crate::play::luck::Luck;
pub use battles::{BattleReport, Fate, Throw};
pub use dice::{DiceCount, harm, luck_of};
pub use loss::Loss;

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        event::Event, kinds::Side, phase::Phase, position::Public, rulebook::Rulebook, turn::victory,
    },
    play::report::Taken,
};
use battles::{Battles, luck_in};
use ledger::Ledger;
use serde::Serialize;
use std::collections::BTreeMap;

/// The events of a turn. Turn 0 is the time before the first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnReport {
    pub turn: u8,
    pub date: String,
    /// The losses of each side, Soviet first.
    pub losses: [Loss; 2],
    /// Hexes that each side's combat units entered and that were not theirs, Soviet first.
    pub ground: [u16; 2],
    /// Victory hexes that changed hands, in that order.
    pub taken: Vec<Taken<Side>>,
    /// Combats in which each side attacked, Soviet first.
    pub attacks: [u16; 2],
}

/// The standing of a game, or its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub ended: bool,
    /// German minus Soviet points.
    pub points: i32,
    pub level: String,
    /// The side that won, or would win; none for a draw.
    pub winner: Option<Side>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The scenario's title.
    pub scenario: String,
    pub orders: usize,
    pub standing: Standing,
    pub turns: Vec<TurnReport>,
    /// The losses of each side in all, Soviet first.
    pub losses: [Loss; 2],
    /// Hexes taken in all, Soviet first.
    pub ground: [u16; 2],
    /// Dice rolled, by purpose.
    pub dice: DiceCount,
    /// The luck of each side's attacks, Soviet first.
    pub luck: [Luck; 2],
    /// Every combat and overrun.
    pub battles: Vec<BattleReport>,
}

impl Report {
    /// The report on a game that began in the position `start` and came to the position `now`: its events, with the
    /// number of orders given by then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        now: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let mut writer = Writer {
            rulebook,
            ledger: Ledger::new(rulebook, start),
            turns: BTreeMap::new(),
            turn: in_play(rulebook, start.turn),
            phase: start.phase,
            dice: DiceCount::default(),
            battles: Battles::default(),
            by_hand: start.table.referee_off,
        };
        let mut given = 0;
        for (orders, events) in happened {
            given = orders;
            events.iter().for_each(|event| writer.note(given, event));
        }
        writer.finish(given, now)
    }
}

/// A turn of the game; 0 for the time before its first.
fn in_play(rulebook: &Rulebook, turn: u8) -> u8 {
    if turn < rulebook.scenario.first_turn { 0 } else { turn }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    ledger: Ledger<'a>,
    turns: BTreeMap<u8, TurnReport>,
    turn: u8,
    phase: Phase,
    dice: DiceCount,
    battles: Battles,
    /// Whether the referee is off: hexes that change hands then are not taken.
    by_hand: bool,
}

impl Writer<'_> {
    fn note(&mut self, order: usize, event: &Event) {
        if let Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase } = event {
            (self.turn, self.phase) = (in_play(self.rulebook, *turn), *phase);
            self.turn_now();
        }
        if let Event::RefereeSwitched { on } = event {
            self.by_hand = !on;
        }
        self.dice.note(event);
        self.battles.note(self.rulebook, &self.ledger, (order, self.turn, self.phase), event);
        let told = self.ledger.note(event);
        if let Some((side, loss)) = told.loss {
            self.turn_now().losses[side.number()].add(loss);
            self.battles.lose(side, loss);
        }
        if let Some((side, hexes)) = told.ground {
            self.turn_now().ground[side.number()] += hexes;
        }
        if let (Event::Passed { hex, side }, false) = (event, self.by_hand) {
            let place = self.place(*hex);
            let taken = Taken { side: *side, hex: *hex, place };
            self.turn_now().taken.push(taken);
        }
        if let Event::AttackDeclared { .. } | Event::OverrunDeclared { .. } = event {
            let attacker = self.phase.side();
            self.turn_now().attacks[attacker.number()] += 1;
        }
    }

    fn turn_now(&mut self) -> &mut TurnReport {
        let (turn, date) = (self.turn, self.rulebook.date(self.turn));
        self.turns.entry(turn).or_insert_with(|| TurnReport {
            turn,
            date: if turn == 0 { String::new() } else { date.to_owned() },
            losses: Default::default(),
            ground: Default::default(),
            taken: Vec::new(),
            attacks: Default::default(),
        })
    }

    /// The victory place that a hex belongs to.
    fn place(&self, hex: Hex) -> String {
        let places = &self.rulebook.scenario.victory.places;
        let place = places.iter().find(|place| place.hexes.contains(&hex));
        place.map_or_else(|| hex.to_string(), |place| place.name.clone())
    }

    fn finish(self, orders: usize, now: &Public) -> Report {
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(self.rulebook, now));
        let standing = Standing {
            ended: now.outcome.is_some(),
            points: end.points,
            level: end.level,
            winner: end.winner,
        };
        let quiet = |turn: &TurnReport| {
            turn.losses.iter().all(|loss| loss.is_nothing())
                && turn.ground == [0, 0]
                && turn.taken.is_empty()
                && turn.attacks == [0, 0]
        };
        let turns: Vec<TurnReport> =
            self.turns.into_values().filter(|turn| turn.turn > 0 || !quiet(turn)).collect();
        let mut losses = [Loss::default(); 2];
        let mut ground = [0; 2];
        for turn in &turns {
            for number in Side::BOTH.map(Side::number) {
                losses[number].add(turn.losses[number]);
                ground[number] += turn.ground[number];
            }
        }
        let battles = self.battles.finish();
        let luck = Side::BOTH.map(|side| luck_in(battles.iter().filter(|battle| battle.attacker == side)));
        Report {
            scenario: self.rulebook.scenario.title.clone(),
            orders,
            standing,
            turns,
            losses,
            ground,
            dice: self.dice,
            luck,
            battles,
        }
    }
}
