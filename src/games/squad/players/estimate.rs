//! The estimate of the situation: units and their weapons, places that matter, and the time left.

pub(super) mod danger;
pub(super) mod inroads;
mod intended;
pub(super) mod outlook;
pub(super) mod power;
pub(super) mod sights;
mod smoke;
pub(super) mod standing;
pub(super) mod toll;
pub(super) mod ways;

use super::weights::Manner;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Reason},
    games::squad::rules::{
        View,
        counter::{Counter, Place},
        kinds::Side,
        movement::Moves,
        phase::Step,
        position::Public,
        rulebook::Rulebook,
        scenario::units::{Kind, UnitType},
        victory::outcome,
    },
    play::players::chief::Intents,
};
use inroads::Inroads;
use power::{Power, worth};
use sights::{Sights, SmokyLines};
use std::{
    cell::{OnceCell, RefCell},
    collections::BTreeMap,
};
use toll::{Mark, Toll, Tolls};
use ways::{FAR, Ways};

/// The number of ranges that are distinguished.
const RANGES: usize = 15;

/// The hex that each unit left when it moved last, with the turn.
pub(super) type Left = BTreeMap<UnitId, (u8, Hex)>;

/// A victory hex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub hex: Hex,
    pub mine: bool,
    /// Its weight compared with the others.
    pub weight: f64,
    /// The nearness of the enemy, from 0 to 1.
    pub threat: f64,
    /// The nearness in time of enemy infantry that could enter it if it were empty, from 0 to 1.
    pub stake: f64,
}

/// A unit on the map.
#[derive(Clone, Debug)]
pub(super) struct Unit<'a> {
    pub counter: &'a Counter,
    pub kind: &'a UnitType,
    pub hex: Hex,
    pub worth: f64,
    pub power: Power<'a>,
    /// Whether it may still attack in this segment.
    pub ready: bool,
}

/// The time of fire: in this segment by units that are still ready, or in the next by all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    Now,
    Next,
}

/// The enemies in a hex.
#[derive(Clone, Debug)]
pub(super) struct Post<'a> {
    pub hex: Hex,
    pub units: Vec<Unit<'a>>,
    /// The cost of casualty points to the units that fire hits.
    pub toll: Toll,
    /// The cover of its first unit.
    pub cover: i8,
    /// The combined strength of its infantry by range, now and next, with the best leader's modifier.
    infantry: [([u16; RANGES], i8); 2],
    /// The number of the other side's hexes in its line of sight within range.
    pub targets: usize,
}

impl Post<'_> {
    pub fn infantry(&self, when: When, range: u32) -> (u16, i8) {
        let (strengths, leader) = &self.infantry[usize::from(when == When::Next)];
        let range = usize::try_from(range).unwrap_or(RANGES);
        (strengths.get(range).copied().unwrap_or(0), *leader)
    }

    /// The strength of each of its infantry units alone at a range. Leaders do not fire by themselves.
    pub fn each(&self, when: When, range: u32) -> impl Iterator<Item = u16> {
        let fires = move |unit: &&Unit| {
            unit.kind.is_infantry() && unit.kind.leads().is_none() && (when == When::Next || unit.ready)
        };
        self.units.iter().filter(fires).map(move |unit| unit.power.direct(range, true))
    }

    /// Whether it has any unit other than pinned infantry.
    pub fn defends(&self) -> bool {
        self.units.iter().any(|unit| !unit.counter.condition.pinned)
    }
}

/// A side's evaluation of a position.
#[derive(Clone)]
pub(super) struct Estimate<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    pub manner: &'a Manner,
    pub sights: &'a Sights,
    pub ways: &'a Ways,
    tolls: &'a Tolls,
    pub posts: Vec<Post<'a>>,
    pub own: Vec<Unit<'a>>,
    pub aims: Vec<Aim>,
    /// Whether the side has the present segment.
    pub active: bool,
    /// The friendly segments to come, including the present one.
    pub own_turns: u8,
    /// The enemy segments to come, without the present one.
    pub enemy_turns: u8,
    /// The boldness, above 1 if the game as it is would not be won.
    pub boldness: f64,
    /// The same position with more smoke, if smoke is being considered.
    smoked: Option<&'a Public>,
    /// The hexes that the units have left, if the player remembers them.
    pub left: Option<&'a Left>,
    /// The intents of the units, if a chief of staff leads the player.
    pub intents: Option<&'a Intents>,
    /// The hexes that the enemy can enter in its next segment, once they are asked for.
    inroads: OnceCell<Inroads>,
    /// Lines through the smoke of this position, or through that which is being considered.
    smoky: RefCell<SmokyLines>,
}

/// The victory hexes.
pub(super) fn goals(rulebook: &Rulebook) -> Vec<Hex> {
    let mut goals: Vec<Hex> = Vec::new();
    for award in &rulebook.scenario.victory.awards {
        if let Reason::Held(hexes) = &award.reason {
            goals.extend(hexes);
        }
    }
    goals.sort_unstable();
    goals.dedup();
    goals
}

