//! Set-up: units in cover where they hold places that count and watch the enemy's approach, slow units on their
//! carriers, mines and forts where they hinder most (4.1).

use super::{
    approach::Approach,
    estimate::{Estimate, Purpose},
    standing::Stance,
};
use crate::{
    engine::board::{Hex, Terrain},
    games::platoon::rules::{
        combat::is_cover,
        conduct::setting_up::{may_lay, may_place, may_place_aboard, works_left},
        counter::{Counter, Place},
        kinds::{Carries, Class},
        order::{Order, Work},
        set_up::waiting,
        sight::{is_in_gully, spotting::conceals},
    },
    play::players::{ChosenOrder, SetUpVariant, Situation, Spot},
};

/// Turns on foot from which on a unit rides if it can.
const FAR_ON_FOOT: f64 = 3.0;
/// The least weight of the leaning of a variant: about that of two friends in the hex.
const LEANING: f64 = 0.25;

/// Returns the next order of a set-up phase.
pub(super) fn order(estimate: &Estimate, approach: &Approach, variant: SetUpVariant) -> ChosenOrder<Order> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let mut units: Vec<&Counter> = waiting(public, side).collect();
    // Carriers first, and last the units that must guard others.
    units.sort_by_key(|unit| {
        let kind = rulebook.kind(unit);
        let rank = match kind.class {
            Class::C if kind.carries == Carries::Nobody => 1,
            Class::C => 3,
            _ if kind.carries != Carries::Nobody => 0,
            Class::M | Class::Howitzer => 2,
            _ => 1,
        };
        (rank, unit.id)
    });
    let placed = units.first().and_then(|unit| place(estimate, approach, unit, (variant, units.len())));
    placed
        .or_else(|| lay(estimate, approach, variant))
        .unwrap_or_else(|| ChosenOrder::because(Order::Done, "all units are set up"))
}

/// Whether the side attacks: the places that count are the enemy's, or held by no side.
fn attacks(estimate: &Estimate) -> bool {
    let gain: f64 =
        estimate.aims.iter().map(|aim| aim.gain + if aim.what == Purpose::Leave { 2.0 } else { 0.0 }).sum();
    let keep: f64 = estimate.aims.iter().map(|aim| aim.keep).sum();
    gain > keep
}

/// Puts a unit where its value is highest, as the variant of the set-up sees it; this many are left.
fn place(
    estimate: &Estimate,
    approach: &Approach,
    counter: &Counter,
    (variant, left): (SetUpVariant, usize),
) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    if let Some(carrier) = ride(estimate, counter) {
        let order = Order::PlaceAboard { unit: counter.id, carrier: carrier.id };
        return Some(ChosenOrder::because(order, "too far to walk"));
    }
    let attacks = attacks(estimate);
    let hexes = rulebook.board.hexes();
    let hexes: Vec<Hex> =
        hexes.filter(|hex| may_place(rulebook, public, side, counter.id, *hex).is_ok()).collect();
    let fields: Vec<f64> = hexes.iter().map(|hex| approach.field(estimate, counter, *hex)).collect();
    let most = fields.iter().copied().fold(0.001, f64::max);
    let mut spots = Vec::new();
    for (hex, field) in hexes.into_iter().zip(fields) {
        let value = if attacks {
            start(estimate, counter, hex)
        } else {
            position(estimate, approach, counter, hex, field / most)
        };
        spots.push(Spot { hex, value });
    }
    let hex = choose(estimate, approach, variant, (spots, left))?;
    let holds = estimate.aims.iter().any(|aim| aim.hex == hex);
    let reason = match (attacks, holds) {
        (true, _) => "near the objective and out of sight",
        (false, true) => "holds an objective",
        (false, false) => "covers the enemy’s routes",
    };
    Some(ChosenOrder::because(Order::Place { unit: counter.id, hex }, variant.because(reason)))
}

/// The hex that the variant takes for a unit or a work, of these that are left to put on the map.
fn choose(
    estimate: &Estimate,
    approach: &Approach,
    variant: SetUpVariant,
    (spots, left): (Vec<Spot>, usize),
) -> Option<Hex> {
    let friends: Vec<Hex> = estimate.friends().map(|(_, hex)| hex).collect();
    let situation =
        Situation { enemies: &approach.starts, rear: &[], friends: &friends, left, least: LEANING };
    let number = variant.choose(&spots, &situation)?;
    spots.get(number).map(|spot| spot.hex)
}

/// The carrier that a unit rides on from the start: if it attacks, and is slow.
fn ride<'a>(estimate: &Estimate<'a>, counter: &Counter) -> Option<&'a Counter> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let kind = rulebook.kind(counter);
    if kind.allowance != 1 || !attacks(estimate) {
        return None;
    }
    let able = |(carrier, _): &(&Counter, Hex)| {
        may_place_aboard(rulebook, public, side, counter.id, carrier.id).is_ok()
    };
    let carrier = estimate.friends().find(able).map(|(carrier, _)| carrier)?;
    let hex = carrier.hex()?;
    let turns = |aim: &super::estimate::Aim| estimate.ways.turns(aim.hex, kind.moves, kind.allowance, hex);
    let nearest = estimate.aims.iter().filter(|aim| aim.gain > 0.0).filter_map(turns);
    (nearest.fold(f64::INFINITY, f64::min) > FAR_ON_FOOT).then_some(carrier)
}

