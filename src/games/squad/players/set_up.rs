//! Set-up: units where they hold victory hexes and see the enemy's paths, weapons for the units with the best sight.
//! Works go under the units that need them and on the enemy's path (4.1).

use super::{
    estimate::{
        Aim, Estimate, Unit,
        power::{Power, worth},
    },
    march::approach::Approach,
    support::{attacks, taker},
};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    games::squad::rules::{
        conduct::setting_up::{group_of, may_build, may_place},
        counter::Counter,
        kinds::{Arm, Burden},
        order::Order,
        position::WorkKind,
        scenario::units::Kind,
        set_up::waiting,
        sight::cover::{Gives, gives},
    },
    play::players::{ChosenOrder, SetUpVariant, Situation, Spot},
};

/// The least weight of the leaning of a variant: more than that of two friends in the hex. With less, the few units of
/// `patrol` had fewer than eight set-ups.
const LEANING: f64 = 1.6;

/// Returns the next order of a set-up phase.
pub(super) fn order(estimate: &Estimate, variant: SetUpVariant) -> ChosenOrder<Order> {
    let rulebook = estimate.rulebook;
    let approach = Approach::new(estimate);
    let (weapons, mut units): (Vec<&Counter>, Vec<&Counter>) =
        waiting(estimate.public, estimate.side).partition(|it| rulebook.kind(it).weapon().is_some());
    // Guns first, and units that depend on others last.
    units.sort_by_key(|unit| {
        let rank = match rulebook.kind(unit).kind {
            Kind::Gun(_) | Kind::Afv(_) | Kind::Vehicle(_) => 0,
            Kind::Leader { .. } => 2,
            _ => 1,
        };
        (rank, unit.id)
    });
    let placed =
        units.first().and_then(|counter| place(estimate, &approach, counter, (variant, units.len())));
    placed
        .or_else(|| give(estimate, &approach, &weapons))
        .or_else(|| build(estimate, &approach, variant))
        .unwrap_or_else(|| ChosenOrder::because(Order::Done, "all units are set up"))
}

/// Gives the next weapon to a unit that is set up already.
pub(super) fn give_next(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let weapons = waiting(estimate.public, estimate.side);
    let weapons = weapons.filter(|it| estimate.rulebook.kind(it).weapon().is_some());
    give(estimate, &Approach::new(estimate), &weapons.collect::<Vec<_>>())
}

/// Puts a unit where its value is highest, as the variant of the set-up sees it; this many are left.
fn place(
    estimate: &Estimate,
    approach: &Approach,
    counter: &Counter,
    (variant, left): (SetUpVariant, usize),
) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let (group, kind) = (group_of(rulebook, counter.id), rulebook.kind(counter));
    let facings: Vec<Option<Hexside>> = if kind.faces() { ALL_SIDES.map(Some).to_vec() } else { vec![None] };
    let may =
        |hex: Hex, facing| may_place(rulebook, public, (side, group), counter.id, (hex, facing)).is_ok();
    let hexes: Vec<Hex> = rulebook.board.hexes().filter(|hex| may(*hex, facings[0])).collect();
    let range = Power::of(rulebook, public, counter).range().max(6);
    let places: Vec<(Hex, Option<Hexside>, f64)> = hexes
        .iter()
        // Of equal facings the last is taken.
        .flat_map(|hex| facings.iter().rev().map(|facing| (*hex, *facing)))
        .map(|(hex, facing)| (hex, facing, approach.field(estimate, hex, range, facing)))
        .collect();
    let most = places.iter().map(|(.., field)| *field).fold(0.001, f64::max);
    let attacks = attacks(estimate);
    let value = |(hex, facing, field): &(Hex, Option<Hexside>, f64)| {
        let unit = Unit {
            counter,
            kind,
            hex: *hex,
            worth: worth(rulebook, public, counter),
            power: Power::of(rulebook, public, counter),
            ready: true,
        };
        if attacks {
            start(estimate, &unit, *hex, *facing)
        } else {
            post(estimate, &unit, *hex, field / most)
        }
    };
    let spots: Vec<Spot> = places.iter().map(|place| Spot { hex: place.0, value: value(place) }).collect();
    let chosen = choose(estimate, approach, variant, (&spots, left))?;
    let (hex, facing, _) = *places.get(chosen)?;
    let reason = match (attacks, estimate.aims.iter().any(|aim| aim.hex == hex)) {
        (true, _) => "near the objective and hard to hit",
        (false, true) => "holds an objective",
        (false, false) => "covers the enemy’s routes",
    };
    Some(ChosenOrder::because(Order::Place { unit: counter.id, hex, facing }, variant.because(reason)))
}

