//! The end of a segment: the button at the foot of the dock, the actions before it, and the actions left.

use super::{answer, attack, context::PanelContext};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::platoon::{
        planning::{wish::Wish, worth::promising},
        rules::{
            combat::is_ready,
            conduct::setting_up::works_left,
            counter::{Counter, Place},
            kinds::Side,
            movement::{may_go_on_from_edge, may_move},
            order::{Order, Work},
            phase::{Phase, Segment},
            position::Public,
            rulebook::Rulebook,
            set_up,
        },
    },
    panels::{
        Action,
        frame::panelled::{Beside, NextStep, Unfinished},
    },
};

/// The name of a segment of a player turn on the bar.
pub(super) fn segment_name(segment: Segment) -> String {
    match segment {
        Segment::Start => say!("platoon-panels-segment-loading"),
        Segment::IndirectFire => say!("platoon-panels-segment-indirect-fire"),
        Segment::DirectFire => say!("platoon-panels-segment-direct-fire"),
        Segment::Vehicles => say!("platoon-panels-segment-vehicles"),
        Segment::Assault => say!("platoon-panels-segment-assaults"),
        Segment::Others => say!("platoon-panels-segment-foot-units"),
        Segment::Registration => say!("platoon-panels-segment-registration"),
    }
}

/// The question before the end of a segment.
fn question_of(phase: Phase) -> String {
    match phase.segment() {
        None => say!("platoon-panels-end-set-up.question"),
        Some(Segment::Start) => say!("platoon-panels-end-loading-question"),
        Some(Segment::IndirectFire) => say!("platoon-panels-end-indirect-fire-question"),
        Some(Segment::DirectFire) => say!("platoon-panels-end-direct-fire-question"),
        Some(Segment::Vehicles) => say!("platoon-panels-end-vehicles-question"),
        Some(Segment::Assault) => say!("platoon-panels-end-assault-question"),
        Some(Segment::Others) => say!("platoon-panels-end-foot-question"),
        Some(Segment::Registration) => say!("platoon-panels-end-registration-question"),
    }
}

/// The action of the button at the foot.
pub(super) fn step(panel: &PanelContext) -> Option<NextStep> {
    let public = panel.state.public;
    if !panel.is_asked() {
        return None;
    }
    let step = |words: String, order| {
        let question = Some(question_of(public.phase));
        // During set-up the amber action is to set up the rest.
        let lesser = public.phase.is_set_up() && undone(panel).iter().any(|left| left.must);
        NextStep { question, lesser, ..NextStep::end_phase(words, Action::order(order)) }
    };
    if public.owed.is_some() {
        let pass = || NextStep { question: None, ..step(say!("platoon-panels-hold-fire"), Order::Pass) };
        let Some((words, order, harms)) = answer::answer_meant(panel) else { return Some(pass()) };
        let beside = Beside::hold(say!("platoon-panels-hold-fire"), Action::order(Order::Pass));
        return Some(NextStep { lesser: !harms, ..NextStep::act(words, Action::order(order), beside) });
    }
    if panel.state.own.pointing.plan.is_some() {
        let beside = Beside::cancel(Wish::Leave);
        if let Some((words, order)) = attack::meant(panel) {
            return Some(NextStep::act(words, Action::order(order), beside));
        }
        let end = step(say!("platoon-panels-end-segment"), Order::Done);
        return Some(NextStep { lesser: true, beside: Some(beside), ..end });
    }
    match public.phase {
        Phase::Over => None,
        phase if phase.is_set_up() => Some(step(say!("platoon-panels-end-set-up"), Order::Done)),
        _ => Some(step(say!("platoon-panels-end-segment"), Order::Done)),
    }
}

/// The instructions for this segment, and its end. It does not depend on a planned attack: the dock keeps it for the
/// position.
pub(super) fn to_do(panel: &PanelContext) -> String {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let force = rulebook.scenario.force(side);
    let lays = force.mines.is_some() || force.forts.is_some() || force.blocks.is_some();
    if public.owed.is_some() {
        return say!("platoon-panels-to-do-opportunity-fire");
    }
    match public.phase.segment() {
        None if public.phase.is_set_up() && not_set_up(rulebook, public, side).is_empty() => {
            say!("platoon-panels-to-do-set-up-done")
        }
        None if lays => say!("platoon-panels-to-do-set-up-and-lay"),
        None => say!("platoon-panels-to-do-set-up"),
        Some(Segment::Start) => say!("platoon-panels-to-do-loading"),
        Some(Segment::IndirectFire) => say!("platoon-panels-to-do-indirect-fire"),
        Some(Segment::DirectFire) => say!("platoon-panels-to-do-direct-fire"),
        Some(Segment::Vehicles) => say!("platoon-panels-to-do-vehicles"),
        Some(Segment::Assault) => say!("platoon-panels-to-do-assault"),
        Some(Segment::Others) => say!("platoon-panels-to-do-foot"),
        Some(Segment::Registration) => say!("platoon-panels-to-do-registration"),
    }
}

