//! Branches that are open: orders are tried in them beside the game, through the same door.

mod expected;

pub use expected::expected_dice;

use super::{
    Branch, BranchDice, BranchOrder, Game, Kept, PlayedOrder, Position, Record, Refusal, Timeline, Viewed,
    dice_of,
};
use crate::engine::text::say;
use bevy::prelude::World;
use std::sync::Arc;

/// A branch that is open in a world. Its record is a game of its own: undo, notes, drawings and replay work in it.
pub struct OpenBranch<G: Game> {
    pub branch: Branch<G::Order>,
    pub record: Record<G>,
    /// The reason why some of its orders are left out, in a sentence.
    pub note: Option<String>,
}

impl<G: Viewed> OpenBranch<G> {
    /// Opens a branch in the world. `from` is the position at the moment that it leaves from; its first position is made
    /// of that. Its orders are given again with their dice, up to the first one that is refused.
    pub fn open(
        world: &mut World,
        rulebook: &Arc<G::Rulebook>,
        from: &Position<G>,
        branch: Branch<G::Order>,
    ) -> Self {
        let start = G::imagined(rulebook, from, branch.eyes, branch.seed);
        let mut record = Record::at(world, Arc::clone(rulebook), start, branch.seed);
        let rolled = branch.dice == BranchDice::Rolled;
        let refused = (1_usize..).zip(&branch.orders).find_map(|(number, given)| {
            let refusal = give_again(&mut record, world, given, rolled).err()?;
            Some(say!(
                "study-order-refused",
                name = branch.name.as_str(),
                number = number,
                why = refusal.why.plain()
            ))
        });
        for (after, text) in &branch.notes {
            record.note(*after, text);
        }
        for (after, shapes) in &branch.drawn {
            record.draw(*after, shapes.clone());
        }
        Self { branch, record, note: refused }
    }

    /// Returns the position from which a branch of a game leaves; the branches before it are played apart. None if the
    /// game, or one of these branches, does not reach that moment any more.
    pub fn leaves_from(record: &Record<G>, branch: &Branch<G::Order>) -> Option<Position<G>> {
        let line = record.file.study.line_to(branch)?;
        let after = line.first().map_or(branch.after, |first| first.after);
        if after > record.file.played.len() {
            return None;
        }
        let mut from = Timeline::of(record, Kept::default()).position(after).clone();
        let mut apart = G::world();
        let next = line.iter().skip(1).map(|branch| branch.after).chain([branch.after]);
        for (before, after) in line.iter().zip(next) {
            let opened = Self::open(&mut apart, &record.rulebook, &from, (*before).clone());
            if after > opened.record.file.played.len() {
                return None;
            }
            from = Timeline::of(&opened.record, Kept::default()).position(after).clone();
        }
        Some(from)
    }

    /// Plays an order in the branch, and adds it to its orders. `entered` are its dice if they are entered.
    ///
    /// # Errors
    /// The order is refused, and nothing has changed.
    pub fn play(
        &mut self,
        world: &mut World,
        order: &G::Order,
        entered: &[u8],
    ) -> Result<Vec<G::Event>, Refusal> {
        let dice = match self.branch.dice {
            BranchDice::Rolled => Vec::new(),
            BranchDice::Entered => entered.to_vec(),
            BranchDice::Expected => expected_dice(&self.record, world, order)?,
        };
        let events = self.record.play_with_dice(world, order, &dice)?;
        self.branch = with_what_was_played(&self.branch, &self.record);
        Ok(events)
    }
}

/// Gives an order of a branch again, with its dice. In a branch whose dice are `rolled`, those that the seed shows by
/// itself are rolled: a shuffle between two rolls depends on their number.
fn give_again<G: Game>(
    record: &mut Record<G>,
    world: &mut World,
    given: &BranchOrder<G::Order>,
    rolled: bool,
) -> Result<(), Refusal> {
    let shows_them = |record: &Record<G>, world: &World| {
        let tried = record.tried(world, &given.order, &[]);
        tried.is_ok_and(|(_, events)| dice_of::<G>(&events) == given.dice)
    };
    let dice: &[u8] = if rolled && shows_them(&*record, &*world) { &[] } else { &given.dice };
    record.play_with_dice(world, &given.order, dice).map(drop)
}

/// Returns a branch with the orders, dice, notes and drawings of the record in which it has been played.
pub fn with_what_was_played<G: Game>(branch: &Branch<G::Order>, record: &Record<G>) -> Branch<G::Order> {
    let order = |played: &PlayedOrder<G::Order>| BranchOrder {
        order: played.order.clone(),
        dice: played.dice.clone(),
    };
    Branch {
        orders: record.file.played.iter().map(order).collect(),
        notes: record.file.notes.clone(),
        drawn: record.file.study.drawn().clone(),
        ..branch.clone()
    }
}
