//! Golden games: random games with all of their events, word for word. A change of the rules appears as the first order
//! with a different text.
//!
//! `KESSEL_RENEW_GOLDEN=platoon cargo test --test platoon golden` plays and writes them again, `=platoon-village` that
//! one. Read the differences.

use super::play::Lots;
use crate::shared::golden;
use kessel::{
    engine::orders::{Game, Record},
    games::platoon::{
        players::by_name,
        rules::{Platoon, Rulebook, View, order::legal, scenario::options::Options, view::to_play},
    },
    play::players::Thought,
};
use std::sync::Arc;

/// The golden game of captains, with every option.
const CAPTAINS: &str = "captains";
/// Names of files, scenarios and seeds, with the orders that are kept of each game.
const GAMES: [(&str, &str, u64, usize); 5] = [
    ("farm-road", "farm-road", 601, 120),
    ("meeting", "meeting", 602, 200),
    ("village", "village", 603, 200),
    ("stream-line", "stream-line", 604, 260),
    (CAPTAINS, "stream-line", 605, 300),
];

fn play_anew((name, scenario, seed, orders): (&str, &str, u64, usize)) {
    let mut every = Options::default();
    for (option, _) in serde_json::to_value(&every).unwrap().as_object().unwrap() {
        every.set(option, None).unwrap();
    }
    let captains = name == CAPTAINS;
    let rulebook = match captains {
        true => Platoon::load(scenario, &every).unwrap(),
        false => Rulebook::load(scenario).unwrap(),
    };
    let rulebook = Arc::new(rulebook);
    let mut players = [1, 2].map(|seed| by_name("staff", seed).unwrap());
    let mut world = Platoon::world();
    let mut record = Record::<Platoon>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut lots = Lots(seed);
    for _ in 0..orders {
        let position = Platoon::position(&world);
        if position.public.outcome.is_some() {
            break;
        }
        let side = to_play(&rulebook, &position.public);
        let order = match captains {
            true => {
                players[side.number()]
                    .choose_order(&View::new(&rulebook, position, side), &Thought::new(0.1))
                    .order
            }
            false => lots.choose(&legal::orders(&rulebook, &position.known_to(side), side)),
        };
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{name}: {order:?}: {refusal}"));
    }
    golden::keep(name, &mut record);
}

#[test]
fn golden_games_replay_word_for_word() {
    for game in GAMES {
        if golden::is_renewed::<Platoon>(game.0) {
            play_anew(game);
        }
        golden::replays_word_for_word::<Platoon>(game.0);
    }
}
