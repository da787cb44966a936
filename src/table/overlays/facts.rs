//! What overlays tell: plain functions of what both players know, asked from the rules.

use super::moves::Made;
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        Rulebook,
        counter::Piece,
        kinds::Side,
        legal,
        movement::{Group, opening_points},
        position::Public,
        reach::Reach,
        supply::SupplyLines,
        supply_line::{Radius, SupplyLine, radii},
        victory::german_places,
        view::to_play,
    },
    panels::Overlay,
};
use std::collections::BTreeMap;

/// What an overlay tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    /// Whose units can get where, and how many of them.
    Reach(Side, BTreeMap<Hex, u16>),
    /// The hexes in the zones of control of a side.
    Zones(Side, Vec<Hex>),
    /// Every line of supply, and the hexes of those who have none.
    Supply(Vec<SupplyLine>, Vec<Hex>),
    /// How far leaders command.
    Leaders(Vec<Radius>),
    /// The hexes of each victory place and whether it counts for the Germans.
    Victory(Vec<(Vec<Hex>, bool)>),
    /// The moves of this player turn and the one before.
    Moves(Vec<Made>),
}

/// What an overlay tells of this position.
pub fn facts(overlay: Overlay, rulebook: &Rulebook, public: &Public, made: &[Made]) -> Facts {
    let own = to_play(public);
    match overlay {
        Overlay::ReachOwn => Facts::Reach(own, reach(rulebook, public, own)),
        Overlay::ReachEnemy => Facts::Reach(own.enemy(), reach(rulebook, public, own.enemy())),
        Overlay::ZonesSoviet => Facts::Zones(Side::Soviet, zones(rulebook, public, Side::Soviet)),
        Overlay::ZonesGerman => Facts::Zones(Side::German, zones(rulebook, public, Side::German)),
        Overlay::Supply => supply(rulebook, public),
        Overlay::Leaders => {
            let lines = SupplyLines::new(rulebook, public, Side::Soviet);
            Facts::Leaders(radii(rulebook, public, &lines))
        }
        Overlay::Victory => {
            let hexes = rulebook.scenario.victory.places.iter().map(|place| place.hexes.clone());
            Facts::Victory(hexes.zip(german_places(rulebook, public)).collect())
        }
        Overlay::LastMoves => Facts::Moves(made.to_vec()),
    }
}

/// Where combat units of a side can walk: with what they have left in their own Movement Phase, else
/// with what supply as it stands would give them in the next one.
fn reach(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let now = public.phase.is_movement() && public.phase.side() == side;
    let lines = SupplyLines::new(rulebook, public, side);
    let mut reached = BTreeMap::new();
    for (piece, counter, hex) in public.on_map(side) {
        if !counter.is_combat_unit() || counter.condition.disrupted {
            continue;
        }
        let ends: Vec<Hex> = if now {
            let walks = legal::walks(rulebook, public, &[piece]);
            walks.into_iter().filter_map(|walk| walk.path.last().copied()).collect()
        } else {
            next_reach(rulebook, public, &lines, piece, hex)
        };
        for end in ends.into_iter().filter(|end| *end != hex) {
            *reached.entry(end).or_insert(0) += 1;
        }
    }
    reached
}

/// Where a unit could walk in its next Movement Phase if nothing changed.
fn next_reach(rulebook: &Rulebook, public: &Public, lines: &SupplyLines, piece: Piece, hex: Hex) -> Vec<Hex> {
    let supplied = lines.supplies(rulebook, public, piece);
    let points = opening_points(public.counter(piece).allowance, supplied);
    let group = Group::of(rulebook, public, &[piece], hex, |_| points);
    Reach::new(rulebook, public, &group).hexes().to_vec()
}

fn zones(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Hex> {
    rulebook.board.hexes().filter(|hex| public.in_zone_of(side, *hex)).collect()
}

/// A line for every stack of a kind; counters that share a hex and a source share it.
fn supply(rulebook: &Rulebook, public: &Public) -> Facts {
    let (mut drawn, mut without): (Vec<SupplyLine>, Vec<Hex>) = (Vec::new(), Vec::new());
    for side in Side::BOTH {
        let lines = SupplyLines::new(rulebook, public, side);
        for (piece, _, hex) in public.on_map(side) {
            match lines.line(rulebook, public, piece) {
                Some(line) if !drawn.contains(&line) => drawn.push(line),
                Some(_) => {}
                None => without.push(hex),
            }
        }
    }
    without.sort_unstable();
    without.dedup();
    Facts::Supply(drawn, without)
}
