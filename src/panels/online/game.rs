//! The content of the panels of a game whose referee is elsewhere. It is plain data: the table fills it.

use crate::referee::Hints;

/// A game whose referee is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    pub line: LineState,
    /// The side of the player at this table; none for a spectator.
    pub own: Option<usize>,
    /// The sides that are waited for; none when the game is over.
    pub due: Vec<usize>,
    /// The names of the players, in the order in which the game numbers its sides.
    pub players: [String; 2],
    /// Whether each of them has this game open.
    pub present: [bool; 2],
    /// The number of spectators.
    pub spectators: u32,
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
    /// The chat, oldest line first.
    pub chat: Vec<ChatLine>,
}

impl OnlineGame {
    /// Returns the player at the other seat; none for a spectator.
    pub(crate) fn opponent(&self) -> Option<(usize, &str)> {
        let side = 1 - self.own?.min(1);
        self.players.get(side).map(|name| (side, name.as_str()))
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
