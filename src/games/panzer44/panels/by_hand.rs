//! Changes of a counter by hand with the referee off.

use crate::{
    engine::{counters::UnitId, text::say},
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
        let pin = match pinned {
            true => say!("panzer44-panels-by-hand-unpin"),
            false => say!("panzer44-panels-by-hand-pin"),
        };
        let panic = match panics {
            true => say!("panzer44-panels-by-hand-remove-panic"),
            false => say!("panzer44-panels-by-hand-add-panic"),
        };
        let mut deeds =
            vec![(pin, change(!pinned, panics, degree)), (panic, change(pinned, !panics, degree))];
        if degree < 3 {
            let words = say!("panzer44-panels-by-hand-disrupt", degree = degree + 1);
            deeds.push((words, change(pinned, panics, degree + 1)));
        }
        if degree > 0 {
            deeds.push((say!("panzer44-panels-by-hand-recover"), change(pinned, panics, 0)));
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
