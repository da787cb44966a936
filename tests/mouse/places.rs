//! The texts about the places that a player must take.

use crate::windowless::hex;
use kessel::games::guderian::{
    rules::{Rulebook, set_up},
    scene::tooltip::hex_facts,
    words::explain,
};

/// Places that must be taken have names, although the map names them only in this scenario. If one does not count, the
/// text gives the reason.
#[test]
fn places_of_victory_have_names_and_say_why_they_do_not_count() {
    let rulebook = Rulebook::load("training").expect("the training game");
    let public = set_up::start(&rulebook, 1).public;
    let (krasny, lyady) = (hex("1120"), hex("0918"));
    let facts = hex_facts(&rulebook, &public, krasny);
    assert_eq!(facts.title, "Krasny  1120");
    let why = "6 VP; does not count for the Germans: no line from there to the west edge is free of Soviets";
    assert!(facts.lines.iter().any(|(_, words)| words == why), "{:?}", facts.lines);
    assert_eq!(explain::why(&rulebook, &public, lyady, &[]).title, "Lyady  0918");
    assert_eq!(rulebook.board.hex_name(lyady), "Lyady");
    assert!(rulebook.map.places.iter().any(|place| place.name == "Gusino"), "it is lettered on the map");
    let campaign = Rulebook::load("smolensk").expect("the campaign");
    assert!(campaign.map.places.iter().all(|place| place.name != "Krasny"));
}
