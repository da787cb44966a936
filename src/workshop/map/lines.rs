//! Lines that are drawn from hex to hex: roads, railways, gullies and streams.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::lists::{Size, chains_of, set_chains};
use crate::{
    engine::board::{ALL_SIDES, Hex, MapFile},
    scene::ChainKind,
};
use std::collections::BTreeSet;

/// Whether a kind of line fills its hexes, so that each is in it once.
pub(super) fn fills(kind: ChainKind) -> bool {
    matches!(kind, ChainKind::StreamHexes | ChainKind::GullyHexes)
}

/// Returns the straight row of hexes from one hex to another, without the first one. It stays on the map.
pub(super) fn straight(size: Size, from: Hex, to: Hex) -> Vec<Hex> {
    // Twice the height of a hex, so that low columns have whole numbers.
    let point = |hex: Hex| {
        let lower = i32::from(hex.column().is_multiple_of(2));
        (i32::from(hex.column()), 2 * i32::from(hex.row()) + lower)
    };
    let ((x, y), (to_x, to_y)) = (point(from), point(to));
    let aside = |hex: Hex| {
        let (at_x, at_y) = point(hex);
        ((to_x - x) * (at_y - y) - (to_y - y) * (at_x - x)).abs()
    };
    let (mut row, mut at) = (Vec::new(), from);
    while at != to {
        let near = ALL_SIDES.into_iter().filter_map(|side| size.across(at, side));
        let nearer = near.filter(|next| next.distance(to) < at.distance(to));
        let Some(next) = nearer.min_by_key(|next| aside(*next)) else { break };
        row.push(next);
        at = next;
    }
    row
}

/// Continues the path of a drag to a hex. Going back over its last step shortens it.
pub(super) fn drag(size: Size, path: &mut Vec<Hex>, to: Hex) {
    if !size.contains(to) {
        return;
    }
    let Some(last) = path.last().copied() else { return path.push(to) };
    for hex in straight(size, last, to) {
        if path.len() > 1 && path.iter().nth_back(1) == Some(&hex) {
            path.pop();
        } else {
            path.push(hex);
        }
    }
}

/// Returns a path on the map without gaps.
fn without_gaps(size: Size, path: &[Hex]) -> Vec<Hex> {
    let mut whole: Vec<Hex> = Vec::with_capacity(path.len());
    for hex in path.iter().copied().filter(|hex| size.contains(*hex)) {
        match whole.last().copied() {
            None => whole.push(hex),
            Some(last) => whole.extend(straight(size, last, hex)),
        }
    }
    whole
}

/// Draws a path. Where it begins or ends at the free end of a line of this kind, it continues that line; where it
/// begins there and goes back along the line, it shortens the line. Steps that are already drawn stay as they are.
pub(super) fn draw(map: &mut MapFile, kind: ChainKind, path: &[Hex]) {
    let mut chains = chains_of(map, kind);
    let mut path = without_gaps(Size::of(map), path);
    take_back(&mut chains, &mut path, if fills(kind) { 1 } else { 2 });
    let runs = if fills(kind) { new_hexes(&chains, &path) } else { new_steps(&chains, &path) };
    for run in runs {
        add(&mut chains, run);
    }
    set_chains(map, kind, chains);
}

/// A part of a path that is not drawn yet.
struct Run {
    hexes: Vec<Hex>,
    /// Whether its first hex is only there to be joined, and is in the list already.
    first_is_known: bool,
    /// The same of its last hex.
    last_is_known: bool,
}

/// A step in either direction.
fn step(one: Hex, other: Hex) -> (Hex, Hex) {
    if other < one { (other, one) } else { (one, other) }
}

/// The steps of chains that are adjacent hexes, as a set.
fn steps_of(chains: &[Vec<Hex>]) -> BTreeSet<(Hex, Hex)> {
    chains.iter().flat_map(|chain| pairs(chain)).map(|(one, other)| step(one, other)).collect()
}

/// The pairs of hexes that follow each other.
pub(super) fn pairs(chain: &[Hex]) -> impl Iterator<Item = (Hex, Hex)> + '_ {
    chain.iter().copied().zip(chain.iter().copied().skip(1))
}

fn new_steps(chains: &[Vec<Hex>], path: &[Hex]) -> Vec<Run> {
    let mut known = steps_of(chains);
    let mut runs: Vec<Vec<Hex>> = vec![Vec::new()];
    for (one, other) in pairs(path) {
        if known.insert(step(one, other)) {
            if let Some(run) = runs.last_mut() {
                if run.is_empty() {
                    run.push(one);
                }
                run.push(other);
            }
        } else {
            runs.push(Vec::new());
        }
    }
    let run = |hexes| Run { hexes, first_is_known: false, last_is_known: false };
    runs.into_iter().filter(|run| !run.is_empty()).map(run).collect()
}

