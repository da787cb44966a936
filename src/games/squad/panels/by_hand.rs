//! Changes of a counter by hand with the referee off.

use crate::{
    engine::{board::ALL_SIDES, counters::UnitId, text::say},
    games::squad::{
        rules::{
            Rulebook, Squad,
            by_hand::table_command::Command,
            counter::{Condition, Counter, Place},
            position::Public,
            scenario::units::{Kind, Values},
        },
        scene::called::side_name,
    },
    panels::{ChangedByHand, carried_off, loads, where_off},
};

impl ChangedByHand for Squad {
    /// Strength, range and rating of infantry, as printed.
    fn values(rulebook: &Rulebook, _: &Public, counter: &Counter) -> String {
        let values = rulebook.kind(counter).infantry();
        values.map_or_else(String::new, |Values { attack, range, casualty }| {
            format!("{attack}-{range}-{casualty}")
        })
    }

    fn changes(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<(String, Command)> {
        let (unit, kind) = (counter.id, rulebook.kind(counter));
        let mut deeds = Vec::new();
        if matches!(counter.place, Place::Map(_) | Place::Aboard(_)) && kind.weapon().is_none() {
            deeds.extend(conditions(&kind.kind, counter));
        }
        if counter.hex().is_some() && kind.faces() {
            let others = ALL_SIDES.into_iter().filter(|side| counter.facing != Some(*side));
            deeds.extend(others.map(|facing| {
                (say!("squad-panels-by-hand-face", side = side_name(facing)), Command::Face { unit, facing })
            }));
        }
        if kind.is_squad() && matches!(counter.place, Place::Map(_) | Place::Aboard(_)) {
            let halve = |both| Command::Halve { squad: unit, both };
            deeds.push((say!("squad-panels-by-hand-reduce"), halve(false)));
            deeds.push((say!("squad-panels-by-hand-split"), halve(true)));
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

/// The conditions that can be set or removed.
fn conditions(kind: &Kind, counter: &Counter) -> Vec<(String, Command)> {
    let now = &counter.condition;
    let armour = matches!(kind, Kind::Afv(_));
    let infantry = matches!(kind, Kind::Squad { .. } | Kind::Half { .. } | Kind::Leader { .. });
    let with = |change: &dyn Fn(&mut Condition)| {
        let mut condition = now.clone();
        change(&mut condition);
        Command::Change { unit: counter.id, condition }
    };
    let fired = match now.fired {
        true => say!("squad-panels-by-hand-remove-fire"),
        false => say!("squad-panels-by-hand-add-fire"),
    };
    let moved = match now.moved {
        true => say!("squad-panels-by-hand-remove-move"),
        false => say!("squad-panels-by-hand-add-move"),
    };
    let mut deeds =
        vec![(fired, with(&|it| it.fired = !it.fired)), (moved, with(&|it| it.moved = !it.moved))];
    if armour {
        let words = match now.immobile {
            true => say!("squad-panels-by-hand-mobile"),
            false => say!("squad-panels-by-hand-immobilize"),
        };
        deeds.push((words, with(&|it| it.immobile = !it.immobile)));
    } else {
        let words = match now.pinned {
            true => say!("squad-panels-by-hand-unpin"),
            false => say!("squad-panels-by-hand-pin"),
        };
        deeds.push((words, with(&|it| it.pinned = !it.pinned)));
    }
    if infantry {
        let words = match now.valorous {
            true => say!("squad-panels-by-hand-remove-valour"),
            false => say!("squad-panels-by-hand-valorous"),
        };
        deeds.push((words, with(&|it| it.valorous = !it.valorous)));
    }
    deeds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::{but, counter, position};

    /// AFVs are never pinned, and other units never immobile (16.7). A squad may be reduced.
    #[test]
    fn what_can_be_set_hangs_on_the_kind() {
        let rulebook = Rulebook::of_map("map-valmont");
        let offered = |counter: Counter| {
            let public = position([counter.clone()]);
            let deeds = Squad::changes(&rulebook, &public, &counter);
            deeds.into_iter().map(|(words, _)| words).collect::<Vec<_>>()
        };
        let tank = offered(counter("ge-pz-4h", 1, "1007"));
        assert!(tank.contains(&"Immobilize".to_owned()) && !tank.contains(&"Pin".to_owned()), "{tank:?}");
        let squad = offered(but(counter("us-rifle", 1, "1007"), |condition| condition.pinned = true));
        assert_eq!(squad[..3], ["Add Fire marker", "Add Move marker", "Unpin"]);
        assert!(squad.contains(&"Reduce to a half squad".to_owned()), "{squad:?}");
    }
}
