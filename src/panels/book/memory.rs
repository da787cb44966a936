//! What the book remembers: where it lies open, what is looked for, what was asked about, the way back.

use crate::engine::{board::Hex, counters::UnitId};
use bevy_egui::egui::Rect;

/// A leaf of the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// The rules by case.
    #[default]
    Rules,
    /// What the rules say of a hex.
    Why,
}

/// What was asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub hex: Hex,
    /// The counters that are meant: those in the hex are explained, others asked whether they get there.
    pub units: Vec<UnitId>,
}

/// What the book remembers from frame to frame. Closed, it keeps its place.
#[derive(Clone, Debug, Default)]
pub struct BookMemory {
    pub open: bool,
    /// The leaf on top.
    pub leaf: Leaf,
    pub search: String,
    /// The case at which it lies open.
    pub case: Option<String>,
    /// What was asked about.
    pub question: Option<Question>,
    /// Whether it lies at the left of the map.
    pub at_left: bool,
    /// Whether it is to get out of the way of the hex that was asked about.
    gives_way: bool,
    /// Where it lies; nowhere while it is closed.
    pub lies: Option<Rect>,
    /// The hit that is read.
    pub(super) chosen: usize,
    /// Whether the page must be turned to the case.
    pub(super) jumps: bool,
    /// Whether the search field is to have the keys.
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

    /// Asks what the rules say of a hex; asked the same again, it closes.
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

    /// Lies on the half of the map where the hex is not that was just asked about; `lies_at` tells where that is.
    pub fn give_way(&mut self, room: Rect, lies_at: &dyn Fn(Hex) -> Rect) {
        if !std::mem::take(&mut self.gives_way) {
            return;
        }
        let at = self.answers().map(|question| lies_at(question.hex).center());
        if let Some(at) = at.filter(|at| at.is_finite()) {
            self.at_left = at.x > room.center().x;
        }
    }

    /// Another game lies on the table: what was asked of the one before is not answered any more. The rules keep their place.
    pub fn forget_question(&mut self) {
        if self.leaf == Leaf::Why {
            (self.open, self.leaf) = (false, Leaf::Rules);
        }
        self.question = None;
        self.came.clear();
    }

    /// The question that is being answered.
    pub fn answers(&self) -> Option<&Question> {
        self.question.as_ref().filter(|_| self.open && self.leaf == Leaf::Why)
    }

    /// Shows a case, and remembers from where it was reached.
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

    /// Goes back to where the last case was reached from.
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

    /// How often something was asked: tells a new answer from an old one.
    pub(super) fn asked_times(&self) -> u64 {
        self.asked
    }
}
