//! Games that are not played out: a side gives up, or both agree to end.

use crate::engine::orders::{Refusal, Sided};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How a game ends that is not played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending<Side> {
    /// This side gave up.
    Resigned(Side),
    Agreed,
}

impl<Side: fmt::Display> Ending<Side> {
    /// What has become of the game, in a sentence.
    pub fn told(&self) -> String {
        match self {
            Self::Resigned(side) => format!("The {side} player has resigned."),
            Self::Agreed => "Both players have agreed to end the game.".to_owned(),
        }
    }

    /// What happens, for the log.
    pub fn happens(&self) -> String {
        match self {
            Self::Resigned(side) => format!("The {side} player resigns"),
            Self::Agreed => "Both players agree to end the game".to_owned(),
        }
    }
}

/// What a log says of an offer to end the game, or of one that is gone.
pub fn offer_happens(side: Option<impl fmt::Display>) -> String {
    match side {
        Some(side) => format!("The {side} player offers to end the game as it stands"),
        None => "The game goes on".to_owned(),
    }
}

/// What a side says of ending the game before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndWish<Side> {
    /// It gives the game up.
    Resign(Side),
    /// It offers to end it as it stands.
    Offer(Side),
    /// It answers the offer of the other side, or takes its own back.
    Answer { side: Side, accept: bool },
}

impl EndWish<usize> {
    /// The same of a side of a game, by its number.
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
    /// This side's offer stands, or none does any more.
    Offered(Option<Side>),
    Over(Ending<Side>),
}

impl<Side: Copy + PartialEq> EndWish<Side> {
    /// What comes of it while the offer of a side stands, or none.
    ///
    /// # Errors
    /// There is nothing to answer, or it has been said already.
    pub fn judged(self, offered: Option<Side>) -> Result<EndSaid<Side>, Refusal> {
        let refused = |why: &str| Err(Refusal::of_table(why));
        match (self, offered) {
            (Self::Resign(side), _) => Ok(EndSaid::Over(Ending::Resigned(side))),
            (Self::Offer(side), None) => Ok(EndSaid::Offered(Some(side))),
            (Self::Offer(side), Some(offered)) if offered == side => refused("that has been offered already"),
            // Both have said so.
            (Self::Offer(_), Some(_)) => Ok(EndSaid::Over(Ending::Agreed)),
            (Self::Answer { .. }, None) => refused("nobody has offered to end the game"),
            (Self::Answer { accept: false, .. }, Some(_)) => Ok(EndSaid::Offered(None)),
            (Self::Answer { side, .. }, Some(offered)) if offered == side => {
                refused("the other side must agree, not the one that offered it")
            }
            (Self::Answer { .. }, Some(_)) => Ok(EndSaid::Over(Ending::Agreed)),
        }
    }
}
