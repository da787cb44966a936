//! Answers to a pending decision by click or key, and the hexes that the question is about.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Refusal,
        text::{Arg, t},
    },
    games::guderian::{
        rules::{
            Rulebook,
            combat::battle::Decision,
            counter::Piece,
            order::{Order, legal},
            phase::Phase,
            position::Public,
            turn::interdiction,
        },
        words::names::names_of,
    },
    planning::{Highlight, Mark},
};
use std::collections::{BTreeMap, BTreeSet};

/// The retreat that is routed by clicking.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Routing {
    pub stack: Option<Hex>,
    /// Hexes that the route must lead through.
    pub through: Vec<Hex>,
}

/// Whether markers are placed in the phase.
pub(super) fn is_interdiction(phase: Phase) -> bool {
    matches!(phase, Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction)
}

/// The order with which a click answers a decision, if any.
pub(in crate::games::guderian) fn answer(
    (rulebook, public): (&Rulebook, &Public),
    decision: &Decision,
    unit: Option<UnitId>,
    hex: Option<Hex>,
    selected: &[UnitId],
    routing: &mut Routing,
) -> Option<Order> {
    match decision {
        Decision::LoseStep { .. } => Some(Order::LoseStep { unit: unit? }),
        Decision::Excess { .. } => Some(Order::Remove { unit: unit? }),
        Decision::Route { stacks, .. } => route(rulebook, public, stacks, hex?, routing),
        Decision::Advance { among, .. } => advance(rulebook, public, among, selected, hex?),
        Decision::LoseOrRetreat { .. } | Decision::Bid { .. } => None,
    }
}

/// A click on a hex that winners can enter sends the selected winners there; otherwise the stack that can go there,
/// whole.
fn advance(
    rulebook: &Rulebook,
    public: &Public,
    among: &[UnitId],
    selected: &[UnitId],
    hex: Hex,
) -> Option<Order> {
    let leads_there = |(_, paths): &(Vec<Piece>, Vec<Vec<Hex>>)| {
        paths.iter().find(|path| path.last() == Some(&hex)).cloned()
    };
    let (pieces, path) = advancing(rulebook, public, among, selected)
        .into_iter()
        .find_map(|ways| leads_there(&ways).map(|path| (ways.0, path)))?;
    let units = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    Some(Order::Advance { units, path })
}

/// Whether a click on this unit selects it to advance, wherever other units could go.
pub(super) fn chooses_winner(decision: &Decision, unit: Option<UnitId>, selected: &[UnitId]) -> bool {
    let Decision::Advance { among, .. } = decision else { return false };
    unit.is_some_and(|unit| among.contains(&unit)) && !selected.iter().any(|unit| among.contains(unit))
}

/// All units that could advance from the hex of one of them: a click on their stack means all, a click in its fan means
/// one.
pub(super) fn winners_with(public: &Public, decision: &Decision, unit: UnitId) -> Vec<UnitId> {
    let Decision::Advance { among, .. } = decision else { return Vec::new() };
    let stands = |unit: UnitId| public.find(unit).and_then(|piece| public.counter(piece).hex());
    among.iter().copied().filter(|other| stands(*other) == stands(unit)).collect()
}

/// The units that could go to a hex, if there are several and none of them is selected: the player must select.
pub(super) fn who_advances(
    (rulebook, public): (&Rulebook, &Public),
    decision: &Decision,
    selected: &[UnitId],
    hex: Hex,
) -> Option<Refusal> {
    let Decision::Advance { among, .. } = decision else { return None };
    let goes = |(_, paths): &(Vec<Piece>, Vec<Vec<Hex>>)| paths.iter().any(|path| path.last() == Some(&hex));
    let ways: Vec<_> = advancing(rulebook, public, among, selected).into_iter().filter(goes).collect();
    if ways.len() < 2 {
        return None;
    }
    let called = |(pieces, _): &(Vec<Piece>, Vec<Vec<Hex>>)| {
        let units: Vec<UnitId> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
        Arg::list(names_of(rulebook, public, &units).into_iter().map(|(name, _)| name))
    };
    let mut stacks: Vec<Arg> = ways.iter().map(called).collect();
    stacks.dedup();
    Some(Refusal::new("9.81", t!("guderian-planning-several-advance", stacks = stacks, hex = hex)))
}

/// The units that may advance together, with all of their paths: those of the selected winners, or without a selection
/// every stack of winners.
fn advancing(
    rulebook: &Rulebook,
    public: &Public,
    among: &[UnitId],
    selected: &[UnitId],
) -> Vec<(Vec<Piece>, Vec<Vec<Hex>>)> {
    let chosen: Vec<UnitId> = selected.iter().copied().filter(|unit| among.contains(unit)).collect();
    let mut stacks: BTreeMap<Hex, Vec<Piece>> = BTreeMap::new();
    for piece in if chosen.is_empty() { among } else { &chosen }.iter().filter_map(|unit| public.find(*unit))
    {
        if let Some(hex) = public.counter(piece).hex() {
            stacks.entry(hex).or_default().push(piece);
        }
    }
    let ways = |(hex, pieces): (Hex, Vec<Piece>)| {
        let mut ways = legal::advances(rulebook, public, &pieces);
        // A path back to its start counts as staying: its arrow would cover the arrow of another path.
        ways.retain(|path| path.last() != Some(&hex));
        (pieces, ways)
    };
    stacks.into_iter().map(ways).collect()
}

