//! A scratch world: a player tries orders in it on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. The state that the view hides is new in it: the other side's units have
//! no instructions and ask, and the dice begin with a seed of the player's own.

use super::{Platoon, Position, View, kinds::Side, position::Secrets, rulebook::Rulebook, view::KeptView};
use crate::engine::{
    dice::Dice,
    orders::{self, Viewed, Viewer},
};
use std::sync::Arc;

/// A private world for dry runs of orders.
pub type Scratch = orders::Scratch<Platoon>;

impl Scratch {
    /// Deals what agrees with the view of a side into a world, which is made if there is none.
    pub fn deal_into<'w>(world: &'w mut Option<Self>, view: &View<'_>, seed: u64) -> &'w mut Self {
        Self::lay_into(world, view.rulebook, dealt(view, seed))
    }

    /// The view of the side that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }

    pub fn seen_by(&self, side: Side) -> View<'_> {
        View::new(self.rulebook(), self.position(), side)
    }
}

fn dealt(view: &View<'_>, seed: u64) -> Position {
    let secrets =
        Secrets { dice: Dice::new(seed), instructions: view.instructions.clone(), ..Secrets::default() };
    Position { public: view.public().clone(), secrets }
}

impl Viewed for Platoon {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }

    fn imagined_by(rulebook: &Arc<Rulebook>, position: &Position, side: usize, seed: u64) -> Position {
        let side = Side::BOTH[side];
        let mut imagined = dealt(&View::new(rulebook, position, side), seed);
        imagined.secrets.unseen = position.secrets.unseen.seen_by(Viewer::Side(side.number()));
        imagined.look(Viewer::Both);
        imagined
    }
}
