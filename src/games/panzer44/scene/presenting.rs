//! The text for viewers.

use crate::{
    games::panzer44::{
        rules::{Panzer44, event::Event, phase::Phase},
        scene::caption::caption,
    },
    scene::{Captioned, NoPlan, Seen, caption::Caption},
};

impl Captioned for Panzer44 {
    type Plan = NoPlan;

    /// Plots are secret until they are revealed (5.6).
    const SECRETS: bool = true;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = seen.rolled.map(Vec::as_slice).unwrap_or_default();
        let fought = seen.attack.and_then(|attack| fought.get(..=attack)).unwrap_or(fought);
        let public = &seen.position.public;
        let struck = public.phase.is_fire() || has_struck(seen.orders);
        caption(seen.rulebook, public, seen.log, (fought, deed(seen.orders), seen.clock), struck)
    }
}

/// Whether the last order determined panic.
fn has_struck(orders: &[Vec<Event>]) -> bool {
    orders.last().is_some_and(|events| events.iter().any(|event| matches!(event, Event::Panicked { .. })))
}

/// The turn and phase of the last attack. Another phase may have opened since.
fn deed(orders: &[Vec<Event>]) -> Option<(u8, Phase)> {
    let mut events = orders.iter().rev().flat_map(|events| events.iter().rev());
    events.find(|event| matches!(event, Event::Attacked { .. }))?;
    events.find_map(|event| match event {
        Event::PhaseOpened { turn, phase } => Some((*turn, *phase)),
        _ => None,
    })
}
