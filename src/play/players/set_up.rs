//! Set-ups that differ from game to game: each is a variant of the player's usual set-up, drawn by its seed.
//!
//! A game computes the value of each hex that the rules allow, and asks its variant which hex to take. The variant never
//! adds a hex, so every set-up is as legal as the usual one. It leans to one part of the area, keeps units together or
//! apart, or holds some of them back; and some units take the second-best hex.

use crate::engine::{board::Hex, counters::UnitId, data::fnv};

/// The number of leanings.
const LEANINGS: u64 = 10;
/// The number of variants: four of each leaning, with other units in second-best hexes.
const VARIANTS: u64 = 4 * LEANINGS;
/// What a leaning may count from one end of the area to the other, as a share of the difference between the best hex and
/// the middling one.
const WEIGHT: f64 = 0.6;
/// The same for a unit in reserve.
const OF_RESERVE: f64 = 2.0 * WEIGHT;
/// The share of the same difference that a second-best hex may be worse.
const SECOND_BEST: f64 = 0.5;
/// Of this many units one may take a second-best hex.
const EVERY: usize = 3;
/// Of this many units one is in reserve.
const A_RESERVE: usize = 4;
/// The range up to which units are together.
const TOGETHER: u32 = 2;
/// The number of units nearby at which company counts half of what it can.
const HALF: f64 = 4.0;
/// The distance between the centres of two columns, in units of the distance between two rows.
const COLUMN: f64 = 0.866_025_4;

/// What a set-up stresses, beyond the value of each hex. Left and right are those of a player that faces the enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Leaning {
    /// Each unit goes to its best hex.
    #[default]
    Usual,
    Forward,
    Back,
    Left,
    Right,
    Centre,
    Wings,
    Spread,
    Together,
    /// Every fourth unit is held back.
    Reserve,
}

impl Leaning {
    const ALL: [Self; LEANINGS as usize] = [
        Self::Usual,
        Self::Forward,
        Self::Back,
        Self::Left,
        Self::Right,
        Self::Centre,
        Self::Wings,
        Self::Spread,
        Self::Together,
        Self::Reserve,
    ];

    /// The leaning in a few words; none for the usual set-up.
    fn words(self) -> Option<&'static str> {
        match self {
            Self::Usual => None,
            Self::Forward => Some("sets up forward"),
            Self::Back => Some("sets up in depth"),
            Self::Left => Some("holds the left"),
            Self::Right => Some("holds the right"),
            Self::Centre => Some("holds the centre"),
            Self::Wings => Some("holds the wings"),
            Self::Spread => Some("spreads out"),
            Self::Together => Some("keeps together"),
            Self::Reserve => Some("keeps a reserve"),
        }
    }
}

/// The seed that draws the variants of a player's set-ups; the default draws none, so every set-up is the usual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SetUpSeed(Option<u64>);

impl SetUpSeed {
    pub fn new(seed: u64) -> Self {
        Self(Some(seed))
    }

    /// Returns the variant of a side's set-up in a scenario. Both players of a match have the same one in the same seat.
    pub fn variant(self, scenario: &str, side: usize) -> SetUpVariant {
        let Some(seed) = self.0 else { return SetUpVariant::default() };
        let side = u8::from(side > 0);
        // The later a byte comes, the less it changes the upper bits.
        let bytes = [side].into_iter().chain(seed.to_le_bytes()).chain(scenario.bytes());
        SetUpVariant::numbered((fnv(bytes) >> 32) % VARIANTS)
    }
}

/// A variant of a set-up; the default is the usual set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SetUpVariant {
    leaning: Leaning,
    /// The units that take a second-best hex: none, or the first, second or third of every three.
    second: Option<usize>,
}

/// A hex that a unit or a work may be put into, with its value for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub hex: Hex,
    pub value: f64,
}

/// The situation in which a unit or a work is put on the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation<'a> {
    /// The hexes from which the enemy comes; if they are empty, it comes from the far side of the area.
    pub enemies: &'a [Hex],
    /// The hexes behind the side, if they tell more than the middle of its area.
    pub rear: &'a [Hex],
    /// The hexes of the side's units that are set up.
    pub friends: &'a [Hex],
    /// The number of units or works that are left, with this one.
    pub left: usize,
    /// What a leaning counts at least, in the values of the game. Most games give less value to a hex with friends in it;
    /// a leaning that counted less than a few of them would change nothing.
    pub least: f64,
}

