//! The combats on the map: an attack, its result, and its consequences in later orders.

use crate::harness::*;
use kessel::{
    engine::orders::Viewer,
    games::guderian::words::story::result_name,
    scene::deed::{Deed, Manner, Outcome},
};

fn lines(deed: &Deed, at: &str) -> Vec<String> {
    let here = deed.outcomes.iter().filter(|outcome| outcome.hex == hex(at));
    here.flat_map(Outcome::lines).collect()
}

/// The result of the table stays until the defender has retreated.
#[test]
fn a_retreat_belongs_to_the_attack_that_forced_it() {
    let situation = Situation::new().units("inf-26 inf-5", "1122").units("rifle-61", "1222");
    let mut table = situation.unit("leader-konev", "1522").dice(&[1, 1, 1]).fights(Side::German);
    let deed = table.deed(attack("inf-26 inf-5", "1222"), &[], Viewer::All, None).unwrap();
    let [strike] = deed.strikes.as_slice() else { panic!("{deed:?}") };
    assert_eq!(
        (deed.side, strike.manner, strike.targets.as_slice()),
        (1, Manner::Assault, &[hex("1222")][..])
    );
    assert!(strike.firers.iter().all(|firer| firer.hex == hex("1122")) && strike.firers.len() == 2);
    let result = "D2".parse().map(result_name).unwrap();
    assert_eq!(lines(&deed, "1222"), [result]);
    let chosen = table.deed(Order::Retreat, &[], Viewer::All, Some(&deed));
    assert_eq!(chosen, None, "nothing has moved yet");
    let deed = table.deed(route("1222", "1323 1324"), &[], Viewer::All, Some(&deed)).unwrap();
    assert_eq!(lines(&deed, "1222"), ["retreats 2 hexes"]);
    assert_eq!(deed.strikes.len(), 1);
}

/// A division that was revealed in the attack is lost with its identity, not as an untried one (12.2).
#[test]
fn a_revealed_division_is_lost_with_its_face() {
    let mut table =
        Situation::new().untried_as("rifle-2", "1222").unit("inf-26", "1122").fights(Side::German);
    let deed = table.deed(attack("inf-26", "1222"), &[], Viewer::All, None).unwrap();
    let faces: Vec<&str> = deed.losses.iter().map(|loss| loss.face.unit.as_str()).collect();
    assert_eq!(faces, ["rifle-2"]);
}
