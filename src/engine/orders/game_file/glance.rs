//! A glance at a game file, without a replay: its first line, its last position, and whether overwriting it would lose
//! another game.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    CommandOf, FORMAT, FileFault, GameFile, Header, Line, PlayedOrder,
    first_line::first_line,
    marks::unmarked,
    mending::lines_as_written,
    reading::{Reading, inner},
    stand::{Chain, Stand},
};
use crate::engine::{
    data::{self, DataError, Shown, read_game},
    orders::{Game, Position, TableCommand, sequence::systems},
};
use std::{
    io::{self, BufRead, BufReader, Read},
    path::Path,
    sync::Arc,
};

/// Limit of the bytes of the first line of a game file.
const LONGEST_LINE: u64 = 1 << 20;

/// Limit of the bytes of a game file without orders.
const LONGEST_BEGINNING: u64 = 8 << 20;

/// The data that a glance at a game file gives.
pub struct Glance<G: Game> {
    /// The first line: the header of the file.
    pub header: Header<G::Options>,
    /// The last position in the file: not older than the beginning of the present phase.
    pub position: Position<G>,
    /// The commands of the table that were given after that position.
    pub commands: Vec<CommandOf<G>>,
    /// The number of its orders.
    pub orders: usize,
    /// The last order, if it was given after that position.
    pub last: Option<PlayedOrder<G::Order>>,
}

impl<G: Game> Glance<G> {
    /// Carries out these commands: a resignation ends the game, and no position is written after it.
    pub fn follow_commands(&mut self, rulebook: &Arc<G::Rulebook>) {
        let commands = std::mem::take(&mut self.commands);
        if commands.is_empty() {
            return;
        }
        let mut world = G::world();
        G::restore(&mut world, rulebook, self.position.clone());
        for command in commands {
            if let TableCommand::Game(command) = command {
                // A command that depends on orders since that position cannot be carried out here, and ends nothing.
                let _ = systems::command::<G>(&mut world, &command);
            }
        }
        self.position = G::position(&world).clone();
    }
}

impl<G: Game> GameFile<G> {
    /// Reads only the first line and the last position of a game file.
    ///
    /// # Errors
    /// The file cannot be read, or neither of these is left.
    pub fn glance(path: &Path) -> Result<Glance<G>, FileFault> {
        let (name, text) = (path.shown(), read_game(path)?);
        let none = || DataError::whole_file(&name, "this is not a game file");
        let kinds = ["Start(", "Position(", "Change("];
        let (mut header, mut stands, mut told, mut orders) = (None, Vec::new(), Vec::new(), 0);
        let mut last = None;
        let (lines, _) = lines_as_written(&text);
        for line in lines.iter().map(|line| &*line.bytes) {
            if line.starts_with(b"Order(") {
                orders += 1;
                last = Some(line);
            } else if header.is_none() && line.starts_with(b"Game(") {
                header = Reading::<G>::one(line).and_then(|read| match read {
                    Line::Game(header) if header.game == G::ID => Some(header),
                    _ => None,
                });
            } else if kinds.iter().any(|kind| line.starts_with(kind.as_bytes())) {
                stands.push(line);
                told.clear();
                last = None;
            } else if line.starts_with(b"Table(") {
                told.push(line);
            }
        }
        let command = |line: &&[u8]| match Reading::<G>::one(line) {
            Some(Line::Table(command @ TableCommand::Game(_))) => Some(command),
            _ => None,
        };
        let commands = told.iter().filter_map(command).collect();
        let position = Reading::<G>::last_of(&stands).ok_or_else(none)?;
        let last = last.and_then(|line| match Reading::<G>::one(line) {
            Some(Line::Order(order)) => Some(order),
            _ => None,
        });
        Ok(Glance { header: header.ok_or_else(none)?, position, commands, orders, last })
    }
}

impl<G: Game> GameFile<G> {
    /// Whether writing this game over a file would lose another game: one with orders that this game does not continue.
    pub fn would_lose(&self, path: &Path) -> bool {
        read_game(path).map_or_else(|_| path.exists(), |text| self.would_lose_of(&text))
    }

    /// Whether a file contains this very game, up to its state when it was saved there: nothing is lost if it continues
    /// in that file. A secret order of one side may come after those of the other side here.
    pub fn goes_on_from(&self, path: &Path, is_unseen: impl Fn(&G::Order) -> bool) -> bool {
        let first = data::first_line(path, LONGEST_LINE).and_then(|line| Reading::<G>::one(line.as_bytes()));
        let Some(Line::Game(there)) = first else { return false };
        let here = &self.header;
        let same = (&there.game, &there.scenario, there.seed) == (&here.game, &here.scenario, here.seed);
        let Some(text) = read_game(path).ok().filter(|_| same && there.by_file == here.by_file) else {
            return false;
        };
        !self.would_lose_of(&text) || self.holds_unseen(&text, is_unseen)
    }

