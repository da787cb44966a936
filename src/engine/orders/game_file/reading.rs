//! The readable parts of a game file, so that a damaged line loses only itself.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    CommandOf, GameFile, Header, PlayedOrder,
    stand::{Chain, Stand, Text},
};
use crate::engine::{
    data::{DataError, in_words},
    orders::{Game, Position, study::Study},
};
use std::collections::{BTreeMap, BTreeSet};

/// The beginning of the sentence about a damaged line.
pub(crate) const LINE_DAMAGED: &str = "this line of the game file is damaged: ";

/// The sentence about a line with a position that cannot be read.
pub(super) const UNKNOWN_POSITION: &str = "the position of this line cannot be read";

/// The readable parts of a game file.
pub struct Reading<G: Game> {
    /// The name of the file, as it was given.
    pub name: String,
    /// The first line, or a copy of it.
    pub header: Header<G::Options>,
    /// The position in which the game began; none if its line is damaged.
    pub start: Option<Position<G>>,
    /// The first position from a damaged line: only the hash after the first order can show that it is right.
    pub(crate) unsure_start: Option<Position<G>>,
    /// The lines after it, in order.
    pub(crate) items: Vec<Item<G>>,
    /// The notes.
    pub notes: BTreeMap<usize, String>,
    /// The branches and the drawings.
    pub study: Study<G::Order>,
    /// The fault of each line that cannot be read.
    pub damage: Vec<DataError>,
    /// Whether the last line has no end.
    pub cut_off: bool,
    /// Whether the last line was left out for that reason.
    pub left_out: bool,
    /// The text of the first position, to which the next ones state their differences.
    pub(crate) begins: Option<Stand>,
}

/// A position that was replayed because the file has lost it.
pub(crate) struct Replayed {
    /// The index of its item.
    pub line: usize,
    /// Its open text.
    pub text: String,
}

/// A line of the game after the first two.
pub(crate) struct Item<G: Game> {
    /// Its number in the file, from 1.
    pub line: usize,
    /// The number of orders before it, if the line states it.
    pub after: Option<usize>,
    pub what: What<G>,
}

/// The contents of a line of the game.
pub(crate) enum What<G: Game> {
    /// An order, and whether its line is whole: otherwise only the hash after it can show that it is right.
    Order(PlayedOrder<G::Order>, bool),
    /// A position.
    Stand(Stand),
    Table(CommandOf<G>),
}

impl<G: Game> Reading<G> {
    /// Returns the position in a line.
    ///
    /// # Errors
    /// The reason why it cannot be read, in a sentence.
    pub(crate) fn position(&self, number: usize, replayed: Option<&Replayed>) -> Result<Position<G>, String> {
        position_in(&self.stand_text(number, replayed).ok_or(UNKNOWN_POSITION)?)
    }

    /// Returns the open text of the position in a line. If the file has lost a difference before it, the replayed
    /// position of a later line replaces it.
    pub(crate) fn stand_text(&self, number: usize, replayed: Option<&Replayed>) -> Option<String> {
        let before = self.items.get(..=number)?;
        let is_full = |item: &Item<G>| matches!(item.what, What::Stand(Stand::Full(_)));
        let full = before.iter().rposition(is_full);
        let replayed = replayed.filter(|replayed| replayed.line <= number && Some(replayed.line) > full);
        let (from, mut chain) = match (replayed, full) {
            (Some(replayed), _) => (replayed.line + 1, Chain::at(replayed.text.clone())),
            (None, Some(full)) => (full, Chain::default()),
            (None, None) => (0, Chain::of(self.begins.as_ref())),
        };
        for item in before.get(from..)? {
            if let What::Stand(stand) = &item.what {
                chain.next(stand);
            }
        }
        chain.into_text()
    }

    /// Returns the items with positions that cannot be read from the file alone, since a difference before them is
    /// lost.
    pub(crate) fn unknown_stands(&self) -> BTreeSet<usize> {
        let mut chain = Chain::of(self.begins.as_ref());
        let mut unknown = BTreeSet::new();
        for (number, item) in self.items.iter().enumerate() {
            if let What::Stand(stand) = &item.what
                && chain.next(stand).is_none()
            {
                unknown.insert(number);
            }
        }
        unknown
    }

    /// Returns the number of orders before a line.
    pub(crate) fn after(&self, number: usize) -> usize {
        let order = |item: &Item<G>| match &item.what {
            What::Order(played, true) => Some(played.number),
            _ => None,
        };
        let said = self.items.get(number).and_then(|item| item.after);
        let next = || self.items.get(number..)?.iter().find_map(order).map(|next| next.saturating_sub(1));
        let last = || self.items.get(..number)?.iter().rev().find_map(order);
        said.or_else(next).or_else(last).unwrap_or(0)
    }
}

impl<G: Game> From<GameFile<G>> for Reading<G> {
    fn from(file: GameFile<G>) -> Self {
        let GameFile { header, start, played, positions, commands, notes, study, cut_off } = file;
        let mut items = Vec::new();
        let mut positions = positions.into_iter().peekable();
        let mut commands = commands.into_iter().peekable();
        let mut orders = played.into_iter();
        for number in 0.. {
            let mut put = |what| items.push(Item { line: 0, after: Some(number), what });
            while let Some((_, position)) = positions.next_if(|(after, _)| *after <= number) {
                // A position without a text is left out: positions are only a fallback.
                if let Ok(text) = Text::of::<G>(&position) {
                    put(What::Stand(Stand::Full(text.open)));
                }
            }
            while let Some((_, command)) = commands.next_if(|(after, _)| *after <= number) {
                put(What::Table(command));
            }
            let Some(order) = orders.next() else { break };
            items.push(Item { line: 0, after: Some(number + 1), what: What::Order(order, true) });
        }
        Self {
            name: String::new(),
            header,
            start: Some(start),
            unsure_start: None,
            items,
            notes,
            study,
            damage: Vec::new(),
            cut_off,
            left_out: cut_off,
            begins: None,
        }
    }
}

/// Returns the contents of a record of this kind.
pub(super) fn inner<'a>(record: &'a str, kind: &str) -> Option<&'a str> {
    record.strip_prefix(kind)?.strip_suffix(')')
}

/// Returns the position in this open text.
///
/// # Errors
/// It is not a position of this game, in a sentence.
pub(super) fn position_in<G: Game>(text: &str) -> Result<Position<G>, String> {
    ron::from_str(text).map_err(damaged)
}

pub(super) fn damaged(error: ron::error::SpannedError) -> String {
    format!("{LINE_DAMAGED}{}", in_words(&error.code))
}
