//! The value of a hex to a unit that is in it at the end of the segment: places that matter, its own fire, enemy fire,
//! company.

use super::{Aim, Estimate, Post, Unit, power::pierced, toll::Toll};
use crate::{
    engine::board::{Hex, Hexside},
    games::squad::rules::{scenario::units::Kind, sight::in_arc},
};

/// The parts of the value of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Standing {
    pub places: f64,
    /// The place with the strongest pull.
    pub place: Option<Hex>,
    pub fire: f64,
    pub danger: f64,
    /// The value of company, or of its lack.
    pub comfort: f64,
}

impl Standing {
    pub fn value(&self) -> f64 {
        self.places + self.fire - self.danger + self.comfort
    }
}

impl Estimate<'_> {
    /// Judges a hex for a unit, with a facing if it has one and with the cost of points to it.
    pub fn standing(&self, unit: &Unit, toll: &Toll, hex: Hex, facing: Option<Hexside>) -> Standing {
        let (places, place) = self.pull(unit, hex);
        let places = places + self.occupied(unit, hex);
        // A leader seeks squads, and no field of fire of its own.
        let leads = self.manner.together && unit.kind.leads().is_some();
        let fire = if leads { 0.0 } else { self.manner.fire * self.prospect(unit, hex, facing) };
        let danger = self.manner.caution / self.boldness * self.danger(unit, toll, hex, facing);
        Standing { places, place, fire, danger, comfort: self.comfort(unit, hex) }
    }

    /// The value of a unit in a victory hex of its side, because it keeps the enemy out.
    fn occupied(&self, unit: &Unit, hex: Hex) -> f64 {
        let Some(aim) = self.aims.iter().find(|aim| aim.hex == hex) else { return 0.0 };
        if !unit.kind.is_infantry() {
            return 0.0;
        }
        let ids = [unit.counter.id];
        let others = self.friends_in(hex, &ids).filter(|other| other.kind.is_infantry()).count() as f64;
        let late = if self.own_turns <= 2 { 1.5 } else { 1.0 };
        // A unit already there need not come back through fire.
        let post = if unit.counter.hex() == Some(hex) && aim.mine {
            self.manner.post * (1.0 + aim.stake)
        } else {
            0.0
        };
        (self.manner.occupy + post) * aim.weight * aim.threat.max(0.3) * late / (1.0 + 1.5 * others)
    }

    /// The value of the places that matter to a unit in a hex, and the place with the strongest pull.
    pub fn pull(&self, unit: &Unit, hex: Hex) -> (f64, Option<Hex>) {
        let (mut best, mut sum, mut place) = (0.0, 0.0, None);
        for aim in &self.aims {
            let value = self.pull_of(aim, unit, hex);
            sum += value;
            if value > best {
                (best, place) = (value, Some(aim.hex));
            }
        }
        (best + 0.12 * (sum - best), place)
    }

    /// The value of a place to a unit at a distance. It is less the longer it takes, and small if it is too late.
    fn pull_of(&self, aim: &Aim, unit: &Unit, hex: Hex) -> f64 {
        let (turns, share) = match unit.kind.kind {
            // A unit that cannot enter is useful from where it fires.
            Kind::Afv(_) | Kind::Vehicle(_) => {
                let beyond = f64::from(aim.hex.distance(hex)) - 3.0;
                (Some(beyond.max(0.0) / 5.0), 0.5)
            }
            Kind::Gun(_) => (Some((f64::from(aim.hex.distance(hex)) - 4.0).max(0.0) / 3.0), 0.15),
            // A leader moves with its squads, and not ahead of them.
            Kind::Leader { .. } => (self.turns(aim.hex, hex), self.manner.leads_on),
            _ if unit.power.stays_back() => {
                let beyond = (f64::from(aim.hex.distance(hex)) - 5.0).max(0.0)
                    / f64::from(aim.hex.distance(hex).max(1));
                (self.turns(aim.hex, hex).map(|turns| turns * (0.3 + 0.7 * beyond)), 0.6)
            }
            Kind::Half { .. } => (self.turns(aim.hex, hex), 0.6),
            _ => (self.turns(aim.hex, hex), 1.0),
        };
        let Some(turns) = turns else { return 0.0 };
        let ids = [unit.counter.id];
        let far = hex.distance(aim.hex);
        let near = |other: &&Unit| {
            other.kind.is_infantry()
                && !ids.contains(&other.counter.id)
                && other.hex.distance(aim.hex) < far.min(4)
        };
        let friends = self.own.iter().filter(near).count() as f64;
        let shared = 1.0 / (1.0 + self.manner.crowd * friends);
        let weight = if aim.mine {
            let guarded = self.friends_in(aim.hex, &ids).any(|other| other.kind.is_infantry());
            self.manner.keep * aim.threat * shared * shared * if guarded { 0.3 } else { 1.0 }
        } else {
            self.manner.take * self.boldness * shared
        };
        // An advance takes one more hex.
        let late = turns > f64::from(self.own_turns) + 0.25;
        weight * aim.weight * share * self.manner.patience.powf(turns) * if late { 0.3 } else { 1.0 }
    }

    /// The value of the best fire of the next turn from a hex, compared with that of the units there.
    pub fn prospect(&self, unit: &Unit, hex: Hex, facing: Option<Hexside>) -> f64 {
        if self.own_turns <= 1 && self.enemy_turns == 0 {
            return 0.0;
        }
        self.posts.iter().map(|post| self.fire_at(post, unit, hex, facing)).fold(0.0, f64::max)
    }

    /// The expected value of a unit's fire at a post from a hex: its part of the fire of all units there.
    pub fn fire_at(&self, post: &Post, unit: &Unit, hex: Hex, facing: Option<Hexside>) -> f64 {
        let range = hex.distance(post.hex);
        let (charts, toll) = (&self.rulebook.charts, &post.toll);
        let cover = post.cover;
        let seen = self.sees(hex, post.hex);
        let mut best = 0.0_f64;
        if let Some(mortar) = unit.power.mortar().filter(|it| (it.least..=it.range).contains(&range)) {
            // Some unit will observe for it.
            let observed =
                seen.is_some() || self.own.iter().any(|other| self.sees(other.hex, post.hex).is_some());
            if observed && self.rulebook.board.built_of(hex).is_none() {
                best = toll.expected(charts.fire_row(mortar.attack), cover);
            }
        }
        let Some(hindrance) = seen else { return best };
        let ahead = facing.or(unit.counter.facing).is_none_or(|facing| in_arc(hex, facing, post.hex));
        let strength = unit.power.direct(range, ahead);
        let modifier = cover + hindrance;
        if strength > 0 {
            let alone = toll.expected(charts.fire_row(strength), modifier);
            let with = if unit.kind.is_infantry() { self.others(unit, hex, range).max(5) } else { 0 };
            let all = toll.expected(charts.fire_row(strength + with), modifier);
            let part = f64::from(strength) / f64::from(strength + with);
            best = best.max(alone).max(part * all);
        }
        if let Some(shot) = unit.power.piercer(charts, range, ahead) {
            for foe in post.units.iter().filter(|foe| foe.kind.faces()) {
                let part = pierced(self.rulebook, (foe.counter, false), shot, modifier, (post.hex, hex));
                best = best.max(part * foe.worth);
            }
        }
        best
    }

    /// The strength of other infantry in a hex at a range.
    fn others(&self, unit: &Unit, hex: Hex, range: u32) -> u16 {
        let ids = [unit.counter.id];
        let friends = self.friends_in(hex, &ids).filter(|other| other.kind.is_infantry());
        friends.map(|other| other.power.direct(range, true)).sum()
    }

    /// The value of company: leaders go where squads are, and tanks not alone among enemy infantry. No unit crowds a
    /// hex without a reason.
    fn comfort(&self, unit: &Unit, hex: Hex) -> f64 {
        let ids = [unit.counter.id];
        let friends: Vec<&Unit> = self.friends_in(hex, &ids).collect();
        match unit.kind.kind {
            Kind::Leader { modifier, .. } => {
                let squads =
                    friends.iter().filter(|other| other.kind.is_infantry() && other.kind.leads().is_none());
                let leads = friends.iter().any(|other| other.kind.leads().is_some());
                let good = 1.0 + 0.7 * f64::from(modifier.unsigned_abs());
                let number = squads.count().min(3) as f64;
                let alone = if self.manner.together { -3.0 } else { -1.5 };
                if number == 0.0 { alone } else { good * number.sqrt() * if leads { 0.4 } else { 1.0 } }
            }
            // One mortar hits all vehicles of a hex (15.3).
            Kind::Afv(_) | Kind::Vehicle(_) => {
                let others = friends.iter().filter(|other| other.kind.drives()).count() as f64;
                -self.manner.alone * self.exposed(hex) - self.manner.apart * others
            }
            _ => -0.05 * friends.len() as f64,
        }
    }

    /// The exposure of a vehicle to infantry that approaches it: less with friendly infantry near.
    fn exposed(&self, hex: Hex) -> f64 {
        let foes = self.posts.iter().filter(|post| post.units.iter().any(|unit| unit.kind.is_infantry()));
        let near = |post: &Post| match post.hex.distance(hex) {
            0 | 1 if post.defends() => 1.0,
            2 => 0.6,
            3 => 0.3,
            _ => 0.0,
        };
        let enemies = foes.map(near).sum::<f64>();
        let far =
            self.own.iter().filter(|unit| unit.kind.is_infantry()).map(|unit| unit.hex.distance(hex)).min();
        enemies * if far.is_some_and(|far| far <= 1) { 0.4 } else { 1.0 }
    }
}
