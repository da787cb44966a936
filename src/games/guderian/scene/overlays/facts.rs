//! The contents of overlays: plain functions of public state, asked from the rules.

use super::listed;
use crate::{
    engine::{board::Hex, counters::Flag},
    games::guderian::rules::{
        Rulebook,
        counter::Piece,
        kinds::Side,
        movement::{Group, opening_points, reach::Reach},
        order::legal,
        position::Public,
        supply::{
            SupplyLines,
            supply_line::{Radius, Source, SupplyLine, radii},
        },
        turn::victory::german_places,
        view::to_play,
    },
    scene::{Made, OverlayContent, Ring, Traced},
    settings::Overlay,
};
use std::collections::BTreeMap;

/// The content of an overlay for this position.
pub fn facts(overlay: Overlay, rulebook: &Rulebook, public: &Public, made: &[Made]) -> OverlayContent {
    let own = to_play(public);
    match overlay {
        listed::REACH_OWN => OverlayContent::Tinted(reach(rulebook, public, own)),
        listed::REACH_ENEMY => {
            OverlayContent::Dotted(own.enemy().into(), reach(rulebook, public, own.enemy()))
        }
        listed::ZONES_SOVIET => zones(rulebook, public, Side::Soviet),
        listed::ZONES_GERMAN => zones(rulebook, public, Side::German),
        listed::SUPPLY => supply(rulebook, public),
        listed::LEADERS => {
            let lines = SupplyLines::new(rulebook, public, Side::Soviet);
            let ring = |Radius { hex, hexes, supplies, .. }| Ring { hex, hexes, is_firm: supplies };
            OverlayContent::Rings(radii(rulebook, public, &lines).into_iter().map(ring).collect())
        }
        listed::VICTORY => {
            let hexes = rulebook.scenario.victory.places.iter().map(|place| place.hexes.clone());
            let holder = |german| Flag::from(if german { Side::German } else { Side::Soviet });
            OverlayContent::Held(hexes.zip(german_places(rulebook, public).into_iter().map(holder)).collect())
        }
        _ => OverlayContent::Moves(made.to_vec()),
    }
}

/// The reach of a side's combat units: with the points left in their own Movement Phase, otherwise with the points that
/// present supply would give them in the next one.
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

/// The reach of a unit in its next Movement Phase if nothing changed.
fn next_reach(rulebook: &Rulebook, public: &Public, lines: &SupplyLines, piece: Piece, hex: Hex) -> Vec<Hex> {
    let supplied = lines.supplies(rulebook, public, piece);
    let points = opening_points(public.counter(piece).allowance, supplied);
    let group = Group::of(rulebook, public, &[piece], hex, |_| points);
    Reach::new(rulebook, public, &group).hexes().to_vec()
}

fn zones(rulebook: &Rulebook, public: &Public, side: Side) -> OverlayContent {
    OverlayContent::Hatched(
        side.into(),
        rulebook.board.hexes().filter(|hex| public.in_zone_of(side, *hex)).collect(),
    )
}

/// One line for every stack of a kind; counters that share a hex and a source share it.
fn supply(rulebook: &Rulebook, public: &Public) -> OverlayContent {
    let (mut drawn, mut without): (Vec<Traced>, Vec<Hex>) = (Vec::new(), Vec::new());
    for side in Side::BOTH {
        let lines = SupplyLines::new(rulebook, public, side);
        for (piece, _, hex) in public.on_map(side) {
            match lines.line(rulebook, public, piece).map(traced) {
                Some(line) if !drawn.contains(&line) => drawn.push(line),
                Some(_) => {}
                None => without.push(hex),
            }
        }
    }
    without.sort_unstable();
    without.dedup();
    OverlayContent::Lines(drawn, without)
}

/// A supply line for drawing: along the road where the line uses it.
pub(super) fn traced(line: SupplyLine) -> Traced {
    let by_road = matches!(line.source, Source::Road { .. });
    Traced { road_from: by_road.then(|| line.steps().1), hexes: line.hexes }
}
