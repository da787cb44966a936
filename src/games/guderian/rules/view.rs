//! A view: the state that a side may see when it is asked for an order. It holds the rulebook, the public position and
//! the heights of the piles. It has no hidden strength, no order of a pool and no coming die.

use super::{
    kinds::{Pool, Side},
    position::{Position, Public},
    rulebook::Rulebook,
};
use std::sync::Arc;

/// The number of divisions in each pile, rifle and armour: both players can count them face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Piles {
    /// Divisions still to be drawn.
    pub pools: [usize; 2],
    /// Eliminated divisions, to be drawn again when a pool is empty.
    pub dead: [usize; 2],
    /// Divisions without strength, drawn last.
    pub second_dead: [usize; 2],
}

#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The rules of the game.
    pub rulebook: &'a Arc<Rulebook>,
    pub public: &'a Public,
    /// The heights of the piles.
    pub piles: Piles,
    pub side: Side,
}

/// A view that has been kept, for another thread.
#[derive(Clone, Debug)]
pub struct KeptView {
    rulebook: Arc<Rulebook>,
    public: Public,
    piles: Piles,
    side: Side,
}

impl<'a> View<'a> {
    /// The view of a side on this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let secrets = &position.secrets;
        let height = |piles: &[Vec<_>; 2]| Pool::BOTH.map(|pool| piles[pool.number()].len());
        let piles = Piles {
            pools: height(&secrets.pools),
            dead: height(&secrets.dead),
            second_dead: height(&secrets.second_dead),
        };
        Self { rulebook, public: &position.public, piles, side }
    }

    /// The view of the side that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(&position.public))
    }
}

impl<'a> From<&'a KeptView> for View<'a> {
    fn from(kept: &'a KeptView) -> Self {
        Self { rulebook: &kept.rulebook, public: &kept.public, piles: kept.piles, side: kept.side }
    }
}

impl From<&View<'_>> for KeptView {
    fn from(view: &View<'_>) -> Self {
        Self {
            rulebook: Arc::clone(view.rulebook),
            public: view.public.clone(),
            piles: view.piles,
            side: view.side,
        }
    }
}

/// The side that has to give the next order.
pub fn to_play(public: &Public) -> Side {
    public.owed.as_ref().map_or(public.phase.side(), |decision| decision.side())
}
