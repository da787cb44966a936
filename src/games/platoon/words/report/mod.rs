//! The report on a game: losses, results and points by turn, every attack with its chances, the dice against their
//! expectation, and the turns in which the points turned.
//!
//! It is made of events and of what both players knew at the start, and of nothing else: it can tell nothing that the game
//! has not shown.

mod attacks;
mod dice;

pub use crate::play::luck::Luck;
pub use attacks::AttackReport;
pub use dice::{DiceCount, harm, luck_of};

use crate::{
    engine::{board::Hex, counters::Word},
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
    play::luck,
};
use dice::luck_in;
use serde::Serialize;
use std::{collections::BTreeMap, fmt};

/// A hex that counts for victory and changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// The side that took it.
    pub side: Side,
    pub hex: Hex,
    /// The place that it belongs to, or its number.
    pub place: String,
}

/// Units of a type that a side lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lost {
    /// What the type is called.
    pub name: String,
    /// How many of them.
    pub units: u16,
}

impl fmt::Display for Lost {
    /// A number before the name would be read with it: "82 mm mortar", "82 mm mortar × 2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.units {
            1 => f.write_str(&self.name),
            units => write!(f, "{} \u{d7} {units}", self.name),
        }
    }
}

/// What happened in a turn. Turn 0 is the set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnReport {
    pub turn: u8,
    /// Units of each side that were destroyed, the German ones first.
    pub destroyed: [u16; 2],
    /// Units of each side that were dispersed.
    pub dispersed: [u16; 2],
    pub attacks: [u16; 2],
    /// Units of each side that left the map through an exit.
    pub exited: [u16; 2],
    /// Hexes that count and changed hands, in the order in which they did.
    pub taken: Vec<Taken>,
    /// The points at its end: those of the side that the levels are about, less the other's.
    pub points: i32,
    /// How much they changed in it.
    pub change: i32,
}

/// How a game stands, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub ended: bool,
    /// The side that the points are those of.
    pub of: Side,
    /// Its points less the other's.
    pub points: i32,
    pub level: String,
    /// Who won, or would win; none for a draw.
    pub winner: Option<Side>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The scenario's title.
    pub scenario: String,
    pub orders: usize,
    pub standing: Standing,
    pub turns: Vec<TurnReport>,
    /// What each side lost, by type, the German side first.
    pub lost: [Vec<Lost>; 2],
    /// Dice thrown, by what for.
    pub dice: DiceCount,
    /// The luck of each side's attacks.
    pub luck: [Luck; 2],
    /// Every attack of units that came to a die.
    pub attacks: Vec<AttackReport>,
}

/// Turns that are called turning points, at most.
const MOST_TURNING_POINTS: usize = 3;

