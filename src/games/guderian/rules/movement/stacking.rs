//! Stacking (7.1): the number of counters that may be in a hex when stacking is enforced.

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece, kinds::Side, position::Public, rulebook::Rulebook, scenario::options::Reading,
    },
};

/// Combat units and leaders of a hex.
fn count(public: &Public, pieces: impl Iterator<Item = Piece>) -> (usize, usize) {
    pieces.fold((0, 0), |(units, leaders), piece| {
        if public.counter(piece).is_combat_unit() { (units + 1, leaders) } else { (units, leaders + 1) }
    })
}

/// The number of these counters over the limit.
///
/// Three combat units may be in a hex and leaders do not count. As published, four Soviet counters may be in a hex if
/// one of them is a leader, otherwise three (option `stacking`).
fn excess_of(rulebook: &Rulebook, side: Side, units: usize, leaders: usize) -> usize {
    let limit = usize::from(rulebook.charts.stack_limit);
    let too_many_units = units.saturating_sub(limit);
    match (rulebook.options.stacking, side) {
        (Reading::Published, Side::Soviet) if leaders > 0 => {
            too_many_units.max((units + leaders).saturating_sub(limit + 1))
        }
        _ => too_many_units,
    }
}

/// The number of counters in the hex over the limit.
pub fn excess(rulebook: &Rulebook, public: &Public, hex: Hex) -> usize {
    let Some(side) = public.holder(hex) else { return 0 };
    let (units, leaders) = count(public, public.stack(hex));
    excess_of(rulebook, side, units, leaders)
}

/// Whether these units could end in the hex within the limit, together with the units already there.
pub fn has_room(rulebook: &Rulebook, public: &Public, hex: Hex, pieces: &[Piece]) -> bool {
    overflow(rulebook, public, hex, pieces) == 0
}

/// The number of these units that would be over the limit if they ended in the hex.
pub fn overflow(rulebook: &Rulebook, public: &Public, hex: Hex, pieces: &[Piece]) -> usize {
    let Some(side) = pieces.first().map(|piece| public.counter(*piece).side()) else { return 0 };
    let staying = public.stack(hex).filter(|piece| !pieces.contains(piece));
    let (units, leaders) = count(public, staying.chain(pieces.iter().copied()));
    let (coming, coming_leaders) = count(public, pieces.iter().copied());
    let may_be_lost = match rulebook.options.stacking {
        Reading::Seed => coming,
        Reading::Published => coming + coming_leaders,
    };
    excess_of(rulebook, side, units, leaders).min(may_be_lost)
}

/// The overfull hexes of a side, column by column.
pub fn overfull(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.on_map(side).map(|(_, _, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| excess(rulebook, public, *hex) > 0);
    hexes
}

/// The counters of an overfull hex that its owner may name to be eliminated.
pub fn candidates(rulebook: &Rulebook, public: &Public, hex: Hex) -> Vec<Piece> {
    let units = public.combat_units(hex).count();
    let leaders_count = rulebook.options.stacking == Reading::Published;
    let units_alone = units > usize::from(rulebook.charts.stack_limit);
    public
        .stack(hex)
        .filter(|piece| public.counter(*piece).is_combat_unit() || (leaders_count && !units_alone))
        .collect()
}