/// The steps of the paths that are still open in the decision, each once.
pub(in crate::games::guderian) fn steps(
    rulebook: &Rulebook,
    public: &Public,
    selected: &[UnitId],
    routing: &Routing,
) -> Vec<[Hex; 2]> {
    let mut steps = BTreeSet::new();
    let mut note = |start: Hex, path: &[Hex]| {
        let from = std::iter::once(start).chain(path.iter().copied());
        steps.extend(from.zip(path.iter().copied()).map(|(from, to)| [from, to]));
    };
    match &public.owed {
        Some(Decision::Route { stacks, .. }) => {
            let Some(stack) = routing.stack.or(stacks.first().copied()) else { return Vec::new() };
            for path in legal::routes(rulebook, public, stack)
                .iter()
                .filter(|path| path.starts_with(&routing.through))
            {
                note(stack, path);
            }
        }
        Some(Decision::Advance { among, .. }) => {
            for (pieces, paths) in advancing(rulebook, public, among, selected) {
                let Some(start) = pieces.first().and_then(|piece| public.counter(*piece).hex()) else {
                    continue;
                };
                paths.iter().for_each(|path| note(start, path));
            }
        }
        _ => {}
    }
    steps.into_iter().collect()
}

/// The order of a click on a stack to be routed. Clicks along a route, or one on its far end, choose the route.
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
    let paths = legal::routes(rulebook, public, stack);
    let clicked = match clicked(&paths, &routing.through, hex) {
        // The click may begin another route.
        Clicked::Nowhere => clicked(&paths, &[], hex),
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

/// The meaning of a click on a hex for the route of a retreat.
#[derive(Debug, PartialEq)]
enum Clicked {
    /// The clicks have chosen these first hexes of the route.
    Step(Vec<Hex>),
    /// The route is complete.
    End(Vec<Hex>),
    /// No route leads there.
    Nowhere,
}

/// Finds the meaning of a click: a step while a route continues after it, otherwise the end. If several routes end
/// there, the first one is meant.
fn clicked(paths: &[Vec<Hex>], through: &[Hex], hex: Hex) -> Clicked {
    let steps: Vec<Hex> = through.iter().copied().chain([hex]).collect();
    let goes_on = |path: &&Vec<Hex>| path.len() > steps.len() && path.starts_with(&steps);
    if paths.iter().any(|path| goes_on(&path)) {
        return Clicked::Step(steps);
    }
    let ends = |path: &&Vec<Hex>| path.starts_with(through) && path.last() == Some(&hex);
    paths.iter().find(ends).map_or(Clicked::Nowhere, |path| Clicked::End(path.clone()))
}

/// The hexes that the player may click to answer.
pub(in crate::games::guderian) fn asked(
    rulebook: &Rulebook,
    public: &Public,
    routing: &Routing,
) -> BTreeMap<Hex, Highlight> {
    let mut hexes = BTreeMap::new();
    let mut mark = |hex: Option<Hex>, mark| {
        hexes.extend(hex.map(|hex| (hex, Highlight::plain(mark))));
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
            if let Some(Decision::Advance { .. }) = &public.owed {
                let ways = advancing(rulebook, public, among, &[]);
                for end in ways.iter().flat_map(|(_, paths)| paths).filter_map(|path| path.last()) {
                    mark(Some(*end), Mark::Advance);
                }
            }
        }
        Some(Decision::Route { stacks, .. }) => {
            for hex in stacks {
                mark(Some(*hex), Mark::Asked);
            }
            let stack = routing.stack.or(stacks.first().copied());
            for path in stack.map(|stack| legal::routes(rulebook, public, stack)).unwrap_or_default() {
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

    /// 8.3: in a retreat of two hexes the first click is its first step, even if another route ends there.
    #[test]
    fn the_first_click_of_a_retreat_is_a_step_unless_it_is_the_end() {
        let paths = [way(&["1816", "1817"]), way(&["1817", "1816"]), way(&["1716", "1616"])];
        let hex = |id: &str| id.parse::<Hex>().unwrap();
        assert_eq!(clicked(&paths, &[], hex("1816")), Clicked::Step(way(&["1816"])));
        assert_eq!(clicked(&paths, &way(&["1816"]), hex("1817")), Clicked::End(paths[0].clone()));
        assert_eq!(clicked(&paths, &way(&["1817"]), hex("1816")), Clicked::End(paths[1].clone()));
        // A far end that no route passes through is the end.
        assert_eq!(clicked(&paths, &[], hex("1616")), Clicked::End(paths[2].clone()));
        assert_eq!(clicked(&paths, &way(&["1816"]), hex("1616")), Clicked::Nowhere);
        assert_eq!(clicked(&paths, &[], hex("2020")), Clicked::Nowhere);
    }
}
