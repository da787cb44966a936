//! Actions by hand on a counter with the referee off.

use crate::{
    engine::counters::UnitId,
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
            let name = |holds: bool, off: &str, on: &str| if holds { off.to_owned() } else { on.to_owned() };
            deeds = vec![
                (name(inverted, "Turn face up", "Invert"), change(!inverted, dispersed, spotted)),
                (name(dispersed, "Remove dispersal", "Disperse"), change(inverted, !dispersed, spotted)),
                (
                    name(spotted, "Remove spotted marker", "Add spotted marker"),
                    change(inverted, dispersed, !spotted),
                ),
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
