//! Lines of sight, kept from order to order. The ground does not change, and smoke is checked again.

use crate::{
    engine::board::Hex,
    games::squad::rules::{position::Public, rulebook::Rulebook, sight::Seeing},
};
use std::{
    cell::RefCell,
    collections::BTreeMap,
    sync::atomic::{AtomicI8, Ordering::Relaxed},
};

/// The marks for a line not yet examined and for a blocked line. Hindrances are small numbers.
const UNKNOWN: i8 = i8::MIN;
const BLOCKED: i8 = i8::MAX;

/// The hindrance between two hexes through smoke, for lines examined so far.
pub(crate) type SmokyLines = BTreeMap<(Hex, Hex), Option<i8>>;

/// The hindrance between two hexes without smoke, for all lines examined so far.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    columns: usize,
    rows: usize,
    /// Hexes with bunkers, which block.
    bunkers: Vec<Hex>,
    known: Vec<AtomicI8>,
}

fn bunkers(public: &Public) -> impl Iterator<Item = Hex> + '_ {
    public.works.iter().filter(|(_, work)| work.kind.is_bunker()).map(|(hex, _)| *hex)
}

impl Sights {
    pub fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let (columns, rows) = (usize::from(rulebook.board.columns()), usize::from(rulebook.board.rows()));
        let pairs = (columns * rows).pow(2);
        let known = (0..pairs).map(|_| AtomicI8::new(UNKNOWN)).collect();
        Self { columns, rows, bunkers: bunkers(public).collect(), known }
    }

    /// Whether they belong to this position.
    pub fn fit(&self, public: &Public) -> bool {
        !self.known.is_empty() && self.bunkers.iter().copied().eq(bunkers(public))
    }

    fn number(&self, hex: Hex) -> usize {
        (usize::from(hex.column()) - 1) * self.rows + usize::from(hex.row()) - 1
    }

    /// The modifier of all hindrances between two hexes; none if the line is blocked (9.3). Lines through smoke are kept
    /// in `smoky`, which belongs to the smoke of this position.
    pub fn hindrance(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        (from, to): (Hex, Hex),
        smoky: &RefCell<SmokyLines>,
    ) -> Option<i8> {
        // Smoke hinders, but blocks nothing: a line that is blocked without it is blocked.
        let clear = self.without_smoke(rulebook, public, from, to)?;
        let far = from.distance(to);
        // A hex that is off the shortest paths by more than one step is not on the line.
        let on_the_way = |hex: &Hex| from.distance(*hex) + hex.distance(to) <= far + 1;
        if !public.smoke.keys().any(on_the_way) {
            return Some(clear);
        }
        let known = smoky.borrow().get(&(from, to)).copied();
        known.unwrap_or_else(|| {
            let found = rulebook.seeing(public).hindrance(from, to);
            smoky.borrow_mut().insert((from, to), found);
            found
        })
    }

    fn without_smoke(&self, rulebook: &Rulebook, public: &Public, from: Hex, to: Hex) -> Option<i8> {
        let place = self.number(from) * self.columns * self.rows + self.number(to);
        let entry = self.known.get(place)?;
        match entry.load(Relaxed) {
            UNKNOWN => {
                let smoke = BTreeMap::new();
                let seeing = Seeing { smoke: &smoke, ..rulebook.seeing(public) };
                let found = seeing.hindrance(from, to);
                entry.store(found.unwrap_or(BLOCKED), Relaxed);
                found
            }
            BLOCKED => None,
            hindrance => Some(hindrance),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The kept lines agree with the rules, with smoke on the line and without (9.3).
    #[test]
    fn kept_sights_are_those_of_the_rules() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let mut public = Public::default();
        let sights = Sights::new(&rulebook, &public);
        let hexes: Vec<Hex> = rulebook.board.hexes().step_by(11).collect();
        for smoke in [None, Some("0909"), Some("1007")] {
            public.smoke = smoke.map(|hex| (hex.parse().unwrap(), 2)).into_iter().collect();
            let smoky = RefCell::default();
            for from in &hexes {
                for to in hexes.iter().filter(|to| *to != from) {
                    let found = rulebook.seeing(&public).hindrance(*from, *to);
                    for _ in 0..2 {
                        let kept = sights.hindrance(&rulebook, &public, (*from, *to), &smoky);
                        assert_eq!(kept, found, "{from} {to} {smoke:?}");
                    }
                }
            }
        }
    }
}
