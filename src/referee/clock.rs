//! The clocks of the two players, as pure functions: nothing here asks a clock.
//!
//! The time of players is counted in milliseconds for which the server has run ([`Uptime`]), not in those of UNIX time: the
//! time during which the server was away costs no player anything, and a clock that is set forward or back changes nothing.

use crate::engine::text::{Text, t};
use serde::{Deserialize, Serialize};

/// The longest time, in milliseconds, between two moments that a running server notes. It was away if more has passed.
pub const LONGEST_GAP: i64 = 5_000;

/// The milliseconds after which an opponent without a link may be called gone: five minutes.
pub const GONE_AFTER: i64 = 5 * 60 * SECOND;

/// The milliseconds that a player of a game by days may be late: 48 hours.
const GRACE_OF_DAYS: i64 = 2 * DAY;

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// Limits of what can be agreed: a day for a turn or a game at one sitting, and sixty days for a turn by days.
const MOST_SECONDS: u32 = 24 * 60 * 60;
const MOST_DAYS: u32 = 60;

/// The fewest seconds that a player can have: less could not be played.
const FEWEST_SECONDS: u32 = 10;

/// The time for which a server has run, by the moments that it notes while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uptime {
    /// The last moment noted, in milliseconds of UNIX time.
    pub at: i64,
    /// The milliseconds for which the server had run at that moment.
    pub up: i64,
}

impl Uptime {
    /// Begins with the first moment of a server.
    pub fn new(at: i64) -> Self {
        Self { at, up: 0 }
    }

    /// Returns how long the server has run at a later moment. More than [`LONGEST_GAP`] since the last moment is not
    /// counted: the server was away, or the clock of its machine was set.
    #[must_use]
    pub fn after(self, at: i64) -> Self {
        let passed = at.saturating_sub(self.at);
        if (-LONGEST_GAP..0).contains(&passed) {
            // Two threads may note their moments in another order: counting from the earlier one would count twice.
            return self;
        }
        let counted = if passed <= LONGEST_GAP { passed.max(0) } else { 0 };
        Self { at, up: self.up.saturating_add(counted) }
    }
}

/// The clocks that were agreed for a game.
///
/// A *player turn* lasts as long as the turn and the owner of the phase stay the same. The opponent's answers in it are
/// given on the opponent's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockTerms {
    #[default]
    None,
    /// Both players have this time in each player turn: the one for the turn, the other for the answers in it.
    Turn { seconds: u32 },
    /// Each player has this time for the game, and gets the increment after each player turn with an own order.
    Game { seconds: u32, increment: u32 },
    /// Both players have this many days in each player turn. A late player loses only after 48 hours more.
    Days { days: u32 },
}

impl ClockTerms {
    /// Returns what cannot be agreed about them, in a sentence.
    pub fn fault(self) -> Option<Text> {
        let seconds = |seconds: u32| (FEWEST_SECONDS..=MOST_SECONDS).contains(&seconds);
        let is_possible = match self {
            Self::None => true,
            Self::Turn { seconds: time } => seconds(time),
            Self::Game { seconds: time, increment } => seconds(time) && increment <= MOST_SECONDS,
            Self::Days { days } => (1..=MOST_DAYS).contains(&days),
        };
        (!is_possible).then(|| t!("online-refusal-clock"))
    }

    /// Whether the players sit at their clocks: one without a link may be called gone.
    pub fn is_at_one_sitting(self) -> bool {
        matches!(self, Self::Turn { .. } | Self::Game { .. })
    }

    /// The milliseconds with which a player begins; none in a game without clocks.
    fn first(self) -> Option<i64> {
        match self {
            Self::None => None,
            Self::Turn { seconds } | Self::Game { seconds, .. } => Some(i64::from(seconds) * SECOND),
            Self::Days { days } => Some(i64::from(days) * DAY),
        }
    }

    /// The milliseconds that a player has for a turn; none if a turn alone has no limit.
    pub fn of_turn(self) -> Option<i64> {
        match self {
            Self::Turn { .. } | Self::Days { .. } => self.first(),
            Self::None | Self::Game { .. } => None,
        }
    }

    /// The milliseconds after its time for which a flag does not count.
    fn grace(self) -> i64 {
        if matches!(self, Self::Days { .. }) { GRACE_OF_DAYS } else { 0 }
    }
}

