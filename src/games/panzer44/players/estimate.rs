//! The estimate of the situation: units and their values, expected effects of fire, places that matter.

use super::{
    forecast::Forecast,
    gates::{Gates, gates},
    going::Goings,
    harm::{Fate, Losses},
    led::assignment::Assignment,
    loss_rows::LossRows,
    stakes::Stakes,
    ways::Ways,
    weights::Manner,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        View,
        combat::{Shot, procedure},
        conduct::struck,
        counter::{Counter, Place},
        kinds::Side,
        position::Public,
        rulebook::Rulebook,
        scenario::units::Gun,
    },
};
use std::cell::RefCell;

/// A place that matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub hex: Hex,
    /// The gain of taking control of it.
    pub gain: f64,
    /// The loss if it is lost.
    pub keep: f64,
    /// The nearness of the enemy, from 0 to 1.
    pub threat: f64,
    /// The number of friendly units there.
    pub friends: f64,
}

/// An enemy on the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark<'a> {
    pub counter: &'a Counter,
    pub hex: Hex,
    /// Its value, with its passenger.
    pub worth: f64,
}

/// A unit on the map that may fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Firer {
    /// Its type.
    pub kind: UnitId,
    /// Its weapon.
    pub gun: Gun,
    pub hex: Hex,
    /// Its direct fire from its hex.
    pub shot: Shot,
    /// The probability that it can fire in the next turn.
    pub ready: f64,
    /// The number of hexes that it moves in a turn over clear ground.
    pub legs: u32,
    /// The number of possible targets in front of it.
    pub marks: f64,
}

/// A side's evaluation of a position.
pub(super) struct Estimate<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    /// The weights of the player.
    pub manner: &'a Manner,
    /// The points of the scenario.
    pub stakes: &'a Stakes,
    /// The distances to the places.
    pub ways: &'a Ways,
    /// The turn in which units that move now will fire.
    pub next_turn: u8,
    /// The expected losses of attacks.
    losses: &'a Losses,
    /// Whether the enemy moves after this side, before any unit fires again.
    pub enemy_moves: bool,
    /// The enemies on the map.
    pub marks: Vec<Mark<'a>>,
    /// The places that matter.
    pub aims: Vec<Aim>,
    /// The enemies that can fire.
    pub foes: Vec<Firer>,
    /// The hexes at which units may be barred from exiting the map.
    gates: &'a Gates,
    /// The remaining weight of fighting, from 0 to 1.
    season: f64,
    /// The expected actions of the enemy in this turn, if they were tried.
    pub forecast: Option<&'a Forecast>,
    /// The intents of its units; none if the side decides everything itself.
    pub assignment: Option<Assignment<'a>>,
    /// Losses by fire that are known; none while results wait, or where they are not needed.
    pub rows: Option<&'a LossRows>,
    /// The best moves that were searched so far.
    pub goings: RefCell<Goings>,
}

/// All hexes that a unit may want to reach.
pub(super) fn goals(rulebook: &Rulebook, public: &Public, stakes: &Stakes) -> Vec<Hex> {
    let mut goals: Vec<Hex> = stakes.places(public).map(|(hex, ..)| hex).collect();
    for side in Side::BOTH {
        if rulebook.scenario.exits.iter().any(|exit| exit.side == side) {
            goals.extend(gates(rulebook, public, side));
        }
    }
    goals.sort_unstable();
    goals.dedup();
    goals
}

impl<'a> Estimate<'a> {
    /// Makes the estimate of a side by its view. It has no enemies and places until it has [looked
    /// round](Self::look_round).
    pub fn new(
        view: &View<'a>,
        manner: &'a Manner,
        stakes: &'a Stakes,
        (ways, gates): (&'a Ways, &'a Gates),
        losses: &'a Losses,
        forecast: Option<&'a Forecast>,
    ) -> Self {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        let last = rulebook.scenario.last_turn;
        let rest = f64::from(last.saturating_sub(public.turn)) + 0.3;
        Self {
            rulebook,
            public,
            side,
            manner,
            stakes,
            ways,
            next_turn: (public.turn + 1).min(last),
            losses,
            enemy_moves: rulebook.scenario.first_player == side,
            marks: Vec::new(),
            aims: Vec::new(),
            foes: Vec::new(),
            gates,
            forecast,
            assignment: None,
            rows: None,
            goings: RefCell::default(),
            season: (rest / manner.worth.season.max(0.1)).clamp(0.05, 1.0),
        }
    }

