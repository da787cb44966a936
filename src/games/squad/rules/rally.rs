//! Recovery at the beginning of a segment, and rally at its end (3.1 a, 3.6 a, 13.12).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub mod valour;

use super::{
    counter::{Counter, Place},
    fire::{
        chance::Chance,
        modifier::{Modifiers, Reason, listed, sum},
    },
    kinds::Side,
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
};
use crate::engine::counters::UnitId;

/// The highest roll with which leaders, elite infantry, vehicles and guns rally, and the one for other units (13.12).
pub const BEST: i8 = 7;
pub const OTHERS: i8 = 6;

/// The units of a side that recover at the beginning of its segment: all that are pinned (3.1 a).
pub fn recovering(public: &Public, side: Side) -> impl Iterator<Item = UnitId> {
    let pinned = public
        .counters
        .iter()
        .filter(move |counter| counter.side == side && counter.condition.pinned && counter.is_in_play());
    pinned.map(|counter| counter.id)
}

/// An attempt to rally, before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rally {
    /// The highest roll that succeeds.
    pub number: i8,
    pub modifiers: Modifiers,
}

impl Rally {
    pub fn succeeds(&self, dice: u8) -> bool {
        i8::try_from(dice).is_ok_and(|dice| dice.saturating_add(sum(&self.modifiers)) <= self.number)
    }

    pub fn chance(&self) -> Chance {
        Chance::of_sums(|dice| self.succeeds(dice))
    }
}

/// Returns the attempt of a pinned unit to rally, with the best unpinned leader of its side in the hex. It has one
/// attempt a phase (3.6 a, 13.12). A passenger rallies with its carrier (8.4).
///
/// # Errors
/// The reason why it may not try.
pub fn rally(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Rally, Why> {
    let unit = counter.id;
    let hex = match counter.place {
        Place::Map(hex) => hex,
        Place::Aboard(_) => return Err(Why::RalliesWithCarrier { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    };
    if !counter.condition.pinned {
        return Err(Why::NotPinned { unit });
    }
    if counter.condition.tried {
        return Err(Why::TriedBefore { unit });
    }
    let friends = public.in_hex(hex).filter(|other| other.side == counter.side && !other.condition.pinned);
    let led = friends.filter_map(|other| rulebook.kind(other).leads()).min().unwrap_or(0);
    let kind = rulebook.kind(counter);
    let best = kind.leads().is_some() || kind.is_elite() || kind.faces();
    Ok(Rally { number: if best { BEST } else { OTHERS }, modifiers: listed([(Reason::Leader, led)]) })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::samples::{but, counter, position, with, word};

    fn pinned(kind: &str, number: u8, at: &str) -> Counter {
        but(counter(kind, number, at), |condition| condition.pinned = true)
    }

    /// Example 23: a rifle squad and an elite squad rally by seven, with a leader and without.
    #[test]
    fn leaders_help_to_rally() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position([
            pinned("ge-rifle", 1, "0201"),
            pinned("ge-pzgren", 1, "0201"),
            pinned("ge-rifle", 2, "0203"),
            counter("ge-leader-1", 1, "0203"),
            pinned("ge-leader-2", 1, "0203"),
        ]);
        let rally = |id: &str| rally(&rulebook, &public, public.find(word(id)).unwrap()).unwrap();
        assert!(!rally("ge-rifle-1").succeeds(7));
        assert!(rally("ge-pzgren-1").succeeds(7));
        assert_eq!(rally("ge-rifle-2").modifiers, [(Reason::Leader, -1)], "the better one is pinned");
        assert_eq!([7, 8].map(|dice| rally("ge-rifle-2").succeeds(dice)), [true, false]);
        assert_eq!(rally("ge-rifle-1").chance(), Chance::new(15, 36));
    }

    /// Leaders, vehicles and guns rally as elite infantry does (13.12).
    #[test]
    fn some_rally_by_seven() {
        let rulebook = Rulebook::of_map("map-valmont");
        let number = |kind: &str| {
            let counter = pinned(kind, 1, "0201");
            rally(&rulebook, &position([counter.clone()]), &counter).unwrap().number
        };
        for kind in ["ge-leader-0", "us-para-half", "ge-truck", "ge-pak-40"] {
            assert_eq!(number(kind), 7, "{kind}");
        }
        assert_eq!(number("us-rifle-half"), 6);
    }

    #[test]
    fn a_unit_tries_once_and_only_if_it_is_pinned() {
        let rulebook = Rulebook::of_map("map-valmont");
        let tried = but(pinned("ge-rifle", 1, "0201"), |condition| condition.tried = true);
        let fresh = counter("ge-rifle", 2, "0201");
        let aboard = with("ge-rifle", 3, Place::Aboard(word("ge-truck-1")), Side::German);
        let public = position([tried.clone(), fresh.clone(), aboard.clone()]);
        let rally = |counter: &Counter| rally(&rulebook, &public, counter);
        assert_eq!(rally(&tried), Err(Why::TriedBefore { unit: tried.id }));
        assert_eq!(rally(&fresh), Err(Why::NotPinned { unit: fresh.id }));
        assert_eq!(rally(&aboard), Err(Why::RalliesWithCarrier { unit: aboard.id }));
    }

    /// All pinned units of the side recover without dice, including passengers (3.1 a).
    #[test]
    fn all_recover_at_the_beginning_of_the_segment() {
        let aboard = with("ge-rifle", 2, Place::Aboard(word("ge-truck-1")), Side::German);
        let lost = with("ge-rifle", 3, Place::Destroyed, Side::German);
        let public = position([
            pinned("ge-rifle", 1, "0201"),
            but(aboard, |condition| condition.pinned = true),
            but(lost, |condition| condition.pinned = true),
            counter("ge-rifle", 4, "0201"),
            pinned("us-rifle", 1, "0203"),
        ]);
        let recovering: Vec<UnitId> = recovering(&public, Side::German).collect();
        assert_eq!(recovering, ["ge-rifle-1", "ge-rifle-2"].map(word));
    }
}
