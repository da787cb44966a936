//! Fire at hexes in the friendly fire phase and in defensive fire (3.2, 3.4, 13); smoke and wire in the fire phase
//! (11.1, 20.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::infantry::{carried, fired_aboard},
        counter::Counter,
        event::{DiePurpose, Event, Kind},
        fire::{Aim, Attack, Shot, armour::TopAttack, fire, missions::is_doubled, smoke, sniper},
        kinds::{Arm, Letter, Side},
        position::{Public, Task, hidden::is_hidden},
        rally::valour,
        refusal::Why,
        rulebook::Rulebook,
        wire,
    },
};

/// Judges fire at all units in a hex. Infantry of one hex fires at another as one group, once in a phase (10.3, 13).
///
/// # Errors
/// The unit that may not fire, or the reason why the hex is no target.
pub fn may_fire(
    rulebook: &Rulebook,
    public: &Public,
    shots: &[Shot],
    leader: Option<UnitId>,
    hex: Hex,
) -> Result<Attack, Why> {
    let attack = fire(rulebook, public, shots, leader, (hex, Aim::Hex))?;
    let on_foot = |shot: &Shot| {
        let counter = public.find(shot.unit);
        counter.is_some_and(|it| it.hex().is_some() && rulebook.kind(it).is_infantry())
    };
    if shots.iter().all(on_foot) && public.fired_at.contains(&(attack.from, hex)) {
        return Err(Why::HasFiredThere { hex });
    }
    Ok(attack)
}

/// Returns the units that fire hits in a hex: infantry, guns and unarmoured vehicles (13.1), or only the ones that have
/// just entered (14.2). The second list contains the vehicles of every kind, which mortars attack by their own rule
/// (15.3). Hidden units are not hit (22.2), because they are not in the position that a side knows.
pub fn struck(
    rulebook: &Rulebook,
    public: &Public,
    (hex, aim): (Hex, Aim),
    mortars: bool,
) -> (Vec<UnitId>, Vec<UnitId>) {
    let aimed_at = |counter: &&Counter| match aim {
        Aim::Hex => true,
        Aim::Entering(units) => units.contains(&counter.id),
    };
    let seen = |counter: &&Counter| !is_hidden(rulebook, public, counter);
    let counters: Vec<&Counter> = public.in_hex(hex).filter(aimed_at).filter(seen).collect();
    let by_mortars = |counter: &&&Counter| mortars && rulebook.kind(counter).drives();
    let suffers = |counter: &&&Counter| !by_mortars(counter) && rulebook.kind(counter).casualty().is_some();
    let ids = |counters: Vec<&&Counter>| counters.into_iter().map(|counter| counter.id).collect();
    (ids(counters.iter().filter(suffers).collect()), ids(counters.iter().filter(by_mortars).collect()))
}

