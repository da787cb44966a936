//! Golden games: random games with all of their events, word for word. A change of the rules appears as the first order
//! with a different text.
//!
//! `KESSEL_RENEW_GOLDEN=squad cargo test --test squad golden` plays and writes them again, `=squad-valmont` that one.
//! Read the differences.

use crate::play::Lots;
use crate::shared::golden;
use kessel::{
    engine::orders::{Game, Record},
    games::squad::rules::{Rulebook, Squad, View, order::legal, scenario::options::Options, view::to_play},
};
use std::sync::Arc;

/// The golden game with every option.
const OPTIONS: &str = "options";
/// Names of files, scenarios and seeds, with the orders that are kept of each game.
const GAMES: [(&str, &str, u64, usize); 5] = [
    ("patrol", "patrol", 701, 160),
    ("valmont", "valmont", 702, 220),
    ("crossroads", "crossroads", 703, 220),
    ("hill-71", "hill-71", 704, 220),
    (OPTIONS, "valmont", 705, 220),
];

fn play_anew((name, scenario, seed, orders): (&str, &str, u64, usize)) {
    let rulebook = match name {
        OPTIONS => Squad::load(scenario, &Options::EVERY).unwrap(),
        _ => Rulebook::load(scenario).unwrap(),
    };
    let rulebook = Arc::new(rulebook);
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut lots = Lots(seed);
    for _ in 0..orders {
        let position = Squad::position(&world);
        if position.public.outcome.is_some() {
            break;
        }
        let view = View::new(&rulebook, position, to_play(&rulebook, &position.public));
        let order = lots.choose(&legal::orders(&rulebook, view.public(), view.side));
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{name}: {order:?}: {refusal}"));
    }
    golden::keep(name, &mut record);
}

#[test]
fn golden_games_replay_word_for_word() {
    for game in GAMES {
        if golden::is_renewed::<Squad>(game.0) {
            play_anew(game);
        }
        golden::replays_word_for_word::<Squad>(game.0);
    }
}
