//! The games that a referee can hold.

use crate::{
    engine::orders::{FreeHand, Sent},
    play::{feed::Fed, matches::Matched},
};

/// A game that a referee can hold: it says what each viewer is sent, which seat plays which side, and how it is ended
/// early; it has computer players, and a feed.
pub trait Played: Sent + Matched + FreeHand + Fed {}

impl<G: Sent + Matched + FreeHand + Fed> Played for G {}