/// The reason for which a player claims the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The time of the opponent is over.
    Time,
    /// The opponent has been without a link for five minutes of their own turn.
    Gone,
}

/// The clocks of both seats at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The milliseconds left to each seat at that moment; below zero after its time.
    pub left: [i64; 2],
    /// The moment, in milliseconds for which the server had run.
    pub up: i64,
    /// Whether each seat is waited for, so that its clock runs if there is no pause.
    pub runs: [bool; 2],
    #[serde(default)]
    pub is_paused: bool,
    /// Whether each seat has given an order in the present player turn.
    #[serde(default)]
    pub has_ordered: [bool; 2],
    /// The claim by which the game has ended.
    #[serde(default)]
    pub claimed: Option<Claim>,
}

/// The facts of a kept line that change the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineOnClock {
    /// The moment at which it was kept, in milliseconds for which the server had run.
    pub up: i64,
    /// The seat of its order; none for a command of the table.
    pub order_of: Option<usize>,
    /// Whether it ends a pause: it is the order of a person.
    pub resumes: bool,
    /// Whether a new player turn has begun with it.
    pub ends_turn: bool,
    /// Whether each seat is waited for after it.
    pub runs: [bool; 2],
    /// The claim by which it has ended the game.
    pub claimed: Option<Claim>,
}

impl Clocks {
    /// Returns the clocks of a game that begins at a moment; none if it has no clocks.
    pub fn new(terms: ClockTerms, runs: [bool; 2], up: i64) -> Option<Self> {
        let left = [terms.first()?; 2];
        Some(Self { left, up, runs, is_paused: false, has_ordered: [false; 2], claimed: None })
    }

    /// Returns the clocks at a later moment, if nothing has happened since.
    #[must_use]
    pub fn at(self, up: i64) -> Self {
        let passed = if self.is_paused { 0 } else { up.saturating_sub(self.up).max(0) };
        let [first, second] = self.runs.map(|runs| if runs { passed } else { 0 });
        let left = [self.left[0].saturating_sub(first), self.left[1].saturating_sub(second)];
        Self { left, up, ..self }
    }

    /// Returns the clocks after a line.
    #[must_use]
    pub fn after(self, terms: ClockTerms, line: LineOnClock) -> Self {
        let mut now = self.at(line.up);
        if let Some(seat) = line.order_of {
            now.has_ordered[seat.min(1)] = true;
        }
        now.is_paused &= !line.resumes;
        if line.ends_turn {
            now.left = now.left_in_next_turn(terms);
            now.has_ordered = [false; 2];
        }
        Self { runs: line.runs, claimed: line.claimed.or(now.claimed), ..now }
    }

    /// The time with which each seat begins the next player turn.
    fn left_in_next_turn(&self, terms: ClockTerms) -> [i64; 2] {
        match terms {
            ClockTerms::Game { increment, .. } => {
                let [first, second] =
                    self.has_ordered.map(|has| if has { i64::from(increment) * SECOND } else { 0 });
                [self.left[0].saturating_add(first), self.left[1].saturating_add(second)]
            }
            ClockTerms::None | ClockTerms::Turn { .. } | ClockTerms::Days { .. } => {
                terms.first().map_or(self.left, |first| [first; 2])
            }
        }
    }

    /// Returns the clocks after a takeback, with the time of the orders that were taken back given back to both: as they
    /// were before those orders.
    #[must_use]
    pub fn given_back(self, runs: [bool; 2], up: i64) -> Self {
        Self { runs, up, is_paused: false, ..self }
    }

    /// Returns the clocks with a pause that begins or ends at a moment.
    #[must_use]
    pub fn with_pause(self, is_paused: bool, up: i64) -> Self {
        Self { is_paused, ..self.at(up) }
    }

    /// Whether a seat has used up its time at a moment, so that the opponent may claim the game.
    pub fn is_over(&self, terms: ClockTerms, seat: usize, up: i64) -> bool {
        self.at(up).left[seat.min(1)] <= -terms.grace()
    }

    /// Whether the clock of a seat runs.
    pub fn is_running(&self, seat: usize) -> bool {
        self.runs[seat.min(1)] && !self.is_paused
    }
}
