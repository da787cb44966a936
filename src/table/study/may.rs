//! Whether branches may be tried in a game now, and with whose knowledge.

use crate::{
    engine::{
        orders::{Branch, BranchEyes, Position, Refusal, is_over},
        text::t,
    },
    table::{
        session::{Session, trouble},
        tabled::OnTable,
    },
};

/// Returns the viewer with whose knowledge branches are tried. `present` is the position that the game has reached.
///
/// # Errors
/// Another person plays in the game, which goes on, or it is a lesson.
pub(super) fn eyes<G: OnTable>(session: &Session<G>, present: &Position<G>) -> Result<BranchEyes, Refusal> {
    let Some(record) = session.record() else { return Err(trouble(t!("table-no-game"))) };
    if session.lesson.is_some() {
        return Err(trouble(t!("table-in-lesson")));
    }
    if record.is_elsewhere() {
        return Err(trouble(t!("online-no-study")));
    }
    if is_over::<G>(&present.public) {
        return Ok(BranchEyes::All);
    }
    if record.file.header.is_sent_to_a_person() {
        return Err(trouble(t!("study-by-file")));
    }
    if G::is_free_hand(&present.public) {
        return Err(trouble(t!("study-no-referee")));
    }
    match session.people_of_file() {
        [true, true] => Err(trouble(t!("study-two-people"))),
        [true, false] => Ok(BranchEyes::Side(0)),
        [false, true] => Ok(BranchEyes::Side(1)),
        [false, false] => Ok(BranchEyes::Side(G::acting(&record.rulebook, &present.public).min(1))),
    }
}

/// Whether a viewer may open a branch: it was tried with no more knowledge than the viewer has.
pub(super) fn may_open<O>(branch: &Branch<O>, eyes: BranchEyes) -> bool {
    eyes == BranchEyes::All || branch.eyes == eyes
}

/// Returns the reason against a branch from this moment.
pub(super) fn refuses<G: OnTable>(at: &Position<G>) -> Option<Refusal> {
    if is_over::<G>(&at.public) {
        return Some(trouble(t!("study-after-the-end")));
    }
    G::is_free_hand(&at.public).then(|| trouble(t!("study-no-referee")))
}
