//! A planned end of the phase: the units in each hex, and the gain of one more group anywhere.

use super::{
    chances::danger,
    cuts::supplied_if,
    field::Field,
    groups::{Choice, Group, Way},
    look::{Look, around},
    manual::leaders,
    skill::Slips,
};
use crate::{
    engine::board::{ALL_SIDES, Hex, HexMap},
    games::guderian::rules::kinds::Side,
};
use std::collections::BTreeMap;

/// Cost of a counter over the limit: it would be eliminated.
const CROWDED: f64 = 50.0;
/// Cost of breaking a whole division's integrity with a foreign unit, for each point of its strength.
const SPOILT: f64 = 0.08;
/// Weight of one unit and of each further unit in a hex for holding it.
const HOLDING: [f32; 4] = [0.0, 1.0, 1.5, 1.8];
/// Weight of a second zone over a hex for barring it.
const SECOND_ZONE: f32 = 0.25;

/// The choice of a group by its number, and the foe that the group attacks from there.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    pub choice: usize,
    pub target: Option<u16>,
}

/// The place of every unit at the planned end.
pub(super) struct State<'a> {
    look: &'a Look<'a>,
    field: &'a Field,
    units: HexMap<u8>,
    /// Strength of the whole divisions in a hex.
    whole: HexMap<f32>,
    zones: HexMap<u8>,
    defence: HexMap<f32>,
    worth: HexMap<f32>,
    /// Number of leaders within whose radius the hex is.
    led: HexMap<u8>,
    /// Strength against each foe, over land and over rivers.
    against: Vec<[f64; 2]>,
    /// The hexes of the parts of divisions of several regiments.
    parts: BTreeMap<usize, Vec<Hex>>,
    pub rail_left: i32,
    /// Weight of attacks in this phase.
    pub attack: f64,
    /// Whether a foe's value counts units that may still join.
    pub hopeful: bool,
}

impl<'a> State<'a> {
    pub fn new(look: &'a Look<'a>, field: &'a Field, attack: f64) -> Self {
        let room = look.rulebook.board.room();
        let capacity = look.rulebook.charts.rail.capacity;
        Self {
            look,
            field,
            units: HexMap::filled(room, 0),
            whole: HexMap::filled(room, 0.0),
            zones: HexMap::filled(room, 0),
            defence: HexMap::filled(room, 0.0),
            worth: HexMap::filled(room, 0.0),
            led: HexMap::filled(room, 0),
            against: vec![[0.0; 2]; field.foes.len()],
            parts: BTreeMap::new(),
            rail_left: i32::from(capacity) - i32::from(look.public.rail_used),
            attack,
            hopeful: false,
        }
    }

    /// Puts a group where it is to end, or removes it again.
    pub fn put(&mut self, group: &Group, choice: &Choice, target: Option<u16>, there: bool) {
        if matches!(choice.way, Way::Rail | Way::EnterByRail(_)) {
            self.rail_left += if there { -i32::from(group.freight) } else { i32::from(group.freight) };
        }
        if choice.way == Way::Wait {
            return;
        }
        let hex = choice.to;
        let sign: f64 = if there { 1.0 } else { -1.0 };
        let shift = |count: &mut u8, by: u8| *count = if there { *count + by } else { *count - by };
        shift(&mut self.units[hex], group.units);
        for near in std::iter::once(hex).chain(self.look.rulebook.board.land_neighbours(hex)) {
            shift(&mut self.zones[near], 1);
        }
        if group.whole {
            self.whole[hex] += (sign * group.attack) as f32;
        }
        self.defence[hex] += (sign * supplied_part(choice, group.defence)) as f32;
        self.worth[hex] += (sign * group.worth) as f32;
        if let Some(division) = group.division {
            let parts = self.parts.entry(division).or_default();
            match parts.iter().position(|part| *part == hex) {
                Some(number) if !there => {
                    parts.swap_remove(number);
                }
                _ => parts.push(hex),
            }
        }
        if let Some(radius) = group.radius {
            for near in around(self.look, hex, radius) {
                shift(&mut self.led[near], 1);
            }
        }
        if let Some(number) = target {
            let across = self.is_across(hex, number);
            self.against[usize::from(number)][usize::from(across)] +=
                sign * supplied_part(choice, group.attack);
        }
    }

