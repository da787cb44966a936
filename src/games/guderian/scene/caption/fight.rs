//! The battle shown to viewers: the last one that a die has decided, until the next action begins.

use crate::games::guderian::{
    rules::{Rulebook, event::Event},
    scene::rolled::Rolled,
};

/// A battle that a die has decided, and whether it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// Its strengths, column, die and result.
    pub rolled: Rolled,
    /// Its outcome so far.
    pub decided: Decided,
}

/// The outcome of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// Steps and counters lost.
    pub losses: usize,
    /// Stacks that retreated.
    pub retreats: usize,
    /// Whether winners advanced.
    pub advanced: bool,
}

/// The battle shown to viewers after these orders, the oldest first: the last one that came to a die, unless a phase, a
/// march or another battle has begun since.
pub fn fight_of(rulebook: &Rulebook, orders: &[Vec<Event>]) -> Option<Fight> {
    let mut decided = Decided::default();
    for events in orders.iter().rev() {
        for event in events {
            match event {
                Event::StepLost { .. } | Event::Eliminated { .. } => decided.losses += 1,
                Event::Retreated { .. } => decided.retreats += 1,
                Event::Advanced { .. } | Event::Overran { .. } => decided.advanced = true,
                _ => {}
            }
        }
        // An overrun is a march as well, and the last losses of a phase open the next.
        let rolled = Rolled::from_events(rulebook, events);
        let last_die = events.iter().rposition(|event| matches!(event, Event::Resolved { .. }));
        let goes_on = last_die.map_or(0, |at| at + 1);
        if events[goes_on..].iter().any(begins_anew) {
            return None;
        }
        if let Some(rolled) = rolled {
            return Some(Fight { rolled, decided });
        }
    }
    None
}

/// Whether the display for viewers changes with this event.
fn begins_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::PhaseOpened { .. }
            | Event::AttackDeclared { .. }
            | Event::OverrunDeclared { .. }
            | Event::Moved { .. }
            | Event::Entered { .. }
            | Event::Railed { .. }
            | Event::Deployed { .. }
            | Event::MarkerPlaced { .. }
            | Event::RefereeSwitched { .. }
    )
}
