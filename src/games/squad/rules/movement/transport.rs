//! Carriers: room for passengers, loading and unloading (8).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay, crowd, fits, making_room::find_room, step};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        kinds::Room,
        position::Public,
        rulebook::Rulebook,
        scenario::units::Kind,
    },
};

/// The load of a carrier (8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    pub squads: u16,
    pub halves: u16,
    pub leaders: u16,
    /// The weapons that all passengers carry.
    pub weapons: u16,
    pub guns: u16,
    pub large_guns: u16,
}

impl Load {
    /// Adds a passenger with its weapons, or a gun. It returns none if the unit is neither.
    fn add(&mut self, rulebook: &Rulebook, public: &Public, unit: &Counter) -> Option<()> {
        match &rulebook.kind(unit).kind {
            Kind::Squad { .. } => self.squads += 1,
            Kind::Half { .. } => self.halves += 1,
            Kind::Leader { .. } => self.leaders += 1,
            Kind::Gun(gun) => {
                self.guns += 1;
                self.large_guns += u16::from(gun.large);
            }
            Kind::Weapon(_) | Kind::Afv(_) | Kind::Vehicle(_) | Kind::Sniper => return None,
        }
        self.weapons += u16::try_from(public.carried_by(unit.id).count()).unwrap_or(u16::MAX);
        Some(())
    }

    /// Whether the load without guns fits into this room.
    fn rides_in(self, room: Room) -> bool {
        let Self { squads, halves, leaders, weapons, .. } = self;
        match room {
            Room::None => squads + halves + leaders == 0,
            Room::Half => squads == 0 && halves <= 1 && leaders <= 1 && weapons <= 1,
            Room::Squads(number) => {
                let number = u16::from(number);
                2 * squads + halves <= 2 * number && leaders <= number && weapons <= number
            }
        }
    }

    /// Whether the carrier can tow the guns of the load: one gun, and no large one behind a light carrier.
    fn is_towed(self, tows: bool, room: Room) -> bool {
        self.guns == 0 || tows && self.guns == 1 && (self.large_guns == 0 || room != Room::Half)
    }
}

/// The load of a carrier, with further units to be loaded; none if one of them cannot be carried.
pub fn load_of(rulebook: &Rulebook, public: &Public, carrier: UnitId, with: &[&Counter]) -> Option<Load> {
    let mut load = Load::default();
    let named = |unit: &&Counter| with.iter().any(|other| other.id == unit.id);
    for unit in public.carried_by(carrier).filter(|unit| !named(unit)).chain(with.iter().copied()) {
        load.add(rulebook, public, unit)?;
    }
    Some(load)
}

/// Checks that a carrier has room for these units in addition to its passengers (8.1).
///
/// # Errors
/// The first of the units without room.
pub fn room_for(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    passengers: &[&Counter],
) -> Result<(), NoWay> {
    let kind = rulebook.kind(carrier);
    let (room, tows, carrier) = (kind.room(), kind.tows(), carrier.id);
    if room == Room::None && !tows {
        return Err(NoWay::CarriesNobody { carrier });
    }
    for (number, unit) in passengers.iter().enumerate() {
        let unit = unit.id;
        let so_far: Vec<&Counter> = passengers.iter().take(number + 1).copied().collect();
        let load = load_of(rulebook, public, carrier, &so_far).ok_or(NoWay::NotCarried { unit })?;
        if !load.is_towed(tows, room) {
            return Err(NoWay::TowsNothing { carrier, unit });
        }
        if !load.rides_in(room) {
            return Err(NoWay::NoRoom { carrier, unit });
        }
    }
    Ok(())
}

/// Checks that a unit may load or unload, as carrier or as passenger. It must not be pinned, have fired, or have loaded
/// or unloaded in this turn (6.8, 8.2).
fn may_handle(counter: &Counter) -> Result<(), NoWay> {
    let (unit, condition) = (counter.id, &counter.condition);
    if condition.pinned {
        Err(NoWay::StaysPinned { unit })
    } else if condition.fired {
        Err(NoWay::StaysFired { unit })
    } else if condition.transported {
        Err(NoWay::Transported { unit })
    } else {
        Ok(())
    }
}

/// Checks that a unit may be loaded in its place, by its own condition: it must not have walked (8.2).
fn may_board(passenger: &Counter) -> Result<(), NoWay> {
    may_handle(passenger)?;
    let condition = &passenger.condition;
    if condition.spent > 0 || condition.moved {
        return Err(NoWay::HasWalked { unit: passenger.id });
    }
    Ok(())
}

/// Checks that these units may be loaded now, in the hex of the carrier or, if both wait to enter, off the map (8.1,
/// 8.2, 4.2). A carrier that has moved cannot move on (8.2), and then its hex must have room.
///
/// # Errors
/// The reason why one of them cannot load, or that there is no room.
pub fn may_load(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    passengers: &[&Counter],
) -> Result<(), NoWay> {
    may_handle(carrier)?;
    if passengers.is_empty() {
        return Err(NoWay::NoMove);
    }
    for (number, passenger) in passengers.iter().enumerate() {
        let unit = passenger.id;
        if passengers.iter().take(number).any(|other| other.id == unit) {
            return Err(NoWay::NamedTwice { unit });
        }
        may_board(passenger)?;
        let stands = matches!(passenger.place, Place::Map(_) | Place::Due(_) | Place::SetUp(_));
        if !stands || passenger.place != carrier.place || passenger.side != carrier.side {
            return Err(NoWay::NotBeside { carrier: carrier.id, unit });
        }
    }
    room_for(rulebook, public, carrier, passengers)?;
    match carrier.hex().filter(|_| carrier.condition.spent > 0) {
        Some(hex) => leaves_room(rulebook, public, carrier, hex, passengers),
        None => Ok(()),
    }
}

