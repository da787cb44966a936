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
use std::ops::Range;

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
    /// Whether each attack of the latest deed has had dice of its own: at rest the last one alone is shown, as over the map.
    pub(super) singly: bool,
}

impl Default for Deeds {
    fn default() -> Self {
        let flags = [Flag::Grey, Flag::Red];
        let (of_side, ages) = ([None, None], [Age::New; 2]);
        Self { of_side, latest: 0, eyes: None, flags, now: 0, ages, gone: Vec::new(), singly: false }
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
            if deed.take_if(|(_, after)| *after > orders).is_some() {
                self.singly = false;
            }
        }
        if self.latest().is_none() {
            self.latest = 1 - self.latest.min(1);
        }
    }

    /// The hexes with a ring: the targets of the latest deed, as long as it is new.
    pub fn ringed(&self) -> Vec<Hex> {
        let at_rest = Throw::default();
        let Some(latest) = latest(self, &at_rest) else { return Vec::new() };
        let ringed = latest.strikes().iter().flat_map(|strike| &strike.targets);
        ringed.map(|hex| latest.place(*hex)).collect()
    }

    /// The hexes of the attack for which dice roll or have just rolled: its targets and its attackers.
    pub fn fought(&self, throw: &Throw) -> Vec<Hex> {
        let Some(latest) = latest(self, throw) else { return Vec::new() };
        let strikes = latest.strikes();
        let targets = strikes.iter().flat_map(|strike| &strike.targets).map(|hex| latest.place(*hex));
        let firers = strikes.iter().flat_map(|strike| &strike.firers).filter(|it| self.shows(it.only));
        targets.chain(firers.map(|firer| firer.hex)).collect()
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
    /// Whether the last of its attacks alone is shown when no dice roll.
    singly: bool,
}

impl<'d> LatestDeed<'d> {
    /// The attacks that are shown: none while units still move into fire, and only the one for which the die rolls or has
    /// rolled last if the order has several.
    pub fn strikes(&self) -> &'d [Strike] {
        self.deed.strikes.get(self.shown()).unwrap_or_default()
    }

    /// The numbers of the attacks that are shown.
    fn shown(&self) -> Range<usize> {
        let all = self.deed.strikes.len();
        match self.throw {
            Some(throw) if throw.is_to_come() && throw.attack == 0 => 0..0,
            // Whether there is an attack at all is being rolled.
            Some(throw) if throw.begins_alone && throw.attack == 0 => 0..0,
            Some(throw) if throw.attacks > 1 => {
                let number = self.undecided_by_dice() + throw.attack - usize::from(throw.begins_alone);
                if number < all { number..number + 1 } else { 0..all }
            }
            None if self.singly => all.saturating_sub(1)..all,
            _ => 0..all,
        }
    }

    /// Whether the words about this attack are shown: those of other attacks would seem to belong to the one whose dice are
    /// over the map. Losses without an attack have words of their own.
    pub fn has_words(&self, strike: usize) -> bool {
        let belongs = self.deed.strikes.is_empty() || self.shown().contains(&strike);
        belongs && self.is_decided(strike)
    }

    /// The number of attacks before the first one for which dice roll.
    fn undecided_by_dice(&self) -> usize {
        let rolled =
            self.throw.map_or(0, |throw| throw.attacks.saturating_sub(usize::from(throw.begins_alone)));
        self.deed.strikes.len().saturating_sub(rolled)
    }

    /// Whether the result of this attack may be shown.
    pub fn is_decided(&self, strike: usize) -> bool {
        let attack = strike.checked_sub(self.undecided_by_dice());
        self.throw.is_none_or(|throw| match attack {
            Some(attack) if throw.attacks > 1 => throw.has_shown(attack + usize::from(throw.begins_alone)),
            _ => !throw.hides_result(),
        })
    }

    /// Whether the results of all its attacks may be shown.
    pub fn is_all_decided(&self) -> bool {
        self.throw.is_none_or(|throw| !throw.hides_result())
    }

    /// Whether a line of this earlier deed would seem to belong to it.
    fn confuses(&self, earlier: &Deed) -> bool {
        let has_no_line = |strike: &Strike| strike.firers.is_empty() && strike.off_map.is_none();
        let has_ring_alone = self.deed.strikes.iter().any(has_no_line);
        let ringed: Vec<Hex> = self.deed.ringed().map(|hex| self.place(hex)).collect();
        has_ring_alone || earlier.hexes().iter().any(|hex| ringed.contains(hex))
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
    (deeds.age(deed.side) == Age::New).then_some(LatestDeed { deed, throw, singly: deeds.singly })
}

