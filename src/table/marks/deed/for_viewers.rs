//! The attack for which dice roll or have just rolled, as viewers see it.

use super::shown::{Deeds, latest};
use crate::{engine::board::Hex, scene::deed::Strike, table::counters::animation::Throw};

/// An attack without what only one side knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeenAttack {
    /// The number of the attacking side.
    pub side: usize,
    pub targets: Vec<Hex>,
    /// The hexes of the attackers.
    pub from: Vec<Hex>,
    /// Whether its result may be shown.
    pub is_decided: bool,
    /// Whether it belongs to the last order.
    pub is_of_now: bool,
}

impl Deeds {
    /// Returns the attack for which dice roll, or the last one of the latest deed when they are at rest; none if viewers
    /// do not know of it, or if the game has gone on since.
    pub(crate) fn seen_attack(&self, throw: &Throw) -> Option<SeenAttack> {
        let latest = latest(self, throw)?;
        let (_, after) = self.of_side[self.latest.min(1)].as_ref()?;
        let is_of_now = *after == self.now;
        // Dice of a later order, a rally say, are not its own.
        if throw.clock.is_some() && !is_of_now {
            return None;
        }
        let strikes = latest.strikes();
        // The caption shows the last attack when all dice are at rest.
        let strikes =
            if throw.clock.is_none() { &strikes[strikes.len().saturating_sub(1)..] } else { strikes };
        let seen: Vec<&Strike> = strikes.iter().filter(|strike| strike.only.is_none()).collect();
        let side = seen.first()?.side;
        let mut targets: Vec<Hex> = Vec::new();
        for hex in seen.iter().flat_map(|strike| &strike.targets).map(|hex| latest.place(*hex)) {
            if !targets.contains(&hex) {
                targets.push(hex);
            }
        }
        let firers = seen.iter().flat_map(|strike| &strike.firers).filter(|firer| firer.only.is_none());
        let from = firers.map(|firer| firer.hex).collect();
        let is_decided = throw.clock.is_none() || throw.has_shown(throw.attack);
        Some(SeenAttack { side, targets, from, is_decided, is_of_now })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::scene::{
        Deed,
        deed::{Firer, Manner, WeaponClass},
    };

    fn firer(hex: &str, only: Option<usize>) -> Firer {
        let (unit, hex) = ("rifle".parse().unwrap(), hex.parse().unwrap());
        Firer { unit, hex, weapon: WeaponClass::Gun, face: None, only }
    }

    fn strike(firers: Vec<Firer>, target: &str, only: Option<usize>) -> Strike {
        let targets = vec![target.parse().unwrap()];
        Strike { side: 1, manner: Manner::Fire, firers, off_map: None, targets, struck: Vec::new(), only }
    }

    /// Neither an attack that only one side knows nor a unit whose place it alone knows is shown, and no result before its
    /// die.
    #[test]
    fn viewers_see_what_both_know() {
        let hexes = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Hex>>();
        let mut deeds = Deeds { now: 1, ..Deeds::default() };
        let open = strike(vec![firer("0101", None), firer("0202", Some(1))], "0303", None);
        deeds.take(Deed { side: 1, strikes: vec![open.clone()], ..Deed::default() }, 1);
        let rolls = |clock| Throw { clock, attacks: 1, ..Throw::default() };
        let seen = |deeds: &Deeds, clock| deeds.seen_attack(&rolls(clock));
        let attack = SeenAttack {
            side: 1,
            targets: hexes(&["0303"]),
            from: hexes(&["0101"]),
            is_decided: false,
            is_of_now: true,
        };
        assert_eq!(seen(&deeds, Some(0.2)), Some(attack.clone()));
        assert_eq!(seen(&deeds, None), Some(SeenAttack { is_decided: true, ..attack }));
        assert_eq!(seen(&deeds, Some(-0.5)), None, "units still move into fire");
        deeds.now = 2;
        assert_eq!(seen(&deeds, Some(0.2)), None, "dice of a later order");
        deeds.now = 1;
        let secret = strike(vec![firer("0101", None)], "0303", Some(0));
        deeds.take(Deed { side: 1, strikes: vec![open, secret], ..Deed::default() }, 1);
        assert_eq!(seen(&deeds, None), None);
    }
}
