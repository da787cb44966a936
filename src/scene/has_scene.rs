//! The scene of a game, as the table draws it, panels show it and the command line prints it.

use super::{chapter::ReplayChapter, log_line::LogLine, party::Party};
use crate::{
    art::painter::Furniture,
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{InPlay, Position, Record, counter},
    },
    play::{feed::Fed, matches::Matched},
};
use std::collections::BTreeSet;

/// A printed game from which one of the games takes its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedGame {
    pub title: &'static str,
    /// Who published it, where and when.
    pub publisher: &'static str,
    pub designer: &'static str,
}

/// A game with a scene. What is left out is as it is in any game.
pub trait HasScene: Fed + Matched {
    /// The last fight that a die decided; `()` if it is not shown.
    type Rolled: Clone + Send + Sync + 'static;
    type Report: Send + Sync + 'static;

    /// The printed game from which it takes its facts, if it does from one.
    const PRINTED: Option<PrintedGame> = None;

    /// What it is, in a sentence for somebody who does not know it.
    const SENTENCE: &'static str = "";

    /// The scenario whose picture stands for it; empty for the first.
    const COVER: &'static str = "";

    /// What the scenario adds to the printed sheet.
    fn furniture(_: &Self::Rulebook) -> Furniture {
        Furniture::default()
    }

    /// Where a unit stands, if it does.
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

    /// The last of these events' fights that a die decided.
    fn rolled(_: &Self::Rulebook, _: &[Self::Event]) -> Option<Self::Rolled> {
        None
    }

    /// How a fight among these events ended for which no die was thrown, in a sentence or two; none if there is none.
    fn without_die(_: &Self::Rulebook, _: &Position<Self>, _: &[Self::Event]) -> Option<String> {
        None
    }

    /// Lines of the log for what has happened; the position is the one after it.
    fn told(rulebook: &Self::Rulebook, position: &Position<Self>, events: &[Self::Event]) -> Vec<LogLine> {
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

    /// The report on a game that has come to this position, made of what both players may see.
    fn report(record: &Record<Self>, now: &Position<Self>) -> Self::Report;

    /// The moment of a game in words, for the list of saved games.
    fn moment(rulebook: Option<&Self::Rulebook>, position: &Position<Self>) -> String {
        let public = &position.public;
        let Some(rulebook) = rulebook else { return format!("Turn {}", Self::turn(public).max(1)) };
        let turn = Self::shown_turn(rulebook, public);
        match Self::ended(rulebook, public) {
            Some(end) => format!("Ended: {}", end.level),
            None => {
                let (about, phase) = (Self::date(rulebook, turn), Self::phase(public));
                let about = if about.is_empty() { String::new() } else { format!(", {about}") };
                format!("Turn {turn}{about}, {}", Self::phase_name(rulebook, phase))
            }
        }
    }

    /// The counters of a hex from the bottom to the top, by their places in the list of all; who is carried lies
    /// over his carrier.
    fn stack(position: &Position<Self>, hex: Hex) -> Vec<usize> {
        let counters = Self::counters(&position.public).iter().enumerate();
        counters.filter(|(_, counter)| counter.hex() == Some(hex)).map(|(number, _)| number).collect()
    }

    /// Who waits beside the map to enter it.
    fn parties(_: &Self::Rulebook, _: &Position<Self>) -> Vec<Party> {
        Vec::new()
    }
}

/// Where units stand, and whose they are, each hex once: first those of one side.
pub(crate) fn held<G: HasScene>(position: &Position<G>) -> Vec<(Hex, Flag)> {
    let counters = G::counters(&position.public).iter();
    let held: BTreeSet<(usize, Hex)> = counters.filter_map(|it| Some((it.side(), it.hex()?))).collect();
    held.into_iter().map(|(side, hex)| (hex, G::SIDES[side].flag)).collect()
}
