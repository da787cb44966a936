//! Advance after combat (9.8): the hexes that winners may enter.

use super::battle::{Battle, Stage, Vacated};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece,
        movement::{is_closed_column, may_enter_column, stacking::has_room},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        supply::zones::in_enemy_zone,
    },
};

/// Whether winners of one hex may advance along this path now.
///
/// # Errors
/// A unit is disrupted. The path is neither the losers' path nor two hexes from an eliminated stack. The path leads
/// into an enemy, a closed column or an overfull hex, or takes a lone leader into an enemy zone.
pub fn may_advance(
    rulebook: &Rulebook,
    public: &Public,
    battle: &Battle,
    pieces: &[Piece],
    path: &[Hex],
) -> Result<(), Why> {
    let first = *pieces.first().ok_or(Why::NobodyNamed)?;
    let start = public.counter(first).hex().ok_or(Why::NotOnMap { unit: public.counter(first).id })?;
    let side = public.counter(first).side();
    for piece in pieces {
        if public.counter(*piece).hex() != Some(start) {
            return Err(Why::NotTogether { unit: public.counter(*piece).id, hex: start });
        }
        if public.counter(*piece).condition.disrupted {
            return Err(Why::DisruptedAdvance { unit: public.counter(*piece).id });
        }
    }
    let [vacated_hex, rest @ ..] = path else { return Err(Why::NoPath) };
    let vacated = battle
        .vacated
        .iter()
        .find(|vacated| vacated.hex == *vacated_hex)
        .ok_or(Why::AdvanceElsewhere { hex: *vacated_hex })?;
    follows(rulebook, vacated, path, rest)?;
    let mut at = start;
    for hex in path {
        if !rulebook.board.touches_over_land(at, *hex) {
            return Err(Why::AdvanceApart { from: at, to: *hex });
        }
        if public.holds(side.enemy(), *hex) {
            return Err(match vacated.paths.is_empty() {
                true => Why::AdvanceOntoEnemy { hex: *hex },
                false => Why::EnemyOnTheirPath { hex: *hex },
            });
        }
        may_enter_column(rulebook, public, side, *hex)?;
        let escorted = pieces.iter().any(|piece| public.counter(*piece).is_combat_unit());
        if !escorted && in_enemy_zone(public, side, *hex) && !public.has_combat_unit(side, *hex) {
            return Err(Why::LeaderAlone { hex: *hex });
        }
        at = *hex;
    }
    if !has_room(rulebook, public, at, pieces) {
        return Err(Why::AdvanceFull { hex: at });
    }
    Ok(())
}

/// Whether the path keeps to the losers' path of retreat (K12.14.3), or to two hexes where they were
/// eliminated (9.86).
fn follows(rulebook: &Rulebook, vacated: &Vacated, path: &[Hex], rest: &[Hex]) -> Result<(), Why> {
    if vacated.paths.is_empty() {
        return match rest {
            [] => Ok(()),
            [second] if rulebook.board.touches_over_land(vacated.hex, *second) => Ok(()),
            [second] => Err(Why::AdvanceApart { from: vacated.hex, to: *second }),
            _ => Err(Why::AdvanceTooFar { hex: path[2] }),
        };
    }
    if vacated.paths.iter().any(|retreat| retreat.starts_with(rest)) {
        Ok(())
    } else {
        Err(Why::NotTheirPath { hex: path[path.len() - 1] })
    }
}

/// The paths on which winners of one hex may advance now.
pub fn paths(rulebook: &Rulebook, public: &Public, battle: &Battle, pieces: &[Piece]) -> Vec<Vec<Hex>> {
    let mut paths: Vec<Vec<Hex>> = Vec::new();
    for vacated in &battle.vacated {
        paths.push(vec![vacated.hex]);
        if vacated.paths.is_empty() {
            paths.extend(rulebook.board.land_neighbours(vacated.hex).map(|second| vec![vacated.hex, second]));
        }
        for retreat in &vacated.paths {
            for length in 1..=retreat.len() {
                paths.push(std::iter::once(vacated.hex).chain(retreat[..length].iter().copied()).collect());
            }
        }
    }
    paths.sort_unstable();
    paths.dedup();
    paths.retain(|path| may_advance(rulebook, public, battle, pieces, path).is_ok());
    paths
}

/// The reason why a counter may not advance: a disrupted winner does not move (6.62), and no other unit has won (9.81).
pub fn why_not(public: &Public, battle: &Battle, piece: Piece) -> Why {
    let counter = public.counter(piece);
    let has_won = matches!(battle.stage, Stage::Advancing { role } if battle.group(role).contains(&piece));
    match has_won && counter.condition.disrupted {
        true => Why::DisruptedAdvance { unit: counter.id },
        false => Why::CannotAdvance { unit: counter.id },
    }
}

/// The winners that could still advance, each alone or with a combat unit of its hex.
pub fn candidates(rulebook: &Rulebook, public: &Public, battle: &Battle, winners: &[Piece]) -> Vec<Piece> {
    let fresh: Vec<Piece> = winners
        .iter()
        .copied()
        .filter(|piece| public.counter(*piece).hex().is_some() && !battle.advanced.contains(piece))
        .collect();
    let able = |piece: Piece| {
        let alone = !paths(rulebook, public, battle, &[piece]).is_empty();
        alone
            || (!public.counter(piece).is_combat_unit()
                && fresh.iter().any(|other| {
                    public.counter(*other).is_combat_unit()
                        && public.counter(*other).hex() == public.counter(piece).hex()
                        && !paths(rulebook, public, battle, &[*other, piece]).is_empty()
                }))
    };
    fresh.iter().copied().filter(|piece| able(*piece)).collect()
}

/// Whether any unit could advance into the hex: it is empty and not closed.
pub fn is_open(
    rulebook: &Rulebook,
    public: &Public,
    side: crate::games::guderian::rules::kinds::Side,
    hex: Hex,
) -> bool {
    public.holder(hex).is_none() && !is_closed_column(rulebook, public, side, hex)
}
