//! The delay with which spectators see a game, as a pure function: nothing here asks a clock.

use crate::engine::text::say;
use serde::{Deserialize, Serialize};

/// Limits of what can be agreed.
const MOST_ORDERS: u32 = 20;
const MOST_MINUTES: u32 = 60;

const MINUTE: i64 = 60_000;

/// The delay of spectators that was agreed for a game. When the game is over, they see all of it at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DelayTerms {
    /// Spectators see the game as it is.
    #[default]
    None,
    /// They see an order when this many later ones are in force.
    Orders(u32),
    /// They see an order this many minutes after it was kept.
    Minutes(u32),
    /// They see the orders of a player turn when it is over: when the turn or the owner of the phase has changed.
    Turn,
}

/// A line or a takeback that spectators have not seen yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineBehind {
    /// The number of orders in it: none in a draw that is offered and in a takeback.
    pub orders: u32,
    /// When it was kept, in milliseconds of UNIX time.
    pub at: i64,
    /// Whether a player turn has ended with it.
    pub ends_turn: bool,
}

impl DelayTerms {
    /// Returns what cannot be agreed about it, in a sentence.
    pub fn fault(self) -> Option<&'static str> {
        let is_possible = match self {
            Self::None | Self::Turn => true,
            Self::Orders(orders) => (1..=MOST_ORDERS).contains(&orders),
            Self::Minutes(minutes) => (1..=MOST_MINUTES).contains(&minutes),
        };
        (!is_possible).then_some("a delay has 1 to 20 orders, or 1 to 60 minutes")
    }

    pub fn is_none(&self) -> bool {
        *self == Self::None
    }

    /// Returns how far behind the players a spectator is, in the language of the table; none for one who sees the game as it is.
    pub fn behind(self) -> Option<String> {
        match self {
            Self::None => None,
            Self::Orders(orders) => Some(say!("online-behind-orders", n = orders)),
            Self::Minutes(minutes) => Some(say!("online-behind-minutes", n = minutes)),
            Self::Turn => Some(say!("online-behind-turn")),
        }
    }

    /// Returns how many of the lines that spectators have not seen, from the oldest on, they see at a moment of a running
    /// game, in milliseconds of UNIX time.
    pub fn seen(self, behind: &[LineBehind], now: i64) -> usize {
        match self {
            Self::None => behind.len(),
            Self::Orders(orders) => {
                let mut later = 0_u32;
                let is_seen = |line: &LineBehind| {
                    let is_seen = later >= orders;
                    later = later.saturating_add(line.orders);
                    is_seen
                };
                let unseen = behind.iter().rev().position(is_seen);
                unseen.map_or(0, |unseen| behind.len() - unseen)
            }
            Self::Minutes(minutes) => {
                let delay = i64::from(minutes) * MINUTE;
                // One after the other: the clock of the machine may have been set back between two of them.
                behind.iter().take_while(|line| line.at.saturating_add(delay) <= now).count()
            }
            Self::Turn => behind.iter().rposition(|line| line.ends_turn).map_or(0, |last| last + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(orders: u32, minute: i64, ends_turn: bool) -> LineBehind {
        LineBehind { orders, at: minute * MINUTE, ends_turn }
    }

    #[test]
    fn an_order_is_seen_after_so_many_later_ones() {
        let lines = [line(1, 0, false), line(0, 0, false), line(1, 0, false), line(1, 0, false)];
        assert_eq!(DelayTerms::Orders(1).seen(&lines, 0), 3);
        assert_eq!(DelayTerms::Orders(2).seen(&lines, 0), 2, "the offer before the second order is seen too");
        assert_eq!(DelayTerms::Orders(3).seen(&lines, 0), 0);
        assert_eq!(DelayTerms::Orders(1).seen(&[], 0), 0);
    }

    #[test]
    fn an_order_is_seen_after_so_many_minutes() {
        let lines = [line(1, 0, false), line(1, 5, false), line(1, 3, false)];
        let seen = |minute: i64| DelayTerms::Minutes(10).seen(&lines, minute * MINUTE);
        assert_eq!([9, 10, 13, 14, 15].map(seen), [0, 1, 1, 1, 3], "no order is seen before an earlier one");
        assert_eq!(DelayTerms::Minutes(60).seen(&lines, -1), 0);
    }

    #[test]
    fn a_turn_is_seen_when_it_is_over() {
        let lines = [line(1, 0, false), line(1, 0, true), line(1, 0, false)];
        assert_eq!(DelayTerms::Turn.seen(&lines, 0), 2);
        assert_eq!(DelayTerms::Turn.seen(&lines[2..], 0), 0);
        assert_eq!(DelayTerms::None.seen(&lines, 0), 3);
    }

    #[test]
    fn a_delay_has_limits() {
        for wrong in
            [DelayTerms::Orders(0), DelayTerms::Orders(21), DelayTerms::Minutes(0), DelayTerms::Minutes(61)]
        {
            assert!(wrong.fault().is_some(), "{wrong:?}");
        }
        for right in [DelayTerms::None, DelayTerms::Orders(20), DelayTerms::Minutes(60), DelayTerms::Turn] {
            assert!(right.fault().is_none(), "{right:?}");
            let text = serde_json::to_string(&right).expect("a delay has a form in JSON");
            assert_eq!(serde_json::from_str::<DelayTerms>(&text).ok(), Some(right), "{text}");
        }
    }
}
