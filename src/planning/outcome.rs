//! The data of planning: drops and clicks, their meaning, and the text of the flag at a target.

use super::offer::Choice;
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{AnyValue, Game, Refusal},
};

/// The outcomes of one drop, click or key, in order.
pub type Outcomes<G> = Vec<InputOutcome<<G as Game>::Order>>;

/// The meaning of a drop, a click or a key.
#[derive(Clone, Debug, PartialEq)]
pub enum InputOutcome<O> {
    Order(O),
    /// A command of the table, by hand.
    Command(AnyValue),
    /// Selects these units, and no others.
    Select(Vec<UnitId>),
    /// The rules forbid it.
    Refuse(Refusal),
    /// The plan has changed, and an earlier refusal is removed from the screen.
    Handled,
    /// The plan has changed.
    HandledSilently,
    /// The hex cursor moves there.
    MoveCursor(Hex),
}

/// Units that are dropped on a hex.
pub struct Dropped<'a> {
    pub units: &'a [UnitId],
    pub hex: Hex,
    /// The offer in that hex.
    pub choice: Option<&'a Choice>,
    /// Whether they are to go by rail.
    pub by_train: bool,
    /// Whether dice wait for a click: an order that would roll them is only planned.
    pub asks_before_dice: bool,
}

/// The attack that the flag at a target describes.
pub enum AttackQuery<'a> {
    /// The planned attack.
    Planned,
    /// The attack that dropping these units there would make, or add to the planned one.
    Held { units: &'a [UnitId], hex: Hex, choice: &'a Choice },
    /// The attack that the selected units would make there, in any player's turn.
    Imagined(Hex),
}

/// The text of the flag at a target.
#[derive(Clone, Debug, PartialEq)]
pub struct FlagText {
    /// The hex of the flag.
    pub hex: Hex,
    /// The hexes of the attackers, which the flag must not cover.
    pub from: Vec<Hex>,
    /// Strengths, or a chance, or the reason why there is no text.
    pub left: String,
    pub odds: String,
}

pub struct Clicked {
    /// The counter that was clicked.
    pub unit: Option<UnitId>,
    /// Whether it was clicked in the fan of its stack, where each counter is shown by itself.
    pub fanned: bool,
    /// The hex of that counter, or the hex that was clicked.
    pub hex: Option<Hex>,
    /// The number of clicks in quick succession: 2 for a double click.
    pub count: u8,
}