/// The value of a hex to a unit that is to attack from it.
fn start(estimate: &Estimate, counter: &Counter, hex: Hex) -> f64 {
    let kind = estimate.rulebook.kind(counter);
    let standing = estimate.standing(counter, hex, Stance::default());
    // Vehicles wait where a road or open ground leads on.
    let road = if kind.moves.is_vehicle() && estimate.rulebook.board.has_road(hex) { 0.05 } else { 0.0 };
    let stuck = kind.moves.is_vehicle()
        && matches!(estimate.rulebook.board.terrain(hex), Terrain::Woods | Terrain::Swamp)
        && !estimate.rulebook.board.has_road(hex);
    let crowd = estimate.public.crowd(estimate.side, hex, None) as f64;
    // It does no harm if a unit can fire at once, but an enemy that fires first does: the fire possible at the unit
    // counts in full.
    standing.value() - 0.5 * standing.danger + road - if stuck { 1.0 } else { 0.0 } - 0.03 * crowd
}

/// The value of a hex to a unit that is to defend; `field` is from 0 to 1.
fn position(estimate: &Estimate, approach: &Approach, counter: &Counter, hex: Hex, field: f64) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let (kind, board) = (rulebook.kind(counter), &rulebook.board);
    let friends = public.crowd(estimate.side, hex, None) as f64;
    let hold = |aim: &super::estimate::Aim| {
        let near = 0.6_f64.powi(aim.hex.distance(hex).min(20) as i32);
        let there = estimate.friends().filter(|(_, at)| *at == aim.hex).count() as f64;
        aim.keep.min(2.5) * near / (1.0 + there).powi(2)
    };
    let holding = estimate.aims.iter().map(hold).fold(0.0, f64::max);
    let cover = if conceals(board, hex) {
        0.45
    } else if is_cover(board, hex) {
        0.2
    } else {
        0.0
    };
    // A unit in a gully does not see far, and a vehicle leaves a wood only by road.
    let shut = if is_in_gully(board, hex) { 0.4 } else { 0.0 };
    let stuck = kind.moves.is_vehicle()
        && matches!(board.terrain(hex), Terrain::Woods | Terrain::Swamp)
        && !board.has_road(hex);
    let stuck = if stuck { 0.25 } else { 0.0 };
    let reach = f64::from(kind.range.min(10)) / 10.0;
    let beyond = approach.far_behind(hex);
    let value = match kind.class {
        Class::C if kind.carries == Carries::Nobody => 1.0 * field + cover - 0.2 * (1.0 - beyond),
        Class::C => carrier(estimate, hex) + cover - 0.6 * field + 0.3 * beyond,
        Class::M | Class::Howitzer if kind.range > 8 => 0.3 * field + cover + 0.6 * beyond,
        Class::A => 0.9 * field * (0.5 + reach) + cover + 0.3 * holding,
        Class::H => 0.8 * field + cover + 0.4 * holding,
        _ => 0.4 * field + cover + 1.0 * holding,
    };
    value - shut - stuck - 0.12 * friends
}

/// The value of a hex to a carrier without a passenger: in the hex of a gun that it may take away, or barring an exit.
fn carrier(estimate: &Estimate, hex: Hex) -> f64 {
    let public = estimate.public;
    let here: Vec<&Counter> = public.in_hex(hex).collect();
    let guns = here.iter().filter(|unit| estimate.rulebook.kind(unit).is_gun()).count();
    let carriers = here.iter().filter(|unit| estimate.rulebook.kind(unit).class == Class::C).count();
    let bars = estimate.aims.iter().any(|aim| aim.hex == hex && aim.keep > 1.0);
    let bars = if bars && here.is_empty() { 0.8 } else { 0.0 };
    bars + if guns > carriers { 0.9 } else { 0.0 }
}

/// The next mines, fort or block: mines and blocks on the enemy's approach, a fort over units that hold a place that
/// counts.
fn lay(estimate: &Estimate, approach: &Approach, variant: SetUpVariant) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    for work in [Work::Mines, Work::Fort, Work::Block] {
        let left = works_left(rulebook, public, side, work);
        if left == 0 {
            continue;
        }
        let open = |hex: &Hex| may_lay(rulebook, public, side, (work, *hex), true).is_ok();
        let value = |hex: Hex| match work {
            Work::Fort => {
                let inside = public.in_hex(hex).filter(|unit| matches!(unit.place, Place::Map(_)));
                let inside: f64 = inside.map(|unit| estimate.worth(unit)).sum();
                inside * (0.3 + approach.weight(hex)) + approach.weight(hex)
            }
            _ => {
                let empty = public.in_hex(hex).next().is_none();
                let near = public.mines.keys().filter(|other| other.distance(hex) <= 1).count() as f64;
                let seen = estimate.friends().any(|(unit, at)| {
                    at.distance(hex) <= rulebook.kind(unit).range && rulebook.sees(at, hex)
                });
                let road = if rulebook.board.has_road(hex) { 0.3 } else { 0.0 };
                let holds = estimate.aims.iter().any(|aim| aim.hex == hex);
                approach.weight(hex) + road * approach.weight(hex) + if seen { 0.2 } else { 0.0 }
                    - 0.2 * near
                    - if holds { 0.3 } else { 0.0 }
                    - if empty { 0.0 } else { 2.0 }
            }
        };
        let spots = rulebook.board.hexes().filter(open).map(|hex| Spot { hex, value: value(hex) });
        let mut spots: Vec<Spot> = spots.collect();
        // Of equal hexes the last is taken.
        spots.reverse();
        if let Some(hex) = choose(estimate, approach, variant.of_works(), (spots, left)) {
            let reason = match work {
                Work::Fort => "protects the units most in need",
                _ => "on the enemy’s route",
            };
            return Some(ChosenOrder::because(Order::Lay { work, hex, there: true }, reason));
        }
    }
    None
}
