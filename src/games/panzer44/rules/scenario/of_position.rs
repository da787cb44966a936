//! A scenario made of a position: the last step of the set-up editor. It begins with the plot of the current turn.
//! Units eliminated or off the map, and fires already used, still count.

use super::{Arrival, Battery, Force, Placed, Scenario, Several, Underway};
use crate::{
    engine::{counters::UnitId, orders::SavedAs, text::say},
    games::panzer44::rules::{
        counter::{Counter, Place},
        kinds::Side,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
    },
};

/// Returns the scenario that begins with a position.
///
/// # Errors
/// It does not begin with a plot.
pub fn of_position(rulebook: &Rulebook, public: &Public, saved_as: SavedAs) -> Result<Scenario, String> {
    if public.phase != Phase::Plot || public.plotted != [false; 2] {
        return Err(say!("hand-scenario-at-plot"));
    }
    let old = rulebook.scenario.clone();
    Ok(Scenario {
        id: saved_as.id,
        title: saved_as.title.to_owned(),
        summary: saved_as.summary.to_owned(),
        first_turn: public.turn,
        set_up: Vec::new(),
        german: force(rulebook, public, Side::German),
        allied: force(rulebook, public, Side::Allied),
        victory: old.victory.held_by(&public.holders),
        underway: Some(Underway {
            mines: public.mines.iter().map(|(hex, mines)| (*hex, *mines)).collect(),
            positions: public.positions.iter().copied().collect(),
            wrecks: public.wrecks.iter().copied().collect(),
            blown: public.blown.iter().copied().collect(),
        }),
        options: rulebook.options.clone(),
        ..old
    })
}

#[expect(clippy::indexing_slicing, reason = "each list has a place for both sides")]
fn force(rulebook: &Rulebook, public: &Public, side: Side) -> Force {
    let old = rulebook.scenario.force(side);
    let fires = &public.fires_left[side.number()];
    let left = |battery: &Battery| Battery {
        fires: fires.get(&battery.id).copied().unwrap_or(battery.fires),
        ..battery.clone()
    };
    let own = || public.counters.iter().filter(move |counter| counter.side == side);
    let destroyed = own().filter(|counter| counter.place == Place::Destroyed).map(|counter| counter.kind);
    Force {
        set_up: Vec::new(),
        mines: Vec::new(),
        positions: None,
        placed: own().filter_map(|counter| placed(public, counter)).collect(),
        arrivals: (0..)
            .zip(&old.arrivals)
            .filter_map(|(number, old)| arrival(public, side, number, old))
            .collect(),
        destroyed: several(destroyed),
        exited: exited(public, side),
        off_board: old.off_board.iter().map(left).collect(),
        sorties: public.sorties_left[side.number()],
        ..old.clone()
    }
}

fn placed(public: &Public, counter: &Counter) -> Option<Placed> {
    let passenger = public.passenger(counter.id);
    let aboard = passenger.map(|passenger| passenger.condition.clone());
    Some(Placed {
        unit: counter.kind,
        hex: counter.hex()?,
        loaded: passenger.map(|passenger| passenger.kind),
        condition: counter.condition.clone(),
        aboard: aboard.filter(|aboard| *aboard != counter.condition),
    })
}

/// Types and numbers.
fn several(kinds: impl Iterator<Item = UnitId>) -> Vec<Several> {
    let mut all: Vec<Several> = Vec::new();
    for kind in kinds {
        match all.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, number)) => *number = number.saturating_add(1),
            None => all.push((kind, 1)),
        }
    }
    all
}

/// The units of an arrival that have not entered yet; none if there are none.
fn arrival(public: &Public, side: Side, number: u8, old: &Arrival) -> Option<Arrival> {
    let due = public.counters.iter().filter(|it| it.side == side && it.place == Place::Due(number));
    let with = due.map(|counter| (counter.kind, public.passenger(counter.id).map(|rider| rider.kind)));
    let with: Vec<(UnitId, Option<UnitId>)> = with.collect();
    let alone = with.iter().filter(|(_, rider)| rider.is_none()).map(|(kind, _)| *kind);
    let mut loaded: Vec<(UnitId, UnitId, u8)> = Vec::new();
    for (carrier, rider) in with.iter().filter_map(|(carrier, rider)| Some((*carrier, (*rider)?))) {
        match loaded.iter_mut().find(|(one, other, _)| (*one, *other) == (carrier, rider)) {
            Some((.., number)) => *number = number.saturating_add(1),
            None => loaded.push((carrier, rider, 1)),
        }
    }
    let arrival = Arrival { units: several(alone), loaded, ..old.clone() };
    (!with.is_empty()).then_some(arrival)
}

/// The units that have exited the map, each with its passenger.
fn exited(public: &Public, side: Side) -> Vec<(UnitId, Option<UnitId>)> {
    let gone = public.counters.iter().filter(|it| it.side == side && it.place == Place::Exited);
    let by_itself = gone.filter(|counter| !public.carried_off.contains_key(&counter.id));
    let rider = |carrier: &Counter| {
        let (rider, _) = public.carried_off.iter().find(|(_, by)| **by == carrier.id)?;
        Some(public.find(*rider)?.kind)
    };
    by_itself.map(|counter| (counter.kind, rider(counter))).collect()
}
