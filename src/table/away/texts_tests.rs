//! Texts of a referee in the language of the player, and hostile ones.

use super::*;
use crate::{
    engine::{
        counters::Flag,
        text::{Ids, in_language, within},
    },
    referee::wire::{RefereeMessage, read_from_referee},
};

const GERMAN: SideNames =
    SideNames { name: "German", message: "side-german", word: "german", people: "Germans", flag: Flag::Grey };

/// The reason that a German player reads of a refusal with this message.
fn read(message: &str) -> String {
    let text = format!(r#"{{"t":"refused","key":"a","case":"1","why":"in English","message":{message}}}"#);
    let refused = read_from_referee(&text).expect("a message");
    let RefereeMessage::Refused { why, message, .. } = refused else { panic!("{refused:?}") };
    within(in_language("de"), || reason(message.as_ref(), &why, &[GERMAN]).shown(&Ids))
}

#[test]
fn a_refusal_is_read_in_the_language_of_the_player() {
    assert_eq!(read(r#"{"id":"online-refusal-over"}"#), "das Spiel ist zu Ende");
    let owed = r#"{"id":"squad-refusal-decision-owed","args":{"side":{"side":"German"}}}"#;
    assert!(read(owed).contains("der deutsche Spieler"), "{}", read(owed));
    let deed = r#"{"id":"order-not-now","args":{"what":{"name":"squad-deed-fire"}}}"#;
    assert!(!read(deed).contains("squad-deed-fire") && read(deed) != "in English", "{}", read(deed));
}

#[test]
fn a_message_that_does_not_fit_is_read_in_english() {
    let is = |id: &str, args: &str| read(&format!(r#"{{"id":"{id}","args":{args}}}"#));
    let range = |range: &str| {
        let unit = r#"{"unit":"rifle-1"},"hex":{"hex":"0101"},"most":6"#;
        is("squad-refusal-out-of-range", &format!(r#"{{"unit":{unit},"range":{range}}}"#))
    };
    assert!(range("9").contains('9'), "{}", range("9"));
    let list = format!("[{}]", vec!["1"; 1_000].join(","));
    for wrong in [
        "null",
        "1.5",
        "[[9]]",
        r#"{"unit":"two words"}"#,
        r#"{"hex":"no"}"#,
        r#"{"key":1}"#,
        "{}",
        list.as_str(),
    ] {
        assert_eq!(range(wrong), "in English", "{wrong}");
    }
    // Texts of other parts of the program, names that are none, and another version.
    for (id, args) in [
        ("online-stale", "{}"),
        ("words", r#"{"words":"Click here"}"#),
        ("language-name", "{}"),
        ("squad-refusal-of-tomorrow", "{}"),
        ("online-refusal-over.form", "{}"),
        ("", "{}"),
        ("online-refusal-over", r#"{"more":1}"#),
        ("squad-refusal-pinned", "{}"),
        ("order-not-now", r#"{"what":{"name":"online-stale"}}"#),
        ("squad-refusal-decision-owed", r#"{"side":{"side":"Roman"}}"#),
    ] {
        assert_eq!(is(id, args), "in English", "{id} {args}");
    }
    for wrong in ["null", "7", "[]", "{}", r#""over""#, r#"{"id":7}"#, r#"{"id":"a","args":[]}"#] {
        assert_eq!(read(wrong), "in English", "{wrong}");
    }
}

/// Words of data are cut and in one line as all texts are, and many of them make no long text.
#[test]
fn words_within_a_message_are_short() {
    let held = |owner: &str| {
        let args = format!(r#"{{"hex":{{"hex":"0101"}},"owner":{owner}}}"#);
        read(&format!(r#"{{"id":"guderian-refusal-held-in-zone","args":{args}}}"#))
    };
    let one = held(&format!(r#""a\nb{}""#, "x".repeat(100_000)));
    assert!(one != "in English" && one.contains("a b") && one.chars().count() < SENTENCE, "{one}");
    let word = format!(r#""{}""#, "x".repeat(NAME));
    assert_eq!(held(&format!("[{}]", vec![word; 16].join(","))), "in English");
}

#[test]
fn a_text_of_another_computer_is_short_and_in_one_line() {
    assert_eq!(shown("Zoë “von” O’Neil 🎲", NAME), "Zoë “von” O’Neil 🎲");
    assert_eq!(shown("a\nb\u{202e}c\u{1b}[2J", NAME), "a b c [2J");
    assert_eq!([shown("four", 4), shown("fives", 4)], ["four", "five…"]);
    assert_eq!(shown(&"x".repeat(4_000_000), SENTENCE).chars().count(), SENTENCE + 1);
}
