//! The last roll of a game, which a page shows large.

use crate::engine::orders::{Fact, Happening};

/// The most dice that a page shows.
const MOST: usize = 12;

/// The dice that were rolled last: those of one attack, or of one other check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LastRoll {
    dice: Vec<u8>,
    /// Whether something followed them: the next die begins another roll.
    is_over: bool,
}

impl LastRoll {
    /// Hears a fact that spectators know.
    pub fn hear(&mut self, fact: &Fact<'_>) {
        match fact.what {
            Happening::Die { roll, .. } => {
                if std::mem::take(&mut self.is_over) || self.dice.len() >= MOST {
                    self.dice.clear();
                }
                self.dice.push(roll);
            }
            // A game may have events of its own between two dice of one roll.
            Happening::Compared(_) | Happening::Other => {}
            _ => self.is_over = true,
        }
    }

    /// Ends the roll: the next order has dice of its own.
    pub fn end(&mut self) {
        self.is_over = true;
    }

    pub fn dice(&self) -> &[u8] {
        &self.dice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(roll: u8) -> Fact<'static> {
        Fact::of(Happening::Die { roll, decides: false })
    }

    #[test]
    fn dice_of_one_roll_are_together_and_the_next_roll_replaces_them() {
        let mut last = LastRoll::default();
        last.hear(&die(3));
        last.hear(&Fact::of(Happening::Other));
        last.hear(&die(5));
        last.hear(&Fact::of(Happening::Resolved));
        assert_eq!(last.dice(), [3, 5]);
        last.hear(&die(2));
        assert_eq!(last.dice(), [2]);
        last.end();
        assert_eq!(last.dice(), [2], "a roll is shown until the next one");
        last.hear(&die(6));
        assert_eq!(last.dice(), [6]);
    }
}