/// Checks that the hex is within its limit with the carrier there and these units aboard.
fn leaves_room(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    hex: Hex,
    aboard: &[&Counter],
) -> Result<(), NoWay> {
    let mut crowd = crowd(rulebook, public, hex, &[carrier]);
    for unit in aboard {
        match Moves::of(rulebook.kind(unit)) {
            Some(Moves::Foot) => crowd.infantry = crowd.infantry.saturating_sub(1),
            Some(Moves::ByHand | Moves::Towed) => crowd.guns = crowd.guns.saturating_sub(1),
            _ => {}
        }
    }
    crowd.check(public.works.get(&hex).copied(), hex)
}

/// Whether a carrier may end its move in a full hex, because it can load enough of the units there (8.2).
pub fn may_enter_to_load(rulebook: &Rulebook, public: &Public, carrier: &Counter, hex: Hex) -> bool {
    loads_that_make_room(rulebook, public, carrier, hex).next().is_some()
}

/// All sets of units of a hex that a carrier there, or an arriving one, may load to make enough room (8.2).
pub fn loads_that_make_room<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    carrier: &'a Counter,
    hex: Hex,
) -> impl Iterator<Item = Vec<&'a Counter>> {
    let able = may_handle(carrier).is_ok();
    let boards = |unit: &&Counter| {
        able && unit.side == carrier.side && unit.id != carrier.id && may_board(unit).is_ok()
    };
    let there: Vec<&Counter> = public.in_hex(hex).filter(boards).collect();
    some_of(there).filter(move |aboard| {
        room_for(rulebook, public, carrier, aboard) == Ok(())
            && leaves_room(rulebook, public, carrier, hex, aboard) == Ok(())
    })
}

/// The largest sets of units in a carrier's hex that it may load now: those to which no unit can be added (8.2).
pub fn largest_loads<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    carrier: &Counter,
) -> Vec<Vec<&'a Counter>> {
    let beside = |unit: &&Counter| unit.side == carrier.side && unit.id != carrier.id;
    let there: Vec<&Counter> =
        carrier.hex().into_iter().flat_map(|hex| public.in_hex(hex)).filter(beside).collect();
    let mut sets: Vec<Vec<&Counter>> =
        some_of(there).filter(|aboard| may_load(rulebook, public, carrier, aboard).is_ok()).collect();
    sets.sort_by_key(|aboard| std::cmp::Reverse(aboard.len()));
    let mut largest: Vec<Vec<&Counter>> = Vec::new();
    for set in sets {
        let holds = |other: &Vec<&Counter>| set.iter().all(|unit| other.iter().any(|it| it.id == unit.id));
        if !largest.iter().any(holds) {
            largest.push(set);
        }
    }
    largest
}

/// All choices of one or more of a few units.
fn some_of(mut units: Vec<&Counter>) -> impl Iterator<Item = Vec<&Counter>> {
    // A hex holds six units at most, and only for a moment. With the referee off a player may put any number there.
    units.truncate(8);
    (1_u32..1 << units.len()).map(move |choice| {
        let chosen = units.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
        chosen.map(|(_, unit)| *unit).collect()
    })
}

/// Checks that these units may be unloaded now. Returns whether some of them must then step out because the hex is over
/// its limit (8.2).
///
/// # Errors
/// The reason why one of them cannot unload, or that the hex is over its limit and there is no room around it.
pub fn may_unload(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    passengers: &[&Counter],
) -> Result<bool, NoWay> {
    let hex = may_alight(carrier, passengers)?;
    let Err(full) = fits(rulebook, public, hex, passengers) else { return Ok(false) };
    if find_room(rulebook, public, hex, passengers, None) { Ok(true) } else { Err(full) }
}

/// Checks that these units may be unloaded now and step into an adjacent hex together (8.2).
///
/// # Errors
/// The reason why one of them cannot, or that the hex is closed or full.
pub fn may_step_out(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    passengers: &[&Counter],
    to: Hex,
) -> Result<(), NoWay> {
    let from = may_alight(carrier, passengers)?;
    for passenger in passengers {
        let unit = passenger.id;
        match Moves::of(rulebook.kind(passenger)) {
            Some(moves @ (Moves::Foot | Moves::ByHand)) => {
                step(rulebook, public, (passenger.side, moves), from, to)?;
            }
            _ => return Err(NoWay::OnlyTowed { unit }),
        }
    }
    fits(rulebook, public, to, passengers)
}

/// Returns the hex in which these passengers may be unloaded, by the condition of the passengers and their carrier.
fn may_alight(carrier: &Counter, passengers: &[&Counter]) -> Result<Hex, NoWay> {
    may_handle(carrier)?;
    let hex = carrier.hex().ok_or(NoWay::NotOnMap { unit: carrier.id })?;
    if passengers.is_empty() {
        return Err(NoWay::NoMove);
    }
    for (number, passenger) in passengers.iter().enumerate() {
        let unit = passenger.id;
        if passengers.iter().take(number).any(|other| other.id == unit) {
            return Err(NoWay::NamedTwice { unit });
        }
        if passenger.place != Place::Aboard(carrier.id) {
            return Err(NoWay::NotAboardOf { carrier: carrier.id, unit });
        }
        may_handle(passenger)?;
    }
    Ok(hex)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::{counter, hex, position};

    /// By hand any number may be put into a hex: of a crowd the first eight are combined.
    #[test]
    fn of_a_crowd_the_first_eight_are_combined() {
        let public = position([(); 40].map(|()| counter("us-rifle-half", 1, "0507")));
        let crowd: Vec<&Counter> = public.in_hex(hex("0507")).collect();
        assert_eq!((crowd.len(), some_of(crowd).count()), (40, 255));
    }
}
