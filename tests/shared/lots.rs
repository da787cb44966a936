//! Random choices for games of tests.

use kessel::engine::board::{ALL_SIDES, Hexside};

/// A generator good enough for choosing.
pub struct Lots(pub u64);

impl Lots {
    /// Returns a number below this one.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }

    #[allow(dead_code, reason = "counters of some games alone face a side")]
    pub fn side(&mut self) -> Hexside {
        ALL_SIDES[self.below(6)]
    }
}
