//! The features of a position, for its value.

use crate::{
    engine::{board::Hex, orders::Reason},
    games::squad::{
        players::estimate::{
            goals,
            power::worth,
            ways::{self, FAR},
        },
        rules::{
            Rulebook,
            counter::{Counter, Place},
            kinds::{Arm, Side},
            movement::Moves,
            position::Public,
            scenario::units::Kind,
            victory::{outcome, points},
        },
    },
};

/// The names of the features. Those of a place are about the victory hexes that count most, in the order of their
/// weight and their hex. All others, but those that end in `mine`, `theirs`, `to_win` and `to_lose`, have the opposite
/// sign for the other side.
pub(super) const NAMES: &[&str] = &[
    "place_1_held",
    "place_1_inside",
    "place_1_mine",
    "place_1_theirs",
    "place_1_margin",
    "place_2_held",
    "place_2_inside",
    "place_2_mine",
    "place_2_theirs",
    "place_2_margin",
    "place_3_held",
    "place_3_inside",
    "place_3_mine",
    "place_3_theirs",
    "place_3_margin",
    "place_4_held",
    "place_4_inside",
    "place_4_mine",
    "place_4_theirs",
    "place_4_margin",
    "points",
    "result",
    "needed",
    "to_win",
    "to_lose",
    "strength",
    "squads",
    "halves",
    "leaders",
    "machine_guns",
    "mortars",
    "anti_tank",
    "guns",
    "tanks",
    "carriers",
    "leaders_lost",
    "pinned",
    "fired",
    "to_come",
    "nearness",
    "missions",
    "smoke",
    "segment",
    "last_word",
];

/// The victory hexes that have features of their own.
const PLACES: usize = 4;
/// The value of two rifle squads, which is one in a feature.
const TWO_SQUADS: f64 = 12.0;
/// The largest value of a feature.
const LARGEST: f64 = 3.0;
/// The distance to an aim at which infantry counts half.
const NEAR: f64 = 4.0;
/// The part of its strength with which a pinned unit counts.
const PINNED: f64 = 0.6;

