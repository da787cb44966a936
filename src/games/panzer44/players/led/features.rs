//! The features of a position, by which the value of it to a side is fitted.

use crate::{
    engine::board::{Hex, HexMap},
    games::panzer44::{
        players::{
            stakes::{Stakes, points},
            ways::{FAR, Ground},
        },
        rules::{
            Rulebook,
            counter::{Counter, Place},
            kinds::{Class, Mobility, Side, Target},
            position::Public,
            victory,
        },
    },
};

/// The names of the features, in their order. A held place is positive for the side itself, and negative for the enemy.
pub(super) const NAMES: &[&str] = &[
    "points",
    "to_win",
    "to_hold",
    "result",
    "place_1_held",
    "place_1_mine_near",
    "place_1_enemy_near",
    "place_2_held",
    "place_2_mine_near",
    "place_2_enemy_near",
    "place_3_held",
    "place_3_mine_near",
    "place_3_enemy_near",
    "place_4_held",
    "place_4_mine_near",
    "place_4_enemy_near",
    "mine_places",
    "enemy_places",
    "mine_tanks",
    "enemy_tanks",
    "mine_guns",
    "enemy_guns",
    "mine_artillery",
    "enemy_artillery",
    "mine_foot",
    "enemy_foot",
    "mine_carriers",
    "enemy_carriers",
    "mine_due",
    "enemy_due",
    "mine_panic",
    "enemy_panic",
    "mine_disrupted",
    "enemy_disrupted",
    "mine_pinned",
    "enemy_pinned",
    "mine_exit_points",
    "enemy_exit_points",
    "mine_exit_turns",
    "enemy_exit_turns",
    "mine_exit_loaded",
    "enemy_exit_loaded",
    "mine_loaded",
    "enemy_loaded",
    "mine_support",
    "enemy_support",
    "mine_in_range",
    "enemy_in_range",
];

/// The places that have features of their own.
const PLACES: usize = 4;
/// The distance at which a unit counts as near a place.
const NEAR: u32 = 4;
/// The largest feature, and the smallest one below zero.
const MOST: f64 = 3.0;

/// A position as a side judges it.
struct Judged<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
    stakes: Stakes,
}

/// Returns the features of a position for a side.
pub(super) fn features(rulebook: &Rulebook, public: &Public, side: usize) -> Vec<f64> {
    let [first, second] = Side::BOTH;
    let side = if side == first.number() { first } else { second };
    let judged = Judged { rulebook, public, side, stakes: Stakes::new(rulebook, public, side) };
    let mut features: Vec<f64> = Vec::with_capacity(NAMES.len());
    features.extend(judged.score());
    features.extend(judged.places());
    for kind in [is_tank, is_gun, is_artillery, is_foot, is_carrier] {
        features.extend(judged.both(|side| judged.strength(side, kind) / 3.0));
    }
    features.extend(judged.both(|side| judged.due(side) / 4.0));
    let shaken = |counter: &Counter| counter.condition.will_panic || counter.condition.panicked;
    features
        .extend(judged.both(|side| judged.sum(side, |counter| f64::from(u8::from(shaken(counter)))) / 3.0));
    let degrees = |counter: &Counter| f64::from(counter.condition.disruption);
    features.extend(judged.both(|side| judged.sum(side, degrees) / 4.0));
    let pinned = |counter: &Counter| f64::from(u8::from(counter.condition.pinned));
    features.extend(judged.both(|side| judged.sum(side, pinned) / 3.0));
    let [mine, enemy] = [side, side.enemy()].map(|side| judged.exits(side));
    features.extend(mine.into_iter().zip(enemy).flat_map(|(mine, enemy)| [mine, enemy]));
    let loaded = |counter: &Counter| f64::from(u8::from(public.passenger(counter.id).is_some()));
    features.extend(judged.both(|side| judged.sum(side, loaded) / 3.0));
    features.extend(judged.both(|side| judged.support(side) / 4.0));
    features.extend(judged.both(|side| judged.in_range(side) / 4.0));
    features.into_iter().map(|feature| feature.clamp(-MOST, MOST)).collect()
}

