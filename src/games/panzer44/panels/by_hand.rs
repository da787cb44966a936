//! Changes of a counter by hand with the referee off.

use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        Panzer44, Rulebook, by_hand::table_command::Command, counter::Counter, position::Public,
    },
    panels::{ChangedByHand, carried_off, loads, where_off},
};

impl ChangedByHand for Panzer44 {
    fn changes(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<(String, Command)> {
        let (unit, condition) = (counter.id, &counter.condition);
        let change =
            |pinned, will_panic, disruption| Command::Change { unit, pinned, will_panic, disruption };
        let (pinned, panics, degree) = (condition.pinned, condition.will_panic, condition.disruption);
        let pin = if pinned { "Unpin" } else { "Pin" };
        let panic = if panics { "Remove panic" } else { "Add panic" };
        let mut deeds = vec![
            (pin.to_owned(), change(!pinned, panics, degree)),
            (panic.to_owned(), change(pinned, !panics, degree)),
        ];
        if degree < 3 {
            deeds.push((format!("Disrupt to D{}", degree + 1), change(pinned, panics, degree + 1)));
        }
        if degree > 0 {
            deeds.push(("Remove disruption".to_owned(), change(pinned, panics, 0)));
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
