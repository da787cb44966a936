//! The assets of a side in the scenario editor: mines, forts and road blocks, artillery beside the map, and its forward
//! observers.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Force, Forts, OffBoard, Works,
    units::{UnitType, Units},
};
use crate::{
    engine::{
        counters::UnitId,
        drafts::{AreaParts, AssetParts, Extra, ExtraKind, NotChanged, NumberParts},
        text::{id, say},
    },
    games::platoon::rules::kinds::Side,
};

/// The words of the works, each of which a side has once at most.
pub(super) const MINES: &str = "mines";
pub(super) const FORTS: &str = "forts";
pub(super) const BLOCKS: &str = "blocks";

/// The strength of a new fort, and the limits of any (17.3).
const STRENGTH: u16 = 20;
const STRENGTHS: (i32, i32) = (10, 50);
/// The limits of a number and of a turn.
const NUMBERS: (i32, i32) = (1, 99);
/// The number of ids that are tried for new artillery.
const MOST_ALIKE: u8 = 99;

/// Returns the works that a side can have, the types that can be artillery beside the map, and those that can observe.
pub fn extra_kinds(units: &Units) -> Vec<ExtraKind> {
    let kind = |list, what: &str, name: String, side: Option<Side>| ExtraKind {
        list,
        what: what.to_owned(),
        name,
        side: side.map(Side::number),
        in_groups: false,
        in_arrivals: false,
    };
    let works = [
        kind(Extra::Works, MINES, say!("platoon-works-mines"), None),
        kind(Extra::Works, FORTS, say!("platoon-works-forts"), None),
        kind(Extra::Works, BLOCKS, say!("platoon-works-blocks"), None),
    ];
    let of_type = |list: Extra, it: &UnitType| kind(list, it.id.as_str(), it.name.clone(), Some(it.side));
    let artillery = units.all().iter().filter(|it| it.class.is_indirect());
    let artillery = artillery.map(|it| of_type(Extra::Artillery, it));
    let observers = units.all().iter().filter(|it| it.attack > 0 || it.observer);
    let observers = observers.map(|it| of_type(Extra::Observers, it));
    works.into_iter().chain(artillery).chain(observers).collect()
}

/// Returns the assets of a side, lent for a change.
pub(super) fn assets(force: &mut Force) -> Vec<AssetParts<'_>> {
    let Force { mines, forts, blocks, off_board, forward_observers, .. } = force;
    let mut all = Vec::new();
    all.extend(mines.as_mut().map(|works| works_parts(MINES, works)));
    all.extend(forts.as_mut().map(forts_parts));
    all.extend(blocks.as_mut().map(|works| works_parts(BLOCKS, works)));
    all.extend(off_board.iter_mut().map(artillery_parts));
    all.extend(forward_observers.iter().map(|observer| observer_parts(*observer)));
    all
}

fn works_parts<'a>(what: &str, works: &'a mut Works) -> AssetParts<'a> {
    AssetParts {
        list: Extra::Works,
        what: what.to_owned(),
        name: None,
        area: AreaParts::Columns(&mut works.columns),
        numbers: vec![NumberParts::new(id!("scenario-asset-hexes"), &mut works.number, NUMBERS)],
    }
}

fn forts_parts(forts: &mut Forts) -> AssetParts<'_> {
    AssetParts {
        list: Extra::Works,
        what: FORTS.to_owned(),
        name: None,
        area: AreaParts::Columns(&mut forts.columns),
        numbers: vec![
            NumberParts::new(id!("scenario-asset-hexes"), &mut forts.number, NUMBERS),
            NumberParts::new(id!("scenario-asset-strength"), &mut forts.strength, STRENGTHS),
        ],
    }
}

fn artillery_parts(battery: &mut OffBoard) -> AssetParts<'_> {
    let (first, last) = &mut battery.turns;
    AssetParts {
        list: Extra::Artillery,
        what: battery.unit.to_string(),
        name: None,
        area: AreaParts::Reach { columns: &mut battery.columns, hexes: &mut battery.hexes },
        numbers: vec![
            NumberParts::new(id!("scenario-asset-first-turn"), first, NUMBERS),
            NumberParts::new(id!("scenario-last-turn"), last, NUMBERS),
        ],
    }
}

/// Returns a forward observer by its type; one without a number has its id.
fn observer_parts<'a>(observer: UnitId) -> AssetParts<'a> {
    let numbered = observer.as_str().rsplit_once('-');
    let kind = numbered.filter(|(_, number)| number.parse::<u8>().is_ok()).map(|(kind, _)| kind);
    AssetParts {
        list: Extra::Observers,
        what: kind.unwrap_or(observer.as_str()).to_owned(),
        name: None,
        area: AreaParts::None,
        numbers: Vec::new(),
    }
}

/// Adds an asset to a force, in a game that ends after this turn.
///
/// # Errors
/// There is no such asset, or it needs columns.
pub(super) fn add(
    force: &mut Force,
    (list, what): (Extra, &str),
    columns: Option<(u8, u8)>,
    last_turn: u8,
) -> Result<(), NotChanged> {
    match list {
        Extra::Works => {
            let columns = columns.ok_or(NotChanged::NoHex)?;
            match what {
                MINES => force.mines = Some(Works { columns, number: 1 }),
                FORTS => force.forts = Some(Forts { columns, number: 1, strength: STRENGTH }),
                BLOCKS => force.blocks = Some(Works { columns, number: 1 }),
                _ => return Err(NotChanged::NoThing),
            }
        }
        Extra::Artillery => {
            let unit: UnitId = what.parse().map_err(|_| NotChanged::NoThing)?;
            let id = free_id(unit, &force.off_board).ok_or(NotChanged::NoThing)?;
            let turns = (1, last_turn);
            force.off_board.push(OffBoard { id, unit, turns, columns: None, hexes: None, targets: None });
        }
        Extra::Observers => {
            let kind: UnitId = what.parse().map_err(|_| NotChanged::NoThing)?;
            let mut numbered = (1..=MOST_ALIKE).filter_map(|number| kind.numbered(number).ok());
            let observer = numbered.find(|id| !force.forward_observers.contains(id));
            force.forward_observers.push(observer.ok_or(NotChanged::NoThing)?);
        }
        _ => return Err(NotChanged::NoPart),
    }
    Ok(())
}

/// Returns an id for artillery beside the map that no other has; none if there is none.
fn free_id(unit: UnitId, known: &[OffBoard]) -> Option<UnitId> {
    // The id of a type may be too long for an ending.
    let first: UnitId = unit.numbered("off").or_else(|_| "off-board".parse()).ok()?;
    let numbered = (2..=MOST_ALIKE).filter_map(|number| first.numbered(number).ok());
    std::iter::once(first).chain(numbered).find(|id| known.iter().all(|battery| battery.id != *id))
}

/// Removes an asset from a force: the one after so many others of its list.
pub(super) fn remove(force: &mut Force, (list, what): (Extra, &str), before: usize) {
    match (list, what) {
        (Extra::Works, MINES) => force.mines = None,
        (Extra::Works, FORTS) => force.forts = None,
        (Extra::Works, BLOCKS) => force.blocks = None,
        (Extra::Artillery, _) if before < force.off_board.len() => {
            let id = force.off_board.remove(before).id;
            force.shell_game.retain(|known| *known != id);
        }
        (Extra::Observers, _) if before < force.forward_observers.len() => {
            _ = force.forward_observers.remove(before);
        }
        _ => {}
    }
}