impl SetUpVariant {
    /// Returns the variant with this number, 0 for the usual set-up.
    fn numbered(number: u64) -> Self {
        let leaning = Leaning::ALL.into_iter().zip(0_u64..).find(|(_, other)| *other == number % LEANINGS);
        let second = (number / LEANINGS) as usize % (EVERY + 1);
        Self {
            leaning: leaning.map_or(Leaning::Usual, |(leaning, _)| leaning),
            second: second.checked_sub(1),
        }
    }

    /// The same variant for mines and other works: they strengthen the flank that the units leave weak.
    pub fn of_works(self) -> Self {
        let leaning = match self.leaning {
            Leaning::Left => Leaning::Right,
            Leaning::Right => Leaning::Left,
            // Works are no reserve.
            Leaning::Reserve => Leaning::Usual,
            leaning => leaning,
        };
        Self { leaning, ..self }
    }

    /// The same variant for an area without depth, a line of hexes.
    pub fn on_a_line(self) -> Self {
        let leaning = match self.leaning {
            Leaning::Forward => Leaning::Centre,
            Leaning::Back => Leaning::Wings,
            Leaning::Reserve => Leaning::Together,
            leaning => leaning,
        };
        Self { leaning, ..self }
    }

    /// Whether it is the usual set-up.
    pub fn is_usual(self) -> bool {
        self == Self::default()
    }

    /// Returns the place of a unit in an order in which units may choose their hexes: another order in each variant, and
    /// none in the usual set-up.
    pub fn turn_of(self, unit: UnitId) -> u64 {
        if self.is_usual() {
            return 0;
        }
        let second = self.second.map_or(0, |second| second as u64 + 1);
        let id = unit.to_string();
        fnv([self.leaning as u8].into_iter().chain(second.to_le_bytes()).chain(id.bytes()))
    }

    /// Returns the number of the chosen one of these spots; none if there are none. Of equal spots it is the first, and
    /// in the usual set-up the best.
    pub fn choose(self, spots: &[Spot], situation: &Situation<'_>) -> Option<usize> {
        let (span, least) = (span(spots), situation.least);
        let spots = self.leant(spots, situation, span);
        let first = best(&spots, None)?;
        let Some(best_spot) = spots.get(first).filter(|_| self.takes_second(situation.left)) else {
            return Some(first);
        };
        let enough = best_spot.value - SECOND_BEST * span.max(least);
        let second = best(&spots, Some(best_spot.hex));
        let is_close = |number: &usize| spots.get(*number).is_some_and(|spot| spot.value >= enough);
        second.filter(is_close).or(Some(first))
    }

    /// Returns a reason with the leaning in front of it.
    pub fn because(self, reason: &str) -> String {
        match self.leaning.words() {
            Some(words) => format!("{words}: {reason}"),
            None => reason.to_owned(),
        }
    }

    fn takes_second(self, left: usize) -> bool {
        self.second == Some(left % EVERY)
    }

    /// The spots with the leaning in their values.
    fn leant(self, spots: &[Spot], situation: &Situation<'_>, span: f64) -> Vec<Spot> {
        let is_reserve = situation.left.is_multiple_of(A_RESERVE);
        let weight = match self.leaning {
            Leaning::Usual => return spots.to_vec(),
            Leaning::Reserve if !is_reserve => return spots.to_vec(),
            Leaning::Reserve => (OF_RESERVE * span).max(situation.least),
            _ => (WEIGHT * span).max(situation.least),
        };
        let front = Front::new(spots, situation);
        let lean = |hex: Hex| match self.leaning {
            Leaning::Usual => 0.0,
            Leaning::Forward => front.forward(hex),
            Leaning::Back | Leaning::Reserve => -front.forward(hex),
            Leaning::Left => -front.rightward(hex),
            Leaning::Right => front.rightward(hex),
            Leaning::Centre => -2.0 * front.rightward(hex).abs(),
            Leaning::Wings => 2.0 * front.rightward(hex).abs(),
            Leaning::Spread => -company(situation.friends, hex),
            Leaning::Together => company(situation.friends, hex),
        };
        spots.iter().map(|spot| Spot { value: spot.value + weight * lean(spot.hex), ..*spot }).collect()
    }
}

