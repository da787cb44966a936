#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::games::squad::{
    planning::ClickMode,
    planning::{
        meaning::dropped,
        offers::{clicked_order, offered},
    },
    rules::{
        Position, Rulebook,
        counter::Condition,
        kinds::Side,
        phase::{Phase, Step},
        position::Secrets,
        samples::{hex, placed, word},
    },
};
use std::sync::Arc;

fn laid(stand: &[(&str, &str)]) -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Rulebook::of_map("map-valmont"));
    let mut public = placed(stand);
    public.phase = Phase::First(Step::Movement);
    (rulebook, Position { public, secrets: Secrets::default() })
}

/// A unit with its leader has six points, without a leader four, by assault move half of that (6.1, 6.2).
#[test]
fn a_stack_goes_as_far_as_who_has_least() {
    let (rulebook, position) = laid(&[("us-rifle-1", "0107"), ("us-leader-1-1", "0107")]);
    let view = View::new(&rulebook, &position, Side::Allied);
    let farthest = |units: &[&str], assault| {
        let units: Vec<UnitId> = units.iter().map(|unit| word(unit)).collect();
        let how = How { assault, ..How::default() };
        let found = reached(&view, &units, &[], how);
        found.keys().map(|at| at.distance(hex("0107"))).max().unwrap()
    };
    let both = ["us-rifle-1", "us-leader-1-1"];
    assert_eq!([farthest(&both, false), farthest(&both[..1], false)], [6, 4]);
    assert_eq!([farthest(&both, true), farthest(&both[..1], true)], [3, 2]);
    assert_eq!(groups(&view, &both.map(word)), [both.map(word).to_vec()]);
}

/// A path led over a hex costs the sum of that path, and the order follows it (6).
#[test]
fn a_way_goes_over_what_was_pinned() {
    let (rulebook, position) = laid(&[("us-rifle-1", "0107")]);
    let view = View::new(&rulebook, &position, Side::Allied);
    let unit = word("us-rifle-1");
    let pinned = [hex("0106"), hex("0206")];
    let led = reached(&view, &[unit], &pinned, How::default());
    let choice = &led[&hex("0307")];
    assert_eq!(choice.path, [pinned[0], pinned[1], hex("0307")]);
    assert_eq!(
        (choice.label.as_str(), left_along(&view, &[unit], &choice.path, How::default())),
        ("3", vec![3, 2, 1])
    );
    let order = goes(&view, &[unit], (hex("0307"), Some(choice)), How::default()).unwrap();
    let path = choice.path.clone();
    assert_eq!(order, Some(Order::Move { units: vec![unit], path, assault: false, facing: None }));
}

/// A vehicle drives where it faces, turns in the hexes that it enters, and ends with the facing that the player has set
/// (7.2, 7.3).
#[test]
fn a_vehicle_ends_as_the_hand_has_turned_it() {
    let (rulebook, position) = laid(&[("us-m4-75-1", "0207")]);
    let view = View::new(&rulebook, &position, Side::Allied);
    let unit = word("us-m4-75-1");
    let steps = |to: &str, how: How| {
        let found = reached(&view, &[unit], &[], how);
        let choice = found.get(&hex(to))?;
        let Some(Order::Drive { path, .. }) = goes(&view, &[unit], (hex(to), Some(choice)), how).unwrap()
        else {
            panic!("it drives")
        };
        drive(&rulebook, view.public(), view.public().find(unit).unwrap(), &path).unwrap();
        Some((choice.label.clone(), path.last().unwrap().facing, path.iter().any(|step| step.reverse)))
    };
    let ahead = |facing| How { facing, ..How::default() };
    assert_eq!(steps("0206", ahead(None)), Some(("1".to_owned(), Hexside::North, false)));
    assert_eq!(steps("0206", ahead(Some(Hexside::South))), Some(("3".to_owned(), Hexside::South, false)));
    let back = How { reverse: true, ..How::default() };
    assert_eq!(steps("0206", back), None);
    assert_eq!(steps("0208", back), Some(("2 r".to_owned(), Hexside::North, true)));
}

/// While a unit has to make room in a full hex, no path of another unit is highlighted (8.2).
#[test]
fn nobody_is_lit_before_who_makes_room() {
    let stand =
        [("us-truck-1", "0207"), ("us-rifle-1", "0207"), ("us-rifle-2", "0207"), ("us-rifle-3", "0207")];
    let (rulebook, mut position) =
        laid(&[&stand[..], &[("us-rifle-4", "0305"), ("us-m4-75-1", "0505")]].concat());
    let lit = |position: &Position, unit: &str| {
        let view = View::new(&rulebook, position, Side::Allied);
        offered(&view, &Pointing::default(), &[word(unit)], &[]).len()
    };
    position.public.stores[Side::Allied.number()].smoke = 1;
    let lays_smoke = |position: &Position| {
        let view = View::new(&rulebook, position, Side::Allied);
        let pointing = Pointing { clicks: ClickMode::Smoke, ..Pointing::default() };
        clicked_order(&view, &pointing, &[word("us-rifle-4")], hex("0305")).unwrap().1
    };
    assert!(lays_smoke(&position));
    // One of them has just unloaded.
    let mut steps = position.clone();
    let down = steps.public.counters.iter_mut().find(|counter| counter.id == word("us-rifle-1")).unwrap();
    (down.condition.transported, down.condition.moved) = (true, true);
    assert_eq!(["us-rifle-2", "us-rifle-4", "us-m4-75-1"].map(|unit| lit(&steps, unit)), [0; 3]);
    assert!((1..=6).contains(&lit(&steps, "us-rifle-1")));
    assert!(!lays_smoke(&steps));
    // Instead, their truck has come to load.
    for counter in &mut steps.public.counters {
        counter.condition = Condition::default();
        if counter.id == word("us-truck-1") {
            (counter.condition.spent, counter.condition.moved) = (3, true);
        }
    }
    assert_eq!(["us-rifle-1", "us-rifle-4", "us-m4-75-1"].map(|unit| lit(&steps, unit)), [0; 3]);
}

/// A drop of a squad and a tank moves each along its own path. A drop on an enemy moves no unit there (3.3).
#[test]
fn a_drop_has_each_go_his_way() {
    let (rulebook, position) =
        laid(&[("us-rifle-1", "0207"), ("us-m4-75-1", "0207"), ("ge-rifle-1", "0205")]);
    let view = View::new(&rulebook, &position, Side::Allied);
    let units = [word("us-rifle-1"), word("us-m4-75-1")];
    let mut pointing = Pointing::default();
    let offer = offered(&view, &pointing, &units, &[]);
    let to = hex("0206");
    let meant = dropped(&view, &mut pointing, &units, (to, offer.get(&to)));
    let words: Vec<&str> = meant
        .iter()
        .map(|meant| match meant {
            crate::planning::InputOutcome::Order(order) => order.kind(),
            _ => "",
        })
        .collect();
    assert_eq!(words, ["move", "drive"]);
    assert!(!offer.contains_key(&hex("0205")));
}
