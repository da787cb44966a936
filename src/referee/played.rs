//! The games that a referee can hold.

use crate::{
    engine::orders::{FreeHand, Sent},
    play::matches::Matched,
};

/// A game that a referee can hold: it says what each viewer is sent, which seat plays which side, and how it is ended
/// early; and it has computer players.
pub trait Played: Sent + Matched + FreeHand {}

impl<G: Sent + Matched + FreeHand> Played for G {}
