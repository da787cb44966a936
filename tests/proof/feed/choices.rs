//! Orders in words, as viewers vote on them: an order that names units names one of them in its words.

use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{InPlay, Material, Record},
    },
    games::{
        guderian::rules::{Guderian, order::Order as GuderianOrder},
        panzer44::rules::{Panzer44, order::Order as Panzer44Order},
        platoon::rules::{Platoon, order::Order as PlatoonOrder},
        squad::rules::{Squad, order::Order as SquadOrder},
    },
    play::{
        feed::Fed,
        matches::{Match, Matched},
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Whether the words of an order contain a word of the name of a unit that it names; none if it names no unit with a
/// name. The words for sides and short words do not count.
fn names_a_unit<G: Fed>(rulebook: &G::Rulebook, public: &G::Public, order: &G::Order) -> Option<bool> {
    let names = G::names(rulebook, public);
    let units = G::order_units(order);
    let named: Vec<String> = units.iter().filter_map(|unit| names.unit(*unit)).collect();
    if named.is_empty() {
        return None;
    }
    let words_of = |text: &str| -> BTreeSet<String> {
        let is_part = |letter: char| !(letter.is_alphanumeric() || "/’.".contains(letter));
        let words = text.split(is_part).filter(|word| {
            let counts = word.chars().count() > 2 || word.contains(|letter: char| letter.is_ascii_digit());
            counts && !G::SIDES.iter().any(|side| side.name.eq_ignore_ascii_case(word))
        });
        words.map(|word| word.trim_end_matches(['s', '.']).to_lowercase()).collect()
    };
    let told = words_of(&G::order_told(rulebook, public, order));
    Some(named.iter().any(|name| !words_of(name).is_disjoint(&told)))
}

/// Returns the number of orders of a game that name units; each names one of them in its words.
fn follow<G: Fed + Matched>(scenario: &str, player: &str, seed: u64) -> usize {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let (_, file) = Match::<G>::between(&rulebook, seed, [player; 2]).play_recorded();
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut named = 0;
    for played in &file.played {
        let public = &G::position(&world).public;
        if let Some(is_named) = names_a_unit::<G>(&rulebook, public, &played.order) {
            let told = G::order_told(&rulebook, public, &played.order);
            assert!(is_named, "{}: {told:?} of {:?}", G::ID, played.order);
            named += 1;
        }
        record.play(&mut world, &played.order).unwrap();
    }
    named
}

#[test]
fn every_order_of_a_game_names_its_units() {
    let named = [
        follow::<Guderian>("training", "random", 3),
        follow::<Panzer44>("vauclair", "greedy", 3),
        follow::<Platoon>("meeting", "random", 3),
        follow::<Squad>("patrol", "random", 3),
    ];
    assert!(named.iter().all(|orders| *orders > 20), "{named:?}");
}

/// Holds an order of every kind against its words; returns the number of those that name units.
fn kinds<G: Fed>(scenario: &str, every: impl Fn(&Material<'_>) -> Vec<G::Order>) -> usize {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let public = G::start(&rulebook, 1).public;
    let names = G::names(&rulebook, &public);
    let of_first_side = G::counters(&public).iter().filter(|counter| counter.side() == 0);
    let units: Vec<UnitId> = of_first_side.map(InPlay::id).filter(|id| names.unit(*id).is_some()).collect();
    let path: [Hex; 2] = ["0303", "0304"].map(|hex| hex.parse().unwrap());
    let orders = every(&Material { units: &units[..2], path: &path, number: 1 });
    let named = orders.iter().filter_map(|order| {
        let is_named = names_a_unit::<G>(&rulebook, &public, order)?;
        assert!(is_named, "{}: {:?} of {order:?}", G::ID, G::order_told(&rulebook, &public, order));
        Some(())
    });
    named.count()
}

/// No kind of order leaves its units out, whether a game brings it about or not.
#[test]
fn every_kind_of_order_names_its_units() {
    let named = [
        kinds::<Guderian>("training", GuderianOrder::every),
        kinds::<Panzer44>("vauclair", Panzer44Order::every),
        kinds::<Platoon>("meeting", PlatoonOrder::every),
        kinds::<Squad>("patrol", SquadOrder::every),
    ];
    assert!(named.iter().all(|kinds| *kinds > 6), "{named:?}");
}
