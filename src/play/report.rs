//! The report on a game whose attacks are decided by one throw each: losses and points by turn, every attack with what could
//! be expected of it, and the dice. It is made of events and of what both players knew at the start, and of nothing else: it
//! can tell nothing that the game has not shown.

use super::luck::{Luck, Thrown, expectation};
use crate::engine::{
    board::Hex,
    orders::{Outcome, Sided},
};
use serde::{Serialize, Serializer};
use std::{collections::BTreeMap, fmt};

/// How a game attacks: what an attack was made with, as the report lists it.
pub trait Attacking: Serialize + Clone + fmt::Debug + Send + Sync + 'static {
    type Side: Sided + Serialize;
    /// What a die can do; it is written as the table prints it.
    type Result: fmt::Display + fmt::Debug + Clone + Send + Sync;
    /// How often each face came up, by what the dice were thrown for.
    type Dice: Serialize + fmt::Debug + Clone + Default + Send + Sync;
}

/// A hex that counts for victory and changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken<S> {
    /// The side that took it.
    pub side: S,
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
    /// A number before the name would be read with it: "8 cm mortar", "8 cm mortar × 2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.units {
            1 => f.write_str(&self.name),
            units => write!(f, "{} \u{d7} {units}", self.name),
        }
    }
}

impl Lost {
    /// The types of these units, those of which there are most first.
    pub fn of<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Self> {
        let mut lost: BTreeMap<&str, u16> = BTreeMap::new();
        names.for_each(|name| *lost.entry(name).or_default() += 1);
        let mut lost: Vec<Self> =
            lost.into_iter().map(|(name, units)| Self { name: name.to_owned(), units }).collect();
        lost.sort_by(|one, other| other.units.cmp(&one.units).then_with(|| one.name.cmp(&other.name)));
        lost
    }
}

/// What happened in a turn, by the numbers of the sides. Turn 0 is the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn<S> {
    pub turn: u8,
    /// Units of each side that were destroyed.
    pub destroyed: [u16; 2],
    /// How often units of each side were harmed and not destroyed.
    pub suffered: [u16; 2],
    /// Attacks that each side made.
    pub attacks: [u16; 2],
    /// Units of each side that left the map through an exit.
    pub exited: [u16; 2],
    /// Hexes that count and changed hands, in the order in which they did.
    pub taken: Vec<Taken<S>>,
    /// The points at its end: those of the side that the levels are about, less the other's.
    pub points: i32,
}

/// The turns of a report in the making.
pub struct Turns<S>(BTreeMap<u8, Turn<S>>);

impl<S> Default for Turns<S> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<S> Turns<S> {
    pub fn of(&mut self, turn: u8) -> &mut Turn<S> {
        self.0.entry(turn).or_insert_with(|| Turn {
            turn,
            destroyed: [0; 2],
            suffered: [0; 2],
            attacks: [0; 2],
            exited: [0; 2],
            taken: Vec::new(),
            points: 0,
        })
    }

    /// Those behind the set-up.
    pub fn played(self) -> Vec<Turn<S>> {
        self.0.into_values().filter(|turn| turn.turn > 0).collect()
    }
}

/// A report in the making.
pub struct Draft<A: Attacking> {
    pub turns: Turns<A::Side>,
    /// Dice thrown, by what for.
    pub dice: A::Dice,
    pub attacks: Vec<Attack<A>>,
}

impl<A: Attacking> Default for Draft<A> {
    fn default() -> Self {
        Self { turns: Turns::default(), dice: A::Dice::default(), attacks: Vec::new() }
    }
}

impl<A: Attacking> Draft<A> {
    /// The report on a game with this scenario's title, after so many orders.
    pub fn report(
        self,
        scenario: &str,
        orders: usize,
        standing: Standing<A::Side>,
        lost: [Vec<Lost>; 2],
    ) -> Report<A> {
        let Self { turns, dice, attacks } = self;
        let luck = Report::luck_in(&attacks);
        Report {
            scenario: scenario.to_owned(),
            orders,
            standing,
            turns: turns.played(),
            lost,
            dice,
            luck,
            attacks,
        }
    }
}

/// How a game stands, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing<S> {
    pub ended: bool,
    /// The side that the points are those of.
    pub of: S,
    /// Its points less the other's.
    pub points: i32,
    pub level: String,
    /// Who won, or would win; none for a draw.
    pub winner: Option<S>,
}

impl<S> Standing<S> {
    pub fn new(ended: bool, of: S, end: Outcome<S>) -> Self {
        Self { ended, of, points: end.points, level: end.level, winner: end.winner }
    }
}

/// An attack that came to a die.
#[derive(Clone, Debug, Serialize)]
pub struct Attack<A: Attacking> {
    /// How many orders had been given, that of the attack included.
    pub order: usize,
    pub turn: u8,
    /// The attacker's side.
    pub side: A::Side,
    /// Who attacked, in words.
    pub by: String,
    /// Whom, in words.
    pub target: String,
    pub hex: Hex,
    #[serde(flatten)]
    pub how: A,
    pub die: u8,
    /// The second die, where two are thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<u8>,
    #[serde(serialize_with = "as_written")]
    pub result: A::Result,
    /// The harm that could be expected.
    pub expected: f64,
    /// How far it scatters.
    pub variance: f64,
    /// The harm beyond that.
    pub luck: f64,
}

fn as_written<S: Serializer>(it: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(it)
}

/// What the six faces of the die do on average, how far they scatter about it, and how much more than that was done, by the
/// harm of each face.
pub fn luck_of(faces: [f64; 6], done: f64) -> Thrown {
    let (expected, variance) = expectation(&faces);
    Thrown { expected, variance, luck: done - expected }
}

/// The report on a game.
#[derive(Clone, Debug, Serialize)]
pub struct Report<A: Attacking> {
    /// The scenario's title.
    pub scenario: String,
    /// Orders given.
    pub orders: usize,
    pub standing: Standing<A::Side>,
    pub turns: Vec<Turn<A::Side>>,
    /// What each side lost, by type.
    pub lost: [Vec<Lost>; 2],
    /// Dice thrown, by what for.
    pub dice: A::Dice,
    /// The luck of each side's attacks.
    pub luck: [Luck; 2],
    /// Every attack that came to a die.
    pub attacks: Vec<Attack<A>>,
}

impl<A: Attacking> Report<A> {
    /// The luck of each side's attacks.
    pub fn luck_in(attacks: &[Attack<A>]) -> [Luck; 2] {
        A::Side::BOTH.map(|side| {
            let of_side = attacks.iter().filter(|attack| attack.side == side);
            Luck::of(of_side.map(Attack::thrown))
        })
    }

    /// Units that a side lost in all.
    pub fn destroyed(&self, side: A::Side) -> u16 {
        self.lost[side.number()].iter().map(|lost| lost.units).sum()
    }
}

impl<A: Attacking> Attack<A> {
    /// The die, for sums.
    pub fn thrown(&self) -> Thrown {
        Thrown { expected: self.expected, variance: self.variance, luck: self.luck }
    }
}
