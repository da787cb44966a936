//! The commented games on the title screen.

use crate::engine::{data, orders::game_of, wording::capital};

/// A commented game on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyCard {
    pub id: String,
    pub title: String,
    /// The id of its game.
    pub game: String,
    /// The numbers of its notes and of its branches.
    pub notes: usize,
    pub branches: usize,
}

/// Returns the shipped commented games and the user's own, game by game; those that cannot be read are left out.
pub fn studies() -> Vec<StudyCard> {
    let mut cards: Vec<StudyCard> = data::study_ids().into_iter().filter_map(card).collect();
    cards.sort_by(|one, other| one.game.cmp(&other.game));
    cards
}

fn card(id: String) -> Option<StudyCard> {
    let text = data::study_text(&id)?;
    let game = game_of(&*text)?;
    let count = |kind: &[u8]| text.split(|byte| *byte == b'\n').filter(|line| line.starts_with(kind)).count();
    let (notes, branches) = (count(b"Note("), count(b"Branch("));
    Some(StudyCard { title: study_title(&id), id, game, notes, branches })
}

/// Returns the title of a commented game: the words of its id.
pub(super) fn study_title(id: &str) -> String {
    capital(&id.replace(['-', '_'], " "))
}
