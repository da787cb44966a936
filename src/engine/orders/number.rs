//! Numbers for what is known apart by who it is and not by what it holds, like rulebooks.

use std::sync::atomic::{AtomicU64, Ordering};

/// The number of one thing in a running program, never given twice. The place where a thing lies in memory is
/// no such number: another one may come to lie there. A copy of the thing is another thing, with another number.
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
    use crate::{engine::orders::Game, games::guderian::rules::Guderian};

    #[test]
    fn no_number_is_given_twice() {
        let one = Number::default();
        let copy = one.clone();
        assert!(one != copy && copy != Number::default());
    }

    /// A rulebook that comes to lie where another one lay is not taken for it.
    #[test]
    fn rulebooks_are_known_by_their_numbers() {
        let load = || Box::new(Guderian::load("training", &Default::default()).expect("it is shipped"));
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..4 {
            assert!(seen.insert(Guderian::number(&load()).get()), "the same number for another rulebook");
        }
        let rulebook = load();
        assert_eq!(Guderian::number(&rulebook), Guderian::number(&rulebook));
        assert_ne!(Guderian::number(&rulebook), Guderian::number(&rulebook.clone()), "a copy may be changed");
    }
}
