//! Supply of the units in a hex: the line of each, or its breaks; for an empty hex, the units that would be in supply.

use super::{Asked, add, hexes, without_enemies, words::Says};
use crate::{
    engine::{board::Hex, manual::Sentence, text::Arg},
    games::guderian::rules::{
        counter::Piece,
        kinds::{Kind, Side},
        movement::controller,
        supply::{
            SupplyLines, is_open_to_germans, rating,
            supply_line::{Source, SupplyLine},
            zones::closes_line,
        },
    },
};

pub(super) fn supply(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    let Some(side) = public.holder(hex) else {
        if !rulebook.board.is_lake(hex) {
            would(asked, &mut said);
        }
        return said;
    };
    let lines = asked.lines(side);
    let mut groups: Vec<(Option<SupplyLine>, Vec<Piece>)> = Vec::new();
    for piece in public.stack(hex) {
        let line = lines.line(rulebook, public, piece);
        match groups.iter_mut().find(|(known, _)| *known == line) {
            Some((_, pieces)) => pieces.push(piece),
            None => groups.push((line, vec![piece])),
        }
    }
    for (line, pieces) in groups {
        let names = asked.names(&pieces);
        match line {
            Some(line) => said.push(supplied(asked, names, &line).into()),
            None => {
                add(&mut said, Says::OutOfSupply { names });
                if let Some(piece) = pieces.first() {
                    broken(asked, *piece, &mut said);
                }
            }
        }
    }
    said
}

/// Adds the kinds of units that would be in supply in an empty hex.
fn would(asked: &Asked, said: &mut Vec<Sentence>) {
    let would = |kind: Kind| asked.lines(kind.side()).would_supply(asked.rulebook, kind, asked.hex);
    add(said, if would(Kind::Panzer) { Says::WouldSupplyGerman } else { Says::WouldNotSupplyGerman });
    add(said, if would(Kind::Rifle) { Says::WouldSupplySoviet } else { Says::WouldNotSupplySoviet });
}

fn supplied(asked: &Asked, names: Arg, line: &SupplyLine) -> Says {
    let long = line.hexes.len().saturating_sub(1);
    let inside: &[Hex] = match line.hexes.as_slice() {
        [_, inside @ .., _] => inside,
        _ => &[],
    };
    let (stops, step) = (inside.len(), inside.len().div_ceil(4).max(1));
    let between = || hexes(inside.iter().copied().step_by(step));
    match line.source {
        Source::Arrival => Says::SuppliedAsArrival { names },
        Source::Road { joined } => {
            let ((all, before), source) = (line.steps(), asked.rulebook.scenario.supply_road);
            match (before, all - before) {
                (0, _) => Says::SuppliedByRoad { names, source, long, stops, between: between() },
                (overland, 0) => Says::SuppliedToSource { names, overland, source },
                (overland, along) => Says::SuppliedOverland { names, overland, joined, along, source },
            }
        }
        Source::WestEdge => Says::SuppliedFromWest { names, long, stops, between: between() },
        Source::EastEdge => Says::SuppliedFromEast { names, long },
        Source::Leader(leader) => {
            let at = asked.public.counter(leader).hex().unwrap_or(asked.hex);
            let away = line.hexes.iter().position(|hex| *hex == at).unwrap_or_default();
            Says::SuppliedByLeader { names, leader: asked.name(leader), away }
        }
    }
}

/// Adds the breaks of the line that the unit would have without enemies.
fn broken(asked: &Asked, piece: Piece, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, .. } = *asked;
    let side = public.counter(piece).side();
    let alone = without_enemies(rulebook, public, side);
    let lines = SupplyLines::new(rulebook, &alone, side);
    let line = lines.line(rulebook, &alone, piece);
    match side {
        Side::German => match line {
            Some(line) => breaks(asked, side, Line::Own, &line.hexes, said),
            None => {
                let supply = &rulebook.charts.supply;
                let (hexes, points) = (supply.hexes_to_road, supply.points_to_edge);
                add(said, Says::TooFarFromRoad { hexes, points });
            }
        },
        Side::Soviet if public.counter(piece).kind == Kind::Leader => match line {
            Some(line) => breaks(asked, side, Line::ToEastEdge, &line.hexes, said),
            None => add(said, Says::NoWayEast),
        },
        Side::Soviet => no_leader(asked, line.as_ref(), said),
    }
}

/// A line as a sentence about it says.
enum Line {
    Own,
    ToEastEdge,
    /// The line to a leader of this name.
    To(String),
}

/// Adds the first hexes of a line that are closed now, each with the reason.
fn breaks(asked: &Asked, side: Side, line: Line, way: &[Hex], said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, .. } = *asked;
    let closed = |hex: &Hex| match side {
        Side::German => !is_open_to_germans(rulebook, public, *hex),
        Side::Soviet => closes_line(&rulebook.board, public, side, *hex),
    };
    // A unit's own hex never closes its line.
    let Some(hex) = way.iter().skip(1).copied().find(closed) else { return };
    let (line, leader) = match line {
        Line::Own => ("own", String::new()),
        Line::ToEastEdge => ("east", String::new()),
        Line::To(leader) => ("leader", leader),
    };
    let by_marker = side == Side::German && public.soviet_marker == Some(hex);
    add(
        said,
        if by_marker {
            Says::BrokenByMarker { hex }
        } else if let Some(enemy) = public.stack(hex).find(|piece| public.counter(*piece).side() != side) {
            Says::BrokenByEnemy { line, leader, hex, by: asked.name(enemy) }
        } else {
            Says::BrokenByZone { line, leader, hex, by: controller(rulebook, public, side, hex) }
        },
    );
    if side == Side::German && hex == rulebook.scenario.supply_road {
        add(said, Says::BrokenSource { hex });
    }
}

/// Adds the reason why no leader supplies a division.
fn no_leader(asked: &Asked, line: Option<&SupplyLine>, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    let lines = asked.lines(Side::Soviet);
    let commanding = super::command::in_radius(asked);
    for radius in commanding.iter().filter(|radius| !radius.supplies) {
        add(said, Says::LeaderCutOff { leader: asked.name(radius.leader) });
        let alone = without_enemies(rulebook, public, Side::Soviet);
        let free = SupplyLines::new(rulebook, &alone, Side::Soviet);
        match free.line(rulebook, &alone, radius.leader) {
            Some(line) => breaks(asked, Side::Soviet, Line::ToEastEdge, &line.hexes, said),
            None => add(said, Says::NoWayEast),
        }
    }
    if !commanding.is_empty() {
        return;
    }
    if let Some(SupplyLine { source: Source::Leader(leader), hexes }) = line {
        let name = asked.name(*leader);
        let at = public.counter(*leader).hex();
        let to_him = hexes.iter().position(|hex| Some(*hex) == at).map_or(hexes.len(), |end| end + 1);
        let way = hexes.get(..to_him).unwrap_or(hexes);
        breaks(asked, Side::Soviet, Line::To(name.clone()), way, said);
        if !lines.supplies(rulebook, public, *leader) {
            add(said, Says::LeaderCutOff { leader: name });
        }
        return;
    }
    let working = public.on_map(Side::Soviet).filter(|(_, leader, _)| leader.is_working_leader());
    match working.min_by_key(|(piece, _, at)| (at.distance(hex), *piece)) {
        Some((piece, leader, at)) => {
            let (away, reach) = (at.distance(hex), rating(rulebook, leader));
            add(said, Says::NoLeaderNear { leader: asked.name(piece), away, reach });
        }
        None => add(said, Says::NoLeader),
    }
}
