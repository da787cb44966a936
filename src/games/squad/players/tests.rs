//! Computer players: they break no rule, say why, know no secret, and the better one wins.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    games::squad::{
        players::NAMES,
        rules::{Rulebook, Squad},
    },
    play::matches::{GameReport, Match},
};
use std::sync::Arc;

fn game(id: &str, seed: u64, players: [&str; 2], verify: bool) -> GameReport<Squad> {
    let rulebook = Arc::new(Rulebook::load(id).unwrap());
    let players = players.map(str::to_owned);
    let report = Match::<Squad> { rulebook, seed, players, effort: 0.1, verify }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "{id}, seed {seed}");
    assert_ne!(report.level, "unfinished");
    report
}

/// Whole games of all pairs with everything checked after every order.
#[test]
fn players_play_by_the_rules() {
    for players in [["greedy", "staff"], ["staff", "greedy"], ["staff", "random"]] {
        assert!(players.iter().all(|name| NAMES.contains(name)));
        game("patrol", 5, players, true);
    }
}
