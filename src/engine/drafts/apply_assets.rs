//! Carries out the changes of the assets of a side.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{AreaParts, Change, Editable, NotChanged, change::area_of, victory::side};
use crate::engine::board::Hex;

/// Makes a change of the assets of a side.
///
/// # Errors
/// It is not possible, or a change of another part.
pub(super) fn apply_to_assets<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::AddAsset { side: number, list, what, hexes } => {
            let side = side(*number)?;
            let is_there = scenario.assets(side).iter().any(|one| (one.list, &one.what) == (*list, what));
            if is_there && E::ONLY_ONE.contains(&what.as_str()) {
                return Err(NotChanged::OneAsset);
            }
            let columns = columns_of(hexes)?;
            scenario.add_asset(side, (*list, what.as_str()), columns)?;
            // Works with an area are built at set-up.
            if let Some(set_up) = scenario.parts().set_up.filter(|_| columns.is_some())
                && !set_up.contains(&side)
            {
                set_up.push(side);
            }
            Ok(())
        }
        Change::RemoveAsset { side: number, asset } => {
            let side = side(*number)?;
            let assets = scenario.assets(side);
            let found = assets.get(*asset).map(|one| (one.list, one.what.clone()));
            let (list, what) = found.ok_or(NotChanged::NoAsset)?;
            let before = assets.iter().take(*asset).filter(|one| one.list == list).count();
            drop(assets);
            scenario.remove_asset(side, (list, what.as_str()), before);
            Ok(())
        }
        Change::AssetArea { side, asset, .. }
        | Change::AssetHex { side, asset, .. }
        | Change::AssetName { side, asset, .. }
        | Change::AssetNumber { side, asset, .. } => change_one(scenario, (*side, *asset), change),
        _ => Err(NotChanged::NoPart),
    }
}

/// Changes a part of an asset.
fn change_one<E: Editable>(
    scenario: &mut E,
    (number, asset): (usize, usize),
    change: &Change,
) -> Result<(), NotChanged> {
    let parts = scenario.assets(side(number)?).into_iter().nth(asset).ok_or(NotChanged::NoAsset)?;
    match (change, parts.area) {
        (Change::AssetName { name, .. }, _) => parts.name.ok_or(NotChanged::NoPart)?.clone_from(name),
        (Change::AssetNumber { field, number, .. }, _) => {
            let field = parts.numbers.into_iter().nth(*field);
            let field = field.ok_or(NotChanged::NoPart)?;
            field.number.set((*number).max(field.least).min(field.most));
        }
        (Change::AssetArea { hexes, .. }, AreaParts::Columns(columns)) => {
            *columns = columns_of(hexes)?.ok_or(NotChanged::NoHex)?;
        }
        (Change::AssetArea { hexes, .. }, AreaParts::Reach { columns, .. }) => *columns = columns_of(hexes)?,
        (Change::AssetHex { hex, .. }, AreaParts::Reach { hexes, .. }) => toggle(hexes, *hex),
        _ => return Err(NotChanged::NoPart),
    }
    Ok(())
}

/// Returns the first and the last column of these hexes; none without hexes.
fn columns_of(hexes: &[Hex]) -> Result<Option<(u8, u8)>, NotChanged> {
    if hexes.is_empty() {
        return Ok(None);
    }
    let (columns, _) = area_of(hexes)?;
    Ok(Some(columns))
}

/// Adds a hex to a list that may be missing, or removes it.
fn toggle(list: &mut Option<Vec<Hex>>, hex: Hex) {
    let mut hexes = list.take().unwrap_or_default();
    match hexes.iter().position(|known| *known == hex) {
        Some(place) => _ = hexes.remove(place),
        None => hexes.push(hex),
    }
    hexes.sort_unstable();
    *list = Some(hexes).filter(|hexes| !hexes.is_empty());
}
