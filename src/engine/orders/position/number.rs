//! Numbers for things that are compared by identity and not by contents, like rulebooks.

use std::sync::atomic::{AtomicU64, Ordering};

/// The number of one thing in a running program, never used twice. The address of a thing in memory is not such a
/// number, since another one may later be at the same address. A copy of the thing is another thing, with another
/// number.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Number(u64);

impl Number {
    /// The number, from 1.
    pub fn get(&self) -> u64 {
        self.0
    }
}

impl Default for Number {
    fn default() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

impl Clone for Number {
    fn clone(&self) -> Self {
        Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_is_given_twice() {
        let one = Number::default();
        let copy = one.clone();
        assert!(one != copy && copy != Number::default());
    }
}
