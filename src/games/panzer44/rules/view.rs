//! What a side may see of a game when it is asked for an order: the rulebook, the public position, its
//! own plot. The other's plot and the coming dice are not in it (1.5, 5.6).

use super::{
    Panzer44,
    kinds::Side,
    phase::Phase,
    plot::Plot,
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
    /// What the side has plotted this turn.
    pub plot: &'a Plot,
    pub side: Side,
}

/// A view that has been kept, to be looked at on another thread.
#[derive(Clone, Debug)]
pub struct KeptView {
    rulebook: Arc<Rulebook>,
    public: Public,
    plot: Plot,
    side: Side,
}

impl<'a> From<&'a KeptView> for View<'a> {
    fn from(kept: &'a KeptView) -> Self {
        Self { rulebook: &kept.rulebook, public: &kept.public, plot: &kept.plot, side: kept.side }
    }
}

impl From<&View<'_>> for KeptView {
    fn from(view: &View<'_>) -> Self {
        Self {
            rulebook: Arc::clone(view.rulebook),
            public: view.public.clone(),
            plot: view.plot.clone(),
            side: view.side,
        }
    }
}

impl<'a> View<'a> {
    /// What a side sees of this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let plot = &position.secrets.plots[side.number()];
        Self { rulebook, public: &position.public, plot, side }
    }

    /// What the side sees that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(rulebook, &position.public))
    }
}

/// Who has to give the next order; of two who plot unseen, the First Player is asked first unless they wish otherwise.
pub fn to_play(rulebook: &Rulebook, public: &Public) -> Side {
    let first = rulebook.scenario.first_player;
    let plots_first = public.table.plots_first.unwrap_or(first);
    match (&public.owed, public.phase) {
        (Some(decision), _) => decision.side(),
        (None, Phase::Plot) if public.plotted[plots_first.number()] => plots_first.enemy(),
        (None, Phase::Plot) => plots_first,
        (None, phase) => phase.side(&rulebook.scenario).unwrap_or(first),
    }
}

impl Viewed for Panzer44 {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }
}
