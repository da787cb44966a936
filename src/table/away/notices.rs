//! Messages of the desktop: that it is the player's turn in an online game.
//!
//! They contain what the bar of the game shows its player, and nothing else.

use crate::{engine::text::say, panels::OnlineGame};
use bevy::prelude::*;
use std::sync::Arc;

/// A message of the desktop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    pub title: String,
    pub text: String,
}

/// The function that shows messages on the desktop. Without it none are shown: a test disturbs no one.
#[derive(Resource)]
#[cfg_attr(not(feature = "online"), allow(dead_code, reason = "without a club no turn comes"))]
pub(super) struct Notices(pub Arc<dyn Fn(Notice) + Send + Sync>);

/// The games in which the player has the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Due {
    /// Whether it is so in the game on the table.
    pub at_table: bool,
    /// The number of such games of the club.
    pub at_club: usize,
}

impl Due {
    /// Whether the player's turn has come in a game since this.
    pub fn has_come(self, now: Self) -> bool {
        (now.at_table && !self.at_table) || now.at_club > self.at_club
    }

    /// Returns the message that it has; none if it has not.
    pub fn notice(self, now: Self, game: Option<&OnlineGame>) -> Option<Notice> {
        if !self.has_come(now) {
            return None;
        }
        let come = game.filter(|_| now.at_table && !self.at_table);
        Some(come.map_or_else(|| of_club(now.at_club), of_turn))
    }
}

/// Returns the message that the player's turn has come in this game.
fn of_turn(game: &OnlineGame) -> Notice {
    let text = say!("online-notice-turn", turn = game.turn, phase = game.phase.as_str());
    Notice { title: game.title.clone(), text }
}

/// Returns the message that this many games of the club wait for the player.
fn of_club(games: usize) -> Notice {
    Notice { title: say!("online-window"), text: say!("online-notice-club", n = games) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::text::{in_language, within};

    const NONE: Due = Due { at_table: false, at_club: 0 };

    fn notice(before: Due, now: Due) -> Option<[String; 2]> {
        let notice = before.notice(now, Some(&OnlineGame::example()))?;
        Some([notice.title, notice.text])
    }

    #[test]
    fn a_turn_that_comes_is_told_with_its_game_and_phase() {
        let at_table = Due { at_table: true, ..NONE };
        let words = ["Smolensk", "It is your turn: turn 3, German combat"].map(str::to_owned);
        assert_eq!(notice(NONE, at_table), Some(words.clone()));
        // A list of the club that comes with it says nothing else.
        assert_eq!(notice(NONE, Due { at_club: 1, ..at_table }), Some(words));
        within(in_language("de"), || {
            let words = ["Smolensk", "Am Zug: Runde 3, German combat"].map(str::to_owned);
            assert_eq!(notice(NONE, at_table), Some(words));
        });
    }

    #[test]
    fn games_of_the_club_are_counted() {
        let two = Due { at_club: 2, ..NONE };
        let text = |before, now| notice(before, now).map(|[_, text]| text);
        assert_eq!(text(NONE, two).as_deref(), Some("It is your turn in 2 online games"));
        let one = Due { at_club: 1, ..NONE };
        assert_eq!(text(NONE, one).as_deref(), Some("It is your turn in an online game"));
        assert_eq!(notice(two, one), None, "one less waits");
    }

    #[test]
    fn nothing_is_told_while_nothing_comes() {
        let due = Due { at_table: true, at_club: 1 };
        for (before, now) in [(NONE, NONE), (due, due), (due, NONE)] {
            assert_eq!(notice(before, now), None, "{before:?} {now:?}");
        }
    }
}