    /// Finds the enemies on the map and the places that matter. Only plots, moves and set-ups ask for them.
    pub fn look_round(&mut self) {
        let enemy = self.side.enemy();
        let mark = |(counter, hex)| Mark { counter, hex, worth: self.worth(counter) };
        self.marks = self.public.on_map(enemy).map(mark).collect();
        self.foes = self.firers(enemy);
        self.aims = self.aims();
    }

    /// The turns after this one.
    pub fn turns_left(&self) -> f64 {
        f64::from(self.rulebook.scenario.last_turn.saturating_sub(self.public.turn))
    }

    fn firers(&self, side: Side) -> Vec<Firer> {
        let mut firers: Vec<Firer> = self
            .public
            .on_map(side)
            .filter_map(|(counter, hex)| {
                let kind = self.rulebook.kind(counter);
                let legs = if kind.moves.is_vehicle() { u32::from(kind.allowance) } else { 0 };
                let (gun, ready) = (kind.gun?, self.readiness(counter));
                let shot = Shot::direct(self.rulebook, counter, &gun, hex);
                Some(Firer { kind: counter.kind, gun, hex, shot, ready, legs, marks: 0.0 })
            })
            .collect();
        for firer in &mut firers {
            let marks = self.public.on_map(side.enemy());
            let hits = |(counter, hex): &(&Counter, Hex)| self.loss_by(firer, counter, *hex) > 0.02;
            firer.marks = marks.filter(hits).count() as f64;
        }
        firers
    }

    /// The probability that a unit can act in the next turn.
    fn readiness(&self, counter: &Counter) -> f64 {
        let cure = |degree: u8| {
            let dice = self.rulebook.charts.removal.get(usize::from(degree) - 1);
            f64::from(dice.copied().unwrap_or(0)) / 6.0
        };
        let disrupted = match counter.condition.disruption {
            0 => 1.0,
            degree => cure(degree),
        };
        if counter.condition.will_panic { disrupted * 0.2 } else { disrupted }
    }

    fn aims(&self) -> Vec<Aim> {
        let mut aims: Vec<Aim> = self
            .stakes
            .places(self.public)
            .map(|(hex, gain, keep)| Aim { hex, gain, keep, threat: 0.0, friends: 0.0 })
            .collect();
        for hex in self.gates.of(self.side.enemy()) {
            aims.push(Aim { hex: *hex, gain: 0.0, keep: self.manner.block, threat: 0.0, friends: 0.0 });
        }
        for aim in &mut aims {
            aim.threat = self.threat(aim.hex);
            aim.friends = self.public.crowd(self.side, aim.hex, None) as f64;
        }
        aims
    }

    /// The nearness of the enemy to a hex: 1 if it may be there in the next turn.
    fn threat(&self, hex: Hex) -> f64 {
        let enemy = self.side.enemy();
        let coming = |(counter, at): (&Counter, Hex)| {
            let kind = self.rulebook.kind(counter);
            let turns = self.ways.turns(hex, kind.moves, kind.allowance, at)?;
            Some(0.75_f64.powf((turns - 1.0).max(0.0)))
        };
        let near = self.public.on_map(enemy).filter_map(coming).fold(0.0, f64::max);
        let is_due = |counter: &Counter| counter.side == enemy && matches!(counter.place, Place::Due(_));
        let floor = if self.public.counters.iter().any(is_due) { 0.4 } else { 0.1 };
        near.max(floor)
    }

    /// The value of a unit with its passenger, more if it bars the path off the map.
    pub fn worth(&self, counter: &Counter) -> f64 {
        let passenger = self.public.passenger(counter.id);
        let doors = self.gates.of(self.side);
        let bars = counter.side != self.side && counter.hex().is_some_and(|hex| doors.contains(&hex));
        self.worth_alone(counter)
            + passenger.map_or(0.0, |passenger| self.worth_alone(passenger))
            + if bars { self.manner.open } else { 0.0 }
    }

    /// Whether an enemy in this hex bars the path off the map.
    pub fn is_barred(&self, hex: Hex) -> bool {
        self.gates.of(self.side).contains(&hex) && self.public.holder(hex) == Some(self.side.enemy())
    }

    /// The value of a unit without its passenger.
    pub fn worth_alone(&self, counter: &Counter) -> f64 {
        self.worth_fighting(counter) + self.stakes.destroyed(counter).abs()
    }

    /// The value of a unit's remaining actions, without the points for its elimination.
    pub fn worth_fighting(&self, counter: &Counter) -> f64 {
        let (kind, worth) = (self.rulebook.kind(counter), &self.manner.worth);
        let attack = kind.gun.map_or(0.0, |gun| f64::from(gun.attack) * worth.attack);
        let foot = if kind.can_be_carried() { worth.foot } else { 0.0 };
        let fights = worth.unit + attack + f64::from(kind.defence) * worth.defence + foot;
        let rides = if counter.carrier().is_some() { self.stakes.carried_off(counter) } else { 0.0 };
        fights * self.season + (self.stakes.left(counter) + rides).abs() * worth.leaving
    }

