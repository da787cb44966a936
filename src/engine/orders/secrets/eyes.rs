//! For whose eyes a position is laid out, in a game in which a side may hide counters from the other.

/// Who looks at a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Viewer {
    /// What both players know, and nothing else: so a position is kept, hashed and written down.
    #[default]
    Both,
    /// What the side with this number knows.
    Side(usize),
    /// Everything, as the referee sees it.
    All,
}

impl Viewer {
    /// Whether they see what a side keeps to itself.
    pub fn see(self, side: usize) -> bool {
        match self {
            Self::Both => false,
            Self::Side(own) => own == side,
            Self::All => true,
        }
    }
}
