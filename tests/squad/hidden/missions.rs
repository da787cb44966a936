//! Missions on hexes in which units may be hidden (19, 22.2): neither the dice nor their results reveal a unit, or its
//! cover, before it suffers a loss.

use crate::{
    hidden::{heard, option, put_away},
    table::{Table, hex, table_with, word},
};
use kessel::games::squad::rules::{
    event::{DiePurpose, Event, Kind},
    fire::modifier::Reason,
    kinds::Side,
    order::Order,
    phase::Step,
    position::{Mission, WorkKind},
};

/// A hex of woods, and an open one.
const WOODS: &str = "0401";
const OPEN: &str = "0209";
/// A hex in which a hidden unit changes nothing.
const ELSEWHERE: &str = "0708";

/// An aircraft attacks a hex with a foxhole, with a visible German and one that is hidden in the foxhole or in another
/// hex. Returns the public events.
fn struck(at: &str, seen: bool, hidden: &str, dice: &[u8]) -> (Table, Vec<Event>) {
    let one = if seen { format!("ge-rifle-2 {at}\n") } else { String::new() };
    let units = format!("{one}ge-rifle-1 {hidden}\nus-rifle-1 0214");
    let mut table = table_with("patrol", option(), Step::Support, &units);
    table.work(WorkKind::Foxhole, at);
    if hidden == at {
        table.condition("ge-rifle-1", |condition| condition.in_work = true);
    }
    if seen {
        table.condition("ge-rifle-2", |condition| condition.shown = true);
    }
    put_away(&mut table);
    table.set_public(|public| {
        public.stores[Side::Allied.number()].missions.insert(Mission::FighterBomber, 1);
    });
    let mission = Order::Mission { mission: Mission::FighterBomber, hex: hex(at), spotter: None };
    table.must(mission, &[]);
    let events = table.must(Order::Done, dice);
    let heard = heard(&events).into_iter().cloned().collect();
    (table, heard)
}

fn dice_thrown(events: &[Event]) -> usize {
    let of_attack = |event: &&Event| matches!(event, Event::Die { purpose: DiePurpose::Attack(_), .. });
    events.iter().filter(of_attack).count()
}

/// 19.3, 22.2: over a foxhole without a visible unit dice are always rolled, with the cover that a unit there would
/// have. A roll without effect has the same events in both cases.
#[test]
fn an_empty_foxhole_is_struck_like_one_in_which_somebody_hides() {
    for (at, cover) in [(OPEN, 1), (WOODS, 3)] {
        let (table, inside) = struck(at, false, at, &[6, 6]);
        let (_, empty) = struck(at, false, ELSEWHERE, &[6, 6]);
        assert_eq!(inside, empty, "{at}");
        assert_eq!(dice_thrown(&inside), 2);
        let told = inside.iter().find_map(|event| match event {
            Event::Attacked { kind: Kind::Mission(_), struck, modifiers, .. } => Some((struck, modifiers)),
            _ => None,
        });
        assert_eq!(told, Some((&Vec::new(), &vec![(Reason::Cover, cover)])));
        assert_eq!(table.counter("ge-rifle-1").place, kessel::games::squad::rules::counter::Place::Unseen);
    }
}

/// 19.3, 22.2: hidden units take points by the stated modifiers, and are revealed; an empty hex takes none.
#[test]
fn points_fall_by_the_modifiers_that_are_told() {
    // The row of aircraft has no effect at 10, and a point at 9.
    for (dice, harms) in [(&[3, 3], true), (&[3, 4], false)] {
        let (table, inside) = struck(WOODS, false, WOODS, dice);
        let points = inside.contains(&Event::Points { hex: hex(WOODS), points: 1 });
        let shown = inside.contains(&Event::Shown { units: vec![word("ge-rifle-1")] });
        assert_eq!((points, shown, table.hex_of("ge-rifle-1").is_some()), (harms, harms, harms), "{dice:?}");
        let (_, empty) = struck(WOODS, false, ELSEWHERE, dice);
        assert!(!empty.iter().any(|event| matches!(event, Event::Points { .. })), "{empty:?}");
    }
}

/// 19.3, 22.2: a hidden unit in a foxhole does not change the result for a visible one outside it. Otherwise the
/// missing points would reveal the hidden unit.
#[test]
fn a_hidden_unit_does_not_cover_one_that_is_seen() {
    // Seven and two for the woods is nine, and a point; with three for the foxhole it would be none.
    let (_, beside) = struck(WOODS, true, WOODS, &[3, 4]);
    let (_, alone) = struck(WOODS, true, ELSEWHERE, &[3, 4]);
    let before = |events: &[Event]| {
        let told = events.iter().filter(|event| !matches!(event, Event::Waits { .. }));
        let told = told.take_while(|event| !matches!(event, Event::Shown { .. } | Event::Points { .. }));
        told.cloned().collect::<Vec<_>>()
    };
    assert_eq!(before(&beside), before(&alone));
    for events in [&beside, &alone] {
        assert!(events.contains(&Event::Points { hex: hex(WOODS), points: 1 }), "{events:?}");
    }
    let (_, beside) = struck(WOODS, true, WOODS, &[4, 4]);
    let (_, alone) = struck(WOODS, true, ELSEWHERE, &[4, 4]);
    assert_eq!(beside, alone, "without a point nobody is shown");
}
