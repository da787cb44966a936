//! The combats on the map: lines from all firers, and the losses once all results are applied.

use super::harness::{Situation, fire, hex, word};
use kessel::{
    engine::orders::Viewer,
    games::panzer44::rules::{order::Order, position::names::unit_name},
    scene::deed::{Deed, Manner, Outcome, WeaponClass},
};

fn lines(deed: &Deed, at: &str) -> Vec<String> {
    let here = deed.outcomes.iter().filter(|outcome| outcome.hex == hex(at));
    here.flat_map(Outcome::lines).collect()
}

/// Both fire before results are applied (6.4): the second shot brings the losses of both.
#[test]
fn losses_stay_where_they_were_when_all_have_fired() {
    let mut table = Situation::new()
        .unit("ge-panther", "0207")
        .unit("us-m36", "0208")
        .dice(&[6, 6])
        .plotted("ge-panther-1 DF 0208", "us-m36-1 DF 0207");
    let first = table.deed(fire("ge-panther-1", "us-m36-1"), &[], Viewer::All, None).unwrap();
    let name = unit_name(&table.rules, table.public(), word("us-m36-1"));
    assert_eq!((first.side, first.strikes[0].manner), (0, Manner::Fire));
    let firer = &first.strikes[0].firers[0];
    assert_eq!((firer.hex, firer.weapon), (hex("0207"), WeaponClass::Gun));
    assert_eq!((lines(&first, "0208"), first.losses.len()), (vec![format!("{name} eliminated")], 0));
    let second = table.deed(fire("us-m36-1", "ge-panther-1"), &[], Viewer::All, Some(&first)).unwrap();
    let lost: Vec<_> = second.losses.iter().map(|loss| (loss.side, loss.hex)).collect();
    assert_eq!((second.side, second.strikes.len()), (1, 1));
    assert!(lost.contains(&(0, hex("0207"))) && lost.contains(&(1, hex("0208"))), "{lost:?}");
}

/// Off-board artillery and aircraft come over the edge of the map behind their side, here the north (8.4, 8.5).
#[test]
fn fire_from_beside_the_map_has_a_line() {
    // The units in the corners would be the middle of each side.
    let situation = Situation::new()
        .lonely()
        .unit("us-rifle", "0602")
        .unit("ge-panther", "0607")
        .part(
            "allied.off_board",
            "[(id: \"us-105\", name: \"105\", strength: 5, fires: 1, pattern: Some(Tight))]",
        )
        .part("allied.sorties", "1");
    let mut table = situation.clone().dice(&[4, 6]).plotted("", "air 0607");
    let deed = table.deed(Order::Strike { hex: hex("0607") }, &[], Viewer::All, None).unwrap();
    let line = deed.strikes[0].off_map.unwrap();
    assert_eq!((line.weapon, deed.side, deed.strikes[0].firers.len()), (WeaponClass::Aircraft, 1, 0));
    assert!(line.from.y > 0.0, "{line:?}");
    let mut table = situation.dice(&[6]).plotted("", "us-105 barrage 0607 HT");
    let deed = table.deed(Order::Barrage { battery: word("us-105") }, &[], Viewer::All, None).unwrap();
    assert_eq!(deed.strikes[0].off_map.map(|line| line.weapon), Some(WeaponClass::Indirect));
}
