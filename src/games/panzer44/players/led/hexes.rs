//! The hexes to which a unit may be sent.

use crate::{
    engine::board::Hex,
    games::panzer44::{
        players::estimate::Estimate,
        rules::{
            counter::{Counter, Place},
            movement::Marches,
        },
    },
};

/// The most aims of a unit, and the most ends of its own.
const MOST_AIMS: usize = 3;
/// The part of an aim's value that a covered hex near it has.
const APPROACH: f64 = 0.7;
/// The distance from an aim of a covered hex near it.
const NEAR: u32 = 2;
/// The value of an aim that pays nothing now, so that equal ones are told apart by their distances.
const LITTLE: f64 = 0.05;
/// The distance between the two ends that a unit would choose for itself.
const APART: u32 = 3;

/// The best aims of a unit: places that pay, exits if it scores by them, and covered hexes near both.
pub(super) fn aims(estimate: &Estimate, counter: &Counter) -> Vec<Hex> {
    let (kind, manner) = (estimate.rulebook.kind(counter), estimate.manner);
    let starts = starts(estimate, counter);
    let turns = |hex: Hex| {
        let turns =
            starts.iter().filter_map(|from| estimate.ways.turns(hex, kind.moves, kind.allowance, *from));
        turns.min_by(f64::total_cmp)
    };
    let places = estimate.aims.iter().map(|aim| {
        let keeps = aim.keep.max(0.0) * manner.guard * aim.threat;
        ((aim.gain.max(0.0) * manner.take + keeps) / (1.0 + aim.friends) + LITTLE, aim.hex)
    });
    let leaving = estimate.leaving(counter) * manner.leave;
    let exits = estimate.exits().filter(|_| leaving > 0.0).map(|exit| (leaving, exit));
    let drawn = places.chain(exits).filter_map(|(value, hex)| {
        // A way of several turns is still worth its aim: half of what each turn costs a usual move.
        Some((value * manner.patience.sqrt().powf(turns(hex)?), hex))
    });
    let mut drawn: Vec<(f64, Hex)> = drawn.collect();
    let covered: Vec<(f64, Hex)> = drawn
        .iter()
        .filter_map(|(value, hex)| Some((APPROACH * value, approach(estimate, *hex, &starts)?)))
        .collect();
    drawn.extend(covered);
    drawn.sort_by(|(one, first), (other, second)| other.total_cmp(one).then(first.cmp(second)));
    let mut aims = Vec::new();
    for (_, hex) in drawn {
        if aims.len() < MOST_AIMS && !aims.contains(&hex) && counter.hex() != Some(hex) {
            aims.push(hex);
        }
    }
    aims
}

/// The hexes from which a unit goes: its own, or those in which it may enter.
fn starts(estimate: &Estimate, counter: &Counter) -> Vec<Hex> {
    match counter.place {
        Place::Map(hex) => vec![hex],
        Place::Due(number) => {
            let arrivals = &estimate.rulebook.scenario.force(counter.side).arrivals;
            arrivals.get(usize::from(number)).map_or_else(Vec::new, |arrival| arrival.entry.clone())
        }
        _ => Vec::new(),
    }
}

/// The cover of a hex: the reduction of the die by its terrain (6.5).
fn cover(estimate: &Estimate, hex: Hex) -> u8 {
    let terrain = estimate.rulebook.charts.terrain(estimate.rulebook.board.terrain(hex));
    terrain.map_or(0, |row| row.reduction)
}

/// The covered hex near an aim, on the side of the unit; out of the enemy's sight if there is one.
fn approach(estimate: &Estimate, aim: Hex, starts: &[Hex]) -> Option<Hex> {
    let far = |hex: Hex| starts.iter().map(|from| from.distance(hex)).min().unwrap_or(u32::MAX);
    let is_near = |hex: &Hex| (1..=NEAR).contains(&hex.distance(aim)) && far(*hex) < far(aim);
    let hexes = estimate.rulebook.board.hexes().filter(is_near).filter(|hex| cover(estimate, *hex) > 0);
    hexes.min_by_key(|hex| {
        let open = u8::MAX - cover(estimate, *hex);
        (estimate.is_seen(*hex), open, hex.distance(aim), far(*hex), *hex)
    })
}

/// The two best ends of a unit's move by its captain's own judgement, the second one elsewhere.
pub(super) fn ends(estimate: &Estimate, counter: &Counter) -> Vec<Hex> {
    let best = estimate.best_going(counter).and_then(|going| going.path.last().copied());
    let Some(best) = best else { return Vec::new() };
    let marches = Marches::new(estimate.rulebook, estimate.public, counter);
    let elsewhere = marches.ends().iter().filter(|end| end.distance(best) >= APART);
    let valued = elsewhere.map(|end| (estimate.together(counter, *end).value(), *end));
    let second = valued.max_by(|(one, _), (other, _)| one.total_cmp(other));
    [best].into_iter().chain(second.map(|(_, end)| end)).collect()
}

/// The best covered hex behind a unit: no nearer to the enemy, and better than its own hex.
pub(super) fn refuge(estimate: &Estimate, counter: &Counter) -> Option<Hex> {
    let here = counter.hex()?;
    let far = |hex: Hex| estimate.foes.iter().map(|foe| foe.hex.distance(hex)).min();
    let least = far(here)?;
    let safety = |hex: Hex| {
        let hidden = if estimate.is_seen(hex) { 0.0 } else { 1.0 };
        let near = 0.02 * f64::from(here.distance(hex));
        hidden + 0.2 * f64::from(cover(estimate, hex)) - estimate.danger(counter, hex) - near
    };
    let marches = Marches::new(estimate.rulebook, estimate.public, counter);
    let behind = marches.ends().iter().copied().filter(|hex| far(*hex) >= Some(least));
    let best = behind.map(|hex| (safety(hex), hex)).max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(value, _)| *value > safety(here)).map(|(_, hex)| hex)
}
