//! Laughs: positions out of games between computer players, each cut off before an order at which a person laughs. A
//! strong player must find something else in them. What it does is judged by its orders and the ends of its units, never
//! by the results of dice.

mod guderian;
mod panzer44;
mod platoon;
mod squad;

use kessel::{
    engine::orders::{AtDamage, Game, Position, Record, is_over},
    play::players::{HasPlayers, Seated, Thought},
};
use std::{path::PathBuf, sync::Arc};

/// The effort of the player, which is enough for its bans: they do not depend on it.
const EFFORT: f32 = 0.05;
/// The seed of its own chance.
const SEED: u64 = 7;
/// The player of the other side, for reactions.
const OTHER: &str = "greedy";
/// Orders after which an answer is given up: no real one is as long.
const MOST_ORDERS: usize = 10_000;

/// The orders and events of a player's answer to a position.
#[allow(dead_code, reason = "each game looks at other parts of it")]
pub struct Answered<G: Game> {
    pub before: Position<G>,
    pub after: Position<G>,
    /// The orders of the player, without the reactions of the other side.
    pub orders: Vec<G::Order>,
    /// The events of all orders, with those of reactions.
    pub events: Vec<G::Event>,
}

/// Lets a computer player go on from the end of a game file, given below `tests/opponent/laughs`, for the side to act. It
/// goes on until this number of phases have been closed, the other side must act in earnest (not merely react in a phase
/// of the player), or the game is over. An order that closes several phases counts as one. Reactions of the other side are
/// given by the game's `greedy` player.
pub fn answered<G: HasPlayers>(file: &str, player: &str, phases: usize) -> Answered<G> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/opponent/laughs").join(file);
    let mut world = G::world();
    let opened = Record::<G>::look_into(&mut world, &path, AtDamage::default());
    let opened = opened.unwrap_or_else(|faults| panic!("{file}: {faults:?}"));
    assert!(opened.whole, "{file} does not play as it was recorded: {:?}", opened.notes);
    let mut record = opened.record;
    let rulebook = Arc::clone(&record.rulebook);
    let before = G::position(&world).clone();
    let side = G::acting(&rulebook, &before.public);
    let mut own = seated::<G>(player);
    let mut other = seated::<G>(OTHER);
    let (mut orders, mut events, mut closed) = (Vec::new(), Vec::new(), 0);
    for _ in 0..MOST_ORDERS {
        let public = &G::position(&world).public;
        let (acting, phase) = (G::acting(&rulebook, public), G::phase(public));
        let reacts = acting != side;
        let in_earnest = reacts && G::phase_side(&rulebook, phase) != Some(side);
        if closed >= phases || is_over::<G>(public) || in_earnest {
            let after = G::position(&world).clone();
            return Answered { before, after, orders, events };
        }
        let asked = if reacts { &mut other } else { &mut own };
        let advice = asked.choose_order(&G::view(&rulebook, G::position(&world)), &Thought::new(EFFORT));
        let happened = record.play_because(&mut world, &advice.order, &[], &advice.reason);
        let happened = happened.unwrap_or_else(|refusal| panic!("{file}: {:?}: {refusal:?}", advice.order));
        events.extend(happened);
        closed += usize::from(G::phase(&G::position(&world).public) != phase);
        if !reacts {
            orders.push(advice.order);
        }
    }
    panic!("{file}: the player gives more than {MOST_ORDERS} orders")
}

/// Returns a player of this name.
fn seated<G: HasPlayers>(name: &str) -> Seated<G> {
    G::player(name, SEED).unwrap_or_else(|| panic!("there is no player {name}"))
}
