//! Changes of the conditions of victory that most games have.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{AwardReason, AwardView, Change, LevelView, NotChanged};
use crate::engine::{
    board::Hex,
    orders::{Award, Level, Reason, Sided, Victory},
};
use serde::{Serialize, de::DeserializeOwned};

/// Returns the side of this number.
pub(super) fn side<S: Sided>(number: usize) -> Result<S, NotChanged> {
    S::BOTH.get(number).copied().ok_or(NotChanged::NoSide)
}

/// Makes a change of the conditions of victory.
///
/// # Errors
/// It is not possible, or a change of another part.
pub(super) fn apply_to_victory<S: Sided, W: Serialize + DeserializeOwned>(
    victory: &mut Victory<S, W>,
    change: &Change,
) -> Result<(), NotChanged> {
    match change {
        Change::Levels(levels) => victory.levels = named_levels(levels)?,
        Change::VictoryHex { side: number, points, hex } => toggle(victory, (side(*number)?, *points), *hex),
        Change::Held { side: number, hex } => {
            let side = number.map(side).transpose()?;
            hold(&mut victory.held, side, *hex);
        }
        Change::AddAward(award) => victory.awards.push(award_like(award)?),
        Change::AwardPoints { award, points } => {
            let award = victory.awards.get_mut(*award).ok_or(NotChanged::NoAward)?;
            award.points = *points;
        }
        Change::RemoveAward(award) => {
            if *award >= victory.awards.len() {
                return Err(NotChanged::NoAward);
            }
            victory.awards.remove(*award);
        }
        _ => return Err(NotChanged::NoPart),
    }
    Ok(())
}

/// Returns the awards for units, each with its number among all awards.
pub(super) fn awards_of<S: Sided, W: Serialize>(victory: &Victory<S, W>) -> Vec<(usize, AwardView)> {
    let words = |kinds: &[W]| kinds.iter().filter_map(|kind| ron::to_string(kind).ok()).collect::<Vec<_>>();
    let view = |(number, award): (usize, &Award<S, W>)| {
        let reason = match &award.reason {
            Reason::Held(_) => return None,
            Reason::Destroyed(of, kinds) => AwardReason::Destroyed { of: of.number(), kinds: words(kinds) },
            Reason::Exited(kinds) => AwardReason::Exited { kinds: words(kinds) },
        };
        Some((number, AwardView { side: award.to.number(), points: award.points, reason }))
    };
    victory.awards.iter().enumerate().filter_map(view).collect()
}

/// Returns the award that a view states.
fn award_like<S: Sided, W: DeserializeOwned>(view: &AwardView) -> Result<Award<S, W>, NotChanged> {
    let kinds = |words: &[String]| -> Result<Vec<W>, NotChanged> {
        if words.is_empty() {
            return Err(NotChanged::NoKind);
        }
        words.iter().map(|word| ron::from_str(word).map_err(|_| NotChanged::NoKind)).collect()
    };
    let reason = match &view.reason {
        AwardReason::Destroyed { of, kinds: words } => Reason::Destroyed(side(*of)?, kinds(words)?),
        AwardReason::Exited { kinds: words } => Reason::Exited(kinds(words)?),
    };
    Ok(Award { to: side(view.side)?, points: view.points, reason })
}

fn named_levels<S: Sided>(levels: &[LevelView]) -> Result<Vec<Level<S>>, NotChanged> {
    let level = |level: &LevelView| -> Result<Level<S>, NotChanged> {
        let winner = level.winner.map(side).transpose()?;
        Ok(Level { name: level.name.clone(), winner, at_least: level.at_least })
    };
    levels.iter().map(level).collect()
}

/// Makes a hex give points to a side, or none if it gave these before.
fn toggle<S: Sided, W>(victory: &mut Victory<S, W>, (to, points): (S, i32), hex: Hex) {
    let is_of_hexes = |award: &Award<S, W>| award.to == to && matches!(award.reason, Reason::Held(_));
    let mut gave = false;
    for award in victory.awards.iter_mut().filter(|award| is_of_hexes(award)) {
        if let Reason::Held(hexes) = &mut award.reason
            && hexes.contains(&hex)
        {
            hexes.retain(|other| *other != hex);
            gave |= award.points == points;
        }
    }
    let is_empty = |award: &Award<S, W>| matches!(&award.reason, Reason::Held(hexes) if hexes.is_empty());
    victory.awards.retain(|award| !is_empty(award));
    if gave {
        return;
    }
    let with_points = victory.awards.iter_mut().find(|award| is_of_hexes(award) && award.points == points);
    match with_points.map(|award| &mut award.reason) {
        Some(Reason::Held(hexes)) => {
            hexes.push(hex);
            hexes.sort_unstable();
        }
        _ => victory.awards.push(Award { to, points, reason: Reason::Held(vec![hex]) }),
    }
}

/// Gives the control of a hex at the start to a side, or to none.
fn hold<S: Sided>(held: &mut Vec<(S, Vec<Hex>)>, side: Option<S>, hex: Hex) {
    held.iter_mut().for_each(|(_, hexes)| hexes.retain(|other| *other != hex));
    if let Some(side) = side {
        match held.iter_mut().find(|(by, _)| *by == side) {
            Some((_, hexes)) => {
                hexes.push(hex);
                hexes.sort_unstable();
            }
            None => held.push((side, vec![hex])),
        }
    }
    held.retain(|(_, hexes)| !hexes.is_empty());
}
