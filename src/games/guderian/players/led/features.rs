//! The features of a position for a side: the points and what is missing to the next level, the places, and the
//! strength of both sides. A number that is good for the side is positive where it has a sign.

use super::{
    forces::Forces,
    places::of_places,
    scale::{MOST, sign, within},
};
use crate::games::guderian::rules::{kinds::Side, position::Public, rulebook::Rulebook, turn::victory};

/// The names of the features, in their order: those of the places come last, five for each.
pub(super) const NAMES: &[&str] = &[
    "points",
    "better_level",
    "worse_level",
    "armour_mine",
    "armour_theirs",
    "infantry_mine",
    "infantry_theirs",
    "balance",
    "disrupted_mine",
    "disrupted_theirs",
    "out_of_supply_mine",
    "out_of_supply_theirs",
    "waiting_mine",
    "waiting_theirs",
    "leaders",
    "rail",
    "place_1_held",
    "place_1_mine",
    "place_1_theirs",
    "place_1_margin",
    "place_1_supply",
    "place_2_held",
    "place_2_mine",
    "place_2_theirs",
    "place_2_margin",
    "place_2_supply",
    "place_3_held",
    "place_3_mine",
    "place_3_theirs",
    "place_3_margin",
    "place_3_supply",
    "place_4_held",
    "place_4_mine",
    "place_4_theirs",
    "place_4_margin",
    "place_4_supply",
    "place_5_held",
    "place_5_mine",
    "place_5_theirs",
    "place_5_margin",
    "place_5_supply",
    "place_6_held",
    "place_6_mine",
    "place_6_theirs",
    "place_6_margin",
    "place_6_supply",
];

/// Points that make one.
const POINTS: f64 = 10.0;
/// Strength that makes one, of a side and a kind.
const STRENGTH: f64 = 50.0;
/// Reinforcements that make one.
const WAITING: f64 = 5.0;
/// Leaders that make one.
const LEADERS: f64 = 3.0;

/// The features of a position, as many as there are names.
pub(super) fn of(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<f64> {
    let forces = Forces::new(rulebook, public);
    let mut features = Vec::with_capacity(NAMES.len());
    features.extend(of_levels(rulebook, public, side));
    features.extend(of_forces(&forces, side));
    features.push(sign(side, Side::Soviet) * forces.leaders() / LEADERS);
    let rail = f64::from(rulebook.charts.rail.capacity);
    let left = 1.0 - f64::from(public.rail_used) / rail.max(1.0);
    features.push(sign(side, Side::Soviet) * left);
    let places = of_places(rulebook, public, &forces, side);
    features.extend(places.into_iter().flatten());
    features.into_iter().map(within).collect()
}

/// The points above those for which the Germans win, and the points to the next level that is better or worse (15.2).
fn of_levels(rulebook: &Rulebook, public: &Public, side: Side) -> [f64; 3] {
    let points = victory::points(rulebook, public);
    let levels = &rulebook.scenario.victory.levels;
    let wins = levels.iter().find(|level| level.winner == Side::German).map_or(0, |level| level.at_least);
    let above = levels.iter().map(|level| level.at_least).filter(|least| *least > points).min();
    let present = levels.iter().map(|level| level.at_least).filter(|least| *least <= points).max();
    let lowest = levels.iter().map(|level| level.at_least).min();
    let up = above.map_or(MOST, |least| f64::from(least - points) / POINTS);
    let down = present.filter(|least| Some(*least) != lowest);
    let down = down.map_or(MOST, |least| f64::from(points - least + 1) / POINTS);
    let (better, worse) = if side == Side::German { (up, down) } else { (down, up) };
    [sign(side, Side::German) * f64::from(points - wins) / POINTS, better, worse]
}

/// The strength of both sides by kind, its balance, and the parts of it that are disrupted, out of supply or still to
/// come.
fn of_forces(forces: &Forces, side: Side) -> [f64; 11] {
    let [mine, theirs] = [side, side.enemy()].map(|side| forces.sum(side));
    let balance = (mine.all() + 1.0).ln() - (theirs.all() + 1.0).ln();
    [
        mine.armour / STRENGTH,
        theirs.armour / STRENGTH,
        mine.infantry / STRENGTH,
        theirs.infantry / STRENGTH,
        balance,
        MOST * mine.share(mine.disrupted),
        MOST * theirs.share(theirs.disrupted),
        MOST * mine.share(mine.out_of_supply),
        MOST * theirs.share(theirs.out_of_supply),
        mine.waiting / WAITING,
        theirs.waiting / WAITING,
    ]
}
