//! The head of the dock while a person at the table must make a decision before the game goes on.

use super::head_told::HeadTold;
use crate::panels::frame::panelled::{PanelContext, Panelled};

pub(crate) fn told<G: Panelled>(panel: &PanelContext<G>) -> Option<HeadTold> {
    let (rulebook, public) = panel.game();
    let asked = panel.is_asked() && !panel.tumbles();
    let words = G::owed(rulebook, public).filter(|_| asked)?;
    let side = &G::SIDES[G::acting(rulebook, public)];
    Some(HeadTold {
        edge: Some(panel.palette.accent),
        mark: Some(side.flag),
        sentence: format!("{}.", to_whom(words, side.name, panel.state.humans)),
        ..HeadTold::default()
    })
}

/// Returns the question, with "you" for the only person at the table: against a computer the question is always for
/// that person.
fn to_whom(words: String, side: &str, humans: [bool; 2]) -> String {
    let alone = humans.iter().filter(|human| **human).count() == 1;
    match words.strip_prefix(&format!("The {side} player ")) {
        Some(rest) if alone => format!("You {rest}"),
        _ => words,
    }
}
