//! The works and the artillery of a side in the scenario editor: mines and improved positions, off-board artillery and
//! aircraft.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Battery, Force, MineField, Works};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{
            AddView, AddWith, Extra, ExtraKind, FieldParts, FieldValue, Lent, NotChanged, SectionPage,
            SectionParts, ThingName, ThingParts, columns_of,
        },
        text::{id, say, t},
    },
    games::panzer44::rules::kinds::{Mines, Pattern, Side},
};
use std::ops::RangeInclusive;

/// The words of the sections, in the order of the sides.
const SECTIONS: [&str; 2] = ["german-works", "allied-works"];

/// The words of what a side has once at most.
pub(super) const POSITIONS: &str = "positions";
pub(super) const SORTIES: &str = "sorties";

/// The densities of mines with their words.
const MINES: [(Mines, &str); 3] =
    [(Mines::Hasty, "hasty"), (Mines::Preventative, "preventative"), (Mines::Defensive, "defensive")];
/// The patterns of off-board artillery with their words; without one it chooses.
const PATTERNS: [(Option<Pattern>, &str); 3] =
    [(None, "battery"), (Some(Pattern::Tight), "battery-tight"), (Some(Pattern::Loose), "battery-loose")];

/// The same patterns, and the messages of their names.
const ALL_PATTERNS: [Option<Pattern>; 3] = [None, Some(Pattern::Tight), Some(Pattern::Loose)];
const PATTERN_NAMES: &[&str] = &[
    id!("panzer44-editor-pattern-any"),
    id!("panzer44-editor-pattern-tight"),
    id!("panzer44-editor-pattern-loose"),
];

/// The strength and the fires of new off-board artillery.
const STRENGTH: i16 = 5;
const FIRES: u8 = 3;
/// The limits of a number, and of the first turn, which is 0 if it is not stated.
const NUMBERS: RangeInclusive<i32> = 1..=99;
const TURNS: RangeInclusive<i32> = 0..=99;
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

/// Returns the side whose section has this word; none if it is no section of works.
pub(super) fn side_of(section: &str) -> Option<Side> {
    Side::BOTH.into_iter().zip(SECTIONS).find(|(_, word)| *word == section).map(|(side, _)| side)
}

/// Lends the works and the artillery of a side. Mines come before other works, and artillery before aircraft.
pub(super) fn section(side: Side, force: &mut Force) -> SectionParts<'_> {
    let Force { mines, positions, off_board, sorties, .. } = force;
    let mut things = Vec::new();
    things.extend(mines.iter_mut().map(mines_parts));
    things.extend(positions.as_mut().map(positions_parts));
    things.extend(off_board.iter_mut().map(artillery_parts));
    things.extend(Some(sorties).filter(|sorties| **sorties > 0).map(sorties_parts));
    let [german, allied] = SECTIONS;
    SectionParts {
        word: if side == Side::German { german } else { allied },
        page: SectionPage::Units,
        side: Some(side.number()),
        title: t!("scenario-assets"),
        about: t!("scenario-assets-about"),
        things,
        adds: Some(AddView { label: t!("scenario-add-asset"), with: AddWith::OfSide(side.number()) }),
        removes: Some(t!("scenario-remove-asset")),
    }
}

fn mines_parts(field: &mut MineField) -> ThingParts<'_> {
    let word = MINES.iter().find(|(mines, _)| *mines == field.mines).map(|(_, word)| *word);
    let fields = vec![
        FieldParts::new(t!("scenario-asset-hexes"), Lent::Number(&mut field.number, NUMBERS)),
        FieldParts::new(t!("scenario-asset-area"), Lent::Columns(&mut field.columns)),
    ];
    ThingParts::of_kind(Extra::Works, word.unwrap_or_default(), fields)
}

fn positions_parts(works: &mut Works) -> ThingParts<'_> {
    let fields = vec![
        FieldParts::new(t!("scenario-asset-hexes"), Lent::Number(&mut works.number, NUMBERS)),
        FieldParts::new(t!("scenario-asset-area"), Lent::Columns(&mut works.columns)),
    ];
    ThingParts::of_kind(Extra::Works, POSITIONS, fields)
}

fn artillery_parts(battery: &mut Battery) -> ThingParts<'_> {
    let word = PATTERNS.iter().find(|(pattern, _)| *pattern == battery.pattern).map(|(_, word)| *word);
    let what = word.unwrap_or_default().to_owned();
    let called = Some(battery.name.clone());
    let pattern = Lent::one_of(&mut battery.pattern, &ALL_PATTERNS, PATTERN_NAMES);
    let fields = vec![
        FieldParts::new(t!("scenario-asset-name"), Lent::Text(&mut battery.name)),
        FieldParts::new(t!("scenario-asset-strength"), Lent::Number(&mut battery.strength, NUMBERS)),
        FieldParts::new(t!("scenario-asset-fires"), Lent::Number(&mut battery.fires, NUMBERS)),
        FieldParts::new(t!("scenario-asset-first-turn"), Lent::Number(&mut battery.from_turn, TURNS)),
        FieldParts::new(t!("panzer44-editor-pattern"), pattern),
    ];
    ThingParts { name: ThingName::Of { list: Extra::Artillery, what, called }, fields }
}

fn sorties_parts(sorties: &mut u8) -> ThingParts<'_> {
    let fields = vec![FieldParts::new(t!("scenario-asset-sorties"), Lent::Number(sorties, NUMBERS))];
    ThingParts::of_kind(Extra::Artillery, SORTIES, fields)
}

/// Adds works or artillery to the force of a side.
///
/// # Errors
/// There is no such thing, or it needs hexes.
pub(super) fn add(
    (side, force): (Side, &mut Force),
    with: &FieldValue,
    hexes: &[Hex],
) -> Result<(), NotChanged> {
    let FieldValue::Thing { list, what } = with else { return Err(NotChanged::NoPart) };
    match (list, what.as_str()) {
        (Extra::Works, POSITIONS) => {
            force.positions = Some(Works { columns: columns_of(hexes)?, number: 1 });
        }
        (Extra::Works, what) => {
            let columns = columns_of(hexes)?;
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

/// Removes one of the works or the artillery of a force, counted from 0.
pub(super) fn remove(force: &mut Force, thing: usize) {
    let mines = force.mines.len();
    let works = mines + usize::from(force.positions.is_some());
    if thing < mines {
        force.mines.remove(thing);
    } else if thing < works {
        force.positions = None;
    } else if thing - works < force.off_board.len() {
        force.off_board.remove(thing - works);
    } else {
        force.sorties = 0;
    }
}
