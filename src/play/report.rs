//! The report on a game whose attacks are decided by one roll each: losses and points by turn, every attack with its
//! expected effect, and the dice. It is made only of events and of what both players knew at the start: it can reveal
//! nothing that the game has not shown.

use super::luck::{Luck, Thrown, expectation};
use crate::engine::{
    board::Hex,
    orders::{Outcome, Sided},
    text::Text,
};
use serde::{Serialize, Serializer};
use std::{collections::BTreeMap, fmt};

/// The details of an attack in a game, as the report lists them.
pub trait Attacking: Serialize + Clone + fmt::Debug + Send + Sync + 'static {
    type Side: Sided + Serialize;
    /// The result of a roll; it is written as the table prints it.
    type Result: fmt::Display + fmt::Debug + Clone + Send + Sync;
    /// The number of rolls of each face, by the purpose of the dice.
    type Dice: Serialize + fmt::Debug + Clone + Default + Send + Sync;

    /// An attack as a sentence that begins with its side: "Germans: 2nd Rifle Squad (0704) fires at …".
    fn text(attack: &Attack<Self>) -> Text;
}

/// A hex that counts for victory and was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken<S> {
    /// The side that took it.
    pub side: S,
    pub hex: Hex,
    /// The place of the hex, or its number.
    pub place: String,
}

/// Units of a type that a side lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lost {
    /// The name of the type.
    pub name: String,
    /// The number of units.
    pub units: u16,
}

impl fmt::Display for Lost {
    /// Writes the number after the name, since both could be read together before it: "8 cm mortar", "8 cm mortar × 2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.units {
            1 => f.write_str(&self.name),
            units => write!(f, "{} \u{d7} {units}", self.name),
        }
    }
}

impl Lost {
    /// Counts the types of these units, the most frequent first.
    pub fn of<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Self> {
        let mut lost: BTreeMap<&str, u16> = BTreeMap::new();
        names.for_each(|name| *lost.entry(name).or_default() += 1);
        let mut lost: Vec<Self> =
            lost.into_iter().map(|(name, units)| Self { name: name.to_owned(), units }).collect();
        lost.sort_by(|one, other| other.units.cmp(&one.units).then_with(|| one.name.cmp(&other.name)));
        lost
    }
}

/// The events of a turn, by the numbers of the sides. Turn 0 is the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn<S> {
    pub turn: u8,
    /// Units of each side that were eliminated.
    pub destroyed: [u16; 2],
    /// Steps of each side that were lost, those of eliminated units included; nothing where units have only one.
    #[serde(skip_serializing_if = "is_nothing")]
    pub steps: [u16; 2],
    /// The number of times that units of each side were harmed but not eliminated.
    pub suffered: [u16; 2],
    /// Attacks of each side.
    pub attacks: [u16; 2],
    /// Units of each side that exited the map.
    pub exited: [u16; 2],
    /// Hexes that count and were taken, in order.
    pub taken: Vec<Taken<S>>,
    /// The points at its end: those of the side that the levels are about, minus those of the other side.
    pub points: i32,
}

fn is_nothing(numbers: &[u16; 2]) -> bool {
    *numbers == [0; 2]
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
            steps: [0; 2],
            suffered: [0; 2],
            attacks: [0; 2],
            exited: [0; 2],
            taken: Vec::new(),
            points: 0,
        })
    }

    /// Returns the turns after the set-up.
    pub fn played(self) -> Vec<Turn<S>> {
        self.0.into_values().filter(|turn| turn.turn > 0).collect()
    }
}

/// A report in the making.
pub struct Draft<A: Attacking> {
    pub turns: Turns<A::Side>,
    /// Dice rolled, by purpose.
    pub dice: A::Dice,
    pub attacks: Vec<Attack<A>>,
}

impl<A: Attacking> Default for Draft<A> {
    fn default() -> Self {
        Self { turns: Turns::default(), dice: A::Dice::default(), attacks: Vec::new() }
    }
}

impl<A: Attacking> Draft<A> {
    /// Returns the report on a game with this scenario's title, after this many orders.
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
            reduced: Default::default(),
            dice,
            luck,
            attacks,
        }
    }
}

/// The present result of a game, or its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing<S> {
    pub ended: bool,
    /// The side whose points are counted.
    pub of: S,
    /// Its points minus those of the other side.
    pub points: i32,
    pub level: String,
    /// The winner, or the side that would win; none for a draw.
    pub winner: Option<S>,
}

impl<S> Standing<S> {
    pub fn new(ended: bool, of: S, end: Outcome<S>) -> Self {
        Self { ended, of, points: end.points, level: end.level, winner: end.winner }
    }
}

/// An attack with a roll.
#[derive(Clone, Debug, Serialize)]
pub struct Attack<A: Attacking> {
    /// The number of orders given, including that of the attack.
    pub order: usize,
    pub turn: u8,
    /// The attacker's side.
    pub side: A::Side,
    /// The attacking units and their hexes, in words, without their side.
    pub by: String,
    /// The target, in words, with its side.
    pub target: String,
    pub hex: Hex,
    #[serde(flatten)]
    pub how: A,
    pub die: u8,
    /// The second die, if two are rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<u8>,
    #[serde(serialize_with = "as_written")]
    pub result: A::Result,
    /// The expected harm.
    pub expected: f64,
    /// Its variance.
    pub variance: f64,
    /// The harm beyond that.
    pub luck: f64,
}

fn as_written<S: Serializer>(it: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(it)
}

/// Returns the mean effect of the six faces of the die, their variance, and the effect beyond the mean, by the harm of
/// each face.
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
    /// The losses of each side, by type.
    pub lost: [Vec<Lost>; 2],
    /// The units of each side that are reduced, by type; none where units have one step.
    #[serde(skip_serializing_if = "nobody")]
    pub reduced: [Vec<Lost>; 2],
    /// Dice rolled, by purpose.
    pub dice: A::Dice,
    /// The luck of each side's attacks.
    pub luck: [Luck; 2],
    /// Every attack with a roll.
    pub attacks: Vec<Attack<A>>,
}

fn nobody(units: &[Vec<Lost>; 2]) -> bool {
    units.iter().all(Vec::is_empty)
}

impl<A: Attacking> Attack<A> {
    /// Its sentence in the language of the table.
    pub fn sentence(&self) -> String {
        A::text(self).plain()
    }
}

impl<A: Attacking> Report<A> {
    /// The luck of each side's attacks.
    pub fn luck_in(attacks: &[Attack<A>]) -> [Luck; 2] {
        A::Side::BOTH.map(|side| {
            let of_side = attacks.iter().filter(|attack| attack.side == side);
            Luck::of(of_side.map(Attack::thrown))
        })
    }

    /// The harm that the attacks of the side with this number do on average, if they are on these hexes.
    pub fn expected_by(&self, side: usize, is_about: impl Fn(Hex) -> bool) -> f64 {
        let attacks =
            self.attacks.iter().filter(|attack| attack.side.number() == side && is_about(attack.hex));
        attacks.map(|attack| attack.expected).sum()
    }

    /// The total number of units that a side lost.
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
