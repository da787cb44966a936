//! Movement step by step: lanes, mines, reactions of the opponent, control of hexes (3.3, 6, 7, 8).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
    },
    games::squad::rules::{
        assault::overrun::may_overrun,
        counter::{Counter, Place},
        event::{Cause, DiePurpose, Event, Kind, Lost},
        fire::{Aim, Shot, lanes, modifier::sum, smoke, sniper},
        kinds::Side,
        movement::{self, Pace, VehicleStep},
        order::Order,
        position::{Task, WorkKind},
        refusal::Why,
        set_up::halves_of,
    },
};

/// The highest die with which a minefield eliminates an entering unit (20.5).
const MINES: u8 = 3;

impl Referee<'_> {
    /// Moves infantry or a gun along a path, or onto the map, until something stops them (6).
    pub fn order_move(
        &mut self,
        units: &[UnitId],
        path: &[Hex],
        assault: bool,
        facing: Option<Hexside>,
    ) -> Result<(), Why> {
        let counters = self.movers(units)?;
        let known = self.known_to(self.active().ok_or(Why::GameOver)?);
        movement::may_walk(self.rulebook, &known, &counters, (path, assault), facing)?;
        let turns: Vec<UnitId> =
            counters.iter().filter(|it| self.rulebook.kind(it).faces()).map(|it| it.id).collect();
        let led = counters.iter().any(|it| movement::is_led(self.rulebook, it, &counters));
        self.say(Event::SetOut { units: units.to_vec(), assault, led });
        for (unit, facing) in turns.into_iter().zip(facing) {
            self.say(Event::Turned { unit, facing, spent: 0 });
        }
        self.push(Task::Walk { units: units.to_vec(), path: path.to_vec() });
        self.go_on();
        Ok(())
    }

    /// Drives a vehicle along a path, or onto the map (7).
    pub fn order_drive(&mut self, unit: UnitId, path: &[VehicleStep]) -> Result<(), Why> {
        let counter = self.mover(unit)?;
        movement::may_go(self.rulebook, &self.known_to(counter.side), counter, path)?;
        self.say(Event::SetOut { units: vec![unit], assault: false, led: false });
        self.push(Task::Drive { unit, path: path.to_vec() });
        self.go_on();
        Ok(())
    }

    /// Turns a vehicle or gun in place, as its whole move (7.3).
    pub fn order_pivot(&mut self, unit: UnitId, facing: Hexside) -> Result<(), Why> {
        let counter = self.mover(unit)?;
        movement::pivot(self.rulebook, counter, facing)?;
        let spent = movement::allowance(self.rulebook, self.public(), counter, Pace::default());
        self.say(Event::Turned { unit, facing, spent });
        self.say(Event::HaveMoved { units: vec![unit] });
        Ok(())
    }

    /// Moves a unit and its passengers off the map (4.3).
    pub fn order_exit(&mut self, unit: UnitId) -> Result<(), Why> {
        movement::may_exit(self.rulebook, self.public(), self.mover(unit)?)?;
        self.say(Event::Exited { unit });
        Ok(())
    }

    /// Loads units of the carrier's hex (8.2).
    pub fn order_load(&mut self, carrier: UnitId, passengers: &[UnitId]) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let vehicle = self.own(side, carrier)?;
        let units = passengers.iter().map(|unit| self.own(side, *unit)).collect::<Result<Vec<_>, Why>>()?;
        movement::may_load(self.rulebook, self.public(), vehicle, &units)?;
        let stops = vehicle.condition.spent > 0;
        self.say(Event::Loaded { carrier, passengers: passengers.to_vec() });
        // The carrier moves before or after loading, not both.
        if stops {
            self.say(Event::HaveMoved { units: vec![carrier] });
        }
        Ok(())
    }

    /// Checks that no hex of the side is over its limit for a moment, or that this order makes room in it (6.5, 8.2).
    ///
    /// # Errors
    /// The carrier that must load, or the hex out of which units must step.
    pub fn makes_room_first(&self, order: &Order) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        movement::makes_room_first(self.rulebook, &self.known_to(side), side, order)
    }

    /// Unloads units, which may then step one hex (8.2).
    pub fn order_unload(
        &mut self,
        carrier: UnitId,
        passengers: &[UnitId],
        to: Option<Hex>,
    ) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let vehicle = self.own(side, carrier)?;
        let units = passengers.iter().map(|unit| self.own(side, *unit)).collect::<Result<Vec<_>, Why>>()?;
        let hex = vehicle.hex().ok_or(Why::NotOnMap { unit: carrier })?;
        let stops = vehicle.condition.spent > 0;
        match to {
            Some(to) => {
                movement::may_step_out(self.rulebook, &self.known_to(side), vehicle, &units, to)?;
                let room = movement::fits(self.rulebook, self.public(), hex, &units).is_ok();
                if self.meets(side, to) {
                    self.stay_before(carrier, passengers, room.then_some(hex));
                    return Ok(());
                }
            }
            // If the hex is over its limit, some of them must step out of it before anything else.
            None => _ = movement::may_unload(self.rulebook, &self.known_to(side), vehicle, &units)?,
        }
        self.say(Event::Unloaded { carrier, passengers: passengers.to_vec(), hex });
        if stops {
            self.say(Event::HaveMoved { units: vec![carrier] });
        }
        if let Some(to) = to {
            let spent = vec![1; passengers.len()];
            self.say(Event::Moved { units: passengers.to_vec(), hex: to, spent });
            self.stop_in_work(passengers);
            self.push(Task::Walk { units: passengers.to_vec(), path: Vec::new() });
            self.arrive(passengers, to);
            self.go_on();
        }
        Ok(())
    }

    /// Unloads passengers beside their carrier when their step would lead to unknown enemies, if the hex has room.
    /// Their move is then over (22.2).
    fn stay_before(&mut self, carrier: UnitId, passengers: &[UnitId], hex: Option<Hex>) {
        let mut units = vec![carrier];
        if let Some(hex) = hex {
            self.say(Event::Unloaded { carrier, passengers: passengers.to_vec(), hex });
            units.extend(passengers);
        }
        self.say(Event::Halted { units: units.clone(), why: Cause::Met });
        self.say(Event::HaveMoved { units });
    }

    /// Lays smoke of infantry that has not moved, in its own hex or an adjacent one (11.1).
    pub fn order_lay_smoke(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let counter = self.mover(unit)?;
        let side = counter.side;
        smoke::may_throw(self.rulebook, self.public(), unit, hex)?;
        self.say(Event::SmokeLaid { side, hex, number: 1, factors: 1 });
        self.say(Event::HasSmoked { unit });
        Ok(())
    }

    /// Drives an AFV over the enemies ahead (18).
    pub fn order_overrun(&mut self, unit: UnitId, hex: Hex, uses: &[UnitId]) -> Result<(), Why> {
        let counter = self.mover(unit)?;
        let side = counter.side;
        let (way, ..) = may_overrun(self.rulebook, &self.known_to(side), counter, uses)?;
        if way.target != hex {
            return Err(Why::NotAhead { hex });
        }
        // A hidden unit in the overrun hex is overrun as well. A hidden unit that bars the exit hex prevents the
        // overrun (22.2).
        self.meets(side, way.exit);
        self.meets(side, hex);
        let counter = self.mover(unit)?;
        let Ok((_, passengers, attack)) = may_overrun(self.rulebook, self.public(), counter, uses) else {
            self.say(Event::Halted { units: vec![unit], why: Cause::Met });
            self.say(Event::HaveMoved { units: vec![unit] });
            return Ok(());
        };
        let (facing, spent) = (counter.facing, counter.condition.spent + way.cost);
        self.say(Event::SetOut { units: vec![unit], assault: false, led: false });
        self.drive_out_sniper(side, hex);
        self.strike_mines(&[unit], hex);
        if self.public().find(unit).and_then(Counter::hex).is_none() {
            return Ok(());
        }
        // It stops behind them. The overrun units fire at its rear there, before all effects of entering a hex.
        self.push(Task::Arrive { units: vec![unit], hex: way.exit });
        self.push(Task::LastShots { vehicle: unit, hex });
        self.push(Task::ComeOut { unit, hex: way.exit, facing, spent });
        let shots: Vec<Shot> = std::iter::once(Shot::of(unit)).chain(passengers).collect();
        self.carry_out(Kind::Overrun, &attack, (&shots, None), Aim::Hex);
        self.go_on();
        Ok(())
    }

    /// Returns a friendly unit that is to move.
    fn mover(&self, unit: UnitId) -> Result<&Counter, Why> {
        self.own(self.active().ok_or(Why::GameOver)?, unit)
    }

    /// Returns friendly units that are to move together.
    fn movers(&self, units: &[UnitId]) -> Result<Vec<&Counter>, Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let mut counters: Vec<&Counter> = Vec::with_capacity(units.len());
        for unit in units {
            let counter = self.own(side, *unit)?;
            if counters.iter().any(|other| other.id == *unit) {
                return Err(Why::NamedTwice { unit: *unit });
            }
            counters.push(counter);
        }
        Ok(counters)
    }

    /// Divides a moving stack into units that can go on and units that cannot. A unit can go on if it is on the map,
    /// neither pinned nor stopped; a reduced squad goes on as its half.
    fn still_going(&self, units: &[UnitId]) -> (Vec<UnitId>, Vec<UnitId>) {
        let there = |unit: &UnitId| {
            let counter = self.public().find(*unit)?;
            if matches!(counter.place, Place::Map(_) | Place::Due(_)) {
                return Some(counter);
            }
            let halves = halves_of(self.rulebook, counter)?;
            halves.into_iter().filter_map(|half| self.public().find(half)).find(|half| half.hex().is_some())
        };
        let counters: Vec<&Counter> = units.iter().filter_map(there).collect();
        let goes = |counter: &&Counter| !counter.condition.pinned && !counter.condition.halted;
        let (going, stopped): (Vec<&Counter>, Vec<&Counter>) = counters.into_iter().partition(goes);
        let ids = |counters: Vec<&Counter>| counters.into_iter().map(|counter| counter.id).collect();
        (ids(going), ids(stopped))
    }

    /// Moves units one step along their path, or ends the move at its end.
    pub(super) fn walk_on(&mut self, units: &[UnitId], path: &[Hex]) {
        let (going, stopped) = self.still_going(units);
        let Some((next, rest)) = path.split_first() else {
            self.end_move(&stopped, &[]);
            return self.end_move(&going, &[]);
        };
        self.end_move(&stopped, &going);
        if going.is_empty() {
            return;
        }
        let counters: Vec<&Counter> = going.iter().filter_map(|unit| self.public().find(*unit)).collect();
        let assault = counters.iter().any(|counter| counter.condition.assault_move);
        let Ok(stride) = movement::stride(self.rulebook, self.public(), &counters, *next, assault) else {
            return self.stop_before(&going, *next);
        };
        self.say(Event::Moved { units: going.clone(), hex: *next, spent: stride.spent });
        if stride.stops {
            self.say(Event::Halted { units: going.clone(), why: Cause::Wire });
        }
        if rest.is_empty() {
            self.stop_in_work(&going);
        }
        self.push(Task::Walk { units: going.clone(), path: rest.to_vec() });
        self.arrive(&going, *next);
    }

    /// Moves a vehicle one step along its path, or ends the move at its end.
    pub(super) fn drive_on(&mut self, unit: UnitId, path: &[VehicleStep]) {
        let Some(counter) = self.public().find(unit) else { return };
        let stops = counter.condition.immobile || counter.condition.pinned || counter.condition.halted;
        if !matches!(counter.place, Place::Map(_) | Place::Due(_)) {
            return;
        }
        let Some((step, rest)) = path.split_first().filter(|_| !stops) else {
            return self.end_move(&[unit], &[]);
        };
        let Ok(driven) = movement::drive_step(self.rulebook, self.public(), counter, *step) else {
            return self.stop_before(&[unit], step.hex);
        };
        let whole = movement::allowance(self.rulebook, self.public(), counter, Pace::default());
        let spent = whole.saturating_sub(driven.left);
        self.say(Event::Moved { units: vec![unit], hex: step.hex, spent: vec![spent] });
        self.say(Event::Turned { unit, facing: step.facing, spent });
        self.push(Task::Drive { unit, path: rest.to_vec() });
        self.arrive(&[unit], step.hex);
    }

    /// Moves an AFV out of the hex that it has overrun, and ends its move (18.2).
    pub(super) fn come_out(&mut self, unit: UnitId, hex: Hex, facing: Option<Hexside>, spent: u16) {
        let Some(counter) = self.public().find(unit).filter(|it| it.hex().is_some()) else { return };
        let whole = movement::allowance(self.rulebook, self.public(), counter, Pace::default());
        self.say(Event::Moved { units: vec![unit], hex, spent: vec![spent] });
        if let Some(facing) = facing {
            // It has no points left.
            self.say(Event::Turned { unit, facing, spent: whole });
        }
        self.end_move(&[unit], &[]);
    }

    /// Stops units in front of a hex that turns out to be closed to them, and reveals the units there (22.2).
    fn stop_before(&mut self, units: &[UnitId], hex: Hex) {
        let side = units.first().and_then(|unit| self.public().find(*unit)).map(|counter| counter.side);
        let why = match side {
            Some(side) if movement::enemy_in(self.rulebook, self.public(), side, hex) => {
                self.meets(side, hex);
                Cause::Met
            }
            _ => Cause::Closed,
        };
        self.say(Event::Halted { units: units.to_vec(), why });
        self.stop_in_work(units);
        self.say(Event::HaveMoved { units: units.to_vec() });
    }

    /// Puts units that stop in their hex into the work there, if it shelters them (20.1).
    pub(super) fn stop_in_work(&mut self, units: &[UnitId]) {
        let passes = |unit: &&UnitId| {
            let counter = self.public().find(**unit);
            counter.is_some_and(|counter| movement::passes_work(self.rulebook, self.public(), counter))
        };
        let units: Vec<UnitId> = units.iter().filter(passes).copied().collect();
        if !units.is_empty() {
            self.say(Event::InWork { units });
        }
    }

    /// Ends the move of units with a Move marker. A unit that was pinned or immobilized in a hex that is full without
    /// it is eliminated. Units of its stack that go on make room (14.4).
    fn end_move(&mut self, units: &[UnitId], going: &[UnitId]) {
        if units.is_empty() {
            return;
        }
        self.stop_in_work(units);
        self.say(Event::HaveMoved { units: units.to_vec() });
        for unit in units {
            let Some(counter) = self.public().find(*unit) else { continue };
            let struck = counter.condition.pinned || counter.condition.immobile;
            let Some(hex) = counter.hex().filter(|_| struck) else { continue };
            if movement::fits_without(self.rulebook, self.public(), hex, going).is_err() {
                self.suffer(*unit, Lost::Eliminated);
            }
        }
    }

    /// Eliminates the enemy sniper in a hex that a unit of a side enters (21.5).
    fn drive_out_sniper(&mut self, side: Side, hex: Hex) {
        if sniper::driven_out(self.rulebook, self.public(), side, hex).is_some() {
            self.say(Event::SniperGone { side: side.enemy(), for_good: true });
        }
    }

    /// Applies the effects of entering a hex: a sniper is eliminated, the side takes control, mines and lanes attack.
    /// Then the opponent may fire (14.1, 14.7, 20.5, 21.5, 23.2).
    pub(super) fn arrive(&mut self, units: &[UnitId], hex: Hex) {
        let there = |unit: &UnitId| self.public().find(*unit).filter(|it| it.hex() == Some(hex));
        let Some(side) = units.iter().find_map(there).map(|it| it.side) else { return };
        self.drive_out_sniper(side, hex);
        self.hold_with(units, hex);
        self.look_round();
        self.push(Task::Watch { units: units.to_vec(), hex });
        self.strike_mines(units, hex);
        self.cross_lanes(side, units, hex);
    }

    /// Rolls for the survival of each unit that enters mines (20.5).
    pub(super) fn strike_mines(&mut self, units: &[UnitId], hex: Hex) {
        let mined = self.public().works.get(&hex).filter(|work| work.kind == WorkKind::Mines).copied();
        let Some(work) = mined else { return };
        if !work.known {
            self.say(Event::MinesKnown { hex });
        }
        for unit in units {
            let die = self.roll(DiePurpose::Mines(*unit));
            if die <= MINES {
                self.suffer(*unit, Lost::Eliminated);
            }
        }
    }

    /// Attacks the infantry, guns and unarmoured vehicles that enter a lane at once, all with one roll (14.7).
    fn cross_lanes(&mut self, side: Side, units: &[UnitId], hex: Hex) {
        let markers = lanes::markers(self.public(), side, hex);
        let is_hit = |unit: &&UnitId| {
            let counter = self.public().find(**unit).filter(|it| it.hex() == Some(hex));
            counter.is_some_and(|counter| self.rulebook.kind(counter).casualty().is_some())
        };
        let struck: Vec<UnitId> = units.iter().filter(is_hit).copied().collect();
        if markers == 0 || struck.is_empty() {
            return;
        }
        let (row, modifiers) = (self.rulebook.charts.lane_row, lanes::modifiers(markers));
        let needs = self.rulebook.charts.fire.get(row).map_or(0, |row| row.number);
        let guns = self.public().lanes.iter().filter(|lane| lane.side != side && lane.hexes.contains(&hex));
        let by: Vec<UnitId> = guns.map(|lane| lane.gun).collect();
        let added = sum(&modifiers);
        self.say(Event::Attacked {
            kind: Kind::Lane,
            by,
            leader: None,
            hex,
            struck: struck.clone(),
            strength: 0,
            against: 0,
            needs,
            modifiers,
        });
        let dice = self.dice(DiePurpose::Attack(hex));
        let roll = i8::try_from(dice).unwrap_or(i8::MAX).saturating_add(added);
        let points = self.rulebook.charts.casualties(row, roll);
        self.fall(&Blow { hex, struck, points, from: None, moving: true, close: false });
    }
}
