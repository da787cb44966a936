//! A scratch world: a player tries orders in it on a game that might be the one on the table.
//!
//! It is made from a [`View`] and nothing else. The state that the view hides is new in it: the other side's units have
//! no instructions and ask, its hidden units and mines are dealt to hexes where they could be (19.2), and the dice begin
//! with a seed of the player's own.

mod deal;

use super::{
    Platoon, Position, View,
    counter::Counter,
    kinds::Side,
    position::{Secrets, Unseen, hidden::is_hidden},
    rulebook::Rulebook,
    view::KeptView,
};
use crate::engine::{
    counters::UnitId,
    dice::Dice,
    orders::{self, Viewed, Viewer},
};
use std::{collections::BTreeMap, sync::Arc};

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

/// A position that agrees with a view. With hidden units it is laid out as both players know it.
fn dealt(view: &View<'_>, seed: u64) -> Position {
    laid_out(view, own_unseen(view), seed)
}

/// The position that has a view, this state that only its side sees, and the enemy's hidden units and mines dealt by
/// chance.
fn laid_out(view: &View<'_>, own: Unseen, seed: u64) -> Position {
    let mut unseen = own;
    let Unseen { counters, mines, .. } = deal::enemies(view, seed);
    unseen.counters.extend(counters);
    unseen.mines.extend(mines);
    let secrets = Secrets { unseen, dice: Dice::new(seed), instructions: view.instructions.clone() };
    let mut position = Position { public: view.public().clone(), secrets };
    if view.rulebook.options.hidden_units {
        position.look(Viewer::Both);
    }
    position
}

/// The state that only the side of the view sees (19.2).
fn own_unseen(view: &View<'_>) -> Unseen {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    if !rulebook.options.hidden_units {
        return Unseen::default();
    }
    let own = public.counters.iter().filter(|counter| counter.side == side);
    let hidden = own.filter(|counter| is_hidden(rulebook, public, counter));
    let counters: BTreeMap<UnitId, Counter> = hidden.map(|counter| (counter.id, counter.clone())).collect();
    let mines = public.mines.iter().filter(|(_, mines)| mines.side == side && !mines.known);
    let forts = public.forts.iter().filter(|(_, fort)| fort.side == side && !fort.known);
    Unseen {
        mines: mines.map(|(hex, mines)| (*hex, *mines)).collect(),
        forts: forts.map(|(hex, fort)| (*hex, *fort)).collect(),
        flipped: public.flipped.iter().filter(|unit| counters.contains_key(unit)).copied().collect(),
        counters,
    }
}

impl Viewed for Platoon {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }

    fn imagined_by(rulebook: &Arc<Rulebook>, position: &Position, side: usize, seed: u64) -> Position {
        let side = Side::BOTH[side];
        let own = position.secrets.unseen.seen_by(Viewer::Side(side.number()));
        let mut imagined = laid_out(&View::new(rulebook, position, side), own, seed);
        imagined.look(Viewer::Both);
        imagined
    }
}
