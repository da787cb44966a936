//! Actions of units, as sentences.

use super::teller::Teller;
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        text::{Arg, Text, id, t},
    },
    games::squad::{
        rules::{
            event::{Cause, Event, fire_events, hand_events, sequence_events},
            movement::{Pace, allowance},
        },
        words::names::{facing_arg, units_arg, work_arg},
    },
};

impl Teller<'_> {
    /// Set-up, command and rally.
    pub(super) fn of_units(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::Placed { unit, hex, facing } => match facing {
                None => t!("squad-log-set-up", unit = *unit, hex = *hex),
                Some(side) => {
                    t!("squad-log-set-up-facing", unit = *unit, hex = *hex, facing = facing_arg(*side))
                }
            },
            Event::PlacedAboard { unit, carrier } => {
                t!("squad-log-set-up-aboard", unit = *unit, carrier = *carrier)
            }
            Event::Armed { weapon, unit } => t!("squad-log-armed", unit = *unit, weapon = *weapon),
            Event::Shown { units } => t!("squad-log-revealed", units = units_arg(units), n = units.len()),
            Event::Recovered { units } => {
                t!("squad-log-recovered", units = units_arg(units), n = units.len())
            }
            Event::Split { squad, halves, .. } => {
                t!("squad-log-split", unit = *squad, units = units_arg(halves))
            }
            Event::Joined { halves, squad } => {
                t!("squad-log-joined", units = units_arg(halves), unit = *squad)
            }
            Event::Tried { unit } => t!("squad-log-tries-to-rally", unit = *unit),
            Event::SetOut { .. }
            | Event::Moved { .. }
            | Event::Turned { .. }
            | Event::Halted { .. }
            | Event::InWork { .. }
            | Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::Exited { .. }
            | Event::Advanced { .. } => return self.moving(event),
            Event::Fired { .. }
            | Event::HasSmoked { .. }
            | Event::HaveMoved { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn moving(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::SetOut { units, assault: true, .. } => {
                t!("squad-log-assault-move", units = units_arg(units), n = units.len())
            }
            Event::Moved { units, hex, spent } => self.moved(units, *hex, spent),
            Event::Turned { unit, facing, .. } => {
                t!("squad-log-turned", unit = *unit, facing = facing_arg(*facing))
            }
            Event::Halted { units, why } => {
                let why = match why {
                    Cause::Fire => "fire",
                    Cause::Leader => "leader",
                    Cause::Wire => "wire",
                    Cause::Closed => "closed",
                    Cause::Met => "met",
                };
                t!("squad-log-halted", units = units_arg(units), n = units.len(), why = why)
            }
            Event::InWork { units } => {
                t!("squad-log-in-work", units = units_arg(units), n = units.len(), work = self.work_of(units))
            }
            Event::Loaded { carrier, passengers } => {
                let n = passengers.len();
                t!("squad-log-loaded", units = units_arg(passengers), n = n, carrier = *carrier)
            }
            Event::Unloaded { carrier, passengers, hex } => {
                let (units, n) = (units_arg(passengers), passengers.len());
                t!("squad-log-unloaded", units = units, n = n, carrier = *carrier, hex = *hex)
            }
            Event::Exited { unit } => t!("squad-log-exited", unit = *unit),
            Event::Advanced { unit, hex, facing } => advanced(*unit, *hex, *facing),
            Event::SetOut { .. }
            | Event::Placed { .. }
            | Event::PlacedAboard { .. }
            | Event::Armed { .. }
            | Event::Recovered { .. }
            | Event::Split { .. }
            | Event::Joined { .. }
            | Event::Tried { .. }
            | Event::Shown { .. }
            | Event::Fired { .. }
            | Event::HasSmoked { .. }
            | Event::HaveMoved { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn moved(&self, units: &[UnitId], hex: Hex, spent: &[u16]) -> Text {
        let (names, n) = (units_arg(units), units.len());
        match self.left(units, spent) {
            None | Some(0) => t!("squad-log-moved", units = names, n = n, hex = hex),
            Some(left) => t!("squad-log-moved-left", units = names, n = n, hex = hex, left = left),
        }
    }

    /// The fortification in which these units are.
    fn work_of(&self, units: &[UnitId]) -> Arg {
        let work = units.iter().find_map(|unit| {
            let counter = self.public.find(*unit)?;
            self.public.works.get(&counter.hex()?)
        });
        work.map_or(Arg::Name(id!("squad-name-fortification")), |work| work_arg(work.kind))
    }

    /// The points left to units that have spent these points: the smallest number of any.
    fn left(&self, units: &[UnitId], spent: &[u16]) -> Option<u16> {
        let left = units.iter().zip(spent).filter_map(|(unit, spent)| {
            let counter = self.public.find(*unit)?;
            // The end of the move since then, or a question about it, does not change the points left.
            let assault = counter.condition.assault_move || counter.condition.assault_moved;
            let pace = Pace { led: counter.condition.led, assault };
            Some(allowance(self.rulebook, self.public, counter, pace).saturating_sub(*spent))
        });
        left.min()
    }
}

fn advanced(unit: UnitId, hex: Hex, facing: Option<Hexside>) -> Text {
    match facing {
        None => t!("squad-log-advanced", unit = unit, hex = hex),
        Some(side) => t!("squad-log-advanced-facing", unit = unit, hex = hex, facing = facing_arg(side)),
    }
}
