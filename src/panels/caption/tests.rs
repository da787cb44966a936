//! The lower third on a screen of 1280 by 720.

use super::{
    lower_third::{PHASE, ROWS},
    pen::LINE,
    size::HEIGHT,
};
use crate::{
    panels::tests::captioned::{Read, faults, read, screen},
    scene::caption::{Battle, Caption, Cell, Chance, Shade, Throw},
};

/// A battle with this result and its meaning, which is decided.
fn decided(word: &str, meaning: [&str; 3]) -> Battle {
    let cell = |word: &str| Cell { word: word.to_owned(), shade: Shade::Ramp(2) };
    Battle {
        heading: "Likely odds".to_owned(),
        odds: "10-1".to_owned(),
        strengths: "16–23 against 5–12".to_owned(),
        column: (1..=6).map(|_| cell(word)).collect(),
        chances: Chance::of([(cell(word), 1.0)]),
        came: None,
        throw: Some(Throw { die: 3, second: None, clock: None }),
        meaning: Some(meaning.map(str::to_owned)),
    }
}

fn caption(battle: Battle) -> Caption {
    Caption {
        title: "Smolensk, July 1941".to_owned(),
        points: 12,
        level: "Marginal victory of the Germans".to_owned(),
        side: None,
        turn: "Turn 4   ·   9–10 July 1941".to_owned(),
        phase: "German mechanized movement phase".to_owned(),
        sentence: "Two regiments of 7th Panzer Division and 5 Infantry Division attack 161 Rifle Division"
            .to_owned(),
        plain: "Both sides suffer".to_owned(),
        battle: Some(battle),
        lesson: None,
    }
}

/// The longest words of results are whole and in their place.
#[test]
fn results_are_whole() {
    let comes = "12 steps or units lost, the losers retreat and the winners advance";
    let modifiers = "Cover +3, hindrance +1, leader −1, moving target −1, smoke in the hex +2";
    let captions = [
        ("D2/A1", ["2 hexes or 2 steps", "attacker: 1 hex or 1 step", "Defender chooses"]),
        ("De/A1", ["Defenders eliminated", "attacker: 1 hex or 1 step", comes]),
        ("D2", ["Eliminated: disrupted again, passenger too", "cover: die 10 −2 → row 8", ""]),
        ("keine Wirkung", ["Würfel 12; Panzerung 11", "12 wird 15", modifiers]),
    ]
    .map(|(word, meaning)| caption(decided(word, meaning)));
    assert_eq!(faults(&captions), Vec::<String>::new());
    let reason = "The untried division has no strength and is eliminated before a die is rolled";
    assert_eq!(faults(&[caption(Battle::without_roll(reason))]), Vec::<String>::new());
}

/// Ten results, as of an attack on untried units, are in two columns, and each has its name and its number.
#[test]
fn many_chances_have_room() {
    let words = ["Ae", "A2", "A1", "Eng", "D1/A1", "D2/A1", "De/A1", "D1", "D2", "De"];
    let cells = words.map(|word| (Cell { word: word.to_owned(), shade: Shade::Ramp(2) }, 1.0));
    let planned = Battle { chances: Chance::of(cells), throw: None, meaning: None, ..decided("D2", [""; 3]) };
    let planned = caption(planned);
    assert_eq!(faults(std::slice::from_ref(&planned)), Vec::<String>::new());
    let texts = read(&mut screen(), &planned);
    for word in words {
        let found: Vec<&Read> = texts.iter().filter(|read| read.words == word).collect();
        assert!(found.iter().any(|read| read.size >= 20.0), "{word}");
    }
    assert_eq!(texts.iter().filter(|read| read.words == "10%").count(), 10);
}

/// Phase and sentences have room above each other.
#[test]
fn the_lines_have_room() {
    assert!(PHASE + ROWS as f32 * LINE <= HEIGHT);
}
