//! Stacking limits at the end of a move, an advance or an entry (6.7, 20.1, 20.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::Counter,
        position::{Public, Work},
        rulebook::Rulebook,
    },
};

/// The units in a hex that count for stacking: no weapons, no snipers and no passengers (6.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    pub infantry: u16,
    pub guns: u16,
    /// AFVs and unarmoured vehicles.
    pub vehicles: u16,
}

impl Crowd {
    fn add(&mut self, rulebook: &Rulebook, counter: &Counter) {
        match Moves::of(rulebook.kind(counter)) {
            Some(Moves::Foot) => self.infantry += 1,
            Some(Moves::ByHand | Moves::Towed) => self.guns += 1,
            Some(Moves::Wheels | Moves::Armour) => self.vehicles += 1,
            None => {}
        }
    }

    /// Checks that these units may be in a hex with this work.
    ///
    /// # Errors
    /// The limit of the hex (6.7), or of a bunker: only a bunker has its own limit. Vehicles do not count for it
    /// (20.2).
    pub fn check(self, work: Option<Work>, hex: Hex) -> Result<(), NoWay> {
        let Self { infantry, guns, vehicles } = self;
        let most = match guns + vehicles {
            0 => 4,
            1 => 2,
            2 => 0,
            _ => return Err(NoWay::Full { hex }),
        };
        if infantry > most {
            return Err(NoWay::Full { hex });
        }
        let in_bunker = matches!((infantry, guns), (0..=2, 0) | (0, 1));
        if work.is_some_and(|work| work.kind.is_bunker()) && !in_bunker {
            return Err(NoWay::BunkerFull { hex });
        }
        Ok(())
    }
}

/// The units in a hex with these units added. A unit that is already there counts once.
pub fn crowd(rulebook: &Rulebook, public: &Public, hex: Hex, with: &[&Counter]) -> Crowd {
    let mut crowd = Crowd::default();
    let named = |counter: &&Counter| with.iter().any(|unit| unit.id == counter.id);
    public.in_hex(hex).filter(|counter| !named(counter)).for_each(|counter| crowd.add(rulebook, counter));
    with.iter().for_each(|counter| crowd.add(rulebook, counter));
    crowd
}

/// Checks that a hex has room for its units after these have left (14.4).
///
/// # Errors
/// There are too many units without them.
pub fn fits_without(rulebook: &Rulebook, public: &Public, hex: Hex, gone: &[UnitId]) -> Result<(), NoWay> {
    let mut crowd = Crowd::default();
    let stay = public.in_hex(hex).filter(|counter| !gone.contains(&counter.id));
    stay.for_each(|counter| crowd.add(rulebook, counter));
    crowd.check(public.works.get(&hex).copied(), hex)
}

/// Checks that these units may end in a hex together, with the units there (6.7, 20.1). During the move there is no
/// limit.
///
/// # Errors
/// There is no room for all.
pub fn fits(rulebook: &Rulebook, public: &Public, hex: Hex, units: &[&Counter]) -> Result<(), NoWay> {
    crowd(rulebook, public, hex, units).check(public.works.get(&hex).copied(), hex)
}
