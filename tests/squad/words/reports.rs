//! The report of a game, from its events.

use crate::{
    rules::samples::placed,
    shared::names::{hex, word},
};
use kessel::games::squad::{
    rules::{
        counter::Place,
        event::{DiePurpose, Event, Kind, Lost as Fate},
        fire::modifier::Reason,
        kinds::Side,
        phase::{Phase, Step},
        position::Public,
        rulebook::Rulebook,
    },
    words::report::{Came, Report},
};

fn dice(purpose: DiePurpose, rolls: [u8; 2]) -> Vec<Event> {
    rolls.into_iter().map(|roll| Event::Die { purpose, roll }).collect()
}

fn start(stand: &[(&str, &str)]) -> Public {
    let mut public = placed(stand);
    public.phase = Phase::First(Step::Fire);
    public
}

fn attacked(
    kind: Kind,
    by: &str,
    at: &str,
    struck: &str,
    (strength, against, needs): (u16, u16, i8),
) -> Event {
    Event::Attacked {
        kind,
        by: vec![word(by)],
        leader: None,
        hex: hex(at),
        struck: vec![word(struck)],
        strength,
        against,
        needs,
        modifiers: Vec::new(),
    }
}

/// Row 5–10 without modifiers gives 1.56 points on average (13.4). The luck of three points is the difference.
#[test]
fn luck_is_what_the_dice_did_beyond_their_mean() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = start(&[("us-rifle-1", "1007"), ("ge-rifle-1", "1002")]);
    let at = hex("1002");
    let mut events = vec![attacked(Kind::Fire, "us-rifle-1", "1002", "ge-rifle-1", (5, 0, 8))];
    events.extend(dice(DiePurpose::Attack(at), [2, 3]));
    events.extend([
        Event::Points { hex: at, points: 3 },
        Event::Suffered { unit: word("ge-rifle-1"), lost: Fate::Eliminated },
    ]);
    let report = Report::of(&rulebook, &public, [(1, events.as_slice())]);
    let [attack] = report.attacks.as_slice() else { panic!("one attack: {:?}", report.attacks) };
    assert_eq!((attack.result, attack.die, attack.second), (Came::Points(3), 2, Some(3)));
    assert!((attack.expected - 1.5556).abs() < 0.001, "{}", attack.expected);
    assert!((attack.luck - 1.4444).abs() < 0.001, "{}", attack.luck);
    assert_eq!((attack.how.row.as_str(), report.dice.attacks), ("5–10", [0, 1, 1, 0, 0, 0]));
    let turn = &report.turns[0];
    assert_eq!((turn.suffered, turn.destroyed, turn.attacks), ([3, 0], [1, 0], [0, 1]));
    assert_eq!(report.destroyed(Side::German), 1);
}

/// For a shot, the number to hit counts, and the effect of a hit. Letter D at the front of an M4(75) kills with less
/// than 9 of 36 cases.
#[test]
fn a_shot_is_measured_by_what_it_may_destroy() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = start(&[("us-m4-75-1", "1007"), ("ge-pz-4h-1", "1002")]);
    let at = hex("1002");
    let mut events = vec![attacked(Kind::AntiTank, "us-m4-75-1", "1002", "ge-pz-4h-1", (0, 0, 10))];
    events.extend(dice(DiePurpose::Attack(at), [6, 6]));
    let report = Report::of(&rulebook, &public, [(1, events.as_slice())]);
    let attack = &report.attacks[0];
    assert_eq!((attack.result, attack.how.row.as_str()), (Came::Missed, "≤ 10"));
    // It faces away: C at C kills with less than 7 (15 of 36), and immobilizes with 7 (6 of 36); 33 of 36 hit.
    let mean = 33.0 / 36.0 * (15.0 / 36.0 * 6.0 + 6.0 / 36.0 * 3.0);
    assert!((attack.expected - mean).abs() < 1e-9, "{} is not {mean}", attack.expected);
    assert!((attack.luck + mean).abs() < 1e-9);
}

/// A hex of pinned defenders is taken without dice, and therefore without luck (17.2).
#[test]
fn what_no_dice_decide_is_no_attack() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = start(&[("us-rifle-1", "0605"), ("ge-rifle-1", "0604")]);
    let events = [attacked(Kind::Assault, "us-rifle-1", "0604", "ge-rifle-1", (5, 0, 6))];
    let report = Report::of(&rulebook, &public, [(1, events.as_slice())]);
    assert!(report.attacks.is_empty());
}

/// An assault has the value of its defenders, and costs them one point for each assaulter if it fails (17.6).
#[test]
fn an_assault_is_measured_by_its_defenders() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let public = start(&[("us-rifle-1", "0605"), ("ge-rifle-1", "0604")]);
    let mut event = attacked(Kind::Assault, "us-rifle-1", "0604", "ge-rifle-1", (5, 4, 6));
    if let Event::Attacked { modifiers, .. } = &mut event {
        modifiers.push((Reason::Grenades, -1));
    }
    let mut events = vec![event];
    events.extend(dice(DiePurpose::Attack(hex("0604")), [3, 4]));
    let report = Report::of(&rulebook, &public, [(1, events.as_slice())]);
    let attack = &report.attacks[0];
    assert_eq!((attack.result, attack.how.row.as_str()), (Came::Taken, "1-1"));
    // At 7 or less: 21 of 36.
    let mean = 21.0 / 36.0 * 5.0 + 15.0 / 36.0;
    assert!((attack.expected - mean).abs() < 1e-9, "{} is not {mean}", attack.expected);
}

/// Passengers are lost with their carrier; a reduced squad has lost a step, and is no unit lost (8.5, 13.6). The turns add
/// up to the total.
#[test]
fn passengers_count_among_the_lost_and_reduced_squads_do_not() {
    let rulebook = Rulebook::load("crossroads").unwrap();
    let mut public = start(&[("ge-sdkfz-251-1", "1007"), ("ge-pzgren-1", "1007"), ("us-para-1", "1002")]);
    for half in ["us-para-half-1a", "us-para-half-1b"] {
        let mut counter = public.find(word("us-para-1")).unwrap().clone();
        (counter.id, counter.kind, counter.place) = (word(half), word("us-para-half"), Place::Away);
        public.counters.push(counter);
    }
    public.counters.sort_by_key(|counter| counter.id);
    let rider = public.counters.iter_mut().find(|counter| counter.id == word("ge-pzgren-1")).unwrap();
    rider.place = Place::Aboard(word("ge-sdkfz-251-1"));
    let events = [
        Event::Suffered { unit: word("ge-sdkfz-251-1"), lost: Fate::Eliminated },
        Event::Suffered { unit: word("us-para-1"), lost: Fate::Reduced(word("us-para-half-1a")) },
    ];
    let report = Report::of(&rulebook, &public, [(1, events.as_slice())]);
    assert_eq!(Side::BOTH.map(|side| report.destroyed(side)), [2, 0]);
    assert_eq!((report.turns[0].destroyed, report.turns[0].steps), ([2, 0], [3, 1]));
    assert_eq!(report.reduced[1].iter().map(ToString::to_string).collect::<Vec<_>>(), ["Paratrooper Squad"]);
    // When its other half goes, the squad is lost, and nobody is reduced.
    let last = [Event::Suffered { unit: word("us-para-half-1a"), lost: Fate::Eliminated }];
    let report = Report::of(&rulebook, &public, [(1, events.as_slice()), (2, last.as_slice())]);
    assert_eq!((report.turns[0].destroyed, report.turns[0].steps), ([2, 1], [3, 2]));
    assert!(report.reduced.iter().all(Vec::is_empty));
}
