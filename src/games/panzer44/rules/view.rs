//! The state that a side may see when it has to give an order: the rulebook, the public position and its own plot. The
//! other side's plot and the coming dice are not in it (1.5, 5.6).

use super::{
    kinds::Side,
    phase::Phase,
    plot::Plot,
    position::{Position, Public},
    rulebook::Rulebook,
};
use std::sync::Arc;

#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub rulebook: &'a Arc<Rulebook>,
    pub public: &'a Public,
    /// The side's plot of this turn.
    pub plot: &'a Plot,
    pub side: Side,
}

/// A view that is kept to be read on another thread.
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
    /// The view of a side of this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let plot = &position.secrets.plots[side.number()];
        Self { rulebook, public: &position.public, plot, side }
    }

    /// The view of the side that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(rulebook, &position.public))
    }
}

/// The side that has to give the next order. If both plot in secret, the First Player is asked first unless they agree
/// otherwise.
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