    /// The part of a unit in a hex that a shot is expected to cost, after the results so far.
    pub fn loss(&self, shot: &Shot, target: &Counter, hex: Hex, fate: Fate) -> f64 {
        match procedure(self.rulebook, self.public, shot, target, hex) {
            Err(_) => 0.0,
            Ok(procedure) => {
                let results = &self.manner.results;
                let after = fate.attacked(self.rulebook, &procedure);
                (after.loss(results) - fate.loss(results)).max(0.0)
            }
        }
    }

    /// The part for a unit without waiting results.
    fn plain_loss(&self, shot: &Shot, target: &Counter, hex: Hex) -> f64 {
        match procedure(self.rulebook, self.public, shot, target, hex) {
            Err(_) => 0.0,
            Ok(procedure) => match self.losses.of(target.condition.disruption, &procedure) {
                Some(loss) => loss,
                None => self.loss(shot, target, hex, self.fate(target)),
            },
        }
    }

    /// The part of a unit in a hex that an enemy would cost if it approaches before it fires.
    pub fn loss_after_coming(&self, firer: &Firer, target: &Counter, hex: Hex) -> f64 {
        let far = firer.hex.distance(hex);
        if firer.legs == 0 || far < 2 || far > firer.legs + 3 {
            return 0.0;
        }
        let near = self.rulebook.board.neighbours(hex).iter().flatten().copied();
        let Some(from) = near.min_by_key(|from| (from.distance(firer.hex), *from)) else { return 0.0 };
        self.plain_loss(&Shot { from: Some(from), ..firer.shot }, target, hex)
    }

    /// The expected loss of a unit in a hex by the fire of a unit in the next turn; none without range or line of
    /// sight.
    pub fn loss_by(&self, firer: &Firer, target: &Counter, hex: Hex) -> f64 {
        self.loss_of(&firer.shot, &firer.gun, target, hex, self.next_turn)
    }

    /// The expected loss of a unit in a hex by the direct fire of a weapon in a turn; none without range or line of
    /// sight.
    pub fn loss_of(&self, shot: &Shot, gun: &Gun, at: &Counter, hex: Hex, turn: u8) -> f64 {
        let Some(from) = shot.from else { return 0.0 };
        if !gun.reaches(from.distance(hex)) || !self.rulebook.sees(turn, from, hex) {
            return 0.0;
        }
        if self.public.hits.is_empty() {
            self.plain_loss(shot, at, hex)
        } else {
            self.loss(shot, at, hex, self.fate(at))
        }
    }

    /// The state of a unit after results that still wait.
    pub fn fate(&self, counter: &Counter) -> Fate {
        let waiting = self.public.hits.iter().filter(|hit| hit.unit == counter.id);
        let held = Fate::new(counter.condition.disruption);
        waiting.fold(held, |fate, hit| fate.struck(self.rulebook, hit.result))
    }

    /// The value of high explosive that is plotted now and falls after all movement.
    pub fn salvo_later(&self, shot: &Shot, target: Hex, stays: impl Fn(&Counter) -> f64) -> f64 {
        let Some(forecast) = self.forecast else { return self.salvo(shot, target, stays) };
        let mut sum = self.salvo(shot, target, |_| 0.0);
        for hex in struck(self.rulebook, shot.fire, target) {
            for (unit, chance) in forecast.standing(hex) {
                let Some(counter) = self.public.find(unit) else { continue };
                sum += chance * self.loss(shot, counter, hex, self.fate(counter)) * self.worth(counter);
            }
        }
        sum
    }

    /// The value of high explosive on a hex: the harm to enemies, weighted by the probability that each is still there,
    /// less the harm to friendly units.
    pub fn salvo(&self, shot: &Shot, target: Hex, stays: impl Fn(&Counter) -> f64) -> f64 {
        let mut sum = 0.0;
        for hex in struck(self.rulebook, shot.fire, target) {
            for counter in self.public.stack(hex) {
                let harm = self.loss(shot, counter, hex, self.fate(counter)) * self.worth(counter);
                sum += if counter.side == self.side { -1.5 * harm } else { harm * stays(counter) };
            }
        }
        sum
    }

    /// The unit with this id, with its weapon and its hex.
    pub fn armed(&self, unit: UnitId) -> Option<(&'a Counter, Gun, Hex)> {
        let counter = self.public.find(unit)?;
        Some((counter, self.rulebook.kind(counter).gun?, counter.hex()?))
    }
}
