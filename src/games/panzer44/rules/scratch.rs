//! A scratch world, in which a player tries orders on a game that could be the real one.
//!
//! It is made only from a [`View`]. State that the view does not contain, such as the other side's plot and the dice,
//! is new in it. The other side plots again, and the dice begin with a seed of the player's own. Orders go through the
//! same door as on the table.

use super::{
    Panzer44, Position, View,
    kinds::Side,
    phase::Phase,
    plot::Plot,
    position::{Public, Secrets},
    rulebook::Rulebook,
    view::KeptView,
};
use crate::engine::{
    dice::Dice,
    orders::{self, Viewed},
};
use std::sync::Arc;

/// A private world for dry runs of orders.
pub type Scratch = orders::Scratch<Panzer44>;

impl Scratch {
    /// Deals what agrees with the view of a side into a world, which is made if there is none. The other side has this
    /// hidden plot in it, unless both have still to plot.
    pub fn deal_into<'w>(
        world: &'w mut Option<Self>,
        view: &View<'_>,
        seed: u64,
        enemy: Plot,
    ) -> &'w mut Self {
        let mut position = dealt(view, seed);
        if view.public.phase != Phase::Plot {
            position.secrets.plots[view.side.enemy().number()] = enemy;
        }
        Self::lay_into(world, view.rulebook, position)
    }

    /// The view of the side that has to give the next order here.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }

    pub fn seen_by(&self, side: Side) -> View<'_> {
        View::new(self.rulebook(), self.position(), side)
    }
}

/// The position of the view without hidden state. Plots committed this turn are removed, because no side knows the
/// other's.
fn dealt(view: &View<'_>, seed: u64) -> Position {
    let mut public: Public = view.public.clone();
    if public.phase == Phase::Plot {
        public.plotted = [false; 2];
    }
    let mut secrets = Secrets { dice: Dice::new(seed), ..Secrets::default() };
    if public.phase != Phase::Plot {
        secrets.plots[view.side.number()] = view.plot.clone();
    }
    Position { public, secrets }
}

impl Viewed for Panzer44 {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }

    fn imagined_by(rulebook: &Arc<Rulebook>, position: &Position, side: usize, seed: u64) -> Position {
        dealt(&View::new(rulebook, position, Side::BOTH[side]), seed)
    }
}
