//! Limits of messages in a time, counted with the moments that a server passes.

/// Something that fills with time, and from which each message takes.
#[derive(Clone, Debug)]
pub(super) struct Bucket {
    /// The messages in it, in thousandths.
    left: i64,
    /// The most that it holds, and what flows in each millisecond, in thousandths.
    most: i64,
    rate: i64,
    /// When something was taken last, in milliseconds.
    at: i64,
}

impl Bucket {
    /// Begins full, for this many messages a second and this many at once.
    pub fn new(a_second: i64, at_once: i64, at: i64) -> Self {
        let most = at_once * 1_000;
        Self { left: most, most, rate: a_second, at }
    }

    /// Takes a message that counts as so many; returns whether there were enough. A clock that goes back fills nothing.
    pub fn take(&mut self, cost: i64, at: i64) -> bool {
        self.fill(at);
        let cost = cost.saturating_mul(1_000);
        let is_enough = cost <= self.left;
        if is_enough {
            self.left -= cost;
        }
        is_enough
    }

    /// Gives a message back that is not counted after all.
    pub fn give_back(&mut self) {
        self.left = self.left.saturating_add(1_000).min(self.most);
    }

    /// Whether nothing was taken for so long that it is full.
    pub fn is_full(&mut self, at: i64) -> bool {
        self.fill(at);
        self.left >= self.most
    }

    fn fill(&mut self, at: i64) {
        let passed = at.saturating_sub(self.at).max(0);
        self.left = self.left.saturating_add(passed.saturating_mul(self.rate)).min(self.most);
        self.at = self.at.max(at);
    }
}