/// The number of the spot that the variant takes for a unit or a work, of these that are left to put on the map.
fn choose(
    estimate: &Estimate,
    approach: &Approach,
    variant: SetUpVariant,
    (spots, left): (&[Spot], usize),
) -> Option<usize> {
    let friends: Vec<Hex> = estimate.own.iter().map(|unit| unit.hex).collect();
    let situation =
        Situation { enemies: &approach.starts, rear: &[], friends: &friends, left, least: LEANING };
    variant.choose(spots, &situation)
}

/// The value of a hex for a unit that is to attack from it.
fn start(estimate: &Estimate, unit: &Unit, hex: Hex, facing: Option<Hexside>) -> f64 {
    let toll = estimate.toll(&[unit.counter]);
    let standing = estimate.standing(unit, &toll, hex, facing);
    let crowd = estimate.friends_in(hex, &[]).count() as f64;
    // A leader takes squads along, but not more than can move with it.
    let together = match unit.kind.leads() {
        Some(_) => 0.0,
        None if crowd >= 3.0 => -2.0,
        None => 0.3 * crowd,
    };
    standing.value() - standing.danger + together
}

/// The value of a hex for a unit that is to defend it; `field` is from 0 to 1.
fn post(estimate: &Estimate, unit: &Unit, hex: Hex, field: f64) -> f64 {
    let there = estimate.friends_in(hex, &[]).filter(|other| other.kind.leads().is_none()).count() as f64;
    let hold = |aim: &Aim| {
        let near = 0.55_f64.powi(i32::try_from(aim.hex.distance(hex)).unwrap_or(20));
        let in_it = estimate.friends_in(aim.hex, &[]).count() as f64;
        let beside = estimate.own.iter().filter(|other| other.hex.distance(aim.hex) == 1).count() as f64;
        aim.weight * near / (1.0 + in_it + 0.4 * beside)
    };
    let holding = estimate.aims.iter().map(hold).fold(0.0, f64::max);
    let cover = 0.12 * f64::from(estimate.cover_in(unit.counter, hex) + can_dig(estimate, unit, hex));
    match unit.kind.kind {
        // The crew of a mortar should be out of sight of the enemy, and not in a building (15.1).
        Kind::Squad { .. } | Kind::Half { .. } if for_mortar(estimate) => {
            let house = if estimate.rulebook.board.built_of(hex).is_some() { 2.0 } else { 0.0 };
            cover + 0.8 * holding - 0.4 * field - 0.35 * there - house
        }
        Kind::Gun(_) | Kind::Afv(_) | Kind::Vehicle(_) => 1.0 * field + cover + 0.2 * holding - 0.3 * there,
        Kind::Leader { .. } => {
            let leads = estimate.friends_in(hex, &[]).any(|other| other.kind.leads().is_some());
            // It leads squads, not the crew of a gun (10.5).
            let squads = estimate.friends_in(hex, &[]).filter(|other| other.kind.is_squad()).count() as f64;
            squads.min(2.0) * if leads { 0.2 } else { 1.0 } + 0.3 * field + cover
        }
        _ => 0.6 * field + cover + 1.0 * holding - 0.35 * there,
    }
}

/// The cover that a work still to be built would add for a unit in a hex (20.2 to 20.4). Infantry digs in where it
/// holds victory hexes. No unit leaves its post for the sake of a trench.
fn can_dig(estimate: &Estimate, unit: &Unit, hex: Hex) -> i8 {
    let near = estimate.aims.iter().any(|aim| aim.hex.distance(hex) <= 1);
    if unit.kind.is_infantry() && !near {
        return 0;
    }
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let left = public.stores(side).works.iter().filter(|(_, left)| **left > 0).map(|(work, _)| *work);
    let fit = left.filter(|work| may_build(rulebook, public, side, (*work, None), (hex, true)).is_ok());
    fit.map(|work| adds(estimate, work, unit, hex)).max().unwrap_or(0)
}

/// The cover that a work adds to that of a unit in a hex.
fn adds(estimate: &Estimate, work: WorkKind, unit: &Unit, hex: Hex) -> i8 {
    match gives(work, unit.kind) {
        Some(Gives::Instead(cover)) => (cover - estimate.cover_in(unit.counter, hex)).max(0),
        Some(Gives::Added(cover)) => cover,
        None => 0,
    }
}

/// Whether the squad being set up now must serve a mortar: no more squads are left than mortars without one in the
/// open.
fn for_mortar(estimate: &Estimate) -> bool {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let wait = |fits: &dyn Fn(&Counter) -> bool| waiting(public, side).filter(|it| fits(it)).count();
    let mortars = wait(&|it| rulebook.kind(it).weapon().is_some_and(|weapon| weapon.arm == Arm::Mortar));
    let squads = wait(&|it| rulebook.kind(it).is_squad());
    let serves = |unit: &&Unit| unit.kind.is_squad() && rulebook.board.built_of(unit.hex).is_none();
    let serve = estimate.own.iter().filter(serves).count();
    squads <= mortars.saturating_sub(serve)
}

