//! The texts of the requested dice.

use crate::{
    rules::samples::placed,
    shared::names::{hex, word},
};
use kessel::games::squad::{
    rules::{
        Rulebook,
        event::{DiePurpose, Event},
    },
    words::dice_asked::die_wanted,
};

/// A player who rolls real dice reads the purpose of each.
#[test]
fn every_die_is_asked_for_in_words() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = placed(&[("ge-tiger-1-1", "1004")]);
    let tank = word("ge-tiger-1-1");
    let asked = |purpose| die_wanted(&rulebook, &public, &Event::Die { purpose, roll: 1 }).unwrap().words;
    let place = rulebook.board.hex_name(hex("1004"));
    assert_eq!(asked(DiePurpose::Attack(hex("1004"))), format!("One of two dice for the attack on {place}"));
    assert_eq!(asked(DiePurpose::Kill(tank)), "One of two dice for the armour of German Tiger I");
    assert_eq!(asked(DiePurpose::Side(tank)), "Die for front or rear of German Tiger I");
    assert_eq!(asked(DiePurpose::Survival(tank)), "Die for the crew of German Tiger I");
    assert_eq!(asked(DiePurpose::Scatter), "Die for scatter");
    assert_eq!(asked(DiePurpose::Rally(tank)), "One of two dice to rally German Tiger I");
    assert_eq!(asked(DiePurpose::Sniper), "Die for the sniper");
    assert_eq!(die_wanted(&rulebook, &public, &Event::MarkersOff), None);
}
