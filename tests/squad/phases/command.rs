//! Weapons change hands, squads split and join (3.1 c, 12.1, 21.2).

use super::*;
use kessel::games::squad::rules::position::WorkKind;

fn arm(weapon: &str, unit: &str) -> Order {
    Order::Arm { weapon: word(weapon), unit: word(unit) }
}

fn split(squad: &str, second: bool) -> Order {
    Order::Split { squad: word(squad), second }
}

fn join(one: &str, other: &str) -> Order {
    Order::Join { halves: [word(one), word(other)] }
}

fn led() -> Table {
    let stand =
        [("us-rifle-1", "1007"), ("us-rifle-2", "1007"), ("us-leader-0-1", "1007"), ("ge-rifle-1", "2001")];
    stack(Step::Command, &stand)
}

/// Weapons are handed over between infantry in one hex, also in exchange (3.1 c); no unit carries two, a leader no
/// heavy one (12.1).
#[test]
fn weapons_change_hands() {
    let mut table = led();
    table.give("us-m1919a4-1", "us-rifle-1");
    assert_eq!(table.case(arm("us-m1919a4-1", "us-leader-0-1")), "12.1", "too heavy for a leader");
    table.exactly(arm("us-m1919a4-1", "us-rifle-2"), &[]);
    assert_eq!(table.place("us-m1919a4-1"), Place::Carried(word("us-rifle-2")));
    table.give("us-bar-1", "us-rifle-1");
    table.exactly(arm("us-bar-1", "us-rifle-2"), &[]);
    assert_eq!(table.place("us-m1919a4-1"), Place::Carried(word("us-rifle-1")), "one for the other");
    assert_eq!(table.place("us-bar-1"), Place::Carried(word("us-rifle-2")));
    assert_eq!(table.case(arm("us-bar-1", "ge-rifle-1")), "1.2");
    table.set_public(|public| public.phase = Phase::First(Step::Fire));
    assert_eq!(table.case(arm("us-bar-1", "us-leader-0-1")), "3.1");
}

/// A squad splits in a hex with an unpinned friendly leader. Its weapon stays with the half that its owner chooses, and
/// they join again without markers (3.1, 12.1).
#[test]
fn squads_split_and_join() {
    let mut table = led();
    table.give("us-bar-1", "us-rifle-1");
    table.exactly(split("us-rifle-1", true), &[]);
    assert_eq!(table.place("us-bar-1"), Place::Carried(word("us-rifle-half-1b")));
    assert_eq!(table.place("us-rifle-1"), Place::Away);
    assert_eq!(table.case(split("us-rifle-2", false)), "6.7", "four stand there already");
    table.condition("us-rifle-half-1a", |condition| condition.moved = true);
    assert_eq!(table.case(join("us-rifle-half-1a", "us-rifle-2")), "3.1");
    table.condition("us-rifle-half-1b", |condition| condition.valorous = true);
    assert_eq!(table.case(join("us-rifle-half-1a", "us-rifle-half-1b")), "21.2");
    table.condition("us-rifle-half-1b", |condition| condition.valorous = false);
    table.exactly(join("us-rifle-half-1a", "us-rifle-half-1b"), &[]);
    assert_eq!(table.counter("us-rifle-1").condition, Condition::default());
    assert_eq!(table.place("us-bar-1"), Place::Carried(word("us-rifle-1")));
    table.condition("us-leader-0-1", |condition| condition.pinned = true);
    assert_eq!(table.case(split("us-rifle-1", false)), "3.1", "nobody leads");
}

/// Halves of two squads join, unless the other halves of both are still in play (3.1).
#[test]
fn halves_of_two_squads_join() {
    let mut table = led();
    let stand = |table: &mut Table, half: &str, place| {
        let unit = word(half);
        table.set_public(|public| public.counters.iter_mut().find(|it| it.id == unit).unwrap().place = place);
    };
    for squad in ["us-rifle-1", "us-rifle-2"] {
        stand(&mut table, squad, Place::Away);
    }
    for half in ["us-rifle-half-1a", "us-rifle-half-1b", "us-rifle-half-2a"] {
        stand(&mut table, half, Place::Map(hex("1007")));
    }
    stand(&mut table, "us-rifle-half-2b", Place::Map(hex("1009")));
    assert_eq!(table.case(join("us-rifle-half-1a", "us-rifle-half-2a")), "3.1");
    stand(&mut table, "us-rifle-half-2b", Place::Destroyed);
    table.exactly(join("us-rifle-half-1a", "us-rifle-half-2a"), &[]);
    assert_eq!(table.place("us-rifle-2"), Place::Map(hex("1007")));
    assert_eq!(table.place("us-rifle-half-1b"), Place::Map(hex("1007")), "it stays as it is");
}

/// Two halves that join stay in their trench (20.1, 20.3), and are still visible if one of them was (22.2).
#[test]
fn who_joins_stays_in_the_trench_and_is_seen() {
    let mut table = led();
    table.work(WorkKind::Trench, "1007");
    table.condition("us-rifle-1", |condition| condition.in_work = true);
    table.exactly(split("us-rifle-1", false), &[]);
    table.condition("us-rifle-half-1a", |condition| condition.shown = true);
    table.exactly(join("us-rifle-half-1a", "us-rifle-half-1b"), &[]);
    let expected = Condition { in_work: true, shown: true, ..Condition::default() };
    assert_eq!(table.counter("us-rifle-1").condition, expected);
}
