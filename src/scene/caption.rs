//! The content of the caption for viewers.

use super::die;
use crate::{
    art::packs::pack::palette::Colour,
    engine::{counters::Flag, text::say},
};

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
    /// The battle that is planned or was just fought.
    pub battle: Option<Battle>,
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
