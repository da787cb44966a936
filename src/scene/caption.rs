//! The content of the caption for viewers.

pub mod lesson;
pub mod plain;

use super::die;
use crate::{
    art::packs::pack::palette::Colour,
    engine::{counters::Flag, text::say},
};
use lesson::LessonText;

/// All that the caption shows to viewers.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    pub title: String,
    /// The victory points, if the game ended now.
    pub points: i32,
    /// The victory level for these points.
    pub level: String,
    /// The side of the current phase; none in a phase of both players or after the end of the game.
    pub side: Option<Flag>,
    /// Turn and days.
    pub turn: String,
    pub phase: String,
    pub sentence: String,
    /// A sentence for viewers who do not know the game; empty if there is none.
    pub plain: String,
    /// The battle that is planned or was just fought.
    pub battle: Option<Battle>,
    /// The step of the lesson that is taken.
    pub lesson: Option<LessonText>,
}

/// A battle, as the caption shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    /// The heading above the odds: "Odds", "Overrun", "Likely".
    pub heading: String,
    /// The odds column, "3-1".
    pub odds: String,
    /// The strengths, "16 against 5".
    pub strengths: String,
    /// The results of the column, die 1 first.
    pub column: Vec<Cell>,
    /// The possible results with their chances before the die, in the order of the table; empty if they are not known.
    pub chances: Vec<Chance>,
    /// The result, in a game whose table has more rows than there is room for; then the column is empty.
    pub came: Option<Cell>,
    /// The die, once it is rolled.
    pub throw: Option<Throw>,
    /// The meaning of the result, in two short lines, and its consequence; none until the die has settled.
    pub meaning: Option<[String; 3]>,
}

impl Battle {
    /// Returns a combat that needed no die, with the reason.
    pub fn without_roll(reason: &str) -> Self {
        Self {
            heading: String::new(),
            odds: String::new(),
            strengths: String::new(),
            column: Vec::new(),
            chances: Vec::new(),
            came: Some(Cell { word: say!("scene-no-roll"), shade: Shade::Ramp(0) }),
            throw: None,
            meaning: Some([reason.to_owned(), String::new(), String::new()]),
        }
    }

    /// Whether it was fought, with dice or without, and is not only planned.
    pub fn is_fought(&self) -> bool {
        self.throw.is_some() || self.meaning.is_some()
    }

    /// Returns its result with the meaning, once both may be shown.
    pub fn decided(&self) -> Option<(&Cell, &[String; 3])> {
        let row = self.throw.and_then(|throw| self.column.get(usize::from(throw.die.max(1)) - 1));
        let result = self.came.as_ref().or(row)?;
        let is_shown = self.throw.is_none_or(|throw| throw.is_decided());
        self.meaning.as_ref().filter(|_| is_shown).map(|meaning| (result, meaning))
    }
}

/// A result in an odds column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The result as the table prints it.
    pub word: String,
    pub shade: Shade,
}

/// A possible result of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The result as the table prints it.
    pub word: String,
    pub shade: Shade,
    /// Its chance, from 1 to 100.
    pub percent: u8,
}

impl Chance {
    /// Returns the chances of results, each with its weight: equal ones are one, in the order of their first, and all are
    /// 100 percent together. A result that may come has one percent at least.
    pub fn of(results: impl IntoIterator<Item = (Cell, f64)>) -> Vec<Self> {
        let mut parts: Vec<(Cell, f64)> = Vec::new();
        for (cell, weight) in results.into_iter().filter(|(_, weight)| *weight > 0.0) {
            match parts.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, sum)) => *sum += weight,
                None => parts.push((cell, weight)),
            }
        }
        let whole: f64 = parts.iter().map(|(_, weight)| weight).sum();
        let exact: Vec<f64> = parts.iter().map(|(_, weight)| 100.0 * weight / whole).collect();
        let percents = in_whole_parts(&exact);
        let chance =
            |((cell, _), percent): ((Cell, f64), u8)| Self { word: cell.word, shade: cell.shade, percent };
        parts.into_iter().zip(percents).map(chance).collect()
    }
}