impl Judged<'_> {
    /// A number for this side, and for the enemy.
    fn both(&self, of: impl Fn(Side) -> f64) -> [f64; 2] {
        [of(self.side), of(self.side.enemy())]
    }

    /// The points so far; by how many they are above those that win and those that do not lose; the result if the game
    /// ended now.
    fn score(&self) -> [f64; 4] {
        let conditions = &self.rulebook.scenario.victory;
        let now = victory::points(self.rulebook, self.public);
        let is_its_own = conditions.side == self.side;
        let least = |wanted: &dyn Fn(Option<Side>) -> bool| {
            let levels = conditions.levels.iter().filter(|level| wanted(level.winner));
            levels.map(|level| level.at_least).min()
        };
        let wins = least(&|winner| winner == Some(conditions.side));
        let holds = least(&|winner| winner != Some(conditions.side.enemy()));
        // The levels count the points of one side. The other wins below the fewest that hold, and does not lose below the
        // fewest that win.
        let above = |level: Option<i32>| level.map_or(0.0, |level| f64::from(now.saturating_sub(level)));
        let below = |level: Option<i32>| {
            level.map_or(0.0, |level| f64::from(level.saturating_sub(1).saturating_sub(now)))
        };
        let (to_win, to_hold) =
            if is_its_own { (above(wins), above(holds)) } else { (below(holds), below(wins)) };
        let result = match victory::outcome(self.rulebook, self.public).winner {
            Some(winner) if winner == self.side => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
        [points(self.rulebook, self.public, self.side) / 5.0, to_win / 4.0, to_hold / 4.0, result]
    }

    /// The places that are worth most, each with its holder and the forces near it, and all places of each side.
    fn places(&self) -> Vec<f64> {
        let mut places: Vec<(f64, Hex)> =
            self.stakes.places(self.public).map(|(hex, gain, keep)| (gain + keep, hex)).collect();
        places.sort_by(|(one, first), (other, second)| other.total_cmp(one).then(first.cmp(second)));
        let held = |(worth, hex): &(f64, Hex)| match self.public.holders.get(hex) {
            Some(side) if *side == self.side => *worth,
            Some(_) => -worth,
            None => 0.0,
        };
        let mut features = Vec::new();
        for number in 0..PLACES {
            features.extend(places.get(number).map_or([0.0; 3], |place| {
                let [mine, enemy] = self.both(|side| self.near(side, place.1) / 3.0);
                [held(place) / 2.0, mine, enemy]
            }));
        }
        let all = places.iter().map(held);
        let (mine, enemy) = all.fold((0.0, 0.0), |(mine, enemy): (f64, f64), worth| {
            (mine + worth.max(0.0), enemy - worth.min(0.0))
        });
        features.extend([mine / 8.0, enemy / 8.0]);
        features
    }

    /// The units of a side near a hex that can act, each by its condition.
    fn near(&self, side: Side, hex: Hex) -> f64 {
        let units = self.public.on_map(side).filter(|(_, at)| at.distance(hex) <= NEAR);
        units.map(|(counter, _)| health(counter)).sum()
    }

    /// The units of a kind that a side has in play, without those that are due, each by its condition.
    fn strength(&self, side: Side, kind: fn(&Rulebook, &Counter) -> bool) -> f64 {
        let here = |counter: &&Counter| matches!(counter.place, Place::Map(_) | Place::Aboard(_));
        let units = self.public.counters.iter().filter(|counter| counter.side == side).filter(here);
        units.filter(|counter| kind(self.rulebook, counter)).map(health).sum()
    }

    fn due(&self, side: Side) -> f64 {
        let is_due = |counter: &&Counter| counter.side == side && matches!(counter.place, Place::Due(_));
        self.public.counters.iter().filter(is_due).count() as f64
    }

    /// The sum of a number over the units of a side on the map.
    fn sum(&self, side: Side, of: impl Fn(&Counter) -> f64) -> f64 {
        self.public.on_map(side).map(|(counter, _)| of(counter)).sum()
    }

    /// The points of the units that can still exit the map in time, the mean of their turns to an exit, and the points of
    /// those with a passenger.
    fn exits(&self, side: Side) -> [f64; 3] {
        let (rulebook, public) = (self.rulebook, self.public);
        let exits = rulebook.scenario.exits.iter().filter(|exit| exit.side == side);
        let exits: Vec<Hex> = exits.flat_map(|exit| exit.hexes.iter().copied()).collect();
        if exits.is_empty() {
            return [0.0; 3];
        }
        let ground = Ground::new(rulebook, public);
        let mut fields: [Option<HexMap<u16>>; 4] = [const { None }; 4];
        let left = f64::from(rulebook.scenario.last_turn.saturating_sub(public.turn)) + 1.0;
        let (mut all, mut far, mut loaded) = (0.0, 0.0, 0.0);
        for (counter, hex) in public.on_map(side) {
            let (kind, passenger) = (rulebook.kind(counter), public.passenger(counter.id));
            let rides = passenger.map_or(0.0, |passenger| self.stakes.carried_off(passenger));
            let pays = (self.stakes.left(counter) + rides).abs();
            let Some(field) = fields.get_mut(kind.moves as usize).filter(|_| pays > 0.0) else { continue };
            let field = field.get_or_insert_with(|| ground.to(&exits, counter));
            let points = field.get(hex).copied().filter(|points| *points != FAR && kind.allowance > 0);
            let Some(points) = points else { continue };
            let turns = (f64::from(points) / (2.0 * f64::from(kind.allowance))).max(0.1);
            if turns.ceil() > left {
                continue;
            }
            all += pays;
            far += pays * turns;
            loaded += if passenger.is_some() { pays } else { 0.0 };
        }
        [all / 6.0, if all > 0.0 { far / all / 3.0 } else { 0.0 }, loaded / 4.0]
    }

    /// The fires of off-board artillery and the sorties that a side has left.
    fn support(&self, side: Side) -> f64 {
        let [first, second] = &self.public.fires_left;
        let fires = if side.number() == 0 { first } else { second };
        let [one, other] = self.public.sorties_left;
        let sorties = if side.number() == 0 { one } else { other };
        fires.values().map(|left| f64::from(*left)).sum::<f64>() + f64::from(sorties)
    }

    /// The units of a side that see an enemy within their range.
    fn in_range(&self, side: Side) -> f64 {
        let (rulebook, public) = (self.rulebook, self.public);
        let fires = |(counter, from): &(&Counter, Hex)| {
            let gun = rulebook.kind(counter).gun.filter(|_| counter.condition.disruption == 0);
            gun.is_some_and(|gun| {
                let mut enemies = public.on_map(side.enemy());
                enemies.any(|(_, at)| gun.reaches(from.distance(at)) && rulebook.sees(public.turn, *from, at))
            })
        };
        public.on_map(side).filter(fires).count() as f64
    }
}

