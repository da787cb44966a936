//! Expected losses by enemy fire: in the hex where a unit ends, and on its path.

use super::{Estimate, Post, RANGES, Unit, When, power::pierced, toll::Toll};
use crate::{
    engine::board::{Hex, Hexside},
    games::squad::rules::{
        counter::{Counter, Place},
        fire::{lanes, opportunity},
        movement::would_shelter,
        position::WorkKind,
        scenario::units::Kind,
        sight::{cover::cover, in_arc},
    },
};
use std::collections::BTreeMap;

/// The target of fire: the cost of points, its cover, and its motion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target<'t> {
    pub toll: &'t Toll,
    pub cover: i8,
    pub coming: TargetMotion,
}

/// Whether a target has just entered the hex (14.3), and its kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TargetMotion {
    Stands,
    Enters,
    Creeps,
}

impl Estimate<'_> {
    /// The cover of a unit if it stopped in a hex, including the work there if that shelters it.
    pub fn cover_in(&self, counter: &Counter, hex: Hex) -> i8 {
        let in_work = would_shelter(self.public, self.rulebook.kind(counter), hex);
        self.cover_if(counter, hex, in_work)
    }

    /// The cover of a unit that passes a hex, where no work covers it (20.1).
    fn cover_passing(&self, counter: &Counter, hex: Hex) -> i8 {
        self.cover_if(counter, hex, false)
    }

    fn cover_if(&self, counter: &Counter, hex: Hex, in_work: bool) -> i8 {
        let mut there = counter.clone();
        (there.place, there.condition.in_work) = (Place::Map(hex), in_work);
        cover(self.rulebook, self.public, hex, &there)
    }

    /// The expected loss of the units in a hex by fire from a post.
    pub fn fire_of(&self, post: &Post, hex: Hex, target: Target, when: When) -> f64 {
        let Some(hindrance) = self.sees(post.hex, hex) else { return 0.0 };
        let range = post.hex.distance(hex);
        let creeps = i8::from(target.coming == TargetMotion::Creeps);
        let protection = target.cover + hindrance + creeps;
        let (near, open) = match target.coming {
            TargetMotion::Stands => (0, 0),
            TargetMotion::Enters | TargetMotion::Creeps => {
                opportunity(&self.rulebook.options, range, protection)
            }
        };
        let modifier = protection.saturating_add(near + open);
        let charts = &self.rulebook.charts;
        let (strength, mut leader) = post.infantry(when, range);
        let mut cost = 0.0;
        let mut strike = |strength| {
            if strength > 0 {
                // The leader modifies only one attack (10.5).
                let led = std::mem::take(&mut leader);
                cost += target.toll.expected(charts.fire_row(strength), modifier + led);
            }
        };
        if self.manner.one_by_one && target.coming != TargetMotion::Stands {
            post.each(when, range).for_each(&mut strike);
        } else {
            strike(strength);
        }
        for unit in &post.units {
            if unit.kind.is_infantry() {
                let mortar = unit.power.mortar().filter(|it| (it.least..=it.range).contains(&range));
                if let Some(mortar) = mortar.filter(|_| target.coming == TargetMotion::Stands) {
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

    /// The expected loss of value of a vehicle or gun in a hex, moving or not, by shots from a post.
    fn shots_of(
        &self,
        post: &Post,
        (hex, facing): (Hex, Option<Hexside>),
        (unit, moving): (&Unit, bool),
        when: When,
    ) -> f64 {
        let Some(hindrance) = self.sees(post.hex, hex) else { return 0.0 };
        let range = post.hex.distance(hex);
        let modifier = self.cover_in(unit.counter, hex) + hindrance;
        let faces = Counter { facing: facing.or(unit.counter.facing), ..unit.counter.clone() };
        let mut spared = 1.0;
        for foe in post.units.iter().filter(|foe| when == When::Next || foe.ready) {
            if let Some(shot) = foe.power.piercer(&self.rulebook.charts, range, aims_at(foe, hex)) {
                spared *= 1.0 - pierced(self.rulebook, (&faces, moving), shot, modifier, (hex, post.hex));
            }
        }
        unit.worth * (1.0 - spared)
    }

    /// The probability that the fire of a post falls on a given unit in its sight.
    fn attention(&self, post: &Post) -> f64 {
        let others = post.targets.saturating_sub(1);
        1.0 / (1.0 + self.manner.spread * others as f64)
    }

    /// The expected loss of a unit in a hex by the enemy's fire in its next segment.
    pub fn danger(&self, unit: &Unit, toll: &Toll, hex: Hex, facing: Option<Hexside>) -> f64 {
        if self.enemy_turns == 0 && self.active {
            0.0
        } else {
            self.danger_to(unit, toll, hex, facing, When::Next)
        }
    }

    /// The expected loss of a unit in a hex by fire of this segment or the next.
    pub fn danger_to(&self, unit: &Unit, toll: &Toll, hex: Hex, facing: Option<Hexside>, when: When) -> f64 {
        let target = Target { toll, cover: self.cover_in(unit.counter, hex), coming: TargetMotion::Stands };
        let of = |post: &Post| self.attention(post) * self.struck_by(post, unit, target, (hex, facing), when);
        self.posts.iter().map(of).sum::<f64>().min(unit.worth)
    }

    /// The expected loss of a unit in a hex by fire or shots of a post.
    fn struck_by(
        &self,
        post: &Post,
        unit: &Unit,
        target: Target,
        (hex, facing): (Hex, Option<Hexside>),
        when: When,
    ) -> f64 {
        let moving = target.coming != TargetMotion::Stands;
        let fire = if target.toll.worth > 0.0 { self.fire_of(post, hex, target, when) } else { 0.0 };
        let shots =
            if unit.kind.faces() { self.shots_of(post, (hex, facing), (unit, moving), when) } else { 0.0 };
        fire.max(shots)
    }

    /// The expected loss on these hexes and in the last one until the end of the segment. Each post fires once, at the
    /// hex with the highest loss. Mines and lanes are added.
    pub fn risk(&self, unit: &Unit, toll: &Toll, path: &[(Hex, Option<Hexside>)], creeps: bool) -> f64 {
        Paths::new(self, unit, toll).risk(path, creeps)
    }
}

/// A unit in a hex of a path: the hex, its facing, its cover and its motion.
type Step = (Hex, Option<Hexside>, i8, TargetMotion);

/// The paths of a unit. The fire at it in a hex is judged once for all of them.
pub(crate) struct Paths<'e, 'a> {
    estimate: &'e Estimate<'a>,
    unit: &'e Unit<'a>,
    toll: &'e Toll,
    /// The posts that can fire in this segment.
    posts: Vec<&'e Post<'a>>,
    /// The expected loss by each of these posts.
    losses: BTreeMap<Step, Vec<f64>>,
}

impl<'e, 'a> Paths<'e, 'a> {
    pub fn new(estimate: &'e Estimate<'a>, unit: &'e Unit<'a>, toll: &'e Toll) -> Self {
        let posts = estimate.posts.iter().filter(|post| post.units.iter().any(|foe| foe.ready)).collect();
        Self { estimate, unit, toll, posts, losses: BTreeMap::new() }
    }

    /// The expected loss on a path, as [`Estimate::risk`] says.
    pub fn risk(&mut self, path: &[(Hex, Option<Hexside>)], creeps: bool) -> f64 {
        let coming = if creeps { TargetMotion::Creeps } else { TargetMotion::Enters };
        let (estimate, unit) = (self.estimate, self.unit);
        let mut most = vec![0.0_f64; self.posts.len()];
        let last = path.len().saturating_sub(1);
        for (at, (hex, facing)) in path.iter().enumerate() {
            if at < last {
                let cover = estimate.cover_passing(unit.counter, *hex);
                self.strike(&mut most, (*hex, *facing, cover, coming));
            } else {
                let cover = estimate.cover_in(unit.counter, *hex);
                self.strike(&mut most, (*hex, *facing, cover, coming));
                self.strike(&mut most, (*hex, *facing, cover, TargetMotion::Stands));
            }
        }
        let fire = most.into_iter().fold(0.0, |sum, most| sum + most);
        let risk = path.iter().fold(fire, |risk, (hex, _)| self.with_ground(risk, *hex));
        risk.min(self.toll.worth.max(unit.worth))
    }

    /// Raises the highest loss by each post to that in a hex.
    fn strike(&mut self, most: &mut [f64], step: Step) {
        let (estimate, unit, toll, posts) = (self.estimate, self.unit, self.toll, &self.posts);
        let (hex, facing, cover, coming) = step;
        let target = Target { toll, cover, coming };
        let loss = |post: &&Post| estimate.struck_by(post, unit, target, (hex, facing), When::Now);
        let found = self.losses.entry(step).or_insert_with(|| posts.iter().map(loss).collect());
        for (most, loss) in most.iter_mut().zip(found.iter()) {
            *most = most.max(*loss);
        }
    }

    /// Adds the loss by mines, wire and lanes in a hex.
    fn with_ground(&self, mut risk: f64, hex: Hex) -> f64 {
        let (estimate, unit, toll) = (self.estimate, self.unit, self.toll);
        match estimate.public.works.get(&hex).map(|work| work.kind) {
            Some(WorkKind::Mines) => risk += 0.5 * toll.worth.max(unit.worth),
            Some(WorkKind::Wire) if unit.kind.is_infantry() => risk += 0.4,
            _ => {}
        }
        let markers = lanes::markers(estimate.public, estimate.side, hex);
        if markers > 0 && unit.kind.casualty().is_some() {
            let row = estimate.rulebook.charts.lane_row;
            let further = i8::try_from(markers.saturating_sub(1)).unwrap_or(0);
            risk += toll.expected(row, -further);
        }
        risk
    }
}

/// The combined strength of infantry in a hex by range, with its best leader's modifier.
pub(super) fn together(units: &[Unit], when: When) -> ([u16; RANGES], i8) {
    let fires = |unit: &&Unit| unit.kind.is_infantry() && (when == When::Next || unit.ready);
    let mut strengths = [0; RANGES];
    for (range, strength) in (0_u32..).zip(&mut strengths).skip(1) {
        *strength = units.iter().filter(fires).map(|unit| unit.power.direct(range, true)).sum();
    }
    let leader = units.iter().filter(fires).filter_map(|unit| unit.kind.leads()).min();
    (strengths, leader.unwrap_or(0))
}

/// Whether a hex is in the arc of a unit that fires only forwards. Infantry has no facing.
pub(crate) fn aims_at(unit: &Unit, hex: Hex) -> bool {
    match unit.kind.kind {
        Kind::Gun(_) | Kind::Afv(_) => {
            unit.counter.facing.is_some_and(|facing| in_arc(unit.hex, facing, hex))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::{board::Hex, orders::Game},
        games::squad::{
            players::{
                estimate::{goals, sights::Sights, toll::Tolls, ways::Ways},
                weights::STAFF,
            },
            rules::{
                Position, Rulebook, Squad, View,
                fire::{Aim, Shot, fire, modifier::sum},
                phase::{Phase, Step},
                position::{Public, WorkKind},
                samples::{hex, word, work},
            },
        },
    };
    use std::sync::Arc;

    /// Checks a position of the training scenario in the Allies' movement, with and without the option.
    fn looked_at(adjacent_open: bool, target: &str, check: impl Fn(&Estimate, &Rulebook, &Public)) {
        let mut rules = Rulebook::load("patrol").unwrap();
        rules.options.adjacent_open = adjacent_open;
        let rules = Arc::new(rules);
        let mut position: Position = Squad::start(&rules, 1);
        (position.public.turn, position.public.phase) = (2, Phase::First(Step::Movement));
        for counter in &mut position.public.counters {
            counter.place = match counter.id.as_str() {
                "us-rifle-1" => Place::Map(hex(target)),
                "ge-rifle-1" => Place::Map(hex("0604")),
                _ => Place::Destroyed,
            };
        }
        position.public.works.insert(hex("0502"), work(WorkKind::Trench));
        let mover = position.public.counters.iter_mut().find(|it| it.id == word("us-rifle-1")).unwrap();
        mover.condition.in_work = false;
        let view = View::to_play(&rules, &position);
        let sights = Sights::new(&rules, view.public());
        let ways = Ways::new(&rules, view.public(), goals(&rules));
        let tolls = Tolls::default();
        let estimate = Estimate::new(&view, &STAFF, (&sights, &ways), &tolls);
        check(&estimate, &rules, view.public());
    }

    /// The expected loss by opportunity fire uses the modifiers of the rule: adjacent, in the open and in cover. It
    /// does so with the option that adds both and without it (14.3, 24.5).
    #[test]
    fn expected_opportunity_fire_is_that_of_the_rules() {
        for adjacent_open in [false, true] {
            for target in ["0504", "0503", "0502", "0402"] {
                looked_at(adjacent_open, target, |estimate, rules, public| {
                    let (mover, firer) = (word("us-rifle-1"), word("ge-rifle-1"));
                    let entering = [mover];
                    let aim = (hex(target), Aim::Entering(&entering));
                    let Ok(attack) = fire(rules, public, &[Shot::of(firer)], None, aim) else { return };
                    let counter = public.find(mover).unwrap();
                    let toll = estimate.toll_with(&[counter], 0.3);
                    let cover = estimate.cover_passing(counter, hex(target));
                    let target = Target { toll: &toll, cover, coming: TargetMotion::Enters };
                    let post = estimate.post_at(hex("0604")).unwrap();
                    let expected = toll.expected(attack.row, sum(&attack.modifiers)).min(toll.worth);
                    let found = estimate.fire_of(post, attack.hex, target, When::Now);
                    assert!(
                        (found - expected).abs() < 1e-9,
                        "{adjacent_open} {}: {found} {expected}",
                        attack.hex
                    );
                });
            }
        }
    }

    /// A path past a trench has no cover from it; a path that ends there has (20.1, 25.2).
    #[test]
    fn a_trench_covers_who_stops_in_it() {
        looked_at(false, "0502", |estimate, _, public| {
            let unit = estimate.find_own(word("us-rifle-1")).unwrap();
            let toll = estimate.toll_with(&[public.find(word("us-rifle-1")).unwrap()], 0.3);
            let risk = |path: &[Hex]| {
                let path: Vec<(Hex, Option<Hexside>)> = path.iter().map(|hex| (*hex, None)).collect();
                estimate.risk(unit, &toll, &path, false)
            };
            assert_eq!(estimate.cover_in(unit.counter, hex("0502")), 2);
            assert_eq!(estimate.cover_passing(unit.counter, hex("0502")), 0);
            assert!(risk(&[hex("0502")]) < risk(&[hex("0502"), hex("0401")]), "the post sees 0502 best");
        });
    }
}
