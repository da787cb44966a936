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
