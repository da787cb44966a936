//! The deeds that are on the map.

use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::Viewer,
    },
    scene::{
        Deed,
        deed::{Age, Strike, may_see},
    },
    table::{app::screen::Screen, counters::animation::Throw},
};
use bevy::prelude::*;

/// The last deeds that were seen at the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Deeds {
    /// The last deed of each side, and the number of orders after it.
    pub(super) of_side: [Option<(Deed, usize)>; 2],
    /// The side of the latest one.
    pub(super) latest: usize,
    /// The viewer at the table; none in a game without secrets on the map.
    pub(super) eyes: Option<Viewer>,
    /// The flags of the sides.
    pub(super) flags: [Flag; 2],
    /// The number of orders at the moment that is shown.
    pub(super) now: usize,
    /// The age of each side's deed.
    pub(super) ages: [Age; 2],
    /// The attackers that have left their hexes since: an advance belongs to the deed, but their cards are elsewhere.
    pub(super) gone: Vec<UnitId>,
}

impl Default for Deeds {
    fn default() -> Self {
        let flags = [Flag::Grey, Flag::Red];
        let (of_side, ages) = ([None, None], [Age::New; 2]);
        Self { of_side, latest: 0, eyes: None, flags, now: 0, ages, gone: Vec::new() }
    }
}

impl Deeds {
    /// The latest deed.
    pub fn latest(&self) -> Option<&Deed> {
        self.of_side[self.latest.min(1)].as_ref().map(|(deed, _)| deed)
    }

    /// The last deed of the other side.
    pub fn earlier(&self) -> Option<&Deed> {
        self.of_side[1 - self.latest.min(1)].as_ref().map(|(deed, _)| deed)
    }

    /// The age of a side's deed.
    pub(super) fn age(&self, side: usize) -> Age {
        self.ages[side.min(1)]
    }

    /// Takes in a deed that is complete after this many orders.
    pub(super) fn take(&mut self, deed: Deed, orders: usize) {
        self.latest = deed.side.min(1);
        self.of_side[self.latest] = Some((deed, orders));
    }

    /// Drops the deeds of orders that were undone.
    pub(super) fn go_back_to(&mut self, orders: usize) {
        for deed in &mut self.of_side {
            deed.take_if(|(_, after)| *after > orders);
        }
        if self.latest().is_none() {
            self.latest = 1 - self.latest.min(1);
        }
    }

    /// Whether the viewer may see what only this side knows.
    pub(super) fn shows(&self, only: Option<usize>) -> bool {
        may_see(self.eyes, only)
    }
}

/// Whether deeds are on the screen.
pub(super) fn are_shown(screen: &State<Screen>) -> bool {
    !matches!(screen.get(), Screen::Title | Screen::Workshop)
}

/// The latest deed, and how far the dice have shown it.
pub(super) struct LatestDeed<'d> {
    pub deed: &'d Deed,
    /// The dice that still roll for it.
    throw: Option<&'d Throw>,
}

impl<'d> LatestDeed<'d> {
    /// The attacks that are shown: none while units still move into fire, and only the one for which the die rolls if the
    /// order has several.
    pub fn strikes(&self) -> &'d [Strike] {
        let strikes = self.deed.strikes.as_slice();
        match self.throw {
            Some(throw) if throw.is_to_come() && throw.attack == 0 => &[],
            Some(throw) if throw.attacks > 1 => {
                let number = self.undecided_by_dice() + throw.attack;
                strikes.get(number..=number).unwrap_or(strikes)
            }
            _ => strikes,
        }
    }

    /// The number of attacks before the first one for which dice roll.
    fn undecided_by_dice(&self) -> usize {
        self.deed.strikes.len().saturating_sub(self.throw.map_or(0, |throw| throw.attacks))
    }

    /// Whether the result of this attack may be shown.
    pub fn is_decided(&self, strike: usize) -> bool {
        let attack = strike.checked_sub(self.undecided_by_dice());
        self.throw.is_none_or(|throw| match attack {
            Some(attack) if throw.attacks > 1 => throw.has_shown(attack),
            _ => !throw.hides_result(),
        })
    }

    /// Whether the results of all its attacks may be shown.
    pub fn is_all_decided(&self) -> bool {
        self.throw.is_none_or(|throw| !throw.hides_result())
    }

    /// The place of a mark in this hex.
    pub fn place(&self, hex: Hex) -> Hex {
        self.deed.place(hex, self.throw.is_some())
    }
}

/// The latest deed, unless the game has gone on since.
pub(super) fn latest<'d>(deeds: &'d Deeds, throw: &'d Throw) -> Option<LatestDeed<'d>> {
    let (deed, after) = deeds.of_side[deeds.latest.min(1)].as_ref()?;
    // Dice of a later order, a rally say, hide nothing of it.
    let throw = Some(throw).filter(|throw| throw.clock.is_some() && *after == deeds.now);
    (deeds.age(deed.side) == Age::New).then_some(LatestDeed { deed, throw })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::scene::deed::Manner;

    fn deed(side: usize) -> Deed {
        Deed { side, ..Deed::default() }
    }

    /// The last deed of either side stays, the latest one first; an undo removes those that it undoes.
    #[test]
    fn the_last_deed_of_each_side_stays() {
        let mut deeds = Deeds::default();
        deeds.take(deed(0), 3);
        deeds.take(deed(1), 5);
        assert_eq!(deeds.latest().map(|deed| deed.side), Some(1));
        assert_eq!(deeds.earlier().map(|deed| deed.side), Some(0));
        deeds.go_back_to(4);
        assert_eq!(deeds.latest().map(|deed| deed.side), Some(0));
        assert_eq!(deeds.earlier(), None);
        deeds.go_back_to(2);
        assert_eq!(deeds.latest(), None);
    }

    /// A result is on the map only when the die of its attack is at rest; dice of a later order hide nothing.
    #[test]
    fn nothing_is_decided_while_the_die_rolls() {
        let mut deeds = Deeds { now: 1, ..Deeds::default() };
        let strike = Strike {
            side: 0,
            manner: Manner::Fire,
            firers: Vec::new(),
            targets: Vec::new(),
            struck: Vec::new(),
            only: None,
        };
        deeds.take(Deed { strikes: vec![strike.clone(), strike], ..deed(0) }, 1);
        let throw = |attack, clock| Throw { clock: Some(clock), attack, attacks: 2, ..Throw::default() };
        let decided = |deeds: &Deeds, throw: &Throw| {
            let shown = latest(deeds, throw).unwrap();
            ([0, 1].map(|strike| shown.is_decided(strike)), shown.is_all_decided(), shown.strikes().len())
        };
        assert_eq!(decided(&deeds, &throw(0, -0.5)), ([false, false], false, 0));
        assert_eq!(decided(&deeds, &throw(0, 0.2)), ([false, false], false, 1));
        assert_eq!(decided(&deeds, &throw(0, 1.5)), ([true, false], false, 1));
        assert_eq!(decided(&deeds, &throw(1, 0.2)), ([true, false], false, 1));
        assert_eq!(decided(&deeds, &throw(1, 1.5)), ([true, true], true, 1));
        assert_eq!(decided(&deeds, &Throw::default()), ([true, true], true, 2));
        deeds.now = 2;
        assert_eq!(decided(&deeds, &throw(0, 0.2)), ([true, true], true, 2));
    }
}
