//! Positions in which a player once gave an order that a club player would laugh at.

mod platoon;

use kessel::{
    engine::orders::{AtDamage, Game, Position, Record, is_over},
    play::players::{HasPlayers, Thought},
};
use std::{path::Path, sync::Arc};

/// What a player did in a position.
pub struct Answered<G: Game> {
    pub before: Position<G>,
    pub after: Position<G>,
    pub orders: Vec<G::Order>,
    pub events: Vec<G::Event>,
}

/// Lets a computer player go on from the end of a game file for the side to act, until `phases` phases have been closed,
/// the other side must act in earnest (not merely a reaction), or the game is over; reactions of the other side in
/// between are given by the game's `greedy` player.
pub fn answered<G: HasPlayers>(file: &str, player: &str, phases: usize) -> Answered<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/opponent/laughs").join(file);
    let mut world = G::world();
    let mut record = Record::<G>::look_into(&mut world, &path, AtDamage::default()).unwrap().record;
    let rulebook = Arc::clone(&record.rulebook);
    let before = G::position(&world).clone();
    let side = G::acting(&rulebook, &before.public);
    let (mut own, mut other) = (G::player(player, 1).unwrap(), G::player("greedy", 1).unwrap());
    let (mut orders, mut events) = (Vec::new(), Vec::new());
    let (mut phase, mut closed) = (G::phase(&before.public), 0);
    loop {
        let position = G::position(&world);
        let now = G::phase(&position.public);
        if now != phase {
            (phase, closed) = (now, closed + 1);
        }
        let acting = G::acting(&rulebook, &position.public);
        let reacts = acting != side && G::phase_side(&rulebook, now) == Some(side);
        if closed >= phases || is_over::<G>(&position.public) || acting != side && !reacts {
            break;
        }
        let seat = if reacts { &mut other } else { &mut own };
        let advice = seat.choose_order(&G::view(&rulebook, position), &Thought::new(1.0));
        events.extend(record.play_because(&mut world, &advice.order, &[], &advice.reason).unwrap());
        if !reacts {
            orders.push(advice.order);
        }
    }
    Answered { before, after: G::position(&world).clone(), orders, events }
}