/// The features of a position for a side, in the order of their names.
pub(super) fn of(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<f64> {
    let forces = [side, side.enemy()].map(|side| Force::new(rulebook, public, side));
    let mut found = Vec::with_capacity(NAMES.len());
    let places = places(rulebook);
    for number in 0..PLACES {
        match places.get(number) {
            Some(place) => found.extend(of_place(rulebook, public, *place, (side, &forces))),
            None => found.extend([0.0; 5]),
        }
    }
    found.extend(of_points(rulebook, public, side));
    found.extend(of_forces(&forces));
    let supplies = [side, side.enemy()].map(|side| supplies(public, side));
    found.extend([
        less(supplies.map(|(missions, _)| missions), 2.0),
        less(supplies.map(|(_, smoke)| smoke), 6.0),
    ]);
    let scenario = &rulebook.scenario;
    let active = public.phase.active(scenario).filter(|_| public.phase.step().is_some());
    found.push(active.map_or(0.0, |active| sign(active == side)));
    // The second player moves last in each turn (3).
    found.push(sign(scenario.player_a != side));
    found.into_iter().map(|value| value.clamp(-LARGEST, LARGEST)).collect()
}

fn sign(mine: bool) -> f64 {
    if mine { 1.0 } else { -1.0 }
}

/// The first number less the second, by this unit.
fn less([mine, theirs]: [f64; 2], unit: f64) -> f64 {
    (mine - theirs) / unit
}

/// The victory hexes, those first without which a side cannot win, then by their hex.
fn places(rulebook: &Rulebook) -> Vec<Hex> {
    let mut places = goals(rulebook);
    places.sort_by_key(|hex| (!rulebook.scenario.must.contains(hex), *hex));
    places
}

/// The holder of a place, the infantry in it, and the infantry that can be in it within a turn.
fn of_place(
    rulebook: &Rulebook,
    public: &Public,
    place: Hex,
    (side, forces): (Side, &[Force; 2]),
) -> [f64; 5] {
    let far = ways::to(rulebook, public, &[place]);
    let held = public.holders.get(&place).map_or(0.0, |holder| sign(*holder == side));
    let sum = |force: &Force, part: &dyn Fn(u16) -> f64| {
        let one = |(hex, strength): &(Hex, f64)| strength * part(far.get(*hex).copied().unwrap_or(FAR));
        force.infantry.iter().map(one).sum::<f64>()
    };
    let [inside_mine, inside_theirs] =
        forces.each_ref().map(|force| sum(force, &|points| f64::from(points == 0)));
    let [mine, theirs] = forces.each_ref().map(|force| sum(force, &in_time) / TWO_SQUADS);
    let inside = (inside_mine - inside_theirs) / TWO_SQUADS;
    [held, inside, mine.min(LARGEST), theirs.min(LARGEST), mine - theirs]
}

/// The part of a unit that can be in a place in its next turn: all of one that comes there by its movement and an
/// advance (6.1, 3.5), less of one that needs a leader or another turn.
fn in_time(points: u16) -> f64 {
    match points {
        0..=5 => 1.0,
        6..=7 => 0.6,
        8..=10 => 0.3,
        11..=14 => 0.1,
        _ => 0.0,
    }
}

/// The points against the levels of victory: points, result, needed hexes, and what is missing to either win.
fn of_points(rulebook: &Rulebook, public: &Public, side: Side) -> [f64; 5] {
    let scenario = &rulebook.scenario;
    let victory = &scenario.victory;
    let worth = victory.awards.iter().map(|award| match &award.reason {
        Reason::Held(hexes) => hexes.len() as f64 * f64::from(award.points.abs()),
        _ => 0.0,
    });
    let all = worth.sum::<f64>().max(1.0);
    let now = f64::from(points(scenario, public));
    // The fewest points with which the side of the levels wins, and those below which the other side does.
    let least = |wins: &dyn Fn(Option<Side>) -> bool| {
        let level = victory.levels.iter().find(|level| wins(level.winner));
        level.map_or(now, |level| f64::from(level.at_least))
    };
    let win = least(&|winner| winner == Some(victory.side));
    let draw = least(&|winner| winner != Some(victory.side.enemy()));
    let own = side == victory.side;
    let (up, down) = ((win - now).max(0.0) / all, (now - draw + 1.0).max(0.0) / all);
    let (to_win, to_lose) = if own { (up, down) } else { (down, up) };
    let result = outcome(scenario, public).winner.map_or(0.0, |winner| sign(winner == side));
    let lacks =
        scenario.must.iter().filter(|hex| public.holders.get(hex) != Some(&victory.side)).count() as f64;
    let needed = -sign(own) * lacks / scenario.must.len().max(1) as f64;
    let ahead = sign(own) * (now - 0.5 * (win + draw)) / all;
    [LARGEST * ahead, result, needed, LARGEST * to_win, LARGEST * to_lose]
}

/// The units of a side.
#[derive(Debug, Default)]
struct Force {
    /// The infantry on the map with its hex and its strength.
    infantry: Vec<(Hex, f64)>,
    worth: f64,
    /// Squads, half squads, leaders, machine guns, mortars, anti-tank weapons, guns, tanks and unarmoured vehicles.
    kinds: [f64; 9],
    leaders_lost: f64,
    /// The value of units that are pinned, that have fired, and that are still to come.
    pinned: f64,
    fired: f64,
    to_come: f64,
    /// The mean nearness of infantry to a place that the side does not hold.
    nearness: f64,
}

impl Force {
    fn new(rulebook: &Rulebook, public: &Public, side: Side) -> Self {
        let mut force = Self::default();
        let aims: Vec<Hex> =
            goals(rulebook).into_iter().filter(|hex| public.holders.get(hex) != Some(&side)).collect();
        for counter in public.counters.iter().filter(|counter| counter.side == side) {
            force.add(rulebook, public, counter);
        }
        let near = |(hex, strength): &(Hex, f64)| {
            let far = aims.iter().map(|aim| aim.distance(*hex)).min();
            far.map_or(0.0, |far| strength / (1.0 + f64::from(far) / NEAR))
        };
        let all = force.infantry.iter().map(|(_, strength)| strength).sum::<f64>();
        force.nearness = force.infantry.iter().map(near).sum::<f64>() / all.max(1.0);
        force
    }

    fn add(&mut self, rulebook: &Rulebook, public: &Public, counter: &Counter) {
        let kind = rulebook.kind(counter);
        if counter.place == Place::Destroyed && kind.leads().is_some() {
            self.leaders_lost += 1.0;
        }
        let worth = worth(rulebook, public, counter);
        if matches!(counter.place, Place::Due(_) | Place::SetUp(_)) {
            self.to_come += worth;
        }
        let Some(hex) = public.hex_of(counter) else { return };
        let number = match &kind.kind {
            Kind::Squad { .. } => Some(0),
            Kind::Half { .. } => Some(1),
            Kind::Leader { .. } => Some(2),
            Kind::Weapon(weapon) => match weapon.arm {
                Arm::MachineGun => Some(3),
                Arm::Mortar => Some(4),
                Arm::AntiTank => Some(5),
                _ => None,
            },
            Kind::Gun(_) => Some(6),
            Kind::Afv(_) => Some(7),
            Kind::Vehicle(_) => Some(8),
            Kind::Sniper => None,
        };
        if let Some(kinds) = number.and_then(|number| self.kinds.get_mut(number)) {
            *kinds += 1.0;
        }
        // Passengers count in the value of their vehicle.
        if counter.hex().is_none() || Moves::of(kind).is_none() {
            return;
        }
        self.worth += worth;
        let condition = &counter.condition;
        self.pinned += if condition.pinned { worth } else { 0.0 };
        self.fired += if condition.fired { worth } else { 0.0 };
        if kind.is_infantry() {
            self.infantry.push((hex, worth * if condition.pinned { PINNED } else { 1.0 }));
        }
    }

    /// The part of its value, from 0 to 1.
    fn part(&self, of: f64) -> f64 {
        of / self.worth.max(1.0)
    }
}

/// The strength of both sides: in all, by kind, lost, disturbed, to come, and its nearness to its aims.
fn of_forces(forces: &[Force; 2]) -> Vec<f64> {
    let both = |of: fn(&Force) -> f64, unit: f64| less(forces.each_ref().map(of), unit);
    let all = forces.iter().map(|force| force.worth).sum::<f64>().max(1.0);
    let mut found = vec![LARGEST * both(|force| force.worth, all)];
    let units = [3.0, 3.0, 2.0, 2.0, 1.0, 2.0, 1.0, 2.0, 2.0];
    let [mine, theirs] = forces;
    let kinds = mine.kinds.iter().zip(&theirs.kinds).zip(units);
    found.extend(kinds.map(|((mine, theirs), unit)| less([*mine, *theirs], unit)));
    found.extend([
        both(|force| force.leaders_lost, 2.0),
        LARGEST * both(|force| force.part(force.pinned), 1.0),
        LARGEST * both(|force| force.part(force.fired), 1.0),
        both(|force| force.to_come, TWO_SQUADS),
        LARGEST * both(|force| force.nearness, 1.0),
    ]);
    found
}

/// The missions and smoke factors that a side has left.
fn supplies(public: &Public, side: Side) -> (f64, f64) {
    let stores = public.stores(side);
    let missions = stores.missions.values().map(|left| f64::from(*left)).sum();
    (missions, f64::from(stores.smoke))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{
        phase::{Phase, Step},
        samples::{hex, placed},
    };

    fn value(features: &[f64], name: &str) -> f64 {
        features[NAMES.iter().position(|other| *other == name).unwrap()]
    }

    fn position() -> (Rulebook, Public) {
        let rulebook = Rulebook::load("patrol").unwrap();
        let mut public = placed(&[
            ("us-rifle-1", "0604"),
            ("us-rifle-2", "0505"),
            ("us-leader-1-1", "0505"),
            ("ge-rifle-1", "0703"),
        ]);
        public.phase = Phase::First(Step::Movement);
        public.holders = goals(&rulebook).into_iter().map(|hex| (hex, Side::German)).collect();
        public.holders.insert(hex("0604"), Side::Allied);
        (rulebook, public)
    }

    /// What is good for one side is bad for the other, and what one side can do is seen from both.
    #[test]
    fn the_sides_see_opposite_features() {
        let (rulebook, public) = position();
        let [german, allied] = Side::BOTH.map(|side| of(&rulebook, &public, side));
        assert_eq!((german.len(), allied.len()), (NAMES.len(), NAMES.len()));
        for name in NAMES {
            let there = match *name {
                "to_win" => value(&german, "to_lose"),
                "to_lose" => value(&german, "to_win"),
                name if name.ends_with("_mine") => value(&german, &name.replace("_mine", "_theirs")),
                name if name.ends_with("_theirs") => value(&german, &name.replace("_theirs", "_mine")),
                name => -value(&german, name),
            };
            let here = value(&allied, name);
            assert!((here - there).abs() < 1e-9, "{name}: {here} {there}");
        }
    }

    /// The first farm hex is American, with a squad in it, and the Americans are stronger near it.
    #[test]
    fn a_place_has_its_holder_and_its_neighbours() {
        let (rulebook, public) = position();
        let allied = of(&rulebook, &public, Side::Allied);
        assert_eq!(value(&allied, "place_1_held"), 1.0);
        assert!(value(&allied, "place_1_inside") > 0.0 && value(&allied, "place_1_margin") > 0.0);
        assert_eq!(value(&allied, "place_2_held"), -1.0);
        assert!(value(&allied, "strength") > 0.0 && value(&allied, "leaders") > 0.0);
        assert_eq!(
            (value(&allied, "place_4_held"), value(&allied, "result")),
            (0.0, 0.0),
            "one farm is a draw"
        );
    }
}