fn new_hexes(chains: &[Vec<Hex>], path: &[Hex]) -> Vec<Run> {
    let mut known: BTreeSet<Hex> = chains.iter().flatten().copied().collect();
    let mut runs = Vec::new();
    let mut run = Run { hexes: Vec::new(), first_is_known: false, last_is_known: false };
    let mut before: Option<Hex> = None;
    for hex in path.iter().copied() {
        let is_new = known.insert(hex);
        if is_new && run.hexes.is_empty() {
            run.hexes.extend(before);
            run.first_is_known = before.is_some();
        }
        if is_new {
            run.hexes.push(hex);
        } else if !run.hexes.is_empty() {
            run.hexes.push(hex);
            run.last_is_known = true;
            let next = Run { hexes: Vec::new(), first_is_known: false, last_is_known: false };
            runs.push(std::mem::replace(&mut run, next));
        }
        before = Some(hex);
    }
    if !run.hexes.is_empty() {
        runs.push(run);
    }
    runs
}

/// The number of a chain that ends in this hex, if no other line passes through it or ends there; and whether it begins
/// there instead.
fn free_end(chains: &[Vec<Hex>], hex: Hex) -> Option<(usize, bool)> {
    let mut at = chains.iter().enumerate().filter(|(_, chain)| chain.contains(&hex));
    let (number, chain) = at.next()?;
    if at.next().is_some() || chain.iter().filter(|other| **other == hex).count() > 1 {
        return None;
    }
    let (begins, ends) = (chain.first() == Some(&hex), chain.last() == Some(&hex));
    (begins || ends).then_some((number, !ends))
}

/// Removes and returns the chain with this free end, so that it ends there.
fn take_ending(chains: &mut Vec<Vec<Hex>>, hex: Hex) -> Option<Vec<Hex>> {
    let (number, begins) = free_end(chains, hex)?;
    let mut chain = chains.remove(number);
    if begins {
        chain.reverse();
    }
    Some(chain)
}

/// Shortens the line at whose free end the path begins, as far as the path goes back along it. A line with fewer hexes
/// than the least number is removed.
fn take_back(chains: &mut Vec<Vec<Hex>>, path: &mut Vec<Hex>, least: usize) {
    let Some((number, begins)) = path.first().and_then(|first| free_end(chains, *first)) else { return };
    let Some(chain) = chains.get_mut(number) else { return };
    if begins {
        chain.reverse();
    }
    let back = chain.iter().rev().zip(path.iter()).take_while(|(one, other)| one == other).count();
    // The hex at which the path leaves the line stays in both.
    let gone = back.saturating_sub(1);
    chain.truncate(chain.len() - gone);
    path.drain(..gone);
    if begins {
        chain.reverse();
    }
    if gone > 0 && chain.len() < least {
        chains.remove(number);
    }
}

fn add(chains: &mut Vec<Vec<Hex>>, run: Run) {
    let Run { mut hexes, first_is_known, last_is_known } = run;
    let (Some(first), Some(last)) = (hexes.first().copied(), hexes.last().copied()) else { return };
    let head = take_ending(chains, first);
    let tail = if first == last { None } else { take_ending(chains, last) };
    if let Some(mut tail) = tail {
        tail.reverse();
        hexes.pop();
        hexes.append(&mut tail);
    } else if last_is_known {
        hexes.pop();
    }
    if let Some(mut head) = head {
        head.extend(hexes.into_iter().skip(1));
        hexes = head;
    } else if first_is_known {
        hexes.remove(0);
    }
    if !hexes.is_empty() {
        chains.push(hexes);
    }
}

/// Removes a step, which divides its lines. Of a line that fills its hexes nothing is removed: clear its hexes instead.
pub(super) fn erase_step(map: &mut MapFile, kind: ChainKind, from: Hex, to: Hex) {
    if !fills(kind) {
        let chains = chains_of(map, kind);
        let gone = step(from, to);
        let cut = |chain: &Vec<Hex>| -> Vec<Vec<Hex>> {
            chain.chunk_by(|one, next| step(*one, *next) != gone).map(<[Hex]>::to_vec).collect()
        };
        set_chains(map, kind, chains.iter().flat_map(cut).collect());
    }
}

/// Removes all steps of this kind that lead to one of these hexes.
pub(super) fn erase_at(map: &mut MapFile, kind: ChainKind, hexes: &[Hex]) {
    let chains = chains_of(map, kind);
    let gone = |hex: &Hex| hexes.binary_search(hex).is_ok();
    if !chains.iter().flatten().any(gone) {
        return;
    }
    let parts = chains.iter().flat_map(|chain| chain.split(gone)).filter(|part| !part.is_empty());
    set_chains(map, kind, parts.map(<[Hex]>::to_vec).collect());
}

/// Whether a line of chains runs from one hex to the adjacent one.
pub(super) fn has_step(chains: &[Vec<Hex>], from: Hex, to: Hex) -> bool {
    chains.iter().any(|chain| pairs(chain).any(|(one, other)| step(one, other) == step(from, to)))
}

/// Whether a line of chains runs through a hex or ends there.
pub(super) fn has_hex(chains: &[Vec<Hex>], hex: Hex) -> bool {
    chains.iter().any(|chain| chain.len() > 1 && chain.contains(&hex))
}

/// Returns the hexes at which an end of a line of this kind is free.
pub(super) fn free_ends(map: &MapFile, kind: ChainKind) -> Vec<Hex> {
    let chains = chains_of(map, kind);
    let ends = chains.iter().flat_map(|chain| chain.first().into_iter().chain(chain.last()));
    let free: BTreeSet<Hex> = ends.copied().filter(|hex| free_end(&chains, *hex).is_some()).collect();
    free.into_iter().collect()
}
