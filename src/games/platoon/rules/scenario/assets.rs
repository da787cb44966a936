//! The works and the artillery of a side in the scenario editor: mines, forts and road blocks, artillery beside the map,
//! and its forward observers.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Force, Forts, OffBoard, Works,
    units::{UnitType, Units},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{
            AddView, AddWith, Extra, ExtraKind, FieldParts, FieldValue, Lent, NotChanged, SectionPage,
            SectionParts, ThingParts, columns_of,
        },
        text::{say, t},
    },
    games::platoon::rules::kinds::Side,
};
use std::ops::RangeInclusive;

/// The words of the sections, in the order of the sides.
const SECTIONS: [&str; 2] = ["german-works", "soviet-works"];
/// The words of the works, each of which a side has once at most.
pub(super) const MINES: &str = "mines";
pub(super) const FORTS: &str = "forts";
pub(super) const BLOCKS: &str = "blocks";

/// The strength of a new fort, and the limits of any (17.3).
const STRENGTH: u16 = 20;
const STRENGTHS: RangeInclusive<i32> = 10..=50;
/// The limits of a number and of a turn.
const NUMBERS: RangeInclusive<i32> = 1..=99;
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

/// Returns the side whose section has this word; none if it is no section of works.
pub(super) fn side_of(section: &str) -> Option<Side> {
    Side::BOTH.into_iter().zip(SECTIONS).find(|(_, word)| *word == section).map(|(side, _)| side)
}

/// Lends the works and the artillery of a side.
pub(super) fn section(side: Side, force: &mut Force) -> SectionParts<'_> {
    let Force { mines, forts, blocks, off_board, forward_observers, .. } = force;
    let enemy = side.enemy().number();
    let mut things = Vec::new();
    things.extend(mines.as_mut().map(|works| works_parts(MINES, works)));
    things.extend(forts.as_mut().map(forts_parts));
    things.extend(blocks.as_mut().map(|works| works_parts(BLOCKS, works)));
    things.extend(off_board.iter_mut().map(|battery| artillery_parts(battery, enemy)));
    things.extend(forward_observers.iter().map(|observer| observer_parts(*observer)));
    let [german, soviet] = SECTIONS;
    SectionParts {
        word: if side == Side::German { german } else { soviet },
        page: SectionPage::Units,
        side: Some(side.number()),
        title: t!("scenario-assets"),
        about: t!("scenario-assets-about"),
        things,
        adds: Some(AddView { label: t!("scenario-add-asset"), with: AddWith::OfSide(side.number()) }),
        removes: Some(t!("scenario-remove-asset")),
    }
}

fn works_parts<'a>(what: &str, works: &'a mut Works) -> ThingParts<'a> {
    let fields = vec![
        FieldParts::new(t!("scenario-asset-hexes"), Lent::Number(&mut works.number, NUMBERS)),
        FieldParts::new(t!("scenario-asset-area"), Lent::Columns(&mut works.columns)),
    ];
    ThingParts::of_kind(Extra::Works, what, fields)
}

fn forts_parts(forts: &mut Forts) -> ThingParts<'_> {
    let fields = vec![
        FieldParts::new(t!("scenario-asset-hexes"), Lent::Number(&mut forts.number, NUMBERS)),
        FieldParts::new(t!("scenario-asset-strength"), Lent::Number(&mut forts.strength, STRENGTHS)),
        FieldParts::new(t!("scenario-asset-area"), Lent::Columns(&mut forts.columns)),
    ];
    ThingParts::of_kind(Extra::Works, FORTS, fields)
}

/// Lends artillery beside the map; `enemy` is the number of the side that it fires at.
fn artillery_parts(battery: &mut OffBoard, enemy: usize) -> ThingParts<'_> {
    let OffBoard { unit, turns: (first, last), columns, hexes, targets, .. } = battery;
    let fields = vec![
        FieldParts::new(t!("scenario-asset-first-turn"), Lent::Number(first, NUMBERS)),
        FieldParts::new(t!("scenario-last-turn"), Lent::Number(last, NUMBERS)),
        FieldParts::new(t!("platoon-editor-columns"), Lent::ColumnsOrAll(columns)),
        FieldParts::new(t!("platoon-editor-hexes"), Lent::HexesOrAll(hexes)),
        FieldParts::new(t!("platoon-editor-targets"), Lent::UnitsOrAll(Some(enemy), targets)),
    ];
    ThingParts::of_kind(Extra::Artillery, unit.as_str(), fields)
}

/// Returns a forward observer by its type; one without a number has its id.
fn observer_parts<'a>(observer: UnitId) -> ThingParts<'a> {
    let numbered = observer.as_str().rsplit_once('-');
    let kind = numbered.filter(|(_, number)| number.parse::<u8>().is_ok()).map(|(kind, _)| kind);
    ThingParts::of_kind(Extra::Observers, kind.unwrap_or(observer.as_str()), Vec::new())
}

/// Adds works or artillery to a force, in a game that ends after this turn.
///
/// # Errors
/// There is no such thing, or it needs hexes.
pub(super) fn add(
    force: &mut Force,
    with: &FieldValue,
    hexes: &[Hex],
    last_turn: u8,
) -> Result<(), NotChanged> {
    let FieldValue::Thing { list, what } = with else { return Err(NotChanged::NoPart) };
    match list {
        Extra::Works => {
            let columns = columns_of(hexes)?;
            match what.as_str() {
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

/// Removes one of the works or the artillery of a force, counted from 0.
pub(super) fn remove(force: &mut Force, thing: usize) {
    let works = [force.mines.is_some(), force.forts.is_some(), force.blocks.is_some()];
    let there = [MINES, FORTS, BLOCKS].into_iter().zip(works).filter(|(_, is_there)| *is_there);
    let words: Vec<&str> = there.map(|(word, _)| word).collect();
    let batteries = words.len() + force.off_board.len();
    match words.get(thing) {
        Some(&MINES) => force.mines = None,
        Some(&FORTS) => force.forts = None,
        Some(_) => force.blocks = None,
        None if thing < batteries => {
            let id = force.off_board.remove(thing - words.len()).id;
            force.shell_game.retain(|known| *known != id);
        }
        None if thing - batteries < force.forward_observers.len() => {
            force.forward_observers.remove(thing - batteries);
        }
        None => {}
    }
}
