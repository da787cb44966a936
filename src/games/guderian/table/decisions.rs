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

/// A click on a stack routes it; a click on an end, or on hexes along the way, chooses its route.
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
    let fitting = |through: &[Hex]| -> Vec<Vec<Hex>> {
        let leads = |path: &&Vec<Hex>| through.iter().all(|hex| path.contains(hex));
        routes.paths.iter().filter(leads).cloned().collect()
    };
    let mut through = routing.through.clone();
    through.push(hex);
    let mut paths = fitting(&through);
    if paths.is_empty() {
        through = vec![hex];
        paths = fitting(&through);
    }
    // A click on the end means the end, where several ways lead there the first.
    let ending: Vec<&Vec<Hex>> = paths.iter().filter(|path| path.last() == Some(&hex)).collect();
    let chosen = match (ending.first(), paths.as_slice()) {
        (Some(path), _) => Some((*path).clone()),
        (None, [path]) => Some(path.clone()),
        _ => None,
    };
    routing.through = if paths.is_empty() { Vec::new() } else { through };
    if paths.is_empty() {
        // Refused by the rules, with the reason.
        return Some(Order::Route { stack, path: vec![hex], units: Vec::new() });
    }
    chosen.map(|path| Order::Route { stack, path, units: Vec::new() })
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
                if routing.through.iter().all(|hex| path.contains(hex)) {
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
