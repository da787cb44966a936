//! What has been left undone when a phase is to end.

use super::{arrivals::boxes, plan::PlannedAttack};
use crate::games::guderian::{
    rules::{
        Rulebook, counter::Place, interdiction, kinds::Side, legal::Undone, phase::Phase, position::Public,
        set_up, stacking,
    },
    words::names::hex_name,
};
use crate::panels::widgets::count;

/// What would be left undone if the phase ended now.
pub fn reasons(
    rulebook: &Rulebook,
    public: &Public,
    undone: Undone,
    planned: Option<&PlannedAttack>,
) -> Vec<String> {
    let side = public.phase.side();
    let mut reasons = Vec::new();
    if planned.is_some() {
        reasons.push("The attack that you planned has not been made.".to_owned());
    }
    if undone.unmoved > 0 {
        reasons.push(format!("{} not moved.", count(undone.unmoved, "unit has", "units have")));
    }
    if undone.under_way > 0 {
        reasons.push(format!(
            "{} moved and may still go on.",
            count(undone.under_way, "unit has", "units have")
        ));
    }
    if undone.attackers > 0 {
        reasons.push(format!("{} could still attack.", count(undone.attackers, "unit", "units")));
    }
    match public.phase {
        Phase::SovietSetUp => {
            let waiting = set_up::waiting(public).count();
            if waiting > 0 {
                let units = count(waiting, "counter is", "counters are");
                reasons.push(format!("{units} not on the map yet."));
            }
        }
        Phase::SovietMovement | Phase::GermanMovement => reinforcements(rulebook, public, side, &mut reasons),
        Phase::FirstInterdiction | Phase::AirInterdiction | Phase::SovietInterdiction => {
            markers(rulebook, public, &mut reasons);
        }
        _ => {}
    }
    if public.phase.is_movement() {
        for hex in stacking::overfull(rulebook, public, side) {
            let over = stacking::excess(rulebook, public, hex);
            let units = count(over, "counter is", "counters are");
            reasons.push(format!("{units} over the limit in {} and would be lost.", hex_name(rulebook, hex)));
        }
    }
    reasons
}

fn reinforcements(rulebook: &Rulebook, public: &Public, side: Side, reasons: &mut Vec<String>) {
    for (name, pieces) in boxes(public, side) {
        let forfeited = pieces.first().is_some_and(|piece| {
            matches!(public.counter(*piece).place,
                Place::Due { area } if rulebook.scenario.provisional.contains(&area))
        });
        let lost = if forfeited && !rulebook.options.provisional_saved {
            " A provisional division that does not enter is lost."
        } else {
            ""
        };
        let units = count(pieces.len(), "counter waits", "counters wait");
        reasons.push(format!("{name}: {units} to enter.{lost}"));
    }
}

/// Markers that could still be placed, if there is any hex for them.
fn markers(rulebook: &Rulebook, public: &Public, reasons: &mut Vec<String>) {
    let any = rulebook.board.hexes().any(|hex| interdiction::may_place(rulebook, public, hex).is_ok());
    if !any {
        return;
    }
    match public.phase.side() {
        Side::German => {
            let left = usize::from(rulebook.scenario.air_interdiction.markers) - public.air_markers.len();
            reasons.push(format!("{} not placed.", count(left, "marker is", "markers are")));
        }
        Side::Soviet => {
            let left = rulebook.scenario.soviet_interdiction.uses - public.soviet_marker_uses;
            let turns = count(usize::from(left), "turn", "turns");
            reasons.push(format!("The marker is not placed; it may be used in {turns} more."));
        }
    }
}
