//! What the table needs to know of a game so that it can lie on it, and which games there are.
//!
//! A game brings its printed map, its log, and what it does before and after an order; laying out, keeping,
//! taking back and loading are the same for all. [`registry`] finds the game that lies on the table for
//! requests that name none.

mod any;
pub(crate) mod registry;

use super::session::seating::Seating;
use crate::{
    art::painter::{Furniture, hex_centre},
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{Happening, InPlay, Position, Record, Sided},
    },
    panels::{LogLine, PrintedGame, ReplayChapter},
    planning::Planning,
    play::{feed::Fed, matches::Matched},
};
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A game that can lie on the table.
pub trait OnTable: Seating + Planning + Fed + Matched {
    /// The last fight that a die decided; `()` if it is not shown.
    type Rolled: Clone + Send + Sync + 'static;
    type Report: Send + Sync + 'static;

    /// What of the game's own needs neither a screen nor a disk.
    fn plug_in(_: &mut App) {}

    /// What of its panels is its own.
    fn plug_in_panels(_: &mut App) {}

    /// What of its pictures is its own.
    fn plug_in_pictures(_: &mut App) {}

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

    /// Where that is which must be decided next, before anything else; nowhere if nothing must be, or if the last order tells.
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

    /// A game has been laid on the table, new or from a file.
    fn laid(_: &mut World) {}

    /// Another game is laid on the table: what is beside this one's position goes.
    fn put_away(_: &mut World) {}

    /// These things have happened, and the log tells of them.
    fn happened(_: &mut World, _: &[Self::Event]) {}

    /// The last order was taken back.
    fn taken_back(_: &mut World) {}

    /// What players mean to do and what stands in no order, to be kept beside the game; none where nothing is meant.
    fn plans(_: &World) -> Option<String> {
        None
    }

    /// Takes up what was kept so, now that the game has been opened again.
    fn take_up_plans(_: &mut World, _: &str) {}

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

    /// Who waits beside the map to enter it.
    fn parties(_: &Self::Rulebook, _: &Position<Self>) -> Vec<Party> {
        Vec::new()
    }
}

/// The turn and the phase that this event has opened by play.
pub(crate) fn opened<G: OnTable>(event: &G::Event) -> Option<(u8, G::Phase)> {
    let by_play = matches!(G::fact(event).what, Happening::PhaseOpened { .. } | Happening::Ended);
    G::opens(event).filter(|_| by_play)
}

/// Where every counter stands; nobody stands anywhere while no game lies on the table.
pub(crate) fn standing<G: OnTable>(world: &World) -> BTreeMap<UnitId, Hex> {
    let counters = world.get_resource::<Position<G>>().map(|position| G::counters(&position.public).iter());
    counters.into_iter().flatten().filter_map(|counter| Some((counter.id(), counter.hex()?))).collect()
}

/// Where units stand, and whose they are, each hex once: first those of one side.
pub(crate) fn held<G: OnTable>(position: &Position<G>) -> Vec<(Hex, Flag)> {
    let counters = G::counters(&position.public).iter();
    let held: BTreeSet<(usize, Hex)> = counters.filter_map(|it| Some((it.side(), it.hex()?))).collect();
    held.into_iter().map(|(side, hex)| (hex, G::SIDES[side].flag)).collect()
}

/// Who waits to come on at one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Party {
    /// Its words: who, and where they come on.
    pub heading: [String; 2],
    /// The middle of that place on the sheet, in hex radii downwards.
    pub middle: f32,
    /// Whether they wait at the right edge of the sheet, not at the left one.
    pub at_right: bool,
    pub units: Vec<UnitId>,
}

/// Entry hexes that are named one by one.
const NAMED: usize = 3;

impl Party {
    /// Those who are due, each with his side and the hexes where he comes on, of a map with so many columns: one party for each side
    /// and place, at the edge that is nearer to it.
    pub fn by_entry<'a, S: Sided>(
        due: impl Iterator<Item = (S, &'a [Hex], UnitId)>,
        columns: u8,
    ) -> Vec<Self> {
        let mut found: Vec<(S, &[Hex], Vec<UnitId>)> = Vec::new();
        for (side, entry, unit) in due {
            match found.iter_mut().find(|(of, at, _)| (*of, *at) == (side, entry)) {
                Some((.., units)) => units.push(unit),
                None => found.push((side, entry, vec![unit])),
            }
        }
        let party = |(side, entry, units): (S, &[Hex], Vec<UnitId>)| Self {
            heading: [side.to_string(), format!("entry {}", hexes_named(entry))],
            middle: entry.iter().map(|hex| hex_centre(*hex).y).sum::<f32>() / entry.len().max(1) as f32,
            at_right: entry.first().is_some_and(|hex| 2 * u16::from(hex.column()) > u16::from(columns)),
            units,
        };
        found.into_iter().map(party).collect()
    }
}

/// Hexes by name: a few one by one, many from the first to the last.
fn hexes_named(hexes: &[Hex]) -> String {
    match hexes {
        [first, .., last] if hexes.len() > NAMED => format!("{first}–{last}"),
        few => few.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
