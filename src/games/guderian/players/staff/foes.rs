//! Enemy stacks as targets of attacks that are only planned: their value at any strength, with any number of exits.

use super::{
    attack::emptied,
    belief::SAMPLES,
    chances::{Stakes, of_strengths},
    look::Look,
};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{counter::Piece, kinds::Side, movement::is_closed_column},
};
use std::cell::Cell;

/// Highest strength that is distinguished.
const MOST_STRENGTH: usize = 127;
/// Highest number of exits that is distinguished.
const MOST_EXITS: usize = 3;

/// An enemy stack.
pub(super) struct Foe {
    pub hex: Hex,
    pub worth: f64,
    /// The adjacent hexes into which it could retreat if no zone closes them. Each is marked if a friendly unit of its
    /// own is there, which no zone affects.
    pub exits: Vec<(Hex, bool)>,
    /// Attack strength that can come against it this turn.
    pub available: f64,
    defence: [[u16; SAMPLES]; 2],
    stakes: Stakes,
    /// Whether it is in supply now.
    supplied: bool,
    /// Whether the plan cuts it off, which halves its defence (11.3).
    cut_off: Cell<bool>,
    value_of: Vec<Cell<f32>>,
}

/// All enemy stacks.
pub(super) fn foes(look: &Look) -> Vec<Foe> {
    let mut hexes: Vec<Hex> = look.public.on_map(look.side.enemy()).map(|(.., hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.into_iter().map(|hex| foe(look, hex)).collect()
}

fn foe(look: &Look, hex: Hex) -> Foe {
    let stack: Vec<Piece> = look.public.stack(hex).collect();
    let mut defenders: Vec<f64> = stack.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    defenders.sort_by(f64::total_cmp);
    let worth: f64 = defenders.iter().sum();
    let dry = look.strengths(&[], &[hex], false).map(|both| both.1);
    let cover = look.cover(hex);
    let river = f64::from(look.rulebook.charts.river.defence);
    let wet = dry.map(|defence| (f64::from(defence) * (cover + river) / cover) as u16);
    let enemy = look.side.enemy();
    let open = |near: &Hex| {
        !look.public.holds(look.side, *near) && !is_closed_column(look.rulebook, look.public, enemy, *near)
    };
    let exits = look.rulebook.board.land_neighbours(hex).filter(open);
    let exits = exits.map(|near| (near, look.public.holds(enemy, near))).collect();
    // The steps that they will lose are not known yet: the cheapest that the side has are assumed.
    let step = if look.side == Side::German { 0.55 } else { 0.5 };
    let stakes = Stakes {
        retreats: [0.0; 2],
        hex: emptied(look, hex),
        attackers: vec![step, step],
        attackers_retreat: 0.35,
        thrift: look.manner.thrift,
        defenders,
        ..Stakes::default()
    };
    let value_of = vec![Cell::new(f32::NAN); (MOST_EXITS + 1) * 2 * (MOST_STRENGTH + 1)];
    let supplied = stack.iter().any(|piece| look.is_supplied(*piece));
    let (available, cut_off) = (0.0, Cell::new(false));
    Foe { hex, worth, exits, available, defence: [dry, wet], stakes, supplied, cut_off, value_of }
}

impl Foe {
    /// Sets whether it would be in supply at the planned end.
    pub fn judge_supply(&self, supplied: bool) {
        let cut_off = self.supplied && !supplied;
        if self.cut_off.replace(cut_off) != cut_off {
            self.value_of.iter().for_each(|value| value.set(f32::NAN));
        }
    }

    /// The value of an attack of this strength.
    pub fn value(&self, look: &Look, strength: f64, across: bool, exits: usize) -> f64 {
        let strength = (strength.max(0.0) as usize).min(MOST_STRENGTH);
        if strength == 0 {
            return 0.0;
        }
        let exits = exits.min(MOST_EXITS);
        let number = (exits * 2 + usize::from(across)) * (MOST_STRENGTH + 1) + strength;
        let known = self.value_of[number].get();
        if !known.is_nan() {
            return f64::from(known);
        }
        let value = self.work_out(look, strength as u16, across, exits);
        self.value_of[number].set(value as f32);
        value
    }

    fn work_out(&self, look: &Look, strength: u16, across: bool, exits: usize) -> f64 {
        let caught = [1.0, 0.35, 0.12, 0.0][exits];
        let leave = look.weights.worth.retreat * self.stakes.defenders.len() as f64;
        let retreat = caught * self.worth + (1.0 - caught) * leave;
        let rest = f64::from(strength) * if look.side == Side::German { 0.25 } else { 0.12 };
        let mut attackers = self.stakes.attackers.clone();
        attackers.push(rest);
        let stakes = Stakes { retreats: [retreat; 2], attackers, ..self.stakes.clone() };
        let halved = if self.cut_off.get() { 2 } else { 1 };
        let samples = self.defence[usize::from(across)].map(|defence| defence / halved);
        let promised = samples.map(|defence| of_strengths(look.rulebook, strength, defence, &stakes).value);
        // An attack is never required.
        (promised.iter().sum::<f64>() / SAMPLES as f64).max(0.0)
    }

    /// The value of an attack of this strength while other units may still join it: its share of the best that all of
    /// them could do.
    pub fn hope(&self, look: &Look, strength: f64, across: bool, exits: usize) -> f64 {
        let plain = self.value(look, strength, across, exits);
        let most = f64::from(self.defence[0][SAMPLES / 2].max(1)) * 5.0;
        let together = self.available.min(most);
        if strength >= together || strength <= 0.0 {
            return plain;
        }
        let share = strength / together;
        plain.max(share * self.value(look, together, across, exits))
    }
}
