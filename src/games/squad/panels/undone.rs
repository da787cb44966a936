//! The actions that would be unfinished if a phase ended now.

use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::squad::{
        planning::worth::promising,
        rules::{
            assault::{infantry::carried, may_assault},
            conduct::commanding::may_arm,
            counter::{Counter, Place},
            fire::{
                Aim, Shot,
                anti_tank::{self, Occasion},
                fire, is_ready,
            },
            kinds::Side,
            movement::{First, may_move, overrun, overstack_duty, steps_once, units_that_may_leave},
            phase::Step,
            position::Public,
            rally::rally,
            rulebook::Rulebook,
            set_up,
        },
    },
    panels::frame::panelled::Unfinished,
};
use std::collections::BTreeSet;

/// The duty that comes first in the movement, if a hex is over its limit for a moment (8.2).
pub(super) fn first(rulebook: &Rulebook, public: &Public, side: Side) -> Option<First> {
    overstack_duty(rulebook, public, side).filter(|_| public.phase.step() == Some(Step::Movement))
}

/// Weapons without a carrier that wait to enter, as long as a unit may take them (12.1).
pub(super) fn loose(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<UnitId> {
    if !matches!(public.phase.step(), Some(Step::Command | Step::Movement)) {
        return Vec::new();
    }
    let own = || public.counters.iter().filter(|counter| counter.side == side);
    let weapons = own().filter(|it| rulebook.kind(it).weapon().is_some() && is_due(rulebook, public, it));
    let taken = |weapon: &UnitId| {
        let takes = |unit: &Counter| may_arm(rulebook, public, side, *weapon, unit.id) == Ok(None);
        own().any(takes)
    };
    weapons.map(|weapon| weapon.id).filter(taken).collect()
}

/// Whether a counter waits off the map and may enter.
fn is_due(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let Place::Due(number) = counter.place else { return false };
    let arrival = rulebook.scenario.force(counter.side).arrivals.get(usize::from(number));
    arrival.is_some_and(|due| due.turn <= public.turn)
}

/// Whether a unit waits to enter, is due, and moves by itself.
pub(super) fn comes_now(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    is_due(rulebook, public, counter) && may_move(rulebook, counter).is_ok()
}

/// Returns the actions that a side would leave undone if the phase ended now.
pub(super) fn undone_by(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Unfinished> {
    undone_where(rulebook, public, side, |counter| may_fire_somewhere(rulebook, public, counter))
}

/// Returns those of the actions that are worth a question: of the units that could fire, only those with a fair chance.
pub(super) fn worth_asking(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Unfinished> {
    let fires = matches!(public.phase.step(), Some(Step::Fire | Step::DefensiveFire));
    let fair = if fires { promising(rulebook, public, side) } else { BTreeSet::new() };
    undone_where(rulebook, public, side, |counter| fair.contains(&counter.id))
}

/// Returns the actions that a side would leave undone if units that may fire are found this way.
fn undone_where(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    fires: impl Fn(&Counter) -> bool,
) -> Vec<Unfinished> {
    if public.owed.is_some() {
        return Vec::new();
    }
    if public.phase.is_set_up() {
        return not_set_up(rulebook, public, side);
    }
    if let Some(duty) = first(rulebook, public, side) {
        return vec![duty_left(rulebook, public, duty)];
    }
    let own = public.counters.iter().filter(|counter| counter.side == side);
    let able = |counter: &&Counter| match public.phase.step() {
        Some(Step::Fire | Step::DefensiveFire) => fires(counter),
        Some(Step::Movement) => {
            let fresh =
                counter.hex().is_some() && (!counter.condition.moved || steps_once(rulebook, counter));
            (fresh && may_move(rulebook, counter).is_ok())
                || comes_now(rulebook, public, counter)
                || overrun(rulebook, public, counter).is_ok()
        }
        Some(Step::Assault) => may_assault_somewhere(rulebook, public, counter),
        Some(Step::AfterAction) => rally(rulebook, public, counter).is_ok(),
        _ => false,
    };
    let units: Vec<(UnitId, Option<Hex>)> =
        own.filter(able).map(|counter| (counter.id, counter.hex())).collect();
    let loose = loose(rulebook, public, side);
    let mut left = Vec::new();
    if !loose.is_empty() {
        let told = say!("squad-panels-undone-weapons", n = loose.len());
        let by: Vec<_> = loose.into_iter().map(|weapon| (weapon, None)).collect();
        left.push(Unfinished::new(told).by(by));
    }
    if units.is_empty() {
        return left;
    }
    let n = units.len();
    let told = match public.phase.step() {
        Some(Step::Movement) => say!("squad-panels-undone-move", n = n),
        Some(Step::Assault) => say!("squad-panels-undone-assault", n = n),
        Some(Step::AfterAction) => say!("squad-panels-undone-rally", n = n),
        _ => say!("squad-panels-undone-fire", n = n),
    };
    left.push(Unfinished::new(told).by(units));
    left
}

/// Returns the duty that comes first in the movement, with the units that can fulfil it.
fn duty_left(rulebook: &Rulebook, public: &Public, duty: First) -> Unfinished {
    match duty {
        First::Load { carrier, hex } => {
            Unfinished::new(say!("squad-panels-undone-load")).by(vec![(carrier, Some(hex))]).must()
        }
        First::StepOut { hex } => {
            let units: Vec<(UnitId, Option<Hex>)> =
                units_that_may_leave(rulebook, public, hex).map(|unit| (unit.id, Some(hex))).collect();
            Unfinished::new(say!("squad-panels-undone-step-out")).by(units).must()
        }
    }
}

/// Whether a unit may fire at any target now, by itself (3.2, 3.4).
fn may_fire_somewhere(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let Some(from) = public.hex_of(counter).filter(|_| is_ready(rulebook, counter).is_ok()) else {
        return false;
    };
    let weapons = carried(rulebook, public, counter.id).map(|(id, _)| Some(id));
    let ways: Vec<Shot> =
        std::iter::once(None).chain(weapons).map(|weapon| Shot { weapon, ..Shot::of(counter.id) }).collect();
    public.on_map(counter.side.enemy()).any(|(target, hex)| {
        // Infantry of a hex fires at another once in a phase (10.3).
        let again = public.fired_at.contains(&(from, hex)) && rulebook.kind(counter).is_infantry();
        let at_hex =
            |shot: &Shot| fire(rulebook, public, std::slice::from_ref(shot), None, (hex, Aim::Hex)).is_ok();
        let at_tank =
            || !anti_tank::shots(rulebook, public, counter.id, target.id, Occasion::Fire).is_empty();
        !again && ways.iter().any(at_hex) || rulebook.kind(target).faces() && at_tank()
    })
}

/// Whether a unit may assault an adjacent hex (17.1).
fn may_assault_somewhere(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let Some(from) = counter.hex().filter(|from| !public.assaulted.contains(from)) else { return false };
    let near = rulebook.board.neighbours(from).iter().flatten();
    near.into_iter().any(|hex| may_assault(rulebook, public, counter, *hex).is_ok())
}

/// Units and weapons that must be placed before the set-up ends (4.1), and fortifications that are not built.
pub(super) fn not_set_up(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Unfinished> {
    let mut left = Vec::new();
    let is_weapon = |counter: &&Counter| rulebook.kind(counter).weapon().is_some();
    let (weapons, units): (Vec<&Counter>, Vec<&Counter>) = set_up::waiting(public, side).partition(is_weapon);
    let by = |counters: &[&Counter]| counters.iter().map(|it| (it.id, None)).collect::<Vec<_>>();
    if !units.is_empty() {
        let told = say!("squad-panels-undone-set-up", n = units.len());
        left.push(Unfinished::new(told).by(by(&units)).must());
    }
    if !weapons.is_empty() {
        let told = say!("squad-panels-undone-set-up-weapons", n = weapons.len());
        left.push(Unfinished::new(told).by(by(&weapons)).must());
    }
    let works: usize = public.stores(side).works.values().map(|left| usize::from(*left)).sum();
    if works > 0 {
        left.push(Unfinished::new(say!("squad-panels-undone-works", n = works)));
    }
    left
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Hexside,
        games::squad::rules::{
            phase::Phase,
            samples::{but, counter, facing, position},
        },
    };

    fn left_in(step: Step, public: &mut Public) -> Vec<String> {
        let rulebook = Rulebook::of_map("map-valmont");
        public.phase = Phase::First(step);
        let left = undone_by(&rulebook, public, Side::German);
        let units = left.into_iter().flat_map(|left| left.places).flat_map(|(_, units)| units);
        units.map(|unit| unit.to_string()).collect()
    }

    /// The list names units that could still fire: not units that have fired, are pinned, or have no target in sight
    /// (10.1, 10.2).
    #[test]
    fn who_could_still_fire_is_named() {
        let mut public = position([
            counter("ge-rifle", 1, "1007"),
            but(counter("ge-rifle", 2, "1007"), |condition| condition.fired = true),
            but(counter("ge-rifle", 3, "1007"), |condition| condition.pinned = true),
            counter("ge-rifle", 4, "0101"),
            counter("us-rifle", 1, "1010"),
        ]);
        assert_eq!(left_in(Step::Fire, &mut public), ["ge-rifle-1"]);
        public.fired_at.insert(("1007".parse().unwrap(), "1010".parse().unwrap()));
        assert!(left_in(Step::Fire, &mut public).is_empty(), "a hex fires at another once (10.3)");
    }

    /// A duty that comes first is named alone. A unit that may still overrun, or step out of its carrier's hex, is
    /// named, too (6.5, 8.2, 18.2).
    #[test]
    fn who_has_not_finished_is_named() {
        let drove = |unit: Counter| {
            but(unit, |condition| {
                (condition.moved, condition.halted, condition.spent) = (true, true, 2);
            })
        };
        let mut public = position([
            drove(facing("ge-sdkfz-251", 1, "1007", Hexside::North)),
            counter("ge-rifle", 1, "1007"),
            counter("ge-rifle", 2, "1007"),
            counter("ge-rifle", 3, "1007"),
            counter("ge-leader-0", 1, "1007"),
            counter("us-rifle", 1, "1006"),
            but(counter("ge-rifle", 4, "1010"), |condition| {
                (condition.moved, condition.transported) = (true, true);
            }),
        ]);
        assert_eq!(left_in(Step::Movement, &mut public), ["ge-sdkfz-251-1"], "it must load");
        public.counters.retain(|counter| counter.hex() != "1007".parse().ok() || counter.facing.is_some());
        assert_eq!(left_in(Step::Movement, &mut public), ["ge-rifle-4"]);
        public.driven =
            public.counters.iter().find(|counter| counter.facing.is_some()).map(|counter| counter.id);
        assert_eq!(left_in(Step::Movement, &mut public), ["ge-rifle-4", "ge-sdkfz-251-1"], "it may overrun");
    }

    /// Infantry adjacent to an enemy could assault it, if it has not advanced (17.1). Pinned units could rally (3.6).
    #[test]
    fn who_could_assault_or_rally_is_named() {
        let mut public = position([
            counter("ge-rifle", 1, "1009"),
            but(counter("ge-rifle", 2, "1009"), |condition| condition.advanced = true),
            but(counter("ge-rifle", 3, "0101"), |condition| condition.pinned = true),
            counter("us-rifle", 1, "1010"),
        ]);
        assert_eq!(left_in(Step::Assault, &mut public), ["ge-rifle-1"]);
        assert_eq!(left_in(Step::AfterAction, &mut public), ["ge-rifle-3"]);
    }
}
