//! Names of units.

use crate::{
    rules::samples::{counter, placed, position},
    shared::names::word,
};
use kessel::{
    engine::text::{Arg, Ids, Text},
    games::squad::{
        rules::{fire::modifier::Reason, rulebook::Rulebook},
        words::names::{modifiers_text, modifiers_with_cases, named, unit_name, used_arg, with_names},
    },
};

/// A unit has its side and its type, a number if there are several of the type, and a letter for a half squad (1.5).
#[test]
fn units_are_called_by_side_number_and_type() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = placed(&[
        ("us-rifle-1", "0101"),
        ("us-rifle-2", "0101"),
        ("us-leader-1-1", "0101"),
        ("ge-rifle-1", "0505"),
    ]);
    let name = |id: &str| unit_name(&rulebook, &public, word(id));
    assert_eq!(name("us-rifle-2"), "American 2nd Rifle Squad");
    assert_eq!(name("ge-rifle-1"), "German Rifle Squad");
    assert_eq!(name("us-leader-1-1"), "American Leader −1");
    let units = ["us-rifle-1", "us-leader-1-1", "us-rifle-2"].map(word);
    assert_eq!(named(&rulebook, &public, &units), "American 1st and 2nd Rifle Squads and Leader −1");
    assert_eq!(name("nobody-9"), "nobody-9");
    let mut half = counter("us-rifle-half", 1, "0101");
    half.id = word("us-rifle-half-1a");
    let other = counter("us-rifle-half", 2, "0101");
    let public = position([half.clone()]);
    assert_eq!(unit_name(&rulebook, &public, half.id), "American Rifle Half-squad A");
    let public = position([half.clone(), other.clone(), counter("us-rifle-half", 3, "0101")]);
    assert_eq!(unit_name(&rulebook, &public, half.id), "American 1st Rifle Half-squad A");
}

/// Refusals contain ids. Players read names, also of expendable weapons.
#[test]
fn ids_in_sentences_become_names() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = placed(&[("us-rifle-1", "0101")]);
    let told = |sentence| with_names(&rulebook, &public, sentence);
    assert_eq!(told("us-rifle-1 is pinned"), "American Rifle Squad is pinned");
    assert_eq!(told("panzerfaust: none left"), "Panzerfaust: none left");
    assert_eq!(told("squad: none left"), "squad: none left");
}

#[test]
fn modifiers_are_told_with_their_sign_and_case() {
    let modifiers = [(Reason::Cover, 3), (Reason::Leader, -1)];
    assert_eq!(modifiers_text(&modifiers).english(&Ids), "cover +3, leader −1");
    assert_eq!(modifiers_with_cases(&modifiers).english(&Ids), "cover +3 (13.2), leader −1 (10.5)");
    assert_eq!(modifiers_text(&[]).english(&Ids), "");
}

#[test]
fn what_is_used_up_is_told_with_its_article() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let used = ["grenades", "satchel", "panzerfaust", "at-grenade"].map(word);
    let used = Arg::list(used.map(|weapon| used_arg(&rulebook, weapon)));
    let text = Text::new("squad-log-used-up", vec![("weapons", used)]);
    let all = "used up: grenades, a satchel charge, a panzerfaust and an anti-tank grenade";
    assert_eq!(text.english(&Ids), all);
}
