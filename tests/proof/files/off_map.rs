//! Foreign files with hexes that the map does not have: each such hex in any game is refused, and nothing breaks.

use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        data::scenario_ids,
        orders::{Game, InPlay, Record, is_over, play},
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    play::players::{HasPlayers, Thought},
};
use std::{collections::BTreeSet, process::Command, sync::Arc};

/// Orders of a random game that are tried with other hexes before they are played.
const ORDERS: usize = 150;

/// The lowest hex of the first column that has an id, one beyond the last column, and the last possible id.
const OFF_MAP: [&str; 3] = ["0199", "9901", "25599"];

/// Returns the places of the hexes in an order as written.
fn hexes_in(text: &str) -> Vec<std::ops::Range<usize>> {
    let quoted = text.match_indices('"').collect::<Vec<_>>();
    let between = quoted.windows(2).map(|pair| pair[0].0 + 1..pair[1].0);
    between.filter(|range| text[range.clone()].parse::<Hex>().is_ok()).collect()
}

/// Returns the order with a hex off all our maps in place of each of its own in turn.
fn astray<G: Game>(order: &G::Order) -> Vec<G::Order> {
    let text = ron::to_string(order).unwrap();
    let places = hexes_in(&text);
    let written = places.iter().flat_map(|place| {
        OFF_MAP.map(|off| {
            let mut text = text.clone();
            text.replace_range(place.clone(), off);
            text
        })
    });
    written.map(|text| ron::from_str(&text).unwrap()).collect()
}

/// Plays a random game; returns the kinds of orders that were tried with a hex off the map.
fn tried<G: HasPlayers>(scenario: &str) -> BTreeSet<String> {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let mut world: World = G::world();
    G::restore(&mut world, &rulebook, G::start(&rulebook, 11));
    let mut player = G::player("random", 11).unwrap();
    let mut kinds = BTreeSet::new();
    for _ in 0..ORDERS {
        let position = G::position(&world).clone();
        if is_over::<G>(&position.public) {
            break;
        }
        let order = player.choose_order(&G::view(&rulebook, &position), &Thought::default()).order;
        for wrong in astray::<G>(&order) {
            assert!(play::<G>(&mut world, &wrong).is_err(), "{scenario}: accepted {wrong:?}");
            let word = format!("{wrong:?}");
            kinds.extend(word.split(|sign: char| !sign.is_alphanumeric()).next().map(str::to_owned));
        }
        assert!(*G::position(&world) == position, "{scenario}: a refusal changed something");
        play::<G>(&mut world, &order).unwrap();
    }
    kinds
}

fn tried_everywhere<G: HasPlayers>() -> BTreeSet<String> {
    scenario_ids(G::ID).iter().flat_map(|scenario| tried::<G>(scenario)).collect()
}

#[test]
fn no_order_of_any_game_reaches_a_hex_off_the_map() {
    let kinds = [
        tried_everywhere::<Guderian>(),
        tried_everywhere::<Panzer44>(),
        tried_everywhere::<Platoon>(),
        tried_everywhere::<Squad>(),
    ];
    for (kinds, wanted) in kinds.iter().zip([4, 3, 4, 8]) {
        assert!(kinds.len() >= wanted, "{kinds:?}");
    }
    assert!(kinds[3].contains("Fire"), "{:?}", kinds[3]);
}

/// Returns the error message of the program about the game in a file.
fn complaint(game: &str, words: &str) -> String {
    let words = words.split_whitespace().map(|word| if word == "GAME" { game } else { word });
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

/// Asks about a game at its beginning, and a unit of it.
fn asked<G: HasPlayers>(scenario: &str) {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let start = G::start(&rulebook, 11);
    let unit = G::counters(&start.public)[0].id();
    let record = Record::<G>::at(&mut G::world(), Arc::clone(&rulebook), start, 11);
    let file = std::env::temp_dir().join(format!("kessel-off-map-{scenario}-{}", std::process::id()));
    record.file.write(&file).unwrap();
    let game = file.to_str().unwrap();
    for hex in OFF_MAP {
        for words in
            [format!("show GAME --hex {hex}"), format!("odds GAME --attackers {unit} --target {hex}")]
        {
            let complaint = complaint(game, &words);
            assert!(complaint.contains(&format!("{hex} is off the map")), "{words}: {complaint}");
        }
        let complaint = complaint(game, &format!("moves GAME {unit} --to {hex}"));
        assert!(!complaint.contains("panicked"), "{complaint}");
    }
    let _ = std::fs::remove_file(file);
}

#[test]
fn questions_about_hexes_off_the_map_are_refused() {
    asked::<Guderian>("training");
    asked::<Panzer44>("vauclair");
    asked::<Platoon>("farm-road");
    asked::<Squad>("patrol");
}
