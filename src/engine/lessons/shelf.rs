//! The list of lessons, and the folder that contains them.

use super::{HasLessons, Head, Lesson, faults, puzzle::Shelf};
use crate::engine::data::{self, DataError, Source};
use std::sync::Arc;

/// The folder below `scenarios`.
pub const FOLDER: &str = "lessons";

/// A lesson or a puzzle on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub id: String,
    /// The game that it teaches.
    pub game: String,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    /// A summary.
    pub summary: String,
    /// Its length in minutes.
    pub minutes: u8,
    /// The list in which it is offered.
    pub shelf: Shelf,
    /// The reason why it cannot be played.
    pub fault: Option<String>,
}

/// Returns the shipped lessons and the user's own, game by game, by their numbers; files that cannot be read come last.
pub fn cards() -> Vec<Card> {
    cards_of(Shelf::Lesson)
}

/// Returns the shipped puzzles and the user's own, game by game, by their numbers.
pub fn puzzles() -> Vec<Card> {
    cards_of(Shelf::Puzzle)
}

fn cards_of(shelf: Shelf) -> Vec<Card> {
    let cards = data::scenario_ids(FOLDER).into_iter().map(card);
    let mut cards: Vec<Card> = cards.filter(|card| card.shelf == shelf).collect();
    cards.sort_by(|one, other| place(one).cmp(&place(other)));
    cards
}

/// Returns the sort key of a card.
fn place(card: &Card) -> (bool, &str, u16, &str) {
    (card.game.is_empty(), &card.game, card.number, &card.id)
}

/// Returns the game that a lesson teaches.
///
/// # Errors
/// Its file cannot be read.
pub fn game_of(id: &str) -> Result<String, DataError> {
    let source = data::load_of(FOLDER, id)?;
    data::parse::<Head>(&source.name, &source.text).map(|head| head.game)
}

/// Returns the lesson or the puzzle of the same game that follows one on its shelf, if there is one.
pub fn next_after(id: &str) -> Option<Card> {
    let shelf = card(id.to_owned()).shelf;
    let cards = cards_of(shelf);
    let at = cards.iter().position(|card| card.id == id)?;
    let game = cards.get(at)?.game.clone();
    cards.into_iter().skip(at + 1).find(|card| card.fault.is_none() && card.game == game)
}

pub(super) fn card(id: String) -> Card {
    match data::load_of(FOLDER, &id).and_then(|source| data::parse::<Head>(&source.name, &source.text)) {
        Ok(head) => Card {
            id,
            game: head.game,
            number: head.number,
            title: head.title,
            summary: head.summary,
            minutes: head.minutes,
            shelf: head.shelf,
            fault: None,
        },
        Err(error) => Card {
            title: id.clone(),
            id,
            game: String::new(),
            number: u16::MAX,
            summary: String::new(),
            minutes: 0,
            shelf: Shelf::Lesson,
            fault: Some(error.to_string()),
        },
    }
}

/// Loads a lesson by its id, with its rulebook.
///
/// # Errors
/// Every fault of the file.
pub fn load<G: HasLessons>(id: &str) -> Result<(Arc<Lesson<G>>, Arc<G::Rulebook>), Vec<DataError>> {
    read_lesson(&data::load_of(FOLDER, id).map_err(|error| vec![error])?)
}

/// Reads the text of a lesson, with its rulebook.
///
/// # Errors
/// Every fault of the text.
pub fn read_lesson<G: HasLessons>(
    source: &Source,
) -> Result<(Arc<Lesson<G>>, Arc<G::Rulebook>), Vec<DataError>> {
    let faults = faults::<G>(source);
    if !faults.is_empty() {
        return Err(faults);
    }
    let lesson: Lesson<G> = data::parse_telling_all(&source.name, &source.text)?;
    let rulebook = lesson.rulebook(source)?;
    Ok((Arc::new(lesson), Arc::new(rulebook)))
}