/// A deed whose lines are on the map.
pub(super) enum DrawnDeed<'d> {
    /// The latest one, in full.
    Latest(LatestDeed<'d>),
    /// One that is past: thin lines alone.
    Past(&'d Deed),
}

/// Returns the deeds whose lines are drawn, the latest one last. While dice roll for an attack, lines of earlier attacks
/// would seem to belong to it: they are gone, and those of the latest one are past while dice roll for something else.
/// Neither has a line an end in a hex that is ringed, nor is there any beside mines, which have a ring and no line.
pub(super) fn drawn<'d>(deeds: &'d Deeds, throw: &'d Throw) -> Vec<DrawnDeed<'d>> {
    let side = deeds.latest.min(1);
    let past = |side: usize| {
        let (deed, _) = deeds.of_side[side].as_ref()?;
        (deeds.age(side) != Age::Old).then_some(deed)
    };
    let new = latest(deeds, throw);
    if throw.clock.is_some() {
        let of_this_order = new.filter(|latest| latest.throw.is_some()).map(DrawnDeed::Latest);
        return of_this_order.or_else(|| past(side).map(DrawnDeed::Past)).into_iter().collect();
    }
    let earlier = past(1 - side).filter(|earlier| new.as_ref().is_none_or(|new| !new.confuses(earlier)));
    let last = new.map(DrawnDeed::Latest).or_else(|| past(side).map(DrawnDeed::Past));
    earlier.map(DrawnDeed::Past).into_iter().chain(last).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::scene::deed::{Firer, Manner, WeaponClass};

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

    fn strike(firers: &[&str], target: &str) -> Strike {
        let firers = firers.iter().map(|hex| Firer {
            unit: "rifle".parse().unwrap(),
            hex: hex.parse().unwrap(),
            weapon: WeaponClass::Gun,
            face: None,
            only: None,
        });
        Strike {
            side: 0,
            manner: Manner::Fire,
            firers: firers.collect(),
            off_map: None,
            targets: vec![target.parse().unwrap()],
            struck: Vec::new(),
            only: None,
        }
    }

    fn attack(side: usize, firers: &[&str], target: &str) -> Deed {
        Deed { strikes: vec![strike(firers, target)], ..deed(side) }
    }

    /// The sides of the deeds with lines, and whether they are drawn in full.
    fn lines(deeds: &Deeds, throw: &Throw) -> Vec<(usize, bool)> {
        let line = |drawn: &DrawnDeed| match drawn {
            DrawnDeed::Latest(latest) => (latest.deed.side, true),
            DrawnDeed::Past(deed) => (deed.side, false),
        };
        drawn(deeds, throw).iter().map(line).collect()
    }

    /// While dice roll, no line of another attack can be taken for one of theirs.
    #[test]
    fn lines_of_earlier_attacks_are_gone_while_dice_roll() {
        let rolls = Throw { clock: Some(0.2), attacks: 1, ..Throw::default() };
        let at_rest = Throw::default();
        let mut deeds = Deeds { now: 5, ..Deeds::default() };
        deeds.take(attack(0, &["0101"], "0303"), 3);
        deeds.take(attack(1, &["0707"], "0505"), 5);
        assert_eq!(lines(&deeds, &rolls), [(1, true)]);
        assert_eq!(lines(&deeds, &at_rest), [(0, false), (1, true)]);
        // Dice of a later order: what was attacked before is past.
        deeds.now = 6;
        assert_eq!(lines(&deeds, &rolls), [(1, false)]);
    }

    /// Beside mines no line seems to lead to their ring; nor does one begin at a ring.
    #[test]
    fn no_line_seems_to_belong_to_mines() {
        let mut deeds = Deeds { now: 5, ..Deeds::default() };
        deeds.take(attack(0, &["0101"], "0303"), 3);
        deeds.take(attack(1, &[], "0505"), 5);
        assert_eq!(lines(&deeds, &Throw::default()), [(1, true)]);
        assert_eq!(deeds.ringed(), ["0505".parse::<Hex>().unwrap()]);
        deeds.take(attack(1, &["0707"], "0101"), 5);
        assert_eq!(lines(&deeds, &Throw::default()), [(1, true)], "the target has fired before");
        deeds.ages[1] = Age::Passed;
        assert_eq!(lines(&deeds, &Throw::default()), [(0, false), (1, false)]);
        assert!(deeds.ringed().is_empty());
    }

    /// The strip of dice keeps clear of the hexes of the attack that is rolled for, not of all attacks of the order.
    #[test]
    fn the_hexes_of_an_attack_are_those_of_its_own_dice() {
        let hexes = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Hex>>();
        let mut deeds = Deeds { now: 1, ..Deeds::default() };
        let strikes = vec![strike(&["0101"], "0303"), strike(&["0707"], "0505")];
        deeds.take(Deed { strikes, ..deed(0) }, 1);
        let throw = |attack| Throw { clock: Some(0.2), attack, attacks: 2, ..Throw::default() };
        assert_eq!(deeds.fought(&throw(1)), hexes(&["0505", "0707"]));
        assert_eq!(deeds.fought(&Throw::default()).len(), 4);
    }

    /// A result is on the map only when the die of its attack is at rest; dice of a later order hide nothing.
    #[test]
    fn nothing_is_decided_while_the_die_rolls() {
        let mut deeds = Deeds { now: 1, ..Deeds::default() };
        let strike = Strike {
            side: 0,
            manner: Manner::Fire,
            firers: Vec::new(),
            off_map: None,
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
        // The words of the first attack are not read as those of the second one, nor are they back when its dice rest.
        let words = |deeds: &Deeds, throw: &Throw| {
            let shown = latest(deeds, throw).unwrap();
            [0, 1].map(|strike| shown.has_words(strike))
        };
        assert_eq!(words(&deeds, &throw(0, 1.5)), [true, false]);
        assert_eq!(words(&deeds, &throw(1, 0.2)), [false, false]);
        assert_eq!(words(&deeds, &throw(1, 1.5)), [false, true]);
        deeds.singly = true;
        assert_eq!(words(&deeds, &Throw::default()), [false, true]);
        deeds.singly = false;
        assert_eq!(words(&deeds, &Throw::default()), [true, true]);
        // The die that decides whether aircraft come is shown before both attacks.
        let sent = |attack, clock| Throw { attacks: 3, begins_alone: true, ..throw(attack, clock) };
        assert_eq!(decided(&deeds, &sent(0, 1.5)), ([false, false], false, 0));
        assert_eq!(decided(&deeds, &sent(1, 1.5)), ([true, false], false, 1));
        assert_eq!(decided(&deeds, &sent(2, 1.5)), ([true, true], true, 1));
        deeds.now = 2;
        assert_eq!(decided(&deeds, &throw(0, 0.2)), ([true, true], true, 2));
    }
}
