//! Actions of units and their losses, as sentences.

use super::teller::{Teller, side_name};
use crate::{
    engine::counters::UnitId,
    games::squad::{
        rules::{
            event::{Cause, Event, fire_events, hand_events, sequence_events},
            movement::{Pace, allowance},
        },
        words::names::{weapon_name, work_name},
    },
};

fn verb(units: &[UnitId], one: &'static str, several: &'static str) -> &'static str {
    if units.len() == 1 { one } else { several }
}

impl Teller<'_> {
    pub(super) fn of_units(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Placed { unit, hex, facing } => {
                let faces = facing.map_or_else(String::new, |side| format!(", facing {}", side_name(side)));
                format!("{} is set up in {}{faces}", self.unit(*unit), self.hex(*hex))
            }
            Event::PlacedAboard { unit, carrier } => {
                format!("{} is set up in {}", self.unit(*unit), self.unit(*carrier))
            }
            Event::Armed { weapon, unit } => {
                format!("{} takes {}", self.unit(*unit), weapon_name(self.rulebook, self.public, *weapon))
            }
            Event::Shown { units } => {
                format!("{} {} revealed", self.units(units), verb(units, "is", "are"))
            }
            Event::Recovered { units } => {
                format!("{} {} no longer pinned", self.units(units), verb(units, "is", "are"))
            }
            Event::Split { squad, halves, .. } => {
                let halves = self.units(halves);
                format!("{} splits into {halves}", self.unit(*squad))
            }
            Event::Joined { halves, squad } => {
                let halves = self.units(halves);
                format!("{halves} join to form {}", self.unit(*squad))
            }
            Event::SetOut { units, assault: true, .. } => {
                format!("{} {} an assault move", self.units(units), verb(units, "begins", "begin"))
            }
            Event::Moved { units, hex, spent } => {
                let moves = verb(units, "moves", "move");
                format!("{} {moves} to {}{}", self.units(units), self.hex(*hex), self.rest(units, spent))
            }
            Event::Turned { unit, facing, .. } => {
                format!("{} faces {}", self.unit(*unit), side_name(*facing))
            }
            Event::Halted { units, why } => {
                let (names, stops) = (self.units(units), verb(units, "stops", "stop"));
                let why = match why {
                    Cause::Fire => "under fire",
                    Cause::Leader => "without a leader",
                    Cause::Wire => "in wire",
                    Cause::Closed => "before a closed hex",
                    Cause::Met => "on meeting hidden enemies",
                };
                format!("{names} {stops} {why}")
            }
            Event::InWork { units } => {
                let (names, takes) = (self.units(units), verb(units, "takes", "take"));
                let work = units.iter().find_map(|unit| {
                    let counter = self.public.find(*unit)?;
                    self.public.works.get(&counter.hex()?)
                });
                format!(
                    "{names} {takes} cover in the {}",
                    work.map_or("fortification", |work| work_name(work.kind))
                )
            }
            Event::Loaded { carrier, passengers } => {
                let loads = verb(passengers, "loads", "load");
                format!("{} {loads} into {}", self.units(passengers), self.unit(*carrier))
            }
            Event::Unloaded { carrier, passengers, hex } => {
                let unloads = verb(passengers, "unloads", "unload");
                let (names, carrier) = (self.units(passengers), self.unit(*carrier));
                format!("{names} {unloads} from {carrier} in {}", self.hex(*hex))
            }
            Event::Exited { unit } => format!("{} exits the map", self.unit(*unit)),
            Event::Advanced { unit, hex, facing } => {
                let faces = facing.map_or_else(String::new, |side| format!(", facing {}", side_name(side)));
                format!("{} advances to {}{faces}", self.unit(*unit), self.hex(*hex))
            }
            Event::Tried { unit } => format!("{} tries to rally", self.unit(*unit)),
            Event::SetOut { .. }
            | Event::Fired { .. }
            | Event::HasSmoked { .. }
            | Event::HaveMoved { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    /// The points left to units that have spent these points: the smallest number of any.
    fn rest(&self, units: &[UnitId], spent: &[u16]) -> String {
        let left = units.iter().zip(spent).filter_map(|(unit, spent)| {
            let counter = self.public.find(*unit)?;
            // The end of the move since then, or a question about it, does not change the points left.
            let assault = counter.condition.assault_move || counter.condition.assault_moved;
            let pace = Pace { led: counter.condition.led, assault };
            Some(allowance(self.rulebook, self.public, counter, pace).saturating_sub(*spent))
        });
        match left.min() {
            None | Some(0) => String::new(),
            Some(left) => format!(" ({left} MP left)"),
        }
    }
}
