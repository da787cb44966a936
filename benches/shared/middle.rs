//! The position in which the benches begin.

use kessel::{
    engine::orders::{Game, play},
    games::guderian::{
        players::by_name,
        rules::{Guderian, Position, Rulebook, View, phase::Phase},
    },
    play::players::Thought,
};
use std::sync::Arc;

/// The opening of a German Movement Phase in the middle of a random game.
pub fn middle(rulebook: &Arc<Rulebook>) -> Position {
    let mut world = Guderian::world();
    Guderian::restore(&mut world, rulebook, Guderian::start(rulebook, 1));
    let mut players = [1, 2].map(|seed| by_name("random", seed).unwrap());
    loop {
        let public = &Guderian::position(&world).public;
        if public.turn >= 6 && public.phase == Phase::GermanMovement {
            return Guderian::position(&world).clone();
        }
        let view = View::to_play(rulebook, Guderian::position(&world));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        play::<Guderian>(&mut world, &order).unwrap();
    }
}
