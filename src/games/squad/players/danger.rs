//! What the enemy's fire is expected to cost: where a unit ends, and on its way there.

use super::{
    estimate::{Estimate, Post, Unit, When},
    power::pierced,
    toll::Toll,
};
use crate::{
    engine::board::{Hex, Side6},
    games::squad::rules::{
        counter::{Counter, Place},
        cover::cover,
        lanes,
        movement::shelters,
        position::WorkKind,
        sight::in_arc,
        units::Kind,
    },
};

/// Who is fired at: what points cost them, their cover, and how they come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target<'t> {
    pub toll: &'t Toll,
    pub cover: i8,
    pub coming: Coming,
}

/// Whether a target has just entered the hex (14.3), and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coming {
    Stands,
    Enters,
    Creeps,
}

impl Estimate<'_> {
    /// The cover that a unit would have in a hex, in the work there if that shelters it.
    pub fn cover_in(&self, counter: &Counter, hex: Hex) -> i8 {
        let mut there = counter.clone();
        there.place = Place::Map(hex);
        let work = self.public.works.get(&hex);
        let kind = self.rulebook.kind(counter);
        there.condition.in_work = work.is_some_and(|work| shelters(work.kind, kind));
        cover(self.rulebook, self.public, hex, &there)
    }

    /// What fire from a post at those in a hex is expected to cost them.
    pub fn fire_of(&self, post: &Post, hex: Hex, target: Target, when: When) -> f64 {
        let Some(hindrance) = self.sees(post.hex, hex) else { return 0.0 };
        let range = post.hex.distance(hex);
        let creeps = i8::from(target.coming == Coming::Creeps);
        let protection = target.cover + hindrance + creeps;
        let opportunity = match (target.coming, range, protection) {
            (Coming::Stands, ..) => 0,
            (_, 1, _) => -2,
            (_, _, 0) => -1,
            _ => 0,
        };
        let modifier = protection + opportunity;
        let charts = &self.rulebook.charts;
        let (strength, mut leader) = post.infantry(when, range);
        let mut cost = 0.0;
        let mut strike = |strength| {
            if strength > 0 {
                // He adds to one attack (10.5).
                let led = std::mem::take(&mut leader);
                cost += target.toll.expected(charts.fire_row(strength), modifier + led);
            }
        };
        if self.manner.one_by_one && target.coming != Coming::Stands {
            post.each(when, range).for_each(&mut strike);
        } else {
            strike(strength);
        }
        for unit in &post.units {
            if unit.kind.is_infantry() {
                let mortar = unit.power.mortar().filter(|it| (it.least..=it.range).contains(&range));
                if let Some(mortar) = mortar.filter(|_| target.coming == Coming::Stands) {
                    let alone = target.toll.expected(charts.fire_row(mortar.attack), target.cover);
                    cost += 0.5 * alone;
                }
                continue;
            }
            if when == When::Now && !unit.ready {
                continue;
            }
            let strength = unit.power.direct(range, aims_at(unit, hex));
            if strength > 0 {
                cost += target.toll.expected(charts.fire_row(strength), modifier);
            }
        }
        cost.min(target.toll.worth)
    }

    /// What shots from a post at a vehicle or gun in a hex are expected to cost of its worth.
    pub fn shots_of(&self, post: &Post, (hex, facing): (Hex, Option<Side6>), unit: &Unit, when: When) -> f64 {
        let Some(hindrance) = self.sees(post.hex, hex) else { return 0.0 };
        let range = post.hex.distance(hex);
        let modifier = self.cover_in(unit.counter, hex) + hindrance;
        let faces = Counter { facing: facing.or(unit.counter.facing), ..unit.counter.clone() };
        let mut spared = 1.0;
        for foe in post.units.iter().filter(|foe| when == When::Next || foe.ready) {
            if let Some(shot) = foe.power.piercer(&self.rulebook.charts, range, aims_at(foe, hex)) {
                spared *= 1.0 - pierced(self.rulebook, &faces, shot, modifier, (hex, post.hex));
            }
        }
        unit.worth * (1.0 - spared)
    }

    /// How likely the fire of a post falls on one of those whom it sees.
    fn attention(&self, post: &Post) -> f64 {
        let others = post.targets.saturating_sub(1);
        1.0 / (1.0 + self.manner.spread * others as f64)
    }

    /// What the enemy's fire in his next segment is expected to cost a unit in a hex.
    pub fn danger(&self, unit: &Unit, toll: &Toll, hex: Hex, facing: Option<Side6>) -> f64 {
        if self.enemy_turns == 0 && self.active {
            0.0
        } else {
            self.danger_to(unit, toll, hex, facing, When::Next)
        }
    }

    /// The same of fire of this segment or the next.
    pub fn danger_to(&self, unit: &Unit, toll: &Toll, hex: Hex, facing: Option<Side6>, when: When) -> f64 {
        let target = Target { toll, cover: self.cover_in(unit.counter, hex), coming: Coming::Stands };
        let of = |post: &Post| self.attention(post) * self.struck_by(post, unit, target, (hex, facing), when);
        self.posts.iter().map(of).sum::<f64>().min(unit.worth)
    }

    /// What a post does to a unit in a hex, by fire or by shots.
    fn struck_by(
        &self,
        post: &Post,
        unit: &Unit,
        target: Target,
        (hex, facing): (Hex, Option<Side6>),
        when: When,
    ) -> f64 {
        let fire = if target.toll.worth > 0.0 { self.fire_of(post, hex, target, when) } else { 0.0 };
        let shots = if unit.kind.faces() { self.shots_of(post, (hex, facing), unit, when) } else { 0.0 };
        fire.max(shots)
    }

    /// What it is expected to cost to go by these hexes and stand in the last one until the segment is over:
    /// each post fires once, where it does most. Mines and lanes strike besides.
    pub fn risk(&self, unit: &Unit, toll: &Toll, path: &[(Hex, Option<Side6>)], creeps: bool) -> f64 {
        let coming = if creeps { Coming::Creeps } else { Coming::Enters };
        let covers: Vec<i8> = path.iter().map(|(hex, _)| self.cover_in(unit.counter, *hex)).collect();
        let mut risk = 0.0;
        for post in self.posts.iter().filter(|post| post.units.iter().any(|foe| foe.ready)) {
            let mut most = 0.0_f64;
            for ((hex, facing), cover) in path.iter().zip(&covers) {
                let target = Target { toll, cover: *cover, coming };
                most = most.max(self.struck_by(post, unit, target, (*hex, *facing), When::Now));
            }
            if let (Some((hex, facing)), Some(cover)) = (path.last(), covers.last()) {
                let target = Target { toll, cover: *cover, coming: Coming::Stands };
                most = most.max(self.struck_by(post, unit, target, (*hex, *facing), When::Now));
            }
            risk += most;
        }
        let on_foot = unit.kind.casualty().is_some();
        for (hex, _) in path {
            let work = self.public.works.get(hex).map(|work| work.kind);
            match work {
                Some(WorkKind::Mines) => risk += 0.5 * toll.worth.max(unit.worth),
                Some(WorkKind::Wire) if unit.kind.is_infantry() => risk += 0.4,
                _ => {}
            }
            let markers = lanes::markers(self.public, self.side, *hex);
            if markers > 0 && on_foot {
                let row = self.rulebook.charts.lane_row;
                let further = i8::try_from(markers.saturating_sub(1)).unwrap_or(0);
                risk += toll.expected(row, -further);
            }
        }
        risk.min(toll.worth.max(unit.worth))
    }
}

/// Whether a hex lies ahead of who fires forwards only; infantry has no face.
pub(super) fn aims_at(unit: &Unit, hex: Hex) -> bool {
    match unit.kind.kind {
        Kind::Gun(_) | Kind::Afv(_) => {
            unit.counter.facing.is_some_and(|facing| in_arc(unit.hex, facing, hex))
        }
        _ => true,
    }
}
