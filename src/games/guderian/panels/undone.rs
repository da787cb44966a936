//! The actions left when a phase is to end.

use super::arrivals::boxes;
use crate::{
    engine::{board::Hex, counters::UnitId, text::say, wording::capital},
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
    let mut add = |units: &[Piece], words: fn(usize) -> String, must: bool| {
        if !units.is_empty() {
            let left = Unfinished::new(words(units.len()));
            reasons.push(Unfinished { must, ..left.by(where_they_are(public, units)) });
        }
    };
    add(&undone.marches, |n| say!("guderian-panels-undone-march", n = n), true);
    add(&undone.unmoved, |n| say!("guderian-panels-undone-move", n = n), false);
    add(&undone.attackers, |n| say!("guderian-panels-undone-attack", n = n), false);
    if let Some(planned) = planned {
        let left = Unfinished::new(say!("guderian-panels-undone-planned"));
        reasons.insert(0, left.at(planned.targets.iter().copied()));
    }
    match public.phase {
        Phase::SovietSetUp => {
            let waiting: Vec<Piece> = set_up::waiting(public).filter_map(|it| public.find(it.id)).collect();
            if !waiting.is_empty() {
                let left = Unfinished::new(say!("guderian-panels-undone-set-up", n = waiting.len()));
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
            let name = capital(&hex_name(rulebook, hex));
            let words = say!("guderian-panels-undone-over-limit", hex = name, n = over);
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
        let words = if forfeited && !rulebook.options.provisional_saved {
            say!("guderian-panels-undone-enter-provisional", place = name, n = pieces.len())
        } else {
            say!("guderian-panels-undone-enter", place = name, n = pieces.len())
        };
        let entry = pieces.first().and_then(|piece| match public.counter(*piece).place {
            Place::Due { area } => rulebook.board.area(area.as_str())?.hexes.first().copied(),
            _ => None,
        });
        let waiting = pieces.iter().map(|piece| (public.counter(*piece).id, entry));
        reasons.push(Unfinished::new(words).by(waiting));
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
                reasons.push(Unfinished::new(say!("guderian-panels-undone-markers", n = left)));
            }
        }
        Side::Soviet => {
            let left = rulebook.scenario.soviet_interdiction.uses - public.soviet_marker_uses;
            reasons.push(Unfinished::new(say!("guderian-panels-undone-soviet-marker", n = left)));
        }
    }
}
