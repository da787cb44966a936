//! The caption for viewers.

use crate::{
    rules::samples::placed,
    shared::names::{hex, word},
};
use kessel::games::squad::{
    rules::{
        Rulebook,
        event::{DiePurpose, Event, Kind},
        fire::modifier::Reason,
        phase::{Phase, Step},
    },
    scene::{caption::caption, fought::Fought},
};

/// Viewers read the firer and the target, and the result of the dice once they are at rest. Without an attack they
/// read the phase.
#[test]
fn a_caption_tells_the_last_attack() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let mut public = placed(&[("us-rifle-1", "0304"), ("ge-rifle-1", "0604")]);
    (public.turn, public.phase) = (2, Phase::First(Step::Fire));
    let at = DiePurpose::Attack(hex("0604"));
    let attacked = Event::Attacked {
        kind: Kind::Fire,
        by: vec![word("us-rifle-1")],
        leader: None,
        hex: hex("0604"),
        struck: vec![word("ge-rifle-1")],
        strength: 5,
        against: 0,
        needs: 8,
        modifiers: vec![(Reason::Cover, 3)],
    };
    let events = [attacked, Event::Die { purpose: at, roll: 1 }, Event::Die { purpose: at, roll: 2 }];
    let fought = Fought::of(&rulebook, &events);
    let told = caption(&rulebook, &public, &[], (&fought, None), None);
    assert_eq!(told.turn, "Turn 2 of 6");
    let battle = told.battle.unwrap();
    assert_eq!((battle.odds.as_str(), battle.strengths.as_str()), ("5", "row 5–10"));
    assert_eq!(battle.came.as_ref().map(|cell| cell.word.as_str()), Some("2 points"));
    // Of 36 rolls with +3: a 2 is three points, a 3 two, a 4 one, and all others have no effect (13.3).
    let chances: Vec<(&str, u8)> = battle.chances.iter().map(|it| (it.word.as_str(), it.percent)).collect();
    assert_eq!(chances, [("3 points", 3), ("2 points", 6), ("1 point", 8), ("no effect", 83)]);
    assert_eq!(told.plain, "The attack has harmed the enemy");
    let meaning = ["dice 3", "3 becomes 6", "Cover +3"].map(str::to_owned);
    assert_eq!(battle.meaning, Some(meaning));
    let flies = caption(&rulebook, &public, &[], (&fought, Some(0.1)), None);
    assert!(flies.plain.contains("17 of 100"), "{}", flies.plain);
    let flies = flies.battle.unwrap();
    assert_eq!(flies.meaning, None, "nothing is told before the dice lie");
    let quiet = caption(&rulebook, &public, &[], (&[], None), None);
    assert_eq!(quiet.sentence, "Units that have not fired may fire or lay smoke");
}

/// An attack on a target by a squad, with this roll of two dice.
fn rolled(kind: Kind, (needs, against): (i8, u16), struck: &str, sum: u8) -> Vec<Event> {
    let at = DiePurpose::Attack(hex("0604"));
    let attacked = Event::Attacked {
        kind,
        by: vec![word("us-rifle-1")],
        leader: None,
        hex: hex("0604"),
        struck: vec![word(struck)],
        strength: 5,
        against,
        needs,
        modifiers: Vec::new(),
    };
    let one = (sum / 2).max(1);
    let die = |roll| Event::Die { purpose: at, roll };
    vec![attacked, die(one), die(sum - one)]
}

/// The sentence agrees with every cell of the fire table, for units of the enemy and of the attacker: a roll below the number of
/// the row costs points (13.3). In an assault with defenders both sides pay, whether it succeeds or not (17.6).
#[test]
fn the_sentence_agrees_with_every_cell() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let mut public = placed(&[("us-rifle-1", "0304"), ("us-rifle-2", "0604"), ("ge-rifle-1", "0604")]);
    (public.turn, public.phase) = (2, Phase::First(Step::Fire));
    let plain = |events: &[Event]| {
        let fought = Fought::of(&rulebook, events);
        caption(&rulebook, &public, &[], (&fought, None), None).plain
    };
    for row in &rulebook.charts.fire {
        for sum in 2..=12_u8 {
            let suffers = row.number > i8::try_from(sum).unwrap();
            for (struck, harmed) in [
                ("ge-rifle-1", "The attack has harmed the enemy"),
                ("us-rifle-2", "Only the attacking side suffers"),
            ] {
                let expected = if suffers { harmed } else { "Neither side suffers" };
                let told = plain(&rolled(Kind::Fire, (row.number, 0), struck, sum));
                assert_eq!(told, expected, "{} and {sum}", row.number);
            }
        }
    }
    for (odds, number) in &rulebook.charts.assault {
        for sum in 2..=12 {
            let told = plain(&rolled(Kind::Assault, (*number, 2), "ge-rifle-1", sum));
            assert_eq!(told, "Both sides suffer", "{odds} and {sum}");
            let told = plain(&rolled(Kind::Assault, (*number, 0), "ge-rifle-1", sum));
            assert_eq!(told, "The attack has harmed the enemy", "pinned defenders are lost without dice");
        }
    }
    for sum in 2..=12_u8 {
        let told = plain(&rolled(Kind::AntiTank, (7, 0), "ge-rifle-1", sum));
        let expected = if sum <= 7 { "The attack has harmed the enemy" } else { "Neither side suffers" };
        assert_eq!(told, expected, "to hit: {sum}");
    }
}
