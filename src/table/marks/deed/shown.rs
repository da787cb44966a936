//! The deeds that are on the map.

use crate::{
    engine::{
        counters::{Flag, UnitId},
        orders::Viewer,
    },
    scene::{
        Deed,
        deed::{Age, may_see},
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
    /// The age of each side's deed.
    pub(super) ages: [Age; 2],
    /// The attackers that have left their hexes since: an advance belongs to the deed, but their cards are elsewhere.
    pub(super) gone: Vec<UnitId>,
}

impl Default for Deeds {
    fn default() -> Self {
        let flags = [Flag::Grey, Flag::Red];
        Self { of_side: [None, None], latest: 0, eyes: None, flags, ages: [Age::New; 2], gone: Vec::new() }
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
    !matches!(screen.get(), Screen::Title)
}

/// The deed whose results may be shown: none while its die rolls, and none when the game has gone on since.
pub(super) fn decided<'d>(deeds: &'d Deeds, throw: &Throw) -> Option<&'d Deed> {
    deeds.latest().filter(|deed| !throw.hides_result() && deeds.age(deed.side) == Age::New)
}

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Results are on the map only when the die is at rest.
    #[test]
    fn nothing_is_decided_while_the_die_rolls() {
        let mut deeds = Deeds::default();
        deeds.take(deed(0), 1);
        assert!(decided(&deeds, &Throw { clock: Some(0.2) }).is_none());
        assert!(decided(&deeds, &Throw { clock: None }).is_some());
    }
}
