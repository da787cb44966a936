//! The table in which a player matches the pieces of a module to the units of a game.

use super::{
    guess::{Guess, by_numbers, guess, ranked},
    pieces::Piece,
    units::Unit,
};
use std::collections::BTreeMap;

/// The certainty of a match by numbers alone: the player should look at it.
const BY_NUMBER: f32 = 0.5;

/// The card of a unit.
#[derive(Clone, Debug, Default, PartialEq)]
struct Card {
    front: String,
    back: String,
    /// The name of the piece with those of the parts of the module around it.
    piece: String,
    /// From 0 to 1.
    score: f32,
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow<'a> {
    /// The id of the unit, or what a player's own file gives in its place.
    pub unit: &'a str,
    /// The name of the unit; empty for a pattern.
    pub name: &'a str,
    /// The name of the picture of the front in the module; empty for a unit without a match.
    pub front: &'a str,
    /// The name of the picture of the back; empty without one.
    pub back: &'a str,
    /// The name of the piece with those of the parts of the module around it.
    pub piece: String,
    /// How sure it is, from 0 to 1; 1 for a choice of the player.
    pub score: f32,
}

/// The units of a game, the pieces of a module, and which is which.
#[derive(Clone, Debug, Default)]
pub struct Matching {
    units: Vec<Unit>,
    pieces: Vec<Piece>,
    /// The cards, by the ids of their units.
    cards: BTreeMap<String, Card>,
    /// The words that the player looks for, in small letters.
    looked_for: String,
    /// The matches of units before each change, the last change last.
    before: Vec<Vec<(String, Option<Card>)>>,
}

impl Matching {
    /// Begins a table without matches.
    pub fn new(units: Vec<Unit>, pieces: Vec<Piece>) -> Self {
        Self { units, pieces, ..Self::default() }
    }

    /// Begins a table in which each unit has the piece whose name is most like its own.
    pub fn guessed(units: Vec<Unit>, pieces: Vec<Piece>) -> Self {
        let guesses = guess(&units, &pieces);
        let mut table = Self::new(units, pieces);
        for (number, guessed) in guesses.into_iter().enumerate() {
            let Some(Guess { piece, score }) = guessed else { continue };
            let unit = table.units.get(number).map(|unit| unit.id.clone());
            if let (Some(unit), Some(piece)) = (unit, table.pieces.get(piece)) {
                let card = card_of(piece, score);
                table.cards.insert(unit, card);
            }
        }
        table
    }

    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Gives a unit the pictures of a piece; returns whether there is such a piece and it has a picture. `unit` is the id
    /// of a unit, of one of its counters, or a pattern.
    pub fn set(&mut self, unit: &str, piece: usize) -> bool {
        let Some(piece) = self.pieces.get(piece).filter(|piece| !piece.front.is_empty()) else {
            return false;
        };
        let card = card_of(piece, 1.0);
        self.remember(unit);
        self.cards.insert(unit.to_owned(), card);
        true
    }

    /// Gives a unit two pictures of the module, which need not be of one piece; an empty back is none.
    pub fn set_pictures(&mut self, unit: &str, front: &str, back: &str) {
        let of_both =
            |piece: &&Piece| piece.front == front || piece.faces.iter().any(|face| face.image == front);
        let piece = self.pieces.iter().find(of_both).map(Piece::path).unwrap_or_default();
        let card = Card { front: front.to_owned(), back: back.to_owned(), piece, score: 1.0 };
        self.remember(unit);
        self.cards.insert(unit.to_owned(), card);
    }

    /// Swaps the front and the back of a unit's card, if it has both.
    pub fn turn_over(&mut self, unit: &str) {
        let Some(mut card) = self.cards.get(unit).filter(|card| !card.back.is_empty()).cloned() else {
            return;
        };
        std::mem::swap(&mut card.front, &mut card.back);
        card.score = 1.0;
        self.remember(unit);
        self.cards.insert(unit.to_owned(), card);
    }

    /// Takes the match of a unit away.
    pub fn unmatch(&mut self, unit: &str) {
        self.remember(unit);
        self.cards.remove(unit);
    }

    /// Remembers what a unit has, before it is changed.
    fn remember(&mut self, unit: &str) {
        self.before.push(vec![(unit.to_owned(), self.cards.get(unit).cloned())]);
    }

    /// Takes all guesses that are at least as sure as this for choices of the player: one change.
    pub fn accept(&mut self, least: f32) {
        let accepted: Vec<(String, Option<Card>)> = self
            .cards
            .iter()
            .filter(|(_, card)| is_guess(card, least))
            .map(|(unit, card)| (unit.clone(), Some(card.clone())))
            .collect();
        self.cards.values_mut().filter(|card| is_guess(card, least)).for_each(|card| card.score = 1.0);
        if !accepted.is_empty() {
            self.before.push(accepted);
        }
    }

