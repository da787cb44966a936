//! How a click or a key answers what is owed, and the hexes in which that is asked.

use super::offers::offered;
use crate::table::{offer::Lit, offer::Mark};
use crate::{
    engine::{board::Hex, counters::Word},
    games::guderian::rules::{
        Rulebook,
        battle::{Battle, Decision, Stage},
        counter::Piece,
        interdiction,
        order::Order,
        phase::Phase,
        position::Public,
        retreat::{Retreat, Routes},
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The retreat that is being routed by clicking.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Routing {
    /// The stack that is routed.
    pub stack: Option<Hex>,
    /// Hexes that the route shall lead through.
    pub through: Vec<Hex>,
}

/// Whether markers are laid in the phase.
pub(super) fn is_interdiction(phase: Phase) -> bool {
    matches!(phase, Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction)
}

/// The order that a click answers a decision with, if it does.
pub(super) fn answer(
    (rulebook, public): (&Rulebook, &Public),
    decision: &Decision,
    unit: Option<Word>,
    hex: Option<Hex>,
    selected: &[Word],
    routing: &mut Routing,
) -> Option<Order> {
    match decision {
        Decision::LoseStep { .. } => Some(Order::LoseStep { unit: unit? }),
        Decision::Excess { .. } => Some(Order::Remove { unit: unit? }),
        Decision::Route { stacks, .. } => route(rulebook, public, stacks, hex?, routing),
        Decision::Advance { .. } => {
            let pieces: Vec<Piece> = selected.iter().filter_map(|unit| public.find(*unit)).collect();
            let path = offered(rulebook, public, &pieces, &[]).places.get(&hex?)?.path.clone();
            Some(Order::Advance { units: selected.to_vec(), path })
        }
        Decision::LoseOrRetreat { .. } | Decision::Bid { .. } => None,
    }
}

/// A click on a stack routes it; clicks along the way, or one on its far end, choose its route.
fn route(
    rulebook: &Rulebook,
    public: &Public,
    stacks: &[Hex],
    hex: Hex,
    routing: &mut Routing,
) -> Option<Order> {
    if stacks.contains(&hex) && routing.stack != Some(hex) {
        *routing = Routing { stack: Some(hex), through: Vec::new() };
        return None;
    }
    let stack = routing.stack.filter(|stack| stacks.contains(stack)).or(stacks.first().copied())?;
    routing.stack = Some(stack);
    let routes = routes(rulebook, public, stack)?;
    let clicked = match clicked(&routes.paths, &routing.through, hex) {
        // Perhaps it begins another route.
        Clicked::Nowhere => clicked(&routes.paths, &[], hex),
        clicked => clicked,
    };
    routing.through.clear();
    match clicked {
        Clicked::Step(through) => {
            routing.through = through;
            None
        }
        Clicked::End(path) => Some(Order::Route { stack, path, units: Vec::new() }),
        // Refused by the rules, with the reason.
        Clicked::Nowhere => Some(Order::Route { stack, path: vec![hex], units: Vec::new() }),
    }
}

/// What a click on a hex means for the route of a retreat.
#[derive(Debug, PartialEq)]
enum Clicked {
    /// The route leads through these hexes so far.
    Step(Vec<Hex>),
    /// This is the route.
    End(Vec<Hex>),
    /// No route leads there.
    Nowhere,
}

/// A click is a step as long as a route goes on behind it; else it is the end, where several ways lead there the first.
fn clicked(paths: &[Vec<Hex>], through: &[Hex], hex: Hex) -> Clicked {
    let steps: Vec<Hex> = through.iter().copied().chain([hex]).collect();
    let goes_on = |path: &&Vec<Hex>| path.len() > steps.len() && path.starts_with(&steps);
    if paths.iter().any(|path| goes_on(&path)) {
        return Clicked::Step(steps);
    }
    let ends = |path: &&Vec<Hex>| path.starts_with(through) && path.last() == Some(&hex);
    paths.iter().find(ends).map_or(Clicked::Nowhere, |path| Clicked::End(path.clone()))
}

/// The routes of a stack that waits to be sent.
pub(super) fn routes(rulebook: &Rulebook, public: &Public, from: Hex) -> Option<Routes> {
    let battle: &Battle = public.battle.as_ref()?;
    let Stage::Retreating { role, amount, .. } = battle.stage else { return None };
    let group: Vec<Piece> =
        battle.group(role).iter().copied().filter(|piece| public.counter(*piece).hex().is_some()).collect();
    let stack: Vec<Piece> = group
        .iter()
        .copied()
        .filter(|piece| public.counter(*piece).hex() == Some(from) && !battle.has_retreated(*piece))
        .collect();
    Some(Retreat { stack: &stack, from, amount, group: &group }.routes(rulebook, public))
}

/// The hexes in which something must be clicked.
pub(super) fn asked(rulebook: &Rulebook, public: &Public, routing: &Routing) -> BTreeMap<Hex, Lit> {
    let mut hexes = BTreeMap::new();
    let mut mark = |hex: Option<Hex>, mark| {
        hexes.extend(hex.map(|hex| (hex, Lit::plain(mark))));
    };
    match &public.owed {
        Some(
            Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. }
            | Decision::Advance { among, .. },
        ) => {
            for unit in among {
                let hex = public.find(*unit).and_then(|piece| public.counter(piece).hex());
                mark(hex, Mark::Asked);
            }
        }
        Some(Decision::Route { stacks, .. }) => {
            for hex in stacks {
                mark(Some(*hex), Mark::Asked);
            }
            let stack = routing.stack.or(stacks.first().copied());
            for path in stack.and_then(|stack| routes(rulebook, public, stack)).unwrap_or_default().paths {
                if path.starts_with(&routing.through) {
                    for hex in path {
                        mark(Some(hex), Mark::Retreat);
                    }
                }
            }
        }
        Some(Decision::LoseOrRetreat { side, .. }) => {
            let hit = public.battle.iter().flat_map(|battle| {
                if *side == battle.attacker { battle.attackers.iter() } else { battle.defenders.iter() }
            });
            for piece in hit {
                mark(public.counter(*piece).hex(), Mark::Asked);
            }
        }
        None if is_interdiction(public.phase) => {
            for hex in rulebook.board.hexes() {
                let open = interdiction::may_place(rulebook, public, hex).is_ok();
                mark(Some(hex).filter(|_| open), Mark::Lay);
            }
        }
        _ => {}
    }
    hexes
}

#[cfg(test)]
mod tests {
    use super::{Clicked, clicked};
    use crate::engine::board::Hex;

    fn way(hexes: &[&str]) -> Vec<Hex> {
        hexes.iter().map(|hex| hex.parse().unwrap()).collect()
    }

    /// 8.3: of a retreat of two hexes, the first one clicked is where it begins, even if another way ends there.
    #[test]
    fn the_first_click_of_a_retreat_is_a_step_unless_it_is_the_end() {
        let paths = [way(&["1816", "1817"]), way(&["1817", "1816"]), way(&["1716", "1616"])];
        let hex = |id: &str| id.parse::<Hex>().unwrap();
        assert_eq!(clicked(&paths, &[], hex("1816")), Clicked::Step(way(&["1816"])));
        assert_eq!(clicked(&paths, &way(&["1816"]), hex("1817")), Clicked::End(paths[0].clone()));
        assert_eq!(clicked(&paths, &way(&["1817"]), hex("1816")), Clicked::End(paths[1].clone()));
        // A far end that no way passes through is meant as the end.
        assert_eq!(clicked(&paths, &[], hex("1616")), Clicked::End(paths[2].clone()));
        assert_eq!(clicked(&paths, &way(&["1816"]), hex("1616")), Clicked::Nowhere);
        assert_eq!(clicked(&paths, &[], hex("2020")), Clicked::Nowhere);
    }
}
