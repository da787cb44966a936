//! How many units may end a move, an advance or their entry in a hex (6.7, 20.1, 20.2).

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

/// Who stands in a hex, as far as it counts: no weapons, no snipers, nobody who is carried (6.7).
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

    /// Whether so many may stand in a hex with this work.
    ///
    /// # Errors
    /// The limit of the hex (6.7), or that of a bunker: only a bunker has one of its own. Vehicles stand beside it
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

/// Who would stand in a hex if these units did as well; who of them stands there already counts once.
pub fn crowd(rulebook: &Rulebook, public: &Public, hex: Hex, with: &[&Counter]) -> Crowd {
    let mut crowd = Crowd::default();
    let named = |counter: &&Counter| with.iter().any(|unit| unit.id == counter.id);
    public.in_hex(hex).filter(|counter| !named(counter)).for_each(|counter| crowd.add(rulebook, counter));
    with.iter().for_each(|counter| crowd.add(rulebook, counter));
    crowd
}

/// Whether a hex has room for those who are in it when these have gone on (14.4).
///
/// # Errors
/// There are too many without them.
pub fn fits_without(rulebook: &Rulebook, public: &Public, hex: Hex, gone: &[UnitId]) -> Result<(), NoWay> {
    let mut crowd = Crowd::default();
    let stay = public.in_hex(hex).filter(|counter| !gone.contains(&counter.id));
    stay.for_each(|counter| crowd.add(rulebook, counter));
    crowd.check(public.works.get(&hex).copied(), hex)
}

/// Whether these units may end in a hex together, with who stands there (6.7, 20.1); on the way nobody asks.
///
/// # Errors
/// There is no room for all.
pub fn fits(rulebook: &Rulebook, public: &Public, hex: Hex, units: &[&Counter]) -> Result<(), NoWay> {
    crowd(rulebook, public, hex, units).check(public.works.get(&hex).copied(), hex)
}