    /// Gives each unit without a match the free piece with the same numbers, if there is only one: one change.
    pub fn match_by_numbers(&mut self) {
        let pieces = self.free_pieces();
        let free: Vec<Piece> = pieces.iter().filter_map(|number| self.pieces.get(*number)).cloned().collect();
        let open: Vec<Unit> =
            self.units.iter().filter(|unit| !self.cards.contains_key(&unit.id)).cloned().collect();
        let found = by_numbers(&open, &free);
        let mut changed = Vec::new();
        for (number, unit) in open.iter().enumerate() {
            let Some(piece) = found.get(number).copied().flatten() else { continue };
            // A person distinguishes two units with the same number.
            let is_only = found.iter().filter(|other| **other == Some(piece)).count() == 1;
            if let Some(piece) = free.get(piece).filter(|_| is_only) {
                self.cards.insert(unit.id.clone(), card_of(piece, BY_NUMBER));
                changed.push((unit.id.clone(), None));
            }
        }
        if !changed.is_empty() {
            self.before.push(changed);
        }
    }

    /// Returns the numbers of the pieces with a picture, the one that is most like a unit first; in the order of the module
    /// for what is no unit of the game.
    pub fn pieces_for(&self, unit: &str) -> Vec<usize> {
        match self.units.iter().find(|known| known.id == unit) {
            Some(unit) => ranked(unit, &self.pieces),
            None => (0..self.pieces.len()).collect(),
        }
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Undoes the last change that is not undone; nothing if there is none.
    pub fn undo(&mut self) {
        for (unit, card) in self.before.pop().into_iter().flatten() {
            match card {
                Some(card) => _ = self.cards.insert(unit, card),
                None => _ = self.cards.remove(&unit),
            }
        }
    }

    /// Shows only the lines that have all of these words in the unit, the piece or its pictures; all lines without words.
    pub fn search(&mut self, words: &str) {
        self.looked_for = words.to_lowercase();
    }

    /// The number of units, and of those that have a match.
    pub fn counts(&self) -> (usize, usize) {
        let matched = self.units.iter().filter(|unit| self.cards.contains_key(&unit.id));
        (self.units.len(), matched.count())
    }

    /// The lines that are looked for: units without a match first, then the least sure matches, then in the order of the
    /// game.
    pub fn rows(&self) -> Vec<MatchRow<'_>> {
        let mut rows = self.all_rows();
        rows.retain(|row| self.is_looked_for(row));
        rows.sort_by(|one, other| one.score.total_cmp(&other.score));
        rows
    }

    /// All lines in the order of the game, and then those that a player has added.
    pub(super) fn all_rows(&self) -> Vec<MatchRow<'_>> {
        let mut rows: Vec<MatchRow> = self.units.iter().map(|unit| self.row(&unit.id, &unit.name)).collect();
        let own = self.cards.keys().filter(|key| !self.units.iter().any(|unit| unit.id == **key));
        rows.extend(own.map(|key| self.row(key, "")));
        rows
    }

    fn row<'a>(&'a self, unit: &'a str, name: &'a str) -> MatchRow<'a> {
        match self.cards.get(unit) {
            Some(Card { front, back, piece, score }) => {
                MatchRow { unit, name, front, back, piece: piece.clone(), score: *score }
            }
            None => MatchRow { unit, name, front: "", back: "", piece: String::new(), score: 0.0 },
        }
    }

    fn is_looked_for(&self, row: &MatchRow) -> bool {
        let text = [row.unit, row.name, row.front, row.back, &row.piece].join(" ").to_lowercase();
        self.looked_for.split_whitespace().all(|word| text.contains(word))
    }

    /// The numbers of the pieces with a picture that no unit has, in the order of the module: those that a player may
    /// still choose.
    pub fn free_pieces(&self) -> Vec<usize> {
        let is_free = |piece: &Piece| {
            !piece.front.is_empty() && !self.cards.values().any(|card| card.front == piece.front)
        };
        (0..).zip(&self.pieces).filter(|(_, piece)| is_free(piece)).map(|(number, _)| number).collect()
    }
}

/// Whether a card is a guess that is at least as sure as this.
fn is_guess(card: &Card, least: f32) -> bool {
    card.score >= least && card.score < 1.0
}

fn card_of(piece: &Piece, score: f32) -> Card {
    Card { front: piece.front.clone(), back: piece.back.clone(), piece: piece.path(), score }
}