/// The units beside the map that may enter now.
pub(super) fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let waits = |counter: &&Counter| {
        let Place::Due(number) = counter.place else { return false };
        let arrival = rulebook.scenario.force(side).arrivals.get(usize::from(number));
        counter.side == side
            && arrival.is_some_and(|due| due.turn <= public.turn)
            && may_move(rulebook, public, counter).is_ok()
    };
    if !panel.is_asked() || public.owed.is_some() {
        return Vec::new();
    }
    public.counters.iter().filter(waits).map(|counter| counter.id).collect()
}

/// The actions that would be left undone if the segment ended now.
pub(super) fn undone(panel: &PanelContext) -> Vec<Unfinished> {
    let (rulebook, public) = panel.game();
    undone_by(rulebook, public, panel.state.own.acting)
}

fn undone_by(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Unfinished> {
    if public.owed.is_some() {
        return Vec::new();
    }
    if public.phase.is_set_up() {
        return not_set_up(rulebook, public, side);
    }
    let Some(segment) = public.phase.segment() else { return Vec::new() };
    let own = || public.counters.iter().filter(move |counter| counter.side == side);
    let units: Vec<(UnitId, Option<Hex>)> = match segment {
        Segment::Vehicles | Segment::Others => {
            let idle = |counter: &&Counter| {
                let comes = |number: u8| {
                    let arrivals = &rulebook.scenario.force(side).arrivals;
                    arrivals.get(usize::from(number)).is_some_and(|due| due.turn <= public.turn)
                };
                let there = match counter.place {
                    Place::Map(_) => true,
                    Place::Due(number) => comes(number),
                    _ => false,
                };
                let begins = !counter.condition.moved || may_go_on_from_edge(rulebook, public, counter);
                there && begins && may_move(rulebook, public, counter).is_ok()
            };
            own().filter(idle).map(|counter| (counter.id, counter.hex())).collect()
        }
        Segment::DirectFire | Segment::IndirectFire | Segment::Assault => {
            let promising = promising(rulebook, public, side);
            let able = |counter: &&Counter| is_ready(counter).is_ok() && promising.contains(&counter.id);
            own().filter(able).map(|counter| (counter.id, counter.hex())).collect()
        }
        Segment::Start | Segment::Registration => Vec::new(),
    };
    if units.is_empty() {
        return Vec::new();
    }
    let n = units.len();
    let told = match segment {
        // Some of them may have come onto the map already.
        Segment::Vehicles | Segment::Others => say!("platoon-panels-undone-move", n = n),
        Segment::Assault => say!("platoon-panels-undone-assault", n = n),
        _ => say!("platoon-panels-undone-fire", n = n),
    };
    vec![Unfinished::new(told).by(units)]
}

/// Units that must be on the map before the set-up ends (4.1), and works not laid.
fn not_set_up(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Unfinished> {
    let mut left = Vec::new();
    let waiting: Vec<UnitId> = set_up::waiting(public, side).map(|counter| counter.id).collect();
    if !waiting.is_empty() {
        let words = say!("platoon-panels-undone-set-up", n = waiting.len());
        left.push(Unfinished::new(words).by(waiting.into_iter().map(|unit| (unit, None))).must());
    }
    for work in [Work::Mines, Work::Fort, Work::Block] {
        let more = works_left(rulebook, public, side, work);
        if more > 0 {
            left.push(Unfinished::new(match work {
                Work::Mines => say!("platoon-panels-undone-mines", n = more),
                Work::Fort => say!("platoon-panels-undone-forts", n = more),
                Work::Block => say!("platoon-panels-undone-blocks", n = more),
            }));
        }
    }
    left
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::counters::Points;

    /// A unit that has only entered the map still counts as unfinished while it has movement left; a unit that has
    /// moved on is finished.
    #[test]
    fn who_has_just_come_onto_the_map_can_still_act() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        (public.turn, public.phase) = (1, Phase::First(Segment::Vehicles));
        let tank: UnitId = "ge-pz-4h-3".parse().unwrap();
        let mut asked = |at: &str, spent: Points, halted: bool| {
            let counter = public.counters.iter_mut().find(|counter| counter.id == tank).unwrap();
            counter.place = Place::Map(at.parse().unwrap());
            (counter.condition.moved, counter.condition.spent) = (true, spent);
            counter.condition.halted = halted;
            let left = undone_by(&rulebook, &public, Side::German);
            left.iter().flat_map(|left| &left.places).any(|(_, units)| units.contains(&tank))
        };
        let (road, all) = (rulebook.charts.road, Points::whole(14));
        assert!(asked("0105", road, false), "it stands on the edge");
        assert!(!asked("0105", road, true) && !asked("0105", all, false), "it goes nowhere from there");
        assert!(!asked("0305", road + road + road, false), "it has driven on");
    }
}
