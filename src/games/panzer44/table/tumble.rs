//! The dice of attacks tumble when whoever marched has come to where he is fired at.

use crate::table::{animation::Throw, motion::seconds, opponent::Hurry, session::Played};
use crate::{
    games::panzer44::{
        panels::Fought,
        rules::{Panzer44, event::Event},
    },
    settings::Motion,
};
use bevy::prelude::*;

/// The dice of an attack are thrown when whoever marched has come to where he is fired at.
pub(super) fn tumble(
    mut played: MessageReader<Played<Panzer44>>,
    (motion, hurry): (Res<Motion>, Option<Res<Hurry>>),
    mut throw: ResMut<Throw>,
) {
    for Played { events, .. } in played.read() {
        let still = *motion == Motion::Reduced || hurry.as_ref().is_some_and(|hurry| hurry.0);
        let clock = (!still && !Fought::of(events).is_empty()).then(|| -march(events));
        throw.set_if_neq(Throw { clock });
    }
}

/// Seconds for which somebody marches before the first die.
fn march(events: &[Event]) -> f32 {
    let before = events.iter().take_while(|event| !matches!(event, Event::Die { .. }));
    let steps = before.filter(|event| matches!(event, Event::Moved { .. })).count();
    if steps == 0 { 0.0 } else { super::counters::walk_seconds(steps) + seconds::PAUSE }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{engine::counters::Points, games::panzer44::rules::event::DiePurpose};

    /// Who marches into fire is there before the die is thrown, and what he marches after it does not count.
    #[test]
    fn a_die_waits_for_the_march_that_provokes_it() {
        let unit = "us-m4-75-1".parse().unwrap();
        let step = |at: &str| Event::Moved { unit, hex: at.parse().unwrap(), left: Points(4) };
        let die = Event::Die { purpose: DiePurpose::Attack(unit), faces: 6, roll: 3 };
        assert_eq!(march(std::slice::from_ref(&die)), 0.0);
        let five = ["0110", "0210", "0310", "0410", "0510"].map(step);
        let fired: Vec<Event> = five.iter().cloned().chain([die]).collect();
        let wait = march(&fired);
        assert!(
            (wait - crate::games::panzer44::table::counters::walk_seconds(5) - seconds::PAUSE).abs() < 1e-6
        );
        assert_eq!(march(&[fired.as_slice(), &five].concat()), wait);
    }
}