/// The part of a unit that is left: each degree of disruption is a quarter (6.4.3).
fn health(counter: &Counter) -> f64 {
    1.0 - f64::from(counter.condition.disruption) / 4.0
}

fn is_tank(rulebook: &Rulebook, counter: &Counter) -> bool {
    let kind = rulebook.kind(counter);
    kind.target == Target::Hard && kind.gun.is_some() && !kind.carrier
}

fn is_gun(rulebook: &Rulebook, counter: &Counter) -> bool {
    let kind = rulebook.kind(counter);
    let is_direct = kind.gun.is_some_and(|gun| gun.class != Class::H);
    kind.target == Target::Soft && is_direct && !matches!(kind.moves, Mobility::Foot) && !kind.carrier
}

fn is_artillery(rulebook: &Rulebook, counter: &Counter) -> bool {
    let kind = rulebook.kind(counter);
    kind.target == Target::Soft && kind.gun.is_some_and(|gun| gun.class == Class::H)
}

fn is_foot(rulebook: &Rulebook, counter: &Counter) -> bool {
    let kind = rulebook.kind(counter);
    kind.moves == Mobility::Foot && kind.gun.is_none_or(|gun| gun.class != Class::H)
}

fn is_carrier(rulebook: &Rulebook, counter: &Counter) -> bool {
    rulebook.kind(counter).carrier
}
