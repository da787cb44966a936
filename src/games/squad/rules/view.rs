//! What a side may see of a game when it is asked for an order: the rulebook and the public position. The coming dice are not
//! in it (22.1).

use super::{
    Squad,
    kinds::Side,
    position::{Position, Public},
    rulebook::Rulebook,
};
use crate::engine::orders::Viewed;
use std::sync::Arc;

#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What the game is played by.
    pub rulebook: &'a Arc<Rulebook>,
    pub public: &'a Public,
    pub side: Side,
}

/// A view that has been kept, to be looked at on another thread.
#[derive(Clone, Debug)]
pub struct KeptView {
    rulebook: Arc<Rulebook>,
    public: Public,
    side: Side,
}

impl<'a> From<&'a KeptView> for View<'a> {
    fn from(kept: &'a KeptView) -> Self {
        Self { rulebook: &kept.rulebook, public: &kept.public, side: kept.side }
    }
}

impl From<&View<'_>> for KeptView {
    fn from(view: &View<'_>) -> Self {
        Self { rulebook: Arc::clone(view.rulebook), public: view.public.clone(), side: view.side }
    }
}

impl<'a> View<'a> {
    /// What the side sees that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        let public = &position.public;
        Self { rulebook, public, side: to_play(rulebook, public) }
    }
}

/// Who has to give the next order.
pub fn to_play(rulebook: &Rulebook, public: &Public) -> Side {
    let asked = public.owed.as_ref().map(super::decision::Decision::side);
    let first = rulebook.scenario.player_a;
    asked.or_else(|| public.phase.side(&rulebook.scenario)).unwrap_or(first)
}

impl Viewed for Squad {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }
}
