//! Positions out of games between computer players, each before an order that a club player would laugh at.

mod panzer44;

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
/// the other side must act in earnest (not merely a reaction), or the game is over; reactions of the other side in between
/// are given by the game's `greedy` player.
pub fn answered<G: HasPlayers>(file: &str, player: &str, phases: usize) -> Answered<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/opponent/laughs").join(file);
    let mut world = G::world();
    let mut record = Record::<G>::look_into(&mut world, &path, AtDamage::default()).unwrap().record;
    let rulebook = Arc::clone(&record.rulebook);
    let before = G::position(&world).clone();
    let side = G::acting(&rulebook, &before.public);
    let mut players = [player, "greedy"].map(|name| G::player(name, 5).unwrap());
    let (mut orders, mut events, mut closed) = (Vec::new(), Vec::new(), 0);
    while closed < phases {
        let position = G::position(&world).clone();
        let phase = G::phase(&position.public);
        let acting = G::acting(&rulebook, &position.public);
        let reacts = G::phase_side(&rulebook, phase) == Some(side);
        if is_over::<G>(&position.public) || acting != side && !reacts {
            break;
        }
        let view = G::view(&rulebook, &position);
        let order = players[usize::from(acting != side)].choose_order(&view, &Thought::new(0.1)).order;
        events.extend(record.play_because(&mut world, &order, &[], "").unwrap());
        if acting == side {
            orders.push(order);
        }
        closed += usize::from(G::phase(&G::position(&world).public) != phase);
    }
    Answered { before, after: G::position(&world).clone(), orders, events }
}
