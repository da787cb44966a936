//! The report on a game: losses, results and points by turn, every attack with its chances, and the dice
//! against their expectation.
//!
//! It is made of events and of what both players knew at the start, and of nothing else: it can tell
//! nothing that the game has not shown.

mod attacks;
mod dice;

pub use crate::play::luck::Luck;
pub use attacks::AttackReport;
pub use dice::{DiceCount, harm, luck_of};

use crate::games::panzer44::rules::{
    counter::Place, event::Event, kinds::Side, phase::Phase, position::Public, results::CombatResult,
    rulebook::Rulebook, scenario::Reason, victory,
};
use crate::{
    engine::{board::Hex, counters::Word},
    play::luck,
};
use attacks::Attacks;
use dice::luck_in;
use serde::Serialize;
use std::{collections::BTreeMap, fmt};

/// A hex that counts for victory and changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// The side that took it.
    pub side: Side,
    pub hex: Hex,
    /// The town that it belongs to, or its number.
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
    /// A number before the name would be read with it: "8 cm mortar", "8 cm mortar × 2".
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
    /// Results that pinned, frightened or disrupted units of each side.
    pub suffered: [u16; 2],
    pub attacks: [u16; 2],
    /// Units of each side that left the map through an exit.
    pub exited: [u16; 2],
    /// Hexes that count and changed hands, in the order in which they did.
    pub taken: Vec<Taken>,
    /// The points at its end: those of the side that the levels are about, less the other's.
    pub points: i32,
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
    /// Every attack that came to a die.
    pub attacks: Vec<AttackReport>,
}

impl Report {
    /// The report on a game that began in the position `start`: what happened in it, with the number of orders
    /// given by then.
    pub fn of<'a>(
        rulebook: &Rulebook,
        start: &Public,
        happened: impl IntoIterator<Item = (usize, &'a [Event])>,
    ) -> Self {
        let mut writer = Writer {
            rulebook,
            now: start.clone(),
            turns: BTreeMap::new(),
            dice: DiceCount::default(),
            attacks: Attacks::default(),
        };
        let mut orders = 0;
        for (given, events) in happened {
            orders = given;
            events.iter().for_each(|event| writer.note(given, event));
            let points = victory::points(rulebook, &writer.now);
            writer.turn_now().points = points;
        }
        writer.finish(orders)
    }

    /// How much more the dice did for the Germans than could be expected: the luck of their attacks less that
    /// of the others.
    pub fn german_luck(&self) -> f64 {
        luck::lead(&self.luck, Side::German.number())
    }

    /// How far from nothing [`Report::german_luck`] usually comes to lie in a game with these attacks: two games
    /// in three stay within it.
    pub fn usual_luck(&self) -> f64 {
        luck::usual(&self.luck)
    }

    /// Units that a side lost in all.
    pub fn destroyed(&self, side: Side) -> u16 {
        self.lost[side.number()].iter().map(|lost| lost.units).sum()
    }
}

struct Writer<'a> {
    rulebook: &'a Rulebook,
    /// The position as far as it has been followed.
    now: Public,
    turns: BTreeMap<u8, TurnReport>,
    dice: DiceCount,
    attacks: Attacks,
}

impl Writer<'_> {
    fn note(&mut self, order: usize, event: &Event) {
        self.dice.note(event);
        self.attacks.note(self.rulebook, &self.now, order, event);
        match event {
            Event::Destroyed { unit, .. } => self.count(*unit, |turn| &mut turn.destroyed),
            Event::Exited { unit } => self.count(*unit, |turn| &mut turn.exited),
            Event::Attacked { unit, by, result, .. } => {
                if let Some(attacker) = attacks::side_of(&self.now, *by) {
                    self.turn_now().attacks[attacker.number()] += 1;
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
        let Self { rulebook, now, turns, dice, attacks } = self;
        let end = now.outcome.clone().unwrap_or_else(|| victory::outcome(rulebook, &now));
        let attacks = attacks.finish();
        let luck = Side::BOTH.map(|side| luck_in(attacks.iter().filter(|attack| attack.side == side)));
        let standing = Standing {
            ended: now.phase == Phase::Over,
            of: rulebook.scenario.victory.side,
            points: end.points,
            level: end.level,
            winner: end.winner,
        };
        let turns = turns.into_values().filter(|turn| turn.turn > 0).collect();
        let lost = Side::BOTH.map(|side| lost(rulebook, &now, side));
        let scenario = rulebook.scenario.title.clone();
        Report { scenario, orders, standing, turns, lost, dice, luck, attacks }
    }
}

/// The town to which a hex that counts belongs, or its number.
fn place_of(rulebook: &Rulebook, hex: Hex) -> String {
    let awards = rulebook.scenario.victory.awards.iter().filter_map(|award| match &award.reason {
        Reason::Held(hexes) if hexes.contains(&hex) => Some(hexes),
        _ => None,
    });
    let mut named = awards.flatten().filter_map(|near| {
        let mut places = rulebook.map.places.iter();
        places.find(|place| place.hexes.contains(near)).map(|place| place.name.clone())
    });
    named.next().unwrap_or_else(|| hex.to_string())
}

/// What a side has lost, by type, the most first.
fn lost(rulebook: &Rulebook, now: &Public, side: Side) -> Vec<Lost> {
    let mut lost: BTreeMap<&str, u16> = BTreeMap::new();
    let gone = |counter: &&crate::games::panzer44::rules::counter::Counter| {
        counter.side == side && counter.place == Place::Destroyed
    };
    for counter in now.counters.iter().filter(gone) {
        *lost.entry(&rulebook.kind(counter).name).or_default() += 1;
    }
    let mut lost: Vec<Lost> =
        lost.into_iter().map(|(name, units)| Lost { name: name.to_owned(), units }).collect();
    lost.sort_by(|one, other| other.units.cmp(&one.units).then_with(|| one.name.cmp(&other.name)));
    lost
}
