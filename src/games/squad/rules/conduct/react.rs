//! Opportunity fire and fire lanes: reactions of the passive side to a step (14).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::overrun,
        counter::{Counter, Place},
        event::{Event, Kind},
        fire::{
            Aim, Shot,
            anti_tank::{self, Occasion},
            fire, is_ready, lanes, sniper,
        },
        kinds::{Arm, Side},
        movement::enemy_in,
        order::Bend,
        position::{Instruction, Lane, Public, Task, decision::Decision},
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The shots with which a unit may fire by opportunity at units that have entered a hex, alone and without a leader
/// (14.1).
pub fn shots(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    units: &[UnitId],
    hex: Hex,
) -> Vec<Shot> {
    if is_ready(rulebook, counter).is_err() {
        return Vec::new();
    }
    let carried = public.carried_by(counter.id).filter(|it| it.place == Place::Carried(counter.id));
    let weapons = carried.map(|weapon| Some(weapon.id));
    let ways = std::iter::once(None).chain(weapons);
    let ways = ways.map(|weapon| Shot { weapon, ..Shot::of(counter.id) });
    let can = |shot: &Shot| {
        fire(rulebook, public, std::slice::from_ref(shot), None, (hex, Aim::Entering(units))).is_ok()
    };
    ways.filter(can).collect()
}

/// The units of a side that might fire out of a hex: the units there and their passengers (8.3, 14.1).
pub fn firers(public: &Public, side: Side, from: Hex) -> impl Iterator<Item = &Counter> {
    let own = public.counters.iter().filter(move |counter| counter.side == side);
    own.filter(move |counter| match counter.place {
        Place::Map(hex) => hex == from,
        Place::Aboard(carrier) => public.find(carrier).and_then(Counter::hex) == Some(from),
        _ => false,
    })
}

/// The machine gun that infantry fires in a shot, with its range: it may leave a lane (14.5).
pub fn lane_gun(rulebook: &Rulebook, public: &Public, shot: &Shot) -> Option<(UnitId, u32)> {
    let weapon = public.find(shot.weapon?)?;
    let kind = rulebook.units.find(weapon.kind)?.weapon()?;
    (kind.arm == Arm::MachineGun).then_some((weapon.id, kind.range))
}

/// Whether a side may react to units that have entered a hex (14.1).
pub fn may_react(rulebook: &Rulebook, public: &Public, side: Side, units: &[UnitId], hex: Hex) -> bool {
    could_react(rulebook, public, (side, |_| true), units, hex)
}

/// Whether the units of a side that the predicate accepts may react.
pub(super) fn could_react(
    rulebook: &Rulebook,
    public: &Public,
    (side, wanted): (Side, impl Fn(UnitId) -> bool),
    units: &[UnitId],
    hex: Hex,
) -> bool {
    let able = |counter: &Counter| {
        !shots(rulebook, public, counter, units, hex).is_empty()
            || units.iter().any(|target| {
                !anti_tank::shots(rulebook, public, counter.id, *target, Occasion::Opportunity).is_empty()
            })
    };
    let sniper = sniper::sniper_of(rulebook, public, side);
    let entered: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let snipes = sniper.filter(|sniper| wanted(sniper.id));
    let snipes = snipes.is_some_and(|sniper| sniper::may_fire(rulebook, public, sniper, hex, &entered));
    let mut own = public.counters.iter().filter(|counter| counter.side == side && wanted(counter.id));
    snipes || own.any(able)
}

