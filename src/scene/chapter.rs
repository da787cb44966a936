//! The chapters of a replay: the starts of the phases.

use super::has_scene::{HasScene, opened};
use crate::engine::{counters::Flag, orders::Record};

/// A moment at which a phase began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayChapter {
    /// The number of orders before it.
    pub after: usize,
    /// The turn; 0 before the first turn.
    pub turn: u8,
    /// The turn's date or weather, or an empty text.
    pub date: String,
    pub phase: String,
    /// The side of the phase; none in a phase of both players.
    pub side: Option<Flag>,
    /// Whether it contains combat.
    pub fights: bool,
    pub opens_turn: bool,
}

/// Finds the starts of the phases of a game.
pub(crate) fn chapters<G: HasScene>(record: &Record<G>) -> Vec<ReplayChapter> {
    let (rulebook, start) = (&record.rulebook, &record.file.start.public);
    let first = G::chapter(rulebook, G::turn(start), G::phase(start));
    let mut turn = first.turn;
    let mut chapters = vec![ReplayChapter { opens_turn: true, ..first }];
    for (number, events) in record.events.iter().enumerate() {
        // Phases that pass without an order are no place to stop.
        if let Some(chapter) = events.iter().rev().find_map(opened::<G>) {
            let chapter = G::chapter(rulebook, chapter.0, chapter.1);
            let opens_turn = chapter.turn != turn || chapter.opens_turn;
            turn = chapter.turn;
            chapters.push(ReplayChapter { after: number + 1, opens_turn, ..chapter });
        }
    }
    chapters
}
