//! The head of the dock while a person at the table must make a decision before the game goes on.

use super::head_told::HeadTold;
use crate::{
    engine::{orders::SideNames, text::say},
    panels::frame::panelled::{PanelContext, Panelled},
};

pub(crate) fn told<G: Panelled>(panel: &PanelContext<G>) -> Option<HeadTold> {
    let (rulebook, public) = panel.game();
    let asked = panel.is_asked() && !panel.tumbles();
    let words = G::owed(rulebook, public).filter(|_| asked)?;
    let side = &G::SIDES[G::acting(rulebook, public)];
    Some(HeadTold {
        edge: Some(panel.palette.accent),
        mark: Some(side.flag),
        sentence: format!("{}.", to_whom(words, *side, panel.state.humans)),
        ..HeadTold::default()
    })
}

/// Returns the question, with "you" for the only person at the table: against a computer the question is always for
/// that person.
fn to_whom(words: String, side: SideNames, humans: [bool; 2]) -> String {
    let alone = humans.iter().filter(|human| **human).count() == 1;
    let after = words.strip_prefix(&say!("dock-asked-player", side = side));
    match after.filter(|after| after.starts_with(' ')) {
        Some(after) if alone => say!("dock-asked-you") + after,
        _ => words,
    }
}
