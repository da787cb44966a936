//! A scratch world: a player tries orders in it on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. The state that the view hides is new in it: the other side's units have
//! no instructions and ask, its hidden units and mines are dealt to hexes where they could be (22), and the dice begin
//! with a seed of the player's own.

mod deal;

use super::{
    Position, Squad, View,
    kinds::Side,
    position::{Secrets, Unseen, Work, WorkKind, hidden::is_hidden},
    rulebook::Rulebook,
    view::KeptView,
};
use crate::engine::{
    dice::Dice,
    orders::{self, Viewed, Viewer},
};
use std::sync::Arc;

/// A private world for dry runs of orders.
pub type Scratch = orders::Scratch<Squad>;

impl Scratch {
    /// Deals what agrees with the view of a side into a world, which is made if there is none.
    pub fn deal_into<'w>(world: &'w mut Option<Self>, view: &View<'_>, seed: u64) -> &'w mut Self {
        Self::lay_into(world, view.rulebook, dealt(view, seed))
    }

    /// The view of the side that has to give the next order.
    pub fn view(&self) -> View<'_> {
        View::to_play(self.rulebook(), self.position())
    }
}

/// A position that agrees with a view, laid out as both players know it.
fn dealt(view: &View<'_>, seed: u64) -> Position {
    laid_out(view, own_unseen(view), seed)
}

/// The position that has a view, these units and mines that only its side sees, and those of the enemy dealt by chance.
fn laid_out(view: &View<'_>, own: Unseen, seed: u64) -> Position {
    let mut unseen = own;
    let Unseen { counters, mines } = deal::enemies(view, seed);
    unseen.counters.extend(counters);
    unseen.mines.extend(mines);
    let secrets = Secrets { unseen, instructions: view.instructions.clone(), dice: Dice::new(seed) };
    let mut position = Position { public: view.public().clone(), secrets };
    position.look(Viewer::Both);
    position
}

/// The units and mines that only the side of the view sees (22).
fn own_unseen(view: &View<'_>) -> Unseen {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    let own = public.counters.iter().filter(|counter| counter.side == side);
    let hidden = own.filter(|counter| is_hidden(rulebook, public, counter));
    let counters = hidden.map(|counter| (counter.id, counter.clone())).collect();
    let hides = rulebook.scenario.force(side).hidden_mines;
    let is_own = |work: &Work| hides && work.kind == WorkKind::Mines && !work.known;
    let mines = public.works.iter().filter(|(_, work)| is_own(work)).map(|(hex, _)| (*hex, side)).collect();
    Unseen { counters, mines }
}

impl Viewed for Squad {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }

    fn imagined_by(rulebook: &Arc<Rulebook>, position: &Position, side: usize, seed: u64) -> Position {
        let side = Side::BOTH[side];
        let own = position.secrets.unseen.seen_by(Viewer::Side(side.number()));
        laid_out(&View::new(rulebook, position, side), own, seed)
    }
}
