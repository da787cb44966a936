//! Lines of the log.

use crate::{
    rules::samples::placed,
    shared::names::{hex, word},
};
use kessel::{
    engine::{
        board::Hex,
        text::{PSEUDO, in_language, within},
    },
    games::squad::{
        rules::{
            Rulebook,
            event::{DiePurpose, Event, Kind, Lost},
            fire::modifier::Reason,
            kinds::Side,
            phase::{Phase, Step},
            position::Task,
        },
        words::{
            log::{LogEntry, entries},
            names::Known,
            story,
        },
    },
};

fn rulebook() -> Rulebook {
    Rulebook::load("patrol").unwrap()
}

fn texts(lines: &[LogEntry]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

fn dice(purpose: DiePurpose, rolls: [u8; 2]) -> impl Iterator<Item = Event> {
    rolls.into_iter().map(move |roll| Event::Die { purpose, roll })
}

/// Example 1: strength 12, dice 5, a leader and a building give two points, in one line with its figures.
#[test]
fn an_attack_is_one_line_with_its_figures() {
    let rulebook = rulebook();
    let public = placed(&[
        ("us-rifle-1", "1007"),
        ("us-rifle-2", "1007"),
        ("us-leader-1-1", "1007"),
        ("ge-rifle-1", "0806"),
    ]);
    let at: Hex = hex("0806");
    let (units, enemy) = (["us-rifle-1", "us-rifle-2"].map(word), word("ge-rifle-1"));
    let mut events = vec![Event::Attacked {
        kind: Kind::Fire,
        by: units.to_vec(),
        leader: Some(word("us-leader-1-1")),
        hex: at,
        struck: vec![enemy],
        strength: 12,
        against: 0,
        needs: 9,
        modifiers: vec![(Reason::Cover, 3), (Reason::Leader, -1)],
    }];
    events.extend(dice(DiePurpose::Attack(at), [2, 3]));
    events.extend([
        Event::Fired { units: units.to_vec() },
        Event::Points { hex: at, points: 2 },
        Event::Suffered { unit: enemy, lost: Lost::Reduced(word("ge-rifle-half-1a")) },
    ]);
    let lines = entries(&rulebook, &public, &events);
    assert_eq!(
        texts(&lines),
        [
            "1st and 2nd Rifle Squads, led by Leader −1, fire at German Rifle Squad in Mairie 0806: 2 casualty points; Rifle Squad is reduced to a half squad"
        ]
    );
    assert_eq!(
        lines[0].detail,
        "strength 12, row 11–18; cover +3, leader −1\ndice 5, cover +3, leader −1: 7"
    );
    assert_eq!((lines[0].hex, lines[0].side), (Some(at), Some(Side::Allied)));
}

/// Example 12: a hit on a tank has its number, the kill number and the result of the dice.
#[test]
fn a_shot_at_a_tank_is_one_line() {
    let rulebook = rulebook();
    let public = placed(&[("us-at-57-1", "1007"), ("ge-tiger-1-1", "1004")]);
    let (gun, tank) = (word("us-at-57-1"), word("ge-tiger-1-1"));
    let at = hex("1004");
    let mut events = vec![Event::Attacked {
        kind: Kind::AntiTank,
        by: vec![gun],
        leader: None,
        hex: at,
        struck: vec![tank],
        strength: 0,
        against: 0,
        needs: 10,
        modifiers: vec![],
    }];
    events.extend(dice(DiePurpose::Attack(at), [3, 4]));
    events.push(Event::Hit { unit: tank, needs: 7 });
    events.extend(dice(DiePurpose::Kill(tank), [4, 4]));
    let lines = entries(&rulebook, &public, &events);
    let place = rulebook.board.hex_name(at);
    let expected = format!("57 mm Anti-tank Gun shoots at German Tiger I in {place}: hit; it survives");
    assert_eq!(texts(&lines), [expected]);
    assert_eq!(
        lines[0].detail,
        "hits on 10 or less\ndice 7\neliminated below 7, immobilized at 7\ndice for the armour of German Tiger I: 8"
    );
}

/// A move is stated once, with its path, and the facing of a vehicle belongs to it.
#[test]
fn a_march_is_told_once() {
    let rulebook = rulebook();
    let public = placed(&[("us-rifle-1", "1007"), ("us-rifle-2", "1007")]);
    let units = ["us-rifle-1", "us-rifle-2"].map(word).to_vec();
    let step = |to: &str, spent| Event::Moved { units: units.clone(), hex: hex(to), spent: vec![spent; 2] };
    let events = [
        Event::SetOut { units: units.clone(), assault: false, led: false },
        step("1008", 1),
        Event::Waits { tasks: vec![Task::End] },
        Event::Owed { decision: None },
        step("1009", 2),
        Event::HaveMoved { units: units.clone() },
    ];
    let lines = entries(&rulebook, &public, &events);
    let place = rulebook.board.hex_name(hex("1009"));
    assert_eq!(texts(&lines), [format!("1st and 2nd Rifle Squads move to {place} (2 MP left)")]);
}

/// Losses that an owner has chosen are a separate line, with equal losses together (13.8).
#[test]
fn losses_that_were_chosen_are_a_line() {
    let rulebook = rulebook();
    let public = placed(&[("us-rifle-1", "1007"), ("us-rifle-2", "1007"), ("us-leader-1-1", "1007")]);
    let lost = |unit: &str, lost| Event::Suffered { unit: word(unit), lost };
    let events = [
        Event::Owed { decision: None },
        lost("us-rifle-1", Lost::Pinned),
        lost("us-rifle-2", Lost::Pinned),
        lost("us-leader-1-1", Lost::Eliminated),
    ];
    let lines = entries(&rulebook, &public, &events);
    assert_eq!(texts(&lines), ["1st and 2nd Rifle Squads are pinned; Leader −1 is eliminated"]);
}

/// An attempt to rally is a line with its dice (13.12).
#[test]
fn a_rally_is_a_line() {
    let rulebook = rulebook();
    let public = placed(&[("us-rifle-1", "1007")]);
    let unit = word("us-rifle-1");
    let mut events = vec![Event::Tried { unit }];
    events.extend(dice(DiePurpose::Rally(unit), [3, 3]));
    let lines = entries(&rulebook, &public, &events);
    assert_eq!(texts(&lines), ["Rifle Squad fails to rally"]);
    events.push(Event::Recovered { units: vec![unit] });
    let lines = entries(&rulebook, &public, &events);
    assert_eq!((texts(&lines), lines[0].detail.as_str()), (vec!["Rifle Squad rallies"], "dice 6"));
}

/// Phases without any action are listed in one line. The support phase of a side without missions is left out.
#[test]
fn phases_that_are_over_at_once_are_passed_over() {
    let rulebook = rulebook();
    let public = placed(&[]);
    let open = |phase| Event::PhaseOpened { turn: 1, phase };
    let lines = entries(
        &rulebook,
        &public,
        &[
            open(Phase::First(Step::Support)),
            open(Phase::First(Step::Command)),
            open(Phase::First(Step::Fire)),
        ],
    );
    assert_eq!(texts(&lines), ["Skipped: Allied command", "Turn 1: Allied fire"]);
    assert!(lines[1].heading);
}

/// The log is in the language of the table. The story stays English for the feed, whatever the table shows.
#[test]
fn the_log_follows_the_table_and_the_feed_does_not() {
    let rulebook = rulebook();
    let public = placed(&[("us-rifle-1", "1007")]);
    let event = Event::Exited { unit: word("us-rifle-1") };
    within(in_language(PSEUDO), || {
        let text = story::tell(&rulebook, &public, &event).unwrap();
        let names = Known { rulebook: &rulebook, public: &public };
        assert_eq!(text.english(&names), "American Rifle Squad exits the map");
        let lines = entries(&rulebook, &public, std::slice::from_ref(&event));
        assert!(lines[0].text.contains('é'), "{lines:?}");
    });
}
