//! The chapters of a game: where its phases begin.

use super::has_scene::{HasScene, opened};
use crate::engine::{counters::Flag, orders::Record};

/// A moment at which a phase began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayChapter {
    /// How many orders had been given.
    pub after: usize,
    /// The turn; 0 for what is before the first.
    pub turn: u8,
    /// The turn's date or weather, or nothing.
    pub date: String,
    pub phase: String,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<Flag>,
    /// Whether it is fought in.
    pub fights: bool,
    pub opens_turn: bool,
}

/// Where the phases of a game begin.
pub(crate) fn chapters<G: HasScene>(record: &Record<G>) -> Vec<ReplayChapter> {
    let (rulebook, start) = (&record.rulebook, &record.file.start.public);
    let first = G::chapter(rulebook, G::turn(start), G::phase(start));
    let mut turn = first.turn;
    let mut chapters = vec![ReplayChapter { opens_turn: true, ..first }];
    for (number, events) in record.events.iter().enumerate() {
        // Phases that pass by themselves are no place to stop at.
        if let Some(chapter) = events.iter().rev().find_map(opened::<G>) {
            let chapter = G::chapter(rulebook, chapter.0, chapter.1);
            let opens_turn = chapter.turn != turn || chapter.opens_turn;
            turn = chapter.turn;
            chapters.push(ReplayChapter { after: number + 1, opens_turn, ..chapter });
        }
    }
    chapters
}