    /// Sets for each enemy stack whether it would be in supply at the planned end.
    pub fn judge_supply(&self) {
        let supplied = supplied_if(self.look, |hex| self.zones[hex] > 0);
        for foe in &self.field.foes {
            foe.judge_supply(supplied[foe.hex]);
        }
    }

    fn is_across(&self, hex: Hex, foe: u16) -> bool {
        self.look.rulebook.board.river_between(hex, self.field.foes[usize::from(foe)].hex)
    }

    /// The combat units that are to end in a hex.
    pub fn units_in(&self, hex: Hex) -> u8 {
        self.units[hex]
    }

    /// Whether a group that is not in the state has room in a hex within the limit.
    pub fn has_room(&self, group: &Group, hex: Hex) -> bool {
        self.units[hex] + group.units <= self.look.rulebook.charts.stack_limit
    }

    /// The choice where a group adds most. A hex that the manual forbids counts only if there is no other.
    pub fn best(&self, group: &Group, slips: &mut Slips) -> Option<Chosen> {
        let best = self.best_of(group, |choice| (!self.is_exposed(group, choice)).then(|| slips.draw()));
        let best = best.or_else(|| self.best_of(group, |_| Some(slips.draw())));
        best.map(|(_, chosen)| chosen)
    }

    /// The choice where a group adds most, with the gain, among those to which `slip` gives a misjudgement.
    pub fn best_of(
        &self,
        group: &Group,
        mut slip: impl FnMut(&Choice) -> Option<f64>,
    ) -> Option<(f64, Chosen)> {
        let mut best: Option<(f64, Chosen)> = None;
        for (number, choice) in group.choices.iter().enumerate() {
            let by_rail = matches!(choice.way, Way::Rail | Way::EnterByRail(_));
            if by_rail && i32::from(group.freight) > self.rail_left {
                continue;
            }
            let Some(slip) = slip(choice) else { continue };
            let targets = choice.targets.iter().map(|target| Some(*target));
            for target in std::iter::once(None).chain(targets) {
                let gain = self.gain(group, choice, target) + slip;
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, Chosen { choice: number, target }));
                }
            }
        }
        best
    }

    /// Whether a leader would be alone within reach of the enemy.
    fn is_exposed(&self, group: &Group, choice: &Choice) -> bool {
        self.look.weights.manual
            && group.radius.is_some()
            && choice.way != Way::Wait
            && self.units[choice.to] == 0
            && leaders::is_in_reach(&self.field.lay, choice.to)
    }

    /// The gain of the group there, attacking this foe or none.
    pub fn gain(&self, group: &Group, choice: &Choice, target: Option<u16>) -> f64 {
        if choice.way == Way::Wait {
            return choice.base;
        }
        choice.base
            + self.room(group, choice.to)
            + self.ground(group, choice)
            + self.command(group, choice.to)
            + self.together(group, choice.to)
            + self.foes(group, choice, target)
    }

    /// The value of being in a hex with other parts of the group's division.
    fn together(&self, group: &Group, hex: Hex) -> f64 {
        let parts = group.division.and_then(|division| self.parts.get(&division));
        let here = parts.map_or(0, |parts| parts.iter().filter(|part| **part == hex).count());
        self.look.manner.reunite * here as f64
    }

    /// The cost of too many units or of foreign units in the hex.
    fn room(&self, group: &Group, hex: Hex) -> f64 {
        let limit = self.look.rulebook.charts.stack_limit;
        let there = self.units[hex];
        let over = |units: u8| f64::from(units.saturating_sub(limit));
        let crowded = over(there + group.units) - over(there);
        let mut cost = crowded * CROWDED;
        let foreign_breaks = !self.look.rulebook.options.integrity_foreign;
        if self.look.side == Side::German && there > 0 && !group.independent && foreign_breaks {
            let spoilt = f64::from(self.whole[hex]) + if group.whole { group.attack } else { 0.0 };
            let tolerated = group.motorized && there == 1;
            cost += if tolerated { 0.0 } else { spoilt * SPOILT };
        }
        -cost
    }

    /// The value of the group there for holding and barring ground, minus the danger.
    fn ground(&self, group: &Group, choice: &Choice) -> f64 {
        let hex = choice.to;
        let manner = &self.look.manner;
        let at = |units: u8| HOLDING[usize::from(units.min(3))];
        let there = self.units[hex];
        let mut gain = f64::from(self.field.hold[hex] * (at(there + group.units) - at(there)));
        for near in std::iter::once(hex).chain(self.look.rulebook.board.land_neighbours(hex)) {
            gain += f64::from(match self.zones[near] {
                0 => self.field.wanted[near],
                1 => self.field.wanted[near] * SECOND_ZONE,
                _ => 0.0,
            });
        }
        let (defence, worth) = (f64::from(self.defence[hex]), f64::from(self.worth[hex]));
        let more = supplied_part(choice, group.defence);
        let danger = self.danger(hex, defence + more, worth + group.worth) - self.danger(hex, defence, worth);
        gain - manner.caution * danger
    }

    /// The loss that a stack of this defence and value may have in the enemy's turn.
    fn danger(&self, hex: Hex, defence: f64, worth: f64) -> f64 {
        let threat = f64::from(self.field.lay.threat[hex]);
        if threat <= 0.0 || worth <= 0.0 {
            return 0.0;
        }
        let ratio = threat / (defence * self.multiple(hex)).max(0.5);
        let closed = f64::from(self.field.closed[hex]);
        danger(ratio) * worth * (1.0 + self.look.manner.cornered * closed.powi(2))
    }

    /// The multiple that the ground gives to a defender's strength: a river counts by its share of the sides.
    fn multiple(&self, hex: Hex) -> f64 {
        let board = &self.look.rulebook.board;
        let sides = ALL_SIDES.into_iter().filter(|side| board.river(hex, *side)).count();
        let river = f64::from(self.look.rulebook.charts.river.defence) * (sides as f64 / 4.0).min(1.0);
        self.look.cover(hex) + river
    }

    /// The value of leaders' radii to the group, or of its leader to others.
    fn command(&self, group: &Group, hex: Hex) -> f64 {
        let manner = &self.look.manner;
        if self.look.side == Side::German {
            return 0.0;
        }
        let Some(radius) = group.radius else {
            return if self.led[hex] == 0 { -manner.command * f64::from(group.units) } else { 0.0 };
        };
        let covered = |near: Hex| {
            let units = f64::from(self.units[near].min(3));
            match self.led[near] {
                0 => units * manner.command,
                1 => units * manner.command * 0.1,
                _ => 0.0,
            }
        };
        let covers: f64 = around(self.look, hex, radius).map(covered).sum();
        // A leader should not be alone in front.
        let alone = if self.units[hex] == 0 && self.field.lay.threat[hex] > 0.0 { 0.6 } else { 0.0 };
        covers - alone
    }

    /// The effect of more zones and strength on the foes nearby.
    fn foes(&self, group: &Group, choice: &Choice, target: Option<u16>) -> f64 {
        let mut gain = 0.0;
        for number in &self.field.near[choice.to] {
            let [mut land, mut river] = self.against[usize::from(*number)];
            let joins = target == Some(*number);
            if land + river <= 0.0 && !joins {
                continue;
            }
            let (before, after) = self.exits(*number, choice.to);
            let was = self.value(*number, land, river, before);
            if joins {
                let more = supplied_part(choice, group.attack);
                if self.is_across(choice.to, *number) { river += more } else { land += more }
            } else if before == after {
                continue;
            }
            gain += self.value(*number, land, river, after) - was;
        }
        gain * self.attack * self.look.manner.attack
    }

    fn value(&self, foe: u16, land: f64, river: f64, exits: usize) -> f64 {
        let foe = &self.field.foes[usize::from(foe)];
        let across = land <= 0.0;
        if self.hopeful {
            foe.hope(self.look, land + river, across, exits)
        } else {
            foe.value(self.look, land + river, across, exits)
        }
    }

    /// The number of exits from a foe's hex now, and with one more group in `hex`.
    pub fn exits(&self, foe: u16, hex: Hex) -> (usize, usize) {
        let (mut before, mut after) = (0, 0);
        for (exit, friend) in &self.field.foes[usize::from(foe)].exits {
            if *friend {
                before += 1;
                after += 1;
            } else if self.zones[*exit] == 0 {
                before += 1;
                after += usize::from(exit.distance(hex) > 1);
            }
        }
        (before, after)
    }

    pub fn strength_against(&self, foe: u16) -> f64 {
        self.against[usize::from(foe)].iter().sum()
    }
}

/// The strength in supply; half of it out of supply.
fn supplied_part(choice: &Choice, strength: f64) -> f64 {
    if choice.supplied { strength } else { strength / 2.0 }
}
