//! Observers of indirect fire (8.2, 8.3).

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{counter::Counter, kinds::Side, position::Public, rulebook::Rulebook},
};

/// The units of a side that may observe a hex now: on the map, neither disrupted nor loaded, with a line
/// of sight (8.2).
pub fn observers<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
    target: Hex,
) -> impl Iterator<Item = &'a Counter> {
    public
        .on_map(side)
        .filter(move |(counter, hex)| {
            counter.condition.disruption == 0 && rulebook.sees(public.turn, *hex, target)
        })
        .map(|(counter, _)| counter)
}

/// Whether a side may plot indirect fire or off-board artillery on a hex. An observer sees it, or an enemy in it has
/// fired indirectly in the previous turn (8.2, 8.3).
pub fn is_observed(rulebook: &Rulebook, public: &Public, side: Side, target: Hex) -> bool {
    observers(rulebook, public, side, target).next().is_some()
        || public.stack(target).any(|counter| {
            counter.side != side && counter.condition.bombarded.is_some_and(|turn| turn + 1 == public.turn)
        })
}
