//! The data of planning: what was dropped or clicked, what it means, and what the flag at a target says.

use super::offer::Choice;
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{AnyValue, Game, Refusal},
};

/// The outcomes of one drop, click or key, in their order.
pub type Meanings<G> = Vec<InputOutcome<<G as Game>::Order>>;

/// What letting go, a click or a key means.
#[derive(Clone, Debug, PartialEq)]
pub enum InputOutcome<O> {
    Order(O),
    /// A command of the table, by hand.
    Command(AnyValue),
    /// These units are selected, and no others.
    Select(Vec<UnitId>),
    /// The rules forbid it.
    Refuse(Refusal),
    /// The game has taken it up, and nothing is wrong any more.
    Handled,
    /// The game has taken it up.
    HandledSilently,
    /// The hex cursor comes there.
    MoveCursor(Hex),
}

/// Units that are let go over a hex.
pub struct Dropped<'a> {
    pub units: &'a [UnitId],
    pub hex: Hex,
    /// What is offered there.
    pub choice: Option<&'a Choice>,
    /// Whether they are to go by train.
    pub by_train: bool,
    /// Whether dice wait for a click: what would roll them is planned only.
    pub asks_before_dice: bool,
}

/// Which attack the flag at a target is asked to tell of.
pub enum AttackAsked<'a> {
    /// The one that is planned.
    Planned,
    /// The one that letting these units go there makes, or adds to what is planned.
    Held { units: &'a [UnitId], hex: Hex, choice: &'a Choice },
    /// The one that the selected units would make there, whoever's turn it is.
    Imagined(Hex),
}

/// What stands on the flag at a target.
#[derive(Clone, Debug, PartialEq)]
pub struct FlagWords {
    /// Where it stands.
    pub hex: Hex,
    /// Where those stand who attack: it is not to cover them.
    pub from: Vec<Hex>,
    /// Strengths, or a chance, or why there is nothing to tell.
    pub left: String,
    pub odds: String,
}

pub struct Clicked {
    /// The counter that was clicked.
    pub unit: Option<UnitId>,
    /// Whether it was clicked in the fan of its stack, where each lies by itself.
    pub fanned: bool,
    /// The hex in which that lies, or that was clicked.
    pub hex: Option<Hex>,
    /// How many clicks in quick succession: 2 for a double click.
    pub count: u8,
}