/// The friendly and enemy segments to come.
fn segments(rulebook: &Rulebook, public: &Public, side: Side) -> (u8, u8) {
    let scenario = &rulebook.scenario;
    let turns = scenario.last_turn.saturating_sub(public.turn.max(scenario.first_turn));
    let Some(active) = public.phase.active(scenario).filter(|_| !public.phase.is_set_up()) else {
        return (turns + 1, turns + 1);
    };
    let first = active == scenario.player_a;
    match (active == side, first) {
        (true, true) => (turns + 1, turns + 1),
        (true, false) => (turns + 1, turns),
        (false, true) => (turns + 1, turns),
        (false, false) => (turns, turns),
    }
}

impl<'a> Estimate<'a> {
    pub fn new(
        view: &'a View<'a>,
        manner: &'a Manner,
        (sights, ways): (&'a Sights, &'a Ways),
        tolls: &'a Tolls,
    ) -> Self {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
        let (own_turns, enemy_turns) = segments(rulebook, public, side);
        let mut estimate = Self {
            rulebook,
            public,
            side,
            manner,
            sights,
            ways,
            tolls,
            posts: Vec::new(),
            own: Vec::new(),
            aims: Vec::new(),
            active: public.phase.active(&rulebook.scenario) == Some(side),
            own_turns,
            enemy_turns,
            boldness: 1.0,
            smoked: None,
            left: None,
            intents: None,
            inroads: OnceCell::new(),
            smoky: RefCell::default(),
        };
        estimate.own = estimate.units(side);
        estimate.find_posts();
        estimate.find_aims();
        let wins = outcome(&rulebook.scenario, public).winner == Some(side);
        if !wins {
            let passed = f64::from(public.turn) / f64::from(rulebook.scenario.last_turn.max(1));
            estimate.boldness += manner.daring * passed;
        }
        estimate
    }

