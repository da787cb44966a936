//! The content of the panels of a study, and the player's actions in them.

use crate::engine::orders::BranchDice;

/// An action of the player in a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyAction {
    /// Begin a branch at the moment that is shown.
    Try {
        /// Its name; an empty one is replaced by a usual one.
        name: String,
        dice: BranchDice,
    },
    /// Put the moment of a branch after this many of its orders on the table.
    Open {
        id: usize,
        after: usize,
    },
    /// Put the game itself on the table again, at the moment that the branch leaves from.
    BackToGame,
    Rename {
        id: usize,
        name: String,
    },
    /// Remove a branch and those that leave from it.
    Remove(usize),
    /// Set the dice of the next orders of the branch on the table.
    Dice(BranchDice),
    /// Begin a new game with the position that is shown, in a file of its own.
    NewGame,
    /// Hide the result of a game that is over, or show it.
    HideResult(bool),
}

/// A branch in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchShown {
    pub id: usize,
    /// The number of branches between it and the game.
    pub depth: usize,
    /// The moment of the game or of its parent that it leaves from, as text.
    pub from: String,
    /// The moment of the game above which it is shown on the time line.
    pub after: usize,
    pub name: String,
    /// The number of its orders.
    pub orders: usize,
    /// The number of its notes and drawings.
    pub remarks: usize,
}

/// The content of the panels of a study.
#[derive(Clone, Copy, Debug)]
pub struct StudyState<'a> {
    /// The branches, each after the one that it leaves from.
    pub branches: &'a [BranchShown],
    /// The branch on the table, and the number of its orders before the moment that is shown.
    pub open: Option<(usize, usize)>,
    /// The dice of its next orders.
    pub dice: BranchDice,
    /// Whether the moment that is shown has drawings.
    pub is_drawn: bool,
    /// The note of the moment that the branch on the table leaves from, with the number of orders before it.
    pub note: Option<(usize, &'a str)>,
    /// Whether a branch can begin here; if not, the reason.
    pub refused: Option<&'a str>,
    /// Whether the game is over, so that its result can be hidden.
    pub is_over: bool,
    /// Whether the game is over and its result is hidden.
    pub hides_result: bool,
}

impl StudyState<'_> {
    /// Returns the wish to begin a branch at the moment that is shown: a branch of a branch has the same dice.
    pub(crate) fn begin(&self, memory: &StudyMemory) -> StudyAction {
        let dice = if self.open.is_some() { self.dice } else { memory.dice };
        StudyAction::Try { name: String::new(), dice }
    }
}

/// The memory of the panels of a study.
#[derive(Clone, Debug, Default)]
pub(crate) struct StudyMemory {
    /// Whether the tree is open.
    pub is_open: bool,
    /// The branch that is renamed, with its name as typed.
    pub renamed: Option<(usize, String)>,
    /// The branch whose removal is asked about.
    pub removed: Option<usize>,
    /// The dice of the next branch.
    pub dice: BranchDice,
}
