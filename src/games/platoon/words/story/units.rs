//! Set-up, movement, transport and conditions of units in words.

use super::teller::Teller;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        text::{Text, t},
    },
    games::platoon::rules::{
        counter::LoadMarker,
        event::{Cause, Event, fire_events, hand_events, sequence_events},
    },
};

impl Teller<'_> {
    pub(super) fn of_units(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::Placed { unit, hex } => t!("platoon-story-set-up", unit = *unit, hex = *hex),
            Event::PlacedAboard { unit, carrier } => {
                t!("platoon-story-set-up-aboard", unit = *unit, carrier = *carrier)
            }
            Event::Moved { unit, hex, spent } => self.moved(*unit, *hex, *spent),
            Event::Hastened { unit } => t!("platoon-story-quick-march", unit = *unit),
            Event::Halted { unit, why } => return halted(*unit, *why),
            Event::Exited { unit } => t!("platoon-story-exits", unit = *unit),
            Event::Loaded { carrier, passenger, .. } => {
                t!("platoon-story-loads", passenger = *passenger, carrier = *carrier)
            }
            Event::Unloaded { carrier, passenger, hex, .. } => {
                t!("platoon-story-unloads", passenger = *passenger, carrier = *carrier, hex = *hex)
            }
            Event::Marked { carrier, marker: None } => t!("platoon-story-marker-off", carrier = *carrier),
            Event::Marked { carrier, marker: Some(marker) } => marked(*carrier, *marker),
            Event::Flipped { carrier, marker } => flipped(*carrier, *marker),
            Event::Spotted { unit, why, .. } => spotted(*unit, *why),
            Event::SpottingEnds { units, becomes_spotted: false, .. } => {
                t!("platoon-story-spotted-no-longer", units = units.clone())
            }
            Event::Recovered { units } => t!("platoon-story-recovered", units = units.clone()),
            Event::Rested { units } => t!("platoon-story-rested", units = units.clone()),
            Event::Cleared { unit, clearing: Some(_) } => t!("platoon-story-clears-mines", unit = *unit),
            Event::Sighted { units } => t!("platoon-story-sighted", units = units.clone()),
            Event::Vanished { units } => t!("platoon-story-vanished", units = units.clone()),
            Event::Registered { marker } => {
                t!("platoon-story-registers", unit = marker.unit, hex = marker.hex)
            }
            Event::Unregistered { marker } => {
                t!("platoon-story-registration-removed", unit = marker.unit, hex = marker.hex)
            }
            Event::SpottingEnds { .. }
            | Event::Cleared { .. }
            | Event::Inverted { .. }
            | Event::TurnedUp { .. }
            | Event::Shown { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    /// A step of a unit that has spent these points, with the points that are left to it.
    fn moved(&self, unit: UnitId, hex: Hex, spent: Points) -> Text {
        let left = self.public.find(unit).map_or(Points::ZERO, |counter| {
            self.rulebook.kind(counter).points().less(spent).unwrap_or(Points::ZERO)
        });
        match left {
            Points::ZERO => t!("platoon-story-moves", unit = unit, hex = hex),
            left => t!("platoon-story-moves-with-left", unit = unit, hex = hex, left = left),
        }
    }
}

/// A unit that stops before the end of its path; none if it is at the end.
fn halted(unit: UnitId, why: Cause) -> Option<Text> {
    Some(match why {
        Cause::Mines => t!("platoon-story-stops-in-mines", unit = unit),
        Cause::Met => t!("platoon-story-stops-at-hidden", unit = unit),
        Cause::Fire => t!("platoon-story-stops-under-fire", unit = unit),
        Cause::Entered | Cause::Fired | Cause::Loads | Cause::OutOfSight | Cause::TurnEnds | Cause::Done => {
            return None;
        }
    })
}

/// A marker of heavy equipment that is placed or steps (18.2).
fn marked(carrier: UnitId, LoadMarker { unloading, turns }: LoadMarker) -> Text {
    match unloading {
        true => t!("platoon-story-marker-unloads", carrier = carrier, turns = turns),
        false => t!("platoon-story-marker-loads", carrier = carrier, turns = turns),
    }
}

/// A marker of heavy equipment that is turned round (18.2c).
fn flipped(carrier: UnitId, LoadMarker { unloading, turns }: LoadMarker) -> Text {
    match unloading {
        true => t!("platoon-story-marker-now-unloads", carrier = carrier, turns = turns),
        false => t!("platoon-story-marker-now-loads", carrier = carrier, turns = turns),
    }
}

fn spotted(unit: UnitId, why: Cause) -> Text {
    match why {
        Cause::Entered => t!("platoon-story-spotted-entering", unit = unit),
        Cause::Fired => t!("platoon-story-spotted-firing", unit = unit),
        Cause::Loads => t!("platoon-story-spotted-loading", unit = unit),
        Cause::OutOfSight | Cause::TurnEnds | Cause::Mines | Cause::Fire | Cause::Done | Cause::Met => {
            t!("platoon-story-spotted", unit = unit)
        }
    }
}
