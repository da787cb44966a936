//! The value of a hex to a unit in it: nearby places that count, its own fire, the enemy's fire.

use super::estimate::{Aim, Estimate, Purpose, points_of_leaving};
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        combat::{effect, is_cover},
        counter::Counter,
        kinds::{Assaults, Class},
        scenario::units::UnitType,
    },
};

/// The state in which a unit would be in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stance {
    /// It has marched quickly (6.7).
    pub quick: bool,
    /// Its hex is known although in cover: it has fired, or its carrier is seen.
    pub shown: bool,
    /// Its passenger unloads before.
    pub empty: bool,
}

/// The value of a hex to a unit, in parts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Standing {
    pub places: f64,
    /// The place with the strongest pull.
    pub place: Option<Hex>,
    pub fire: f64,
    pub danger: f64,
    /// Cover and company.
    pub comfort: f64,
}

impl Standing {
    pub fn value(&self) -> f64 {
        self.places + self.fire - self.danger + self.comfort
    }
}

impl Estimate<'_> {
    /// Estimates a hex for a unit. A passenger is judged as if it had unloaded there.
    pub fn standing(&self, counter: &Counter, hex: Hex, stance: Stance) -> Standing {
        let kind = self.rulebook.kind(counter);
        let (places, place) = self.pull(counter, kind, hex, 0.0);
        let places = places + self.occupied(counter, kind, hex);
        let worth = if stance.empty { self.alone(counter) } else { self.worth(counter) };
        let fire = if stance.quick || counter.condition.dispersed {
            0.0
        } else {
            self.manner.fire * self.prospect(counter, kind, hex)
        };
        let danger = if stance.shown {
            self.danger_if(counter, hex, stance.quick, true)
        } else {
            self.danger(counter, hex, stance.quick)
        };
        let danger = self.manner.caution / self.daring(kind) * danger * worth + self.mined(counter, hex);
        Standing { places, place, fire, danger, comfort: self.comfort(counter, kind, hex) }
    }

    /// The gain of entering hexes that count: the part of it that will last to the end (20.2).
    pub fn taken(&self, path: &[Hex]) -> f64 {
        let lasting = match (self.own_turns, self.enemy_turns) {
            (_, 0) => 1.0,
            (0 | 1, _) => 0.7,
            (2, _) => 0.5_f64.max(self.manner.passing),
            _ => self.manner.passing,
        };
        let gain = |hex: &Hex| self.aims.iter().find(|aim| aim.hex == *hex).map_or(0.0, |aim| aim.gain);
        let mut hexes = path.to_vec();
        hexes.sort_unstable();
        hexes.dedup();
        lasting * hexes.iter().map(gain).sum::<f64>()
    }

    /// The boldness of a unit: trucks never attack.
    pub fn daring(&self, kind: &UnitType) -> f64 {
        if kind.class == Class::C { self.boldness.min(1.0) } else { self.boldness }
    }

    /// The value of being in a hex that is held already: the enemy cannot even pass through it (6.5, 20.2).
    fn occupied(&self, counter: &Counter, kind: &UnitType, hex: Hex) -> f64 {
        let Some(aim) = self.aims.iter().find(|aim| aim.hex == hex && aim.what == Purpose::Hold) else {
            return 0.0;
        };
        let with = counter.carrier();
        let others = self.public.in_hex(hex).filter(|other| other.id != counter.id && Some(other.id) != with);
        let others = others.count() as f64;
        let light = if kind.class == Class::C { 0.5 } else { 1.0 };
        let late = if self.own_turns <= 2 { 1.5 } else { 1.0 };
        let points = aim.keep + self.manner.passing * aim.gain;
        self.manner.occupy * late * light * points * aim.threat / (1.0 + 2.0 * others)
    }

    /// Whether the side knows of mines in a hex (19.2).
    pub fn knows_mines(&self, hex: Hex) -> bool {
        self.public.mines.contains_key(&hex)
    }

    /// The cost of known mines under a unit (17.1).
    fn mined(&self, counter: &Counter, hex: Hex) -> f64 {
        if self.knows_mines(hex) { 0.7 * self.worth(counter) } else { 0.0 }
    }

    /// The value of cover near the enemy, minus the cost of too many units in one hex, all struck by one attack.
    fn comfort(&self, counter: &Counter, kind: &UnitType, hex: Hex) -> f64 {
        let near = self.foes.iter().map(|foe| foe.hex.distance(hex)).min().unwrap_or(30);
        let nearness = 1.0 / (1.0 + f64::from(near) / 4.0);
        let cover = if is_cover(&self.rulebook.board, hex) { 0.12 * nearness } else { 0.0 };
        let crowd = self.public.crowd(self.side, hex, Some(counter.id)) as f64;
        // Unarmed carriers keep back once they are empty.
        let back = if kind.class == Class::C { -0.3 * nearness } else { 0.0 };
        let back = if self.goes_ahead(counter, kind, hex) { back - self.manner.ahead } else { back };
        cover + back - 0.04 * crowd * (0.3 + nearness)
    }

    /// Whether an unarmed carrier with a passenger would be without an armed unit nearby: it follows, and does not
    /// lead.
    fn goes_ahead(&self, counter: &Counter, kind: &UnitType, hex: Hex) -> bool {
        let leads =
            self.manner.ahead > 0.0 && kind.class == Class::C && self.public.passenger(counter.id).is_some();
        let is_armed = |unit: &Counter| self.rulebook.kind(unit).attack > 0;
        leads && !self.friends().any(|(unit, at)| at.distance(hex) <= 2 && is_armed(unit))
    }

    /// The value of the places that matter to a unit in a hex, `later` this number of turns, and the place with the
    /// strongest pull. It moves there with the legs of that kind, its own or those of its carrier.
    pub fn pull(&self, counter: &Counter, legs: &UnitType, hex: Hex, later: f64) -> (f64, Option<Hex>) {
        let (mut best, mut sum, mut place) = (0.0, 0.0, None);
        for (number, aim) in self.aims.iter().enumerate() {
            let value = self.pull_of(number, counter, legs, hex, later);
            sum += value;
            if value > best {
                (best, place) = (value, Some(aim.hex));
            }
        }
        (best + 0.12 * (sum - best), place)
    }

    /// The value of each place that matters to a unit in a hex that moves there with these legs.
    pub fn pulls(&self, counter: &Counter, legs: &UnitType, hex: Hex) -> Vec<(f64, Hex)> {
        let of = |(number, aim): (usize, &Aim)| (self.pull_of(number, counter, legs, hex, 0.0), aim.hex);
        self.aims.iter().enumerate().map(of).collect()
    }

    /// The share of the distance from a hex to another that a unit must still move before it may fire there, with a
    /// margin.
    fn beyond(kind: &UnitType, from: Hex, to: Hex) -> f64 {
        let (distance, reach) = (f64::from(from.distance(to)), 0.75 * f64::from(kind.range));
        if distance <= reach { 0.0 } else { 1.0 - reach / distance }
    }

    fn pull_of(&self, number: usize, counter: &Counter, legs: &UnitType, hex: Hex, later: f64) -> f64 {
        let Some(aim) = self.aims.get(number) else { return 0.0 };
        let kind = self.rulebook.kind(counter);
        let turns = if legs.allowance == 0 {
            // A unit that cannot move is useful only within its range.
            Some(f64::from(aim.hex.distance(hex)) / f64::from(kind.range.max(4)) * 2.0)
        } else {
            self.ways.turns(aim.hex, legs.moves, legs.allowance, hex)
        };
        let Some(turns) = turns else { return 0.0 };
        // A unit that fires indirectly is useful from a distance, and should not be in front.
        let turns = if kind.class.is_indirect() { turns * Self::beyond(kind, hex, aim.hex) } else { turns };
        let weight = self.weight(number, counter, kind, hex);
        let on_foot = legs.allowance == 1;
        let patience = if on_foot { self.manner.patience_on_foot } else { self.manner.patience };
        // A passenger leaves the map with its carrier, and need not unload.
        let later = if aim.what == Purpose::Leave { 0.0 } else { later };
        // A place reached too late still counts a little: otherwise units would stay idle. On the last turn it counts
        // 0.
        let late = turns + later > f64::from(self.own_turns.saturating_sub(1)) + 0.01;
        let too_late = if self.manner.ends && self.own_turns <= 1 { 0.0 } else { 0.25 };
        let waited = patience.powf(turns) * self.manner.patience_riding.powf(later);
        weight * waited * if late { too_late } else { 1.0 }
    }

    /// The value of a place to a unit, apart from the path to it.
    fn weight(&self, number: usize, counter: &Counter, kind: &UnitType, hex: Hex) -> f64 {
        let (Some(aim), Some(near_it)) = (self.aims.get(number), self.near.get(number)) else { return 0.0 };
        if aim.what == Purpose::Leave {
            // An exit with an enemy in it is still an exit for units that drive the enemy off, and an unarmed enemy
            // soon leaves.
            let armed = self.foes_in(aim.hex).any(|foe| foe.kind.attack > 0);
            let barred = if armed { 0.5 } else { 1.0 };
            return barred * self.manner.leave * points_of_leaving(self.rulebook, counter);
        }
        let light = match kind.class {
            Class::C => 0.05,
            Class::Howitzer | Class::M => 0.25,
            Class::ArmedCarrier => 0.6,
            _ => 1.0,
        };
        let distance = hex.distance(aim.hex);
        let with = counter.carrier();
        let near =
            |(other, far): &&(UnitId, u32)| *other != counter.id && Some(*other) != with && *far <= distance;
        let friends = near_it.iter().filter(near).count() as f64;
        let shared = 1.0 / (1.0 + self.manner.crowd * friends);
        // A side that would not win leaves no third unit to guard a place.
        let presses = self.manner.idle && self.boldness > 1.0;
        let needed = if presses && friends >= 2.0 { 0.0 } else { 1.0 };
        let guard = needed * self.manner.guard * aim.keep * aim.threat;
        if aim.what == Purpose::Bar {
            // One unit is enough, two are certain.
            return guard / (1.0 + 4.0 * friends * friends) * if kind.class == Class::C { 0.3 } else { 1.0 };
        }
        light * (self.need * self.manner.take * aim.gain * shared + guard * shared * shared)
    }

    /// The gain of the best fire or assault of the next turn from a hex, next to that of the others.
    fn prospect(&self, counter: &Counter, kind: &UnitType, hex: Hex) -> f64 {
        if kind.attack == 0 || self.own_turns <= 1 {
            return 0.0;
        }
        let indirect = kind.class.is_indirect();
        let board = &self.rulebook.board;
        let mut best = 0.0_f64;
        for foe in &self.foes {
            let distance = foe.hex.distance(hex);
            let sees = self.rulebook.sees(hex, foe.hex);
            if distance == 0 || distance > kind.range.max(1) || !sees && !indirect {
                continue;
            }
            let cover = is_cover(board, foe.hex);
            let town = board.terrain(foe.hex) == Terrain::Town && !kind.class.is_small_arms();
            let armoured = foe.kind.is_armoured() || town;
            let dispersed = foe.counter.condition.dispersed;
            let mut modifier = i8::from(cover) - i8::from(dispersed);
            let strength = effect(kind, counter.id, armoured, distance, !sees).map_or(0.0, f64::from);
            let uphill = sees && board.level(foe.hex) > board.level(hex);
            let strength = if uphill { strength / 2.0 } else { strength };
            if !sees {
                modifier += 1;
            }
            let defence = f64::from(foe.kind.defence);
            // With other units nearby it is a part of their gain together.
            let alone = self.harm.about(strength, defence, 0.0, modifier, dispersed);
            let double = self.harm.about(2.0 * strength, defence, 0.0, modifier, dispersed);
            let fire = alone.max(0.45 * double);
            let assaults = distance == 1 && kind.is_infantry() && kind.assaults != Assaults::No;
            let assault = if assaults {
                let attack = f64::from(kind.attack);
                let alone = self.harm.about(attack, defence, 0.0, modifier - 2, dispersed);
                alone.max(0.45 * self.harm.about(2.0 * attack, defence, 0.0, modifier - 2, dispersed))
            } else {
                0.0
            };
            // A unit that moves may have left by then.
            let stays = if foe.kind.allowance > 1 { 0.6 } else { 0.9 };
            // A hidden unit cannot be fired at; it may show itself.
            let shown = if foe.hidden { 0.3 } else { 1.0 };
            best = best.max(fire.max(0.8 * assault) * stays * shown * foe.worth);
        }
        best
    }
}
