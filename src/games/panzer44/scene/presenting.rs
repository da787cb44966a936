//! The text for viewers.

use crate::{
    games::panzer44::{
        rules::{
            Panzer44,
            event::{DiePurpose, Event},
            phase::Phase,
        },
        scene::caption::caption,
    },
    scene::{Captioned, NoPlan, Seen, caption::Caption},
};

impl Captioned for Panzer44 {
    type Plan = NoPlan;

    /// Plots are secret until they are revealed (5.6).
    const SECRETS: bool = true;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = seen.rolled.map_or(&[][..], |rolls| rolls.fought.as_slice());
        let sortie = seen.rolled.and_then(|rolls| rolls.sortie);
        // The first roll of an order for aircraft is their own.
        let (sortie, fought) = match (sortie, seen.attack) {
            (Some(sortie), Some(0)) => (Some(sortie), &[][..]),
            (Some(_), Some(attack)) => (None, fought.get(..attack).unwrap_or(fought)),
            (Some(sortie), None) => (Some(sortie).filter(|_| fought.is_empty()), fought),
            (None, attack) => (None, attack.and_then(|attack| fought.get(..=attack)).unwrap_or(fought)),
        };
        let public = &seen.position.public;
        let struck = public.phase.is_fire() || has_struck(seen.orders);
        caption(seen.rulebook, public, seen.log, (fought, sortie, deed(seen.orders), seen.clock), struck)
    }
}

/// Whether the last order determined panic.
fn has_struck(orders: &[Vec<Event>]) -> bool {
    orders.last().is_some_and(|events| events.iter().any(|event| matches!(event, Event::Panicked { .. })))
}

/// The turn and phase of the last attack. Another phase may have opened since.
fn deed(orders: &[Vec<Event>]) -> Option<(u8, Phase)> {
    let mut events = orders.iter().rev().flat_map(|events| events.iter().rev());
    let sortie = |event: &Event| matches!(event, Event::Die { purpose: DiePurpose::Sortie(_), .. });
    events.find(|event| matches!(event, Event::Attacked { .. }) || sortie(event))?;
    events.find_map(|event| match event {
        Event::PhaseOpened { turn, phase } => Some((*turn, *phase)),
        _ => None,
    })
}