/// The spots that are worse than the best one by no more than this. A variant that chooses among them gives up no more.
pub(crate) fn near_best(mut spots: Vec<Spot>, within: f64) -> Vec<Spot> {
    let best = spots.iter().map(|spot| spot.value).fold(f64::NEG_INFINITY, f64::max);
    spots.retain(|spot| spot.value >= best - within);
    spots
}

/// The number of the best spot, and of equal ones the first; not in this hex.
fn best(spots: &[Spot], without: Option<Hex>) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (number, spot) in spots.iter().enumerate().filter(|(_, spot)| Some(spot.hex) != without) {
        if best.is_none_or(|(_, most)| spot.value > most) {
            best = Some((number, spot.value));
        }
    }
    best.map(|(number, _)| number)
}

/// The difference between the value of the best spot and that of the middling one. The worst ones would tell nothing:
/// some games give a value far below all others to a hex that is hardly possible.
fn span(spots: &[Spot]) -> f64 {
    let mut values: Vec<f64> = spots.iter().map(|spot| spot.value).collect();
    values.sort_by(f64::total_cmp);
    let (best, middling) = (values.last(), values.get(values.len() / 2));
    let span = best.zip(middling).map_or(0.0, |(best, middling)| best - middling);
    if span.is_finite() { span } else { 0.0 }
}

/// The company that a unit has in a hex, from 0 to 1: each further unit nearby adds less to it.
fn company(friends: &[Hex], hex: Hex) -> f64 {
    let near = friends.iter().filter(|friend| friend.distance(hex) <= TOGETHER).count() as f64;
    near / (near + HALF)
}

/// The centre of a hex, with x to the east and y to the south.
fn centre(hex: Hex) -> (f64, f64) {
    let lower = if hex.column().is_multiple_of(2) { 0.5 } else { 0.0 };
    (f64::from(hex.column()) * COLUMN, f64::from(hex.row()) + lower)
}

/// The middle of these hexes; none of none.
fn middle(hexes: impl IntoIterator<Item = Hex>) -> Option<(f64, f64)> {
    let (mut x, mut y, mut number) = (0.0, 0.0, 0.0);
    for hex in hexes {
        let (right, down) = centre(hex);
        (x, y, number) = (x + right, y + down, number + 1.0);
    }
    (number > 0.0).then(|| (x / number, y / number))
}

/// The area of a set-up, as seen by a player that faces the enemy.
struct Front {
    middle: (f64, f64),
    /// The direction to the enemy, of length 1; of length 0 if it is not known.
    ahead: (f64, f64),
    /// The larger one of depth and width, at least 1.
    size: f64,
}

impl Front {
    fn new(spots: &[Spot], situation: &Situation<'_>) -> Self {
        let area = || spots.iter().map(|spot| spot.hex);
        let own = middle(area()).unwrap_or_default();
        let enemy = middle(situation.enemies.iter().copied()).unwrap_or(own);
        let rear = middle(situation.rear.iter().copied()).unwrap_or(own);
        let (x, y) = (enemy.0 - rear.0, enemy.1 - rear.1);
        let far = (x * x + y * y).sqrt();
        let ahead = if far > 0.01 { (x / far, y / far) } else { (0.0, 0.0) };
        let mut front = Self { middle: own, ahead, size: 1.0 };
        let depth = extent(area().map(|hex| front.forward(hex)));
        let width = extent(area().map(|hex| front.rightward(hex)));
        front.size = depth.max(width).max(1.0);
        front
    }

    /// The distance of a hex in front of the middle, as a share of the size of the area.
    fn forward(&self, hex: Hex) -> f64 {
        let (x, y) = self.off_middle(hex);
        (x * self.ahead.0 + y * self.ahead.1) / self.size
    }

    /// The distance of a hex to the right of the middle, as a share of the size of the area.
    fn rightward(&self, hex: Hex) -> f64 {
        let (x, y) = self.off_middle(hex);
        (y * self.ahead.0 - x * self.ahead.1) / self.size
    }

    fn off_middle(&self, hex: Hex) -> (f64, f64) {
        let (x, y) = centre(hex);
        (x - self.middle.0, y - self.middle.1)
    }
}

/// The difference between the largest and the smallest of these.
fn extent(values: impl Iterator<Item = f64>) -> f64 {
    let wider = |(least, most): (f64, f64), value: f64| (least.min(value), most.max(value));
    let (least, most) = values.fold((f64::MAX, f64::MIN), wider);
    (most - least).max(0.0)
}

#[cfg(test)]
mod tests;
