//! The chapters of a game in their order, as its events open them.

use super::{chapter::ReplayChapter, has_scene::HasScene};
use crate::engine::orders::{Happening, Record};

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

/// Returns the turn and the phase that this event has opened by play.
pub(crate) fn opened<G: HasScene>(event: &G::Event) -> Option<(u8, G::Phase)> {
    let by_play = matches!(G::fact(event).what, Happening::PhaseOpened { .. } | Happening::Ended);
    G::opens(event).filter(|_| by_play)
}
