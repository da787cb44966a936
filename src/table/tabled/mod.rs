//! What the table needs to know of a game so that it can lie on it, and which games there are.
//!
//! A game brings its printed map, its log, and what it does before and after an order; laying out, keeping,
//! taking back and loading are the same for all. [`registry`] finds the game that lies on the table for
//! requests that name none.

mod any;
pub(crate) mod registry;

use super::seating::Seating;
use crate::art::painter::Furniture;
use crate::{
    art::packs::face::Face,
    engine::{
        board::{Board, Hex, MapFile},
        counters::{Flag, Word},
        orders::Record,
    },
    panels::{Chapter, LogLine, PrintedGame},
    play::feed::Fed,
};
use bevy::prelude::*;
use std::{collections::BTreeMap, path::Path};

/// A game that can lie on the table.
pub trait OnTable: Seating + Fed {
    /// The last fight that a die decided.
    type Rolled: Clone + Send + Sync + 'static;
    /// The report on a game.
    type Report: Send + Sync + 'static;
    /// What of the game's own needs neither a screen nor a disk.
    fn plug_in(_: &mut App) {}

    /// What of its panels is its own.
    fn plug_in_panels(_: &mut App) {}

    /// What of its pictures is its own.
    fn plug_in_pictures(_: &mut App) {}

    const TITLE: &'static str;

    /// The printed game from which it takes its facts.
    const PRINTED: PrintedGame;

    /// Its sides in the order of its seats: what players call them, and the mark that they have.
    fn sides() -> [(String, Flag); 2];

    /// The map as it stands in its file.
    fn map(rulebook: &Self::Rulebook) -> &MapFile;

    fn board(rulebook: &Self::Rulebook) -> &Board;

    /// What the scenario adds to the printed sheet.
    fn furniture(rulebook: &Self::Rulebook) -> Furniture;

    /// The turn, for the names of saved games.
    fn turn(position: &crate::engine::orders::Position<Self>) -> u8;

    /// Whether the game has ended.
    fn is_over(position: &crate::engine::orders::Position<Self>) -> bool;

    /// Where every counter stands; nobody stands anywhere while no game lies on the table.
    fn standing(world: &World) -> BTreeMap<Word, Hex>;

    /// Where a unit stands, if it does.
    fn hex_of(position: &crate::engine::orders::Position<Self>, unit: Word) -> Option<Hex>;

    /// Where units stand, and whose they are, each hex once.
    fn held(position: &crate::engine::orders::Position<Self>) -> Vec<(Hex, Flag)>;

    /// The hexes that count for victory.
    fn counts(rulebook: &Self::Rulebook) -> Vec<Hex>;

    /// The last of these events' fights that a die decided.
    fn rolled(rulebook: &Self::Rulebook, events: &[Self::Event]) -> Option<Self::Rolled>;

    /// Lines of the log for what has happened; the position is the one after it.
    fn told(
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        events: &[Self::Event],
    ) -> Vec<LogLine>;

    /// The phase in which a game begins, for its time line.
    fn begins(rulebook: &Self::Rulebook, start: &crate::engine::orders::Position<Self>) -> Chapter;

    /// The phase that an event opens, for the time line; an end of its own opens a turn.
    fn opens(rulebook: &Self::Rulebook, event: &Self::Event) -> Option<Chapter>;

    /// The report on a game that has come to this position, made of what both players may see.
    fn report(record: &Record<Self>, now: &crate::engine::orders::Position<Self>) -> Self::Report;

    /// A game has been laid on the table, new or from a file.
    fn laid(_: &mut World) {}

    /// Another game is laid on the table: this one's position goes.
    fn put_away(world: &mut World);

    /// These things have happened, and the log tells of them.
    fn happened(_: &mut World, _: &[Self::Event]) {}

    /// The last order was taken back.
    fn taken_back(_: &mut World) {}

    /// The moment of a game in words, for the list of saved games.
    fn moment(rulebook: Option<&Self::Rulebook>, position: &crate::engine::orders::Position<Self>) -> String;

    /// The scenario's title.
    fn title(rulebook: &Self::Rulebook) -> &str;

    /// A sentence of the rules with the names of units in place of their ids, as far as players know them by
    /// names.
    fn in_names(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>, words: &str) -> String {
        words.to_owned()
    }

    /// The counters of a hex from the bottom to the top, by their places in the list of all; who is carried lies
    /// over his carrier.
    fn stack(position: &crate::engine::orders::Position<Self>, hex: Hex) -> Vec<usize>;

    /// The face of a counter, by its place in the list of all.
    fn face(
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        counter: usize,
    ) -> Face;

    /// Who waits beside the map to enter it.
    fn parties(rulebook: &Self::Rulebook, position: &crate::engine::orders::Position<Self>) -> Vec<Party>;

    /// Has the picture painted that lies beside a saved game.
    fn paint_beside(world: &mut World, path: &Path);
}

/// Who waits to come on at one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Party {
    /// Its words: who, and where they come on.
    pub heading: [String; 2],
    /// The middle of that place on the sheet, in hex radii downwards.
    pub middle: f32,
    /// Who.
    pub units: Vec<Word>,
}
