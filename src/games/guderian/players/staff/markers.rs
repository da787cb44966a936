//! Interdiction: the hexes in which markers hinder the enemy most.

use super::look::{Look, around};
use crate::{
    engine::board::{Hex, HexMap},
    games::guderian::{
        rules::{
            kinds::Side,
            movement::rail,
            order::{Order, legal},
            phase::Phase,
            position::Public,
            supply::SupplyLines,
        },
        words::names::hex_name,
    },
    play::players::ChosenOrder,
};

/// Strength out of supply for which the Soviet marker is placed, less in later turns.
const WORTH_LAYING: f64 = 60.0;
/// The decrease of that strength each turn.
const LESS_A_TURN: f64 = 4.0;

/// The next marker, or the end of the phase.
pub(super) fn order(look: &Look) -> ChosenOrder<Order> {
    let end = ChosenOrder::because(Order::EndPhase, "no marker is worth placing now");
    if legal::still_to_act(look.rulebook, look.public) == 0 {
        return end;
    }
    let found = match look.public.phase {
        Phase::SovietInterdiction => against_supply(look),
        _ => against_moves(look),
    };
    let Some((hex, reason)) = found else { return end };
    ChosenOrder::because(Order::PlaceMarker { hex }, reason)
}

/// The hex of the German road whose loss puts most strength out of supply, if that is enough.
fn against_supply(look: &Look) -> Option<(Hex, String)> {
    let open = legal::marker_hexes(look.rulebook, look.public);
    let source = look.rulebook.scenario.supply_road;
    let road = |hex: &&Hex| look.rulebook.board.has_road(**hex) && hex.distance(source) <= 25;
    let mut tried = look.public.clone();
    let before = cut_off(look, &mut tried, None);
    let cuts = open.iter().filter(road).map(|hex| (*hex, cut_off(look, &mut tried, Some(*hex)) - before));
    let (hex, strength) = cuts.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let wanted = (WORTH_LAYING - LESS_A_TURN * f64::from(look.public.turn)).max(15.0);
    let reason =
        format!("cuts off German units of strength {} at {}", strength.round(), hex_name(look.rulebook, hex));
    (strength >= wanted).then_some((hex, reason))
}

/// German strength out of supply with the marker in a hex.
fn cut_off(look: &Look, tried: &mut Public, marker: Option<Hex>) -> f64 {
    tried.soviet_marker = marker;
    let lines = SupplyLines::new(look.rulebook, tried, Side::German);
    let out = tried.on_map(Side::German).filter(|(piece, ..)| !lines.supplies(look.rulebook, tried, *piece));
    out.map(|(piece, ..)| look.values(piece).0).sum()
}

/// The hex through which most Soviets would come: by rail to the front, and on foot where each point counts.
fn against_moves(look: &Look) -> Option<(Hex, String)> {
    let open = legal::marker_hexes(look.rulebook, look.public);
    let crowd = crowd(look);
    let front = front(look);
    let worth = |hex: &Hex| {
        if crowd[*hex] <= 0.0 {
            return 0.0;
        }
        let by_rail =
            look.rulebook.board.has_rail(*hex) && rail::cost_of(look.rulebook, look.public, *hex).is_ok();
        let trains = if by_rail { 1.5 } else { 1.0 };
        let places: f64 = around(look, *hex, 2).map(|near| look.place_points(near)).sum();
        let marked = look.public.air_markers.iter().any(|marker| marker.distance(*hex) <= 2);
        let front = if front[*hex] { 1.0 } else { 0.6 };
        (crowd[*hex] * (1.0 + 0.05 * places)) * trains * front * if marked { 0.4 } else { 1.0 }
    };
    let best =
        open.into_iter().map(|hex| (worth(&hex), hex)).max_by(|one, other| one.0.total_cmp(&other.0))?;
    let reason = format!("slows enemies passing {}", hex_name(look.rulebook, best.1));
    (best.0 > 0.0).then_some((best.1, reason))
}

/// The number of Soviet divisions in each hex and near it, less the farther they are.
fn crowd(look: &Look) -> HexMap<f64> {
    let mut crowd = HexMap::filled(look.rulebook.board.room(), 0.0);
    for (_, _, hex) in look.public.on_map(Side::Soviet).filter(|(_, counter, _)| counter.is_combat_unit()) {
        for near in around(look, hex, 2) {
            crowd[near] += 1.0 / f64::from(1 + near.distance(hex));
        }
    }
    crowd
}

/// The hexes within two of an enemy.
fn front(look: &Look) -> HexMap<bool> {
    let mut front = HexMap::filled(look.rulebook.board.room(), false);
    for (_, _, hex) in look.public.on_map(look.side.enemy()) {
        for near in around(look, hex, 2) {
            front[near] = true;
        }
    }
    front
}
