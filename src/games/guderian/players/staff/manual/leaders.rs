//! A leader does not end alone within reach of the enemy: one attack eliminates it, and the units that it led are out
//! of supply.

use super::super::memory::Lay;
use crate::engine::board::Hex;

/// The half points of a panzer division in a turn.
const A_TURN: u16 = 20;

/// Whether the Germans may attack a leader in this hex in their next turn: by the strength that can come there now, or
/// by the distance of units that are on the map or about to enter, if they are not held up.
pub(in crate::games::guderian::players::staff) fn is_in_reach(lay: &Lay, hex: Hex) -> bool {
    lay.threat[hex] > 0.0 || lay.approach[hex] <= A_TURN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::HexMap;

    #[test]
    fn a_leader_is_in_reach_of_strength_on_the_map_and_of_an_entry() {
        let hex = |name: &str| name.parse::<Hex>().unwrap();
        let mut threat = HexMap::filled(4000, 0.0);
        let mut approach = HexMap::filled(4000, A_TURN + 1);
        threat.set(hex("0715"), 8.0);
        approach.set(hex("0516"), A_TURN);
        let lay = Lay { aims: Vec::new(), approach, threat, wanted: HexMap::filled(4000, 0.0) };
        assert!(is_in_reach(&lay, hex("0715")) && is_in_reach(&lay, hex("0516")));
        assert!(!is_in_reach(&lay, hex("1414")));
    }
}
