//! Sets of losses, by trying every one (13.6 to 13.8).

use super::scenes::Chance;
use kessel::games::squad::rules::fire::casualties::{self, Hit, Loss, Losses, Struck};

/// The possible losses of a unit, and the points that they pay, the lightest first (13.6, 13.7).
fn ways(hit: &Hit) -> Vec<(Option<Loss>, u16)> {
    let mut ways = vec![(None, 0)];
    if !hit.pinned {
        ways.push((Some(Loss::Pinned), 1));
        if let Struck::Squad { reduction } = hit.struck {
            ways.push((Some(Loss::Reduced), reduction));
            ways.push((Some(Loss::ReducedAndPinned), reduction + 1));
        }
    }
    ways.push((Some(Loss::Eliminated), hit.rating));
    ways
}

/// Every legal set: pinned units pay after all others are eliminated, and no loss can be lighter (13.7, 13.8).
fn sets(hits: &[Hit], points: u16) -> Vec<Losses> {
    let all: u16 = hits.iter().map(|hit| hit.rating).sum();
    if all < points {
        return vec![hits.iter().map(|hit| (hit.unit, Loss::Eliminated)).collect()];
    }
    let ways: Vec<Vec<(Option<Loss>, u16)>> = hits.iter().map(ways).collect();
    let mut chosen = vec![vec![]];
    for unit in &ways {
        let more = chosen
            .into_iter()
            .flat_map(|set: Vec<usize>| (0..unit.len()).map(move |way| [set.clone(), vec![way]].concat()));
        chosen = more.collect();
    }
    let loss = |unit: usize, way: usize| ways[unit][way].0;
    let allowed = |set: &[usize]| {
        let gone = |unit: usize| loss(unit, set[unit]) == Some(Loss::Eliminated);
        let first = (0..hits.len()).all(|unit| hits[unit].pinned || gone(unit));
        first || (0..hits.len()).all(|unit| !hits[unit].pinned || set[unit] == 0)
    };
    let pays = |set: &[usize]| set.iter().enumerate().map(|(unit, way)| ways[unit][*way].1).sum::<u16>();
    let is_least = |set: &[usize]| {
        let lighter = |unit: usize| {
            let mut other = set.to_vec();
            // The parts that can be left out: the loss, and one part of two. An owner that would rather lose a squad
            // may do so (29, example 5).
            let parts: &[usize] =
                if loss(unit, set[unit]) == Some(Loss::ReducedAndPinned) { &[1, 2] } else { &[0] };
            parts.iter().filter(|_| set[unit] > 0).any(|way| {
                other[unit] = *way;
                pays(&other) >= points && allowed(&other)
            })
        };
        !(0..hits.len()).any(lighter)
    };
    let sets = chosen.iter().filter(|set| allowed(set) && pays(set) >= points && is_least(set));
    let told = |set: &Vec<usize>| {
        let units = set.iter().enumerate();
        units.filter_map(|(unit, way)| Some((hits[unit].unit, loss(unit, *way)?))).collect()
    };
    sets.map(told).collect()
}

fn hit(chance: &mut Chance, number: usize) -> Hit {
    let (struck, rating) = match chance.below(5) {
        0 => (Struck::Half, 3),
        1 => (Struck::Leader, 1),
        2 => (Struck::Squad { reduction: 2 }, 4),
        3 => (Struck::Squad { reduction: 3 }, 5),
        _ => (Struck::Squad { reduction: 2 }, 5),
    };
    Hit {
        unit: format!("us-rifle-{number}").parse().unwrap(),
        struck,
        rating,
        pinned: chance.percent(30),
        ignores: false,
        weapons: 0,
        riders: 0,
        carrier: None,
    }
}

fn sorted(mut sets: Vec<Losses>) -> Vec<String> {
    sets.iter_mut().for_each(|set| set.sort_by_key(|(unit, _)| *unit));
    let mut told: Vec<String> = sets.iter().map(|set| format!("{set:?}")).collect();
    told.sort_unstable();
    told.dedup();
    told
}

/// Points on up to four infantry units.
fn compare(number: usize) {
    let mut chance = Chance(1906);
    for _ in 0..number {
        let units = 1 + chance.below(4);
        let hits: Vec<Hit> = (1..=units).map(|number| hit(&mut chance, number)).collect();
        let points = 1 + chance.below(10) as u16;
        let found = casualties::legal(&hits, points);
        assert_eq!(sorted(found.clone()), sorted(sets(&hits, points)), "{points} points on {hits:?}");
        assert!(found.iter().all(|set| casualties::is_legal(&hits, points, set)), "{points} on {hits:?}");
        let usual = casualties::usual(&hits, points);
        assert!(found.contains(&usual), "{points} on {hits:?}: {usual:?}");
    }
}

#[test]
fn sets_of_losses() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 sets"]
fn sets_of_losses_long() {
    compare(5_000);
}
