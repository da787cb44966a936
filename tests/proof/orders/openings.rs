//! The judgements at the start of a movement phase, against the second opinion.

use crate::{
    oracle::{map::Map, movement::allowance, supply::Lines},
    situation::situation,
};
use kessel::games::guderian::rules::{
    Rulebook, counter::Motion, event::Event, kinds::Side, phase::Phase, position::Public,
};

/// Checks allowances, supply and radius as judged at the start of a movement phase (5.7, 8.2).
pub fn judged_at_the_opening(rulebook: &Rulebook, map: &Map, public: &Public, events: &[Event], label: &str) {
    let opened = events.iter().any(|event| matches!(event, Event::SupplyJudged { .. }));
    if !opened || !public.phase.is_movement() {
        return;
    }
    let theirs = situation(rulebook, map, public);
    let lines = Lines::new(&theirs);
    for (_, counter, _) in public.on_map(public.phase.side()) {
        let (unit, condition) = (theirs.unit(counter.id.as_str()), &counter.condition);
        let supplied = lines.in_supply(unit);
        let label = format!("{label}: {} at the opening", counter.id);
        assert_eq!(condition.supplied, supplied, "{label}: supply");
        let moves = public.phase != Phase::GermanMechanized || counter.kind.moves_twice();
        if condition.motion == Motion::Fresh && !condition.disrupted && moves {
            let whole = allowance(unit, supplied);
            assert_eq!(i32::from(condition.left.0), whole, "{label}: allowance");
        }
        if counter.side() == Side::Soviet {
            assert_eq!(condition.commanded, lines.in_radius(unit), "{label}: radius");
        }
    }
}
