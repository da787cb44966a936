//! The state of a game that a referee holds elsewhere, for the panels.

/// The state of the line to the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineShown {
    Connected,
    /// The referee has not answered yet.
    Waiting,
    /// It is being dialled again.
    Lost,
    /// What came cannot be shown, and nothing more is shown.
    Stopped,
}

/// The state of a game that a referee holds elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineShown {
    pub line: LineShown,
    /// The side of the player at this table; none for a spectator.
    pub own: Option<usize>,
    /// The sides that are waited for.
    pub due: Vec<usize>,
    /// Whether the other player asks for a takeback.
    pub is_asked: bool,
    /// Whether the player at this table has asked for one.
    pub asks: bool,
}
