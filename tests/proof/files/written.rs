//! No fact that rules read is missing in the text of a position. A written position comes back the same, as RON, as
//! JSON and as the lines of a game file, with the same legal orders.

use kessel::{
    cli::{Commanded, Seen},
    engine::{
        data,
        orders::{GameFile, Position, Record, Viewer, hash},
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    play::players::Thought,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// One in this many moments compares all legal orders, which takes longer.
const EACH: usize = 12;

/// The numbers of compared positions, of those with compared legal orders, and of those with units that have moved
/// last.
#[derive(Debug, Default)]
struct Compared {
    moments: usize,
    ordered: usize,
    movers: usize,
}

/// Returns all legal orders of the side to play, by its knowledge.
fn legal<G: Commanded>(rulebook: &Arc<G::Rulebook>, position: &Position<G>) -> Value {
    let side = G::acting(rulebook, &position.public);
    let mut position = position.clone();
    G::look(&mut position, Viewer::Side(side));
    let spoiled = (Value::Null, Vec::new());
    let seen = Seen::<G> { rulebook: Arc::clone(rulebook), position, is_sent: false, spoiled };
    let legal = G::legal(&seen, side).unwrap_or_else(|failure| panic!("{failure:?}"));
    json!({ "orders": legal.orders, "shapes": legal.shapes })
}

/// Returns a position as it is after reading it and putting it on a table.
fn laid<G: Commanded>(rulebook: &Arc<G::Rulebook>, read: Position<G>) -> Position<G> {
    let mut read = read;
    G::derive(rulebook, &mut read.public);
    read
}

/// Plays a random game of a scenario with these options, and writes and reads each position.
fn comes_back<G: Commanded>(scenario: &str, options: &[&str], (seed, most): (u64, usize)) -> Compared {
    let mut rulebook = G::rulebook(scenario).unwrap_or_else(|faults| panic!("{scenario}: {faults:?}"));
    for option in options {
        G::set_option(&mut rulebook, option, Some("on")).unwrap();
    }
    let rulebook = Arc::new(rulebook);
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut players = [0, 1].map(|number| G::player("random", seed * 2 + number).unwrap());
    let (mut compared, mut moments) = (Compared::default(), Vec::new());
    for number in 1..=most {
        let position = G::position(&world);
        if G::ended(&rulebook, &position.public).is_some() {
            break;
        }
        let player = &mut players[G::seat_of(position, G::acting(&rulebook, &position.public))];
        let order = player.choose_order(&G::view(&rulebook, position), &Thought::new(0.1)).order;
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{scenario}: {refusal}: {order:?}"));
        let now = G::position(&world).clone();
        let at = || format!("{} {scenario} {options:?}, seed {seed}, order {number}: {order:?}", G::ID);
        let texts = [ron::to_string(&now).unwrap(), ron::to_string(&now.sealed().unwrap()).unwrap()];
        let mut read: Vec<Position<G>> = texts
            .iter()
            .map(|text| ron::from_str(text).unwrap_or_else(|error| panic!("{}: {error}", at())))
            .collect();
        read.push(serde_json::from_str(&serde_json::to_string(&now).unwrap()).unwrap());
        for read in read {
            let read = laid(&rulebook, read);
            assert!(read == now, "{}\n{now:?}\n{read:?}", at());
            assert_eq!(hash(&read), hash(&now), "{}", at());
            if number % EACH == 0 {
                assert_eq!(legal(&rulebook, &read), legal(&rulebook, &now), "{}", at());
                compared.ordered += 1;
            }
        }
        // For any viewer of the position, the written part is the public one.
        for eyes in [Viewer::Side(0), Viewer::Side(1), Viewer::All] {
            let mut looked = now.clone();
            G::look(&mut looked, eyes);
            assert_eq!(ron::to_string(&looked).unwrap(), texts[0], "{}, {eyes:?}", at());
            assert_eq!(hash(&looked), hash(&now), "{}, {eyes:?}", at());
        }
        compared.movers += usize::from(texts[0].contains("movers:["));
        moments.push((number, now));
        compared.moments += 1;
    }
    // As lines of a file, which contain most of them as differences from the one before.
    record.file.positions.clone_from(&moments);
    let text = record.file.text().unwrap();
    let read = GameFile::<G>::parse("game.kessel", &text).unwrap();
    assert_eq!(read.positions.len(), moments.len());
    for ((number, was), (_, is)) in moments.into_iter().zip(read.positions) {
        assert!(
            laid(&rulebook, is) == was,
            "{} {scenario} {options:?}, seed {seed}, after order {number}",
            G::ID
        );
    }
    compared
}

/// Compares every scenario of a game, with options and without.
fn scenarios<G: Commanded>(option: Option<&str>, games: std::ops::Range<u64>, most: usize) -> Compared {
    let mut all = Compared::default();
    for scenario in data::scenario_ids(G::ID) {
        for seed in games.clone() {
            for options in [&[][..], option.as_slice()] {
                let compared = comes_back::<G>(&scenario, options, (seed, most));
                all.moments += compared.moments;
                all.ordered += compared.ordered;
                all.movers += compared.movers;
                if option.is_none() {
                    break;
                }
            }
        }
    }
    all
}

fn all_games(games: std::ops::Range<u64>, most: usize) -> [Compared; 4] {
    [
        scenarios::<Guderian>(Some("bidding"), games.clone(), most),
        scenarios::<Panzer44>(None, games.clone(), most),
        scenarios::<Platoon>(Some("hidden_units"), games.clone(), most),
        scenarios::<Squad>(Some("hidden_set_up"), games, most),
    ]
}

#[test]
fn every_position_comes_back_from_its_text() {
    let compared = all_games(1..2, 50);
    assert!(compared.iter().all(|game| game.moments > 140 && game.ordered > 20), "{compared:?}");
}

/// The units that moved last in Squad may continue, and the text names them during their move: a game opened from it
/// has no other source.
#[test]
fn who_has_moved_last_stands_in_the_text_of_squad() {
    let compared = comes_back::<Squad>("patrol", &[], (3, 260));
    assert!(compared.moments > 100 && compared.movers > 5, "{compared:?}");
}

/// `cargo test --test proof -- --ignored written` plays whole games of every scenario.
#[test]
#[ignore = "it takes some minutes"]
fn every_position_of_whole_games_comes_back_from_its_text() {
    let compared = all_games(10..14, 2_000);
    eprintln!("{compared:?}");
}
