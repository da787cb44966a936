//! The content of the panels of a game whose referee is elsewhere. It is plain data: the table fills it.

use crate::referee::{Hints, delay::DelayTerms};
use std::time::Duration;

/// A game whose referee is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    /// The title of its scenario.
    pub title: String,
    /// The turn and the phase, as the player sees them.
    pub turn: u8,
    pub phase: String,
    pub line: LineState,
    /// The side of the player at this table; none for a spectator.
    pub own: Option<usize>,
    /// The sides that are waited for; none when the game is over.
    pub due: Vec<usize>,
    /// The names of the players, in the order in which the game numbers its sides; that of a program says so.
    pub players: [String; 2],
    /// Whether each of them has this game open.
    pub present: [bool; 2],
    /// The number of spectators.
    pub spectators: u32,
    /// The delay with which spectators see it.
    pub delay: DelayTerms,
    /// The clocks of both sides; none in a game without.
    pub clocks: Option<[ClockShown; 2]>,
    /// Whether both players have agreed to a pause that still lasts.
    pub is_paused: bool,
    /// The questions of the opponent that wait for an answer.
    pub asked: Vec<OnlineQuestion>,
    /// The player's own questions that wait for an answer.
    pub asks: Vec<OnlineQuestion>,
    /// The claim that the player can make now.
    pub claim: Option<OnlineClaim>,
    /// Whether the players have agreed that hints may be shown.
    pub hints: Hints,
    /// The wishes of both players about their drags; none if there is no player at this table, or no other one.
    pub drags: Option<DragsShown>,
    /// The chat, oldest line first.
    pub chat: Vec<ChatLine>,
    /// The address of its page for browsers; none if it has none, or if the viewer may not pass it on.
    pub page: Option<String>,
}

impl OnlineGame {
    /// Returns the player at the other seat; none for a spectator.
    pub(crate) fn opponent(&self) -> Option<(usize, &str)> {
        let side = 1 - self.own?.min(1);
        self.players.get(side).map(|name| (side, name.as_str()))
    }

    /// Whether a clock runs that has time left: what it shows changes every second.
    pub(crate) fn has_running_clock(&self) -> bool {
        self.clocks.iter().flatten().any(|clock| clock.runs && clock.left > 0)
    }

    /// Whether the viewer reads this room of the chat: spectators read their own and that for all.
    pub(crate) fn reads(&self, room: ChatRoom) -> bool {
        room == ChatRoom::All || self.own.is_some()
    }

    /// Returns the lines of a room, oldest first.
    pub(crate) fn lines(&self, room: ChatRoom) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter().filter(move |line| line.room == room)
    }
}

/// The state of the line to the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineState {
    Connected,
    /// An order has been sent, and the referee has not answered yet.
    Waiting,
    Lost {
        /// The seconds until the next try; 0 if they are not known.
        next_try: u32,
    },
    /// A message could not be used, and no later one is shown.
    Stopped,
}

/// A clock, as it is at the moment of this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockShown {
    /// The milliseconds left; below zero after the time is over.
    pub left: i64,
    pub runs: bool,
}

/// The wishes of both players that each sees the drags of the other, which they do only if both wish it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DragsShown {
    pub own: bool,
    pub other: bool,
    /// The time for which the opponent's drag is still shown; none if none is.
    pub left: Option<Duration>,
}

/// A question between the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlineQuestion {
    /// May the asker take back everything from their last order on?
    Takeback,
    /// Shall the game end now, with its present result?
    Draw,
    /// Shall the clocks stop until one of the players lets them run again?
    Pause,
}

/// The reason for which a player claims the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlineClaim {
    /// The opponent has no time left.
    Time,
    /// The opponent has been away for too long.
    Gone,
}

/// A room of the chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChatRoom {
    /// All viewers of the game.
    #[default]
    All,
    /// The two players.
    Players,
}

impl ChatRoom {
    pub(crate) const EACH: [Self; 2] = [Self::All, Self::Players];

    fn number(self) -> usize {
        match self {
            Self::All => 0,
            Self::Players => 1,
        }
    }
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub room: ChatRoom,
    /// The name of the writer.
    pub by: String,
    /// The side of the writer; none for a spectator.
    pub side: Option<usize>,
    pub text: String,
}

/// The memory of the chat from frame to frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ChatMemory {
    /// Whether it is open, in the place of the log.
    pub is_open: bool,
    pub room: ChatRoom,
    /// The line that is being written.
    pub draft: String,
    /// The number of lines of each room that have been shown.
    read: [usize; 2],
    /// The address of a page that was copied last.
    pub copied: Option<String>,
}

impl ChatMemory {
    /// Returns the number of lines of a room that have not been shown yet.
    pub fn unread(&self, game: &OnlineGame, room: ChatRoom) -> usize {
        let read = self.read.get(room.number()).copied().unwrap_or_default();
        if game.reads(room) { game.lines(room).count().saturating_sub(read) } else { 0 }
    }

    /// Notes that all lines of a room are shown.
    pub fn note_read(&mut self, game: &OnlineGame, room: ChatRoom) {
        if let Some(read) = self.read.get_mut(room.number()) {
            *read = game.lines(room).count();
        }
    }
}

#[cfg(test)]
impl OnlineGame {
    /// A game in which the first side, played here, is waited for, and its clock runs.
    pub(crate) fn example() -> Self {
        Self {
            title: "Smolensk".to_owned(),
            turn: 3,
            phase: "German combat".to_owned(),
            line: LineState::Connected,
            own: Some(0),
            due: vec![0],
            players: ["Anna".to_owned(), "Bert".to_owned()],
            present: [true, true],
            spectators: 3,
            delay: DelayTerms::None,
            clocks: Some([
                ClockShown { left: 3_600_000, runs: true },
                ClockShown { left: 42_000, runs: false },
            ]),
            is_paused: false,
            asked: Vec::new(),
            asks: Vec::new(),
            claim: None,
            hints: Hints::Allowed,
            drags: Some(DragsShown { own: false, other: false, left: None }),
            chat: Vec::new(),
            page: None,
        }
    }
}
