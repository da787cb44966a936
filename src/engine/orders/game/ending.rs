//! Games that end early: a side resigns, or both sides agree to end.

use crate::engine::{
    orders::{Refusal, Sided},
    text::{Text, say, t},
};
use serde::{Deserialize, Serialize};

/// The end of a game that is not played to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending<Side> {
    /// This side resigned.
    Resigned(Side),
    Agreed,
}

impl<Side: Sided> Ending<Side> {
    /// Returns a sentence on the end of the game, in the language of the table.
    pub fn told(&self) -> String {
        match self {
            Self::Resigned(side) => say!("ending-resigned", side = Side::NAMES[side.number()]),
            Self::Agreed => say!("ending-agreed"),
        }
    }

    /// Returns the line of the log.
    pub fn happens(&self) -> Text {
        match self {
            Self::Resigned(side) => t!("ending-resigns", side = Side::NAMES[side.number()]),
            Self::Agreed => t!("ending-agree"),
        }
    }
}

/// Returns the line of the log on an offer to end the game, or on the end of an offer.
pub fn offer_happens<Side: Sided>(side: Option<Side>) -> Text {
    match side {
        Some(side) => t!("ending-offers", side = Side::NAMES[side.number()]),
        None => t!("ending-continues"),
    }
}

/// The wish of a side to end the game early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndWish<Side> {
    /// Resign.
    Resign(Side),
    /// Offer to end it with the present result.
    Offer(Side),
    /// Answer the offer of the opponent, or withdraw one's own.
    Answer { side: Side, accept: bool },
}

impl EndWish<usize> {
    /// Returns the same wish for a side of a game, by its number.
    pub fn of<S: Sided>(self) -> EndWish<S> {
        match self {
            Self::Resign(side) => EndWish::Resign(S::BOTH[side]),
            Self::Offer(side) => EndWish::Offer(S::BOTH[side]),
            Self::Answer { side, accept } => EndWish::Answer { side: S::BOTH[side], accept },
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndSaid<Side> {
    /// The offer of this side is open, or none is any more.
    Offered(Option<Side>),
    Over(Ending<Side>),
}

impl<Side: Copy + PartialEq> EndWish<Side> {
    /// Judges the wish while the offer of a side is open, or none is.
    ///
    /// # Errors
    /// There is nothing to answer, or the same wish is already known.
    pub fn judged(self, offered: Option<Side>) -> Result<EndSaid<Side>, Refusal> {
        let refused = |why: Text| Err(Refusal::of_table(why));
        match (self, offered) {
            (Self::Resign(side), _) => Ok(EndSaid::Over(Ending::Resigned(side))),
            (Self::Offer(side), None) => Ok(EndSaid::Offered(Some(side))),
            (Self::Offer(side), Some(offered)) if offered == side => refused(t!("ending-already-offered")),
            // Both sides have offered it.
            (Self::Offer(_), Some(_)) => Ok(EndSaid::Over(Ending::Agreed)),
            (Self::Answer { .. }, None) => refused(t!("ending-nothing-offered")),
            (Self::Answer { accept: false, .. }, Some(_)) => Ok(EndSaid::Offered(None)),
            (Self::Answer { side, .. }, Some(offered)) if offered == side => refused(t!("ending-own-offer")),
            (Self::Answer { .. }, Some(_)) => Ok(EndSaid::Over(Ending::Agreed)),
        }
    }
}
