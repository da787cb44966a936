//! The assets of a side in the scenario editor: mines and improved positions, off-board artillery and aircraft.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Battery, Force, MineField, Works};
use crate::{
    engine::{
        counters::UnitId,
        drafts::{AreaParts, AssetParts, Extra, ExtraKind, NotChanged, NumberParts},
        text::{id, say},
    },
    games::panzer44::rules::kinds::{Mines, Pattern, Side},
};

/// The words of what a side has once at most.
pub(super) const POSITIONS: &str = "positions";
pub(super) const SORTIES: &str = "sorties";

/// The densities of mines with their words.
const MINES: [(Mines, &str); 3] =
    [(Mines::Hasty, "hasty"), (Mines::Preventative, "preventative"), (Mines::Defensive, "defensive")];
/// The patterns of off-board artillery with their words; without one it chooses.
const PATTERNS: [(Option<Pattern>, &str); 3] =
    [(None, "battery"), (Some(Pattern::Tight), "battery-tight"), (Some(Pattern::Loose), "battery-loose")];

/// The strength and the fires of new off-board artillery.
const STRENGTH: i16 = 5;
const FIRES: u8 = 3;
/// The limits of a number, and of the first turn, which is 0 if it is not stated.
const NUMBERS: (i32, i32) = (1, 99);
const TURNS: (i32, i32) = (0, 99);
/// The number of ids that are tried for new off-board artillery.
const MOST_ALIKE: u8 = 99;

/// Returns the works that a side can have, and its support from outside the map.
pub fn extra_kinds() -> Vec<ExtraKind> {
    let kind = |list, what: &str, name: String| ExtraKind {
        list,
        what: what.to_owned(),
        name,
        side: None,
        in_groups: false,
        in_arrivals: false,
    };
    let mines = MINES.map(|(mines, what)| {
        let name = match mines {
            Mines::Hasty => say!("panzer44-refusal-mark-hasty-mines"),
            Mines::Preventative => say!("panzer44-refusal-mark-preventative-mines"),
            Mines::Defensive => say!("panzer44-refusal-mark-defensive-mines"),
        };
        kind(Extra::Works, what, name)
    });
    let artillery = PATTERNS.map(|(pattern, what)| {
        let name = match pattern {
            None => say!("panzer44-works-battery"),
            Some(Pattern::Tight) => say!("panzer44-works-battery-tight"),
            Some(Pattern::Loose) => say!("panzer44-works-battery-loose"),
        };
        kind(Extra::Artillery, what, name)
    });
    let others = [
        kind(Extra::Works, POSITIONS, say!("panzer44-works-positions")),
        kind(Extra::Artillery, SORTIES, say!("panzer44-works-sorties")),
    ];
    mines.into_iter().chain(artillery).chain(others).collect()
}

/// Returns the assets of a side, lent for a change. Mines come before other works, and artillery before aircraft.
pub(super) fn assets(force: &mut Force) -> Vec<AssetParts<'_>> {
    let Force { mines, positions, off_board, sorties, .. } = force;
    let mut all = Vec::new();
    all.extend(mines.iter_mut().map(mines_parts));
    all.extend(positions.as_mut().map(positions_parts));
    all.extend(off_board.iter_mut().map(artillery_parts));
    all.extend(Some(sorties).filter(|sorties| **sorties > 0).map(sorties_parts));
    all
}

fn mines_parts(field: &mut MineField) -> AssetParts<'_> {
    let word = MINES.iter().find(|(mines, _)| *mines == field.mines).map(|(_, word)| *word);
    AssetParts {
        list: Extra::Works,
        what: word.unwrap_or_default().to_owned(),
        name: None,
        area: AreaParts::Columns(&mut field.columns),
        numbers: vec![NumberParts::new(id!("scenario-asset-hexes"), &mut field.number, NUMBERS)],
    }
}

fn positions_parts(works: &mut Works) -> AssetParts<'_> {
    AssetParts {
        list: Extra::Works,
        what: POSITIONS.to_owned(),
        name: None,
        area: AreaParts::Columns(&mut works.columns),
        numbers: vec![NumberParts::new(id!("scenario-asset-hexes"), &mut works.number, NUMBERS)],
    }
}

fn artillery_parts(battery: &mut Battery) -> AssetParts<'_> {
    let word = PATTERNS.iter().find(|(pattern, _)| *pattern == battery.pattern).map(|(_, word)| *word);
    AssetParts {
        list: Extra::Artillery,
        what: word.unwrap_or_default().to_owned(),
        name: Some(&mut battery.name),
        area: AreaParts::None,
        numbers: vec![
            NumberParts::new(id!("scenario-asset-strength"), &mut battery.strength, NUMBERS),
            NumberParts::new(id!("scenario-asset-fires"), &mut battery.fires, NUMBERS),
            NumberParts::new(id!("scenario-asset-first-turn"), &mut battery.from_turn, TURNS),
        ],
    }
}

fn sorties_parts(sorties: &mut u8) -> AssetParts<'_> {
    AssetParts {
        list: Extra::Artillery,
        what: SORTIES.to_owned(),
        name: None,
        area: AreaParts::None,
        numbers: vec![NumberParts::new(id!("scenario-asset-sorties"), sorties, NUMBERS)],
    }
}

/// Adds an asset to the force of a side.
///
/// # Errors
/// There is no such asset, or it needs columns.
pub(super) fn add(
    (side, force): (Side, &mut Force),
    (list, what): (Extra, &str),
    columns: Option<(u8, u8)>,
) -> Result<(), NotChanged> {
    match (list, what) {
        (Extra::Works, POSITIONS) => {
            let columns = columns.ok_or(NotChanged::NoHex)?;
            force.positions = Some(Works { columns, number: 1 });
        }
        (Extra::Works, what) => {
            let columns = columns.ok_or(NotChanged::NoHex)?;
            let (mines, _) = MINES.into_iter().find(|(_, word)| *word == what).ok_or(NotChanged::NoThing)?;
            force.mines.push(MineField { columns, mines, number: 1 });
        }
        (Extra::Artillery, SORTIES) => force.sorties = 1,
        (Extra::Artillery, what) => {
            let found = PATTERNS.into_iter().find(|(_, word)| *word == what);
            let (pattern, _) = found.ok_or(NotChanged::NoThing)?;
            let id = free_id(side, &force.off_board).ok_or(NotChanged::NoThing)?;
            let name = say!("panzer44-works-battery");
            let (strength, fires) = (STRENGTH, FIRES);
            force.off_board.push(Battery { id, name, strength, pattern, fires, from_turn: 0 });
        }
        _ => return Err(NotChanged::NoPart),
    }
    Ok(())
}

/// Returns an id for off-board artillery of a side that no other has; none if there is none.
fn free_id(side: Side, known: &[Battery]) -> Option<UnitId> {
    let first: UnitId = format!("{}-battery", side.word()).parse().ok()?;
    let numbered = (2..=MOST_ALIKE).filter_map(|number| first.numbered(number).ok());
    std::iter::once(first).chain(numbered).find(|id| known.iter().all(|battery| battery.id != *id))
}

/// Removes an asset from a force: the one after so many others of its list.
pub(super) fn remove(force: &mut Force, (list, what): (Extra, &str), before: usize) {
    match (list, what) {
        (Extra::Works, POSITIONS) => force.positions = None,
        (Extra::Works, _) if before < force.mines.len() => _ = force.mines.remove(before),
        (Extra::Artillery, SORTIES) => force.sorties = 0,
        (Extra::Artillery, _) if before < force.off_board.len() => _ = force.off_board.remove(before),
        _ => {}
    }
}