impl Referee<'_> {
    /// Asks the other side whether it fires at the units that have entered. It is asked as long as one of them is there
    /// and it can fire (14.1).
    pub(super) fn watch(&mut self, units: &[UnitId], hex: Hex) {
        // A squad that one of the attacks on this step reduced is present as its half.
        let units = self.left_of(units, hex);
        let Some(mover) = units.first().and_then(|unit| self.public().find(*unit)) else { return };
        let side = mover.side.enemy();
        if self.fires_by_itself(side, &units, hex) {
            return;
        }
        let asks = |unit| self.instruction(unit) == Instruction::Ask;
        if could_react(self.rulebook, self.public(), (side, asks), &units, hex) {
            self.say(Event::Owed { decision: Some(Decision::Reaction { side, units, hex }) });
        }
    }

    /// The side that is asked, with the units that entered and their hex.
    pub(super) fn reaction(&self) -> Result<(Side, Vec<UnitId>, Hex), Why> {
        match &self.public().owed {
            Some(Decision::Reaction { side, units, hex }) => Ok((*side, units.clone(), *hex)),
            _ => Err(Why::NothingAsked),
        }
    }

    /// Fires by opportunity at infantry, guns and unarmoured vehicles that have entered (14.3). Machine guns may leave
    /// lanes (14.5).
    pub fn order_opportunity_fire(
        &mut self,
        shots: &[Shot],
        leader: Option<UnitId>,
        lane: Option<Bend>,
    ) -> Result<(), Why> {
        let (side, units, hex) = self.reaction()?;
        for shot in shots {
            self.own(side, shot.unit)?;
        }
        let aim = Aim::Entering(&units);
        let attack = fire(self.rulebook, self.public(), shots, leader, (hex, aim))?;
        let lanes = match lane {
            Some(bend) => self.lanes_of(side, shots, (attack.from, hex), bend)?,
            None => Vec::new(),
        };
        self.say(Event::Owed { decision: None });
        self.push(Task::Watch { units: units.clone(), hex });
        for lane in lanes {
            self.say(Event::LaneLaid { lane });
        }
        self.carry_out(Kind::Opportunity, &attack, (shots, leader), aim);
        self.go_on();
        Ok(())
    }

    /// Returns the lanes that machine guns of infantry leave (14.5).
    fn lanes_of(
        &self,
        side: Side,
        shots: &[Shot],
        (from, hex): (Hex, Hex),
        bend: Bend,
    ) -> Result<Vec<Lane>, Why> {
        let gun = |shot: &Shot| lane_gun(self.rulebook, self.public(), shot);
        let guns: Vec<(UnitId, u32)> = shots.iter().filter_map(gun).collect();
        if guns.is_empty() {
            return Err(Why::NoLane);
        }
        let lane = |(gun, range)| {
            let left = bend == Bend::Left;
            let hexes = lanes::lane(self.rulebook, self.public(), from, hex, range, left);
            Lane { gun, side, hexes }
        };
        Ok(guns.into_iter().map(lane).collect())
    }

    /// Fires the last shots of the units left in an overrun hex at the rear of the AFV, once each (18.4). They have no
    /// reason to wait, so the side is not asked. If no unit is left, the side of the AFV controls the hex, because it
    /// passed it last (23.2).
    pub(super) fn last_shots(&mut self, vehicle: UnitId, hex: Hex) {
        let side = self.public().find(vehicle).map(|counter| counter.side);
        if let Some(side) = side.filter(|side| !enemy_in(self.rulebook, self.public(), *side, hex)) {
            self.hold(side, hex);
        }
        let mut fired: Vec<UnitId> = Vec::new();
        loop {
            let ways = overrun::final_shots(self.rulebook, self.public(), vehicle, hex);
            let Some((shot, _)) = ways.into_iter().find(|(shot, _)| !fired.contains(&shot.unit)) else {
                return;
            };
            fired.push(shot.unit);
            if self.shoot_at(Occasion::FinalShot, &shot, vehicle).is_err() {
                return;
            }
        }
    }

    /// Lets the side that is asked hold fire (14.1), or leave its sniper in place (3.6 d). Returns whether the phase
    /// ends.
    pub fn order_hold(&mut self) -> Result<bool, Why> {
        if self.withdrawal().is_none() {
            self.reaction()?;
        }
        self.say(Event::Owed { decision: None });
        Ok(self.go_on())
    }
}
