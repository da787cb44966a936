//! Loading and unloading, and the markers of heavy equipment (8, 18.2, 18.3).

use super::Referee;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::platoon::rules::{
        combat::is_ready,
        counter::{Counter, LoadMarker},
        event::{Cause, Event},
        kinds::Side,
        movement::{is_room, left},
        order::order_rules::{LOAD, UNLOAD},
        phase::Segment,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// Full turns that it takes to load or unload a unit as heavy equipment; units that move by themselves are loaded at
/// once even with that option (18.2).
pub fn turns_to_load(rulebook: &Rulebook, passenger: &Counter) -> Option<u8> {
    let kind = rulebook.kind(passenger);
    (rulebook.options.heavy_equipment && kind.allowance == 0).then(|| kind.turns_to_load())
}

/// The cost of loading or unloading for the carrier in points (8.8): half of its movement, all of it for a gun.
fn cost(rulebook: &Rulebook, carrier: &Counter, passenger: &Counter) -> Points {
    let whole = rulebook.kind(carrier).points();
    match rulebook.kind(passenger).is_gun() {
        _ if !rulebook.options.pl_transport => Points::ZERO,
        true => whole,
        false => Points(whole.0.div_ceil(2)),
    }
}

/// Whether a carrier may load a unit now (8.2, 18.2).
pub fn may_load(
    rulebook: &Rulebook,
    public: &Public,
    carrier: &Counter,
    passenger: &Counter,
) -> Result<(), Why> {
    let (unit, cargo) = (carrier.id, passenger.id);
    if public.phase.segment() != Some(Segment::Vehicles) {
        return Err(Why::not_now(LOAD.kind));
    }
    if !rulebook.kind(carrier).can_carry(rulebook.kind(passenger)) || carrier.side != passenger.side {
        return Err(Why::CannotCarry { carrier: unit, passenger: cargo });
    }
    if public.passenger(unit).is_some() {
        return Err(Why::CarrierFull { unit });
    }
    is_ready(carrier)?;
    is_ready(passenger)?;
    let together = carrier.hex().is_some() && carrier.hex() == passenger.hex();
    if !together {
        return Err(Why::NotTogether { carrier: unit, passenger: cargo });
    }
    if passenger.condition.fresh || carrier.condition.fresh {
        let unit = if passenger.condition.fresh { cargo } else { unit };
        return Err(Why::Fresh { unit });
    }
    if passenger.condition.moved {
        return Err(Why::HasMoved { unit: cargo });
    }
    if carrier.condition.halted {
        return Err(Why::Halted { unit });
    }
    // With heavy equipment the carrier may have moved in the same phase (18.2a).
    let free = turns_to_load(rulebook, passenger).is_some() || rulebook.options.pl_transport;
    if carrier.condition.moved && !free {
        return Err(Why::HasMoved { unit });
    }
    if cost(rulebook, carrier, passenger) > left(rulebook, carrier) {
        return Err(Why::NoPointsToLoad { unit });
    }
    Ok(())
}

/// Whether a carrier may unload its passenger now, or begin to (8.3, 8.7, 18.2); returns the hex.
pub fn may_unload(rulebook: &Rulebook, public: &Public, carrier: &Counter) -> Result<Hex, Why> {
    let unit = carrier.id;
    if public.phase.segment() != Some(Segment::Vehicles) {
        return Err(Why::not_now(UNLOAD.kind));
    }
    let passenger = public.passenger(unit).ok_or(Why::NobodyAboard { unit })?;
    let hex = carrier.hex().ok_or(Why::NotOnMap { unit })?;
    is_ready(carrier)?;
    // A unit that was loaded in this player turn stays aboard (8.2).
    if passenger.condition.moved {
        return Err(Why::HasMoved { unit: passenger.id });
    }
    if !is_room(public, passenger, hex) {
        return Err(Why::Full { hex });
    }
    if cost(rulebook, carrier, passenger) > left(rulebook, carrier) {
        return Err(Why::NoPointsToLoad { unit });
    }
    Ok(hex)
}

/// Whether a side may turn the marker of a carrier round (18.2c).
pub fn may_flip(public: &Public, carrier: &Counter) -> Result<LoadMarker, Why> {
    let unit = carrier.id;
    let marker = carrier.condition.marker.filter(|_| public.phase.segment() == Some(Segment::Start));
    let marker = marker.filter(|_| !public.flipped.contains(&unit) && !carrier.condition.dispersed);
    let marker = marker.ok_or(Why::NothingToFlip { unit })?;
    Ok(LoadMarker { unloading: !marker.unloading, ..marker })
}

impl Referee<'_> {
    /// Loads a unit: at once, or with a marker that steps from turn to turn (8.2, 18.2).
    pub fn order_load(&mut self, carrier: UnitId, passenger: UnitId) -> Result<(), Why> {
        let (vehicle, cargo) = (self.own(carrier)?, self.own(passenger)?);
        may_load(self.rulebook, self.public(), vehicle, cargo)?;
        let cost = cost(self.rulebook, vehicle, cargo);
        let turns = turns_to_load(self.rulebook, cargo);
        let goes_on = self.rulebook.options.pl_transport && !vehicle.condition.moved;
        self.say(Event::Loaded { carrier, passenger, cost });
        match turns {
            Some(turns) => self.mark(carrier, Some(LoadMarker { unloading: false, turns })),
            None if goes_on => {}
            None => self.say(Event::Halted { unit: carrier, why: Cause::Done }),
        }
        self.lose_sight();
        Ok(())
    }

    /// Unloads a passenger, or begins to unload heavy equipment (8.3, 18.2).
    pub fn order_unload(&mut self, carrier: UnitId) -> Result<(), Why> {
        let vehicle = self.own(carrier)?;
        let hex = may_unload(self.rulebook, self.public(), vehicle)?;
        let cargo = self.public().passenger(carrier).ok_or(Why::NobodyAboard { unit: carrier })?;
        let (passenger, turns) = (cargo.id, turns_to_load(self.rulebook, cargo));
        let cost = cost(self.rulebook, vehicle, cargo);
        let stops = self.rulebook.options.pl_transport && vehicle.condition.moved;
        match turns {
            Some(turns) => self.mark(carrier, Some(LoadMarker { unloading: true, turns })),
            None => self.unload(carrier, passenger, hex, Some(cost)),
        }
        // It moves before or after, not both (8.8).
        if turns.is_none() && stops {
            self.say(Event::Halted { unit: carrier, why: Cause::Done });
        }
        Ok(())
    }

    /// Unloads a passenger; it is fresh, unless it took full turns for it (8.4, 18.2b).
    fn unload(&mut self, carrier: UnitId, passenger: UnitId, hex: Hex, at_cost: Option<Points>) {
        let seen = self.public().find(carrier).is_some_and(Counter::is_marked);
        let (fresh, cost) = (at_cost.is_some(), at_cost.unwrap_or(Points::ZERO));
        self.say(Event::Unloaded { carrier, passenger, hex, fresh, cost });
        if seen {
            // In cover it is known if its carrier is (8.3 as ruled).
            self.expose(passenger, false, Cause::Loads);
        }
    }

    /// Places or removes a marker; in cover and in sight it may be seen (18.3).
    fn mark(&mut self, carrier: UnitId, marker: Option<LoadMarker>) {
        self.say(Event::Marked { carrier, marker });
        self.reveal(carrier, marker);
    }

    /// Shows carrier and passenger in cover and in sight when a marker of two turns or more has been placed, by
    /// whatever order (18.3).
    fn reveal(&mut self, carrier: UnitId, marker: Option<LoadMarker>) {
        let slow = marker.is_some_and(|marker| marker.turns >= 2);
        if slow && self.rulebook.options.revealed_movement {
            let passenger = self.public().passenger(carrier).map(|passenger| passenger.id);
            for unit in [Some(carrier), passenger].into_iter().flatten() {
                self.expose(unit, false, Cause::Loads);
            }
        }
        self.lose_sight();
    }

    /// Turns a load marker into an unload marker, or back: it does not step then, but counts as placed again (18.2c,
    /// 18.3).
    pub fn order_flip(&mut self, carrier: UnitId) -> Result<(), Why> {
        let marker = may_flip(self.public(), self.own(carrier)?)?;
        self.say(Event::Flipped { carrier, marker });
        self.reveal(carrier, Some(marker));
        Ok(())
    }

    /// Steps the markers of a side, except those that were turned round and those of dispersed carriers (18.2).
    pub fn step_markers(&mut self, side: Side) {
        let stepping = self.public().counters.iter().filter(|counter| {
            counter.side == side
                && !counter.condition.dispersed
                && !self.public().flipped.contains(&counter.id)
        });
        let stepping: Vec<(UnitId, LoadMarker)> =
            stepping.filter_map(|counter| Some((counter.id, counter.condition.marker?))).collect();
        for (carrier, marker) in stepping {
            if marker.turns > 1 {
                self.mark(carrier, Some(LoadMarker { turns: marker.turns - 1, ..marker }));
                continue;
            }
            self.say(Event::Marked { carrier, marker: None });
            let hex = self.public().find(carrier).and_then(Counter::hex);
            let passenger = self.public().passenger(carrier).map(|passenger| passenger.id);
            if let (true, Some(hex), Some(passenger)) = (marker.unloading, hex, passenger) {
                self.unload(carrier, passenger, hex, None);
            }
        }
    }
}
