//! Spreads many counters that are put on the map at once: the first up to the stacking limit go where they are dropped,
//! the others to the nearest hexes with room.

use super::offers::{offered, orders};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        Rulebook,
        counter::{Piece, Place},
        movement::stacking,
        order::Order,
        position::Public,
    },
    planning::Mark,
};

/// The orders that put units from a box, or from the set-up, on the map around a hex; units without room stay where
/// they are.
pub(super) fn around(rulebook: &Rulebook, public: &Public, units: &[UnitId], hex: Hex) -> Vec<Order> {
    let mut after = public.clone();
    let mut waiting: Vec<Piece> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let mut given = Vec::new();
    while let Some((end, pieces, put)) = next(rulebook, &after, &waiting, hex) {
        for piece in &pieces {
            after.put(rulebook, *piece, Place::Map(end));
        }
        waiting.retain(|piece| !pieces.contains(piece));
        given.extend(put);
    }
    given
}

/// The nearest hex with room for any of them, as many as fit there, and their orders.
fn next(
    rulebook: &Rulebook,
    public: &Public,
    waiting: &[Piece],
    hex: Hex,
) -> Option<(Hex, Vec<Piece>, Vec<Order>)> {
    let offer = offered(rulebook, public, waiting, &[]);
    let mut ends: Vec<Hex> = offer.places.keys().copied().collect();
    ends.sort_by_key(|end| (end.distance(hex), *end));
    for end in ends {
        let mut pieces = Vec::new();
        for piece in waiting {
            pieces.push(*piece);
            if !stacking::has_room(rulebook, public, end, &pieces) {
                pieces.pop();
            }
        }
        // Fewer of them may reach more hexes or fewer: a unit that moves alone is asked about alone.
        let choice = offered(rulebook, public, &pieces, &[]).places.remove(&end);
        let Some(choice) = choice.filter(|choice| choice.mark != Mark::Overrun) else { continue };
        let units: Vec<UnitId> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
        let put = orders(public, &units, end, &choice);
        return Some((end, pieces, put)).filter(|(_, _, put)| !put.is_empty());
    }
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::{Game, play},
        games::guderian::{
            players::Greedy,
            rules::{Guderian, View, phase::Phase, scenario::options::Options, set_up},
        },
        play::players::{Player, Thought},
    };
    use std::{collections::BTreeMap, sync::Arc};

    /// Gives the orders that put these around the hex, and returns the number of counters in each hex afterwards.
    fn put(
        world: &mut bevy::prelude::World,
        rulebook: &Rulebook,
        units: &[UnitId],
        hex: Hex,
    ) -> BTreeMap<Hex, usize> {
        let before = Guderian::position(world).public.clone();
        for order in around(rulebook, &before, units, hex) {
            play::<Guderian>(world, &order).unwrap();
        }
        let public = &Guderian::position(world).public;
        let mut stacks = BTreeMap::new();
        for unit in units {
            if let Some(hex) = public.counter(public.find(*unit).unwrap()).hex() {
                assert!(stacking::excess(rulebook, public, hex) == 0, "{hex}");
                *stacks.entry(hex).or_default() += 1;
            }
        }
        stacks
    }

    /// Three to a hex (7.1), the first where they are dropped, one order after the other as the rules accept them. This
    /// is used in the set-up (5.0), and from the box of a later turn (14.1).
    #[test]
    fn many_counters_are_spread_over_hexes_with_room() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 3));
        let mut player = Greedy::default();
        while Guderian::position(&world).public.phase != Phase::SovietSetUp {
            let view = View::to_play(&rulebook, Guderian::position(&world));
            let order = player.choose_order(&view, &Thought::default()).order;
            play::<Guderian>(&mut world, &order).unwrap();
        }
        let public = &Guderian::position(&world).public;
        let army = public.pieces().filter(|(_, counter)| counter.place == Place::SetUp);
        let pieces: Vec<Piece> = army.map(|(piece, _)| piece).collect();
        let same = |piece: &Piece| public.counter(*piece).army == public.counter(pieces[0]).army;
        let units: Vec<UnitId> =
            pieces.iter().filter(|piece| same(piece)).map(|piece| public.counter(*piece).id).collect();
        assert!(units.len() > 3);
        let first = pieces.iter().copied().filter(same).collect::<Vec<_>>();
        let hex = *offered(&rulebook, public, &first, &[]).places.keys().next().unwrap();
        let stacks = put(&mut world, &rulebook, &units, hex);
        assert_eq!(stacks.values().sum::<usize>(), units.len(), "{stacks:?}");
        assert!(stacks[&hex] >= 3, "{stacks:?}");
        assert!(set_up::waiting(&Guderian::position(&world).public).count() < pieces.len());
        let (units, hex) = loop {
            let position = Guderian::position(&world);
            if let Some(found) = crowd_that_is_due(&rulebook, &position.public) {
                break found;
            }
            let order = player.choose_order(&View::to_play(&rulebook, position), &Thought::default()).order;
            play::<Guderian>(&mut world, &order).unwrap();
        };
        let stacks = put(&mut world, &rulebook, &units, hex);
        assert_eq!(stacks.values().sum::<usize>(), units.len(), "{stacks:?}");
        assert!(stacks.len() > 1 && stacks.contains_key(&hex), "{stacks:?}");
    }

    /// More units than a hex has room for, due in one area in their own Movement Phase, and a hex where they can enter.
    fn crowd_that_is_due(rulebook: &Rulebook, public: &Public) -> Option<(Vec<UnitId>, Hex)> {
        if !public.phase.is_movement() || public.owed.is_some() {
            return None;
        }
        let mut areas: BTreeMap<UnitId, Vec<Piece>> = BTreeMap::new();
        for (piece, counter) in public.pieces().filter(|(_, counter)| counter.side() == public.phase.side()) {
            if let Place::Due { area } = counter.place {
                areas.entry(area).or_default().push(piece);
            }
        }
        areas.values().filter(|pieces| pieces.len() > 3).find_map(|pieces| {
            let hex = *offered(rulebook, public, pieces, &[]).places.keys().next()?;
            Some((pieces.iter().map(|piece| public.counter(*piece).id).collect(), hex))
        })
    }
}
