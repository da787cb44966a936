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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{
        movement::samples::{aboard, at, carried, hex, position, some, work},
        position::WorkKind,
    };

    /// A hex holds four infantry, or two of the other units, or one of these and two infantry (6.7).
    #[test]
    fn a_hex_holds_four_infantry_or_two_others() {
        let room =
            |infantry, guns, vehicles| Crowd { infantry, guns, vehicles }.check(None, hex("0507")) == Ok(());
        assert_eq!([4, 5].map(|infantry| room(infantry, 0, 0)), [true, false]);
        assert_eq!([2, 3].map(|infantry| room(infantry, 1, 0)), [true, false]);
        assert_eq!([2, 3].map(|infantry| room(infantry, 0, 1)), [true, false]);
        assert!(room(0, 2, 0) && room(0, 1, 1) && room(0, 0, 2));
        assert!(!room(1, 1, 1) && !room(0, 2, 1) && !room(0, 0, 3));
    }

    /// Carried units do not count, nor do weapons and snipers. Leaders and half squads count as one each (6.7).
    #[test]
    fn what_is_carried_does_not_count() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position(vec![
            at("us-truck-1", "0507"),
            aboard("us-rifle-1", "us-truck-1"),
            aboard("us-at-57-1", "us-truck-1"),
            at("us-leader-0-1", "0507"),
            carried("us-bar-1", "us-leader-0-1"),
            at("sniper-1", "0507"),
            at("us-rifle-half-2a", "0508"),
            at("us-rifle-half-2b", "0508"),
        ]);
        let there = Crowd { infantry: 1, guns: 0, vehicles: 1 };
        assert_eq!(crowd(&rulebook, &public, hex("0507"), &[]), there);
        let fit = |ids: &[&str]| fits(&rulebook, &public, hex("0507"), &some(&public, ids));
        assert_eq!(fit(&["us-rifle-half-2a"]), Ok(()));
        assert_eq!(fit(&["us-leader-0-1", "us-rifle-half-2a"]), Ok(()), "the leader is there already");
        let full = Err(NoWay::Full { hex: hex("0507") });
        assert_eq!(fit(&["us-rifle-half-2a", "us-rifle-half-2b"]), full);
        // After unloading, the gun and its truck leave no room for the leader.
        assert_eq!(fit(&["us-at-57-1"]), full);
    }

    /// A bunker holds two infantry or one gun. Only a vehicle may stop in its hex outside it (20.2, ruling on 20.1).
    /// Other works have no limit of their own.
    #[test]
    fn a_bunker_has_its_own_limit() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position(vec![
            at("ge-rifle-1", "0209"),
            at("ge-rifle-2", "0210"),
            at("ge-leader-0-1", "0210"),
            at("ge-pak-40-1", "0210"),
            at("ge-pz-4h-1", "0210"),
        ]);
        let fit = |kind: WorkKind, ids: &[&str]| {
            let public = work(public.clone(), "0209", kind);
            fits(&rulebook, &public, hex("0209"), &some(&public, ids))
        };
        let full = Err(NoWay::BunkerFull { hex: hex("0209") });
        for bunker in [WorkKind::EarthBunker, WorkKind::ConcreteBunker] {
            assert_eq!(fit(bunker, &["ge-rifle-2"]), Ok(()));
            assert_eq!(fit(bunker, &["ge-rifle-2", "ge-leader-0-1"]), full);
            assert_eq!(fit(bunker, &["ge-pak-40-1"]), full, "a gun with infantry");
            assert_eq!(fit(bunker, &["ge-pz-4h-1"]), Ok(()), "beside it");
        }
        assert_eq!(fit(WorkKind::Foxhole, &["ge-rifle-2", "ge-leader-0-1"]), Ok(()));
        assert_eq!(fit(WorkKind::Foxhole, &["ge-pak-40-1"]), Ok(()));
        let one = work(position(vec![at("ge-pak-40-1", "0210")]), "0209", WorkKind::EarthBunker);
        assert_eq!(fits(&rulebook, &one, hex("0209"), &some(&one, &["ge-pak-40-1"])), Ok(()));
    }
}