/// Rounds percents, of which there are 100 together, to whole ones above 0 with the same sum.
fn in_whole_parts(exact: &[f64]) -> Vec<u8> {
    let mut parts: Vec<u8> = exact.iter().map(|percent| percent.floor().clamp(1.0, 100.0) as u8).collect();
    // Each step changes the sum by one, and it begins at most 100 away.
    for _ in 0..=100 {
        let sum: u32 = parts.iter().map(|part| u32::from(*part)).sum();
        let lacks = |at: &usize| exact[*at] - f64::from(parts[*at]);
        let by_lack = |one: &usize, other: &usize| lacks(one).total_cmp(&lacks(other));
        let (at, grows) = match sum.cmp(&100) {
            std::cmp::Ordering::Equal => break,
            std::cmp::Ordering::Less => ((0..parts.len()).max_by(by_lack), true),
            std::cmp::Ordering::Greater => {
                ((0..parts.len()).filter(|at| parts[*at] > 1).min_by(by_lack), false)
            }
        };
        let Some(at) = at else { break };
        parts[at] = if grows { parts[at] + 1 } else { parts[at] - 1 };
    }
    parts
}

/// A die, rolling or at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// The final number, 1 to 6.
    pub die: u8,
    /// The second die, where two are rolled.
    pub second: Option<u8>,
    /// Seconds since the roll began; none for a die at rest.
    pub clock: Option<f32>,
}

impl Throw {
    /// Whether its number has been visible long enough to show its meaning.
    pub fn is_decided(&self) -> bool {
        self.clock.is_none_or(|clock| clock >= die::RESULT)
    }
}

/// The colour of a result, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A place on the ramp from good to bad for the attacker.
    Ramp(usize),
    /// Its own colours: the ground, and the text on it.
    Own(Colour, Colour),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Equal results are one, thirds are 100 percent together, and what may come is never 0.
    #[test]
    fn chances_are_a_hundred_together() {
        let cell = |word: &str| Cell { word: word.to_owned(), shade: Shade::Ramp(0) };
        let told = |results: &[(&str, f64)]| {
            let chances = Chance::of(results.iter().map(|(word, weight)| (cell(word), *weight)));
            chances.into_iter().map(|it| (it.word, it.percent)).collect::<Vec<_>>()
        };
        let words = |chances: &[(&str, u8)]| {
            chances.iter().map(|(word, percent)| ((*word).to_owned(), *percent)).collect::<Vec<_>>()
        };
        let faces = ["D2", "D1", "D1", "Eng", "A1", "A1"].map(|word| (word, 1.0));
        assert_eq!(told(&faces), words(&[("D2", 17), ("D1", 33), ("Eng", 17), ("A1", 33)]));
        assert_eq!(told(&[("hit", 0.002), ("missed", 0.998)]), words(&[("hit", 1), ("missed", 99)]));
        assert_eq!(told(&[("taken", 3.0), ("never", 0.0)]), words(&[("taken", 100)]));
        assert!(told(&[]).is_empty());
        let many: Vec<f64> = (0..36).map(|_| 100.0 / 36.0).collect();
        assert_eq!(in_whole_parts(&many).iter().map(|part| u32::from(*part)).sum::<u32>(), 100);
    }

    /// A combat without a die is shown like one with dice: with its reason, at once.
    #[test]
    fn a_combat_without_a_die_has_a_reason() {
        let battle = Battle::without_roll("The defender has no strength.");
        assert!(battle.is_fought());
        let told = battle.decided().map(|(result, meaning)| (result.word.as_str(), meaning[0].as_str()));
        assert_eq!(told, Some(("No roll", "The defender has no strength.")));
        let planned = Battle { meaning: None, came: None, ..battle.clone() };
        assert!(!planned.is_fought() && planned.decided().is_none());
        let throw = |clock| Some(Throw { die: 3, second: None, clock });
        let rolls = Battle { throw: throw(Some(0.2)), ..battle.clone() };
        assert!(rolls.is_fought() && rolls.decided().is_none());
        assert!(Battle { throw: throw(None), ..battle }.decided().is_some());
    }
}
