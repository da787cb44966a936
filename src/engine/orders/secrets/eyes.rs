//! The viewer for whom a position is laid out, in a game in which a side may hide counters from the other.

/// A viewer of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Viewer {
    /// Both players: only what both know. Positions are stored, hashed and written down in this form.
    #[default]
    Both,
    /// The side with this number.
    Side(usize),
    /// The referee, who sees everything.
    All,
}

impl Viewer {
    /// Whether the viewer sees the secrets of a side.
    pub fn see(self, side: usize) -> bool {
        match self {
            Self::Both => false,
            Self::Side(own) => own == side,
            Self::All => true,
        }
    }
}