/// Gives the next weapon, heavy ones first, to the unit with the best sight; mortars to a unit outside buildings
/// (15.1).
fn give(estimate: &Estimate, approach: &Approach, weapons: &[&Counter]) -> Option<ChosenOrder<Order>> {
    let rulebook = estimate.rulebook;
    let mut weapons: Vec<_> =
        weapons.iter().filter_map(|counter| Some((*counter, rulebook.kind(counter).weapon()?))).collect();
    weapons.sort_by_key(|(counter, weapon)| (weapon.burden == Burden::Light, counter.id));
    let (counter, weapon) = *weapons.first()?;
    let place = |unit: &Counter| {
        let Some(hex) = unit.hex() else { return 0.0 };
        if weapon.arm == Arm::Mortar {
            return if rulebook.board.built_of(hex).is_some() { -3.0 } else { 1.0 };
        }
        0.25 * approach.field(estimate, hex, weapon.range, None)
    };
    let unit = taker(estimate, counter.id, weapon, place)?;
    let reason = "most effective with this unit";
    Some(ChosenOrder::because(Order::Arm { weapon: counter.id, unit }, reason))
}

/// Builds the next work: entrenchments under units that need them, wire and mines on the enemy's path.
fn build(estimate: &Estimate, approach: &Approach, variant: SetUpVariant) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let left = public.stores(side).works.iter().filter(|(_, left)| **left > 0).map(|(work, _)| *work);
    // The best cover goes first to the units that need it most.
    let mut works: Vec<WorkKind> = left.collect();
    works.sort_by_key(|work| std::cmp::Reverse(*work));
    for work in works {
        let facing = work.is_bunker().then_some(Hexside::South);
        let free = |hex: &Hex| may_build(rulebook, public, side, (work, facing), (*hex, true)).is_ok();
        let hexes = rulebook.board.hexes().filter(free);
        let spots = hexes.map(|hex| Spot { hex, value: worth_of(estimate, approach, work, hex) });
        let spots: Vec<Spot> = spots.filter(|spot| spot.value > 0.0).collect();
        let left = public.stores(side).works.get(&work).copied().map_or(0, usize::from);
        let chosen = choose(estimate, approach, variant.of_works(), (&spots, left));
        if let Some(Spot { hex, .. }) = chosen.and_then(|number| spots.get(number)).copied() {
            let reason = match work {
                WorkKind::Wire | WorkKind::Mines => "on the enemy’s route",
                _ if estimate.friends_in(hex, &[]).next().is_none() => "fallback position",
                _ => "protects the units most in need",
            };
            return Some(ChosenOrder::because(Order::Build { work, hex, facing, there: true }, reason));
        }
    }
    None
}

/// The value of a work in a hex without units yet. It is near victory hexes, for units that fall back or come up, and
/// not where the enemy passes and would use it.
fn spare(estimate: &Estimate, approach: &Approach, hex: Hex) -> f64 {
    let beside = |aim: &&Aim| aim.mine && aim.hex.distance(hex) == 1;
    let beside = estimate.aims.iter().filter(beside).map(|aim| aim.weight).sum::<f64>();
    0.1 * beside * (1.0 - 0.9 * approach.weight(hex))
}

/// The value of a work in a hex.
fn worth_of(estimate: &Estimate, approach: &Approach, work: WorkKind, hex: Hex) -> f64 {
    if !matches!(work, WorkKind::Wire | WorkKind::Mines) {
        let covered = |unit: &Unit| unit.worth * f64::from(adds(estimate, work, unit, hex));
        let inside: f64 = estimate.friends_in(hex, &[]).map(covered).sum();
        let seen = approach.field(estimate, hex, 8, None);
        let counts = if estimate.aims.iter().any(|aim| aim.hex == hex) { 2.0 } else { 1.0 };
        return counts * inside * (1.0 + seen) + spare(estimate, approach, hex);
    }
    let busy =
        estimate.friends_in(hex, &[]).next().is_some() || estimate.aims.iter().any(|aim| aim.hex == hex);
    if busy {
        return -1.0;
    }
    let near = estimate.public.works.iter().filter(|(other, it)| {
        matches!(it.kind, WorkKind::Wire | WorkKind::Mines) && other.distance(hex) <= 1
    });
    let watched = |unit: &&Unit| {
        let far = unit.hex.distance(hex);
        (1..=4).contains(&far) && estimate.sees(unit.hex, hex).is_some()
    };
    let watched = estimate.own.iter().filter(watched).count().min(4) as f64;
    approach.weight(hex) * (0.2 + watched) - 0.3 * near.count() as f64
}