impl Report {
    /// The report on a game that began in the position `start`: what happened in it, with the number of orders given by
    /// then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let mut writer = Writer {
            rulebook,
            now: start.clone(),
            begins: victory::points(rulebook, start),
            turns: BTreeMap::new(),
            dice: DiceCount::default(),
            attacks: Vec::new(),
            declared: None,
        };
        let mut orders = 0;
        for (given, events) in happened {
            orders = given;
            events.iter().for_each(|event| writer.note(given, event));
        }
        writer.finish(orders)
    }

    /// How much more the dice did for the Germans than could be expected: the luck of their attacks less that of the
    /// others.
    pub fn german_luck(&self) -> f64 {
        luck::lead(&self.luck, Side::German.number())
    }

    /// How far from nothing [`Report::german_luck`] usually comes to lie in a game with these attacks: two games in three
    /// stay within it.
    pub fn usual_luck(&self) -> f64 {
        luck::usual(&self.luck)
    }

    /// Units that a side lost in all.
    pub fn destroyed(&self, side: Side) -> u16 {
        self.lost[side.number()].iter().map(|lost| lost.units).sum()
    }

    /// The turns in which the points changed most, the greatest change first; of equal ones the earlier.
    pub fn turning_points(&self) -> Vec<&TurnReport> {
        let mut turns: Vec<&TurnReport> = self.turns.iter().filter(|turn| turn.change != 0).collect();
        turns.sort_by_key(|turn| (std::cmp::Reverse(turn.change.abs()), turn.turn));
        turns.truncate(MOST_TURNING_POINTS);
        turns
    }

    /// The attacks whose dice did most beyond or below what could be expected, the luckiest and unluckiest first.
    pub fn strokes_of_luck(&self, most: usize) -> Vec<&AttackReport> {
        let mut attacks: Vec<&AttackReport> = self.attacks.iter().collect();
        attacks.sort_by(|one, other| other.luck.abs().total_cmp(&one.luck.abs()));
        attacks.truncate(most);
        attacks
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    /// The position as far as it has been followed.
    now: Public,
    /// The points before the first turn.
    begins: i32,
    turns: BTreeMap<u8, TurnReport>,
    dice: DiceCount,
    attacks: Vec<AttackReport>,
    /// An attack that waits for its die.
    declared: Option<Event>,
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
                    self.dice.note(*kind, event);
                    let attack = attacks::attacked(self.rulebook, &self.now, order, (declared, *roll));
                    self.attacks.extend(attack.filter(|_| *kind != Kind::Mines));
                }
            }
            Event::Destroyed { unit, .. } => self.count(*unit, |turn| &mut turn.destroyed),
            Event::Dispersed { unit, .. } => self.count(*unit, |turn| &mut turn.dispersed),
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

    /// Counts something that happened to a unit for its side.
    fn count(&mut self, unit: Word, what: fn(&mut TurnReport) -> &mut [u16; 2]) {
        if let Some(side) = self.now.find(unit).map(|counter| counter.side.number()) {
            what(self.turn_now())[side] += 1;
        }
    }

    /// The turn that is played; the set-up belongs to none.
    fn turn_now(&mut self) -> &mut TurnReport {
        let turn = if self.now.phase.is_set_up() { 0 } else { self.now.turn };
        self.turns.entry(turn).or_insert_with(|| TurnReport { turn, ..TurnReport::default() })
    }

    fn finish(self, orders: usize) -> Report {
        let Self { rulebook, now, begins, turns, dice, attacks, .. } = self;
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(rulebook, &now));
        let luck = Side::BOTH.map(|side| luck_in(attacks.iter().filter(|attack| attack.side == side)));
        let standing = Standing {
            ended: now.phase == Phase::Over || now.outcome.is_some(),
            of: rulebook.scenario.victory.side,
            points: end.points,
            level: end.level,
            winner: end.winner,
        };
        let mut before = begins;
        let mut turns: Vec<TurnReport> = turns.into_values().filter(|turn| turn.turn > 0).collect();
        for turn in &mut turns {
            turn.change = turn.points - before;
            before = turn.points;
        }
        let lost = Side::BOTH.map(|side| lost(rulebook, &now, side));
        let scenario = rulebook.scenario.title.clone();
        Report { scenario, orders, standing, turns, lost, dice, luck, attacks }
    }
}

/// What a side has lost, by type, the most first.
fn lost(rulebook: &Rulebook, now: &Public, side: Side) -> Vec<Lost> {
    let mut lost: BTreeMap<&str, u16> = BTreeMap::new();
    let gone = |counter: &&Counter| counter.side == side && counter.place == Place::Destroyed;
    for counter in now.counters.iter().filter(gone) {
        *lost.entry(&rulebook.kind(counter).name).or_default() += 1;
    }
    let mut lost: Vec<Lost> =
        lost.into_iter().map(|(name, units)| Lost { name: name.to_owned(), units }).collect();
    lost.sort_by(|one, other| other.units.cmp(&one.units).then_with(|| one.name.cmp(&other.name)));
    lost
}
