//! The combats on the map: lines, results in words, and what the owner decides afterwards.

use crate::table::{hex, stack, word};
use kessel::{
    engine::orders::Viewer,
    games::squad::{
        rules::{
            fire::{
                Shot,
                casualties::{Loss, Losses},
            },
            order::Order,
            phase::Step,
        },
        words::names::unit_name,
    },
    scene::deed::{Deed, Manner, WeaponClass},
};

const STAND: [(&str, &str); 4] =
    [("us-rifle-1", "1007"), ("us-at-57-1", "1007"), ("ge-rifle-1", "1002"), ("ge-pz-4h-1", "1003")];

fn lines(deed: &Deed, at: &str) -> Vec<String> {
    let here = deed.outcomes.iter().filter(|outcome| outcome.hex == hex(at));
    here.flat_map(kessel::scene::deed::Outcome::lines).collect()
}

fn fire() -> Order {
    Order::Fire { shots: vec![Shot::of(word("us-rifle-1"))], leader: None, hex: hex("1002") }
}

/// Casualty points stay at the hex until their owner has said who pays them (13.6).
#[test]
fn points_become_the_losses_that_their_owner_chooses() {
    let mut table = stack(Step::Fire, &STAND);
    let deed = table.deed(fire(), &[3, 4], Viewer::All, None).unwrap();
    let firer = &deed.strikes[0].firers[0];
    assert_eq!((firer.hex, firer.weapon), (hex("1007"), WeaponClass::SmallArms));
    assert_eq!((deed.side, deed.strikes[0].manner), (1, Manner::Fire));
    assert_eq!(lines(&deed, "1002"), ["Germans: 1 casualty point"]);
    let losses: Losses = [(word("ge-rifle-1"), Loss::Pinned)].into_iter().collect();
    let deed = table.deed(Order::Casualties { losses }, &[], Viewer::All, Some(&deed)).unwrap();
    let name = unit_name(&table.rules, table.public(), word("ge-rifle-1"));
    assert_eq!(lines(&deed, "1002"), [format!("{name} pinned")]);
    assert_eq!(deed.strikes.len(), 1, "it is the same deed");
}

#[test]
fn a_shot_without_effect_says_so() {
    let mut table = stack(Step::Fire, &STAND);
    let deed = table.deed(fire(), &[6, 6], Viewer::All, None).unwrap();
    assert_eq!(lines(&deed, "1002"), ["fire: no effect"]);
    let shot =
        Order::FireAt { unit: word("us-at-57-1"), weapon: None, leader: None, target: word("ge-pz-4h-1") };
    let deed = table.deed(shot, &[6, 6], Viewer::All, Some(&deed)).unwrap();
    assert_eq!((deed.strikes.len(), lines(&deed, "1003")), (1, vec!["shot missed".to_owned()]));
    assert_eq!(deed.strikes[0].firers[0].weapon, WeaponClass::Gun);
}
