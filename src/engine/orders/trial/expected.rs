//! Dice as expected: each shows the face whose result is in the middle of the results of all faces.

use crate::engine::orders::{
    Game, Happening, InPlay, Position, Record, Refusal, Scratch, Viewer, dice_of, facts,
};
use bevy::prelude::World;

/// The most dice of one order.
const MOST: usize = 40;

/// Returns the dice of an order as they are expected in the present position. Each die in turn tries all its faces, in a
/// world apart. The results are sorted by the strength that each side loses, and the lower middle one is taken.
///
/// # Errors
/// The order is refused.
pub fn expected_dice<G: Game>(
    record: &Record<G>,
    world: &World,
    order: &G::Order,
) -> Result<Vec<u8>, Refusal> {
    let mut position = G::position(world).clone();
    G::look(&mut position, Viewer::Both);
    let mut dice: Vec<u8> = G::dice(&mut position.secrets).given.iter().copied().collect();
    let ready = dice.len();
    let side = G::acting(&record.rulebook, &position.public);
    let mut scratch = Scratch::<G>::new(&record.rulebook, position);
    let start = scratch.snapshot();
    let mut tried = |dice: &[u8]| {
        scratch.reset_to(&start);
        scratch.throw_next(dice);
        let events = scratch.play(order)?;
        let balance = balance::<G>(scratch.position(), &events, side);
        Ok::<_, Refusal>((dice_of::<G>(&events), balance))
    };
    while tried(&dice)?.0.len() > dice.len() && dice.len() < MOST {
        let next = dice.len();
        let mut results: Vec<(i32, u8)> = Vec::new();
        for face in 1..=G::LARGEST_DIE {
            dice.push(face);
            let (shown, balance) = tried(&dice)?;
            dice.pop();
            // A die with fewer faces shows its last one.
            if shown.get(next) != Some(&face) {
                break;
            }
            results.push((balance, face));
        }
        results.sort_unstable();
        let Some((_, face)) = results.get(results.len().saturating_sub(1) / 2) else { break };
        dice.push(*face);
    }
    dice.drain(..ready);
    Ok(dice)
}

/// Returns the strength that the other side loses by these events, less that of the side with this number: 2 for a unit
/// that is lost, 1 for one that is weakened.
fn balance<G: Game>(position: &Position<G>, events: &[G::Event], side: usize) -> i32 {
    let lost = facts::<G>(events).filter_map(|fact| match fact.what {
        Happening::Lost(unit) => Some((unit, 2)),
        Happening::Weakened(unit) => Some((unit, 1)),
        _ => None,
    });
    let counters = G::counters(&position.public);
    let signed = lost.map(|(unit, strength)| {
        let counter = counters.iter().find(|counter| counter.id() == unit);
        match counter {
            Some(counter) if counter.side() == side => -strength,
            Some(_) => strength,
            None => 0,
        }
    });
    signed.sum()
}
