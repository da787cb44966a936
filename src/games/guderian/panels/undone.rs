//! The actions left when a phase is to end.

use super::arrivals::boxes;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        wording::{capital, count},
    },
    games::guderian::{
        planning::preview::WeighedAttack,
        rules::{
            Rulebook,
            counter::{Piece, Place},
            kinds::Side,
            movement::stacking,
            order::legal::Undone,
            phase::Phase,
            position::Public,
            set_up,
            turn::interdiction,
        },
        words::names::hex_name,
    },
    panels::Unfinished,
};

/// Lists the actions that would be left undone if the phase ended now.
pub fn reasons(
    rulebook: &Rulebook,
    public: &Public,
    undone: &Undone,
    planned: Option<&WeighedAttack>,
) -> Vec<Unfinished> {
    let side = public.phase.side();
    let mut reasons = Vec::new();
    let mut units = |units: &[Piece], one: &str, many: &str, what: &str, must: bool| {
        if !units.is_empty() {
            let left = Unfinished::new(format!("{} {what}.", count(units.len(), one, many)));
            reasons.push(Unfinished { must, ..left.by(where_they_are(public, units)) });
        }
    };
    let marches = &undone.marches;
    units(marches, "unit", "units", "must march before the phase can end (5.23)", true);
    units(&undone.unmoved, "unit", "units", "can still move", false);
    units(&undone.attackers, "unit", "units", "can still attack", false);
    if let Some(planned) = planned {
        let left = Unfinished::new("The planned attack has not been made.");
        reasons.insert(0, left.at(planned.targets.iter().copied()));
    }
    match public.phase {
        Phase::SovietSetUp => {
            let waiting: Vec<Piece> = set_up::waiting(public).filter_map(|it| public.find(it.id)).collect();
            if !waiting.is_empty() {
                let units = count(waiting.len(), "counter is", "counters are");
                let left = Unfinished::new(format!("{units} not set up yet."));
                reasons.push(left.by(where_they_are(public, &waiting)).must());
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
            let units = count(over, "unit", "units");
            let name = capital(&hex_name(rulebook, hex));
            let words = format!("{name} is over the stacking limit: {units} would be eliminated.");
            reasons.push(Unfinished::new(words).at([hex]));
        }
    }
    reasons
}

fn where_they_are<'a>(
    public: &'a Public,
    units: &'a [Piece],
) -> impl Iterator<Item = (UnitId, Option<Hex>)> + 'a {
    units.iter().map(|piece| (public.counter(*piece).id, public.counter(*piece).hex()))
}

fn reinforcements(rulebook: &Rulebook, public: &Public, side: Side, reasons: &mut Vec<Unfinished>) {
    for (name, pieces) in boxes(public, side) {
        let forfeited = pieces.first().is_some_and(|piece| {
            matches!(public.counter(*piece).place,
                Place::Due { area } if rulebook.scenario.provisional.contains(&area))
        });
        let lost = if forfeited && !rulebook.options.provisional_saved {
            " A provisional division that does not enter is removed."
        } else {
            ""
        };
        let units = count(pieces.len(), "counter", "counters");
        let entry = pieces.first().and_then(|piece| match public.counter(*piece).place {
            Place::Due { area } => rulebook.board.area(area.as_str())?.hexes.first().copied(),
            _ => None,
        });
        let waiting = pieces.iter().map(|piece| (public.counter(*piece).id, entry));
        reasons.push(Unfinished::new(format!("{name}: {units} can still enter.{lost}")).by(waiting));
    }
}

/// Adds markers that could still be placed, if there is any hex for them.
fn markers(rulebook: &Rulebook, public: &Public, reasons: &mut Vec<Unfinished>) {
    let any = rulebook.board.hexes().any(|hex| interdiction::may_place(rulebook, public, hex).is_ok());
    if !any {
        return;
    }
    match public.phase.side() {
        Side::German => {
            let left = usize::from(rulebook.scenario.air_interdiction.markers) - public.air_markers.len();
            if left > 0 {
                let words = format!("{} left to place.", count(left, "marker", "markers"));
                reasons.push(Unfinished::new(words));
            }
        }
        Side::Soviet => {
            let left = rulebook.scenario.soviet_interdiction.uses - public.soviet_marker_uses;
            let turns = count(usize::from(left), "more turn", "more turns");
            let words = format!("The marker is not placed. It can be used on {turns}.");
            reasons.push(Unfinished::new(words));
        }
    }
}
