//! The scene of a game, as the table draws it, panels show it and the command line prints it.

use super::{
    chapter::ReplayChapter,
    log_line::LogLine,
    palette::{MapPart, Palette},
    party::Party,
};
use crate::{
    art::painter::Furniture,
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        manual::CaseTable,
        orders::{InPlay, Position, Record, counter},
        text::say,
    },
    play::{feed::Fed, luck::Luck, matches::Matched},
};
use std::collections::BTreeSet;

/// A printed game whose facts one of the games uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedGame {
    /// The message of its title.
    pub title: &'static str,
    /// The message of its publisher, with place and year.
    pub publisher: &'static str,
    /// The message of its designer's name.
    pub designer: &'static str,
}

/// A game with a scene. Methods that a game leaves out have defaults that fit any game.
pub trait HasScene: Fed + Matched {
    /// The last combat that a die decided; `()` if it is not shown.
    type Rolled: Clone + Send + Sync + 'static;
    type Report: Send + Sync + 'static;

    /// The printed game whose facts it uses, if there is one.
    const PRINTED: Option<PrintedGame> = None;

    /// The message of a sentence about the game for a player who does not know it.
    const SENTENCE: &'static str = "";

    /// The scenario whose picture represents the game; empty for the first one.
    const COVER: &'static str = "";

    /// The parts that the scenario adds to the printed sheet.
    fn furniture(_: &Self::Rulebook) -> Furniture {
        Furniture::default()
    }

    /// The parts of a map that the rules know, for the map editor.
    fn palette() -> Palette {
        Palette::default()
    }

    /// The name of a part of a map in the words of the game's rules, for the map editor; none for the usual name.
    fn part_name(_: MapPart) -> Option<String> {
        None
    }

    /// The hex of a unit, if it is on the map.
    fn hex_of(position: &Position<Self>, unit: UnitId) -> Option<Hex> {
        counter::<Self>(&position.public, unit)?.hex()
    }

    /// The hexes of the pending decision; none without one, or where the last order shows them.
    fn asks_at(_: &Self::Rulebook, _: &Self::Public) -> Vec<Hex> {
        Vec::new()
    }

    fn counts(_: &Self::Rulebook) -> Vec<Hex> {
        Vec::new()
    }

    /// The last combat of these events that a die decided.
    fn rolled(_: &Self::Rulebook, _: &[Self::Event]) -> Option<Self::Rolled> {
        None
    }

    /// The number of attacks that these dice decide, as viewers of both sides see them. Their dice are shown one after the
    /// other.
    fn attacks(_: &Self::Rolled) -> usize {
        1
    }

    /// Whether the first of these dice decides whether there is an attack at all: it is rolled before them, and counts as one
    /// of the attacks.
    fn begins_alone(_: &Self::Rolled) -> bool {
        false
    }

    /// The outcome of a combat among these events that needed no die, in a sentence or two; none without one.
    fn without_die(_: &Self::Rulebook, _: &Position<Self>, _: &[Self::Event]) -> Option<String> {
        None
    }

    /// The log lines for these events; the position is the one after them.
    fn log_lines(
        rulebook: &Self::Rulebook,
        position: &Position<Self>,
        events: &[Self::Event],
    ) -> Vec<LogLine> {
        let public = &position.public;
        let line = |event| {
            let fact = Self::fact(event);
            let opened = Self::opens(event).map(|(_, phase)| Self::phase_name(rulebook, phase));
            Some(LogLine {
                turn: Self::turn(public),
                side: fact.side.map(|side| Self::SIDES[side].flag),
                heading: opened.is_some(),
                text: opened.or_else(|| Self::text(rulebook, public, event))?,
                hex: fact.hexes().last().copied(),
                ..LogLine::default()
            })
        };
        let told = events.iter().filter(|event| Self::fact(event).only.is_none());
        told.filter_map(line).collect()
    }

    /// A phase on the time line.
    fn chapter(rulebook: &Self::Rulebook, turn: u8, phase: Self::Phase) -> ReplayChapter {
        ReplayChapter {
            after: 0,
            turn,
            date: if turn == 0 { String::new() } else { Self::date(rulebook, turn) },
            phase: Self::phase_name(rulebook, phase),
            side: Self::phase_side(rulebook, phase).map(|side| Self::SIDES[side].flag),
            fights: false,
            opens_turn: Self::PHASES.last() == Some(&phase),
        }
    }

    /// The report on a game that has reached this position, made of public facts only.
    fn report(record: &Record<Self>, now: &Position<Self>) -> Self::Report;

    /// The luck of each side's attacks in a report; none if its dice are not compared with their expectation.
    fn luck(_: &Self::Report) -> Option<[Luck; 2]> {
        None
    }

    /// Whether a counter was eliminated and is listed among the losses; a counter that exited the map was not.
    fn is_eliminated(_: &Self::Rulebook, _: &Self::Counter) -> bool {
        false
    }

    /// The moment of a game as text, for the list of saved games.
    fn moment(rulebook: Option<&Self::Rulebook>, position: &Position<Self>) -> String {
        let public = &position.public;
        let Some(rulebook) = rulebook else { return say!("scene-turn", turn = Self::turn(public).max(1)) };
        let turn = Self::shown_turn(rulebook, public);
        match Self::ended(rulebook, public) {
            Some(end) => say!("scene-ended", level = end.level),
            None => {
                let phase = Self::chapter(rulebook, turn, Self::phase(public)).phase;
                match Self::date(rulebook, turn) {
                    date if date.is_empty() => say!("scene-turn-phase", turn = turn, phase = phase),
                    date => say!("scene-turn-date-phase", turn = turn, date = date, phase = phase),
                }
            }
        }
    }

    /// The counters of a hex from the bottom to the top, by their places in the list of all; a passenger is above its
    /// carrier.
    fn stack(position: &Position<Self>, hex: Hex) -> Vec<usize> {
        let counters = Self::counters(&position.public).iter().enumerate();
        counters.filter(|(_, counter)| counter.hex() == Some(hex)).map(|(number, _)| number).collect()
    }

    /// The charts of the game that are in no table of its rules, each with its title.
    fn charts(_: &Self::Rulebook) -> Vec<(String, CaseTable)> {
        Vec::new()
    }

    /// The units that arrive in a turn, a line for each place where they enter; the position is that at the start.
    fn arrivals(_: &Self::Rulebook, _start: &Position<Self>, _turn: u8) -> Vec<String> {
        Vec::new()
    }

    /// The units that wait beside the map to enter it.
    fn parties(_: &Self::Rulebook, _: &Position<Self>) -> Vec<Party> {
        Vec::new()
    }
}

/// Returns the hexes that units hold, each with its side's flag, each hex once for a side: first those of one side.
pub(crate) fn held<G: HasScene>(public: &G::Public) -> Vec<(Hex, Flag)> {
    let counters = G::counters(public).iter();
    let held: BTreeSet<(usize, Hex)> = counters.filter_map(|it| Some((it.side(), it.hex()?))).collect();
    held.into_iter().map(|(side, hex)| (hex, G::SIDES[side].flag)).collect()
}