impl Referee<'_> {
    /// The side that gives the orders of the phase, while no decision is pending.
    pub(super) fn at_fire(&self) -> Result<Side, Why> {
        if let Some(decision) = &self.public().owed {
            return Err(Why::DecisionOwed { side: decision.side() });
        }
        self.public().phase.side(&self.rulebook.scenario).ok_or(Why::GameOver)
    }

    /// Fires at all units in a hex (13).
    pub fn order_fire(&mut self, shots: &[Shot], leader: Option<UnitId>, hex: Hex) -> Result<(), Why> {
        let side = self.at_fire()?;
        for shot in shots {
            self.own(side, shot.unit)?;
        }
        // No unit can fire at a hidden one (22.2).
        let attack = may_fire(self.rulebook, &self.known_to(side), shots, leader, hex)?;
        self.carry_out(Kind::Fire, &attack, (shots, leader), Aim::Hex);
        self.go_on();
        Ok(())
    }

    /// Lays smoke with a mortar, a gun or the gun of a vehicle (11.1).
    pub fn order_smoke(&mut self, unit: UnitId, weapon: Option<UnitId>, hex: Hex) -> Result<(), Why> {
        let side = self.at_fire()?;
        self.own(side, unit)?;
        smoke::may_lay(self.rulebook, self.public(), unit, weapon, hex)?;
        if weapon.is_some()
            && let Some(from) = self.public().find(unit).and_then(Counter::hex)
        {
            self.spots_for_mortar(side, from, hex);
        }
        let (number, factors) = (smoke::NUMBER, smoke::FACTORS);
        self.say(Event::SmokeLaid { side, hex, number, factors });
        self.say(Event::Fired { units: vec![unit] });
        Ok(())
    }

    /// Clears wire with a satchel charge of infantry (20.6).
    pub fn order_clear_wire(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let side = self.at_fire()?;
        self.own(side, unit)?;
        let weapon = wire::may_clear(self.rulebook, self.public(), unit, hex)?;
        self.say(Event::UsedUp { side, weapon });
        self.say(Event::WireCleared { hex });
        self.say(Event::Fired { units: vec![unit] });
        Ok(())
    }

    /// Makes an attack: dice, casualty points, and the effects of very high and very low rolls (13, 15.3, 21).
    pub(super) fn carry_out(
        &mut self,
        kind: Kind,
        attack: &Attack,
        (shots, leader): (&[Shot], Option<UnitId>),
        aim: Aim,
    ) {
        let hex = attack.hex;
        let by: Vec<UnitId> = shots.iter().map(|shot| shot.unit).collect();
        let Some(side) = by.first().and_then(|unit| self.public().find(*unit)).map(|it| it.side) else {
            return;
        };
        if attack.mortars {
            self.spots_for_mortar(side, attack.from, hex);
        }
        let (struck, vehicles) = struck(self.rulebook, self.public(), (hex, aim), attack.mortars);
        let needs = self.rulebook.charts.fire.get(attack.row).map_or(0, |row| row.number);
        self.say(Event::Attacked {
            kind,
            by: by.clone(),
            leader,
            hex,
            struck: if struck.is_empty() { vehicles.clone() } else { struck.clone() },
            strength: attack.strength,
            against: 0,
            needs,
            modifiers: attack.modifiers.clone(),
        });
        for weapon in shots.iter().flat_map(|shot| &shot.uses) {
            self.say(Event::UsedUp { side, weapon: *weapon });
        }
        let leader = leader.filter(|leader| !by.contains(leader));
        let guns = fired_aboard(self.public(), shots);
        let units: Vec<UnitId> = by.iter().copied().chain(leader).chain(guns).collect();
        // Mortars at vehicles alone do not roll on the fire table.
        let dice = (!struck.is_empty()).then(|| self.dice(DiePurpose::Attack(hex)));
        self.say(Event::Fired { units });
        if let Some(dice) = dice {
            self.try_luck(dice, side, &by);
        }
        if attack.mortars {
            self.mortars_strike(shots, &vehicles);
        }
        let Some(dice) = dice else { return };
        let (from, moving) = (Some(attack.from), matches!(aim, Aim::Entering(_)));
        let points = attack.casualties(self.rulebook, dice);
        let doubled = attack.mortars && is_doubled(&self.rulebook.board, hex);
        self.fall_from_above(Blow { hex, struck, points, from, moving, close: false }, doubled);
    }

    /// Attacks each vehicle in the hex from above with mortars, by the best of their letters (15.3).
    fn mortars_strike(&mut self, shots: &[Shot], vehicles: &[UnitId]) {
        let by: Vec<UnitId> = shots.iter().map(|shot| shot.unit).collect();
        let letter = |shot: &Shot| {
            let weapons = carried(self.rulebook, self.public(), shot.unit);
            weapons
                .filter(|(_, weapon)| weapon.arm == Arm::Mortar)
                .filter_map(|(_, weapon)| weapon.letter)
                .max()
        };
        let letter = shots.iter().filter_map(letter).max().unwrap_or(Letter::A);
        for vehicle in vehicles {
            let target = self.public().find(*vehicle);
            let plunge =
                target.and_then(|target| TopAttack::of_mortar(self.rulebook, self.public(), target, letter));
            if let Some(plunge) = plunge {
                self.plunge(by.clone(), *vehicle, &plunge);
            }
        }
    }

    /// Applies very good and very bad rolls. The attackers may become valorous; a bad roll of infantry may activate the
    /// enemy's sniper (21.1, 21.3).
    pub(super) fn try_luck(&mut self, dice: u8, side: Side, by: &[UnitId]) {
        for unit in valour::candidates(self.rulebook, self.public(), by, dice) {
            let dice = self.dice(DiePurpose::Valour(unit));
            let earned =
                self.public().find(unit).is_some_and(|counter| valour::earns(self.rulebook, counter, dice));
            if earned {
                self.say(Event::Valorous { unit });
            }
        }
        let on_foot = |unit: &&UnitId| {
            let counter = self.public().find(**unit);
            counter.is_some_and(|it| it.hex().is_some() && self.rulebook.kind(it).is_infantry())
        };
        let units: Vec<UnitId> = by.iter().filter(on_foot).copied().collect();
        let Some(hex) = units.first().and_then(|unit| self.public().find(*unit)).and_then(Counter::hex)
        else {
            return;
        };
        let enemy = side.enemy();
        if !sniper::appears(self.rulebook, &self.known_to(enemy), enemy, hex, dice).is_empty() {
            self.push(Task::Sniper { side: enemy, hex, units });
        }
    }
}