    /// Whether the last order of a text was given secretly, occurs later in this game, and nothing before it differs.
    fn holds_unseen(&self, text: &[u8], is_unseen: impl Fn(&G::Order) -> bool) -> bool {
        let (lines, _) = lines_as_written(text);
        let lines = lines.iter().filter(|line| line.bytes.starts_with(b"Order("));
        let orders = lines.map(|line| match Reading::<G>::one(&line.bytes) {
            Some(Line::Order(order)) => Some(order),
            _ => None,
        });
        let Some(mut orders) = orders.collect::<Option<Vec<_>>>() else { return false };
        let Some(last) = orders.pop().filter(|last| is_unseen(&last.order)) else { return false };
        let Some((before, since)) = self.played.split_at_checked(orders.len()) else { return false };
        let same = |(there, here): (&PlayedOrder<G::Order>, &PlayedOrder<G::Order>)| {
            (&there.order, &there.dice) == (&here.order, &here.dice)
        };
        orders.iter().zip(before).all(same)
            && since.iter().any(|here| (&here.side, &here.order) == (&last.side, &last.order))
    }

    fn would_lose_of(&self, text: &[u8]) -> bool {
        let is = |line: &[u8], kind: &str| line.starts_with(kind.as_bytes());
        let (lines, _) = lines_as_written(text);
        let lines = || lines.iter().map(|line| &*line.bytes);
        if lines().all(|line| is(line, "Game(") || is(line, "Start(")) {
            return false;
        }
        let last = lines().rfind(|line| is(line, "Order(")).and_then(Reading::<G>::one);
        let Some(Line::Order(mut last)) = last else { return true };
        let Some(here) = last.number.checked_sub(1).and_then(|number| self.played.get(number)) else {
            return true;
        };
        last.hash.read_in(
            lines().find_map(|line| first_line(line, true)).map_or(FORMAT, |opening| opening.format),
        );
        if last.hash.is_of_text() == here.hash.is_of_text() {
            return here.hash != last.hash;
        }
        // Hashes of two kinds cannot be compared: the orders and their dice can.
        let orders = lines().filter(|line| is(line, "Order(")).map(Reading::<G>::one);
        !orders.zip(&self.played).all(|(there, here)| match there {
            Some(Line::Order(there)) => (&there.order, &there.dice) == (&here.order, &here.dice),
            _ => false,
        })
    }
}

/// Whether a file contains only the beginning of a game: nothing is lost if another game is saved in it.
pub fn nothing_played(path: &Path) -> bool {
    let Ok(file) = data::open_regular(path) else { return false };
    let mut lines = BufReader::new(file.take(LONGEST_BEGINNING)).split(b'\n');
    let is_beginning = |line: io::Result<Vec<u8>>| {
        line.is_ok_and(|line| {
            line.starts_with(b"Game(") || line.starts_with(b"Start(") || line.trim_ascii().is_empty()
        })
    };
    path.metadata().is_ok_and(|about| about.len() < LONGEST_BEGINNING) && lines.all(is_beginning)
}

impl<G: Game> Reading<G> {
    /// Returns the last position in these lines that can be read.
    fn last_of(stands: &[&[u8]]) -> Option<Position<G>> {
        let is_full = |line: &&[u8]| line.starts_with(b"Start(") || line.starts_with(b"Position(");
        let mut end = stands.len();
        while end > 0 {
            let full = stands.get(..end)?.iter().rposition(is_full)?;
            let (mut chain, mut last) = (Chain::default(), None);
            for line in stands.get(full..end)? {
                let Ok(line_text) = data::text_of(line) else { continue };
                let record = unmarked(line_text.trim_end());
                let text = inner(record.record, "Position(").or_else(|| inner(record.record, "Start("));
                let stand = match (text.filter(|_| record.whole), Self::change(line)) {
                    (Some(text), _) => Stand::Full(text.to_owned()),
                    (None, Some(change)) => change,
                    (None, None) => continue,
                };
                if let Some(text) = chain.next(&stand) {
                    last = Some(text.to_owned());
                }
            }
            if let Some(position) = last.and_then(|text| ron::from_str(&text).ok()) {
                return Some(position);
            }
            end = full;
        }
        None
    }

    fn change(line: &[u8]) -> Option<Stand> {
        let is_change = line.starts_with(b"Change(");
        match is_change.then(|| Self::one(line))?? {
            Line::Change(change) => Some(Stand::Change(change)),
            _ => None,
        }
    }
}
