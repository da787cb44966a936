//! The memory of the book: the open case, the search, the question about a hex, the places to go back to.

use crate::engine::{board::Hex, counters::UnitId};
use bevy_egui::egui::Rect;

/// A tab of the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// The rules by case.
    #[default]
    Rules,
    /// The rules that apply to a hex.
    Why,
}

/// A question about a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub hex: Hex,
    /// The counters that the question concerns: those in the hex are explained, for the others the answer says whether
    /// they can move there.
    pub units: Vec<UnitId>,
}

/// The memory of the book from frame to frame. A closed book keeps its place.
#[derive(Clone, Debug, Default)]
pub struct BookMemory {
    pub open: bool,
    /// The open tab.
    pub leaf: Leaf,
    pub search: String,
    /// The open case.
    pub case: Option<String>,
    /// The question about a hex.
    pub question: Option<Question>,
    /// Whether the book is at the left of the map.
    pub at_left: bool,
    /// Whether the book must move off the hex of the question.
    gives_way: bool,
    /// The place of the book; none while it is closed.
    pub lies: Option<Rect>,
    /// The index of the hit that is shown.
    pub(super) chosen: usize,
    /// Whether the page must scroll to the case.
    pub(super) jumps: bool,
    /// Whether the search field must take the keyboard.
    pub(super) takes_keys: bool,
    came: Vec<(Leaf, Option<String>)>,
    asked: u64,
}

impl BookMemory {
    /// Opens the rules where they were last, or closes them.
    pub fn toggle(&mut self) {
        if self.open && self.leaf == Leaf::Rules {
            return self.close();
        }
        if self.open {
            self.turn_to(Leaf::Rules);
        }
        self.open = true;
        self.leaf = Leaf::Rules;
        self.takes_keys = true;
        self.jumps = true;
    }

    pub fn close(&mut self) {
        self.open = false;
    }

    pub fn open_at(&mut self, case: &str) {
        if self.open {
            self.note_place();
        } else {
            self.came.clear();
        }
        self.open = true;
        self.leaf = Leaf::Rules;
        self.search.clear();
        self.case = Some(case.to_owned());
        self.jumps = true;
        self.takes_keys = true;
    }

    /// Asks for the rules on a hex; closes the book if the same question is open.
    pub fn ask(&mut self, question: Question) {
        let same = self.open && self.leaf == Leaf::Why && self.question.as_ref() == Some(&question);
        if same {
            return self.close();
        }
        self.open = true;
        self.leaf = Leaf::Why;
        self.question = Some(question);
        self.gives_way = true;
        self.came.clear();
        self.asked += 1;
    }

    /// Moves to the half of the map without the hex of the question; `lies_at` returns the rectangle of a hex.
    pub fn give_way(&mut self, room: Rect, lies_at: &dyn Fn(Hex) -> Rect) {
        if !std::mem::take(&mut self.gives_way) {
            return;
        }
        let at = self.answers().map(|question| lies_at(question.hex).center());
        if let Some(at) = at.filter(|at| at.is_finite()) {
            self.at_left = at.x > room.center().x;
        }
    }

    /// Forgets the question when another game is opened. The rules keep their place.
    pub fn forget_question(&mut self) {
        if self.leaf == Leaf::Why {
            (self.open, self.leaf) = (false, Leaf::Rules);
        }
        self.question = None;
        self.came.clear();
    }

    /// The question whose answer is shown.
    pub fn answers(&self) -> Option<&Question> {
        self.question.as_ref().filter(|_| self.open && self.leaf == Leaf::Why)
    }

    /// Shows a case, and notes the place from which it was reached.
    pub(super) fn go_to(&mut self, case: &str) {
        self.note_place();
        self.leaf = Leaf::Rules;
        self.case = Some(case.to_owned());
        self.jumps = true;
    }

    pub(super) fn turn_to(&mut self, leaf: Leaf) {
        if self.leaf != leaf {
            self.note_place();
            self.leaf = leaf;
            self.jumps = true;
        }
    }

    fn note_place(&mut self) {
        let place = (self.leaf, self.case.clone());
        if self.came.last() != Some(&place) {
            self.came.push(place);
        }
    }

    pub(super) fn can_go_back(&self) -> bool {
        !self.came.is_empty()
    }

    /// Goes back to the place from which the last case was reached.
    pub(super) fn go_back(&mut self) {
        if let Some((leaf, case)) = self.came.pop() {
            self.leaf = leaf;
            self.case = case;
            self.search.clear();
            self.jumps = true;
        }
    }

    /// Begins a search.
    pub(super) fn look_for(&mut self, words: &str) {
        self.turn_to(Leaf::Rules);
        words.clone_into(&mut self.search);
        self.takes_keys = true;
    }

    /// The number of questions so far, which distinguishes a new answer from an old one.
    pub(super) fn asked_times(&self) -> u64 {
        self.asked
    }
}
