//! Actions by hand on a counter with the referee off.

use crate::{
    engine::{counters::UnitId, text::say},
    games::platoon::rules::{
        Platoon, Rulebook, by_hand::table_command::Command, counter::Counter, position::Public,
    },
    panels::{ChangedByHand, carried_off, loads, where_off},
};

impl ChangedByHand for Platoon {
    fn changes(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<(String, Command)> {
        let (unit, condition) = (counter.id, &counter.condition);
        let mut deeds = Vec::new();
        if counter.hex().is_some() {
            let (inverted, dispersed, spotted) =
                (condition.inverted, condition.dispersed, counter.is_marked());
            let change =
                |inverted, dispersed, spotted| Command::Change { unit, inverted, dispersed, spotted };
            let invert = match inverted {
                true => say!("platoon-panels-by-hand-face-up"),
                false => say!("platoon-panels-by-hand-invert"),
            };
            let disperse = match dispersed {
                true => say!("platoon-panels-by-hand-remove-dispersal"),
                false => say!("platoon-panels-by-hand-disperse"),
            };
            let spot = match spotted {
                true => say!("platoon-panels-by-hand-remove-spotted"),
                false => say!("platoon-panels-by-hand-add-spotted"),
            };
            deeds = vec![
                (invert, change(!inverted, dispersed, spotted)),
                (disperse, change(inverted, !dispersed, spotted)),
                (spot, change(inverted, dispersed, !spotted)),
            ];
        }
        deeds.extend(loads::<Self>(rulebook, public, counter));
        deeds
    }

    fn taken_off(rulebook: &Rulebook, units: &[UnitId]) -> Vec<(String, Command)> {
        carried_off::<Self>(rulebook, units)
    }

    fn off_map(rulebook: &Rulebook, _: &Public, counter: &Counter) -> Option<String> {
        where_off::<Self>(rulebook, counter)
    }
}