    /// The units of a side on the map, without snipers.
    fn units(&self, side: Side) -> Vec<Unit<'a>> {
        let (rulebook, public) = (self.rulebook, self.public);
        let unit = |(counter, hex): (&'a Counter, Hex)| {
            let kind = rulebook.kind(counter);
            Moves::of(kind)?;
            let condition = &counter.condition;
            Some(Unit {
                counter,
                kind,
                hex,
                worth: worth(rulebook, public, counter),
                power: Power::of(rulebook, public, counter),
                ready: !condition.pinned && !condition.fired,
            })
        };
        public.on_map(side).filter_map(unit).collect()
    }

    fn find_posts(&mut self) {
        let mut enemies = self.units(self.side.enemy());
        enemies.sort_by_key(|unit| (unit.hex, unit.counter.id));
        let mut posts: Vec<Post<'a>> = Vec::new();
        for unit in enemies {
            match posts.last_mut().filter(|post| post.hex == unit.hex) {
                Some(post) => post.units.push(unit),
                None => posts.push(Post {
                    hex: unit.hex,
                    units: vec![unit],
                    toll: Toll::default(),
                    cover: 0,
                    infantry: Default::default(),
                    targets: 0,
                }),
            }
        }
        let mut mine: Vec<Hex> = self.own.iter().map(|unit| unit.hex).collect();
        mine.sort_unstable();
        mine.dedup();
        for post in &mut posts {
            let counters: Vec<&Counter> = post.units.iter().map(|unit| unit.counter).collect();
            post.toll = self.toll_with(&counters, self.pin_in(post.hex));
            post.cover = counters.first().map_or(0, |foe| self.cover_in(foe, post.hex));
            post.infantry = [When::Now, When::Next].map(|when| danger::together(&post.units, when));
            let reach = post.units.iter().map(|unit| unit.power.range()).max().unwrap_or(0);
            let seen = |hex: &&Hex| hex.distance(post.hex) <= reach && self.sees(post.hex, **hex).is_some();
            post.targets = mine.iter().filter(seen).count();
        }
        self.posts = posts;
    }

    /// The part of its value that a pin costs an enemy in a hex. An enemy pinned before the friendly movement neither
    /// fires at it nor defends in the assault after it (17.2). In its own segment it does not assault.
    pub fn pin_in(&self, hex: Hex) -> f64 {
        let near = |unit: &Unit| {
            let far = unit.hex.distance(hex);
            let on_foot = unit.kind.is_infantry() && !unit.counter.condition.pinned;
            on_foot && (far == 1 || self.active && unit.ready && far <= 3)
        };
        let counts = !self.active || self.public.phase.step() == Some(Step::Fire);
        let close = counts && self.own.iter().any(near);
        self.manner.pin + if close { self.manner.press } else { 0.0 }
    }

    fn find_aims(&mut self) {
        let near = |hex: Hex| self.posts.iter().map(|post| post.hex.distance(hex)).min();
        let scenario = &self.rulebook.scenario;
        let aims = goals(self.rulebook).into_iter().map(|hex| Aim {
            hex,
            mine: self.public.holders.get(&hex) == Some(&self.side),
            weight: if scenario.must.contains(&hex) { 1.8 } else { 1.0 },
            threat: near(hex).map_or(0.6, |far| 1.0 / (1.0 + f64::from(far) / 6.0)),
            stake: self.stake(hex),
        });
        self.aims = aims.collect();
    }

    /// The nearness in time of enemy infantry that could enter a hex: in one turn with an advance, in two, or later.
    fn stake(&self, hex: Hex) -> f64 {
        let on_foot = |post: &&Post| post.units.iter().any(|unit| unit.kind.is_infantry());
        let ways = self.posts.iter().filter(on_foot).map(|post| self.ways.points(hex, post.hex));
        match ways.min() {
            Some(0..=6) => 1.0,
            Some(7..=11) => 0.5,
            _ => 0.2,
        }
    }

    /// The hexes that the enemy can enter in its next segment; none if it has no further one.
    pub fn inroads(&self) -> &Inroads {
        self.inroads.get_or_init(|| {
            if self.enemy_turns == 0 {
                return Inroads::default();
            }
            let places: Vec<Hex> = self.aims.iter().map(|aim| aim.hex).collect();
            Inroads::new(self.rulebook, self.public, self.side, &places)
        })
    }

    /// The same estimate with the weights of another manner.
    pub fn with_manner<'b>(&self, manner: &'b Manner) -> Estimate<'b>
    where
        'a: 'b,
    {
        Estimate { manner, ..self.clone() }
    }

    /// The cost of casualty points to these units.
    pub fn toll(&self, counters: &[&Counter]) -> Toll {
        self.toll_with(counters, self.manner.pin)
    }

    /// The cost of casualty points if a pin costs this part of a unit's value.
    pub fn toll_with(&self, counters: &[&Counter], pin: f64) -> Toll {
        let marks: Vec<Mark> = counters.iter().filter_map(|counter| self.mark(counter, pin)).collect();
        self.tolls.of(self.rulebook, &marks)
    }

    fn mark(&self, counter: &Counter, pin: f64) -> Option<Mark> {
        let kind = self.rulebook.kind(counter);
        let rating = kind.casualty()?;
        let worth = worth(self.rulebook, self.public, counter);
        Some(Mark {
            rating,
            worth,
            pin: pin * worth,
            reduction: self.reduction(kind),
            crew: matches!(kind.kind, Kind::Gun(_) | Kind::Vehicle(_)),
            pinned: counter.condition.pinned,
            ignores: counter.condition.valorous,
        })
    }

    /// The points that the reduction of a squad pays, and its cost: less than half of its value, and its weapon stays.
    pub fn reduction(&self, kind: &UnitType) -> Option<(u16, f64)> {
        let Kind::Squad { values, half, .. } = &kind.kind else { return None };
        let half = self.rulebook.units.find(*half)?.infantry()?;
        let pays = values.casualty.saturating_sub(half.casualty);
        let costs = f64::from(values.attack.saturating_sub(half.attack)) + 0.3 * f64::from(pays);
        Some((pays, costs))
    }

    pub fn worth(&self, counter: &Counter) -> f64 {
        worth(self.rulebook, self.public, counter)
    }

    pub fn find_own(&self, id: UnitId) -> Option<&Unit<'a>> {
        self.own.iter().find(|unit| unit.counter.id == id)
    }

    pub fn post_at(&self, hex: Hex) -> Option<&Post<'a>> {
        self.posts.iter().find(|post| post.hex == hex)
    }

    /// The turns on foot to a place; none if there is no path.
    pub fn turns(&self, goal: Hex, from: Hex) -> Option<f64> {
        let points = self.ways.points(goal, from);
        (points != FAR).then(|| f64::from(points) / 4.5)
    }

    /// The friendly units in a hex, without these.
    pub fn friends_in<'e>(&'e self, hex: Hex, without: &'e [UnitId]) -> impl Iterator<Item = &'e Unit<'a>> {
        self.own.iter().filter(move |unit| unit.hex == hex && !without.contains(&unit.counter.id))
    }

    /// The friendly units that wait to enter and may enter now, without weapons.
    pub fn due(&self) -> impl Iterator<Item = &'a Counter> + '_ {
        let force = self.rulebook.scenario.force(self.side);
        let may = |counter: &&Counter| match counter.place {
            Place::Due(number) => {
                let arrival = force.arrivals.get(usize::from(number));
                arrival.is_some_and(|arrival| arrival.turn <= self.public.turn)
            }
            _ => false,
        };
        let own = self.public.counters.iter().filter(|counter| counter.side == self.side);
        own.filter(may).filter(|counter| Moves::of(self.rulebook.kind(counter)).is_some())
    }
}
