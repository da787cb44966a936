//! A plan followed in a world that is dealt from the view of its side: to the end of the enemy's answer, and on to the end
//! of the game. The trials of a chief of staff end at the same place.

use super::{collect::points_so_far, self_play::MOST_ORDERS};
use crate::{
    engine::orders::{Position, Refusal, Scratch},
    play::{
        matches::Matched,
        players::{
            chief::{Captain, Intents, Led},
            value::{chance, result_for},
        },
    },
};
use std::sync::Arc;

/// A position in which a side has a plan to choose.
pub(super) struct PlanChoice<'a, G: Led + Matched> {
    pub rulebook: &'a Arc<G::Rulebook>,
    /// The position, in which the side must give the next order.
    pub position: &'a Position<G>,
    pub side: usize,
}

/// The judgement of a position at the end of the enemy's answer, for the side of the plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judged {
    /// The chance to win, by the value.
    pub chance: f64,
    pub points: f64,
}

/// Two captains in a dealt world.
struct Trial<'a, G: Led + Matched> {
    choice: &'a PlanChoice<'a, G>,
    world: &'a mut Scratch<G>,
    captains: [G::Captain; 2],
    begun: G::Public,
    /// The seed of the deal, of the dice, and of those of each order.
    luck: u64,
}

/// The place at which a trial has arrived.
enum Arrival {
    Before,
    /// The enemy has answered.
    Answered,
    /// The game is over, with this result for the side.
    Over(f64),
}

impl<G: Led + Matched> PlanChoice<'_, G> {
    /// Follows a plan to the end of the enemy's answer, and returns the judgement of the position there. The same number
    /// gives the same deal and dice to every plan.
    ///
    /// # Errors
    /// An order was refused, or there is no end: a fault of the program, in a sentence.
    pub fn judge(&self, world: &mut Option<Scratch<G>>, plan: &Intents, luck: u64) -> Result<Judged, String> {
        let mut trial = self.dealt(world, luck);
        trial.play_to_answer(plan)?;
        let (rulebook, public) = (self.rulebook, &trial.world.position().public);
        let points = points_so_far::<G>(rulebook, public, self.side);
        Ok(Judged { chance: chance::<G>(rulebook, public, self.side), points })
    }

    /// Follows a plan to the end of the enemy's answer, lets captains play the game to its end, and returns the result
    /// for the side: 1, 0.5 or 0.
    ///
    /// # Errors
    /// As for [`judge`](Self::judge).
    pub fn play_out(&self, world: &mut Option<Scratch<G>>, plan: &Intents, luck: u64) -> Result<f64, String> {
        let mut trial = self.dealt(world, luck);
        trial.play_to_answer(plan)?;
        let usual = Intents::default();
        for _ in 0..MOST_ORDERS {
            if let Arrival::Over(result) = trial.arrival() {
                return Ok(result);
            }
            trial.play_order(&usual, false)?;
        }
        Err("the game does not end".to_owned())
    }

    fn dealt<'b>(&'b self, world: &'b mut Option<Scratch<G>>, luck: u64) -> Trial<'b, G> {
        let world = G::deal(&G::view(self.rulebook, self.position), world, luck);
        let begun = world.position().public.clone();
        Trial { choice: self, world, captains: [G::captain(), G::captain()], begun, luck }
    }
}

impl<G: Led + Matched> Trial<'_, G> {
    fn arrival(&self) -> Arrival {
        let (side, public) = (self.choice.side, &self.world.position().public);
        match G::ended(self.choice.rulebook, public) {
            Some(end) => Arrival::Over(result_for(&end, side)),
            None if G::is_answered(&self.begun, public, side) => Arrival::Answered,
            None => Arrival::Before,
        }
    }

    fn play_to_answer(&mut self, plan: &Intents) -> Result<(), String> {
        for _ in 0..MOST_ORDERS {
            if !matches!(self.arrival(), Arrival::Before) {
                return Ok(());
            }
            self.play_order(plan, true)?;
        }
        Err("the enemy's answer does not end".to_owned())
    }

    /// Plays the next order: that of the captain whose side must act. The side of the plan has these intents. With paired
    /// dice the same combat has the same dice in the trials of all plans.
    fn play_order(&mut self, plan: &Intents, has_paired_dice: bool) -> Result<(), String> {
        let (order, dice) = {
            let position = self.world.position();
            let acting = G::acting(self.choice.rulebook, &position.public);
            let seat = G::seat_of(position, acting);
            let view = G::view(self.world.rulebook(), position);
            let usual = Intents::default();
            let intents = if acting == self.choice.side { plan } else { &usual };
            let order = self.captains[seat.min(1)].choose_order(&view, intents).order;
            let dice = if has_paired_dice { G::trial_dice(&view, &order, self.luck) } else { Vec::new() };
            (order, dice)
        };
        self.world.throw_next(&dice);
        let refused = |refusal: Refusal| format!("a captain's order was refused: {refusal}: {order:?}");
        self.world.play(&order).map(drop).map_err(refused)
    }
}
