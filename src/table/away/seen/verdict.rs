//! The result of the comparison of a game file with what this program was sent.

use super::super::texts::{NAME, SENTENCE, shown};
use crate::{
    engine::{orders::SideNames, text::say},
    referee::seen::Difference,
};
use std::sync::{Arc, Mutex};

/// The result of the comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::table::away) enum Verdict {
    Agrees,
    /// It agrees with the lines that can be read; others cannot.
    AgreesInPart,
    Differs(Difference),
    /// Nothing was kept of what was sent to this viewer.
    NothingKept,
    /// The game was begun by another version of the program, which may write views in another way.
    OtherVersion,
    /// The file cannot be played again, for this reason.
    Unplayable(String),
}

/// The place in which the thread that compares puts its result, until it is shown.
pub(in crate::table::away) type VerdictSlot = Arc<Mutex<Option<Verdict>>>;

impl Verdict {
    /// Returns the sentence for the log.
    pub fn sentence(&self, sides: &[SideNames; 2]) -> String {
        match self {
            Self::Agrees => say!("online-seen-agrees"),
            Self::AgreesInPart => say!("online-seen-agrees-in-part"),
            Self::Differs(Difference::At { order, by }) => {
                let side = sides.iter().find(|side| side.word == by.as_str());
                let side = side.map_or_else(|| shown(by, NAME), |side| side.shown());
                say!("online-seen-differs", order = *order, side = side)
            }
            Self::Differs(Difference::After { orders }) => {
                say!("online-seen-differs-after", orders = *orders)
            }
            Self::NothingKept => say!("online-seen-nothing"),
            Self::OtherVersion => say!("online-seen-other-version"),
            Self::Unplayable(why) => say!("online-seen-unplayable", why = shown(why, SENTENCE)),
        }
    }
}
